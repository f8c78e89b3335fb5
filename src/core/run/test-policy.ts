import { EditplanError } from '../../errors.ts'
import type { ToolName } from '../plan/schema.ts'
import type { Decision } from '../policy/command-rules.ts'
import { bySeverity } from '../policy/policy.ts'
import { namesOf, refuseByRule } from '../tools/permission.ts'
import { openDisk } from '../workspace/sources/disk.ts'
import { openRepository } from './baseline.ts'
import { openPolicy, type PolicySource } from './run-policy.ts'

/** A path and a tool to ask the policy about. */
export interface PolicyQuestion {
  readonly root: string
  /** As a plan would give it. */
  readonly path: string
  readonly tool: ToolName
  /** Default: `.github/editplan.yml` of the current commit. */
  readonly policy?: PolicySource
}

/** A command to ask the policy about. */
export interface CommandPolicyQuestion extends Pick<PolicyQuestion, 'root' | 'policy'> {
  /** As a plan would give it. */
  readonly command: string | readonly string[]
}

interface PolicyAnswer extends Decision {
  /** Relative to the root, links of folders resolved. */
  readonly path: string
}

/**
 * What `pr` and the Action would hear from the policy about a path and a tool. Throws what is refused whatever a policy says:
 * PATH_OUTSIDE_REPO, PATH_PROTECTED, PATH_INVALID …; POLICY_INVALID.
 */
export async function testPolicy({ root, path, tool, policy: given }: PolicyQuestion): Promise<PolicyAnswer> {
  const git = await openRepository({ root })
  const policy = await openPolicy(git, 'HEAD', { given, asks: true })
  const disk = openDisk(git.root)
  const located = disk.locate(path)
  if (!located.ok) throw new EditplanError(located.problem)
  const names = namesOf(located.path, disk)
  const decision = names
    .map((name) => policy.decide(name, tool))
    .reduce((one, other) => (bySeverity(one, other) < 0 ? other : one))
  const refused =
    decision.behavior === 'allow' ? refuseByRule(located.path, tool, { workspace: disk, policy }) : undefined
  if (refused) throw new EditplanError(refused)
  return { path: located.path, ...decision }
}

/** What the policy says of the command of a Run step, where no earlier step changed anything. Throws COMMAND_UNSAFE, POLICY_INVALID. */
export async function testCommand({ root, command, policy: given }: CommandPolicyQuestion): Promise<Decision> {
  const git = await openRepository({ root })
  const policy = await openPolicy(git, 'HEAD', { given, asks: true })
  const { judgeCommand } = await import('../policy/judge-command.ts')
  const judged = judgeCommand(policy, { input: { command: typeof command === 'string' ? command : [...command] } })
  if (judged.ok) return judged.decision
  if (!judged.decision) throw new EditplanError(judged.problem)
  return judged.decision
}
