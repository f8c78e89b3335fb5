import { EditplanError } from '../../errors.ts'
import type { ObjectReader } from './cat-file.ts'
import { lookUpPaths } from './tree.ts'

/**
 * The first of some files that a commit has; undefined where it has none. Throws DOCUMENT_INVALID for a folder, a link or a submodule in its
 * place, and UNKNOWN_REVISION where the repository has lost it: neither is a file that is not there.
 */
export async function committedFile(
  reader: ObjectReader,
  commit: string,
  paths: readonly string[],
): Promise<{ readonly path: string; readonly content: Buffer } | undefined> {
  const { entries } = await lookUpPaths(reader, commit, { paths })
  for (const path of paths) {
    const entry = entries.get(path)
    if (!entry) continue
    if (!entry.mode.startsWith('100')) {
      const message = `${path} is a folder, a link or a submodule. Commit it as a file.`
      throw new EditplanError({ name: 'DOCUMENT_INVALID', message })
    }
    const file = await reader.read(entry.oid)
    if (file) return { path, content: file.content }
    const message = `The repository does not have ${entry.oid}, which is ${path}. Fetch it.`
    throw new EditplanError({ name: 'UNKNOWN_REVISION', message })
  }
  return undefined
}
