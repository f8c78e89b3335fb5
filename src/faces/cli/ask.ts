import type { Step } from '../../core/plan/schema.ts'
import { fitStart, splitAt, wrap } from '../../core/report/terminal/style.ts'
import type { Ask, Question } from '../../core/run/approvals.ts'
import { listOf } from '../../core/text/globs.ts'
import { lineChanges } from '../../core/text/line-changes.ts'
import { oneLine } from '../../core/text/neutralise.ts'
import { visible } from '../../core/text/visible.ts'
import { counted } from '../../core/text/words.ts'
import { toolOf } from '../../core/tools/list.ts'
import type { StepInputs } from '../../core/tools/step-inputs.ts'
import { type Context, type Terminal, terminalOf } from './context.ts'

/**
 * Asks the person at the terminal to approve a step. The question goes to standard error. What does not fit is counted, and shown on
 * request. Undefined when nobody can be asked: in CI, without a terminal that has a width, or when a plan comes from standard input.
 */
export const askAtTerminal = (plans: readonly string[], context: Context): Ask | undefined => {
  const terminal = terminalOf(context)
  const { input, output } = terminal
  if (!context.live || !input.isTTY || output.columns === 0 || plans.includes('-')) return undefined
  return async (question) => {
    const answer = await answerTo(question, { context, terminal, rows: ROWS })
    if (answer === 'refuse') return undefined
    const { path, rule, step } = question
    return answer === 'step' ? { step: step.index } : answer === 'path' ? { path } : { rule }
  }
}

/** Rows of a step that are shown before somebody asks for all of it. */
const ROWS = 24
const LABEL = 50

type Answer = 'refuse' | 'step' | 'path' | 'rule'

async function answerTo(
  question: Question,
  asking: { readonly context: Context; readonly terminal: Terminal; readonly rows: number },
): Promise<Answer> {
  const { isCancel, select } = await import('@clack/prompts')
  const { context, terminal, rows } = asking
  const { lines, cut } = messageOf(question, context.errorStyle.width - FRAME, rows)
  const answer = await select<Answer | 'show'>({
    ...terminal,
    signal: context.signal,
    message: lines.join('\n'),
    initialValue: 'refuse',
    options: [
      { value: 'refuse', label: 'Refuse' },
      { value: 'step', label: 'Allow this step once' },
      { value: 'path', label: 'Allow every step on this file' },
      { value: 'rule', label: `Allow everything that ${fitStart(oneLine(question.rule), LABEL)} asks about` },
      ...(cut ? [{ value: 'show' as const, label: 'Show the whole step' }] : []),
    ],
  })
  if (isCancel(answer)) return 'refuse'
  return answer === 'show' ? answerTo(question, { ...asking, rows: Number.POSITIVE_INFINITY }) : answer
}

/** Columns that the prompt takes for its frame. */
const FRAME = 6

/** The file of the step, why it needs approval, and what it would change. */
function messageOf({ step, path, reason }: Question, width: number, rows: number) {
  const words = [`Step ${step.index}: ${step.tool} ${oneLine(path)}`, `${oneLine(reason)}.`]
  const view = renderAskedStep(step, { width, rows })
  return { lines: [...words.flatMap((line) => wrap(line, width)), ...view.lines], cut: view.cut }
}

interface AskedStepView {
  /** No line is wider than asked for, and nothing in one works: no control, direction or invisible character. */
  readonly lines: readonly string[]
  /** Something is left out; the lines say how much. */
  readonly cut: boolean
}

interface AskedStepSize {
  /** Columns. */
  readonly width: number
  /** Rows of text that comes and goes; Infinity shows all of it, long lines wrapped. */
  readonly rows: number
}

/**
 * What a step would do, for the person who approves it: everything besides text (a mode, a destination, a deletion, a condition), then
 * the text that goes and comes, line by line. Where that does not fit, added lines take at least two thirds of the rows, and what is
 * left out is counted.
 */
export function renderAskedStep(step: Step, { width, rows }: AskedStepSize): AskedStepView {
  const columns = width - INDENT
  const facts = factsOf(step).map((fact) => splitAt(plain(fact), columns))
  const all = rowsOf(step)
  if (rows === Number.POSITIVE_INFINITY) {
    return { lines: indented([...facts.flat(), ...all.flatMap((row) => splitAt(textOf(row), columns))]), cut: false }
  }
  const shown = rowsThatFit(all, rows)
  const texts = shown.map(textOf)
  const fitting = texts.map((text) => cutLine(text, columns))
  const cut = facts.some(isLong) || shown.length < all.length || fitting.some((line, at) => line !== texts[at])
  return { lines: indented([...facts.flatMap(shorten), ...fitting, ...countsOf(all, shown)]), cut }
}

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `${' '.repeat(INDENT)}${line}`)

const textOf = ({ sign, text }: Row): string => `${sign} ${plain(text)}`

/** The start and the end of a sentence that a long path makes too long; the end of a path says most. */
function shorten(lines: readonly string[]): readonly string[] {
  if (!isLong(lines)) return lines
  return [...lines.slice(0, ENDS), `… ${lines.length - 2 * ENDS} more rows …`, ...lines.slice(-ENDS)]
}

const ENDS = 4

const isLong = (lines: readonly string[]): boolean => lines.length > 2 * ENDS + 1

const INDENT = 2

/** Every character that is not seen is spelled out, joiners and blanks of other widths too: this is code, not prose. */
const plain = (text: string): string => visible(text).replaceAll('\t', '→').replaceAll('\n', '⏎')

type Row = { readonly sign: '+' | '-' | '⋮'; readonly text: string }

/** Everything a step does besides changing lines of text, one sentence each. */
function factsOf(step: Step): readonly string[] {
  const { input, when, why } = step
  const facts = 'glob' in input && input.glob !== undefined ? [...choiceOf(input)] : []
  facts.push(...toolOf(step.tool).facts(input))
  if (when) facts.push(`Only when ${JSON.stringify(when)}`)
  if (why !== undefined) facts.push(`why: ${why.replace(/\s+/g, ' ')}`)
  return facts
}

/** The files of a step about many. */
const choiceOf = ({ glob, exclude, only_if }: StepInputs['Delete']): readonly string[] => [
  `In every file that matches ${listOf(glob ?? []).join(', ')}`,
  ...(exclude === undefined ? [] : [`But not in those that match ${listOf(exclude).join(', ')}`]),
  ...(only_if === undefined ? [] : [`Only in files where ${JSON.stringify(only_if)}`]),
]

function rowsOf({ tool, input }: Step): readonly Row[] {
  const texts = toolOf(tool).texts?.(input)
  return texts ? changedRows(texts.before, texts.after) : []
}

/** Texts longer than this are not compared: one goes, the other comes. */
const COMPARED = 2 ** 16

function changedRows(old: string, fresh: string): readonly Row[] {
  const [before, after] = [linesOf(old), linesOf(fresh)]
  if (old.length + fresh.length > COMPARED) return [...signed('-', before), ...signed('+', after)]
  const rows: Row[] = []
  let from = 0
  for (const { at, removed, added } of lineChanges(before, after)) {
    rows.push(...unchanged(at - from), ...signed('-', before.slice(at, at + removed)), ...signed('+', added))
    from = at + removed
  }
  return [...rows, ...unchanged(before.length - from)]
}

const unchanged = (count: number): readonly Row[] =>
  count === 0 ? [] : [{ sign: '⋮', text: counted(count, 'unchanged line') }]

/** No lines for an empty text; a line break at the end shows as an empty last line. */
const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'))

const signed = (sign: '+' | '-', lines: readonly string[]): readonly Row[] => lines.map((text) => ({ sign, text }))

/** The first rows of each kind that have room, in their order. */
function rowsThatFit(rows: readonly Row[], most: number): readonly Row[] {
  if (rows.length <= most) return rows
  const added = count(rows, '+')
  const others = rows.length - added
  const room = { added: Math.min(added, Math.max(Math.ceil((most * 2) / 3), most - others)), others: 0 }
  room.others = most - room.added
  return rows.filter(({ sign }) => (sign === '+' ? room.added-- > 0 : room.others-- > 0))
}

const count = (rows: readonly Row[], sign: Row['sign']): number => rows.filter((row) => row.sign === sign).length

function countsOf(all: readonly Row[], shown: readonly Row[]): readonly string[] {
  if (all.length === shown.length) return []
  const left = (sign: Row['sign']): number => count(all, sign) - count(shown, sign)
  return [`… not shown: ${left('+')} added, ${left('-')} removed lines`]
}

/** A line that fits, with the number of characters that do not. */
function cutLine(line: string, width: number): string {
  if (fitStart(line, width) === line) return line
  const kept = fitStart(line, Math.max(1, width - COUNT))
  return `${kept} +${line.length - kept.length + 1} characters`
}

const COUNT = ' +9999999999 characters'.length
