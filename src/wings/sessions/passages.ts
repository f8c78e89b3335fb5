import { isFixFormat } from '../../core/plan/fix-output.ts'
import type { ReadText } from '../../core/plan/source-text.ts'
import { parsedJson } from '../../core/text/json.ts'
import { changesInBlocks, changesInTables, fencesIn } from './code-blocks.ts'
import { detectImportFormat, type ImportFormat } from './detect.ts'
import type { KnownTexts } from './known-texts.ts'
import { ALONE, lookAt, type TextPart } from './looks.ts'
import { isHarmlessLine } from './shell/harmless-line.ts'
import { unknownLog } from './unread-calls.ts'
import { changesInWords } from './words.ts'

/** A part of a text, by its lines. All of them together are the text, each line in one. */
interface Passage {
  /** `taken`: a reader makes steps of it, or lists it. */
  readonly is: 'taken' | 'not read' | 'prose'
  readonly first: number
  readonly last: number
  /** Of one that is not read: what it looks like. */
  readonly like?: TextPart['like']
}

interface CutText extends Omit<ReadText, 'file' | 'toldAt'> {
  /** What it was read as. */
  readonly format: ImportFormat
  readonly files: KnownTexts
}

/** Cuts a text into what its reader took, what looks like a change of another format, and prose. */
export function passagesOf(text: CutText): readonly Passage[] {
  const { lines, first = 1, format } = text
  const owners = ownersOf(text)
  const parts: Around['parts'] = isFixFormat(format) ? new Map() : partsOf(text, owners)
  const found: Passage[] = []
  for (let at = 0; at < lines.length; ) {
    const { end, ...passage } = passageAt(at, { lines, format, owners, parts })
    const before = passage.is === 'prose' && found.at(-1)?.is === 'prose' ? found.pop() : undefined
    found.push({ ...passage, first: before?.first ?? first + at, last: first + end - 1 })
    at = end
  }
  return found
}

/** What begins at a line, and the line behind it; prose line by line. */
function passageAt(at: number, around: Around): Pick<Passage, 'is' | 'like'> & { readonly end: number } {
  const { lines, owners, parts } = around
  const owner = owners[at]
  const part = owner === undefined ? (parts.get(at) ?? lookedAt(at, around)) : undefined
  const most = owner === undefined ? (part?.end ?? at + 1) : lines.length
  let end = at + 1
  while (end < most && owners[end] === owner) end += 1
  return part ? { is: 'not read', like: part.like, end } : { is: owner === undefined ? 'prose' : 'taken', end }
}

/** For each line the number of the span that it is in; the first that claims it. */
function ownersOf({ lines, first = 1, taken }: CutText): readonly (number | undefined)[] {
  const owners = new Array<number | undefined>(lines.length).fill(undefined)
  for (const [owner, [from, to]] of taken.entries())
    for (let at = Math.max(0, from - first); at <= Math.min(to - first, lines.length - 1); at += 1) owners[at] ??= owner
  return owners
}

type Around = Pick<CutText, 'lines' | 'format'> & {
  readonly owners: readonly (number | undefined)[]
  readonly parts: ReadonlyMap<number, TextPart>
}

/** A change by its first line. It goes on to the next blank line, or to another one: its hunks are no changes of their own. */
function lookedAt(at: number, { lines, format, owners, parts }: Around): TextPart | undefined {
  const look = lookAt(lines, at, format === 'diff')
  if (!look) return undefined
  let end = at + 1
  if (look.isOne) return { end, like: look }
  while (end < lines.length && lines[end]?.trim() !== '' && owners[end] === undefined && !parts.has(end)) {
    const next = lookAt(lines, end, format === 'diff')
    if (next && next.construct !== look.construct) break
    end += 1
  }
  return { end, like: look }
}

/** Values of JSON and texts of files, by their first lines. */
const partsOf = (text: CutText, owners: Around['owners']): ReadonlyMap<number, TextPart> => {
  const isTaken = (at: number): boolean => owners[at] !== undefined
  const code = new Set<number>()
  for (const { start, end } of fencesIn(text.lines, isTaken)) for (let at = start; at <= end; at += 1) code.add(at)
  if (text.format === 'diff') for (const at of messagesIn(text.lines, isTaken)) code.add(at)
  const words = changesInWords({ ...text, isProse: (at) => !isTaken(at) && !code.has(at) })
  return new Map([
    ...draftsIn(text.lines, isTaken),
    ...words,
    ...changesInTables(text, isTaken),
    ...changesInBlocks(text, isTaken),
    ...valuesIn(text, owners),
  ])
}

/** Tags, on lines of their own, of what a model thought, in which there is a change: each that ends it, and one that nothing ends. */
function* draftsIn(lines: readonly string[], isTaken: (at: number) => boolean): Generator<[number, TextPart]> {
  const hasChange = (from: number, to: number): boolean =>
    lines.slice(from, to).some((_, index) => isTaken(from + index))
  const tags = lines.flatMap((line, at) => {
    const [, slash] = isTaken(at) ? [] : (/^\s*<(\/?)think(?:ing)?>\s*$/.exec(line) ?? [])
    return slash === undefined ? [] : [{ at, ends: slash === '/' }]
  })
  for (const [index, { at, ends }] of tags.entries()) {
    const [before, next] = [tags[index - 1], tags[index + 1]]
    const isDraft = ends
      ? !before?.ends && hasChange(before?.at ?? 0, at)
      : next === undefined && hasChange(at, lines.length)
    if (isDraft) yield [at, { end: at + 1, like: { construct: 'thoughts', reason: DRAFT } }]
  }
}

const DRAFT =
  'What the model thought has a change in it, which may be a draft. Take the thoughts out; where the change is meant, their tags alone.'

/** Lines of what is said of a commit above its diff. */
function* messagesIn(lines: readonly string[], isTaken: (at: number) => boolean): Generator<number> {
  let isMessage = false
  for (const [at, line] of lines.entries()) {
    isMessage = !isTaken(at) && (isMessage || MESSAGE.test(line))
    if (isMessage) yield at
  }
}

const MESSAGE = /^(?:commit [\da-f]{7,}|# HG changeset patch|changeset: |patch [\da-f]{40}|(?:Description|Origin): )/

/**
 * Objects and lists of JSON that begin and end a line, in one line or up to the next that closes one at the left edge, and the export of
 * a tool in YAML, which goes on to the end.
 */
function* valuesIn({ lines, format }: CutText, owners: Around['owners']): Generator<[number, TextPart]> {
  const closes = { '{': new Closing(lines, /^\}\s*$/), '[': new Closing(lines, /^\]\s*$/) }
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const open = owners[at] === undefined ? /^(?:MainSourceFile:|[{[])/.exec(line)?.[0] : undefined
    if (open === undefined) continue
    const isJson = open === '{' || open === '['
    const isLine = isJson && /[}\]]\s*$/.test(line) && parsedJson(line) !== undefined
    const last = isLine ? at : isJson ? closes[open].after(at) : lines.length - 1
    // Nothing closes it: the lines below are looked at for themselves.
    if (last === lines.length) continue
    const value = lines.slice(at, last + 1).join('\n')
    // What is no value is not tried again from its middle.
    const first = at
    at = last
    const other = isJson && parsedJson(value) === undefined ? undefined : writerOf(value)
    if (other === undefined) continue
    const reason = `It is of ${other}, and the text was read as ${format}. ${ALONE}`
    yield [first, { end: last + 1, like: { construct: value.slice(0, 40), reason } }]
  }
}

/** The format of a value that holds changes, or the program whose log it is. */
const writerOf = (text: string): string | undefined =>
  detectImportFormat(text) ?? unknownLog([{ name: '', text }], isHarmlessLine)?.name

/** The next line that closes something; asked for later and later lines. */
class Closing {
  readonly #lines: readonly string[]
  readonly #pattern: RegExp
  #at = 0

  constructor(lines: readonly string[], pattern: RegExp) {
    this.#lines = lines
    this.#pattern = pattern
  }

  /** The number of lines where none does. */
  after(line: number): number {
    this.#at = Math.max(this.#at, line + 1)
    while (this.#at < this.#lines.length && !this.#pattern.test(this.#lines[this.#at] ?? '')) this.#at += 1
    return this.#at
  }
}
