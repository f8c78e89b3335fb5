import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan } from '../../../src/index.ts'
import { repository } from '../../support/git.ts'
import { fixed, importFixes } from './fixed.ts'

describe('a workspace edit', () => {
  it('that wants somebody to confirm it asks, with all its files, unless unsafe fixes are taken', async () => {
    const edit = (annotationId?: string) => ({
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } },
      newText: 'X',
      ...(annotationId && { annotationId }),
    })
    const output = JSON.stringify({
      documentChanges: [
        { textDocument: { uri: 'file:///repo/a.txt', version: null }, edits: [edit('risky')] },
        { textDocument: { uri: 'file:///repo/b.txt', version: null }, edits: [edit()] },
      ],
      changeAnnotations: { risky: { label: 'Rename it everywhere', needsConfirmation: true } },
    })
    const files = { 'a.txt': 'a\n', 'b.txt': 'b\n' }
    const found = importFixes(output, files, { cwd: '/repo' })
    if (!found.ok) throw new Error('There is no plan.')
    using repo = repository(files)
    const run = (more: Partial<Parameters<typeof applyPlan>[1]> = {}) =>
      applyPlan(found.plan, { root: repo.root, ...more })
    const refused = await run()
    expect(refused.steps[0]?.error?.name).toBe('POLICY_ASK')
    expect(repo.git('status', '--porcelain')).toBe('')
    const asked: string[] = []
    const no = await run({ ask: async ({ rule }) => void asked.push(rule) })
    expect([asked, no.steps[0]?.error?.name]).toEqual([['confirm'], 'POLICY_ASK'])
    for (const policy of [{ rules: { allow: ['Edit(**)'] } }, { mode: 'bypassPermissions' }] as const) {
      const text = JSON.stringify({ version: 1, ...policy })
      const { steps } = await checkPlan(found.plan, { root: repo.root, policy: { name: 'policy.json', text } })
      expect(steps[0]?.error).toBeUndefined()
    }
    const yes = await run({ ask: async ({ step }) => ({ step: step.index }) })
    expect([yes.totals.applied, repo.read('b.txt').toString()]).toEqual([1, 'X\n'])
    const unsafe = await fixed(output, files, { cwd: '/repo', fixes: { unsafe: true } })
    expect(unsafe.files).toEqual({ 'a.txt': 'X\n', 'b.txt': 'X\n' })
  })
})
