import type { ErrorObject } from 'ajv'
import { type ParseError, parse as parseJsonc, printParseErrorCode } from 'jsonc-parser'
import { parse as parseToml, TomlError } from 'smol-toml'
import type { Problem, RefusedText } from '../../errors.ts'
import { textOfFile } from '../text/encoding.ts'
import { compileGlobs } from '../text/globs.ts'
import { composeYaml, documentFault } from '../text/yaml.ts'
import type { PolicyFile } from './policy-file.ts'

/** YAML whose collections nest deeper than this counts as broken. */
const DEPTH = 100

type Fault = { readonly reason: string; readonly line: number; readonly column: number }

type Parser = (text: string) => Fault | undefined

/** CONFIG_BROKEN when a JSON, YAML or TOML file, by its name, parsed before and no longer does. New files are not checked. */
export const refuseBroken = (path: string, before: Buffer | undefined, after: Buffer): Problem | undefined => {
  if (!before) return undefined
  const format = formatOf(path)
  if (!format) return undefined
  const dialects = DIALECTS[format]
  const [strictest] = dialects
  const text = settingsText(format, after)
  if (text === undefined || !strictest?.(text)) return undefined
  const old = settingsText(format, before)
  const parser = old === undefined ? undefined : dialects.find((parse) => !parse(old))
  const fault = parser?.(text)
  if (!fault) return undefined
  const place = `line ${fault.line}, column ${fault.column}`
  const message = `${path} was valid before and would no longer parse: ${fault.reason} at ${place} of the result. Correct the new text.`
  return { name: 'CONFIG_BROKEN', message }
}

/** A nest too deep for a parser's stack is a fault like any other; nothing else that a parser throws is expected. */
const guard =
  (parse: Parser): Parser =>
  (text) => {
    try {
      return parse(text)
    } catch (error) {
      if (error instanceof RangeError) return { reason: 'it is nested too deeply', line: 1, column: 1 }
      throw error
    }
  }

const json: Parser = (text) => {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return (
      jsonWith(text, { disallowComments: true, allowTrailingComma: false }) ?? {
        reason: error.message,
        line: 1,
        column: 1,
      }
    )
  }
}

const jsonc: Parser = (text) => jsonWith(text, { disallowComments: false, allowTrailingComma: true })

const jsonWith = (
  text: string,
  options: { disallowComments: boolean; allowTrailingComma: boolean },
): Fault | undefined => {
  const errors: ParseError[] = []
  parseJsonc(text, errors, options)
  const [first] = errors
  return first && { reason: words(printParseErrorCode(first.error)), ...placeOf(text, first.offset) }
}

const yaml: Parser = (text) => {
  const fault = (reason: string, offset: number): Fault => ({ reason, ...placeOf(text, offset) })
  const composed = composeYaml(text, { nesting: DEPTH, tags: true })
  if (!composed.ok)
    return fault(composed.reason === 'unbalanced' ? 'unbalanced brackets' : 'it is nested too deeply', composed.offset)
  for (const document of composed.documents) {
    const [first] = document.errors
    if (first) return fault(first.message, first.pos[0])
    const overlooked = documentFault(document)
    if (overlooked) return fault(overlooked.reason, overlooked.offset)
  }
  return undefined
}

const toml: Parser = (text) => {
  try {
    parseToml(text)
    return undefined
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    return { reason: error.message.split('\n')[0] ?? 'it is not valid TOML', line: error.line, column: error.column }
  }
}

/** The parsers for each kind, the strictest first: a file must still satisfy the first one that accepted it before. */
const DIALECTS: Readonly<Record<SettingsFormat, readonly Parser[]>> = {
  json: [guard(json), guard(jsonc)],
  jsonc: [guard(jsonc)],
  toml: [guard(toml)],
  yaml: [guard(yaml)],
}

const placeOf = (text: string, offset: number): { line: number; column: number } => {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** `CommaExpected` as words. */
const words = (code: string): string =>
  code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase()

/** JSON, JSON with comments and trailing commas, YAML, TOML. */
type SettingsFormat = 'json' | 'jsonc' | 'toml' | 'yaml'

/** Files larger than this, in bytes, are not parsed: at that size the worst text needs about a second. */
const LARGEST: Readonly<Record<SettingsFormat, number>> = {
  json: 8 * 2 ** 20,
  jsonc: 8 * 2 ** 20,
  toml: 2 ** 20,
  yaml: 2 ** 19,
}

/** The format of a configuration file, recognised by its name; undefined for any other file. */
export const formatOf = (path: string): SettingsFormat | undefined => {
  if (COMMENTED.test(path)) return 'jsonc'
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  if (/\.toml$|^(cargo|poetry|uv|pdm)\.lock$|^pipfile$/.test(name)) return 'toml'
  if (/\.ya?ml$|^\.clang-format$|^pubspec\.lock$/.test(name)) return 'yaml'
  if (/\.(json|webmanifest|geojson|importmap)$|^(composer|pipfile|flake|deno)\.lock$/.test(name)) return 'json'
  return undefined
}

const COMMENTED =
  /(^|\/)((ts|js)config[^/]*\.json|\.(vscode|devcontainer)\/[^/]+\.json|\.?devcontainer\.json|\.(eslintrc|babelrc|swcrc|jshintrc)(\.json)?|(biome|deno|turbo|tslint|api-extractor|rush|nx|wrangler)\.json|bun\.lock)$|\.(jsonc|code-workspace)$/i

/** The text of a configuration file; undefined where it is too large to parse, or in an encoding that is not supported. */
const settingsText = (format: SettingsFormat, bytes: Buffer): string | undefined =>
  bytes.length > LARGEST[format] ? undefined : textOfFile(bytes)

/** CONFIG_BROKEN when a settings file satisfied its schema before, or is new, and does not satisfy it after. */
export type SettingsCheck = (path: string, before: Buffer | undefined, after: Buffer) => Problem | undefined

/** Compiles the policy's `schemas`; a `$ref` must stay inside its schema, nothing else is fetched. Refusals: POLICY_INVALID. */
export const compileSchemas = async (
  schemas: PolicyFile['schemas'],
  read: (path: string) => Promise<string | undefined>,
): Promise<{ readonly ok: true; readonly check: SettingsCheck } | RefusedText> => {
  const problems: Problem[] = []
  const rules: { readonly matches: (path: string) => boolean; readonly validate: Validate }[] = []
  for (const [pattern, file] of Object.entries(schemas)) {
    const globs = compileGlobs(pattern)
    const validate = await compile(await read(file))
    if (typeof globs === 'string') problems.push(invalid(`schemas: ${globs}`))
    else if (typeof validate === 'string') problems.push(invalid(`schemas: ${JSON.stringify(file)} ${validate}.`))
    else rules.push({ matches: (path) => globs.some(({ matches }) => matches(path)), validate })
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
    const validate = new Ajv({
      strict: false,
      validateFormats: false,
      logger: false,
      code: { optimize: false },
    }).compile(JSON.parse(text))
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
  if (!format) return undefined
  const value = readValue(format, file.after)
  const wrong = value ? file.validate(value.value) : `it cannot be read as ${format.toUpperCase()}`
  if (wrong === undefined) return undefined
  const old = file.before && readValue(format, file.before)
  if (file.before && (!old || file.validate(old.value) !== undefined)) return undefined
  const message = `${file.path} would not satisfy its schema: ${wrong}. Correct the new text.`
  return { name: 'CONFIG_BROKEN', message }
}

const PARSERS: Readonly<Record<SettingsFormat, (text: string) => unknown>> = {
  json: (text) => (json(text) ? commentedJson(text) : JSON.parse(text)),
  jsonc: (text) => commentedJson(text),
  toml: parseToml,
  yaml: (text) => {
    const composed = composeYaml(text, { nesting: DEPTH, single: true, tags: true })
    const [document] = composed.ok ? composed.documents : []
    if (!document || document.errors.length > 0 || documentFault(document)) throw new SyntaxError('it does not parse')
    return document.toJS()
  },
}

const commentedJson = (text: string): unknown => {
  const errors: ParseError[] = []
  const value: unknown = parseJsonc(text, errors, { allowTrailingComma: true })
  if (errors.length > 0) throw new SyntaxError('it does not parse')
  return value
}

/** Undefined for a file that does not parse, is too large to be parsed, or is in an encoding that is not supported. */
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
