import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareDiagnostics, type Diagnostic, readDiagnostics } from '../../../src/wings/diagnostics/diagnostic.ts'

const at = (line: number, more: Partial<Diagnostic> = {}): Diagnostic => ({
  path: 'a.ts',
  line,
  column: 1,
  severity: 'error',
  code: '1',
  message: 'wrong',
  text: 'x',
  ...more,
})

describe('new diagnostics', () => {
  it('are told by file, code, message and the text of the line, not by its number', () => {
    expect(compareDiagnostics([at(1)], [at(9)])).toEqual({ added: [], gone: [] })
    expect(compareDiagnostics([at(1)], [at(1, { text: '  x ' })]).added).toEqual([])
    for (const more of [{ path: 'b.ts' }, { code: '2' }, { message: 'other' }, { text: 'y' }])
      expect(compareDiagnostics([at(1)], [at(1, more)])).toEqual({ added: [at(1, more)], gone: [at(1)] })
  })

  it('count where several are alike, the nearest to an old one being the old one', () => {
    expect(compareDiagnostics([at(5)], [at(1), at(5), at(9)])).toEqual({ added: [at(1), at(9)], gone: [] })
    expect(compareDiagnostics([at(1), at(5)], [at(5)]).gone).toEqual([at(1)])
  })

  it('follow a file that was moved', () => {
    const moved = compareDiagnostics([at(1)], [at(1, { path: 'b.ts' })], {
      formerPath: (path) => (path === 'b.ts' ? 'a.ts' : path),
      wordsOf: (text) => text,
    })
    expect(moved).toEqual({ added: [], gone: [] })
  })

  it('are the same where words that count as the same differ', () => {
    const likeness = { formerPath: (path: string) => path, wordsOf: (text: string) => text.replaceAll('y', 'x') }
    expect(compareDiagnostics([at(1)], [at(1, { text: 'y' })], likeness)).toEqual({ added: [], gone: [] })
    expect(compareDiagnostics([at(1)], [at(1, { text: 'z' })], likeness).added).toHaveLength(1)
  })

  it('are as many as a multiset difference has', () => {
    const list = fc.array(
      fc.record({ line: fc.nat(9), text: fc.constantFrom('x', 'y') }).map(({ line, text }) => at(line, { text })),
    )
    fc.assert(
      fc.property(list, list, (before, after) => {
        const { added, gone } = compareDiagnostics(before, after)
        for (const text of ['x', 'y']) {
          const count = (some: readonly Diagnostic[]) => some.filter((one) => one.text === text).length
          expect(count(added)).toBe(Math.max(0, count(after) - count(before)))
          expect(count(gone)).toBe(Math.max(0, count(before) - count(after)))
        }
      }),
    )
  })
})

describe('a diagnostic of the protocol', () => {
  it('has the code that is a text or a number, and none else', () => {
    const range = { start: { line: 1, character: 2 }, end: { line: 1, character: 3 } }
    const codes = [2304, 'no-undef', 'x'.repeat(200), undefined, null, { value: 1, target: 'u' }]
    const items = codes.map((code) => ({ message: 'wrong in /garden/a.ts', range, code }))
    const read = readDiagnostics(items, { path: 'a.ts', lines: ['one', 'two'], root: '/garden' })
    expect(read.map(({ code }) => code)).toEqual([
      ...['2304', 'no-undef', 'x'.repeat(100), undefined],
      ...[undefined, undefined],
    ])
    expect(read[0]).toEqual({ ...at(2), column: 3, code: '2304', message: 'wrong in a.ts', text: 'two' })
  })
})
