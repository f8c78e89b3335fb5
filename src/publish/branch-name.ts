import { isBranchName } from '../core/git/commands/refs.ts'
import { EditplanError } from '../errors.ts'

const MAX_SLUG = 60

/** `editplan/<slug>`: the title's letters and digits, without marks, joined by hyphens; the plan's digest if none is left. */
export function branchName(title: string, sha256: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug = (words ?? []).join('-').slice(0, MAX_SLUG).replace(/-+$/, '')
  return `editplan/${slug || bare(sha256).slice(0, 12)}`
}

/** The name with the beginning of the plan's digest after it. */
export const withDigest = (name: string, sha256: string): string => `${name}-${bare(sha256).slice(0, 8)}`

/** The branch of a part of a plan. @param branch what those of all parts begin with */
export const partBranch = (branch: string, slug: string): string => `${branch}--${slug}`

const bare = (sha256: string): string => sha256.replace(/^sha256:/, '')

/** Throws BRANCH_INVALID for what git, or GitHub, does not take as the name of a branch. */
export function checkBranchName(name: string): void {
  // GitHub refuses names that could be read as an object id or as a full ref.
  const isMistakable = /^([0-9a-f]{40}|[0-9a-f]{64})$/i.test(name) || name.startsWith('refs/') || name.includes('\0')
  if (!isMistakable && isBranchName(name)) return
  throw new EditplanError({
    name: 'BRANCH_INVALID',
    message: `"${name}" cannot name a branch. Use letters, digits, ".", "_", "-" and single "/" between them.`,
  })
}
