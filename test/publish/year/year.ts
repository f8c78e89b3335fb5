import { systemClock } from '../../../src/publish/options.ts'
import type { PullRequest } from '../../support/github/state.ts'
import type { Told } from '../../support/runner.ts'
import { type Decision, decide } from './decisions.ts'
import { countApproval, ERRANDS, type ErrandName } from './errands.ts'
import { HAPPENINGS, type HappeningName, PASSING } from './events.ts'
import { type JobOptions, type Mishap, runScheduled, type Telling, trackPlan, verify } from './jobs.ts'
import { type Files, NEW, OLD, placesIn, planText, shown } from './model.ts'
import { remedyFor } from './remedies.ts'
import { enforceRules } from './rules.ts'
import { hasLedger, lostCommits, mergedFiles, openPulls, ownRefs, plantWorld, tipOf, type World } from './world.ts'

/** What a week brings: it decides everything, so that a year can be told again, and with weeks left out. */
export interface Week {
  readonly happenings: readonly HappeningName[]
  readonly decision: Decision
  /** What goes wrong, for the job or for the answer to the decision. */
  readonly mishap: Mishap & { readonly hits: 'job' | 'decision' }
  readonly keeps: boolean
  readonly depth: 0 | 1
  /** The same job runs a second time. */
  readonly again: boolean
  readonly errand: ErrandName | 'none'
  readonly picks: readonly number[]
}

/** A year by its weeks. */
export interface Year extends Pick<World, 'isTracked' | 'account' | 'update'> {
  readonly weeks: readonly Week[]
}

interface Finding {
  readonly week: number
  readonly what: string
}

/** What was lived through. */
export interface Story {
  readonly log: readonly string[]
  readonly findings: readonly Finding[]
  /** Weeks by what happened in them. */
  readonly counts: ReadonlyMap<string, number>
  /** The most requests and bytes of git that a job took to which nothing happened, and refs of ours at the end. */
  readonly most: { requests: number; bytes: number; refs: number }
}

/** Lives through a year; stops at the first thing that is wrong. */
export async function live({ weeks, ...kind }: Year): Promise<Story> {
  const world = await plantWorld(kind)
  const log: string[] = []
  const counts = new Map<string, number>()
  const most = { requests: 0, bytes: 0, refs: 0 }
  const count = (kind: string): void => void counts.set(kind, (counts.get(kind) ?? 0) + 1)
  quickenClock()
  try {
    for (const [at, week] of weeks.entries()) {
      const { github } = world.garden
      github.clear()
      const told: string[] = []
      const what = await liveWeek(world, week, { told, count, most }).catch(
        (error: unknown) => `crashed: ${error instanceof Error ? error.stack : String(error)}`,
      )
      log.push(`week ${at + 1}: ${told.join('; ')}`)
      const wrong = what ?? (github.violations.length > 0 ? `violations: ${github.violations.join('; ')}` : undefined)
      if (wrong !== undefined) return { log, findings: [{ week: at + 1, what: wrong }], counts, most }
    }
    most.refs = (await ownRefs(world, 'refs/editplan')).length
    return { log, findings: [], counts, most }
  } finally {
    await world.garden[Symbol.asyncDispose]()
  }
}

let time = Date.UTC(2026, 0, 1)

/** No time passes but what is slept. */
function quickenClock(): void {
  const quick = {
    now: () => time,
    sleep: async (milliseconds: number) => {
      time += milliseconds
    },
  }
  Object.assign(systemClock, quick)
}

interface WeekTelling extends Telling {
  readonly most: Story['most']
}

async function liveWeek(world: World, week: Week, telling: WeekTelling): Promise<string | undefined> {
  const wasQuiet = world.rules.size === 0 && !world.isForgotten
  const wrong = await workWeek(world, week, telling)
  if (wrong !== undefined) return wrong
  const after = await ownRefs(world, 'refs/editplan')
  // What is replaced goes in a week in which nothing stands against it; a pull request that is over keeps what it shows.
  const isQuiet =
    wasQuiet && !world.isForgotten && world.works.length === 0 && world.rules.size === 0 && week.mishap.fault === 'none'
  if (!isQuiet) world.loudWeeks += 1
  const most = 2 * (world.garden.repository.pulls.length + world.loudWeeks + 1)
  if (isQuiet && after.length > most) return `there are ${after.length} refs of ours`
  const { bytes, requests } = telling.most
  return bytes > MOST_BYTES || requests > MOST_REQUESTS
    ? `a job took ${bytes} bytes in ${requests} requests`
    : undefined
}

/** Of a green job that nothing happened to. */
const MOST_BYTES = 200_000
const MOST_REQUESTS = 80

async function workWeek(world: World, week: Week, telling: WeekTelling): Promise<string | undefined> {
  const { told, count } = telling
  const picks = [...week.picks]
  const pick = (bound: number): number => (bound === 0 ? 0 : (picks.shift() ?? 0) % bound)
  for (const rule of PASSING) world.rules.delete(rule)
  for (const name of week.happenings) {
    if (!(await HAPPENINGS[name](world, pick))) continue
    told.push(name)
    count(name)
  }
  await enforceRules(world)
  if (world.rules.has('ledgers') || !(await hasLedger(world))) world.isForgotten = true
  const { hits, ...mishap } = week.mishap
  const { decision } = week
  const decided = await decide(world, { decision, mishap: hits === 'decision' ? mishap : FINE, pick }, telling)
  const wrong = decided ?? (await keptPromises(world))
  if (wrong !== undefined) return wrong
  // The linter that found nothing writes no plan.
  if (placesIn(world.files, OLD).length === 0) return undefined
  const head = await tipOf(world, world.branch)
  const unsettled = await publishWeek(world, week, telling)
  if (unsettled !== undefined) return unsettled
  const misled = await countApproval(world, head, telling)
  if (misled !== undefined || week.errand === 'none') return misled
  return (await ERRANDS[week.errand](world, pick, telling)) ?? (await keptPromises(world))
}

/** The plan of the week, published until the job is green. */
async function publishWeek(world: World, week: Week, telling: WeekTelling): Promise<string | undefined> {
  const { hits, ...mishap } = week.mishap
  await trackPlan(world)
  const inputs: Record<string, string> = week.keeps ? { 'foreign-commits': 'keep' } : {}
  if (hits === 'job' && mishap.fault !== 'none') {
    telling.count(`mishap: ${mishap.fault}`)
    const hit = await runScheduled(world, { ...mishap, depth: week.depth }, { inputs, told: telling.told })
    const broken =
      (await keptPromises(world)) ??
      (mishap.fault.startsWith('killed') || hit.exitCode === 0 ? undefined : isTransient(hit))
    if (broken !== undefined) return broken
  }
  return settle(world, { ...FINE, ...week }, { inputs, ...telling })
}

const FINE: Mishap = { fault: 'none', at: 0 }

/** A server that fails once is asked again. */
const isTransient = ({ errors }: Told): string | undefined =>
  errors.some((one) => /HTTP 5\d\d|answered nothing|hung up|empty reply|disconnect|rate limit/i.test(one))
    ? `a fault that passes ended the job: ${errors.join(' | ')}`
    : undefined

type Settled = WeekTelling & { readonly inputs: Readonly<Record<string, string>> }

/** The job, and after a refusal what its message says, until it is green. */
async function settle(world: World, week: Week & JobOptions, telling: Settled): Promise<string | undefined> {
  let { inputs } = telling
  const { told, count, most } = telling
  const { traffic, gitRequests } = world.garden.github
  const tried: string[] = []
  for (let round = 1; round <= 5; round += 1) {
    const before = await refsOf(world)
    const [requests, of] = [traffic.length, gitRequests.length]
    const job = await runScheduled(world, week, { inputs, told })
    const broken = await keptPromises(world)
    if (broken !== undefined) return broken
    if (job.exitCode === 0) {
      const plan = planText(placesIn(world.files, OLD))
      world.published = [...world.published, { ...world.run, plan }]
      most.requests = Math.max(most.requests, traffic.length - requests)
      const bytes = gitRequests.slice(of).reduce((sum, one) => sum + one.bytes, 0)
      most.bytes = Math.max(most.bytes, bytes)
      return checkWeek(world, { ...week, again: week.again && round === 1 }, { ...telling, inputs })
    }
    const said = job.errors.join(' | ')
    const isPushed = /The branch "[^"]*" is at/.test(said)
    if (!isPushed && (await refsOf(world)) !== before) return `a refusal changed the remote: ${said}`
    const remedy = remedyFor(said, tried)
    if (!remedy) return `${tried.length > 0 ? `after ${tried.join(', ')}, ` : ''}no remedy is known for: ${said}`
    tried.push(remedy.name)
    told.push(`REMEDY ${remedy.name}`)
    count(`remedy: ${remedy.name}`)
    inputs = { ...inputs, ...(await remedy.follow(world, said)) }
  }
  return `red after ${tried.join(', ')}`
}

const refsOf = async (world: World): Promise<string> =>
  (await Promise.all(['refs/heads', 'refs/editplan/branches'].map((under) => ownRefs(world, under)))).join()

/** What holds whatever happens. */
async function keptPromises(world: World): Promise<string | undefined> {
  const lost = await lostCommits(world)
  if (lost.length > 0) return `commits of people are lost: ${lost.join(', ')}`
  return openPulls(world).length > 1 ? `${openPulls(world).length} pull requests are open` : undefined
}

/** After a green job GitHub shows what plan, decisions and the people's commits say. */
async function checkWeek(world: World, week: Week & JobOptions, telling: Settled): Promise<string | undefined> {
  const places = placesIn(world.files, OLD)
  // A step that is about another file is another step.
  for (const [id, path] of [...world.leftOut])
    if (!places.some((one) => one.id === id && one.path === path)) world.leftOut.delete(id)
  const [pull] = openPulls(world)
  const wanted = wantedOf(world)
  const isNothing = places.every(({ id }) => world.leftOut.has(id))
  if (isNothing && world.works.length === 0) return undefined
  if (!isNothing && !pull) return 'no pull request is open'
  if (!pull || wanted === undefined) return undefined
  world.steps = places
  // Nobody knows which of the commits below those of people were steps.
  if (world.isForgotten && world.works.length > 0) return undefined
  if (pull.base.ref !== world.base) return `the pull request is on ${pull.base.ref}`
  if (pull.head.sha !== (await tipOf(world, world.branch))) return 'the pull request is behind its branch'
  const found = await mergedFiles(world)
  const difference = found ? differenceOf(wanted, found) : 'the pull request conflicts with its base'
  if (difference !== '') return `GitHub shows something else: ${difference}`
  const wrong = await unset(world, pull)
  if (wrong !== undefined || !week.again) return wrong
  return (await repeat(world, week, telling)) ?? disproved(world, pull.number)
}

/** What is missing of what was set on the pull request, and of what people wrote there. */
async function unset(world: World, { body, labels, reviewers }: PullRequest): Promise<string | undefined> {
  if (!body.includes(world.words)) return `what people wrote is gone: ${world.words}`
  const isSet = labels.includes('plants') && reviewers.includes('ivy')
  const isMissing = !isSet && world.rules.size === 0 && (await hasLedger(world))
  return isMissing ? 'the pull request has not its settings' : undefined
}

/** Git takes a place that was done in the base for done, also where a person took it back on the branch. */
function wantedOf({ files, leftOut, works }: World): Files | undefined {
  const done = new Set(placesIn(files, NEW).map(({ id }) => id))
  return shown(
    files,
    leftOut,
    works.filter(({ kind, id }) => kind !== 'revert' || !done.has(id)),
  )
}

/** Why the pull request does not prove itself, where its ledger and manifest could be pushed. */
async function disproved(world: World, number: number): Promise<string | undefined> {
  if (world.works.length > 0 || world.isForgotten || world.rules.size > 0) return undefined
  const { outcome, problem } = await verify(world, number)
  return outcome === 'proved' ? undefined : `the verification ends ${outcome}: ${problem?.message}`
}

async function repeat(world: World, week: Week & JobOptions, telling: Settled): Promise<string | undefined> {
  const before = [await refsOf(world), world.garden.github.traffic.length] as const
  const { exitCode, errors } = await runScheduled(world, week, telling)
  if (exitCode !== 0) return `the same run again ended with ${exitCode}: ${errors.join(' | ')}`
  const writes = world.garden.github.traffic
    .slice(before[1])
    .filter((one) => /^(?:POST|PUT|PATCH|DELETE) (?!\/graphql)/.test(one))
  if (writes.length > 0 || (await refsOf(world)) !== before[0]) return `the same run again wrote: ${writes.join(', ')}`
  return undefined
}

function differenceOf(wanted: Files, found: Files): string {
  const names = [...new Set([...wanted.keys(), ...found.keys()])].filter((name) => wanted.get(name) !== found.get(name))
  return names
    .map((name) => {
      const [one, other] = [wanted.get(name) ?? '', found.get(name) ?? ''].map((text) => text.split('\n'))
      return `${name} lacks ${one?.filter((line) => !other?.includes(line)).join(', ')} has ${other?.filter((line) => !one?.includes(line)).join(', ')}`
    })
    .join('; ')
}
