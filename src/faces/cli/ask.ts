import type { Readable, Writable } from 'node:stream'
import type { Ask, Question } from '../../index.ts'
import { oneLine } from '../../report/plain-text.ts'
import { renderAskedStep } from '../../report/terminal/asked-step.ts'
import { fitStart, wrap } from '../../report/terminal/style.ts'
import type { Context } from './context.ts'

/** The terminal that somebody sits at. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable & { readonly columns?: number }
}

/**
 * Asks whoever sits at the terminal about a step: on standard error, and only where both ends are a terminal that has a width and no
 * plan is read from it, outside CI. What does not fit is counted, and shown on request. Undefined when nobody can be asked.
 */
export const askAtTerminal = (
  plans: readonly string[],
  context: Context,
  terminal: Terminal = { input: process.stdin, output: process.stderr },
): Ask | undefined => {
  const { input, output } = terminal
  if (!context.live || !input.isTTY || output.columns === 0 || plans.includes('-')) return undefined
  return async (question) => {
    const answer = await answerTo(question, { context, terminal, rows: ROWS })
    if (answer === 'refuse') return undefined
    const { path, rule, step } = question
    return answer === 'step' ? { step: step.index } : answer === 'path' ? { path } : { rule }
  }
}

/** Rows of text that a first glance takes in. */
const ROWS = 24
const LABEL = 50

interface Asking {
  readonly context: Context
  readonly terminal: Terminal
  readonly rows: number
}

type Answer = 'refuse' | 'step' | 'path' | 'rule'

async function answerTo(question: Question, asking: Asking): Promise<Answer> {
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
      { value: 'rule', label: `Allow all that ${fitStart(oneLine(question.rule), LABEL)} asks about` },
      ...(cut ? [{ value: 'show' as const, label: 'Show all of it' }] : []),
    ],
  })
  if (isCancel(answer)) return 'refuse'
  return answer === 'show' ? answerTo(question, { ...asking, rows: Number.POSITIVE_INFINITY }) : answer
}

/** Columns that the prompt takes for its frame. */
const FRAME = 6

/** Which file the step is about, why it is asked about, and what it would do. */
function messageOf({ step, path, reason }: Question, width: number, rows: number) {
  const words = [`Step ${step.index}: ${step.tool} ${oneLine(path)}`, `${oneLine(reason)}.`]
  const view = renderAskedStep(step, { width, rows })
  return { lines: [...words.flatMap((line) => wrap(line, width)), ...view.lines], cut: view.cut }
}
