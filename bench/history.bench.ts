import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleGit } from 'simple-git'
import { commitChunks, type ImportedCommit } from '../src/git/fast-import.ts'

const STEPS = 1_000
/** Rounds of which the best counts: floor and ours take turns, so that what else the machine does meets both. */
const ROUNDS = 5

/** Prints what a thousand steps cost as a whole process, beside their floor and the other ways to make the commits. */
export const run = async (): Promise<void> => {
  using program = buildProgram()
  const floors: number[] = []
  const ours: number[] = []
  for (const files of [1_000, 20_000, 100_000]) {
    const bench = benchRepository(files)
    try {
      const times = await perStep(bench, { files, program: program.cli })
      floors.push(times.floor)
      ours.push(times.ours)
      squashed(bench, { files, program: program.cli })
    } finally {
      bench.remove()
    }
  }
  const growth = (times: number[]) => (times.at(-1) ?? 0) / (times[0] ?? 1)
  console.log(
    `from 1,000 to 100,000 files the floor grows ${growth(floors).toFixed(2)}x, ours ${growth(ours).toFixed(2)}x: ` +
      `${ratio(growth(ours), growth(floors))} the floor's growth (target 1.3x)`,
  )
}

/** The command line as it is published, in a folder that is gone when its scope ends. */
function buildProgram(): Disposable & { readonly cli: string } {
  const folder = mkdtempSync(join(tmpdir(), 'editplan-bench-'))
  execFileSync(process.execPath, ['scripts/build.mjs', '--out', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
  return { cli: join(folder, 'cli.js'), [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

interface Bench {
  readonly root: string
  readonly base: string
  readonly paths: readonly string[]
  sh(args: readonly string[], input?: string | Uint8Array): Buffer
  /** The checkout as it was, no run recorded. */
  reset(): void
  remove(): void
}

interface Size {
  readonly files: number
  readonly program: string
}

async function perStep(bench: Bench, { files, program }: Size): Promise<{ floor: number; ours: number }> {
  const [floors, ours]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(timed(() => floor(bench, `floor ${round}`)))
    bench.reset()
    ours.push(timed(() => apply(bench, { program, salt: `ours ${round}`, commits: 'per-step' })))
    bench.reset()
  }
  const [floorTime, ourTime] = [Math.min(...floors), Math.min(...ours)]
  const amSteps = files > 20_000 ? 25 : 100
  const am = timeAm(bench, amSteps) * (STEPS / amSteps)
  const addSteps = 20
  const add = (await timeAddAndCommit(bench, addSteps)) * (STEPS / addSteps)
  console.log(
    `${STEPS} steps and commits in ${files} files: ${ratio(ourTime, floorTime)} the floor (target 2x), ` +
      `${ratio(am, ourTime)} faster than git am (target 10x, from ${amSteps} steps), ` +
      `${ratio(add, ourTime)} faster than simple-git's add and commit (target 50x, from ${addSteps} steps)`,
  )
  return { floor: floorTime, ours: ourTime }
}

function squashed(bench: Bench, { files, program }: Size): void {
  const [applies, ours]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    const salt = `squash ${round}`
    ours.push(timed(() => apply(bench, { program, salt, commits: 'squash' })))
    bench.reset()
    for (const path of bench.paths) writeFileSync(join(bench.root, path), after(path, `patch ${round}`))
    const patch = bench.sh(['diff'])
    bench.reset()
    applies.push(
      timed(() => {
        bench.sh(['apply', '--index', '-'], patch)
        bench.sh(['commit', '-q', '-m', 'squash'])
      }),
    )
    bench.reset()
  }
  const times = ratio(Math.min(...ours), Math.min(...applies))
  console.log(`${STEPS} edits as one commit in ${files} files: ${times} git apply --index and git commit (target 4x)`)
}

/** The same commits fed to git fast-import, and the files written. */
function floor(bench: Bench, salt: string): void {
  bench.sh(['fast-import', '--quiet', '--done', '--date-format=raw'], importStream(bench, salt))
  for (const path of bench.paths) {
    const file = join(bench.root, path)
    writeFileSync(`${file}.new`, after(path, salt))
    renameSync(`${file}.new`, file)
  }
}

interface Application {
  readonly program: string
  readonly salt: string
  readonly commits: 'per-step' | 'squash'
}

function apply(bench: Bench, { program, salt, commits }: Application): void {
  const steps = bench.paths.map((path) => ({
    tool: 'Edit',
    file_path: path,
    old_string: `// ${path}\n`,
    new_string: `// ${path}\nexport const salt = '${salt}'\n`,
  }))
  const plan = `${bench.root}.json`
  writeFileSync(plan, JSON.stringify({ version: 1, title: 'Bench', options: { reads: 'auto', commits }, steps }))
  const { status, stderr } = spawnSync(process.execPath, [program, 'apply', plan, '--quiet'], {
    cwd: bench.root,
    env: ENVIRONMENT,
  })
  if (status !== 0) throw new Error(stderr.toString())
}

const before = (path: string): string => `// ${path}\n${'const line = "of some length, as code has it"\n'.repeat(20)}`

const after = (path: string, salt: string): string => before(path).replace('\n', `\nexport const salt = '${salt}'\n`)

function benchRepository(files: number): Bench {
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
    base,
    paths: Array.from({ length: STEPS }, (_, at) => all[Math.floor(at * stride)] ?? ''),
    sh,
    reset() {
      sh(['reset', '-q', '--hard', base])
      rmSync(join(root, '.git/editplan'), { recursive: true, force: true })
      sh(['update-ref', '--stdin'], sh(['for-each-ref', '--format=delete %(refname)', 'refs/editplan']))
    },
    remove() {
      rmSync(root, { recursive: true, force: true })
      rmSync(`${root}.json`, { force: true })
    },
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

function timeAm(bench: Bench, steps: number): number {
  const range = `refs/bench/floor-0~${STEPS}..refs/bench/floor-0~${STEPS - steps}`
  const patches = bench.sh(['format-patch', '--stdout', range])
  const time = timed(() => bench.sh(['am', '-q', '--keep-non-patch'], patches))
  bench.reset()
  return time
}

async function timeAddAndCommit(bench: Bench, steps: number): Promise<number> {
  const git = simpleGit({ baseDir: bench.root, config: ['user.name=Ada', 'user.email=ada@example.com'] })
  const start = performance.now()
  for (const path of bench.paths.slice(0, steps)) {
    writeFileSync(join(bench.root, path), after(path, 'simple-git'))
    await git.add(path)
    await git.commit(`Edit ${path}`)
  }
  const time = performance.now() - start
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

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

const ratio = (one: number, other: number): string => `${(one / other).toFixed(2)}x`
