import { T as ToolName } from './plan-data.js';

/** The policy's decision about a path and a tool, or about a command, and the rule that decided. */
interface Decision {
    readonly behavior: 'allow' | 'ask' | 'deny';
    /** The rule's text, `protected: <kind>`, `changed: <kind>`, `mode: <mode>`, `granted` or `default`. */
    readonly rule: string;
    /** A sentence for a person, without a full stop. */
    readonly reason: string;
}

/** A policy's text, and what messages call it. */
interface PolicySource {
    readonly name: string;
    readonly text: string;
}
/** A path and a tool to ask the policy about. */
interface PolicyQuestion {
    readonly root: string;
    /** As a plan would give it. */
    readonly path: string;
    readonly tool: ToolName;
    /** Default: `.github/editplan.yml` of the current commit. */
    readonly policy?: PolicySource;
}
/** A command to ask the policy about. */
interface CommandPolicyQuestion extends Pick<PolicyQuestion, 'root' | 'policy'> {
    /** As a plan would give it. */
    readonly command: string | readonly string[];
}
interface PolicyAnswer extends Decision {
    /** Relative to the root, links of folders resolved. */
    readonly path: string;
}
/**
 * What `pr` and the Action would hear from the policy about a path and a tool. Throws what is refused whatever a policy says:
 * PATH_OUTSIDE_REPO, PATH_PROTECTED, PATH_INVALID …; POLICY_INVALID.
 */
declare function testPolicy({ root, path, tool, policy: given }: PolicyQuestion): Promise<PolicyAnswer>;
/** What the policy says of the command of a Run step, where no earlier step changed anything. Throws COMMAND_UNSAFE, POLICY_INVALID. */
declare function testCommand({ root, command, policy: given }: CommandPolicyQuestion): Promise<Decision>;

export { testPolicy as a, testCommand as t };
export type { PolicySource as P };
