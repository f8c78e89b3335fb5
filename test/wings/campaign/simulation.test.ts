import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltCli, builtCli } from '../../support/cli.ts'
import { testEnvironment } from '../../support/git.ts'
import { secondaryLimit } from '../../support/github/faults.ts'
import { git } from '../../support/github/state.ts'
import { type Orchard, plantOrchard, SEED, TOKEN } from '../../support/orchard.ts'

// A sample in the suite; `npm run test:long -- campaign` takes 1,000.
const SIZE = Number(process.env.CAMPAIGN_REPOSITORIES ?? 15)
const JOBS = 2
const share = (perThousand: number): number => Math.max(1, Math.round((SIZE * perThousand) / 1000))
const [NOT_NEEDED, CONFLICTS, ARCHIVED] = [share(20), share(10), share(5)]
const [LIMITED, KILLED] = [share(50), share(137)]
const BRANCH = 'editplan/answer'

const PLAN = `version: 1
title: Answer
options: { reads: auto }
steps:
  - { tool: Edit, glob: "src/*.ts", old_string: "42", new_string: "43", replace_all: true, expect_matches: { min: 0 } }
`
const nameOf = (at: number): string => `acme/r${String(at).padStart(5, '0')}`
const NAMES = Array.from({ length: SIZE }, (_, at) => nameOf(at))
/** The special ones are spread over the end, after the limit and the kill. */
const special = (from: number, count: number) => NAMES.slice(SIZE - from - count, SIZE - from)
const notNeeded = special(0, NOT_NEEDED)
const conflicts = special(NOT_NEEDED, CONFLICTS)
const archived = special(NOT_NEEDED + CONFLICTS, ARCHIVED)
/** The plan names more in these, each more than the one before: what they cost beyond the others follows what it names. */
// Those beside the killed one are fetched twice.
const rich = NAMES.slice(KILLED + JOBS + 1).slice(0, Math.min(5, 2 * share(20)))
const moreOf = (name: string): string => `// 42 ${randomBytes(6000 * (rich.indexOf(name) + 1)).toString('hex')}\n`

let orchard: Orchard
let cli: BuiltCli
let folder: string
beforeAll(async () => {
  cli = await builtCli()
  folder = await mkdtemp(join(tmpdir(), 'editplan-simulation-'))
  orchard = await plantOrchard(Object.fromEntries(NAMES.map((name) => [name, {}])))
  for (const name of notNeeded) await orchard.commit(name, { 'src/index.ts': 'export const answer = 43\n' })
  for (const name of conflicts) await takeBranch(name)
  for (const name of archived) repository(name).archived = true
  for (const name of rich) await orchard.commit(name, { 'src/more.ts': moreOf(name) })
  await writeFile(join(folder, 'plan.yaml'), PLAN)
  await writeFile(join(folder, 'repositories.txt'), NAMES.join('\n'))
  await writeFile(
    join(folder, 'campaign.yaml'),
    'version: 1\ntitle: Answer\nplans: [plan.yaml]\nrepositories: { file: repositories.txt }\npull_requests: { labels: [campaign] }\npace: { open_at_most: 100000, per_hour: 100000, writes_per_minute: 60000 }\n',
  )
}, 1_200_000)
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await orchard?.[Symbol.asyncDispose]()
})

const repository = (name: string) => {
  const found = orchard.github.repositories.get(name)
  if (!found) throw new Error(name)
  return found
}

/** People have a branch of that name. */
async function takeBranch(name: string): Promise<void> {
  const one = repository(name)
  await git(one.folder, ['update-ref', `refs/heads/${BRANCH}`, 'refs/heads/main'])
  one.defaultBranch = BRANCH
  await orchard.commit(name, { 'theirs.txt': 'work\n' })
  one.defaultBranch = 'main'
}

interface Ended {
  readonly stdout: string
  /** Of the program and all that it started, in seconds. */
  readonly cpu: number
  /** Resident memory of the program in MiB, at each repository that was done. */
  readonly memory: readonly number[]
  readonly seconds: number
}

/** Runs the command line in a process of its own, which this one serves as GitHub. */
async function run(command: string, onStart: (pid: () => number) => void = () => undefined): Promise<Ended> {
  const script = '"$@" & echo "pid $!" >&2; wait $! 2>/dev/null; times >&2'
  const args = [
    cli.file,
    'campaign',
    command,
    'campaign.yaml',
    ...(command === 'run' ? ['--jobs', String(JOBS)] : ['--json']),
  ]
  const began = performance.now()
  const child = spawn('bash', ['-c', script, 'run', process.execPath, ...args], {
    cwd: folder,
    env: {
      ...testEnvironment(),
      GITHUB_TOKEN: TOKEN,
      GITHUB_SERVER_URL: orchard.github.serverUrl,
      GITHUB_API_URL: orchard.github.apiUrl,
      RUNNER_TEMP: folder,
    },
  })
  const { stdout, stderr, memory } = await outputOf(child, onStart)
  const [user = 0, system = 0] = [...(stderr.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  )
  return { stdout, cpu: user + system, memory, seconds: (performance.now() - began) / 1000 }
}

async function outputOf(child: ChildProcess, onStart: (pid: () => number) => void) {
  let [stdout, stderr] = ['', '']
  const memory: number[] = []
  const pid = (): number => Number(/pid (\d+)/.exec(stderr)?.[1])
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk
  })
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk
    memory.push(residentOf(pid()))
  })
  onStart(pid)
  await new Promise((resolve) => child.on('close', resolve))
  return { stdout, stderr, memory }
}

function residentOf(pid: number): number {
  const file = `/proc/${pid}/status`
  return existsSync(file) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024 : 0
}

const writes = () => orchard.github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')

describe('a campaign over many repositories', () => {
  it('outlives a secondary limit and a kill, opens nothing twice, and costs what the files cost', async () => {
    const { github } = orchard
    github.faults.push(secondaryLimit(`POST /repos/${nameOf(LIMITED)}/pulls`, 1))
    let killed = false
    const first = await run('run', (pid) => {
      github.faults.push({
        on: `POST /repos/${nameOf(KILLED)}/pulls`,
        meanwhile: () => {
          killed = true
          process.kill(pid(), 'SIGKILL')
        },
        drop: 'before',
      })
    })
    expect(killed).toBe(true)
    const openedFirst = NAMES.filter((name) => repository(name).pulls.length > 0)
    expect(openedFirst.length).toBeGreaterThan(0)
    expect(openedFirst.length).toBeLessThan(SIZE - NOT_NEEDED - CONFLICTS - ARCHIVED)

    const second = await run('run')
    const opened = NAMES.filter((name) => repository(name).pulls.some(({ state }) => state === 'open'))
    const expected = new Set([...notNeeded, ...conflicts, ...archived])
    expect(opened).toEqual(NAMES.filter((name) => !expected.has(name)))
    expect(NAMES.filter((name) => repository(name).pulls.length > 1)).toEqual([])
    const doneTwice = second.stdout.split('\n').filter((line) => openedFirst.some((name) => line.includes(`${name} `)))
    expect(doneTwice.filter((line) => line.startsWith('opened'))).toEqual([])

    const [calls, fetched] = [perRepository(), bytesPerRepository()]
    github.clear()
    const third = await run('run')
    expect(writes()).toEqual([])
    expect(github.gitRequests).toEqual([])

    const { totals } = JSON.parse((await run('status')).stdout)
    expect(totals).toMatchObject({
      repositories: SIZE,
      open: SIZE - NOT_NEEDED - CONFLICTS - ARCHIVED,
      'not-needed': NOT_NEEDED,
      conflict: CONFLICTS,
      unreachable: ARCHIVED,
      waiting: 0,
    })
    expect(calls.most).toBeLessThanOrEqual(12)
    const large = String(SEED['assets/large.txt']).length
    expect(fetched.most).toBeLessThan(large / 20)
    expect(fetched.perNamedByte).toBeLessThan(1)
    // The garbage collector moves single figures: many are compared.
    if (SIZE >= 100) expect(memoryOver(second, 0.8, 1)).toBeLessThan(1.5 * memoryOver(second, 0.1, 0.3))
    const cpu = (first.cpu + second.cpu) / SIZE
    tell({ totals, openedFirst: openedFirst.length, first, second, third, calls, fetched, cpu, large })
  }, 7_200_000)
})

/** Calls of the API that name a repository, and those that name many, shared among them. */
function perRepository(): { readonly mean: number; readonly most: number } {
  const counts = new Map<string, number>()
  for (const { path } of orchard.github.requests) {
    const [, name] = /^\/repos\/([^/]+\/[^/?]+)/.exec(path) ?? []
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  // Those of the kill and of the limit are asked twice.
  for (const at of [LIMITED, KILLED]) counts.delete(nameOf(at))
  const shared = orchard.github.requests.filter(({ path }) => !path.startsWith('/repos/')).length / SIZE
  return { mean: orchard.github.requests.length / SIZE, most: Math.max(...counts.values()) + Math.ceil(shared) }
}

interface Fetched {
  readonly mean: number
  /** Of those that are not rich. */
  readonly most: number
  /** What the rich ones cost beyond the mean of the others, for each byte that the plan names there beyond. */
  readonly perNamedByte: number
}

function bytesPerRepository(): Fetched {
  const bytes = new Map<string, number>()
  for (const { url, bytes: more } of orchard.github.gitRequests) {
    const [, name = ''] = /^\/([^/]+\/[^/]+)\.git/.exec(url) ?? []
    bytes.set(name, (bytes.get(name) ?? 0) + more)
  }
  const all = [...bytes].filter(([name]) => !rich.includes(name)).map(([, count]) => count)
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length
  const perNamedByte = Math.max(...rich.map((name) => ((bytes.get(name) ?? 0) - mean) / moreOf(name).length))
  return { mean, most: Math.max(...all), perNamedByte }
}

/** The mean of the resident memory, in MiB, over a part of the repositories of a run. */
function memoryOver({ memory }: Ended, from: number, to: number): number {
  const resident = memory.filter((one) => one > 0)
  const part = resident.slice(Math.floor(from * resident.length), Math.ceil(to * resident.length))
  return part.reduce((sum, one) => sum + one, 0) / part.length
}

interface Told {
  /** By the run that was killed. */
  readonly openedFirst: number
  readonly totals: Readonly<Record<string, number>>
  readonly first: Ended
  readonly second: Ended
  readonly third: Ended
  readonly calls: { readonly mean: number; readonly most: number }
  readonly fetched: Fetched
  readonly cpu: number
  readonly large: number
}

function tell({ totals, openedFirst, first, second, third, calls, fetched, cpu, large }: Told): void {
  const resident = second.memory.filter((one) => one > 0)
  const at = (part: number): string => (resident[Math.floor(part * (resident.length - 1))] ?? 0).toFixed(0)
  const rows = [
    [
      'outcome',
      Object.entries(totals)
        .map(([state, count]) => `${count} ${state}`)
        .join(', '),
    ],
    ['run until the kill', `${first.seconds.toFixed(0)} s, ${openedFirst} opened`],
    ['rerun', `${second.seconds.toFixed(0)} s`],
    ['rerun with nothing to do', `${third.seconds.toFixed(1)} s, ${third.cpu.toFixed(1)} s of CPU`],
    ['calls of the API per repository', `${calls.mean.toFixed(2)} on average, ${calls.most} at most`],
    [
      'bytes fetched per repository',
      `${fetched.mean.toFixed(0)} on average, ${fetched.most} at most (a file that is not named has ${large}); ${fetched.perNamedByte.toFixed(2)} more for each further byte of the files named`,
    ],
    ['memory of the rerun at 10, 50, 100 %', `${at(0.1)}, ${at(0.5)}, ${at(1)} MiB`],
    [
      'its mean over 10 to 30 %, and over 80 to 100 %',
      `${memoryOver(second, 0.1, 0.3).toFixed(0)}, ${memoryOver(second, 0.8, 1).toFixed(0)} MiB`,
    ],
    ['CPU per repository, with git', `${cpu.toFixed(2)} s`],
  ]
  console.log(
    [`${SIZE} repositories, ${JOBS} at a time`, ...rows.map(([what, said]) => `  ${what}: ${said}`)].join('\n'),
  )
}
