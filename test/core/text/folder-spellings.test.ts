import { describe, expect, it } from 'vitest'
import { belowFolder } from '../../../src/core/text/folder-spellings.ts'

describe('a path below a folder', () => {
  it.each([
    ['/home/ada/shop', '/home/ada/shop/src/a.ts', 'src/a.ts'],
    ['/home/ada/shop/', '/home/ada/shop//src/a.ts', 'src/a.ts'],
    ['/', '/a.ts', 'a.ts'],
    // Both names of a folder of macOS.
    ['/tmp/shop', '/private/tmp/shop/a.ts', 'a.ts'],
    ['/private/var/shop', '/var/shop/a.ts', 'a.ts'],
    ['/Users/Ada/shop', '/users/ada/Shop/Src/A.ts', 'Src/A.ts'],
    ['/Users/ada/caf\u00e9', '/Users/ada/cafe\u0301/a.ts', 'a.ts'],
    // As programs and shells of Windows write one folder.
    ['C:\\Users\\Ada\\shop', 'c:/users/ada/shop/Src/a.ts', 'Src/a.ts'],
    ['C:\\Users\\Ada\\shop', '/c/Users/Ada/shop/src/a.ts', 'src/a.ts'],
    ['C:\\Users\\Ada\\shop', '/mnt/c/Users/Ada/shop/src/a.ts', 'src/a.ts'],
    ['C:\\Users\\Ada\\shop', '/cygdrive/c/Users/Ada/shop/src/a.ts', 'src/a.ts'],
    ['C:\\Users\\Ada\\shop', '\\\\?\\C:\\Users\\Ada\\shop\\src\\a.ts', 'src/a.ts'],
    ['/c/Users/Ada/shop', 'C:\\Users\\Ada\\shop\\src\\a.ts', 'src/a.ts'],
    ['/mnt/c/shop', 'C:\\shop\\a.ts', 'a.ts'],
    ['\\\\server\\share\\shop', '\\\\server\\share\\shop\\a.ts', 'a.ts'],
  ])('in %s: %s is %s', (root, path, below) => {
    expect(belowFolder(root)(path)).toBe(below)
  })

  it.each([
    ['/home/ada/shop', '/home/ada/shop'],
    ['/home/ada/shop', '/home/ada/shopping/a.ts'],
    ['/home/ada/shop', '/home/Ada/shop/a.ts'],
    ['/home/ada/shop', 'src/a.ts'],
    ['C:\\shop', 'D:\\shop\\a.ts'],
    ['C:\\shop', '/d/shop/a.ts'],
    ['/srv/a\\b', '/srv/a/b/c'],
    ['/private/home', '/home/a'],
  ])('in %s: %s is none', (root, path) => {
    expect(belowFolder(root)(path)).toBe(undefined)
  })
})
