import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { openGit } from '../../../src/core/git/git.ts'
import { applyPlan } from '../../../src/core/run/apply.ts'
import { takeWritten } from '../../../src/wings/fixes/tool-wrote.ts'
import {
  checkoutState,
  lastWritten,
  putBack,
  rememberWritten,
  writtenSince,
} from '../../../src/wings/fixes/written-files.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { items } from '../../support/items.ts'

/** A checkout of which git converts much, with changes of its user that no commit has. */
function converting(): TestRepository {
  const repo = repository(
    {
      '.gitattributes':
        '*.txt text=auto\n*.bat text eol=crlf\n*.nb filter=strip\nid.c ident\nwide.csv working-tree-encoding=UTF-16LE eol=lf\n',
      '.gitignore': 'build/\n',
      'mixed.txt': 'one\r\ntwo\nthree\r\n',
      'lf.bat': 'a\nb\n',
      'notes.nb': 'code\noutput: 1\n',
      'id.c': '/* $Id$ */\n',
      'private.conf': 'a\n',
      'run.sh': 'true\n',
      constructor: 'a name of JavaScript\n',
      'gone.txt': 'x\r\ny\n',
      'old/name.txt': 'moved\r\n',
      'folder/inner.txt': 'inner\n',
      'file.txt': 'plain\n',
      'flagged.txt': 'flagged\n',
      'server.pem': 'key\n',
    },
    { config: { 'filter.strip.clean': 'sed /output/d', 'filter.strip.smudge': 'cat' } },
  )
  const at = (name: string) => path.join(repo.root, name)
  repo.write({
    'mixed.txt': 'one\r\nmine\nthree\r\n',
    'lf.bat': 'a\nb\r\n',
    'notes.nb': 'code\noutput: mine\n',
    'id.c': '/* $Id: mine $ */\n',
    'gone.txt': 'x\r\ny\n',
    'draft.txt': 'draft\r\nof mine\n',
    'build/log': 'log\n',
    '.env': 'A=1\n',
  })
  symlinkSync('file.txt', at('link'))
  symlinkSync('nowhere', at('broken'))
  chmodSync(at('private.conf'), 0o600)
  chmodSync(at('gone.txt'), 0o640)
  repo.git('update-index', '--assume-unchanged', 'flagged.txt')
  return repo
}

/** Bytes, links and modes of all files. */
function filesIn(repo: TestRepository): Readonly<Record<string, string>> {
  const names = readdirSync(repo.root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/^\.git(\/|$)/.test(name),
  )
  const entries = names.flatMap((name) => {
    const file = path.join(repo.root, name)
    const stat = lstatSync(file)
    if (stat.isDirectory()) return []
    const what = stat.isSymbolicLink() ? `-> ${readlinkSync(file)}` : readFileSync(file, 'latin1')
    return [[name, stat.isSymbolicLink() ? what : `${(stat.mode & 0o777).toString(8)} ${what}`] as const]
  })
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** What a tool may do that was to say only what it would fix. */
function spoil(repo: TestRepository): void {
  const at = (name: string) => path.join(repo.root, name)
  for (const name of items`
mixed.txt   lf.bat   notes.nb   id.c   private.conf   flagged.txt   draft.txt   constructor`)
    writeFileSync(at(name), 'fixed\n')
  chmodSync(at('private.conf'), 0o644)
  chmodSync(at('run.sh'), 0o755)
  rmSync(at('gone.txt'))
  mkdirSync(at('new'))
  renameSync(at('old/name.txt'), at('new/name.txt'))
  rmSync(at('old'), { recursive: true })
  rmSync(at('link'))
  writeFileSync(at('link'), 'no link\n')
  rmSync(at('file.txt'))
  symlinkSync('run.sh', at('file.txt'))
  rmSync(at('folder'), { recursive: true })
  writeFileSync(at('folder'), 'a file\n')
  rmSync(at('broken'))
}

async function spoiled(repo: TestRepository, work: (repo: TestRepository) => void = spoil) {
  const git = await openGit(repo.root)
  const state = await checkoutState(git)
  work(repo)
  const written = await writtenSince(git, state, '')
  rememberWritten(git, written.trees)
  return { git, written }
}

describe('what a tool wrote', () => {
  it('is put back byte for byte, with modes, links and what git converts', async () => {
    using repo = converting()
    const before = filesIn(repo)
    const { git, written } = await spoiled(repo)
    const after = filesIn(repo)
    const differ = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (name) => before[name] !== after[name],
    )
    expect(written.paths.toSorted()).toEqual(differ.toSorted())
    await putBack(git, lastWritten(git))
    expect(filesIn(repo)).toEqual(before)
    expect(await putBack(git, lastWritten(git))).toEqual([])
  })

  it('stays in git', async () => {
    using repo = converting()
    const { git, written } = await spoiled(repo, () => writeFileSync(path.join(repo.root, 'lf.bat'), 'a\r\nfixed\n'))
    await putBack(git, written.trees)
    expect(repo.gitBytes(['cat-file', 'blob', `${written.trees.after}:lf.bat`]).toString()).toBe('a\r\nfixed\n')
  })

  it('is seen where only line ends, or what a filter takes away, changed, and where git takes the file for unchanged', async () => {
    using repo = converting()
    const { written } = await spoiled(repo, () => {
      repo.write({ 'mixed.txt': 'one\nmine\nthree\n', 'notes.nb': 'code\n', 'flagged.txt': 'other\n' })
    })
    expect(written.paths).toEqual(['flagged.txt', 'mixed.txt', 'notes.nb'])
  })

  it('is never put back over what somebody changed since, be it in line ends only', async () => {
    using repo = converting()
    const { git, written } = await spoiled(repo, () => repo.write({ 'mixed.txt': 'fixed\n', 'run.sh': 'fixed\n' }))
    repo.write({ 'mixed.txt': 'fixed\r\n' })
    await expect(putBack(git, written.trees)).rejects.toMatchObject({ name: 'FILE_MODIFIED' })
    expect([repo.read('mixed.txt').toString(), repo.read('run.sh').toString()]).toEqual(['fixed\r\n', 'fixed\n'])
  })

  it.each([
    ['a key that goes', (repo: TestRepository) => rmSync(path.join(repo.root, 'server.pem')), 'server.pem'],
    ['a key that changes', (repo: TestRepository) => repo.write({ 'server.pem': 'other\n' }), 'server.pem'],
    ['an untracked key that goes', (repo: TestRepository) => rmSync(path.join(repo.root, '.env')), '.env'],
  ])('is only named where it is never stored: %s', async (_, work, name) => {
    using repo = converting()
    const { git, written } = await spoiled(repo, work)
    expect([written.paths, written.others]).toEqual([[], [name]])
    const left = filesIn(repo)
    await putBack(git, written.trees)
    expect(filesIn(repo)).toEqual(left)
  })

  it('is never stored where it holds a key, be it in a file that git converts', async () => {
    using repo = converting()
    const key =
      '-----BEGIN PRIVATE KEY-----\r\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7\r\n-----END PRIVATE KEY-----\r\n'
    const { written } = await spoiled(repo, () => repo.write({ 'lf.bat': key }))
    expect(written.others).toEqual(['lf.bat'])
    const stored = repo.git('cat-file', '--batch-all-objects', '--batch-check=%(objectname)').split('\n')
    expect(stored).not.toContain(repo.git('hash-object', '--no-filters', 'lf.bat'))
  })

  it('is left as it is where what was there is no longer in git', { tags: 'quick' }, async () => {
    using repo = converting()
    const { git, written } = await spoiled(repo, () => repo.write({ 'run.sh': 'fixed\n', 'mixed.txt': 'fixed\n' }))
    const blob = repo.git('rev-parse', `${written.trees.before.tree}:mixed.txt`)
    rmSync(path.join(repo.root, '.git/objects', blob.slice(0, 2), blob.slice(2)))
    await expect(putBack(git, written.trees)).rejects.toMatchObject({ name: 'USAGE' })
    expect([repo.read('mixed.txt').toString(), repo.read('run.sh').toString()]).toEqual(['fixed\n', 'fixed\n'])
  })

  it('is named where git ignores it, be it gone', async () => {
    using repo = converting()
    repo.write({ '.gitignore': '*.log\n', 'a.log': 'a\n', 'b.log': 'b\n', 'c.log': 'c\n' })
    const { written } = await spoiled(repo, () => {
      repo.write({ 'a.log': 'other\n' })
      rmSync(path.join(repo.root, 'b.log'))
    })
    expect([written.paths, written.others, written.ignored.toSorted()]).toEqual([[], [], ['a.log', 'b.log']])
  })

  it('is one change that makes of the files what the tool made of them, but for links and keys, which are named', async () => {
    using repo = converting()
    const before = filesIn(repo)
    const { written } = await spoiled(repo, () => {
      repo.write({
        'mixed.txt': 'one\r\nfixed\nthree\r\n',
        'lf.bat': 'a\r\nb\n',
        'draft.txt': 'draft\r\n',
        'made.txt': 'new\r\nfile\n',
      })
      repo.write({ '.env': 'A=2\n' })
      renameSync(path.join(repo.root, 'gone.txt'), path.join(repo.root, 'moved.txt'))
      rmSync(path.join(repo.root, 'link'))
    })
    const after = filesIn(repo)
    const { plan, left } = await takeWritten({ root: repo.root }, written)
    expect(filesIn(repo)).toEqual({ ...before, '.env': after['.env'] })
    expect(left.map(({ at }) => at.file).toSorted()).toEqual(['.env', 'link'])
    expect((await applyPlan(plan!, { root: repo.root })).totals.applied).toBe(plan?.steps.length)
    expect(filesIn(repo)).toEqual({ ...after, link: before.link })
  })
})
