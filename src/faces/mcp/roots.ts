import { realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folders that a client lets its servers work in, links resolved; none means that it says nothing about it. */
export type Roots = readonly string[]

/** A client's roots that are files; a folder on another host, or one that is gone, stays an address, inside of which nothing is. */
export const foldersOf = (roots: readonly { readonly uri: string }[]): Roots =>
  roots.flatMap(({ uri }) => {
    const folder = URL.canParse(uri) ? new URL(uri) : undefined
    return folder?.protocol === 'file:' ? [placeOf(folder)] : []
  })

/** Whether a file lies in one of the folders. */
export const isInside = (roots: Roots, file: string): boolean =>
  roots.length === 0 ||
  roots.some((root) => file === root || file.startsWith(root.endsWith(path.sep) ? root : root + path.sep))

const placeOf = (folder: URL): string => {
  try {
    return realpathSync.native(fileURLToPath(folder))
  } catch (error) {
    if (error instanceof Error && 'code' in error) return folder.href
    throw error
  }
}
