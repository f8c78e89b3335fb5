import { mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { neutraliseCommands } from '../../core/report/annotations.ts'
import { buildReport } from '../../core/report/build-report.ts'
import { type ContentCollector, type Contents, collectContents } from '../../core/report/contents.ts'
import { htmlPage } from '../../core/report/html-page.ts'
import { exitCodeFor } from '../../core/report/outcome.ts'
import type { RunReport } from '../../core/report/report.ts'
import type { KeepOutput } from '../../core/run/verification.ts'
import { EditplanError, exitCodeOf, type Problem } from '../../errors.ts'
import type { PullRequestOptions } from '../../publish/open-pull-request.ts'
import type { PullEvent } from '../../publish/publication.ts'
import type { Combine } from '../../wings/several/combined-pull-request.ts'
import { attestReport, digestsOf, type PlanDigest } from './attest.ts'
import type { ActionContext } from './context.ts'
import { type ActionInputs, readInputs } from './inputs.ts'
import { modeOf } from './modes.ts'
import { type AttestationFiles, deliver } from './outputs.ts'
import { type PlansPlace, planNames, readPlans, readWords } from './read-plans.ts'
import { readPolicy } from './read-policy.ts'

const OUTSIDE_WORLD_FAILED = 5

/** Does what the input `mode` says, by default publishes the plans; answers the exit code. */
export async function runAction(context: ActionContext): Promise<number> {
  for (const name of ['token', 'branch-token']) {
    const secret = context.getInput(name)
    if (secret) context.setSecret(secret)
  }
  const mode = modeOf(context.getInput('mode').trim())
  return mode ? (await mode())(context) : publishPlans(context)
}

/** Reads the inputs, publishes the plans, hands the report over; answers the exit code. */
async function publishPlans(context: ActionContext): Promise<number> {
  const { env } = context
  const workspace = env.GITHUB_WORKSPACE ?? '.'
  const folder = await mkdtemp(path.join(env.RUNNER_TEMP ?? tmpdir(), 'editplan-'))
  let inputs: ActionInputs | undefined
  try {
    const read = readInputs(context.getInput, { workspace, env })
    inputs = { ...read, publish: { ...read.publish, defaultBranch: await defaultBranch(env) } }
    const { contents, addStep, addFile } = collectContents()
    const keeping = { folder, addStep, addFile, signal: context.signal }
    const asked = await readAsked(inputs, keeping, {
      folders: [workspace, env.RUNNER_TEMP ?? tmpdir()],
      root: inputs.root,
      leaveOut: ({ construct, reason, at: { file, line, column } }) =>
        context.warning(neutraliseCommands(`${construct} is not imported: ${reason}`), {
          title: 'Not imported',
          file,
          startLine: line,
          startColumn: column,
        }),
    })
    if (inputs.split.length > 0) {
      const { publishParts } = await import('./split.ts')
      return await publishParts({ ...asked, by: inputs.split, folder }, context)
    }
    const made = await openPullRequest(asked, folder)
    const { report, attestation } = await attestReport(made.report, { inputs, plans: asked.digests, folder }, context)
    await handOver(report, { inputs, folder, contents, repair: made.repair, attestation }, context)
    return exitCodeFor(report, inputs.overrides.on_error === 'continue')
  } catch (error) {
    if (!(error instanceof EditplanError)) return unexpected(error, context)
    const { masked } = await import('../../core/policy/mask.ts')
    const problems = await masked(error.problems)
    await handOver(reportOfProblems(inputs?.plans ?? [], problems), { inputs, folder }, context)
    return exitCodeOf(error.name)
  }
}

/** Where the run leaves what its report does not hold. */
interface RunFolder extends Omit<ContentCollector, 'contents'> {
  readonly folder: string
  readonly signal: AbortSignal | undefined
}

interface PullInputs {
  readonly plans: readonly SteppedPlan[]
  /** Of their files, where the run is to be attested. */
  readonly digests: readonly PlanDigest[]
  readonly asked: PullRequestOptions & { readonly combine: Combine }
}

/** Reads the files that the inputs name. */
async function readAsked(
  inputs: ActionInputs,
  { folder, addStep, addFile, signal }: RunFolder,
  place: PlansPlace,
): Promise<PullInputs> {
  const policy = inputs.policy === undefined ? undefined : await readPolicy(inputs.policy)
  const names = await planNames(inputs.plans, place.folders[0] ?? '.')
  const plans = await readPlans(names, { ...place, ...(policy && { policy }) })
  const { root, combine, overrides, onAsk, onFailure, commitWords } = inputs
  const body = inputs.bodyPath === undefined ? inputs.publish.body : await readWords(inputs.bodyPath, place.folders)
  const publish = { ...inputs.publish, body }
  const planFiles = await Promise.all(names.map((name) => realpath(path.resolve(place.folders[0] ?? '.', name))))
  const digests = inputs.attest ? await digestsOf(names, planFiles) : []
  const keepOutput: KeepOutput = async (output, number, of) => {
    const file = path.join(folder, `${of}-${number}.txt`)
    await writeFile(file, output)
    return file
  }
  const onEvent = (event: PullEvent): void => {
    if (inputs.htmlReport && event.type === 'step' && event.change) addStep(event.step.index, event.change)
  }
  const onContents = inputs.htmlReport && { onContents: addFile }
  const given = { ...(policy && { policy }), ...(signal && { signal }), ...onContents }
  const asked = {
    ...{ root, combine, overrides, onAsk, onFailure, commitWords, planFiles, keepOutput, publish, onEvent },
    ...given,
  }
  return { plans, asked, digests }
}

async function openPullRequest(
  { plans, asked }: PullInputs,
  folder: string,
): Promise<{ readonly report: RunReport; readonly repair: string | undefined }> {
  const { openCombinedPullRequest } = await import('../../wings/several/combined-pull-request.ts')
  const report = await openCombinedPullRequest(plans, asked)
  const [plan, ...others] = plans
  if (!plan || others.length > 0 || report.totals.failed === 0) return { report, repair: undefined }
  const { repairPlan } = await import('../../core/run/repair.ts')
  const { root, overrides, policy } = asked
  const { packet } = await repairPlan(plan, { root, overrides, ...(policy && { policy }) })
  const repair = path.join(folder, 'repair.json')
  await writeFile(repair, `${JSON.stringify(packet, null, 2)}\n`)
  return { report, repair }
}

/** The default branch of the repository, as the event that started the workflow tells it. */
async function defaultBranch({ GITHUB_EVENT_PATH: file }: ActionContext['env']): Promise<string | undefined> {
  try {
    const event: unknown = JSON.parse(await readFile(file ?? '', 'utf8'))
    const { repository } = event as { repository?: { default_branch?: unknown } }
    return typeof repository?.default_branch === 'string' ? repository.default_branch : undefined
  } catch {
    return undefined // no event, as in a run by hand
  }
}

interface OutputParts {
  readonly inputs: ActionInputs | undefined
  readonly folder: string
  readonly contents?: Contents
  /** File with the packet that tells what was refused. */
  readonly repair?: string | undefined
  readonly attestation?: AttestationFiles | undefined
}

/** The report's files go beside the runner's other temporary files, never into the checkout. */
async function handOver(
  report: RunReport,
  { inputs, folder, contents, repair, attestation }: OutputParts,
  context: ActionContext,
): Promise<void> {
  const file = path.join(folder, 'report.json')
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
  const html = inputs?.htmlReport ? path.join(folder, 'report.html') : undefined
  if (html !== undefined) {
    const renderHtml = await htmlPage.get()()
    await writeFile(html, renderHtml(report, contents))
  }
  await deliver(report, { report: file, html, repair, attestation }, context)
}

/** The report of a run that never began. */
const reportOfProblems = (files: readonly string[], problems: readonly Problem[]): RunReport =>
  buildReport({ plan: { title: '', digest: '', files }, steps: [], problems })

/** A fault of ours, or of the machine. */
function unexpected(error: unknown, { error: annotate }: ActionContext): number {
  const message = error instanceof Error ? error.message : String(error)
  annotate(neutraliseCommands(`editplan failed unexpectedly: ${message}`), {})
  return OUTSIDE_WORLD_FAILED
}
