import type { Problem } from '../errors.ts'
import type { StepTool } from '../plan/schema.ts'

/** The questions the tools ask of the policy, in the order of the validation chain. Undefined means: nothing against it. */
export interface PolicyChecks {
  /**
   * SECRET_DETECTED: the new text carries a credential, or the path itself does. A promise because the scanner is one; it is
   * loaded when the first text looks suspicious, all others cost microseconds.
   */
  secrets(path: string, text: string, part?: FilePart): Promise<Problem | undefined>
  /**
   * PATH_DENIED or POLICY_ASK: a rule, the mode or the list of protected paths speaks against this path. With the step's number,
   * leave that was given for this step counts.
   */
  path(path: string, tool: StepTool, step?: number): Problem | undefined
  /** CONFIG_BROKEN: the file parsed before and no longer would, or no longer satisfies the schema it is mapped to. */
  configuration(path: string, before: Buffer | undefined, after: Buffer): Problem | undefined
}

/** What is known of a text that is a part of a file. */
export interface FilePart {
  /** What stood there before: a credential that it holds is not new. Default nothing. */
  readonly before?: string
  /** The line of the file that the text begins in; default 1. */
  readonly firstLine?: number
}
