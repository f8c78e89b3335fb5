import type { PrintPiece, Status } from './program.ts'
import type { ShellFiles } from './shell-files.ts'

/** What a command came to. */
export interface CommandEnd {
  readonly status: Status
  /** It failed in a part of a list, or is negated: no shell stops at that. */
  readonly isSpared?: boolean | undefined
  readonly prints: readonly PrintPiece[]
}

export const NOTHING: CommandEnd = { status: 'ok', prints: [] }
export const UNKNOWN: CommandEnd = { status: 'unknown', prints: [undefined] }

/** Whether all of it is known. */
export const isAll = (status: Status): boolean => status !== 'unknown'

/** What comes in and was not read yet; undefined where that is not known. */
export type Stdin = { text: string | undefined; readonly isShuffled?: boolean }

/** What was printed, where its order is known too. */
export const textOf = (prints: readonly PrintPiece[], files: ShellFiles): string | undefined => {
  const { text, isShuffled } = streamOf(prints, files)
  return isShuffled ? undefined : text
}

/** What was printed, as another command reads it. */
export const streamOf = (prints: readonly PrintPiece[], files: ShellFiles): Stdin => {
  const texts = prints.map((print) => {
    if (typeof print !== 'object') return print
    return 'lines' in print ? print.lines : 'shows' in print ? files.text(print.shows) : undefined
  })
  const isShuffled = prints.some((print) => typeof print === 'object' && 'lines' in print)
  return { text: texts.every((text) => text !== undefined) ? texts.join('') : undefined, isShuffled }
}
