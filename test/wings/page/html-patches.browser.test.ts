import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masked } from '../../../src/core/policy/secrets.ts'
import { renderBody } from '../../../src/core/report/markdown.ts'
import { readingOf } from '../../../src/core/report/read-first.ts'
import { collectContents } from '../../../src/core/report/report-writers.ts'
import { renderSummary } from '../../../src/core/report/terminal/summary.ts'
import { applyPlan, type RunReport } from '../../../src/index.ts'
import { codeOf, foldersOfBody, rowsOfBody } from '../../support/body-rows.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { asGit, gitFiles } from '../../support/net-change.ts'
import { CHROMIUM, type Pages, startBrowser } from '../../support/page.ts'
import { expectedGroups, groupsOfBody, groupsOfPage, groupsOfTerminal } from '../../support/read-first-shown.ts'
import { planOf, type TestStep } from '../../support/runs.ts'
import { applyShown, readShownFiles, textOf } from '../../support/shown-files.ts'
import { share } from '../../support/whole.ts'

/**
 * Generated files, and commits of this repository, or of the one in `HTML_REPOSITORY`: `HTML_CHANGES=300 HTML_COMMITS=100` is the whole
 * trial, `HTML_SKIP=50` begins at the 51st commit.
 */
const CHANGES = Number(process.env.HTML_CHANGES ?? share(30))
const COMMITS = Number(process.env.HTML_COMMITS ?? share(3))
const SKIPPED = Number(process.env.HTML_SKIP ?? 0)
const REPOSITORY = process.env.HTML_REPOSITORY ?? join(import.meta.dirname, '..', '..', '..')
const PER_RUN = 10

/** Contents before and after; undefined where there is no file. */
type Change = readonly [before: Buffer | undefined, after: Buffer | undefined, more?: TestStep]

describe.skipIf(!CHROMIUM)('what the page shows of a file', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await startBrowser()
  })
  afterAll(() => pages[Symbol.asyncDispose]())

  /** Runs the changes, reads the page, and holds it to the bytes and to git. */
  async function prove(changes: Readonly<Record<string, Change>>, steps: readonly TestStep[]): Promise<void> {
    const start = Object.entries(changes).flatMap(([path, [before]]) => (before ? [[path, before] as const] : []))
    using repo = repository({ 'keep.txt': 'kept\n', ...Object.fromEntries(start) })
    const base = repo.git('rev-parse', 'HEAD')
    const { contents, addStep, addFile } = collectContents()
    const report = await applyPlan(planOf(steps), {
      root: repo.root,
      onContents: addFile,
      onEvent: (event) => event.type === 'step' && event.change && addStep(event.step.index, event.change),
    })
    expect(report.steps.flatMap(({ error }) => error ?? [])).toEqual([])
    const expected = report.head ? expectedFiles(repo, base, report) : []
    await using opened = await pages.open(report, { contents })
    const shown = await readShownFiles(opened.page)
    const counts = ({ path, insertions, deletions }: (typeof shown)[number] | (typeof expected)[number]) =>
      `${path} +${insertions} -${deletions}`
    expect(shown.map(counts).sort()).toEqual(expected.map(counts).sort())
    const body = renderBody(report, { budget: 10_000_000 })
    const summary = renderSummary(report, { width: 100_000, colour: false })
    const rows = rowsOfBody(body)
    const changed = expected.filter(({ binary, insertions, deletions }) => !binary && insertions + deletions > 0)
    const [patched, byFolder] = [
      changed.filter(({ path }) => rows.has(codeOf(path))),
      changed.filter(({ path }) => !rows.has(codeOf(path))),
    ]
    for (const { path, insertions, deletions } of patched)
      expect(rows.get(codeOf(path))).toEqual([insertions, deletions])
    const told = foldersOfBody(body)
    for (const { example } of told) {
      // A patch that is too long is no example.
      if (!example) continue
      const { insertions, deletions } = byFolder.find(({ path }) => path === example.path)!
      expect(example).toMatchObject({ counts: [insertions, deletions], shown: [insertions, deletions] })
    }
    // Each file without a patch is one of its folder, and the folders hold no more.
    const counted = told.flatMap(({ folders }) => folders)
    for (const [folder] of counted)
      expect(byFolder.filter(({ path }) => isIn(folder, path)).length).toBe(
        counted.reduce((sum, [name, count]) => sum + (name.startsWith(folder) ? count : 0), 0),
      )
    expect(byFolder.filter(({ path }) => !counted.some(([folder]) => isIn(folder, path)))).toEqual([])
    for (const file of shown) {
      const { from = file.path, binary } = expected.find(({ path }) => path === file.path)!
      if (binary) continue
      const after = changes[file.path]?.[1]
      expect(applyShown(changes[from]?.[0], file)).toBe(textOf(after))
      const rows = (kind: string) => file.rows.filter((row) => row.kind === kind).length
      expect([rows('new'), rows('gone')]).toEqual([file.insertions, file.deletions])
    }
    await proveSame(report, expected, { page: opened.page, body, summary })
    expect(opened.complaints).toEqual([])
  }

  /** Holds page, body, terminal and JSON to each other, and to git. */
  async function proveSame(report: RunReport, expected: RunReport['files'], shown: Shown): Promise<void> {
    const { page, body, summary } = shown
    const { totals, read_first: groups = [] } = report
    expect(asGit(report.files)).toEqual(expected)
    const paths = groups.filter(({ files }) => files > 0).flatMap(({ entries }) => entries.flatMap((one) => one.paths))
    expect(paths.sort()).toEqual(expected.map(({ path }) => path).sort())
    const sum = (key: 'insertions' | 'deletions', all: RunReport['files']) =>
      all.reduce((total, one) => total + one[key], 0)
    expect([totals.files, totals.insertions, totals.deletions]).toEqual([
      expected.length,
      sum('insertions', expected),
      sum('deletions', expected),
    ])
    const counts = `${totals.files.toLocaleString('en')} files?,? \\(?\\+${totals.insertions.toLocaleString('en')} −${totals.deletions.toLocaleString('en')}`
    const head = (await page.textContent('.size-line')) ?? ''
    for (const text of [head, body, summary]) expect(text).toMatch(new RegExp(counts))
    const { moved_insertions: came = 0, moved_deletions: went = 0 } = totals
    const moved = `+${came.toLocaleString('en')} −${went.toLocaleString('en')} moved`
    for (const text of [head, body, summary]) expect(text.includes(moved)).toBe(came + went > 0)
    expect(await page.locator('td.moved.gone, td.moved.new').count()).toBe(came + went)
    expect(await statusesOfPage(page)).toEqual(
      expected.map(({ path, from, status }) => `${status[0]?.toUpperCase()} ${from ? `${from} → ` : ''}${path}`).sort(),
    )
    const wanted = expectedGroups(readingOf(report))
    for (const found of [await groupsOfPage(page), groupsOfBody(body), groupsOfTerminal(summary)]) {
      expect(found.map(({ kind, count }) => [kind, count])).toEqual(wanted.map(({ kind, count }) => [kind, count]))
      for (const [at, { first }] of wanted.entries()) expect(found[at]?.first).toContain(first.slice(-40))
    }
  }

  const proveAll = (changes: Readonly<Record<string, Change>>) => prove(changes, stepsOf(changes))

  it.each(Object.entries(HOSTILE))('is the change, byte by byte: %s', (_, changes) => proveAll(changes))

  it('is the change of several steps to a file, and of one that is moved and edited', async () => {
    const lines = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `line ${from + at}\n`).join('')
    const before = Buffer.from(lines(0, 200))
    const after = Buffer.from(`${lines(0, 50)}new\n${lines(51, 120)}${lines(121, 200)}`)
    await prove({ 'a.txt': [before, undefined], 'b/c.txt': [undefined, after], 'd.txt': [before, after] }, [
      { tool: 'Edit', file_path: 'a.txt', old_string: 'line 50\n', new_string: 'old\n' },
      { tool: 'Move', file_path: 'a.txt', new_path: 'b/c.txt' },
      { tool: 'Edit', file_path: 'b/c.txt', old_string: 'old\n', new_string: 'new\n' },
      { tool: 'Edit', file_path: 'b/c.txt', old_string: 'line 120\n', new_string: '' },
      { tool: 'Edit', file_path: 'd.txt', old_string: 'line 120\n', new_string: '' },
      { tool: 'Edit', file_path: 'd.txt', old_string: 'line 50\n', new_string: 'new\n' },
    ])
  })

  it(`is the change, of ${CHANGES} generated files`, { timeout: 1_800_000 }, async () => {
    for (let seed = 0; seed * PER_RUN < CHANGES; seed += 1) {
      const sample = fc.sample(change, { numRuns: PER_RUN, seed: seed + 1 })
      const named = sample.map((one, at) => [`${seed}/file-${at}.${['ts', 'sql', 'md', 'txt'][at % 4]}`, one] as const)
      await proveAll(Object.fromEntries(named.filter(([, [before, after]]) => before || after)))
    }
  })

  it(`is the change, of ${COMMITS} commits`, { timeout: 1_800_000 }, async () => {
    const commits = git(
      'log',
      '--no-merges',
      '--format=%H',
      '-n',
      `${COMMITS}`,
      `--skip=${SKIPPED}`,
      'HEAD',
      ...(process.env.HTML_REPOSITORY === undefined ? ['--', 'src'] : []),
    )
    for (const commit of commits.toString().trim().split('\n')) {
      const changes = await changesOf(commit)
      if (Object.keys(changes).length > 0) await proveAll(changes)
    }
  })
})

interface Shown {
  readonly page: Page
  readonly body: string
  readonly summary: string
}

/** `./` stands for the root alone. */
const isIn = (folder: string, path: string): boolean =>
  folder === './' ? !path.includes('/') : path.startsWith(folder)

/** Letter and path of each file in the tree of a page. */
const statusesOfPage = async (page: Page): Promise<readonly string[]> =>
  (
    await page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLElement>('nav.files button[title]'), (button) => {
        const letter = button.querySelector('.letter')?.textContent ?? ''
        return `${letter} ${button.title}`
      }),
    )
  ).sort()

/** As git has them; of a text that git takes for binary, the lines of the patch that it prints where it is told that it is text. */
function expectedFiles(repo: TestRepository, base: string, { head, files }: RunReport): RunReport['files'] {
  const to = head?.commit ?? base
  const shownAsText = new Set(files.filter(({ binary }) => !binary).map(({ path }) => path))
  return gitFiles(repo, base, to).map((file) => {
    if (!file.binary || !shownAsText.has(file.path)) return file
    const patch = repo
      .git('diff', '--text', '--unified=0', base, to, '--', file.path)
      .split(/^@@ .*$/m)
      .slice(1)
      .join('')
    const count = (sign: string): number => patch.split('\n').filter((line) => line.startsWith(sign)).length
    return { ...file, binary: false, insertions: count('+'), deletions: count('-') }
  })
}

const git = (...args: string[]): Buffer => execFileSync('git', args, { maxBuffer: 2 ** 28, cwd: REPOSITORY })

/** The files that a commit changes, but for what is built. */
async function changesOf(commit: string): Promise<Readonly<Record<string, Change>>> {
  const listed = git('diff-tree', '-r', '-z', '--no-commit-id', '--name-status', '--no-renames', commit)
  const fields = listed.toString().split('\0').slice(0, -1)
  const changes: Record<string, Change> = {}
  for (let at = 0; at < fields.length; at += 2) {
    const [status = '', path = ''] = [fields[at], fields[at + 1]]
    if (/^(?:dist|test\/cases)\//.test(path)) continue
    const bytes = (revision: string): Buffer => git('cat-file', 'blob', `${revision}:${path}`)
    const found: Change = [status === 'A' ? undefined : bytes(`${commit}^`), status === 'D' ? undefined : bytes(commit)]
    if (!(await holdsCredential(found))) changes[path] = found
  }
  return changes
}

/** Tests of this repository hold made-up credentials: a plan may not write them, and a page shows them as asterisks. */
async function holdsCredential([before, after]: Change): Promise<boolean> {
  const texts = [textOf(before), textOf(after)]
  return (await masked(texts)).some((text, at) => text !== texts[at])
}

/** Each file is written or deleted whole. */
const stepsOf = (changes: Readonly<Record<string, Change>>): readonly TestStep[] =>
  Object.entries(changes).map(([path, [, after, more]]) =>
    after
      ? { tool: 'Write', file_path: path, content_base64: after.toString('base64'), ...more }
      : { tool: 'Delete', file_path: path },
  )

/** Lines that a reader of patches may take for something else, or not see. */
const NASTY = [
  ...['-- end', '++ more', '@@ -1 +1 @@', '\\ No newline at end of file', 'diff --git a/x b/x', 'index 1..2', ''],
  ...['</script><script>document.title=1</script>', '<!--', '&lt;b&gt;', '  ', '\t', 'a\u00a0b', 'e\u0301', 'naïve'],
  ...['if (a\u202e /* \u2066) */', 'ad\u043cin', '\u200b', '\ufeff', 'x\ry', '\u001b[31mred', '\u2028', '👩\u200d💻'],
  ...['const a = 1', 'const b = 2', '}', '}', 'return', `${'x'.repeat(2600)} end`, `${'word '.repeat(900)}`],
]

const line = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const text = fc
  .tuple(fc.array(line, { maxLength: 40 }), fc.constantFrom('\n', '\n', '\n', '\r\n'), fc.boolean())
  .map(([lines, end, ended]) => lines.join(end) + (ended && lines.length > 0 ? end : ''))
const bytes = fc.tuple(text, fc.constantFrom('', '', '', '\xe9', '\xff\xfe!')).map(([one, tail]) => {
  const all = Buffer.concat([Buffer.from(one), Buffer.from(tail, 'latin1')])
  return all.includes(0) ? Buffer.from(all.toString('latin1').replaceAll('\0', '0'), 'latin1') : all
})

/** Most changes keep most of a file. */
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(bytes, fc.array(fc.tuple(fc.nat(40), fc.nat(3), line), { maxLength: 5 })).map(edited),
  },
  { weight: 2, arbitrary: fc.tuple(bytes, bytes) },
  { weight: 1, arbitrary: bytes.map((one): Change => [undefined, one]) },
  { weight: 1, arbitrary: bytes.map((one): Change => [one, undefined]) },
)

function edited([before, edits]: [Buffer, readonly (readonly [number, number, string])[]]): Change {
  const lines = before.toString('latin1').match(/[^\n]*\n|[^\n]+$/g) ?? []
  for (const [at, gone, fresh] of edits) {
    const added = `${Buffer.from(fresh).toString('latin1')}\n`.replaceAll('\0', '0')
    lines.splice(at % (lines.length + 1), gone, added)
  }
  return [before, Buffer.from(lines.join(''), 'latin1')]
}

const of = (before: string | undefined, after: string | undefined, more?: TestStep): Change =>
  [
    before === undefined ? undefined : Buffer.from(before),
    after === undefined ? undefined : Buffer.from(after),
    ...(more ? [more] : []),
  ] as unknown as Change

const many = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('')

const HOSTILE: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  'a removed line that begins like a file header': {
    'a.sql': of('select 1;\n-- end\n', undefined),
    'b.lua': of('-- a\n-- b\n', '++ a\n-- b\n++ c\n'),
    'c.txt': of('a\n', 'b\n'),
  },
  'words of patches as text, and newlines at the end': {
    'a.ts': of('run() // \\ No newline at end of file\n', 'stealEverything() // \\ No newline at end of file\n'),
    'b.txt': of('a\nb\n', 'a\nb'),
    'c.txt': of('a\nb', 'a\nb\n'),
    'd.txt': of('\\ No newline at end of file', '\\ No newline at end of file\n'),
  },
  'markup, directions, look-alikes and marks': {
    'a.html': of('</script><script>alert(1)</script>\n', '<!--</script>&amp;&#39;"\n<style></style>\n'),
    'b.ts': of('if (admin) {\n', 'if (\u0430dmin\u202e \u2066// x\u2069) {\u00a0\n'),
    'c.txt': of('a\n', '\ufeffa\u200b\n<U+202E> CR\n'),
  },
  'line ends': {
    'a.txt': of('a\nb\nc\n', 'a\r\nb\r\nc\r\n'),
    'b.txt': of('a\r\nb\r\nc\r\n', 'a\r\nB\r\nc\r\n'),
    'c.txt': of('a\r\nb\nc\r\n', 'a\r\nb\r\nd'),
    'd.txt': of(undefined, 'a\r\nb\r'),
  },
  'bytes that are no UTF-8, and NULs far from the beginning': {
    'a.txt': [Buffer.from('caf\xe9\n', 'latin1'), Buffer.from('caf\xe8\n\x01\n', 'latin1')],
    'b.txt': of(`${'a\n'.repeat(9000)}\0\n`, `${'a\n'.repeat(9000)}\0\nb\n`),
    'c.bin': [Buffer.from([0, 1, 0xff, 0xfe]), Buffer.from([0, 2, 0xff, 0xfe])],
  },
  'files that are empty, new, gone or only executable': {
    'a.txt': of(undefined, ''),
    'b.txt': of('', undefined),
    'c.sh': of('echo\n', 'echo\n', { executable: true }),
    'd.sh': of(undefined, 'echo', { executable: true }),
  },
  'lines that move to another file, and within one': {
    'a.ts': of(`${many(9, (at) => `export const moved${at} = ${at}\n`)}const kept = 1\n`, 'const kept = 2\n'),
    'b.ts': of('const own = 1\n', `const own = 1\n${many(9, (at) => `export const moved${at} = ${at}\n`)}`),
    'c.ts': of(
      `${many(6, (at) => `const within${at} = ${at}\n`)}${many(20, (at) => `stays(${at})\n`)}`,
      `${many(20, (at) => `stays(${at})\n`)}${many(6, (at) => `const within${at} = ${at}\n`)}`,
    ),
  },
  'thousands of changed lines': {
    'a.txt': of(
      many(3000, (at) => `line ${at}\n`),
      many(3000, (at) => (at % 3 === 0 ? `LINE ${at}\n` : `line ${at}\n`)),
    ),
    'b.min.js': of(
      many(900, (at) => `f${at}(${'x'.repeat(100)});`),
      many(900, (at) => (at === 450 ? 'g()' : `f${at}(${'x'.repeat(100)});`)),
    ),
  },
}
