import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildReport } from '../../../src/core/report/build-report.ts'
import type { ReportedStep } from '../../../src/core/report/report.ts'
import { hunkOf } from '../../../src/core/text/hunks.ts'
import { faintTexts } from '../../support/contrast.ts'
import { CHROMIUM, type Pages, startBrowser } from '../../support/page.ts'

/** Tokens of every kind, before and after, so that words are marked within each. */
const LANGUAGES: Readonly<Record<string, readonly [string, string]>> = {
  'a.ts': [
    '// old remark on `it`\nexport class Old<T> extends Base { @dec private one = 1; run(a: string) { return /x+/g.test(`a${a}`) ?? null } }',
    '// new remark on `it`\nexport class New<T> extends Base { @dec private two = 2; run(b: number) { return /y+/g.test(`b${b}`) ?? true } }',
  ],
  'b.py': [
    '# old\n@wraps\ndef old(a=1, *b): return f"{a} old" is None',
    '# new\n@wraps\ndef new(a=2, *b): return f"{b} new" is True',
  ],
  'c.css': [
    '/* old */ a.old:hover > #b { color: #fff !important; --x: 1px }',
    '/* new */ a.new:hover > #c { color: #000 !important; --y: 2em }',
  ],
  'd.html': ['<!-- old --><a href="old" class=x>old &amp; it</a>', '<!-- new --><a href="new" class=y>new &lt; it</a>'],
  'e.md': ['# Old *title*\n> old `code` [a](b)\n- **old**', '# New *title*\n> new `code` [c](d)\n- **new**'],
  'f.sh': [
    '#!/bin/sh\n# old\nif [ "$OLD" = 1 ]; then echo old | cat; fi',
    '#!/bin/sh\n# new\nif [ "$NEW" = 2 ]; then echo new | cat; fi',
  ],
  'g.yaml': ['# old\nold: &a !!str "x"\nlist: [1, true]', '# new\nnew: &b !!int "y"\nlist: [2, false]'],
  'h.sql': ["-- old\nSELECT old FROM t WHERE a = 'x' AND b > 1;", "-- new\nSELECT new FROM t WHERE a = 'y' AND b > 2;"],
  'i.rs': [
    '/// old\n#[old] fn old<\'a>(x: &\'a str) -> u8 { old!("{}", 1u8) }',
    '/// new\n#[new] fn new<\'a>(x: &\'a str) -> u8 { new!("{}", 2u8) }',
  ],
  'j.json': ['{ "old": [1, null, "x\\n"] }', '{ "new": [2, false, "y\\t"] }'],
  'k.txt': ['key = [1 masked: differs]** \u00a0old', 'key = [2 masked: differs]**\u200b new \u202e аdmin'],
}

const lines = (sign: string, text: string): readonly string[] => text.split('\n').map((line) => sign + line)

const STEPS = Object.entries(LANGUAGES).map(
  ([path, [before, after]], at): ReportedStep => ({
    index: at + 1,
    id: `step-${at}`,
    tool: at % 3 === 0 ? 'Fix' : 'Edit',
    ...(at % 3 === 0 && { source: 'eslint/no-var' }),
    file_path: path,
    status: 'applied',
    why: 'because `it` says [so](https://example.com)',
    ...(at === 1 && { matched_by: 'whitespace' }),
    ...(at === 2 && {
      policy: { behavior: 'ask', rule: 'Edit(c.css)', reason: 'it is asked about' },
      notes: ['a remark'],
    }),
    structuredPatch: [hunkOf(1, [' same', ...lines('-', before), ...lines('+', after), ' same'])],
    ...{ insertions: after.split('\n').length, deletions: before.split('\n').length },
    commit: `${at}`.repeat(40).slice(0, 40),
  }),
)

const FAILED: ReportedStep = {
  index: STEPS.length + 1,
  tool: 'Edit',
  file_path: 'l.txt',
  status: 'failed',
  ...{ insertions: 0, deletions: 0 },
  error: {
    ...{ name: 'STRING_NOT_FOUND', code: 8, message: 'old_string is not in l.txt.\nwrite:\n  x', suggestions: ['x'] },
    ...{ file: 'plan.yaml', line: 3, column: 1 },
  },
}

const report = buildReport({
  plan: { title: 'Colours', description: 'What `it` **says**.', digest: 'f'.repeat(64), files: ['plan.yaml'] },
  steps: [...STEPS, FAILED],
  files: STEPS.map(({ file_path: path, insertions, deletions, index }) => ({
    ...{ path, status: 'modified', old_mode: '100644', new_mode: index === 6 ? '100755' : '100644', binary: false },
    ...{ insertions, deletions, steps: [index] },
    ...(index === 4 && { protected: 'a workflow', verifies: 'it configures tests' }),
  })),
  base: { commit: '1'.repeat(40), tree: '2'.repeat(40) },
  head: { commit: '3'.repeat(40), tree: '4'.repeat(40), branch: 'main' },
  run: { id: 'r1' },
  notes: ['a note on the run'],
  verifications: [
    { name: 'types', ok: true, milliseconds: 3, tail: 'ok' },
    { name: 'tests', ok: false, milliseconds: 3, tail: 'not ok 3' },
  ],
  written: true,
})

describe.skipIf(!CHROMIUM)('every text of the page', () => {
  let pages: Pages
  beforeAll(async () => {
    pages = await startBrowser()
  })
  afterAll(() => pages[Symbol.asyncDispose]())

  it.each(['light', 'dark'] as const)(
    'has a contrast of 4.5 at least, by file and by step, in columns too: %s',
    async (colorScheme) => {
      for (const view of ['files', 'steps']) {
        await using opened = await pages.open(report, {
          hash: `#view=${view}`,
          colorScheme,
          viewport: { width: 1200, height: 12_000 },
        })
        const { page } = opened
        await page.waitForFunction(
          (count) => document.querySelectorAll('td.new').length >= count,
          view === 'files' ? 11 : 7,
        )
        await page.evaluate(() => {
          for (const one of document.querySelectorAll('.folded')) one.classList.remove('folded')
          for (const one of document.querySelectorAll('details')) one.open = true
        })
        await page.waitForFunction(() => document.querySelectorAll('td.new').length >= 20)
        await page.waitForTimeout(300)
        expect(await faintTexts(page)).toEqual([])
        await page.keyboard.press('s')
        await page.waitForSelector('.split td.new')
        expect(await faintTexts(page)).toEqual([])
        // The check finds what is faint.
        if (view === 'files') expect((await faintTexts(page, 21.1)).length).toBeGreaterThan(100)
      }
    },
  )
})
