import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { type ChildOptions, type IsolatedChild, type Isolation, startIsolated } from './isolation.ts'

export interface Program extends ChildOptions {
  /** Its standard input; default empty. */
  readonly input?: string | Uint8Array
  /** Milliseconds until it is killed; default 10 minutes. */
  readonly timeout?: number
  /** Bytes of output, both streams together, until it is killed; default 16 MiB. */
  readonly outputLimit?: number
  readonly signal?: AbortSignal
}

export interface ProgramResult {
  /** `exit`: it ended by itself. The others: why it was killed, or that it never started. */
  readonly ended: 'exit' | 'timeout' | 'output' | 'aborted' | 'not-started'
  /** 128 and the signal's number where a signal ended it; null where it was killed from here or never started. */
  readonly exitCode: number | null
  readonly stdout: Buffer
  readonly stderr: Buffer
  /** Both streams in the order they came. */
  readonly output: Buffer
  readonly milliseconds: number
  readonly failure?: string
}

/** How long to wait for pipes that a descendant holds open, in milliseconds. */
const GRACE = 500

/**
 * Runs a program to its end, with limits on time and output. It gets a process group of its own, and a namespace of its own where the
 * system permits that. Everything it started is killed when it ends or exceeds a limit. Never throws: the result says what went wrong.
 * `isolation`: default the best that works here.
 */
export const runProgram = async (program: Program, isolation?: Isolation): Promise<ProgramResult> => {
  const started = await startIsolated(program, isolation)
  if (typeof started === 'string') return notStarted(started)
  const result = await outcomeOf(started, program)
  await started.sweep()
  return result
}

const notStarted = (failure: string): ProgramResult => {
  const nothing = Buffer.alloc(0)
  const streams = { stdout: nothing, stderr: nothing, output: nothing }
  return { ended: 'not-started', exitCode: null, ...streams, milliseconds: 0, failure }
}

const outcomeOf = ({ child, kill }: IsolatedChild, program: Program): Promise<ProgramResult> =>
  new Promise((resolve) => {
    const started = performance.now()
    let ended: ProgramResult['ended'] = 'exit'
    let failure: string | undefined
    const stop = (reason: ProgramResult['ended']): void => {
      if (ended === 'exit') ended = reason
      kill()
    }
    const kept = keepOutput(child, program.outputLimit ?? 16 * 2 ** 20, () => stop('output'))
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
      kill()
      setTimeout(() => [child.stdout, child.stderr].forEach((stream) => void stream?.destroy()), GRACE).unref()
    })
    child.on('close', (exitCode, signal) => {
      clearTimeout(timer)
      program.signal?.removeEventListener('abort', abort)
      const milliseconds = performance.now() - started
      const code = ended === 'exit' ? codeOf(exitCode, signal) : null
      resolve({ ended, exitCode: code, ...kept(), milliseconds, ...(failure === undefined ? {} : { failure }) })
    })
    feed(child, program.input)
  })

/** As shells count, so that it is the same with and without a process in between. */
const codeOf = (exitCode: number | null, signal: NodeJS.Signals | null): number | null =>
  signal === null ? exitCode : 128 + constants.signals[signal]

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

/** A program may end without reading its input, which breaks the pipe. Its exit code says whether it failed. */
const feed = (child: ChildProcess, input: string | Uint8Array | undefined): void => {
  child.stdin?.on('error', () => child.stdin?.destroy())
  child.stdin?.end(input)
}

const TAIL_BYTES = 4096

/** The end of a program's output: from the beginning of a line, or of a character where a single line is longer. At most 4 KiB. */
export const tailOf = (output: Buffer): string => {
  if (output.length <= TAIL_BYTES) return output.toString()
  const end = output.subarray(-TAIL_BYTES)
  const line = end.indexOf('\n')
  return end
    .subarray(line >= 0 && line < TAIL_BYTES - 1 ? line + 1 : 0)
    .toString()
    .replace(/^\ufffd+/, '')
}

/** How a program ended that did not succeed, as a predicate. */
export const endOf = ({ ended, exitCode, failure }: ProgramResult): string =>
  ({
    exit: `exited with ${exitCode}`,
    timeout: 'was killed after its timeout',
    output: 'was killed because it printed too much',
    aborted: 'was stopped',
    'not-started': `could not be started (${failure})`,
  })[ended]

interface AttachedProgram {
  /** The program and its arguments: no shell reads them. */
  readonly argv: readonly [string, ...string[]]
  readonly cwd: string
  /** Where its standard output goes: that of this process, or its standard error. */
  readonly stdout: 'stdout' | 'stderr'
  /** Told to the program as SIGTERM. */
  readonly signal?: AbortSignal
}

/** Resolves to the exit code, 128 and the signal's number where a signal ended it, or to why it could not be started. */
export const runAttached = ({ argv, cwd, stdout, signal }: AttachedProgram): Promise<number | Error> => {
  const [file, ...args] = argv
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, shell: false, stdio: ['inherit', stdout === 'stdout' ? 1 : 2, 2] })
    const stop = () => void child.kill('SIGTERM')
    signal?.addEventListener('abort', stop, { once: true })
    const end = (result: number | Error): void => {
      signal?.removeEventListener('abort', stop)
      resolve(result)
    }
    child.on('error', end)
    child.on('exit', (code, name) => end(code ?? 128 + (name ? constants.signals[name] : 0)))
  })
}

/** A program that is talked to through its standard input and output; its standard error is that of this process. */
interface PipedProgram {
  readonly input: Writable
  readonly output: Readable
  /** Resolves to its exit code, 128 and the signal's number where a signal ended it. */
  readonly ended: Promise<number>
  /** Asks it to end, as SIGTERM does; `SIGKILL` ends it. */
  stop(signal?: 'SIGKILL'): void
}

/** Starts a program with the environment of this process; resolves to why it could not be started. */
export const startPiped = ({ argv, cwd }: Pick<AttachedProgram, 'argv' | 'cwd'>): Promise<PipedProgram | Error> => {
  const [file, ...args] = argv
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, shell: false, stdio: ['pipe', 'pipe', 'inherit'] })
    const ended = new Promise<number>((end) => {
      child.on('exit', (code, name) => end(code ?? 128 + (name ? constants.signals[name] : 0)))
    })
    child.on('error', resolve)
    child.on('spawn', () =>
      resolve({
        input: child.stdin,
        output: child.stdout,
        ended,
        stop: (signal = undefined) => void child.kill(signal),
      }),
    )
  })
}
