import type { Problem } from '../../errors.ts'
import type { RepoPath, Workspace } from '../workspace/workspace.ts'
import type { StepTool } from './step-inputs.ts'

/**
 * What a step does to a path. `creates`: a file comes to be there, or is written again as a whole. `changes`: a part of its content.
 * `renames`: the file keeps its content under another name; it `removes` the old path and `creates` the new one.
 */
export type Effect = 'reads' | 'creates' | 'changes' | 'removes' | 'renames'

/** A path as a step names it, and what the step does to it. */
export interface Touch {
  readonly path: string
  readonly effects: readonly Effect[]
}

/** What rules decide about, of a path: who does it, and what. */
export interface Act {
  readonly tool: StepTool
  readonly effects: readonly Effect[]
}

/** Every effect that leaves other files behind. */
export const CHANGING: readonly Effect[] = ['creates', 'changes', 'removes', 'renames']

export const READING: Act = { tool: 'Read', effects: ['reads'] }

/** Whether nothing of the file changes. */
export const onlyReads = ({ effects }: Act): boolean => effects.every((effect) => effect === 'reads')

/** Context of a text that is a part of a file. */
export interface FilePart {
  /** The text before: a credential that it contains is not new. Default empty. */
  readonly before?: string
  /** The line of the file that the text begins in; default 1. */
  readonly firstLine?: number
  /** The path was looked at before; default false. */
  readonly isCleanPath?: boolean
}

/** The questions the tools ask of the policy, in the order of the validation chain. Undefined means: nothing against it. */
export interface PolicyChecks {
  /**
   * SECRET_DETECTED: the new text carries a credential, or the path itself does. A promise where the scanner has to look, which is
   * loaded when the first text looks suspicious; all others cost microseconds. With `before`, what that text holds already is not
   * new: so a whole file is asked about once its steps are done.
   */
  secrets(path: string, text: string, part?: FilePart): Promise<Problem | undefined> | undefined
  /**
   * PATH_DENIED or POLICY_ASK: a rule, the mode or the list of protected paths forbids the act on this path. With the
   * step's number, an approval of that step counts. `confirms`: the tool that proposes the step wants somebody to confirm it.
   */
  path(path: string, act: Act, step?: number, confirms?: boolean): Problem | undefined
  /** CONFIG_BROKEN: the file parsed before and no longer would, or no longer satisfies the schema it is mapped to. */
  configuration(path: string, before: Buffer | undefined, after: Buffer): Problem | undefined
  /** Whether every checkout must hold the files that a run makes: one name is then no other in another case; default false. */
  readonly portable?: boolean
}

/** A policy, and the files it is asked about. */
interface Permission {
  readonly workspace: Pick<Workspace, 'linkTarget'>
  readonly policy: Pick<PolicyChecks, 'path'>
}

/** The names a rule may use for a file: its own and, for a link, that of the file it leads to. */
export const namesOf = (path: RepoPath, { linkTarget }: Permission['workspace']): readonly RepoPath[] => {
  const target = linkTarget(path)
  return target === undefined || target === path ? [path] : [path, target]
}

/** PATH_DENIED or POLICY_ASK, when a rule forbids the act on the file under one of its names; undefined when none does. */
export const refuseByRule = (
  path: RepoPath,
  act: Act,
  { workspace, policy, step }: Permission & { step?: number },
): Problem | undefined => {
  for (const name of namesOf(path, workspace)) {
    const problem = policy.path(name, act, step)
    if (problem) return problem
  }
  return undefined
}

/** Whether a rule denies to read the file: nothing of its content may then decide or show anything. */
export const isUnreadable = (path: RepoPath, permission: Permission): boolean =>
  refuseByRule(path, READING, permission)?.name === 'PATH_DENIED'

/**
 * Whether nothing may be known of a tracked file's content: a rule denies to read it, or a link has taken the place of one of its
 * folders and leads to such a file, into another repository or out of the checkout.
 */
export const mayNotBeRead = (path: RepoPath, { workspace, policy }: Permission & { workspace: Workspace }): boolean => {
  const located = workspace.locate(path)
  if (!located.ok && /^PATH_(?:OUTSIDE_REPO|PROTECTED)$/.test(located.problem.name)) return true
  return [path, located.ok ? located.path : path].some((name) => isUnreadable(name, { workspace, policy }))
}
