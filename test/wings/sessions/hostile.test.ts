import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EditplanError } from '../../../src/errors.ts'
import { detectImportFormat, IMPORT_FORMATS } from '../../../src/wings/sessions/detect.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { someOf } from '../../support/whole.ts'
import { CHECKOUT, RECORDED, sourcesOf } from './recorded.ts'

/** Values that no log holds in good faith. */
const HOSTILE: readonly unknown[] = [
  { toString: 1 },
  { valueOf: 1, toString: null },
  { length: 3 },
  JSON.parse('{"__proto__":{"a":1},"constructor":1,"hasOwnProperty":1}'),
  [{ toString: 1 }],
  [[[]]],
  null,
  true,
  -1,
  1e308,
  '',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '__proto__',
]

/** Reads a text in a format; nothing but a refusal may be thrown. */
const read = (text: string, format = detectImportFormat(text)): void => {
  try {
    importPlan({ name: 's', text }, { cwd: '/home/ada/shop', ...CHECKOUT, ...(format && { format }) })
  } catch (error) {
    expect(error).toBeInstanceOf(EditplanError)
  }
}

/** Values and keys of a value, by their paths. */
const pathsIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [path, ...Object.entries(value).flatMap(([key, member]) => pathsIn(member, [...path, key]))]

const put = (value: unknown, [key, ...rest]: readonly string[], given: unknown): unknown => {
  if (key === undefined) return given
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  Object.assign(copy, { [key]: put((value as Record<string, unknown>)[key], rest, given) })
  return copy
}

const LINES = RECORDED.flatMap((session) =>
  sourcesOf(session).flatMap(({ text }): readonly unknown[][] => {
    if (text.startsWith('{\n')) return [[JSON.parse(text)]]
    const lines = text.trim().split('\n')
    return [lines.slice(0, 12), lines.slice(-12)].map((some) => some.map((line) => JSON.parse(line) as unknown))
  }),
)

/** A part of a session, one value of it another. */
const damaged = (part: number, line: number, place: number, value: unknown): string => {
  const lines = LINES[part % LINES.length] ?? []
  const index = line % lines.length
  const paths = pathsIn(lines[index])
  const other = put(lines[index], paths[place % paths.length] ?? [], value)
  return lines
    .with(index, other)
    .map((one) => JSON.stringify(one))
    .join('\n')
}

describe('a log with a value that is no log\u2019s', () => {
  it('is read or refused, and crashes no recogniser and no reader', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), fc.constantFrom(...HOSTILE), (...damage) => read(damaged(...damage))),
      { numRuns: 400 },
    )
  })

  it.each(someOf(IMPORT_FORMATS, 12))('crashes no reader of %s, whatever the value', (format) => {
    const keys = 'type message content payload item data info parts tool_calls requests update event args input id'
    for (const value of HOSTILE) {
      read(JSON.stringify(value), format)
      for (const key of keys.split(' ')) {
        read(JSON.stringify({ type: 'assistant', role: 'assistant', [key]: value }))
        read(JSON.stringify({ type: 'assistant', role: 'assistant', [key]: value }), format)
        read(
          JSON.stringify({ steps: [{ tool_calls: [{ [key]: value }] }], messages: [{ content: [{ [key]: value }] }] }),
          format,
        )
      }
    }
  })
})
