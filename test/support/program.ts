import type { Terminal } from '../../src/faces/cli/context.ts'
import { runProgram } from '../../src/faces/cli/program.ts'
import type { Finished } from './cli.ts'
import { testEnvironment } from './environment.ts'

export interface ProgramOptions {
  readonly cwd: string
  readonly input?: string
  readonly signal?: AbortSignal
  readonly env?: Readonly<Record<string, string>>
  /** Where a person is asked; default nobody is. */
  readonly terminal?: Terminal
  /** Told everything that was said so far, whenever something is. */
  readonly onOutput?: (said: string) => void
}

/** Runs the command line in this process: what it would print, and its exit code. */
export async function editplan(args: readonly string[], options: ProgramOptions): Promise<Finished> {
  const {
    cwd,
    input = '',
    signal = new AbortController().signal,
    env = {},
    onOutput = () => undefined,
    terminal,
  } = options
  const said = { stdout: '', stderr: '' }
  const say = (stream: 'stdout' | 'stderr') => (text: string) => {
    said[stream] += text
    onOutput(said.stdout + said.stderr)
  }
  const style = { width: 100, colour: false }
  const exitCode = await runProgram(args, {
    cwd,
    readStdin: async () => Buffer.from(input),
    stdout: say('stdout'),
    stderr: say('stderr'),
    style,
    errorStyle: style,
    live: terminal !== undefined,
    ...(terminal && { terminal }),
    signal,
    env: { ...testEnvironment(), ...env },
  })
  return { exitCode, ...said }
}
