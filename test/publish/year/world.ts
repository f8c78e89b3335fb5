import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ledgerRef } from '../../../src/publish/ledger.ts'
import { importCommits } from '../../support/commits.ts'
import { type Garden, plantGarden } from '../../support/garden.ts'
import { followRefs, type PullRequest, git as runGit } from '../../support/github/state.ts'
import { bed, type Files, type Work } from './model.ts'
import type { Rule } from './rules.ts'

/** A repository at GitHub, and what a year has made of it: all that tells what it has to show. */
export interface World {
  readonly garden: Garden
  /** Name of the base. */
  base: string
  /** Name of the branch that runs push to. */
  branch: string
  /** The plan is a file of the base; otherwise the job makes it. */
  readonly isTracked: boolean
  /** Whose the token is. */
  readonly account: string
  /** When the branch is made again on a base that moved. */
  readonly update: 'always' | 'when-needed'
  /** What runs of the job published, the last of them last. */
  published: readonly PublishedRun[]
  /** The last run of the job. */
  run: RunNames
  /** What reviewers approved last week. */
  approved: Approval | undefined
  /** What the server refuses. */
  readonly rules: Set<Rule>
  /** Inputs of the job that people set for good. */
  readonly inputs: Record<string, string>
  /** A ledger was lost or refused, so that commits of runs may count as those of others. */
  isForgotten: boolean
  /** The branch comes from commits that the base holds no more. */
  isRewritten: boolean
  /** Weeks so far in which something stood against taking away what was replaced. */
  loudWeeks: number
  /** What people wrote into the body of the open pull request. */
  words: string
  /** What it holds. */
  files: Files
  /** What people did on the branch, since its pull request is open. */
  works: readonly Work[]
  /** Commits of people that must be found on a branch or at the head of a pull request. */
  readonly commits: Set<string>
  /** Places whose step reviewers left out, and the files where they were then. */
  readonly leftOut: Map<number, string>
  /** The steps of the plan that the pull request shows. */
  steps: readonly { readonly path: string; readonly id: number }[]
  /** Numbers for what is new. */
  next: number
}

interface RunNames {
  /** It begins again where the workflow is made anew. */
  readonly number: number
  readonly id: number
}

export interface PublishedRun extends RunNames {
  /** The text of its plan. */
  readonly plan: string
}

interface Approval {
  readonly number: number
  readonly head: string
  /** Tip of the base. */
  readonly onto: string | undefined
  /** What merging it changed. */
  readonly lines: readonly string[]
  readonly plan: string
}

export async function plantWorld({
  isTracked,
  account,
  update,
}: Pick<World, 'isTracked' | 'account' | 'update'>): Promise<World> {
  const garden = await plantGarden({ reviews: true })
  const files = new Map([1, 2, 3].map((number) => [`beds/${number}.txt`, bed(number, [number * 2, number * 2 + 1])]))
  const { repository } = garden
  for (const login of ['fern', 'moss']) repository.permissions.set(login, 'write')
  const world = {
    ...{
      garden,
      base: 'main',
      branch: 'editplan/renew-the-plants',
      isTracked,
      account,
      update,
      published: [],
      run: { number: 0, id: 1000 },
      approved: undefined,
      words: '',
      isForgotten: false,
      isRewritten: false,
      loudWeeks: 0,
    },
    rules: new Set<Rule>(),
    inputs: { labels: 'plants', reviewers: 'ivy' },
    files: new Map(),
    works: [],
    commits: new Set<string>(),
    leftOut: new Map<number, string>(),
  }
  const whole: World = { ...world, steps: [], next: 10 }
  whole.files = await filesAt(whole, 'main')
  await commitToBase(whole, files)
  return whole
}

/** Makes the base hold these files. */
export async function commitToBase(world: World, files: Files): Promise<string> {
  const commit = await world.garden.commitElsewhere(world.base, changeOf(world.files, files))
  world.files = files
  await follow(world)
  return commit
}

/** A commit of a person on the branch. */
export async function commitToBranch(world: World, files: Files): Promise<string> {
  const before = await filesAt(world, world.branch)
  const commit = await world.garden.commitElsewhere(world.branch, changeOf(before, files), { name: 'Moss' })
  world.commits.add(commit)
  await follow(world)
  return commit
}

const changeOf = (from: Files, to: Files) =>
  Object.fromEntries(
    [...new Set([...from.keys(), ...to.keys()])].flatMap((path) =>
      from.get(path) === to.get(path) ? [] : [[path, to.get(path) ?? null] as const],
    ),
  )

/** GitHub notices that refs moved. */
export const follow = ({ garden: { github, repository } }: World): Promise<void> =>
  followRefs(github.repositories, repository.name)

/** Those of the branch. */
export const openPulls = ({ garden: { repository }, branch }: World): readonly PullRequest[] =>
  repository.pulls.filter(({ state, head }) => state === 'open' && head.ref === branch)

/** The pull request is over: what was decided and done on it is, too. */
export function endPull(world: World): void {
  world.works = []
  world.words = ''
  world.isForgotten = false
  world.isRewritten = false
  world.leftOut.clear()
  world.steps = []
}

export const tipOf = (world: World, branch: string): Promise<string | undefined> =>
  world.garden.remote('rev-parse', `refs/heads/${branch}`).catch(() => undefined)

/** The beds and notes of a commit or tree. */
export async function filesAt({ garden: { remote } }: World, revision: string): Promise<Files> {
  const text = await remote('grep', '-z', '-I', '', revision, '--', 'beds', 'notes').catch(() => '')
  const files = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [name = '', content = ''] = line.split('\0')
    const path = name.slice(name.indexOf(':') + 1)
    if (path !== '') files.set(path, `${files.get(path) ?? ''}${content}\n`)
  }
  return files
}

/** What merging the branch into the base would leave; undefined where they conflict. */
export async function mergedFiles(world: World): Promise<Files | undefined> {
  const { branch, garden } = world
  const { remote } = garden
  const tree = await remote('merge-tree', '--write-tree', world.base, branch).catch(() => undefined)
  return tree === undefined ? undefined : filesAt(world, tree)
}

/** Merges the pull request as GitHub does. */
export async function merge(world: World, pull: PullRequest, how: 'merge' | 'squash' | 'rebase'): Promise<boolean> {
  const { remote, repository } = world.garden
  const [base, head] = [await remote('rev-parse', world.base), pull.head.sha]
  const tree = await remote('merge-tree', '--write-tree', base, head).catch(() => undefined)
  if (tree === undefined) return false
  const parents = how === 'merge' ? ['-p', base, '-p', head] : ['-p', base]
  const commit =
    how === 'rebase' ? await rebased(world, base, head) : await remote('commit-tree', tree, ...parents, '-m', 'Merged')
  if (commit === undefined) return false
  Object.assign(pull, { merged: true, state: 'closed' })
  await remote('update-ref', `refs/heads/${world.base}`, commit)
  await follow(world)
  world.files = await filesAt(world, world.base)
  endPull(world)
  repository.pulls.sort((one, other) => one.number - other.number)
  return true
}

/** Each commit of the branch again, on the base; undefined where one conflicts, as GitHub refuses it then. */
async function rebased({ garden: { remote } }: World, base: string, head: string): Promise<string | undefined> {
  let onto = base
  const listed = await remote('rev-list', '--reverse', '--no-merges', '--topo-order', `${base}..${head}`)
  for (const commit of listed.split('\n').filter(Boolean)) {
    const parent = await remote('rev-parse', `${commit}^`)
    const tree = await remote('rev-parse', `${onto}^{tree}`)
    const ours = await remote('commit-tree', tree, '-p', parent, '-m', 'x')
    const merged = await remote('merge-tree', '--write-tree', ours, commit).catch(() => undefined)
    if (merged === undefined) return undefined
    if (merged !== tree) onto = await remote('commit-tree', merged, '-p', onto, '-m', 'Rebased')
  }
  return onto
}

/** Moves the branch, whatever it holds. */
export async function force(world: World, branch: string, commit: string | undefined): Promise<void> {
  await world.garden.remote(
    'update-ref',
    ...(commit === undefined ? ['-d', `refs/heads/${branch}`] : [`refs/heads/${branch}`, commit]),
  )
  await follow(world)
}

export const dropLedger = ({ garden: { remote }, branch }: World): Promise<string> =>
  remote('update-ref', '-d', ledgerRef(branch))

export const hasLedger = ({ garden: { remote }, branch }: World): Promise<boolean> =>
  remote('rev-parse', '--quiet', '--verify', ledgerRef(branch)).then(
    () => true,
    () => false,
  )

export async function ownRefs({ garden: { remote } }: World, under: string): Promise<readonly string[]> {
  return (await remote('for-each-ref', '--format=%(objectname) %(refname)', under)).split('\n').filter(Boolean)
}

/** People's commits that no branch and no pull request holds any more. */
export async function lostCommits({ garden: { remote }, commits }: World): Promise<readonly string[]> {
  if (commits.size === 0) return []
  const held = await remote('rev-list', ...commits, '--not', '--glob=refs/heads', '--glob=refs/pull')
  const lost: string[] = []
  for (const one of held.split('\n').filter((line) => commits.has(line))) {
    // Where clocks differ by much, `rev-list` stops before it has seen all that is held.
    const holders = await remote('for-each-ref', '--count=1', `--contains=${one}`, 'refs/heads', 'refs/pull')
    if (holders === '') lost.push(one)
  }
  return lost
}

/** A fresh checkout of the base, as actions/checkout leaves one. */
export async function checkOut(world: World, depth: 0 | 1): Promise<{ readonly folder: string } & AsyncDisposable> {
  const { github, repository, remote } = world.garden
  const folder = await mkdtemp(join(tmpdir(), 'editplan-year-'))
  const args = [
    '--quiet',
    ...(depth === 1 ? ['--depth=1'] : []),
    `--branch=${world.base}`,
    '--single-branch',
    '--no-tags',
  ]
  await remote('clone', ...args, `file://${repository.folder}`, folder)
  await remote('-C', folder, 'config', 'remote.origin.url', `${github.serverUrl}/${repository.name}.git`)
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** The next commit of a submodule's repository, which anyone may read. */
export async function digSoil({ garden: { github } }: World): Promise<string> {
  const soil = github.repositories.get(SOIL) ?? (await github.addRepository(SOIL))
  soil.isPublic = true
  const tip = await runGit(soil.folder, ['rev-parse', '--quiet', '--verify', 'refs/heads/main']).catch(() => undefined)
  const change = { 'soil.txt': `on top of ${tip}\n` }
  const made = await importCommits(soil.folder, tip, [{ change, who: {}, message: 'Dig\n' }])
  const commit = made.at(-1)?.commit ?? ''
  await runGit(soil.folder, ['update-ref', 'refs/heads/main', commit])
  return commit
}

const SOIL = 'octo-org/soil'

/** Gives the base another name, and what is open on it the new base. */
export async function renameBase(world: World, name: string): Promise<void> {
  const { repository, remote } = world.garden
  await remote('update-ref', `refs/heads/${name}`, await remote('rev-parse', world.base))
  await remote('symbolic-ref', 'HEAD', `refs/heads/${name}`)
  for (const { base, state } of repository.pulls) if (state === 'open' && base.ref === world.base) base.ref = name
  repository.defaultBranch = name
  await remote('update-ref', '-d', `refs/heads/${world.base}`)
  world.base = name
}
