import type { TreeChange } from '../git/commands/raw-diff.js';
import type { PlanOptions, Step } from '../plan/schema.js';
import type { PolicyChecks } from '../policy/checks.js';
import type { TreeSource } from '../workspace/sources/tree.js';
/** Something that differs and that the steps do not carry. */
export interface LeftOut {
    readonly path: string;
    /** Why, in a sentence for a person. */
    readonly reason: string;
}
export interface TwoTrees {
    readonly source: TreeSource;
    readonly result: TreeSource;
    readonly policy: PolicyChecks;
}
/** The options that a plan of such steps needs: no step is a duplicate, and a file that is no text can be read by none. */
export declare const OPTIONS: PlanOptions;
/**
 * Steps that make the files of one tree those of another: of the ways in which a file's change can be said, the first whose replay gives
 * the very bytes and mode. What goes comes first, so that its name is free.
 */
export declare function stepsFor(changes: readonly TreeChange[], trees: TwoTrees): Promise<{
    readonly steps: readonly Step[];
    readonly leftOut: readonly LeftOut[];
}>;
