import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { GitCommand } from '../command.ts'
import type { Git } from '../git.ts'

/** Bytes of objects, by ids or names without line breaks; undefined for what the repository lacks. Reads no content. */
export const objectSizes = (names: readonly string[]): GitCommand<readonly (number | undefined)[]> => ({
  args: ['cat-file', '--batch-check=%(objectsize)'],
  input: names.map((name) => `${name}\n`).join(''),
  parse: (stdout) =>
    stdout
      .toString('utf8')
      .trimEnd()
      .split('\n')
      .map((line) => (/^\d+$/.test(line) ? Number(line) : undefined)),
})

/** Bytes of blobs by their id; those that the repository lacks are absent. */
export const blobSizes = (ids: readonly string[]): GitCommand<ReadonlyMap<string, number>> => ({
  args: ['cat-file', '--batch-check=%(objectname) %(objectsize)'],
  input: [...new Set(ids)].map((id) => `${id}\n`).join(''),
  parse(stdout) {
    const answers = stdout.toString('latin1').matchAll(/^([0-9a-f]{40,64}) (\d+)$/gm)
    return new Map(Array.from(answers, ([, id = '', size]) => [id, Number(size)]))
  },
})

const oid = (stdout: Buffer): string => stdout.toString('latin1').trim()

/** Stores bytes as the blob that git makes of them at `path`, filters run; its id. */
export const hashFiltered = (path: string, content: Uint8Array): GitCommand<string> => ({
  args: ['hash-object', '-w', '--stdin', `--path=${path}`],
  input: content,
  parse: oid,
})

/** The id of the blob that a file's bytes are, as they are. */
export const blobOfFile = (file: string): GitCommand<string> => ({
  args: ['hash-object', '--no-filters', '--', file],
  input: '',
  parse: oid,
})

/** Stores a commit from its bytes and returns its id. */
export const writeCommit = (content: string | Uint8Array): GitCommand<string> => ({
  args: ['hash-object', '-t', 'commit', '-w', '--stdin'],
  input: content,
  parse: oid,
})

/** Stores a blob and returns its id. */
export const writeBlob = (content: Uint8Array): GitCommand<string> => ({
  args: ['hash-object', '-w', '--stdin'],
  input: content,
  parse: oid,
})

/** The bytes of an object, as git stores them. */
export type ObjectBytes = { readonly type: 'commit' | 'tree' | 'blob'; readonly content: Uint8Array }

/** Git's id of an object. */
export const objectId = (format: Git['objectFormat'], { type, content }: ObjectBytes): string =>
  createHash(format).update(`${type} ${content.length}\0`).update(content).digest('hex')

/** Stores objects together. What they name may be among them, or be missing. */
export const writeObjects = (format: Git['objectFormat'], objects: readonly ObjectBytes[]): GitCommand<void> => ({
  args: ['unpack-objects', '-q'],
  input: packOf(format, objects),
  parse() {},
})

/** A pack in the format of gitformat-pack(5), without deltas. */
function packOf(format: Git['objectFormat'], objects: readonly ObjectBytes[]): Buffer {
  const head = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1')
  head.writeUInt32BE(objects.length, 8)
  const entries = objects.flatMap(({ type, content }) => [entryHead(type, content.length), deflateSync(content)])
  const pack = Buffer.concat([head, ...entries])
  return Buffer.concat([pack, createHash(format).update(pack).digest()])
}

const TYPES = { commit: 1, tree: 2, blob: 3 } as const

/** Type and size: four bits of the size in the first byte, seven in each further one, the lowest first. */
function entryHead(type: ObjectBytes['type'], size: number): Buffer {
  const bytes = [(TYPES[type] << 4) | (size & 15)]
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push((bytes.pop() ?? 0) | 128, rest & 127)
  }
  return Buffer.from(bytes)
}
