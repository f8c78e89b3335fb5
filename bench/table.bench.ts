import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiCall } from '../src/publish/api-call.ts'
import type { GitHub } from '../src/publish/github.ts'
import { idsOf, isInShard } from '../src/wings/campaign/matrix.ts'
import { survey } from '../src/wings/campaign/survey.ts'
import {
  type Cost,
  cloned,
  importAndWrite,
  measure,
  median,
  openPlace,
  originOf,
  type Place,
  pathOf,
  ratio,
  runPlainly,
  STEPS,
  takes,
  timed,
  touchedPaths,
  writePlan,
} from './place.ts'

/** Takes of a measurement, of which the median counts. */
const TAKES = 3
/** Takes beside a peer: an even number, as each side comes first as often as last. */
const COMPARED = 10
const LARGEST = Number(process.env.EDITPLAN_BENCH_LARGEST ?? 1_000_000)
/** Seconds that a row may take. */
const LIMIT = Number(process.env.EDITPLAN_BENCH_LIMIT ?? 1200)

/** Rows that are measured here, each in a process of its own. */
const OWN: Readonly<Record<string, (place: Place) => void | Promise<void>>> = {
  commits,
  check,
  steps,
  files,
  hook,
  explain,
  campaign,
}

/** Rows that other benchmarks, or npm, print. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  matches: ['node', 'scripts/bench.mjs', 'matches'],
  glob: ['node', 'scripts/bench.mjs', 'glob'],
  regex: ['node', 'scripts/bench.mjs', 'regex'],
  page: ['node', 'scripts/bench.mjs', 'report'],
  tests: ['npm', 'test', '--silent', '--', '--reporter=dot'],
}

/**
 * Prints the table of speed and scale, a row after the other: each beside its peer of the same run, with git processes, readings of the
 * index and peak memory. Every take has a clone of its own, synced; all stay until the row's end, since a file system without a journal
 * passes over the places of removed files for minutes, which makes the next files dear. A row that takes longer than
 * `EDITPLAN_BENCH_LIMIT` seconds is ended and says so. `EDITPLAN_BENCH_ROWS` names rows, such as `commits,check`;
 * `EDITPLAN_BENCH_LARGEST` makes the two of a million smaller.
 */
export const run = async (): Promise<void> => {
  const { BENCH_ROW: row, EDITPLAN_BENCH_ROWS: wanted } = process.env
  if (row !== undefined) {
    using place = openPlace()
    return await OWN[row]?.(place)
  }
  const rows = [...Object.keys(OWN), ...Object.keys(OTHERS)]
  for (const name of wanted?.split(',') ?? rows) printRow(name)
}

function printRow(name: string): void {
  const command = OTHERS[name] ?? [process.execPath, process.argv[1] ?? '']
  const folder = mkdtempSync(join(tmpdir(), 'editplan-table-'))
  const env = { ...process.env, TMPDIR: folder, ...(name in OWN && { BENCH_ROW: name }) }
  console.log(`# ${name}`)
  const { status } = spawnSync('timeout', ['--kill-after=10', String(LIMIT), ...command], { stdio: 'inherit', env })
  if (status === 124 || status === 137) console.log(`  not ended in ${LIMIT} s`)
  else if (status !== 0) process.exitCode = 1
  rmSync(folder, { recursive: true, force: true })
}

function commits(place: Place): void {
  for (const files of [1_000, 20_000]) {
    const origin = originOf(place, files)
    const paths = touchedPaths(files)
    const plan = writePlan(place, paths, 'per-step')
    const args = ['apply', plan, '--branch', 'bench', '--quiet']
    let turn = 0
    const taken = takes(() => {
      const told = measure(place, cloned(place, origin).root, args)
      const [floor, ours] = [cloned(place, origin), cloned(place, origin)]
      const sides = [
        () => timed(() => importAndWrite(floor.root, paths)),
        () => timed(() => runPlainly(place, ours.root, args)),
      ]
      // Files that were just deleted make new ones dear, on some file systems for seconds: each side comes first as often as last.
      const order = turn++ % 2 === 0 ? [0, 1] : [1, 0]
      const walls = new Map(order.map((side) => [side, sides[side]?.() ?? Number.NaN]))
      return { ...told, floorWall: walls.get(0) ?? Number.NaN, wall: walls.get(1) ?? Number.NaN }
    }, COMPARED)
    const [floor, ours] = [median(taken, ({ floorWall }) => floorWall), median(taken, ({ wall }) => wall)]
    tell(
      `${STEPS} commits on a branch, ${files} files`,
      taken,
      `${ratio(ours, floor)} the floor (goal ${files > 1_000 ? '1.5x' : '1.6x'}; the floor ${floor.toFixed(0)} ms)`,
    )
  }
}

function check(place: Place): void {
  const plan = join(place.folder, 'check.yaml')
  const steps = Array.from(
    { length: 10 },
    (_, at) => `  - { tool: Edit, file_path: ${pathOf(at)}, old_string: "// ", new_string: "/// " }\n`,
  )
  writeFileSync(plan, `version: 1\ntitle: Check\noptions: { reads: auto }\nsteps:\n${steps.join('')}`)
  const ours = cloned(place, originOf(place, 1_000))
  besideNode('check of ten steps', '2.5x', place, { cwd: ours.root, args: ['check', plan] })
}

/** A call in the middle of a session. */
function hook(place: Place): void {
  const ours = cloned(place, originOf(place, 1_000))
  const args = ['record', 'hook', '-o', join(place.folder, 'recorded.yaml')]
  const payload = { hook_event_name: 'PostToolUse', session_id: 'bench', tool_name: 'Bash', cwd: ours.root }
  besideNode("a hook's call", '100 ms', place, { cwd: ours.root, args, input: JSON.stringify(payload) })
}

interface Call {
  readonly cwd: string
  readonly args: readonly string[]
  readonly input?: string
}

/** The time is that of runs as people start them; what git and memory take is told by others. */
function besideNode(what: string, goal: string, place: Place, { cwd, args, input }: Call): void {
  const taken = takes(() => {
    const told = measure(place, cwd, args, input)
    const node = timed(() => spawnSync(process.execPath, ['-e', '0']))
    return { ...told, node, wall: timed(() => runPlainly(place, cwd, args, input)) }
  }, COMPARED)
  const [node, ours] = [median(taken, (cost) => cost.node), median(taken, ({ wall }) => wall)]
  tell(what, taken, `${ratio(ours, node)} node -e 0 (goal ${goal}; node ${node.toFixed(0)} ms)`)
}

function steps(place: Place): void {
  const content = (path: string) => `// ${path}\n${LINES.map((line) => `const line${line} = 'before'\n`).join('')}`
  const origin = originOf(place, 10_000, { kind: 'lines', content })
  const costs = [LARGEST / 10, LARGEST].map((count) => {
    const plan = join(place.folder, `steps-${count}.jsonl`)
    writeSteps(plan, count)
    const ours = cloned(place, origin)
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

function files(place: Place): void {
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
    const inBare = () =>
      measure(place, origin, ['apply', plan, '--bare', origin, '--base', 'main', '--branch', `b${branch++}`, '--quiet'])
    const bare = takes(inBare, TAKES)
    tell(`one step, bare, ${count} files`, bare, `${median(bare, ({ cpu }) => cpu).toFixed(0)} ms of CPU`)
    const clone = cloned(place, origin)
    const checkout = [measure(place, clone.root, ['apply', plan, '--branch', 'c', '--quiet'])]
    tell(`one step, checkout, ${count} files`, checkout, `${median(checkout, ({ cpu }) => cpu).toFixed(0)} ms of CPU`)
    return { bare: median(bare, ({ cpu }) => cpu), checkout: median(checkout, ({ cpu }) => cpu) }
  })
  const [less, more] = costs
  if (less && more)
    console.log(
      `  a hundred times the files: bare ${ratio(more.bare, less.bare)}, checkout ${ratio(more.checkout, less.checkout)} (goal 1.5x)`,
    )
}

/** One rule, in a tenth of the files of the largest checkout. */
function explain(place: Place): void {
  const count = LARGEST / 10
  const content = (path: string) =>
    `// ${path}\nimport { open } from './door.ts'\n\nexport const found = open('${path}')\n`
  const changed = (path: string) => content(path).replaceAll('open', 'unlock')
  const clone = cloned(place, originOf(place, count, { kind: 'renamed', content, changed }))
  const plan = join(place.folder, 'explained.yaml')
  const cost = measure(place, clone.root, ['explain', 'HEAD~1..HEAD', '-o', plan])
  const steps = readFileSync(plan, 'utf8').split('\n  - ').length - 1
  tell(
    `one rule in ${count} changed files`,
    [cost],
    `${steps} step${steps === 1 ? '' : 's'}, ${(cost.cpu / 1000).toFixed(0)} s of CPU (goal 60 s, 1500 MiB)`,
  )
}

/** The calls of a survey of 10,000 repositories by GitHub's API, all of it in one job and in shards. */
async function campaign(): Promise<void> {
  const names = Array.from({ length: 10_000 }, (_, at) => `owner-${at % 4}/repository-${at}`)
  for (const of of [1, 6, 30]) {
    let calls = 0
    const send = async <Answer>({ body, answer }: ApiCall<Answer>): Promise<Answer> => {
      calls++
      const { variables } = body as { readonly variables: Readonly<Record<string, string>> }
      const asked = Object.entries(variables).filter(([key]) => /^n\d+$/.test(key))
      const isSurvey = 'o0' in variables
      const rows = asked.map(([key, name]) => [`r${key.slice(1)}`, isSurvey ? null : { databaseId: idIn(name) }])
      const errors = isSurvey
        ? asked.map(([key]) => ({ message: '', type: 'NOT_FOUND', path: [`r${key.slice(1)}`] }))
        : []
      const viewer = isSurvey ? { viewer: { login: 'bench' } } : {}
      return answer.parse({ data: { ...viewer, ...Object.fromEntries(rows) }, errors }) as Answer
    }
    const github = { send } as unknown as GitHub
    for (let index = 1; index <= of; index++) {
      const owners = [...new Set(names.map((name) => name.split('/')[0]))]
      const byOwner = owners.map((owner) => names.filter((name) => name.startsWith(`${owner}/`)))
      const ids = new Map<string, number>()
      if (of > 1) for (const own of byOwner) for (const [name, id] of await idsOf(own, github)) ids.set(name, id)
      const own = names.filter((name) => of === 1 || isInShard({ index, of }, { id: ids.get(name), name }))
      const identity = { source: { repository: 'acme/plans', paths: ['campaign.yaml'] }, branch: 'editplan/bench' }
      for await (const _ of survey(own, { identity }, { reach: async () => ({ token: '', github }) }));
    }
    console.log(
      `a survey of 10000 repositories in ${of} shards: ${(calls / names.length).toFixed(3)} calls each (goal 0.1)`,
    )
  }
}

const idIn = (name: string): number => Number(name.split('-')[1]) + 1

function tell(what: string, costs: readonly Cost[], said: string): void {
  const of = (key: keyof Cost): string => median(costs, (cost) => cost[key]).toFixed(0)
  console.log(
    `${what}: ${said}; ${of('wall')} ms, CPU ${of('cpu')} ms, ${of('processes')} git processes, ${of('readings')} readings of the index, ${of('mebibytes')} MiB`,
  )
}
