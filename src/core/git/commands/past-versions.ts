import type { GitCommand } from '../command.ts'

/** The commits that changed a file, newest first, at most so many. */
export const commitsOn = (
  path: string,
  { from, most }: { readonly from: string; readonly most: number },
): GitCommand<string[]> => ({
  args: ['--literal-pathspecs', 'log', '--format=%H', `--max-count=${most}`, '--end-of-options', from, '--', path],
  input: '',
  parse: (stdout) => stdout.toString('latin1').split('\n').filter(Boolean),
})

/** A rename that git finds in a commit. */
export interface Rename {
  readonly from: string
  readonly to: string
}

/** The renames in the last commits, newest first. */
export const renamesBefore = (from: string, most: number): GitCommand<readonly Rename[]> => ({
  args: [
    ...['-c', 'diff.renameLimit=1000', 'log', '--format=', '--name-status', '-z', '--find-renames', '--diff-filter=R'],
    ...[`--max-count=${most}`, '--end-of-options', from],
  ],
  input: '',
  parse: (stdout) => {
    const fields = stdout.toString('utf8').split('\0').filter(Boolean)
    const renames: Rename[] = []
    for (let at = 0; at + 2 < fields.length; at += 3)
      renames.push({ from: fields[at + 1] ?? '', to: fields[at + 2] ?? '' })
    return renames
  },
})
