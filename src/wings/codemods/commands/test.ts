import path from 'node:path'
import { Command } from 'commander'
import { createTwoFilesPatch } from 'diff'
import { paint } from '../../../core/report/terminal/style.ts'
import { isBinary } from '../../../core/text/encoding.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { visible } from '../../../core/text/visible.ts'
import { counted, shellWord } from '../../../core/text/words.ts'
import { foldersIn, kindAt } from '../../../core/workspace/folders.ts'
import { EditplanError } from '../../../errors.ts'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import { examples, readVariables, withInputs } from '../../../faces/cli/options.ts'
import { readPlans } from '../../../faces/cli/read-plans.ts'
import type { Input } from '../../../inputs/input.ts'
import { destined } from '../../../inputs/read.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import type { CaseFault, TestedCase } from '../test-plan.ts'

const TEST = { verbs: ['test'], of: 'face', option: ['', 'Options'] } as const
const OWN = [
  { name: 'update', type: 'flag', about: 'write what the plans make into `after`', ...TEST },
  { name: 'once', type: 'flag', about: 'do without the second run', ...TEST },
] as const satisfies readonly Input[]

type TestValues = InputsOf<'test', (typeof OWN)[number]>

/** `editplan test`: plans against the folders beside them. */
export const testCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('test'), { own: OWN, headings: [] })
    .summary('replay plans on their cases, and compare')
    .description(
      'Replays each plan on a copy of the folder `before` next to it, and of each `cases/*/before`, and compares the result with `after`. A second run must change nothing. Nothing is written, no command is run, and no git is needed. A folder stands for every plan.yaml in it.',
    )
    .argument('[plans...]', 'plan files, or folders that hold them', ['.'])
    .addHelpText('after', examples('editplan test codemods', 'editplan test codemods/rename/plan.yaml --update'))
    .action(async (names: string[], options: TestValues) => finish(await testPlans(names, options, context)))

async function testPlans(names: readonly string[], options: TestValues, context: Context): Promise<number> {
  const { update = false, once = false } = options
  const files = names.flatMap((name) => plansIn(path.resolve(context.cwd, name)))
  if (files.length === 0)
    throw new EditplanError({
      name: 'NO_FILES',
      message: 'No plan.yaml is there. Name a plan, or a folder that holds some.',
    })
  const vars = await readVariables(options, context)
  const { source } = destined('test', options)
  const { casesBeside, casesOf, testCase } = await import('../test-plan.ts')
  let [passed, failed] = [0, 0]
  for (const file of files) {
    const [plan] = await readPlans([path.relative(context.cwd, file)], context, {
      root: path.dirname(file),
      vars,
      source,
    })
    if (!plan) continue
    const isLast = passed + failed === 0 && file === files.at(-1)
    const cases = isLast ? casesOf(file) : casesBeside(file)
    if (cases.length === 0)
      context.stderr(`${oneLine(path.relative(context.cwd, file))} has no cases, and is left out.\n`)
    for (const one of cases) {
      const tested = await testCase(plan, one, { update, once })
      tell(tested, path.relative(context.cwd, file), context)
      if (update) tellNotWritten(tested, context)
      if (tested.faults.length === 0) passed += 1
      else failed += 1
    }
  }
  context.stdout(`${passed} passed${failed > 0 ? `, ${failed} failed` : ''}\n`)
  return failed > 0 ? 1 : 0
}

const PLANS = ['plan.yaml', 'plan.yml', 'plan.json', 'plan.jsonl']
/** Folders of cases hold files, not plans. */
const OF_CASES = ['before', 'after', 'cases']

const plansIn = (absolute: string): readonly string[] => {
  if (kindAt(absolute) !== 'folder') return [absolute]
  const own = PLANS.map((name) => path.join(absolute, name)).filter((file) => kindAt(file) === 'file')
  const below = foldersIn(absolute).filter((name) => !OF_CASES.includes(name))
  return [...own, ...below.flatMap((name) => plansIn(path.join(absolute, name)))]
}

/** With `--update`: that `after` is as it was, and why. */
function tellNotWritten({ faults }: TestedCase, { stdout }: Context): void {
  if (faults.some((fault) => fault.kind === 'refused' || (fault.kind === 'differs' && fault.run === 2)))
    stdout('  after was not written: a second run does not end as the first. Correct the plan, or pass --once.\n')
}

function tell({ case: { name }, faults, updated }: TestedCase, file: string, { stdout, style }: Context): void {
  const title = oneLine(visible(name === '' ? file : `${file} (${name})`))
  const mark = faults.length === 0 ? paint(style, 'green', '✓') : paint(style, 'red', '✗')
  stdout(`${mark} ${title}${updated ? ': after was written' : ''}\n`)
  for (const fault of faults.slice(0, MOST_SHOWN)) stdout(`${describe(fault)}\n`)
  if (faults.length > MOST_SHOWN) stdout(`  and ${counted(faults.length - MOST_SHOWN, 'more file')}\n`)
  if (faults.some((fault) => fault.kind === 'differs' && fault.run === 1))
    stdout(`  If that is what you want, write it into \`after\`: editplan test --update ${shellWord(file)}\n`)
}

const MOST_SHOWN = 5

const describe = (fault: CaseFault): string => {
  if (fault.kind === 'refused')
    return `  ${runOf(fault.run)} is refused: ${fault.problem.name}: ${visible(fault.problem.message).replaceAll('\n', '\n  ')}`
  if (fault.kind === 'mode')
    return `  ${visible(fault.path)} is to be ${fault.executable ? 'executable' : 'not executable'}.`
  const { path: file, wanted, got, run } = fault
  const name = visible(file)
  const what = got ? (wanted ? `gives another ${name} than` : `makes ${name}, unlike`) : `removes ${name}, unlike`
  const head = `  ${runOf(run)} ${what} ${run === 1 ? '`after`' : 'the first one'}:`
  return [head, ...patchOf(file, wanted, got)].join('\n')
}

const runOf = (run: 1 | 2): string => (run === 1 ? 'The plan' : 'A second run')

const patchOf = (file: string, wanted: Buffer | undefined, got: Buffer | undefined): readonly string[] => {
  const texts = [wanted, got].map((bytes) => bytes?.toString('utf8') ?? '')
  if ([wanted, got].some((bytes) => bytes && isBinary(bytes))) return ['  (binary)']
  return createTwoFilesPatch(`after/${file}`, file, texts[0] ?? '', texts[1] ?? '', undefined, undefined, {
    context: 2,
  })
    .split('\n')
    .slice(1, 60)
    .map((line) => `  ${visible(line)}`)
}
