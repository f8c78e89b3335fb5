import type { GitCommand } from '../git.ts'

/** What differs between two trees at one path. */
export interface TreeChange {
  readonly path: string
  /** Its path before, where git takes it for renamed. */
  readonly oldPath?: string
  /** 000000 where the path is not there. */
  readonly oldMode: string
  readonly newMode: string
}

/** What differs between two trees, renames found as git does by default. */
export const rawDiff = (from: string, to: string): GitCommand<readonly TreeChange[]> => ({
  args: ['diff-tree', '-r', '-z', '--raw', '--find-renames', '--end-of-options', from, to],
  input: '',
  parse(stdout) {
    const fields = stdout.toString('utf8').split('\0')
    const changes: TreeChange[] = []
    for (let at = 0; at + 1 < fields.length; ) {
      const [oldMode = '', newMode = '', , , status = ''] = fields[at]!.slice(1).split(' ')
      const [first = '', second = ''] = fields.slice(at + 1)
      const renamed = status.startsWith('R')
      changes.push({ path: renamed ? second : first, ...(renamed && { oldPath: first }), oldMode, newMode })
      at += renamed ? 3 : 2
    }
    return changes
  },
})
