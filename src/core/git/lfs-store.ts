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

/** The content that a pointer of Git LFS stands for (git-lfs, docs/spec.md); undefined for any other file. */
export const lfsPointer = (file: Uint8Array): string | undefined =>
  file.length < POINTER_BYTES && file[0] === POINTER_START
    ? POINTER.exec(Buffer.from(file).toString('latin1'))?.[1]
    : undefined

/** No pointer is as large. */
export const POINTER_BYTES = 1024

const POINTER_START = 'v'.charCodeAt(0)

const POINTER =
  /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v?\d[^\n]*\n(?:[^\n]*\n)*?oid sha256:([0-9a-f]{64})\n/
