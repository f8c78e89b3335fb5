import type { Problem } from '../../errors.ts'
import type { StepTool } from '../plan/schema.ts'
import type { PolicyChecks } from '../policy/policy.ts'
import type { RepoPath, Workspace } from '../workspace/workspace.ts'

/** A policy, and the files it is asked about. */
export interface Permission {
  readonly workspace: Pick<Workspace, 'linkTarget'>
  readonly policy: Pick<PolicyChecks, 'path'>
}

/** The names a rule may use for a file: its own and, for a link, that of the file it leads to. */
export const namesOf = (path: RepoPath, { linkTarget }: Permission['workspace']): readonly RepoPath[] => {
  const target = linkTarget(path)
  return target === undefined || target === path ? [path] : [path, target]
}

/** PATH_DENIED or POLICY_ASK, when a rule forbids the tool on the file under one of its names; undefined when none does. */
export const refuseByRule = (
  path: RepoPath,
  tool: StepTool,
  { workspace, policy, step }: Permission & { step?: number },
): Problem | undefined => {
  for (const name of namesOf(path, workspace)) {
    const problem = policy.path(name, tool, step)
    if (problem) return problem
  }
  return undefined
}

/** Whether a rule denies to read the file: nothing of its content may then decide or show anything. */
export const isUnreadable = (path: RepoPath, permission: Permission): boolean =>
  refuseByRule(path, 'Read', permission)?.name === 'PATH_DENIED'

/**
 * Whether nothing may be known of a tracked file's content: a rule denies to read it, or a link has taken the place of one of its
 * folders and leads to such a file, into another repository or out of the checkout.
 */
export const mayNotBeRead = (
  path: RepoPath,
  { workspace, policy }: Permission & { workspace: Pick<Workspace, 'locate'> },
): boolean => {
  const located = workspace.locate(path)
  if (!located.ok && /^PATH_(?:OUTSIDE_REPO|PROTECTED)$/.test(located.problem.name)) return true
  return [path, located.ok ? located.path : path].some((name) => isUnreadable(name, { workspace, policy }))
}
