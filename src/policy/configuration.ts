import { type ParseError, parse as parseJsonc, printParseErrorCode } from 'jsonc-parser'
import { parse as parseToml, TomlError } from 'smol-toml'
import {
  type Document,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseAllDocuments,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml'
import type { Problem } from '../errors.ts'
import { formatOf, type SettingsFormat, settingsText } from './settings-format.ts'
import { nestingFault } from './yaml-nesting.ts'

/** YAML nested deeper than this in brackets or on one line is held to be broken. */
const DEPTH = 100

interface Fault {
  readonly reason: string
  readonly line: number
  readonly column: number
}

type Parser = (text: string) => Fault | undefined

/**
 * CONFIG_BROKEN when a configuration file that parsed before no longer does: JSON, JSON with comments, YAML and TOML, told by name.
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
  return {
    name: 'CONFIG_BROKEN',
    message: `${path} parsed before and no longer would: ${fault.reason} at ${place} of the result. Correct the new text.`,
  }
}

/** A nest too deep for a parser's stack is a fault like any other; nothing else that a parser throws is expected. */
const guard =
  (parse: Parser): Parser =>
  (text) => {
    try {
      return parse(text)
    } catch (error) {
      if (error instanceof RangeError) return { reason: 'it nests too deep', line: 1, column: 1 }
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
  const lineCounter = new LineCounter()
  // The library's own look at repeated keys compares every pair of them; ours is linear.
  const options = { lineCounter, logLevel: 'silent', prettyErrors: false, uniqueKeys: false } as const
  const fault = (reason: string, offset: number): Fault => {
    const { line, col } = lineCounter.linePos(offset)
    return { reason, line, column: col }
  }
  const deep = nestingFault(text, DEPTH)
  if (deep !== undefined) return { reason: 'the brackets do not pair, or nest too deep', ...placeOf(text, deep) }
  for (const document of parseAllDocuments(text, options)) {
    const [first] = document.errors
    if (first) return fault(first.message, first.pos[0])
    const overlooked = overlookedFault(document)
    if (overlooked) return fault(overlooked.reason, overlooked.node.range?.[0] ?? 0)
  }
  return undefined
}

/** A repeated key or an alias of nothing, which the library would notice only at a cost that grows with their square. */
const overlookedFault = (document: Document.Parsed): { reason: string; node: Node } | undefined => {
  const anchors = new Set<string>()
  let found: { reason: string; node: Node } | undefined
  const stop = (reason: string, node: Node): symbol => {
    found = { reason, node }
    return visit.BREAK
  }
  visit(document, {
    Alias: (_, alias) => (anchors.has(alias.source) ? undefined : stop(`there is no anchor ${alias.source}`, alias)),
    Value: (_, node) => {
      if (node.anchor) anchors.add(node.anchor)
      const repeated = isMap(node) ? repeatedKey(node) : undefined
      return repeated && stop('a key stands twice', repeated)
    },
  })
  return found
}

const repeatedKey = (map: YAMLMap): Scalar | undefined => {
  const seen = new Set<unknown>()
  for (const { key } of map.items) {
    if (!isScalar(key) || key.value === '<<') continue
    if (seen.has(key.value)) return key
    seen.add(key.value)
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
