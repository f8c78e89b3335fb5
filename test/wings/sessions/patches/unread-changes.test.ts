import { describe, expect, it } from 'vitest'
import { detectImportFormat } from '../../../../src/wings/sessions/detect.ts'
import { importPlan } from '../../../../src/wings/sessions/import-plan.ts'

const FILES: Readonly<Record<string, string>> = {
  'src/x.py': 'import os\nimport sys\nx = 1\ny = 2\nz = 3\n',
  'src/y.py': 'a\n',
  'bin/run': '#!/bin/sh\n',
  'doc/latin.txt': 'caf\udce9\nth\udce9\nend\n',
}

const HUNK = '@@ -1,4 +1,4 @@\n import os\n import sys\n-x = 1\n+x = 10\n y = 2\n'
const OTHER = '--- a/src/y.py\n+++ b/src/y.py\n@@ -1 +1 @@\n-a\n+b\n'
const FITS = `--- a/src/x.py\n+++ b/src/x.py\n${HUNK}`

const read = (text: string, files = FILES) =>
  importPlan(
    { name: 'fix.patch', text },
    {
      readFile: (name) => files[name],
      kindOf: (name) => {
        if (files[name] !== undefined) return name === 'bin/run' ? 'executable' : 'file'
        return Object.keys(files).some((one) => one.startsWith(`${name}/`)) ? 'folder' : undefined
      },
    },
  )

const listed = (text: string) => read(text).notImported.map(({ construct, at }) => `${construct} ${at.line}`)

const stepsOf = (text: string, files?: typeof FILES) => {
  const found = read(text, files)
  expect(found.notImported).toEqual([])
  return found.ok
    ? found.plan.steps.filter(({ tool }) => tool !== 'Read').map(({ tool, input }) => ({ tool, ...input }))
    : []
}

describe('what a patch says beside a hunk that fits', () => {
  it.each<[string, string, string]>([
    [
      'a context diff without its ranges',
      '*** a/src/y.py\t2024\n--- b/src/y.py\t2024\n***************\n! a\n! b\n',
      'context diff 9',
    ],
    ['a normal diff without a name', '1c1\n< a\n---\n> b\n', 'normal diff 9'],
    ['a binary without git', 'Binary files a/logo.png and b/logo.png differ\n', 'binary file 9'],
    ['a binary of Mercurial', 'diff -r 1 logo.png\nBinary file logo.png has changed\n', 'binary file 10'],
    [
      'a binary of Subversion',
      'Index: logo.png\n===================\nCannot display: file marked as a binary type.\nsvn:mime-type = image/png\n',
      'binary file 11',
    ],
    ['a file of one side', 'Only in b/src: z.py\n', 'file 9'],
    ['a file in conflict', '* Unmerged path src/z.py\n', 'file in conflict 9'],
    [
      'a merge',
      'diff --cc src/y.py\nindex 1,2..3\n--- a/src/y.py\n+++ b/src/y.py\n@@@ -1,1 -1,1 +1,1 @@@\n--a\n -b\n++c\n',
      'diff 9',
    ],
    ['a hunk without a file', '\n\nAnd then:\n\n@@ -1 +1 @@\n-a\n+b\n', 'hunk 13'],
    [
      'a link of Subversion',
      '\nProperty changes on: src/y.py\n_____\nAdded: svn:special\n## -0,0 +1 ##\n+*\n',
      'symbolic link 12',
    ],
    ['what rustfmt reports', 'Diff in /app/src/main.rs:1:\n-fn  a() {}\n+fn a() {}\n', 'report of rustfmt 9'],
    [
      'what its older versions report',
      'Diff in /app/a.rs at line 1:\n-fn  a() {}\n+fn a() {}\n',
      'report of rustfmt 9',
    ],
    [
      'what Biome reports',
      './a.js format ━━━━\n\n    1   │ - let·x··=·1\n      1 │ + let·x·=·1;\n    2 2 │   \n',
      'report of Biome 11',
    ],
    ['what dprint reports', 'from /app/a.ts:\n1| -let x  = 1\n1| +let x = 1;\n--\n', 'report of dprint 9'],
    [
      'what Spotless reports',
      '> The following files had format violations:\n      A.java\n          @@ -1 +1 @@\n          -a\n          +b\n',
      'report of Spotless 9',
    ],
    [
      'a diff in a log with times',
      '--- a/src/y.py\n+++ b/src/y.py\n@@ -1 +1 @@\n-a\n+b\n'.replaceAll(/^(?=.)/gm, '2026-11-01T10:00:00.1234567Z '),
      'diff in a log 9',
    ],
    ['a new file of Subversion that is empty', `Index: src/z.py\n${'='.repeat(67)}\n`, 'head without a change 9'],
    [
      'another above a file that changes',
      `Index: src/z.py (added)\n${'='.repeat(67)}\n\nIndex: src/y.py\n${'='.repeat(67)}\n${OTHER}`,
      'head without a change 9',
    ],
    [
      'a new file of Mercurial that is empty',
      `diff -r 0123456789ab src/z.py\ndiff -r 0123456789ab src/y.py\n${OTHER}`,
      'head without a change 9',
    ],
    ['a new file of diff -N that is empty', 'diff -ruN a/src/z.py b/src/z.py\n', 'head without a change 9'],
    ['a new file of CVS', 'cvs diff: src/z.py is a new entry, no comparison available\n', 'file of CVS 9'],
    ['a file that Fossil adds', 'ADDED    src/z.py\n', 'ADDED    src/z.py 9'],
    [
      'a file that Fossil deletes',
      `DELETED  bin/run\nIndex: src/y.py\n${'='.repeat(66)}\n${OTHER}`,
      'DELETED  bin/run 9',
    ],
    ['a mode that Fossil changes', 'EXECUTABLE bin/run\n', 'EXECUTABLE bin/run 9'],
    [
      'a new file of Pijul',
      '\n1. File addition: "src/z.py" in "/" 420 "UTF-8"\n',
      '1. File addition: "src/z.py" in "/" 420  10',
    ],
    [
      'a file that Pijul deletes',
      '\n1. File deletion: "bin/run" in "/" 420 "UTF-8"\n',
      '1. File deletion: "bin/run" in "/" 420 " 10',
    ],
    ['a new file in a summary of git', '\n\nIt has:\n create mode 100644 src/z.py\n', 'create mode 100644 src/z.py 12'],
    ['a new file in a status', 'A       src/z.py\nM       src/y.py\n', 'A       src/z.py 9'],
    ['a file of Darcs', 'rmfile ./bin/run\n', 'patch of Darcs 9'],
    ['a binary patch without its head', '\n\nGIT binary patch\nliteral 3\nKcmZQzWC8#H2LJ>B\n\n', 'binary patch 11'],
  ])('is refused by its line: %s', (_, more, expected) => {
    expect(listed(FITS + more)).toEqual([expected])
    expect(listed(FITS)).toEqual([])
  })

  it.each([
    ['a context diff without its ranges', '*** a/src/y.py\n--- b/src/y.py\n***************\n! a\n! b\n'],
    ['a normal diff without a name', '1c1\n< a\n---\n> b\n'],
    [
      'a diff in colours',
      `\u001b[1mdiff --git a/src/x.py b/src/x.py\u001b[m\n\u001b[1m--- a/src/x.py\u001b[m\n\u001b[31m-x\u001b[m\n`,
    ],
    ['files of one side', 'Only in new: z.py\n'],
  ])('is a patch that is refused, where it is all there is: %s', (_, text) => {
    expect(detectImportFormat(text)).toBe('diff')
    expect(read(text)).toMatchObject({
      ok: false,
      notImported: [{ mayChangeFiles: true, at: { line: expect.any(Number) } }],
    })
  })

  it('is prose where it is the words of a mail, or a line of a hunk', () => {
    const mail = `From ${'0'.repeat(40)} Mon Sep 17 00:00:00 2001\nFrom: A <a@example.com>\nSubject: [PATCH] x\n\nOnly in b: c\nBinary files a and b differ\n---\n${FITS}`
    expect(listed(mail)).toEqual([])
    const said = 'Delete bin/run.\n\nMade with:\n    sed -i s/a/b/ src/y.py\n'
    for (const head of ['commit 0123456789abcdef', '# HG changeset patch', 'Description: x'])
      expect(listed(`${head}\n\n${said}\n${FITS}\n${head}\n\n${said}`)).toEqual([])
    expect(listed(`${said}\n${FITS}`)).toEqual(['Delete bin/run. 1', 'sed -i s/a/b/ src/y.py 4'])
    const lines = '--- a/src/y.py\n+++ b/src/y.py\n@@ -1 +1,3 @@\n a\n+Only in b: c\n+@@ -1 +1 @@\n'
    expect(listed(lines)).toEqual([])
  })
})

describe('patches that are changes', () => {
  it('are read from a body in base64 or quoted-printable, told at the body’s first line', () => {
    const mail = (encoding: string, body: string) =>
      `From ${'0'.repeat(40)} Mon Sep 17 00:00:00 2001\nFrom: A <a@example.com>\nSubject: [PATCH] x\nContent-Transfer-Encoding: ${encoding}\n\n${body}`
    const text = `Why: caf\u00e9\n---\n${FITS.replace('x = 10', 'x = "=3D é"')}`
    const base64 = Buffer.from(text).toString('base64').replace(/.{60}/g, '$&\n')
    const quoted = [...Buffer.from(text)]
      .map((byte) => (byte === 61 || byte > 126 ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte)))
      .join('')
      .replace('import sys', 'import =\nsys')
    for (const [encoding, body] of [
      ['base64', base64],
      ['quoted-printable', quoted],
    ] as const) {
      const found = read(mail(encoding, body))
      expect(found).toMatchObject({ ok: true, notImported: [], plan: { description: 'Why: café' } })
      const edit = found.ok ? found.plan.steps.at(-1) : undefined
      expect(edit).toMatchObject({
        tool: 'Edit',
        input: { new_string: expect.stringContaining('x = "=3D é"') },
        at: { line: 6 },
      })
    }
  })

  it.each<[string, readonly (readonly [part: string, patch: string])[], readonly string[]]>([
    [
      'is whole, with its cover letter',
      [
        ['0/2', ''],
        ['1/2', FITS],
        ['2/2', OTHER],
      ],
      [],
    ],
    [
      'lacks one',
      [
        ['1/3', FITS],
        ['3/3', OTHER],
      ],
      ['2'],
    ],
    [
      'lacks several',
      [
        ['RFC PATCH v2 02/05', FITS],
        ['RFC PATCH v2 05/05', OTHER],
      ],
      ['1', '3–4'],
    ],
    ['is one part of several', [['PATCH net 2/3', FITS]], ['2 of 3']],
    [
      'is no series',
      [
        ['PATCH', FITS],
        ['and/or', OTHER],
      ],
      [],
    ],
  ])('say what a series lacks that %s', (_, parts, said) => {
    const mailOf = ([part, patch]: readonly [string, string]) =>
      `From ${'0'.repeat(40)} Mon Sep 17 00:00:00 2001\nFrom: A <a@example.com>\nSubject: [${part}] x\n\nWhy\n---\n${patch}\n-- \n2.39\n\n`
    const { notes = [] } = read(parts.map(mailOf).join('')) as { notes?: readonly string[] }
    expect(notes).toHaveLength(said.length > 0 ? 1 : 0)
    for (const number of said) expect(notes[0]).toContain(number)
  })

  const partOf = (patch: string) =>
    `--=_x\nContent-Type: text/plain\n\nWhy\n---\n--=_x\nContent-Type: text/x-patch\nContent-Transfer-Encoding: base64\n\n${Buffer.from(patch).toString('base64')}\n--=_x--\n`
  const mailWith = (patch: string) =>
    `From: A <a@example.com>\nSubject: [PATCH] x\nContent-Type: multipart/mixed;\n boundary="=_x"\n\n${partOf(patch)}`

  it.each([
    ['as it is', (text: string) => text],
    ['in CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('are read from the parts of a mail, in any mailbox: %s', (_, sent) => {
    const begins = 'From ann@example.com Thu Jan  1 00:00:00 1970\n'
    const found = read(sent(`${begins}${mailWith(FITS)}\n${begins}${mailWith(OTHER)}`))
    expect(found).toMatchObject({ ok: true, notImported: [], plan: { title: 'x', description: 'Why' } })
    expect(found.ok && found.plan.steps.filter(({ tool }) => tool === 'Edit')).toHaveLength(2)
  })

  it('are not read from an encoded mail below another that nothing begins', () => {
    expect(
      listed(mailWith(FITS) + mailWith(OTHER).replaceAll('=_x', '=_y')).map((one) => one.replace(/ \d+$/, '')),
    ).toEqual(['mail that is encoded'])
  })

  it('are read from flowed mail, whether or not it has the blanks that it is to have', () => {
    const head = `From ${'0'.repeat(40)} Mon Sep 17 00:00:00 2001\nFrom: A <a@example.com>\nSubject: [PATCH] x\n`
    const flowed = `${head}Content-Type: text/plain; charset=UTF-8; format=flowed\n\n---\n`
    const wanted = stepsOf(`${head}\n---\n${FITS}`)
    expect(stepsOf(flowed + FITS.replace(/^ /gm, '  '))).toEqual(wanted)
    expect(stepsOf(flowed + FITS)).toEqual(wanted)
  })

  it('are of one file where names of different lengths lead to it', () => {
    const renamed = (old: string, fresh: string) =>
      FITS.replace(/^--- .*$/m, `--- ${old}`).replace(/^\+\+\+ .*$/m, `+++ ${fresh}`)
    expect(stepsOf(renamed('old/pkg-1/src/x.py', 'pkg-1/src/x.py'))).toEqual(stepsOf(FITS))
  })

  it('are modes and renames of git, whatever its prefixes', () => {
    for (const [old, fresh] of [
      ['a/', 'b/'],
      ['', ''],
      ['old/', 'new/'],
      ['i/', 'w/'],
    ] as const) {
      const mode = `diff --git ${old}src/x.py ${fresh}src/x.py\nold mode 100644\nnew mode 100755\n`
      expect(stepsOf(mode)).toEqual([
        { tool: 'Write', file_path: 'src/x.py', content: FILES['src/x.py'], executable: true },
      ])
      const rename = `diff --git ${old}src/y.py ${fresh}src/z.py\nsimilarity index 100%\nrename from src/y.py\nrename to src/z.py\n`
      expect(stepsOf(rename)).toEqual([{ tool: 'Move', file_path: 'src/y.py', new_path: 'src/z.py' }])
    }
  })

  it('are copies with a change, and the mode of the source', () => {
    const copy =
      'diff --git a/bin/run b/bin/go\nsimilarity index 50%\ncopy from bin/run\ncopy to bin/go\n--- a/bin/run\n+++ b/bin/go\n@@ -1 +1,2 @@\n #!/bin/sh\n+go\n'
    expect(stepsOf(copy)).toEqual([
      { tool: 'Write', file_path: 'bin/go', content: '#!/bin/sh\ngo\n', executable: true },
    ])
  })

  it('are the property of Subversion that is a mode', () => {
    const text =
      'Index: src/y.py\n===================================================================\n--- src/y.py\t(revision 1)\n+++ src/y.py\t(working copy)\n\nProperty changes on: src/y.py\n____\nAdded: svn:executable\n## -0,0 +1 ##\n+*\n\\ No newline at end of property\nAdded: svn:eol-style\n## -0,0 +1 ##\n+native\n'
    expect(stepsOf(text).at(-1)).toMatchObject({ tool: 'Write', file_path: 'src/y.py', executable: true })
  })

  it('are such a mode above the diff of another file, too', () => {
    const property =
      'Index: bin/run\n=====\n--- bin/run\t(revision 1)\n+++ bin/run\t(working copy)\n\nProperty changes on: bin/run\n____\nDeleted: svn:executable\n## -1 +0,0 ##\n-*\n\\ No newline at end of property\n'
    const other = `Index: src/x.py\n=====\n--- src/x.py\t(revision 1)\n+++ src/x.py\t(working copy)\n${HUNK}`
    expect(stepsOf(property + other)).toMatchObject([
      { tool: 'Edit', file_path: 'src/x.py' },
      { tool: 'Write', file_path: 'bin/run', executable: false },
    ])
  })

  it('are of files in another encoding, by their bytes', () => {
    const patch = '--- a/doc/latin.txt\n+++ b/doc/latin.txt\n@@ -1,3 +1,3 @@\n caf\udce9\n-th\udce9\n+t\udce9\n end\n'
    const bytes = Buffer.from('caf\xe9\nt\xe9\nend\n', 'latin1').toString('base64')
    expect(stepsOf(patch)).toEqual([{ tool: 'Write', file_path: 'doc/latin.txt', content_base64: bytes }])
  })

  it('begin with words that look like a plan’s', () => {
    for (const first of ['version: 1.2 of the fix', 'version: 1 of the fix', 'version: 1'])
      expect(detectImportFormat(`${first}\n\n${FITS}`)).toBe('diff')
    expect(
      detectImportFormat(
        `version: 1\nsteps:\n  - tool: Write\n    content: |\n      --- a\n      +++ b\n      @@ -1 +1 @@\n`,
      ),
    ).toBeUndefined()
  })
})

describe('which file a patch means', () => {
  const of = (old: string, fresh: string) => `--- ${old}\n+++ ${fresh}\n${HUNK}`
  it.each([
    ['isort', of('src/x.py:before\t2024-03-01 10:20:30.123456', 'src/x.py:after\t2024-03-01 10:20:31.123456')],
    [
      'isort in a container',
      of(
        '/home/runner/work/shop/shop/src/x.py:before\t2024-03-01 10:20:30.1',
        '/home/runner/work/shop/shop/src/x.py:after\t2024-03-01 10:20:31.1',
      ),
    ],
    ['autopep8', of('original/src/x.py', 'fixed/src/x.py')],
    ['black, ruff', of('src/x.py\t2024-03-01 10:20:30.000000 +0000', 'src/x.py\t2024-03-01 10:20:31.000000 +0000')],
    ['yapf', of('src/x.py\t(original)', 'src/x.py\t(reformatted)')],
    ['yapf on Windows', of('src\\x.py\t(original)', 'src\\x.py\t(reformatted)')],
    [
      'isort on Windows',
      of('C:\\shop\\src\\x.py:before\t2024-03-01 10:20:30.1', 'C:\\shop\\src\\x.py:after\t2024-03-01 10:20:31.1'),
    ],
    ['terraform fmt, with old/ and new/', of('old/src/x.py', 'new/src/x.py')],
    ['gofmt', `diff src/x.py.orig src/x.py\n${of('src/x.py.orig', 'src/x.py')}`],
    [
      'gofmt of older versions',
      `diff -u src/x.py gofmt/src/x.py\n${of('/tmp/gofmt1234\t2024-03-01 10:20:30.1 +0100', '/tmp/gofmt5678\t2024-03-01 10:20:30.1 +0100')}`,
    ],
    ['shfmt', of('src/x.py.orig', 'src/x.py')],
    ['php-cs-fixer', `   1) src/x.py\n      ---------- begin diff ----------\n${of('/app/src/x.py', '/app/src/x.py')}`],
    ['phpcs', of('/app/src/x.py', 'PHP_CodeSniffer')],
    [
      'quilt',
      `Index: pkg-1.0/src/x.py\n=====\n${of('pkg-1.0.orig/src/x.py\t2024-03-01 10:20:30.000000000 +0100', 'pkg-1.0/src/x.py\t2024-03-01 10:20:30.000000000 +0100')}`,
    ],
    [
      'CVS',
      `Index: src/x.py\n===\nRCS file: /cvs/x,v\ndiff -u -r1.2 x.py\n${of('src/x.py\t1 Mar 2024 10:20:30 -0000\t1.2', 'src/x.py\t1 Mar 2024 10:21:30 -0000')}`,
    ],
    [
      'a mail whose tabs became blanks',
      of('a/src/x.py 2024-03-01 10:20:30.000000000 +0100', 'b/src/x.py 2024-03-01 10:20:30.000000000 +0100'),
    ],
  ])('is found in what %s writes', (_, text) => {
    expect(stepsOf(text)).toEqual([
      {
        tool: 'Edit',
        file_path: 'src/x.py',
        old_string: expect.any(String),
        new_string: expect.stringContaining('x = 10'),
      },
    ])
  })

  it('is refused with the ways to read its names, where there are several', () => {
    const files = { ...FILES, 'x.py': FILES['src/x.py']! }
    const found = read(of('trunk/src/x.py', 'trunk/src/x.py'), files)
    expect(found).toMatchObject({
      ok: false,
      notImported: [{ construct: 'patch', reason: expect.stringMatching(/-p 1.*-p 2/) }],
    })
  })

  it('is told by name where it is not here', () => {
    const [first] = read(of('a/src/gone.py', 'b/src/gone.py') + FITS).notImported
    expect(first).toMatchObject({ construct: 'diff', at: { line: 1 }, reason: expect.stringContaining('src/gone.py') })
  })

  it('is asked for where a new file’s folder may be one of the patch', () => {
    expect(read('--- /dev/null\n+++ pkg/catalog.xml\n@@ -0,0 +1 @@\n+x\n')).toMatchObject({
      ok: false,
      notImported: [{ construct: 'patch' }],
    })
    const text = `--- pkg/src/x.py\n+++ pkg/src/x.py\n${HUNK}--- /dev/null\n+++ pkg/catalog.xml\n@@ -0,0 +1 @@\n+x\n`
    expect(stepsOf(text).map(({ tool, ...input }) => [tool, 'file_path' in input && input.file_path])).toEqual([
      ['Edit', 'src/x.py'],
      ['Write', 'catalog.xml'],
    ])
  })
})
