import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { kill, platform } from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { saidBy } from '../../errors.ts'
import { findProgram } from './environment.ts'

/** How far this machine lets programs be kept away from the process that starts them. */
export interface Isolation {
  /** Absolute program and arguments to which those of the program are appended; empty where there is none. */
  readonly wrapper: readonly string[]
  /** The kernel ends every descendant with the program, however it detached itself. */
  readonly endsAll: boolean
  /** The program cannot read the environment or the memory of the processes above it. */
  readonly hidesParents: boolean
}

/** A wrapper as words, each program by its name. */
type Candidate = Omit<Isolation, 'wrapper'> & { readonly wrapper: readonly (readonly string[])[] }

/** Ends the program with the process that started it, also when that is killed. */
const WITH_PARENT = ['setpriv', '--pdeathsig', 'KILL', '--']
const IN_NAMESPACE = ['--pid', '--fork', '--kill-child', '--mount-proc', '--']
const AS_SAME_USER = ['--user', '--map-current-user']
/** Without these, root could unmount the new /proc, or read the memory of other processes by other means. */
const WITHOUT_POWERS = [
  'setpriv',
  '--bounding-set',
  '-sys_admin,-sys_ptrace,-sys_module,-sys_rawio,-bpf,-perfmon',
  '--',
]
/** Process 1 of the namespace. The kernel ignores signals that process 1 sends itself, so the program must not be it. */
const FIRST_PROCESS = ['timeout', '--foreground', '0']

/** The best first. */
export const CANDIDATES: readonly Candidate[] = [
  ...[
    [['unshare', ...IN_NAMESPACE], WITHOUT_POWERS],
    [['unshare', ...AS_SAME_USER, ...IN_NAMESPACE], WITHOUT_POWERS],
    [['unshare', ...AS_SAME_USER, ...IN_NAMESPACE]],
  ].map((inner) => ({ wrapper: [WITH_PARENT, ...inner, FIRST_PROCESS], endsAll: true, hidesParents: true })),
  { wrapper: [WITH_PARENT, ['unshare', ...AS_SAME_USER, '--']], endsAll: false, hidesParents: true },
  { wrapper: [WITH_PARENT], endsAll: false, hidesParents: false },
]

const NONE: Isolation = { wrapper: [], endsAll: false, hidesParents: false }

let found: Promise<Isolation> | undefined

/** The best isolation that works here; tried out at the first call. */
export const findIsolation = (): Promise<Isolation> => (found ??= firstThatWorks())

const firstThatWorks = async (): Promise<Isolation> => {
  if (platform !== 'linux') return NONE
  for (const candidate of CANDIDATES) {
    const isolation = await tryIsolation(candidate)
    if (isolation) return isolation
  }
  return NONE
}

/** Undefined where the machine lacks the programs or does not permit what they do. */
export const tryIsolation = async (candidate: Candidate): Promise<Isolation | undefined> => {
  const wrapper = candidate.wrapper.flatMap(([name = '', ...args]) => [findProgram(name) ?? '', ...args])
  const nothing = findProgram('true')
  if (nothing === undefined || wrapper.includes('')) return undefined
  return (await succeeds([...wrapper, nothing])) ? { ...candidate, wrapper } : undefined
}

const PROBE_TIME = 10_000

const succeeds = ([file = '', ...args]: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(file, args, { cwd: '/', env: {}, stdio: 'ignore', timeout: PROBE_TIME, killSignal: 'SIGKILL' })
    child.on('error', () => resolve(false))
    child.on('exit', (exitCode) => resolve(exitCode === 0))
  })

const SWEEPS = 50

/** A variable, with a value of its own, that identifies processes which left their group. */
const createMarker = () => {
  const name = 'EDITPLAN_PROGRAM'
  const value = randomUUID()
  return {
    variable: { [name]: value },
    /** Kills those that it finds, on Linux only, until none is left, for half a second at most; not who cleared its environment. */
    async sweep(): Promise<void> {
      for (let turn = 0; turn < SWEEPS; turn += 1) {
        const pids = processesWith(`${name}=${value}`)
        if (pids.length === 0) return
        for (const pid of pids) killProcess(pid)
        await setTimeout(10)
      }
    },
  }
}

const processesWith = (entry: string): readonly number[] =>
  platform === 'linux'
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(entry))
        .map(Number)
    : []

/** Empty for a process that has ended or belongs to another user. */
const environmentOf = (pid: string): readonly string[] => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0')
  } catch {
    return []
  }
}

/** Kills a process, or its group by a negative number. Does nothing where it has ended already. */
const killProcess = (pid: number): void => {
  try {
    kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'ESRCH' || error.code === 'EPERM'))) throw error
  }
}

export interface ChildOptions {
  /** The program and its arguments: no shell reads them. */
  readonly argv: readonly [string, ...string[]]
  readonly cwd: string
  /** Its whole environment: see `filterEnvironment`. */
  readonly environment: Readonly<Record<string, string>>
}

/** A program in a process group of its own, with pipes to all its streams. */
export interface IsolatedChild {
  readonly child: ChildProcess
  /** Kills it and whatever is in its group. */
  kill(): void
  /** Kills what it started and left behind outside its group. To be awaited once it has ended. */
  sweep(): Promise<void>
}

/** Starts a program in a process group, and a namespace where permitted; a string says why it could not be started. */
export const startIsolated = async (
  { argv, cwd, environment }: ChildOptions,
  isolation?: Isolation,
): Promise<IsolatedChild | string> => {
  const { wrapper, endsAll } = isolation ?? (await findIsolation())
  if (wrapper.length > 0 && findProgram(argv[0], { cwd, path: environment.PATH }) === undefined)
    return `${JSON.stringify(argv[0])} does not exist, or cannot be executed`
  const marker = endsAll ? undefined : createMarker()
  const [file = '', ...args] = [...wrapper, ...argv]
  try {
    const child = spawn(file, args, {
      cwd,
      env: { ...environment, ...marker?.variable },
      shell: false,
      windowsHide: true,
      detached: platform !== 'win32',
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    return { child, kill: () => killGroup(child), sweep: async () => marker?.sweep() }
  } catch (error) {
    // The arguments cannot be passed to any program.
    return saidBy(error)
  }
}

const killGroup = (child: ChildProcess): void => {
  if (child.pid === undefined) return
  if (platform === 'win32') {
    spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true }).on('error', () =>
      child.kill(),
    )
    return
  }
  killProcess(-child.pid)
}
