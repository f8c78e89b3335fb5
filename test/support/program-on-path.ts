import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The file of the first of the programs that is installed. */
export const programOnPath = (...names: readonly string[]): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}
