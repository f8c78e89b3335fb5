import { EditplanError } from '../../../errors.ts'
import { type GitCommand, listedIn } from '../command.ts'
import type { Git } from '../git.ts'

type MergeFiles = { readonly ours: string; readonly base: string; readonly theirs: string }

/** The merged text, or undefined where the sides conflict or are binary. */
export const mergeFile = ({ ours, base, theirs }: MergeFiles): GitCommand<Buffer | undefined> => ({
  args: ['merge-file', '-p', '-q', ours, base, theirs],
  input: '',
  // 1 to 127: that many conflicts; 255: a binary side.
  accept: Array.from({ length: 256 }, (_, code) => code).filter((code) => code !== 128 && code !== 129),
  parse: (stdout, exitCode) => (exitCode === 0 ? stdout : undefined),
})

export interface TreeMerge {
  readonly tree: string
  /** Files in conflict; empty when the merge is clean. */
  readonly conflicts: readonly string[]
}

/** Git's own three-way merge of two commits, without a work tree; needs git 2.38. What the user configured of it is left out. */
export const mergeTrees = (ours: string, theirs: string): GitCommand<TreeMerge> => ({
  args: [
    ...['merge.renames=true', 'merge.directoryRenames=conflict', 'merge.renameLimit=7000'].flatMap((set) => [
      '-c',
      set,
    ]),
    ...['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs],
  ],
  input: '',
  accept: [0, 1],
  parse(stdout) {
    const [tree = '', ...names] = listedIn(stdout)
    return { tree, conflicts: [...new Set(names)] }
  },
})

/** Throws GIT_FAILED when git is older than what a feature needs. */
export async function requireVersion(
  git: Git,
  [major, minor]: readonly [number, number],
  feature: string,
): Promise<void> {
  const found = await git.run(version())
  if (found[0] > major || (found[0] === major && found[1] >= minor)) return
  const message = `${feature} needs git ${major}.${minor} or newer; this is git ${found.join('.')}. Update git.`
  throw new EditplanError({ name: 'GIT_FAILED', message })
}

/** Major and minor version of git. */
export const version = (): GitCommand<readonly [number, number]> => ({
  args: ['version'],
  parse(stdout) {
    const [, major, minor] = /(\d+)\.(\d+)/.exec(stdout.toString('utf8')) ?? []
    return [Number(major ?? 0), Number(minor ?? 0)]
  },
})
