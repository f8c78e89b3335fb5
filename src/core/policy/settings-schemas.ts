import type { ErrorObject } from 'ajv'
import { parse as parseJsonc } from 'jsonc-parser'
import { parse as parseToml } from 'smol-toml'
import type { Problem } from '../../errors.ts'
import { compileGlob } from '../text/glob.ts'
import { composeYaml } from '../text/yaml.ts'
import { formatOf, type SettingsFormat, settingsText } from './configuration.ts'
import type { PolicyFile } from './policy-file.ts'

/** Collections in each other that are read in YAML. */
const DEPTH = 100

/** CONFIG_BROKEN when a settings file satisfied its schema before, or is new, and does not satisfy it after. */
export type SettingsCheck = (path: string, before: Buffer | undefined, after: Buffer) => Problem | undefined

/** The check, or every schema that cannot be used. */
export type CompiledSchemas =
  | { readonly ok: true; readonly check: SettingsCheck }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * Compiles the schemas that the policy's `schemas` maps settings files to. `read` gives the text of a file of the base, or undefined;
 * nothing else is fetched, so a `$ref` must stay inside its schema. Refusals: POLICY_INVALID.
 */
export const compileSchemas = async (
  schemas: PolicyFile['schemas'],
  read: (path: string) => Promise<string | undefined>,
): Promise<CompiledSchemas> => {
  const problems: Problem[] = []
  const rules: { readonly matches: (path: string) => boolean; readonly validate: Validate }[] = []
  for (const [pattern, file] of Object.entries(schemas)) {
    const glob = compileGlob(pattern)
    const validate = await compile(await read(file))
    if (typeof glob === 'string') problems.push(invalid(`schemas: the glob ${JSON.stringify(pattern)} ${glob}.`))
    else if (typeof validate === 'string') problems.push(invalid(`schemas: ${JSON.stringify(file)} ${validate}.`))
    else rules.push({ matches: glob.matches, validate })
  }
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    check: (path, before, after) => {
      for (const { validate } of rules.filter((rule) => rule.matches(path))) {
        const problem = misfit({ path, before, after, validate })
        if (problem) return problem
      }
      return undefined
    },
  }
}

/** The first error of a value; undefined if it is valid. */
type Validate = (value: unknown) => string | undefined

const compile = async (text: string | undefined): Promise<Validate | string> => {
  if (text === undefined) return 'is not in the repository'
  const { Ajv } = await (text.includes('2020-12')
    ? import('ajv/dist/2020.js').then(({ Ajv2020 }) => ({ Ajv: Ajv2020 }))
    : import('ajv'))
  try {
    const validate = new Ajv({ strict: false, validateFormats: false, logger: false }).compile(JSON.parse(text))
    return (value) => withinStack(() => (validate(value) ? undefined : describe(validate.errors?.[0])))
  } catch (error) {
    if (error instanceof Error) return `is not a usable JSON Schema (${error.message})`
    throw error
  }
}

/** A schema that refers to itself follows a value as deep as it goes. */
const withinStack = (validate: () => string | undefined): string | undefined => {
  try {
    return validate()
  } catch (error) {
    if (error instanceof RangeError) return 'it is nested too deeply'
    throw error
  }
}

const describe = (error: ErrorObject | undefined): string =>
  `${error?.instancePath || 'the whole'} ${error?.message ?? 'is not valid'}`

const misfit = (file: {
  path: string
  before: Buffer | undefined
  after: Buffer
  validate: Validate
}): Problem | undefined => {
  const format = formatOf(file.path)
  const value = format && readValue(format, file.after)
  const wrong = value && file.validate(value.value)
  if (!format || wrong === undefined) return undefined
  const old = file.before && readValue(format, file.before)
  if (file.before && (!old || file.validate(old.value) !== undefined)) return undefined
  const message = `${file.path} would no longer satisfy its schema: ${wrong}. Correct the new text.`
  return { name: 'CONFIG_BROKEN', message }
}

const PARSERS: Readonly<Record<SettingsFormat, (text: string) => unknown>> = {
  json: (text) => JSON.parse(text),
  jsonc: (text) => parseJsonc(text, [], { allowTrailingComma: true }),
  toml: parseToml,
  yaml: (text) => {
    const composed = composeYaml(text, { nesting: DEPTH, single: true, tags: true })
    const [document] = composed.ok ? composed.documents : []
    if (!document || document.errors.length > 0) throw new SyntaxError('it does not parse')
    return document.toJS()
  },
}

/** Undefined for a file that does not parse, about which `refuseBroken` has the word. */
const readValue = (format: SettingsFormat, bytes: Buffer): { readonly value: unknown } | undefined => {
  const text = settingsText(format, bytes)
  if (text === undefined) return undefined
  try {
    return { value: PARSERS[format](text) }
  } catch (error) {
    if (error instanceof Error) return undefined
    throw error
  }
}

const invalid = (message: string): Problem => ({ name: 'POLICY_INVALID', message })
