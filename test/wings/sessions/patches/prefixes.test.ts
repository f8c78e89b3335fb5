import { describe, expect, it } from 'vitest'
import { type Files, handIn, verdictOf } from '../memory-files.ts'

const LINES = ['one', 'two', 'three', 'four', 'five']
const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
const FILES: Files = { 'src/a.txt': text(LINES), 'run.sh': 'echo 1\n' }
const CHANGED = text(['one', 'TWO', 'three', 'four', 'five'])
const HUNK = '@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three\n'

/** How git writes the prefixes of both sides: with options, by what is compared, and without any. */
const PREFIXES: Readonly<Record<string, readonly [old: string, fresh: string]>> = {
  'of git': ['a/', 'b/'],
  'of two folders': ['old/', 'new/'],
  'of words': ['upstream/', 'local/'],
  'of the index and the work tree': ['i/', 'w/'],
  'of a commit and the index': ['c/', 'i/'],
  'of two parts': ['x/y/', 'x/z/'],
  'of one package': ['pkg/', 'pkg/'],
  none: ['', ''],
}

type Kind = readonly [head: (old: string, fresh: string) => string, after: Files]
const git = (old: string, fresh: string, ...lines: readonly string[]): string =>
  `diff --git ${old} ${fresh}\n${lines.join('\n')}\n`
const moved = (how: string): Kind => [
  (old, fresh) =>
    git(
      `${old}src/a.txt`,
      `${fresh}src/b.txt`,
      ...['similarity index 80%', `${how} from src/a.txt`, `${how} to src/b.txt`, 'index 1111111..2222222 100644'],
      ...[`--- ${old}src/a.txt`, `+++ ${fresh}src/b.txt`, HUNK.trimEnd()],
    ),
  how === 'copy' ? { ...FILES, 'src/b.txt': CHANGED } : { 'run.sh': 'echo 1\n', 'src/b.txt': CHANGED },
]
const KINDS: Readonly<Record<string, Kind>> = {
  'a change': [
    (old, fresh) =>
      git(`${old}src/a.txt`, `${fresh}src/a.txt`, `--- ${old}src/a.txt`, `+++ ${fresh}src/a.txt`, HUNK.trimEnd()),
    { ...FILES, 'src/a.txt': CHANGED },
  ],
  'a rename with a change': moved('rename'),
  'a copy with a change': moved('copy'),
  'a file that goes': [
    (old, fresh) =>
      git(
        `${old}run.sh`,
        `${fresh}run.sh`,
        ...['deleted file mode 100644', `--- ${old}run.sh`, '+++ /dev/null', '@@ -1 +0,0 @@', '-echo 1'],
      ),
    { 'src/a.txt': text(LINES) },
  ],
  'a file that comes': [
    (old, fresh) =>
      git(
        `${old}src/c.txt`,
        `${fresh}src/c.txt`,
        ...['new file mode 100644', '--- /dev/null', `+++ ${fresh}src/c.txt`, '@@ -0,0 +1 @@', '+new'],
      ),
    { ...FILES, 'src/c.txt': 'new\n' },
  ],
  'a mode': [(old, fresh) => git(`${old}run.sh`, `${fresh}run.sh`, 'old mode 100644', 'new mode 100755'), { ...FILES }],
}

const kindOf = (path: string) =>
  FILES[path] !== undefined
    ? 'file'
    : Object.keys(FILES).some((name) => name.startsWith(`${path}/`))
      ? 'folder'
      : undefined

describe.each(Object.entries(PREFIXES))('a diff of git with the prefixes %s', (_, [old, fresh]) => {
  it.each(Object.entries(KINDS))('gives what git apply gives: %s', async (_, [head, after]) => {
    const handled = await handIn(head(old, fresh), FILES, { kindOf })
    expect([verdictOf(handled, after), handled]).toEqual(['right', handled])
  })
})

describe('a diff of git whose lines name different files', () => {
  it.each([
    [
      'another in its first line',
      git('a/src/a.txt', 'b/src/a.txt', '--- a/src/b.txt', '+++ b/src/b.txt', HUNK.trimEnd()),
    ],
    [
      'another that is renamed',
      moved('rename')[0]('a/', 'b/').replace('rename from src/a.txt', 'rename from src/c.txt'),
    ],
    ['one that is renamed to another', moved('rename')[0]('a/', 'b/').replace('+++ b/src/b.txt', '+++ b/src/c.txt')],
    ['one with more parts before it', moved('rename')[0]('a/', 'b/').replace('--- a/src/a.txt', '--- a/x/src/a.txt')],
    [
      'one that is copied from another',
      moved('copy')[0]('old/', 'new/').replace('--- old/src/a.txt', '--- old/src/c.txt'),
    ],
  ])('is refused: %s', async (_, diff) => {
    expect(await handIn(diff, { ...FILES, 'src/c.txt': text(LINES) }, { kindOf })).toHaveProperty('refused')
  })
})

describe('a diff of git that only makes files below names without a prefix', () => {
  const made = (path: string): string =>
    git(path, path, 'new file mode 100644', '--- /dev/null', `+++ ${path}`, '@@ -0,0 +1 @@', '+new')

  it.each(['pkg/new.txt', 'pkg/lib/new.txt'])('is refused without -p where no folder is there: %s', async (path) => {
    const handled = await handIn(made(path), FILES, { kindOf })
    expect(handled).toMatchObject({ refused: ['PROPOSAL_INCOMPLETE'] })
    expect(await handIn(made(path), FILES, { kindOf, strip: 0 })).toMatchObject({ files: { [path]: 'new\n' } })
  })

  it('has the prefix of the other diffs', async () => {
    const [change] = KINDS['a change']!
    for (const diff of [change('a/', 'b/') + made('b/new.txt'), made('b/new.txt') + change('a/', 'b/')])
      expect(await handIn(diff, FILES, { kindOf })).toEqual({
        files: { ...FILES, 'src/a.txt': CHANGED, 'new.txt': 'new\n' },
      })
    expect(await handIn(change('', '') + made('b/new.txt'), FILES, { kindOf })).toMatchObject({
      files: { 'b/new.txt': 'new\n' },
    })
  })

  it('makes them where one folder is there', async () => {
    expect(await handIn(made('pkg/src/new.txt'), FILES, { kindOf })).toMatchObject({
      files: { 'src/new.txt': 'new\n' },
    })
  })
})

describe('A folder that is given for the names of a proposal', () => {
  const held: Files = { 'src/a.txt': 'one\n', 'a.txt': 'one\n', 'top.txt': 'one\n' }
  const changed = (name: string): string => `--- ${name}\n+++ ${name}\n@@ -1 +1 @@\n-one\n+ONE\n`

  it.each<readonly [string, string, Files]>([
    ['a diff', changed('a.txt'), { 'src/a.txt': 'ONE\n' }],
    [
      'a diff with names above it',
      changed('a.txt') + changed('../top.txt'),
      { 'src/a.txt': 'ONE\n', 'top.txt': 'ONE\n' },
    ],
    [
      'a diff that renames',
      'diff --git a/a.txt b/b.txt\nsimilarity index 100%\nrename from a.txt\nrename to b.txt\n',
      { 'src/a.txt': '', 'src/b.txt': 'one\n' },
    ],
    ['a patch', '*** Begin Patch\n*** Update File: a.txt\n@@\n-one\n+ONE\n*** End Patch\n', { 'src/a.txt': 'ONE\n' }],
    ['a block', 'a.txt\n<<<<<<< SEARCH\none\n=======\nONE\n>>>>>>> REPLACE\n', { 'src/a.txt': 'ONE\n' }],
  ])('is where they start: %s', async (_, source, after) => {
    const files = Object.entries({ ...held, ...after }).filter(([, content]) => content !== '')
    expect(await handIn(source, held, { cwd: 'src' })).toEqual({ files: Object.fromEntries(files) })
  })
})
