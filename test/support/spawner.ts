import child, {
  type ChildProcess,
  type SpawnOptions,
  type SpawnSyncOptions,
  type SpawnSyncReturns,
} from 'node:child_process'
import { EventEmitter } from 'node:events'
import { readSync, writeSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { connect, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { programOnPath } from './program-on-path.ts'
import { scratchHome } from './scratch.ts'
import { countStart } from './starts.ts'

// What starts a child is copied for it, with all its memory: some hundred MB of a worker, and the tests start git 25,000 times. So a
// small process beside the worker starts them, without a copy (spawner.py). What `spawn`, `spawnSync` and `execFileSync` give is what
// they always give. The worker starts a child itself where there is no Python, or where the child is to have other streams than pipes, a
// limit of time or another user.

type Kind = 'pipe' | 'ignore'

interface Answer {
  readonly ready?: true
  readonly id?: number
  readonly pid?: number
  readonly error?: NodeJS.ErrnoException
  readonly exit?: { readonly code: number | null; readonly signal: NodeJS.Signals | null }
  readonly done?: {
    readonly status: number | null
    readonly signal: NodeJS.Signals | null
    readonly output: readonly (string | null)[]
  }
}

const original = { spawn: child.spawn, spawnSync: child.spawnSync, execFileSync: child.execFileSync }
const INSTALLED = Symbol.for('editplan: children are started by a small process')

function install(): void {
  const python = programOnPath('python3')
  const spawner = python === undefined ? undefined : new Spawner(python)
  Object.assign(child, {
    spawn: (file: string, ...rest: unknown[]) => {
      const { args, options } = argumentsOf<SpawnOptions>(rest)
      const stdio = kindsOf(options.stdio)
      return spawner && stdio && isPlain(options)
        ? counted(() => spawner.start(file, args, options, stdio))
        : original.spawn(file, args, options)
    },
    spawnSync: (file: string, ...rest: unknown[]) => {
      const { args, options } = argumentsOf<SpawnSyncOptions>(rest)
      const stdio = kindsOf(options.stdio)
      return spawner && stdio && isPlain(options)
        ? counted(() => spawner.run(file, args, options, stdio))
        : counted(() => original.spawnSync(file, args, options))
    },
    execFileSync: (file: string, ...rest: unknown[]) => {
      const { args, options } = argumentsOf<SpawnSyncOptions>(rest)
      const stdio = kindsOf(options.stdio)
      if (!spawner || !stdio || !isPlain(options)) return counted(() => original.execFileSync(file, args, options))
      const ran = counted(() => spawner.run(file, args, options, stdio))
      if (options.stdio === undefined) process.stderr.write(String(ran.stderr ?? ''))
      if (ran.error || ran.status !== 0) throw ran.error ?? failureOf([file, ...args], ran)
      return ran.stdout
    },
  })
  syncBuiltinESMExports()
  // What the worker itself starts and does not wait for.
  const started = child.ChildProcess.prototype as unknown as { spawn: (options: object) => unknown }
  const { spawn } = started
  started.spawn = function (options) {
    return counted(() => spawn.call(this, options))
  }
}

function counted<Result>(start: () => Result): Result {
  const { testPath = '', currentTestName = '' } = expect.getState()
  countStart(scratchHome(), { file: testPath, title: currentTestName })
  return start()
}

function argumentsOf<Options>(rest: readonly unknown[]): {
  readonly args: readonly string[]
  readonly options: Options
} {
  const args = Array.isArray(rest[0]) ? rest[0] : []
  return { args, options: (Array.isArray(rest[0]) ? rest[1] : rest[0]) ?? ({} as Options) } as never
}

/** Undefined where the worker has to start the child itself. */
function kindsOf(stdio: SpawnOptions['stdio']): readonly Kind[] | undefined {
  const kinds = Array.isArray(stdio) ? stdio : Array(3).fill(stdio ?? 'pipe')
  return kinds.length === 3 && kinds.every((kind) => kind === 'pipe' || kind === 'ignore') ? kinds : undefined
}

const isPlain = ({ signal, timeout, shell, uid, gid, argv0 }: SpawnOptions): boolean =>
  [signal, timeout, shell, uid, gid, argv0].every((option) => !option)

const failureOf = (command: readonly string[], ran: SpawnSyncReturns<unknown>): Error => {
  const said = String(ran.stderr ?? '')
  return Object.assign(new Error(`Command failed: ${command.join(' ')}${said && `\n${said}`}`), ran)
}

class Spawner {
  readonly #process: ChildProcess
  readonly #children = new Map<number, SpawnedChild>()
  readonly #runs = new Map<number, (answer: Answer) => void>()
  readonly #buffer = Buffer.allocUnsafe(1 << 16)
  readonly #sleep = new Int32Array(new SharedArrayBuffer(4))
  #rest = Buffer.alloc(0)
  #id = 0
  #isReady = false
  readonly #socket = join(scratchHome(), `spawner-${process.pid}`)

  constructor(python: string) {
    const args = ['-S', '-E', '-X', 'utf8', join(import.meta.dirname, 'spawner.py'), this.#socket]
    this.#process = original.spawn(python, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#process.stdout?.on('data', (bytes: Buffer) => this.#take(bytes))
    this.#process.unref()
    ;(this.#process.stdin as Socket).unref()
    ;(this.#process.stdout as Socket).unref()
  }

  start(file: string, args: readonly string[], options: SpawnOptions, stdio: readonly Kind[]): ChildProcess {
    this.#waitFor(() => this.#isReady)
    const id = ++this.#id
    const streams = stdio.map((kind) => (kind === 'pipe' ? connect(this.#socket) : null))
    const spawned = new SpawnedChild([file, ...args], streams, () =>
      this.#waitFor(() => !this.#children.get(id)?.isStarting),
    )
    this.#children.set(id, spawned)
    ;(this.#process.stdout as Socket).ref()
    this.#ask({ id, file, args, options, stdio })
    return spawned as unknown as ChildProcess
  }

  run(
    file: string,
    args: readonly string[],
    options: SpawnSyncOptions,
    stdio: readonly Kind[],
  ): SpawnSyncReturns<unknown> {
    const id = ++this.#id
    const { input, encoding } = options
    const bytes = typeof input === 'string' ? Buffer.from(input) : new Uint8Array((input as Uint8Array) ?? [])
    this.#ask({ id, file, args, options, stdio, input: Buffer.from(bytes).toString('base64') })
    let answer: Answer = {}
    this.#runs.set(id, (given) => {
      answer = given
    })
    this.#waitFor(() => answer.id !== undefined)
    const { pid = 0, error, done } = answer
    const [stdout, stderr] = (done?.output ?? [null, null]).map((text) => {
      const output = text === null ? null : Buffer.from(text, 'base64')
      return output && encoding && encoding !== 'buffer' ? output.toString(encoding) : output
    })
    const { status = null, signal = null } = done ?? {}
    const failed = error && { error: errorOf(error, 'spawnSync') }
    return {
      pid,
      output: [null, stdout, stderr],
      stdout,
      stderr,
      status,
      signal,
      ...failed,
    } as SpawnSyncReturns<unknown>
  }

  #ask({ options, ...request }: { readonly options: SpawnOptions; readonly [key: string]: unknown }): void {
    const { cwd = '.', env = process.env, detached } = options
    const folder = typeof cwd === 'string' ? cwd : fileURLToPath(cwd)
    const own = { cwd: resolve(folder), env: { ...env }, detached }
    let text = Buffer.from(`${JSON.stringify({ ...request, options: own })}\n`)
    while (text.length > 0) text = text.subarray(this.#now(() => writeSync(fdOf(this.#process.stdin), text)))
  }

  /** Reads answers, while everything else waits. */
  #waitFor(isThere: () => boolean): void {
    while (!isThere()) {
      const length = this.#now(() => readSync(fdOf(this.#process.stdout), this.#buffer))
      if (length === 0) throw new Error('what starts the children of this worker has ended')
      this.#take(this.#buffer.subarray(0, length))
    }
  }

  /** A call of the system, made again until the other side is there. */
  #now(call: () => number): number {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    for (;;)
      try {
        const result = call()
        Error.stackTraceLimit = stackTraceLimit
        return result
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
        Atomics.wait(this.#sleep, 0, 0, 0.5)
      }
  }

  #take(bytes: Uint8Array): void {
    let rest = Buffer.concat([this.#rest, bytes])
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      this.#hear(JSON.parse(rest.subarray(0, end).toString('utf8')) as Answer)
      rest = rest.subarray(end + 1)
    }
    this.#rest = rest
  }

  #hear(answer: Answer): void {
    const { ready, id = 0, exit, error } = answer
    if (ready) this.#isReady = true
    this.#runs.get(id)?.(answer)
    this.#runs.delete(id)
    const spawned = this.#children.get(id)
    if (!spawned) return
    if (!exit) spawned.begin(answer)
    if (!exit && !error) return
    this.#children.delete(id)
    if (this.#children.size === 0) (this.#process.stdout as Socket).unref()
    // Not while somebody waits for another child's answer.
    if (exit) setImmediate(() => spawned.end(exit))
  }
}

const fdOf = (stream: unknown): number => (stream as { readonly _handle: { readonly fd: number } })._handle.fd

const errorOf = ({ message, ...rest }: NodeJS.ErrnoException, syscall: string): Error =>
  Object.assign(new Error(message.replace(/^spawn(?= )/, syscall)), rest, {
    syscall: rest.syscall?.replace(/^spawn(?= )/, syscall),
  })

/** What `spawn` gives, of a child that another process started. */
class SpawnedChild extends EventEmitter {
  readonly spawnfile: string
  readonly spawnargs: readonly string[]
  readonly stdio: readonly (Socket | null)[]
  readonly stdin: Socket | null
  readonly stdout: Socket | null
  readonly stderr: Socket | null
  readonly connected = false
  exitCode: number | null = null
  signalCode: NodeJS.Signals | null = null
  killed = false
  isStarting = true
  readonly #whenStarted: () => void
  #pid: number | undefined
  #open = 0

  constructor(command: readonly string[], streams: readonly (Socket | null)[], whenStarted: () => void) {
    super()
    this.#whenStarted = whenStarted
    this.spawnfile = command[0] ?? ''
    this.spawnargs = command
    this.stdio = streams
    const [stdin = null, stdout = null, stderr = null] = streams
    this.stdin = stdin
    this.stdout = stdout
    this.stderr = stderr
    // Nobody reads what a child would write to its standard input.
    stdin?.pause()
    for (const stream of streams) stream?.on('close', () => this.#close())
    this.#open = 1 + streams.filter((stream) => stream !== null).length
  }

  get pid(): number | undefined {
    this.#whenStarted()
    return this.#pid
  }

  begin({ pid, error }: Answer): void {
    this.isStarting = false
    this.#pid = pid
    // The child reads of one and writes to the others.
    this.stdout?.end()
    this.stderr?.end()
    if (pid === undefined) {
      for (const stream of this.stdio) stream?.destroy()
      process.nextTick(() => {
        this.exitCode = error?.errno ?? null
        this.emit('error', errorOf(error as NodeJS.ErrnoException, 'spawn'))
        this.#close()
      })
      return
    }
    process.nextTick(() => this.emit('spawn'))
  }

  end({ code, signal }: NonNullable<Answer['exit']>): void {
    this.exitCode = code
    this.signalCode = signal
    this.stdin?.destroy()
    this.emit('exit', code, signal)
    // What nobody reads is read to its end, so that it is closed.
    for (const stream of [this.stdout, this.stderr]) if (stream?.listenerCount('data') === 0) stream.resume()
    this.#close()
  }

  kill(signal: NodeJS.Signals | number = 'SIGTERM'): boolean {
    if (this.pid === undefined || this.exitCode !== null || this.signalCode !== null) return false
    try {
      process.kill(this.pid, signal)
    } catch {
      return false
    }
    this.killed = true
    return true
  }

  ref(): void {}

  unref(): void {}

  [Symbol.dispose](): void {
    this.kill()
  }

  #close(): void {
    this.#open--
    if (this.#open === 0) this.emit('close', this.exitCode, this.signalCode)
  }
}

// Once for a worker, whose memory is still small.
if (process.platform === 'linux' && !(INSTALLED in globalThis)) {
  Object.assign(globalThis, { [INSTALLED]: true })
  install()
}
