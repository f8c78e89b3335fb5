import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOverlay, type Overlay } from '../../../src/core/workspace/overlay.ts'
import { openDisk } from '../../../src/core/workspace/sources/disk.ts'
import { type TemporaryFolder, temporaryFolder } from '../../support/folder.ts'

let folder: TemporaryFolder
let overlay: Overlay

beforeEach(() => {
  folder = temporaryFolder()
  mkdirSync(path.join(folder.path, 'src'))
  writeFileSync(path.join(folder.path, 'src/a.txt'), 'one\n', { mode: 0o640 })
  overlay = createOverlay(openDisk(folder.path))
})
afterEach(() => folder[Symbol.dispose]())

const put = (file: string, before: string | undefined, after: string) =>
  overlay.put({
    path: file,
    before: before === undefined ? undefined : Buffer.from(before),
    after: Buffer.from(after),
    mode: 0o640,
  })

describe('an overlay', () => {
  it('shows the changed bytes and does not touch the disk', () => {
    put('src/a.txt', 'one\n', 'two, longer\n')
    expect(overlay.read('src/a.txt').toString()).toBe('two, longer\n')
    expect(overlay.stat('src/a.txt')).toMatchObject({ kind: 'file', size: 12, mode: 0o640 })
    expect(readFileSync(path.join(folder.path, 'src/a.txt'), 'utf8')).toBe('one\n')
  })

  it('keeps the first before and the last after of each file, in the order first touched', () => {
    put('b.txt', undefined, '1')
    put('src/a.txt', 'one\n', 'two\n')
    put('b.txt', '1', '2')
    put('src/a.txt', 'two\n', 'three\n')
    const changes = overlay.changes().map(({ path, before, after }) => [path, before?.toString(), after?.toString()])
    expect(changes).toEqual([
      ['b.txt', undefined, '2'],
      ['src/a.txt', 'one\n', 'three\n'],
    ])
  })

  it('reports no change of a file that ends as it began, but of one created empty', () => {
    put('src/a.txt', 'one\n', 'two\n')
    put('src/a.txt', 'two\n', 'one\n')
    put('empty.txt', undefined, '')
    expect(overlay.changes().map((change) => change.path)).toEqual(['empty.txt'])
  })

  it('knows the folders that created files bring along', () => {
    put('new/deep/c.txt', undefined, 'c')
    expect(overlay.stat('new')).toMatchObject({ kind: 'directory' })
    expect(overlay.stat('new/deep')).toMatchObject({ kind: 'directory' })
    expect(overlay.locate('new/deep/c.txt/d')).toMatchObject({ ok: false, problem: { name: 'NOT_A_DIRECTORY' } })
    expect(overlay.locate('new/deep/d.txt')).toEqual({ ok: true, path: 'new/deep/d.txt' })
  })

  it('suggests created files too', () => {
    put('src/b.md', undefined, 'b')
    expect(overlay.similar('src/b.txt')).toEqual(['src/b.md'])
  })

  it('does not date a change, so that two replays agree', () => {
    const before = overlay.stat('src/a.txt')?.modified
    put('src/a.txt', 'one\n', 'two\n')
    put('new.txt', undefined, 'n')
    expect(overlay.stat('src/a.txt')?.modified).toBe(before)
    expect(overlay.stat('new.txt')?.modified).toBe(0)
  })

  it('shows no file that went, brings it back when it is put again, and tells what it held', () => {
    const gone = { path: 'src/a.txt', before: Buffer.from('one\n'), after: undefined, mode: 0o640 }
    overlay.put(gone)
    expect(overlay.stat('src/a.txt')).toBeUndefined()
    expect(() => overlay.read('src/a.txt')).toThrow(TypeError)
    expect(overlay.similar('src/a.md')).toEqual([])
    expect(overlay.changes()).toEqual([{ ...gone, modeBefore: 0o640 }])
    put('src/a.txt', undefined, 'new\n')
    expect(overlay.read('src/a.txt').toString()).toBe('new\n')
    expect(overlay.original('src/a.txt')?.toString()).toBe('one\n')
    put('b.txt', undefined, 'made')
    overlay.put({ path: 'b.txt', before: Buffer.from('made'), after: undefined, mode: 0o644 })
    expect(overlay.changes().map(({ path }) => path)).toEqual(['src/a.txt'])
  })

  const gone = (file: string, before: string) =>
    overlay.put({ path: file, before: Buffer.from(before), after: undefined, mode: 0o640 })

  it('permits a folder in the place of a removed file, and not once a file is there again', () => {
    expect(overlay.locate('src/a.txt/b')).toMatchObject({ ok: false, problem: { name: 'NOT_A_DIRECTORY' } })
    gone('src/a.txt', 'one\n')
    expect(overlay.locate('src/a.txt/b/../c/d')).toEqual({ ok: true, path: 'src/a.txt/c/d' })
    expect(overlay.locate('src/a.txt/.git/d')).toMatchObject({ ok: false, problem: { name: 'PATH_PROTECTED' } })
    put('src/a.txt/c/d', undefined, 'd')
    expect(overlay.stat('src/a.txt')).toMatchObject({ kind: 'directory' })
    gone('src/a.txt/c/d', 'd')
    expect(overlay.stat('src/a.txt')).toBeUndefined()
    put('src/a.txt', undefined, 'two\n')
    expect(overlay.locate('src/a.txt/c/d')).toMatchObject({ ok: false, problem: { name: 'NOT_A_DIRECTORY' } })
    expect(overlay.changes().map(({ path }) => path)).toEqual(['src/a.txt'])
  })

  it('has room for a file where all files of a folder went', () => {
    put('src/deep/b.txt', undefined, 'b')
    gone('src/a.txt', 'one\n')
    expect(overlay.stat('src')).toMatchObject({ kind: 'directory' })
    gone('src/deep/b.txt', 'b')
    expect(overlay.stat('src/deep')).toBeUndefined()
    expect(overlay.stat('src')).toBeUndefined()
    put('src', undefined, 'a file')
    expect(overlay.stat('src')).toMatchObject({ kind: 'file' })
    expect(overlay.locate('src/a.txt')).toMatchObject({ ok: false, problem: { name: 'NOT_A_DIRECTORY' } })
  })

  it('has the last mode of a file that several steps change', () => {
    put('src/a.txt', 'one\n', 'two\n')
    overlay.put({ path: 'src/a.txt', before: Buffer.from('two\n'), after: Buffer.from('three\n'), mode: 0o755 })
    expect(overlay.stat('src/a.txt')).toMatchObject({ mode: 0o755 })
    expect(overlay.changes()).toMatchObject([{ path: 'src/a.txt', mode: 0o755 }])
  })

  it('takes a Move as one change: the file goes with its folder, and is there under its new path', () => {
    const bytes = Buffer.from('one\n')
    overlay.put({ path: 'lib/b.txt', from: 'src/a.txt', before: bytes, after: bytes, mode: 0o640 })
    expect([overlay.stat('src/a.txt'), overlay.stat('src'), overlay.list('lib')]).toEqual([
      undefined,
      undefined,
      ['b.txt'],
    ])
    expect([overlay.read('lib/b.txt').toString(), overlay.original('lib/b.txt')]).toEqual(['one\n', undefined])
    expect(overlay.changes().map(({ path, before, after }) => [path, `${before}`, `${after}`])).toEqual([
      ['src/a.txt', 'one\n', 'undefined'],
      ['lib/b.txt', 'undefined', 'one\n'],
    ])
  })

  it('reports a change of the mode alone', () => {
    const bytes = Buffer.from('one\n')
    overlay.put({ path: 'src/a.txt', before: bytes, after: bytes, mode: 0o750 })
    expect(overlay.changes()).toMatchObject([{ path: 'src/a.txt', mode: 0o750 }])
  })
})
