import type { Git } from '../git/git.ts'
import type { FileReplacement } from '../workspace/overlay.ts'
import type { Replayed } from './replayed.ts'

/** What the report says of a run as a whole, beside its steps: files that no commit holds, and settings that decided contents. */
export const runNotes = async (
  git: Pick<Git, 'config'>,
  { run, workspace }: Pick<Replayed, 'run' | 'workspace'>,
): Promise<string[]> => [
  ...(run?.ignored ?? []).map(
    (path) => `${path}: git ignores it, so no commit holds it; undo gives its old bytes back.`,
  ),
  ...(await lineEndNotes(git, workspace.changes())),
]

/**
 * `core.autocrlf` alone of all configuration may decide what is committed: where it is set and a changed file has CRLF line ends,
 * another machine may make other commits of the same plan.
 */
async function lineEndNotes(
  { config }: Pick<Git, 'config'>,
  changes: readonly Pick<FileReplacement, 'after'>[],
): Promise<string[]> {
  if (!changes.some(({ after }) => after?.includes('\r\n'))) return []
  const value = (await config()).get('core.autocrlf')?.toLowerCase() ?? 'false'
  if (/^(?:false|no|off|0|)$/.test(value)) return []
  return [`core.autocrlf is ${value} here: files with CRLF line ends are committed as git add would commit them.`]
}
