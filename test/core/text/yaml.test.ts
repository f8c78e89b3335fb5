import { describe, expect, it } from 'vitest'
import { composeYaml, documentFault } from '../../../src/core/text/yaml.ts'

const outcome = (text: string, bounds: { nesting?: number; single?: boolean } = {}): string => {
  const composed = composeYaml(text, { nesting: 10, ...bounds })
  if (!composed.ok) return `${composed.reason} ${composed.offset}`
  const [fault] = composed.documents.flatMap((document) => documentFault(document) ?? [])
  return fault ? `fault ${fault.offset}` : `${composed.documents.length}`
}

describe('YAML that is composed', () => {
  it.each([
    ['', '1'],
    ['a: [1, { b: 2 }]', '1'],
    ['a: 1\n---\nb: 2', '2'],
    ['a: "]"\nb: "]"', '1'],
    ['a: ]', 'unbalanced 3'],
    ['--- |\n]', '1'],
    ['<<: 1\n<<: 2', '1'],
    ['[1]]', 'unbalanced 3'],
    ['a: 1\na: 2', 'fault 5'],
    ['a: 1\n"a": 2', 'fault 5'],
    ['1: 1\n"1": 2', '1'],
    ['x: { b: 1, c: 2, b: 3 }', 'fault 17'],
    ['a: *b', 'fault 3'],
    ['a: &b 1\nc: *b', '1'],
  ])('%j is %s', (text, expected) => {
    expect(outcome(text)).toBe(expected)
  })

  it('has a limit of depth, whatever is nested', () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{a: ', '}'],
    ] as const) {
      expect(outcome(open.repeat(10) + close.repeat(10))).toBe('1')
      expect(outcome(open.repeat(11) + close.repeat(11))).toMatch(/^too-deep/)
    }
    expect(outcome('- '.repeat(11))).toMatch(/^too-deep/)
  })

  it('is one document if one is wanted', () => {
    expect(outcome('a: 1\n---\nb: 2', { single: true })).toBe('second-document 5')
  })

  it.each(['[', ']', '}', '- ', '? ', '{', ': ', '[]]'])('of %j without end is refused at once', (part) => {
    const text = part.repeat(400_000)
    const composed = composeYaml(text, { nesting: 10, single: true })
    expect(composed.ok).toBe(false)
  })
})
