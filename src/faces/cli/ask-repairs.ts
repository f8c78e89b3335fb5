import { oneLine } from '../../core/report/plain-text.ts'
import type { RefusedStep, RepairAnswer } from '../../core/report/repair-packet.ts'
import { wrap } from '../../core/report/terminal/style.ts'
import type { Terminal } from './ask.ts'
import type { Context } from './context.ts'

/** What somebody chose for refused steps. */
export interface RepairChoices {
  /** Steps whose correction is taken. */
  readonly accept: readonly number[]
  readonly answers: readonly RepairAnswer[]
}

/** Asks whoever sits at the terminal about each refused step; undefined when nobody can be asked. */
export async function askAboutRepairs(
  refused: readonly RefusedStep[],
  { plan, context }: { readonly plan: string; readonly context: Context },
  terminal: Terminal = { input: process.stdin, output: process.stderr },
): Promise<RepairChoices | undefined> {
  const { input, output } = terminal
  if (!context.live || !input.isTTY || output.columns === 0 || plan === '-') return undefined
  const { isCancel, select } = await import('@clack/prompts')
  const accept: number[] = []
  const answers: RepairAnswer[] = []
  for (const step of refused) {
    const choice = await select<'leave' | 'accept' | 'drop'>({
      ...terminal,
      signal: context.signal,
      message: messageOf(step, context.errorStyle.width - FRAME),
      initialValue: 'leave',
      options: [
        { value: 'leave', label: 'Leave the step as it is' },
        ...(step.corrected ? [{ value: 'accept' as const, label: 'Take the correction' }] : []),
        { value: 'drop', label: 'Take the step out of the plan' },
      ],
    })
    if (isCancel(choice)) break
    if (choice === 'accept') accept.push(step.step)
    if (choice === 'drop') answers.push({ step: step.step, drop: true })
  }
  return { accept, answers }
}

/** Columns that the prompt takes for its frame. */
const FRAME = 6

function messageOf({ step, tool, error, corrected }: RefusedStep, width: number): string {
  const words = [
    `Step ${step}: ${tool}: ${error.name}`,
    ...error.message.split('\n').map(oneLine),
    ...(corrected ? ['The correction:', ...JSON.stringify(corrected, null, 2).split('\n').map(oneLine)] : []),
  ]
  return words.flatMap((line) => wrap(line, width)).join('\n')
}
