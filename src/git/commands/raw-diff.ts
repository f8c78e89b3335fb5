import type { GitCommand } from '../git.ts'

/** One path that differs between two trees; a mode is 000000 where the path is not there. */
export interface TreeChange {
  readonly path: string
  readonly oldMode: string
  readonly newMode: string
}

export const rawDiff = (from: string, to: string): GitCommand<readonly TreeChange[]> => ({
  args: ['diff-tree', '-r', '-z', '--raw', '--no-renames', '--end-of-options', from, to],
  input: '',
  parse(stdout) {
    const fields = stdout.toString('utf8').split('\0')
    return fields.flatMap((head, index) => {
      const [oldMode, newMode] = head.startsWith(':') && index % 2 === 0 ? head.slice(1).split(' ') : []
      return oldMode && newMode ? [{ path: fields[index + 1] ?? '', oldMode, newMode }] : []
    })
  },
})
