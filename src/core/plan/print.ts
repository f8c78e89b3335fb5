import { stringify } from 'yaml'
import { detectFormat, type PlanFormat } from './detect-format.ts'
import { type Plan, type PlanHeader, planOptions, type Step, sessionKey } from './schema.ts'
import type { SteppedPlan } from './steps.ts'
import { DATA_KEYS } from './yaml-document.ts'
import { yamlText } from './yaml-text.ts'

const SCHEMA_COMMENT = '# yaml-language-server: $schema=./node_modules/editplan/schema/plan.schema.json\n'

/**
 * Writes a plan down, its steps in the flat form; YAML and JSON without options that have their default. `parsePlan` of the result gives the same plan (places apart), whatever
 * its texts hold; the values of variables are in its steps already. `cwd` is kept as a record; the paths under it are relative already.
 */
export const printPlan = (plan: Plan, format: PlanFormat): string => [...planPieces(plan, format)].join('')

/** A plan written in the format that a file's name asks for (YAML where it asks for none), in pieces: it may be too large for a string. */
export const planText = (plan: Plan, name: string): Iterable<string> => planPieces(plan, detectFormat(name, ''))

/** A plan as JSON Lines, one at a time: the header, then each step. */
export function* planLines({ steps, digest: _, vars: __, ...header }: SteppedPlan): Generator<string, void> {
  const flat = flattener(header)
  yield `${JSON.stringify(header)}\n`
  for (const step of steps) yield `${JSON.stringify(flat(step))}\n`
}

function* planPieces(plan: Plan, format: PlanFormat): Generator<string, void> {
  const { steps, digest: _, vars: __, ...whole } = plan
  const header = withoutDefaults(whole)
  const flat = flattener(whole)
  if (format === 'json') yield `${JSON.stringify({ ...header, steps: steps.map(flat) }, null, 2)}\n`
  else if (format === 'jsonl') yield* planLines(plan)
  else {
    yield `${SCHEMA_COMMENT}${members(header, 0)}steps:\n`
    for (const step of steps) yield `  - ${members(flat(step), 4).trimStart()}`
  }
}

const withoutDefaults = ({ options, ...header }: PlanHeader): object => {
  const own = Object.entries(options).filter(([key, value]) => value !== DEFAULTS[key as keyof typeof DEFAULTS])
  return { ...header, ...(own.length > 0 && { options: Object.fromEntries(own) }) }
}

const DEFAULTS = planOptions.parse({})

/** Writes steps in the flat form, their sessions as the header numbers them. */
const flattener = ({ sessions = [] }: Pick<PlanHeader, 'sessions'>): ((step: Step) => object) => {
  const known = new Map(sessions.map((session, index) => [sessionKey(session), index + 1]))
  const numberOf = ({ tool, session }: Step): number | 'none' | undefined => {
    const number = session ? (known.get(sessionKey(session)) ?? 'none') : 'none'
    return known.size === 0 || tool === 'Read' || number === 1 ? undefined : number
  }
  return (step) => {
    const { id, why, when, tool, input } = step
    const session = numberOf(step)
    return {
      tool,
      ...(id !== undefined && { id }),
      ...(why !== undefined && { why }),
      ...(session !== undefined && { session }),
      ...(when !== undefined && { when }),
      ...input,
    }
  }
}

/** The members of an object, one or more lines each, indented by `indent` blanks. */
const members = (value: object, indent: number): string =>
  Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]: [string, unknown]) => {
      const start = `${' '.repeat(indent)}${key}:`
      if (typeof member === 'string') return `${start} ${yamlText(member, indent + 2)}\n`
      if (Array.isArray(member) || (isObject(member) && DATA_KEYS.has(key)))
        return `${start}\n${data(member, indent + 2)}`
      if (isObject(member)) return `${start}\n${members(member, indent + 2)}`
      return `${start} ${String(member)}\n`
    })
    .join('')

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A list, or data of any kind, on lines of their own. */
const data = (value: object, indent: number): string =>
  (isFit(value) ? stringify(value, { lineWidth: 0, version: '1.1' }) : escapedJson(value))
    .trimEnd()
    .split('\n')
    .map((line) => `${line === '' ? '' : ' '.repeat(indent) + line}\n`)
    .join('')

/** Printable ASCII without backslashes: YAML's printer reads it back as it is. All else is written as JSON. */
const isFit = (value: object): boolean =>
  /^[ -~]*$/.test(JSON.stringify(value)) && !JSON.stringify(value).includes('\\')

/** JSON, which is YAML, with invisible characters escaped. */
const escapedJson = (value: object): string =>
  JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
