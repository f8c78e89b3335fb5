import { describe, expect, it } from 'vitest'
import { openText } from '../../../../src/core/text/encoding.ts'
import { readCode } from '../../../../src/wings/codemods/imports/code.ts'
import { textReferences } from '../../../../src/wings/codemods/imports/script-references.ts'
import { growthOfWork } from '../../../support/counted-work.ts'

const NO_FILES = {
  has: () => false,
  named: () => [],
  startingWith: () => [],
  textOf: () => '',
  isPackage: () => false,
}

const read = (path: string) => (text: string) => {
  const opened = openText(Buffer.from(text))
  if (!opened.ok) throw new Error('a text that cannot be read')
  const { code, rest } = readCode(path, opened.file)
  textReferences(rest, path, NO_FILES)
  if (typeof code === 'object') code.lineInFile?.(1)
}

const cell = { cell_type: 'code', metadata: {}, outputs: [], source: ['import a\n', '%b\n'] }

describe('code in a file', () => {
  it.each<readonly [string, string, (size: number) => string]>([
    ['scripts', 'p.vue', (size) => "<script>\nimport './a'\n</script>\n".repeat(size)],
    ['scripts without an end', 'p.html', (size) => '<script>'.repeat(size)],
    ['tags without an end', 'p.html', (size) => "<script a='".repeat(size)],
    ['comments without an end', 'p.svelte', (size) => '<!-- <script>a</script> '.repeat(size)],
    ['rules', 'p.astro', (size) => '---\n'.repeat(size)],
    ['statements and blocks', 'p.mdx', (size) => "import './a'\n\n```js\nb\n```\n".repeat(size)],
    ['blocks without an end', 'p.mdx', (size) => '```js\n~~~\n'.repeat(size)],
    ['quotes', 'p.vue', (size) => '"./'.repeat(size)],
    [
      'cells',
      'n.ipynb',
      (size) => JSON.stringify({ cells: Array(size).fill(cell), metadata: {}, nbformat: 4 }, null, 1),
    ],
  ])('is found with twice the work in twice as many %s', async (_, path, textOf) => {
    expect(await growthOfWork(textOf, read(path), 150)).toBeLessThan(2.2)
  })
})
