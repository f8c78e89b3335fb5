import type { TextFile } from './encoding.ts'
import type { Span, Token } from './pattern.ts'

/** One edit of a text, as a step gives it. */
export interface Edit {
  /** The text to replace; an empty one fills a blank file. */
  readonly old_string: string
  readonly new_string: string
  /** Replace every place instead of exactly one. Default false. */
  readonly replace_all?: boolean | undefined
  /**
   * `whitespace` accepts, after everything else, a place that differs in white space alone; `literal` accepts the text as it is
   * written alone, under no tolerance. Default `exact`: under every tolerance but white space.
   */
  readonly match?: 'exact' | 'whitespace' | 'literal' | undefined
}

/** One way to read an edit: what to look for, and what to put there. */
export interface CandidateText {
  readonly tokens: readonly Token[]
  /** Where the tokens fit, whether the place counts. */
  readonly accept?: (file: TextFile, span: Span) => boolean
  /** Texts of which every file holds at least one where this reading can match. */
  readonly needs?: readonly string[]
  /** The new text; a function where it depends on the text found (LF line ends), undefined where that leaves it uncertain. */
  readonly replacement: string | ((found: string) => string | undefined)
}

/**
 * Reads an edit, whose line ends are LF, under one tolerance; undefined where the tolerance has nothing to say, or old and new are
 * equal under it.
 */
export type Tolerance = (edit: Pick<Edit, 'old_string' | 'new_string'>) => CandidateText | undefined

/** The edit as it is written. */
export const exact: Tolerance = (edit) => ({ tokens: [{ text: edit.old_string }], replacement: edit.new_string })
