import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleGit } from 'simple-git'
import type { StepResult } from '../src/engine/step-result.ts'
import { commitChunks, type ImportedCommit } from '../src/git/fast-import.ts'
import { type Git, openGit } from '../src/git/git.ts'
import { record } from '../src/history/record.ts'
import { finishRun } from '../src/history/runs.ts'
import type { PlanOptions } from '../src/plan/schema.ts'

const STEPS = 1_000

/** Prints what a thousand commits cost beside their floor and the other ways to make them. */
export const run = async (): Promise<void> => {
  const floors: number[] = []
  const ours: number[] = []
  for (const files of [1_000, 20_000, 100_000]) {
    const bench = await benchRepository(files)
    try {
      const times = await perStep(bench, files)
      floors.push(times.floor)
      ours.push(times.ours)
      await squashed(bench, files)
    } finally {
      bench.remove()
    }
  }
  const growth = (times: number[]) => (times.at(-1) ?? 0) / (times[0] ?? 1)
  console.log(
    `from 1,000 to 100,000 files the floor grows ${growth(floors).toFixed(2)}x, ours ${growth(ours).toFixed(2)}x: ` +
      `${(growth(ours) / growth(floors)).toFixed(2)} of the floor's growth`,
  )
}

interface Bench {
  readonly root: string
  readonly git: Git
  readonly base: string
  readonly paths: readonly string[]
  sh(args: readonly string[], input?: string | Uint8Array): Buffer
  reset(): void
  remove(): void
}

async function perStep(bench: Bench, files: number): Promise<{ floor: number; ours: number }> {
  const floor: number[] = []
  const ours: number[] = []
  for (const salt of ['a', 'b', 'c']) {
    const stream = importStream(bench, `floor ${salt}`)
    floor.push(
      await timed(() => {
        bench.sh(['fast-import', '--quiet', '--done', '--date-format=raw'], stream)
        writeAll(bench, `floor ${salt}`)
      }),
    )
    bench.reset()
    ours.push(await timed(() => recordAll(bench, `ours ${salt}`, 'per-step')))
    bench.reset()
  }
  const [floorTime, ourTime] = [Math.min(...floor), Math.min(...ours)]
  const amSteps = files > 20_000 ? 50 : 200
  const am = (await timeAm(bench, amSteps)) * (STEPS / amSteps)
  const addSteps = 20
  const add = (await timeAddAndCommit(bench, addSteps)) * (STEPS / addSteps)
  console.log(
    `${STEPS} commits in ${files} files: floor (fast-import and writing) ${ms(floorTime)}, recorded and written ${ms(ourTime)} ` +
      `(${ratio(ourTime, floorTime)} the floor); git am ${ms(am)} (${ratio(am, ourTime)} ours, from ${amSteps} steps); ` +
      `simple-git add and commit ${ms(add)} (${ratio(add, ourTime)} ours, from ${addSteps} steps)`,
  )
  return { floor: floorTime, ours: ourTime }
}

async function squashed(bench: Bench, files: number): Promise<void> {
  const ours = await timed(() => recordAll(bench, 'squash', 'squash'))
  bench.sh(['add', '-u'])
  const patch = bench.sh(['diff', '--cached'])
  bench.reset()
  const apply = await timed(() => {
    bench.sh(['apply', '--index', '-'], patch)
    bench.sh(['commit', '-q', '-m', 'squash'])
  })
  bench.reset()
  console.log(
    `${STEPS} edits as one commit in ${files} files: git apply --index and commit ${ms(apply)}, ours ${ms(ours)} (${ratio(ours, apply)})`,
  )
}

const before = (path: string): string => `// ${path}\n${'const line = "of some length, as code has it"\n'.repeat(20)}`

const after = (path: string, salt: string): string => before(path).replace('\n', `\nexport const salt = '${salt}'\n`)

async function benchRepository(files: number): Promise<Bench> {
  const root = mkdtempSync(join(tmpdir(), 'editplan-bench-'))
  const sh = (args: readonly string[], input: string | Uint8Array = ''): Buffer =>
    execFileSync('git', args, {
      cwd: root,
      input,
      maxBuffer: 1 << 29,
      env: ENVIRONMENT,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
  sh(['init', '-q', '-b', 'main'])
  sh(['config', 'gc.auto', '0'])
  const all = Array.from({ length: files }, (_, at) => `src/d${Math.floor(at / 100)}/file-${at}.ts`)
  const chunks = commitChunks('refs/heads/main', '', {
    ...PEOPLE,
    message: 'base',
    files: all.map((path) => ({ path, mode: '100644', content: Buffer.from(before(path)) })),
  })
  sh(['fast-import', '--quiet', '--done', '--date-format=raw'], Buffer.concat([...chunks, Buffer.from('done\n')]))
  sh(['reset', '-q', '--hard'])
  const stride = files / STEPS
  const base = sh(['rev-parse', 'HEAD']).toString().trim()
  return {
    root,
    git: await openGit(root, { env: ENVIRONMENT }),
    base,
    paths: Array.from({ length: STEPS }, (_, at) => all[Math.floor(at * stride)] ?? ''),
    sh,
    reset: () => void sh(['reset', '-q', '--hard', base]),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

function importStream({ base, paths }: Bench, salt: string): Buffer {
  const chunks: Uint8Array[] = []
  for (const [at, path] of paths.entries()) {
    const content = Buffer.from(after(path, salt))
    const message = `Edit ${path}: +1 -0\n\nEditplan-Step: ${at + 1}/${STEPS}\nEditplan-Plan: sha256:${'d'.repeat(64)}\nEditplan-Run: ${'a'.repeat(20)}\n`
    const commit: ImportedCommit = { ...PEOPLE, message, files: [{ path, mode: '100644', content }] }
    chunks.push(...commitChunks(`refs/bench/${salt.replace(' ', '-')}`, at === 0 ? `from ${base}\n` : '', commit))
  }
  return Buffer.concat([...chunks, Buffer.from('done\n')])
}

/** Temporary file and rename, as a checkout is written. */
function writeAll({ root, paths }: Bench, salt: string): void {
  for (const path of paths) {
    const file = join(root, path)
    writeFileSync(`${file}.new`, after(path, salt))
    renameSync(`${file}.new`, file)
  }
}

async function recordAll(bench: Bench, salt: string, commits: PlanOptions['commits']): Promise<void> {
  const recorded = await record(bench.git, results(bench, salt), {
    plan: {
      title: 'Bench',
      digest: Buffer.from(salt.padEnd(32)).toString('hex'),
      options: { reads: 'auto', duplicates: 'collapse', on_error: 'stop', commits, trailing_whitespace: 'keep' },
    },
    total: STEPS,
    base: bench.base,
    paths: bench.paths,
    readFile: (path) => ({ content: readFileSync(join(bench.root, path)), mode: 0o644 }),
  })
  if (!recorded) throw new Error('nothing was recorded')
  writeAll(bench, salt)
  await finishRun(bench.git, recorded.id)
}

async function* results({ paths }: Bench, salt: string): AsyncGenerator<StepResult> {
  for (const [at, path] of paths.entries()) {
    const common = { structuredPatch: [], insertions: 1, deletions: 0 }
    yield {
      step: { index: at + 1, tool: 'Write', input: { file_path: path, content: '' }, at: { line: 1, column: 1 } },
      status: 'applied',
      path,
      change: {
        path,
        before: Buffer.from(before(path)),
        after: Buffer.from(after(path, salt)),
        mode: 0o644,
        ...common,
      },
      ...common,
    }
  }
}

async function timeAm(bench: Bench, steps: number): Promise<number> {
  const patches = bench.sh([
    'format-patch',
    '--stdout',
    `refs/bench/floor-a~${STEPS}..refs/bench/floor-a~${STEPS - steps}`,
  ])
  const time = await timed(() => bench.sh(['am', '-q', '--keep-non-patch'], patches))
  bench.reset()
  return time
}

async function timeAddAndCommit(bench: Bench, steps: number): Promise<number> {
  const git = simpleGit({ baseDir: bench.root, config: ['user.name=Ada', 'user.email=ada@example.com'] })
  const time = await timed(async () => {
    for (const path of bench.paths.slice(0, steps)) {
      writeFileSync(join(bench.root, path), after(path, 'simple-git'))
      await git.add(path)
      await git.commit(`Edit ${path}`)
    }
  })
  bench.reset()
  return time
}

const person = { name: 'Ada', email: 'ada@example.com', date: '1700000000 +0000' }

const PEOPLE = { author: person, committer: person }

const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: person.name,
  GIT_AUTHOR_EMAIL: person.email,
  GIT_COMMITTER_NAME: person.name,
  GIT_COMMITTER_EMAIL: person.email,
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const ms = (time: number): string => `${time.toFixed(0)} ms`
const ratio = (one: number, other: number): string => `${(one / other).toFixed(2)}x`
