import child from 'node:child_process'
import { EventEmitter } from 'node:events'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'

/** A call that the system refuses. */
export interface Fault {
  /** Which of the calls that concern the folder, from 1. */
  readonly nth: number
  readonly code: string
  /**
   * `once`: that call alone. `stays`: also every later call that would change the same file, until the work is over. `all`: also every
   * later call that would change anything.
   */
  readonly lasting: 'once' | 'stays' | 'all'
  /** Files that no call fails for. */
  readonly spared?: (file: string) => boolean
}

/** What was asked of the system. */
export interface Call {
  readonly name: string
  readonly file: string
}

/** The calls that concern a folder, and the one that failed; undefined when the work made fewer calls. */
export interface Watched {
  readonly calls: readonly Call[]
  readonly struck: Call | undefined
}

/** Functions that change the disk. */
const CHANGING = [
  ...['writeSync', 'writeFileSync', 'renameSync', 'linkSync', 'copyFileSync', 'rmSync', 'unlinkSync', 'rmdirSync'],
  ...['mkdirSync', 'mkdtempSync', 'ftruncateSync', 'fchmodSync', 'chmodSync', 'fchownSync', 'lchownSync', 'utimesSync'],
]

/** Functions that look at it, and those that may do either. */
const LOOKING = [
  ...['lstatSync', 'statSync', 'fstatSync', 'readSync', 'readFileSync', 'readdirSync', 'opendirSync', 'realpathSync'],
  ...['openSync', 'closeSync', 'fsyncSync'],
]

type Callable = (...args: unknown[]) => unknown

/**
 * Runs work while one of the calls it makes in a folder fails. A refused call does nothing, but for `closeSync`, which closes. Starts
 * of git count too: they fail as at the limit of open files with EMFILE, else as the system's refusal to start a process.
 */
export const withFault = async (folder: string, fault: Fault, work: () => unknown): Promise<Watched> => {
  install()
  const watch = watchFor(folder, fault)
  current = watch
  try {
    await work()
  } finally {
    current = undefined
  }
  return { calls: watch.calls, struck: watch.calls[fault.nth - 1] }
}

/** What stands for a kill: nothing may catch it and go on, since nothing on the disk works any more. */
export class Killed extends Error {}

/**
 * Runs work in a process that dies at its nth change of the disk (from 1): that change does not happen, or, for a write, happens half.
 * All changes after it throw. True when it died, false when the work ended before.
 */
export const diesAt = (nth: number, work: () => unknown): boolean => {
  install()
  const watch = dyingFrom(nth)
  current = watch
  try {
    work()
  } catch (error) {
    if (!(error instanceof Killed)) throw error
  } finally {
    current = undefined
  }
  return watch.calls.length >= nth
}

const dyingFrom = (nth: number): Watch => {
  const calls: Call[] = []
  return {
    calls,
    open: new Map(),
    strike(name, args) {
      const isToWrite = name === 'openSync' && typeof args[1] === 'string' && args[1] !== 'r'
      if (!isToWrite && !CHANGING.includes(name)) return undefined
      calls.push({ name, file: String(args[0]) })
      if (calls.length < nth) return undefined
      if (calls.length === nth && name === 'writeSync') halfWrite(args)
      return new Killed('killed')
    },
  }
}

const halfWrite = ([file, bytes, offset, length, position]: readonly unknown[]): void => {
  const half = Math.floor(Number(length) / 2)
  if (half > 0) realWrite(Number(file), bytes as Buffer, Number(offset), half, Number(position))
}

const realWrite = fs.writeSync

let current: Watch | undefined
let isInstalled = false

/** Once in a process: to tell all modules of it takes longer than most work. */
const install = (): void => {
  if (isInstalled) return
  isInstalled = true
  for (const name of [...CHANGING, ...LOOKING]) replaceSync(name)
  replaceSpawn()
  syncBuiltinESMExports()
}

interface Watch {
  readonly calls: Call[]
  readonly open: Map<number, string>
  /** The error that the call is answered with; undefined where it goes through. */
  strike(name: string, args: readonly unknown[]): Error | undefined
}

const watchFor = (folder: string, { nth, code, lasting, spared = () => false }: Fault): Watch => {
  const calls: Call[] = []
  const open = new Map<number, string>()
  let refused: string | undefined
  const concerns = (file: string) => file === folder || file.startsWith(folder + path.sep)
  return {
    calls,
    open,
    strike(name, args) {
      const files = args.slice(0, 2).flatMap((one) => fileOf(one, open) ?? [])
      const file = files.find(concerns)
      if (file === undefined) return undefined
      calls.push({ name, file })
      const again = CHANGING.includes(name) && calls.length > nth && !spared(file)
      const stays = again && (lasting === 'all' || (refused !== undefined && files.includes(refused)))
      if (calls.length !== nth && !stays) return undefined
      if (lasting === 'stays') refused ??= files.at(-1)
      return Object.assign(new Error(`${code}: made up, ${name} '${file}'`), {
        code,
        syscall: name.replace('Sync', ''),
      })
    },
  }
}

const fileOf = (argument: unknown, open: ReadonlyMap<number, string>): string | undefined =>
  typeof argument === 'string' && path.isAbsolute(argument)
    ? argument
    : typeof argument === 'number'
      ? open.get(argument)
      : undefined

const replaceSync = (name: string): void => {
  const holder = fs as unknown as Record<string, Callable & { native?: Callable }>
  const original = holder[name] as Callable & { native?: Callable }
  const watched =
    (real: Callable): Callable =>
    (...args) => {
      if (!current) return real(...args)
      const error = current.strike(name, args)
      if (error && name !== 'closeSync') throw error
      // What these faults show does not hang on it, and it takes most of their time.
      if (name === 'fsyncSync') return undefined
      const result = real(...args)
      if (name === 'openSync') current.open.set(result as number, args[0] as string)
      if (name === 'closeSync') current.open.delete(args[0] as number)
      if (error) throw error
      return result
    }
  holder[name] = Object.assign(watched(original), original.native && { native: watched(original.native) })
}

const replaceSpawn = (): void => {
  const { spawn } = child
  Object.assign(child, {
    spawn: (program: string, args: readonly string[], options: { readonly cwd?: string }) => {
      const error = current?.strike('spawn', [options.cwd])
      if (!error) return spawn(program, args, options as object)
      const bare = (error as NodeJS.ErrnoException).code === 'EMFILE'
      const failed = bare
        ? new EventEmitter()
        : spawn('/nonexistent/program', [], { ...options, stdio: 'pipe' } as object)
      if (bare) process.nextTick(() => failed.emit('error', error))
      return failed
    },
  })
}
