import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleGit } from 'simple-git'
import { countedChanges } from '../src/core/git/commands/tree-changes.ts'
import { commitChunks, type ImportedCommit } from '../src/core/git/fast-import.ts'

const STEPS = 1_000
/** Rounds of which the best counts: floor and ours take turns, so that what else the machine does meets both. */
const ROUNDS = 5

/**
 * Prints what a thousand steps cost as a whole process, beside their floor and the other ways to make the commits; with numbers in
 * `EDITPLAN_BENCH_FILES` for repositories of so many files alone. Every measurement has a checkout of its own: for half a minute
 * after files were deleted ext4 is slow to make others near them, and that would fall on whoever comes next.
 */
export const run = async (): Promise<void> => {
  using program = buildProgram()
  const floors: number[] = []
  const ours: number[] = []
  for (const files of sizes()) {
    using bench = benchRepository(files)
    const times = await perStep(bench, { files, program: program.cli })
    floors.push(times.floor)
    ours.push(times.ours)
    squashed(bench, { files, program: program.cli })
  }
  const growth = (times: number[]) => (times.at(-1) ?? 0) / (times[0] ?? 1)
  console.log(
    `from the smallest to the largest the floor grows ${growth(floors).toFixed(2)}x, ours ${growth(ours).toFixed(2)}x: ` +
      `${ratio(growth(ours), growth(floors))} the floor's growth (target 1.3x)`,
  )
}

const sizes = (): readonly number[] => (process.env.EDITPLAN_BENCH_FILES ?? '1000,20000,100000').split(',').map(Number)

/** The command line as it is published, in a folder that is gone when its scope ends. */
function buildProgram(): Disposable & { readonly cli: string } {
  const folder = mkdtempSync(join(tmpdir(), 'editplan-bench-'))
  execFileSync(process.execPath, ['scripts/build.mjs', '--out', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
  return { cli: join(folder, 'cli.js'), [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

interface Bench extends Disposable {
  readonly base: string
  readonly paths: readonly string[]
  /** A clone that nothing was done in yet, what was written for it on the disk. */
  checkout(): Checkout
}

interface Checkout {
  readonly root: string
  readonly bench: Bench
  sh(args: readonly string[], input?: string | Uint8Array): Buffer
}

interface Size {
  readonly files: number
  readonly program: string
}

async function perStep(bench: Bench, { files, program }: Size): Promise<{ floor: number; ours: number }> {
  const [floors, ours, audits]: [number[], number[], number[]] = [[], [], []]
  let patches: Uint8Array = Buffer.alloc(0)
  const amSteps = files > 20_000 ? 25 : files > 1_000 ? 100 : STEPS
  for (let round = 0; round < roundsOf(files); round++) {
    const plain = bench.checkout()
    floors.push(timed(() => floor(plain, 'floor')))
    patches = plain.sh(['format-patch', '--stdout', `refs/bench/floor~${STEPS}..refs/bench/floor~${STEPS - amSteps}`])
    const planned = bench.checkout()
    ours.push(timed(() => apply(planned, { program, salt: `ours ${round}`, commits: 'per-step' })))
    audits.push(timed(() => audit(planned)))
  }
  const mailed = bench.checkout()
  const am = timed(() => mailed.sh(['am', '-q', '--keep-non-patch'], patches)) * (STEPS / amSteps)
  const addSteps = 20
  const add = (await timeAddAndCommit(bench.checkout(), addSteps)) * (STEPS / addSteps)
  const [floorTime, ourTime] = [Math.min(...floors), Math.min(...ours)]
  const paired = median(ours.map((time, round) => time / (floors[round] ?? time)))
  console.log(
    `${STEPS} steps and commits in ${files} files: ${ratio(ourTime, floorTime)} the floor, best of each (target 1.6x), ` +
      `${paired.toFixed(2)}x as the median of pairs, ` +
      `the audit's git process takes ${((100 * Math.min(...audits)) / ourTime).toFixed(1)} % of it (target 5 %), ` +
      `${ratio(am, ourTime)} faster than git am (target 10x, the floor itself ${ratio(am, floorTime)}, from ${amSteps} steps), ` +
      `${ratio(add, ourTime)} faster than simple-git's add and commit (target 50x, from ${addSteps} steps)`,
  )
  return { floor: floorTime, ours: ourTime }
}

/** What the audit asks git, once more. */
const audit = ({ bench, sh }: Checkout): void => {
  const result = sh(['for-each-ref', '--format=%(objectname)', 'refs/editplan/']).toString().trim()
  const changes = countedChanges(bench.base, result).parse(sh(countedChanges(bench.base, result).args), 0)
  if (changes.length !== STEPS) throw new Error(`The audit saw ${changes.length} changes.`)
}

const roundsOf = (files: number): number => (files > 20_000 ? 3 : ROUNDS)

function squashed(bench: Bench, { files, program }: Size): void {
  const [applies, ours]: [number[], number[]] = [[], []]
  for (let round = 0; round < roundsOf(files); round++) {
    const salt = `squash ${round}`
    const planned = bench.checkout()
    ours.push(timed(() => apply(planned, { program, salt, commits: 'squash' })))
    const patch = planned.sh(['diff'])
    const patched = bench.checkout()
    applies.push(
      timed(() => {
        patched.sh(['apply', '--index', '-'], patch)
        patched.sh(['commit', '-q', '-m', 'squash'])
      }),
    )
  }
  const times = ratio(Math.min(...ours), Math.min(...applies))
  console.log(`${STEPS} edits as one commit in ${files} files: ${times} git apply --index and git commit (target 4x)`)
}

/** The same commits fed to git fast-import, and the files written. */
function floor({ root, bench, sh }: Checkout, salt: string): void {
  sh(['fast-import', '--quiet', '--done', '--date-format=raw'], importStream(bench, salt))
  for (const path of bench.paths) {
    const file = join(root, path)
    writeFileSync(`${file}.new`, after(path, salt))
    renameSync(`${file}.new`, file)
  }
}

interface Application {
  readonly program: string
  readonly salt: string
  readonly commits: 'per-step' | 'squash'
}

function apply({ root, bench }: Checkout, { program, salt, commits }: Application): void {
  const steps = bench.paths.map((path) => ({
    tool: 'Edit',
    file_path: path,
    old_string: `// ${path}\n`,
    new_string: `// ${path}\nexport const salt = '${salt}'\n`,
  }))
  const plan = `${root}.json`
  writeFileSync(plan, JSON.stringify({ version: 1, title: 'Bench', options: { reads: 'auto', commits }, steps }))
  const { status, stderr } = spawnSync(process.execPath, [program, 'apply', plan, '--quiet'], {
    cwd: root,
    env: ENVIRONMENT,
  })
  if (status !== 0) throw new Error(stderr.toString())
}

const before = (path: string): string => `// ${path}\n${'const line = "of some length, as code has it"\n'.repeat(20)}`

const after = (path: string, salt: string): string => before(path).replace('\n', `\nexport const salt = '${salt}'\n`)

function benchRepository(files: number): Bench {
  const folder = mkdtempSync(join(tmpdir(), 'editplan-bench-'))
  const origin = join(folder, 'origin.git')
  const git = shellIn(folder)
  git(['init', '-q', '--bare', '-b', 'main', origin])
  const all = Array.from({ length: files }, (_, at) => `src/d${Math.floor(at / 100)}/file-${at}.ts`)
  const chunks = commitChunks(
    {
      ...PEOPLE,
      message: 'base',
      files: all.map((path) => ({ path, mode: '100644', content: Buffer.from(before(path)) })),
    },
    { ref: 'refs/heads/main', from: '', mark: 1 },
  )
  const stream = Buffer.concat([...chunks, Buffer.from('done\n')])
  git(['-C', origin, 'fast-import', '--quiet', '--done', '--date-format=raw'], stream)
  const stride = files / STEPS
  let clones = 0
  const bench: Bench = {
    base: git(['-C', origin, 'rev-parse', 'main']).toString().trim(),
    paths: Array.from({ length: STEPS }, (_, at) => all[Math.floor(at * stride)] ?? ''),
    checkout() {
      clones += 1
      const root = join(folder, `clone-${clones}`)
      git(['clone', '-q', '-c', 'gc.auto=0', origin, root])
      execFileSync('sync')
      return { root, bench, sh: shellIn(root) }
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
  return bench
}

const shellIn =
  (cwd: string) =>
  (args: readonly string[], input: string | Uint8Array = ''): Buffer =>
    execFileSync('git', args, {
      cwd,
      input,
      maxBuffer: 1 << 29,
      env: ENVIRONMENT,
      stdio: ['pipe', 'pipe', 'inherit'],
    })

function importStream({ base, paths }: Bench, salt: string): Buffer {
  const chunks: Uint8Array[] = []
  for (const [at, path] of paths.entries()) {
    const content = Buffer.from(after(path, salt))
    const message = `Edit ${path}: +1 -0\n\nEditplan-Step: ${at + 1}/${STEPS}\nEditplan-Plan: sha256:${'d'.repeat(64)}\nEditplan-Run: ${'a'.repeat(20)}\n`
    const commit: ImportedCommit = { ...PEOPLE, message, files: [{ path, mode: '100644', content }] }
    const from = at === 0 ? `from ${base}\n` : ''
    chunks.push(...commitChunks(commit, { ref: `refs/bench/${salt}`, from, mark: at + 1 }))
  }
  return Buffer.concat([...chunks, Buffer.from('done\n')])
}

async function timeAddAndCommit({ root, bench }: Checkout, steps: number): Promise<number> {
  const git = simpleGit({ baseDir: root, config: ['user.name=Ada', 'user.email=ada@example.com'] })
  const start = performance.now()
  for (const path of bench.paths.slice(0, steps)) {
    writeFileSync(join(root, path), after(path, 'simple-git'))
    await git.add(path)
    await git.commit(`Edit ${path}`)
  }
  return performance.now() - start
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

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN

const ratio = (one: number, other: number): string => `${(one / other).toFixed(2)}x`
