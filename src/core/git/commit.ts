import { EditplanError } from '../../errors.ts'
import type { ObjectReader } from './cat-file.ts'

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
  throw new EditplanError({
    name: 'UNKNOWN_REVISION',
    message: `The repository has no commit "${revision}". Fetch it.`,
  })
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
