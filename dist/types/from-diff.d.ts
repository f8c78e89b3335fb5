import { P as Plan } from './schema.js';
import { P as PolicySource } from './run-policy.js';

interface DiffRequest {
    /** A folder of the checkout. */
    readonly root: string;
    /** Revision the plan begins at; default HEAD. */
    readonly from?: string;
    /** Revision it leads to; default: the work tree, with all that git does not ignore. */
    readonly to?: string;
    /** Absolute path of a file that does not count: the one that the plan is written to. */
    readonly except?: string;
    /** Default: the subject where the two are a commit and its parent. */
    readonly title?: string;
    /** Default: the repository's own, as of `from`. */
    readonly policy?: PolicySource;
}
interface DiffPlan {
    /** Absent when nothing differs, or nothing of it can be carried. */
    readonly plan?: Plan;
    /** What differs and the plan does not carry. */
    readonly leftOut: readonly LeftOut[];
}
/**
 * Makes a plan that leads from one state of a repository to another, each file by edits that are unique where they apply, or whole where
 * that says less or is the only way. Every step has been replayed: applied to `from`, which the plan names as its base, the plan gives
 * the files of the other state byte for byte, but for those listed. Throws NOT_A_REPOSITORY, UNKNOWN_REVISION.
 */
declare function planFromDiff(request: DiffRequest): Promise<DiffPlan>;
/** Something that differs and that the steps do not carry. */
interface LeftOut {
    readonly path: string;
    /** Why, in a sentence for a person. */
    readonly reason: string;
}

export { planFromDiff as p };
export type { DiffPlan as D, LeftOut as L, DiffRequest as a };
