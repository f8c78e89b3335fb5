import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

const DIST = resolve('dist')
const TIMES = 7

/** Prints what the committed `dist/` weighs, and how long its Action takes to start on the Nodes at hand. */
export const run = async (): Promise<void> => {
  const all = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  console.log(`dist: ${all.length} files, ${weight(all)}`)
  console.log(`the Action before its first lazy part: ${weight(staticParts(join(DIST, 'action.js')))}`)
  const other = process.env.EDITPLAN_TEST_NODE
  const root = checkout()
  try {
    for (const node of [process.execPath, ...(other ? [other] : [])]) printTimes(node, root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function printTimes(node: string, root: string): void {
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
  const bare = median(() => spawnSync(node, ['-e', '']))
  const refusal = timeAction({ node, root, inputs: {}, exitCode: 2 })
  const inputs = { INPUT_PLAN: 'plan.json', 'INPUT_DRY-RUN': 'true' }
  const proposal = timeAction({ node, root, inputs, exitCode: 0 })
  console.log(
    `Node ${version} itself ${ms(bare)}; the Action with no input ${ms(refusal)}, proposing a plan of one step ${ms(proposal)}`,
  )
}

/** The file and all that it imports at once. */
function staticParts(file: string, seen: Set<string> = new Set()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const imported = [
    ...readFileSync(file, 'utf8').matchAll(/(?:^|[;}\n])(?:import|export)\b[^;"'()]*["'](\.[^"']+)["']/g),
  ]
  return [file, ...imported.flatMap(([, name = '']) => staticParts(join(dirname(file), name), seen))]
}

/** A small checkout with a plan of one step. */
function checkout(): string {
  const root = mkdtempSync(join(tmpdir(), 'editplan-bench-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root })
  git('init', '-q', '-b', 'main')
  writeFileSync(join(root, 'rose.txt'), 'rose\n')
  git('add', '.')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-q', '-m', 'first')
  git('remote', 'add', 'origin', 'https://github.com/octo-org/garden.git')
  const step = { tool: 'Write', file_path: 'fern.txt', content: 'fern\n' }
  writeFileSync(join(root, 'plan.json'), JSON.stringify({ version: 1, title: 'Plant', steps: [step] }))
  return root
}

interface Start {
  readonly node: string
  readonly root: string
  readonly inputs: Readonly<Record<string, string>>
  readonly exitCode: number
}

/** From the start of the process to its end; reports go into the checkout's own git directory, which is removed. */
const timeAction = ({ node, root, inputs, exitCode }: Start): number =>
  median(() => {
    const env = { PATH: process.env.PATH, GITHUB_WORKSPACE: root, RUNNER_TEMP: join(root, '.git'), ...inputs }
    const { status, stdout } = spawnSync(node, [join(DIST, 'action.js')], { env, encoding: 'utf8' })
    if (status !== exitCode) throw new Error(`the Action ended with ${status}: ${stdout}`)
  })

function median(work: () => unknown): number {
  const times = Array.from({ length: TIMES }, () => {
    const begin = performance.now()
    work()
    return performance.now() - begin
  })
  return times.sort((one, other) => one - other)[Math.floor(TIMES / 2)] ?? 0
}

function weight(files: readonly string[]): string {
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  const packed = gzipSync(Buffer.concat(files.map((file) => readFileSync(file)))).length
  return `${kib(bytes)}, ${kib(packed)} packed`
}

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KiB`
const ms = (time: number): string => `${time.toFixed(0)} ms`
