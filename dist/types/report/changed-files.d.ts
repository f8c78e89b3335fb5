import type { ChangedFile, ReportedStep } from './report.js';
/** The files that an applied step changed, each with its part of the patch; most steps are about one. */
export declare const filesOf: (step: ReportedStep) => readonly ChangedFile[];
/** What a step is called by: its file or its glob; of a Move both names. */
export declare const namesOf: ({ file_path, new_path }: ReportedStep) => readonly string[];
