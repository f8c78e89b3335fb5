import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import { paint, type TerminalStyle, wrap } from '../../../core/report/terminal/style.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { counted } from '../../../core/text/words.ts'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import { examples, type JudgeFlags, openPlan, splitByOption, withJudgeOptions } from '../../../faces/cli/options.ts'
import { writePlan } from '../../../faces/cli/read-plans.ts'
import type { PlanSplit } from '../split.ts'

interface SplitFlags extends JudgeFlags {
  readonly by: readonly string[]
  readonly output?: string
}

/** `editplan split`: one plan for each group of files. */
export const splitCommand: CommandFactory = (context, finish) =>
  withJudgeOptions(new Command('split'))
    .summary('make one plan for each owner, folder or other group of files')
    .description(
      'Splits a plan into parts that can be reviewed on their own, and proves by a replay that the parts give what the plan gives. Steps that change files of several groups stay whole, in a part of their own. Nothing is written but the parts.',
    )
    .argument('<plan>', 'the plan file: .yaml, .yml, .json or .jsonl; - is standard input')
    .addOption(splitByOption('--by <how>').makeOptionMandatory())
    .option('-o, --output <folder>', 'where to write the parts, as 1-NAME.yaml and so on; the folder is made')
    .option('--json', 'print the parts with their plans as JSON, and nothing else, on standard output')
    .addHelpText(
      'after',
      examples('editplan split plan.yaml --by folder -o parts', 'editplan split plan.yaml --by codeowners --json'),
    )
    .action(async (name: string, options: SplitFlags) => finish(await split(name, options, context)))

async function split(name: string, options: SplitFlags, context: Context): Promise<number> {
  const { plan, place } = await openPlan(name, options, context)
  const { splitPlan } = await import('../split-plan.ts')
  await tell(await splitPlan(plan, { ...place, by: options.by }), options, context)
  return 0
}

async function tell(parts: PlanSplit, { output, json }: SplitFlags, context: Context): Promise<void> {
  const { masked } = await import('../../../core/policy/secrets.ts')
  const { printPlan } = await import('../../../core/plan/print.ts')
  const files = output === undefined ? [] : await writeParts(parts, output, context)
  const report = await masked(reportSplit(parts))
  if (!json) return context.stdout(renderSplit(report, files, context.style))
  const told = report.parts.map((part, at) => ({
    ...part,
    ...(files[at] !== undefined && { file: files[at] }),
    plan: JSON.parse(printPlan(parts.parts[at]?.plan ?? missing(), 'json')),
  }))
  context.stdout(`${JSON.stringify({ ...report, parts: told }, null, 2)}\n`)
}

/** Names of the files, numbered in an order in which they can be applied. */
async function writeParts({ parts }: PlanSplit, folder: string, context: Context): Promise<readonly string[]> {
  await mkdir(path.resolve(context.cwd, folder), { recursive: true })
  const digits = String(parts.length).length
  const files: string[] = []
  for (const [at, { slug, plan }] of parts.entries()) {
    const file = path.join(folder, `${String(at + 1).padStart(digits, '0')}-${slug}.yaml`)
    await writePlan(plan, file, context)
    files.push(file)
  }
  return files
}

const missing = (): never => {
  throw new TypeError('each part has a plan')
}

/** The parts of a plan, for a terminal: each with its steps, its files, what it comes after, and the file that it was written to. */
function renderSplit({ parts }: SplitReport, files: readonly string[], style: TerminalStyle): string {
  if (parts.length === 0) return 'The plan changes nothing: there are no parts.\n'
  const lines = parts.flatMap((part, at) => {
    const { name, steps, files: changed, needs, spanning } = part
    const counts = `${counted(steps, 'step')}, ${counted(changed.length, 'file')}`
    const after = needs.length === 0 ? [] : wrap(`after ${needs.map(oneLine).join(', ')}`, style.width - INDENT.length)
    const spans = spanning.flatMap(({ index, id, groups }) =>
      wrap(
        oneLine(`step ${index}${id === undefined ? '' : ` (${id})`} changes files of ${groups.join(', ')}`),
        style.width - INDENT.length,
      ),
    )
    const written = files[at] === undefined ? [] : [oneLine(files[at])]
    const head = wrap(`${at + 1} ${oneLine(name)} · ${counts}`, style.width)
    return [
      ...head.map((line, row) => (row === 0 ? paint(style, 'bold', line) : line)),
      ...[...after, ...spans, ...written].map((line) => `${INDENT}${paint(style, 'dim', line)}`),
    ]
  })
  return lines.map((line) => `${line}\n`).join('')
}

const INDENT = '  '

/** The parts of a plan: what `editplan split --json` prints, less the plans. */
interface SplitReport {
  readonly version: 1
  /** In an order in which all can be applied. */
  readonly parts: readonly {
    readonly name: string
    readonly slug: string
    /** The groups whose files it changes: several where steps span them, or where they need each other. */
    readonly groups: readonly string[]
    readonly title: string
    readonly digest: string
    readonly steps: number
    readonly files: readonly string[]
    /** Names of the parts that it builds on. */
    readonly needs: readonly string[]
    /** Steps of the whole plan whose own files belong to several groups, by number. */
    readonly spanning: readonly { readonly index: number; readonly id?: string; readonly groups: readonly string[] }[]
  }[]
  /** Names of parts that are applied one on the other; stacks touch nothing of each other. */
  readonly stacks: readonly (readonly string[])[]
}

function reportSplit({ parts, stacks }: PlanSplit): SplitReport {
  const nameAt = (at: number): string => parts[at]?.name ?? ''
  return {
    version: 1,
    parts: parts.map(({ name, slug, groups, plan, files, needs, spanning }) => ({
      name,
      slug,
      groups,
      title: plan.title,
      digest: plan.digest,
      steps: plan.steps.length,
      files,
      needs: needs.map(nameAt),
      spanning: spanning.map(({ step: { index, id }, groups: spanned }) => ({
        index,
        ...(id !== undefined && { id }),
        groups: spanned,
      })),
    })),
    stacks: stacks.map((stack) => stack.map(nameAt)),
  }
}
