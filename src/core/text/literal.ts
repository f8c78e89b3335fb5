import { isObject } from './json.ts'

/**
 * A number, date, truth value or null by its spelling, where JSON would print it otherwise: `3.10`, `0x1F`, `~`. A plan's data holds it as
 * an object with this one key.
 */
export interface Literal {
  readonly $literal: string
}

/** The spelling that an object with the one key `$literal` gives; undefined for every other value. */
export const literalText = (value: unknown): string | undefined => {
  if (!isObject(value) || !Object.hasOwn(value, '$literal') || Object.keys(value).length !== 1) return undefined
  return typeof value.$literal === 'string' ? value.$literal : undefined
}

const KEY = '$literal '

/** A key of YAML that is a number or a truth value, as it is written, in the form in which a plan's data holds it, where keys are strings. */
export const literalKey = (source: string): string => KEY + source

/** The spelling that such a key gives; undefined for every other key. */
export const keyLiteral = (key: string): string | undefined => (key.startsWith(KEY) ? key.slice(KEY.length) : undefined)

/** What is wrong with a value that has a key `$literal` somewhere, as the rest of a sentence about it. */
export const literalFault = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value) && Object.hasOwn(value, '$literal')) {
    const text = literalText(value)
    if (text === undefined) return 'has $literal with other keys, or not as a text; it takes { $literal: "3.10" }'
    return isLiteral(text)
      ? undefined
      : `has the $literal ${JSON.stringify(text)}, which is no number, date, truth value or null; write a text without $literal`
  }
  for (const [key, one] of Object.entries(value)) {
    const fault = literalKeyFault(key, value) ?? literalFault(one)
    if (fault !== undefined) return fault
  }
  return undefined
}

const literalKeyFault = (key: string, holder: object): string | undefined => {
  const text = keyLiteral(key)
  if (text === undefined) return undefined
  if (Object.hasOwn(holder, text)) return `has the key ${text} twice, as a text and as a $literal; keep one`
  return isLiteral(text)
    ? undefined
    : `has the key ${JSON.stringify(key)}, but $literal belongs only before a number, a date, true, false or null; write the key without $literal`
}

/** A value with its literals as they are written: JSON where it has none. */
export const dataText = (value: unknown): string => {
  const literal = literalText(value)
  if (literal !== undefined) return literal
  if (Array.isArray(value)) return `[${value.map(dataText).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value) ?? ''
  return `{${Object.entries(value)
    .map(([key, one]) => `${keyLiteral(key) ?? JSON.stringify(key)}:${dataText(one)}`)
    .join(',')}}`
}

/** A scalar of YAML by its source, as a plan holds it: by its spelling where JSON has another one, or where YAML 1.1 and TOML read a number. */
export const scalarAsWritten = (source: string, value: unknown): unknown => {
  if (typeof value === 'string') return isNumberElsewhere(source) ? { $literal: source } : value
  return source === '' || isSpeltSo(source, value) ? value : { $literal: source }
}

/** A number of JSON by its source, as a plan holds it. */
export const numberAsWritten = (source: string): number | Literal => {
  const value = Number(source)
  return isSpeltSo(source, value) ? value : { $literal: source }
}

/** JSON prints it so, and without losing digits. */
const isSpeltSo = (source: string, value: unknown): boolean =>
  JSON.stringify(value) === source &&
  (typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value))

/** `1_000` and `0b11`: numbers of TOML and YAML 1.1, which YAML 1.2 takes for texts. */
export const isNumberElsewhere = (text: string): boolean =>
  /^[-+]?(?:0b[01]+(?:_[01]+)*|0o[0-7]+(?:_[0-7]+)+|0x[\da-fA-F]+(?:_[\da-fA-F]+)+)$/.test(text) ||
  (text.includes('_') && /^[-+]?\d+(?:_\d+)*(?:\.\d+(?:_\d+)*)?(?:[eE][-+]?\d+(?:_\d+)*)?$/.test(text))

/** Whether a text is a number, date, truth value or null of JSON, YAML or TOML. */
export const isLiteral = (text: string): boolean =>
  isYamlNumber(text) || isYamlWord(text) || isTomlScalar(text) || isNumberElsewhere(text)

export const isJsonNumber = (text: string): boolean => /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(text)

/** A number of YAML 1.2. */
export const isYamlNumber = (text: string): boolean =>
  /^(?:[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/.test(
    text,
  )

/** A truth value or null of YAML 1.2: the one that it is; undefined for any other text. */
export const yamlWord = (text: string): { readonly value: boolean | null } | undefined => {
  if (/^(?:true|True|TRUE)$/.test(text)) return { value: true }
  if (/^(?:false|False|FALSE)$/.test(text)) return { value: false }
  return /^(?:null|Null|NULL|~)$/.test(text) ? { value: null } : undefined
}

const isYamlWord = (text: string): boolean => yamlWord(text) !== undefined

/** A number, date or time of TOML. */
export const isTomlScalar = (text: string): boolean => (isTomlNumber(text) && !isOver64Bits(text)) || isTomlDate(text)

/** An integer that readers of TOML refuse. */
const isOver64Bits = (text: string): boolean => {
  const [, sign, digits] = /^([-+]?)(\d[\d_]*|0[xob][\da-fA-F_]+)$/.exec(text) ?? []
  if (digits === undefined) return false
  const value = BigInt(digits.replaceAll('_', ''))
  return value > (sign === '-' ? 2n ** 63n : 2n ** 63n - 1n)
}

const isTomlNumber = (text: string): boolean =>
  /^(?:[-+]?(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][-+]?\d(?:_?\d)*)?|0x[\da-fA-F](?:_?[\da-fA-F])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*|[-+]?(?:inf|nan))$/.test(
    text,
  )

/** A date, a time, or both. */
export const isTomlDate = (text: string): boolean =>
  /^(?:\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[-+]\d{2}:\d{2})?)?|\d{2}:\d{2}:\d{2}(?:\.\d+)?)$/.test(
    text,
  )
