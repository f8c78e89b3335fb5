import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import type { SteppedPlan } from '../../../core/plan/steps.ts'
import { EditplanError } from '../../../errors.ts'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import { examples, repositoryOption, runOptions, splitByOption } from '../../../faces/cli/options.ts'
import { readPlans } from '../../../faces/cli/read-plans.ts'
import { readVariables, type VariableFlags, withVariables } from '../../../faces/cli/variables.ts'
import { writePlan } from '../../../faces/cli/write-plan.ts'
import type { PlanSplit } from '../split.ts'
import { reportSplit } from '../split-report.ts'
import { renderSplit } from './terminal-split.ts'

interface SplitFlags extends VariableFlags {
  readonly repo: string
  readonly base?: string
  readonly policy?: string
  readonly by: readonly string[]
  readonly output?: string
  readonly json?: boolean
}

/** `editplan split`: one plan for each group of files. */
export const splitCommand: CommandFactory = (context, finish) =>
  withVariables(new Command('split'))
    .summary('make one plan for each owner, folder or other group of files')
    .description(
      'Splits a plan into parts that can be reviewed on their own, and proves by a replay that the parts give what the plan gives. Steps that change files of several groups stay whole, in a part of their own. Nothing is written but the parts.',
    )
    .argument('<plan>', 'the plan file: .yaml, .yml, .json or .jsonl; - is standard input')
    .addOption(splitByOption('--by <how>').makeOptionMandatory())
    .addOption(repositoryOption())
    .option('--base <rev>', 'the commit to replay on: an ancestor of the current commit')
    .option('--policy <file>', 'the policy to follow; by default .github/editplan.yml of the base commit')
    .option('-o, --output <folder>', 'where to write the parts, as 1-NAME.yaml and so on; the folder is made')
    .option('--json', 'print the parts with their plans as JSON, and nothing else, on standard output')
    .addHelpText(
      'after',
      examples('editplan split plan.yaml --by folder -o parts', 'editplan split plan.yaml --by codeowners --json'),
    )
    .action(async (name: string, options: SplitFlags) => finish(await split(name, options, context)))

async function split(name: string, options: SplitFlags, context: Context): Promise<number> {
  const place = await runOptions(options, context)
  const [plan]: SteppedPlan[] = await readPlans([name], context, {
    ...place,
    vars: await readVariables(options, context),
  })
  if (!plan) throw new EditplanError({ name: 'PLAN_EMPTY', message: 'No plan given. Name one.' })
  const { splitPlan } = await import('../split-plan.ts')
  await tell(await splitPlan(plan, { ...place, by: options.by }), options, context)
  return 0
}

async function tell(parts: PlanSplit, { output, json }: SplitFlags, context: Context): Promise<void> {
  const { masked } = await import('../../../core/policy/mask.ts')
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
