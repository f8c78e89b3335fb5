import type { Readable, Writable } from 'node:stream'
import { oneLine } from '../../core/report/plain-text.ts'
import { fitStart, wrap } from '../../core/report/terminal/style.ts'
import type { Ask, Question } from '../../core/run/approvals.ts'
import { renderAskedStep } from './asked-step.ts'
import type { Context } from './context.ts'

/** The terminal of the person who is asked. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable & { readonly columns?: number }
}

/**
 * Asks the person at the terminal to approve a step. The question goes to standard error. What does not fit is counted, and shown on
 * request. Undefined when nobody can be asked: in CI, without a terminal that has a width, or when a plan comes from standard input.
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

/** Rows of a step that are shown before somebody asks for all of it. */
const ROWS = 24
const LABEL = 50

interface AskContext {
  readonly context: Context
  readonly terminal: Terminal
  readonly rows: number
}

type Answer = 'refuse' | 'step' | 'path' | 'rule'

async function answerTo(question: Question, asking: AskContext): Promise<Answer> {
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
