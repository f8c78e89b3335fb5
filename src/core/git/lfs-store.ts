import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Configuration } from './commands/config.ts'

/** The folder that git-lfs keeps contents in, as it finds it. */
export const lfsStore = (commonDir: string, config: Configuration): string =>
  resolve(commonDir, config.get('lfs.storage') ?? 'lfs')

/** Whether contents of Git LFS are here, by their ids; undefined where there are none at all. */
export function lfsContents(commonDir: string, config: Configuration): ((id: string) => boolean) | undefined {
  const objects = join(lfsStore(commonDir, config), 'objects')
  return existsSync(objects) ? (id) => existsSync(join(objects, id.slice(0, 2), id.slice(2, 4), id)) : undefined
}
