import type { Readable, Writable } from 'node:stream'
import { oneLine, showInvisible } from '../../report/plain-text.ts'
import { fitStart } from '../../report/terminal/style.ts'
import type { Ask, Question } from '../../run.ts'
import type { Context } from './context.ts'

/** The terminal that somebody sits at. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable & { readonly columns?: number }
}

/**
 * Puts what the policy asks about to whoever sits at the terminal: on standard error, and only where both ends are a terminal that
 * has a width and that no plan is read from, outside CI. Undefined where nobody can be asked.
 */
export const askAtTerminal = (
  plans: readonly string[],
  context: Context,
  terminal: Terminal = { input: process.stdin, output: process.stderr },
): Ask | undefined => {
  const { input, output } = terminal
  if (!context.live || !input.isTTY || output.columns === 0 || plans.includes('-')) return undefined
  return async (question) => {
    const { isCancel, select } = await import('@clack/prompts')
    const { path, rule, step } = question
    const answer = await select<'step' | 'path' | 'rule' | 'refuse'>({
      ...terminal,
      signal: context.signal,
      message: messageOf(question, context),
      initialValue: 'refuse',
      options: [
        { value: 'refuse', label: 'Refuse' },
        { value: 'step', label: 'Allow this step once' },
        { value: 'path', label: 'Allow every step on this file' },
        { value: 'rule', label: `Allow all that ${fitStart(oneLine(rule), LABEL)} asks about` },
      ],
    })
    if (isCancel(answer) || answer === 'refuse') return undefined
    return answer === 'step' ? { step: step.index } : answer === 'path' ? { path } : { rule }
  }
}

const LABEL = 50
const LINES = 12

/** What would be done, why it is asked, and the text that would come and go, as much as a glance takes in. */
function messageOf({ step, path, reason }: Question, { errorStyle: { width } }: Context): string {
  const why = step.why === undefined ? [] : [`why: ${oneLine(step.why)}`]
  const lines = [
    `Step ${step.index}: ${step.tool} ${oneLine(path)}`,
    `${oneLine(reason)}.`,
    ...why,
    ...linesOf(step).slice(0, LINES),
    ...(linesOf(step).length > LINES ? ['  …'] : []),
  ]
  return lines.map((line) => fitStart(line, width - 6)).join('\n')
}

const linesOf = ({ tool, input }: Question['step']): readonly string[] => {
  switch (tool) {
    case 'Edit':
      return [
        ...signed('-', input.old_string ?? input.regex ?? input.pattern ?? ''),
        ...signed('+', input.new_string ?? ''),
      ]
    case 'Write':
      return signed('+', input.content ?? '')
    case 'NotebookEdit':
      return [...signed('-', input.old_string ?? ''), ...signed('+', input.new_source ?? input.new_string ?? '')]
    case 'Move':
      return signed('→', input.new_path)
    case 'Set':
      return signed('+', JSON.stringify(input.value))
    case 'Read':
    case 'Delete':
    case 'Unset':
      return []
  }
}

/** No more of a text is looked at than can be shown. */
const SHOWN = 4096

const signed = (sign: string, text: string): readonly string[] =>
  text === ''
    ? []
    : showInvisible(text.slice(0, SHOWN))
        .split('\n')
        .map((line) => `  ${sign} ${line}`)
