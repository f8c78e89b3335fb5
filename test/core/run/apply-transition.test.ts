import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { applyPlan } from '../../../src/index.ts'
import { repository } from '../../support/memory-repository.ts'
import { edit, planOf, write } from '../../support/runs.ts'

it('files that are put in place leave the event loop its turns, with the journal there', async () => {
  const names = Array.from({ length: 30 }, (_, at) => `f${at}.txt`)
  using repo = repository({ 'README.md': '# Garden\n' })
  const journal = join(repo.root, '.git/editplan/journal')
  // A slow machine.
  let now = 0
  using _ = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
  let [turns, isOver] = [0, false]
  const count = () => {
    if (existsSync(journal)) turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await applyPlan(planOf(names.map((name) => write(name, 'x\n'))), { root: repo.root })
  isOver = true
  // As they are written, and as they are put in place.
  expect(turns).toBeGreaterThanOrEqual(2 * names.length)
})

it('a file that is not committed is in the way of a branch, and not of the work tree', async () => {
  using repo = repository({ 'a.txt': 'one\n' })
  repo.write({ 'a.txt': 'one\ntwo\n' })
  const plan = planOf([edit('a.txt', 'one', 'uno')])
  await expect(applyPlan(plan, { root: repo.root, branch: 'counted' })).rejects.toMatchObject({ name: 'DIRTY_FILES' })
  await applyPlan(plan, { root: repo.root })
  expect(repo.read('a.txt').toString()).toBe('uno\ntwo\n')
})
