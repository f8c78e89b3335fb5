import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineChanges, linesOf } from '../../../src/core/text/line-changes.ts'

describe('linesOf', () => {
  it('cuts at LF alone and loses nothing', () => {
    expect(linesOf('a\r\n\nb\rc')).toEqual(['a\r\n', '\n', 'b\rc'])
    expect(linesOf('')).toEqual([])
  })
})

describe('lineChanges', () => {
  const lines = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n'), { maxLength: 12 })

  it('makes the one list of the other', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const result: string[] = []
        let at = 0
        for (const change of lineChanges(before, after)) {
          expect(change.at >= at && change.removed + change.added.length > 0).toBe(true)
          result.push(...before.slice(at, change.at), ...change.added)
          at = change.at + change.removed
        }
        expect([...result, ...before.slice(at)]).toEqual(after)
      }),
    )
  })

  it('finds the changes of a long text one by one, past what can be compared at once', { tags: 'slow' }, () => {
    const before = Array.from({ length: 6000 }, (_, at) => (at % 5 === 1 ? '}\n' : `line ${at}\n`))
    const after = before.flatMap((line, at) => (at % 3 === 0 ? [`new ${at}\n`] : at % 7 === 0 ? [] : [line]))
    const changes = lineChanges(before, after)
    const result = [...before]
    for (const { at, removed, added } of changes.toReversed()) result.splice(at, removed, ...added)
    expect(result).toEqual(after)
    const gone = before.filter((_, at) => at % 3 === 0 || at % 7 === 0).length
    expect(changes.reduce((sum, { removed }) => sum + removed, 0)).toBeLessThan(gone * 1.05)
  })

  it('is one change where the lists have little in common', () => {
    const many = (name: string) => Array.from({ length: 3000 }, (_, index) => (index % 3 ? `${name}${index}\n` : '}\n'))
    expect(lineChanges(['x\n', ...many('a')], ['x\n', ...many('b')])).toEqual([
      { at: 2, removed: 2999, added: many('b').slice(1) },
    ])
  })
})
