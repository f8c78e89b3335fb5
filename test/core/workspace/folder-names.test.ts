import { describe, expect, it } from 'vitest'
import { listFolders } from '../../../src/core/workspace/folder-names.ts'

describe('the names of folders', () => {
  const opened = (names: readonly string[]) => {
    const asked: string[] = []
    const list = (folder: string) => {
      asked.push(folder)
      return folder === '' ? ['d'] : names
    }
    return { asked, folders: listFolders({ list }) }
  }

  it('are listed once, whatever is asked', () => {
    const { asked, folders } = opened(['a.txt', 'B.txt'])
    for (let at = 0; at < 100; at++) {
      expect([...folders.in('d').alike('b.TXT')]).toEqual(['B.txt'])
      expect([...folders.in('d').sameStem('a.md')]).toEqual(['a.txt'])
      expect(folders.in('').sorted()).toEqual(['d'])
    }
    expect(asked).toEqual(['d', ''])
  })

  it('follow the files that come and go', () => {
    const { folders } = opened(['a.txt'])
    folders.added('d/a.md')
    expect([...folders.in('d').all]).toEqual(['a.txt'])
    folders.added('d/a.md')
    folders.added('e/c.txt')
    expect([...folders.in('d').sameStem('a.js')]).toEqual(['a.txt', 'a.md'])
    folders.removed('d/a.txt')
    expect([...folders.in('d').sameStem('a.js')]).toEqual(['a.md'])
    expect(folders.in('').sorted()).toEqual(['d'])
    folders.added('e/c.txt')
    expect(folders.in('').sorted()).toEqual(['d', 'e'])
  })

  it('are compared letter by letter fifty times', () => {
    const { folders } = opened(['a.txt'])
    const compared = Array.from({ length: 60 }, () => [...folders.toCompare('d')].length)
    expect(compared.filter((size) => size === 1)).toHaveLength(50)
    expect(compared.at(-1)).toBe(0)
  })
})
