import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GrowthRow, type GrowthWork, ROWS } from './growth-rows.ts'
import { cpuOf, ENVIRONMENT, git, openPlace, type Place } from './place.ts'

/** For four times the work. */
const MOST = 4.5
/** Milliseconds of processor time below which a row does not grow. */
const NOTHING = 150

/**
 * Prints what each row costs at its size and at four times that, in processor time, without what one of it costs: of the process and its
 * children, and of the process alone. Then the longest pause of the event loop, in processor time too, which a busy machine hardly
 * changes. The first row is git's own: a commit for each of n files of one folder is n trees of n names, whoever asks for them. The exit
 * code is 1 where a row grows more than its work, what git alone takes for these commits aside. `EDITPLAN_BENCH_ROWS` names rows by a part of their
 * names, `EDITPLAN_BENCH_TIMES` makes all of them larger.
 */
export const run = (): void => {
  using place = openPlace()
  const wanted = (process.env.EDITPLAN_BENCH_ROWS ?? '').split(',')
  const times = Number(process.env.EDITPLAN_BENCH_TIMES ?? 1)
  console.log(
    `| work, n → 4n | n | one, ms | n, ms | 4n, ms | growth | of the process alone, ms | growth | longest pause, ms |\n|${' --- |'.repeat(9)}`,
  )
  const alone = tell('git fast-import: a commit for each of n files of one folder', 1000 * times, (n) =>
    commitsAlone(place, n),
  )
  for (const row of ROWS.filter(({ name }) => wanted.some((part) => name.includes(part)))) {
    const { all, own, once, much } = tell(row.name, row.size * times, (n) => costOf(place, row, n))
    if (own <= MOST && (all <= MOST || much <= MOST * once + alone.much)) continue
    console.log(`<- ${row.name} grows`)
    process.exitCode = 1
  }
}

interface Growth {
  readonly all: number
  /** Of the process without its children. */
  readonly own: number
  /** Milliseconds of all, at the size and at four times that, without what one of it costs. */
  readonly once: number
  readonly much: number
}

/** Prints a row. */
function tell(name: string, size: number, costs: (n: number) => Cost): Growth {
  const [one, once, much] = [1, size, 4 * size].map(costs) as [Cost, Cost, Cost]
  const growthOf = (of: (cost: Cost) => number): number =>
    of(much) - of(one) < NOTHING ? 0 : (of(much) - of(one)) / Math.max(of(once) - of(one), NOTHING / 10)
  const growth = { all: growthOf(({ cpu }) => cpu), own: growthOf(({ own }) => own) }
  const told = { ...growth, once: once.cpu - one.cpu, much: much.cpu - one.cpu }
  const cells = [
    name,
    size,
    ...[one, once, much].map(({ cpu }) => cpu.toFixed(0)),
    growth.all.toFixed(1),
    [one, once, much].map(({ own }) => own.toFixed(0)).join(' / '),
    growth.own.toFixed(1),
    much.pause.toFixed(0),
  ]
  console.log(`| ${cells.join(' | ')} |`)
  return told
}

/** What git takes for the commits alone, of which there are as many as files. */
function commitsAlone({ folder }: Place, size: number): Cost {
  const root = mkdtempSync(join(folder, 'alone-'))
  git(root, ['init', '-q', '--bare', '.'])
  const files = Array.from({ length: size }, (_, at) => [`d/f${at}.txt`, `${at}\n`] as const)
  const commits = [commitOf(files, 1), ...files.map(([path], at) => commitOf([[path, `${at}, changed\n`]], at + 2))]
  const command = ['git', 'fast-import', '--quiet', '--done', '--date-format=raw']
  const cpu = cpuOf(command, { cwd: root, input: `${commits.join('')}done\n`, env: ENVIRONMENT })
  return { cpu, own: 0, pause: 0 }
}

/** In milliseconds. */
interface Cost {
  readonly cpu: number
  /** Of the process without its children. */
  readonly own: number
  readonly pause: number
}

function costOf(place: Place, { of }: GrowthRow, size: number): Cost {
  const work = of(size)
  const folder = mkdtempSync(join(place.folder, 'given-'))
  const named = (args: readonly string[]) => args.map((arg) => arg.replace(/^@/, folder))
  for (const [file, content] of Object.entries(work.given ?? {})) writeFileSync(join(folder, file), content)
  const cwd = checkoutOf(place, work)
  const options = { cwd, input: work.input ?? '', env: ENVIRONMENT }
  for (const args of work.first ?? []) cpuOf([process.execPath, place.cli, ...named(args)], options)
  const watched = join(folder, 'watched')
  writeFileSync(join(folder, 'watch.mjs'), watching(watched))
  const command = [process.execPath, '--import', join(folder, 'watch.mjs'), place.cli, ...named(work.args)]
  const cpu = cpuOf(command, { ...options, accept: work.accept ?? [] })
  return { cpu, ...(JSON.parse(readFileSync(watched, 'utf8')) as Omit<Cost, 'cpu'>) }
}

/** A checkout with a commit of the files, and one of what changed. */
function checkoutOf({ folder }: Place, { files = [], changed }: GrowthWork): string {
  const root = mkdtempSync(join(folder, 'checkout-'))
  git(root, ['init', '-q', '-b', 'main', '.'])
  const commits = [files, ...(changed ? [changed] : [])].map((contents, at) => commitOf(contents, at + 1))
  git(root, ['fast-import', '--quiet', '--done', '--date-format=raw'], `${commits.join('')}done\n`)
  git(root, ['reset', '-q', '--hard'])
  return root
}

const commitOf = (files: Iterable<readonly [string, string]>, mark: number): string => {
  const head = `commit refs/heads/main\nmark :${mark}\ncommitter Ada <ada@example.com> 1700000000 +0000\ndata 4\nbase\n`
  const blobs = Array.from(
    files,
    ([path, text]) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`,
  )
  return `${head}${mark > 1 ? `from :${mark - 1}\n` : ''}${blobs.join('')}\n`
}

/** A module that writes what the process took, and the most that it took while the event loop did not turn, as the process ends. */
const watching = (file: string): string => `import { writeFileSync } from 'node:fs'
const taken = () => Object.values(process.cpuUsage()).reduce((sum, part) => sum + part / 1000, 0)
let [last, pause] = [taken(), 0]
const turn = () => ([last, pause] = [taken(), Math.max(pause, taken() - last)])
setInterval(turn, 10).unref()
process.on('exit', () => (turn(), writeFileSync(${JSON.stringify(file)}, JSON.stringify({ own: taken(), pause }))))
`
