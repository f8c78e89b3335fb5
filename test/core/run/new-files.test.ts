import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openEditing } from '../../../src/faces/mcp/recording/editing.ts'
import { applyPlan, createSession, undoRun } from '../../../src/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { edit, planOf, type TestStep, write } from '../../support/runs.ts'

const TEXT = 'hello\nworld é\n'
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

const blobOf = (repo: TestRepository, revision: string, path: string) =>
  repo.gitBytes(['cat-file', 'blob', `${revision}:${path}`])

const applied = async (repo: TestRepository, steps: readonly TestStep[], options = {}) => {
  const report = await applyPlan(planOf(steps), { root: repo.root, ...options })
  return { error: report.steps.at(-1)?.error, head: `refs/editplan/runs/${report.run?.id}` }
}

/** What a fresh checkout of the commit holds. */
const checkedOut = (repo: TestRepository, revision: string, path: string): Buffer =>
  repo.gitBytes(['cat-file', '--filters', `${revision}:${path}`])

describe('a new file', () => {
  it.each<[string, string, string, Buffer, Record<string, string>?]>([
    ['UTF-16LE-BOM', '*.txt working-tree-encoding=UTF-16LE-BOM\n', TEXT, utf16(TEXT)],
    [
      'UTF-16LE-BOM with CRLF',
      '*.txt text eol=crlf working-tree-encoding=UTF-16LE-BOM\n',
      TEXT,
      utf16(TEXT.replaceAll('\n', '\r\n')),
    ],
    ['Latin-1', '*.txt working-tree-encoding=ISO-8859-1\n', TEXT, Buffer.from(TEXT, 'latin1')],
    ['CRLF', '*.txt eol=crlf\n', TEXT, Buffer.from(TEXT.replaceAll('\n', '\r\n'))],
    ['CRLF where git decides', '*.txt text=auto eol=crlf\n', TEXT, Buffer.from(TEXT.replaceAll('\n', '\r\n'))],
    ['LF', '*.txt text eol=lf\n', TEXT, Buffer.from(TEXT)],
    ['LF of CRLF', '*.txt eol=lf\n', 'a\r\nb\n', Buffer.from('a\nb\n')],
    ['CRLF of both', '*.txt eol=crlf\n', 'a\r\nb\n', Buffer.from('a\r\nb\r\n')],
    ['ident', '*.txt ident\n', '$Id$\n', Buffer.from('$Id$\n')],
    ['core.autocrlf', '', TEXT, Buffer.from(TEXT.replaceAll('\n', '\r\n')), { 'core.autocrlf': 'true' }],
    ['core.autocrlf, not for a binary', '', 'a\0\n', Buffer.from('a\0\n'), { 'core.autocrlf': 'true' }],
    ['core.autocrlf, not for what is no text', '*.txt -text\n', TEXT, Buffer.from(TEXT), { 'core.autocrlf': 'true' }],
    ['core.autocrlf=input', '', TEXT, Buffer.from(TEXT), { 'core.autocrlf': 'input' }],
    ['core.eol', '* text=auto\n', TEXT, Buffer.from(TEXT.replaceAll('\n', '\r\n')), { 'core.eol': 'crlf' }],
  ])(
    'is in the work tree as a checkout writes it, and in git as the plan says: %s',
    async (_, attributes, text, expected, config = {}) => {
      using repo = repository({ '.gitattributes': attributes }, { config })
      for (const options of [{}, { branch: 'made' }]) {
        const { head } = await applied(
          repo,
          [write('a.txt', text), { tool: 'Edit', file_path: 'sub/b.txt', old_string: '', new_string: text }],
          options,
        )
        for (const path of ['a.txt', 'sub/b.txt']) {
          expect(repo.read(path)).toEqual(expected)
          expect(blobOf(repo, head, path).toString('utf8')).toBe(text.replaceAll('\r\n', '\n'))
          if (!text.includes('$Id$')) expect(checkedOut(repo, head, path)).toEqual(expected)
        }
        if ('branch' in options) expect(repo.git('status', '--porcelain')).toBe('')
        await undoRun({ root: repo.root })
        expect(repo.git('status', '--porcelain')).toBe('')
      }
    },
  )

  const utf16Row = (content = '*.txt working-tree-encoding=UTF-16LE-BOM\n') => write('.gitattributes', content)
  it.each<[string, readonly TestStep[]]>([
    ['its row comes behind it', [write('a.txt', TEXT), utf16Row()]],
    ['its row comes between it and an Edit', [write('a.txt', TEXT), utf16Row(), edit('a.txt', 'hello', 'bye')]],
    ['a file of before is changed behind its row', [utf16Row(), edit('old.txt', 'old', 'new')]],
    ['a file of before is changed, and gets the row', [edit('old.txt', 'old', 'new'), utf16Row()]],
    [
      'its row goes',
      [
        write('sub/.gitattributes', '*.txt working-tree-encoding=UTF-16LE-BOM\n'),
        write('sub/a.txt', TEXT),
        write('sub/.gitattributes', ''),
      ],
    ],
  ])('is refused where git would read it in another encoding than it is written in: %s', async (_, steps) => {
    using repo = repository({ 'old.txt': 'old\n' })
    for (const options of [{}, { branch: 'made' }, { dryRun: true }])
      expect((await applied(repo, steps, options)).error).toMatchObject({ name: 'UNENCODABLE' })
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('keeps its place before steps about attributes that say nothing of its encoding', async () => {
    using repo = repository({ 'old.txt': 'old\n' })
    const steps = [write('a.txt', TEXT), edit('old.txt', 'old', 'new'), utf16Row('*.md working-tree-encoding=UTF-16\n')]
    expect((await applied(repo, steps)).error).toBeUndefined()
  })

  it.each(['.', 'sub'])(
    'is the same where a session makes it, and under attributes that a call has changed (root: %s)',
    async (folder) => {
      using repo = repository({ '.gitattributes': '*.txt working-tree-encoding=UTF-16LE-BOM\n', 'sub/x': 'x' })
      const root = join(repo.root, folder)
      const session = await createSession({ root })
      expect(await session.call('Write', { file_path: 'a.txt', content: TEXT })).toMatchObject({ ok: true })
      expect(readFileSync(join(root, 'a.txt'))).toEqual(utf16(TEXT))
      await session.call('Read', { file_path: '.gitattributes' })
      await session.call('Write', { file_path: '.gitattributes', content: '*.bat eol=crlf\n' })
      await session.call('Write', { file_path: 'c.bat', content: 'one\ntwo\n' })
      expect(readFileSync(join(root, 'c.bat'), 'utf8')).toBe('one\r\ntwo\r\n')
      await session.close()
    },
  )

  it.each([false, true])('is the same over MCP (in memory: %s)', async (dryRun) => {
    using repo = repository({ '.gitattributes': '*.txt working-tree-encoding=UTF-16LE-BOM\n*.bat eol=crlf\n' })
    const editing = await openEditing({
      root: repo.root,
      dryRun,
      refuse: () => undefined,
      accept: (_, place) => place(),
    })
    for (const path of ['a.txt', 'a.bat']) await editing.call('Write', { file_path: path, content: TEXT }, {})
    expect(editing.read('a.txt')).toEqual(utf16(TEXT))
    expect(editing.read('a.bat')?.toString()).toBe(TEXT.replaceAll('\n', '\r\n'))
    await editing.close()
  })

  it('is the same without a work tree', async () => {
    using repo = repository({ '.gitattributes': '*.txt working-tree-encoding=UTF-16LE-BOM\n' })
    const { head } = await applied(repo, [write('a.txt', TEXT)], { bare: true, base: 'HEAD', branch: 'made' })
    expect(blobOf(repo, head, 'a.txt').toString('utf8')).toBe(TEXT)
  })

  it('follows the attributes that earlier steps leave, and can be edited by later ones', async () => {
    using repo = repository({ 'x.md': '' })
    const steps = [
      write('.gitattributes', '*.bat text eol=crlf\n*.txt working-tree-encoding=UTF-16LE-BOM\n'),
      write('run.bat', 'one\ntwo\n'),
      write('a.txt', TEXT),
      edit('a.txt', 'world', 'there'),
      edit('run.bat', 'two', 'three'),
    ]
    const { head } = await applied(repo, steps)
    expect(repo.read('run.bat').toString()).toBe('one\r\nthree\r\n')
    expect(blobOf(repo, head, 'run.bat').toString()).toBe('one\nthree\n')
    expect(repo.read('a.txt')).toEqual(utf16(TEXT.replace('world', 'there')))
    expect(blobOf(repo, head, 'a.txt').toString()).toBe(TEXT.replace('world', 'there'))
  })

  it.each<[string, string, TestStep]>([
    ['its encoding lacks a character', '*.txt working-tree-encoding=ISO-8859-1\n', write('a.txt', 'にほん\n')],
    ['its encoding is unknown', '*.txt working-tree-encoding=NO-SUCH-ONE\n', write('a.txt', 'a\n')],
    ['ident takes away what follows', '*.txt ident\n', write('a.txt', '$Id: 1.2 $\n')],
    [
      'it moves to another encoding',
      '*.txt working-tree-encoding=UTF-16LE-BOM\n',
      { tool: 'Move', file_path: 'x.md', new_path: 'x.txt' },
    ],
  ])('is refused where git would store another text: %s', async (_, attributes, step) => {
    using repo = repository({ '.gitattributes': attributes, 'x.md': 'text\n' })
    const { error } = await applied(repo, [step])
    expect(error?.name).toBe('UNENCODABLE')
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('given as bytes keeps them', async () => {
    using repo = repository({ '.gitattributes': '*.txt working-tree-encoding=UTF-16LE-BOM\n*.bat eol=crlf\n' })
    const step = { tool: 'Write', file_path: 'a.txt', content_base64: utf16(TEXT).toString('base64') }
    const { head } = await applied(repo, [
      step,
      { tool: 'Write', file_path: 'b.bat', content_base64: Buffer.from('x\n').toString('base64') },
    ])
    expect(repo.read('a.txt')).toEqual(utf16(TEXT))
    expect(blobOf(repo, head, 'a.txt').toString()).toBe(TEXT)
    expect(repo.read('b.bat').toString()).toBe('x\n')
  })

  it.skipIf(spawnSync('tr', ['a', 'b']).error)('of a filter is the work tree’s text of the filter', async () => {
    const config = { 'filter.rot.clean': 'tr a-z n-za-m', 'filter.rot.smudge': 'tr a-z n-za-m' }
    using repo = repository({ '.gitattributes': '*.txt filter=rot\n' }, { config })
    const { head } = await applied(repo, [write('a.txt', 'hello\n')])
    expect(repo.read('a.txt').toString()).toBe('hello\n')
    expect(blobOf(repo, head, 'a.txt').toString()).toBe('uryyb\n')
  })
})
