import { type Conversion, convertedText } from '../../../core/text/convert.ts'
import { isBinary, openText } from '../../../core/text/encoding.ts'
import { linesOf } from '../../../core/text/line-changes.ts'
import { namingGlobs } from './globs.ts'
import type { FileStep } from './moves.ts'
import { FRAME, type Place, type Rule, regexRule } from './rule.ts'

/** Conversions that a text with LF line ends shows: a last line end, indentation. */
export const conversionRules = (): readonly Rule[] => [
  ...CONVERSIONS.map(ruleFor),
  ...BLANKS.flatMap(([source, fresh]) => regexRule(source, fresh, { needle: '' }) ?? []),
]

/** Blanks at the ends of lines, several blank lines, blank lines at both ends of the text. */
const BLANKS = [
  ['[ \\t]+\\n', '\n'],
  ['\\n{3,}', '\n\n'],
  ['^\\n+', ''],
  ['\\n{2,}$', '\n'],
] as const

const LEVELS = ['tab', 2, 4, 8] as const
const CONVERSIONS: readonly Conversion[] = [
  { final_newline: 'add' },
  { final_newline: 'remove' },
  ...LEVELS.flatMap((from) => LEVELS.flatMap((to) => (from === to ? [] : [{ indent: { from, to } }]))),
]

const ruleFor = (conversion: Conversion): Rule => ({
  tool: 'Convert',
  input: { ...conversion },
  needle: '',
  size: FRAME + JSON.stringify(conversion).length,
  places: (text) => [...lineChanges(text, convertedText(text, conversion))],
  isHarmless: (text) => convertedText(text, conversion) === text,
})

/** Line by line, where both have as many; else the end. */
function* lineChanges(text: string, made: string): Generator<Place> {
  if (text === made) return
  if (text.startsWith(made)) return yield { start: made.length, end: text.length, fresh: '' }
  if (made.startsWith(text)) return yield { start: text.length, end: text.length, fresh: made.slice(text.length) }
  const others = linesOf(made)
  let start = 0
  for (const [at, line] of linesOf(text).entries()) {
    const fresh = others[at] ?? ''
    if (line !== fresh) yield { start, end: start + line.length, fresh }
    start += line.length
  }
}

interface FileBytes {
  readonly path: string
  readonly before: Buffer
  readonly after: Buffer
}

/** Steps for line ends and marks of whole files, which go before every change of their text. `others` are files that stay as they are. */
export function conversionsOf(
  files: readonly FileBytes[],
  others: ReadonlyMap<string, Buffer | undefined>,
): readonly FileStep[] {
  const forms = files.map((file) => ({ path: file.path, before: formOf(file.before), after: formOf(file.after) }))
  const staying = [...others].map(([path, bytes]) => ({ path, form: bytes && formOf(bytes) }))
  return WHOLE.flatMap(({ conversion, from, to }) => {
    const some = forms.filter(({ before, after }) => before && after && from(before) && to(after))
    const own = new Set(some.map(({ path }) => path))
    if (own.size === 0) return []
    const left = [
      ...forms.filter(({ path, before }) => !own.has(path) && before && from(before)).map(({ path }) => path),
      ...staying.filter(({ form }) => form && from(form)).map(({ path }) => path),
    ]
    return [stepFor(conversion, [...own], left)]
  })
}

function stepFor(conversion: Conversion, files: readonly string[], others: readonly string[]): FileStep {
  const [only] = files
  const { glob, exclude } = namingGlobs(files, others)
  const where =
    files.length === 1 ? { file_path: only } : { glob, ...(exclude?.length && { exclude }), expect_matches: { min: 1 } }
  return { step: { tool: 'Convert', input: { ...where, ...conversion } }, files }
}

interface Form {
  readonly mark: boolean
  /** Whether there is a CRLF, and a bare LF. */
  readonly crlf: boolean
  readonly lf: boolean
}

const formOf = (bytes: Buffer): Form | undefined => {
  const opened = isBinary(bytes) ? undefined : openText(bytes)
  if (!opened?.ok || opened.file.encoding !== 'utf8') return undefined
  const text = bytes.toString('latin1')
  return { mark: opened.file.bom > 0, crlf: text.includes('\r\n'), lf: /(?:^|[^\r])\n/.test(text) }
}

const WHOLE: readonly {
  readonly conversion: Conversion
  readonly from: (form: Form) => boolean
  readonly to: (form: Form) => boolean
}[] = [
  { conversion: { line_ends: 'lf' }, from: ({ crlf }) => crlf, to: ({ crlf }) => !crlf },
  { conversion: { line_ends: 'crlf' }, from: ({ lf }) => lf, to: ({ lf, crlf }) => crlf && !lf },
  { conversion: { bom: 'add' }, from: ({ mark }) => !mark, to: ({ mark }) => mark },
  { conversion: { bom: 'remove' }, from: ({ mark }) => mark, to: ({ mark }) => !mark },
]
