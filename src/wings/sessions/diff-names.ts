import { utf8Text } from '../../core/text/encoding.ts'
import type { StructuredPatchHunk } from '../../core/text/hunks.ts'
import { slashedFromWindows } from '../../core/text/paths.ts'

/** One file of a unified diff. Lines count from 1 in the text. */
export interface FileDiff {
  readonly oldPath: string | undefined
  readonly newPath: string | undefined
  /** As they are written. */
  readonly names: DiffNames
  /** Git's extended headers, e.g. `new file mode` → `100644`. */
  readonly headers: ReadonlyMap<string, string>
  /** Of a binary file: the lines after `GIT binary patch`; none for `Binary files … differ`. */
  readonly binary?: readonly string[]
  readonly hunks: readonly DiffHunk[]
  /** Why it is not as a program wrote it, in a sentence for a person: part of it is missing, or there is too much. */
  readonly damage?: string
  /** The text ends, without a line end, in a line that it adds: nothing in the file shows whether the line goes on. */
  readonly isOpen?: true
  readonly line: number
}

/** A hunk, and the line of the text it begins at. */
export interface DiffHunk extends StructuredPatchHunk {
  readonly line: number
  /** Its head says nothing of where it is: its lines alone do. */
  readonly isUnplaced?: true
  /** How many lines of the text follow its first one, where those are not its own. */
  readonly span?: number
}

/** What the head of a file's diff calls the file, nothing taken off. */
export interface DiffNames {
  /** Undefined where no line names it; for `/dev/null` what git's first line says. */
  readonly old: string | undefined
  readonly new: string | undefined
  /** Names of the lines above it (`Index: x`, `diff x.orig x`), which decide nothing where the others name a file. */
  readonly others: readonly string[]
  /** Git's head: `rename` and `copy` name files without a prefix. */
  readonly isGit: boolean
  /** Git's `rename from` … `copy to`, which have one part fewer to take off. */
  readonly isMoved: boolean
  /** What the line of a side says of a file that is not there: `/dev/null`, the epoch, `(nonexistent)`. */
  readonly isAbsent: { readonly old: boolean; readonly new: boolean }
}

/** @param head the lines of a file's diff up to its first hunk @param above the lines before it */
export function namesOf(head: readonly string[], above: readonly string[]): DiffNames {
  const [line = ''] = head
  const isGit = line.startsWith('diff --')
  const moved = ['from', 'to'].map(
    (end) => head.map((one) => /^(?:rename|copy) (from|to) (.*)$/.exec(one)).find((found) => found?.[1] === end)?.[2],
  )
  const [old, fresh] = [sideOf(head, '--- ', isGit), sideOf(head, '+++ ', isGit)]
  const both = isGit ? headerNames(line) : undefined
  const isMoved = moved.every((name) => name !== undefined)
  const [from, to] = isMoved
    ? moved.map((name) => (name?.startsWith('"') ? unquoted(name) : name?.replace(/\r$/, '')))
    : [old?.name ?? both?.[0], fresh?.name ?? both?.[1]]
  const [before, after] = withoutWords(from, to)
  return {
    ...{ old: before, new: after, isGit, isMoved },
    others: isGit ? [] : above.flatMap(namesAbove),
    isAbsent: { old: old?.isAbsent ?? false, new: fresh?.isAbsent ?? false },
  }
}

interface SideName {
  readonly name: string | undefined
  readonly isAbsent: boolean
}

const sideOf = (head: readonly string[], sign: string, isGit: boolean): SideName | undefined => {
  const line = head
    .find((one) => one.startsWith(sign))
    ?.slice(sign.length)
    .replace(/\r$/, '')
  if (line === undefined) return undefined
  const [quoted] = /^"(?:[^"\\]|\\.)*"/.exec(line) ?? []
  const [, bare = '', note = ''] = quoted ? [] : ((isGit ? /^([^\t]*)(.*)$/s : NAME_AND_NOTE).exec(line) ?? [])
  const name = quoted ? unquoted(quoted) : isGit ? bare : slashedFromWindows(bare)
  const rest = quoted ? line.slice(quoted.length) : note
  if (name === '/dev/null') return { name: undefined, isAbsent: true }
  return { name, isAbsent: isEpoch(rest) || /\((?:nonexistent|revision 0)\)\s*$/.test(rest) }
}

/** A name ends at a tab; where tabs became blanks, at a date or a note of Subversion. */
const NAME_AND_NOTE =
  /^([^\t]*?)(\t.*|\s+\d{4}-\d\d-\d\d[ T]\d\d:\d\d.*|\s+[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d.*|\s+\((?:revision \d+|working copy|nonexistent)\)\s*)?$/s

/** The time that programs write for a file that there is not: the beginning of 1970, in any zone. */
function isEpoch(note: string): boolean {
  const [, day, time = '', zone = ''] =
    /(1970-01-01|1969-12-31|Thu Jan +0?1|Wed Dec 31) (\d\d:\d\d:\d\d)(?:\.0+)?(?: 1970| 1969)?(?: ?([+-]\d{4}))?\s*$/.exec(
      note,
    ) ?? []
  if (day === undefined) return false
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(-2))
  const shift = zone === '' ? undefined : minutes(zone.slice(1)) * (zone.startsWith('-') ? -1 : 1)
  const isEve = /1969|Dec/.test(day)
  const local = minutes(time.slice(0, 5)) - (isEve ? 24 * 60 : 0)
  // Without a zone it is somebody's own: zones are at most 14 hours away.
  return time.endsWith(':00') && (shift === undefined ? Math.abs(local) <= 14 * 60 : local === shift)
}

/** Words that formatters put at the ends of names: `x.py:before` and `x.py:after`. */
const withoutWords = (old: string | undefined, fresh: string | undefined): readonly (string | undefined)[] =>
  old?.endsWith(':before') && fresh?.endsWith(':after') ? [old.slice(0, -7), fresh.slice(0, -6)] : [old, fresh]

/** The names in `diff --git a/x b/x`: of all ways to cut it in two, the one that gives the same file without as few first parts as can be. */
function headerNames(line: string): readonly [string, string] | undefined {
  const both = line.replace(/^diff --\w+ /, '').replace(/\r$/, '')
  if (both.startsWith('"') || both.endsWith('"')) {
    const parts = [...both.matchAll(/"(?:[^"\\]|\\.)*"|\S+/g)].map(([part]) =>
      part.startsWith('"') ? unquoted(part) : part,
    )
    return parts.length === 2 ? [parts[0]!, parts[1]!] : undefined
  }
  const cuts = [...both.matchAll(/ /g)].map(({ index }): [string, string] => [
    both.slice(0, index),
    both.slice(index + 1),
  ])
  const depths = cuts.map(([one, other]) => depthOfPrefix(one, other))
  const least = Math.min(...depths)
  const found = least === Number.POSITIVE_INFINITY ? [] : cuts.filter((_, at) => depths[at] === least)
  return found.length === 1 ? found[0] : undefined
}

/** How many parts are before what two names have in common; infinite where their last parts differ. */
function depthOfPrefix(one: string, other: string): number {
  let [left, right]: readonly (string | undefined)[] = [one, other]
  for (let depth = 0; left !== undefined && right !== undefined; depth += 1) {
    if (left === right) return depth
    ;[left, right] = [restOf(left), restOf(right)]
  }
  return Number.POSITIVE_INFINITY
}

/** A name without its first part; undefined for one that has no other. */
export const restOf = (name: string): string | undefined => /^[^/]*\/+(.+)$/.exec(name)?.[1]

const namesAbove = (line: string): readonly string[] => {
  const [, index] = /^Index: (.+?)\s*$/.exec(line) ?? []
  const [, one, other] = /^diff (?:-\S+ )*(?:-r \S+ )*(\S+) (\S+)\s*$/.exec(line) ?? []
  return [index, one, other].flatMap((name) => (name === undefined ? [] : [name]))
}

const ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** A name as git quotes it: C escapes, bytes in octal; those that are not UTF-8 become what no plan can name. */
export const unquoted = (text: string): string => {
  const inside = text.replace(/^"|"[^"]*$/g, '')
  const bytes = [...inside.matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/gsu)].map(([, octal, escaped, plain]) => {
    if (octal !== undefined) return Buffer.from([Number.parseInt(octal, 8)])
    return Buffer.from(plain ?? ESCAPES[escaped ?? ''] ?? escaped ?? '')
  })
  return utf8Text(Buffer.concat(bytes))
}
