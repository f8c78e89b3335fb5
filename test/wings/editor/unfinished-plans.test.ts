import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completionAt } from '../../../src/wings/editor/completion.ts'
import { type CheckoutView, definitionAt, hoverAt } from '../../../src/wings/editor/places.ts'
import { openPlanText } from '../../../src/wings/editor/plan-text.ts'
import { parseProblems, readPlan } from '../../../src/wings/editor/problems.ts'
import { share } from '../../support/whole.ts'

const view: CheckoutView = {
  root: '/',
  files: async () => ['src/a.ts', 'b "quoted".ts', 'c\n.ts'],
  text: () => undefined,
  onDisk: () => undefined,
}

const YAML = `version: 1
title: &t Rename
vars: { who: x }
steps:
  - tool: Edit
    file_path: src/a.ts
    old_string: |
      a
    new_string: "b \${{ vars.who }}"
  - { tool: Move, glob: [src/**, "*.ts"], new_path: lib/, expect_matches: { min: 0 } }
  - *t
`
const JSON_TEXT = JSON.stringify(
  { version: 1, title: 'T', steps: [{ tool: 'Set', file_path: 'a.json', path: ['x', 0] }] },
  null,
  2,
)

const broken = fc
  .tuple(fc.constantFrom(YAML, JSON_TEXT), fc.nat(400), fc.nat(400), fc.string({ unit: 'binary', maxLength: 3 }))
  .map(([text, from, to, put]) => text.slice(0, from) + put + text.slice(Math.max(from, to)))

describe('a plan that is being written', () => {
  it('gets an answer at every place, and ranges that are in it, whatever is missing', async () => {
    await fc.assert(
      fc.asyncProperty(broken, fc.nat(500), fc.constantFrom('a.yaml', 'a.json', 'a.jsonl'), async (text, at, name) => {
        const offset = Math.min(at, text.length)
        const { items } = await completionAt({ name, text, offset, view })
        const plan = openPlanText(name, text)
        const parsed = readPlan(name, plan)
        const problems = parsed.ok ? [] : parseProblems(plan, parsed.problems)
        if (!parsed.ok) expect(problems.length).toBeGreaterThan(0)
        const question = { text: plan, plan: parsed.ok ? parsed.plan : undefined, offset, view }
        await Promise.all([hoverAt(question), definitionAt(question)])
        for (const { start, end } of [...items, ...problems].map(({ range }) => range)) {
          expect({ start, end, text, ok: 0 <= start && start <= end && end <= text.length }).toMatchObject({ ok: true })
        }
      }),
      { numRuns: 300 },
    )
  })

  it('may be hostile: deep, long, full of aliases', { tags: 'slow' }, async () => {
    const deep = `version: 1\nsteps: ${'['.repeat(100_000)}`
    const aliases = `version: 1\na: &a [x]\n${Array.from({ length: 20 }, (_, at) => `b${at}: &b${at} [*a, *a, *a]\n`).join('')}steps: []\n`
    for (const text of [deep, aliases, `version: 1\nsteps:\n${'  - {}\n'.repeat(share(20_000))}`]) {
      const plan = openPlanText('a.yaml', text)
      const parsed = readPlan('a.yaml', plan)
      if (!parsed.ok) expect(parseProblems(plan, parsed.problems).length).toBeLessThan(300)
      await completionAt({ name: 'a.yaml', text, offset: text.length, view })
    }
  })
})

it('the files of the checkout are offered where a step takes a path', async () => {
  const text = 'version: 1\ntitle: T\nsteps:\n  - tool: Edit\n    file_path: s'
  const { items } = await completionAt({ name: 'a.yaml', text, offset: text.length, view })
  expect(items.map(({ label }) => label)).toContain('src/a.ts')
})
