import { describe, expect, it } from 'vitest'
import '../../../src/wings.ts'
import { someOf } from '../../support/whole.ts'
import { FILES, filesAfter } from './replayed-diff.ts'

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
  const undamaged = filesAfter(DIFFS.join(''))

  it.each(
    someOf(
      LINES.map((line, at) => ({ line, at })),
      6,
    ),
  )(
    'without its line $at, or with it twice, gives the same files or is refused by name: $line',
    async ({ line, at }) => {
      const sound = await undamaged
      expect(sound).toMatchObject({ isNamed: false, files: { 'moved.txt': 'keep\nthis\nHERE\nand\nthere\n' } })
      for (const damaged of [LINES.toSpliced(at, 1), LINES.toSpliced(at, 0, line)]) {
        const { files, isNamed } = await filesAfter(`${damaged.join('\n')}\n`)
        if (!isNamed) expect(files).toEqual(sound.files)
      }
    },
  )

  it('that is cut off gives the changes that are whole, and names the one that is not', { tags: 'slow' }, async () => {
    for (const at of LINES.keys()) {
      // Nothing shows that a hunk follows.
      if (LINES[at]?.startsWith('@@') && !LINES[at - 1]?.startsWith('+++')) continue
      const whole = await filesAfter(wholeBefore(at))
      const { files, isNamed } = await filesAfter(at === 0 ? '' : `${LINES.slice(0, at).join('\n')}\n`)
      if (!isNamed) expect({ at, files }).toEqual({ at, files: whole.files })
    }
  })

  it('that ends within a line gives the same files or is refused by name', { tags: 'slow' }, async () => {
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
