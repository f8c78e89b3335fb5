import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { endingOf, type ProcessEnd } from './child.ts'
import { type RefUpdate, transactionOf } from './commands/refs.ts'
import type { Git } from './git.ts'

/** Changes refs through one `git update-ref`, a transaction at a time. All updates of one happen or none. */
interface RefWriter extends AsyncDisposable {
  /** Takes every lock and checks, then releases them without writing. Rejects with what git has against it. */
  rehearse(updates: readonly RefUpdate[]): Promise<void>
  commit(updates: readonly RefUpdate[]): Promise<void>
}

/** All writers of a repository that are open at the same time share one process, which ends with the last of them, or at a refusal. */
export function openRefWriter(git: Git): RefWriter {
  const shared = open.get(git) ?? { users: 0, child: undefined }
  open.set(git, shared)
  shared.users++
  const ask = async (updates: readonly RefUpdate[], end: 'abort' | 'commit'): Promise<void> => {
    const child = shared.child?.isRunning() ? shared.child : new UpdateRef(git)
    shared.child = child
    await child.ask(transactionOf(updates, end), `${end}: ok\n`)
  }
  return {
    rehearse: (updates) => ask(updates, 'abort'),
    commit: (updates) => ask(updates, 'commit'),
    async [Symbol.asyncDispose]() {
      shared.users--
      if (shared.users > 0) return
      open.delete(git)
      await shared.child?.end()
    },
  }
}

const open = new WeakMap<Git, { users: number; child: UpdateRef | undefined }>()

class UpdateRef {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #ending: ProcessEnd
  #isRunning = true
  #answer = ''
  #heard: () => void = () => undefined

  constructor(git: Git) {
    this.#child = git.start(ARGUMENTS)
    this.#ending = endingOf(this.#child, ARGUMENTS)
    this.#child.stdout.on('data', (chunk: Buffer) => {
      this.#answer += chunk.toString('latin1')
      this.#heard()
    })
    void this.#ending.closed.then(() => {
      this.#isRunning = false
      this.#heard()
    })
  }

  isRunning(): boolean {
    return this.#isRunning
  }

  async ask(lines: string, last: string): Promise<void> {
    this.#answer = ''
    this.#child.stdin.write(lines)
    while (this.#isRunning && !this.#answer.endsWith(last)) await new Promise<void>((heard) => (this.#heard = heard))
    if (this.#answer.endsWith(last)) return
    throw this.#ending.failure() ?? new Error('git update-ref is closed')
  }

  async end(): Promise<void> {
    this.#child.stdin.end()
    await this.#ending.closed
  }
}

const ARGUMENTS = ['update-ref', '-m', 'editplan: apply', '--stdin', '-z']
