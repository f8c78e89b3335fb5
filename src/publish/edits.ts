import type { GitCommand } from '../core/git/command.ts'
import { unquotedName } from '../core/git/quoted-name.ts'

/** Lines of a file that others take the place of. */
export interface Edit {
  readonly path: string
  /** First and last line replaced, from 1; never empty: an insertion replaces the line before it, or the first. */
  readonly start: number
  readonly end: number
  readonly lines: readonly string[]
  /** Whether lines say all of it: not for binary, new and removed files, modes and links, or a missing last line end. */
  readonly isText: boolean
}

/** The edits that lead from one tree to another, each as small as it can be. */
export const editsBetween = (from: string, to: string): GitCommand<readonly Edit[]> => ({
  args: [
    '-c',
    'core.quotePath=false',
    'diff-tree',
    '-r',
    '-p',
    '-U1',
    '--inter-hunk-context=0',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--src-prefix=a/',
    '--dst-prefix=b/',
    from,
    to,
  ],
  parse: (stdout) =>
    stdout
      .toString('utf8')
      .split(/^diff --git /m)
      .slice(1)
      .flatMap(editsOfFile),
})

function editsOfFile(patch: string): readonly Edit[] {
  const header = patch.slice(0, patch.search(/^@@ /m) < 0 ? undefined : patch.search(/^@@ /m))
  const path = unquoted(/^--- (.*)$/m.exec(header)?.[1] ?? '').replace(/^a\//, '')
  const isPlain = !/^(?:new file|deleted file|old mode|Binary)|^index \S+ 120000$/m.test(header) && path !== ''
  if (!isPlain) return [{ path: pathOfHeader(patch), start: 1, end: 1, lines: [], isText: false }]
  return patch
    .split(/^(?=@@ -)/m)
    .slice(1)
    .map((hunk) => editOfHunk(path, hunk))
}

/** One line of context on each side lets an insertion be a replacement. */
function editOfHunk(path: string, hunk: string): Edit {
  const [head = '', ...body] = hunk.replace(/\n$/, '').split('\n')
  const first = Number(/^@@ -(\d+)/.exec(head)?.[1] ?? 1)
  const marks = body.map((line) => line[0])
  const isWhole = !marks.includes('\\')
  const from = marks.findIndex((mark) => mark !== ' ')
  const to = marks.findLastIndex((mark) => mark !== ' ')
  const removed = marks.slice(from, to + 1).filter((mark) => mark !== '+').length
  // Nothing removed: take the line before along, or the one after at the top of the file.
  const [begin, end] = removed > 0 ? [from, to] : from > 0 ? [from - 1, to] : [from, to + 1]
  const replaced = body.slice(begin, end + 1)
  const start = first + begin
  const count = replaced.filter((line) => line[0] !== '+').length
  const lines = replaced.filter((line) => line[0] !== '-').map((line) => line.slice(1))
  return { path, start, end: start + count - 1, lines, isText: isWhole && count > 0 }
}

const pathOfHeader = (patch: string): string =>
  unquoted(
    /^(?:\+\+\+|---) (?!\/dev\/null)(.*)$/m.exec(patch)?.[1] ?? patch.split('\n', 1)[0]?.split(' b/').at(-1) ?? '',
  ).replace(/^[ab]\//, '')

/** Git ends names that hold a blank with a tab. */
const unquoted = (name: string): string => unquotedName(name.replace(/\t$/, ''))

/** First and last line of the new file in each hunk of a patch as GitHub gives it. */
export function commentableLines(patch: string): readonly (readonly [number, number])[] {
  return [...patch.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].map(([, start, count = '1']) => [
    Number(start),
    Number(start) + Number(count) - 1,
  ])
}
