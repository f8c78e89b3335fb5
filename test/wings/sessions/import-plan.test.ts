import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'

const block = (name: string, id: string, input: object) => ({ type: 'tool_use', id, name, input })
const message = (role: string, ...content: object[]) => ({ role, content })

const MESSAGES = [
  message('assistant', { type: 'text', text: 'Größe ändern 🌱' }, block('Read', 'a', { file_path: 'beds/rose.txt' })),
  message('user', { type: 'tool_result', tool_use_id: 'a', content: 'rose' }),
  message('assistant', block('Edit', 'b', { file_path: 'beds/rose.txt', old_string: 'rosé', new_string: 'iris\n' })),
  message('user', { type: 'tool_result', tool_use_id: 'b', content: 'done' }),
]
const LINES = `\ufeff${MESSAGES.map((one) => JSON.stringify(one)).join('\r\n\n')}\n{"role": "assistant", "con`
const PATCH = '*** Begin Patch\n*** Add File: beds/iris.txt\n+iris\n*** End Patch\n'

/** The text cut at these offsets. */
const piecesOf = (text: string, cuts: readonly number[]): readonly string[] => {
  const offsets = [0, ...cuts.map((cut) => cut % text.length).toSorted((a, b) => a - b), text.length]
  return offsets.slice(1).map((end, index) => text.slice(offsets[index], end))
}

describe('a source in pieces', () => {
  it.each([
    ['one value a line', LINES],
    ['one value over several lines', JSON.stringify(MESSAGES, null, 2)],
    ['no JSON', PATCH],
  ])('is imported as its text is: %s', (_, text) => {
    const whole = importPlan({ name: 'source', text })
    expect(whole.ok).toBe(true)
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 12 }), (cuts) => {
        expect(importPlan({ name: 'source', pieces: piecesOf(text, cuts) })).toEqual(whole)
      }),
      { numRuns: 50 },
    )
  })

  it('lists a line that no string could hold, and imports the others', { tags: 'slow' }, () => {
    const [first = '', ...others] = LINES.split('\n')
    const filler = ' '.repeat(16 * 1024 * 1024)
    function* long() {
      yield `${first}\n`
      for (let count = 0; count < 40; count++) yield filler
      yield `x\n${others.join('\n')}`
    }
    const imported = importPlan({ name: 'source', pieces: { [Symbol.iterator]: long } })
    expect(imported.ok && imported.plan.steps.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(imported.notImported.map(({ at }) => at.line)).toEqual([2, 9])
  })
})
