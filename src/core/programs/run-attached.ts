import { spawn } from 'node:child_process'
import { constants } from 'node:os'

export interface AttachedProgram {
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
