import type { Git } from '../git/git.ts'
import type { FileReplacement } from '../workspace/overlay.ts'

/**
 * What the report says of a user's `core.autocrlf`, which alone of all configuration may decide what is committed: where it is set
 * and a changed file has CRLF line ends, another machine may make other commits of the same plan.
 */
export function lineEndNotes(
  { config }: Pick<Git, 'config'>,
  changes: readonly Pick<FileReplacement, 'after'>[],
): readonly string[] {
  const value = config.get('core.autocrlf')?.toLowerCase() ?? 'false'
  if (/^(?:false|no|off|0|)$/.test(value) || !changes.some(({ after }) => after?.includes('\r\n'))) return []
  return [`core.autocrlf is ${value} here: files with CRLF line ends are committed as git add would commit them.`]
}
