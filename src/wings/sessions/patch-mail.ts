/** One mail of `git format-patch`, or the whole text where it is not mail. */
export interface PatchMail {
  readonly subject?: string
  readonly body?: string
  readonly author?: { readonly name: string; readonly email: string }
  readonly date?: string
  /** Set where the body is encoded in a way that hides the diff. */
  readonly encoding?: string
  readonly lines: readonly string[]
  /** Number of the first line, from 1. */
  readonly line: number
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
  const body = lines.slice(end + 1)
  const length = body.findIndex((text) => text === '---' || text.startsWith('diff --git ') || text.startsWith('--- '))
  const [, name, email] = /^"?(.*?)"?\s*<([^<>]+)>$/.exec(headers.get('from') ?? '') ?? []
  const date = new Date(headers.get('date') ?? Number.NaN)
  const encoding = headers.get('content-transfer-encoding')
  return {
    subject: subject.replace(/^(\s*\[[^\]]*\])+\s*/, ''),
    body: body
      .slice(0, length < 0 ? undefined : length)
      .join('\n')
      .trim(),
    ...(name && email && { author: { name, email } }),
    ...(!Number.isNaN(date.getTime()) && { date: date.toISOString() }),
    ...(encoding && /base64|quoted-printable/i.test(encoding) && { encoding }),
    lines,
    line,
  }
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
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : quotedPrintable(word),
    )
    return Buffer.concat(bytes).toString()
  })

const quotedPrintable = (word: string): Buffer =>
  Buffer.from(
    word
      .replaceAll('_', ' ')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
