import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { StepInputs } from '../../../../src/core/tools/step-inputs.ts'
import { ENCRYPTED, numbered, pdf } from './pdf-file.ts'
import { createReader } from './reader.ts'

const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c04010' } })
  .png()
  .toBuffer()
const huge = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1"/></svg>`,
)
const lines = 'one two three\n'.repeat(100)
const cells = ['a', 'b'].map((id) => ({ cell_type: 'raw', id, source: `${id} word `.repeat(30) }))
const notebook = JSON.stringify({ cells, nbformat: 4, nbformat_minor: 5, metadata: {} })

interface Row {
  readonly name: string
  readonly words: RegExp
  readonly file: string
  readonly bytes: Buffer | string
  readonly input?: Partial<StepInputs['Read']>
  /** What the message asks for: other input, or another file. */
  readonly next: Partial<StepInputs['Read']>
  readonly fixed?: Buffer
  readonly budgets?: { readonly bytes?: number; readonly tokens?: number }
}

it.each<Row>([
  { name: 'PDF_PAGES', words: /Give pages.* as in "1-5"/, file: 'a.pdf', bytes: numbered(12), next: { pages: '1-5' } },
  ...['3', '1-5', '10-'].map((pages) => ({
    ...{ name: 'PDF_PAGES', words: /Write it as 3, 1-5 or 10-/, file: 'a.pdf', bytes: numbered(12) },
    ...{ input: { pages: 'all' }, next: { pages } },
  })),
  {
    ...{ name: 'PDF_PAGES', words: /the pages 1 to 12\. Name some of them/, file: 'a.pdf', bytes: numbered(12) },
    ...{ input: { pages: '13' }, next: { pages: '1-12' } },
  },
  {
    ...{ name: 'PDF_PAGES', words: /at most 20 .*Name fewer/, file: 'a.pdf', bytes: numbered(25) },
    ...{ input: { pages: '1-21' }, next: { pages: '1-20' } },
  },
  {
    ...{ name: 'PDF_ENCRYPTED', words: /password\. Remove it/, file: 'a.pdf', bytes: pdf(['secret'], ENCRYPTED) },
    ...{ next: {}, fixed: pdf(['secret']) },
  },
  {
    ...{ name: 'PDF_INVALID', words: /Repair it/, file: 'a.pdf', bytes: 'text' },
    ...{ next: {}, fixed: pdf(['text']) },
  },
  {
    ...{ name: 'PDF_INVALID', words: /give it the extension of what it is/, file: 'a.pdf', bytes: 'text' },
    next: { file_path: 'a.txt' },
  },
  {
    ...{ name: 'PDF_INVALID', words: /Repair it, or export it again/, file: 'a.pdf', bytes: '%PDF-1.4\nthen nothing' },
    ...{ next: {}, fixed: pdf(['text']) },
  },
  { name: 'IMAGE_INVALID', words: /Convert it/, file: 'a.png', bytes: huge, next: {}, fixed: picture },
  {
    ...{ name: 'IMAGE_INVALID', words: /Repair or convert it/, file: 'a.png', bytes: picture.subarray(0, 40) },
    ...{ next: {}, fixed: picture },
  },
  {
    ...{ name: 'READ_TOO_LARGE', words: /Read a part with offset and limit/, file: 'a.txt', bytes: lines },
    ...{ budgets: { bytes: 99 }, next: { offset: 5, limit: 5 } },
  },
  ...[{ offset: 99 }, { limit: 5 }].map((next) => ({
    ...{ name: 'READ_TOO_LARGE', words: /Give an offset, or a smaller limit/, file: 'a.txt', bytes: lines },
    ...{ input: { offset: 1 }, budgets: { tokens: 60 }, next: { offset: 1, ...next } },
  })),
  {
    ...{ name: 'READ_TOO_LARGE', words: /Give a smaller limit/, file: 'n.ipynb', bytes: notebook },
    ...{ input: { offset: 1, limit: 2 }, budgets: { tokens: 120 }, next: { offset: 1, limit: 1 } },
  },
])('$name is answered by what its message asks for: $words', async (row) => {
  const { name, words, file, bytes, input, next, fixed, budgets = {} } = row
  const reader = createReader({ [file]: bytes, 'a.txt': bytes }, { budgets })
  const refused = await reader.run({ file_path: file, ...input })
  expect(refused).toMatchObject({ ok: false, problem: { name } })
  expect(!refused.ok && refused.problem.message).toMatch(words)
  if (fixed) reader.files.set(file, { bytes: fixed })
  expect(await reader.run({ file_path: file, ...next })).toMatchObject({ ok: true, state: { isPartialView: false } })
})
