import { utf8Text } from '../../core/text/encoding.ts'
import { groupBy } from '../../core/text/group-by.ts'
import { listed, numberRanges } from '../../core/text/words.ts'

/** One mail of `git format-patch`, or the whole text where it is not mail. */
export interface PatchMail {
  readonly subject?: string
  /** Which patch of a series it is, as `[PATCH 2/3]` says. */
  readonly part?: { readonly number: number; readonly of: number }
  readonly body?: string
  readonly author?: { readonly name: string; readonly email: string }
  readonly date?: string
  /** Its lines; where it, or a part of it, is in base64 or quoted-printable, what they say. */
  readonly lines: readonly string[]
  /** Number of the first line, from 1. */
  readonly line: number
  /** Set where the lines of an encoded body are not those of the text: all of them are told at this one. */
  readonly bodyLine?: number
}

/** Splits a text into the mails it holds. Heads of a diff or mail in CRLF mean that all of it was converted: CR is taken off. */
export const mailsOf = (text: string): PatchMail[] => {
  const converted = /^(?:diff --git |Subject: ).*\r$|^--- .*\r\n\+\+\+ .*\r$/m.test(text)
  const lines = (converted ? text.replaceAll('\r\n', '\n') : text).split('\n')
  const starts = lines.flatMap((_, index) => (beginsMail(lines, index) ? [index] : []))
  if (starts[0] !== 0) starts.unshift(0)
  return starts.map((start, number) => mailOf(lines.slice(start, starts[number + 1]), start + 1))
}

/** What files lack of series of patches, in sentences for a person. It may be in another file, be applied already, or be lost. */
export const gapsIn = (files: readonly string[], mails: readonly PatchMail[]): readonly string[] => {
  const parts = mails.flatMap(({ part }) => (part && part.of <= LONGEST_SERIES ? part : []))
  return [...groupBy(parts, ({ of }) => of)].flatMap(([of, some]) => {
    const held = new Set(some.map(({ number }) => number))
    const missing = Array.from({ length: of }, (_, at) => at + 1).filter((number) => !held.has(number))
    if (missing.length === 0) return []
    const named = listed(files, 3)
    if (held.size === 1) return `${named} is patch ${numberRanges([...held])} of ${of}.`
    const [patches, are] = missing.length === 1 ? ['Patch', 'is'] : ['Patches', 'are']
    return `${patches} ${numberRanges(missing)} of ${of} ${are} not in ${named}.`
  })
}

const LONGEST_SERIES = 1000

/** A mail of git, or of any mailbox: its line names a time, and headers are below it. */
const beginsMail = (lines: readonly string[], at: number): boolean => {
  const [line = '', next = ''] = lines.slice(at, at + 2)
  if (/^From [0-9a-f]{40} /.test(line)) return true
  return /^From \S+ .*\d:\d\d\b/.test(line) && /^[A-Za-z-]+:/.test(next)
}

const mailOf = (lines: readonly string[], line: number): PatchMail => {
  const end = lines.findIndex((text) => text.trim() === '')
  const headers = headersOf(lines.slice(0, end < 0 ? 0 : end))
  const subject = headers.get('subject')
  if (subject === undefined) return { lines, line }
  const sent = lines.slice(end + 1)
  const isEncoded = isCoded(headers, sent)
  const body = isEncoded || isFlowed(headers) ? bodyOf(headers, sent) : sent
  const length = body.findIndex((text) => text === '---' || text.startsWith('diff --git ') || text.startsWith('--- '))
  const [, name, email] = /^"?(.*?)"?\s*<([^<>]+)>$/.exec(headers.get('from') ?? '') ?? []
  const date = new Date(headers.get('date') ?? Number.NaN)
  const [, number, of] = /^(?:\s*\[[^\]]*\])*?\s*\[[^\]]*?\b(\d+)\/(\d+)\]/.exec(subject) ?? []
  return {
    // A cover letter, which has number 0, is no patch.
    ...(Number(number) > 0 && { part: { number: Number(number), of: Number(of) } }),
    subject: subject.replace(/^(\s*\[[^\]]*\])+\s*/, ''),
    body: body
      .slice(0, length < 0 ? undefined : length)
      .join('\n')
      .trim(),
    ...(name && email && { author: { name, email } }),
    ...(!Number.isNaN(date.getTime()) && { date: date.toISOString() }),
    lines: isEncoded ? body : body === sent ? lines : [...lines.slice(0, end + 1), ...body],
    ...(isEncoded && { bodyLine: line + end + 1 }),
    line,
  }
}

type Headers = ReadonlyMap<string, string>

const isCoded = (headers: Headers, lines: readonly string[]): boolean =>
  partsOf(headers, lines)?.some((part) => isCoded(part.headers, part.lines)) ?? encodingOf(headers) !== undefined

/** What a body says: each of its parts, one after the other, but for those that no patch is in. */
const bodyOf = (headers: Headers, lines: readonly string[]): readonly string[] => {
  const parts = partsOf(headers, lines)
  if (parts) return parts.flatMap((part) => bodyOf(part.headers, part.lines))
  if (/^(?:text\/html|image|audio|video)\b/i.test(headers.get('content-type') ?? '')) return []
  const encoding = encodingOf(headers)
  const sent = encoding === undefined ? lines : decodedBody(lines, encoding)
  return isFlowed(headers) ? unstuffed(sent) : sent
}

/** The parts of a body; undefined where it is none of several. */
const partsOf = (headers: Headers, lines: readonly string[]) => {
  const [, boundary] = /^multipart\/.*?boundary="?([^";]+)/i.exec(headers.get('content-type') ?? '') ?? []
  if (boundary === undefined) return undefined
  const starts = lines.flatMap((text, at) => (text.startsWith(`--${boundary}`) ? [at] : []))
  const parts = starts.map((start, number) => lines.slice(start, starts[number + 1]))
  return parts.map(([first = '', ...part]) => {
    const end = part.findIndex((text) => text.trim() === '')
    // What is below the last part is as it is.
    const head = first.startsWith(`--${boundary}--`) ? 0 : Math.max(0, end)
    return { headers: headersOf(part.slice(0, head)), lines: part.slice(head) }
  })
}

const encodingOf = (headers: Headers): string | undefined =>
  /^(?:base64|quoted-printable)/i.exec(headers.get('content-transfer-encoding') ?? '')?.[0].toLowerCase()

const isFlowed = (headers: Headers): boolean => /format="?flowed/i.test(headers.get('content-type') ?? '')

/** Flowed mail (RFC 3676) has a blank more before each line that begins with one; not all that say so are. */
const unstuffed = (lines: readonly string[]): readonly string[] =>
  lines.some((line) => /^ (?! )/.test(line)) ? lines : lines.map((line) => line.replace(/^ /, ''))

/** What an encoded body says, in lines; line ends of the mail itself are those of the text. */
const decodedBody = (lines: readonly string[], encoding: string): readonly string[] => {
  const bytes =
    encoding === 'base64'
      ? Buffer.from(lines.join(''), 'base64')
      : quotedPrintable(
          lines
            .map((line) => line.replace(/[ \t]+$/, ''))
            .join('\n')
            .replaceAll(/=\n/g, ''),
        )
  const text = utf8Text(bytes)
  return (/^diff --git .*\r$/m.test(text) ? text.replaceAll('\r\n', '\n') : text).split('\n')
}

/** Headers by name in lower case, folded lines joined, encoded words decoded. */
const headersOf = (lines: readonly string[]): Headers => {
  const headers = new Map<string, string>()
  let name = ''
  for (const line of lines) {
    const [, key, value] = /^([A-Za-z-]+):\s*(.*)$/.exec(line) ?? []
    if (/^\s/.test(line) && name !== '') headers.set(name, `${headers.get(name)} ${line.trim()}`)
    else if (key !== undefined) {
      name = key.toLowerCase()
      headers.set(name, value ?? '')
    }
  }
  for (const [key, value] of headers) headers.set(key, decoded(value.trim()))
  return headers
}

/** RFC 2047 encoded words; adjacent ones are one text. */
const decoded = (text: string): string =>
  text.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) => {
    const bytes = [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind = '', word = '']) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : quotedPrintable(word.replaceAll('_', ' ')),
    )
    return Buffer.concat(bytes).toString()
  })

/** Bytes are written `=C3`; other letters are their own bytes in UTF-8. */
const quotedPrintable = (text: string): Buffer =>
  Buffer.concat(
    text
      .split(/((?:=[0-9A-F]{2})+)/i)
      .map((part, at) => (at % 2 === 0 ? Buffer.from(part) : Buffer.from(part.replaceAll('=', ''), 'hex'))),
  )
