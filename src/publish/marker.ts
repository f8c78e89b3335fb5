import { createHash } from 'node:crypto'

/** Key of our part, and the commit of the branch's ledger; before there were ledgers a record, which nobody reads any more. */
const BEGIN = /<!-- editplan:begin ([0-9a-f]{16})(?: ([0-9a-f]{40}|[0-9a-f]{64}|\{.*?\}))? -->\r?\n/

/** What our marks in a body say. Anyone who can edit the body may have written them: they decide nothing. */
export interface Marker {
  /** The commit of the ledger that they name. */
  readonly ledger: string | undefined
}

/** Undefined where a body has no part with marks of ours. */
export function readMarker(body: string): Marker | undefined {
  const part = findPart(body)
  return part && { ledger: part.named && /^[0-9a-f]+$/.test(part.named) ? part.named : undefined }
}

/**
 * The body with our part put in place of the earlier one; what people wrote around it stays. A body without our part
 * gets it at its end. @param ledger commit of the branch's ledger, where it has one
 */
export function writePart(body: string, content: string, ledger: string | undefined): string {
  const named = ledger === undefined ? '' : ` ${ledger}`
  // The text between the marks cannot hold a key that depends on it: a plan cannot end our part early.
  const key = createHash('sha256').update(named).update('\0').update(content).digest('hex').slice(0, 16)
  const ours = `<!-- editplan:begin ${key}${named} -->\n${content.trim()}\n<!-- editplan:end ${key} -->`
  const part = findPart(body)
  if (part) return body.slice(0, part.start) + ours + body.slice(part.end)
  return body.trim() === '' ? ours : `${body.trimEnd()}\n\n${ours}`
}

/** The text between our marks, its lines ended by LF; undefined without them. */
export function partOf(body: string): string | undefined {
  const part = findPart(body)
  return part && body.slice(part.from, part.to).replaceAll('\r\n', '\n').trim()
}

/** A digest of the text between our marks. */
export const sectionDigest = (content: string): string =>
  createHash('sha256').update(content.replaceAll('\r\n', '\n').trim()).digest('hex')

/** Bytes that the marks take beside the content. */
export const MARKER_BYTES = Buffer.byteLength(writePart('', '', '0'.repeat(64)))

interface Part {
  readonly start: number
  readonly end: number
  /** Of the text between the marks. */
  readonly from: number
  readonly to: number
  readonly named: string | undefined
}

function findPart(body: string): Part | undefined {
  const begin = BEGIN.exec(body)
  if (!begin) return undefined
  const close = `<!-- editplan:end ${begin[1]} -->`
  const from = begin.index + begin[0].length
  const to = body.indexOf(close, from)
  return to < 0 ? undefined : { start: begin.index, end: to + close.length, from, to, named: begin[2] }
}
