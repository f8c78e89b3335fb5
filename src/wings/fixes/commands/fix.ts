import path from 'node:path'
import { Command } from 'commander'
import { FIX_FORMATS } from '../../../core/plan/fix-output.ts'
import { pathPrefix } from '../../../core/plan/path-prefix.ts'
import type { Plan } from '../../../core/plan/schema.ts'
import { isLoss, type RunInput, settle } from '../../../core/plan/settle.ts'
import { wholeText } from '../../../core/plan/source-text.ts'
import { masked } from '../../../core/policy/secrets.ts'
import { exitCodeFor } from '../../../core/report/outcome.ts'
import { applyPlan, checkPlan } from '../../../core/run/apply.ts'
import { visible } from '../../../core/text/visible.ts'
import { EditplanError, exitCodeOf, undefinedOn } from '../../../errors.ts'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import { examples, readPolicy, withInputs } from '../../../faces/cli/options.ts'
import { openSource, writePlan } from '../../../faces/cli/read-plans.ts'
import { deliver } from '../../../faces/cli/replay.ts'
import { renderNotImported } from '../../../faces/cli/tell-source.ts'
import type { FIXES, Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import { planFixes } from '../fix-plan.ts'
import type { FixPlan } from '../fix-request.ts'
import { type Judgement, judgeFixes } from '../judge-fixes.ts'
import { restoreWritten, takeWritten } from '../tool-wrote.ts'

const WAYS = ['fix', 'fix of recorded outputs'] as const
const FIX = { verbs: WAYS, of: 'face', option: ['', 'Options'] } as const
const LEFT = ['fix', 'fix of recorded outputs', 'fix --take-written'] as const
const OWN = [
  {
    name: 'from',
    type: FIX_FORMATS,
    about: 'the format of the output; detected by default',
    ...{ ...FIX, option: ['<format>', 'Options'] },
  },
  {
    name: 'output',
    type: 'text',
    about: 'where to write the plan; its name decides between YAML, JSON and JSON Lines',
    ...{ ...FIX, verbs: LEFT, option: ['-o, output <file>', 'Options'] },
  },
  {
    name: 'results',
    type: 'text',
    about: 'the file to which the tool writes its output, instead of printing it',
    ...{ ...FIX, verbs: ['fix'], option: ['<file>', 'Options'] },
  },
  {
    name: 'rounds',
    type: 'count',
    most: 999,
    about: 'run the tool again on the result, up to this many times',
    ...{ ...FIX, verbs: ['fix'], option: ['<n>', 'Options'] },
  },
  {
    name: 'judge',
    type: 'flag',
    about: 'leave out the fixes that break what the policy verifies and diagnoses',
    ...{ ...FIX, verbs: LEFT },
  },
  {
    name: 'lossy',
    type: 'flag',
    about: 'go on without the fixes that cannot be taken; the plan names them in left_out',
    ...{ ...FIX, verbs: LEFT },
  },
  { name: 'keep-going', type: 'flag', about: 'the same as --lossy', hidden: true, ...{ ...FIX, verbs: LEFT } },
  { name: 'apply', type: 'flag', about: 'apply the plan', ...{ ...FIX, verbs: LEFT } },
  {
    name: 'restore',
    type: 'flag',
    about: 'put back the files that the tool wrote itself; without a tool, those of its last run',
    not: ['take-written'],
    ...{ ...FIX, verbs: ['fix', 'fix --restore'] },
  },
  {
    name: 'take-written',
    type: 'flag',
    about: 'take the files that the tool wrote itself as one change, and put them back',
    ...{ ...FIX, verbs: ['fix', 'fix --take-written'] },
  },
  { name: 'unsafe', type: 'flag', about: 'take fixes that may change what the code does, too', ...FIX },
  { name: 'suggestions', type: 'flag', about: 'take what is only suggested, where there is one suggestion', ...FIX },
  {
    name: 'file',
    type: 'text',
    about: 'for a list of text edits: the file that it is about',
    ...{ ...FIX, option: ['<path>', 'Options'] },
  },
  {
    name: 'path-prefix',
    type: 'lines',
    about: 'a folder in the output, and what it is in the checkout; repeat it for several',
    ...{ ...FIX, option: ['<from=to>', 'Options'] },
  },
  {
    name: 'policy',
    type: 'text',
    about: 'the policy to follow; by default .github/editplan.yml of the current commit',
    ...{ ...FIX, verbs: LEFT, option: ['<file>', 'Options'] },
  },
  {
    name: 'commits',
    type: ['per-step', 'per-rule', 'per-file', 'squash'],
    about: 'how fixes become commits',
    ...{ ...FIX, option: ['<mode>', 'Options'] },
  },
] as const satisfies readonly Input[]

type FixValues = InputsOf<FixVerb, (typeof OWN)[number]>
type FixVerb = (typeof FIXES)[number]

/** `editplan fix`: what a tool would fix, whole or not at all. */
export const fixCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('fix'), { own: OWN, headings: ['Report'], verbOf })
    .summary('make a plan of what a linter or compiler would fix')
    .description(
      'Runs a tool that prints its fixes, or reads what it printed, and makes a plan: every fix becomes a step, applied whole or not at all. The checkout stays as it is, unless --apply is given. An exit code of 1 from the tool is no error.',
    )
    .configureOutput({
      outputError: (text, write) => write(text.startsWith(UNKNOWN) ? `${text}${AFTER_DASHES}` : text),
    })
    .argument('[files or command...]', 'recorded outputs; after --, the tool and its arguments')
    .addHelpText(
      'after',
      examples(
        'editplan fix -o plan.yaml -- npx eslint --format json .',
        'editplan fix --apply --commits per-rule --rounds 5 -- ruff check --output-format json',
        'editplan fix --from clang --judge fixes.yaml',
      ),
    )
    .action(async (names: string[], flags: FixValues, command: Command) => {
      finish(await fixWith(names, { ...flags, isCommand: isOfCommand(command) }, context))
    })

const isOfCommand = (command: Command): boolean =>
  command.parent?.parent === null && rawArguments(command).includes('--')

function verbOf({ restore, takeWritten }: Partial<FixValues>, words: readonly string[], command: Command): FixVerb {
  if (words.length > 0) return isOfCommand(command) ? 'fix' : 'fix of recorded outputs'
  return restore ? 'fix --restore' : takeWritten ? 'fix --take-written' : 'fix'
}

const UNKNOWN = "error: unknown option '"
const AFTER_DASHES = 'The tool and its options come after --: editplan fix -- npx eslint --format json .\n'

const rawArguments = (command: Command): readonly string[] =>
  (command.parent as unknown as { readonly rawArgs: readonly string[] }).rawArgs

async function fixWith(
  names: readonly string[],
  flags: FixValues & { readonly isCommand: boolean },
  context: Context,
): Promise<number> {
  const [program, ...args] = names
  const root = path.resolve(context.cwd, flags.repo)
  if (program === undefined && flags.restore) return restoreLast(root, context)
  const isLast = program === undefined && flags.takeWritten
  if (program === undefined && !isLast)
    throw new EditplanError({ name: 'USAGE', message: 'Pass the output of a tool, or a tool after --.' })
  const policy = flags.policy === undefined ? undefined : await readPolicy(flags.policy, context)
  const { results } = flags
  const request = { root, policy, signal: context.signal }
  if (isLast) return deliverFixes(await takeWritten(request), { ...flags, policy }, context)
  const found = await planFixes({
    ...request,
    written: flags.takeWritten ? 'take' : flags.restore ? 'restore' : 'stay',
    keepGoing: isLossy(flags),
    ...(flags.isCommand && program !== undefined
      ? { command: [program, ...args] }
      : { sources: await Promise.all(names.map((name) => openOutput(name, names, context))) }),
    ...(results !== undefined && {
      readOutput: (folder: string) => textIn(path.resolve(folder, results), context),
      results: path.resolve(root, results),
    }),
    format: flags.from,
    rounds: flags.rounds,
    options: {
      ...{ unsafe: flags.unsafe, suggestions: flags.suggestions, file: flags.file },
      prefixes: flags.pathPrefix?.map((one) => pathPrefix(one)),
    },
    commits: flags.commits,
  })
  const left = await masked(found.left)
  const listed = isLossy(flags) ? left : left.filter((one) => !isLoss(one))
  context.stderr(renderNotImported(listed, context.errorStyle))
  for (const note of found.notes) context.stderr(`${note}\n`)
  return deliverFixes({ ...found, left }, { ...flags, policy }, context)
}

/** A name that is no file may be that of a tool, whose command comes after `--`. */
const openOutput = (name: string, names: readonly string[], context: Context): ReturnType<typeof openSource> =>
  openSource(name, context).catch((error) => {
    if (!(error instanceof EditplanError) || error.name !== 'PLAN_NOT_FOUND') throw error
    const message = `${error.message} If it is part of a command, put -- before the command: editplan fix -- ${names.map((one) => visible(one)).join(' ')}`
    throw new EditplanError({ name: 'PLAN_NOT_FOUND', message }, { cause: error })
  })

async function restoreLast(root: string, context: Context): Promise<number> {
  const { paths, kept } = await restoreWritten(root)
  const told =
    paths.length === 0
      ? 'The files are as they were before the tool wrote them.'
      : `Put back: ${paths.length} ${paths.length === 1 ? 'file' : 'files'}. Git keeps what the tool wrote for two weeks: git show ${kept}:PATH`
  context.stdout(`${told}\n`)
  return 0
}

/** Undefined where there is no file. */
const textIn = (file: string, context: Context): Promise<string | undefined> =>
  openSource(file, context).then(wholeText).catch(undefinedOn('PLAN_NOT_FOUND'))

/** Why there is no plan: what was left out may be taken when asked for. */
function withoutPlan({ left, notes }: FixPlan): string {
  if (left.length === 0) return notes.length === 0 ? 'There is nothing to fix.' : 'No fix is in it.'
  const options = ['--unsafe', '--suggestions'].filter((option) => left.some(({ reason }) => reason.includes(option)))
  const advice = options.length === 0 ? '' : ` Pass ${options.join(' or ')} to take more.`
  return `Nothing is taken: ${left.length} left out, for the reasons above.${advice}`
}

interface Words {
  /** Standard output is for people. */
  readonly tells: boolean
  readonly context: Context
}

const isForPeople = ({ json, output }: Pick<FixValues, 'json' | 'output'>): boolean => !json && output !== '-'

async function deliverFixes(
  found: FixPlan,
  flags: Omit<FixValues, 'policy'> & { readonly policy: Awaited<ReturnType<typeof readPolicy>> | undefined },
  context: Context,
): Promise<number> {
  const lossy = isLossy(flags)
  const [settled] = settle([readingOf(found)], { lossy })
  if (!settled) {
    context.stdout(`${withoutPlan(found)}\n`)
    return 0
  }
  const { source: _, ...whole } = { ...settled, steps: [...settled.steps] }
  const root = path.resolve(context.cwd, flags.repo)
  const run = { root, ...(flags.policy && { policy: flags.policy }), signal: context.signal }
  const { plan, passes } = flags.judge
    ? await judgedPlan(whole, { ...run, keepGoing: lossy }, { tells: isForPeople(flags), context })
    : { plan: whole, passes: true }
  if (!passes) return exitCodeOf('VERIFY_FAILED')
  if (!plan) {
    context.stdout('No fix remains.\n')
    return 0
  }
  if (flags.output !== undefined) await writePlan(plan, flags.output, context)
  const overrides = lossy ? { overrides: { on_error: 'continue' as const } } : {}
  const report = await (flags.apply ? applyPlan : checkPlan)(plan, { ...run, ...overrides })
  if (flags.output !== '-') await deliver(report, { ...flags, root }, context)
  return exitCodeFor(report, lossy)
}

/** What a tool would fix, as far as `settle` asks: where all of it is lost, that is no plan; where there is nothing, no fault. */
const readingOf = (found: FixPlan): RunInput => {
  const source = { format: 'sarif', notImported: found.left }
  if (found.plan) return { ok: true, plan: found.plan, source }
  const problems = found.left.some(isLoss) ? [{ name: 'PLAN_EMPTY', message: withoutPlan(found) } as const] : []
  return { ok: false, problems, source }
}

const isLossy = ({ lossy, keepGoing }: Pick<FixValues, 'lossy' | 'keepGoing'>): boolean =>
  lossy === true || keepGoing === true

/** The plan without what breaks the build, which it names. */
async function judgedPlan(
  plan: Plan,
  options: Parameters<typeof judgeFixes>[1],
  { tells, context }: Words,
): Promise<Judgement> {
  const judgement = await judgeFixes(plan, options)
  const tell = tells ? context.stdout : context.stderr
  for (const { source, file_path, reason } of judgement.left)
    tell(`${visible(`left out: ${source ?? 'a step'} in ${file_path}: ${reason}`)}\n`)
  for (const note of judgement.notes) context.stderr(`${note}\n`)
  return judgement
}
