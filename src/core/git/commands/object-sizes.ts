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
