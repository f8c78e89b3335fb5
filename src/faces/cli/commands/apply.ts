import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Command } from 'commander'
import type { Plan } from '../../../core/plan/schema.ts'
import type { SteppedPlan } from '../../../core/plan/steps.ts'
import { paint, type TerminalStyle, wrap } from '../../../core/report/terminal/style.ts'
import type { ApplyOptions } from '../../../core/run/apply.ts'
import type { ComposeOptions } from '../../../core/run/on-baseline.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { EditplanError } from '../../../errors.ts'
import type { Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import { askAtTerminal } from '../ask.ts'
import { type CommandFactory, type Context, terminalOf } from '../context.ts'
import { examples, PLANS, withInputs } from '../options.ts'
import { renderPatch } from '../patch.ts'
import type { PickAnswer, PickQuestion } from '../pick.ts'
import { writePlan } from '../read-plans.ts'
import { keepBeside, type RepositoryOutcome, replay } from '../replay.ts'
import { type InOne, inEachRepository } from '../repositories.ts'

const APPLY = { option: ['', 'Options'], verbs: ['apply'], of: 'replay' } as const
const OWN = [
  {
    name: 'branch',
    type: 'text',
    about: 'create this branch from the base with the commits of the run, and switch to it',
    ...{ ...APPLY, option: ['<name>', 'Options'] },
  },
  { name: 'force', type: 'flag', about: 'replace the branch if it exists', with: ['branch'], ...APPLY },
  { name: 'dry-run', type: 'flag', about: 'show the patches and write nothing', ...APPLY },
  {
    name: 'pick',
    type: 'flag',
    about: 'ask about each step, or each place of it, and apply only what you take',
    not: ['bare'],
    ...APPLY,
  },
  {
    name: 'output',
    type: 'text',
    about: 'with --pick: write what you take as a plan',
    with: ['pick'],
    ...{ ...APPLY, option: ['-o, output <file>', 'Options'] },
  },
] as const satisfies readonly Input[]

type ApplyValues = InputsOf<'apply', (typeof OWN)[number]>

/** `editplan apply`: replays plans on a checkout. */
export const applyCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('apply'), { own: OWN })
    .summary('replay plans on a checkout')
    .description(
      'Replays plans on a checkout. The work tree changes; HEAD and the index do not. The commits of the run are kept under refs/editplan/runs/.',
    )
    .argument('<plan...>', PLANS)
    .addHelpText(
      'after',
      examples('editplan apply plan.yaml', 'editplan apply plan.yaml --branch rename --report report.json'),
    )
    .action(async (names: string[], options: ApplyValues) => finish(await apply(names, options, context)))

const apply = (names: readonly string[], given: ApplyValues, whole: Context): Promise<number> =>
  inEachRepository(given, whole, (options, context) => applyIn(names, options, context))

const applyIn = (names: readonly string[], options: InOne<ApplyValues>, context: Context): Promise<RepositoryOutcome> =>
  replay(names, { ...options, verb: 'apply', patches: options.dryRun ?? false }, context, async (plans, run) => {
    const { applyPlan } = await import('../../../core/run/apply.ts')
    // What is taken is numbered anew, and holds no step that `--without` names.
    const taken = options.pick && { plans: await picked(plans, options, { context, run }), without: undefined }
    const { plans: chosen, ...own } = taken || { plans }
    return applyPlan(chosen, {
      ...{ ...run, ...own },
      ask: askAtTerminal(names, context),
      keepOutput: keepBeside(options, context),
      ...{ branch: options.branch, force: options.force, dryRun: options.dryRun },
    })
  })

async function picked(
  plans: readonly SteppedPlan[],
  { output, bare }: InOne<ApplyValues>,
  { context, run }: { readonly context: Context; readonly run: ApplyOptions },
): Promise<SteppedPlan> {
  const [plan, second] = plans
  if (!plan || second || bare !== undefined)
    throw new EditplanError({ name: 'USAGE', message: '--pick takes one plan, and a checkout. Compose several first.' })
  const { withoutSteps, numbersOf } = await import('../../../core/plan/combine.ts')
  const asked = { ...plan, options: { ...plan.options, ...run.overrides } }
  const taken = await pickAtTerminal(withoutSteps(asked, numbersOf([plan], run.without ?? [])), run, { context })
  if (!taken) throw new EditplanError({ name: 'PLAN_EMPTY', message: 'You chose no step, so nothing was applied.' })
  if (output !== undefined) await writePlan(taken, output, context)
  return taken
}

/** Opens a text in an editor and gives what the person made of it. */
type EditText = (text: string, name: string) => Promise<string>

/**
 * Asks the person at the terminal about each step of a plan, as `git add -p` does, and gives the plan of what was taken; undefined where
 * that is nothing. Throws USAGE where nobody can be asked.
 */
export async function pickAtTerminal(
  plan: SteppedPlan,
  place: ComposeOptions,
  { context, edit = inEditor(context) }: { readonly context: Context; readonly edit?: EditText },
): Promise<Plan | undefined> {
  if (!context.live || !terminalOf(context).input.isTTY)
    throw new EditplanError({ name: 'USAGE', message: '--pick needs a terminal to ask at. Use --without instead.' })
  const { pickSteps } = await import('../pick.ts')
  return pickSteps(plan, place, (question) => decide(question, { context, edit }))
}

type Key = 'y' | 'n' | 'a' | 'd' | 's' | 'e' | '?'

async function decide(
  question: PickQuestion,
  { context, edit }: { readonly context: Context; readonly edit: EditText },
): Promise<PickAnswer> {
  const { step, at, total, changes, hunks, newText, refused } = question
  const style = context.errorStyle
  context.stderr(`\n${heading(question, style)}${changes.map((change) => patchOf(change, style)).join('')}`)
  const key = await press(`Apply step ${at} of ${total}?`, keysFor(question), context)
  if (key === 's') return { places: await choosePlaces(hunks, context) }
  if (key === 'e') return { newText: await edit(newText ?? '', `step-${step.index}.txt`) }
  if (key === 'a') return 'take-rest'
  if (key === 'd') return 'leave-rest'
  return key === 'y' && !refused ? 'take' : 'leave'
}

const WORDS: Readonly<Record<Exclude<Key, '?'>, string>> = {
  y: 'apply this step',
  n: 'leave this step out',
  a: 'apply this step and all that come after it',
  d: 'leave out this step and all that come after it',
  s: 'decide about each of its places',
  e: 'edit the new text, then decide',
}

const keysFor = ({ hunks, newText, refused }: PickQuestion): readonly Exclude<Key, '?'>[] => [
  ...(refused ? [] : (['y'] as const)),
  'n',
  ...(refused ? [] : (['a'] as const)),
  'd',
  ...(hunks.length > 0 ? (['s'] as const) : []),
  ...(newText === undefined ? [] : (['e'] as const)),
]

async function press<Word extends Exclude<Key, '?'>>(
  message: string,
  keys: readonly Word[],
  context: Context,
): Promise<Word> {
  const { isCancel, selectKey } = await import('@clack/prompts')
  const answer = await selectKey<Word>({
    ...terminalOf(context),
    signal: context.signal,
    message,
    options: keys.map((value) => ({ value, label: WORDS[value] }) as never),
  })
  if (!isCancel(answer)) return answer
  throw new EditplanError({ name: 'INTERRUPTED', message: 'Nothing was applied: the question was cancelled.' })
}

async function choosePlaces(hunks: PickQuestion['hunks'], context: Context): Promise<readonly number[]> {
  const taken: number[] = []
  for (const [index, hunk] of hunks.entries()) {
    context.stderr(`\n${renderPatch([hunk], context.errorStyle).join('\n')}\n`)
    const key = await press(`Apply place ${index + 1} of ${hunks.length}?`, ['y', 'n', 'a', 'd'], context)
    if (key === 'a') return [...taken, ...hunks.keys()].filter((one) => taken.includes(one) || one >= index)
    if (key === 'd') return taken
    if (key === 'y') taken.push(index)
  }
  return taken
}

function heading({ step, refused }: PickQuestion, style: TerminalStyle): string {
  const name = step.id === undefined ? '' : ` ${oneLine(step.id)}`
  const lines = [
    paint(style, 'bold', `step ${step.index}${name}  ${step.tool}`),
    ...(step.why === undefined ? [] : wrap(oneLine(step.why), style.width)),
    ...(refused
      ? wrap(`${refused.name}: ${oneLine(refused.message)} It may need a step that you left out.`, style.width)
      : []),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function patchOf(change: PickQuestion['changes'][number], style: TerminalStyle): string {
  const { from, path: file, structuredPatch = [] } = change
  const lines = renderPatch(structuredPatch, style)
  return `${[paint(style, 'bold', oneLine(from === undefined ? file : `${from} → ${file}`)), ...lines].join('\n')}\n`
}

/** The person's own editor, on a file that is gone afterwards. */
const inEditor =
  ({ env, signal }: Context): EditText =>
  async (text, name) => {
    const { openEditor } = await import('../pick.ts')
    const folder = await mkdtemp(path.join(tmpdir(), 'editplan-edit-'))
    try {
      const file = path.join(folder, name)
      await writeFile(file, text, { mode: 0o600 })
      await openEditor(file, { editor: env.VISUAL || env.EDITOR || 'vi', signal })
      return await readFile(file, 'utf8')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
