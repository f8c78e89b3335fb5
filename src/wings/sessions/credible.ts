import type { StructuredPatchHunk } from '../../core/text/hunks.ts'
import { type AskedEdit, allReplaced, type FileOutcome, folded, placed } from './after-edits.ts'
import { plainText, type WritingHabits } from './file-states.ts'

/** What of an outcome is believed, and why the rest is not, in sentences about the file. */
interface Credible {
  readonly outcome: FileOutcome | undefined
  readonly doubts: readonly string[]
}

/** What a call asked for and what was known of its file: the other witnesses of what it did. */
interface Witnesses {
  readonly known: string | undefined
  /** `known` is the checkout's: others may have made or changed the file since. */
  readonly isAssumed?: boolean
  readonly edits?: readonly AskedEdit[]
  readonly content?: string
  readonly habits: WritingHabits
}

/**
 * What is believed of what a log says that a call did to a file. A text is believed where another witness agrees (the call's own words,
 * the lines of a diff, what was known), blanks and quotes aside; a text that is marked as cut, or that is the known one but for its end,
 * is not. No text before is no deletion: a client may leave it out.
 */
export const credible = (given: FileOutcome, witnesses: Witnesses): Credible => {
  const doubts: string[] = []
  const voices = { ...witnesses, hunks: given.witness ?? given.hunks }
  const shown = (text: string | null | undefined) => {
    const doubt = typeof text === 'string' ? whyPartial(text, witnesses.known) : undefined
    if (doubt !== undefined) doubts.push(doubt)
    return doubt === undefined ? text : undefined
  }
  const before = given.before === null && !makesFile(given, witnesses) ? undefined : shown(given.before)
  const after = given.after === null ? null : shown(given.after)
  const outcome = { ...given, before, after }
  if (typeof after !== 'string') return { outcome: worded(outcome, witnesses, doubts), doubts }
  const starts = [before, before === null ? undefined : witnesses.known].filter((start) => typeof start === 'string')
  const agreeing = starts.find((start) => leads(start, after, voices))
  if (agreeing !== undefined && agreeing !== before) return { outcome: { ...outcome, before: undefined }, doubts }
  if (agreeing !== undefined || given.byPerson) return { outcome, doubts }
  const words = { ...outcome, after: undefined }
  if (starts.some((start) => isOutvoted(start, voices))) return { outcome: words, doubts }
  if (!isContradicted(starts, after, voices)) return { outcome, doubts }
  const isPart = starts.some((start) => whyPartial(after, byCall(start, voices)) !== undefined)
  const doubt = 'what the log shows afterwards differs from what the call does.'
  return { outcome: isPart ? words : outcome, doubts: [...doubts, doubt] }
}

/** Whether the call and the diff agree, against the text afterwards. */
const isOutvoted = (start: string, voices: Voices): boolean => {
  const [asked, told] = [byCall(start, voices), voices.hunks && byLines(start, voices.hunks)]
  return asked !== undefined && told !== undefined && isAlike(asked, told)
}

type Voices = Omit<Witnesses, 'known'> & { readonly hunks: readonly StructuredPatchHunk[] | undefined }

/** Without a text afterwards: the diff, unless the call's own words give something else. */
const worded = (outcome: FileOutcome, { known, ...voices }: Witnesses, doubts: string[]): FileOutcome => {
  const { before, byPerson, hunks = outcome.witness } = outcome
  const start = before ?? known
  if (!hunks || hunks.length === 0 || byPerson || typeof start !== 'string') return outcome
  const [asked, told] = [byCall(start, voices), byLines(start, hunks)]
  if (asked !== undefined && told !== undefined && !isAlike(asked, told))
    doubts.push('the diff that the log shows differs from what the call does.')
  return outcome
}

/** Whether a file that the log shows no text of before can have been made by the call. */
const makesFile = ({ after }: FileOutcome, { known, isAssumed, edits, content }: Witnesses): boolean =>
  (known === undefined || isAssumed === true) &&
  (content !== undefined || typeof after === 'string' || edits?.[0]?.old === '')

const leads = (start: string, after: string, voices: Voices): boolean => {
  const made = byCall(start, voices)
  if (made !== undefined && isAlike(made, after)) return true
  const told = voices.hunks && byLines(start, voices.hunks)
  return told !== undefined && isAlike(told, after)
}

/** Whether any witness says something else; with none there is nothing but the text. */
const isContradicted = (starts: readonly string[], after: string, voices: Voices): boolean =>
  voices.content !== undefined
    ? !isAlike(voices.content, after)
    : starts.some(
        (start) => byCall(start, voices) !== undefined || (voices.hunks !== undefined && voices.hunks.length > 0),
      )

const byCall = (start: string, { edits, content, habits }: Omit<Voices, 'hunks'>): string | undefined =>
  content ?? (edits && allReplaced(plainText(start), edits, habits))

const byLines = (start: string, hunks: readonly StructuredPatchHunk[]): string | undefined =>
  placed(bare(start), hunks.map(bareHunk))

const isAlike = (one: string, other: string): boolean => bare(one).trim() === bare(other).trim()

/** A text whose quotes are plain and whose lines have no blanks: some diffs leave both out. */
const bare = (text: string): string =>
  folded(plainText(text))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ''))
    .join('\n')

const bareHunk = (hunk: StructuredPatchHunk): StructuredPatchHunk => ({
  ...hunk,
  lines: hunk.lines.map((line) => (line.startsWith('\\') ? line : line.slice(0, 1) + bare(line.slice(1)))),
})

/** Why a text that a log shows of a file may be only a part of it, or more than it; undefined where nothing says so. */
export const whyPartial = (text: string, known: string | undefined): string | undefined => {
  const [mark] = CUT.exec(text) ?? []
  if (mark !== undefined && !known?.includes(mark)) return `the log shows it only in part (${mark.trim()}).`
  if (known === undefined) return undefined
  const [shown, whole] = [text, known].map((one) => plainText(one).replace(/(?<!\n)\n+$/, '')) as [string, string]
  if (shown.length < whole.length && whole.startsWith(shown)) return 'the log shows no more than its beginning.'
  const rest = shown.startsWith(whole) ? shown.slice(whole.length) : ''
  return FOOTER.test(rest) ? 'the log shows a line after it that may be a note of the client.' : undefined
}

/** How clients mark what they cut. */
const CUT =
  /\[\.\.\. ?truncated[^\n]*|\.\.\. ?\[(?:(?!\.{3} ?\[|truncated)[^\n\]])*truncated(?:(?!\.{3} ?\[)[^\n\]])*\][^\n]*|\u2026 ?\[truncated\]|<response clipped>|\[output (?:was )?truncated[^\n]*|\[\d+ (?:more )?(?:lines|characters|chars|bytes) (?:omitted|truncated|elided|hidden)[^\n]*|\.\.\. ?\((?:truncated|\d+ more (?:lines|characters))[^\n]*/i

/** Last lines that clients add to what a tool printed: in brackets of any kind, or about how it ended. */
const FOOTER =
  /^\n+(?:[<[({][^\n]*[>\])}]|(?=[^\n]*\b(?:exit(?:ed)?|completed|finished|status|code|duration|wall time|shellId|truncated)\b)[^\n]*)\s*$/i
