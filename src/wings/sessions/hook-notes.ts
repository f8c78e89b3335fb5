import { resolveRevision } from '../../core/git/commands/rev-parse.ts'
import type { Git } from '../../core/git/git.ts'
import { addToRecording, type RecordedTree, readRecording, snapshot } from '../../core/history/recordings.ts'

/** A call of an agent's hook, in editplan's words. */
export interface HookCall {
  /** What the agent calls its session. */
  readonly session: string
  /** `begin`: before anything changes. `tool`: a tool has ended. `end`: the plan is wanted. */
  readonly moment: 'begin' | 'tool' | 'end'
  /** What the tool did, for the reviewer. */
  readonly why: string
}

/** Notes the work tree after an agent's call. */
export async function noteCall(git: Git, { session, moment, why }: HookCall): Promise<void> {
  const recorded = readRecording(git, session)
  if (recorded.length === 0) {
    // What was there before belongs to whoever made it.
    const first = await firstTree(git)
    if (moment !== 'end') addToRecording(git, session, moment === 'begin' ? first : { ...first, late: true })
    return
  }
  const tree = await snapshot(git)
  const last = recorded.at(-1)?.tree
  if (tree !== last) addToRecording(git, session, { tree, why: moment === 'tool' ? why : OUTSIDE })
}

/** The work tree as it is before anything changes it. */
export async function firstTree(git: Git): Promise<RecordedTree> {
  const head = await git.run(resolveRevision('HEAD'))
  const tree = await snapshot(git)
  return { tree, why: '', at: Date.now(), ...(tree === head.tree && { commit: head.commit }) }
}

const OUTSIDE = 'changed outside the calls of the agent'
