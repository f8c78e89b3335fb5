import type { Problem } from '../errors.js';
import type { Step } from '../plan/schema.js';
import type { PolicyChecks } from '../policy/checks.js';
import type { Workspace } from '../workspace/workspace.js';
/** Whether a step is to be replayed: `unmet` says in a sentence why not. */
export type Verdict = {
    readonly ok: true;
    readonly unmet?: string;
} | {
    readonly ok: false;
    readonly problem: Problem;
};
/**
 * Looks at what a step's `when` asks of the files as the steps before leave them. Refusals: those of `Workspace.locate` and of the
 * rules for a Read; INVALID_INPUT where it names no file and the step is about a glob.
 */
export declare const judgeCondition: ({ when, index, ...step }: Pick<Step, 'when' | 'index' | 'input'>, { workspace, policy }: {
    readonly workspace: Workspace;
    readonly policy: PolicyChecks;
}) => Verdict;
