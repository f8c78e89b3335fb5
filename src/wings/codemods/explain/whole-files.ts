import { isBinary, openString, openText } from '../../../core/text/encoding.ts'
import { linesOf } from '../../../core/text/line-changes.ts'
import { type Conversion, convertedText } from '../../../core/text/line-ending.ts'
import { convert } from '../../../core/tools/convert.ts'
import { stepOf } from '../../../core/tools/tool.ts'
import { changeDocument, type DocumentFormat, planDataOf, readDocument, type Value } from '../document/document.ts'
import { type KeyPath, pathText } from '../document/document-edit.ts'
import { isCollectionValue, sameValue } from '../document/value.ts'
import { set, unset } from '../documents.ts'
import { namingGlobs } from './globs.ts'
import type { ChangedText } from './hunks.ts'
import type { FileStep } from './moves.ts'
import { FRAME, type Rule, type RuleSplice, regexRule } from './rule.ts'

/** Conversions that a text with LF line ends shows: a last line end, indentation. */
export const conversionRules = (): readonly Rule[] => [
  ...CONVERSIONS.map(ruleFor),
  ...BLANKS.flatMap(([source, fresh]) => regexRule(source, fresh) ?? []),
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
  tool: convert.name,
  input: { ...conversion },
  needle: '',
  size: FRAME + JSON.stringify(conversion).length,
  places: (text) => [...lineChanges(text, convertedText(text, conversion))],
  isHarmless: (text) => convertedText(text, conversion) === text,
})

/** Line by line, where both have as many; else the end. */
function* lineChanges(text: string, made: string): Generator<RuleSplice> {
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

/** Steps for line ends and marks of whole files, which go before every change of their text. `others` are files that stay as they are. */
export function conversionsOf(
  files: readonly { readonly path: string; readonly before: Buffer; readonly after: Buffer }[],
  others: ReadonlyMap<string, Buffer | undefined>,
): readonly FileStep[] {
  const forms = files.map((file) => ({ path: file.path, before: formOf(file.before), after: formOf(file.after) }))
  const staying = [...others].map(([path, bytes]) => ({ path, form: bytes ? formOf(bytes) : UNREAD }))
  return WHOLE.flatMap(({ conversion, from, to }) => {
    const some = forms.filter(({ before, after }) => before && after && from(before) && to(after))
    const own = new Set(some.map(({ path }) => path))
    if (own.size === 0) return []
    const left = [
      ...forms.filter(({ path, before }) => !own.has(path) && before && from(before)).map(({ path }) => path),
      ...staying.filter(({ form }) => form === UNREAD || (form && from(form))).map(({ path }) => path),
    ]
    return [stepFor(conversion, [...own], left)]
  })
}

function stepFor(conversion: Conversion, files: readonly string[], others: readonly string[]): FileStep {
  const [only] = files
  const { glob, exclude } = namingGlobs(files, others)
  const where =
    files.length === 1 ? { file_path: only } : { glob, ...(exclude?.length && { exclude }), expect_matches: { min: 1 } }
  return { step: stepOf(convert, { ...where, ...conversion }), files }
}

interface Form {
  readonly mark: boolean
  /** Whether there is a CRLF, and a bare LF. */
  readonly crlf: boolean
  readonly lf: boolean
}

/** Of a file that is too large to be read: it may be in every form. */
const UNREAD: Form = { mark: true, crlf: true, lf: true }

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

/** A value that several documents get, or lose, at one path. */
export function documentRules(files: readonly ChangedText[]): readonly Rule[] {
  const found = new Map<string, { readonly change: ValueChange; readonly endings: Set<string>; count: number }>()
  for (const { path, text, goal } of files) {
    const [, ending = ''] = /(\.[a-z]+)$/.exec(path) ?? []
    const format = FORMATS[ending]
    if (!format || text === goal || text.length > LARGEST_DOCUMENT) continue
    const [before, after] = [dataOf(text, format), dataOf(goal, format)]
    if (before === undefined || after === undefined) continue
    for (const change of [...changesBetween(before, after, [])].slice(0, MOST_CHANGES)) {
      const key = JSON.stringify(change)
      const known = found.get(key) ?? { change, endings: new Set(), count: 0 }
      known.endings.add(ending)
      known.count += 1
      found.set(key, known)
    }
  }
  return [...found.values()].flatMap(({ change, endings, count }) =>
    count > 1 ? [documentRule(change, [...endings])] : [],
  )
}

const FORMATS: Readonly<Record<string, DocumentFormat>> = {
  '.json': 'json',
  '.yaml': 'yaml',
  '.yml': 'yaml',
  '.toml': 'toml',
}
const LARGEST_DOCUMENT = 200_000
const MOST_CHANGES = 50

interface ValueChange {
  readonly path: KeyPath
  /** Absent where the key goes. */
  readonly value?: Value
}

const dataOf = (text: string, format: DocumentFormat): Value | undefined => {
  try {
    return readDocument(text, format)
  } catch (error) {
    if (error instanceof Error) return undefined
    throw error
  }
}

function* changesBetween(before: Value, after: Value, path: KeyPath): Generator<ValueChange> {
  if (sameValue(before, after)) return
  const [old, fresh] = [mapOf(before), mapOf(after)]
  if (
    !old ||
    !fresh ||
    Array.isArray(before) !== Array.isArray(after) ||
    (Array.isArray(before) && old.size !== fresh.size)
  ) {
    if (path.length > 0 && planDataOf(after) !== undefined) yield { path, value: after }
    return
  }
  for (const [key, value] of fresh) {
    const known = old.get(key)
    if (known === undefined && planDataOf(value) !== undefined) yield { path: [...path, key], value }
    else if (known !== undefined) yield* changesBetween(known, value, [...path, key])
  }
  for (const key of old.keys()) if (!fresh.has(key)) yield { path: [...path, key] }
}

const mapOf = (value: Value): ReadonlyMap<string | number, Value> | undefined => {
  if (!isCollectionValue(value)) return undefined
  return new Map<string | number, Value>(
    Array.isArray(value) ? (value as readonly Value[]).entries() : Object.entries(value as object),
  )
}

function documentRule({ path, value }: ValueChange, endings: readonly string[]): Rule {
  const last = path.at(-1)
  const isPlain = path.every((key) => typeof key === 'number' || /^[A-Za-z_]\w*$/.test(key))
  const written = isPlain ? pathText(path) : path
  const request =
    value === undefined ? ({ mode: 'unset', path } as const) : ({ mode: 'set', path, value, create: true } as const)
  const placesIn = (text: string, file: string): readonly RuleSplice[] | undefined => {
    const format = FORMATS[/(\.[a-z]+)$/.exec(file)?.[1] ?? '']
    const made = format && changeDocument(openString(text), format, request)
    if (!made?.ok) return undefined
    return made.splices.map(({ start, end, replacement }) => ({
      start: start / 2,
      end: end / 2,
      fresh: Buffer.from(replacement).toString('utf16le'),
    }))
  }
  return {
    tool: (value === undefined ? unset : set).name,
    input: { path: written, ...(value !== undefined && { value: planDataOf(value) }) },
    needle: '',
    endings,
    size:
      FRAME +
      JSON.stringify(written).length +
      JSON.stringify(value ?? '').length -
      (typeof last === 'string' ? SAID : 0),
    places: (text, file) => placesIn(text, file) ?? [],
    isHarmless: (text, file) => placesIn(text, file)?.length === 0,
  }
}

/** A path says more than the text at it. */
const SAID = 10
