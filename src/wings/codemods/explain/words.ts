import type { StepInput } from '../../../core/plan/edits-between.ts'
import type { Plan } from '../../../core/plan/schema.ts'
import type { LeftOut } from '../../../core/run/from-diff.ts'
import { visible } from '../../../core/text/visible.ts'
import { clipped, counted, listed, thousands } from '../../../core/text/words.ts'
import { toolOf } from '../../../core/tools/list.ts'
import type { StepInputs, StepTool } from '../../../core/tools/step-inputs.ts'
import type { FolderFiles } from '../../../core/workspace/folders.ts'
import type { FileToRead } from '../../../wing.ts'
import type { RuleException } from './cover.ts'
import type { Stop } from './trial.ts'

/** A step of the plan in words, and what it explains. */
export interface StepExplanation {
  /** Its number in the plan. */
  readonly step: number
  readonly title: string
  /** Places that it changes, or files. */
  readonly matches: number
  readonly counts: 'places' | 'files'
  /** Those that get more or less of it than most come first. */
  readonly files: readonly string[]
  /** How many files that is; absent where all get as much. */
  readonly odd?: number
  /** Files with places that the step is about and that the change leaves, or changes otherwise: the first thing to read. */
  readonly exceptions?: readonly RuleException[]
}

/** `6 of 219 places differ: a.ts (2), b.ts (4)`; empty where none does. */
export function exceptionsOf({ matches, exceptions = [] }: StepExplanation, most: number): string {
  if (exceptions.length === 0) return ''
  const places = exceptions.reduce((sum, one) => sum + (one.places ?? 1), 0)
  const inside = exceptions.reduce((sum, one) => sum + (one.isInside ? (one.places ?? 0) : 0), 0)
  // A rule that is about fewer places than it leaves is one for its files alone.
  if (places - inside > matches)
    return `only in these files; ${counted(places, 'place')} elsewhere ${places === 1 ? 'is' : 'are'} left as ${places === 1 ? 'it was' : 'they were'}`
  const names = exceptions.map(({ path, places: own }) => `${visible(path)}${own === undefined ? '' : ` (${own})`}`)
  return `${places} of ${counted(matches + places - inside, 'place')} ${places === 1 ? 'differs' : 'differ'}: ${listed(names, most)}`
}

export interface Explanation {
  /** Absent where nothing differs, or nothing of it can be carried. */
  readonly plan?: Plan
  readonly base: string
  readonly steps: readonly StepExplanation[]
  /** Numbers of the plan's steps that no rule explains. */
  readonly residual: readonly number[]
  /** Lines, as `git diff --numstat -M` counts them, and files. */
  readonly lines: { readonly all: number; readonly explained: number }
  readonly files: { readonly all: number; readonly explained: number }
  /** Files with something to read. */
  readonly toRead: readonly FileToRead[]
  readonly leftOut: readonly LeftOut[]
  /** What ended the search before it had tried everything. */
  readonly stopped?: Stop
  /** Characters that the search looked at: of the same change always as many. */
  readonly spent: number
  /** Why the plan is the ordinary one. */
  readonly ordinary?: string
  /** What was not tried, in sentences. */
  readonly notes?: readonly string[]
  /** The rules for other states of the files, where they were asked for. */
  readonly codemod?: Codemod
}

/** The rules of a change for other states of the files, with files that show what they do. */
export interface Codemod {
  /** Absent where no rule is about more than these files. */
  readonly plan?: Plan
  /** Files as they were, by the name of their case: those that change, and exceptions, which do not. */
  readonly cases: ReadonlyMap<string, FolderFiles>
  /** The rules that are not in it: a second run would change their results again, or they say nothing of other files. */
  readonly leftOut: readonly { readonly title: string; readonly reason: 'again' | 'here' }[]
}

/** What a step does, in a few words. */
export const titleOf = ({ tool, input }: StepInput): string => {
  const { title } = toolOf(tool)
  const given = input as StepInputs['Edit'] & StepInputs[StepTool]
  return title ? short(title(given)) : editTitle(given)
}

const editTitle = (input: StepInputs['Edit']): string => {
  const { regex, old_string = '', new_string: fresh = '' } = input
  const own = regex === undefined ? undefined : knownTitle(regex, input)
  if (own !== undefined) return own
  const old = regex === undefined ? old_string : readable(regex)
  const isLine = LINE_START.test(regex ?? '')
  if (!isLine && /^[\w$]+$/.test(old) && /^[\w$]+$/.test(fresh)) return `rename ${old} → ${fresh}`
  const where = isLine ? ' at the start of lines' : ''
  if (fresh === '') return `delete ${short(old)}${where}`
  const isJoined = old.startsWith('\n') && !fresh.startsWith('\n')
  const made = regex?.startsWith(INDENTED) ? fresh.replace(/^\$1/, '') : fresh
  return `replace ${isJoined ? '⏎ ' : ''}${short(old)} → ${short(made)}${where}`
}

/** What a regex of one of the rules does. */
function knownTitle(regex: string, { new_string: fresh = '', only_if }: StepInputs['Edit']): string | undefined {
  if (regex === LINE_END_BLANKS && fresh === '\n') return 'delete blanks at the ends of lines'
  if (regex === '([\\s\\S])$') return `end with ${short(fresh.slice(2))}`
  if (regex === '^([\\s\\S])') {
    const where = only_if?.not_contains === undefined ? '' : ` where ${short(only_if.not_contains)} is missing`
    return `begin with ${short(fresh.slice(0, -2))}${where}`
  }
  return undefined
}

/** Blanks before a line end. */
const LINE_END_BLANKS = '[ \\t]+\\n'

/** A regex as the text that it says; itself, between slashes, where it says more than one. */
const readable = (regex: string): string => plain(regex.replace(LINE_START, '')) ?? `/${regex}/`

/** What a rule about starts of lines begins with: see `lineStartRule`. */
const INDENTED = '(?m)^([ \\t]+)'
const LINE_START = /^\(\?m\)\^(?:\(\[ \\t\]\+\))?/

/** The text that a regex says, which ends at words; undefined where it says more than one. */
function plain(regex: string): string | undefined {
  const text = regex.replace(/^\\b/, '').replace(/\\b$/, '')
  if (/\\[A-Za-mo-su-z\d]|(?<!\\)(?:\\\\)*[.*+?()[\]{}|^$]/.test(text)) return undefined
  return text.replaceAll('\\n', '\n').replaceAll('\\t', '\t').replace(/\\(.)/g, '$1')
}

/** One line, cut where it is long; blanks at its ends are seen. Of several lines their number and the first that says something. */
const short = (text: string): string => {
  const full = text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line))
  if (text.replace(/\n$/, '').includes('\n') && text.length > LONGEST && full.length > 1)
    return `${counted(text.replace(/^\n|\n$/g, '').split('\n').length, 'line')} (${short((full[0] ?? '').trim())} …)`
  const ends = text
    .replace(/^\n+|(?<!\n)\n+$/g, '')
    .replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, (blanks) => visible(blanks, { blanks: true }))
  const line = visible(ends.replaceAll(/(?<!\s)\s*\n\s*/g, ' ⏎ ')) || visible(text, { blanks: true })
  return clipped(line, LONGEST)
}

const LONGEST = 60

/** The explanation as one paragraph. */
export function sentenceOf(explanation: Explanation): string {
  const { steps, lines, files, toRead, stopped, ordinary, leftOut } = explanation
  const left = leftOut.length > 0 ? ` No step can express ${counted(leftOut.length, 'change')}.` : ''
  const more = toRead.length === 0 ? 'a smaller plan' : 'more rules'
  const first = stopped ? `${STOPPED[stopped]}; there may be ${more}. ` : ''
  const end = `${ordinary === undefined ? '' : ` This is the ordinary plan, since ${ordinary}.`}${left}`
  if (files.all === 0) return 'Nothing differs.'
  const reading = readingOf(toRead)
  if (steps.length === 0)
    return `${first}No rule explains any of ${counted(lines.all, 'changed line')} in ${counted(files.all, 'file')}. ${reading}${end}`
  const told = steps.length > TOLD ? '' : `: ${steps.map(phraseOf).join(', ')}`
  const explain = steps.length === 1 ? 'explains' : 'explain'
  return `${first}${counted(steps.length, 'step')} ${explain} ${thousands(lines.explained)} of ${counted(lines.all, 'changed line')} in ${thousands(files.explained)} of ${counted(files.all, 'file')}${told}. ${reading}${end}`
}

function readingOf(toRead: Explanation['toRead']): string {
  if (toRead.length === 0) return 'Nothing else to read.'
  const [read, made] = [toRead.filter(({ generated }) => !generated), toRead.filter(({ generated }) => generated)]
  const said = [
    ...(read.length > 0 ? [`${counted(sumOf(read), 'line')} in ${counted(read.length, 'file')} to read`] : []),
    ...(made.length > 0 ? [`${counted(sumOf(made), 'line')} in ${counted(made.length, 'generated file')}`] : []),
  ]
  return `${said.join(', ')}.`
}

/** More steps than this are only counted: a list of them follows. */
const TOLD = 3

export const phraseOf = (step: StepExplanation): string => {
  const { title, matches, counts } = step
  const differ = exceptionsOf(step, NAMED)
  const found = counts === 'files' && matches === 1 ? '' : counted(matches, counts === 'places' ? 'place' : 'file')
  const more = [found, differ].filter(Boolean).join('; ')
  return more === '' ? title : `${title} (${more})`
}

/** Exceptions that a sentence names. */
const NAMED = 3

const sumOf = (toRead: Explanation['toRead']): number => toRead.reduce((sum, { lines }) => sum + lines, 0)

const STOPPED: Readonly<Record<Stop, string>> = {
  work: 'The search ended at its limit of work',
  time: 'The search ended at its limit of time',
  memory: 'The search ended at its limit of memory',
}
