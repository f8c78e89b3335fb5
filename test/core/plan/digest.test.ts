import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cwdStripper } from '../../../src/core/plan/digest.ts'
import { parsePlan } from '../../../src/core/plan/parse.ts'

const digest = (name: string, text: string): string => {
  const result = parsePlan({ name, text })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.plan.digest
}

const plan = {
  version: 1,
  title: 'T',
  cwd: '/r',
  author: { name: 'Ada', email: 'ada@example.com' },
  steps: [
    { tool: 'Read', file_path: '/r/a' },
    { why: 'é', id: 'x', tool: 'Edit', file_path: 'a', old_string: 'a\n', new_string: '', replace_all: 'true' },
  ] as Record<string, unknown>[],
}

describe('a plan’s digest', () => {
  it('is SHA-256 over lines of canonical JSON', () => {
    const lines = [
      '{"author":{"email":"ada@example.com","name":"Ada"},"options":{"commits":"per-step","duplicates":"collapse","on_error":"stop","reads":"strict","trailing_whitespace":"keep"},"title":"T","version":1}',
      '{"input":{"file_path":"a"},"tool":"Read"}',
      '{"id":"x","input":{"file_path":"a","new_string":"","old_string":"a\\n","replace_all":true},"tool":"Edit","why":"é"}',
    ]
    const expected = createHash('sha256')
      .update(lines.map((line) => `${line}\n`).join(''))
      .digest('hex')
    expect(digest('p.json', JSON.stringify(plan))).toBe(expected)
  })

  it('does not count layout, the order of keys, comments, $schema and cwd', () => {
    const { cwd: _, ...bare } = plan
    const relative = { ...bare, steps: [{ file_path: 'a', tool: 'Read' }, plan.steps[1]] }
    expect(digest('p.yaml', `# x\n${JSON.stringify({ $schema: 'x', ...relative }, null, 2)}`)).toBe(
      digest('p.json', JSON.stringify(plan)),
    )
  })

  it.each<[string, object]>([
    ['the title', { title: 'U' }],
    ['the base', { base: 'main' }],
    ['an option', { options: { reads: 'auto' } }],
    ['the date', { created: '2026-05-01' }],
    ['the order of steps', { steps: plan.steps.toReversed() }],
    ['a reason', { steps: [{ ...plan.steps[0], why: 'x' }, plan.steps[1]] }],
    ['an id', { steps: [{ ...plan.steps[0], id: 'y' }, plan.steps[1]] }],
  ])('counts %s', (_, change) => {
    expect(digest('p.json', JSON.stringify({ ...plan, ...change }))).not.toBe(digest('p.json', JSON.stringify(plan)))
  })
})

describe('cwdStripper', () => {
  it.each([
    [undefined, '/r/a', '/r/a'],
    ['/r', '/r/a/b', 'a/b'],
    ['/r/', '/r/a/b', 'a/b'],
    ['/r', '/r//a', 'a'],
    ['/r', '/r', '/r'],
    ['/r', '/r/', '/r/'],
    ['/r', '/rest/a', '/rest/a'],
    ['/r', 'r/a', 'r/a'],
    ['/r', '/r/a\\b', 'a\\b'],
    ['/', '/a', 'a'],
    ['C:\\shop', 'C:\\shop\\src\\a.ts', 'src/a.ts'],
    ['C:\\shop', 'c:/shop/src/a.ts', 'src/a.ts'],
    ['C:\\shop', 'D:\\shop\\a.ts', 'D:\\shop\\a.ts'],
    ['C:\\shop', 'src\\a.ts', 'src\\a.ts'],
    ['\\\\host\\share', '\\\\host\\share\\a.ts', 'a.ts'],
  ])('under %s makes %s to %s', (cwd, path, expected) => {
    expect(cwdStripper(cwd)(path)).toBe(expected)
  })
})
