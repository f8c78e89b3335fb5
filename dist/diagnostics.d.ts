import { DiagnosePlanOptions, ReportedServer } from './types/editplan.js';

/**
 * What the policy's language servers say about a plan's text on its base, whatever the checkout holds; nothing is written. Throws what the
 * plan, its steps and the servers' worktree refuse.
 */
declare function diagnosePlan(text: string, options: DiagnosePlanOptions): Promise<readonly ReportedServer[]>;

export { diagnosePlan };
