import { Command } from 'commander'
import { reportProblem } from '../../../core/report/build-report.ts'
import { renderProblems } from '../../../core/report/terminal/problems.ts'
import type { Verdict } from '../../../core/report/verdict.ts'
import type { Verification } from '../../../core/run/verify.ts'
import { oneLine, showInvisible } from '../../../core/text/neutralise.ts'
import { stepsCalled } from '../../../core/text/words.ts'
import { EditplanError, exitCodeOf } from '../../../errors.ts'
import { OF_VERIFY, type VerifyValues } from '../../../inputs/verify.ts'
import { verifyBundle } from '../../../wing.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples, openPlans, PLANS, runOptions, serverOptions, withInputs } from '../options.ts'

/** `editplan verify`: proves that a commit is the result of plans, or a pull request that of its manifest. */
export const verifyCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('verify'), { own: OF_VERIFY, verbOf })
    .argument('[plan...]', PLANS)
    .summary('prove that a commit is the result of plans')
    .description(
      'Replays plans and compares the commit ids with those of a head. For signed commits it compares contents, parents, authors and messages, and git checks the signatures. With --pr it needs no plan: it replays the manifest that the pull request names, and asks GitHub about signatures. The token comes from GITHUB_TOKEN or GH_TOKEN. With --attestation it checks, without a server, what the Action signed: the signature, the signer, and that the plans, the manifest and the head are the ones signed.',
    )
    .addHelpText(
      'after',
      examples(
        'editplan verify plan.yaml --base main --head editplan/rename',
        'editplan verify --pr 12',
        'editplan verify --attestation attestation.json --trusted-root trusted_root.jsonl',
      ),
    )
    .action(async (names: string[], options: VerifyValues) => finish(await verify(names, options, context)))

const verbOf = ({ pr, attestation }: Partial<VerifyValues>) =>
  attestation !== undefined ? 'verify --attestation' : pr !== undefined ? 'verify --pr' : 'verify'

const VERIFIED = {
  commits: 'the commits are identical',
  signed: 'contents, authors and messages are the same, in commits with signatures that git verifies',
  unchecked:
    'contents, authors and messages are the same, in signed commits. Their signatures are NOT checked: git does not have the keys or does not trust them',
} as const

async function verify(names: readonly string[], options: VerifyValues, context: Context): Promise<number> {
  const { pr, base, head } = options
  const verb = verbOf(options)
  if (verb === 'verify --attestation') return (await verifyBundle.get()())(names, options, context)
  if (pr !== undefined) {
    if (names.length > 0) throw usage('--pr takes no plan: the manifest names it')
    return verifyPullRequest(pr, options, context)
  }
  if (names.length === 0 || base === undefined || head === undefined)
    throw usage('Name the plans with --base and --head, or a pull request with --pr, or an --attestation')
  const { plans, place } = await openPlans(names, { ...options, verb }, context)
  const { verifyPlan } = await import('../../../core/run/verify.ts')
  const compared = await verifyPlan(plans, { ...place, base, head, ...(options.run && { commands: 'run' }) })
  return options.json ? tellJson(compared, context) : tell(compared, context)
}

function tellJson(compared: Verification, { stdout }: Context): number {
  stdout(`${JSON.stringify(compared, null, 2)}\n`)
  return compared.ok ? 0 : exitCodeOf(compared.problem.name)
}

function tell(compared: Verification, context: Context): number {
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

const usage = (message: string): EditplanError => new EditplanError({ name: 'USAGE', message: `${message}.` })

/** Verifies a pull request by its manifest and prints the verdict; the exit code. */
async function verifyPullRequest(number: number, options: VerifyValues, context: Context): Promise<number> {
  const { root, bare, policy, signal } = await runOptions({ ...options, verb: 'verify --pr' }, context)
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
