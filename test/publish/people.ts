import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { exitCodeFor } from '../../src/core/report/outcome.ts'
import { openPullRequest, parsePlan } from '../../src/index.ts'
import { importCommits } from '../support/commits.ts'
import { type Garden, PLAN, plantGarden, TOKEN } from '../support/garden.ts'
import { followRefs, git, newPull, type PullRequest } from '../support/github/state.ts'
import { runBuiltJob } from '../support/runner.ts'

/** What people do to a branch that a run pushed, and what a later run is asked. */
export interface Row {
  readonly person: Person
  readonly foreign: 'refuse' | 'keep'
  readonly replace: boolean
  readonly sign: 'none' | 'api' | 'ssh'
  readonly depth: 0 | 1
  readonly moved: boolean
  /** Bodies of pull requests, open and closed, claim that a run made what people did. */
  readonly forged: boolean
  /** A fork of the same owner has a pull request of the same branch's name. */
  readonly fork: boolean
}

export type Person = 'pushed' | 'amended' | 'rebased' | 'merged' | 'merged and pushed' | 'merged with a change'

export const VALUES: { readonly [Key in keyof Row]: readonly Row[Key][] } = {
  person: ['pushed', 'amended', 'rebased', 'merged', 'merged and pushed', 'merged with a change'],
  foreign: ['refuse', 'keep'],
  replace: [false, true],
  sign: ['none', 'api', 'ssh'],
  depth: [0, 1],
  moved: [false, true],
  forged: [false, true],
  fork: [false, true],
}

/** Every row of the table. */
export const allRows = (): readonly Row[] =>
  Object.entries(VALUES).reduce<readonly object[]>(
    (rows, [key, values]) => rows.flatMap((row) => values.map((value: unknown) => ({ ...row, [key]: value }))),
    [{}],
  ) as readonly Row[]

/** Rows in which every so many values of different columns meet at least once. */
export function covering(rows: readonly Row[], strength: 2 | 3): readonly Row[] {
  const groups = new Map(rows.map((row) => [row, groupsOf(row, strength)]))
  const left = new Set([...groups.values()].flat())
  const chosen: Row[] = []
  const gain = (row: Row): number => groups.get(row)?.filter((group) => left.has(group)).length ?? 0
  while (left.size > 0) {
    const gains = rows.map(gain)
    const best = rows[gains.indexOf(Math.max(...gains))]!
    for (const group of groups.get(best) ?? []) left.delete(group)
    chosen.push(best)
  }
  return chosen
}

const groupsOf = (row: Row, strength: number): readonly string[] =>
  Object.entries(row)
    .map(([key, value]) => `${key}=${value}`)
    .reduce<readonly (readonly string[])[]>((all, cell) => all.concat(all.map((group) => group.concat(cell))), [[]])
    .filter(({ length }) => length === strength)
    .map((group) => group.join(' '))

export const nameOf = ({ person, foreign, replace, sign, depth, moved, forged, fork }: Row): string =>
  `${person}, ${foreign}${replace ? ', replace' : ''}, signed by ${sign}, depth ${depth}${moved ? ', base moved' : ''}${forged ? ', forged record' : ''}${fork ? ', fork' : ''}`

/** What the runs after the people's work ended with, and what was lost. */
export interface Story {
  /** Exit codes of the run as the row says, and of one that has `replace` and refuses what is not ours. */
  readonly exitCodes: readonly number[]
  /** Commits of people, clean merges of the base apart, that no branch holds any more. */
  readonly lost: readonly string[]
  /** Runs that failed although something at the remote changed. */
  readonly halfDone: readonly number[]
  /** What was changed on the pull request of a fork. */
  readonly touched: readonly string[]
  /** Runs whose outputs do not say what the branch stands at. */
  readonly untrue: readonly number[]
}

const BRANCH = 'editplan/plant-the-beds'

/** @param dist folder of the built Action; without it the same code runs in this process, on a clock that waits for nothing */
export async function tell(row: Row, { dist, key }: { dist?: string | undefined; key: string }): Promise<Story> {
  await using garden = await plantGarden()
  const first = await begun(row, { dist, key })
  await cp(first.folder, garden.repository.folder, { recursive: true, force: true })
  garden.repository.pulls.push(...structuredClone(first.pulls))
  const said: { readonly exitCode: number; readonly head: string; readonly before: string; readonly after: string }[] =
    []
  const run = async (inputs: Readonly<Record<string, string>>): Promise<void> => {
    const checkout = await checkOut(garden, row.depth, key)
    const before = await refsOf(garden)
    const sign: Record<string, string> = row.sign === 'none' ? {} : { 'sign-commits': row.sign }
    const ended = await (dist
      ? runAction(dist, { ...garden, checkout }, { ...sign, ...inputs })
      : runHere({ ...garden, checkout }, { ...sign, ...inputs }))
    said.push({ ...ended, before, after: await refsOf(garden) })
    await rm(checkout, { recursive: true, force: true })
  }
  const theirs = await PEOPLE[row.person](garden)
  await followRefs(new Map([[garden.repository.name, garden.repository]]), garden.repository.name)
  if (row.forged) await forge(garden, theirs)
  const stranger = row.fork ? await ofFork(garden) : undefined
  const strange = JSON.stringify(stranger)
  if (row.moved) await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
  await run({ 'foreign-commits': row.foreign, replace: String(row.replace) })
  await garden.commitElsewhere('main', { 'beds/fern.txt': 'fern\n' })
  await run({ replace: 'true' })
  const lost: string[] = []
  for (const commit of theirs) {
    if ((await garden.remote('for-each-ref', '--contains', commit, 'refs/heads')) === '') lost.push(commit)
  }
  const numbers = said.map((_, at) => at + 1)
  return {
    exitCodes: said.map(({ exitCode }) => exitCode),
    touched: JSON.stringify(stranger) === strange ? [] : [JSON.stringify(stranger)],
    lost,
    halfDone: numbers.filter((at) => said[at - 1]?.exitCode !== 0 && said[at - 1]?.before !== said[at - 1]?.after),
    untrue: numbers.filter((at) => !said[at - 1]?.after.includes(`${said[at - 1]?.head} refs/heads/${BRANCH}`)),
  }
}

/** Anyone who can edit bodies, or open pull requests, may claim in them what was once believed. */
async function forge({ repository, remote }: Garden, theirs: readonly string[]): Promise<void> {
  const [head, base] = [await remote('rev-parse', BRANCH), await remote('rev-parse', 'main')]
  const all = (await remote('rev-list', `main..${BRANCH}`)).split('\n')
  const record = {
    plan: '0'.repeat(64),
    head,
    base,
    tree: '',
    steps: '',
    own: [...all, ...theirs],
    kept: [],
  }
  const body = `<!-- editplan:begin 0123456789abcdef ${JSON.stringify({ ...record, set: {} })} -->\nx\n<!-- editplan:end 0123456789abcdef -->`
  for (const pull of repository.pulls) pull.body = body
  const side = { repository: repository.name, ref: BRANCH, sha: head }
  const closed = { number: 60, state: 'closed' as const, user: 'moss', body }
  repository.pulls.push(newPull({ ...closed, head: side, base: { repository: repository.name, ref: 'main' } }))
}

async function ofFork({ github, repository, remote }: Garden): Promise<PullRequest> {
  const { name } = await github.addRepository('octo-org/fork', { parent: repository.name })
  const head = { repository: name, ref: BRANCH, sha: await remote('rev-parse', BRANCH) }
  const base = { repository: repository.name, ref: 'main' }
  const pull = newPull({ number: 77, head, base, user: 'stranger', title: 'Ours', body: 'A stranger’s.' })
  repository.pulls.push(pull)
  return pull
}

/** 0: the run went on; 5: it refused. */
export const expectedCodes = ({ person, foreign }: Row): readonly number[] => {
  const isTheirs = person !== 'merged'
  return [isTheirs && foreign === 'refuse' ? 5 : 0, isTheirs ? 5 : 0]
}

interface Begun {
  /** The bare repository after the first run. */
  readonly folder: string
  readonly pulls: readonly PullRequest[]
}

const begins = new Map<string, Promise<Begun>>()

/** What the first run leaves at the remote: made once for all rows that begin alike. */
function begun(row: Row, means: { dist?: string | undefined; key: string }): Promise<Begun> {
  const name = `${row.sign} ${row.depth}`
  const known = begins.get(name) ?? begin(row, means)
  begins.set(name, known)
  return known
}

async function begin({ sign, depth }: Row, { dist, key }: { dist?: string | undefined; key: string }): Promise<Begun> {
  await using garden = await plantGarden()
  const checkout = await checkOut(garden, depth, key)
  const inputs: Record<string, string> = sign === 'none' ? {} : { 'sign-commits': sign }
  const { exitCode } = await (dist
    ? runAction(dist, { ...garden, checkout }, inputs)
    : runHere({ ...garden, checkout }, inputs))
  if (exitCode !== 0) throw new Error(`the first run ended with ${exitCode}`)
  const folder = await mkdtemp(join(tmpdir(), 'editplan-begun-'))
  await cp(garden.repository.folder, folder, { recursive: true })
  await rm(checkout, { recursive: true, force: true })
  return { folder, pulls: structuredClone(garden.repository.pulls) }
}

/** Removes what the first runs left. */
export async function forgetBegun(): Promise<void> {
  for (const one of begins.values()) await rm((await one).folder, { recursive: true, force: true })
}

const refsOf = ({ remote }: Garden): Promise<string> =>
  remote('for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads')

/** What actions/checkout leaves: one branch, one commit deep or whole. */
async function checkOut({ github, repository }: Garden, depth: Row['depth'], key: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'editplan-people-'))
  const args = ['--quiet', ...(depth === 1 ? ['--depth=1'] : []), '--branch=main', '--single-branch', '--no-tags']
  await git(folder, ['clone', ...args, `file://${repository.folder}`, '.'])
  const url = `${github.serverUrl}/octo-org/garden.git`
  const user = `[user]\n\tname = Moss\n\temail = moss@garden.invalid\n\tsigningkey = ${key}\n`
  const config = await readFile(join(folder, '.git/config'), 'utf8')
  await writeFile(join(folder, '.git/config'), `${config.replace(/url = .*/, `url = ${url}`)}${user}`)
  await writeFile(join(folder, 'plan.yaml'), PLAN)
  return folder
}

interface Ended {
  readonly exitCode: number
  readonly head: string
}

async function runAction(dist: string, garden: Garden, inputs: Readonly<Record<string, string>>): Promise<Ended> {
  const { exitCode, outputs } = await runBuiltJob(dist, garden, {
    inputs: { plan: 'plan.yaml', update: 'always', ...inputs },
  })
  return { exitCode, head: outputs['pull-request-head-sha'] ?? '' }
}

async function runHere({ github, clock, checkout }: Garden, inputs: Readonly<Record<string, string>>): Promise<Ended> {
  const parsed = parsePlan({ name: 'plan.yaml', text: PLAN })
  if (!parsed.ok) throw new Error('the plan is wrong')
  const { serverUrl, apiUrl } = github
  const report = await openPullRequest(parsed.plan, {
    root: checkout,
    publish: {
      ...{ token: TOKEN, serverUrl, apiUrl, clock, update: 'always' as const },
      signCommits: inputs['sign-commits'] as 'api' | 'ssh' | undefined,
      foreignCommits: inputs['foreign-commits'] as Row['foreign'] | undefined,
      replace: inputs.replace === 'true',
    },
  })
  return { exitCode: exitCodeFor(report, false), head: report.pull_request?.head_sha ?? '' }
}

const MOVED = { 'beds/lily.txt': 'lily\n' }
const THEIRS = { 'beds/ivy.txt': 'ivy\n' }

/** Each answers the commits that must never get lost. */
const PEOPLE: Readonly<Record<Person, (garden: Garden) => Promise<readonly string[]>>> = {
  pushed: async (garden) => [await garden.commitElsewhere(BRANCH, THEIRS)],

  async amended(garden) {
    const tip = await garden.remote('rev-parse', BRANCH)
    return [await recommit(garden, { from: tip, onto: `${tip}^`, change: THEIRS })]
  },

  async rebased(garden) {
    const commits = (await garden.remote('rev-list', '--reverse', `main..${BRANCH}`)).split('\n')
    let onto = await garden.commitElsewhere('main', MOVED)
    const made: string[] = []
    for (const from of commits) {
      onto = await recommit(garden, { from, onto, change: {} })
      made.push(onto)
    }
    return made
  },

  async merged(garden) {
    await mergeBase(garden, {})
    return []
  },

  async 'merged and pushed'(garden) {
    await mergeBase(garden, {})
    return [await garden.commitElsewhere(BRANCH, THEIRS)]
  },

  'merged with a change': async (garden) => [await mergeBase(garden, THEIRS)],
}

/** A commit made again elsewhere: its message, author and times, its change, and more. */
async function recommit(
  { remote, repository }: Garden,
  { from, onto, change }: { from: string; onto: string; change: Readonly<Record<string, string>> },
): Promise<string> {
  const parent = await remote('rev-parse', onto)
  const names = (await remote('diff', '--name-only', `${from}^`, from)).split('\n')
  const files = await Promise.all(names.map(async (name) => [name, `${await remote('show', `${from}:${name}`)}\n`]))
  const [name = '', email = '', authorDate = ''] = (
    await remote('log', '-1', '--date=raw', '--format=%an%n%ae%n%ad', from)
  ).split('\n')
  const message = await remote('log', '-1', '--format=%B', from)
  const who = { name, email, authorDate }
  const one = { change: { ...Object.fromEntries(files), ...change }, message, who }
  const commit = (await importCommits(repository.folder, parent, [one])).at(-1)?.commit ?? ''
  await remote('update-ref', `refs/heads/${BRANCH}`, commit)
  return commit
}

/** GitHub's "Update branch", or a person's merge that changes a file besides. */
async function mergeBase(
  { remote, repository, commitElsewhere }: Garden,
  change: Readonly<Record<string, string>>,
): Promise<string> {
  const base = await commitElsewhere('main', MOVED)
  const tip = await remote('rev-parse', BRANCH)
  const [clean = ''] = (await remote('merge-tree', '--write-tree', tip, base)).split('\n')
  const tree = Object.keys(change).length === 0 ? clean : await treeWith(repository.folder, clean, change)
  const commit = await remote('commit-tree', tree, '-p', tip, '-p', base, '-m', "Merge branch 'main' into topic")
  await remote('update-ref', `refs/heads/${BRANCH}`, commit)
  return commit
}

async function treeWith(folder: string, tree: string, change: Readonly<Record<string, string>>): Promise<string> {
  const commit = await git(folder, ['commit-tree', tree, '-m', 'x'])
  const one = { change, message: 'x\n', who: {} }
  return (await importCommits(folder, commit, [one])).at(-1)?.tree ?? ''
}

/** A key of ssh to sign with; its folder is the caller's to remove. */
export async function makeKey(): Promise<{ readonly folder: string; readonly key: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'editplan-people-key-'))
  await promisify(execFile)('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'moss', '-f', join(folder, 'moss')])
  return { folder, key: join(folder, 'moss.pub') }
}
