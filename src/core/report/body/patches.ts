import { counted, listed, shortPath, stepsCalled, thousands } from '../../text/words.ts'
import type { AlikeGroup, GroupedChanges } from '../alike.ts'
import type { NetChange } from '../net-changes.ts'
import { clearPatch } from '../patch-lines.ts'
import { codeSpan, fencedBlock, fittingList, htmlCode } from '../safe-markdown.ts'

export interface PatchesOptions {
  /** Bytes of UTF-8 that the patches may have together. */
  readonly budget: number
  /** Paths that need a look: their patches are kept before others. */
  readonly first: ReadonlySet<string>
}

/** The patches that fit, and the files whose patches do not. */
export type ShownPatches = { readonly text: string; readonly missing: readonly NetChange[] }

/**
 * The net patches, folded by file: those that need a look first, then the odd ones, each change that many files get once. Where not all
 * fit, the largest are left out, the most usual before the odd.
 */
export function netPatches({ odd, alike }: GroupedChanges, { budget, first }: PatchesOptions): ShownPatches {
  const folds = [
    ...odd.filter(hasLines).map((change) => foldOf(change, first.has(change.path) ? 0 : 1, budget)),
    ...alike.filter(({ files: [one] }) => one && hasLines(one)).map((group) => foldOfGroup(group, budget)),
  ]
  const others = [...odd, ...alike.flatMap(({ files }) => files)].filter((change) => !hasLines(change))
  const rest = withoutLines(others, budget / 8)
  const inOrder = folds.toSorted((one, other) => one.rank - other.rank || one.bytes - other.bytes)
  let used = bytes(rest) + bytes(HEADING) + 4
  const kept = new Set(
    inOrder.filter((fold) => {
      if (used + fold.bytes + 2 > budget) return false
      used += fold.bytes + 2
      return true
    }),
  )
  const shown = folds.toSorted((one, other) => one.rank - other.rank).filter((fold) => kept.has(fold))
  const texts = [...shown.map(({ text }) => text), rest].filter(Boolean)
  return {
    text: texts.length === 0 ? '' : [HEADING, ...texts].join('\n\n'),
    missing: folds.filter((fold) => !kept.has(fold)).flatMap(({ changes }) => changes),
  }
}

const HEADING = '### Patches'

const bytes = (text: string): number => Buffer.byteLength(text)

const hasLines = ({ insertions, deletions, hunks }: NetChange): boolean =>
  insertions + deletions > 0 || hunks !== undefined

interface Fold {
  readonly changes: readonly NetChange[]
  /** The lower, the rather it is kept. */
  readonly rank: 0 | 1 | 2
  readonly text: string
  readonly bytes: number
}

const foldFrom = (changes: readonly NetChange[], rank: Fold['rank'], text: string): Fold => ({
  changes,
  rank,
  text,
  bytes: bytes(text),
})

const tooLarge = (changes: readonly NetChange[], rank: Fold['rank']): Fold => ({
  changes,
  rank,
  text: '',
  bytes: Number.POSITIVE_INFINITY,
})

function foldOf(change: NetChange, rank: Fold['rank'], budget: number): Fold {
  if (leastBytes(change) > budget) return tooLarge([change], rank)
  const { path, from, steps } = change
  const which = steps.length === 0 ? '' : ` (${stepsCalled(steps)})`
  const name = from === undefined ? htmlCode(path) : `${htmlCode(from)} → ${htmlCode(path)}`
  const summary = `${name}${markOf(change)} ${countsOf(change)}${which}`
  return foldFrom([change], rank, details(summary, patchOf(change)))
}

/** The files by name, and the change of the first, which is that of all. */
function foldOfGroup({ files, steps }: AlikeGroup, budget: number): Fold {
  const [one] = files
  if (!one || leastBytes(one) > budget) return tooLarge(files, 2)
  const summary = `${counted(files.length, 'file')} get this same change${markOf(one)} ${countsOf(one)} each (${stepsCalled(steps)})`
  const names = files.map(({ path, from }) => `- ${from === undefined ? '' : `${codeSpan(from)} → `}${codeSpan(path)}`)
  return foldFrom(files, 2, details(summary, [patchOf(one), '', ...fittingList(names, MAX_NAMES)].join('\n')))
}

/** Bytes of the names of a group. */
const MAX_NAMES = 4000

const details = (summary: string, body: string): string =>
  `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`

const patchOf = ({ hunks }: NetChange): string =>
  hunks ? fencedBlock('diff', clearPatch(hunks).join('\n')) : 'The report does not contain the patch.'

/** At least so many bytes of a patch, which is not written to find out that it does not fit. */
const leastBytes = ({ hunks = [] }: NetChange): number =>
  hunks.reduce((sum, { lines }) => lines.reduce((all, line) => all + line.length + 1, sum), 0)

const countsOf = ({ insertions, deletions }: NetChange): string => `+${thousands(insertions)} −${thousands(deletions)}`

function markOf({ status, old_mode: was, new_mode: is, encoding }: NetChange): string {
  const isFile = (mode: string): boolean => !mode.startsWith('0000')
  const marks = [
    status === 'added' ? 'new' : status === 'deleted' || status === 'renamed' ? status : '',
    isFile(was) && isFile(is) && was !== is ? `mode ${was} → ${is}` : '',
    !isFile(was) && is === '100755' ? 'executable' : '',
    encoding === undefined ? '' : `in ${encoding}`,
  ]
  return marks
    .filter(Boolean)
    .map((mark) => ` ${mark}`)
    .join('')
}

/** Files whose change has no lines: binary ones, modes, renames. */
function withoutLines(changes: readonly NetChange[], budget: number): string {
  if (changes.length === 0) return ''
  const names = changes.map((change) => {
    const { path, from, binary, old_size: was, new_size: is } = change
    const sizes = binary ? ` binary, ${was ?? 0} → ${is ?? 0} bytes` : ''
    return `- ${from === undefined ? '' : `${codeSpan(from)} → `}${codeSpan(path)}${markOf(change)}${sizes}`
  })
  return details(`${counted(changes.length, 'file')} without changed lines`, fittingList(names, budget).join('\n'))
}

/** Bytes of the names of files that are not shown. */
const MAX_MISSING = 4000

/** What is not shown, by name, and where it is. */
export function missingPatches(missing: readonly NetChange[], elsewhere: string): string {
  if (missing.length === 0) return ''
  const names = missing.map((change) => `${codeSpan(shortPath(change.path))} ${countsOf(change)}`)
  const line = `**Not shown here:** the ${missing.length === 1 ? 'patch' : 'patches'} of ${listed(names, 3)}; ${missing.length === 1 ? 'it is' : 'they are'} in ${elsewhere}.`
  if (missing.length <= 3) return line
  const kept = fittingList(
    names.map((name) => `- ${name}`),
    MAX_MISSING,
  )
  return `${line}\n\n${details(`All ${counted(missing.length, 'file')} that are not shown`, kept.join('\n'))}`
}
