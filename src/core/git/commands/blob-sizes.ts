import type { GitCommand } from '../command.ts'

/** Bytes of blobs by their id; those that the repository lacks are absent. */
export const blobSizes = (ids: readonly string[]): GitCommand<ReadonlyMap<string, number>> => ({
  args: ['cat-file', '--batch-check=%(objectname) %(objectsize)'],
  input: [...new Set(ids)].map((id) => `${id}\n`).join(''),
  parse(stdout) {
    const answers = stdout.toString('latin1').matchAll(/^([0-9a-f]{40,64}) (\d+)$/gm)
    return new Map(Array.from(answers, ([, id = '', size]) => [id, Number(size)]))
  },
})
