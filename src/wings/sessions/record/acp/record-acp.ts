import type { Readable, Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { startPiped } from '../../../../core/programs/run-program.ts'
import { notStarted } from '../command.ts'
import type { RecordOptions } from '../plan.ts'
import { AcpObserver } from './observer.ts'
import { relay } from './relay.ts'
import type { RecordedSession } from './session-recorder.ts'

export interface AcpRecord extends Omit<RecordOptions, 'root'> {
  /** The agent and its arguments: no shell reads them. */
  readonly command: readonly [string, ...string[]]
  /** Folder that it runs in. */
  readonly cwd: string
  /** What the editor says, and where it is answered. */
  readonly editor: { readonly input: Readable; readonly output: Writable }
  /** Told what a session came to so far, after each of its turns. */
  readonly onTurn?: (session: RecordedSession) => void
  readonly signal?: AbortSignal
}

export interface RecordedAcp {
  /** Those that were recorded, in the order in which they began. */
  readonly sessions: readonly RecordedSession[]
  readonly exitCode: number
}

/**
 * Runs an agent of the Agent Client Protocol (https://agentclientprotocol.com) behind an editor, and records each session. Messages pass
 * unchanged and at once; a prompt and the answer that ends a turn wait for a snapshot, 30 s at most. Throws USAGE for an agent that
 * cannot be started.
 */
export async function recordAcp({ command, cwd, editor, onTurn, signal, ...options }: AcpRecord): Promise<RecordedAcp> {
  const agent = await startPiped({ argv: command, cwd })
  if (agent instanceof Error) throw notStarted(command, agent)
  const observer = new AcpObserver(cwd, options, onTurn)
  const stop = (): void => agent.stop()
  signal?.addEventListener('abort', stop, { once: true })
  const toAgent = relay(editor.input, agent.input, {
    mayWait: (line) => line.includes('session/prompt'),
    observe: (line) => observer.fromEditor(line),
  })
  const toEditor = relay(agent.output, editor.output, {
    mayWait: (line) => !line.includes('"method"') && line.includes('"id"'),
    observe: (line) => observer.fromAgent(line),
  })
  void Promise.race([toAgent, toEditor]).then(() => endOf(agent))
  const exitCode = await agent.ended
  signal?.removeEventListener('abort', stop)
  // What it said last may still be on its way, or wait for its snapshot; a descendant of it may hold the stream open.
  const passed = (): Promise<unknown> => Promise.race([toEditor, setTimeout(GRACE)])
  await passed()
  editor.input.destroy()
  const sessions = await observer.end()
  await passed()
  return { sessions, exitCode }
}

/** Milliseconds for an agent to end by itself once its editor is gone, and again once it was asked to. */
const GRACE = 2000

/** An agent without an editor is asked to end, and is ended where it does not. */
async function endOf(agent: Exclude<Awaited<ReturnType<typeof startPiped>>, Error>): Promise<void> {
  for (const signal of [undefined, 'SIGKILL'] as const) {
    const isOver = await Promise.race([agent.ended.then(() => true), setTimeout(GRACE, false)])
    if (isOver) return
    agent.stop(signal)
  }
}
