import type { StepResult } from '../engine/step-result.js';
import { type Problem } from '../errors.js';
import type { ReportedProblem, ReportedStep, RunReport } from './report.js';
/** What a run knows when it ends; everything but the plan and the steps may be missing when it ended early. */
export interface ReportParts {
    readonly plan: {
        readonly title: string;
        readonly digest: string;
        readonly description?: string | undefined;
        /** Names of the plan files, in the order they were replayed. */
        readonly files: readonly string[];
        /** Options of the run that replaced the plan's own. */
        readonly overrides?: RunReport['plan']['overrides'];
    };
    readonly steps: readonly (StepResult | ReportedStep)[];
    readonly base?: RunReport['base'];
    readonly head?: RunReport['head'];
    readonly run?: RunReport['run'];
    readonly notes?: readonly string[];
    readonly verifications?: RunReport['verifications'];
    readonly problems?: readonly Problem[];
    readonly pullRequest?: RunReport['pull_request'];
}
/** The report of a run, totals counted from its steps. */
export declare function buildReport(parts: ReportParts): RunReport;
/** A step's result in the report's words: snake_case, no bytes. */
export declare function reportStep(result: StepResult): ReportedStep;
/** A refusal in the report's words. */
export declare const reportProblem: ({ name, message, at, suggestions }: Problem) => ReportedProblem;
