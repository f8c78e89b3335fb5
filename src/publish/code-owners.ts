import { openObjectReader } from '../core/git/cat-file.ts'
import type { Git } from '../core/git/git.ts'
import { prefetchBlobs } from '../core/git/partial-clone.ts'
import { lookUpPaths } from '../core/git/tree.ts'
import { openText, utf8Text } from '../core/text/encoding.ts'
import { accountOf, CODEOWNERS_PATHS, type CodeOwners, parseCodeOwners } from '../core/text/paths.ts'
import { EditplanError, type ErrorName } from '../errors.ts'
import type { PublishOptions } from './options.ts'
import type { Target } from './target.ts'

/**
 * The owners that a commit's CODEOWNERS names: the first of GitHub's places that exists. Undefined where none does. Throws
 * DOCUMENT_INVALID for what is no regular file, READ_TOO_LARGE, UNSUPPORTED_ENCODING, and UNKNOWN_REVISION where the repository lacks it:
 * files without owners are not the same as owners that are not known.
 */
export async function codeOwnersAt(git: Git, commit: string): Promise<CodeOwners | undefined> {
  await prefetchBlobs(git, commit, CODEOWNERS_PATHS)
  await using reader = openObjectReader(git)
  const { entries } = await lookUpPaths(reader, commit, { paths: CODEOWNERS_PATHS })
  const path = CODEOWNERS_PATHS.find((one) => entries.has(one))
  const entry = path === undefined ? undefined : entries.get(path)
  if (path === undefined || !entry) return undefined
  const refused = (name: ErrorName, why: string): EditplanError =>
    new EditplanError({ name, message: `${path} ${why}` })
  if (!entry.mode.startsWith('100'))
    throw refused('DOCUMENT_INVALID', 'is a folder, a link or a submodule. Commit it as a file.')
  const file = await reader.read(entry.oid)
  if (!file) throw refused('UNKNOWN_REVISION', `is ${entry.oid}, which the repository does not have. Fetch it.`)
  if (file.content.length >= LARGEST)
    throw refused('READ_TOO_LARGE', 'has 3 MB, from which on GitHub does not load it. Shorten it.')
  const opened = openText(file.content)
  if (!opened.ok || opened.file.encoding !== 'utf8' || file.content.includes(0))
    throw refused('UNSUPPORTED_ENCODING', 'is not UTF-8, so that its owners are not certain. Save it as UTF-8.')
  return parseCodeOwners(utf8Text(file.content), path)
}

/** GitHub's documentation does not say how many bytes a MB has. */
const LARGEST = 3_000_000

/** The owners of changed files, in the base, as reviewers; and what is not certain of them. Undefined where no CODEOWNERS exists. */
export async function ownersAsReviewers(
  git: Git,
  { base }: Target,
  { files, viewer }: Pick<PublishOptions, 'viewer'> & { readonly files: readonly { readonly path: string }[] },
) {
  const owners = await codeOwnersAt(git, base.commit)
  if (!owners) return undefined
  const paths = files.map(({ path }) => path)
  const names = Array.from(new Set(paths.flatMap(owners.ownersOf)), accountOf).filter((name) => name !== undefined)
  return {
    reviewers: names.filter((name) => !name.includes('/') && name.toLowerCase() !== viewer?.toLowerCase()),
    teamReviewers: names.filter((name) => name.includes('/')),
    doubts: [...new Set(paths.flatMap((path) => owners.doubtAbout(path) ?? []))],
  }
}
