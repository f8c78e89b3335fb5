import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { openGit } from '../../src/git/git.ts'
import type { Run, Snapshot } from '../../src/history/snapshot.ts'
import type { Clock } from '../../src/publish/github.ts'
import type { PublishOptions } from '../../src/publish/options.ts'
import type { BodyContext, PublishResult } from '../../src/publish/publication.ts'
import { publish } from '../../src/publish/publish.ts'
import { resolveTarget } from '../../src/publish/target.ts'
import { type GitHubStandIn, startGitHub } from './github/stand-in.ts'
import { type Repository, git as runGit } from './github/state.ts'

export const REPOSITORY = 'octo-org/garden'
export const TOKEN = 'ghs_gardenGardenGardenGardenGarden0001'

/** What one commit does to the tree: text, bytes, a mode and text, or null to remove the path. */
export type Change = Readonly<
  Record<string, string | Buffer | null | { readonly mode: string; readonly content: string }>
>

export interface Garden {
  readonly github: GitHubStandIn
  readonly repository: Repository
  /** The checkout that publishes. */
  readonly checkout: string
  readonly clock: Clock & { readonly slept: readonly number[] }
  /** Runs git in the checkout. */
  git(...args: readonly string[]): Promise<string>
  /** Runs git in the repository on the server. */
  remote(...args: readonly string[]): Promise<string>
  /** A commit that somebody else makes on a branch of the server. */
  commitElsewhere(
    branch: string,
    change: Change,
    who?: Who & { readonly onto?: string; readonly message?: string },
  ): Promise<string>
  /** Replays nothing: makes a run of these changes on the base branch's tip and publishes it. */
  publish(request?: Request): Promise<PublishResult>
  [Symbol.asyncDispose](): Promise<void>
}

export interface Request {
  readonly plan?: string
  readonly title?: string
  readonly changes?: readonly Change[]
  readonly options?: PublishOptions
  readonly body?: (context: BodyContext) => string
  /** Runs once the run is made and before it is published. */
  readonly before?: () => Promise<void>
}

interface Who {
  readonly name?: string
  readonly email?: string
  /** Where it is not the committer's; seconds since 1970 and zone. */
  readonly authorDate?: string
}

const SEED: Change = { 'README.md': '# Garden\n', 'beds/rose.txt': 'rose\n', 'beds/iris.txt': 'iris\n' }

export const CHANGES: readonly Change[] = [{ 'beds/rose.txt': 'rose: red\n' }, { 'beds/iris.txt': 'iris: blue\n' }]

/** A repository on a stand-in for GitHub, a checkout of it, and what a test does with the two. */
export async function plantGarden({
  depth,
  objectFormat = 'sha1',
}: {
  readonly depth?: number
  readonly objectFormat?: 'sha1' | 'sha256'
} = {}): Promise<Garden> {
  const github = await startGitHub()
  const repository = await github.addRepository(REPOSITORY, { objectFormat })
  github.tokens.set(TOKEN, { login: 'gardener[bot]', contents: 'write', pullRequests: 'write', signs: true })
  for (const name of ['fern', 'moss', 'ivy']) repository.collaborators.add(name)
  repository.teams.add('keepers')
  repository.milestones.push({ number: 7, title: 'Spring' })
  const remote = (...args: readonly string[]) => runGit(repository.folder, args)
  const seed = { change: SEED, message: 'Break ground\n', who: {} }
  const [first] = await importCommits(repository.folder, undefined, [seed])
  await remote('update-ref', 'refs/heads/main', first?.commit ?? '')
  const checkout = await mkdtemp(join(tmpdir(), 'editplan-garden-'))
  await runGit(checkout, ['init', '--quiet', '--initial-branch=main', `--object-format=${objectFormat}`])
  await runGit(checkout, ['remote', 'add', 'origin', `${github.serverUrl}/${REPOSITORY}.git`])
  await runGit(checkout, [
    'fetch',
    '--quiet',
    ...(depth ? [`--depth=${depth}`] : []),
    `file://${repository.folder}`,
    'main',
  ])
  await runGit(checkout, ['reset', '--quiet', '--hard', 'FETCH_HEAD'])
  await rm(join(checkout, '.git/FETCH_HEAD'))
  const clock = testClock()
  const garden: Garden = {
    github,
    repository,
    checkout,
    clock,
    remote,
    git: (...args) => runGit(checkout, args),
    async commitElsewhere(branch, change, who = {}) {
      const parent = who.onto ?? (await remote('rev-parse', `refs/heads/${branch}`))
      const one = {
        change,
        who: { name: 'Fern', email: 'fern@garden.invalid', ...who },
        message: who.message ?? 'Weed the beds\n',
      }
      const made = (await importCommits(repository.folder, parent, [one])).at(-1)?.commit ?? ''
      await remote('update-ref', `refs/heads/${branch}`, made)
      return made
    },
    async publish({
      plan = 'a'.repeat(64),
      title = 'Plant the beds',
      changes = CHANGES,
      options = {},
      body,
      before,
    } = {}) {
      const git = await openGit(checkout, { env: process.env })
      const asked = { token: TOKEN, serverUrl: github.serverUrl, apiUrl: github.apiUrl, clock, ...options }
      const target = await resolveTarget(git, { title, sha256: plan }, asked)
      const run = await recordRun(checkout, { base: target.base.commit, changes, plan })
      await before?.()
      return publish({
        git,
        run,
        target,
        plan: { sha256: plan },
        title,
        body: body ?? (() => 'What changes.\n'),
        options: asked,
      })
    },
    async [Symbol.asyncDispose]() {
      await github[Symbol.asyncDispose]()
      await rm(checkout, { recursive: true, force: true })
      expect(github.violations).toEqual([])
      expect(github.gitRequests.filter(({ authorization }) => authorization.length > 1)).toEqual([])
    },
  }
  return garden
}

/** A clock on which no time passes but what is slept. */
export function testClock(): Clock & { readonly slept: readonly number[] } {
  const slept: number[] = []
  let now = Date.UTC(2026, 0, 1)
  return {
    slept,
    now: () => now,
    async sleep(milliseconds) {
      slept.push(milliseconds)
      now += milliseconds
    },
  }
}

/** A run as the history records it: a chain of commits with their trailers. */
async function recordRun(
  folder: string,
  { base, changes, plan }: { base: string; changes: readonly Change[]; plan: string },
): Promise<Run> {
  const commits = changes.map((change, at) => ({
    change,
    who: { name: 'Planner', email: 'planner@garden.invalid' },
    message: `Edit ${Object.keys(change)[0]}: water it\n\nEditplan-Step: ${at + 1}/${changes.length}\nEditplan-Plan: sha256:${plan}\nEditplan-Run: r1\n`,
  }))
  const chain = await importCommits(folder, base, commits)
  const start = chain[0] as Made
  const snapshots: Snapshot[] = chain.slice(1).map((made, at) => ({
    ...made,
    parent: chain[at]?.commit ?? base,
    message: commits[at]?.message ?? '',
    steps: [at + 1],
  }))
  return { id: 'r1', ref: 'refs/editplan/runs/r1', base: start, head: chain.at(-1) as Made, snapshots }
}

interface Commit {
  readonly change: Change
  readonly message: string
  readonly who: Who
}

interface Made {
  readonly commit: string
  readonly tree: string
}

let imports = 0

/** Makes commits beside every branch, on the parent; answers the parent and each of them. */
async function importCommits(
  folder: string,
  parent: string | undefined,
  commits: readonly Commit[],
): Promise<readonly Made[]> {
  imports += 1
  const ref = `refs/rig/${process.pid}-${imports}`
  const stream: Buffer[] = []
  const line = (text: string) => stream.push(Buffer.from(`${text}\n`))
  const data = (content: string | Buffer) => {
    const bytes = Buffer.from(content)
    line(`data ${bytes.length}`)
    stream.push(bytes, Buffer.from('\n'))
  }
  if (parent) line(`reset ${ref}\nfrom ${parent}\n`)
  for (const { change, message, who } of commits) {
    const { name = 'Seed', email = 'seed@garden.invalid', authorDate = DATE } = who
    line(`commit ${ref}\nauthor ${name} <${email}> ${authorDate}\ncommitter ${name} <${email}> ${DATE}`)
    data(message)
    for (const [path, value] of Object.entries(change)) {
      const { mode, content } =
        value !== null && typeof value === 'object' && 'mode' in value ? value : { mode: '100644', content: value }
      if (content === null) line(`D ${quoted(path)}`)
      else {
        line(`M ${mode} inline ${quoted(path)}`)
        data(content)
      }
    }
  }
  await runGit(folder, ['fast-import', '--quiet', '--force'], Buffer.concat(stream))
  const log = await runGit(folder, [
    'log',
    '--reverse',
    '--topo-order',
    '--format=%H %T',
    ref,
    ...(parent ? ['--not', `${parent}^@`] : []),
  ])
  return log.split('\n').map((pair) => {
    const [commit = '', tree = ''] = pair.split(' ')
    return { commit, tree }
  })
}

const DATE = '1767225600 +0000'

const quoted = (path: string): string =>
  `"${path.replace(/[\\"\n]/g, (char) => (char === '\n' ? '\\n' : `\\${char}`))}"`
