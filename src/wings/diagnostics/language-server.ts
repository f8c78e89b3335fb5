import type { Severity } from './diagnostic.ts'

/** A language server that a policy names. */
export interface LanguageServer {
  /** What reports call it. */
  readonly name: string
  /** The program and its arguments. */
  readonly argv: readonly [string, ...string[]]
  /** Whether it is asked about a file. */
  asks(path: string): boolean
  /** The least severe that counts. */
  readonly severity: Severity
  /** Milliseconds for all that is asked of it. */
  readonly timeout: number
  /** Bytes of memory, of all its processes. */
  readonly memory: number
  /** Its `initializationOptions`; what keeps it from running other programs goes over them. */
  readonly initialization?: Readonly<Record<string, unknown>>
}
