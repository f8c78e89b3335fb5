import type { RunReport } from './report.js';
export interface BodyLinks {
    /** Address of a commit, from its id. Default: ids stand without a link. */
    readonly commitUrl?: ((commit: string) => string) | undefined;
    /** Address of the whole report (the job's summary), named where the body leaves something out. */
    readonly summaryUrl?: string | undefined;
    /** Bytes of UTF-8; default 60,000. */
    readonly budget?: number;
}
/**
 * The report as Markdown: a pull request's body, a job's summary. Within the budget it is the fullest of three forms:
 * every step with its patch, a table of files, the totals alone. Text of the plan is neutralised.
 */
export declare function renderBody(report: RunReport, links?: BodyLinks): string;
