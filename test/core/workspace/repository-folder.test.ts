import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openObjectReader } from '../../../src/core/git/cat-file.ts'
import { openGit } from '../../../src/core/git/git.ts'
import { createOverlay } from '../../../src/core/workspace/overlay.ts'
import { openDisk } from '../../../src/core/workspace/sources/disk.ts'
import { openTree } from '../../../src/core/workspace/sources/tree.ts'
import type { Workspace } from '../../../src/core/workspace/workspace.ts'
import { repository, type TestRepository, testEnvironment } from '../../support/git.ts'

const verdict = (workspace: Pick<Workspace, 'locate'>, path: string): string => {
  const located = workspace.locate(path)
  return located.ok ? 'ok' : located.problem.name
}

/** The git directory that git finds from a folder. */
const foundFrom = (folder: string): string =>
  execFileSync('git', ['rev-parse', '--absolute-git-dir'], { cwd: folder, env: testEnvironment() }).toString().trim()

const HEAD = 'ref: refs/heads/main\n'

describe('a folder that is a git directory', () => {
  it.each([
    'repo.data/config',
    'repo.data/hooks/post-commit',
    'repo.data/HEAD',
    'repo.data/new',
    'repo.data/refs/heads/x',
  ])('beside its checkout is protected: %s', (path) => {
    using repo = repository({ 'a.txt': 'a\n' })
    repo.git('init', '-q', '--separate-git-dir=repo.data', '.')
    expect(verdict(openDisk(repo.root), path)).toBe('PATH_PROTECTED')
    expect(verdict(openDisk(repo.root), 'a.txt')).toBe('ok')
  })

  it('is protected under the name of a link to it, and if .git is a link to it', { tags: 'quick' }, () => {
    using repo = repository({ 'a.txt': 'a\n' })
    renameSync(join(repo.root, '.git'), join(repo.root, 'data'))
    symlinkSync('data', join(repo.root, '.git'))
    symlinkSync('data', join(repo.root, 'alias'))
    for (const path of ['data/config', 'alias/config', 'data/hooks/x']) {
      expect(verdict(openDisk(repo.root), path)).toBe('PATH_PROTECTED')
    }
  })

  it('of a linked worktree inside the checkout is protected wherever its common directory is', () => {
    using repo = repository({ 'a.txt': 'a\n' })
    repo.write({ 'own/HEAD': HEAD, 'own/commondir': '../.git\n', 'own/index': '' })
    expect(foundFrom(join(repo.root, 'own'))).toBe(join(repo.root, 'own'))
    expect(verdict(openDisk(repo.root), 'own/config.worktree')).toBe('PATH_PROTECTED')
  })

  it('of a submodule is protected, where submodules keep it and where an old one does', () => {
    using inner = repository({ 'a.txt': 'a\n' })
    using repo = repository({ 'a.txt': 'a\n' })
    repo.git('-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', inner.root, 'sub')
    repo.git('clone', '-q', '--bare', inner.root, 'sub.git')
    for (const path of ['.git/modules/sub/config', 'sub/.git', 'sub/a.txt', 'sub.git/config', 'sub.git/hooks/x']) {
      expect(verdict(openDisk(repo.root), path)).toBe('PATH_PROTECTED')
    }
  })

  it('is protected in the files of a commit too, and an ordinary folder is not', async () => {
    using repo = repository({
      'kept/HEAD': HEAD,
      'kept/objects/x': '',
      'kept/refs/x': '',
      'kept/config': '',
      'head/HEAD/x': '',
      'head/objects/x': '',
      'head/refs/x': '',
      'two/HEAD': '',
      'two/objects/x': '',
    })
    symlinkSync('kept', join(repo.root, 'lnk'))
    symlinkSync('kept/config', join(repo.root, 'settings'))
    repo.commit()
    const git = await openGit(repo.root)
    await using reader = openObjectReader(git)
    using tree = await openTree(git, reader, { treeish: 'HEAD' })
    const paths = [
      'kept/config',
      'lnk/config',
      'settings',
      'kept/objects/x',
      'kept/deep/new',
      'head/config',
      'two/config',
    ]
    const verdicts = [...Array(5).fill('PATH_PROTECTED'), 'ok', 'ok']
    expect(paths.map((path) => verdict(tree, path))).toEqual(verdicts)
    expect(paths.map((path) => verdict(openDisk(repo.root), path))).toEqual(verdicts)
  })
})

describe('a file that would make a folder a git directory', () => {
  const TWO = { 'docs/objects/x': '', 'docs/refs/x': '' }

  it.each([
    [TWO, 'docs/HEAD'],
    [{ 'docs/HEAD': HEAD, 'docs/refs/x': '' }, 'docs/objects/pack/x'],
    [{ 'docs/HEAD': HEAD, 'docs/objects/x': '' }, 'docs/refs/heads/main'],
    [{ 'docs/HEAD': HEAD }, 'docs/commondir'],
    [{ 'docs/commondir': '../.git' }, 'docs/HEAD'],
    [TWO, 'docs/head'],
    [TWO, 'docs/HEAD '],
    [TWO, 'docs/HEAD.'],
    [TWO, 'docs/HE\u200cAD'],
    [TWO, 'docs/HEAD:x'],
    [{ 'docs/Head': HEAD, 'docs/Objects/x': '' }, 'docs/REF\u017f/x'],
    [{ 'docs/HEAD': HEAD, 'docs/objects': '#!/bin/sh\n' }, 'docs/refs'],
  ])('is refused after %j: %j', async (before, path) => {
    using repo = repository({ 'a.txt': 'a\n', ...before })
    const git = await openGit(repo.root)
    await using reader = openObjectReader(git)
    using tree = await openTree(git, reader, { treeish: 'HEAD' })
    const empty = createOverlay(openDisk(mkdirIn(repo, 'empty')))
    for (const [file, text] of Object.entries(before)) empty.put(added(file, text))
    expect([openDisk(repo.root), tree, empty].map((place) => verdict(place, path))).toEqual(
      Array(3).fill('PATH_PROTECTED'),
    )
  })

  it.each([
    [{ 'docs/objects/x': '' }, 'docs/HEAD'],
    [{ 'docs/HEAD': HEAD, 'docs/refs/x': '' }, 'docs/commondirs'],
    [{ 'docs/objects/x': '', 'docs/refs/x': '' }, 'docs/head/index.md'],
    [{ 'docs/objects/x': '', 'docs/refs/x': '' }, 'docs/head.md'],
    [{ 'docs/HEAD': HEAD, 'docs/refs/x': '' }, 'docs/sub/objects/x'],
    [{ HEAD, 'objects/x': '' }, 'refs/x'],
  ])('is let through where git would still find the checkout, after %j: %j', (before, path) => {
    using repo = repository({ 'a.txt': 'a\n', ...before })
    expect(verdict(openDisk(repo.root), path)).toBe('ok')
    repo.write({ [path]: '' })
    expect(foundFrom(join(repo.root, path, '..'))).toBe(join(repo.root, '.git'))
  })

  it('is refused at the root of a work tree that has no .git', { tags: 'quick' }, () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const root = mkdirIn(repo, 'work')
    mkdirSync(join(root, 'objects'))
    mkdirSync(join(root, 'refs'))
    expect([verdict(openDisk(root), 'HEAD'), verdict(openDisk(root), 'objects/x')]).toEqual(['PATH_PROTECTED', 'ok'])
  })

  it('is recognised by the files that the run created and removed', () => {
    using repo = repository({ 'a.txt': 'a\n' })
    const overlay = createOverlay(openDisk(repo.root))
    overlay.put(added('new/objects/x', ''))
    overlay.put(added('new/refs/x', ''))
    expect(verdict(overlay, 'new/HEAD')).toBe('PATH_PROTECTED')
    overlay.put({ path: 'new/refs/x', before: undefined, after: undefined, mode: 0o644 })
    expect(verdict(overlay, 'new/HEAD')).toBe('ok')
  })

  it('is refused where what is there cannot be looked into', { tags: 'quick' }, () => {
    using repo = repository({ 'docs/HEAD': HEAD, 'docs/refs/x': '', 'docs/other': '' })
    symlinkSync('nowhere', join(repo.root, 'docs/objects'))
    chmodSync(join(repo.root, 'docs/refs'), 0)
    expect(verdict(openDisk(repo.root), 'docs/other')).toBe('PATH_PROTECTED')
  })
})

const added = (path: string, text: string) => ({ path, before: undefined, after: Buffer.from(text), mode: 0o644 })

const mkdirIn = (repo: TestRepository, name: string): string => {
  mkdirSync(join(repo.root, name))
  return join(repo.root, name)
}
