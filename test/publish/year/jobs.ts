import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Verdict } from '../../../src/core/report/verdict.ts'
import { verifyPull } from '../../../src/publish/verify-pull.ts'
import { TOKEN } from '../../support/garden.ts'
import type { Fault } from '../../support/github/faults.ts'
import { runHere, type Told } from '../../support/runner.ts'
import { OLD, placesIn, planText } from './model.ts'
import { checkOut, follow, type PublishedRun, type World } from './world.ts'

/** What goes wrong on the way, at which of the requests. */
export interface Mishap {
  readonly fault: 'none' | '503' | 'dropped' | 'limited' | 'killed' | 'killed after'
  readonly at: number
}

export interface JobOptions extends Mishap {
  readonly depth: 0 | 1
  /** Somebody starts this run again; default a new one. */
  readonly older?: PublishedRun
}

/** What is told of a week, and how often each kind of thing happened. */
export interface Telling {
  readonly told: string[]
  count(kind: string): void
}

const PLAN_IN_BASE = 'plans/renew.json'

/** The scheduled job: it makes the plan, or takes the one in the base, and publishes it. */
export async function runScheduled(
  world: World,
  { depth, older, ...mishap }: JobOptions,
  { inputs, told }: { readonly inputs: Readonly<Record<string, string>>; readonly told: string[] },
): Promise<Told> {
  await using checkout = await checkOut(world, depth)
  const temp = await mkdtemp(join(tmpdir(), 'editplan-year-'))
  await mkdir(join(temp, 'plan'))
  const plan = world.isTracked ? PLAN_IN_BASE : join(temp, 'plan/plan.yaml')
  const text = older?.plan ?? planText(placesIn(world.files, OLD))
  if (!world.isTracked) await writeFile(plan, text)
  else if (older) await writeFile(join(checkout.folder, plan), text)
  if (!older) world.run = { number: world.run.number + 1, id: world.run.id + 1 }
  const run = older ?? world.run
  const given = { ...world.inputs, ...inputs }
  const ended = await withMishap(world, mishap, () =>
    runHere(
      { ...world.garden, checkout: checkout.folder },
      {
        inputs: { plan, update: world.update, ...given },
        variables: { ...variablesOf(world, temp), ...namesOf(run) },
        event: scheduled(world),
      },
    ),
  )
  await rm(temp, { recursive: true, force: true })
  const asked = JSON.stringify({ ...inputs, ...(world.inputs['sign-commits'] && { signed: true }) })
  const { fault, at } = mishap
  const how = fault === 'none' ? '' : ` with ${fault} at ${at}`
  const { 'pull-request-operation': operation = '', 'pull-request-number': number = '' } = ended.outputs
  told.push(`job ${asked}${how} → ${ended.exitCode} ${operation} ${number} ${ended.errors.join(' | ').slice(0, 200)}`)
  return ended
}

/** The job that puts a plan onto the branch of a pull request. */
export async function runOnto(
  world: World,
  { number, plan }: { readonly number: number; readonly plan: string },
  told: string[],
): Promise<Told> {
  await using checkout = await checkOut(world, 1)
  await writeFile(join(checkout.folder, 'onto.json'), plan)
  const ended = await runHere(
    { ...world.garden, checkout: checkout.folder },
    {
      inputs: { plan: 'onto.json', onto: 'pull-request' },
      variables: { GITHUB_REPOSITORY: world.garden.repository.name },
      event: { name: 'pull_request_target', payload: { pull_request: { number } } },
    },
  )
  told.push(`onto #${number} → ${ended.exitCode} ${ended.errors.join(' | ').slice(0, 200)}`)
  return ended
}

/** Brings the plan in the base up to date, where it is there. */
export async function trackPlan(world: World): Promise<void> {
  if (!world.isTracked) return
  const { remote, commitElsewhere } = world.garden
  const text = planText(placesIn(world.files, OLD))
  const now = await remote('show', `${world.base}:${PLAN_IN_BASE}`).catch(() => '')
  if (now === text) return
  await commitElsewhere(world.base, { [PLAN_IN_BASE]: text })
  await follow(world)
}

const variablesOf = ({ garden: { repository }, base }: World, temp: string): Readonly<Record<string, string>> => ({
  ...{ RUNNER_TEMP: temp, GITHUB_REPOSITORY: repository.name, GITHUB_REPOSITORY_ID: String(repository.id) },
  ...{ GITHUB_JOB: 'publish', GITHUB_REF: `refs/heads/${base}`, GITHUB_EVENT_NAME: 'schedule' },
  GITHUB_WORKFLOW_REF: `${repository.name}/.github/workflows/renew.yml@refs/heads/${base}`,
})

const namesOf = ({ number, id }: World['run']): Readonly<Record<string, string>> => ({
  GITHUB_RUN_NUMBER: String(number),
  GITHUB_RUN_ID: String(id),
})

const scheduled = ({ garden: { repository } }: World) => ({
  name: 'schedule',
  payload: { repository: { default_branch: repository.defaultBranch } },
})

/** The job of `mode: review` that an event starts. */
export async function runReview(
  world: World,
  event: { readonly name: string; readonly payload: object },
  mishap: Mishap,
): Promise<Told> {
  await using checkout = await checkOut(world, 1)
  const { inputs } = world
  const signs = inputs['sign-commits'] ? { 'sign-commits': inputs['sign-commits'] } : {}
  return await withMishap(world, mishap, () =>
    runHere(
      { ...world.garden, checkout: checkout.folder },
      {
        inputs: { mode: 'review', token: TOKEN, ...signs },
        variables: { GITHUB_REPOSITORY: world.garden.repository.name },
        event,
      },
    ),
  )
}

/** What `mode: verify` says of the pull request. */
export async function verify(world: World, number: number): Promise<Verdict> {
  const { github, repository } = world.garden
  await using checkout = await checkOut(world, 0)
  const publish = {
    token: TOKEN,
    serverUrl: github.serverUrl,
    apiUrl: github.apiUrl,
    repository: repository.name,
    update: 'always' as const,
  }
  return await verifyPull({ root: checkout.folder, number, allow: 'listed', publish })
}

/** Runs a job while the request of this number fails; after a kill all that follow. */
async function withMishap(world: World, { fault, at }: Mishap, run: () => Promise<Told>): Promise<Told> {
  const { faults } = world.garden.github
  if (fault !== 'none') {
    const pass: readonly Fault[] = Array.from({ length: at }, () => ({ on: '', meanwhile: () => {} }))
    faults.push(...pass, ...FAULTS[fault])
  }
  const ended = await run()
  faults.splice(0)
  return ended
}

const DEAD: readonly Fault[] = Array.from({ length: 400 }, () => ({ on: '', drop: 'before' as const, status: 500 }))

const FAULTS: Readonly<Record<Exclude<Mishap['fault'], 'none'>, readonly Fault[]>> = {
  '503': [{ on: '', status: 503, body: { message: 'Service unavailable' } }],
  dropped: [{ on: '', drop: 'after' }],
  limited: [
    {
      ...{ on: '', status: 429, headers: { 'retry-after': '5' } },
      body: {
        message: 'You have exceeded a secondary rate limit.',
        documentation_url: 'https://docs.github.com/rest',
      },
    },
  ],
  killed: DEAD,
  'killed after': [{ on: '', drop: 'after' }, ...DEAD],
}
