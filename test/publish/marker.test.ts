import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxesDigest, itemsOf } from '../../src/core/report/body/step-list.ts'
import type { RunReport } from '../../src/core/report/report.ts'
import { changedTicks, partOf, readMarker, sectionDigest, writePart } from '../../src/publish/marker.ts'

const ONE = 'a'.repeat(40)
const OTHER = 'b'.repeat(40)
/** Text in which marks, their parts and line ends are likely. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('<!-- editplan:begin ', '<!-- editplan:end ', ' -->', '\n', '\r\n', '```', '0123456789abcdef {}'),
    ),
  )
  .map((parts) => parts.join(''))

describe('our part of a body', () => {
  it('is found again, whatever text it has', () => {
    fc.assert(
      fc.property(text, (content) => {
        const body = writePart('', content, ONE)
        expect(readMarker(body)).toEqual({ ledger: ONE })
        expect(sectionDigest(partOf(body) ?? '')).toBe(sectionDigest(content))
      }),
    )
  })

  it('is replaced, and what people wrote around it lives', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const body = `Before.\r\n\n${writePart('', one, ONE)}\r\nAfter.`
        expect(writePart(body, other, OTHER)).toBe(`Before.\r\n\n${writePart('', other, OTHER)}\r\nAfter.`)
      }),
    )
  })

  it('is not cut by a text that quotes the end mark of another text', () => {
    const keyOf = (body: string): string => /editplan:begin ([0-9a-f]{16})/.exec(body)?.[1] ?? ''
    const known = keyOf(writePart('', 'x', ONE))
    const body = writePart('', `one\n<!-- editplan:end ${known} -->\ntwo`, ONE)
    expect(keyOf(body)).not.toBe(known)
    expect(writePart(body, 'x', OTHER)).toBe(writePart('', 'x', OTHER))
  })

  it('goes to the end of a body that has none', () => {
    expect(writePart('Mine.\n', 'x', ONE)).toBe(`Mine.\n\n${writePart('', 'x', ONE)}`)
  })

  it('survives an editor that turns line feeds into CR LF', () => {
    const body = writePart('', 'one\ntwo', ONE).replaceAll('\n', '\r\n')
    expect([readMarker(body), partOf(body)]).toEqual([{ ledger: ONE }, 'one\ntwo'])
    expect(writePart(body, 'x', OTHER)).toBe(writePart('', 'x', OTHER))
  })

  it('takes the place of one with a record, of which nothing is read', () => {
    const old =
      '<!-- editplan:begin 0123456789abcdef {"plan":"sha256:aa"} -->\nold\n<!-- editplan:end 0123456789abcdef -->'
    expect(readMarker(old)).toEqual({ ledger: undefined })
    expect(writePart(`a\n${old}\nb`, 'x', ONE)).toBe(`a\n${writePart('', 'x', ONE)}\nb`)
  })

  const cut = (body: string, mark = '<!-- editplan:end'): string => body.slice(0, body.indexOf(mark))
  const quote = (body: string): string => body.replaceAll(/^/gm, '> ')
  const begin = (body: string): string => body.slice(0, body.indexOf('\n') + 1)

  it.each<[string, (part: string) => string]>([
    ['whose end was cut', (part) => cut(part)],
    ['whose end was cut inside the mark', (part) => part.slice(0, -5)],
    ['whose end was cut, with words behind it', (part) => `${cut(part)}\nMine.\n`],
    ['whose begin mark somebody quoted before it', (part) => `${quote(begin(part))}\nMine.\n\n${part}`],
    ['whose begin mark somebody quoted in a line', (part) => `See ${begin(part)}\n\n${part}\n`],
    ['whose begin mark somebody quoted in a fence', (part) => `\`\`\`\n${begin(part)}\`\`\`\n${part}`],
    ['that somebody quoted whole', (part) => `${quote(part)}\n\n${part}`],
    ['of which another begin mark is quoted', (part) => `<!-- editplan:begin 0123456789abcdef -->\n${part}`],
  ])('%s does not make the body grow with each run', (_, damage) => {
    const damaged = damage(writePart('', 'one\ntwo', ONE))
    let body = writePart(damaged, 'one\ntwo', ONE)
    const first = body.length
    for (const content of ['one\ntwo', 'one\nsix', 'one\ntwo']) body = writePart(body, content, ONE)
    expect(body.length).toBe(first)
    expect(partOf(body)).toBe('one\ntwo')
    expect(body.includes('Mine.')).toBe(damaged.includes('Mine.'))
  })

  it.each(['', 'no mark', '<!-- editplan:begin 0123456789abcdef {} -->\nno end'])('is not there in %j', (body) => {
    expect(readMarker(body)).toBeUndefined()
  })
})

describe('boxes that an edit changed', () => {
  const step = (index: number) => ({
    index,
    tool: 'Edit',
    file_path: `${index}.txt`,
    status: 'applied',
    insertions: 1,
    deletions: 0,
  })
  const report = { plan: {}, steps: [step(1), step(2)], files: [] } as unknown as RunReport
  const digest = boxesDigest(report, itemsOf(report, 1))
  const ofOther = boxesDigest({ ...report, plan: { ...report.plan, sha256: ONE } }, itemsOf(report, 1))
  const list = (grain: number, ...marks: readonly string[]) =>
    `<!-- editplan:steps ${grain} -->\n${marks.map((mark) => `- [${mark}] a\n`).join('')}<!-- editplan:steps end -->`

  it.each([
    ['say which steps are dropped', list(1, 'x', 'x'), [1]],
    ['say nothing where the list before was another', list(2, 'x', 'x'), []],
    ['say nothing where the list before had more boxes', list(1, 'x', 'x', 'x'), []],
  ])('%s', (_, before, drop) => {
    expect(changedTicks([before, list(1, ' ', 'x')], report)).toEqual({ drop, restore: [] })
  })

  const signed = (boxes: string, ...marks: readonly string[]) =>
    list(1, ...marks).replace('steps end -->', `steps end ${boxes} -->`)

  it.each([
    ['say which steps are dropped in the list of this run', [digest, digest], ' ', { drop: [1], restore: [] }],
    ['are of no known step in the list of another plan', [ofOther, ofOther], ' ', undefined],
    ['are none where the list of another plan is as it was', [ofOther, ofOther], 'x', { drop: [], restore: [] }],
    ['are none where the list became that of this run', [ofOther, digest], ' ', { drop: [], restore: [] }],
  ] as const)('%s', (_, [before, after], mark, expected) => {
    expect(changedTicks([signed(before, 'x', 'x'), signed(after, mark, 'x')], report)).toEqual(expected)
  })
})
