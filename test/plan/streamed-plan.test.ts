import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../src/plan/parse.ts'
import { openStreamedPlan } from '../../src/plan/streamed-plan.ts'
import { anyPlan, block, flat } from './arbitrary-plan.ts'

const HEADER = '{"version":1,"title":"T"}'
const READ = '{"tool":"Read","file_path":"a"}'

const cut = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size))

describe('openStreamedPlan', () => {
  it('gives the plan of parsePlan, its steps as often as they are asked for, however the text is cut', () => {
    const cases = fc.property(
      anyPlan,
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      ({ header, steps }, size, marked) => {
        const lines = [header, ...steps.map((step, index) => (index % 2 ? block : flat)(step))].map((line) =>
          JSON.stringify(line),
        )
        const text = (marked ? '\ufeff' : '') + lines.join('\n')
        const whole = parsePlan({ name: 'p.jsonl', text })
        const streamed = openStreamedPlan({ name: 'p.jsonl', pieces: cut(text, size) })
        if (!whole.ok || !streamed.ok) throw new Error('both are plans')
        expect({ ...streamed.plan, steps: [...streamed.plan.steps] }).toEqual(whole.plan)
        expect([...streamed.plan.steps]).toEqual(whole.plan.steps)
        expect(streamed.plan.steps).toHaveLength(whole.plan.steps.length)
      },
    )
    fc.assert(cases, { numRuns: 40 })
  })

  it('refuses with all problems before any step is given', () => {
    const lines = [HEADER, READ, '{"tool":"Read","file_pth":"a"}', READ, '{']
    expect(openStreamedPlan({ name: 'p.jsonl', pieces: [lines.join('\n')] })).toMatchObject({
      ok: false,
      problems: [
        { name: 'UNKNOWN_KEY', at: { file: 'p.jsonl', line: 3, column: 16 }, step: { index: 2 } },
        { name: 'PLAN_SYNTAX', at: { line: 5, column: 2 } },
      ],
    })
  })

  it.each([
    ['no text', [], {}, 'PLAN_EMPTY'],
    ['a header alone', [HEADER], {}, 'PLAN_EMPTY'],
    ['a line over the limit', [HEADER, '\n', '[', '1,'.repeat(100)], { jsonBytes: 100 }, 'LIMIT_EXCEEDED'],
    ['too many steps', [HEADER, '\n', `${READ}\n`.repeat(3)], { steps: 2 }, 'LIMIT_EXCEEDED'],
  ])('refuses %s', (_, pieces, limits, name) => {
    const refused = openStreamedPlan({ name: 'p.jsonl', pieces }, { limits })
    expect(refused.ok ? [] : refused.problems.map((problem) => problem.name)).toContain(name)
  })

  it('tells when the text changed after it was checked', () => {
    const pieces = [HEADER, '\n', READ]
    const opened = openStreamedPlan({ name: 'p.jsonl', pieces })
    if (!opened.ok) throw new Error('a plan')
    pieces[2] = READ.replace('"a"', '"b"')
    expect(() => [...opened.plan.steps]).toThrow(expect.objectContaining({ name: 'FILE_MODIFIED' }))
  })
})
