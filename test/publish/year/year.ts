import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../../../src/publish/options.ts'
import { TOKEN } from '../../support/garden.ts'
import { installHook } from '../../support/git-http.ts'
import type { Fault } from '../../support/github/faults.ts'
import { runHere, type Told } from '../../support/runner.ts'
import { HAPPENINGS, type HappeningName } from './events.ts'
import { type Files, OLD, placesIn, planText, shown } from './model.ts'
import {
  BRANCH,
  checkOut,
  endPull,
  force,
  lostCommits,
  mergedFiles,
  openPulls,
  plantWorld,
  tipOf,
  type World,
} from './world.ts'

/** What a week brings: it decides everything, so that a year can be told again, and with weeks left out. */
export interface Week {
  readonly happenings: readonly HappeningName[]
  readonly decision: 'none' | 'drop' | 'restore' | 'rerun'
  readonly fault: 'none' | '503' | 'dropped' | 'limited' | 'killed'
  /** Which request the fault hits, of those that may be. */
  readonly at: number
  readonly keeps: boolean
  readonly depth: 0 | 1
  /** The same job runs a second time. */
  readonly again: boolean
  readonly picks: readonly number[]
}

export interface Finding {
  readonly week: number
  readonly what: string
}

export interface Story {
  readonly log: readonly string[]
  readonly findings: readonly Finding[]
  /** Requests, bytes of git and refs of ours of the last run. */
  readonly last: { readonly requests: number; readonly bytes: number; readonly refs: number }
}

/** Lives through a year; stops at the first thing that is wrong. */
export async function live(weeks: readonly Week[]): Promise<Story> {
  const world = await plantWorld()
  const log: string[] = []
  const last = { requests: 0, bytes: 0, refs: 0 }
  const restore = quickenClock()
  try {
    for (const [at, week] of weeks.entries()) {
      const { github } = world.garden
      github.clear()
      const told: string[] = []
      const what = await liveWeek(world, week, told).catch(
        (error: unknown) => `crashed: ${error instanceof Error ? error.stack : String(error)}`,
      )
      log.push(`week ${at + 1}: ${told.join('; ')}`)
      const wrong = what ?? (github.violations.length > 0 ? `violations: ${github.violations.join('; ')}` : undefined)
      if (wrong !== undefined) return { log, findings: [{ week: at + 1, what: wrong }], last }
      last.requests = github.traffic.length
      last.bytes = github.gitRequests.reduce((sum, { bytes }) => sum + bytes, 0)
    }
    last.refs = (await world.garden.remote('for-each-ref', '--format=%(refname)', 'refs/editplan'))
      .split('\n')
      .filter(Boolean).length
    return { log, findings: [], last }
  } finally {
    restore()
    await world.garden[Symbol.asyncDispose]()
  }
}

/** No time passes but what is slept. */
function quickenClock(): () => void {
  const { now, sleep } = systemClock
  let time = Date.UTC(2026, 0, 1)
  const quick = {
    now: () => time,
    sleep: async (milliseconds: number) => {
      time += milliseconds
    },
  }
  Object.assign(systemClock, quick)
  return () => Object.assign(systemClock, { now, sleep })
}

async function liveWeek(world: World, week: Week, told: string[]): Promise<string | undefined> {
  const picks = [...week.picks]
  const pick = (bound: number): number => (bound === 0 ? 0 : (picks.shift() ?? 0) % bound)
  for (const name of week.happenings) if (await HAPPENINGS[name](world, pick)) told.push(name)
  const refuses = week.happenings.includes('the server refuses ledgers for a week')
  await installHook(world.garden.repository.folder, refuses ? REFUSES_LEDGERS : 'exit 0')
  const decided = await decide(world, week, pick, told)
  if (decided !== undefined) return decided
  // The linter that found nothing writes no plan.
  if (placesIn(world.files, OLD).length === 0) return keptPromises(world)
  const inputs: Record<string, string> = week.keeps ? { 'foreign-commits': 'keep' } : {}
  const { fault } = week
  if (fault !== 'none') {
    const hit = await runJob(world, week, inputs, told)
    const wrong =
      (await keptPromises(world)) ?? (fault === 'killed' || hit.exitCode === 0 ? undefined : isTransient(hit))
    if (wrong !== undefined) return wrong
  }
  return settle(world, { ...week, fault: 'none' }, inputs, told)
}

const REFUSES_LEDGERS = 'case "$1" in refs/editplan/branches/*) echo "refused by a rule" >&2; exit 1;; esac'

/** A server that fails once is asked again. */
const isTransient = ({ errors }: Told): string | undefined =>
  errors.some((one) => /HTTP 5\d\d|answered nothing|hung up|empty reply|disconnect|rate limit/i.test(one))
    ? `a fault that passes ended the job: ${errors.join(' | ')}`
    : undefined

/** The job, and after a refusal what its message says, until it is green. */
async function settle(
  world: World,
  week: Week,
  given: Readonly<Record<string, string>>,
  told: string[],
): Promise<string | undefined> {
  let inputs = given
  const reasons: string[] = []
  for (let round = 1; round <= 4; round += 1) {
    const before = await refsOf(world)
    const job = await runJob(world, week, inputs, told)
    const broken = await keptPromises(world)
    if (broken !== undefined) return broken
    if (job.exitCode === 0) return checkWeek(world, { ...week, again: week.again && round === 1 }, { inputs, told })
    if ((await refsOf(world)) !== before) return `a refusal changed the remote: ${job.errors.join(' | ')}`
    const said = job.errors.join(' | ')
    const remedy = REMEDIES.find(({ on, name }) => on.test(said) && !(name === FIRST && reasons.includes(name)))
    if (!remedy) return `no remedy is known for: ${said}`
    if (reasons.includes(remedy.name)) return `the remedy "${remedy.name}" did not help: ${said}`
    reasons.push(remedy.name)
    told.push(`REMEDY ${remedy.name}`)
    inputs = { ...inputs, ...(await remedy.follow(world, said)) }
  }
  return `red after ${reasons.join(', ')}`
}

interface Remedy {
  readonly name: string
  readonly on: RegExp
  follow(world: World, said: string): Promise<Readonly<Record<string, string>>>
}

/** A message that names two is followed in their order. */
const FIRST = 'take that commit back'

const REMEDIES: readonly Remedy[] = [
  { name: 'keep', on: /set `foreign-commits: keep`/, follow: async () => ({ 'foreign-commits': 'keep' }) },
  {
    name: 'replace and keep',
    on: /set `replace: true` with `foreign-commits: keep`/,
    follow: async () => ({ replace: 'true', 'foreign-commits': 'keep' }),
  },
  { name: 'replace', on: /`replace: true`/, follow: async () => ({ replace: 'true' }) },
  {
    name: FIRST,
    on: /take that commit back/,
    async follow(world) {
      const { remote } = world.garden
      for (const { commit } of [...world.works].reverse()) await revert(world, commit)
      world.works = []
      await remote('rev-parse', BRANCH)
      return {}
    },
  },
  {
    name: 'close and delete',
    on: /close the pull request, which keeps its commits, delete the branch, and run again/i,
    async follow(world) {
      await force(world, BRANCH, undefined)
      endPull(world)
      return {}
    },
  },
  {
    name: 'let the token write ledgers',
    on: /Let the token write refs below/,
    follow: ({ garden: { repository } }) => installHook(repository.folder, 'exit 0').then(() => ({})),
  },
]

async function revert(world: World, commit: string): Promise<void> {
  const { remote } = world.garden
  const tip = (await tipOf(world, BRANCH)) ?? ''
  const before = await remote('commit-tree', `${commit}^^{tree}`, '-p', commit, '-m', 'x')
  const ours = await remote('commit-tree', `${tip}^{tree}`, '-p', commit, '-m', 'x')
  const tree = await remote('merge-tree', '--write-tree', ours, before)
  const made = await remote('commit-tree', tree, '-p', tip, '-m', 'Revert')
  world.commits.add(made)
  await force(world, BRANCH, made)
}

const refsOf = ({ garden: { remote } }: World): Promise<string> =>
  remote('for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads', 'refs/editplan/branches')

/** What holds whatever happens. */
async function keptPromises(world: World): Promise<string | undefined> {
  const lost = await lostCommits(world)
  if (lost.length > 0) return `commits of people are lost: ${lost.join(', ')}`
  return openPulls(world).length > 1 ? `${openPulls(world).length} pull requests are open` : undefined
}

/** After a green job GitHub shows what plan, decisions and the people's commits say. */
async function checkWeek(
  world: World,
  week: Week,
  { inputs, told }: { readonly inputs: Readonly<Record<string, string>>; readonly told: string[] },
): Promise<string | undefined> {
  const places = placesIn(world.files, OLD)
  // A step that is about another file is another step.
  for (const [id, path] of [...world.leftOut])
    if (!places.some((one) => one.id === id && one.path === path)) world.leftOut.delete(id)
  const [pull] = openPulls(world)
  const wanted = shown(world.files, world.leftOut, world.works)
  const isNothing = places.every(({ id }) => world.leftOut.has(id))
  if (isNothing && world.works.length === 0) return undefined
  if (!isNothing && !pull) return 'no pull request is open'
  if (!pull || wanted === undefined) return undefined
  if (pull.base.ref !== world.base) return `the pull request is on ${pull.base.ref}`
  if (pull.head.sha !== (await tipOf(world, BRANCH))) return 'the pull request is behind its branch'
  world.steps = places
  const found = await mergedFiles(world)
  const difference = found ? differenceOf(wanted, found) : 'the pull request conflicts with its base'
  if (difference !== '') return `GitHub shows something else: ${difference}`
  if (!week.again) return undefined
  const before = [await refsOf(world), world.garden.github.traffic.length] as const
  const { exitCode, errors } = await runJob(world, week, inputs, told)
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

/** A person comments on the pull request. */
async function decide(
  world: World,
  { decision }: Week,
  pick: (bound: number) => number,
  told: string[],
): Promise<string | undefined> {
  const [pull] = openPulls(world)
  if (!pull || decision === 'none' || world.steps.length === 0 || pull.base.ref !== world.base) return undefined
  const isOut = (id: number): boolean => world.leftOut.has(id)
  const candidates = world.steps.filter(({ id }) => (decision === 'restore' ? isOut(id) : !isOut(id)))
  const step = candidates[pick(candidates.length)]
  const id = step?.id
  if (decision !== 'rerun' && (id === undefined || (decision === 'drop' && candidates.length < 2))) return undefined
  const words = decision === 'rerun' ? 'rerun' : `${decision} ${world.steps.indexOf(step ?? { path: '', id: 0 }) + 1}`
  told.push(`/editplan ${words}`)
  const { comments, name } = world.garden.repository
  const comment = {
    id: comments.length + 1,
    issue: pull.number,
    user: 'fern',
    body: `/editplan ${words}`,
    reactions: [] as string[],
  }
  comments.push(comment)
  const sender = { login: 'fern', type: 'User' }
  const payload = { action: 'created', sender, issue: { number: pull.number, pull_request: {} }, comment }
  await using checkout = await checkOut(world, 1)
  const garden = { ...world.garden, checkout: checkout.folder }
  const variables = { GITHUB_REPOSITORY: name }
  const job = await runHere(garden, {
    inputs: { mode: 'review', token: TOKEN },
    variables,
    event: { name: 'issue_comment', payload },
  })
  told.push(`answered ${comment.reactions.join()} ${job.exitCode}`)
  const broken = await keptPromises(world)
  if (broken !== undefined) return broken
  if (comment.reactions.length === 0) return `nobody answered ${words}`
  const isDone = comment.reactions.includes('+1')
  if (isDone && decision === 'drop') world.leftOut.set(id ?? 0, step?.path ?? '')
  if (isDone && decision === 'restore') world.leftOut.delete(id ?? 0)
  // A step that a person on the branch built on cannot be left out.
  const built = world.works.some(
    ({ kind, id: on }) => (kind === 'refine' || kind === 'revert') && (on === id || decision === 'rerun'),
  )
  const answer = comments.at(-1)?.body
  return isDone || built ? undefined : `${words} was not done: ${answer}`
}

async function runJob(
  world: World,
  { fault, at, depth }: Week,
  inputs: Readonly<Record<string, string>>,
  told: string[],
): Promise<Told> {
  const { github, repository } = world.garden
  await using checkout = await checkOut(world, depth)
  const temp = await mkdtemp(join(tmpdir(), 'editplan-year-'))
  await mkdir(join(temp, 'plan'))
  const plan = join(temp, 'plan/plan.yaml')
  await writeFile(plan, planText(placesIn(world.files, OLD)))
  github.faults.push(...faultsOf(fault, at))
  const garden = { ...world.garden, checkout: checkout.folder }
  const branch = `refs/heads/${world.base}`
  const variables = {
    ...{ RUNNER_TEMP: temp, GITHUB_REPOSITORY: repository.name, GITHUB_REPOSITORY_ID: String(repository.id) },
    ...{ GITHUB_JOB: 'publish', GITHUB_REF: branch, GITHUB_EVENT_NAME: 'schedule' },
    GITHUB_WORKFLOW_REF: `${repository.name}/.github/workflows/renew.yml@${branch}`,
  }
  const event = { name: 'schedule', payload: { repository: { default_branch: repository.defaultBranch } } }
  const ended = await runHere(garden, { inputs: { plan, ...inputs }, variables, event })
  github.faults.splice(0)
  await rm(temp, { recursive: true, force: true })
  told.push(
    `job ${JSON.stringify(inputs)}${fault === 'none' ? '' : ` with ${fault} at ${at}`} → ${ended.exitCode} ${ended.outputs['pull-request-operation'] ?? ''} ${ended.errors.join(' | ').slice(0, 300)}`,
  )
  return ended
}

/** The request of this number fails; after a kill all that follow. */
function faultsOf(fault: Week['fault'], at: number): readonly Fault[] {
  if (fault === 'none') return []
  const pass: readonly Fault[] = Array.from({ length: at }, () => ({ on: '', meanwhile: () => {} }))
  const failing: Readonly<Record<Exclude<Week['fault'], 'none'>, readonly Fault[]>> = {
    '503': [{ on: '', status: 503, body: { message: 'Service unavailable' } }],
    dropped: [{ on: '', drop: 'after' }],
    limited: [
      {
        on: '',
        status: 403,
        headers: { 'retry-after': '5' },
        body: {
          message: 'You have exceeded a secondary rate limit.',
          documentation_url: 'https://docs.github.com/rest',
        },
      },
    ],
    killed: Array.from({ length: 400 }, () => ({ on: '', drop: 'before' as const, status: 500 })),
  }
  return [...pass, ...failing[fault]]
}
