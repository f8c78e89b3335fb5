import path from 'node:path'
import { Command } from 'commander'
import { EditplanError } from '../../../errors.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples, readPolicy, repositoryOption } from '../options.ts'
import { tellLeftOut, writePlan } from '../write-plan.ts'

/** `editplan plan`: makes plans. */
export const planCommand: CommandFactory = (context, finish) =>
  new Command('plan')
    .summary('make a plan of changes, or a shorter one of a plan')
    .description('Makes plans: of the changes in the work tree or in commits, or a plan of few steps from one of many.')
    .addCommand(fromDiffCommand(context, finish))
    .addHelpText('after', examples('editplan plan from-diff -o plan.yaml', 'editplan plan generalise plan.yaml'))

/** `editplan plan from-diff`: a plan of the changes in the work tree or in commits. */
const fromDiffCommand: CommandFactory = (context, finish) =>
  new Command('from-diff')
    .summary('make a plan of the changes in the work tree or in commits')
    .description(
      'Makes a plan that leads from one commit to another, or to the work tree: unique edits where possible, otherwise whole files. Every step is tested. Changes that a plan cannot express are listed on standard error, and the exit code is then 1.',
    )
    .argument('[from]', 'the commit to start from; HEAD by default')
    .argument('[to]', 'the commit to lead to; the work tree by default')
    .addOption(repositoryOption())
    .option('--smallest', 'say it in as few steps as explain it, as editplan explain does')
    .option('--title <text>', 'the title of the plan; if it is one commit, its subject by default')
    .option('--policy <file>', 'the policy to follow')
    .option('-o, --output <file>', 'where to write the plan; its name decides between YAML, JSON and JSON Lines', '-')
    .addHelpText(
      'after',
      examples('editplan plan from-diff -o plan.yaml', 'editplan plan from-diff HEAD~1 HEAD --title "Rename getUser"'),
    )
    .action(async (from: string | undefined, to: string | undefined, options: FromDiffOptions) =>
      finish(
        await fromDiff({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) }, options, context),
      ),
    )

interface FromDiffOptions {
  readonly repo: string
  readonly smallest?: true
  readonly title?: string
  readonly policy?: string
  readonly output: string
}

async function fromDiff(
  revisions: { readonly from?: string; readonly to?: string },
  { repo, smallest, title, policy: file, output }: FromDiffOptions,
  context: Context,
): Promise<number> {
  const { planFromDiff } = await import('../../../core/run/from-diff.ts')
  const { smallestDiffPlan } = await import('../../../core/run/language-servers.ts')
  const policy = file === undefined ? undefined : await readPolicy(file, context)
  const request = {
    root: path.resolve(context.cwd, repo),
    ...revisions,
    except: path.resolve(context.cwd, output),
    ...(title !== undefined && { title }),
    ...(policy && { policy }),
  }
  const made = smallest ? await smallestDiffPlan.get()(request) : { ...(await planFromDiff(request)), sentence: '' }
  const { plan, leftOut, sentence } = made
  if (sentence !== '' && output !== '-') context.stdout(`${sentence}\n`)
  tellLeftOut(leftOut, context)
  if (plan) await writePlan(plan, output, context)
  else if (leftOut.length === 0) {
    throw new EditplanError({
      name: 'PLAN_EMPTY',
      message: 'There are no changes. Change a file, or pass two commits that differ.',
    })
  }
  return leftOut.length === 0 ? 0 : 1
}
