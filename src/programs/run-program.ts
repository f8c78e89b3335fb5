import { type ChildProcess, spawn } from 'node:child_process'
import { kill, platform } from 'node:process'

export interface Program {
  /** The program and its arguments: no shell reads them. */
  readonly argv: readonly [string, ...string[]]
  /** Folder it runs in. */
  readonly cwd: string
  /** Its whole environment: see `filterEnvironment`. */
  readonly environment: Readonly<Record<string, string>>
  /** What it gets on standard input; default nothing. */
  readonly input?: string | Uint8Array
  /** Milliseconds until it is killed; default 10 minutes. */
  readonly timeout?: number
  /** Bytes of output, both streams together, until it is killed; default 16 MiB. */
  readonly outputLimit?: number
  readonly signal?: AbortSignal
}

export interface ProgramResult {
  /** `exit`: it ended by itself; the others say why it was killed, or that it never started. */
  readonly ended: 'exit' | 'timeout' | 'output' | 'aborted' | 'not-started'
  /** Null when it was killed by a signal or never started. */
  readonly exitCode: number | null
  readonly stdout: Buffer
  readonly stderr: Buffer
  /** Both streams in the order they came. */
  readonly output: Buffer
  readonly milliseconds: number
  /** Why it could not be started. */
  readonly failure?: string
}

/** How long pipes that a runaway grandchild holds are waited for, in milliseconds. */
const GRACE = 500

/**
 * Runs a program to its end, bounded in time and output. It runs in a process group of its own, and the whole group is killed when
 * it ends or oversteps, so that nothing it started stays behind. Never throws: what went wrong is in the result.
 */
export const runProgram = (program: Program): Promise<ProgramResult> =>
  new Promise((resolve) => {
    const started = performance.now()
    const [file, ...args] = program.argv
    const child = spawn(file, args, {
      cwd: program.cwd,
      env: program.environment,
      shell: false,
      windowsHide: true,
      detached: platform !== 'win32',
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const kept = keepOutput(child, program.outputLimit ?? 16 * 2 ** 20, () => stop('output'))
    let ended: ProgramResult['ended'] = 'exit'
    let failure: string | undefined

    const stop = (reason: ProgramResult['ended']): void => {
      if (ended === 'exit') ended = reason
      killGroup(child)
    }
    const timer = setTimeout(() => stop('timeout'), program.timeout ?? 600_000)
    const abort = (): void => stop('aborted')
    program.signal?.addEventListener('abort', abort, { once: true })
    if (program.signal?.aborted) abort()

    child.on('error', (error) => {
      if (child.pid !== undefined) return
      ended = 'not-started'
      failure = error.message
    })
    child.on('exit', () => {
      killGroup(child)
      setTimeout(() => [child.stdout, child.stderr].forEach((stream) => void stream.destroy()), GRACE).unref()
    })
    child.on('close', (exitCode) => {
      clearTimeout(timer)
      program.signal?.removeEventListener('abort', abort)
      const milliseconds = performance.now() - started
      const code = ended === 'exit' ? exitCode : null
      resolve({ ended, exitCode: code, ...kept(), milliseconds, ...(failure === undefined ? {} : { failure }) })
    })
    feed(child, program.input)
  })

const keepOutput = (
  child: ChildProcess,
  limit: number,
  onLimit: () => void,
): (() => Pick<ProgramResult, 'stdout' | 'stderr' | 'output'>) => {
  const chunks: { readonly from: 'stdout' | 'stderr'; readonly bytes: Buffer }[] = []
  let room = limit
  for (const from of ['stdout', 'stderr'] as const)
    child[from]?.on('data', (bytes: Buffer) => {
      if (room > 0) chunks.push({ from, bytes: bytes.subarray(0, room) })
      room -= bytes.length
      if (room < 0) onLimit()
    })
  const of = (from: string): Buffer =>
    Buffer.concat(chunks.filter((chunk) => chunk.from === from).map(({ bytes }) => bytes))
  return () => ({ stdout: of('stdout'), stderr: of('stderr'), output: Buffer.concat(chunks.map(({ bytes }) => bytes)) })
}

/** A program that ends without reading its input breaks the pipe: that is its right, and its exit code tells. */
const feed = (child: ChildProcess, input: string | Uint8Array | undefined): void => {
  child.stdin?.on('error', () => child.stdin?.destroy())
  child.stdin?.end(input)
}

const killGroup = (child: ChildProcess): void => {
  if (child.pid === undefined) return
  if (platform === 'win32') {
    spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true }).on('error', () =>
      child.kill(),
    )
    return
  }
  try {
    kill(-child.pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'ESRCH' || error.code === 'EPERM'))) throw error
  }
}
