import type { Step } from '../plan/schema.js';
import type { Progress, ToolContext } from '../tools/tool.js';
import type { RepoPath } from '../workspace/workspace.js';
import { type StepOutcome } from './glob-edit.js';
/** Runs what a step asks for: one tool on one file, or an Edit of every file among `candidates` that its glob names. */
export declare function runStep(step: Step, context: ToolContext & {
    readonly candidates: () => Iterable<RepoPath>;
}): AsyncGenerator<Progress, StepOutcome, void>;
