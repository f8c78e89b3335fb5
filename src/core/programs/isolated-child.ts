import { type ChildProcess, spawn } from 'node:child_process'
import { platform } from 'node:process'
import { findProgram } from './environment.ts'
import { createMarker, findIsolation, type Isolation, killProcess } from './isolation.ts'

export interface ChildOptions {
  /** The program and its arguments: no shell reads them. */
  readonly argv: readonly [string, ...string[]]
  /** Folder it runs in. */
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

/**
 * Starts a program in a process group of its own, and in a namespace of its own where the system permits that. Answers why it could
 * not be started as a string; also a started one may turn out to be none, by its `error` event.
 */
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
    return error instanceof Error ? error.message : String(error)
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
