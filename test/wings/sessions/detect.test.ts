import { describe, expect, it } from 'vitest'
import { EditplanError } from '../../../src/errors.ts'
import { detectImportFormat } from '../../../src/wings/sessions/detect.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'

describe('detectImportFormat', () => {
  it.each([
    [
      'a plan in YAML that quotes a patch',
      '# x\n---\nversion: 1\ntitle: t\nsteps:\n  - content: |\n      *** Begin Patch\n',
    ],
    ['a plan in JSON with tool-use blocks', '{"version":1,"title":"t","steps":[{"type":"tool_use"}]}'],
    ['a plan in JSON that names its schema', '{\n "$schema": "x",\n "version": 1,\n "steps": [{"type": "tool_use"}]}'],
    ['prose', 'Dear reader,\n--- so it goes\n'],
    ['other JSON', '{"a":1}'],
    ['nothing', ''],
  ])('takes %s for none', (_, text) => {
    expect(detectImportFormat(text)).toBeUndefined()
  })

  it('takes hostile text for none', { tags: 'slow' }, () => {
    for (const text of [
      '\n'.repeat(300_000),
      '{"sessionId":'.repeat(100_000),
      '# \n'.repeat(100_000),
      '--- a\n'.repeat(100_000),
    ]) {
      expect(detectImportFormat(text)).toBeUndefined()
    }
  })
})

describe('importPlan', () => {
  it('refuses what is in no known format, and what gives no step', () => {
    expect(importPlan({ name: 's.txt', text: 'Dear reader,' })).toMatchObject({
      ok: false,
      problems: [{ name: 'PLAN_SYNTAX', at: { file: 's.txt', line: 1, column: 1 } }],
    })
    expect(importPlan({ name: 's', text: '{' }, { format: 'anthropic' })).toMatchObject({
      ok: false,
      problems: [{ name: 'PLAN_EMPTY' }],
    })
    expect(() => importPlan([])).toThrow(EditplanError)
  })

  it('titles the plan as told, as the source does, or by its name', () => {
    const source = { name: 'notes.md', text: 'f\n<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n' }
    const titleOf = (title?: string) => {
      const found = importPlan(source, title === undefined ? {} : { title })
      return found.ok && found.plan.title
    }
    expect(titleOf()).toBe('Changes from notes.md')
    expect(titleOf('Two\nlines')).toBe('Two lines')
  })

  it('refuses nesting beyond its bound instead of overflowing', () => {
    const found = importPlan({ name: 's', text: `[{"type":"tool_use"},${'['.repeat(100_000)}` })
    expect(found).toMatchObject({ ok: false, problems: [{ name: 'PLAN_EMPTY' }], notImported: [{ construct: 'JSON' }] })
  })
})
