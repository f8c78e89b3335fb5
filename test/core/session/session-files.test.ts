import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Accept, filesInMemory, filesOnDisk, openSession } from '../../../src/core/session/session.ts'
import { createOverlay } from '../../../src/core/workspace/overlay.ts'
import { openDisk } from '../../../src/core/workspace/sources/disk.ts'
import { type TemporaryFolder, temporaryFolder } from '../../support/folder.ts'
import { LENIENT } from '../../support/replay.ts'

let folder: TemporaryFolder
beforeEach(() => {
  folder = temporaryFolder()
  writeFileSync(path.join(folder.path, 'a.txt'), 'alpha\n')
})
afterEach(() => folder[Symbol.dispose]())

const onDisk = () => readFileSync(path.join(folder.path, 'a.txt'), 'utf8')
const change = (before: string | undefined, after: string) => ({
  path: 'a.txt',
  before: before === undefined ? undefined : Buffer.from(before),
  after: Buffer.from(after),
  mode: 0o644,
  structuredPatch: [],
  insertions: 1,
  deletions: 1,
})

describe('files of a session', () => {
  it('take a change that was made from what they hold, and no other', () => {
    for (const files of [filesInMemory(createOverlay(openDisk(folder.path))), filesOnDisk(folder.path)]) {
      expect(files.put(change('beta\n', 'x\n'))?.name).toBe('FILE_MODIFIED')
      expect(files.put(change(undefined, 'x\n'))?.name).toBe('FILE_MODIFIED')
      expect(files.put(change('alpha\n', 'beta\n'))).toBe(undefined)
      expect(files.workspace.read('a.txt').toString()).toBe('beta\n')
    }
  })

  it('take a Move whole, where the new path is free', () => {
    for (const make of [() => filesInMemory(createOverlay(openDisk(folder.path))), () => filesOnDisk(folder.path)]) {
      writeFileSync(path.join(folder.path, 'a.txt'), 'alpha\n')
      writeFileSync(path.join(folder.path, 'b.txt'), 'beta\n')
      const files = make()
      const move = { ...change('alpha\n', 'alpha\n'), from: 'a.txt' }
      expect(files.put({ ...move, path: 'b.txt' })?.name).toBe('FILE_MODIFIED')
      expect(files.workspace.read('a.txt').toString()).toBe('alpha\n')
      expect(files.put({ ...move, path: 'c.txt' })).toBe(undefined)
      expect([files.workspace.stat('a.txt'), files.workspace.read('c.txt').toString()]).toEqual([undefined, 'alpha\n'])
    }
  })

  it.each([
    ['on the disk', () => filesOnDisk(folder.path)],
    ['in memory', () => filesInMemory(createOverlay(openDisk(folder.path)))],
  ])('%s hold a new name to those that are there where names have to be portable', async (_, make) => {
    mkdirSync(path.join(folder.path, 'sub/.git'), { recursive: true })
    const callIn = (portable: boolean) => {
      const session = openSession({ files: make(), options: { reads: 'auto' }, policy: { ...LENIENT, portable } })
      return async (tool: string, input: object) => {
        const answer = await session.call(tool, input)
        return answer.ok || answer.error.name
      }
    }
    const [strict, free] = [callIn(true), callIn(false)]
    expect(await strict('Write', { file_path: 'A.txt', content: 'x\n' })).toBe('PATH_INVALID')
    expect(await free('Write', { file_path: 'SUB/a.txt', content: 'x\n' })).toBe('PATH_PROTECTED')
    expect(await strict('Move', { file_path: 'a.txt', new_path: 'A.txt' })).toBe(true)
    expect(await free('Write', { file_path: 'a.TXT', content: 'x\n' })).toBe(true)
  })

  it('in memory leave the disk as it is', async () => {
    const session = openSession({ files: filesInMemory(createOverlay(openDisk(folder.path))) })
    await session.call('Read', { file_path: 'a.txt' })
    const edited = await session.call('Edit', { file_path: 'a.txt', old_string: 'alpha', new_string: 'beta' })
    expect(edited.ok).toBe(true)
    expect(await session.call('Read', { file_path: 'a.txt' })).toMatchObject({ content: '1\tbeta\n2\t' })
    expect(onDisk()).toBe('alpha\n')
  })
})

describe('acceptance', () => {
  const edit = { file_path: 'a.txt', old_string: 'alpha', new_string: 'beta' }

  it('is asked about accepted calls alone, and before the file changes', async () => {
    const seen: string[] = []
    const accept: Accept = (call, _, place) => {
      seen.push(`${call.tool} ${onDisk().trim()}`)
      return place()
    }
    const session = openSession({ files: filesOnDisk(folder.path), accept })
    await session.call('Edit', edit)
    await session.call('Read', { file_path: 'a.txt' })
    await session.call('Edit', edit)
    expect(seen).toEqual(['Read alpha', 'Edit alpha'])
    expect(onDisk()).toBe('beta\n')
  })

  it('refuses a call by what it returns', async () => {
    const accept: Accept = () => ({ name: 'WRITE_FAILED', message: 'Full.' })
    const session = openSession({ files: filesOnDisk(folder.path), accept })
    expect(await session.call('Write', { file_path: 'b.txt', content: 'b' })).toMatchObject({
      error: { name: 'WRITE_FAILED' },
    })
  })

  it('is not asked about a call that was stopped', async () => {
    const session = openSession({ files: filesOnDisk(folder.path) })
    const input = { file_path: 'b.txt', content: 'b' }
    const stopped = await session.call('Write', input, { signal: AbortSignal.abort() })
    expect(stopped).toMatchObject({ ok: false, error: { name: 'INTERRUPTED' } })
    const controller = new AbortController()
    const onProgress = () => controller.abort()
    const later = await session.call('Write', input, { signal: controller.signal, onProgress })
    expect(later).toMatchObject({ ok: false, error: { name: 'INTERRUPTED' } })
    expect((await session.call('Write', input)).ok).toBe(true)
  })
})
