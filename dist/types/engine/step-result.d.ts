import type { Problem } from '../errors.js';
import type { Step } from '../plan/schema.js';
import type { StructuredPatchHunk } from '../text/patch.js';
import type { FileChange, MatchedBy } from '../tools/tool.js';
export type StepStatus = 'read' | 'applied' | 'unchanged' | 'collapsed' | 'failed' | 'skipped';
/** What became of one step. */
export interface StepResult {
    readonly step: Step;
    readonly status: StepStatus;
    /** Relative to the root, `/` separated, whatever the plan wrote. */
    readonly path: string;
    readonly matchedBy?: MatchedBy;
    /** Present when `applied`. */
    readonly change?: FileChange;
    readonly structuredPatch: readonly StructuredPatchHunk[];
    readonly insertions: number;
    readonly deletions: number;
    readonly error?: Problem;
    /** Number of the step that this one repeats. */
    readonly duplicateOf?: number;
    /** Id of the step's commit, once it is recorded. */
    readonly commit?: string;
    readonly notes?: readonly string[];
}
