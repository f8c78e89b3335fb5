import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, listRuns, type RunEvent, resumeRun, undoRun } from '../../src/run.ts'
import { repository, repositoryAt, type TestRepository, temporaryFolder } from '../support/git.ts'
import { edit, modeOf, planOf, stateOf, write } from '../support/runs.ts'

const GARDEN = { 'beds/rose.txt': `rose\nred\n${'soil\n'.repeat(4000)}`, 'shed/iris.txt': 'iris\nblue\n' }

const PLAN = planOf([
  edit('beds/rose.txt', 'red', 'white'),
  edit('shed/iris.txt', 'blue', 'yellow'),
  write('ferns/fern.txt', 'fern\n'),
])

/** Neither files, index, HEAD nor branches changed, and nothing is left of a run. */
async function expectUntouched(repo: TestRepository, before: ReturnType<typeof stateOf>): Promise<void> {
  expect(stateOf(repo)).toEqual(before)
  expect(await listRuns(repo)).toEqual([])
  expect(await resumeRun(repo)).toMatchObject({ outcome: 'nothing' })
  expect(repo.git('for-each-ref', 'refs/editplan')).toBe('')
}

describe('a run that cannot be put in place', () => {
  it.each(['index.lock', 'HEAD.lock'])('takes all back when another git left %s', async (name) => {
    using repo = repository(GARDEN)
    const before = stateOf(repo)
    const lock = join(repo.root, '.git', name)
    writeFileSync(lock, '')
    await expect(applyPlan(PLAN, { root: repo.root, branch: 'white' })).rejects.toMatchObject({ name: 'GIT_FAILED' })
    rmSync(lock)
    const { '(index)': _, ...rest } = before
    expect(stateOf(repo)).toMatchObject(rest)
    expect(repo.git('status', '--porcelain')).toBe('')
    await expectUntouched(repo, { ...before, '(index)': stateOf(repo)['(index)'] ?? '' })
    await applyPlan(PLAN, { root: repo.root, branch: 'white' })
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it.each(['index.lock', 'HEAD.lock'])('is undone whole or not at all when another git left %s', async (name) => {
    using repo = repository(GARDEN)
    await applyPlan(PLAN, { root: repo.root, branch: 'white' })
    const before = stateOf(repo)
    const lock = join(repo.root, '.git', name)
    writeFileSync(lock, '')
    await expect(undoRun(repo)).rejects.toMatchObject({ name: 'GIT_FAILED' })
    rmSync(lock)
    expect({ ...stateOf(repo), '(index)': '' }).toEqual({ ...before, '(index)': '' })
    expect(repo.git('status', '--porcelain')).toBe('')
    await undoRun(repo)
    expect(repo.git('symbolic-ref', 'HEAD')).toBe('refs/heads/main')
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('leaves everything when a folder vanishes or a file changes after it was read', async () => {
    const changes = [
      (repo: TestRepository) => rmSync(join(repo.root, 'shed'), { recursive: true }),
      (repo: TestRepository) => repo.write({ 'shed/iris.txt': 'iris\nblue!\n' }),
      (repo: TestRepository) => repo.write({ 'ferns/fern.txt': 'mine\n' }),
    ]
    for (const change of changes) {
      using repo = repository(GARDEN)
      let changed: ReturnType<typeof stateOf> | undefined
      const onEvent = (event: RunEvent) => {
        if (event.type !== 'step' || event.step.index < 3) return
        change(repo)
        changed = stateOf(repo)
      }
      await expect(applyPlan(PLAN, { root: repo.root, onEvent })).rejects.toMatchObject({ name: 'FILE_MODIFIED' })
      expect(changed).toBeDefined()
      await expectUntouched(repo, changed ?? {})
    }
  })

  it('replaces a file that is read-only, whose mode stays', async () => {
    using repo = repository(GARDEN)
    chmodSync(join(repo.root, 'shed/iris.txt'), 0o444)
    await applyPlan(PLAN, repo)
    expect(modeOf(repo, 'shed/iris.txt')).toBe('444')
    await undoRun(repo)
    expect([modeOf(repo, 'shed/iris.txt'), repo.read('shed/iris.txt').toString()]).toEqual(['444', 'iris\nblue\n'])
  })
})

describe('on a small disk', () => {
  it('a run that has no room leaves everything, and works once there is', { timeout: 600_000 }, async (context) => {
    using disk = smallDisk()
    if (!disk) return context.skip('no tmpfs can be mounted here: it takes root')
    const sizes =
      process.env.EDITPLAN_CRASH_POINTS === 'all' ? Array.from({ length: 60 }, (_, at) => at * 2) : [0, 8, 40]
    const outcomes = { refused: 0, applied: 0 }
    for (const free of sizes) {
      const repo = disk.checkout()
      const before = stateOf(repo)
      disk.fill(free * 1024)
      const applied = await applyPlan(PLAN, repo).then(
        () => true,
        (error: unknown) => {
          expect(error).toMatchObject({ name: expect.stringMatching(/^(GIT_FAILED|WRITE_FAILED)$/) })
          return false
        },
      )
      outcomes[applied ? 'applied' : 'refused']++
      disk.empty()
      if (!applied) await expectUntouched(repo, before)
      if (!applied) await applyPlan(PLAN, repo)
      expect(repo.read('shed/iris.txt').toString()).toBe('iris\nyellow\n')
      await undoRun(repo)
      expect(stateOf(repo)).toEqual(before)
    }
    expect(outcomes.refused).toBeGreaterThan(0)
    if (sizes.length > 3) console.log(`full disk: ${JSON.stringify(outcomes)}`)
  })
})

/** A disk of 4 MiB; undefined where none can be mounted. */
function smallDisk() {
  const folder = temporaryFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder.path], { stdio: 'ignore' })
  } catch {
    folder[Symbol.dispose]()
    return undefined
  }
  const filler = join(folder.path, 'filler')
  return {
    checkout(): TestRepository {
      const root = join(folder.path, 'checkout')
      rmSync(root, { recursive: true, force: true })
      mkdirSync(root)
      const repo = repositoryAt(root)
      repo.git('init', '-q', '-b', 'main', '--template=')
      repo.write(GARDEN)
      repo.commit()
      return repo
    },
    fill(free: number): void {
      const { bavail, bsize } = statfsSync(folder.path)
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - free)))
    },
    empty: () => rmSync(filler, { force: true }),
    [Symbol.dispose]() {
      execFileSync('umount', [folder.path])
      folder[Symbol.dispose]()
    },
  }
}
