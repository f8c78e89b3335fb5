import type { Done, Progress, Refused, ToolContext } from '../tools/tool.js';
import type { RepoPath } from '../workspace/workspace.js';
import type { GlobEdit } from './step-paths.js';
/** What a step makes of its files; a refusal of one is the step's. */
export type StepOutcome = {
    readonly ok: true;
    readonly path: string;
    readonly done: readonly Done[];
} | Refused;
/**
 * Makes one Edit in every file that the glob names and that holds the text or the pattern, all or none, in the order of their names.
 * Matches are literal: a file in which only a tolerance of Edit would find the text is passed over, as one that does not hold it.
 * Under `reads: strict` the step needs `expect_matches`, which stands for a Read of each file.
 * Refusals: FILE_NOT_READ, INVALID_INPUT for the glob or the pattern, STRING_NOT_FOUND where no file holds it, UNEXPECTED_MATCHES,
 * and those of Edit on any of the files.
 */
export declare function editGlob(input: GlobEdit, { candidates, ...context }: ToolContext & {
    readonly candidates: Iterable<RepoPath>;
}): AsyncGenerator<Progress, StepOutcome, void>;
