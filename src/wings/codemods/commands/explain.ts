import path from 'node:path'
import { Command } from 'commander'
import { collectContents, htmlPage } from '../../../core/report/report-writers.ts'
import { checkPlan } from '../../../core/run/apply.ts'
import type { PolicySource } from '../../../core/run/run-policy.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { visible } from '../../../core/text/visible.ts'
import { counted, listed } from '../../../core/text/words.ts'
import { isVacant, makeFolder, writeFolder } from '../../../core/workspace/folders.ts'
import { EditplanError } from '../../../errors.ts'
import { type CommandFactory, type Context, writeOutput } from '../../../faces/cli/context.ts'
import { examples, readPolicy, withInputs } from '../../../faces/cli/options.ts'
import { tellLeftOut, writePlan } from '../../../faces/cli/read-plans.ts'
import { alikeFiles } from '../../../wing.ts'
import type { Codemod, Explanation } from '../explain/words.ts'
import { type ExplainValues, OF_EXPLAIN } from './explain-inputs.ts'
import { explainPlan } from './explain-plan.ts'

/** `editplan explain`: a small plan of a change, proved by a replay. */
export const explainCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('explain'), {
    own: OF_EXPLAIN,
    headings: [],
    verbOf: (_, [change]) => (isPlanFile(change) ? 'explain of a plan' : 'explain'),
  })
    .summary('summarise a change or a plan in a few proven steps')
    .description(
      'Finds a small plan that turns one state of the files into another to the byte: a few steps that each explain many lines, then ordinary edits for the rest, which is what there is to read. Changes that no step can express are listed on standard error, and the exit code is then 1. For a plan file it looks for a plan of fewer steps that gives the same files on this checkout; steps for which that cannot be shown stay, and standard error says why.',
    )
    .argument(
      '[change]',
      'BASE..HEAD, or BASE...HEAD from where the two parted, or a plan file; HEAD and the work tree by default',
    )
    .argument('[head]', 'the other revision, where the first one is no range')
    .addHelpText(
      'after',
      examples(
        'editplan explain HEAD~1..HEAD',
        'editplan explain main...HEAD -o small.yaml',
        'editplan explain --staged',
        'editplan explain HEAD~1..HEAD --as codemod -o rename',
        'editplan explain plan.yaml -o short.yaml',
      ),
    )
    .action(async (given: string | undefined, head: string | undefined, options: ExplainValues) => {
      const change = rangeOf(given, head)
      finish(await (isPlanFile(change) ? explainPlan(change, options, context) : explain(change, options, context)))
    })

/** A name with the ending of a plan, and without the dots of a range. */
const isPlanFile = (change = ''): change is string =>
  /\.(ya?ml|jsonl?)$/.test(change) && !/[^./\\]\.\.|\.\.[^./\\]/.test(change)

/** Two revisions are a range, as `git diff` takes them. */
const rangeOf = (change: string | undefined, head: string | undefined): string | undefined => {
  if (change === undefined || head === undefined) return change
  if (!change.includes('..') && !isPlanFile(change)) return `${change}..${head}`
  throw new EditplanError({ name: 'USAGE', message: 'Pass one change: BASE..HEAD, or BASE and HEAD.' })
}

async function explain(range: string | undefined, options: ExplainValues, context: Context): Promise<number> {
  const { repo, staged, pr, output, title, policy: file, html, json, run, as } = options
  checkFlags(range, options)
  const folder = as === undefined ? undefined : codemodFolder(as, output, context)
  const root = path.resolve(context.cwd, repo)
  const policy = file === undefined ? undefined : await readPolicy(file, context)
  const { explainChange } = await import('../explain/explain.ts')
  const explanation = await explainChange({
    root,
    ...(range !== undefined && endsOf(range)),
    staged,
    ...(pr !== undefined && { pr }),
    ...(title !== undefined && { title }),
    ...(output !== undefined && output !== '-' && { except: path.resolve(context.cwd, output) }),
    ...(policy && { policy }),
    runs: run === true,
    codemod: folder !== undefined,
  })
  for (const note of explanation.notes ?? []) context.stderr(`${oneLine(note)}\n`)
  if (folder !== undefined) await writeCodemod(explanation, folder, context)
  else if (output !== undefined && explanation.plan) await writePlan(explanation.plan, output, context)
  if (html !== undefined) await writePage(explanation, { root, policy, file: html, cwd: context.cwd })
  const { codemod: _, ...data } = explanation
  if (json) context.stdout(`${JSON.stringify(data, null, 2)}\n`)
  else await tell(explanation, output === '-' ? context.stderr : context.stdout)
  tellLeftOut(explanation.leftOut, context)
  return explanation.leftOut.length > 0 ? 1 : 0
}

function checkFlags(range: string | undefined, { staged, pr }: ExplainValues): void {
  if ([staged, pr, range].filter((one) => one !== undefined).length > 1)
    throw new EditplanError({ name: 'USAGE', message: 'Pass a range, --staged or --pr, one of them.' })
}

/** The folder that a codemod is written to: a new one, or one without files. */
function codemodFolder(form: string, output: string | undefined, { cwd }: Context): string {
  if (form !== 'codemod') throw new EditplanError({ name: 'USAGE', message: '--as takes codemod.' })
  if (output === undefined || output === '-')
    throw new EditplanError({ name: 'USAGE', message: '--as codemod writes a folder. Name it with -o FOLDER.' })
  if (isPlanFile(output)) {
    const message = `--as codemod writes a folder, and ${visible(output)} is called like a plan. Name a folder with -o.`
    throw new EditplanError({ name: 'USAGE', message })
  }
  const folder = path.resolve(cwd, output)
  if (isVacant(folder)) return folder
  const message = `${visible(output)} is there already. Name a new folder with -o.`
  throw new EditplanError({ name: 'USAGE', message })
}

/** `plan.yaml`, and the cases that `editplan test` replays: what the plan makes of them, now and once more. */
async function writeCodemod(
  { codemod, ordinary, files }: Explanation,
  folder: string,
  context: Context,
): Promise<void> {
  const { plan, cases, leftOut } = codemod ?? NO_CODEMOD
  for (const { title, reason } of leftOut) {
    const why = reason === 'again' ? 'a second run would change its result again' : 'it says nothing about other files'
    context.stderr(`Not in the codemod, as ${why}: ${oneLine(title)}\n`)
  }
  if (files.all === 0) {
    const message = 'Nothing differs. Name the commit before your change and the one with it: `HEAD~1..HEAD`.'
    throw new EditplanError({ name: 'PLAN_EMPTY', message })
  }
  if (!plan) {
    const reason = ordinary === undefined ? 'No rule can be used on other files' : 'No rule was proved'
    throw new EditplanError({ name: 'PLAN_EMPTY', message: `${reason}. Leave out --as.` })
  }
  const { casesOf, testCase } = await import('../test-plan.ts')
  await makeFolder(folder, async (made) => {
    for (const [name, files] of cases) writeFolder(path.join(made, 'cases', name, 'before'), files)
    const file = path.join(made, 'plan.yaml')
    await writePlan(plan, file, context)
    for (const one of cases.size > 0 ? casesOf(file) : []) await testCase(plan, one, { update: true, once: false })
  })
}

const NO_CODEMOD: Codemod = { cases: new Map(), leftOut: [] }

/** The page of a run of the plan that writes nothing: each step once, its files folded, and the rest open. */
async function writePage(
  explanation: Explanation,
  {
    root,
    policy,
    file,
    cwd,
  }: {
    readonly root: string
    readonly policy: PolicySource | undefined
    readonly file: string
    readonly cwd: string
  },
): Promise<void> {
  const { plan, base } = explanation
  if (!plan) throw new EditplanError({ name: 'PLAN_EMPTY', message: 'There is nothing to show. Leave out --html.' })
  const { contents, addStep, addFile } = collectContents()
  const report = await checkPlan(plan, {
    ...{ root, base, bare: true, branch: 'explained', onContents: addFile },
    onEvent: (event) => {
      if (event.type === 'step' && event.change) addStep(event.step.index, event.change)
    },
    ...(policy && { policy }),
  })
  const render = await htmlPage.get()()
  const { sentenceOf } = await import('../explain/words.ts')
  await writeOutput(file, render(report, contents, { sentence: sentenceOf(explanation), steps: explanation.steps }), {
    cwd,
  })
}

/** The two ends of `BASE..HEAD`; `BASE...HEAD` begins where the two parted; one revision leads to the work tree. */
function endsOf(range: string): { readonly from: string; readonly to?: string; readonly merged?: true } {
  const [, from = '', dots, to = ''] = /^(.*?)(?:(\.{2,3})(.*))?$/.exec(range) ?? []
  if (dots === undefined) return { from: range }
  return { from: from || 'HEAD', to: to || 'HEAD', ...(dots === '...' && { merged: true }) }
}

async function tell(explanation: Explanation, say: Context['stdout']): Promise<void> {
  const { exceptionsOf, sentenceOf } = await import('../explain/words.ts')
  say(`${sentenceOf(explanation)}\n`)
  for (const one of explanation.steps) {
    const { step, title, files, odd = 0 } = one
    const more = odd > 0 ? ` (${counted(files.length - odd, 'file')} alike)` : ''
    say(
      `${step}. ${title}: ${listed(
        files.map((file) => visible(file)),
        Math.max(odd, SHOWN),
      )}${more}\n`,
    )
    const differ = exceptionsOf(one, LISTED)
    if (differ !== '') say(`   ${differ}\n`)
  }
  if (explanation.toRead.length > 0) say('To read:\n')
  for (const { paths, lines, isEach, diff, said } of alikeFiles(explanation.toRead)) {
    const names = listed(
      paths.map((file) => visible(file)),
      LISTED,
    )
    const each = isEach ? ' each, one and the same change' : ''
    say(`  ${names} (${lines}${each})${said === '' ? '' : `: ${visible(said)}`}\n`)
    if (diff !== '') for (const line of diff.split('\n')) say(`    ${visible(line)}\n`)
  }
}

const SHOWN = 3
const LISTED = 20
