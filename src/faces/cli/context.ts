import { createSupportsHyperlinks } from 'supports-hyperlinks'
import type { TerminalStyle } from '../../report/terminal/style.ts'

/** What a command sees of the process. */
export interface Context {
  readonly cwd: string
  /** Bytes of standard input, to its end. */
  readStdin(): Promise<Buffer>
  stdout(text: string): void
  stderr(text: string): void
  /** How to write to standard output and to standard error. */
  readonly style: TerminalStyle
  readonly errorStyle: TerminalStyle
  /** Standard error is a terminal on which a line may be rewritten. */
  readonly live: boolean
  /** Aborted by the first interrupt; the second ends the process. */
  readonly signal: AbortSignal
  readonly env: Readonly<Record<string, string | undefined>>
}

const MIN_WIDTH = 40
const MAX_WIDTH = 200
const WIDTH_WITHOUT_TERMINAL = 100

/**
 * The context of this process. Colours: `--no-color`, NO_COLOR, FORCE_COLOR, `TERM=dumb`, then whether it is a terminal.
 * Hyperlinks where there are colours: FORCE_HYPERLINK, then what `supports-hyperlinks` knows of the terminal.
 */
export function processContext(args: readonly string[]): Context {
  const styleOf = (stream: NodeJS.WriteStream): TerminalStyle => {
    const colour = wantsColour(args, stream.isTTY)
    return {
      width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, stream.columns || WIDTH_WITHOUT_TERMINAL)),
      colour,
      ...(colour && createSupportsHyperlinks(stream) && { links: { plans: process.cwd() } }),
    }
  }
  process.stdout.on('error', endWithReader)
  return {
    cwd: process.cwd(),
    readStdin,
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    style: styleOf(process.stdout),
    errorStyle: styleOf(process.stderr),
    live: process.stderr.isTTY && process.env.TERM !== 'dumb' && !process.env.CI,
    signal: interruption(),
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

/** Whoever reads the output may stop early, as `head` does: that is no failure. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

async function readStdin(): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort())
  return controller.signal
}
