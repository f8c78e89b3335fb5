import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { neutraliseCommands } from '../../core/report/annotations.ts'
import { buildReport } from '../../core/report/build-report.ts'
import { exitCodeFor } from '../../core/report/outcome.ts'
import type { RunReport } from '../../core/report/report.ts'
import { type ContentCollector, type Contents, collectContents, htmlPage } from '../../core/report/report-writers.ts'
import { refuseUnknownVariables } from '../../core/run/variable-values.ts'
import type { KeepOutput } from '../../core/run/verification.ts'
import { EditplanError, exitCodeOf, type Problem } from '../../errors.ts'
import type { PullEvent } from '../../publish/publication.ts'
import { type PublishedPlans, type PublishPlansOptions, publishPlans } from '../../publish/publish-plans.ts'
import { refuseWithheld } from '../../publish/withheld.ts'
import { attestReport, digestsOf, type PlanDigest } from './attest.ts'
import type { ActionContext } from './context.ts'
import { type ActionInputs, ignoresRevs, readInputs } from './inputs.ts'
import { type Job, openJob } from './job.ts'
import { modeOf } from './modes.ts'
import { type AttestationFiles, deliver } from './outputs.ts'
import { type PlansPlace, planNames, readPlans, readWords } from './read-plans.ts'
import { readPolicy } from './read-policy.ts'
import { tellFailure } from './tell-failure.ts'

/** Does what the input `mode` says, by default publishes the plans; answers the exit code. */
export async function runAction(context: ActionContext): Promise<number> {
  try {
    const job = await openJob(context)
    if (ignoresRevs(context.getInput)) return await (await import('./ignore-revs.ts')).runIgnoreRevs(job)
    const mode = modeOf(context.getInput('mode').trim())
    return await (mode ? (await mode())(job) : publish(job))
  } catch (error) {
    return tellFailure(error, context)
  }
}

/** Reads the inputs, publishes the plans, hands the report over; answers the exit code. */
async function publish(job: Job): Promise<number> {
  const { env, secrets } = job
  const workspace = env.GITHUB_WORKSPACE ?? '.'
  let inputs: ActionInputs | undefined
  try {
    const read = readInputs(job.getInput, { workspace, env, withheld: secrets })
    inputs = { ...read, publish: { ...read.publish, defaultBranch: await defaultBranch(env) } }
    const { contents, addStep, addFile } = collectContents()
    const keeping = { job, addStep, addFile }
    const asked = await readAsked(inputs, keeping, {
      ...job.place,
      root: inputs.root,
      vars: inputs.vars,
      leaveOut: ({ construct, reason, at: { file, line, column } }) =>
        job.warning(neutraliseCommands(`${construct} is not imported: ${reason}`), {
          title: 'Not imported',
          file,
          startLine: line,
          startColumn: column,
        }),
    })
    const published = await publishPlans(asked.plans, asked.asked)
    if (published.parts) {
      const { handOverParts } = await import('./split.ts')
      return await handOverParts(published.parts, asked, job)
    }
    const repair = await repairOf(asked, published, job)
    const { report, attestation } = await attestReport(published.report, { inputs, plans: asked.digests }, job)
    await handOver(report, { inputs, contents, repair, attestation }, job)
    return exitCodeFor(report, inputs.overrides.on_error === 'continue')
  } catch (error) {
    if (!(error instanceof EditplanError)) return tellFailure(error, job)
    const { masked } = await import('../../core/policy/mask.ts')
    const problems = await masked(error.problems)
    await handOver(reportOfProblems(inputs?.plans ?? [], problems), { inputs }, job)
    return exitCodeOf(error.name)
  }
}

/** Where the run leaves what its report does not hold. */
interface RunFolder extends Omit<ContentCollector, 'contents'> {
  readonly job: Job
}

interface PullInputs {
  readonly plans: readonly SteppedPlan[]
  /** Of their files, where the run is to be attested. */
  readonly digests: readonly PlanDigest[]
  readonly asked: PublishPlansOptions
}

/** Reads the files that the inputs name. */
async function readAsked(
  inputs: ActionInputs,
  { job, addStep, addFile }: RunFolder,
  place: PlansPlace,
): Promise<PullInputs> {
  const policy = inputs.policy === undefined ? undefined : await readPolicy(inputs.policy, place)
  const names = await planNames(inputs.plans, place.folders[0] ?? '.')
  const plans = await readPlans(names, { ...place, ...(policy && { policy }) })
  refuseUnknownVariables(plans, place.vars)
  const { root, combine, split, overrides, onAsk, onFailure, commitWords } = inputs
  const body = inputs.bodyPath === undefined ? inputs.publish.body : await readWords(inputs.bodyPath, place)
  const publish = { ...inputs.publish, body }
  refuseWithheld(job.withheld, [plans, body, inputs.publish.title, policy?.text], 'What the inputs give')
  const planFiles = await Promise.all(names.map((name) => realpath(path.resolve(place.folders[0] ?? '.', name))))
  const digests = inputs.attest ? await digestsOf(names, planFiles) : []
  const keepOutput: KeepOutput = (output, number, of) => job.write(`${of}-${number}.txt`, output)
  const onEvent = (event: PullEvent): void => {
    if (inputs.htmlReport && event.type === 'step' && event.change) addStep(event.step.index, event.change)
  }
  const onContents = inputs.htmlReport && { onContents: addFile }
  const given = { ...(policy && { policy }), ...(job.signal && { signal: job.signal }), ...onContents }
  const asked = {
    ...{ root, combine, split, overrides, onAsk, onFailure, commitWords, planFiles, keepOutput, publish, onEvent },
    overlaps: inputs.split.length === 0,
    ...given,
  }
  return { plans, asked, digests }
}

/** The file with the packet that tells what was refused; undefined where nothing was, or of several plans. */
async function repairOf(
  { plans, asked }: PullInputs,
  { report }: PublishedPlans & { readonly report: RunReport },
  job: Job,
): Promise<string | undefined> {
  const [plan, ...others] = plans
  if (!plan || others.length > 0 || report.totals.failed === 0) return undefined
  const { repairPlan } = await import('../../core/run/repair.ts')
  const { root, overrides, policy } = asked
  const { packet } = await repairPlan(plan, { root, overrides, ...(policy && { policy }) })
  return job.write('repair.json', `${JSON.stringify(packet, null, 2)}\n`)
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
  readonly contents?: Contents
  /** File with the packet that tells what was refused. */
  readonly repair?: string | undefined
  readonly attestation?: AttestationFiles | undefined
}

/** The report's files go beside the runner's other temporary files, never into the checkout. */
async function handOver(
  report: RunReport,
  { inputs, contents, repair, attestation }: OutputParts,
  job: Job,
): Promise<void> {
  const file = await job.write('report.json', `${JSON.stringify(report, null, 2)}\n`)
  const html = inputs?.htmlReport ? await job.write('report.html', await pageOf(report, contents, job)) : undefined
  await deliver(report, { report: file, html, repair, attestation }, job)
}

/** The page packs what it shows: it is made of what may be told. */
async function pageOf(report: RunReport, contents: Contents | undefined, { withheld }: Job): Promise<string> {
  const renderHtml = await htmlPage.get()()
  const told: RunReport = JSON.parse(withheld.mask(JSON.stringify(report)))
  return renderHtml(told, withheld.isIn(contents) ? undefined : contents)
}

/** The report of a run that never began. */
const reportOfProblems = (files: readonly string[], problems: readonly Problem[]): RunReport =>
  buildReport({ plan: { title: '', digest: '', files }, steps: [], problems })
