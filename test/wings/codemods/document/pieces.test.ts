import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openText } from '../../../../src/core/text/encoding.ts'
import { applySplices } from '../../../../src/core/text/splice.ts'
import {
  type ChangedDocument,
  changeDocument,
  type DocumentFormat,
  documentValue,
  type KeyPath,
  readDocument,
  type Value,
} from '../../../../src/wings/codemods/document/document.ts'
import { documentOf } from './arbitrary-document.ts'

const FORMATS = ['json', 'yaml', 'toml'] as const

/** In place of a value: the key goes. */
const GONE = Symbol('gone')

interface One {
  readonly path: KeyPath
  readonly value: unknown
}

const made = (format: DocumentFormat, text: string, { path, value }: One): readonly [string, ChangedDocument] => {
  const opened = openText(Buffer.from(text))
  if (!opened.ok) throw new Error(opened.encoding)
  const request =
    value === GONE
      ? ({ mode: 'unset', path } as const)
      : ({ mode: 'set', path, value: documentValue(value), create: true } as const)
  const change = changeDocument(opened.file, format, request)
  return [change.ok ? applySplices(opened.file.bytes, change.splices).toString() : text, change]
}

/** What a change makes of a text that nothing is known of. */
const madeAfresh = (format: DocumentFormat, text: string, one: One): readonly [string, ChangedDocument] => {
  const other = format === 'toml' ? (at: number) => `other = ${at}\n` : (at: number) => `{"other": ${at}}\n`
  for (const at of [1, 2]) made(format, other(at), { path: ['other'], value: at + 2 })
  return made(format, text, one)
}

/** Of each value that a document holds. */
const pathsIn = (value: Value, path: KeyPath = []): readonly KeyPath[] => {
  const inside = Array.isArray(value)
    ? value.flatMap((one, at) => pathsIn(one, [...path, at]))
    : typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
      ? Object.entries(value).flatMap(([key, one]) => pathsIn(one as Value, [...path, key]))
      : []
  return path.length === 0 ? inside : [path, ...inside]
}

const VALUES = [
  'a',
  'a: b # c',
  '- x',
  '# no',
  ' x ',
  '*a',
  '&a b',
  '!t',
  '',
  'two\nlines\n',
  '3.10',
  7,
  1.5,
  true,
  [1],
  { k: 'v' },
  GONE,
] as const

describe.each(FORMATS)('changes of one document of %s after each other', (format) => {
  it('give what each gives in a text that nothing is known of', () => {
    fc.assert(
      fc.property(
        documentOf(format),
        fc.array(
          fc.record({
            at: fc.nat(),
            value: fc.constantFrom(...VALUES),
            fresh: fc.option(fc.constantFrom('new', 'x y', '%a', '---', 'k')),
          }),
          { minLength: 2, maxLength: 6 },
        ),
        ({ text: first }, asked) => {
          let text = first
          const steps: {
            readonly text: string
            readonly one: One
            readonly made: readonly [string, ChangedDocument]
          }[] = []
          for (const { at, value, fresh } of asked) {
            const paths = pathsIn(readDocument(text, format) ?? null)
            const held = paths[at % Math.max(1, paths.length)]
            if (!held) return
            const one = { path: fresh === null ? held : [...held.slice(0, -1), fresh], value }
            const now = made(format, text, one)
            steps.push({ text, one, made: now })
            text = now[0]
          }
          for (const step of steps) expect(step.made).toEqual(madeAfresh(format, step.text, step.one))
        },
      ),
    )
  })
})

describe.each([
  ['yaml', 'k', '\n  # below\nlast: 1\n'],
  ['yaml', 'k', '\n  - deeper\n'],
  ['toml', 'k', '\n[t]\nk = 1\n'],
] as const)('a value on a line of %s', (format, key, rest) => {
  it.each(['a', 'x\ny', '"', "'", '|', '>', '#', ': ', '- ', '? ', '%'])('takes %j in its own line', (value) => {
    const first = `${key}${format === 'toml' ? ' = 1' : ': 1'}${rest}`
    const [second] = made(format, first, { path: [key], value: 2 })
    const [third, change] = made(format, second, { path: [key], value })
    expect([third, change]).toEqual(madeAfresh(format, second, { path: [key], value }))
  })
})
