import { openObjectReader } from '../core/git/cat-file.ts'
import type { Git } from '../core/git/git.ts'
import { prefetchBlobs } from '../core/git/partial-clone.ts'
import { committedFile } from '../core/git/tree.ts'
import { openText, utf8Text } from '../core/text/encoding.ts'
import { accountOf, CODEOWNERS_PATHS, type CodeOwners, parseCodeOwners } from '../core/text/paths.ts'
import { EditplanError, type Problem } from '../errors.ts'
import { ownerOf } from './api-call.ts'
import type { PublishOptions } from './options.ts'
import type { Target } from './target.ts'

/**
 * The owners that a commit's CODEOWNERS names: the first of GitHub's places that exists. Undefined where none does. Throws what
 * `committedFile` throws, READ_TOO_LARGE, and UNSUPPORTED_ENCODING: files without owners are not the same as owners that are not known.
 */
export async function codeOwnersAt(git: Git, commit: string): Promise<CodeOwners | undefined> {
  await prefetchBlobs(git, commit, CODEOWNERS_PATHS)
  await using reader = openObjectReader(git)
  const file = await committedFile(reader, commit, CODEOWNERS_PATHS)
  if (!file) return undefined
  const { path, content } = file
  if (content.length >= LARGEST) {
    const message = `${path} has 3 MB, from which on GitHub does not load it. Shorten it.`
    throw new EditplanError({ name: 'READ_TOO_LARGE', message })
  }
  const opened = openText(content)
  if (opened.ok && opened.file.encoding === 'utf8' && !content.includes(0))
    return parseCodeOwners(utf8Text(content), path)
  const message = `${path} is not UTF-8, so that its owners are not certain. Save it as UTF-8.`
  throw new EditplanError({ name: 'UNSUPPORTED_ENCODING', message })
}

/** GitHub's documentation does not say how many bytes a MB has. */
const LARGEST = 3_000_000

/** The owners of changed files, in the base, as reviewers; and what is not certain of them. Undefined where no CODEOWNERS exists. */
export async function ownersAsReviewers(
  git: Git,
  { base, repository = '' }: Target,
  { files, viewer }: Pick<PublishOptions, 'viewer'> & { readonly files: readonly { readonly path: string }[] },
) {
  const owners = await codeOwnersAt(git, base.commit)
  if (!owners) return undefined
  const paths = files.map(({ path }) => path)
  const names = Array.from(new Set(paths.flatMap(owners.ownersOf)), accountOf).filter((name) => name !== undefined)
  return {
    reviewers: names.filter((name) => !name.includes('/') && name.toLowerCase() !== viewer?.toLowerCase()),
    teamReviewers: names.filter((name) => name.includes('/') && isTeamOf(repository, name)),
    doubts: [
      ...new Set(paths.flatMap((path) => owners.doubtAbout(path) ?? [])),
      ...names
        .filter((name) => name.includes('/') && !isTeamOf(repository, name))
        .map((team) => otherTeam(team, 'DOCUMENT_INVALID')),
    ],
  }
}

/** GitHub asks a team by its short name, which another one may have here. @param repository empty where it is not known */
export const isTeamOf = (repository: string, team: string): boolean =>
  repository === '' || ownerOf(repository) === ownerOf(team)

/** A team that is not asked. @param name of what names it */
export const otherTeam = (team: string, name: 'DOCUMENT_INVALID' | 'CAMPAIGN_INVALID'): Problem => ({
  name,
  message: `The team ${team} is not asked for a review: GitHub asks those of the repository’s own organisation. Name one of them.`,
})
