import { readFileSync } from 'node:fs'
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { openGit } from '../../src/core/git/git.ts'
import type { Run, Snapshot } from '../../src/core/history/run-record.ts'
import type { PlanOrigin } from '../../src/publish/ledger.ts'
import { type Clock, type PublishOptions, systemClock } from '../../src/publish/options.ts'
import type { BodyContext } from '../../src/publish/publication.ts'
import { publish } from '../../src/publish/publish.ts'
import type { PublishResult } from '../../src/publish/publish-result.ts'
import { resolveTarget } from '../../src/publish/target.ts'
import { type Change, importCommits, type Made, type Who } from './commits.ts'
import { type GitHubStandIn, startGitHub } from './github/stand-in.ts'
import { type Repository, git as runGit } from './github/state.ts'
import { scratchHome } from './scratch.ts'

/** What is slept beside a garden in this process passes at once: between two writes to GitHub alone that is a second. */
let slept = 0
const quick: Clock = {
  now: () => Date.now() + slept,
  sleep: async (milliseconds) => {
    slept += milliseconds
  },
}
Object.assign(systemClock, quick)

export const REPOSITORY = 'octo-org/garden'
export const TOKEN = 'ghs_gardenGardenGardenGardenGarden0001'

/** A plan for the files of the garden. */
export const PLAN = `version: 1
title: Plant the beds
options: { reads: auto }
steps:
  - { tool: Edit, file_path: beds/rose.txt, old_string: rose, new_string: 'rose: red' }
  - { tool: Edit, file_path: beds/iris.txt, old_string: iris, new_string: 'iris: blue' }
`

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
  /** Where the plan comes from; default: nobody knows. */
  readonly source?: PlanOrigin
  readonly options?: PublishOptions
  readonly body?: (context: BodyContext) => string
  /** Runs once the run is made and before it is published. */
  readonly before?: () => Promise<void>
}

const SEED: Change = { 'README.md': '# Garden\n', 'beds/rose.txt': 'rose\n', 'beds/iris.txt': 'iris\n' }

export const CHANGES: readonly Change[] = [{ 'beds/rose.txt': 'rose: red\n' }, { 'beds/iris.txt': 'iris: blue\n' }]

const REVIEW = readFileSync(new URL('../../examples/workflows/review-decisions.yml', import.meta.url), 'utf8')

/** A repository on a stand-in for GitHub, a checkout of it, and what a test does with the two. */
export async function plantGarden({
  shallow = false,
  objectFormat = 'sha1',
  reviews = false,
}: {
  readonly shallow?: boolean
  /** The base has a workflow by which people decide about steps. */
  readonly reviews?: boolean
  readonly objectFormat?: 'sha1' | 'sha256'
} = {}): Promise<Garden> {
  const github = await startGitHub()
  const seeds = await seedsOf(objectFormat, reviews)
  const repository = await github.addRepository(REPOSITORY, { template: seeds.bare })
  github.tokens.set(TOKEN, { login: 'gardener[bot]', contents: 'write', pullRequests: 'write', signs: true })
  for (const name of ['fern', 'moss', 'ivy']) repository.collaborators.add(name)
  repository.teams.add('keepers')
  repository.milestones.push({ number: 7, title: 'Spring' })
  const remote = (...args: readonly string[]) => runGit(repository.folder, args)
  const checkout = await mkdtemp(join(tmpdir(), 'editplan-garden-'))
  await cp(seeds.checkout, checkout, { recursive: true })
  const url = `${github.serverUrl}/${REPOSITORY}.git`
  await appendFile(join(checkout, '.git', 'config'), `[remote "origin"]\n\turl = ${url}\n\tfetch = ${FETCH}\n`)
  if (shallow) await writeFile(join(checkout, '.git', 'shallow'), `${seeds.tip}\n`)
  const opened = await openGit(checkout, { env: process.env })
  const clock = testClock()
  slept = 0
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
      source,
      body,
      before,
    } = {}) {
      const place = { token: TOKEN, serverUrl: github.serverUrl, apiUrl: github.apiUrl, clock }
      // Most tests are about a branch that is made again where the base moved.
      const asked = { ...place, update: 'always' as const, ...options }
      const target = await resolveTarget(opened, { title, sha256: plan }, asked)
      const run = await recordRun(checkout, { base: target.base.commit, changes, plan })
      await before?.()
      return publish({
        git: opened,
        run,
        target,
        plan: { sha256: plan, source },
        title,
        body: body ?? (() => 'What changes.\n'),
        options: asked,
        async commitsOn(base, idsOf) {
          return idsOf(opened, (await recordRun(checkout, { base, changes, plan })).snapshots)
        },
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

const FETCH = '+refs/heads/*:refs/remotes/origin/*'

interface Seeds {
  readonly bare: string
  readonly checkout: string
  readonly tip: string
}

const planted = new Map<string, Promise<Seeds>>()

/** A bare repository with two commits and a checkout of it, made once and copied for every garden. */
function seedsOf(objectFormat: string, reviews: boolean): Promise<Seeds> {
  const key = `${objectFormat} ${reviews}`
  const seeds = planted.get(key) ?? plantSeeds(objectFormat, reviews)
  planted.set(key, seeds)
  return seeds
}

async function plantSeeds(objectFormat: string, reviews: boolean): Promise<Seeds> {
  const folder = await mkdtemp(join(scratchHome(), 'seeds-'))
  const [bare, checkout] = [join(folder, 'bare.git'), join(folder, 'checkout')]
  const init = ['init', '--quiet', '--template=', '--initial-branch=main', `--object-format=${objectFormat}`]
  await runGit(folder, [...init, '--bare', bare])
  const commits = [
    { change: { 'README.md': '# Garden\n' }, message: 'Break ground\n', who: {} },
    {
      change: { ...SEED, ...(reviews && { '.github/workflows/review.yml': REVIEW }) },
      message: 'Lay out the beds\n',
      who: {},
    },
  ]
  const tip = (await importCommits(bare, undefined, commits)).at(-1)?.commit ?? ''
  await runGit(bare, ['update-ref', 'refs/heads/main', tip])
  await runGit(folder, [...init, checkout])
  await runGit(checkout, ['fetch', '--quiet', bare, 'main'])
  await runGit(checkout, ['reset', '--quiet', '--hard', 'FETCH_HEAD'])
  await rm(join(checkout, '.git', 'FETCH_HEAD'))
  return { bare, checkout, tip }
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
