import type { Problem } from '../errors.js';
import type { StepTool } from '../plan/schema.js';
/** The questions the tools ask of the policy, in the order of the validation chain. Undefined means: nothing against it. */
export interface PolicyChecks {
    /**
     * SECRET_DETECTED: the new text carries a credential, or the path itself does. A promise because the scanner is one; it is
     * loaded when the first text looks suspicious, all others cost microseconds. With `before`, what that text holds already is not
     * new: so a whole file is asked about once its steps are done.
     */
    secrets(path: string, text: string, before?: string): Promise<Problem | undefined>;
    /**
     * PATH_DENIED or POLICY_ASK: a rule, the mode or the list of protected paths speaks against this path. With the step's number,
     * leave that was given for this step counts.
     */
    path(path: string, tool: StepTool, step?: number): Problem | undefined;
    /** CONFIG_BROKEN: the file parsed before and no longer would, or no longer satisfies the schema it is mapped to. */
    configuration(path: string, before: Buffer | undefined, after: Buffer): Problem | undefined;
}
