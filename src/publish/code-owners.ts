import { openObjectReader } from '../core/git/cat-file.ts'
import type { Git } from '../core/git/git.ts'
import { prefetchBlobs } from '../core/git/partial-clone.ts'
import { lookUpPaths } from '../core/git/tree.ts'
import { CODEOWNERS_PATHS, type CodeOwners, parseCodeOwners } from '../core/text/paths.ts'

/** The owners that a commit's CODEOWNERS names: the first of GitHub's places that is a regular file. Undefined where none is. */
export async function codeOwnersAt(git: Git, commit: string): Promise<CodeOwners | undefined> {
  await prefetchBlobs(git, commit, CODEOWNERS_PATHS)
  await using reader = openObjectReader(git)
  const { entries } = await lookUpPaths(reader, commit, { paths: CODEOWNERS_PATHS })
  const entry = CODEOWNERS_PATHS.map((path) => entries.get(path)).find((one) => one?.mode.startsWith('100'))
  const file = entry && (await reader.read(entry.oid))
  return file && parseCodeOwners(file.content.toString('utf8'))
}
