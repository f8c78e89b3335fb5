// How processor time grows with hostile texts, read by libraries and by regular expressions: 4 where it follows the size, 16 its square.
import { refuseBroken } from '../src/core/policy/configuration.ts'
import { findSecrets } from '../src/core/policy/secrets.ts'
import { quotedMarkdown } from '../src/core/report/safe-markdown.ts'
import { renderPatch } from '../src/faces/cli/patch.ts'
import { growthOf } from './growth.ts'

/** Prints for each text how much more processor time four times as much of it takes. */
export async function run(): Promise<void> {
  for (const [path, largest, textOf] of CONFIGURATIONS) {
    const growth = await growthOf((size) => {
      refuseBroken(path, Buffer.from('{}'), Buffer.from(textOf(size)))
      refuseBroken(path, Buffer.from(textOf(size)), Buffer.from('{'))
    }, largest)
    print(`configuration, ${path}`, growth)
  }
  for (const part of MARKDOWN)
    print(`Markdown of ${part}`, await growthOf((size) => void quotedMarkdown(repeated(size, part)), 24_000))
  for (const part of CREDENTIALS)
    print(`credentials, ${part}`, await growthOf((size) => findSecrets('a.ts', repeated(size, part)), 1_000_000))
  const style = { width: 80, colour: true, piped: false }
  const hunk = (lines: string[]) => ({ oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines })
  const draw = (size: number) => void renderPatch([hunk([`-${'a b '.repeat(size)}`, `+${'c d '.repeat(size)}`])], style)
  print('patch of a minified file', await growthOf(draw, 2_000_000))
}

const print = (what: string, growth: number): void => console.log(`${growth.toFixed(1).padStart(5)}  ${what}`)

const repeated = (size: number, piece: string): string => piece.repeat(Math.floor(size / piece.length))
const keys = (count: number, line: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n')

const MARKDOWN = ['`', '> ', '![](', '| a ', '~~~', '::', 'a-b: ', 'http://']

/** In pieces: none of them is one. */
const CREDENTIALS = ['https://a:b', `-----BEGIN ${'PRIVATE'} KEY-----`, 'a-', 'mysql://a:', `S${'G'}.a.`, `npm${'_'}x`]

const KIB = 1024
const CONFIGURATIONS: readonly (readonly [path: string, largest: number, textOf: (size: number) => string])[] = [
  ['brackets.yaml', 500 * KIB, (size) => repeated(size, '[')],
  ['commas.yaml', 500 * KIB, (size) => repeated(size, '[,')],
  ['closings.yaml', 500 * KIB, (size) => repeated(size, ']')],
  ['dashes.yaml', 500 * KIB, (size) => repeated(size, '- ')],
  ['questions.yaml', 500 * KIB, (size) => repeated(size, '? ')],
  ['colons.yaml', 500 * KIB, (size) => repeated(size, ': ')],
  ['keys.yaml', 12_000, (size) => keys(size, (n) => `k${n}: 1`)],
  ['aliases.yaml', 12_000, (size) => `a: &a [x]\n${keys(size, (n) => `k${n}: *a`)}`],
  [
    'laughs.yaml',
    96,
    (size) => `a0: &a0 [x]\n${keys(size, (n) => `a${n + 1}: &a${n + 1} [${repeated(99, `*a${n}, `)}]`)}`,
  ],
  ['quotes.yaml', 500 * KIB, (size) => `a: "${repeated(size, '\\')}`],
  ['brackets.toml', 1000 * KIB, (size) => `a = ${repeated(size, '[')}`],
  ['keys.toml', 12_000, (size) => keys(size, (n) => `k${n} = 1`)],
  ['dots.toml', 1000 * KIB, (size) => `${repeated(size, 'a.')}b = 1`],
  ['brackets.json', 2000 * KIB, (size) => repeated(size, '[')],
  ['comments.jsonc', 2000 * KIB, (size) => repeated(size, '/*')],
  ['keys.json', 12_000, (size) => `{${keys(size, (n) => `"k${n}": 1,`)}}`],
]
