import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openObjectReader } from './cat-file.ts'
import { listIndex } from './commands/index-files.ts'
import type { Git } from './git.ts'
import type { IndexState } from './index-entries.ts'

/** Something that git began here and has not ended. */
export interface Operation {
  /** With its article, as in "git is in the middle of a merge". */
  readonly name: string
  /** The commands that end it. */
  readonly remedy: string
}

/** A merge, rebase, cherry-pick, revert, am or bisect that has not ended in this worktree, or conflicts that are not resolved; `index`: as it was read. */
export async function operationInProgress(git: Git, index?: IndexState): Promise<Operation | undefined> {
  const found = TRACES.find(({ place }) => existsSync(join(git.gitDir, place)))
  if (found) return found.operation
  // A rebase makes these too, while it picks a commit.
  await using reader = openObjectReader(git)
  const exists = async (ref: string) => existsSync(join(git.gitDir, ref)) || (await reader.read(ref)) !== undefined
  if (await exists('CHERRY_PICK_HEAD')) return ending('a cherry-pick', 'cherry-pick')
  if (await exists('REVERT_HEAD')) return ending('a revert', 'revert')
  const { hasConflicts } = index ?? (await git.run(listIndex(new Set())))
  return hasConflicts ? CONFLICTS : undefined
}

const ending = (name: string, command: string): Operation => ({
  name,
  remedy: `\`git ${command} --continue\` or \`git ${command} --abort\``,
})

const CONFLICTS: Operation = {
  name: 'a merge with conflicts',
  remedy: '`git add` for each file that you resolved, and a commit',
}

/** Files that operations create in the git directory of the worktree; the first that exists counts. */
const TRACES: readonly { readonly place: string; readonly operation: Operation }[] = [
  { place: 'MERGE_HEAD', operation: ending('a merge', 'merge') },
  { place: 'rebase-merge', operation: ending('a rebase', 'rebase') },
  { place: 'rebase-apply/applying', operation: ending('an am', 'am') },
  { place: 'rebase-apply', operation: ending('a rebase', 'rebase') },
  {
    place: 'sequencer',
    operation: { name: 'a cherry-pick or a revert', remedy: '`git cherry-pick --abort` or `git revert --abort`' },
  },
  { place: 'BISECT_LOG', operation: { name: 'a bisect', remedy: '`git bisect reset`' } },
]
