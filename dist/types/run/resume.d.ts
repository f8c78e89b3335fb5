export interface Resumed {
    /** `nothing`: no run was interrupted here. */
    readonly outcome: 'finished' | 'rolled-back' | 'nothing';
    /** Id of the run that was applied or undone. */
    readonly run?: string;
    /** Files that somebody changed after the kill: left as they are now. */
    readonly kept: readonly string[];
}
/** After a kill: brings the checkout to after the interrupted run, or to before it, and drops runs that were never finished. */
export declare const resumeRun: ({ root }: {
    readonly root: string;
}) => Promise<Resumed>;
