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

/** Texts of all files together, in characters, beyond which the oldest are forgotten. */
const MOST = 16 * 1024 * 1024

/** The files of a session as its steps leave them, begun with what the checkout holds. Undefined means not known. */
export class FileStates {
  readonly #states = new Map<string, FileState | undefined>()
  readonly #checkout: (path: string) => CheckoutFile | undefined
  #size = 0

  constructor(checkout: (path: string) => CheckoutFile | undefined) {
    this.#checkout = checkout
  }

  get(path: string): FileState | undefined {
    if (this.#states.has(path)) return this.#states.get(path)
    const file = this.#checkout(path)
    if (!file) return undefined
    const state = { ...file, exact: true }
    this.set(path, state)
    return state
  }

  set(path: string, state: FileState | undefined): void {
    this.#size += sizeOf(state) - sizeOf(this.#states.get(path))
    this.#states.delete(path)
    this.#states.set(path, state)
    if (this.#size > MOST) this.#forgetOldest()
  }

  /** Paths that are known to hold a file below a folder. */
  below(folder: string): string[] {
    return [...this.#states].flatMap(([path, state]) =>
      path.startsWith(`${folder}/`) && state?.text !== undefined ? [path] : [],
    )
  }

  #forgetOldest(): void {
    for (const [path, state] of this.#states) {
      if (this.#size <= MOST / 2) return
      if (state?.text === undefined) continue
      this.#size -= sizeOf(state)
      this.#states.set(path, undefined)
    }
  }
}

const sizeOf = (state: FileState | undefined): number => state?.text?.length ?? 0

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
