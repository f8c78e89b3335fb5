import type { GitCommand } from '../command.ts'

/** The files of a three-way merge of one text. */
export interface MergeFiles {
  readonly ours: string
  readonly base: string
  readonly theirs: string
}

/** The merged text, or undefined where the sides conflict or are binary. */
export const mergeFile = ({ ours, base, theirs }: MergeFiles): GitCommand<Buffer | undefined> => ({
  args: ['merge-file', '-p', '-q', ours, base, theirs],
  input: '',
  // 1 to 127: that many conflicts; 255: a binary side.
  accept: Array.from({ length: 256 }, (_, code) => code).filter((code) => code !== 128 && code !== 129),
  parse: (stdout, exitCode) => (exitCode === 0 ? stdout : undefined),
})
