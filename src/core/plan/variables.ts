import { isAlias, isMap, isScalar, LineCounter, parseDocument, type Scalar } from 'yaml'
import * as z from 'zod'
import { EditplanError } from '../../errors.ts'
import { nearestWord, quoted } from '../text/words.ts'
import { text } from '../tools/fields.ts'
import type { Fault, FieldPath, Locator, ParseOptions } from './document.ts'

const NAME = /^[A-Za-z_][\w-]*$/

const fallback = z.union([text(), z.boolean(), z.number()], 'is not a text')

/** `vars` in a plan's header: each name with its default; null, or `required: true`, has none. */
export const vars = z.record(
  z.string().regex(NAME, 'is no name of a variable; it takes letters, digits, _ and -'),
  z.union(
    [
      fallback,
      z.null(),
      z
        .strictObject({
          default: fallback
            .exactOptional()
            .describe('Its value where none is given.')
            .meta({ examples: ['main'] }),
          required: z.literal(true).exactOptional().describe('It has no default.'),
          description: text()
            .exactOptional()
            .describe('What it is for.')
            .meta({ examples: ['the branch to deploy from'] }),
        })
        .refine(
          ({ default: value, required }) => value === undefined || required === undefined,
          'has a default, and `required: true` says that it has none: leave one of them out',
        ),
    ],
    'is not a text (its default), null (it has none), or { description } with either default or required',
  ),
)

type DeclaredVariables = z.output<typeof vars>

/** A plan's variables with their values. */
export type VariableValues = Readonly<Record<string, string>>

/** What references stand for, by what precedes their dot; references to anything else are left alone. */
interface ReferenceValues {
  /** Undefined where the plan declares no variables. */
  readonly vars?: VariableValues | undefined
  /** Facts of the repository that a campaign's plan is for. */
  readonly repository?: VariableValues | undefined
}

/** The value of each declared variable, or MISSING_VARIABLE for those that have none. */
export const valuesOf = (
  declared: DeclaredVariables,
  { vars: given = {}, openVars = false }: Pick<ParseOptions, 'vars' | 'openVars'>,
  locate: Locator,
): { readonly values: VariableValues; readonly faults: readonly Fault[] } => {
  const values = new Map<string, string>()
  const faults: Fault[] = []
  for (const [name, declaration] of Object.entries(declared)) {
    const value = Object.hasOwn(given, name) ? given[name] : defaultOf(declaration)
    // One without a value stays as it is written: that is one fault, and none of each step that uses it.
    values.set(name, value === undefined ? `\${{ vars.${name} }}` : String(value))
    if (value === undefined && !openVars) faults.push(missing(name, locate))
  }
  return { values: Object.fromEntries(values), faults }
}

const defaultOf = (declaration: DeclaredVariables[string]): string | number | boolean | undefined =>
  typeof declaration === 'object' ? declaration?.default : declaration

const missing = (name: string, locate: Locator): Fault => ({
  name: 'MISSING_VARIABLE',
  message: `The variable ${quoted(name)} has no value. Give one with --var ${name}=…, in a workflow with the input \`vars\`, or a default in the plan’s \`vars\`.`,
  at: locate.key(['vars', name]),
  path: ['vars', name],
})

/**
 * Puts the values into every text of a step: `${{ vars.name }}`, blanks optional. A value is taken as it is, never expanded again;
 * `$${{ vars.name }}` writes `${{ vars.name }}`; all other `${{ … }}` are left alone. UNKNOWN_VARIABLE for a name that is not declared.
 */
export const substitute = (
  step: unknown,
  values: ReferenceValues,
  { path, locate }: { path: FieldPath; locate: Locator },
): { readonly value: unknown; readonly faults: readonly Fault[] } => {
  const faults: Fault[] = []
  const unknown = (name: string, known: VariableValues, at: FieldPath) => {
    faults.push(unknownVariable(name, { known: Object.keys(known), at: locate.value(at), path: at }))
    return ''
  }
  const replaced = (value: unknown, at: FieldPath): unknown => {
    if (typeof value === 'string')
      return mayRefer(value)
        ? value.replace(REFERENCE, (all: string, escaped: string, context: keyof ReferenceValues, name: string) => {
            const known = values[context]
            if (!known) return all
            if (escaped) return all.slice(1)
            return Object.hasOwn(known, name) ? (known[name] ?? '') : unknown(name, known, at)
          })
        : value
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((one, index) => replaced(one, [...at, index]))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, [...at, key])]))
  }
  return { value: replaced(step, path), faults }
}

/** Characters that the references of a step's texts would bring, escaped ones none. Nothing is built to count them. */
export const expansionOf = (step: unknown, values: ReferenceValues): number => {
  if (typeof step === 'string')
    return mayRefer(step)
      ? Array.from(step.matchAll(REFERENCE), ([, escaped, context, name = '']) =>
          escaped ? 0 : lengthOf(values[context as keyof ReferenceValues] ?? {}, name),
        ).reduce((sum, length) => sum + length, 0)
      : 0
  if (typeof step !== 'object' || step === null) return 0
  return Object.values(step).reduce((sum: number, one: unknown) => sum + expansionOf(one, values), 0)
}

/** Names of variables that a text refers to, escaped references apart. */
export const referencesIn = (text: string, context: keyof ReferenceValues): readonly string[] =>
  mayRefer(text)
    ? [...text.matchAll(REFERENCE)].flatMap(([, escaped, of, name = '']) => (escaped || of !== context ? [] : name))
    : []

const mayRefer = (text: string): boolean => text.includes('vars.') || text.includes('repository.')

const lengthOf = (values: VariableValues, name: string): number =>
  Object.hasOwn(values, name) ? (values[name] ?? '').length : 0

const REFERENCE = /(\$?)\$\{\{\s*(vars|repository)\.([^\s{}]*)\s*\}\}/g

const unknownVariable = (
  name: string,
  { known, ...where }: { known: readonly string[] } & Pick<Fault, 'at' | 'path'>,
): Fault => {
  const near = nearestWord(name, known)
  const remedy = near
    ? `did you mean ${near}?`
    : known.length > 0
      ? `the plan has ${known.join(', ')}.`
      : 'the plan has none.'
  return {
    name: 'UNKNOWN_VARIABLE',
    message: `No variable is called ${quoted(name)}; ${remedy} To write the text itself, double the dollar.`,
    ...where,
    ...(near !== undefined && { suggestions: [near] }),
  }
}

type VariableAssignments = readonly (readonly [name: string, value: string])[]

/** Names and values of a YAML or JSON text; every scalar but null is the text that is written: 1.10 is not a number. Throws USAGE. */
export function valuesInYaml(what: string, text: string): VariableAssignments {
  const lineCounter = new LineCounter()
  // The library scans the whole document for each repeated name and for each alias, and the whole line for each error.
  const bounds = { uniqueKeys: false, prettyErrors: false, lineCounter }
  const document = parseDocument(text, { schema: 'failsafe', version: '1.2', ...bounds })
  const [error] = document.errors
  if (error) {
    const { line, col } = lineCounter.linePos(error.pos[0])
    throw usage(`${what} is not valid YAML: ${error.message} at line ${line}, column ${col}`)
  }
  if (!isMap(document.contents)) throw usage(`${what} must hold names and their values.`)
  const anchored = new Map<string, string>()
  const values = new Map<string, string>()
  // Read node by node: the library prints a name that is itself a map, which is slow for nested maps.
  for (const { key, value } of document.contents.items) {
    if (!isScalar(key)) throw usage(`A name in ${what} must be text.`)
    const name = String(key.value)
    if (key.anchor !== undefined) anchored.set(key.anchor, name)
    const given = isAlias(value) ? anchored.get(value.source) : isScalar(value) ? textOf(value) : undefined
    if (given === undefined) throw usage(`${name} in ${what} must be text; one that looks like null needs quotes.`)
    if (isScalar(value) && value.anchor !== undefined) anchored.set(value.anchor, given)
    if (values.has(name)) throw usage(`${what} gives ${name} twice. Remove one of them.`)
    values.set(name, given)
  }
  return [...values]
}

/** Undefined for a null that somebody wrote. */
const textOf = ({ value, type }: Scalar): string | undefined =>
  typeof value !== 'string' || (type === 'PLAIN' && /^(?:null|~)$/i.test(value)) ? undefined : value

/** Reads `name=value`. Throws USAGE. */
export function assignment(what: string, text: string): VariableAssignments[number] {
  const at = text.indexOf('=')
  if (at < 1) throw usage(`${what} takes name=value, not ${JSON.stringify(text)}.`)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** Throws UNKNOWN_VARIABLE for a name that no plan declares. */
export function refuseUnknownVariables(
  plans: readonly { readonly vars?: object }[],
  values: Readonly<Record<string, string>>,
): void {
  const declared = new Set(plans.flatMap(({ vars = {} }) => Object.keys(vars)))
  const unknown = Object.keys(values).filter((name) => !declared.has(name))
  if (unknown.length === 0) return
  const known = declared.size > 0 ? `They are ${[...declared].join(', ')}.` : 'No plan has a `vars` header.'
  const message = `No plan has the variable ${unknown.join(', ')}. ${known}`
  throw new EditplanError({ name: 'UNKNOWN_VARIABLE', message })
}

const usage = (message: string): EditplanError => new EditplanError({ name: 'USAGE', message })
