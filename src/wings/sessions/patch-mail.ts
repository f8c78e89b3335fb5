import { utf8Text } from '../../core/text/encoding.ts'

/** One mail of `git format-patch`, or the whole text where it is not mail. */
export interface PatchMail {
  readonly subject?: string
  readonly body?: string
  readonly author?: { readonly name: string; readonly email: string }
  readonly date?: string
  /** Its lines; of a mail in base64 or quoted-printable, what they say. */
  readonly lines: readonly string[]
  /** Number of the first line, from 1. */
  readonly line: number
  /** Set where the lines of an encoded body are not those of the text: all of them are told at this one. */
  readonly bodyLine?: number
}

/** Splits a text into the mails it holds. Heads of a diff in CRLF mean that all of it was converted: CR is taken off. */
export const mailsOf = (text: string): PatchMail[] => {
  const converted = /^diff --git .*\r$|^--- .*\r\n\+\+\+ .*\r$/m.test(text)
  const lines = (converted ? text.replaceAll('\r\n', '\n') : text).split('\n')
  const starts = lines.flatMap((line, index) => (/^From [0-9a-f]{40} /.test(line) ? [index] : []))
  if (starts[0] !== 0) starts.unshift(0)
  return starts.map((start, number) => mailOf(lines.slice(start, starts[number + 1]), start + 1))
}

const mailOf = (lines: readonly string[], line: number): PatchMail => {
  const end = lines.findIndex((text) => text.trim() === '')
  const headers = headersOf(lines.slice(0, end < 0 ? 0 : end))
  const subject = headers.get('subject')
  if (subject === undefined) return { lines, line }
  const encoding = /^(?:base64|quoted-printable)/i
    .exec(headers.get('content-transfer-encoding') ?? '')?.[0]
    .toLowerCase()
  const sent = encoding === undefined ? lines.slice(end + 1) : decodedBody(lines.slice(end + 1), encoding)
  const isFlowed = /format="?flowed/i.test(headers.get('content-type') ?? '')
  const body = isFlowed ? unstuffed(sent) : sent
  const length = body.findIndex((text) => text === '---' || text.startsWith('diff --git ') || text.startsWith('--- '))
  const [, name, email] = /^"?(.*?)"?\s*<([^<>]+)>$/.exec(headers.get('from') ?? '') ?? []
  const date = new Date(headers.get('date') ?? Number.NaN)
  return {
    subject: subject.replace(/^(\s*\[[^\]]*\])+\s*/, ''),
    body: body
      .slice(0, length < 0 ? undefined : length)
      .join('\n')
      .trim(),
    ...(name && email && { author: { name, email } }),
    ...(!Number.isNaN(date.getTime()) && { date: date.toISOString() }),
    lines: body === sent && encoding === undefined ? lines : [...lines.slice(0, end + 1), ...body],
    ...(encoding !== undefined && { bodyLine: line + end + 1 }),
    line,
  }
}

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
const headersOf = (lines: readonly string[]): ReadonlyMap<string, string> => {
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
