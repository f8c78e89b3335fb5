import { describe, expect, it } from 'vitest'
import { cwdStripper } from '../../../src/core/plan/digest.ts'

describe('cwdStripper', () => {
  it.each([
    [undefined, '/r/a', '/r/a'],
    ['/r', '/r/a/b', 'a/b'],
    ['/r/', '/r/a/b', 'a/b'],
    ['/r', '/r//a', 'a'],
    ['/r', '/r', '/r'],
    ['/r', '/r/', '/r/'],
    ['/r', '/rest/a', '/rest/a'],
    ['/r', 'r/a', 'r/a'],
    ['/r', '/r/a\\b', 'a\\b'],
    ['/', '/a', 'a'],
    ['C:\\shop', 'C:\\shop\\src\\a.ts', 'src/a.ts'],
    ['C:\\shop', 'c:/shop/src/a.ts', 'src/a.ts'],
    ['C:\\shop', 'D:\\shop\\a.ts', 'D:\\shop\\a.ts'],
    ['C:\\shop', 'src\\a.ts', 'src\\a.ts'],
    ['\\\\host\\share', '\\\\host\\share\\a.ts', 'a.ts'],
  ])('under %s makes %s to %s', (cwd, path, expected) => {
    expect(cwdStripper(cwd)(path)).toBe(expected)
  })
})
