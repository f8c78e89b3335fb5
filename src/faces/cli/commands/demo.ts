import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Command } from 'commander'
import { paint, wrap } from '../../../core/report/terminal/style.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples } from '../options.ts'
import { renderProposal } from '../proposal.ts'
import { readPlans } from '../read-plans.ts'

/** Runs another command; its exit code. */
export type RunCommand = (args: readonly string[], context: Context) => Promise<number>

/** `editplan demo`: a plan from apply to pull request, in a temporary folder. */
export const demoCommand =
  (run: RunCommand): CommandFactory =>
  (context, finish) =>
    new Command('demo')
      .summary('try everything on a small built-in example')
      .description(
        'Creates a small repository with a remote in a temporary folder, applies a plan with every tool, a duplicate and a refusal, undoes it, and shows the pull request that it would open.',
      )
      .option('--keep', 'keep the repository afterwards')
      .addHelpText('after', examples('editplan demo', 'editplan demo --keep'))
      .action(async ({ keep }: { keep?: boolean }) => {
        const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'editplan-demo-')))
        try {
          await demo(folder, context, run)
        } finally {
          if (!keep) rmSync(folder, { recursive: true, force: true })
        }
        if (keep) context.stdout(`\nThe repository is in ${folder}.\n`)
        finish(0)
      })

async function demo(folder: string, context: Context, run: RunCommand): Promise<void> {
  const { FILES, PLAN, makeRepository } = await import('../demo/example.ts')
  const { root, git } = makeRepository(folder, FILES)
  writeFileSync(path.join(folder, 'plan.yaml'), PLAN)
  const inside: Context = { ...context, cwd: root, live: false }
  const { say, editplan } = narrator(inside, run)
  say(
    'A small repository, and a plan of ten steps from an agent: one edit is repeated, and one quotes a line that is not in its file.',
  )
  await editplan('apply', '../plan.yaml', '--on-error', 'continue')
  say('Without `--on-error continue`, the refused step would have stopped the whole run.')
  say('HEAD and the index are unchanged. Each step is its own commit, outside any branch:')
  const id = await latestRun(root)
  await editplan('show', id)
  await editplan('show', id, 'callers')
  await editplan('undo')
  const status = git('status', '--short')
  say(status === '' ? 'The checkout is clean again. This is the pull request:' : status)
  await propose(inside)
}

/** Prints text, and runs commands as if somebody had typed them. */
function narrator(context: Context, run: RunCommand) {
  return {
    say: (text: string) => context.stdout(`\n${wrap(text, context.style.width).join('\n')}\n`),
    async editplan(...args: readonly string[]): Promise<void> {
      context.stdout(`\n${paint(context.style, 'bold', `$ editplan ${args.join(' ')}`)}\n`)
      await run(args, context)
    },
  }
}

async function latestRun(root: string): Promise<string> {
  const { listRuns } = await import('../../../core/run/show-runs.ts')
  const [latest] = await listRuns({ root })
  return latest?.id.slice(0, 8) ?? ''
}

/** The dry run of `pr`, its patches folded as on GitHub. */
async function propose(context: Context): Promise<void> {
  const { openPullRequest } = await import('../../../publish/open-pull-request.ts')
  const plans = await readPlans(['../plan.yaml'], context)
  const report = await openPullRequest(plans, {
    root: context.cwd,
    overrides: { on_error: 'continue' },
    publish: { dryRun: true },
  })
  context.stdout(`\n${paint(context.style, 'bold', '$ editplan pr ../plan.yaml --on-error continue --dry-run')}\n`)
  context.stdout(renderProposal(report, context.style, { folded: true, callsHidden: true }))
}
