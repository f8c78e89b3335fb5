import type { GitCommand } from '../../../core/git/command.ts'
import { unquotedName } from '../../../core/git/quoted-name.ts'

/** A line of a file, and where git says that it comes from. */
export interface LineOfCommit {
  /** The commit that last changed the line; {@link UNCOMMITTED} where none did yet. */
  readonly commit: string
  /** The file and the line in that commit; lines are counted from 1. */
  readonly path: string
  readonly line: number
  /** The line in the file that was asked about. */
  readonly at: number
  /** Without its LF. */
  readonly bytes: Buffer
}

/** Whether an id is the one that git gives to lines that are in no commit yet. */
export const isUncommitted = (commit: string): boolean => /^0+$/.test(commit)

export interface BlamedRange {
  readonly path: string
  /** Default: the file as it is in the work tree. */
  readonly commit?: string | undefined
  /** First and last line; default all. */
  readonly lines?: readonly [number, number] | undefined
}

/** Git's own blame, renames of whole files followed. What the user configured to be passed over is not. */
export const blameLines = ({ path, commit, lines }: BlamedRange): GitCommand<readonly LineOfCommit[]> => ({
  args: [
    ...['-c', 'core.quotePath=false', 'blame', '--porcelain', '--root', '--no-textconv', '--ignore-revs-file='],
    ...(lines ? [`-L${lines[0]},${lines[1]}`] : []),
    ...(commit === undefined ? [] : [commit]),
    ...['--', path],
  ],
  input: '',
  parse: parseBlame,
})

/** Of each commit the first line alone is followed by what is known of it, the file's name among it. */
function parseBlame(stdout: Buffer): readonly LineOfCommit[] {
  const lines: LineOfCommit[] = []
  const paths = new Map<string, string>()
  let head: readonly string[] = []
  for (let start = 0; start < stdout.length; ) {
    const found = stdout.indexOf(LF, start)
    const end = found < 0 ? stdout.length : found
    if (stdout[start] === TAB) {
      const [commit = '', line = '', at = ''] = head
      const bytes = stdout.subarray(start + 1, end)
      lines.push({ commit, path: paths.get(commit) ?? '', line: Number(line), at: Number(at), bytes })
      head = []
    } else {
      const text = stdout.toString('utf8', start, end)
      if (head.length === 0) head = text.split(' ')
      else if (text.startsWith('filename ')) paths.set(head[0] ?? '', unquotedName(text.slice('filename '.length)))
    }
    start = end + 1
  }
  return lines
}

const LF = 10
const TAB = 9
