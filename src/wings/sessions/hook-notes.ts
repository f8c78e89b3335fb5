import { resolveRevision } from '../../core/git/commands/rev-parse.ts'
import type { Git } from '../../core/git/git.ts'
import { changedFilesThat, type FileSelection, snapshotWorkTree } from '../../core/git/work-tree-snapshot.ts'
import { addToRecording, type RecordedTree, readRecording } from '../../core/history/recordings.ts'

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

/** The work tree as a tree. What is large, or may hold a key, is as in the index, or not there: its bytes never become an object. */
export const snapshot = async (git: Git): Promise<string> =>
  // Of a repository without a commit git can add nothing: what a command began there is no change of this one.
  snapshotWorkTree(git, { without: await changedFilesThat(git, WITHHELD) })

/** Files that hold keys or credentials by their names. */
const PRIVATE =
  /(^|\/)(\.env(\.(?!example$|sample$|template$|dist$|defaults$)[^/]+)?|id_[^./]+|\.netrc|\.git-credentials|\.pgpass)$|\.(pem|key|p12|pfx|jks|keystore|ppk)$/i

/** Whether a file is never recorded, by its name. */
export const isPrivatePath = (path: string): boolean => PRIVATE.test(path)

/** Files whose bytes never become an object: by their names, by what they say, by their size in bytes. */
export const WITHHELD: FileSelection = {
  named: isPrivatePath,
  holding: (bytes) => bytes.includes('PRIVATE KEY-----'),
  largerThan: 64 * 2 ** 20,
}

export const WHY_PRIVATE = 'It may hold a key or credentials, which are never recorded.'
