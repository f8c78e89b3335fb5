import type { Problem } from '../errors.ts'
import type { Step } from '../plan/schema.ts'
import type { PolicyChecks } from '../policy/policy.ts'
import { openText } from '../text/encoding.ts'
import { holdsText } from '../text/match.ts'
import { refuseByRule } from '../tools/permission.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { pathsOf } from './step-paths.ts'

/** Whether a step is to be replayed: `unmet` says in a sentence why not. */
export type Verdict = { readonly ok: true; readonly unmet?: string } | { readonly ok: false; readonly problem: Problem }

/**
 * Looks at what a step's `when` asks of the files as the steps before leave them. Refusals: those of `Workspace.locate` and of the
 * rules for a Read; INVALID_INPUT where it names no file and the step is about a glob.
 */
export const judgeCondition = (
  { when, index, ...step }: Pick<Step, 'when' | 'index' | 'input'>,
  { workspace, policy }: { readonly workspace: Workspace; readonly policy: PolicyChecks },
): Verdict => {
  if (!when) return { ok: true }
  const [given = when.file_path] = when.file_path === undefined ? pathsOf(step) : []
  if (given === undefined) return { ok: false, problem: NO_FILE }
  const located = workspace.locate(given)
  if (!located.ok) return located
  const { path } = located
  const denied = refuseByRule(path, 'Read', { workspace, policy, step: index })
  if (denied) return { ok: false, problem: denied }
  const stat = workspace.stat(path)
  const exists = stat?.kind === 'file' && !stat.broken
  const quoted = JSON.stringify(path)
  if (when.exists !== undefined && when.exists !== exists)
    return { ok: true, unmet: `Skipped: ${quoted} ${exists ? 'exists' : 'does not exist'}.` }
  if (when.contains === undefined || (exists && contains(workspace.read(path), when.contains))) return { ok: true }
  return { ok: true, unmet: `Skipped: ${quoted} does not hold the text of \`when\`.` }
}

const NO_FILE: Problem = {
  name: 'INVALID_INPUT',
  message: 'A glob is no one file for `when` to look at. Name one in its file_path.',
}

const contains = (bytes: Buffer, text: string): boolean => {
  const opened = openText(bytes)
  return opened.ok && holdsText(opened.file, text)
}
