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
