import { spawn } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EditplanError } from '../../src/errors.ts'
import { openPullRequest, parsePlan } from '../../src/index.ts'
import { bundles } from '../support/bundles.ts'
import { fatalGit } from '../support/fatal-git.ts'
import { type Garden, PLAN, plantGarden, TOKEN } from '../support/garden.ts'
import { temporaryFolder, testEnvironment } from '../support/git.ts'
import { ledgerAt } from '../support/ledgers.ts'

/** Points that are tried of each way: in the suite one, of one way alone after SIGKILL; `npm run test:long -- killed-publish` tries all. */
const POINTS = Number(process.env.KILLED_PUBLISH ?? 0)
const AT_ONCE = 6

const BRANCH = 'editplan/plant-the-beds'

interface Way {
  /** The pull request is there already, and its base moved. */
  readonly updates: boolean
  readonly sign?: 'api'
}

const WAYS: readonly (readonly [string, Way])[] = [
  ['the first run', { updates: false }],
  ['an updating run', { updates: true }],
  ['the first run, signed by the API', { updates: false, sign: 'api' }],
  ['an updating run, signed by the API', { updates: true, sign: 'api' }],
]

/** @param env of git, where it is not the usual */
function publish({ github, clock, checkout }: Garden, { sign }: Way, env?: NodeJS.ProcessEnv) {
  const parsed = parsePlan({ name: 'plan.yaml', text: PLAN })
  if (!parsed.ok) throw new Error('the plan is wrong')
  const { serverUrl, apiUrl } = github
  return openPullRequest(parsed.plan, {
    root: checkout,
    ...(env && { environment: env }),
    publish: {
      token: TOKEN,
      serverUrl,
      apiUrl,
      clock,
      update: 'always',
      signCommits: sign,
      ...(env && { environment: env }),
    },
  })
}

async function prepared(way: Way): Promise<Garden> {
  const garden = await plantGarden()
  if (!way.updates) return garden
  await publish(garden, way)
  await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
  return garden
}

/** What a run has to have come to: one open pull request of the plan on the tip of the base, whose ledger and manifest are there. */
async function outcomeOf({ repository, remote, checkout, git }: Garden) {
  const tip = await remote('rev-parse', BRANCH)
  const ledger = await ledgerAt(repository, BRANCH)
  const manifest = `refs/editplan/manifests/${ledger?.run.manifest}`
  return {
    pulls: repository.pulls.map(({ number, state, head }) => ({ number, state, isTip: head.sha === tip })),
    tree: await remote('rev-parse', `${BRANCH}^{tree}`),
    commits: await remote('rev-list', '--count', `main..${BRANCH}`),
    behind: await remote('rev-list', '--count', `${BRANCH}..main`),
    ledger: { isTip: ledger?.run.head === tip, pulls: ledger?.pulls.map(({ number, state }) => ({ number, state })) },
    manifest: (await remote('for-each-ref', '--format=%(refname)', manifest)) === manifest,
    branches: await remote('for-each-ref', '--format=%(refname)', 'refs/heads'),
    status: await git('status', '--porcelain', '--untracked-files=no'),
    worktrees: (await git('worktree', 'list')).split('\n').length,
    left: (await readdir(join(checkout, '.git/editplan')).catch(() => [])).filter((name) => name !== 'runs').sort(),
    locks: (await readdir(join(checkout, '.git'))).filter((name) => name.endsWith('.lock')),
  }
}

/** Some spread over all: other ones in each way. */
function pointsOf(count: number, first: number): readonly number[] {
  const wanted = Math.min(count, Math.max(1, POINTS))
  return Array.from({ length: wanted }, (_, at) => 1 + ((first + Math.floor((at * count) / wanted)) % count))
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const take = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
}

// An exception that nobody awaits ends vitest with an error.
describe('publishing converges in the next run', () => {
  it.each(WAYS)('whichever call of git is killed: %s', { timeout: 900_000 }, async (name, way) => {
    using folder = temporaryFolder()
    const git = fatalGit(folder.path)
    await using whole = await prepared(way)
    await publish(whole, way, git.environment(0))
    const wanted = await outcomeOf(whole)
    expect(wanted).toMatchObject({ pulls: [{ state: 'open', isTip: true }], behind: '0', left: [], worktrees: 1 })
    for (const call of pointsOf(git.calls(), name.length)) {
      await using garden = await prepared(way)
      const ended = await publish(garden, way, git.environment(call)).catch((error: unknown) => error)
      if (ended instanceof Error) expect(ended, `call ${call}`).toBeInstanceOf(EditplanError)
      await publish(garden, way)
      expect(await outcomeOf(garden), `call ${call}`).toEqual(wanted)
      const again = await publish(garden, way)
      expect(again.pull_request, `call ${call}`).toMatchObject({ operation: 'none' })
    }
  })

  describe('after SIGKILL', () => {
    /** Runs the command line; all of its processes are killed just before the server takes this request. */
    async function runCommand({ github, checkout }: Garden, { sign }: Way, request?: number): Promise<Ended> {
      const scratch = join(checkout, '.git', 'temporary')
      const { mkdir } = await import('node:fs/promises')
      await mkdir(scratch, { recursive: true })
      const env = {
        ...testEnvironment(),
        ...{ GITHUB_TOKEN: TOKEN, GITHUB_SERVER_URL: github.serverUrl, GITHUB_API_URL: github.apiUrl, TMPDIR: scratch },
      }
      await writeFile(join(checkout, '.git', 'plan.yaml'), PLAN)
      const args = ['pr', '.git/plan.yaml', ...(sign ? ['--sign-commits', sign] : [])]
      const child = spawn(process.execPath, [join(await bundles(), 'cli.js'), ...args], {
        ...{ cwd: checkout, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] as const },
      })
      const before = github.traffic.length
      if (request !== undefined) {
        const pass = Array.from({ length: request - 1 }, () => ({ on: '' }))
        github.faults.push(...pass, { on: '', meanwhile: () => void process.kill(-(child.pid ?? 0), 'SIGKILL') })
      }
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
      const [code, signal] = await new Promise<[number | null, string | null]>((end) =>
        child.on('close', (...ended) => end(ended)),
      )
      github.faults.splice(0)
      return { code, signal, said, requests: github.traffic.length - before, scratch: await readdir(scratch) }
    }

    it.each(POINTS > 0 ? WAYS : WAYS.slice(1, 2))(
      'before any request: %s',
      { timeout: 1_800_000 },
      async (name, way) => {
        await using whole = await prepared(way)
        const first = await runCommand(whole, way)
        expect(first, first.said).toMatchObject({ code: 0, scratch: [] })
        const wanted = await outcomeOf(whole)
        await inTurns(pointsOf(first.requests, name.length), async (request) => {
          await using garden = await prepared(way)
          expect(await runCommand(garden, way, request), `request ${request}`).toMatchObject({ signal: 'SIGKILL' })
          const next = await runCommand(garden, way)
          expect(next, `request ${request}: ${next.said}`).toMatchObject({ code: 0, scratch: [] })
          expect(await outcomeOf(garden), `request ${request}`).toEqual(wanted)
        })
      },
    )
  })
})

interface Ended {
  readonly code: number | null
  readonly signal: string | null
  readonly said: string
  readonly requests: number
  /** What is left in its folder for temporary files. */
  readonly scratch: readonly string[]
}
