import path from 'node:path'
import { Command } from 'commander'
import { inTurns } from '../../../core/engine/turns.ts'
import { replaceFile } from '../../../core/git/whole-file.ts'
import { findingsIn } from '../../../core/report/sections.ts'
import { EditplanError, type Problem } from '../../../errors.ts'
import type { Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import { languageServers } from '../../../wing.ts'
import { WINGS } from '../../../wings.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples, readPolicy, withInputs } from '../options.ts'
import { openSource, STDIN, tellLeftOut, writePlan } from '../read-plans.ts'

/** `editplan plan`: makes plans. */
const planCommand: CommandFactory = (context, finish) =>
  new Command('plan')
    .summary('make a plan of changes')
    .description('Makes plans of the changes in the work tree or in commits.')
    .addCommand(fromDiffCommand(context, finish))
    .addCommand(renameCommand(context, finish))
    .addHelpText('after', examples('editplan plan from-diff -o plan.yaml'))

const OF_FROM_DIFF = [
  {
    name: 'title',
    type: 'text',
    about: 'the title of the plan; if it is one commit, its subject by default',
    verbs: ['plan from-diff'],
    of: 'face',
    option: ['<text>', 'Options'],
  },
] as const satisfies readonly Input[]

type FromDiffValues = InputsOf<'plan from-diff', (typeof OF_FROM_DIFF)[number]>

/** `editplan plan from-diff`: a plan of the changes in the work tree or in commits. */
const fromDiffCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('from-diff'), { own: OF_FROM_DIFF, headings: [], name: 'plan from-diff' })
    .summary('make a plan of the changes in the work tree or in commits')
    .description(
      'Makes a plan that leads from one commit to another, or to the work tree: unique edits where possible, otherwise whole files. Every step is tested. Changes that a plan cannot express are listed on standard error, and the exit code is then 1.',
    )
    .argument('[from]', 'the commit to start from; HEAD by default')
    .argument('[to]', 'the commit to lead to; the work tree by default')
    .addHelpText(
      'after',
      examples('editplan plan from-diff -o plan.yaml', 'editplan plan from-diff HEAD~1 HEAD --title "Rename getUser"'),
    )
    .action(async (from: string | undefined, to: string | undefined, options: FromDiffValues) =>
      finish(await fromDiff({ from, to }, options, context)),
    )

async function fromDiff(
  revisions: { readonly from: string | undefined; readonly to: string | undefined },
  { repo, title, policy: file, output }: FromDiffValues,
  context: Context,
): Promise<number> {
  const { planFromDiff } = await import('../../../core/run/from-diff.ts')
  const policy = file === undefined ? undefined : await readPolicy(file, context)
  const { plan, leftOut } = await planFromDiff({
    root: path.resolve(context.cwd, repo),
    ...revisions,
    except: path.resolve(context.cwd, output),
    ...{ title, policy },
  })
  tellLeftOut(leftOut, context)
  if (plan) await writePlan(plan, output, context)
  else if (leftOut.length === 0) {
    const message = 'There are no changes. Change a file, or pass two commits that differ.'
    throw new EditplanError({ name: 'PLAN_EMPTY', message })
  }
  return leftOut.length === 0 ? 0 : 1
}

/** `editplan plan rename`: a plan of what a language server renames. */
const renameCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('rename'), { headings: [], name: 'plan rename' })
    .summary('make a plan that renames a symbol, as a language server says')
    .description(
      'Asks the language server that the policy names under diagnostics what to change, and writes its answer as one Fix, which needs no server. The plan is checked: where the servers find errors that were not there before, it is refused. The server sees the files of the head commit.',
    )
    .argument('<place>', 'where the symbol is: FILE:LINE or FILE:LINE:COLUMN, both from 1')
    .argument('<name>', 'its name')
    .argument('<new>', 'its new name')
    .addHelpText('after', examples('editplan plan rename src/user.ts:12 getUser fetchUser -o plan.yaml'))
    .action(async (place: string, name: string, to: string, options: InputsOf<'plan rename'>) =>
      finish(await planRename({ place, name, to }, options, context)),
    )

async function planRename(
  { place, name, to }: { readonly place: string; readonly name: string; readonly to: string },
  { repo, policy: given, output }: InputsOf<'plan rename'>,
  context: Context,
): Promise<number> {
  const [, file, line, column] = /^(.+?):([1-9]\d{0,8})(?::([1-9]\d{0,8}))?$/.exec(place) ?? []
  if (file === undefined || name === '' || to === '' || name === to)
    throw new EditplanError({ name: 'USAGE', message: 'Pass FILE:LINE or FILE:LINE:COLUMN, a name and another name.' })
  const root = path.resolve(context.cwd, repo)
  const policy = given === undefined ? undefined : await readPolicy(given, context)
  const servers = await languageServers.get()()
  const symbol = { root, file, line: Number(line), ...(column !== undefined && { column: Number(column) }), name, to }
  const { plan, notes } = await servers.planRename({ ...symbol, policy, signal: context.signal })
  const { checkPlan } = await import('../../../core/run/apply.ts')
  const renamed = [name, to] as const
  const report = await checkPlan(plan, { root, policy, diagnostics: true, renamed, signal: context.signal })
  const { renderFindings } = await import('../../../core/report/terminal/summary.ts')
  const lines = [...notes, ...renderFindings(report, context.errorStyle)]
  context.stderr(lines.map((one) => `${one}\n`).join(''))
  // Whoever applies the plan is asked then.
  const problems = [...report.steps.flatMap(({ error }) => error ?? []), ...(report.problems ?? [])]
  const refusing = problems.filter(({ name }) => name !== 'POLICY_ASK')
  if (refusing.length > 0) throw new EditplanError(refusing)
  if (findingsIn(report).some(({ found }) => found.some(({ mark }) => mark === '✗')))
    throw new EditplanError({
      name: 'NEW_DIAGNOSTICS',
      message:
        'With the new name the files have errors that they did not have. No plan was written. Choose another name, or rename with an Edit by `pattern` and `glob`.',
    })
  await writePlan(plan, output, context)
  return 0
}

const OF_FMT = [
  {
    name: 'check',
    type: 'flag',
    about: 'write nothing, list the files that are not formatted, and exit with 1 if there are any',
    verbs: ['fmt'],
    of: 'face',
    option: ['', 'Options'],
  },
] as const satisfies readonly Input[]

/** `editplan fmt`: formats plans. */
const fmtCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('fmt'), { own: OF_FMT })
    .summary('format plans and keep their comments')
    .description(
      'Formats plans: keys in the order of the reference, one key per line, long texts as blocks. The meaning and the comments of a plan never change.',
    )
    .argument('<plan...>', 'plan files; - formats standard input to standard output')
    .addHelpText('after', examples('editplan fmt plan.yaml', 'editplan fmt --check plans/*.yaml'))
    .action(async (names: string[], { check }: InputsOf<'fmt', (typeof OF_FMT)[number]>) =>
      finish(await fmt(names, check ?? false, context)),
    )

async function fmt(names: readonly string[], check: boolean, context: Context): Promise<number> {
  const { formatting } = await import('../../../core/plan/format.ts')
  const problems: Problem[] = []
  let different = 0
  for (const name of names) {
    const text = await textOf(name, context)
    const laidOut = await inTurns(formatting({ name: name === '-' ? STDIN : name, text }))
    if (!laidOut.ok) problems.push(...laidOut.problems)
    else if (name === '-' && !check) context.stdout(laidOut.text)
    else if (laidOut.text !== text) {
      different++
      context.stdout(`${name}\n`)
      if (!check) replaceFile(path.resolve(context.cwd, name), laidOut.text)
    }
  }
  if (problems.length > 0) throw new EditplanError(problems)
  return check && different > 0 ? 1 : 0
}

async function textOf(name: string, context: Context): Promise<string> {
  const source = await openSource(name, context)
  return 'text' in source ? source.text : [...source.pieces].join('')
}

const SCHEMA = { type: 'flag', verbs: ['schema'], of: 'face', option: ['', 'Options'] } as const
const OF_SCHEMA = [
  { name: 'policy', about: 'the schema of the policy', not: ['campaign', 'report', 'repair'], ...SCHEMA },
  { name: 'campaign', about: 'the schema of a campaign', not: ['report', 'repair'], ...SCHEMA },
  { name: 'report', about: 'the schema of the report', not: ['repair'], ...SCHEMA },
  { name: 'repair', about: 'the schema of the repair packet', ...SCHEMA },
] as const satisfies readonly Input[]

/** `editplan schema`: JSON Schemas for editors and validators. */
const schemaCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('schema'), { own: OF_SCHEMA })
    .summary('print the JSON Schema of a plan')
    .description(
      'Prints the JSON Schema (draft 7) of a plan, of the policy, of a campaign, of the report or of the repair packet.',
    )
    .addHelpText('after', examples('editplan schema > plan.schema.json'))
    .action(async (options: InputsOf<'schema', (typeof OF_SCHEMA)[number]>) => {
      context.stdout(`${JSON.stringify(await schemaOf(options), null, 2)}\n`)
      finish(0)
    })

async function schemaOf({
  policy,
  campaign,
  report,
  repair,
}: InputsOf<'schema', (typeof OF_SCHEMA)[number]>): Promise<object> {
  if (repair) return (await import('../../../core/report/repair-packet.ts')).repairJsonSchema()
  if (campaign) return ofWing('campaign')
  if (report) return (await import('../../../core/report/report.ts')).reportJsonSchema()
  const { planJsonSchema } = await import('../../../core/plan/plan-schema.ts')
  const { policyJsonSchema } = await import('../../../core/policy/policy-file.ts')
  return policy ? policyJsonSchema() : planJsonSchema()
}

/** Throws UNAVAILABLE_HERE where the wing is absent. */
async function ofWing(name: string): Promise<object> {
  const schema = WINGS.flatMap(({ schemas }) => schemas?.[name] ?? [])[0]
  if (schema) return schema()
  throw new EditplanError({ name: 'UNAVAILABLE_HERE', message: `This editplan was built without its wing ${name}.` })
}

export const commands = [planCommand, fmtCommand, schemaCommand]
