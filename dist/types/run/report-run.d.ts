import { type ReportParts } from '../report/build-report.js';
import type { RunReport } from '../report/report.js';
import type { Ground } from './ground.js';
import { type Replayed } from './replayed.js';
import type { Request } from './request.js';
export interface RunParts extends Pick<ReportParts, 'notes' | 'verifications' | 'problems' | 'pullRequest'> {
    readonly ground: Pick<Ground, 'git' | 'base'>;
    readonly request: Request;
    readonly replayed: Pick<Replayed, 'steps' | 'run' | 'workspace'>;
    readonly branch?: string | undefined;
}
/** What a run reports, recorded or not. */
export declare function reportRun({ ground, request, replayed, branch, notes, ...more }: RunParts): Promise<RunReport>;
