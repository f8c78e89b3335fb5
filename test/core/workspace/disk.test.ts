import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRegularFile } from '../../../src/core/workspace/file-identity.ts'
import { openDisk } from '../../../src/core/workspace/sources/disk.ts'
import { disk, folder, link, locate, root } from './disk-place.ts'

describe('locating a path', () => {
  it.each([
    ['src/user.ts', 'src/user.ts'],
    ['src/user.ts/', 'NOT_A_DIRECTORY'],
    ['src/deep/', 'src/deep'],
    ['new/', 'NOT_A_DIRECTORY'],
    ['  src/user.ts\n', 'PATH_INVALID'],
    ['  src/user.ts', '  src/user.ts'],
    ['./src//deep/../user.ts', 'src/user.ts'],
    ['new/folder/file.txt', 'new/folder/file.txt'],
    ['', 'IS_DIRECTORY'],
    ['../outside/secret.txt', 'PATH_OUTSIDE_REPO'],
    ['/etc/passwd', 'PATH_OUTSIDE_REPO'],
    ['src/../../x', 'PATH_OUTSIDE_REPO'],
    ['src/user.ts/x', 'NOT_A_DIRECTORY'],
    ['src/user.ts/x/y', 'NOT_A_DIRECTORY'],
    ['.git/config', 'PATH_PROTECTED'],
    ['/dev/zero', 'DEVICE_FILE'],
    ['/dev/../dev/fd/0', 'DEVICE_FILE'],
    ['/proc/self/fd/1', 'DEVICE_FILE'],
    ['//server/share/x', 'PATH_INVALID'],
  ])('places %j at %s', (given, expected) => {
    expect(locate(given)).toBe(expected)
  })

  it('accepts an absolute path inside the root, in each of its spellings', () => {
    symlinkSync(root, path.join(folder.path, 'alias'))
    const aliased = openDisk(path.join(folder.path, 'alias'))
    const given = [path.join(root, 'src/user.ts'), path.join(folder.path, 'alias/src/new.ts')]
    const found = given.map((name) => aliased.locate(name))
    expect(found).toEqual(['src/user.ts', 'src/new.ts'].map((name) => ({ ok: true, path: name })))
  })

  it('accepts an absolute path that reaches the root through a link above it', () => {
    symlinkSync(path.dirname(root), path.join(folder.path, 'outside/up'))
    expect(locate(path.join(folder.path, 'outside/up/checkout/src/user.ts'))).toBe('src/user.ts')
  })

  it('gives a file behind a linked folder its only name', () => {
    link('src', 'lib')
    expect(locate('lib/user.ts')).toBe('src/user.ts')
    expect(locate('lib/new/file.ts')).toBe('src/new/file.ts')
  })

  it('keeps a link that is the last component', () => {
    link('src/user.ts', 'user.ts')
    expect(locate('user.ts')).toBe('user.ts')
    expect(disk.stat('user.ts')).toMatchObject({ kind: 'file', link: true, size: 5 })
    expect(disk.read('user.ts').toString()).toBe('user\n')
  })

  it('refuses links that lead outside the checkout, as folder and as file', () => {
    link('../outside', 'out')
    link('../outside/secret.txt', 'secret.txt')
    link(path.join(root, '..', 'outside'), 'absolute')
    expect(locate('out/secret.txt')).toBe('PATH_OUTSIDE_REPO')
    expect(locate('out/new.txt')).toBe('PATH_OUTSIDE_REPO')
    expect(locate('absolute/secret.txt')).toBe('PATH_OUTSIDE_REPO')
    expect(locate('secret.txt')).toBe('PATH_OUTSIDE_REPO')
  })

  it('follows absolute links into the checkout', () => {
    link(path.join(root, 'src/user.ts'), 'to-file.ts')
    link(path.join(root, 'src'), 'to-folder')
    link(path.join(root, '.git'), 'to-git')
    link(path.join(root, 'src/..', '../outside/secret.txt'), 'to-secret')
    expect(disk.read('to-file.ts').toString()).toBe('user\n')
    expect(locate('to-folder/user.ts')).toBe('src/user.ts')
    expect(locate('to-git/config')).toBe('PATH_PROTECTED')
    expect(locate('to-secret')).toBe('PATH_OUTSIDE_REPO')
  })

  it("refuses links into git's folder", () => {
    link('.git', 'g')
    link('.git/config', 'c')
    expect(locate('g/config')).toBe('PATH_PROTECTED')
    expect(locate('c')).toBe('PATH_PROTECTED')
  })

  it('refuses files in a submodule or in another checkout', () => {
    mkdirSync(path.join(root, 'vendor/sub/src'), { recursive: true })
    writeFileSync(path.join(root, 'vendor/sub/.git'), 'gitdir: elsewhere\n')
    link('vendor/sub/src', 'into')
    expect(locate('vendor/sub/src/a.ts')).toBe('PATH_PROTECTED')
    expect(locate('into/a.ts')).toBe('PATH_PROTECTED')
    expect(locate('vendor/other.ts')).toBe('vendor/other.ts')
  })

  it('tells broken links, loops and links used as folders', () => {
    link('nowhere', 'broken')
    link('loop', 'loop')
    expect(locate('broken')).toBe('broken')
    expect(disk.stat('broken')).toMatchObject({ kind: 'file', link: true, broken: true, size: 0 })
    expect(disk.stat('loop')).toMatchObject({ link: true, broken: true })
    expect(locate('broken/x')).toBe('NOT_A_DIRECTORY')
    expect(locate('loop/x')).toBe('NOT_A_DIRECTORY')
  })

  it('reads a file to its end, whatever its size is said to be', () => {
    writeFileSync(path.join(root, 'large'), 'x'.repeat(3 * 2 ** 20))
    expect(disk.read('large')).toHaveLength(3 * 2 ** 20)
    writeFileSync(path.join(root, 'empty'), '')
    expect(disk.read('empty')).toHaveLength(0)
    if (existsSync('/proc/self/status')) expect(readRegularFile('/proc/self/status')?.length).toBeGreaterThan(0)
  })

  it('never places anything outside the root, whatever links and parts are combined', () => {
    link('..', 'up')
    link('src', 'lib')
    link('../outside', 'out')
    const part = fc.constantFrom('.', '..', 'src', 'lib', 'up', 'out', 'deep', 'user.ts', 'secret.txt', 'checkout', '')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.constantFrom('', '/', `${root}/`), (parts, lead) => {
        const located = disk.locate(lead + parts.join('/'))
        if (!located.ok) return
        let existing = path.join(root, located.path)
        while (!existsSync(existing)) existing = path.dirname(existing)
        expect(realpathSync(existing)).toMatch(new RegExp(`^${root}(/|$)`))
      }),
      { numRuns: 300 },
    )
  })
})

describe('what may have been meant', () => {
  it.each([
    ['src/user.js', ['src/user.ts']],
    ['SRC/User.ts', ['src/user.ts']],
    ['checkout/src/user.ts', ['src/user.ts']],
    ['user.ts', ['src/user.ts']],
    ['nothing/like/it.txt', []],
  ])('suggests for %s', (wanted, expected) => {
    expect(disk.similar(wanted)).toEqual(expected)
  })

  it('finds a file below a package, two folders down', () => {
    mkdirSync(path.join(root, 'packages/api/lib'), { recursive: true })
    writeFileSync(path.join(root, 'packages/api/lib/inner.ts'), '')
    expect(disk.similar('lib/inner.ts')).toEqual(['packages/api/lib/inner.ts'])
  })

  it('finds a screenshot whose space is U+202F', () => {
    writeFileSync(path.join(root, 'Screenshot 9.41.00\u202fAM.png'), '')
    expect(disk.similar('Screenshot 9.41.00 AM.png')).toEqual(['Screenshot 9.41.00\u202fAM.png'])
  })

  it.skipIf(process.platform === 'win32')('are suggested without links that lead nowhere', () => {
    link('nowhere', 'src/usher.ts')
    expect(disk.similar('src/usher.js')).toEqual([])
  })
})
