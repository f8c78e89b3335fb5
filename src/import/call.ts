import type { FileOutcome } from './after-edits.ts'
import type { SourcePlace } from './recording.ts'

/** A tool call as some agent's log holds it. */
export interface LoggedCall {
  readonly name: string
  readonly id?: string | undefined
  readonly input: unknown
  /** Folder that relative paths of the call start from; that of the session when absent. */
  readonly folder?: string | undefined
  /** What the agent wrote just before. */
  readonly why?: string | undefined
  readonly at: SourcePlace
}

/** How a call ended. */
export interface CallResult {
  /** It did nothing: an error, denied, aborted. */
  readonly failed: boolean
  /** Nothing answered it: it counts as done, but for commands. */
  readonly proposed?: boolean | undefined
  /** What it did is said by other calls of the log. */
  readonly told?: boolean | undefined
  /** The tool answered with the list of a folder. */
  readonly folder?: boolean | undefined
  /** SHA-256 of the whole text a Read showed. */
  readonly sha256?: string | undefined
  /** The whole text a Read showed; `openEnd` where it does not say whether the last line is ended. */
  readonly shown?: { readonly text: string; readonly exact: boolean; readonly openEnd?: true } | undefined
  /** What it did to files, where the log says. */
  readonly files?: readonly FileOutcome[] | undefined
  /** Of a command: how it ended (null: nothing says) and what it printed, where the log says. */
  readonly exitCode?: number | null | undefined
  readonly output?: string | undefined
}

/** A call with its result; none where the log has none. */
export interface EndedCall {
  readonly call: LoggedCall
  readonly result?: CallResult | undefined
}
