import * as z from 'zod'
import type { CallOptions } from '../../core/session/session.ts'
import { pathOf } from '../../core/session/tool-call.ts'
import type { Problem } from '../../errors.ts'
import { type Answer, plainAnswer, refusalAnswer } from './answer.ts'
import type { PlanToolContext } from './plan-diagnostics.ts'
import type { RecordedStep } from './recording/recording.ts'

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
    .refine((text) => !LONE.test(text), 'holds half a surrogate pair')
    .optional()
    .describe('Markdown: the head of the text of the pull request.'),
})

export const noInput = z.strictObject({})

/** Answers one call. */
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
  plan_diagnostics: tool(noInput, async (_, context, how) => {
    // What speaks to language servers is loaded when it is needed.
    const { planDiagnostics } = await import('./plan-diagnostics.ts')
    return planDiagnostics(context, how)
  }),
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
    ...(leftOut.length === 0 ? [] : [`Left out, since the base lacks these files: Read of ${leftOut.join(', ')}.`]),
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
  /** Of a Move: where the file went. */
  readonly new_path?: string
  readonly insertions: number
  readonly deletions: number
}

const summaryOf = ({ call, change }: RecordedStep): Summary => ({
  tool: call.tool,
  path: pathOf(call),
  ...(call.tool === 'Move' && { new_path: call.input.new_path }),
  insertions: change?.insertions ?? 0,
  deletions: change?.deletions ?? 0,
})

const lineOf = ({ tool, path, new_path: newPath, insertions, deletions }: Summary): string =>
  `${tool} ${path}${newPath === undefined ? '' : ` to ${newPath}`}${tool === 'Read' ? '' : ` (+${insertions} −${deletions})`}`

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
