import { execFileSync, type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitChunks } from '../src/core/git/fast-import.ts'

/** Commits of the benchmarks that make one for each step. */
export const STEPS = 1_000

/** A folder of its own with the command line as it is published, gone when its scope ends. */
export interface Place extends Disposable {
  readonly folder: string
  readonly cli: string
}

/** `EDITPLAN_DIST` names another build. */
export function openPlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'editplan-bench-'))
  const dist = process.env.EDITPLAN_DIST ?? join(folder, 'dist')
  if (!process.env.EDITPLAN_DIST)
    execFileSync(process.execPath, ['scripts/build.mjs', '--no-types', '--out', dist], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  mkdirSync(join(folder, 'home'))
  writeFileSync(join(folder, 'home', '.gitconfig'), `[trace2]\n\teventTarget = ${join(folder, 'trace')}\n`)
  writeFileSync(
    join(folder, 'memory.mjs'),
    `import { writeFileSync } from 'node:fs'\nprocess.on('exit', () => writeFileSync(${JSON.stringify(join(folder, 'memory'))}, String(process.resourceUsage().maxRSS)))\n`,
  )
  return { folder, cli: join(dist, 'cli.js'), [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

/** What a program took; memory is the largest of its own, without git's. */
export interface Cost {
  readonly wall: number
  readonly cpu: number
  readonly processes: number
  readonly readings: number
  readonly mebibytes: number
}

/** Runs the command line. Git traces itself: each process is counted, and each reading of an index. */
export function measure({ folder, cli }: Place, cwd: string, args: readonly string[], input = ''): Cost {
  const trace = join(folder, 'trace')
  rmSync(trace, { force: true })
  const options = {
    cwd,
    input,
    env: { ...ENVIRONMENT, HOME: join(folder, 'home') },
  } as const
  const command = [process.execPath, '--import', join(folder, 'memory.mjs'), cli, ...args]
  const start = performance.now()
  const cpu = cpuOf(command, options)
  const wall = performance.now() - start
  const events = existsSync(trace) ? readFileSync(trace, 'utf8') : ''
  return {
    wall,
    cpu,
    processes: events.split('"event":"start"').length - 1,
    readings: events.split('"label":"do_read_index"').length >> 1,
    mebibytes: Number(readFileSync(join(folder, 'memory'), 'utf8')) / 1024,
  }
}

/** The same as people run it: neither git nor Node tells anything of itself, which takes its time. */
export function runPlainly({ cli }: Place, cwd: string, args: readonly string[], input = ''): void {
  const stdio = ['pipe', 'ignore', 'pipe'] as const
  const command = [cli, ...args]
  const { status, stderr } = spawnSync(process.execPath, command, { cwd, input, env: ENVIRONMENT, stdio: [...stdio] })
  if (status !== 0) throw new Error(String(stderr))
}

/**
 * User and system time of a command and its children, in milliseconds: the last line of `times`. Its output goes to `output`.
 * @param accept exit codes besides 0
 */
export function cpuOf(
  command: readonly string[],
  { output = '/dev/null', accept = [], ...options }: SpawnSyncOptions & { output?: string; accept?: readonly number[] },
): number {
  const script = '"$@" >"$0"; code=$?; times >&2; exit $code'
  const asked = { maxBuffer: 1 << 28, ...options, encoding: 'utf8' } as const
  const { stderr, status } = spawnSync('bash', ['-c', script, output, ...command], asked)
  if (status !== 0 && !accept.includes(status ?? Number.NaN)) throw new Error(stderr)
  return [...(stderr.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000,
    0,
  )
}

interface Contents {
  /** Part of the repository's name. */
  readonly kind: string
  content(path: string): string
  /** Of a second commit. */
  changed?(path: string): string
}

/** A bare repository with so many files, made once in a place. */
export function originOf({ folder }: Place, count: number, { kind, content, changed }: Contents = CODE): string {
  const origin = join(folder, `origin-${kind}-${count}.git`)
  if (existsSync(origin)) return origin
  git(folder, ['init', '-q', '--bare', '-b', 'main', origin])
  const stream = join(folder, 'stream')
  const put = (chunks: readonly Uint8Array[]) => writeFileSync(stream, Buffer.concat([...chunks]), { flag: 'a' })
  const files = function* (textOf: (path: string) => string) {
    for (let at = 0; at < count; at++)
      yield { path: pathOf(at), mode: '100644' as const, content: Buffer.from(textOf(pathOf(at))) }
  }
  let waiting: Uint8Array[] = []
  for (const [at, textOf] of [content, ...(changed ? [changed] : [])].entries()) {
    const commit = {
      ...PEOPLE,
      message: at === 0 ? 'base' : 'change',
      files: files(textOf) as unknown as readonly { path: string; mode: '100644'; content: Buffer }[],
    }
    const from = at === 0 ? '' : `from :${at}\n`
    for (const chunk of commitChunks(commit, { ref: 'refs/heads/main', from, mark: at + 1 })) {
      waiting.push(chunk)
      if (waiting.length < 20_000) continue
      put(waiting)
      waiting = []
    }
  }
  put([...waiting, Buffer.from('done\n')])
  execFileSync(
    'bash',
    ['-c', 'git -C "$1" fast-import --quiet --done --date-format=raw < "$2"', 'run', origin, stream],
    { env: ENVIRONMENT },
  )
  rmSync(stream)
  return origin
}

/** A checkout that nothing was done in yet, what was written for it on the disk. */
export function cloned({ folder }: Place, origin: string): Disposable & { readonly root: string } {
  const root = mkdtempSync(join(folder, 'clone-'))
  git(folder, ['clone', '-q', '-c', 'gc.auto=0', origin, root])
  execFileSync('sync')
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}

/** The paths of a thousand steps among so many files. */
export const touchedPaths = (files: number): readonly string[] =>
  Array.from({ length: STEPS }, (_, at) => pathOf(Math.floor((at * files) / STEPS)))

/** A plan that adds a line to each of these files; the file that holds it. */
export function writePlan({ folder }: Place, paths: readonly string[], commits: 'per-step' | 'squash'): string {
  const plan = join(folder, `plan-${commits}.json`)
  const steps = paths.map((path) => ({
    tool: 'Edit',
    file_path: path,
    old_string: `// ${path}\n`,
    new_string: added(path),
  }))
  writeFileSync(plan, JSON.stringify({ version: 1, title: 'Bench', options: { reads: 'auto', commits }, steps }))
  return plan
}

/** The floor: the same commits fed to git fast-import, and the files written beside their place and renamed. */
export function importAndWrite(root: string, paths: readonly string[]): void {
  const base = git(root, ['rev-parse', 'HEAD']).trim()
  const chunks = paths.flatMap((path, at) => [
    ...commitChunks(
      {
        ...PEOPLE,
        message: `Edit ${path}: +1 -0\n\nEditplan-Step: ${at + 1}/${STEPS}\n`,
        files: [{ path, mode: '100644', content: Buffer.from(edited(path)) }],
      },
      { ref: 'refs/bench/floor', from: at === 0 ? `from ${base}\n` : '', mark: at + 1 },
    ),
  ])
  execFileSync('git', ['fast-import', '--quiet', '--done', '--date-format=raw'], {
    cwd: root,
    input: Buffer.concat([...chunks, Buffer.from('done\n')]),
    env: ENVIRONMENT,
    maxBuffer: 1 << 29,
  })
  for (const path of paths) {
    const file = join(root, path)
    writeFileSync(`${file}.new`, edited(path))
    renameSync(`${file}.new`, file)
  }
}

export const pathOf = (at: number): string => `src/p${Math.floor(at / 10_000)}/d${Math.floor(at / 100)}/file-${at}.ts`
const before = (path: string): string => `// ${path}\n${'const line = "of some length, as code has it"\n'.repeat(20)}`
const added = (path: string): string => `// ${path}\nexport const salt = 'x'\n`
export const edited = (path: string): string => before(path).replace(`// ${path}\n`, added(path))

const CODE: Contents = { kind: 'code', content: (path: string): string => before(path) }

export const git = (cwd: string, args: readonly string[], input: string | Buffer = ''): string =>
  execFileSync('git', args, {
    cwd,
    input,
    env: ENVIRONMENT,
    encoding: 'utf8',
    maxBuffer: 1 << 29,
    stdio: ['pipe', 'pipe', 'inherit'],
  })

export const takes = <Result>(take: () => Result, count: number): readonly Result[] =>
  Array.from({ length: count }, take)

export const median = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.map(of).toSorted((one, other) => one - other)[items.length >> 1] ?? Number.NaN

export const ratio = (one: number, other: number): string => `${(one / other).toFixed(2)}x`

export function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

const person = { name: 'Ada', email: 'ada@example.com', date: '1700000000 +0000' }
const PEOPLE = { author: person, committer: person }

export const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: person.name,
  GIT_AUTHOR_EMAIL: person.email,
  GIT_COMMITTER_NAME: person.name,
  GIT_COMMITTER_EMAIL: person.email,
}
