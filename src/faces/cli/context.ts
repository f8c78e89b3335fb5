import { stat } from 'node:fs/promises'
import path from 'node:path'
import { addAbortSignal, type Readable, type Writable } from 'node:stream'
import type { Command } from 'commander'
import { createSupportsHyperlinks } from 'supports-hyperlinks'
import { replaceFile } from '../../core/git/whole-file.ts'
import { reportProblem } from '../../core/report/build-report.ts'
import { renderProblems } from '../../core/report/terminal/problems.ts'
import type { TerminalStyle } from '../../core/report/terminal/style.ts'
import { showInvisible } from '../../core/text/neutralise.ts'
import { refuseOutward } from '../../core/workspace/path-guard.ts'
import { EditplanError, exitCodeOf, type Problem, saidBy } from '../../errors.ts'
import { hasLeft } from '../reader.ts'

/** What a command may use of the process. */
export interface Context {
  readonly cwd: string
  /** Bytes of standard input, to its end. Throws INTERRUPTED when the signal aborts first. */
  readStdin(): Promise<Buffer>
  stdout(text: string): void
  stderr(text: string): void
  /** Width, colours and links of standard output and of standard error. */
  readonly style: TerminalStyle
  readonly errorStyle: TerminalStyle
  /** Standard error is a terminal whose current line can be rewritten. */
  readonly live: boolean
  /** Of the person who is asked; default standard input and standard error. */
  readonly terminal?: Terminal
  /** Aborted by SIGINT, SIGTERM or SIGHUP, and when standard output is closed. */
  readonly signal: AbortSignal
  readonly env: Readonly<Record<string, string | undefined>>
}

/** The terminal of the person who is asked. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable & { readonly columns?: number }
}

export const terminalOf = ({ terminal }: Context): Terminal =>
  terminal ?? { input: process.stdin, output: process.stderr }

/** Makes a command: its options, and an action that reports the exit code. */
export type CommandFactory = (context: Context, finish: (exitCode: number) => void) => Command

const OUTSIDE_WORLD_FAILED = 5

const MIN_WIDTH = 40
const MAX_WIDTH = 200
const WIDTH_WITHOUT_TERMINAL = 100

/**
 * The context of this process. Colours: `--no-color`, NO_COLOR, FORCE_COLOR, `TERM=dumb`, then whether it is a terminal.
 * Hyperlinks, only with colours: FORCE_HYPERLINK, then what `supports-hyperlinks` knows about the terminal.
 */
export function processContext(args: readonly string[]): Context {
  const styleOf = (stream: NodeJS.WriteStream): TerminalStyle => {
    const colour = wantsColour(args, stream.isTTY)
    return {
      width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, stream.columns || WIDTH_WITHOUT_TERMINAL)),
      colour,
      ...(!stream.isTTY && { piped: true }),
      ...(colour && createSupportsHyperlinks(stream) && { links: { plans: process.cwd() } }),
    }
  }
  const stopping = new AbortController()
  const { signal } = stopping
  listenForSignals(stopping)
  process.stdout.on('error', (error) => (hasLeft(error) ? stopping.abort() : reportLostOutput(error)))
  process.stderr.on('error', (error) => !hasLeft(error) && reportLostOutput(error))
  return {
    cwd: process.cwd(),
    readStdin: () => readStdin(signal),
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    style: styleOf(process.stdout),
    errorStyle: styleOf(process.stderr),
    live: process.stderr.isTTY && process.env.TERM !== 'dumb' && !process.env.CI,
    signal,
    env: process.env,
  }
}

/** https://no-color.org and https://force-color.org: an empty value counts as unset. */
function wantsColour(args: readonly string[], terminal: boolean): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env
  if (args.includes('--no-color') || NO_COLOR) return false
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false'
  return terminal && TERM !== 'dumb'
}

/** A failure to print, as on a full disk, does not stop the command; the exit code reports it. */
function reportLostOutput({ message }: Error): void {
  if (process.exitCode === OUTSIDE_WORLD_FAILED) return
  process.exitCode = OUTSIDE_WORLD_FAILED
  const next = 'What the command did is kept: editplan history lists its runs.'
  process.stderr.write(`editplan: its output is not whole: ${showInvisible(message)}. ${next}\n`)
}

async function readStdin(signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of addAbortSignal(signal, process.stdin)) chunks.push(chunk)
  } catch (error) {
    if (!signal.aborted) throw error
    const message = 'Interrupted while reading standard input. Nothing was changed. Run the command again.'
    throw new EditplanError({ name: 'INTERRUPTED', message })
  }
  return Buffer.concat(chunks)
}

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const

/** Terminals and npm may send one interrupt twice. A second one counts only after this many milliseconds. */
const SAME_INTERRUPT = 1000

/** The first signal stops the run, which cleans up. A later one ends the process; SIGHUP never does, because terminals send it twice. */
function listenForSignals(stopping: AbortController): void {
  let since: number | undefined
  for (const [name, number] of Object.entries(SIGNALS)) {
    process.on(name, () => {
      since ??= performance.now()
      stopping.abort()
      if (name !== 'SIGHUP' && performance.now() - since > SAME_INTERRUPT) process.exit(128 + number)
    })
  }
}

/** Prints what was thrown to standard error, without a stack; answers the exit code. */
export async function tellFailure(error: unknown, context: Context): Promise<number> {
  const problems = await problemsOf(error)
  if (!problems) return tellInternal(error, context)
  context.stderr(`${renderProblems(problems.map(reportProblem), context.errorStyle).join('\n')}\n`)
  return exitCodeOf(problems[0]?.name ?? 'USAGE')
}

/** The refusals that were thrown, with credentials masked; undefined for any other error. */
export async function problemsOf(error: unknown): Promise<readonly Problem[] | undefined> {
  if (!(error instanceof EditplanError)) return undefined
  const { masked } = await import('../../core/policy/secrets.ts')
  return masked(error.problems)
}

/** For errors that are not refusals, such as a bug. EDITPLAN_DEBUG shows the stack. */
function tellInternal(error: unknown, { env, stderr }: Context): number {
  const message = saidBy(error)
  stderr(`editplan failed unexpectedly: ${showInvisible(message)}\n`)
  stderr(
    env.EDITPLAN_DEBUG && error instanceof Error
      ? `${error.stack}\n`
      : 'Set EDITPLAN_DEBUG=1 to see the stack, and please report this.\n',
  )
  return OUTSIDE_WORLD_FAILED
}

/** Writes a file that an option of the command names, whole or not at all. Throws USAGE where it cannot be written, and what `refuseOutward` does. */
export async function writeOutput(
  name: string,
  content: string | Uint8Array | Iterable<string>,
  { cwd }: Pick<Context, 'cwd'>,
): Promise<void> {
  const file = path.resolve(cwd, name)
  refuseOutward(file)
  try {
    replaceFile(file, content)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new EditplanError({
      name: 'USAGE',
      message: `${name} cannot be written: ${error.message}. Choose another file.`,
    })
  }
}

/** Refuses the file of an option before a run does anything: USAGE where its folder is missing, and what `refuseOutward` does. */
export async function requireOutput(name: string, { cwd }: Context): Promise<void> {
  const file = path.resolve(cwd, name)
  refuseOutward(file)
  const folder = await stat(path.dirname(file)).catch(() => undefined)
  if (folder?.isDirectory()) return
  const message = `${name} cannot be written: its folder is missing. Create the folder, or choose another file.`
  throw new EditplanError({ name: 'USAGE', message })
}
