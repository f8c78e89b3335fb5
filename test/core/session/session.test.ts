import { mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createSession,
  createTurns,
  filesOnDisk,
  openSession,
  type Session,
  type SessionFailure,
  type SessionSuccess,
} from '../../../src/core/session/session.ts'
import { type TemporaryFolder, temporaryFolder } from '../../support/folder.ts'
import { treeOf } from '../workspace/tree-of.ts'

let folder: TemporaryFolder
let session: Session

beforeEach(async () => {
  folder = temporaryFolder()
  write('a.txt', 'alpha\nbeta\n')
  session = await createSession({ root: folder.path })
})
afterEach(() => folder[Symbol.dispose]())

const write = (file: string, text: string) => writeFileSync(path.join(folder.path, file), text)
const bytesOf = (file: string) => readFileSync(path.join(folder.path, file), 'utf8')
const nameOf = (answer: SessionSuccess | SessionFailure) => (answer.ok ? 'ok' : answer.error.name)
const read = (file_path: string) => session.call('Read', { file_path })
const edit = (file_path: string, old_string: string, new_string: string) =>
  session.call('Edit', { file_path, old_string, new_string })

describe('a session', () => {
  it('shows what is read and puts on the disk what is changed', async () => {
    expect(await read('a.txt')).toMatchObject({ ok: true, path: 'a.txt', content: '1\talpha\n2\tbeta\n3\t' })
    expect(await edit('a.txt', 'beta', 'BETA')).toEqual({
      ok: true,
      path: 'a.txt',
      type: 'update',
      matched_by: 'exact',
      structuredPatch: [{ oldStart: 1, oldLines: 2, newStart: 1, newLines: 2, lines: [' alpha', '-beta', '+BETA'] }],
      insertions: 1,
      deletions: 1,
    })
    expect(bytesOf('a.txt')).toBe('alpha\nBETA\n')
  })

  it('answers a refusal with its name and the number the field knows', async () => {
    expect(await edit('a.txt', 'beta', 'BETA')).toMatchObject({ ok: false, error: { name: 'FILE_NOT_READ', code: 6 } })
    expect(await read('../x')).toMatchObject({ ok: false, error: { name: 'PATH_OUTSIDE_REPO', code: null } })
  })

  it('refuses input that does not fit, whatever it is, and suggests the key that was meant', async () => {
    for (const input of [
      undefined,
      null,
      7,
      [],
      { file_path: 7 },
      { file_path: '' },
      { file_path: 'a.txt', offset: -1 },
    ])
      expect(nameOf(await session.call('Read', input))).toBe('INVALID_INPUT')
    expect(await session.call('Read', { filepath: 'a.txt' })).toMatchObject({
      error: { name: 'INVALID_INPUT', suggestions: ['file_path'] },
    })
    for (const tool of ['read', 'Bash', 'constructor', ''])
      expect(nameOf(await session.call(tool, {}))).toBe('INVALID_INPUT')
  })

  it('makes of ten parallel edits of one file ten edits on the disk', async () => {
    write('n.txt', Array.from({ length: 10 }, (_, n) => `<${n}>\n`).join(''))
    await read('n.txt')
    const names = Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? 'n.txt' : `./${n}/../n.txt`))
    const answers = await Promise.all(names.map((name, n) => edit(name, `<${n}>`, `[${n}]`)))
    expect(answers.map(nameOf)).toEqual(Array(10).fill('ok'))
    expect(bytesOf('n.txt')).toBe(Array.from({ length: 10 }, (_, n) => `[${n}]\n`).join(''))
  })

  it('serves a read between two edits of its file in turn', async () => {
    await read('a.txt')
    const [, seen] = await Promise.all([edit('a.txt', 'alpha', 'one'), read('a.txt'), edit('a.txt', 'beta', 'two')])
    expect(seen).toMatchObject({ content: '1\tone\n2\tbeta\n3\t' })
    expect(bytesOf('a.txt')).toBe('one\ntwo\n')
  })

  it('goes on from its own changes and stops at those of others', async () => {
    await session.call('Write', { file_path: 'new/b.txt', content: 'one\n' })
    expect(nameOf(await edit('new/b.txt', 'one', 'two'))).toBe('ok')
    write('new/b.txt', 'other\n')
    expect(nameOf(await edit('new/b.txt', 'two', 'three'))).toBe('FILE_MODIFIED')
    expect(nameOf(await session.call('Write', { file_path: 'new/b.txt', content: 'x' }))).toBe('FILE_MODIFIED')
    expect(bytesOf('new/b.txt')).toBe('other\n')
  })

  it('notices a change that kept size and time', async () => {
    const time = new Date(1_700_000_000_000)
    utimesSync(path.join(folder.path, 'a.txt'), time, time)
    await read('a.txt')
    write('a.txt', 'alpha\nBETA\n')
    utimesSync(path.join(folder.path, 'a.txt'), time, time)
    expect(nameOf(await edit('a.txt', 'alpha', 'x'))).toBe('FILE_MODIFIED')
  })

  it('licenses the edits of a file larger than its memory, until that is touched', async () => {
    session = await createSession({ root: folder.path, options: { memory: { bytes: 100 } } })
    write('large.txt', `${'x'.repeat(500)}\nend\n`)
    await read('large.txt')
    expect(nameOf(await edit('large.txt', 'end', 'END'))).toBe('ok')
    const later = new Date(Date.now() + 60_000)
    utimesSync(path.join(folder.path, 'large.txt'), later, later)
    expect(nameOf(await edit('large.txt', 'END', 'end'))).toBe('FILE_MODIFIED')
  })

  it('forgets what it read first when it reads more than it may remember', async () => {
    session = await createSession({ root: folder.path, options: { memory: { entries: 1 } } })
    write('b.txt', 'b\n')
    await read('a.txt')
    await read('b.txt')
    expect(nameOf(await edit('a.txt', 'beta', 'x'))).toBe('FILE_NOT_READ')
    expect(nameOf(await edit('b.txt', 'b', 'x'))).toBe('ok')
  })

  it('gives the shown part of a read its budgets', async () => {
    session = await createSession({ root: folder.path, options: { budgets: { bytes: 4 } } })
    expect(nameOf(await read('a.txt'))).toBe('READ_TOO_LARGE')
  })

  it('asks the policy it is given', async () => {
    const policy = {
      secrets: async () => undefined,
      path: () => ({ name: 'PATH_DENIED', message: 'No.' }) as const,
      configuration: () => undefined,
    }
    session = openSession({ files: filesOnDisk(folder.path), policy })
    expect(await read('a.txt')).toMatchObject({ ok: false, error: { name: 'PATH_DENIED', code: 2 } })
  })

  it('leaves no file behind beside those it was asked for, also when a write is refused', async () => {
    await read('a.txt')
    symlinkSync('a.txt', path.join(folder.path, 'l.txt'))
    await read('l.txt')
    expect(nameOf(await edit('l.txt', 'beta', 'x'))).toBe('SYMLINK')
    expect(nameOf(await session.call('Write', { file_path: 'a.txt/b', content: '' }))).toBe('NOT_A_DIRECTORY')
    mkdirSync(path.join(folder.path, 'sub'))
    expect(nameOf(await session.call('Write', { file_path: 'sub', content: '' }))).toBe('IS_DIRECTORY')
    expect(nameOf(await edit('a.txt', 'beta', 'BETA'))).toBe('ok')
    expect(Object.keys(treeOf(folder.path))).toEqual(['a.txt', 'l.txt', 'sub'])
  })

  it('answers for a folder that vanished under it', async () => {
    await read('a.txt')
    rmSync(folder.path, { recursive: true })
    expect(nameOf(await edit('a.txt', 'beta', 'x'))).toBe('FILE_NOT_FOUND')
    expect((await session.call('Write', { file_path: 'b.txt', content: 'b' })).ok).toBe(false)
  })

  it('waits at its end for what is under way, and serves nothing after', async () => {
    const writing = session.call('Write', { file_path: 'late.txt', content: 'late' })
    await session.close()
    expect(bytesOf('late.txt')).toBe('late')
    expect((await writing).ok).toBe(true)
    await expect(read('a.txt')).rejects.toMatchObject({ name: 'USAGE' })
  })

  it('needs a root that is there', async () => {
    await expect(createSession({ root: path.join(folder.path, 'none') })).rejects.toMatchObject({ name: 'USAGE' })
  })
})

const later = (log: string[], text: string) => async () => {
  log.push(`${text} begins`)
  await new Promise((resolve) => setTimeout(resolve, 5))
  log.push(`${text} ends`)
  return text
}

describe('turns', () => {
  it('run one after the other under one name', async () => {
    const turns = createTurns()
    const log: string[] = []
    const results = await Promise.all(['a', 'b'].map((text) => turns.take(['file'], later(log, text))))
    expect(results).toEqual(['a', 'b'])
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  it('run side by side under different names', async () => {
    const turns = createTurns()
    const log: string[] = []
    await Promise.all(['a', 'b'].map((text) => turns.take([text], later(log, text))))
    expect(log.slice(0, 2)).toEqual(['a begins', 'b begins'])
  })

  it('wait for the work under each of several names', async () => {
    const turns = createTurns()
    const log: string[] = []
    await Promise.all([
      turns.take(['a'], later(log, '1')),
      turns.take(['a', 'b'], later(log, '2')),
      turns.take(['b'], later(log, '3')),
    ])
    expect(log.filter((line) => line.endsWith('begins'))).toEqual(['1 begins', '2 begins', '3 begins'])
    expect(log.indexOf('3 begins')).toBeGreaterThan(log.indexOf('2 ends'))
  })

  it('go on after one that failed, which alone is told of it', async () => {
    const turns = createTurns()
    const failing = turns.take(['file'], () => Promise.reject(new Error('no')))
    const next = turns.take(['file'], async () => 'yes')
    await expect(failing).rejects.toThrow()
    expect(await next).toBe('yes')
  })

  it('are idle when all that was queued has ended, also what was queued meanwhile', async () => {
    const turns = createTurns()
    const log: string[] = []
    void turns.take(['file'], async () => {
      await later(log, 'a')()
      void turns.take(['file'], later(log, 'b'))
    })
    await turns.idle()
    expect(log.at(-1)).toBe('b ends')
  })
})
