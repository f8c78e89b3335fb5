import { describe, expect, it } from 'vitest'
import { applyPlan } from '../../../src/index.ts'
import { repository } from '../../support/git.ts'
import { planOf, write } from '../../support/runs.ts'

describe('a file that is deleted and made again', () => {
  it('is stored as git adds one that it does not know', { tags: 'quick' }, async () => {
    using repo = repository({ 'f.txt': 'a\r\n' })
    repo.write({ '.gitattributes': '*.txt text=auto\n' })
    repo.commit('attributes')
    const steps = [{ tool: 'Delete', file_path: 'f.txt' }, write('f.txt', 'a\r\nb\r\n')]
    await applyPlan(planOf(steps), { root: repo.root, branch: 'white' })
    expect(repo.gitBytes(['show', 'white:f.txt']).toString()).toBe('a\nb\n')
  })
})
