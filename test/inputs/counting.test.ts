import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { EditplanError } from '../../src/errors.ts'
import { inputReader, valuesOf } from '../../src/faces/action/inputs.ts'
import { withInputs } from '../../src/faces/cli/options.ts'
import { ACTION_VERBS, commandOf, type Input, keyOf, type Verb } from '../../src/inputs/input.ts'
import { destined } from '../../src/inputs/read.ts'
import { INPUTS } from '../../src/inputs/table.ts'

const ROWS: readonly Input[] = INPUTS
const ALL_VERBS = [...new Set(ROWS.flatMap(({ verbs }) => verbs))]
const isOfAction = (verb: Verb): boolean => ACTION_VERBS.some((one) => one === verb)

/** A value that the input takes. */
const sampleOf = ({ type }: Input): string => (typeof type === 'string' ? (SAMPLES[type] ?? 'fern') : (type[0] ?? ''))

const SAMPLES: Readonly<Record<string, string>> = {
  flag: 'true',
  'flag or always': 'true',
  count: '3',
  person: 'Ida Fern <ida@garden.invalid>',
}

/** The rows that have to be given too, beside the one. */
const companions = (row: Input, rows: readonly Input[], verb: Verb): readonly Input[] => {
  const names = row.with ?? []
  return rows.filter((other) => names.includes(other.name) && other.verbs.includes(verb)).slice(0, 1)
}

const found = (values: ReturnType<typeof destined>, row: Input): unknown =>
  (values as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[row.of]?.[keyOf(row)]

describe('each input of the Action, in each of its modes', () => {
  const inputs = ROWS.filter(({ input }) => input !== undefined)
  // Nobody can tell the default of action.yml from a choice.
  const excepted = inputs.filter(({ given }) => given !== undefined).map(({ name }) => name)
  const cases = ACTION_VERBS.flatMap((verb) =>
    inputs.filter(({ name }) => !excepted.includes(name)).map((row) => [row.name, verb, row] as const),
  )

  it('is excepted by name alone', () => {
    expect(excepted).toEqual(['token', 'repository', 'repository-path', 'matrix'])
  })

  it.each(cases)('`%s` arrives in `%s`, or is refused', (name, verb, row) => {
    const given = [row, ...companions(row, inputs, verb)]
    const reader = inputReader((wanted) => {
      const one = given.find((each) => each.name === wanted)
      return one ? sampleOf(one) : ''
    })
    const values = valuesOf(reader, verb)
    const about = reader.problems.filter(({ message }) => message.startsWith(`\`${name}\``))
    if (!row.verbs.includes(verb)) expect(about.map((problem) => problem.name)).toEqual(['USAGE'])
    else expect([about, found(values, row) === undefined]).toEqual([[], false])
  })
})

describe('each option of several commands, in each way of a command', () => {
  const cases = ALL_VERBS.filter((verb) => !isOfAction(verb)).flatMap((verb) =>
    ROWS.filter((row) => row.option && row.verbs.some((one) => commandOf(one) === commandOf(verb))).map(
      (row) => [row.name, verb, row] as const,
    ),
  )

  it.each(cases)('--%s arrives in `%s`, or is refused', async (name, verb, row) => {
    const rows = ROWS.filter(({ option }) => option !== undefined)
    const own = rows.filter((one) => one.name === name && one.verbs.includes(verb))
    const [meant = row] = own
    const words = [meant, ...companions(meant, rows, verb)].flatMap(wordsOf)
    let values: Readonly<Record<string, unknown>> = {}
    const command = withInputs(new Command(commandOf(verb)), { verbOf: () => verb })
      .exitOverride()
      .action((options) => {
        values = options
      })
    const names: string[] = []
    try {
      await command.parseAsync(words, { from: 'user' })
    } catch (error) {
      if (!(error instanceof EditplanError)) throw error
      names.push(...error.problems.map((problem) => problem.name))
    }
    if (own.length === 0) expect(names).toEqual(['USAGE'])
    else expect([names, found(destined(verb, values), meant) === undefined]).toEqual([[], false])
  })
})

/** An option with its value. */
function wordsOf(row: Input): readonly string[] {
  const flags = row.option?.[0] ?? ''
  const [, flag = row.name] = /^(?:-\w, )?([\w-]+)(?: |$)/.exec(flags) ?? []
  return flags.includes('<') ? [`--${flag}`, sampleOf(row)] : [`--${flag}`]
}

describe('the table of inputs', () => {
  it('has one row for an input in a verb', () => {
    const pairs = ROWS.flatMap(({ name, verbs }) => verbs.map((verb) => `${name} in ${verb}`))
    expect(pairs.filter((pair, at) => pairs.indexOf(pair) < at)).toEqual([])
  })

  it('says why an input is for commands only, or for the Action only', () => {
    const publishes = (row: Input): boolean => row.verbs.some((verb) => ['pr', 'mode: pull-request'].includes(verb))
    const silent = ROWS.filter((row) => publishes(row) && row.only === undefined && !(row.option && row.input))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('has no row that nobody reads', () => {
    const root = path.resolve(import.meta.dirname, '../../src')
    const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/^inputs[/\\](?!read)|setting-values\.ts$/.test(file))
      .map((file) => readFileSync(path.join(root, file), 'utf8').replace(/'[^'\n]*'|^\s*(?:\/\/|\*).*$/gm, ''))
      .join('\n')
    const unread = ROWS.map((row) => keyOf(row)).filter((key) => !new RegExp(`[.{,(\\s]${key}\\b`).test(code))
    expect(unread.filter((key) => !READ_BY_NAME.includes(key))).toEqual([])
  })
})

/** Read by the name that a workflow gives them, or as the plan’s own options. */
const READ_BY_NAME = ['mode', 'ignoreRevs', 'onError', 'duplicates', 'reads', 'commits']
