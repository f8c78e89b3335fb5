import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import '../../../src/wings.ts'
import { printPlan } from '../../../src/core/plan/print.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { proveReplay } from '../../support/replay.ts'

const FILES: Readonly<Record<string, string>> = {
  'a.txt': 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n',
  'b/c.js': 'let a = 1\nlet b = 2\nlet c = 3\n',
  'end.txt': 'no newline',
  'gone.txt': 'bye\nbye\n',
  'old.txt': 'keep\nthis\nhere\nand\nthere\n',
}

/** What git prints of one change of each kind. */
const DIFFS = [
  `diff --git a/a.txt b/a.txt
index 47f2a11..8e2a9d1 100644
--- a/a.txt
+++ b/a.txt
@@ -1,3 +1,3 @@
 one
-two
+TWO
 three
@@ -8,3 +8,4 @@ seven
 eight
 nine
+nine and a half
 ten
`,
  `diff --git a/b/c.js b/b/c.js
index 1f6cb0f..d12d0c4 100644
--- a/b/c.js
+++ b/b/c.js
@@ -1,3 +1,2 @@
 let a = 1
-let b = 2
-let c = 3
+let c = 4
`,
  `diff --git a/end.txt b/end.txt
index 7a2a5ad..02c4d06 100644
--- a/end.txt
+++ b/end.txt
@@ -1 +1 @@
-no newline
\\ No newline at end of file
+a newline
`,
  `diff --git a/gone.txt b/gone.txt
deleted file mode 100644
index 1f6cb0f..0000000
--- a/gone.txt
+++ /dev/null
@@ -1,2 +0,0 @@
-bye
-bye
`,
  `diff --git a/new.txt b/new.txt
new file mode 100644
index 0000000..94954ab
--- /dev/null
+++ b/new.txt
@@ -0,0 +1,2 @@
+hello
+world
`,
  `diff --git a/old.txt b/moved.txt
similarity index 80%
rename from old.txt
rename to moved.txt
index 4b1a5a2..b1f3d9a 100644
--- a/old.txt
+++ b/moved.txt
@@ -1,5 +1,5 @@
 keep
 this
-here
+HERE
 and
 there
`,
]

/** Of what the new file holds. */
const NEW_ID = '94954abda49de8615a048f8d2e64b5de848e27a1'

/** The files after the import and the replay, and whether something of it was refused by name. */
async function filesAfter(text: string, before = FILES, isAtHand = true) {
  const readFile = (name: string): string | undefined => before[name]
  const kindOf = (name: string) => (before[name] === undefined ? undefined : 'file')
  const imported = importPlan({ name: 'change.diff', text }, { format: 'diff', ...(isAtHand && { readFile, kindOf }) })
  if (!imported.ok) return { files: before, isNamed: true }
  const { changes, results } = await proveReplay({ files: before, plan: printPlan(imported.plan, 'json') })
  const files: Record<string, string> = { ...before }
  for (const { path: name, after } of changes)
    if (after !== undefined) files[name] = after.toString('utf8')
    else delete files[name]
  const isRefused = results.some(({ status }) => status === 'failed')
  return { files, isNamed: isRefused || imported.notImported.length > 0 }
}

const LINES = DIFFS.flatMap((diff) => diff.trimEnd().split('\n'))

/** What is whole before each line of the text. */
function wholeBefore(at: number): string {
  const ends = DIFFS.map(
    (_, index) =>
      DIFFS.slice(0, index + 1)
        .join('')
        .trimEnd()
        .split('\n').length,
  )
  return DIFFS.filter((_, index) => (ends[index] ?? 0) <= at).join('')
}

describe('a unified diff of git', () => {
  it.each(LINES.map((line, at) => ({ line, at })))(
    'without its line $at, or with it twice, gives the same files or is refused by name: $line',
    async ({ line, at }) => {
      const sound = await filesAfter(DIFFS.join(''))
      expect(sound).toMatchObject({ isNamed: false, files: { 'moved.txt': 'keep\nthis\nHERE\nand\nthere\n' } })
      for (const damaged of [LINES.toSpliced(at, 1), LINES.toSpliced(at, 0, line)]) {
        const { files, isNamed } = await filesAfter(`${damaged.join('\n')}\n`)
        if (!isNamed) expect(files).toEqual(sound.files)
      }
    },
  )

  it('that is cut off gives the changes that are whole, and names the one that is not', async () => {
    for (const at of LINES.keys()) {
      // Nothing shows that a hunk follows.
      if (LINES[at]?.startsWith('@@') && !LINES[at - 1]?.startsWith('+++')) continue
      const whole = await filesAfter(wholeBefore(at))
      const { files, isNamed } = await filesAfter(at === 0 ? '' : `${LINES.slice(0, at).join('\n')}\n`)
      if (!isNamed) expect({ at, files }).toEqual({ at, files: whole.files })
    }
  })

  it('that ends within a line gives the same files or is refused by name', async () => {
    for (const diff of DIFFS) {
      const { files: whole } = await filesAfter(diff)
      const last = diff.trimEnd().split('\n').at(-1) ?? ''
      for (let end = diff.length - 2 - last.length; end < diff.length; end += 1) {
        const { files, isNamed } = await filesAfter(diff.slice(0, end))
        if (!isNamed) expect({ end: diff.slice(end), files }).toEqual({ end: diff.slice(end), files: whole })
      }
    }
  })

  it('that only lacks the line end after a line which the file has, or which its object id tells, is whole', async () => {
    const [first = '', , , gone = ''] = DIFFS
    const made = `diff --git a/new.txt b/new.txt
new file mode 100644
index 0000000..${NEW_ID}
--- /dev/null
+++ b/new.txt
@@ -0,0 +1,2 @@
+hello
+world`
    for (const diff of [first.trimEnd(), gone.trimEnd(), made])
      expect(await filesAfter(diff)).toMatchObject({ isNamed: false })
    for (const isAtHand of [true, false])
      expect(await filesAfter(made.slice(0, -1), FILES, isAtHand)).toEqual({ files: FILES, isNamed: true })
  })

  it('of several commits, as `git log -p` prints it, is whole where one ends with a rename', async () => {
    const rename = 'diff --git a/old.txt b/new.txt\nsimilarity index 100%\nrename from old.txt\nrename to new.txt\n'
    const text = `commit 1\n\n    Move it\n\n${rename}\ncommit 2\nAuthor: Fern\n\n    Change it\n\n${DIFFS[1]}`
    const { files, isNamed } = await filesAfter(text)
    expect(isNamed).toBe(false)
    expect(files).toMatchObject({ 'new.txt': FILES['old.txt'], 'b/c.js': 'let a = 1\nlet c = 4\n' })
  })
})

type Files = Readonly<Record<string, string>>

/** A change of files by git, and files that are not as it found them: what git refuses to apply there. */
const DRIFTED: readonly (readonly [what: string, before: Files, after: Files, here: Files])[] = [
  ['a last line that goes on', { a: 'x\ny\nz' }, { a: 'x\ny\nq' }, { a: 'x\ny\nzoo' }],
  ['a last line that has an end', { a: 'x\ny\nz' }, { a: 'x\ny\nq' }, { a: 'x\ny\nz\n' }],
  ['lines below a new last line without end', { a: 'x\ny\n' }, { a: 'x\nz' }, { a: 'x\ny\nmore\n' }],
  [
    'lines below what is added at the end',
    { a: '1\n2\n3\n4\n' },
    { a: '1\n2\n3\n4\n5\n' },
    { a: '1\n2\n3\n4\nmore\n' },
  ],
  ['lines above the first', { a: 'x\ny\n' }, { a: 'z\ny\n' }, { a: 'top\nx\ny\n' }],
  ['a first line that ends alike', { a: 'x\ny\n' }, { a: 'z\ny\n' }, { a: '// x\ny\n' }],
  ['lines below a text replaced as a whole', { a: 'x\ny\n' }, { a: '1\n2\n' }, { a: 'x\ny\nmore\n' }],
  ['lines in a file that was empty', { a: '' }, { a: 'x\n' }, { a: 'mine\n' }],
  ['more lines in a file that goes', { a: 'x\n', b: '' }, { b: '' }, { a: 'x\nmore\n', b: '' }],
  ['other lines in a file that goes', { a: 'x\n', b: '' }, { b: '' }, { a: 'mine\n', b: '' }],
  ['lines in an empty file that goes', { a: '', b: '' }, { b: '' }, { a: 'mine\n', b: '' }],
  ['a file where one is made', { b: '' }, { b: '', c: 'x\n' }, { b: '', c: 'mine\n' }],
  ['a file where one is made empty', { b: '' }, { b: '', c: '' }, { b: '', c: 'mine\n' }],
  ['a file where one is moved to', { a: 'x\ny\n' }, { b: 'x\ny\n' }, { a: 'x\ny\n', b: 'mine\n' }],
  ['other bytes in a binary file', { a: '\0x' }, { a: '\0y' }, { a: '\0mine' }],
  ['other bytes in a binary file that goes', { a: '\0x', b: '' }, { b: '' }, { a: '\0mine', b: '' }],
]

/** Damages that the tables of lines above do not make. */
const REWRITTEN: readonly (readonly [what: string, before: Files, after: Files, rewrite: (diff: string) => string])[] =
  [
    [
      'an end within a hunk',
      { a: 'x\ny\n' },
      { a: 'x\nz\n' },
      (diff) => diff.replace(' x\n', ' x\n\\ No newline at end of file\n'),
    ],
    [
      'lines that a file which goes keeps',
      { a: 'x\n', b: '' },
      { b: '' },
      (diff) => diff.replace('+0,0', '+1').replace('-x', ' x'),
    ],
    [
      'lines that a new file had',
      { b: '' },
      { b: '', c: 'x\n' },
      (diff) => diff.replace('-0,0', '-1').replace('+x', ' x'),
    ],
  ]

describe('what `git apply` refuses', () => {
  it('is refused by name too, with the file at hand and without', async () => {
    const drifted = DRIFTED.map(([what, before, after, here]) => ({ what, before, after, here, rewrite: String }))
    const rewritten = REWRITTEN.map(([what, before, after, rewrite]) => ({
      what,
      before,
      after,
      here: before,
      rewrite,
    }))
    using repo = repository()
    for (const { what, before, after, here, rewrite } of [...drifted, ...rewritten]) {
      const diff = diffOf(repo, before, after)
      expect({ what, files: appliedByGit(repo, before, diff) }).toEqual({ what, files: after })
      expect({ what, ...(await filesAfter(diff, before)) }).toEqual({ what, files: after, isNamed: false })
      const source = rewrite(diff)
      expect({ what, files: appliedByGit(repo, here, source) }).toEqual({ what, files: undefined })
      for (const isAtHand of [true, false]) {
        const found = await filesAfter(source, here, isAtHand)
        expect({ what, isAtHand, ...found }).toEqual({ what, isAtHand, files: here, isNamed: true })
      }
    }
  })
})

const diffOf = (repo: TestRepository, before: Files, after: Files): string => {
  leave(repo, before)
  repo.git('add', '-A')
  const tree = repo.git('write-tree')
  leave(repo, after)
  repo.git('add', '-A')
  return String(repo.gitBytes(['diff', '--cached', '--binary', '-M', tree]))
}

const namesIn = ({ root }: TestRepository) => readdirSync(root).filter((name) => name !== '.git')

const leave = (repo: TestRepository, files: Files): void => {
  for (const name of namesIn(repo)) rmSync(path.join(repo.root, name))
  repo.write(files)
}

/** The files as `git apply` leaves them; undefined where it refuses. */
const appliedByGit = (repo: TestRepository, here: Files, diff: string): Files | undefined => {
  leave(repo, here)
  try {
    repo.gitBytes(['apply', '-'], diff)
  } catch {
    return undefined
  }
  return Object.fromEntries(namesIn(repo).map((name) => [name, String(repo.read(name))]))
}
