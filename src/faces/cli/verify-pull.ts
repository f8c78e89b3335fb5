import { reportProblem } from '../../core/report/build-report.ts'
import { oneLine, showInvisible } from '../../core/report/plain-text.ts'
import { renderProblems } from '../../core/report/terminal/problems.ts'
import type { Verdict } from '../../core/report/verdict.ts'
import { exitCodeOf } from '../../errors.ts'
import type { Context } from './context.ts'
import { type ReplayOptions, runOptions } from './options.ts'

/** What `verify --pr` takes beside the place. */
export interface PullOptions {
  readonly require?: readonly string[]
  readonly allow?: 'none' | 'listed'
  readonly json?: boolean
}

/** Verifies a pull request by its manifest and prints the verdict; the exit code. */
export async function verifyPullRequest(
  number: number,
  options: PullOptions & ReplayOptions,
  context: Context,
): Promise<number> {
  const { env } = context
  const { root, bare, policy, signal } = await runOptions(options, context)
  const { verifyPull } = await import('../../publish/verify-pull.ts')
  const verdict = await verifyPull({
    ...{ root, bare, policy, signal, number, require: options.require, allow: options.allow },
    publish: {
      token: env.GITHUB_TOKEN || env.GH_TOKEN || undefined,
      serverUrl: env.GITHUB_SERVER_URL,
      apiUrl: env.GITHUB_API_URL,
      environment: env,
    },
  })
  if (options.json) context.stdout(`${JSON.stringify(verdict, null, 2)}\n`)
  else await print(verdict, context)
  return verdict.problem ? exitCodeOf(verdict.problem.name) : 0
}

async function print(verdict: Verdict, { stdout, stderr, errorStyle }: Context): Promise<void> {
  const { verdictLines, verdictTitle } = await import('../../core/report/verdict.ts')
  const { problem, patch } = verdict
  const { problem: _, ...rest } = verdict
  stdout(`${[verdictTitle(verdict), ...verdictLines(rest).map((line) => `  ${oneLine(line)}`)].join('\n')}\n`)
  if (problem) stderr(`${renderProblems([reportProblem(problem)], errorStyle).join('\n')}\n`)
  if (patch !== undefined) stdout(`${patch.trimEnd().split('\n').map(showInvisible).join('\n')}\n`)
}
