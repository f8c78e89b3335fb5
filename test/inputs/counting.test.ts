import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { EditplanError } from '../../src/errors.ts'
import { inputReader, valuesOf } from '../../src/faces/action/inputs.ts'
import { inputsOf, refuseIdle, withInputs } from '../../src/faces/cli/options.ts'
import { programFor } from '../../src/faces/cli/program.ts'
import { ACTION_VERBS, commandOf, type Input, keyOf, type Verb } from '../../src/inputs/input.ts'
import { destined } from '../../src/inputs/read.ts'
import { INPUTS } from '../../src/inputs/table.ts'
import { CONTEXT } from '../support/context.ts'
import { sampleOf, wordsOf } from '../support/inputs.ts'

const ROWS: readonly Input[] = INPUTS

/** The rows that have to be given too, beside the one. */
const companions = (row: Input, rows: readonly Input[], verb: Verb): readonly Input[] => {
  const names = row.with ?? []
  return rows.filter((other) => names.includes(other.name) && other.verbs.includes(verb)).slice(0, 1)
}

const found = (values: object, row: Input): unknown =>
  (values as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[row.of]?.[keyOf(row)]

const namesOf = (read: () => void): readonly string[] => {
  try {
    read()
    return []
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    return error.problems.map(({ name }) => name)
  }
}

describe('each input of the Action, in each of its modes', () => {
  const inputs = ROWS.filter(({ input }) => input !== undefined)
  // Nobody can tell the default of action.yml from a choice.
  const excepted = inputs.filter(({ given }) => given !== undefined).map(({ name }) => name)
  const rows = inputs.filter(({ name }) => !excepted.includes(name))

  it('is excepted by name alone', () => {
    expect(excepted).toEqual(['token', 'repository', 'repository-path', 'matrix'])
  })

  it.each(ACTION_VERBS)('arrives in `%s`, or is refused', (verb) => {
    const arrive = (row: Input): unknown => {
      const given = [row, ...companions(row, inputs, verb)]
      const reader = inputReader((wanted) => {
        const one = given.find((each) => each.name === wanted)
        return one ? sampleOf(one) : ''
      })
      const values = valuesOf(reader, verb)
      const about = reader.problems.filter(({ message }) => message.startsWith(`\`${row.name}\``))
      return row.verbs.includes(verb)
        ? { name: row.name, refused: about, arrives: found(values, row) !== undefined }
        : { name: row.name, refused: about.map((problem) => problem.name) }
    }
    expect(rows.map(arrive)).toEqual(
      rows.map(({ name, verbs }) =>
        verbs.includes(verb) ? { name, refused: [], arrives: true } : { name, refused: ['USAGE'] },
      ),
    )
  })
})

const program = await programFor([], CONTEXT, () => undefined)
const pathOf = (command: Command): string =>
  command.parent?.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()
const commandsBelow = (command: Command): readonly Command[] =>
  command.commands.flatMap((one) => [one, ...commandsBelow(one)])
const commands = commandsBelow(program).map((command) => [pathOf(command), command] as const)

describe('the options of each command', () => {
  it.each(commands)('of `%s` are rows of the table, and none besides', (_, command) => {
    const keys = inputsOf(command).map(keyOf)
    expect(command.options.map((option) => option.attributeName()).filter((key) => !keys.includes(key))).toEqual([])
    expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([])
  })

  const verbs = commands.flatMap(([name, command]) =>
    [...new Set(inputsOf(command).flatMap((row) => row.verbs))]
      .filter((verb) => commandOf(verb) === name)
      .map((verb) => [verb, command] as const),
  )

  it.each(verbs)('arrive in `%s`, or are refused', (verb, command) => {
    const rows = inputsOf(command)
    const arrive = (option: string): unknown => {
      const row = rows.find((one) => one.name === option && one.verbs.includes(verb))
      const meant = row ?? (rows.find((one) => one.name === option) as Input)
      const words = [meant, ...companions(meant, rows, verb)].flatMap((one) => wordsOf(one))
      const copy = withInputs(command.createCommand(command.name()), {
        own: rows.filter((one) => !ROWS.includes(one)),
        name: commandOf(verb),
      }).exitOverride()
      copy.parseOptions([...words])
      const refused = namesOf(() => refuseIdle(copy, verb))
      return row
        ? { option, refused, arrives: found(destined(verb, copy.opts(), rows), row) !== undefined }
        : { option, refused }
    }
    const options = [...new Set(rows.map((row) => row.name))]
    expect(options.map(arrive)).toEqual(
      options.map((option) =>
        rows.some((one) => one.name === option && one.verbs.includes(verb))
          ? { option, refused: [], arrives: true }
          : { option, refused: ['USAGE'] },
      ),
    )
  })
})

it('a list is cut at its commas, a value that may hold commas is not, and both may be given again', () => {
  const given = (name: string, words: readonly string[]): Record<string, unknown> => {
    const [, command] = commands.find(([one]) => one === name)!
    const copy = withInputs(command.createCommand(name), { own: [], name }).exitOverride()
    copy.parseOptions([...words])
    return copy.opts()
  }
  const words = ['--label', 'a,b', '--path-prefix', 'x=a,b', '--label', 'c', '--path-prefix', 'y=c']
  expect(given('pr', words)).toMatchObject({ labels: ['a,b', 'c'], pathPrefix: ['x=a,b', 'y=c'] })
  expect(given('apply', ['--without', '1,2', '--without', '4'])).toMatchObject({ without: ['1', '2', '4'] })
})

describe('the table of inputs', () => {
  const rowsOf = new Map(commands.map(([, command]) => [command, inputsOf(command)]))

  it('has one row for an input in a verb', () => {
    for (const rows of [ROWS, ...rowsOf.values()]) {
      const pairs = rows.flatMap(({ name, verbs }) => verbs.map((verb) => `${name} in ${verb}`))
      expect(pairs.filter((pair, at) => pairs.indexOf(pair) < at)).toEqual([])
    }
  })

  it('names only commands that are there', () => {
    const names = new Set(commands.map(([name]) => name))
    const verbs = [...rowsOf.values(), ROWS].flat().flatMap((row) => row.verbs)
    const unknown = verbs.filter((verb) => !ACTION_VERBS.some((one) => one === verb) && !names.has(commandOf(verb)))
    expect([...new Set(unknown)]).toEqual([])
  })
})

describe('the value of an option', () => {
  const one = async (...words: readonly string[]): Promise<readonly string[] | object> => {
    const command = withInputs(commandNamed('pr').createCommand('pr'), { name: 'pr' }).exitOverride()
    try {
      return command
        .configureOutput({ writeErr: () => undefined })
        .parse([...words], { from: 'user' })
        .opts()
    } catch (error) {
      return error instanceof EditplanError ? error.problems.map(({ name }) => name) : [(error as Error).name]
    }
  }
  const commandNamed = (name: string): Command => commands.find(([path]) => path === name)?.[1] as Command

  it.each([
    ['given twice', ['--branch', 'fern', '--branch', 'moss'], ['USAGE']],
    ['given twice, among others', ['--auto-merge', 'merge', '--title', 'x', '--auto-merge', 'squash'], ['USAGE']],
    ['empty', ['--title', ''], ['USAGE']],
    ['blank', ['--branch= '], ['USAGE']],
    ['one of a list that is empty', ['--label', 'fern', '--label', ''], ['USAGE']],
    ['none of those that it may be', ['--auto-merge', 'fern'], ['CommanderError']],
    ['no number', ['--expires', '1.5'], ['CommanderError']],
    ['misspelt in its name', ['--lable', 'fern'], ['CommanderError']],
  ])('is refused where it is %s', async (_, words, names) => {
    expect(await one(...words)).toEqual(names)
  })

  it.each([
    [['--title', 'fern'], ['--title=fern']],
    [
      ['--label', 'fern', 'moss'],
      ['--label', 'fern', '--label', 'moss'],
    ],
    [['--expires', '3'], ['--expires=3']],
    [['-p', '1'], ['--strip=1']],
    [['--author', 'Ida <i@g.invalid>'], ['--author=Ida <i@g.invalid>']],
  ])('is the same in each way to write it: %j, %j', async (words, others) => {
    const values = await one(...words)
    expect(values).toEqual(await one(...others))
    expect(Array.isArray(values)).toBe(false)
  })
})
