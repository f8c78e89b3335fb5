import type { Git } from '../git/git.ts'
import type { FileReplacement, Overlay } from '../workspace/overlay.ts'

/** What the report says of a run as a whole, beside its steps: files that no commit holds, and settings that decided contents. */
export const runNotes = async (
  git: Pick<Git, 'config'>,
  { ignored, workspace }: { readonly ignored: readonly string[]; readonly workspace: Overlay },
): Promise<string[]> => [
  ...ignored.map((path) => `${path}: git ignores it, so no commit holds it; undo gives its old bytes back.`),
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
