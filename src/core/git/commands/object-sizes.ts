import type { GitCommand } from '../command.ts'

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

/** Stores a commit whose bytes are given; its id. */
export const writeCommit = (content: string | Uint8Array): GitCommand<string> => ({
  args: ['hash-object', '-t', 'commit', '-w', '--stdin'],
  input: content,
  parse: oid,
})

/** Stores a blob or a tree whose bytes are given; its id. */
export const writeObject = (type: 'blob' | 'tree', content: Uint8Array): GitCommand<string> => ({
  args: ['hash-object', '-t', type, '-w', '--stdin'],
  input: content,
  parse: oid,
})
