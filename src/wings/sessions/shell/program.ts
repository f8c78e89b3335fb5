import { posix } from 'node:path'
import type { GitMemory } from './git-memory.ts'
import type { ShellFiles } from './shell-files.ts'

/** How a command ended, as far as that is known. */
export type Status = 'ok' | 'failed' | 'unknown'

/**
 * A piece of what a command prints: a text, lines in an order that nothing says, a file as it is, what `git diff` tells, or undefined for
 * what nothing says.
 */
export type PrintPiece =
  | string
  | { readonly lines: string }
  | { readonly shows: string }
  | { readonly diff: true }
  | undefined

/** What a program does with its words. */
export interface Action {
  /** As its files are known, if nothing else says. */
  readonly status: Status
  readonly prints: readonly PrintPiece[]
  /** Does to the files what it does if it succeeds; false where that cannot be said. */
  readonly act?: () => boolean
  /** It does several things of which some may be done although it fails. */
  readonly several?: boolean
  /** Of a script: runs it, by how it must have ended; it tells itself what of it was done. */
  readonly script?: (wanted: Status) => { readonly status: Status; readonly prints: readonly PrintPiece[] }
  /** Other commands that it runs. */
  readonly runs?: Runs
}

/** Commands that a program runs one after the other, each with nothing to read. */
export interface Runs {
  readonly commands: readonly (readonly string[])[]
  /** It succeeds only if all of them do; else always. */
  readonly isStrict: boolean
  /** Nothing says in which order they come, and their words. */
  readonly inAnyOrder: boolean
}

/** What a program sees of its shell. */
export interface ProgramContext {
  readonly files: ShellFiles
  /** What git knows of the checkout. */
  readonly git: GitMemory
  readonly folder: string | undefined
  /** Reads all that comes in; undefined where that is not known, or not in which order, unless that makes no difference. */
  input(order?: 'any order'): string | undefined
  /** Nothing says in which order the lines come in. */
  readonly isShuffled: boolean
  /** A path as the shell's folder has it. */
  at(path: string): string
  /** What other words do; undefined where that is not known. */
  run(words: readonly string[]): Action | undefined
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
  several: paths.length > 1 || paths.some((path) => files.kind(at(path)) === 'folder'),
  act: () => paths.map((path) => act(at(path))).every(Boolean),
})

/** Lines in an order that nothing says, where there are several. */
export const shuffled = (lines: string): PrintPiece => (/\n./s.test(lines) ? { lines } : lines)

/** Whether files can be written, as a program needs them that makes those that are missing. */
export const writableStatus = (paths: readonly string[], { files, at }: ProgramContext): Status => {
  const isWritable = (path: string) =>
    !path.endsWith('/') &&
    files.kind(at(path)) !== 'folder' &&
    (files.kind(at(path)) !== 'none' || /^(folder|undefined)$/.test(String(files.kind(posix.dirname(at(path))))))
  return paths.every(isWritable) ? 'ok' : 'failed'
}

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
  order?: 'any order',
): readonly (string | undefined)[] =>
  paths.length === 0 ? [input(order)] : paths.map((path) => (path === '-' ? input() : files.text(at(path))))

export const inverted = (status: Status): Status => (status === 'ok' ? 'failed' : status === 'failed' ? 'ok' : status)

/** Which options a program takes, by their letters. */
export interface OptionLetters {
  /** Those that stand alone. */
  readonly flags?: string
  /** Those that take a value: what follows in the word, else the next word. */
  readonly valued?: string
  /** Those whose value is what follows in the word, or nothing. */
  readonly glued?: string
  /** Long option names and their letters. */
  readonly long?: Readonly<Record<string, string>>
}

export interface Options {
  /** The letters that are given. */
  readonly letters: string
  readonly rest: readonly string[]
  has(letters: string): boolean
  values(letter: string): readonly string[]
}

/** Reads the words of a program as getopt does; undefined where one is not among its options. */
export const readOptions = (words: readonly string[], letters: OptionLetters): Options | undefined => {
  const given: { readonly letter: string; readonly value: string }[] = []
  const rest: string[] = []
  const queue = [...words]
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (word === '--') rest.push(...queue.splice(0))
    else if (word === '-' || !word.startsWith('-')) rest.push(word)
    else {
      const read = word.startsWith('--')
        ? longOption(word.slice(2), queue, letters)
        : cluster(word.slice(1), queue, letters)
      if (!read) return undefined
      given.push(...read)
    }
  }
  const all = given.map(({ letter }) => letter).join('')
  return {
    letters: all,
    rest,
    has: (wanted) => Array.from(wanted).some((letter) => all.includes(letter)),
    values: (letter) => given.flatMap((one) => (one.letter === letter ? [one.value] : [])),
  }
}

const longOption = (text: string, queue: string[], { valued = '', glued = '', long = {} }: OptionLetters) => {
  const [, name = '', value] = /^([\w-]+)(?:=(.*))?$/s.exec(text) ?? []
  const letter = Object.hasOwn(long, name) ? long[name] : undefined
  if (letter === undefined) return undefined
  if (valued.includes(letter)) return [{ letter, value: value ?? queue.shift() ?? '' }]
  return value === undefined || glued.includes(letter) ? [{ letter, value: value ?? '' }] : undefined
}

const cluster = (text: string, queue: string[], { flags = '', valued = '', glued = '' }: OptionLetters) => {
  const found: { letter: string; value: string }[] = []
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (flags.includes(letter)) found.push({ letter, value: '' })
    else if (glued.includes(letter)) return [...found, { letter, value: text.slice(at + 1) }]
    else if (valued.includes(letter)) return [...found, { letter, value: text.slice(at + 1) || (queue.shift() ?? '') }]
    else return undefined
  }
  return found
}
