import { describe, expect, it } from 'vitest'
import { accountOf, parseCodeOwners } from '../../../src/core/text/paths.ts'

const ownersOf = (file: string, path: string) => parseCodeOwners(file).ownersOf(path).join(' ')

describe('the owners of a file', () => {
  it.each([
    ['are those of the last line that matches', '* @all\n*.ts @web\n', 'src/a.ts', '@web'],
    ['are those of an earlier line where no later one matches', '* @all\n*.ts @web\n', 'a.md', '@all'],
    ['are several where the line names several', '*.ts @web ada@example.com\n', 'a.ts', '@web ada@example.com'],
    ['are none where the last line names none', '* @all\n/docs/\n', 'docs/a/b.md', ''],
    ['are none where no line matches', '/src/ @web\n', 'lib/a.ts', ''],
    ['follow a folder at the root', '/build/logs/ @ops\n', 'build/logs/x/y.log', '@ops'],
    ['do not follow a folder at the root elsewhere', '/build/logs/ @ops\n', 'sub/build/logs/y.log', ''],
    ['follow a folder at any depth', 'apps/ @apps\n', 'x/apps/y/z.ts', '@apps'],
    ['follow a folder without its last slash', '/apps/web @web\n', 'apps/web/src/a.ts', '@web'],
    ['of `docs/*` end at the first level', 'docs/* @docs\n', 'docs/a/b.md', ''],
    ['of `docs/*` are those of its files', 'docs/* @docs\n', 'docs/a.md', '@docs'],
    ['of `**/docs/*` are those at any depth', '**/docs/* @docs\n', 'x/y/docs/a.md', '@docs'],
    ['of `**/docs/*` end at the first level below', '**/docs/* @docs\n', 'x/docs/y/a.md', ''],
    ['of `/*` are those of the top folder', '/* @top\n', 'a.md', '@top'],
    ['of `/*` end at the top folder', '/* @top\n', 'x/a.md', ''],
    ['of `**/logs` are those of all in it', '**/logs @ops\n', 'deploy/logs/a/b', '@ops'],
    ['are not told by the words of a comment', '# * @all\n*.ts @web # not @ops\n', 'a.ts', '@web'],
    ['follow a path with a blank', 'my\\ docs/ @docs\n', 'my docs/a.md', '@docs'],
    ['are not told by a line that takes back', '* @all\n!*.ts @web\n', 'a.ts', '@all'],
    ['are not told by a line with a range', '* @all\n[a-z].ts @web\n', 'a.ts', '@all'],
    ['are not told by a line that escapes a comment', '* @all\n\\#*.ts @web\n', '#a.ts', '@all'],
    ['follow an exclamation mark within a name', '* @all\n/a!.ts @web\n', 'a!.ts', '@web'],
    ['are told apart by case', '*.TS @web\n', 'a.ts', ''],
    ['are read with any line end', '* @all\r\n*.ts @web\r\n', 'a.ts', '@web'],
  ])('%s', (_title, file, path, owners) => {
    expect(ownersOf(file, path)).toBe(owners)
  })
})

const doubtAbout = (file: string, path: string) => parseCodeOwners(file, 'CODEOWNERS').doubtAbout(path)

describe('a line that would decide who owns a file', () => {
  it.each([
    ['names somebody without the sign', '* @all\n*.ts web\n', 'a.ts'],
    ['names an owner and a stranger', '* @all\n*.ts @web foo\n', 'a.ts'],
    ['names a team within a team', '* @all\n*.ts @acme/web/css\n', 'a.ts'],
    ['names nobody after the sign', '* @all\n*.ts @\n', 'a.ts'],
    ['has a comment without a blank before it', '* @all\n*.ts @web#all\n', 'a.ts'],
    ['takes back', '* @all\n!*.ts @web\n', 'a.ts'],
    ['has a range', '* @all\n[ab].ts @web\n', 'a.ts'],
    ['has brackets in the name of a folder', '* @all\n/app/[slug]/ @web\n', 'app/[slug]/a.ts'],
    ['has escaped brackets', '* @all\n/app/\\[slug\\]/ @web\n', 'app/[slug]/a.ts'],
    ['escapes a comment', '* @all\n\\#*.ts @web\n', '#a.ts'],
    ['begins with a folder of no name', '* @all\n./app/a.ts @web\n', 'app/a.ts'],
    ['has an empty name', '* @all\n/app//a.ts @web\n', 'app/a.ts'],
    ['has a backslash between folders', '* @all\napp\\a.ts @web\n', 'app/a.ts'],
    ['has three stars', '* @all\n***/*.ts @web\n', 'x/a.ts'],
    ['has another blank between pattern and owner', '* @all\n*.ts\u00a0@web\n', 'a.ts'],
    ['has another blank before its comment', '* @all\n*.ts @web\u00a0# web\n', 'a.ts'],
    ['has a character that nobody sees', '* @all\n*.ts @web\u0001\n', 'a.ts'],
    ['has a byte that is not UTF-8', '* @all\nm\udcfc*.ts @web\n', 'm\u00fc.ts'],
    ['has a NUL', '* @all\n*.ts\0 @web\n', 'a.ts'],
    ['is very long', `* @all\n${'a'.repeat(1025)} @web\n`, 'a.ts'],
  ])('is a doubt, at its place, where it %s', (_title, file, path) => {
    expect(doubtAbout(file, path)).toMatchObject({ name: 'DOCUMENT_INVALID', at: { file: 'CODEOWNERS', line: 2 } })
    expect(ownersOf(file, path)).toBe('@all')
  })

  it.each([
    ['has the mark of UTF-8', '\ufeff* @all\n'],
    ['ends in a CR alone', '* @all\r*.ts @web\r'],
    ['is a comment that ends in a CR alone', '# all\r* @all\r'],
  ])('is a doubt where it %s', (_title, file) => {
    expect(doubtAbout(file, 'a.ts')).toMatchObject({ name: 'DOCUMENT_INVALID', at: { line: 1 } })
  })

  it.each([
    ['a later line decides', '!*.ts @web\n* @all\n', 'a.ts'],
    ['it is about other files', '* @all\n/app/[slug]/ @web\n*.md web\n!/docs/ @web\n', 'app/a.ts'],
    ['its brackets are another name', '* @all\n/app/[slug]/ @web\n/app/\\[id\\]/ @web\n', 'app/about/a.ts'],
    ['only a comment is not UTF-8', '* @all # M\udcfcller\n', 'a.ts'],
    ['a comment has the mark of UTF-8', '\ufeff# all\n* @all\n', 'a.ts'],
    ['the first line is empty but for the mark of UTF-8', '\ufeff\n* @all\n', 'a.ts'],
    ['lines end in CR and LF', '# all\r\n* @all\r\n', 'a.ts'],
    ['a tab is before the owner', '*\t@all\n', 'a.ts'],
  ])('is no doubt where %s', (_title, file, path) => {
    expect(doubtAbout(file, path)).toBeUndefined()
    expect(ownersOf(file, path)).toBe('@all')
  })
})

describe('a CODEOWNERS with a character that nobody means', () => {
  const FILE = '# ours\n* @all\n/docs/ # nobody\n*.ts @web @acme/web # scripts\n/my\\ app/*.md ada@example.com\n'
  const PATHS = ['a.js', 'docs/a.md', 'src/a.ts', 'my app/a.md', 'my app/b/a.md']

  it.each([
    ['a lone CR', '\r'],
    ['a NUL', '\0'],
    ['a blank that is none', '\u00a0'],
    ['the mark of UTF-8', '\ufeff'],
    ['half of a character', '\udcc3'],
    ['a line end of Unicode', '\u2028'],
  ])('says the same of each path, or is a doubt there: %s at any place', (_, character) => {
    for (let at = 0; at <= FILE.length; at += 1) {
      const text = FILE.slice(0, at) + character + FILE.slice(at)
      for (const path of PATHS) {
        const said = doubtAbout(text, path) ? 'a doubt' : ownersOf(text, path)
        expect([at, path, said]).toEqual([at, path, expect.stringMatching(`^(?:a doubt|${ownersOf(FILE, path)})$`)])
      }
    }
  })
})

describe('the account of an owner', () => {
  it.each([
    ['@fern', 'fern'],
    ['@acme/web.team', 'acme/web.team'],
    ['docs@acme.example', undefined],
    ['fern', undefined],
    ['@fern/../ivy', undefined],
  ])('is the name after the sign: %s', (owner, account) => {
    expect(accountOf(owner)).toBe(account)
  })
})
