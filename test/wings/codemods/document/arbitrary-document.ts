import fc from 'fast-check'
import { stringify as stringifyToml } from 'smol-toml'
import { stringify as stringifyYaml } from 'yaml'
import type { DocumentFormat, KeyPath, Value } from '../../../../src/wings/codemods/document/document.ts'

const key = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a', 'b', 'name', 'scripts', 'build-it', 'x1') },
  { weight: 1, arbitrary: fc.constantFrom('a b', 'ü', 'on', '8080', 'x.y', 'a: b', '"q"', '#') },
)
const word = fc.constantFrom(
  'one',
  'two words',
  '',
  'yes',
  '1.10',
  'a: b',
  "it's",
  '"',
  '# no',
  '- x',
  'ü✓',
  'C:\\x',
  '*a',
  '{x}',
  ' x ',
  'null',
)
const scalar = (nulls: boolean) =>
  fc.oneof(
    word,
    fc.integer({ min: -99, max: 99 }),
    fc.boolean(),
    fc.constant(1.5),
    ...(nulls ? [fc.constant(null)] : []),
  )

/** Data that a format can say. */
export const anyValue = (format: DocumentFormat): fc.Arbitrary<Value> =>
  fc.letrec<{ value: Value; map: Value }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      scalar(format !== 'toml'),
      tie('map'),
      fc.array(tie('value'), { maxLength: 3 }),
    ),
    map: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  })).value

const mapOf = (format: DocumentFormat) => fc.dictionary(key, anyValue(format), { minKeys: 1, maxKeys: 5 })

/** A document as people lay it out, with comments where the format has them. */
export const documentOf = (format: DocumentFormat): fc.Arbitrary<{ readonly text: string; readonly data: Value }> =>
  fc
    .record({
      data: mapOf(format),
      style: fc.nat(5),
      comments: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      crlf: fc.boolean(),
      ended: fc.boolean(),
    })
    .map(({ data, style, comments, crlf, ended }) => {
      const commented = decorate(format, layOut(format, data, style), comments)
      const text = ended ? commented : commented.replace(/\n$/, '')
      return { data, text: crlf ? text.replaceAll('\n', '\r\n') : text }
    })

const layOut = (format: DocumentFormat, data: Value, style: number): string => {
  if (format === 'toml') return `${stringifyToml(data as Record<string, unknown>)}`
  if (format !== 'yaml') return `${JSON.stringify(data, null, [2, 4, '\t', 0, 2, 3][style])}\n`
  return stringifyYaml(data, {
    indent: [2, 4, 2, 2, 3, 2][style] ?? 2,
    indentSeq: style % 2 === 0,
    lineWidth: 0,
    collectionStyle: style === 3 ? 'flow' : 'any',
    defaultStringType: style === 5 ? 'QUOTE_DOUBLE' : 'PLAIN',
  })
}

/** Comments behind lines and on lines of their own, where no text of several lines is cut. */
const decorate = (format: DocumentFormat, text: string, comments: readonly boolean[]): string => {
  if (format === 'json' || /[|>]-?\n|"""|'''/.test(text)) return text
  const sign = format === 'jsonc' ? '//' : '#'
  return text
    .split('\n')
    .map((line, at) => {
      if (!comments[at % comments.length] || line.trim() === '') return line
      const indent = /^\s*/.exec(line)?.[0] ?? ''
      return at % 2 === 0 ? `${line} ${sign} note ${at}` : `${indent}${sign} above ${at}\n${line}`
    })
    .join('\n')
}

/** Paths into a value, and next to what it holds. */
export const pathsOf = (value: Value, base: KeyPath = []): readonly KeyPath[] => {
  if (typeof value !== 'object' || value === null) return [base, [...base, 'below']]
  const entries: readonly (readonly [string | number, Value])[] = Array.isArray(value)
    ? value.map((one, at) => [at, one] as const)
    : Object.entries(value)
  const next: KeyPath[] = Array.isArray(value)
    ? [[...base, value.length]]
    : [
        [...base, 'fresh'],
        [...base, 'new', 'deep'],
        [...base, 'new list', 0],
      ]
  return [base, ...next, ...entries.flatMap(([name, one]) => pathsOf(one, [...base, name]))]
}
