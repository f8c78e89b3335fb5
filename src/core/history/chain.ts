import { listChain } from '../git/commands/log.ts'
import type { Git } from '../git/git.ts'
import { stepsOfMessage } from './message.ts'
import type { Run, Snapshot } from './snapshot.ts'

/** The snapshots between a base and the tip of a chain, oldest first. */
export async function readChain(
  git: Git,
  base: Run['base'],
  tip: string,
): Promise<Pick<Run, 'base' | 'head' | 'snapshots'>> {
  const commits = await git.run(listChain(base.commit, tip))
  const snapshots: Snapshot[] = commits.map(({ commit, tree, parents, message }) => ({
    commit,
    tree,
    parent: parents[0] ?? '',
    message,
    steps: stepsOfMessage(message),
  }))
  const last = snapshots.at(-1)
  return { base, head: last ? { commit: last.commit, tree: last.tree } : base, snapshots }
}
