import type { Problem } from '../errors.js';
import type { Step } from '../plan/schema.js';
import type { StructuredPatchHunk } from '../text/patch.js';
import type { MatchedBy } from '../tools/tool.js';
import type { Change } from './changes.js';
export type StepStatus = 'read' | 'applied' | 'unchanged' | 'collapsed' | 'failed' | 'skipped';
/** What became of one step. */
export interface StepResult {
    readonly step: Step;
    readonly status: StepStatus;
    /** Relative to the root, `/` separated, whatever the plan wrote; of a glob Edit its glob. */
    readonly path: string;
    readonly matchedBy?: MatchedBy;
    /** What it does, file by file: one or more when `applied`, else none. */
    readonly changes: readonly Change[];
    /** Of the only change; empty where there are several. */
    readonly structuredPatch: readonly StructuredPatchHunk[];
    /** Lines, of all changes together. */
    readonly insertions: number;
    readonly deletions: number;
    readonly error?: Problem;
    /** Number of the step that this one repeats. */
    readonly duplicateOf?: number;
    /** Id of the step's commit, once it is recorded. */
    readonly commit?: string;
    readonly notes?: readonly string[];
}
