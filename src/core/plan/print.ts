import { isScalar, parseDocument } from 'yaml'
import { canonicalJson, isObject, parsedJson } from '../text/json.ts'
import { keyLiteral, literalText, scalarAsWritten } from '../text/literal.ts'
import { printYaml } from '../text/print-yaml.ts'
import { escapedJson } from '../text/words.ts'
import { effectOf } from '../tools/list.ts'
import { DATA_KEYS } from './data-fields.ts'
import { DEFAULT_LIMITS } from './document.ts'
import { planOptions } from './options.ts'
import { type Plan, type PlanHeader, type Step, sessionKey } from './schema.ts'
import type { SteppedPlan } from './steps.ts'
import { readYaml } from './yaml-document.ts'

const SCHEMA_COMMENT = '# yaml-language-server: $schema=./node_modules/editplan/schema/plan.schema.json\n'

/**
 * Writes a plan down, its steps in the flat form; YAML and JSON without options that have their default. `parsePlan` of the result gives the same plan (places apart), whatever
 * its texts hold; the values of variables are in its steps already. `cwd` is kept as a record; the paths under it are relative already.
 */
export const printPlan = (plan: Plan, format: PlanFormat): string => [...planPieces(plan, format)].join('')

/** Whether a text is what a plan is printed as. It is printed as far as that is so. */
export const isPrinted = (text: string, plan: Plan, format: PlanFormat): boolean => {
  let at = 0
  for (const piece of planPieces(plan, format)) {
    if (!text.startsWith(piece, at)) return false
    at += piece.length
  }
  return at === text.length
}

/** A plan written in the format that a file's name asks for (YAML where it asks for none), in pieces: it may be too large for a string. */
export const planText = (plan: Plan, name: string): Iterable<string> => planPieces(plan, detectFormat(name, ''))

/** A plan as JSON Lines, one at a time: the header, then each step. */
export function* planLines({
  steps,
  digest: _,
  vars: __,
  source: ___,
  ...header
}: SteppedPlan): Generator<string, void> {
  const flat = flattener(header)
  yield `${JSON.stringify(header)}\n`
  for (const step of steps) yield `${JSON.stringify(flat(step))}\n`
}

function* planPieces(plan: Plan, format: PlanFormat): Generator<string, void> {
  const { steps, digest: _, vars: __, source: ___, ...whole } = plan
  const header = withoutDefaults(whole)
  const flat = flattener(whole)
  if (format === 'json') yield `${JSON.stringify({ ...header, steps: steps.map(flat) }, null, 2)}\n`
  else if (format === 'jsonl') yield* planLines(plan)
  else {
    yield `${SCHEMA_COMMENT}${headerText(header)}steps:\n`
    for (const step of steps) yield stepText(flat(step))
  }
}

/** What is written is read again and compared: a part that would be read as something else is written as JSON, which is YAML. */
const headerText = (header: object): string => {
  const text = members(header, 0)
  if (isReadAs(`${text}steps:\n`, { ...header, steps: null })) return text
  return Object.entries(header)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => `${key}: ${escapedJson(member)}\n`)
    .join('')
}

const stepText = (step: object): string => {
  const text = `  - ${members(step, 4).trimStart()}`
  return isReadAs(`steps:\n${text}`, { steps: [step] }) ? text : `  - ${escapedJson(step)}\n`
}

const isReadAs = (text: string, value: object): boolean => {
  const read = readYaml(text, DEFAULT_LIMITS)
  return read.ok && read.document.faults.length === 0 && canonicalJson(read.document.value) === canonicalJson(value)
}

const withoutDefaults = ({ options, ...header }: PlanHeader): object => {
  const usual = planOptions.parse({})
  const own = Object.entries(options).filter(([key, value]) => value !== usual[key as keyof typeof usual])
  return { ...header, ...(own.length > 0 && { options: Object.fromEntries(own) }) }
}

/** Writes steps in the flat form, their sessions as the header numbers them. */
const flattener = ({ sessions = [] }: PlanHeader): ((step: Step) => object) => {
  const known = new Map(sessions.map((session, index) => [sessionKey(session), index + 1]))
  const numberOf = ({ tool, session }: Step): number | 'none' | undefined => {
    const number = session ? (known.get(sessionKey(session)) ?? 'none') : 'none'
    return known.size === 0 || effectOf(tool) === 'reads' || number === 1 ? undefined : number
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
      if (key === 'edits' && Array.isArray(member) && !isFit(member))
        return `${start}\n${member.map((edit) => `${' '.repeat(indent + 2)}- ${members(edit, indent + 4).trimStart()}`).join('')}`
      const literal = spelling(member)
      if (literal !== undefined) return `${start} ${literal}\n`
      if (Array.isArray(member) || (isObject(member) && DATA_KEYS.has(key)))
        return `${start}\n${data(member, indent + 2)}`
      if (isObject(member)) return `${start}\n${members(member, indent + 2)}`
      return `${start} ${String(member)}\n`
    })
    .join('')

const data = (value: object, indent: number): string =>
  (isFit(value) ? printYaml(value, { spelling, keyOf }) : escapedJson(value))
    .split('\n')
    .map((line) => `${line === '' ? '' : ' '.repeat(indent) + line}\n`)
    .join('')

/** Of a literal that YAML reads as one where it is plain. */
const spelling = (value: unknown): string | undefined => {
  if (value instanceof PlainKey) return value.text
  const text = literalText(value)
  if (text === undefined) return undefined
  const { contents } = parseDocument(text, { schema: 'core' })
  const isOne = isScalar(contents) && contents.type === 'PLAIN' && contents.source === text
  return isOne && literalText(scalarAsWritten(text, contents.value)) === text ? text : undefined
}

const keyOf = (key: string): PlainKey | undefined => {
  const text = keyLiteral(key)
  return text === undefined ? undefined : new PlainKey(text)
}

/** A key other than a string, as it is written. */
class PlainKey {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Printable ASCII without backslashes: YAML's printer reads it back as it is. All else is written as JSON. */
const isFit = (value: object): boolean =>
  /^[ -~]*$/.test(JSON.stringify(value)) && !JSON.stringify(value).includes('\\')

/** A string as a YAML scalar that reads back to just that: plain, a literal block indented by `indent`, else in quotes. */
export const yamlText = (text: string, indent: number): string => {
  if (isPlain(text)) return text
  if (isBlock(text)) return block(text, indent)
  return /["\\]/.test(text) && !/['\n]/.test(text) && !UNFIT.test(text) ? `'${text}'` : escapedJson(text)
}

/** Words and paths, but what YAML of some version takes for a truth value, a number or nothing. */
const isPlain = (text: string): boolean =>
  /^(\.{0,2}\/|\.)?[A-Za-z_][\w./@+-]*( [\w./@+(),=-]+)*$/.test(text) &&
  !/^(true|false|yes|no|on|off|null|y|n|\.inf|\.nan)$/i.test(text)

/** Several lines, of which the last that counts is not blank. */
const isBlock = (text: string): boolean => text.includes('\n') && /[^ \t\n][ \t]*\n*$/.test(text) && !UNFIT.test(text)

/** What a reader of YAML may take for a line break, or may not let through unescaped. */
const UNFIT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/

const block = (text: string, indent: number): string => {
  const indicator = /^\s/.test(text) ? '2' : ''
  const chomping = text.endsWith('\n\n') ? '+' : text.endsWith('\n') ? '' : '-'
  const lines = text.endsWith('\n') ? text.slice(0, -1) : text
  return `|${indicator}${chomping}\n${lines.replaceAll(/^(?=.)/gm, ' '.repeat(indent))}`
}

/** The three ways a plan is written. */
export type PlanFormat = 'yaml' | 'json' | 'jsonl'

const EXTENSIONS: Readonly<Record<string, PlanFormat>> = {
  yaml: 'yaml',
  yml: 'yaml',
  json: 'json',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
}

/**
 * A plan's format by its name's extension, else by its first line that is not blank: one whole object without `steps` is
 * the header of JSON Lines; anything else that begins with a brace or a bracket is JSON; the rest is YAML.
 */
export const detectFormat = (name: string, text: string): PlanFormat => {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return EXTENSIONS[extension] ?? formatOfText(text)
}

/** A first line longer than this is not looked at: a plan's header is small, and a whole plan in one line is not. */
const LONGEST_HEADER = 1024 * 1024

const formatOfText = (text: string): PlanFormat => {
  const start = text.search(/\S/)
  if (text[start] !== '{' && text[start] !== '[') return 'yaml'
  const end = text.indexOf('\n', start)
  const oneLine = end < 0 || end - start > LONGEST_HEADER
  return !oneLine && isHeader(text.slice(start, end)) ? 'jsonl' : 'json'
}

const isHeader = (line: string): boolean => {
  const value = parsedJson(line)
  return isObject(value) && !Object.hasOwn(value, 'steps')
}
