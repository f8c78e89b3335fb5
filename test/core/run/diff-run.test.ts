import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, diffRun } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { edit, planOf, stateOf, write } from '../../support/runs.ts'

const GARDEN = { 'rose.txt': 'rose\n', 'iris.txt': 'iris\n', '.gitignore': 'local.env\n' }
const PLAN = planOf([
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
  it('opens each file of a run as it was and as it is, those that git ignores too', async () => {
    using repo = withTool(repository(GARDEN))
    repo.write({ 'local.env': 'PLACE=shed\n' })
    await applyPlan(PLAN, repo)
    const before = stateOf(repo)
    expect(await opened(repo)).toEqual([4, 'fern iris PLACE=shed PLACE=glasshouse rose Rose '])
    expect(await opened(repo, '3', 'printer')).toEqual([1, 'PLACE=shed PLACE=glasshouse '])
    expect(await opened(repo, '2')).toEqual([1, 'fern '])
    expect(stateOf(repo)).toEqual(before)
    expect(repo.git('ls-files', '--others', '--exclude-standard')).toBe('beds/fern.txt')
  })

  it('refuses an unknown step, and a tool that git does not know', async () => {
    using repo = withTool(repository(GARDEN))
    await applyPlan(planOf([edit('rose.txt', 'rose', 'Rose')]), repo)
    await expect(diffRun({ root: repo.root, step: '7' })).rejects.toMatchObject({ name: 'USAGE' })
    await expect(diffRun({ root: repo.root, tool: 'absent' })).rejects.toMatchObject({ name: 'GIT_FAILED' })
    await expect(diffRun({ root: repo.root, run: 'ffff' })).rejects.toMatchObject({ name: 'UNKNOWN_RUN' })
  })
})
