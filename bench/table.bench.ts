import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitChunks } from '../src/core/git/fast-import.ts'

/** Takes of a measurement, of which the median counts. */
const TAKES = 3
const STEPS = 1_000
const LARGEST = Number(process.env.EDITPLAN_BENCH_LARGEST ?? 1_000_000)

/**
 * Prints the table of speed and scale: each row beside its peer of the same run, with git processes, readings of the index and peak
 * memory. Every take has a clone of its own, synced. `EDITPLAN_BENCH_LARGEST` makes the two rows of a million smaller,
 * `EDITPLAN_BENCH_ROWS` names rows, such as `commits,check`.
 */
export const run = async (): Promise<void> => {
  using place = openPlace()
  const rows = { commits, check, steps, files }
  const wanted = process.env.EDITPLAN_BENCH_ROWS?.split(',') ?? Object.keys(rows)
  for (const [name, row] of Object.entries(rows)) if (wanted.includes(name)) await row(place)
}

interface Place extends Disposable {
  readonly folder: string
  readonly cli: string
}

/** A folder with the command line as it is published; `EDITPLAN_DIST` names another build. */
function openPlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'editplan-table-'))
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
interface Cost {
  readonly wall: number
  readonly cpu: number
  readonly processes: number
  readonly readings: number
  readonly mebibytes: number
}

/** Runs the command line. Git traces itself: each process is counted, and each reading of an index. */
function measure({ folder, cli }: Place, cwd: string, args: readonly string[]): Cost {
  const trace = join(folder, 'trace')
  rmSync(trace, { force: true })
  const options = {
    cwd,
    env: { ...ENVIRONMENT, HOME: join(folder, 'home') },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  } as const
  const command = [process.execPath, '--import', join(folder, 'memory.mjs'), cli, ...args]
  const start = performance.now()
  const { stderr, status } = spawnSync(
    'bash',
    ['-c', '"$@" >/dev/null; code=$?; times >&2; exit $code', 'run', ...command],
    options,
  )
  const wall = performance.now() - start
  if (status !== 0) throw new Error(stderr)
  const events = existsSync(trace) ? readFileSync(trace, 'utf8') : ''
  return {
    wall,
    cpu: cpuOf(stderr),
    processes: events.split('"event":"start"').length - 1,
    readings: events.split('"label":"do_read_index"').length >> 1,
    mebibytes: Number(readFileSync(join(folder, 'memory'), 'utf8')) / 1024,
  }
}

/** User and system time of the children, in milliseconds: the last line of `times`. */
const cpuOf = (told: string): number =>
  [...(told.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000,
    0,
  )

async function commits(place: Place): Promise<void> {
  for (const files of [1_000, 20_000]) {
    const origin = originOf(place, files)
    const paths = Array.from({ length: STEPS }, (_, at) => pathOf(Math.floor((at * files) / STEPS)))
    const plan = join(place.folder, `plan-${files}.json`)
    const edits = paths.map((path) => ({
      tool: 'Edit',
      file_path: path,
      old_string: `// ${path}\n`,
      new_string: after(path),
    }))
    writeFileSync(
      plan,
      JSON.stringify({ version: 1, title: 'Bench', options: { reads: 'auto', commits: 'per-step' }, steps: edits }),
    )
    const taken = takes(() => {
      using floor = cloned(place, origin)
      const start = performance.now()
      importAndWrite(floor.root, paths)
      const floorWall = performance.now() - start
      using ours = cloned(place, origin)
      return { floorWall, ...measure(place, ours.root, ['apply', plan, '--branch', 'bench', '--quiet']) }
    })
    const [floor, ours] = [median(taken, ({ floorWall }) => floorWall), median(taken, ({ wall }) => wall)]
    tell(
      `${STEPS} commits on a branch, ${files} files`,
      taken,
      `${ratio(ours, floor)} the floor (goal ${files > 1_000 ? '1.5x' : '1.6x'}; the floor ${floor.toFixed(0)} ms)`,
    )
  }
}

async function check(place: Place): Promise<void> {
  const origin = originOf(place, 1_000)
  const plan = join(place.folder, 'check.yaml')
  const steps = Array.from(
    { length: 10 },
    (_, at) => `  - { tool: Edit, file_path: ${pathOf(at)}, old_string: "// ", new_string: "/// " }\n`,
  )
  writeFileSync(plan, `version: 1\ntitle: Check\noptions: { reads: auto }\nsteps:\n${steps.join('')}`)
  const taken = takes(() => {
    using ours = cloned(place, origin)
    measure(place, ours.root, ['check', plan])
    const start = performance.now()
    spawnSync(process.execPath, ['-e', '0'])
    const floorWall = performance.now() - start
    return { floorWall, ...measure(place, ours.root, ['check', plan]) }
  })
  const node = median(taken, ({ floorWall }) => floorWall)
  tell(
    'check of ten steps',
    taken,
    `${ratio(
      median(taken, ({ wall }) => wall),
      node,
    )} node -e 0 (goal 2.5x)`,
  )
}

async function steps(place: Place): Promise<void> {
  const content = (path: string) => `// ${path}\n${LINES.map((line) => `const line${line} = 'before'\n`).join('')}`
  const origin = originOf(place, 10_000, { kind: 'lines', content })
  const costs = [LARGEST / 10, LARGEST].map((count) => {
    const plan = join(place.folder, `steps-${count}.jsonl`)
    writeSteps(plan, count)
    using ours = cloned(place, origin)
    const cost = measure(place, ours.root, ['apply', plan, '--quiet'])
    tell(`${count} steps in JSON Lines over 10000 files`, [cost], `${(cost.cpu / 1000).toFixed(0)} s of CPU`)
    rmSync(plan)
    return cost
  })
  const [less, more] = costs
  if (less && more)
    console.log(
      `  ten times the steps: CPU ${ratio(more.cpu, less.cpu)} (goal 11x), memory ${ratio(more.mebibytes, less.mebibytes)} (goal 2x, under 2 GB)`,
    )
}

const LINES = Array.from({ length: 100 }, (_, line) => line)

function writeSteps(plan: string, count: number): void {
  const lines: string[] = [
    JSON.stringify({ version: 1, title: 'Many', options: { reads: 'auto', commits: 'per-step' } }),
  ]
  for (let at = 0; at < count; at++) {
    const line = Math.floor(at / 10_000)
    lines.push(
      JSON.stringify({
        tool: 'Edit',
        file_path: pathOf(at % 10_000),
        old_string: `line${line} = 'before'`,
        new_string: `line${line} = 'after'`,
      }),
    )
    if (lines.length < 50_000) continue
    writeFileSync(plan, `${lines.splice(0).join('\n')}\n`, { flag: 'a' })
  }
  writeFileSync(plan, `${lines.join('\n')}\n`, { flag: 'a' })
}

async function files(place: Place): Promise<void> {
  const plan = join(place.folder, 'one.json')
  const step = {
    tool: 'Edit',
    file_path: pathOf(1),
    old_string: 'const line',
    new_string: 'const lines',
    replace_all: true,
  }
  writeFileSync(plan, JSON.stringify({ version: 1, title: 'One', options: { reads: 'auto' }, steps: [step] }))
  const costs = [10_000, LARGEST].map((count) => {
    const origin = originOf(place, count, { kind: 'small', content: () => 'const line = 1\n' })
    let branch = 0
    const bare = takes(() =>
      measure(place, origin, ['apply', plan, '--bare', '--base', 'main', '--branch', `b${branch++}`, '--quiet']),
    )
    tell(`one step, bare, ${count} files`, bare, `${median(bare, ({ cpu }) => cpu).toFixed(0)} ms of CPU`)
    using clone = cloned(place, origin)
    const checkout = takes(() => measure(place, clone.root, ['apply', plan, '--branch', `c${branch++}`, '--quiet']), 1)
    tell(`one step, checkout, ${count} files`, checkout, `${median(checkout, ({ cpu }) => cpu).toFixed(0)} ms of CPU`)
    return { bare: median(bare, ({ cpu }) => cpu), checkout: median(checkout, ({ cpu }) => cpu) }
  })
  const [less, more] = costs
  if (less && more)
    console.log(
      `  a hundred times the files: bare ${ratio(more.bare, less.bare)}, checkout ${ratio(more.checkout, less.checkout)} (goal 1.5x)`,
    )
}

/** A bare repository with so many files, made once. */
function originOf({ folder }: Place, count: number, { kind, content } = CODE): string {
  const origin = join(folder, `origin-${kind}-${count}.git`)
  if (existsSync(origin)) return origin
  git(folder, ['init', '-q', '--bare', '-b', 'main', origin])
  const stream = join(folder, 'stream')
  const put = (chunks: readonly Uint8Array[]) => writeFileSync(stream, Buffer.concat([...chunks]), { flag: 'a' })
  const files = function* () {
    for (let at = 0; at < count; at++)
      yield { path: pathOf(at), mode: '100644' as const, content: Buffer.from(content(pathOf(at))) }
  }
  let waiting: Uint8Array[] = []
  const commit = {
    ...PEOPLE,
    message: 'base',
    files: files() as unknown as readonly { path: string; mode: '100644'; content: Buffer }[],
  }
  for (const chunk of commitChunks(commit, { ref: 'refs/heads/main', from: '', mark: 1 })) {
    waiting.push(chunk)
    if (waiting.length < 20_000) continue
    put(waiting)
    waiting = []
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

function cloned({ folder }: Place, origin: string): Disposable & { readonly root: string } {
  const root = mkdtempSync(join(folder, 'clone-'))
  git(folder, ['clone', '-q', '-c', 'gc.auto=0', origin, root])
  execFileSync('sync')
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}

/** The same commits fed to git fast-import, and the files written beside their place and renamed. */
function importAndWrite(root: string, paths: readonly string[]): void {
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

const CODE = { kind: 'code', content: (path: string): string => before(path) }

const pathOf = (at: number): string => `src/p${Math.floor(at / 10_000)}/d${Math.floor(at / 100)}/file-${at}.ts`
const before = (path: string): string => `// ${path}\n${'const line = "of some length, as code has it"\n'.repeat(20)}`
const after = (path: string): string => `// ${path}\nexport const salt = 'x'\n`
const edited = (path: string): string => before(path).replace(`// ${path}\n`, after(path))

const git = (cwd: string, args: readonly string[]): string =>
  execFileSync('git', args, { cwd, env: ENVIRONMENT, encoding: 'utf8' })

const takes = <Result>(take: () => Result, count = TAKES): readonly Result[] => Array.from({ length: count }, take)

const median = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.map(of).toSorted((one, other) => one - other)[items.length >> 1] ?? Number.NaN

function tell(what: string, costs: readonly Cost[], said: string): void {
  const of = (key: keyof Cost): string => median(costs, (cost) => cost[key]).toFixed(0)
  console.log(
    `${what}: ${said}; ${of('wall')} ms, CPU ${of('cpu')} ms, ${of('processes')} git processes, ${of('readings')} readings of the index, ${of('mebibytes')} MiB`,
  )
}

const ratio = (one: number, other: number): string => `${(one / other).toFixed(2)}x`

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
