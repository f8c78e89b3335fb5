import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { bundles } from './bundles.ts'
import { testEnvironment } from './git.ts'

export interface Finished {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly cwd: string
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
}

/** The command line as users run it: one bundle, in a process of its own. */
export interface BuiltCli {
  readonly file: string
  run(args: readonly string[], options: RunOptions): Finished
}

export async function builtCli(): Promise<BuiltCli> {
  const file = join(await bundles(), 'cli.js')
  return {
    file,
    run(args, { cwd, input = '', env = {} }) {
      const options = { cwd, input, env: { ...testEnvironment(), ...env }, encoding: 'utf8' } as const
      const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], options)
      return { exitCode: status, stdout, stderr }
    },
  }
}
