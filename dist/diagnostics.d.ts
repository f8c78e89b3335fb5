import { d as ReportedServer } from './types/report-data.js';
import { PolicySource } from './index.js';
import './types/errors.js';
import './types/plan-data.js';

/** Language servers that go on running from one diagnosis of a session to the next. The end of the scope stops them. */
interface KeptServers extends AsyncDisposable {
    /** Whether a server runs, that has loaded its files. */
    readonly isWarm: boolean;
}

interface PlanDiagnosisOptions {
    readonly root: string;
    readonly policy?: PolicySource | undefined;
    /** As in `Terms`. */
    readonly servers?: KeptServers | undefined;
    readonly signal?: AbortSignal | undefined;
}
/**
 * What the policy's language servers say of a plan's text on its base, whatever the checkout holds; nothing is written. Throws what the
 * plan, its steps and the servers' worktree refuse.
 */
declare function diagnosePlan(text: string, { servers, ...options }: PlanDiagnosisOptions): Promise<readonly ReportedServer[]>;

export { diagnosePlan };
export type { PlanDiagnosisOptions };
