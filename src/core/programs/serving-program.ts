import { readdirSync, readFileSync } from 'node:fs'
import { platform } from 'node:process'
import type { Readable, Writable } from 'node:stream'
import { type ChildOptions, type IsolatedChild, startIsolated } from './isolation.ts'

/** Why a program no longer serves. */
interface ServingEnd {
  /** `memory`: it was killed for what it took. */
  readonly how: 'exit' | 'memory' | 'stopped'
  /** Null where a signal ended it. */
  readonly exitCode: number | null
}

/** A program that is talked to through its streams until it is stopped. */
export interface ServingProgram {
  readonly input: Writable
  readonly output: Readable
  /** The end of what it said on standard error, at most 16 KiB. */
  said(): string
  /** Never rejects. */
  readonly ended: Promise<ServingEnd>
  /** Kills it and all that it started, and waits for its end. Can be called again. */
  stop(): Promise<void>
}

const SAID = 16 * 1024
/** Milliseconds between looks at its memory. */
const LOOK = 250

/** Starts a program that serves, isolated as `runProgram` does; why it could not be started, as a string. */
export const serveProgram = async (
  options: ChildOptions & {
    /** Bytes of memory, of all its processes together, until it is killed. Watched on Linux only. */
    readonly memory: number
  },
): Promise<ServingProgram | string> => {
  const started = await startIsolated(options)
  if (typeof started === 'string') return started
  const failure = await spawnFailure(started)
  if (failure !== undefined) return failure
  const { stdin, stdout, stderr } = started.child
  if (!stdin || !stdout || !stderr) return 'it has no streams'
  let said = ''
  stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-SAID)
  })
  // It may end without reading: its end says so.
  stdin.on('error', () => undefined)
  stdout.on('error', () => undefined)
  const { ended, stop } = watchEnd(started, options.memory)
  return { input: stdin, output: stdout, said: () => said, ended, stop }
}

const spawnFailure = ({ child }: IsolatedChild): Promise<string | undefined> =>
  new Promise((resolve) => {
    child.once('spawn', () => resolve(undefined))
    child.once('error', (error) => resolve(error.message))
  })

function watchEnd(started: IsolatedChild, memory: number): Pick<ServingProgram, 'ended' | 'stop'> {
  const { child, kill, sweep } = started
  let how: ServingEnd['how'] = 'exit'
  const end = (reason: ServingEnd['how']): void => {
    if (how === 'exit' && child.exitCode === null) how = reason
    kill()
  }
  const look = setInterval(() => {
    if (child.pid !== undefined && residentBytes(child.pid) > memory) end('memory')
  }, LOOK).unref()
  const ended = new Promise<ServingEnd>((resolve) => {
    child.once('exit', (exitCode) => {
      clearInterval(look)
      kill()
      for (const stream of child.stdio) stream?.destroy()
      void sweep().then(() => resolve({ how, exitCode }))
    })
  })
  const stop = async (): Promise<void> => {
    end('stopped')
    await ended
  }
  return { ended, stop }
}

/** Linux counts memory in pages; all its common processors have pages of this size or more. */
const PAGE = 4096

/** Bytes of memory that a process and its descendants hold, shared pages counted in each; 0 where the system does not tell. */
const residentBytes = (root: number): number => {
  if (platform !== 'linux') return 0
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const parent = Number.isNaN(pid) ? undefined : parentOf(pid)
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid])
  }
  let bytes = 0
  const left = [root]
  for (let pid = left.pop(); pid !== undefined; pid = left.pop()) {
    bytes += residentPages(pid) * PAGE
    left.push(...(children.get(pid) ?? []))
  }
  return bytes
}

/** Undefined for a process that has ended. */
const parentOf = (pid: number): number | undefined => {
  const stat = read(`/proc/${pid}/stat`)
  // The name of the program is in brackets and may hold anything.
  const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return parent === undefined ? undefined : Number(parent)
}

const residentPages = (pid: number): number => Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0)

const read = (file: string): string => {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
