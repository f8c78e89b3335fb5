import type * as z from 'zod'
import { EditplanError, type Problem } from '../../errors.ts'
import type { ReportedServer } from '../../report/diagnostics.ts'
import { summaryOfDiagnostics } from '../../report/diagnostics-summary.ts'
import { diagnosePlan } from '../../run/diagnostics/diagnose-plan.ts'
import type { CallOptions } from '../../session/editing.ts'
import { type Answer, plainAnswer, refusalAnswer } from './answer.ts'
import type { PlanToolContext } from './plan-tool.ts'
import type { diagnosticsResult } from './results.ts'

/** Diagnostics that one answer shows, of all servers together. */
const SHOWN = 20

/** Asks the policy's language servers about the recorded plan, on its base. */
export async function planDiagnostics(
  { recording, editing, policy }: PlanToolContext,
  { signal }: CallOptions,
): Promise<Answer> {
  if (editing.base === undefined) return refusalAnswer(NO_BASE)
  if (recording.state.steps.length === 0) return refusalAnswer(NO_STEPS)
  try {
    const { text } = await recording.format('plan.yaml')
    return answerOf(await diagnosePlan(text, { root: editing.root, policy, signal }))
  } catch (error) {
    const [problem] = error instanceof EditplanError ? error.problems : []
    if (!problem) throw error
    return refusalAnswer(problem)
  }
}

function answerOf(servers: readonly ReportedServer[]): Answer {
  let room = SHOWN
  const shown = servers.map(({ milliseconds: _, unknown_files: __, ...server }) => {
    const diagnostics = server.diagnostics.slice(0, room)
    room -= diagnostics.length
    return { ...server, diagnostics }
  })
  const summary = servers.length === 0 ? NOBODY : summaryOfDiagnostics(servers)
  const lines = shown.flatMap(({ diagnostics }) =>
    diagnostics.map(({ file_path, line, column, message, step }) => {
      const by = step === undefined ? '' : ` (step ${step})`
      return `${file_path}:${line}:${column}${by}: ${message}`
    }),
  )
  const left = servers.reduce((sum, { added }) => sum + added, 0) - lines.length
  const data: z.input<typeof diagnosticsResult> = { ok: true, summary, servers: shown }
  return plainAnswer([`${summary}.`, ...lines, ...(left > 0 ? [`… ${left} more`] : [])].join('\n'), data)
}

const NOBODY = 'no language server was asked: the policy names none for these files'

const NO_BASE: Problem = {
  name: 'NO_COMMIT',
  message: 'There is no commit to compare with. Make a first one and start the server again.',
}

const NO_STEPS: Problem = {
  name: 'PLAN_EMPTY',
  message: 'Nothing is recorded yet. Make a change first.',
}
