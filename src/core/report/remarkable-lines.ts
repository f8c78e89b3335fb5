import type { StructuredPatchHunk } from '../text/hunks.ts'
import { type Unusual, unusualIn } from '../text/unusual.ts'
import type { NetChange } from './net-changes.ts'

/** Characters of a change that a reader does not see or takes for others: on added lines, and in the path. */
export interface HiddenCharacters {
  readonly count: number
  /** Their names, the most frequent first: `U+200B`, `NBSP`. */
  readonly names: readonly string[]
  readonly inPath: boolean
}

/** The unusual characters that a change brings; undefined where there are none. */
export function hiddenCharactersOf(change: Pick<NetChange, 'path' | 'hunks' | 'status'>): HiddenCharacters | undefined {
  const inPath = unusualIn(change.path)
  const counts = new Map<string, number>()
  const add = (found: readonly Unusual[]): void => {
    for (const { name } of found) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  add(inPath)
  for (const line of addedLines(change.hunks)) add(unusualIn(line))
  if (counts.size === 0) return undefined
  const names = [...counts].sort(([, one], [, other]) => other - one)
  return {
    count: names.reduce((sum, [, count]) => sum + count, 0),
    names: names.map(([name]) => name),
    inPath: inPath.length > 0,
  }
}

/** What added lines of a file would run where it is opened or shown, in a few words; empty where there is nothing. */
export function activeContentOf({ path, hunks }: Pick<NetChange, 'path' | 'hunks'>): readonly string[] {
  const kind = MARKUP.find(({ name }) => name.test(path))
  const found = new Set<string>()
  for (const line of addedLines(hunks)) {
    for (const { form, said } of kind?.forms ?? []) if (form.test(line)) found.add(said)
    if (DOWNLOAD.test(line)) found.add('runs what it downloads')
  }
  if (path.endsWith('.ipynb') && hunks?.some(changesKernel)) found.add('its kernel')
  return [...found]
}

/** The name of a kernel changes below a line that stays. */
function changesKernel({ lines }: StructuredPatchHunk): boolean {
  let isInside = false
  for (const line of lines) {
    if (/^.\s*"kernelspec"\s*:/.test(line)) isInside = true
    else if (isInside && /^[-+]/.test(line)) return true
    else if (/^ \s*\}/.test(line)) isInside = false
  }
  return false
}

const SCRIPTS = [
  { form: /<\s*(?:\w+:)?script\b/i, said: 'a script' },
  { form: /[\s"'/]on[a-z]{3,24}\s*=/i, said: 'an event handler' },
  { form: /(?:java|vb)script\s*:/i, said: 'an address that is a script' },
  { form: /<\s*(?:\w+:)?(?:foreignObject|iframe|object|embed|handler)\b/i, said: 'an embedded document' },
] as const

const OUTPUTS = [
  ...SCRIPTS,
  { form: /"(?:text\/html|image\/svg\+xml)"\s*:/, said: 'an HTML output' },
  { form: /"application\/(?:javascript|vnd\.[^"]*)"\s*:/, said: 'an output that is a program' },
  { form: /"(?:kernelspec|kernel_name)"\s*:|^\s*"argv"\s*:/, said: 'its kernel' },
]

const MARKUP = [
  { name: /\.(?:svg|svgz|html?|xhtml|xml|vue|md)$/i, forms: SCRIPTS },
  { name: /\.ipynb$/i, forms: OUTPUTS },
]

/** A download that goes to an interpreter at once. */
const DOWNLOAD =
  /\b(?:curl|wget|iwr|Invoke-WebRequest)\b[^|\n]{0,2000}\|\s*(?:sudo\s+)?(?:\w+\/)*(?:(?:ba|z|da|k)?sh|python\d?|node|perl|ruby|iex)\b/

/** Changed lines with a credential that is not shown. */
export const maskedLinesOf = ({ hunks = [] }: Pick<NetChange, 'hunks'>): number =>
  hunks.flatMap(({ lines }) => lines).filter((line) => /^[-+]/.test(line) && MASK.test(line)).length

const MASK = /\[(?:\d+ )?masked(?:: differs)?\]\*{4}/

/** Added lines without sign and line end, the first of a file without its byte order mark. */
function* addedLines(hunks: readonly StructuredPatchHunk[] | undefined): Generator<string> {
  for (const { lines, newStart } of hunks ?? []) {
    let fresh = newStart
    for (const line of lines) {
      if (line.startsWith('+')) {
        const text = line.slice(1).replace(/\r$/, '')
        yield fresh === 1 ? text.replace(/^\ufeff/, '') : text
      }
      if (!line.startsWith('-') && !line.startsWith('\\')) fresh += 1
    }
  }
}
