import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { inputsOf } from '../../src/faces/cli/options.ts'
import { programFor } from '../../src/faces/cli/program.ts'
import { ACTION_VERBS, type ActionVerb, type CommandVerb, type Input, type Verb } from '../../src/inputs/input.ts'
import { INPUTS } from '../../src/inputs/table.ts'
import { CONTEXT } from '../support/context.ts'

/** The command that does what a mode of the Action does. */
const COMMANDS: Partial<Readonly<Record<ActionVerb, CommandVerb>>> = {
  'mode: pull-request': 'pr',
  'mode: verify': 'verify --pr',
  'mode: overlap': 'overlap',
  'mode: explain': 'explain',
}
/** Modes that no command has. */
const ALONE: Partial<Readonly<Record<ActionVerb, string>>> = {
  'mode: suggest': 'it answers an event of a pull request',
  'mode: review': 'it answers what people write below a pull request',
  'onto: pull-request': 'it follows an event of a pull request',
  'ignore-revs: true': 'it follows the event of a merge',
}
/** Options of a command that reads plans, which its mode does not. */
const WITHOUT_PLANS: readonly ActionVerb[] = ['mode: overlap']

const program = await programFor([], CONTEXT, () => undefined)
const inputsBelow = (command: Command): readonly Input[] => [
  ...inputsOf(command),
  ...command.commands.flatMap(inputsBelow),
]
const ROWS: readonly Input[] = [...new Set<Input>([...INPUTS, ...inputsBelow(program)])]

type Face = 'input' | 'option'
const rowsOf = (verb: Verb, face: Face): readonly Input[] =>
  ROWS.filter((row) => row[face] !== undefined && row.verbs.includes(verb))

/** The rows of one verb that another verb has not under the same name, and that do not say why not. */
const missing = (rows: readonly Input[], others: readonly Input[]): readonly string[] =>
  rows.filter((row) => row.only === undefined && !others.some(({ name }) => name === row.name)).map(({ name }) => name)

describe('a mode of the Action', () => {
  it.each(ACTION_VERBS)('has a command of its own, or is for the Action alone: `%s`', (mode) => {
    expect([mode in COMMANDS, mode in ALONE].filter(Boolean)).toHaveLength(1)
  })

  const pairs = Object.entries(COMMANDS) as [ActionVerb, CommandVerb][]

  it.each(pairs)('has its inputs as options, or their rows say why not: `%s`, `%s`', (mode, command) => {
    const inputs = rowsOf(mode, 'input')
    expect(inputs).not.toEqual([])
    expect(missing(inputs, rowsOf(command, 'option'))).toEqual([])
  })

  it.each(pairs)('has the options as inputs, or their rows say why not: `%s`, `%s`', (mode, command) => {
    const options = rowsOf(command, 'option')
    expect(options).not.toEqual([])
    const lacking = missing(options, rowsOf(mode, 'input'))
    const ofPlans = options.filter((row) => row.of === 'source').map(({ name }) => name)
    expect(lacking.filter((name) => !(WITHOUT_PLANS.includes(mode) && ofPlans.includes(name)))).toEqual([])
  })

  it.each(Object.keys(ALONE) as ActionVerb[])('has no input that no command has, without a word: `%s`', (mode) => {
    const inputs = rowsOf(mode, 'input')
    expect(inputs).not.toEqual([])
    const options = ROWS.filter(({ option }) => option !== undefined)
    expect(missing(inputs, options)).toEqual([])
  })
})

describe('a row', () => {
  it('that is an input and an option says nothing of why it is not', () => {
    expect(ROWS.filter((row) => row.input && row.option && row.only).map(({ name }) => name)).toEqual([])
  })
})
