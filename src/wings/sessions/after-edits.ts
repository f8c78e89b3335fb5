import { applyEdit } from '../../core/text/edit.ts'
import { withoutMark } from '../../core/text/encoding.ts'
import { type StructuredPatchHunk, sidesOf, textsOf, withoutCr } from '../../core/text/hunks.ts'
import { nextLineAt } from '../../core/text/line-bounds.ts'
import { type FileState, likeBefore, plainText, type WritingHabits } from './file-states.ts'
import { linesOf, placesOf, textLines } from './line-places.ts'

/** What a source says a call did to one file. */
export interface FileOutcome {
  readonly path: string
  /** Its whole text before; null where there was no file, undefined where the source does not say. */
  readonly before?: string | null | undefined
  /** Its whole text afterwards; null where it is gone. */
  readonly after?: string | null | undefined
  /** What changed, by lines. */
  readonly hunks?: readonly StructuredPatchHunk[] | undefined
  /** A diff that leaves blanks out: it says whether a text is right, and makes none. */
  readonly witness?: readonly StructuredPatchHunk[] | undefined
  readonly movedTo?: string | undefined
  /** The hunks may lack the indentation that all their lines share, and other blanks. */
  readonly outdented?: boolean | undefined
  /** A person changed what was proposed: it need not be what the call says. */
  readonly byPerson?: boolean | undefined
  /** Texts and hunks have the file's own line ends and byte order mark; otherwise LF. */
  readonly exact: boolean
}

/** A replacement as a call asks for it. */
export type AskedEdit = {
  readonly old: string
  readonly new: string
  readonly all: boolean
  /** At how many places it is to be, where the call says so. */
  readonly count?: number | undefined
  /** Its texts are whole lines, as those of blocks are; `start` is the line that the call names, in the file as it was before. */
  readonly lines?: { readonly start: number | undefined } | undefined
}

/** A call that edits one file, all its replacements or none. */
export type EditCall = { readonly path: string; readonly edits: readonly AskedEdit[] }

/** The file after the replacements: as the source says, else as its hunks say, else as the agent's own tool makes them. */
export const afterEdits = (
  state: FileState,
  { edits }: EditCall,
  { outcome, habits }: { readonly outcome: FileOutcome | undefined; readonly habits: WritingHabits },
): FileState | undefined => {
  if (outcome?.after !== undefined && outcome.after !== null)
    return afterText(state, outcome.after, { outcome, habits })
  if (state.text === undefined) {
    const [first, ...others] = edits
    const made = first?.old === '' ? { text: first.new, exact: true } : undefined
    return made && others.length > 0 ? afterCalls(made, others, habits) : made
  }
  const { hunks = [], exact = false } = outcome ?? {}
  const told = () => (hunks.length > 0 ? afterHunks(state, hunks, { exact, habits }) : undefined)
  const asked = () => afterCalls(state, edits, habits)
  // A diff of a folded file is one of its folded text.
  if (habits.edits === 'folded') return asked() ?? told()
  const shown = told()
  if (shown) return shown
  const made = asked()
  // What a source shows counts over what was asked for; in a file that others may have changed since, at any line.
  const isShown = state.assumed
    ? (hunk: StructuredPatchHunk) => edits.some((edit) => isAsked(edit, hunk))
    : (hunk: StructuredPatchHunk) => made !== undefined && isShownIn(made, hunk)
  return made && hunks.every(isShown) ? made : undefined
}

/** Whether the lines of a hunk before and after are those that a replacement asks for, blanks aside. */
const isAsked = ({ old, new: fresh }: AskedEdit, hunk: StructuredPatchHunk): boolean => {
  const [before, after] = [textsOf(withoutCr(hunk)).old, textsOf(withoutCr(hunk)).replacement].map(bare)
  const [wanted, made] = [old, fresh].map((text) => bare(plainText(text)))
  return (
    before !== undefined &&
    wanted !== undefined &&
    before.includes(wanted) &&
    before.replace(wanted, () => made ?? '') === after
  )
}

const bare = (text: string): string => text.replaceAll(/\s+/g, '')

/** Whether a file has the lines that a hunk shows at their place, blanks aside. */
const isShownIn = ({ text = '' }: FileState, hunk: StructuredPatchHunk): boolean => {
  const shown = sidesOf(hunk).new.lines.map((line) => line.trim())
  const lines = plainText(text)
    .split('\n')
    .slice(Math.max(0, hunk.newStart - 1))
  return shown.every((line, index) => (lines[index] ?? '').trim() === line)
}

const afterText = (
  state: FileState,
  text: string,
  { outcome, habits }: { readonly outcome: FileOutcome; readonly habits: WritingHabits },
): FileState => {
  if (outcome.exact || state.text === undefined)
    return { text, exact: outcome.exact || !state.exact || state.text === undefined }
  if (!state.exact) return { ...state, text }
  return { ...state, text: likeBefore(state.text, plainText(text), habits.lineEnd) }
}

const afterCalls = (state: FileState, edits: readonly AskedEdit[], habits: WritingHabits): FileState | undefined => {
  if (state.text === undefined) return undefined
  const text = allReplaced(plainText(state.text), edits, habits)
  if (text === undefined) return undefined
  return { ...state, text: state.exact ? likeBefore(state.text, text, habits.lineEnd) : text }
}

/** A text with LF line ends after replacements as an agent's own tool makes them; undefined where it would have refused one. */
export const allReplaced = (
  plain: string,
  edits: readonly AskedEdit[],
  { edits: way, deletesLineEnd }: WritingHabits,
): string | undefined => {
  if (way === 'folded') {
    const loosely = () =>
      atOnce(
        folded(plain),
        edits.map((edit) => ({ ...edit, old: folded(plainText(edit.old)) })),
      )
    return atOnce(plain, edits) ?? loosely()
  }
  if (edits.every(({ lines }) => lines)) {
    const made = linesReplaced(plain, edits)
    if (made !== undefined || way !== 'tolerant') return made
  }
  let text: string | undefined = plain
  for (const edit of edits) {
    const longer = { ...edit, old: `${plainText(edit.old)}\n` }
    const takesEnd: boolean | undefined =
      deletesLineEnd && edit.new === '' && !edit.old.endsWith('\n') && text?.includes(longer.old)
    text = text === undefined ? undefined : replaced(text, takesEnd ? longer : edit, way)
  }
  return text
}

/** Whole lines replaced, one after the other; of several places the one that a call names. */
const linesReplaced = (text: string, edits: readonly AskedEdit[]): string | undefined => {
  const lines = text.split('\n')
  let grown = 0
  for (const { old, new: fresh, lines: named } of edits) {
    const [search, replace] = [linesOf(plainText(old)), linesOf(plainText(fresh))]
    const places = placesOf(search, textLines(lines))
    const wanted = named?.start === undefined ? undefined : named.start - 1 + grown
    const at = places.length === 1 ? places[0] : places.find((place) => place === wanted)
    if (at === undefined) return undefined
    lines.splice(at, search.length, ...replace)
    grown += replace.length - search.length
  }
  return lines.join('\n')
}

/** Replacements that are all looked for in the text as it was. */
const atOnce = (text: string, edits: readonly AskedEdit[]): string | undefined => {
  const places = edits
    .map((edit) => ({
      at: text.indexOf(plainText(edit.old)),
      length: plainText(edit.old).length,
      text: edit.new.replaceAll('\r\n', '\n'),
    }))
    .sort((one, other) => one.at - other.at)
  if (places.some(({ at }) => at < 0)) return undefined
  const parts: string[] = []
  let done = 0
  for (const place of places) {
    parts.push(text.slice(done, place.at), place.text)
    done = place.at + place.length
  }
  return parts.join('') + text.slice(done)
}

/** What one replacement makes of a text with LF line ends; undefined where the agent's tool would have refused it. */
const replaced = (text: string, edit: AskedEdit, way: 'tolerant' | 'literal' | 'loose'): string | undefined => {
  const [old, fresh] = [plainText(edit.old), edit.new.replaceAll('\r\n', '\n')]
  if (way === 'tolerant') return applyEdit(text, { old_string: old, new_string: fresh, replace_all: edit.all })
  if (old === '') return text.trim() === '' ? fresh : undefined
  const at = text.indexOf(old)
  if (at < 0) return undefined
  if (edit.count !== undefined && text.split(old).length !== edit.count + 1) return undefined
  if (edit.all) return text.replaceAll(old, () => fresh)
  if (text.indexOf(old, at + 1) >= 0) return undefined
  return text.slice(0, at) + fresh + text.slice(at + old.length)
}

/** The file after hunks at the lines they name; undefined where they are not there. */
export const afterHunks = (
  state: FileState,
  hunks: readonly StructuredPatchHunk[],
  { exact, habits }: { readonly exact: boolean; readonly habits: WritingHabits },
): FileState | undefined => {
  if (state.text === undefined) return undefined
  if (exact && state.exact) {
    const text = placedAnyhow(state.text, hunks)
    return text === undefined ? undefined : { ...state, text }
  }
  const plain = placedAnyhow(plainText(state.text), hunks.map(withoutCr))
  if (plain === undefined) return undefined
  return { ...state, text: state.exact ? likeBefore(state.text, plain, habits.lineEnd) : plain }
}

/** Some diffs are shown without the indentation that all their lines share. */
const placedAnyhow = (text: string, hunks: readonly StructuredPatchHunk[]): string | undefined => {
  const asShown = placed(text, hunks)
  const [first] = hunks
  if (asShown !== undefined || !first) return asShown
  const lines = text.split('\n').slice(Math.max(0, first.oldStart - 1))
  const { old } = sidesOf(first)
  const index = old.lines.findIndex((line) => line.trim() !== '')
  const [shown = '', actual = ''] = [old.lines[index], lines[index]]
  const indent = actual.slice(0, actual.length - shown.length)
  if (index < 0 || !actual.endsWith(shown) || !/^[ \t]+$/.test(indent)) return undefined
  return placed(
    text,
    hunks.map((hunk) => indented(hunk, indent)),
  )
}

const indented = (hunk: StructuredPatchHunk, indent: string): StructuredPatchHunk => ({
  ...hunk,
  lines: hunk.lines.map((line) =>
    line.startsWith('\\') || line.slice(1).trim() === '' ? line : line.slice(0, 1) + indent + line.slice(1),
  ),
})

/** Each hunk at its own line and nowhere else. */
export const placed = (text: string, hunks: readonly StructuredPatchHunk[]): string | undefined => {
  const parts: string[] = []
  let done = 0
  let line = 1
  for (const hunk of hunks) {
    const { old, replacement } = textsOf(hunk)
    const target = hunk.oldStart
    let start = done
    for (; line < target && start < text.length; line++) start = nextLineAt(text, start)
    const marked = old !== '' && start === 0 && text.startsWith('\ufeff') && !old.startsWith('\ufeff') ? 1 : 0
    if (line < target || !text.startsWith(withoutMarkAt(old, text, start), start + marked)) return undefined
    const gone = withoutMarkAt(old, text, start)
    parts.push(text.slice(done, start + marked), withoutMarkAt(replacement, text, start))
    done = start + marked + gone.length
    line = target + hunk.oldLines
  }
  return parts.join('') + text.slice(done)
}

/** A diff may show the byte order mark in its first line where the text is known without it. */
const withoutMarkAt = (part: string, text: string, start: number): string =>
  start === 0 && !text.startsWith('\ufeff') ? withoutMark(part) : part

/** Characters that are written in several ways, and the plain one used for them. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018-\u201b]/g, "'"],
  [/[\u201c-\u201f]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u00a0\u2002-\u200a\u202f\u205f\u3000]/g, ' '],
]

/** A text with LF line ends in its plain spelling, without blanks at line ends: what some agents leave of a file in which they looked loosely. */
export const folded = (text: string): string => {
  const lines = text.normalize('NFKC').split('\n')
  return FOLDS.reduce(
    (plain, [spellings, one]) => plain.replace(spellings, one),
    lines.map((line) => line.trimEnd()).join('\n'),
  )
}
