import { commandEnvironment } from '../../../../core/programs/environment.ts'
import { type IsolatedChild, startIsolated } from '../../../../core/programs/isolation.ts'

interface TerminalExit {
  readonly exitCode: number | null
  readonly signal: string | null
}

interface StartedTerminal {
  readonly argv: readonly [string, ...string[]]
  readonly cwd: string
  readonly root: string
  /** Variables to add to its environment. */
  readonly variables: Readonly<Record<string, string>>
  /** Bytes of output that are kept, the last ones. */
  readonly limit: number
}

/** A program that an agent started through the protocol: its output, and how it ended. */
export class Terminal {
  readonly #running: IsolatedChild
  #output = Buffer.alloc(0)
  #truncated = false
  #exit: TerminalExit | undefined
  readonly ended: Promise<TerminalExit>

  private constructor(running: IsolatedChild, limit: number) {
    this.#running = running
    const keep = (bytes: Buffer): void => {
      this.#output = Buffer.concat([this.#output, bytes])
      this.#truncated ||= this.#output.length > limit
      if (this.#output.length > limit) this.#output = this.#output.subarray(-limit)
    }
    running.child.stdin?.on('error', () => undefined).end()
    for (const stream of [running.child.stdout, running.child.stderr]) stream?.on('data', keep)
    this.ended = new Promise((resolve) => {
      const end = (exit: TerminalExit): void => {
        this.#exit ??= exit
        resolve(this.#exit)
      }
      running.child.on('close', (exitCode, signal) => end({ exitCode, signal }))
      running.child.on('error', () => end({ exitCode: 127, signal: null }))
    })
  }

  /** Why it could not be started, as a string. */
  static async start({ argv, cwd, root, variables, limit }: StartedTerminal): Promise<Terminal | string> {
    const started = await startIsolated({ argv, cwd, environment: { ...commandEnvironment(root), ...variables } })
    return typeof started === 'string' ? started : new Terminal(started, limit)
  }

  /** As `terminal/output` answers. The beginning is cut between two characters. */
  output(): object {
    const start = this.#truncated ? this.#output.findIndex((byte) => (byte & 0xc0) !== 0x80) : 0
    const text = this.#output.subarray(Math.max(0, start)).toString('utf8')
    return { output: text, truncated: this.#truncated, ...(this.#exit && { exitStatus: this.#exit }) }
  }

  kill(): void {
    if (!this.#exit) this.#running.kill()
  }
}

export const MOST_OUTPUT = 2 ** 20
