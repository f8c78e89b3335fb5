import { isSuspicious, type MaskedRange, maskSecrets, wholeSecrets } from './secrets.ts'

/**
 * A value as it may be shown: every credential in its texts as asterisks, in lists of lines also one that goes over several of them, and
 * there with a word that says so (`maskedLines`).
 * A value without credentials is returned itself, not a copy.
 */
export const masked = async <Value>(value: Value): Promise<Value> =>
  mayHold(value) ? ((await maskedAny(value)) as Value) : value

/** Synchronous, because most values contain no credential and there may be a million of them; all of their texts are looked at as one. */
const mayHold = (value: unknown): boolean => isSuspicious(textsIn(value, []).join('\n'))

const textsIn = (value: unknown, texts: string[]): string[] => {
  if (typeof value === 'string') texts.push(value)
  else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
    for (const one of Object.values(value)) textsIn(one, texts)
  return texts
}

const maskedAny = async (value: unknown): Promise<unknown> => {
  if (typeof value === 'string') return maskSecrets(value)
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? maskedList(value) : maskedRecord(value)
}

const maskedList = async (list: readonly unknown[]): Promise<readonly unknown[]> => {
  if (list.every((item) => typeof item === 'string')) return maskedLines(list)
  const items: unknown[] = []
  for (const item of list) items.push(await masked(item))
  return items.some((item, at) => item !== list[at]) ? items : list
}

const maskedRecord = async (record: object): Promise<object> => {
  const changed: Record<string, unknown> = {}
  const { before, after } = record as Sides
  const sides = isTexts(before) && isTexts(after) ? await maskedSides(before, after) : {}
  for (const [key, value] of Object.entries({ ...record, ...sides })) {
    const result = key in sides ? value : await masked(value)
    if (result !== (record as Record<string, unknown>)[key]) changed[key] = result
  }
  return Object.keys(changed).length > 0 ? { ...record, ...changed } : record
}

interface Sides {
  readonly before?: unknown
  readonly after?: unknown
}

type Texts = Readonly<Record<string, unknown>>

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value)

/** Two states of a thing, text by text as the lines of a patch: a credential that became another one does not read the same. */
const maskedSides = async (before: Texts, after: Texts): Promise<{ readonly before: Texts; readonly after: Texts }> => {
  const [was, is]: [Record<string, unknown>, Record<string, unknown>] = [{ ...before }, { ...after }]
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const [old = [], fresh = []] = [was[key], is[key]].map((text) => (typeof text === 'string' ? text.split('\n') : []))
    const lines = [...old.map((line) => `-${line}`), ...fresh.map((line) => `+${line}`)]
    const shown = (await maskedLines(lines)).map((line) => line.slice(1))
    if (typeof was[key] === 'string') was[key] = shown.slice(0, old.length).join('\n')
    else if (was[key] !== undefined) was[key] = await masked(was[key])
    if (typeof is[key] === 'string') is[key] = shown.slice(old.length).join('\n')
    else if (is[key] !== undefined) is[key] = await masked(is[key])
  }
  return { before: was, after: is }
}

/**
 * Lines of text, or of a patch: there the file before and the file after are each looked at without the signs. A credential reads
 * `[masked]***`; where the lines hold several, each has its number, so that no change of one looks like none: `[1 masked: differs]**`.
 */
export const maskedLines = async (lines: readonly string[]): Promise<readonly string[]> => {
  const views = [{ places: lines.map((_, at) => at), from: 0 }, ...SIDES.map((signs) => sideOf(lines, signs))]
  const found: Part[] = []
  for (const view of views) found.push(...(await partsIn(lines, view)))
  if (found.length === 0) return lines
  const numbers = new Map<string, number>()
  for (const { secret } of found) if (!numbers.has(secret)) numbers.set(secret, numbers.size + 1)
  const name = (secret: string): string => (numbers.size > 1 ? `[${numbers.get(secret)} masked: differs]` : '[masked]')
  return lines.map((line, at) =>
    withMasks(
      line,
      found.filter((part) => part.at === at),
      name,
    ),
  )
}

const SIDES = [' -', ' +']

/** Some lines as one text, each from a column on. */
interface View {
  readonly places: readonly number[]
  readonly from: number
}

const sideOf = (lines: readonly string[], signs: string): View => ({
  places: lines.flatMap((line, at) => (line !== '' && signs.includes(line.charAt(0)) ? [at] : [])),
  from: 1,
})

/** Characters [start, end) of a line that are of a credential. */
interface Part {
  readonly at: number
  readonly start: number
  readonly end: number
  readonly secret: string
}

async function partsIn(lines: readonly string[], { places, from }: View): Promise<readonly Part[]> {
  const texts = places.map((at) => (lines[at] ?? '').slice(from))
  const text = texts.join('\n')
  const ranges = isSuspicious(text) ? await wholeSecrets(text) : []
  return ranges.flatMap((range) =>
    portions(range, texts).map((part) => ({
      at: places[part.at] ?? 0,
      start: part.start + from,
      end: part.end + from,
      secret: text.slice(...range),
    })),
  )
}

/** A range of joined texts, text by text. */
function portions([start, end]: MaskedRange, texts: readonly string[]): readonly Omit<Part, 'secret'>[] {
  let begin = 0
  return texts.flatMap(({ length }, at) => {
    const part = { at, start: Math.max(0, start - begin), end: Math.min(length, end - begin) }
    begin += length + 1
    return part.start < part.end ? [part] : []
  })
}

/** What two views find of one credential, such as a line that both sides of a patch have, is masked once. */
function withMasks(line: string, parts: readonly Part[], name: (secret: string) => string): string {
  let [result, end] = ['', 0]
  for (const { start, end: until, secret } of parts.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    const from = Math.max(start, end)
    if (until <= from) continue
    const length = until - from
    result += line.slice(end, from) + name(secret).slice(0, length).padEnd(length, '*')
    end = until
  }
  return result + line.slice(end)
}
