import { describe, expect, it } from 'vitest'
import { createFileSearch, type FileQuery, type FileSearch } from '../../../src/core/engine/file-search.ts'
import type { FileStat } from '../../../src/core/workspace/workspace.ts'

const searchOf = async (glob: string, held: FileQuery['held'] = { old_string: 'foo' }): Promise<FileSearch> => {
  const search = await createFileSearch({ glob, held })
  if (typeof search === 'string') throw new Error(search)
  return search
}

const FILE: FileStat = { kind: 'file', link: false, size: 3, mode: 0o644, modified: 0, links: 1 }

describe('a search for the files of a glob', () => {
  it('is about regular files that hold the text, and about those too large to be looked at', async () => {
    const search = await searchOf('*.txt')
    const matches = (stat: FileStat | undefined, text = 'foo', path = 'a.txt') =>
      search.matches(path, { stat: () => stat, read: () => Buffer.from(text) })
    expect(matches(FILE)).toBe(true)
    expect(matches(FILE, 'bar')).toBe(false)
    expect(matches({ ...FILE, size: 2 ** 31 }, 'not read')).toBe(true)
    expect(matches({ ...FILE, link: true })).toBe(false)
    expect(matches({ ...FILE, kind: 'directory' })).toBe(false)
    expect(matches(undefined)).toBe(false)
    expect(matches(FILE, 'foo', 'a.md')).toBe(false)
  })

  it.each([
    ['*.txt', undefined],
    ['src/*.txt', 'src'],
    ['/src/lib/*.txt', 'src/lib'],
    ['src/**/x/*.txt', 'src'],
    ['s[rt]c/x/*.txt', undefined],
    ['src/a?/x.txt', 'src'],
  ])('looks for %s in the folder %s', async (glob, folder) => {
    expect((await searchOf(glob)).folders).toEqual(folder === undefined ? undefined : [folder])
  })

  it.each([
    [{ old_string: 'short\nthe longest line\r\nx' }, 'the longest line'],
    [{ old_string: 'caf\u00e9 au lait' }, ' au lait'],
    [{ old_string: '\u00e9\u00e8' }, undefined],
    [{ old_string: 'a\0b' }, undefined],
    [{ regex: 'get\\w+\\(' }, 'get'],
    [{ regex: '\u00e9t\u00e9s' }, 't'],
    [{ regex: '\\w+' }, undefined],
  ])('lets git look for ASCII text that %j needs', async (sought, needle) => {
    expect((await searchOf('*.txt', sought)).needles).toEqual(needle === undefined ? undefined : [needle])
  })
})
