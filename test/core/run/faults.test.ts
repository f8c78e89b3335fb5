import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkOut } from '../../../src/core/workspace/checkout.ts'
import { openJournal } from '../../../src/core/workspace/journal.ts'
import { applyPlan, listRuns, type RunEvent, resumeRun, undoRun } from '../../../src/index.ts'
import { repository, repositoryAt, type TestRepository, temporaryFolder } from '../../support/git.ts'
import { edit, modeOf, planOf, planText, stateOf, write } from '../../support/runs.ts'
import { buildProgram } from './crash/program.ts'
import { differences, stateOf as everythingOf, INDEX_FILE } from './crash/state.ts'

const GARDEN = {
  'beds/rose.txt': `rose\nred\n${'soil\n'.repeat(4000)}`,
  'shed/iris.txt': 'iris\nblue\n',
  'old/only.txt': 'only\n',
  '.gitignore': '*.env\n',
}

/** Every size of the full disk, not a few. */
const ALL = process.env.EDITPLAN_CRASH_POINTS === 'all'

/** What a disk in memory gives at a time. */
const PAGE = 4096

const STEPS = [
  edit('beds/rose.txt', 'red', 'white'),
  edit('shed/iris.txt', 'blue', 'yellow'),
  write('ferns/fern.txt', 'fern\n'),
  { tool: 'Delete', file_path: 'old/only.txt' },
]

const PLAN = planOf(STEPS)

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
        if (event.type !== 'step' || event.step.index !== 3) return
        change(repo)
        changed = stateOf(repo)
      }
      await expect(applyPlan(PLAN, { root: repo.root, onEvent })).rejects.toMatchObject({ name: 'FILE_MODIFIED' })
      expect(changed).toBeDefined()
      await expectUntouched(repo, changed ?? {})
    }
  })

  it('is dropped by a resume although an earlier one failed right after it removed the ref', async () => {
    using repo = repository(GARDEN)
    const { run } = await applyPlan(PLAN, repo)
    const id = run?.id ?? ''
    const record = `.git/editplan/runs/${id}.json`
    repo.git('update-ref', '-d', `refs/editplan/runs/${id}`)
    const none = { folders: [], attributes: [], attributesBefore: [], emptyFolders: [] }
    const checkout = { id: 'earlier', phase: 'ready', files: [], ...none }
    repo.write({
      [record]: repo.read(record).toString().replace('"status":"applied"', '"status":"recorded"'),
      '.git/editplan/journal.reverting': JSON.stringify({ version: 2, run: { run: id }, checkout }),
    })
    expect(await resumeRun(repo)).toMatchObject({ outcome: 'rolled-back', run: id })
    expect(await resumeRun(repo)).toMatchObject({ outcome: 'nothing' })
    expect(existsSync(join(repo.root, record))).toBe(false)
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

/** What is done on the small disk, and what is done there before. */
const WORK: Readonly<
  Record<string, { before?(repo: TestRepository): unknown; run(repo: TestRepository): Promise<unknown> }>
> = {
  apply: { run: (repo) => applyPlan(PLAN, repo) },
  'apply to a branch': { run: ({ root }) => applyPlan(PLAN, { root, branch: 'white' }) },
  undo: { before: (repo) => applyPlan(PLAN, repo), run: undoRun },
  'undo of a branch': { before: ({ root }) => applyPlan(PLAN, { root, branch: 'white' }), run: undoRun },
}

/** False when the work was refused for lack of room. */
const hasRoom = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ name: expect.stringMatching(/^(GIT_FAILED|WRITE_FAILED)$/) })
      return false
    },
  )

describe.skipIf(!canMount())('on a small disk', () => {
  it.each(Object.entries(WORK))(
    '%s that has no room leaves everything, and works once there is',
    { timeout: 600_000 },
    async (name, work) => {
      using disk = smallDisk()
      using temporary = temporaryFolder()
      const outcomes = { refused: 0, done: 0 }
      for (const free of ALL ? Array.from({ length: 40 }, (_, at) => at * PAGE) : [0, 2 * PAGE, 10 * PAGE]) {
        const repo = disk.checkout()
        await work.before?.(repo)
        const state = () => everythingOf({ root: repo.root, temporary: temporary.path })
        const before = await state()
        disk.fill(free)
        const done = await hasRoom(work.run(repo))
        outcomes[done ? 'done' : 'refused']++
        disk.empty()
        if (done) continue
        const found = await state()
        const changed = differences(before, found)
          .filter((name) => name !== INDEX_FILE)
          .map((name) => `${name}: ${found.get(name)}`)
        expect({ free, changed }).toEqual({ free, changed: [] })
        expect(await resumeRun(repo)).toMatchObject({ outcome: 'nothing' })
        await work.run(repo)
        expect(differences(before, await state())).not.toEqual([])
      }
      expect(outcomes.refused).toBeGreaterThan(0)
      if (ALL) console.log(`full disk, ${name}: ${JSON.stringify(outcomes)}`)
    },
  )
})

describe.skipIf(!canMount())('on a disk that is full after a kill', () => {
  it('resume reaches before or after, at the latest once there is room', { timeout: 600_000 }, async () => {
    using disk = smallDisk()
    using folder = temporaryFolder()
    using program = await buildProgram(resolve(import.meta.dirname, '../../..'))
    writeFileSync(join(folder.path, 'plan.json'), planText(STEPS))
    const place = () => ({ root: disk.checkout().root, temporary: mkdtempSync(join(folder.path, 'tmp-')) })
    const command = ['apply', join(folder.path, 'plan.json'), '--quiet']
    const first = place()
    const before = await everythingOf(first)
    const points = await program.countPoints(command, first)
    const after = await everythingOf(first)
    const outcomes = { before: 0, after: 0, waited: 0 }
    for (let point = 1; point <= points; point += ALL ? 3 : 25) {
      const here = place()
      await program.kill(command, here, point)
      disk.fill((point % 4) * PAGE)
      const resumed = await hasRoom(resumeRun({ root: here.root }))
      disk.empty()
      if (!resumed) {
        outcomes.waited++
        await resumeRun({ root: here.root })
      }
      const found = await everythingOf(here)
      const reached = found.get('(runs)') === '' ? 'before' : 'after'
      outcomes[reached]++
      const changed = differences(reached === 'before' ? before : after, found)
      expect({ point, changed: changed.filter((name) => name !== INDEX_FILE) }).toEqual({ point, changed: [] })
    }
    if (ALL) console.log(`full disk after a kill: ${JSON.stringify(outcomes)}`)
  })
})

describe.skipIf(!canMount())('a file that cannot be replaced', () => {
  /** The rename onto it fails with EBUSY. */
  const mounted = (repo: TestRepository, path: string) => {
    const folder = temporaryFolder()
    const other = join(folder.path, 'other')
    writeFileSync(other, repo.read(path))
    execFileSync('mount', ['--bind', other, join(repo.root, path)])
    return {
      [Symbol.dispose]() {
        execFileSync('umount', [join(repo.root, path)])
        folder[Symbol.dispose]()
      },
    }
  }

  it.each([undefined, 'white'])('for it is a mount leaves all as it was (branch: %s)', async (branch) => {
    using repo = repository(GARDEN)
    using folder = temporaryFolder()
    const everything = () => everythingOf({ root: repo.root, temporary: folder.path })
    const wanted = await everything()
    {
      using _mount = mounted(repo, 'shed/iris.txt')
      const applied = applyPlan(PLAN, { root: repo.root, ...(branch !== undefined && { branch }) })
      await expect(applied).rejects.toMatchObject({ name: 'WRITE_FAILED' })
    }
    expect(differences(wanted, await everything())).toEqual([])
    expect(await resumeRun(repo)).toMatchObject({ outcome: 'nothing' })
  })

  it('while it is put back waits for resume, and loses nothing that a user made meanwhile', async () => {
    using repo = repository({ 'a.txt': 'a\n', 'b.txt': 'b\n', '.gitignore': '.env\n' })
    repo.write({ '.env': 'KEY=1\n' })
    const before = stateOf(repo)
    const steps = [edit('a.txt', 'a', 'A'), edit('b.txt', 'b', 'B'), { tool: 'Delete', file_path: '.env' }]
    const bytes = (text: string) => Buffer.from(text)
    const journal = openJournal(join(repo.root, '.git'), { id: 'one' })
    const placed = checkOut(
      [
        { path: 'a.txt', before: bytes('a\n'), after: bytes('A\n'), mode: 0o644 },
        { path: 'b.txt', before: bytes('b\n'), after: bytes('B\n'), mode: 0o644 },
        { path: '.env', before: bytes('KEY=1\n'), after: undefined, mode: 0o644 },
      ],
      { root: repo.root, journal },
    )
    if (!placed.ok) throw new Error(placed.problems[0].message)
    const mount = mounted(repo, 'b.txt')
    expect(() => placed.revert()).toThrow(expect.objectContaining({ name: 'INTERRUPTED' }))
    expect(['a.txt', 'b.txt', '.env'].map((path) => repo.read(path).toString())).toEqual(['a\n', 'B\n', 'KEY=1\n'])
    await expect(applyPlan(planOf(steps), repo)).rejects.toMatchObject({ name: 'INTERRUPTED' })
    await expect(resumeRun(repo)).rejects.toMatchObject({ name: 'INTERRUPTED' })
    mount[Symbol.dispose]()
    expect(repo.read('b.txt').toString()).toBe('B\n')
    repo.write({ '.env': 'KEY=2\n', 'b.txt': 'mine\n' })
    const resumed = await resumeRun(repo)
    expect(resumed).toMatchObject({ outcome: 'rolled-back', kept: ['b.txt'] })
    expect(resumed.originals.map(({ original }) => readFileSync(original, 'utf8'))).toEqual(['b\n'])
    expect(stateOf(repo)).toMatchObject({ ...before, '.env': '644 KEY=2\n', 'b.txt': '644 mine\n' })
  })
})

describe.skipIf(!canSetImmutable())('an immutable file', () => {
  it('keeps every other file of the run as it was, ignored and deleted ones too', async () => {
    using repo = repository({ 'a.txt': 'a\n', '.gitignore': '.env\n' })
    repo.write({ '.env': 'KEY=1\n' })
    const before = stateOf(repo)
    const plan = planOf([{ tool: 'Delete', file_path: '.env' }, edit('a.txt', 'a', 'A')])
    execFileSync('chattr', ['+i', join(repo.root, 'a.txt')])
    try {
      await expect(applyPlan(plan, repo)).rejects.toMatchObject({ name: 'WRITE_FAILED' })
      await expectUntouched(repo, before)
    } finally {
      execFileSync('chattr', ['-i', join(repo.root, 'a.txt')])
    }
    expect(repo.git('status', '--porcelain')).toBe('')
    await applyPlan(plan, repo)
    expect(stateOf(repo)['.env']).toBeUndefined()
  })
})

/** It takes root, and a file system that knows the flag. */
function canSetImmutable(): boolean {
  using folder = temporaryFolder()
  const file = join(folder.path, 'file')
  writeFileSync(file, '')
  try {
    for (const flag of ['+i', '-i']) execFileSync('chattr', [flag, file], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** It takes root. */
function canMount(): boolean {
  try {
    smallDisk()[Symbol.dispose]()
    return true
  } catch {
    return false
  }
}

/** A disk of 4 MiB. */
function smallDisk() {
  const folder = temporaryFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder.path], { stdio: 'ignore' })
  } catch (error) {
    folder[Symbol.dispose]()
    throw error
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
      linkSync(join(root, 'shed/iris.txt'), join(root, 'shed/twin.env'))
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
