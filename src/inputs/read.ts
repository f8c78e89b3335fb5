import type { CommitWords } from '../core/history/message.ts'
import type { PlanOptions } from '../core/plan/options.ts'
import {
  ACTION_VERBS,
  campaignKeyOf,
  commandOf,
  DESTINATIONS,
  type Destination,
  type Input,
  keyOf,
  type Verb,
} from './input.ts'
import { INPUTS, type InputsFor, type InputsOf } from './table.ts'

/** The value of an input, or what to write instead. */
type ReadInput = { readonly value: unknown } | { readonly expected: string }

/** Reads the text of an input that has one value. */
export function readValue({ type, most = 9999 }: Input, text: string): ReadInput {
  if (typeof type !== 'string') return type.includes(text) ? { value: text } : { expected: wordsOf(type) }
  const read = READERS[type]
  return read ? read(text, most) : { value: text }
}

type Read = (text: string, most: number) => ReadInput

const flag: Read = (text) => {
  if (/^(?:true|True|TRUE)$/.test(text)) return { value: true }
  return /^(?:false|False|FALSE)$/.test(text) ? { value: false } : { expected: 'true or false' }
}

/** A boolean as YAML 1.2 writes it; numbers without a sign; people as git writes them. */
const READERS: { readonly [Type in string]?: Read } = {
  flag,
  'flag or always': (text, most) => (text === 'always' ? { value: text } : flag(text, most)),
  count: (text, most) =>
    /^[1-9]\d*$/.test(text) && Number(text) <= most
      ? { value: Number(text) }
      : { expected: `a number from 1 to ${most}` },
  number: (text) =>
    /^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0 ? { value: Number(text) } : { expected: 'a number above 0' },
  'number of a pull request': (text) =>
    /^#?[1-9]\d{0,9}$/.test(text)
      ? { value: Number(text.replace('#', '')) }
      : { expected: 'the number of a pull request' },
  person: (text) => {
    const [, name, email] = /^([^<>\p{Cc}]*[^<>\p{Cc}\s]) *<([^<>\s\p{Cc}]+)>$/u.exec(text) ?? []
    return name === undefined ? { expected: 'it as: Name <address>' } : { value: { name, email } }
  },
}

const wordsOf = (values: readonly string[]): string => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`

/** Values of a verb's inputs, by where they go. */
export type DestinedInputs<Of extends Verb> = {
  readonly [To in Destination]: InputsOf<Of, never, To>
}

/** The inputs that count in a verb, by where they go; those that were not given are undefined. */
export const destined = <Of extends Verb>(
  verb: Of,
  values: Readonly<Record<string, unknown>>,
  rows: readonly Input[] = INPUTS,
): DestinedInputs<Of> => {
  const counting = rows.filter(({ verbs }) => verbs.includes(verb))
  return byDestination(counting, (row) => values[keyOf(row)]) as DestinedInputs<Of>
}

/** The same of a campaign file's keys. */
export const destinedInCampaign = (
  values: Readonly<Record<string, unknown>>,
  rows: readonly Input[] = INPUTS,
): DestinedOfCampaign =>
  byDestination(
    rows.filter(({ campaign }) => campaign !== undefined),
    (row) => values[campaignKeyOf(row)],
  )

type DestinedOfCampaign = { readonly [To in Destination]: InputsFor<To> }

function byDestination(rows: readonly Input[], read: (row: Input) => unknown): DestinedOfCampaign {
  const found: Record<string, Record<string, unknown>> = Object.fromEntries(DESTINATIONS.map((to) => [to, {}]))
  for (const row of rows) found[row.of]![keyOf(row)] = read(row)
  return found as DestinedOfCampaign
}

/** The plan's options as a plan writes them: `onError` is `on_error`. What was not given is left out. */
export const overridesOf = (values: InputsFor<'plan'>): Partial<PlanOptions> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined ? [] : [[key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]],
    ),
  )

/** Who commits, and what the commits say; undefined where nothing of it was given. */
export function commitWordsOf({ commitMessage: subject, ...people }: InputsFor<'commits'>): CommitWords | undefined {
  const words = { ...people, subject: subject?.replaceAll('\r\n', '\n') }
  return Object.values(words).every((one) => one === undefined) ? undefined : words
}

/** What is given to a verb. */
interface GivenInputs {
  readonly verb: Verb
  /** Names of the inputs. */
  readonly names: readonly string[]
  /** All inputs that this command, or the Action, lists. */
  readonly rows: readonly Input[]
  /** An input as its user writes it: `--branch`, or `branch` in quotes. */
  readonly called: (name: string) => string
}

/** Why inputs that are given have no effect, or contradict each other, in sentences; none where each counts. */
export function idleInputs({ verb, names, rows, called }: GivenInputs): readonly string[] {
  const idle = names.filter((name) => !rows.some((row) => row.name === name && row.verbs.includes(verb)))
  const counting = rows.filter((row) => row.verbs.includes(verb) && names.includes(row.name))
  const isListed = (name: string): boolean => rows.some((row) => row.name === name && row.verbs.includes(verb))
  const contrary = counting.flatMap(({ name, not = [] }) =>
    not.filter((other) => names.includes(other) && isListed(other)).map((other) => [name, other].sort()),
  )
  return [
    ...idle.map((name) => {
      const where = rows.filter((row) => row.name === name).flatMap((row) => row.verbs)
      const near = where.filter((other) => isNear(other, verb))
      return `${called(name)} has no effect in ${quoted(verb)}. It counts in ${listOf((near.length > 0 ? near : where).map(quoted), 'and')}. Leave it out${name === 'dry-run' ? ' if the run may send what it makes' : ''}.`
    }),
    ...counting.flatMap(({ name, with: needed = [] }) => {
      const others = needed.filter(isListed)
      if (others.length === 0 || others.some((other) => names.includes(other))) return []
      return [
        `${called(name)} has no effect without ${listOf(others.map(called), 'or')}. Give that too, or leave it out.`,
      ]
    }),
    ...[...new Map(contrary.map((pair) => [pair.join(), pair])).values()].map(
      (pair) => `${listOf(pair.map(called), 'and')} contradict each other. Leave one of them out.`,
    ),
  ]
}

/** A way to work of the same command, or a mode of the Action. */
const isNear = (one: Verb, other: Verb): boolean =>
  commandOf(one) === commandOf(other) || [one, other].every((verb) => ACTION_VERBS.some((mode) => mode === verb))

const quoted = (verb: Verb): string => `\`${verb}\``

const listOf = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
