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
}

export const CHANGES: readonly Change[] = [{ 'beds/rose.txt': 'rose: red\n' }, { 'beds/iris.txt': 'iris: blue\n' }]

/** A repository on a stand-in for GitHub, a checkout of it, and what a test does with the two. */
export async function plantGarden({ depth }: { readonly depth?: number } = {}): Promise<Garden> {
  const github = await startGitHub()
  const repository = await github.addRepository(REPOSITORY)
  github.tokens.set(TOKEN, { login: 'gardener[bot]', contents: 'write', pullRequests: 'write', signs: true })
  for (const name of ['fern', 'moss', 'ivy']) repository.collaborators.add(name)
  repository.teams.add('keepers')
  repository.milestones.push({ number: 7, title: 'Spring' })
  const remote = (...args: readonly string[]) => runGit(repository.folder, args)
  const first = await commit(repository.folder, {
    change: { 'README.md': '# Garden\n', 'beds/rose.txt': 'rose\n', 'beds/iris.txt': 'iris\n' },
  })
  await remote('update-ref', 'refs/heads/main', first)
  const checkout = await mkdtemp(join(tmpdir(), 'editplan-garden-'))
  await runGit(checkout, ['init', '--quiet', '--initial-branch=main'])
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
      const made = await commit(repository.folder, {
        change,
        parent,
        who: { name: 'Fern', email: 'fern@garden.invalid', ...who },
        message: who.message ?? 'Weed the beds\n',
      })
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
  const treeOf = (commit: string) => runGit(folder, ['rev-parse', `${commit}^{tree}`])
  const snapshots: Snapshot[] = []
  const start = { commit: base, tree: await treeOf(base) }
  let head = start
  for (const [at, change] of changes.entries()) {
    const message = `Edit ${Object.keys(change)[0]}: water it\n\nEditplan-Step: ${at + 1}/${changes.length}\nEditplan-Plan: sha256:${plan}\nEditplan-Run: r1\n`
    const parent = head.commit
    const made = await commit(folder, {
      change,
      parent,
      message,
      who: { name: 'Planner', email: 'planner@garden.invalid' },
    })
    head = { commit: made, tree: await treeOf(made) }
    snapshots.push({ ...head, parent, message, steps: [at + 1] })
  }
  return { id: 'r1', ref: 'refs/editplan/runs/r1', base: start, head, snapshots }
}

interface Commit {
  readonly change: Change
  readonly parent?: string
  readonly message?: string
  readonly who?: Who
}

let indexes = 0

/** A commit made beside every work tree, through an index file of its own. */
async function commit(
  folder: string,
  { change, parent, message = 'Break ground\n', who = {} }: Commit,
): Promise<string> {
  indexes += 1
  const env = { GIT_INDEX_FILE: join(tmpdir(), `editplan-index-${process.pid}-${indexes}`) }
  const run = (args: readonly string[], input?: string | Buffer) =>
    runGit(folder, args, input, { ...env, ...identity(who) })
  try {
    await run(parent ? ['read-tree', parent] : ['read-tree', '--empty'])
    const lines: Buffer[] = []
    for (const [path, value] of Object.entries(change)) {
      const { mode, content } =
        value !== null && typeof value === 'object' && 'mode' in value ? value : { mode: '100644', content: value }
      const id = content === null ? '0'.repeat(40) : await run(['hash-object', '-w', '--stdin'], content)
      lines.push(Buffer.from(`${content === null ? '0' : mode} ${id}\t${path}\0`))
    }
    await run(['update-index', '-z', '--index-info'], Buffer.concat(lines))
    const tree = await run(['write-tree'])
    return await run(['commit-tree', tree, ...(parent ? ['-p', parent] : [])], message)
  } finally {
    await rm(env.GIT_INDEX_FILE, { force: true })
  }
}

const identity = ({ name = 'Seed', email = 'seed@garden.invalid' }: Who) => ({
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: email,
  GIT_AUTHOR_DATE: '1767225600 +0000',
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: email,
  GIT_COMMITTER_DATE: '1767225600 +0000',
})
