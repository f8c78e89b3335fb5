import { describe, expect, it } from 'vitest'
import { createReader } from './reader.ts'

const NOTEBOOK = JSON.stringify({ cells: [], nbformat: 4, nbformat_minor: 5 })
const PNG = Buffer.from('\x89PNG\r\n\x1a\n and then nothing', 'latin1')

const nameOf = async (reader: ReturnType<typeof createReader>, file_path: string) => {
  const outcome = await reader.run({ file_path })
  return outcome.ok ? 'ok' : outcome.problem.name
}

describe('Read', () => {
  it('refuses binary extensions in any case without opening or finding the file', async () => {
    const reader = createReader({ 'a.exe': 'text', 'b.SQLite3': 'text' })
    for (const path of ['a.exe', 'b.SQLite3', 'missing.zip']) expect(await nameOf(reader, path)).toBe('IS_BINARY')
    expect(reader.opened).toEqual([])
  })

  it('reads what only looks binary by its name', async () => {
    const reader = createReader({ 'a.svg': '<svg/>', 'b.lock': 'x', 'c.npy': 'x', exe: 'x' })
    for (const path of reader.files.keys()) expect(await nameOf(reader, path)).toBe('ok')
  })

  it('refuses folders, devices, broken links, missing files and files over 1 GiB before opening them', async () => {
    const bytes = Buffer.alloc(0)
    const reader = createReader({
      folder: { bytes, stat: { kind: 'directory' } },
      pipe: { bytes, stat: { kind: 'device' } },
      link: { bytes, stat: { link: true, broken: true } },
      huge: { bytes, stat: { size: 2 ** 30 + 1 } },
    })
    const names = await Promise.all(['folder', 'pipe', 'link', 'huge', 'none'].map((path) => nameOf(reader, path)))
    expect(names).toEqual(['IS_DIRECTORY', 'DEVICE_FILE', 'FILE_NOT_FOUND', 'FILE_TOO_LARGE', 'FILE_NOT_FOUND'])
    expect(reader.opened).toEqual([])
  })

  it('refuses a file that is named as a folder', async () => {
    const reader = createReader({ 'a.txt/': 'x' })
    expect(await nameOf(reader, 'a.txt/ ')).toBe('NOT_A_DIRECTORY')
  })

  it('suggests similar names for a missing file', async () => {
    expect(await createReader({}).run({ file_path: 'none' })).toMatchObject({ problem: { suggestions: ['near.txt'] } })
  })

  it('finds a screenshot whatever blank precedes AM or PM', async () => {
    const reader = createReader({ 'Screenshot at 9.41.07\u202fAM.txt': 'a', 'Screenshot at 8.00.00 PM.txt': 'b' })
    for (const path of ['Screenshot at 9.41.07 AM.txt', 'Screenshot at 8.00.00\u202fPM.txt']) {
      expect(await nameOf(reader, path)).toBe('ok')
    }
    expect(await nameOf(reader, 'Screenshot at 9.41.08 AM.txt')).toBe('FILE_NOT_FOUND')
  })

  it('refuses binary content and encodings it does not know', async () => {
    const reader = createReader({
      'a.txt': Buffer.from([0x41, 0, 0x42]),
      'b.txt': Buffer.from([0xfe, 0xff, 0, 0x41]),
      'c.txt': Buffer.from([0xe9, 0x0a]),
    })
    expect(await nameOf(reader, 'a.txt')).toBe('IS_BINARY')
    expect(await nameOf(reader, 'b.txt')).toBe('UNSUPPORTED_ENCODING')
    expect(await nameOf(reader, 'c.txt')).toBe('ok')
  })

  it('asks the rules before it looks', async () => {
    const reader = createReader({ 'a.txt': 'x' })
    const denied = { name: 'PATH_DENIED', message: 'no' } as const
    const context = { ...reader.context, policy: { ...reader.context.policy, path: () => denied } }
    const { read } = await import('../../../../src/core/tools/read/read.ts')
    expect(await read.run({ file_path: 'a.txt' }, context)).toMatchObject({ problem: denied })
    expect(reader.opened).toEqual([])
  })

  it('holds the budget of bytes against text alone', async () => {
    const files = { 'a.txt': 'x'.repeat(99), 'n.ipynb': NOTEBOOK, 'i.png': PNG }
    const reader = createReader(files, { show: false, budgets: { bytes: 8 } })
    const names = await Promise.all(Object.keys(files).map((path) => nameOf(reader, path)))
    expect(names).toEqual(['READ_TOO_LARGE', 'ok', 'ok'])
  })

  it('only licenses in a replay, and refuses what is not of its kind', async () => {
    const files = {
      'a.txt': 'x',
      'n.ipynb': NOTEBOOK,
      'bad.ipynb': '{',
      'i.png': PNG,
      'bad.png': 'text',
      'p.pdf': '%PDF-1.4',
      'bad.pdf': 'x',
    }
    const reader = createReader(files, { show: false, budgets: { bytes: Infinity, tokens: Infinity } })
    const names = await Promise.all(Object.keys(files).map((path) => nameOf(reader, path)))
    expect(names).toEqual(['ok', 'ok', 'NOTEBOOK_INVALID', 'ok', 'IMAGE_INVALID', 'ok', 'PDF_INVALID'])
    const outcome = await reader.run({ file_path: 'a.txt', offset: 3, limit: 2 })
    expect(outcome).toEqual({
      ok: true,
      path: 'a.txt',
      state: { content: Buffer.from('x'), timestamp: 1000, offset: 3, limit: 2, isPartialView: false },
    })
    const licensed = Object.keys(files).filter((path) => reader.context.states.get(path))
    expect(licensed).toEqual(['a.txt', 'n.ipynb', 'i.png', 'p.pdf'])
  })
})
