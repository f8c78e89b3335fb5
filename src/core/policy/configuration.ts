import { type ParseError, parse as parseJsonc, printParseErrorCode } from 'jsonc-parser'
import { parse as parseToml, TomlError } from 'smol-toml'
import type { Problem } from '../../errors.ts'
import { textOfFile } from '../text/encoding.ts'
import { composeYaml, documentFault } from '../text/yaml.ts'

/** YAML whose collections nest deeper than this counts as broken. */
const DEPTH = 100

type Fault = { readonly reason: string; readonly line: number; readonly column: number }

type Parser = (text: string) => Fault | undefined

/**
 * CONFIG_BROKEN when a configuration file that parsed before no longer does: JSON, JSON with comments, YAML and TOML, recognised by name.
 * A `.json` file that had comments before may have them after. New files are not checked.
 */
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

/** For each kind the parsers that may take it, the strictest first: a file is held to the first one that took it before. */
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

/** JSON, JSON whose readers take comments and trailing commas, YAML, TOML. */
export type SettingsFormat = 'json' | 'jsonc' | 'toml' | 'yaml'

/** Files larger than this, in bytes, are not parsed: at that size the worst text takes about a second. */
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
export const settingsText = (format: SettingsFormat, bytes: Buffer): string | undefined =>
  bytes.length > LARGEST[format] ? undefined : textOfFile(bytes)
