import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GrowthRow, type GrowthWork, ROWS } from './growth-rows.ts'
import { cpuOf, ENVIRONMENT, git, openPlace, type Place } from './place.ts'

/** For four times the work. */
const MOST = 4.5
/** Milliseconds of processor time below which a row does not grow. */
const NOTHING = 150

/**
 * Prints what each row costs at its size and at four times that, in processor time of the process and its children, without what one
 * of it costs, and the longest pause of the event loop. The exit code is 1 where a row grows more than its work. `EDITPLAN_BENCH_ROWS`
 * names rows by a part of their names, `EDITPLAN_BENCH_TIMES` makes all of them larger.
 */
export const run = (): void => {
  using place = openPlace()
  const wanted = (process.env.EDITPLAN_BENCH_ROWS ?? '').split(',')
  const times = Number(process.env.EDITPLAN_BENCH_TIMES ?? 1)
  console.log(
    `| work, n → 4n | n | one, ms | n, ms | 4n, ms | growth | longest pause, ms |\n| --- | --- | --- | --- | --- | --- | --- |`,
  )
  for (const row of ROWS.filter(({ name }) => wanted.some((part) => name.includes(part)))) {
    const size = row.size * times
    const [one, once, much] = [1, size, 4 * size].map((n) => costOf(place, row, n)) as [Cost, Cost, Cost]
    const growth = much.cpu - one.cpu < NOTHING ? 0 : (much.cpu - one.cpu) / Math.max(once.cpu - one.cpu, NOTHING / 10)
    const cells = [
      row.name,
      size,
      ...[one, once, much].map(({ cpu }) => cpu.toFixed(0)),
      growth.toFixed(1),
      much.pause.toFixed(0),
    ]
    console.log(`| ${cells.join(' | ')} |${growth > MOST ? ' <- grows' : ''}`)
    if (growth > MOST) process.exitCode = 1
  }
}

interface Cost {
  readonly cpu: number
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
  const pause = join(folder, 'pause')
  writeFileSync(join(folder, 'pause.mjs'), watching(pause))
  const command = [process.execPath, '--import', join(folder, 'pause.mjs'), place.cli, ...named(work.args)]
  const cpu = cpuOf(command, { ...options, accept: work.accept ?? [] })
  return { cpu, pause: Number(readFileSync(pause, 'utf8')) }
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

/** A module that writes the longest time in which the event loop did not turn, in milliseconds, as the process ends. */
const watching = (file: string): string => `import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
const delays = monitorEventLoopDelay({ resolution: 10 })
let last = performance.now()
setInterval(() => (last = performance.now()), 10).unref()
delays.enable()
process.on('exit', () => writeFileSync(${JSON.stringify(file)}, String(Math.max(delays.max / 1e6, performance.now() - last))))
`
