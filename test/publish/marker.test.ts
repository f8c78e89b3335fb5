import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noSettings, type PublishedRecord, readRecord, writeRecord } from '../../src/publish/marker.ts'

const COMMITS = { head: 'bb', tree: 'cc', steps: 'dd', base: 'aa', own: ['ab..bb'], kept: ['ff'] }
const RECORD: PublishedRecord = { plan: 'sha256:aa', ...COMMITS, set: noSettings }
const OTHER: PublishedRecord = { ...RECORD, head: 'ee' }
/** Text in which marks, their parts and line ends are likely. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('<!-- editplan:begin ', '<!-- editplan:end ', ' -->', '\n', '\r\n', '```', '0123456789abcdef {}'),
    ),
  )
  .map((parts) => parts.join(''))

describe('the record in a body', () => {
  it('is read back, whatever text and settings surround it', () => {
    fc.assert(
      fc.property(text, fc.array(fc.string({ unit: 'binary' })), (content, labels) => {
        const record = { ...RECORD, set: { ...noSettings, labels } }
        expect(readRecord(writeRecord('', content, record))).toEqual(record)
      }),
    )
  })

  it('is replaced with its text, and what people wrote around it lives', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const body = `Before.\r\n\n${writeRecord('', one, RECORD)}\r\nAfter.`
        const next = writeRecord(body, other, OTHER)
        expect(next).toBe(`Before.\r\n\n${writeRecord('', other, OTHER)}\r\nAfter.`)
        expect(readRecord(next)).toEqual(OTHER)
      }),
    )
  })

  it('is not cut by a text that quotes the end mark of another text with the same record', () => {
    const keyOf = (body: string): string => /editplan:begin ([0-9a-f]{16})/.exec(body)?.[1] ?? ''
    const known = keyOf(writeRecord('', 'x', RECORD))
    const body = writeRecord('', `one\n<!-- editplan:end ${known} -->\ntwo`, RECORD)
    expect(keyOf(body)).not.toBe(known)
    expect(writeRecord(body, 'x', OTHER)).toBe(writeRecord('', 'x', OTHER))
  })

  it('goes to the end of a body that has none', () => {
    expect(writeRecord('Mine.\n', 'x', RECORD)).toBe(`Mine.\n\n${writeRecord('', 'x', RECORD)}`)
  })

  it('survives an editor that turns line feeds into CR LF', () => {
    const body = writeRecord('', 'one\ntwo', RECORD).replaceAll('\n', '\r\n')
    expect(readRecord(body)).toEqual(RECORD)
    expect(writeRecord(body, 'x', OTHER)).toBe(writeRecord('', 'x', OTHER))
  })

  it.each([
    '',
    'no mark',
    '<!-- editplan:begin 0123456789abcdef {} -->\nno end',
    '<!-- editplan:begin 0123456789abcdef {"plan":1} -->\n<!-- editplan:end 0123456789abcdef -->',
    '<!-- editplan:begin 0123456789abcdef {bad} -->\n<!-- editplan:end 0123456789abcdef -->',
  ])('is unknown in %j', (body) => {
    expect(readRecord(body)).toBeUndefined()
  })
})
