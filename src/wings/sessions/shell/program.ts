import type { GitMemory } from './git-memory.ts'
import type { ShellFiles } from './shell-files.ts'

/** How a command ended, as far as that is known. */
export type Status = 'ok' | 'failed' | 'unknown'

/** A piece of what a command prints: a text, a file as it is, what `git diff` tells, or undefined for what nothing says. */
export type PrintPiece = string | { readonly shows: string } | { readonly diff: true } | undefined

/** What a program does with its words. */
export interface Action {
  /** As its files are known, if nothing else says. */
  readonly status: Status
  readonly prints: readonly PrintPiece[]
  /** Does to the files what it does if it succeeds; false where that cannot be said. */
  readonly act?: () => boolean
  /** It does several things of which some may be done although it fails. */
  readonly several?: boolean
  /** It tells itself what of it was done. */
  readonly isScript?: boolean
}

/** What a program sees of its shell. */
export interface ProgramContext {
  readonly files: ShellFiles
  /** What git knows of the checkout. */
  readonly git: GitMemory
  readonly folder: string | undefined
  /** What comes in; undefined where that is not known. */
  readonly input: string | undefined
  /** A path as the shell's folder has it. */
  at(path: string): string
  /** What other words do; undefined where that is not known. */
  run(words: readonly string[], input?: string): Action | undefined
}

export type Program = (words: readonly string[], context: ProgramContext) => Action | undefined

/** It changes nothing, and what it prints is not known. */
export const QUIET: Action = { status: 'unknown', prints: [undefined] }

export const printing = (text: string | undefined, status: Status = 'ok'): Action => ({ status, prints: [text] })

/** Does something to each path; nothing is printed. */
export const toEach = (
  paths: readonly string[],
  act: (path: string) => boolean,
  { at, files }: ProgramContext,
  status: Status = statusOf(paths, { at, files }),
): Action => ({
  status,
  prints: [''],
  several: paths.length > 1,
  act: () => paths.map((path) => act(at(path))).every(Boolean),
})

/** Whether files are there, as a program needs them. */
export const statusOf = (paths: readonly string[], { files, at }: Pick<ProgramContext, 'files' | 'at'>): Status => {
  const kinds = paths.filter((path) => path !== '-').map((path) => files.kind(at(path)))
  if (kinds.includes('none')) return 'failed'
  return kinds.includes(undefined) ? 'unknown' : 'ok'
}

/** The texts of the files that are named, or what comes in. */
export const inputsOf = (
  paths: readonly string[],
  { files, at, input }: ProgramContext,
): readonly (string | undefined)[] =>
  paths.length === 0 ? [input] : paths.map((path) => (path === '-' ? input : files.text(at(path))))

export const inverted = (status: Status): Status => (status === 'ok' ? 'failed' : status === 'failed' ? 'ok' : status)
