import type { GitCommand } from '../command.ts'

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
