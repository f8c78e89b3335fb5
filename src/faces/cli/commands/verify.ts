import { Command } from 'commander'
import { reportProblem } from '../../../core/report/build-report.ts'
import { renderProblems } from '../../../core/report/terminal/problems.ts'
import type { Verdict } from '../../../core/report/verdict.ts'
import { oneLine, showInvisible } from '../../../core/text/neutralise.ts'
import { stepsCalled } from '../../../core/text/words.ts'
import { EditplanError, exitCodeOf } from '../../../errors.ts'
import { verifyBundle } from '../../../wing.ts'
import type { CommandFactory, Context } from '../context.ts'
import {
  type AttestationOptions,
  choice,
  examples,
  OWN_GROUP,
  openPlans,
  type ReplayOptions,
  runOptions,
  serverOptions,
  withReplayOptions,
} from '../options.ts'

interface VerifyOptions extends ReplayOptions, PullOptions, AttestationOptions {
  readonly pr?: number
  readonly run?: boolean
}

/** `editplan verify`: proves that a commit is the result of plans, or a pull request that of its manifest. */
export const verifyCommand: CommandFactory = (context, finish) =>
  withReplayOptions(new Command('verify'), undefined, '[plan...]')
    .summary('prove that a commit is the result of plans')
    .description(
      'Replays plans and compares the commit ids with those of a head. For signed commits it compares contents, parents, authors and messages, and git checks the signatures. With --pr it needs no plan: the manifest that the pull request names says what to replay, and GitHub is asked about signatures. The token comes from GITHUB_TOKEN or GH_TOKEN. With --attestation it checks what the Action signed, and asks no server: the signature, who signed, and that it is about the plans, the manifest and the head.',
    )
    .option('--base <rev>', 'the commit the plans were replayed on')
    .option('--head <rev>', 'the commit that should be their result')
    .option('--pr <number>', 'verify this pull request by its manifest', pullNumber)
    .option('--attestation <bundle>', 'verify this attestation that the Action signed')
    .option('--run', 'run the commands of Run steps again instead of taking their recorded results')
    .option('--json', 'with --pr and --attestation: print the result as JSON')
    .optionsGroup('With --pr:')
    .option('--require <pattern...>', 'branches that must come from editplan')
    .addOption(choice('--allow <commits>', 'commits of other people: none, or those that the pull request lists'))
    .optionsGroup('With --attestation:')
    .option('--trusted-root <file>', 'what `gh attestation trusted-root` printed')
    .option('--repository <name>', 'the repository that must have signed; by default that of the remote')
    .option('--workflow <file>', 'the workflow that must have signed; @REF after it names a ref')
    .option('--manifest <file>', 'the manifest; by default the one under the checkout’s own ref')
    .optionsGroup(OWN_GROUP)
    .addHelpText(
      'after',
      examples(
        'editplan verify plan.yaml --base main --head editplan/rename',
        'editplan verify --pr 12',
        'editplan verify --attestation attestation.json --trusted-root trusted_root.jsonl',
      ),
    )
    .action(async (names: string[], options: VerifyOptions) => finish(await verify(names, options, context)))

const VERIFIED = {
  commits: 'the commits are identical',
  signed: 'contents, authors and messages are the same, in commits with signatures that git verifies',
  unchecked:
    'contents, authors and messages are the same, in signed commits. Their signatures are NOT checked: git does not have the keys or does not trust them',
} as const

async function verify(names: readonly string[], options: VerifyOptions, context: Context): Promise<number> {
  const { pr, base, head, attestation } = options
  refuseStray(options)
  if (attestation !== undefined) return (await verifyBundle.get()())(names, options, context)
  if (pr !== undefined) {
    if (names.length > 0 || base !== undefined || head !== undefined)
      throw usage('--pr takes no plan, --base or --head')
    return verifyPullRequest(pr, options, context)
  }
  if (names.length === 0 || base === undefined || head === undefined)
    throw usage('Name the plans with --base and --head, or a pull request with --pr, or an --attestation')
  const { plans, place } = await openPlans(names, options, context)
  const { verifyPlan } = await import('../../../core/run/verify.ts')
  const compared = await verifyPlan(plans, { ...place, base, head, ...(options.run && { commands: 'run' }) })
  if (compared.ok) {
    const { without = [], recorded = [] } = compared
    const less = without.length === 0 ? '' : ` without ${stepsCalled(without)}`
    context.stdout(`Verified${less}: ${VERIFIED[compared.by]}.\n`)
    if (recorded.length > 0)
      context.stdout(`Recorded, not derived again: ${stepsCalled(recorded)}. --run runs the commands.\n`)
    return 0
  }
  context.stderr(`${renderProblems([reportProblem(compared.problem)], context.errorStyle).join('\n')}\n`)
  return exitCodeOf(compared.problem.name)
}

/** Options that would have no effect are refused, so that nobody relies on them. */
function refuseStray({ attestation, pr, base, run, ...options }: VerifyOptions): void {
  const { trustedRoot, repository, workflow, manifest } = options
  if (attestation === undefined && [trustedRoot, repository, workflow, manifest].some((one) => one !== undefined))
    throw usage('--trusted-root, --repository, --workflow and --manifest are for --attestation')
  if (attestation !== undefined && (pr !== undefined || base !== undefined || run))
    throw usage('--attestation takes no --pr, --base or --run')
}

const usage = (message: string): EditplanError => new EditplanError({ name: 'USAGE', message: `${message}.` })

function pullNumber(value: string): number {
  if (/^#?[1-9]\d{0,9}$/.test(value)) return Number(value.replace('#', ''))
  throw usage(`--pr takes the number of a pull request, not "${value}"`)
}

type PullOptions = { readonly require?: readonly string[]; readonly allow?: 'none' | 'listed'; readonly json?: boolean }

/** Verifies a pull request by its manifest and prints the verdict; the exit code. */
async function verifyPullRequest(
  number: number,
  options: PullOptions & ReplayOptions,
  context: Context,
): Promise<number> {
  const { root, bare, policy, signal } = await runOptions(options, context)
  const { verifyPull } = await import('../../../publish/verify-pull.ts')
  const verdict = await verifyPull({
    ...{ root, bare, policy, signal, number, require: options.require, allow: options.allow },
    publish: serverOptions(context),
  })
  if (options.json) context.stdout(`${JSON.stringify(verdict, null, 2)}\n`)
  else await print(verdict, context)
  return verdict.problem ? exitCodeOf(verdict.problem.name) : 0
}

async function print(verdict: Verdict, { stdout, stderr, errorStyle }: Context): Promise<void> {
  const { verdictLines, verdictTitle } = await import('../../../core/report/verdict.ts')
  const { problem, patch } = verdict
  const { problem: _, ...rest } = verdict
  stdout(`${[verdictTitle(verdict), ...verdictLines(rest).map((line) => `  ${oneLine(line)}`)].join('\n')}\n`)
  if (problem) stderr(`${renderProblems([reportProblem(problem)], errorStyle).join('\n')}\n`)
  if (patch !== undefined) stdout(`${patch.trimEnd().split('\n').map(showInvisible).join('\n')}\n`)
}
