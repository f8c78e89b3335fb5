import { EditplanError } from '../../errors.ts'
import { type ObjectReader, openObjectReader } from './cat-file.ts'
import { mergeTrees } from './commands/merge.ts'
import { writeCommit } from './commands/object-sizes.ts'
import type { WrittenCommit } from './fast-import.ts'
import type { Git } from './git.ts'

export interface Commit {
  readonly commit: string
  readonly tree: string
  /** The committer's, as git writes it. */
  readonly date: string
}

/** A commit's id, tree and committer date; UNKNOWN_REVISION when there is none. */
export async function readCommit(reader: ObjectReader, revision: string): Promise<Commit> {
  const found = await findCommit(reader, revision)
  if (found) return found
  const message = `The repository has no commit "${revision}". Fetch it.`
  throw new EditplanError({ name: 'UNKNOWN_REVISION', message })
}

/** The same; undefined if there is no such commit. */
export async function findCommit(reader: ObjectReader, revision: string): Promise<Commit | undefined> {
  const found = await reader.read(revision)
  if (found?.type !== 'commit') return undefined
  const text = found.content.toString('latin1')
  const [, tree = ''] = /^tree ([0-9a-f]+)$/m.exec(text) ?? []
  const [, date = '0 +0000'] = /^committer .*> (\d+ [+-]\d+)$/m.exec(text) ?? []
  return { commit: found.oid, tree, date }
}

/** A commit of a chain without merges. */
type ChainCommit = { readonly commit: string; readonly tree: string; readonly parent: string }

type RebaseResult<One extends ChainCommit> =
  | {
      readonly ok: true
      readonly base: WrittenCommit
      readonly chain: readonly One[]
      readonly head: WrittenCommit
    }
  /** `at`: the commit that changes the same lines as the other side; `conflicts`: in which files. */
  | { readonly ok: false; readonly at: One; readonly conflicts: readonly string[] }

/**
 * Puts the commits of a chain on top of another commit, each by a three-way merge whose base is its own parent. Author, committer,
 * dates and message stay. A commit that changes nothing there is left out.
 */
export async function rebaseChain<One extends ChainCommit>(
  git: Git,
  chain: Iterable<One>,
  tip: string,
): Promise<RebaseResult<One>> {
  await using reader = openObjectReader(git)
  const rebased: One[] = []
  const { commit, tree } = await readCommit(reader, tip)
  const base = { commit, tree }
  let head = base
  for (const one of chain) {
    // A commit of the head's tree on the commit's own parent makes that parent the base of the merge.
    const ours = await git.run(writeCommit(syntheticCommit(head.tree, [one.parent])))
    const { tree, conflicts } = await git.run(mergeTrees(ours, one.commit))
    if (conflicts.length > 0) return { ok: false, at: one, conflicts }
    if (tree === head.tree) continue
    const parent = head.commit
    const original = (await reader.read(one.commit))?.content
    if (!original) throw new EditplanError({ name: 'GIT_FAILED', message: `The commit ${one.commit} is missing.` })
    const commit = await git.run(writeCommit(moved(original, { tree, parent })))
    rebased.push({ ...one, commit, tree, parent })
    head = { commit, tree }
  }
  return { ok: true, base, chain: rebased, head }
}

/** A commit object that only serves a merge. */
export const syntheticCommit = (tree: string, parents: readonly string[]): string =>
  `tree ${tree}\n${parents.map((parent) => `parent ${parent}\n`).join('')}` +
  'author editplan <editplan@localhost> 0 +0000\ncommitter editplan <editplan@localhost> 0 +0000\n\nstand-in\n'

/** The commit's bytes with another tree and one other parent; a signature, which would no longer hold, is removed. */
const moved = (original: Buffer, { tree, parent }: { readonly tree: string; readonly parent: string }): Buffer => {
  const end = original.indexOf('\n\n')
  const header = original.toString('latin1', 0, end)
  const kept = header.replace(/^(?:tree|parent) .*\n/gm, '').replace(/^gpgsig(?:-sha256)? .*(?:\n .*)*\n?/gm, '')
  return Buffer.concat([Buffer.from(`tree ${tree}\nparent ${parent}\n${kept}`, 'latin1'), original.subarray(end)])
}
