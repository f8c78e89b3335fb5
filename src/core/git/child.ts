import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { gitFailed, gitNotStarted } from './failure.ts'

interface ChildCall {
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly input: string | Uint8Array
  /** As in `GitCommand`. */
  readonly reply?: ((stdout: Buffer) => string | undefined) | undefined
}

export type ChildResult = { readonly stdout: Buffer; readonly stderr: string; readonly exitCode: number | null }

/**
 * Starts git with pipes. Throws GIT_FAILED if the system has none left: then Node returns a process without pipes. Any other reason
 * why it did not start is its `error` event.
 */
export function startGit({ args, cwd, env }: Omit<ChildCall, 'input' | 'reply'>): ChildProcessWithoutNullStreams {
  const child: ChildProcess = spawn('git', args, { cwd, env, stdio: 'pipe', windowsHide: true })
  if (hasPipes(child)) return child
  child.on('error', () => undefined)
  throw gitNotStarted(Object.assign(new Error('spawn git EMFILE'), { code: 'EMFILE', syscall: 'spawn git' }), cwd)
}

const hasPipes = (child: ChildProcess): child is ChildProcessWithoutNullStreams => Boolean(child.stdin)

/** Runs git once: all of its standard input at once, all of its output. Rejects with GIT_FAILED, and only where git cannot be started. */
export function runChild({ args, cwd, env, input, reply }: ChildCall): Promise<ChildResult> {
  return new Promise((resolve, reject) => {
    const child = startGit({ args, cwd, env })
    const stdout: Buffer[] = []
    const stderr = new Tail()
    child.stdout.on('data', (chunk: Buffer) => {
      stdout.push(chunk)
      const next = child.stdin.writableEnded ? undefined : reply?.(Buffer.concat(stdout))
      if (next !== undefined) child.stdin.end(next)
    })
    child.stderr.on('data', (chunk: Buffer) => stderr.add(chunk))
    child.on('error', (error) => reject(gitNotStarted(error, cwd)))
    // Git may end before it has read everything; its exit code says why.
    child.stdin.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') reject(error)
    })
    child.on('close', (exitCode) => resolve({ stdout: Buffer.concat(stdout), stderr: stderr.text(), exitCode }))
    if (reply) child.stdin.write(input)
    else child.stdin.end(input)
  })
}

/** The same while everything else waits: for what nobody foresaw. */
export function runChildNow({ args, cwd, env, input }: ChildCall): ChildResult {
  const options = { cwd, env, input, maxBuffer: Number.POSITIVE_INFINITY, windowsHide: true }
  const { stdout, stderr, status, error } = spawnSync('git', args, options)
  // Git may end before it has read everything; its exit code says why.
  if (error && !(status !== null && 'code' in error && error.code === 'EPIPE')) throw gitNotStarted(error, cwd)
  return { stdout, stderr: stderr.subarray(-65_536).toString('utf8'), exitCode: status }
}

/** How a process ends to which we write while it runs. */
export interface ProcessEnd {
  /** Resolves when the process has ended, for whatever reason. */
  readonly closed: Promise<void>
  /** Why it could not start or failed; undefined while it runs and after exit code 0. */
  failure(): Error | undefined
}

/** Watches a git process that was just started; `args` are for the message of its failure (GIT_FAILED). */
export function endingOf(child: ChildProcessWithoutNullStreams, args: readonly string[]): ProcessEnd {
  const stderr = new Tail()
  let failure: Error | undefined
  child.stderr.on('data', (chunk: Buffer) => stderr.add(chunk))
  // The exit code explains why the pipe broke.
  child.stdin.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      failure ??= gitNotStarted(error)
      resolve()
    })
    child.on('close', (exitCode) => {
      if (exitCode !== 0) failure ??= gitFailed({ args, exitCode, stderr: stderr.text() })
      resolve()
    })
  })
  return { closed, failure: () => failure }
}

/** The last 64 KiB of a process's standard error. */
class Tail {
  #kept = Buffer.alloc(0)

  add(chunk: Buffer): void {
    this.#kept = Buffer.concat([this.#kept, chunk]).subarray(-65_536)
  }

  text(): string {
    return this.#kept.toString('utf8')
  }
}
