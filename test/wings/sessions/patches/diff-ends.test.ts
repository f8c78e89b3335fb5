import { describe, expect, it } from 'vitest'
import type { ImportOptions } from '../../../../src/wings/sessions/import-plan.ts'
import { type Files, handIn } from '../memory-files.ts'

const LINES = Array.from({ length: 30 }, (_, at) => `line ${at + 1}`)
const FILES: Files = { 'a.txt': `${LINES.join('\n')}\n`, 'b.txt': 'one\n' }
const hunk = (at: number): string =>
  `@@ -${at},3 +${at},4 @@\n line ${at}\n-line ${at + 1}\n+LINE ${at + 1}\n+more\n line ${at + 2}\n`
const HUNKS = [
  `diff --git a/a.txt b/a.txt\n--- a/a.txt\n+++ b/a.txt\n${hunk(2)}`,
  hunk(20).replace('+20,', '+21,'),
  'diff --git a/b.txt b/b.txt\n--- a/b.txt\n+++ b/b.txt\n@@ -1 +1 @@\n-one\n+ONE\n',
]
const MAIL = `From ${'0'.repeat(40)} Mon Sep 17 00:00:00 2001
From: Ada <ada@example.com>
Subject: [PATCH] Change it

---
 a.txt | 6 ++++--
 b.txt | 2 +-
 2 files changed, 5 insertions(+), 3 deletions(-)

`
const END = '-- \n2.43.0\n\n'
const AFTER: Files = {
  'a.txt': FILES['a.txt']!.replace('line 3\n', 'LINE 3\nmore\n').replace('line 21\n', 'LINE 21\nmore\n'),
  'b.txt': 'ONE\n',
}

/** The first so many hunks. */
const upTo = (count: number): string => HUNKS.slice(0, count).join('')

const MARK = '\ufeff'
const first = (old: string, fresh: string): string =>
  `--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n-${old}one\n+${fresh}one\n two\n`

describe('A byte order mark in a diff', () => {
  it.each<readonly [string, string, Files, Files]>([
    ['goes', first(MARK, ''), { 'a.txt': `${MARK}one\ntwo\n` }, { 'a.txt': 'one\ntwo\n' }],
    ['comes', first('', MARK), { 'a.txt': 'one\ntwo\n' }, { 'a.txt': `${MARK}one\ntwo\n` }],
    [
      'goes where lines end in CRLF',
      first(MARK, '').replace(/(one|two)$/gm, '$1\r'),
      { 'a.txt': `${MARK}one\r\ntwo\r\n` },
      { 'a.txt': 'one\r\ntwo\r\n' },
    ],
    [
      'goes with its line',
      `--- a.txt.orig\n+++ a.txt\n@@ -1,2 +1 @@\n-${MARK}one\n two\n`,
      { 'a.txt': `${MARK}one\ntwo\n` },
      { 'a.txt': 'two\n' },
    ],
    ['comes with a file', `--- /dev/null\n+++ b/b.txt\n@@ -0,0 +1 @@\n+${MARK}x\n`, {}, { 'b.txt': `${MARK}x\n` }],
    [
      'comes with a copy',
      'diff --git a/a.txt b/b.txt\nsimilarity index 100%\ncopy from a.txt\ncopy to b.txt\n',
      { 'a.txt': `${MARK}one\n` },
      { 'a.txt': `${MARK}one\n`, 'b.txt': `${MARK}one\n` },
    ],
    [
      'is that of the files, before each head',
      `${MARK}--- a.txt\n+++ a.txt\n@@ -1 +1 @@\n-one\n+ONE\n${MARK}--- b.txt\n+++ b.txt\n@@ -1 +1 @@\n-two\n+TWO\n`,
      { 'a.txt': `${MARK}one\n`, 'b.txt': `${MARK}two\n` },
      { 'a.txt': `${MARK}ONE\n`, 'b.txt': `${MARK}TWO\n` },
    ],
  ])('%s', async (_, text, files, after) => {
    expect(await handIn(text, files)).toEqual({ files: after })
  })

  it('that changes in UTF-16, or in a file that is not at hand, is refused', async () => {
    const wide: ImportOptions = { look: (path) => ({ ok: true, path, bytes: Buffer.from([0xff, 0xfe]) }) }
    for (const options of [wide, { readFile: undefined as never, kindOf: undefined as never }])
      expect(await handIn(first(MARK, ''), { 'a.txt': `${MARK}one\ntwo\n` }, options)).toHaveProperty('refused')
  })
})

describe('A diff that was cut off between two hunks', () => {
  it.each([
    ['a mail', MAIL + upTo(3) + END],
    ['a mail without its last line', MAIL + upTo(3)],
    ['a code block', `Do this:\n\n\`\`\`diff\n${upTo(3)}\`\`\`\n`],
    ['code blocks', `\`\`\`diff\n${upTo(2)}\`\`\`\n\nand\n\n~~~diff\n${HUNKS[2]}~~~\n`],
    ['two commits as `git log` shows them', `${counts(1, 4, 2)}${upTo(2)}\n${counts(1, 1, 1)}${HUNKS[2]}`],
  ])('is whole where all of it is there: %s', async (_, text) => {
    expect(await handIn(text, FILES)).toEqual({ files: AFTER })
  })

  it.each([1, 2])('is refused by the counts above it, after %i of three hunks', async (count) => {
    expect(await handIn(MAIL + upTo(count), FILES)).toEqual({
      refused: ['PROPOSAL_INCOMPLETE'],
      said: expect.any(String),
    })
  })

  it.each([1, 2, 3])('is refused in a code block that does not end, after %i hunks', async (count) => {
    expect(await handIn(`Do this:\n\n\`\`\`diff\n${upTo(count)}`, FILES)).toHaveProperty('refused')
  })

  it('is refused by the counts of its own commit', async () => {
    const text = `${counts(1, 4, 2)}${HUNKS[0]}\n${counts(1, 1, 1)}${HUNKS[2]}`
    expect(await handIn(text, FILES)).toHaveProperty('refused')
  })

  it('is taken where the line of the counts was taken out, or the mail has its last line', async () => {
    for (const text of [MAIL.replace(/^ 2 files.*\n/m, '') + upTo(2), MAIL + upTo(2) + END])
      expect(await handIn(text, FILES)).toEqual({ files: { ...AFTER, 'b.txt': 'one\n' } })
  })
})

function counts(files: number, added: number, removed: number): string {
  return `commit ${'1'.repeat(40)}\n\n    Change it\n---\n ${files} file changed, ${added} insertions(+), ${removed} deletions(-)\n\n`
}
