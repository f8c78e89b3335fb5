import { EditplanError } from '../../../errors.ts'
import type { GitObject, ObjectReader } from '../../git/cat-file.ts'
import { parseTree, type TreeEntry } from '../../git/tree.ts'

/** Objects of a commit, each read once: when it is asked for, if nobody loaded it before. Throws UNKNOWN_REVISION. */
export interface TreeObjects {
  /** Name of the root's tree. */
  readonly root: string
  tree(name: string): ReadonlyMap<string, TreeEntry>
  blob(name: string): Buffer
  /** Reads many at once. */
  load(names: Iterable<string>): Promise<void>
  /** The blob, which is not kept. */
  peek(name: string): Promise<Buffer>
  /** The same, but an object that nobody loaded is thrown as {@link NotLoaded}. */
  readonly loaded: Pick<TreeObjects, 'root' | 'tree' | 'blob'>
}

export class NotLoaded extends Error {
  readonly object: string

  constructor(object: string) {
    super(`${object} is not loaded`)
    this.object = object
  }
}

export const openObjects = (reader: ObjectReader, root: string): TreeObjects => {
  const trees = new Map<string, ReadonlyMap<string, TreeEntry>>()
  const blobs = new Map<string, Buffer>()
  const keep = (name: string, object: GitObject | undefined): void => {
    const { type, content, oid } = present(name, object)
    if (type === 'tree') trees.set(name, parseTree(content, oid.length / 2))
    else blobs.set(name, content)
  }
  const known = <Kept>(kept: ReadonlyMap<string, Kept>, name: string): Kept => {
    const found = kept.get(name)
    if (found === undefined) throw new NotLoaded(name)
    return found
  }
  const read = <Kept>(kept: ReadonlyMap<string, Kept>, name: string): Kept => {
    if (!kept.has(name)) keep(name, reader.readNow(name))
    return known(kept, name)
  }
  return {
    root,
    tree: (name) => read(trees, name),
    blob: (name) => read(blobs, name),
    load: async (names) => {
      const unknown = [...new Set(names)].filter((name) => !trees.has(name) && !blobs.has(name))
      const found = await Promise.all(unknown.map((name) => reader.read(name)))
      for (const [at, name] of unknown.entries()) keep(name, found[at])
    },
    peek: async (name) => blobs.get(name) ?? present(name, await reader.read(name)).content,
    loaded: { root, tree: (name) => known(trees, name), blob: (name) => known(blobs, name) },
  }
}

const present = (name: string, object: GitObject | undefined): GitObject => {
  if (object?.type === 'tree' || object?.type === 'blob') return object
  throw new EditplanError({
    name: 'UNKNOWN_REVISION',
    message: `The repository does not have the object ${name}. Fetch it.`,
  })
}
