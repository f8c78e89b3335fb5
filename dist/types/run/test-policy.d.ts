import type { ToolName } from '../plan/schema.js';
import type { Decision } from '../policy/policy.js';
import { type PolicySource } from './run-policy.js';
export interface PolicyQuestion {
    readonly root: string;
    /** As a plan would give it. */
    readonly path: string;
    readonly tool: ToolName;
    /** Default: `.github/editplan.yml` as it stands on the current commit. */
    readonly policy?: PolicySource;
}
interface PolicyAnswer extends Decision {
    /** Relative to the root, links of folders resolved. */
    readonly path: string;
}
/**
 * What `pr` and the Action would hear from the policy about a path and a tool. Throws what is refused whatever a policy says:
 * PATH_OUTSIDE_REPO, PATH_PROTECTED, PATH_INVALID …; POLICY_INVALID.
 */
export declare function testPolicy({ root, path, tool, policy: given }: PolicyQuestion): Promise<PolicyAnswer>;
export {};
