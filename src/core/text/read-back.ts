import { isDeepStrictEqual } from 'node:util'

/**
 * The text of a JSON document, once its reader reads from it all that it says. Throws a TypeError for any other, before anything is
 * written: nobody finds out later that a document cannot be read.
 */
export function readBack(text: string, read: (text: string) => unknown): string {
  if (isDeepStrictEqual(read(text), JSON.parse(text))) return text
  throw new TypeError(`What would be written is not what its reader makes of it: ${text.slice(0, 200)}`)
}
