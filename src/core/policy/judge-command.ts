import type { Problem } from '../../errors.ts'
import type { RunInput } from '../plan/schema.ts'
import { readCommandLine } from '../programs/command-line.ts'
import { readPlainCommand } from '../programs/plain-command.ts'
import { commandLineOf } from '../text/command-text.ts'
import { fold } from '../text/fold.ts'
import { visible } from '../text/visible.ts'
import { classOfCommand } from './command-class.ts'
import { whyDangerous } from './dangerous-commands.ts'
import type { Decision } from './decision.ts'
import type { Policy } from './policy.ts'
import { steers } from './steering-files.ts'

/** A command that may run, once whoever is asked approves; or why it may not. */
export type JudgedCommand =
  | { readonly ok: true; readonly argv: readonly [string, ...string[]]; readonly decision: Decision }
  | { readonly ok: false; readonly problem: Problem; readonly decision?: Decision }

export interface CommandQuestion {
  readonly input: Pick<RunInput, 'command' | 'background'>
  /** The step's number: an approval of it counts. */
  readonly step?: number
  /** Files that earlier steps changed. */
  readonly changed?: Iterable<string>
}

/**
 * What a policy says of the command of a Run step. Refusals: COMMAND_UNSAFE for a text that is not one plain command, a dangerous
 * command, and one that is not for the background; COMMAND_DENIED where a rule denies it or none permits it. Where an earlier step
 * changed a file that decides what commands do, a command that a rule allows needs approval, unless the mode never asks for that.
 */
export const judgeCommand = (policy: Policy, question: CommandQuestion): JudgedCommand => {
  const { changed = [] } = question
  const { command, background } = question.input
  const line = commandLineOf(command)
  const read = typeof command === 'string' ? readPlainCommand(command) : readWords(command)
  if (!read.ok) return unsafe(line, read.reason)
  const { argv } = read
  const { named, ...decision } = policy.command(argv)
  if (decision.behavior === 'deny') return { ok: false, decision, problem: denied(line, decision) }
  const danger = whyDangerous({ argv, named })
  if (danger !== undefined) return unsafe(line, danger)
  if (isOfPlan(argv[0], changed)) return unsafe(line, 'an earlier step wrote the program that it runs')
  if (background && !classOfCommand(argv))
    return unsafe(line, 'only commands that search, read, list or compare files go on in the background')
  return { ok: true, argv, decision: policy.settle(withSteering(policy, { argv, decision, ...question }), question) }
}

const isOfPlan = (program: string, changed: Iterable<string>): boolean =>
  program.includes('/') && [...changed].some((path) => fold(path) === fold(program.replace(/^(?:\.\/)+/, '')))

type Read = ReturnType<typeof readPlainCommand>

/** The words of a list, against the same attacks as a text. */
const readWords = (words: readonly string[]): Read => {
  const [program = '', ...args] = words
  const line = readCommandLine(commandLineOf(words))
  return line.ok ? { ok: true, argv: [program, ...args] } : line
}

interface Steered extends CommandQuestion {
  readonly argv: readonly string[]
  readonly decision: Decision
}

/** Modes in which only the rules ask. */
const UNASKED: ReadonlySet<string> = new Set(['acceptEdits', 'bypassPermissions'])

const withSteering = ({ file }: Policy, { argv, decision, changed = [] }: Steered): Decision => {
  if (decision.behavior !== 'allow' || UNASKED.has(file.mode)) return decision
  for (const path of changed) {
    const kind = steers(path, argv)
    if (kind === undefined) continue
    const reason = `An earlier step changed ${path} (${kind}), which may decide what the command does`
    return { behavior: 'ask', rule: `changed: ${kind}`, reason }
  }
  return decision
}

const unsafe = (line: string, reason: string): JudgedCommand => ({
  ok: false,
  problem: { name: 'COMMAND_UNSAFE', message: visible(`${JSON.stringify(line)} is refused: ${reason}. ${PLAIN}`) },
})

const PLAIN = 'Write one plain command that a rule names word by word.'

const denied = (line: string, { rule, reason }: Decision): Problem => {
  const remedy =
    rule === 'default'
      ? 'Add a rule such as Run(npm run format) to the policy on the base, or pass --policy.'
      : 'Remove the step, or ask for a change of the policy.'
  return { name: 'COMMAND_DENIED', message: visible(`${JSON.stringify(line)}: ${reason}. ${remedy}`) }
}
