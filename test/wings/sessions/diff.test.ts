import { describe, expect, it } from 'vitest'
import { sha256 } from '../../../src/core/text/digest.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { imported, left, steps } from './replayed.ts'

const diff = (head: string, ...hunks: string[]) => `diff --git a/f b/f\n${head}${hunks.join('')}`
const HEAD = 'index 1..2 100644\n--- a/f\n+++ b/f\n'

describe('importing a unified diff', () => {
  it('makes each hunk an Edit at its line, extended until it is unique', () => {
    const text = 'a\nb\na\nb\na\nb\nend\n'
    const found = imported(diff(HEAD, '@@ -3,3 +3,3 @@ x\n a\n-b\n+B\n a\n', '@@ -5,3 +5,2 @@\n a\n-b\n end\n'), {
      readFile: () => text,
    })
    expect(found.format).toBe('diff')
    expect(steps(found.plan)).toEqual([
      'Read f',
      'Edit f old_string="b\\na\\nb\\na\\nb\\n" new_string="b\\na\\nB\\na\\nb\\n"',
      'Edit f old_string="a\\nb\\nend\\n" new_string="a\\nend\\n"',
    ])
    expect(found.plan.steps.map(({ at }) => at.line)).toEqual([1, 5, 10])
  })

  it('finds hunks that have moved, and lists those that are not there', () => {
    const source = diff(HEAD, '@@ -2,2 +2,2 @@\n x\n-b\n+B\n', '@@ -9,1 +9,1 @@\n-gone\n+here\n')
    const found = imported(source, { readFile: () => '1\n2\nx\nb\n' })
    expect(steps(found.plan)).toEqual(['Read f', 'Edit f old_string="x\\nb\\n" new_string="x\\nB\\n"'])
    expect(left(found)).toEqual(['hunk 9!'])
  })

  it('lists a hunk that has moved to where its lines are twice, unless its line says which', () => {
    const source = diff(HEAD, '@@ -2,3 +2,3 @@\n x\n-b\n+B\n y\n')
    const read = (text: string) => importPlan({ name: 's', text: source }, { readFile: () => text }).notImported.length
    expect(read('1\nx\nb\ny\nx\nb\ny\n')).toBe(0)
    expect(read('1\n2\n3\nx\nb\ny\n')).toBe(0)
    expect(read('1\n2\nx\nb\ny\n4\n5\n6\nx\nb\ny\n')).toBe(1)
  })

  it('takes a hunk without context at its line, or where its lines are once', () => {
    const source = diff(HEAD, '@@ -3 +3 @@\n-b\n+B\n')
    const edited = (text: string) => importPlan({ name: 's', text: source }, { readFile: () => text })
    for (const text of ['b\na\nb\n', '1\n2\n3\nb\n']) expect(edited(text)).toMatchObject({ ok: true, notImported: [] })
    expect(edited('b\nb\na\n')).toMatchObject({ notImported: [{ construct: 'hunk', at: { line: 5 } }] })
  })

  it('takes hunks as they are without the checkout, except lines without context', () => {
    const found = imported(
      diff(HEAD, '@@ -1,2 +1,2 @@\n x\n-b\n\\ No newline at end of file\n+B\n', '@@ -9,0 +10,1 @@\n+new\n'),
    )
    expect(steps(found.plan)).toEqual(['Read f', 'Edit f regex="\\\\Ax\\nb\\\\z" new_string="x\\nB\\n"'])
    expect(left(found)).toEqual(['hunk 10!'])
  })

  it('does not take lines of a hunk for heads', () => {
    const found = imported(
      `--- old.sql\tyesterday\n+++ old.sql\ttoday\n@@ -1,2 +1,2 @@\n--- a comment\n+++ b comment\n same\n--- a/z\n+++ b/z\n@@ -1 +1 @@\n-1\n+2\n`,
    )
    expect(steps(found.plan)).toEqual([
      'Read old.sql',
      'Edit old.sql regex="\\\\A-- a comment\\nsame\\n" new_string="++ b comment\\nsame\\n"',
      'Read z',
      'Edit z regex="\\\\A1\\n\\\\z" new_string="2\\n"',
    ])
  })

  it('lists what a plan cannot carry', () => {
    const file = (name: string, ...lines: string[]) =>
      `diff --git a/${name} b/${name}\n${lines.map((line) => `${line}\n`).join('')}`
    const source = [
      file('bin', 'index 1..2 100644', 'GIT binary patch', 'delta 3', 'KcmZ?wbhEHbWMp7uXkcLY4+c5F', ''),
      file('bin2', 'index 1..2 100644', 'Binary files a/bin2 and b/bin2 differ'),
      file(
        'link',
        'new file mode 120000',
        '--- /dev/null',
        '+++ b/link',
        '@@ -0,0 +1 @@',
        '+target',
        '\\ No newline at end of file',
      ),
      file(
        'sub',
        'index 1..2 160000',
        '--- a/sub',
        '+++ b/sub',
        '@@ -1 +1 @@',
        '-Subproject commit 1',
        '+Subproject commit 2',
      ),
      file('gone.bin', 'deleted file mode 100644', 'index 1..0', 'Binary files a/gone.bin and /dev/null differ'),
      file('gone', 'deleted file mode 100644', '--- a/gone', '+++ /dev/null', '@@ -1 +0,0 @@', '-x'),
      'diff --git a/old b/new\nsimilarity index 100%\nrename from old\nrename to new\n',
      'diff --git a/one b/two\nsimilarity index 100%\ncopy from one\ncopy to two\n',
      file('run.sh', 'old mode 100644', 'new mode 100755'),
      file('new.sh', 'new file mode 100755', '--- /dev/null', '+++ b/new.sh', '@@ -0,0 +1 @@', '+echo'),
      file('empty', 'new file mode 100644', 'index 0000000..e69de29'),
    ]
    const found = imported(source.join(''))
    expect(steps(found.plan)).toEqual([
      `Read gone sha256="${sha256('x\n')}"`,
      'Delete gone',
      'Read old',
      'Move old new_path="new"',
      'Write new.sh content="echo\\n" executable=true',
      'Write empty content=""',
    ])
    expect(left(found).map((entry) => entry.replace(/ \d+!$/, ''))).toEqual([
      'deleted file',
      'binary patch',
      'binary patch',
      'symbolic link',
      'submodule',
      'copy',
      'mode 100755',
    ])
  })

  it('carries a mode where the file is at hand', () => {
    const source = 'diff --git a/run.sh b/run.sh\nold mode 100644\nnew mode 100755\n'
    const found = imported(source, { readFile: () => 'echo\n' })
    expect(steps(found.plan)).toEqual(['Read run.sh', 'Write run.sh content="echo\\n" executable=true'])
    expect(left(found)).toEqual([])
  })

  it('carries a mode together with lines, line ends as they are', () => {
    const head = 'old mode 100755\nnew mode 100644\nindex 1..2\n--- a/f\n+++ b/f\n'
    const source = diff(head, '@@ -1,2 +1,2 @@\n a\n-b\n+c\n', '@@ -9,1 +9,1 @@\n-gone\n+here\n')
    const found = imported(source, { readFile: () => 'a\r\nb\r\n' })
    expect(steps(found.plan)).toEqual(['Read f', 'Write f content="a\\r\\nc\\r\\n" executable=false'])
    expect(left(found)).toEqual(['hunk 11!'])
  })

  it('carries a mode after other steps, with the line ends that they leave', () => {
    const source = `${diff(HEAD, '@@ -1,2 +1,2 @@\n a\n-b\n+c\n')}diff --git a/f b/f\nold mode 100644\nnew mode 100755\n`
    const [lf, crlf] = ['a\nb\n', 'a\r\nb\r\n'].map((text) => imported(source, { readFile: () => text }))
    expect(lf && steps(lf.plan).at(-1)).toBe('Write f content="a\\nc\\n" executable=true')
    expect(crlf && steps(crlf.plan).at(-1)).toBe('Write f content="a\\r\\nc\\r\\n" executable=true')
    expect(crlf && left(crlf)).toEqual([])
  })

  it('puts deletions first, then renames, unless a file occurs twice in the diff', () => {
    const fresh = 'diff --git a/a b/a\nnew file mode 100644\nindex 0000000..e69de29\n'
    const moved = 'diff --git a/a/c b/c\nsimilarity index 100%\nrename from a/c\nrename to c\n'
    const gone = 'diff --git a/a/b b/a/b\ndeleted file mode 100644\nindex e69de29..0000000\n'
    expect(steps(imported(fresh + moved + gone).plan)).toEqual([
      `Read a/b sha256="${sha256('')}"`,
      'Delete a/b',
      'Read a/c',
      'Move a/c new_path="c"',
      'Write a content=""',
    ])
    const twice = imported(fresh + gone + fresh)
    expect(steps(twice.plan)).toEqual(['Write a content=""', `Read a/b sha256="${sha256('')}"`, 'Delete a/b'])
    expect(left(twice)).toEqual(['new file 7!'])
  })

  it('reads names as git quotes them, and lists those that no plan may name', () => {
    const made = (name: string) =>
      `diff --git "a/${name}" "b/${name}"\nnew file mode 100644\n--- /dev/null\n+++ "b/${name}"\n@@ -0,0 +1 @@\n+1\n`
    const found = imported(made('\\303\\251 \\"x\\".txt') + made('a\\tb') + made('a\\376'))
    expect(found.plan.steps.map(({ input }) => input)).toEqual([{ file_path: 'é "x".txt', content: '1\n' }])
    expect(left(found)).toEqual(['diff 7!', 'diff 13!'])
  })

  it('writes a file whole where line ends change', () => {
    const source = diff(HEAD, '@@ -1,2 +1,2 @@\n-a\r\n+a\n b\r\n')
    expect(steps(imported(source, { readFile: () => 'a\r\nb\r\nc\r\n' }).plan)).toEqual([
      'Read f',
      'Write f content="a\\nb\\r\\nc\\r\\n"',
    ])
    expect(importPlan({ name: 's', text: source })).toMatchObject({ notImported: [{ construct: 'line ends' }] })
  })

  it('takes a diff whose own line ends were converted, and one of what git stores in LF', () => {
    const source = diff(HEAD, '@@ -1,2 +1,2 @@\n a\n-b\n+c\n')
    for (const text of [source, source.replaceAll('\n', '\r\n')]) {
      const found = imported(text, { readFile: () => 'a\r\nb\r\n' })
      expect(steps(found.plan).at(-1)).toBe('Edit f old_string="a\\nb\\n" new_string="a\\nc\\n"')
    }
  })

  it('writes a notebook whole, which no Edit may touch', () => {
    const source = diff(HEAD, '@@ -2,1 +2,1 @@\n-"x"\n+"y"\n').replaceAll('/f', '/n.ipynb')
    const found = imported(source, { readFile: () => '[\r\n"x"\n]' })
    expect(steps(found.plan)).toEqual(['Read n.ipynb', 'Write n.ipynb content="[\\r\\n\\"y\\"\\n]"'])
    expect(left(imported(source))).toEqual(['notebook 1!'])
  })

  it('edits the cells of a notebook, where that gives its bytes', () => {
    const cell = (source: string): string =>
      `{"cells": [\n{"cell_type": "code", "execution_count": null, "id": "a", "metadata": {}, "outputs": [], "source": [\n"${source}"\n]}\n], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}\n`
    const source = diff(HEAD, '@@ -3,1 +3,1 @@\n-"x"\n+"y"\n').replaceAll('/f', '/n.ipynb')
    const found = imported(source, { readFile: () => cell('x') })
    expect(steps(found.plan)).toEqual([
      'Read n.ipynb',
      'NotebookEdit n.ipynb cell_id="a" old_string="x" new_string="y"',
    ])
    const metadata = imported(source, {
      readFile: () => cell('z').replace('"metadata": {}}', '"metadata": {"k":\n"x"\n}}'),
    })
    expect(metadata.plan.steps.map(({ tool }) => tool)).not.toContain('NotebookEdit')
  })

  it('takes title, description, author, date and reasons from mail', () => {
    const mail = (number: number, subject: string, body: string, name: string) =>
      `From ${'0'.repeat(39)}${number} Mon Sep 17 00:00:00 2001\nFrom: =?UTF-8?q?Ad=C3=A9?= L <ada@example.com>\nDate: Fri, 1 May 2026 12:00:00 +0200\nSubject: [PATCH ${number}/2] ${subject}\n\n${body}\n---\n ${name} | 1 +\n\ndiff --git a/${name} b/${name}\nnew file mode 100644\n--- /dev/null\n+++ b/${name}\n@@ -0,0 +1 @@\n+1\n-- \n2.40.0\n\n`
    const found = imported(mail(1, 'Add the\n first', 'It is needed.\n\nMuch.', 'a') + mail(2, 'Add more', '', 'b'))
    expect(found.plan).toMatchObject({
      title: 'Add the first',
      description: 'It is needed.\n\nMuch.',
      author: { name: 'Adé L', email: 'ada@example.com' },
      created: '2026-05-01T10:00:00.000Z',
    })
    expect(found.plan.steps.map(({ why, input }) => [why, 'content' in input && input.content])).toEqual([
      ['Add the first\n\nIt is needed.\n\nMuch.', '1\n'],
      ['Add more', '1\n'],
    ])
  })
})
