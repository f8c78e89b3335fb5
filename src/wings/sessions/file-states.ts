/** What is known of a file at a point of a session. */
export interface FileState {
  /** Undefined where there is no such file. */
  readonly text: string | undefined
  /** Line ends and byte order mark are those of the file; otherwise LF, without a mark. */
  readonly exact: boolean
  readonly executable?: boolean | undefined
}

/** A file of the checkout as it was before anything recorded: its text with line ends and mark, and whether it may be executed. */
export interface CheckoutFile {
  readonly text: string
  readonly executable?: boolean | undefined
}

/** There is no such file. */
export const GONE: FileState = { text: undefined, exact: true }

const MARK = '\ufeff'

/** A text with LF line ends and no byte order mark. */
export const plainText = (text: string): string =>
  withoutMark(text.includes('\r') ? text.replaceAll('\r\n', '\n') : text)

export const withoutMark = (text: string): string => (text.startsWith(MARK) ? text.slice(1) : text)

export const hasMark = (text: string): boolean => text.startsWith(MARK)

/** Whether two texts are the same as far as they are known. */
export const isSame = (state: FileState, text: string, exact: boolean): boolean =>
  state.text !== undefined &&
  (state.text === text || ((!state.exact || !exact) && plainText(state.text) === plainText(text)))
