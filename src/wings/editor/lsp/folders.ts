import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folders that a client has open. */
export interface Folders {
  open(uris: readonly string[], rootUri: string | null): void
  /** The folder whose checkout a document's plan is for; undefined for one that is nowhere. */
  rootOf(uri: string): string | undefined
}

/** With a root of its own, that of every document. */
export const createFolders = (own: string | undefined): Folders => {
  let folders: readonly string[] = []
  return {
    open: (uris, rootUri) => {
      const given = uris.length > 0 ? uris : rootUri === null ? [] : [rootUri]
      folders = given.flatMap((uri) => pathOf(uri) ?? [])
    },
    rootOf: (uri) => {
      if (own !== undefined) return own
      const file = pathOf(uri)
      const around = folders.filter((folder) => file?.startsWith(`${folder}${path.sep}`))
      const [nearest] = around.toSorted((one, other) => other.length - one.length)
      return nearest ?? folders[0] ?? (file === undefined ? undefined : path.dirname(file))
    },
  }
}

/** The path of a file's address; undefined for any other address. */
export const pathOf = (uri: string): string | undefined => {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : undefined
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
