import { openObjectReader } from '../core/git/cat-file.ts'
import type { Git } from '../core/git/git.ts'
import { prefetchBlobs } from '../core/git/partial-clone.ts'
import { lookUpPaths } from '../core/git/tree.ts'
import { accountOf, CODEOWNERS_PATHS, type CodeOwners, parseCodeOwners } from '../core/text/paths.ts'
import type { PublishOptions } from './options.ts'
import type { Target } from './target.ts'

/** The owners that a commit's CODEOWNERS names: the first of GitHub's places that is a regular file. Undefined where none is. */
export async function codeOwnersAt(git: Git, commit: string): Promise<CodeOwners | undefined> {
  await prefetchBlobs(git, commit, CODEOWNERS_PATHS)
  await using reader = openObjectReader(git)
  const { entries } = await lookUpPaths(reader, commit, { paths: CODEOWNERS_PATHS })
  const entry = CODEOWNERS_PATHS.map((path) => entries.get(path)).find((one) => one?.mode.startsWith('100'))
  const file = entry && (await reader.read(entry.oid))
  return file && parseCodeOwners(file.content.toString('utf8'))
}

/** The owners of changed files, in the base, as reviewers. */
export async function ownersAsReviewers(
  git: Git,
  { base }: Pick<Target, 'base'>,
  { files, viewer }: Pick<PublishOptions, 'viewer'> & { readonly files: readonly { readonly path: string }[] },
): Promise<Pick<PublishOptions, 'reviewers' | 'teamReviewers'>> {
  const owners = await codeOwnersAt(git, base.commit)
  if (!owners) return {}
  const named = new Set(files.flatMap(({ path }) => owners.ownersOf(path)))
  const names = Array.from(named, accountOf).filter((name) => name !== undefined)
  const reviewers = names.filter((name) => !name.includes('/') && name.toLowerCase() !== viewer?.toLowerCase())
  return { reviewers, teamReviewers: names.filter((name) => name.includes('/')) }
}
