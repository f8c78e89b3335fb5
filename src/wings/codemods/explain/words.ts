import type { StepInput } from '../../../core/plan/edits-between.ts'
import type { EditStepInput, Plan, StepInputs, StepTool } from '../../../core/plan/schema.ts'
import type { LeftOut } from '../../../core/run/from-diff.ts'
import type { FileToRead } from '../../../core/run/wing-slots.ts'
import { visible } from '../../../core/text/visible.ts'
import { counted } from '../../../core/text/words.ts'
import { toolOf } from '../../../core/tools/list.ts'
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
  /** Why the plan is the ordinary one. */
  readonly ordinary?: string
  /** What was not tried, in sentences. */
  readonly notes?: readonly string[]
}

/** What a step does, in a few words. */
export const titleOf = ({ tool, input }: StepInput): string => {
  const { title } = toolOf(tool)
  const given = input as EditStepInput & StepInputs[StepTool]
  return title ? short(title(given)) : editTitle(given)
}

const editTitle = ({ pattern, regex, old_string = '', new_string: fresh = '' }: EditStepInput): string => {
  const old = pattern ?? regex ?? old_string
  const word = regex === undefined ? old : (/^\\b(\w+)\\b$/.exec(old)?.[1] ?? old)
  if (/^[\w$]+$/.test(word) && /^[\w$]+$/.test(fresh)) return `rename ${word} → ${fresh}`
  if (fresh === '') return `delete ${short(old.replace(/^\(\?m\)\^/, ''))}`
  if (old === '^([\\s\\S])') return `begin with ${short(fresh.slice(0, -2))}`
  if (old === '([\\s\\S])$') return `end with ${short(fresh.slice(2))}`
  return `replace ${short(old)} → ${short(fresh)}`
}

/** One line, cut where it is long. */
const short = (text: string): string => {
  const line = visible(text.trim().replaceAll(/\s*\n\s*/g, ' ⏎ '))
  return [...line].length > LONGEST ? `${[...line].slice(0, LONGEST - 1).join('')}…` : line
}

const LONGEST = 60

/** The explanation as one paragraph. */
export function sentenceOf(explanation: Explanation): string {
  const { steps, lines, files, toRead, stopped, ordinary, leftOut } = explanation
  const left = leftOut.length > 0 ? ` No step can express ${counted(leftOut.length, 'change')}.` : ''
  const end = `${stopped ? ` ${STOPPED[stopped]}` : ''}${ordinary === undefined ? '' : ` This is the ordinary plan, since ${ordinary}.`}${left}`
  if (files.all === 0) return 'Nothing differs.'
  const reading = `${counted(sumOf(toRead), 'line')} in ${counted(toRead.length, 'file')} to read.`
  if (steps.length === 0)
    return `No rule explains any of ${counted(lines.all, 'changed line')} in ${counted(files.all, 'file')}. ${reading}${end}`
  const told = steps.slice(0, TOLD).map(phraseOf)
  const more = steps.length > TOLD ? [`${counted(steps.length - TOLD, 'more step')}`] : []
  const explain = steps.length === 1 ? 'explains' : 'explain'
  return `${counted(steps.length, 'step')} ${explain} ${lines.explained} of ${counted(lines.all, 'changed line')} in ${files.explained} of ${counted(files.all, 'file')}: ${[...told, ...more].join(', ')}. ${toRead.length === 0 ? 'Nothing else to read.' : reading}${end}`
}

const TOLD = 12

const phraseOf = ({ title, matches, counts }: StepExplanation): string =>
  `${title} (${counted(matches, counts === 'places' ? 'place' : 'file')})`

const sumOf = (toRead: Explanation['toRead']): number => toRead.reduce((sum, { lines }) => sum + lines, 0)

const STOPPED: Readonly<Record<Stop, string>> = {
  work: 'The search ended at its limit of work; there may be more.',
  time: 'The search ended at its limit of time; there may be more.',
  memory: 'The search ended at its limit of memory; there may be more.',
}
