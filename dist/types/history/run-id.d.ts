import type { PlanOptions } from '../plan/schema.js';
export interface RunOrigin {
    readonly digest: string;
    readonly options: PlanOptions;
    /** Commit the chain stands on. */
    readonly base: string;
    /** Tree of the base, and what dirty touched files added to it before the run. */
    readonly tree: string;
    readonly dirty: readonly {
        readonly path: string;
        readonly mode: string;
        readonly oid: string;
    }[];
}
/** The id of a run: equal for equal plans, options and starting points, whoever runs them and when. 20 hex digits. */
export declare function runId({ digest, options, base, tree, dirty }: RunOrigin): string;
