import type { ReportedStep } from './report.js';
/** How old_string was found, in words. */
export declare const MATCHED: Readonly<Record<NonNullable<ReportedStep['matched_by']>, string>>;
