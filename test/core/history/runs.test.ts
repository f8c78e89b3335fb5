import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keptBytes, readRecord, writeRecord } from '../../../src/core/history/run-record.ts'
import {
  dropUnfinished,
  findRun,
  findUndoneRun,
  finishRun,
  listRuns,
  markUndone,
  noteSurroundings,
  noteTotals,
  runOfCommit,
} from '../../../src/core/history/runs.ts'
import { repository } from '../../support/memory-repository.ts'
import { files, refs, runAt } from './timed-runs.ts'

describe('runs', () => {
  it('note a single flag and a single empty folder', async () => {
    using repo = repository(files)
    const { git, id } = await runAt(repo, 1)
    const noted = {
      flags: [['a.txt', { assumeUnchanged: false, skipWorktree: true }]] as const,
      removed: [],
      emptyFolders: [],
    }
    noteSurroundings(git, id, noted)
    expect(readRecord(git, id)).toMatchObject({ flags: noted.flags })
    expect(readRecord(git, id)).not.toHaveProperty('emptyFolders')
    noteSurroundings(git, id, { flags: [], removed: [], emptyFolders: ['old'] })
    expect(readRecord(git, id)).toMatchObject({ flags: noted.flags, emptyFolders: ['old'] })
  })

  it('of another work tree are found by their id only', async () => {
    using repo = repository(files)
    const { git, id } = await runAt(repo, 1)
    await finishRun(git, id)
    markUndone(git, id)
    writeRecord(git, { ...readRecord(git, id), worktree: `${git.root}-linked` })
    expect(findUndoneRun(git, id).id).toBe(id)
    expect(() => findUndoneRun(git)).toThrow(expect.objectContaining({ name: 'UNKNOWN_RUN' }))
  })

  it('are listed once finished, newest first, and found by the start of their id', async () => {
    using repo = repository(files)
    const first = await runAt(repo, 1)
    const second = await runAt(repo, 2)
    expect(listRuns(first.git)).toEqual([])
    noteTotals(first.git, first.id, { steps: 2, files: 2, insertions: 2, deletions: 1 })
    await finishRun(first.git, first.id, { branch: 'topic', cameFrom: 'refs/heads/main' })
    await finishRun(first.git, second.id)
    expect(listRuns(first.git).map(({ id }) => id)).toEqual([second.id, first.id])
    expect(findRun(first.git, first.id.slice(0, 8))).toMatchObject({
      id: first.id,
      branch: 'topic',
      cameFrom: 'refs/heads/main',
      totals: { steps: 2, files: 2, insertions: 2, deletions: 1 },
    })
    expect(findRun(first.git).id).toBe(second.id)
    markUndone(first.git, second.id)
    expect(findRun(first.git).id).toBe(first.id)
    for (const id of ['zzz', '']) expect(() => findRun(first.git, id)).toThrow()
  })

  it('beyond those kept lose ref, record and kept bytes, the oldest first', async () => {
    using repo = repository(files)
    const ids: string[] = []
    for (const second of [1, 2, 3]) {
      const { git, id } = await runAt(repo, second)
      ids.push(id)
      await finishRun(git, id, { keep: 2 })
    }
    expect(refs(repo).split('\n').sort()).toEqual(ids.slice(1).sort())
    const left = readdirSync(join(repo.root, '.git/editplan/runs')).map((name) => name.replace('.json', ''))
    expect([...new Set(left)].sort()).toEqual(ids.slice(1).sort())
  })

  it('whose record cannot be read stay, are not taken for the latest, and are named', async () => {
    using repo = repository(files)
    const { git, id: known } = await runAt(repo, 1)
    const { id } = await runAt(repo, 2)
    for (const one of [known, id]) await finishRun(git, one)
    const bytes = keptBytes(git, id).save(Buffer.from('A=secret\n'))
    const file = `.git/editplan/runs/${id}.json`
    const whole = repo.read(file).toString()
    for (const damaged of [
      whole.replace('"version":1', '"version":2'),
      whole.replace('"version":1', '"version":1,"owner":"x"'),
      whole.replace(/"status":"\w+",/, ''),
      whole.replace(/"status":"\w+"/, '"status":"held"'),
      whole.slice(0, 40),
      '',
      'null',
    ]) {
      repo.write({ [file]: damaged })
      const refused = expect.objectContaining({ name: 'READ_FAILED', message: expect.stringContaining(`${id}.json`) })
      for (const read of [() => listRuns(git), () => findRun(git), () => findRun(git, id)])
        expect(read).toThrow(refused)
      expect(findRun(git, known).id).toBe(known)
      expect(await dropUnfinished(git)).toEqual([])
    }
    // A commit names its run; of one whose record is damaged nothing is known.
    const [its, other] = [known, id].map((name) => repo.git('rev-parse', `refs/editplan/runs/${name}`))
    expect((await runOfCommit(git, its ?? ''))?.id).toBe(known)
    await expect(runOfCommit(git, other ?? '')).rejects.toThrow(expect.objectContaining({ name: 'READ_FAILED' }))
    expect(await runOfCommit(git, repo.git('rev-parse', 'HEAD'))).toBeUndefined()
    await finishRun(git, known, { keep: 1 })
    expect(refs(repo).split('\n').sort()).toEqual([known, id].sort())
    expect(keptBytes(git, id).load(bytes).toString()).toBe('A=secret\n')
    // The remedy: the file as it was.
    repo.write({ [file]: whole })
    expect(findRun(git, id).id).toBe(id)
    expect(() => findUndoneRun(git)).toThrow(expect.objectContaining({ name: 'UNKNOWN_RUN' }))
  })

  it('recorded again and never finished are what they were', async () => {
    using repo = repository(files)
    const { git, id } = await runAt(repo, 1)
    await finishRun(git, id, { branch: 'topic' })
    const [record, chain] = [readRecord(git, id), refs(repo)]
    for (let again = 0; again < 2; again++) expect(await runAt(repo, 1)).toMatchObject({ id })
    expect(listRuns(git)).toEqual([])
    repo.git('update-ref', `refs/editplan/runs/${id}`, 'HEAD')
    await dropUnfinished(git)
    expect([listRuns(git), refs(repo)]).toEqual([[record], chain])
    expect(repo.git('rev-parse', `refs/editplan/runs/${id}`)).toBe(record.head.commit)
    await runAt(repo, 1)
    await finishRun(git, id)
    await dropUnfinished(git)
    expect(readRecord(git, id)).not.toHaveProperty('earlier')
  })

  it('recorded again keep their bytes at every moment', async () => {
    using repo = repository(files)
    const { git, id } = await runAt(repo, 1)
    const first = keptBytes(git, id)
    const second = keptBytes(git, `${id}-2`)
    const names = [first.save(Buffer.from('one')), second.save(Buffer.from('one')), second.save(Buffer.from('two'))]
    repo.write({ [`.git/editplan/runs/${id}/${'e'.repeat(64)}`]: 'only there\n' })
    second.moveTo(id)
    expect(names.map((name) => first.load(name).toString())).toEqual(['one', 'one', 'two'])
    expect(existsSync(join(repo.root, '.git/editplan/runs', id, 'e'.repeat(64)))).toBe(true)
    expect(existsSync(join(repo.root, '.git/editplan/runs', `${id}-2`))).toBe(false)
  })
})

it('kept bytes that were changed are not taken for those of the run', async () => {
  using repo = repository(files)
  const { git, id } = await runAt(repo, 1)
  const kept = keptBytes(git, id)
  const name = kept.save(Buffer.from('A=secret\n'))
  expect(kept.load(name).toString()).toBe('A=secret\n')
  repo.write({ [`.git/editplan/runs/${id}/${name}`]: 'A=forged\n' })
  expect(() => kept.load(name)).toThrow(expect.objectContaining({ name: 'UNKNOWN_RUN' }))
})
