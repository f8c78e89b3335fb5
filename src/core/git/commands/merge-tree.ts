import type { GitCommand } from '../command.ts'

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
    const [tree = '', ...names] = stdout.toString('utf8').split('\0').filter(Boolean)
    return { tree, conflicts: [...new Set(names)] }
  },
})
