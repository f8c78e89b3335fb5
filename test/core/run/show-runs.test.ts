import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, diffRun, listRuns, resumeRun, showRun, undoRun, verifyPlan } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { edit, planOf, stateOf, write } from '../../support/runs.ts'

const GARDEN = { 'rose.txt': 'rose\nred\n', 'iris.txt': 'iris\nblue\n' }

const PLAN = planOf([
  edit('rose.txt', 'red', 'white', { id: 'bleach' }),
  write('fern.txt', 'fern\n'),
  write('iris.txt', 'x\n'),
])

describe('listRuns and showRun', () => {
  it('list finished runs, the latest first, with what each step changed', { tags: 'quick' }, async () => {
    using repo = repository(GARDEN)
    const first = await applyPlan(PLAN, repo)
    const second = await applyPlan(planOf([edit('rose.txt', 'white', 'green')], { title: 'Green' }), repo)
    const runs = await listRuns(repo)
    expect(runs.map(({ id, title, status }) => [id, title, status])).toEqual([
      [second.run?.id, 'Green', 'applied'],
      [first.run?.id, 'Tend the garden', 'applied'],
    ])
    expect(runs[1]?.totals).toEqual({ steps: 3, files: 3, insertions: 3, deletions: 3 })
    const shown = await showRun({ root: repo.root, run: first.run?.id.slice(0, 8) ?? '', step: 'bleach' })
    expect(shown.snapshots.map(({ id, files, insertions, deletions }) => [id, files, insertions, deletions])).toEqual([
      ['bleach', 1, 1, 1],
      [undefined, 1, 1, 0],
      [undefined, 1, 1, 2],
    ])
    expect(shown.patch).toContain('-red\n+white\n')
    const whole = await showRun({ root: repo.root, run: first.run?.id ?? '', patch: true })
    expect(whole.patch?.trimEnd()).toBe(
      repo.git('diff', '-M', '--full-index', first.base?.commit ?? '', first.head?.commit ?? ''),
    )
    await expect(showRun({ root: repo.root, run: 'ffffffff' })).rejects.toMatchObject({ name: 'UNKNOWN_RUN' })
    await expect(showRun({ root: repo.root, step: '9' })).rejects.toMatchObject({ name: 'USAGE' })
  })
})

describe('verifyPlan', () => {
  it('tells the plan’s own commits from any others, and leaves the checkout and its runs as they are', async () => {
    using repo = repository(GARDEN)
    const base = repo.git('rev-parse', 'HEAD')
    const { head } = await applyPlan(PLAN, { root: repo.root, branch: 'white' })
    await undoRun(repo)
    const before = { ...stateOf(repo), refs: repo.git('for-each-ref') }
    expect(await verifyPlan(PLAN, { root: repo.root, base, head: 'white' })).toEqual({ ok: true, by: 'commits' })
    const other = repo.git('commit-tree', '-p', `${head?.commit}`, '-m', 'more', `${head?.tree}`)
    for (const claimed of [other, `${head?.commit}~1`]) {
      const compared = await verifyPlan(PLAN, { root: repo.root, base, head: claimed })
      expect(compared).toMatchObject({ ok: false, problem: { name: 'VERIFY_MISMATCH' } })
    }
    const misfit = planOf([edit('rose.txt', 'violet', 'white')])
    await expect(verifyPlan(misfit, { root: repo.root, base, head: 'white' })).rejects.toMatchObject({
      name: 'STRING_NOT_FOUND',
    })
    expect({ ...stateOf(repo), refs: repo.git('for-each-ref') }).toEqual(before)
  })
})

describe('the lock', () => {
  it('makes a second run wait for the first, and takes over one whose process is gone', { tags: 'quick' }, async () => {
    using repo = repository(GARDEN)
    const plans = [planOf([edit('rose.txt', 'red', 'white')]), planOf([edit('rose.txt', 'rose', 'Rose')])]
    await Promise.all(plans.map((plan) => applyPlan(plan, repo)))
    expect(repo.read('rose.txt').toString()).toBe('Rose\nwhite\n')
    mkdirSync(join(repo.root, '.git/editplan'), { recursive: true })
    writeFileSync(join(repo.root, '.git/editplan/lock'), JSON.stringify({ pid: 2 ** 30, host: hostname() }))
    expect(await resumeRun(repo)).toMatchObject({ outcome: 'nothing' })
  })

  it('names who holds it when the wait is broken off', { tags: 'quick' }, async () => {
    using repo = repository(GARDEN)
    mkdirSync(join(repo.root, '.git/editplan'), { recursive: true })
    writeFileSync(join(repo.root, '.git/editplan/lock'), JSON.stringify({ pid: process.pid, host: hostname() }))
    const before = stateOf(repo)
    await expect(applyPlan(PLAN, { root: repo.root, signal: AbortSignal.timeout(150) })).rejects.toMatchObject({
      name: 'INTERRUPTED',
    })
    expect(stateOf(repo)).toEqual(before)
  })
})

describe('the patch of a step', () => {
  it('shows a Move as a rename, and a binary file by its sizes', async () => {
    using repo = repository({ 'old.txt': `${'line\n'.repeat(20)}` })
    repo.write({ 'image.png': Buffer.from([0x89, 0x50, 0, 1, 2]) })
    repo.commit()
    const plan = planOf([
      { tool: 'Move', file_path: 'old.txt', new_path: 'new.txt' },
      { tool: 'Delete', file_path: 'image.png' },
    ])
    await applyPlan(plan, { ...repo, overrides: { reads: 'auto' } })
    const moved = (await showRun({ root: repo.root, step: '1' })).patch ?? ''
    expect(moved).toContain('rename from old.txt\nrename to new.txt\n')
    expect(moved).not.toMatch(/^[+-]line/m)
    const deleted = (await showRun({ root: repo.root, step: '2' })).patch ?? ''
    expect(deleted).toMatch(/5 .*\b0 /)
    expect(deleted).not.toContain('GIT binary patch')
  })
})

const BEDS = { 'rose.txt': 'rose\n', 'iris.txt': 'iris\n', '.gitignore': 'local.env\n' }
const TOOL_PLAN = planOf([
  edit('rose.txt', 'rose', 'Rose'),
  write('beds/fern.txt', 'fern\n'),
  edit('local.env', 'shed', 'glasshouse'),
  { tool: 'Delete', file_path: 'iris.txt' },
])

/** A tool that prints both sides of each file that it is opened with. */
function withTool(repo: TestRepository): TestRepository {
  repo.git('config', 'diff.tool', 'printer')
  repo.git('config', 'difftool.printer.cmd', `cat "$LOCAL" "$REMOTE" | tr '\\n' ' ' >> '${repo.root}/opened'`)
  return repo
}

const opened = async (repo: TestRepository, step?: string, tool?: string) => {
  const files = await diffRun({ root: repo.root, step, tool })
  const text = files === 0 ? '' : repo.read('opened').toString()
  rmSync(join(repo.root, 'opened'), { force: true })
  return [files, text]
}

describe('diffRun', () => {
  it('opens each file of a run as it was and as it is, those that git ignores too', { tags: 'quick' }, async () => {
    using repo = withTool(repository(BEDS))
    repo.write({ 'local.env': 'PLACE=shed\n' })
    await applyPlan(TOOL_PLAN, repo)
    const before = stateOf(repo)
    expect(await opened(repo)).toEqual([4, 'fern iris PLACE=shed PLACE=glasshouse rose Rose '])
    expect(await opened(repo, '3', 'printer')).toEqual([1, 'PLACE=shed PLACE=glasshouse '])
    expect(await opened(repo, '2')).toEqual([1, 'fern '])
    expect(stateOf(repo)).toEqual(before)
    expect(repo.git('ls-files', '--others', '--exclude-standard')).toBe('beds/fern.txt')
  })

  it('refuses an unknown step, and a tool that git does not know', { tags: 'quick' }, async () => {
    using repo = withTool(repository(BEDS))
    await applyPlan(planOf([edit('rose.txt', 'rose', 'Rose')]), repo)
    await expect(diffRun({ root: repo.root, step: '7' })).rejects.toMatchObject({ name: 'USAGE' })
    await expect(diffRun({ root: repo.root, tool: 'absent' })).rejects.toMatchObject({ name: 'GIT_FAILED' })
    await expect(diffRun({ root: repo.root, run: 'ffff' })).rejects.toMatchObject({ name: 'UNKNOWN_RUN' })
  })
})
