import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan } from '../../../src/index.ts'
import { writePatch } from '../../../src/wings/fixes/writers/patch.ts'
import { repository, temporaryFolder } from '../../support/git.ts'
import { edit, planOf, type TestStep, write } from '../../support/runs.ts'

const FILES = {
  'a b.txt': 'one\ntwo\nthree',
  'crlf.txt': 'a\r\nb\r\n',
  'latin.txt': Buffer.from('caf\xe9\nb\n', 'latin1'),
  'gone.txt': 'gone\n',
  'old.txt': 'a\nb\nc\nd\ne\nf\n',
  'q"uo te.txt': 'q\n',
  'run.sh': 'echo\n',
  'empty.txt': '',
}

const STEPS: readonly TestStep[] = [
  edit('a b.txt', 'three', 'drei\n'),
  edit('crlf.txt', 'b', 'B'),
  edit('latin.txt', 'b\n', 'B\n'),
  { tool: 'Delete', file_path: 'gone.txt' },
  { tool: 'Delete', file_path: 'empty.txt' },
  { tool: 'Move', file_path: 'old.txt', new_path: 'new place/é.txt' },
  edit('new place/é.txt', 'c', 'C'),
  edit('q"uo te.txt', 'q', 'Q'),
  write('new.txt', 'new'),
  write('void.txt', ''),
  write('run.sh', 'echo\n', { executable: true }),
]
const bytesIn = (path: string, bytes: readonly number[]): TestStep => ({
  ...{ tool: 'Write', file_path: path },
  content_base64: Buffer.from(bytes).toString('base64'),
})
const BINARY = bytesIn('x.bin', [0, 1, 2, 3, 4])
/** Text, which git takes for binary. */
const WITH_NUL = bytesIn('nul.js', [97, 0, 98, 10])

/** The tree that git makes of the patch. */
function applied(patch: Buffer): string {
  using repo = repository(FILES)
  using folder = temporaryFolder()
  const file = join(folder.path, 'change.patch')
  writeFileSync(file, patch)
  repo.git('apply', '--index', file)
  return repo.git('write-tree')
}

describe('the patch of a report', () => {
  it('is one that git applies, to the tree of the run: with the commits at hand, and from the report alone', {
    tags: 'quick',
  }, async () => {
    using repo = repository(FILES)
    using elsewhere = temporaryFolder()
    const report = await applyPlan(planOf(STEPS), repo)
    expect(report.steps.flatMap(({ error }) => error ?? [])).toEqual([])
    expect(applied(await writePatch(report, elsewhere.path))).toBe(report.head?.tree)
    expect(applied(await writePatch(report, repo.root))).toBe(report.head?.tree)
  })

  it('holds binary files where git has them, and is refused where the report does not have all bytes', async () => {
    using repo = repository(FILES)
    using elsewhere = temporaryFolder()
    const report = await applyPlan(planOf([...STEPS, BINARY]), repo)
    expect(applied(await writePatch(report, repo.root))).toBe(report.head?.tree)
    await expect(writePatch(report, elsewhere.path)).rejects.toMatchObject({ problems: [{ name: 'USAGE' }] })
    const [file, ...files] = report.files
    const hunk = { oldStart: 1, oldLines: 0, newStart: 1, newLines: 1, lines: ['+key = [masked]****'] }
    const masked = { ...report, head: null, files: [{ ...file!, structuredPatch: [hunk] }, ...files] }
    await expect(writePatch(masked, repo.root)).rejects.toMatchObject({ problems: [{ name: 'USAGE' }] })
  })

  it('has the lines of a text with NUL bytes, without git too', async () => {
    using repo = repository(FILES)
    using elsewhere = temporaryFolder()
    const report = await applyPlan(planOf([...STEPS, WITH_NUL]), repo)
    for (const root of [repo.root, elsewhere.path])
      expect(applied(await writePatch(report, root))).toBe(report.head?.tree)
  })

  it('is there for a check too, which makes no commits', async () => {
    using repo = repository(FILES)
    const report = await checkPlan(planOf(STEPS), repo)
    const run = await applyPlan(planOf(STEPS), repo)
    expect(applied(await writePatch(report, repo.root))).toBe(run.head?.tree)
  })
})
