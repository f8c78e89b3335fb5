import type * as z from 'zod'
import { summaryOfDiagnostics } from '../../core/report/outcome.ts'
import type { ReportedServer } from '../../core/report/report-parts.ts'
import { diagnosePlan } from '../../core/run/apply.ts'
import type { PolicySource } from '../../core/run/run-policy.ts'
import { type KeptServers, languageServers } from '../../core/run/wing-slots.ts'
import type { CallOptions } from '../../core/session/session.ts'
import { EditplanError, type Problem } from '../../errors.ts'
import { type Answer, type diagnosticsResult, plainAnswer, refusalAnswer, type ToldDiagnostics } from './answer.ts'
import type { EditingSession } from './recording/editing.ts'
import type { Recording } from './recording/recording.ts'

/** Diagnostics that one answer shows, of all servers together. */
const SHOWN = 20

/** How long an edit waits for what language servers say of it, in milliseconds. */
const PATIENCE = 15_000

/** Asks the policy's language servers about the recorded plan, on its base. They go on running until the session ends. */
export async function planDiagnostics(context: PlanToolContext, { signal }: CallOptions): Promise<Answer> {
  if (context.editing.base === undefined) return refusalAnswer(NO_BASE)
  if (context.recording.state.steps.length === 0) return refusalAnswer(NO_STEPS)
  try {
    const { lines, ...told } = tell(await ask(context, signal))
    const data: z.input<typeof diagnosticsResult> = { ok: true, ...told }
    return plainAnswer(lines.join('\n'), data)
  } catch (error) {
    const [problem] = error instanceof EditplanError ? error.problems : []
    if (!problem) throw error
    return refusalAnswer(problem)
  }
}

/** What the servers that run already say after a change; undefined where none runs, or the change is none of theirs. Never throws. */
export async function diagnosticsAfter(
  context: PlanToolContext,
  { signal }: CallOptions,
): Promise<ToldDiagnostics | undefined> {
  if (!context.servers.kept?.isWarm) return undefined
  const inTime = AbortSignal.timeout(PATIENCE)
  try {
    const servers = await ask(context, signal ? AbortSignal.any([signal, inTime]) : inTime)
    return servers.length === 0 ? undefined : tell(servers)
  } catch (error) {
    const why = inTime.aborted ? `nothing was heard in ${PATIENCE / 1000} s` : messageOf(error)
    const summary = `diagnostics are unknown: ${why}`
    return { lines: [`${summary}. Call plan_diagnostics to ask again.`], summary, servers: [] }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300)

/** Whatever goes wrong, the next one starts anew. */
async function ask(
  { recording, editing, policy, servers }: PlanToolContext,
  signal: AbortSignal | undefined,
): Promise<readonly ReportedServer[]> {
  const kept = servers.kept ?? (await languageServers.get()()).keepServers()
  servers.kept = kept
  try {
    const { text } = await recording.format('plan.yaml')
    return await diagnosePlan(text, { root: editing.root, policy, servers: kept, signal })
  } catch (error) {
    await kept[Symbol.asyncDispose]()
    throw error
  }
}

function tell(servers: readonly ReportedServer[]): ToldDiagnostics {
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
  return { lines: [`${summary}.`, ...lines, ...(left > 0 ? [`… ${left} more`] : [])], summary, servers: shown }
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

/** What a tool on the recorded plan works with. */
export interface PlanToolContext {
  readonly recording: Recording
  readonly editing: Pick<EditingSession, 'base' | 'dryRun' | 'root' | 'secrets'>
  readonly policy?: PolicySource | undefined
  readonly servers: SessionServers
}

/** Language servers that run until the session ends; absent until somebody asks for diagnostics. */
interface SessionServers {
  kept?: KeptServers
}
