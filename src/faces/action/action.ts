import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { classOf, type ReadSource } from '../../core/plan/settle.ts'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { buildReport, reportProblem } from '../../core/report/build-report.ts'
import { exitCodeFor } from '../../core/report/outcome.ts'
import type { RunReport } from '../../core/report/report.ts'
import { type ContentCollector, type Contents, collectContents, htmlPage } from '../../core/report/report-writers.ts'
import { readPlans } from '../../core/run/read-plans.ts'
import type { KeepOutput } from '../../core/run/verification.ts'
import { slashed } from '../../core/text/paths.ts'
import { EditplanError, exitCodeOf } from '../../errors.ts'
import { type AttestPullOptions, attestations } from '../../publish/options.ts'
import { exitCodeOfParts, type PartPullRequest } from '../../publish/part-pulls.ts'
import type { PullEvent } from '../../publish/publication.ts'
import { type PublishedPlans, type PublishPlansOptions, publishPlans } from '../../publish/publish-plans.ts'
import { refuseWithheld } from '../../publish/withheld.ts'
import { type ActionInputs, ignoresRevs, readInputs, refuseMisspelt } from './inputs.ts'
import { type ActionContext, type Job, openJob, tellFailure } from './job.ts'
import { type AttestationFiles, deliver, deliverParts, neutraliseCommands } from './outputs.ts'
import { readEvent } from './runner-event.ts'
import { isGlob, type NamedFilePlace, planNames, readPlanText, readPolicy, readWords } from './workspace-files.ts'

/** Does what the input `mode` says, by default publishes the plans; answers the exit code. */
export async function runAction(context: ActionContext): Promise<number> {
  let reporting = context
  try {
    const job = await openJob(context)
    reporting = job
    refuseMisspelt(context.env)
    if (ignoresRevs(context.getInput)) return await (await import('./modes.ts')).runIgnoreRevs(job)
    const mode = context.getInput('mode').trim()
    const run = Object.hasOwn(MODES, mode) ? await MODES[mode]?.() : undefined
    return await (run ?? publish)(job)
  } catch (error) {
    return tellFailure(error, reporting)
  }
}

/** Reads the inputs, publishes the plans, hands the report over; answers the exit code. */
async function publish(job: Job): Promise<number> {
  const { env, secrets } = job
  const workspace = env.GITHUB_WORKSPACE ?? '.'
  let inputs: ActionInputs | undefined
  try {
    const event = await readEvent(env)
    const read = readInputs(job.getInput, { workspace, env, event, withheld: secrets })
    const defaultBranch = event.repository?.default_branch
    inputs = read
    const created =
      read.publish.branchSuffix === 'week'
        ? await (await import('./run-created.ts')).runCreated(read.publish, env)
        : undefined
    const known = { ...(defaultBranch !== undefined && { defaultBranch }), ...(created && { runCreated: created }) }
    inputs = { ...read, publish: { ...read.publish, ...known } }
    const { contents, addStep, addFile } = collectContents()
    const keeping = { job, addStep, addFile }
    const asked = await readAsked(inputs, keeping)
    const published = await publishPlans(asked.plans, asked.asked)
    if (published.parts) {
      return await handOverParts(published.parts, asked, job)
    }
    const repair = await repairOf(asked, published, job)
    const { report, attestation } = await attestReport(published.report, { inputs, plans: asked.digests }, job)
    await handOver(report, { inputs, contents, repair, attestation }, job)
    return exitCodeFor(report, inputs.overrides.on_error === 'continue', inputs.reading.lossy)
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    const { masked } = await import('../../core/policy/secrets.ts')
    const problems = await masked(error.problems)
    const plan = { title: '', digest: '', files: inputs?.plans ?? [] }
    await handOver(buildReport({ plan, steps: [], problems }), { inputs }, job)
    return exitCodeOf(error.name)
  }
}

/** What a command of a session did is not known; what is left out is in the report. */
function tellSource({ notImported, notes = [] }: ReadSource, job: Job): void {
  const unknown = notImported.filter((passage) => classOf(passage) === 'unknown')
  const lines = unknown.map(({ construct, reason, at: { file, line } }) => `${file}:${line}: ${construct}: ${reason}`)
  for (const line of [...lines, ...notes]) job.info(neutraliseCommands(line))
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

async function readAsked(inputs: ActionInputs, { job, addStep, addFile }: RunFolder): Promise<PullInputs> {
  const { place } = job
  const policy = inputs.policy === undefined ? undefined : await readPolicy(inputs.policy, place)
  const names = await planNames(inputs.plans, place.folders[0] ?? '.')
  const { root, combine, split, overrides, onAsk, onFailure, commitWords, source } = inputs
  const plans = await readPlans(names, {
    ...{ root, policy, vars: inputs.vars, source: inputs.reading },
    read: (name) => readPlanText(name, place),
    tell: (told) => tellSource(told, job),
  })
  const body = inputs.bodyPath === undefined ? inputs.publish.body : await readWords(inputs.bodyPath, place)
  const publish = { ...inputs.publish, body }
  refuseWithheld(job.withheld, [plans, body, inputs.publish.title, policy?.text], 'What the inputs give')
  const planFiles = await Promise.all(names.map((name) => realpath(path.resolve(place.folders[0] ?? '.', name))))
  const planGlobs = await globsOf(inputs.plans, place)
  const digests = inputs.attest ? await digestsOf(names, planFiles) : []
  const keepOutput: KeepOutput = (output, number, of) => job.write(`${of}-${number}.txt`, output)
  const onEvent = (event: PullEvent): void => {
    if (inputs.htmlReport && event.type === 'step' && event.change) addStep(event.step.index, event.change)
  }
  const asked = {
    ...{
      root,
      combine,
      split,
      overrides,
      onAsk,
      onFailure,
      commitWords,
      planFiles,
      planGlobs,
      source,
      keepOutput,
      publish,
      onEvent,
    },
    overlaps: inputs.split.length === 0,
    ...{ ...inputs.run, policy, signal: job.signal, onContents: inputs.htmlReport ? addFile : undefined },
  }
  return { plans, asked, digests }
}

/** The plans as the workflow names them, where it names some by a glob. */
async function globsOf(
  names: readonly string[],
  { folders: [folder = '.'] }: NamedFilePlace,
): Promise<readonly string[]> {
  if (!names.some(isGlob)) return []
  const root = await realpath(folder)
  return names.map((name) => path.resolve(root, name))
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
  const { packet } = await repairPlan(plan, { root, overrides, policy })
  const { packetText } = await import('../../core/report/repair-packet.ts')
  return job.write('repair.json', packetText(packet))
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
  const shown: RunReport = JSON.parse(withheld.mask(JSON.stringify(report)))
  return renderHtml(shown, withheld.isIn(contents) ? undefined : contents)
}

/** Hands the pull requests of a plan's parts over; answers the exit code. */
async function handOverParts(
  parts: readonly PartPullRequest[],
  { plans, asked }: { readonly plans: readonly SteppedPlan[]; readonly asked: PublishPlansOptions },
  job: Job,
): Promise<number> {
  const report = await job.write('report.json', `${JSON.stringify(parts, null, 2)}\n`)
  await deliverParts(parts, report, job)
  return exitCodeOfParts(parts, (asked.overrides?.on_error ?? plans[0]?.options.on_error) === 'continue')
}

/** What the Action does in place of publishing plans, by the input `mode`; loaded when it is asked for. */
const MODES: Readonly<Record<string, () => Promise<(job: Job) => Promise<number>>>> = {
  review: async () => (await import('./modes.ts')).runReview,
  overlap: async () => (await import('./modes.ts')).runOverlap,
  explain: async () => (await import('./explain.ts')).runExplain,
  verify: async () => (await import('./modes.ts')).runVerify,
}

/** A plan file as the workflow names it, and the SHA-256 of its bytes. */
type PlanDigest = { readonly name: string; readonly sha256: string }

/** The only inputs that an attestation repeats: they decide what is committed, and none holds a token. */
const ATTESTED_INPUTS = [
  ...[
    'plan',
    'branch',
    'branch-suffix',
    'base',
    'sign-commits',
    'author',
    'committer',
    'signoff',
    'commit-message',
    'trailers',
  ],
  ...[
    'commits',
    'combine',
    'foreign-commits',
    'replace',
    'policy',
    'on-ask',
    'on-failure',
    'reads',
    'duplicates',
    'on-error',
  ],
]

/** @param files absolute paths of the named plans */
const digestsOf = (names: readonly string[], files: readonly string[]): Promise<readonly PlanDigest[]> =>
  Promise.all(names.map(async (name, at) => ({ name: slashed(name), sha256: await sha256(files[at] ?? '') })))

/** Attests a published run where the workflow asks for it. A failure is in the report: the pull request is there already. */
async function attestReport(
  report: RunReport,
  { inputs, plans }: { readonly inputs: ActionInputs; readonly plans: readonly PlanDigest[] },
  { getInput, write }: Job,
): Promise<{ readonly report: RunReport; readonly attestation?: AttestationFiles }> {
  if (!inputs.attest) return { report }
  const attestPull = await attestations.get()()
  const { masked } = await import('../../core/policy/secrets.ts')
  const given = ATTESTED_INPUTS.map((name) => [name, getInput(name).trim()]).filter(([, value]) => value)
  const kept: { bundle?: string; summary?: string } = {}
  const keep: AttestPullOptions['keep'] = async (name, text) => {
    kept[name === 'attestation' ? 'bundle' : 'summary'] = await write(`${name}.json`, text)
  }
  const { root, publish } = inputs
  const best = report.candidates?.find((candidate) => candidate.best)?.plan
  const published = best === undefined ? plans : plans.filter(({ name }) => name === best)
  try {
    const asked = { inputs: Object.fromEntries(given), plans: published, root, publish, keep }
    const attested = await attestPull({ report, ...asked })
    const noted = attested ? { ...report, notes: [...(report.notes ?? []), `attested: ${attested.url}`] } : report
    return { report: noted, attestation: { ...attested, ...kept } }
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    const problems = [...(report.problems ?? []), ...(await masked(error.problems)).map(reportProblem)]
    const failed = { ...report, problems, ...failedPull(report) }
    return { report: failed, ...(kept.bundle !== undefined && { attestation: kept }) }
  }
}

const failedPull = ({ pull_request: pull }: RunReport): Pick<RunReport, 'pull_request'> =>
  pull ? { pull_request: { ...pull, failed: true } } : {}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
