import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { printPlan, yamlText } from '../../../src/core/plan/print.ts'
import type { Plan } from '../../../src/core/plan/schema.ts'
import { anyPlan, anyText, flat } from './arbitrary-plan.ts'

const parsed = (name: string, text: string): Plan => {
  const result = parsePlan({ name, text })
  if (!result.ok) throw new Error(`${JSON.stringify(result.problems)}\n${text}`)
  return result.plan
}

const withoutPlaces = ({ steps, ...plan }: Plan) => ({
  ...plan,
  steps: steps.map(({ at: _, keys: __, ...step }) => step),
})

describe('printPlan', () => {
  it('writes what parsePlan reads back to the same plan, in every format', () => {
    fc.assert(
      fc.property(anyPlan, ({ header, steps }) => {
        const plan = parsed('p.json', JSON.stringify({ ...header, steps: steps.map(flat) }))
        for (const format of ['yaml', 'json', 'jsonl'] as const) {
          expect(withoutPlaces(parsed(`p.${format}`, printPlan(plan, format)))).toEqual(withoutPlaces(plan))
        }
      }),
      { numRuns: Number(process.env.PRINTED_RUNS ?? 150) },
    )
  })

  it.each([
    '"tool": "Set", "path": ["v"], "value": ["0o755", {"<<": "b", "0o17": "0o17", "on": "yes"}]',
    '"tool": "Set", "path": ["v", "1_0"], "value": "1_000"',
    '"tool": "Set", "path": ["v"], "value": {"$literal": "3.10"}',
    '"tool": "Set", "path": ["v"], "value": [{"$literal": "0x1F"}, {"$literal": "2026-05-01"}, {"$literal": "80"}, 1.50]',
    '"tool": "Set", "path": ["v"], "value": {"$literal 80": {"$literal true": "x"}, "a": {"$literal": "1.0"}}',
    '"tool": "Set", "path": ["v"], "value": {"a": {"$literal": "~"}}, "document": {"where": {"v": {"$literal": "1e3"}}}',
    '"tool": "Import", "from": "a", "names": ["b"], "type": true',
  ])('writes data that YAML may take for something else so that it is read as it is: %s', (input) => {
    const step = `{"file_path": "f.yaml", ${input}}`
    const plan = parsed('p.json', `{"version": 1, "title": "t", "steps": [${step}]}`)
    for (const format of ['yaml', 'json', 'jsonl'] as const)
      expect(withoutPlaces(parsed(`p.${format}`, printPlan(plan, format)))).toEqual(withoutPlaces(plan))
  })

  it('writes a literal of a plan in YAML as it was', () => {
    const text = 'version: 1\ntitle: t\nsteps:\n  - tool: Set\n    file_path: f\n    path: [v]\n    value: 3.10\n'
    expect(printPlan(parsed('p.yaml', text), 'yaml')).toContain('    value: 3.10\n')
    expect(printPlan(parsed('p.yaml', text), 'json')).toContain('"$literal": "3.10"')
    expect(parsed('p.json', printPlan(parsed('p.yaml', text), 'json')).digest).toBe(parsed('p.yaml', text).digest)
  })

  it('writes the options that are not as they would be without', () => {
    const steps = [{ tool: 'Read', file_path: 'a' }]
    const plan = parsed('p.json', JSON.stringify({ version: 1, title: 't', options: { reads: 'auto' }, steps }))
    expect(printPlan(plan, 'yaml')).toContain('options:\n  reads: auto\nsteps:\n')
    expect(JSON.parse(printPlan(plan, 'json')).options).toEqual({ reads: 'auto' })
  })

  it('writes lines as lines in YAML', () => {
    const steps = [{ tool: 'Edit', file_path: 'src/a.ts', old_string: 'a\n  b\n', new_string: ' a\n\tb' }]
    const plan = parsed('p.json', JSON.stringify({ version: 1, title: 'Rename a', base: '12e4567', steps }))
    expect(printPlan(plan, 'yaml').split('\n').slice(1)).toEqual([
      'version: 1',
      'title: Rename a',
      'base: "12e4567"',
      'steps:',
      '  - tool: Edit',
      '    file_path: src/a.ts',
      '    old_string: |',
      '      a',
      '        b',
      '    new_string: |2-',
      '       a',
      '      \tb',
      '',
    ])
  })
})

describe('yamlText', () => {
  it('reads back to the same text, with what follows it untouched', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(2, 4, 6), (text, indent) => {
        const key = ' '.repeat(indent - 2)
        expect(parse(`${key}a: ${yamlText(text, indent)}\n${key}b: 1\n`)).toEqual({ a: text, b: 1 })
        expect(parse(`${key}a: ${yamlText(text, indent)}\n`)).toEqual({ a: text })
        expect(parse(`a: ${yamlText(text, 2)}\n`, { version: '1.1' })).toEqual({ a: text })
      }),
      { numRuns: 1_500 },
    )
  })
})
