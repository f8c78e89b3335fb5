import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'esbuild'
import { reportClient } from '../../../../scripts/build/report-client.mjs'
import type { ResumeResult } from '../../../../src/core/run/undo.ts'
import { temporaryFolder, testEnvironment } from '../../../support/git.ts'

/** Where a process runs, and the folder it takes for temporary files. */
export interface Place {
  readonly root: string
  readonly temporary: string
  /** What it reads from its standard input; default nothing. */
  readonly input?: string
}

/** The program, every call of it in a process of its own. */
export interface Program extends Disposable {
  /** A command, to its end; what it printed. Throws when it fails. */
  run(args: readonly string[], place: Place): Promise<string>
  /** The same, which ends with an exit code, 0 by default; the number of points at which it can be killed. */
  countPoints(args: readonly string[], place: Place, exitCode?: number): Promise<number>
  /** A command that is killed at a point, once the git processes that it left have ended too. False: it came to its end. */
  kill(args: readonly string[], place: Place, point: number): Promise<boolean>
  /** `resume`, and what another one right after it finds. */
  resume(place: Place): Promise<readonly [ResumeResult, ResumeResult]>
}

/** What each of so many points gives, several at a time; each takes the next one that no other has taken. */
export async function atPoints<Verdict>(
  points: number,
  { lanes, first = 1, step = 1 }: { readonly lanes: number; readonly first?: number; readonly step?: number },
  killAt: (point: number) => Promise<Verdict>,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = []
  let next = first
  const lane = async (): Promise<void> => {
    for (let point = next; point <= points; point = next) {
      next += step
      verdicts.push(await killAt(point))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return verdicts
}

/** Bundles the program into one file in a temporary folder. `project` is the folder of package.json. */
export async function buildProgram(project: string): Promise<Program> {
  const folder = temporaryFolder()
  const file = join(folder.path, 'program.cjs')
  await bundle(project, file)
  const launch = resolve(project, 'test/core/run/crash/launch.cjs')
  const start = (args: readonly string[], place: Place, env: Readonly<Record<string, string>> = {}) =>
    runProcess([launch, ...args], place, { ...env, PROGRAM: file })
  const toItsEnd = async (call: Parameters<typeof start>, wanted = 0): Promise<string> => {
    const { exitCode, stdout, stderr } = await start(...call)
    if (exitCode !== wanted) throw new Error(`${call[0].join(' ')} ended with ${exitCode}: ${stderr}${stdout}`)
    return stdout
  }
  return {
    run: (args, place) => toItsEnd([['run', ...args], place]),
    async countPoints(args, place, exitCode) {
      const counted = join(folder.path, `points-${process.hrtime.bigint()}`)
      await toItsEnd([['run', ...args], place, { KILL_AT: '0', KILL_COUNT: counted }], exitCode)
      const points = Number(readFileSync(counted, 'utf8'))
      rmSync(counted)
      return points
    },
    kill: async (args, place, point) =>
      (await start(['run', ...args], place, { KILL_AT: String(point) })).signal === 'SIGKILL',
    resume: async (place) => JSON.parse(await toItsEnd([['resume'], place])),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  }
}

const bundle = (project: string, outfile: string) =>
  build({
    absWorkingDir: project,
    entryPoints: ['test/core/run/crash/entry.ts'],
    outfile,
    bundle: true,
    minify: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    // No session is read here: what tells their formats awaits as it loads, which a script cannot.
    external: ['sharp', 'unpdf', '*/detect.ts'],
    define: { 'import.meta.url': '__filename' },
    plugins: [reportClient(project, () => undefined)],
    logLevel: 'error',
  })

interface Ended {
  readonly exitCode: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

async function runProcess(
  args: readonly string[],
  { root, temporary, input = '' }: Place,
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...testEnvironment(), TMPDIR: temporary, ...env },
    detached: true,
  })
  child.stdin.on('error', () => undefined).end(input)
  const output = [child.stdout, child.stderr].map((stream) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    return chunks
  })
  const [exitCode, signal] = await once(child, 'close')
  // The git processes that a kill leaves behind end by themselves, for lack of input.
  while (isAtWork(child.pid ?? 0)) await sleep(2)
  const [stdout = '', stderr = ''] = output.map((chunks) => Buffer.concat(chunks).toString('utf8'))
  return { exitCode, signal, stdout, stderr }
}

function isAtWork(group: number): boolean {
  try {
    process.kill(-group, 0)
  } catch {
    return false
  }
  return !existsSync('/proc/self/stat') || statesOf(group).some((state) => state !== 'Z')
}

/** A process that ended counts for the group until its new parent asks, which the first process of a container may do late. */
const statesOf = (group: number): readonly string[] =>
  readdirSync('/proc').flatMap((id) => {
    const [, state, , leader] = /\) (\w) (\d+) (\d+) /.exec(statOf(id)) ?? []
    return state !== undefined && Number(leader) === group ? [state] : []
  })

function statOf(id: string): string {
  try {
    return /^\d+$/.test(id) ? readFileSync(`/proc/${id}/stat`, 'latin1') : ''
  } catch {
    return ''
  }
}
