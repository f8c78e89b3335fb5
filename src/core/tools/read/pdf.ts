import { constants, inflateSync } from 'node:zlib'
import type { Problem } from '../../../errors.ts'
import { refusal, refuse } from '../checks.ts'
import type { ToolRefusal, ViewResult } from '../tool.ts'
import { loadInstalled } from './installed.ts'

/** Pages shown without `pages`, and by one read. */
const PAGES_UNASKED = 10
const PAGES_A_READ = 20
/** Larger documents are not opened: what a parser does with a file follows from its size. */
const MOST_BYTES = 32 * 2 ** 20
const MOST_UNPACKED_BYTES = 128 * 2 ** 20

/** What to do about a file that is a PDF by its name alone. */
export const OF_NO_PDF = 'Repair it, or give it the extension of what it is.'

export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF-')

/**
 * The text of a PDF, page by page. `pages` is `3`, `1-5` or `10-`; without it a document of up to 10 pages is shown.
 * Refusals: PDF_PAGES, PDF_INVALID, PDF_ENCRYPTED, READ_TOO_LARGE (over 32 MiB, or 128 MiB unpacked).
 */
export async function viewPdf(bytes: Buffer, pages: string | undefined, tokens: number): Promise<ViewResult> {
  if (!isPdf(bytes)) return refuse('PDF_INVALID', `The file does not begin as a PDF does. ${OF_NO_PDF}`)
  if (bytes.length > MOST_BYTES)
    return refuse('READ_TOO_LARGE', `The PDF has ${bytes.length} bytes, over ${MOST_BYTES}. Split it.`)
  if (!unpacksWithin(bytes, MOST_UNPACKED_BYTES))
    return refuse('READ_TOO_LARGE', `The PDF unpacks to more than ${MOST_UNPACKED_BYTES} bytes. Split it.`)
  const loaded = await loadInstalled<typeof import('unpdf')>('unpdf')
  if (!loaded.ok) return loaded
  const { getDocumentProxy } = loaded.module
  try {
    // The parser takes the memory it is given.
    const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, useSystemFonts: false })
    try {
      const range = pageRange(pages, document.numPages)
      return 'name' in range ? { ok: false, problem: range } : await viewPages(document, range, tokens)
    } finally {
      await document.destroy()
    }
  } catch (error) {
    return refuseBroken(error)
  }
}

type PageRange = { readonly first: number; readonly last: number; readonly total: number }

function pageRange(pages: string | undefined, total: number): PageRange | Problem {
  if (pages === undefined) {
    const remedy = `Give pages, at most ${PAGES_A_READ} of them, as in "1-5".`
    if (total > PAGES_UNASKED) return refusal('PDF_PAGES', `The document has ${total} pages. ${remedy}`)
    return { first: 1, last: total, total }
  }
  const found = /^\s*(\d+)\s*(?:(-)\s*(\d+)?\s*)?$/.exec(pages)
  if (!found) return refusal('PDF_PAGES', `pages is ${JSON.stringify(pages)}. Write it as 3, 1-5 or 10-.`)
  const first = Number(found[1])
  const last = found[3] !== undefined ? Number(found[3]) : found[2] ? total : first
  if (first < 1 || first > last || last > total)
    return refusal('PDF_PAGES', `pages is ${pages}; the document has the pages 1 to ${total}. Name some of them.`)
  if (last - first >= PAGES_A_READ)
    return refusal(
      'PDF_PAGES',
      `pages names ${last - first + 1} pages; at most ${PAGES_A_READ} are read at once. Name fewer.`,
    )
  return { first, last, total }
}

interface PdfDocument {
  getPage(page: number): Promise<{ streamTextContent(): ReadableStream<TextChunk> }>
}

type TextChunk = { readonly items: readonly { readonly str?: string; readonly hasEOL?: boolean }[] }

async function viewPages(
  document: PdfDocument,
  { first, last, total }: PageRange,
  tokens: number,
): Promise<ViewResult> {
  const { beginningWithin, tokensIn } = await import('../../text/tokens.ts')
  const parts: string[] = []
  let left = tokens
  for (let number = first; number <= last && left > 0; number++) {
    const whole = await pageText(await document.getPage(number), left * 4 + 1)
    const text = beginningWithin(whole, left).trimEnd()
    parts.push(`Page ${number} of ${total}\n${text}`)
    left -= tokensIn(whole)
  }
  const note = 'The rest is over the token budget. Read fewer pages.'
  const cut = left <= 0 ? ({ partial: true, note } as const) : {}
  return { ok: true, view: { type: 'pdf', content: parts.join('\n\n'), ...cut } }
}

/** At most `most` characters. The stream is drained anyway: pdf.js does not survive being left by its reader. */
async function pageText(page: Awaited<ReturnType<PdfDocument['getPage']>>, most: number): Promise<string> {
  let text = ''
  for await (const { items } of page.streamTextContent()) {
    if (text.length > most) continue
    for (const { str = '', hasEOL } of items) text += hasEOL ? `${str}\n` : str
  }
  return text.slice(0, most).trimEnd()
}

function refuseBroken(error: unknown): ToolRefusal {
  const { name, message } = error as Error
  if (name === 'PasswordException') return refuse('PDF_ENCRYPTED', 'The PDF asks for a password. Remove it first.')
  return refuse('PDF_INVALID', `The PDF is damaged: ${message.replace(/\.$/, '')}. Repair it, or export it again.`)
}

/** More streams than any real document of the size that is read has. */
const MOST_STREAMS = 100_000

/**
 * False when a document's compressed streams unpack to more than `most` bytes in all. The parser unpacks without a limit, so
 * that a small file could take all memory; this looks first, through streams packed several times too (FlateDecode alone).
 */
export function unpacksWithin(pdf: Buffer, most: number): boolean {
  let left = most
  let streams = 0
  for (let at = pdf.indexOf(KEYWORD); at >= 0; at = pdf.indexOf(KEYWORD, at + KEYWORD.length)) {
    let data = pdf.subarray(skipLineEnd(pdf, at + KEYWORD.length))
    if (!isDeflated(data)) continue
    if (++streams > MOST_STREAMS) return false
    while (isDeflated(data)) {
      const unpacked = inflate(data, left)
      if (unpacked === 'larger') return false
      left -= unpacked.length
      data = unpacked
    }
  }
  return true
}

const KEYWORD = 'stream'

function skipLineEnd(bytes: Buffer, at: number): number {
  const afterCr = bytes[at] === 0x0d ? at + 1 : at
  return bytes[afterCr] === 0x0a ? afterCr + 1 : afterCr
}

/** The two bytes that begin a zlib stream (RFC 1950): method 8, a checksum that fits. */
const isDeflated = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes.readUInt8(0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0

/** What a stream says, as far as it goes; nothing of one that is damaged, which the parser will not read either. */
function inflate(bytes: Buffer, most: number): Buffer | 'larger' {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'larger' : Buffer.alloc(0)
  }
}
