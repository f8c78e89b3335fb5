import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkPlan } from '../../../src/index.ts'
import { repository } from '../../support/memory-repository.ts'
import { planOf, type TestStep } from '../../support/runs.ts'

describe('a symbolic link', () => {
  it.each([
    ['a file', 'a.txt'],
    ['a folder', 'd'],
    ['nothing', 'none'],
  ])('to %s is neither deleted nor moved, and no file behind it is advised', async (_, target) => {
    using repo = repository({ 'a.txt': 'a\n', 'd/b.txt': 'b\n' })
    symlinkSync(target, path.join(repo.root, 'link'))
    const steps: readonly TestStep[] = [
      { tool: 'Delete', file_path: 'link' },
      { tool: 'Move', file_path: 'link', new_path: 'other' },
    ]
    const report = await checkPlan(planOf(steps, { options: { on_error: 'continue' } }), repo)
    expect(report.steps.map(({ error }) => error?.name)).toEqual(['SYMLINK', 'SYMLINK'])
  })

  it('is none where the folder is one', async () => {
    using repo = repository({ 'd/b.txt': 'b\n' })
    const report = await checkPlan(planOf([{ tool: 'Delete', file_path: 'd' }]), repo)
    expect(report.steps[0]?.error?.name).toBe('IS_DIRECTORY')
  })
})
