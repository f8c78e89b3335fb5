import { updateRefs } from '../git/commands/refs.ts'
import type { Git } from '../git/git.ts'
import { finishRun } from '../history/runs.ts'
import type { Run } from '../history/snapshot.ts'

/** Makes a branch of a run in a repository without a work tree; it must be free (`checkBranch`) or `force` given. */
export async function nameBranch(
  git: Git,
  run: Run,
  { branch = '', force = false }: { readonly branch?: string | undefined; readonly force?: boolean | undefined },
): Promise<void> {
  const ref = `refs/heads/${branch}`
  const update = force ? { ref, to: run.head.commit } : { ref, to: run.head.commit, from: null }
  await git.run(updateRefs([update], { message: 'editplan: apply' }))
  await finishRun(git, run.id, { branch })
}
