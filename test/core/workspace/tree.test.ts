import { lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ObjectReader, openObjectReader } from '../../../src/core/git/cat-file.ts'
import { type Git, openGit } from '../../../src/core/git/git.ts'
import { openDisk } from '../../../src/core/workspace/sources/disk.ts'
import { openTree, type TreeSource } from '../../../src/core/workspace/sources/tree.ts'
import { resolvePlace } from '../../../src/core/workspace/sources/tree-objects.ts'
import type { Source } from '../../../src/core/workspace/workspace.ts'
import { EditplanError } from '../../../src/errors.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { WHOLE } from '../../support/whole.ts'

let repo: TestRepository
let git: Git
let reader: ObjectReader
let tree: TreeSource

beforeAll(async () => {
  repo = repository({ 'src/user.ts': 'user\n', 'src/deep/a.txt': 'a\n', 'run.sh': '#!\n' })
  repo.chmod('run.sh', 0o755)
  const links = {
    lib: 'src',
    'user.ts': 'src/user.ts',
    chain: 'lib/deep',
    broken: 'nowhere',
    loop: 'loop',
    out: '../x',
    etc: '/etc',
  }
  for (const [name, target] of Object.entries(links)) symlinkSync(target, path.join(repo.root, name))
  repo.git('add', '-A')
  repo.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},vendor/sub`)
  repo.git('commit', '-qm', 'all')
  repo.write({ 'src/user.ts': 'changed in the work tree\n' })
  git = await openGit(repo.root)
  reader = openObjectReader(git)
  tree = await openTree(git, reader, { treeish: 'HEAD', roots: [repo.root] })
})
afterAll(async () => {
  tree[Symbol.dispose]()
  await reader[Symbol.asyncDispose]()
  repo[Symbol.dispose]()
})

const locate = (given: string) => {
  const located = tree.locate(given)
  return located.ok ? located.path : located.problem.name
}

describe('a commit as a workspace', () => {
  it.each([
    ['src/user.ts', 'src/user.ts'],
    ['src/user.ts/', 'NOT_A_DIRECTORY'],
    ['src/deep/', 'src/deep'],
    ['new/', 'NOT_A_DIRECTORY'],
    ['new/folder/x.txt', 'new/folder/x.txt'],
    ['lib/user.ts', 'src/user.ts'],
    ['chain/a.txt', 'src/deep/a.txt'],
    ['chain/new.txt', 'src/deep/new.txt'],
    ['user.ts', 'user.ts'],
    ['broken', 'broken'],
    ['loop', 'loop'],
    ['run.sh/x', 'NOT_A_DIRECTORY'],
    ['loop/x', 'NOT_A_DIRECTORY'],
    ['out', 'PATH_OUTSIDE_REPO'],
    ['out/x', 'PATH_OUTSIDE_REPO'],
    ['etc/passwd', 'PATH_OUTSIDE_REPO'],
    ['vendor/sub/x', 'PATH_PROTECTED'],
    ['.git/config', 'PATH_PROTECTED'],
    ['../x', 'PATH_OUTSIDE_REPO'],
  ])('places %s at %s', (given, expected) => {
    expect(locate(given)).toBe(expected)
  })

  it('strips the root it is given from absolute paths', { tags: 'quick' }, () => {
    expect(locate(path.join(repo.root, 'src/user.ts'))).toBe('src/user.ts')
  })

  it('has the bytes of the commit, not those of the work tree', () => {
    expect(tree.read('src/user.ts').toString()).toBe('user\n')
    expect(tree.read('user.ts').toString()).toBe('user\n')
    expect(tree.read('src/deep/a.txt').toString()).toBe('a\n')
  })

  it('describes files, links, folders and what is not there', () => {
    expect(tree.stat('run.sh')).toMatchObject({ kind: 'file', link: false, mode: 0o755, size: 3 })
    expect(tree.stat('src/user.ts')).toMatchObject({ kind: 'file', mode: 0o644, size: 5 })
    expect(tree.stat('user.ts')).toMatchObject({ kind: 'file', link: true, size: 5 })
    expect(tree.stat('broken')).toMatchObject({ kind: 'file', link: true, broken: true })
    expect(tree.stat('src')?.kind).toBe('directory')
    expect(tree.stat('vendor/sub')?.kind).toBe('directory')
    expect(tree.stat('none')).toBeUndefined()
  })

  it('suggests what a path not found may have meant, among what it loaded', { tags: 'quick' }, () => {
    expect(tree.similar('src/user.js')).toEqual(['src/user.ts'])
  })

  it('reads what nobody loaded when it is asked for, and what was loaded the same', async () => {
    using fresh = await openTree(git, reader, { treeish: 'HEAD' })
    using loaded = await openTree(git, reader, { treeish: 'HEAD' })
    const paths = ['src/user.ts', 'user.ts', 'chain/a.txt', 'broken', 'out/x', 'none/at/all']
    await loaded.load(paths)
    for (const given of paths) expect(fresh.locate(given)).toEqual(loaded.locate(given))
    expect(fresh.read('chain/a.txt')).toEqual(loaded.read('chain/a.txt'))
    expect(fresh.stat('src/user.ts')?.size).toBe(loaded.stat('src/user.ts')?.size)
  })

  it('throws UNKNOWN_REVISION for a commit that is not there', async () => {
    using none = await openTree(git, reader, { treeish: 'f'.repeat(40) })
    await expect(none.load(['a'])).rejects.toMatchObject({ name: 'UNKNOWN_REVISION' })
    expect(() => none.stat('a')).toThrow(EditplanError)
  })
})

/** Repositories of random links that are tried. */
const RUNS = WHOLE ? 200 : 4
const PARTS = ['a', 'b', 'c', 'x.txt', '..', '.', 'gone', 'checkout', '.GIT']

it('leads to the same place through any links as a checkout of it', { timeout: 240_000 }, async () => {
  const target = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'))
  const name = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'))
  const links = fc.dictionary(name, fc.oneof({ weight: 9, arbitrary: target }, fc.constant('/etc')))
  const asked = fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'x.txt', 'new'), { minLength: 1, maxLength: 4 }), {
    minLength: 100,
    maxLength: 100,
  })
  await fc.assert(
    fc.asyncProperty(links, asked, async (wanted, paths) => {
      using made = repository({ 'a/a/x.txt': '1', 'a/b/a/x.txt': '2', 'b/c/x.txt': '3', 'x.txt': '4', 'c/x.txt': '5' })
      for (const [at, to] of Object.entries(wanted)) placeLink(made.root, at, to)
      made.git('add', '-A')
      made.git('commit', '-qm', 'links', '--allow-empty')
      const opened = await openGit(made.root)
      await using objects = openObjectReader(opened)
      using committed = await openTree(opened, objects, { treeish: 'HEAD' })
      const disk = openDisk(made.root)
      const told = (source: Source, given: string) => {
        const located = source.locate(given)
        if (!located.ok) return [given, located.problem.name, located.below]
        const stat = source.stat(located.path)
        const bytes = stat?.kind === 'file' && !stat.broken ? source.read(located.path).toString() : undefined
        return [given, located.path, stat?.kind, stat?.link, stat?.broken, source.linkTarget(located.path), bytes]
      }
      const all = paths.map((parts) => parts.join('/'))
      await committed.load(all)
      for (const given of all) expect(told(committed, given)).toEqual(told(disk, given))
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})

/** Puts a link in the place of what is there, unless another link leads to that place: it might be outside. */
const placeLink = (root: string, at: string, to: string): void => {
  const folders = at.split('/').slice(0, -1)
  const above = folders.map((_, depth) => path.join(root, ...folders.slice(0, depth + 1)))
  if (above.some((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())) return
  const file = path.join(root, at)
  rmSync(file, { recursive: true, force: true })
  mkdirSync(path.dirname(file), { recursive: true })
  symlinkSync(to, file)
}

it('asks for as many folders, however long a path is that no link leads out of', () => {
  const link = { mode: '120000', oid: 'target' }
  const objects = (asked: string[]) => ({
    root: 'root',
    tree: (oid: string) => {
      asked.push(oid)
      return new Map(Object.entries({ a: link }))
    },
    blob: () => Buffer.from('a/b'),
    folders: new Map(),
  })
  const askedFor = (parts: number) => {
    const asked: string[] = []
    expect(resolvePlace(objects(asked), `a${'/b'.repeat(parts)}`).obstacle).toBe('loop')
    return asked.length
  }
  expect(askedFor(200)).toBe(askedFor(2))
})
