import * as z from 'zod'
import { pathsOf } from '../../core/plan/steps.ts'
import type { ReportedServer } from '../../core/report/report-parts.ts'
import { findingsLine, type Sections } from '../../core/report/sections.ts'
import type { PolicySource } from '../../core/run/run-policy.ts'
import type { CallOptions } from '../../core/session/session.ts'
import { effectOf } from '../../core/tools/list.ts'
import { EditplanError, type Problem, saidBy } from '../../errors.ts'
import { type KeptServers, languageServers } from '../../wing.ts'
import { type Answer, type diagnosticsResult, plainAnswer, refusalAnswer, type ToldDiagnostics } from './answer.ts'
import type { EditingSession } from './recording/editing.ts'
import type { RecordedStep, Recording } from './recording/recording.ts'

export const showInput = z.strictObject({
  format: z.enum(['yaml', 'json', 'jsonl']).optional().describe('Give the whole plan, in this format.'),
})

const LONE = /\p{Surrogate}/u

export const saveInput = z.strictObject({
  title: z
    .string()
    .max(256)
    .regex(/^[^\p{Cc}\p{Surrogate}]*$/u, 'is not one line of plain text')
    .regex(/\S/, 'is blank')
    .optional()
    .describe('One line: the title of the pull request.'),
  description: z
    .string()
    .max(65_536)
    .refine((text) => !LONE.test(text), 'holds a lone surrogate')
    .optional()
    .describe('Markdown: the head of the text of the pull request.'),
})

export const noInput = z.strictObject({})

type PlanTool = (input: unknown, context: PlanToolContext, how: CallOptions) => Promise<Answer>

/** A tool that refuses what its schema does not take. */
const tool =
  <Input>(
    schema: z.ZodType<Input>,
    run: (input: Input, context: PlanToolContext, how: CallOptions) => Promise<Answer>,
  ): PlanTool =>
  async (input, context, how) => {
    const { success, data, error } = schema.safeParse(input)
    return success ? run(data, context, how) : refusalAnswer(invalid(error))
  }

/** The tools on the recorded plan, by name. */
export const PLAN_TOOLS: Readonly<Record<string, PlanTool>> = {
  plan_show: tool(showInput, show),
  plan_save: tool(saveInput, save),
  plan_undo: tool(noInput, (_, context) => undo(context)),
  plan_diagnostics: tool(noInput, (_, context, how) => planDiagnostics(context, how)),
}

const LISTED = 200
const REFUSALS_LISTED = 20
/** Characters of a plan that is shown whole. */
const SHOWN = 256 * 1024

async function show({ format }: z.output<typeof showInput>, { recording, editing }: PlanToolContext): Promise<Answer> {
  const { steps, refused } = recording.state
  const plan = format && steps.length > 0 ? (await recording.format(`plan.${format}`)).text : undefined
  if (plan !== undefined && plan.length > SHOWN) {
    const message = `The plan has ${plan.length} characters, over the ${SHOWN} that are shown. Save it with plan_save and read the file.`
    return refusalAnswer({ name: 'READ_TOO_LARGE', message })
  }
  const listed = steps.map((step, at) => ({ step: at + 1, ...summaryOf(step) })).slice(-LISTED)
  const refusals = refused
    .slice(-REFUSALS_LISTED)
    .map(({ tool, path, error }) => ({ tool, ...(path !== undefined && { path }), error: error.name }))
  const head = `${recording.title}: ${steps.length} steps${editing.dryRun ? ', proposed only' : ''}, ${refused.length} refused calls.`
  const lines = listed.map(({ step, ...summary }) => `${step}. ${lineOf(summary)}`)
  return plainAnswer([head, ...(plan === undefined ? lines : [plan])].join('\n'), {
    ok: true,
    title: recording.title,
    ...(recording.plan !== undefined && { file: recording.plan }),
    ...(editing.base !== undefined && { base: editing.base }),
    dry_run: editing.dryRun,
    total: steps.length,
    steps: listed,
    refused: refusals,
    ...(plan !== undefined && { plan }),
  })
}

async function save(words: z.output<typeof saveInput>, { recording, editing }: PlanToolContext): Promise<Answer> {
  const { plan } = recording
  if (plan === undefined) return refusalAnswer(NO_FILE)
  if (recording.state.steps.length === 0) return refusalAnswer(NO_STEPS)
  const secret = await editing.secrets(Object.values(words).join('\n'))
  if (secret) return refusalAnswer(secret)
  if (Object.keys(words).length > 0) recording.describe(words)
  const saved = await recording.save()
  const { steps = 0, leftOut = [], unrecorded = [], setAside } = saved ?? {}
  const lines = [
    `Saved ${steps} steps to ${plan}.`,
    ...(setAside === undefined ? [] : [`The file that was there is now ${setAside}.`]),
    ...(leftOut.length === 0
      ? []
      : [`Left out, because the base does not have these files: Read of ${leftOut.join(', ')}.`]),
    ...(unrecorded.length === 0
      ? []
      : [`Changed by others too, so that the plan may not apply: ${unrecorded.join(', ')}.`]),
  ]
  return plainAnswer(lines.join('\n'), {
    ok: true,
    file: plan,
    steps,
    left_out: leftOut,
    unrecorded,
    ...(setAside !== undefined && { set_aside: setAside }),
  })
}

async function undo({ recording }: PlanToolContext): Promise<Answer> {
  const undone = await recording.undo()
  if (!undone.ok) return refusalAnswer(undone.problem)
  const summary = summaryOf(undone.step)
  const text = `Undone: ${lineOf(summary)}. Call Read on ${summary.path} before you change it again.`
  return plainAnswer(text, { ok: true, undone: summary, remaining: recording.state.steps.length })
}

interface Summary {
  readonly tool: string
  readonly path: string
  readonly new_path?: string
  readonly insertions: number
  readonly deletions: number
}

const summaryOf = ({ call, change }: RecordedStep): Summary => {
  const [path = '', newPath] = pathsOf(call)
  return {
    tool: call.tool,
    path,
    ...(newPath !== undefined && { new_path: newPath }),
    insertions: change?.insertions ?? 0,
    deletions: change?.deletions ?? 0,
  }
}

const lineOf = ({ tool, path, new_path: newPath, insertions, deletions }: Summary): string =>
  `${tool} ${path}${newPath === undefined ? '' : ` to ${newPath}`}${effectOf(tool) === 'reads' ? '' : ` (+${insertions} −${deletions})`}`

const invalid = (error: z.ZodError): Problem => ({
  name: 'INVALID_INPUT',
  message: `${error.issues.map(({ path, message }) => [...path, message].join(': ')).join('. ')}. See the input schema.`,
})

const NO_FILE: Problem = {
  name: 'USAGE',
  message:
    'The server was started without --record, so there is no file to save to. Ask plan_show for a format instead.',
}

const NO_STEPS: Problem = {
  name: 'PLAN_EMPTY',
  message: 'Nothing is recorded yet. Make a change first.',
}

/** Diagnostics that one answer shows, of all servers together. */
const DIAGNOSTICS_SHOWN = 20

/** How long an edit waits for what language servers say about it, in milliseconds. */
const PATIENCE = 15_000

/** Asks the policy's language servers about the recorded plan, on its base. They go on running until the session ends. */
async function planDiagnostics(context: PlanToolContext, { signal }: CallOptions): Promise<Answer> {
  if (context.editing.base === undefined) return refusalAnswer(NO_BASE)
  if (context.recording.state.steps.length === 0) return refusalAnswer(NO_STEPS)
  try {
    const { lines, ...result } = tell(await ask(context, signal))
    const data: z.input<typeof diagnosticsResult> = { ok: true, ...result }
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
    const why = inTime.aborted ? `nothing was heard in ${PATIENCE / 1000} s` : saidBy(error).slice(0, 300)
    const summary = `diagnostics are unknown: ${why}`
    return { lines: [`${summary}. Call plan_diagnostics to ask again.`], summary, servers: [] }
  }
}

/** Whatever goes wrong, the next one starts again. */
async function ask(
  { recording, editing, policy, servers }: PlanToolContext,
  signal: AbortSignal | undefined,
): Promise<readonly ReportedServer[]> {
  const { diagnosePlan, keepServers } = await languageServers.get()()
  const kept = servers.kept ?? keepServers()
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
  let room = DIAGNOSTICS_SHOWN
  const shown = servers.map(({ milliseconds: _, unknown_files: __, ...server }) => {
    const diagnostics = server.diagnostics.slice(0, room)
    room -= diagnostics.length
    return { ...server, diagnostics }
  })
  const summary = servers.length === 0 ? NOBODY : findingsLine({ diagnostics: servers } as Sections)
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

/** What a tool on the recorded plan works with. */
export interface PlanToolContext {
  readonly recording: Recording
  readonly editing: EditingSession
  readonly policy?: PolicySource | undefined
  readonly servers: { kept?: KeptServers }
}
