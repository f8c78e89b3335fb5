import fc from 'fast-check'
import type { Value } from '../../../../src/wings/codemods/document/document.ts'

type Keys = { readonly [key: string]: Value }

const key = fc.constantFrom('a', 'b', 'c', 'x.y')
const scalar = fc.constantFrom<Value>(1, 2, true, 'one', 'two words')
const keysOf = (value: fc.Arbitrary<Value>) => fc.dictionary(key, value, { maxKeys: 3 })

const data = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true, maxDepth: 3 },
    scalar,
    keysOf(tie('value')),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.array(keysOf(tie('value')), { minLength: 1, maxLength: 2 }),
  ),
})).value

const choices = fc.array(fc.nat(5), { minLength: 12, maxLength: 12 })

/** TOML in which tables are headers, dotted keys or written in place, and arrays of tables either. */
export const tomlText: fc.Arbitrary<string> = fc
  .tuple(fc.dictionary(key, data, { minKeys: 1, maxKeys: 4 }), choices)
  .map(([root, drawn]) => tableLines(root, [], chooser(drawn)).join('\n').concat('\n'))

/** The next of some choices, again and again. */
const chooser = (drawn: readonly number[]): (() => number) => {
  let at = 0
  return () => drawn[at++ % drawn.length] ?? 0
}

const quoted = (name: string): string => (name.includes('.') ? JSON.stringify(name) : name)
const isKeys = (value: Value): value is Keys => typeof value === 'object' && value !== null && !Array.isArray(value)
const isTables = (value: Value): value is readonly Keys[] =>
  Array.isArray(value) && value.length > 0 && value.every(isKeys)

/** Own keys first, then what has a header. */
const tableLines = (table: Keys, path: readonly string[], next: () => number): readonly string[] => {
  const own: string[] = []
  const headed: string[] = []
  for (const [name, value] of Object.entries(table)) {
    const at = [...path, quoted(name)]
    if (isKeys(value) && next() < 3) headed.push(`[${at.join('.')}]`, ...tableLines(value, at, next))
    else if (isTables(value) && next() < 3)
      for (const one of value) headed.push(`[[${at.join('.')}]]`, ...tableLines(one, at, next))
    else own.push(...members(name, value, next).map((line) => (next() === 0 ? `${line} # note` : line)))
  }
  return [...own, ...headed]
}

/** A key with its value in place, or as several dotted keys. */
const members = (name: string, value: Value, next: () => number): readonly string[] =>
  isKeys(value) && Object.keys(value).length > 0 && next() > 2
    ? Object.entries(value).flatMap(([inner, one]) =>
        members(inner, one, next).map((member) => `${quoted(name)}.${member}`),
      )
    : [`${quoted(name)} = ${inPlace(value, next)}`]

const inPlace = (value: Value, next: () => number): string => {
  if (Array.isArray(value)) return `[${value.map((one) => inPlace(one, next)).join(', ')}]`
  if (!isKeys(value)) return JSON.stringify(value)
  const parts = Object.entries(value).flatMap(([name, one]) => members(name, one, next))
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

/** YAML of several documents whose mappings have anchors, aliases and merges. */
export const yamlText: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.array(keysOf(data), { minLength: 2, maxLength: 4 }), choices), { minLength: 1, maxLength: 3 })
  .map((documents) => documents.map(([tops, drawn]) => yamlDocument(tops, chooser(drawn))).join('---\n'))

/** The mappings of a document, each of which may use those before it. */
const yamlDocument = (tops: readonly Keys[], next: () => number): string =>
  tops
    .map((top, at) => {
      const anchors = Array.from({ length: at }, (_, before) => `*n${before}`)
      const known = anchors[next() % Math.max(1, at)]
      const merge = known === undefined ? undefined : [known, `[${anchors.join(', ')}]`, `[{ b: 3 }, ${known}]`][next()]
      const lines = Object.entries(top).map(([name, value]) => `  ${name}: ${flow(value, known, next)}\n`)
      const merged = merge === undefined ? [] : [`  <<: ${merge}\n`]
      const all = next() < 3 ? [...merged, ...lines] : [...lines, ...merged]
      return `k${at}: &n${at}${all.length === 0 ? ' {}' : ''}\n${all.join('')}`
    })
    .join('')

/** Now and then an alias in the place of a value. */
const flow = (value: Value, alias: string | undefined, next: () => number): string => {
  if (alias !== undefined && next() === 0) return `${alias} `
  if (Array.isArray(value)) return `[${value.map((one) => flow(one, alias, next)).join(', ')}]`
  if (!isKeys(value)) return JSON.stringify(value)
  const inner = Object.entries(value).map(([name, one]) => `${name}: ${flow(one, alias, next)}`)
  return `{${inner.join(', ')}}`
}
