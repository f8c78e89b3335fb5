import type { ReportedStep } from '../report/report.js';
/** A step as it may be shown: of one that was not done, the path and the words of the refusal may carry what they refuse. */
export declare function maskStep(step: ReportedStep): Promise<ReportedStep>;
