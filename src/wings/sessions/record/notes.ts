import { resolveRevision } from '../../../core/git/commands/rev-parse.ts'
import type { Git } from '../../../core/git/git.ts'
import {
  addToRecording,
  isRecorded,
  type Note,
  pathsIn,
  type RecordedCall,
  snapshot,
} from '../../../core/history/recordings.ts'

/** A call of an agent's hook, in editplan's words. */
export interface HookCall {
  /** What the agent calls its session. */
  readonly session: string
  /** `begin`: nothing of the agent's runs. `call`: a tool is about to run. `tool`: it has ended. `end`: the plan is wanted. */
  readonly moment: 'begin' | 'call' | 'tool' | 'end'
  /** The tool's call; its files may be absolute or relative to the root. */
  readonly call?: RecordedCall
}

/** Notes the work tree when an agent calls its hook. A session that is called at its end alone has no notes. */
export async function noteCall(git: Git, { session, moment, call }: HookCall): Promise<void> {
  // Milliseconds are exact enough: one process notes one call, and holds the lock while it does.
  const at = Date.now()
  const isFirst = !isRecorded(git, session)
  if (isFirst && moment === 'end') return
  const state = isFirst ? await firstTree(git) : { tree: await snapshot(git) }
  const known = call?.files ? { ...call, files: pathsIn(git, git.root, call.files) } : call
  addToRecording(git, session, {
    ...state,
    at,
    ...(known && moment === 'call' && { begins: known }),
    ...(known && moment === 'tool' && { ends: known }),
  })
}

/**
 * Milliseconds since 1970, by the clock that stamps files, with fractions, so that no two moments are one. A clock that only counts from
 * the start of the process is another one as soon as that clock is set.
 */
export const exactTime = (): number => {
  latest = Math.max(Date.now() + (performance.now() % 1), latest + 0.001)
  return latest
}

let latest = 0

/** The work tree as it is before anything changes it. */
export async function firstTree(git: Git): Promise<Note> {
  const at = Date.now()
  const tree = await snapshot(git)
  return { at, tree, ...(await commitOf(git, tree)) }
}

/** The current commit, where the tree is its own. */
export async function commitOf(git: Git, tree: string): Promise<{ readonly commit?: string }> {
  const head = await git.run(resolveRevision('HEAD'))
  return tree === head.tree ? { commit: head.commit } : {}
}
