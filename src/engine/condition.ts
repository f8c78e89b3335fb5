import type { Problem } from '../errors.ts'
import type { Step } from '../plan/schema.ts'
import { pathsOf } from '../plan/steps.ts'
import type { PolicyChecks } from '../policy/policy.ts'
import { mayHold } from '../text/eight-bit.ts'
import { openText } from '../text/encoding.ts'
import { type Held, holdsText } from '../text/match.ts'
import { visible } from '../text/visible.ts'
import { refuseByRule } from '../tools/permission.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { readFailed } from './run-tool.ts'

/** Whether a step is to be replayed: `unmet` says in a sentence why not. */
export type Verdict = { readonly ok: true; readonly unmet?: string } | { readonly ok: false; readonly problem: Problem }

/**
 * Looks at what a step's `when` asks of the files as the steps before leave them. Refusals: those of `Workspace.locate` and of the
 * rules for a Read; READ_FAILED; INVALID_INPUT where it names no file and the step is about a glob; UNSUPPORTED_ENCODING for a file that is not
 * UTF-8 and may hold the text, depending on its encoding.
 */
export const judgeCondition = (
  { when, index, ...step }: Pick<Step, 'when' | 'index' | 'input'>,
  context: ConditionContext,
): Verdict => {
  if (!when) return { ok: true }
  const [given = when.file_path] = when.file_path === undefined ? pathsOf(step) : []
  if (given === undefined) return { ok: false, problem: NO_FILE }
  try {
    return judgeFile({ ...when, given, index }, context)
  } catch (error) {
    return { ok: false, problem: readFailed(given, error) }
  }
}

interface ConditionContext {
  readonly workspace: Workspace
  readonly policy: PolicyChecks
}

const judgeFile = (
  { given, index, ...when }: Pick<NonNullable<Step['when']>, 'exists' | 'contains'> & { given: string; index: number },
  { workspace, policy }: ConditionContext,
): Verdict => {
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
  if (when.contains === undefined) return { ok: true }
  const held = exists ? holds(workspace.read(path), when.contains) : 'no'
  if (held === 'uncertain') return { ok: false, problem: uncertain(path) }
  return held === 'yes' ? { ok: true } : { ok: true, unmet: `Skipped: ${quoted} does not hold the text of \`when\`.` }
}

const NO_FILE: Problem = {
  name: 'INVALID_INPUT',
  message: '`when` needs one file to look at, and the step names a glob. Give `when` a file_path.',
}

const uncertain = (path: string): Problem => ({
  name: 'UNSUPPORTED_ENCODING',
  message: `${visible(path)} is not UTF-8: whether it contains the text of \`when\` depends on its encoding. Convert it to UTF-8.`,
})

const holds = (bytes: Buffer, text: string): Held => {
  const opened = openText(bytes)
  if (opened.ok) return holdsText(opened.file, text)
  return mayHold(bytes, text) ? 'uncertain' : 'no'
}
