import { stringify } from 'yaml'
import type { PlanFormat } from './detect-format.ts'
import type { Plan, Step } from './schema.ts'
import { DATA_KEYS } from './yaml-plain.ts'
import { yamlText } from './yaml-text.ts'

const SCHEMA_COMMENT = '# yaml-language-server: $schema=./node_modules/editplan/schema/plan.schema.json\n'

/**
 * Writes a plan down, its steps in the flat form. `parsePlan` of the result gives the same plan (places apart), whatever
 * its texts hold. `cwd` is kept as a record; the paths under it are relative already.
 */
export const formatPlan = (plan: Plan, format: PlanFormat): string => [...planPieces(plan, format)].join('')

/** The text of {@link formatPlan} in pieces, for a plan too large to be one string. */
export function* planPieces(
  { steps, digest: _, vars: __, ...header }: Plan,
  format: PlanFormat,
): Generator<string, void> {
  if (format === 'json') yield `${JSON.stringify({ ...header, steps: steps.map(flatStep) }, null, 2)}\n`
  else if (format === 'jsonl') for (const line of [header, ...steps.map(flatStep)]) yield `${JSON.stringify(line)}\n`
  else {
    yield `${SCHEMA_COMMENT}${members(header, 0)}steps:\n`
    for (const step of steps) yield `  - ${members(flatStep(step), 4).trimStart()}`
  }
}

const flatStep = ({ id, why, when, tool, input }: Step): object => ({
  tool,
  ...(id !== undefined && { id }),
  ...(why !== undefined && { why }),
  ...(when !== undefined && { when }),
  ...input,
})

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

/** Words alone: the printer of YAML reads them back as they are, and what has other characters is written as JSON. */
const isFit = (value: object): boolean =>
  /^[ -~]*$/.test(JSON.stringify(value)) && !JSON.stringify(value).includes('\\')

/** JSON is YAML, and names what would not be seen. */
const escapedJson = (value: object): string =>
  JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
