import { numbersOf, type StepNames } from '../core/plan/combine.ts'
import { boxesDigest, itemsOf, readTicks } from '../core/report/body/step-list.ts'
import type { RunReport } from '../core/report/report.ts'
import type { Request } from '../core/run/request.ts'
import { sha256 } from '../core/text/digest.ts'
import type { LeftOutStep } from './options.ts'

/** Key of our part, and the commit of the branch's ledger; before there were ledgers a record, which is no longer read. */
const BEGIN = /<!-- editplan:begin ([0-9a-f]{16})(?: ([0-9a-f]{40}|[0-9a-f]{64}|\{(?:(?!<!--).)*?\}))? -->\r?\n/g

/** The content of our marks in a body. Anyone who can edit the body may have written them: they decide nothing. */
interface Marker {
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
  const key = sha256(`${named}\0${content}`).slice(0, 16)
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
export const sectionDigest = (content: string): string => sha256(content.replaceAll('\r\n', '\n').trim())

/** Bytes of the marks beside the content. */
export const MARKER_BYTES = Buffer.byteLength(writePart('', '', '0'.repeat(64)))

interface MarkedPart {
  readonly start: number
  readonly end: number
  /** Of the text between the marks. */
  readonly from: number
  readonly to: number
  readonly named: string | undefined
}

/**
 * The part whose marks are both there. A begin mark that somebody quoted, or whose end was cut, is text of people: where marks repeat,
 * the last one before its end counts, and one at the start of a line before one inside it.
 */
function findPart(body: string): MarkedPart | undefined {
  const whole = new Map<number, MarkedPart>()
  for (const begin of body.matchAll(BEGIN)) {
    const close = `<!-- editplan:end ${begin[1]} -->`
    const from = begin.index + begin[0].length
    const to = body.indexOf(close, from)
    // Several begin marks may have one end: the last is its own, unless it stands inside a line and another does not.
    const other = whole.get(to)
    if (to < 0 || (other && startsLine(body, other.start) && !startsLine(body, begin.index))) continue
    whole.set(to, { start: begin.index, end: to + close.length, from, to, named: begin[2] })
  }
  const parts = [...whole.values()].sort((one, other) => one.start - other.start)
  return parts.find(({ start }) => startsLine(body, start)) ?? parts[0]
}

const startsLine = (body: string, at: number): boolean => at === 0 || body[at - 1] === '\n'

/** A command about a pull request in a comment. */
export type Decision =
  | { readonly type: 'drop' | 'restore'; readonly steps: StepNames }
  | { readonly type: 'rerun' | 'verify' | 'help' }

interface DecisionRequest {
  readonly request: Request
  /** Steps that are left out now, and who left out which. */
  readonly without: readonly number[]
  readonly decided: readonly LeftOutStep[]
  /** Whoever decides. */
  readonly by: string
}

/** What is left out once a decision is carried out. */
export interface LeftOut {
  readonly without: readonly number[]
  readonly decided: readonly LeftOutStep[]
  readonly dropped: readonly number[]
  readonly restored: readonly number[]
}

/** Carries a decision out on the numbers of the steps that are left out. Throws USAGE for a step that there is not. */
export function decide(
  deciding: DecisionRequest,
  changes: { readonly drop: StepNames; readonly restore: StepNames },
): LeftOut {
  const { request, without, decided, by } = deciding
  const [drop, restore] = [numbersOf(request.plans, changes.drop), numbersOf(request.plans, changes.restore)]
  const before = new Set(without)
  const dropped = drop.filter((step) => !before.has(step))
  const restored = restore.filter((step) => before.has(step))
  const gone = new Set(restored)
  const now = [...before, ...dropped].filter((step) => !gone.has(step)).sort((one, other) => one - other)
  const people = [...decided.filter(({ step }) => !gone.has(step)), ...dropped.map((step) => ({ step, by }))]
  return { without: now, decided: people.filter(({ step }) => now.includes(step)), dropped, restored }
}

/**
 * The steps whose boxes an edit changed: by their places, as the report has them. Nothing if a list has other boxes than that, or none,
 * since it is unknown which box is about which step. Undefined if the edit changed boxes of a list about other steps than the report.
 */
export function changedTicks(
  [before, after]: readonly [string, string],
  report: RunReport,
): { readonly drop: readonly number[]; readonly restore: readonly number[] } | undefined {
  const [was, is] = [readTicks(before), readTicks(after)]
  if (!was || !is || is.grain === 0 || was.grain !== is.grain || was.boxes !== is.boxes)
    return { drop: [], restore: [] }
  const items = itemsOf(report, is.grain)
  const boxes = items.filter(({ ticked }) => ticked !== undefined)
  const isOther = is.boxes !== undefined && is.boxes !== boxesDigest(report, items)
  if (isOther) return is.ticked.some((tick, at) => tick !== was.ticked[at]) ? undefined : { drop: [], restore: [] }
  if ([was, is].some(({ ticked }) => ticked.length !== boxes.length)) return { drop: [], restore: [] }
  const changed = (to: boolean) => boxes.filter((_, at) => is.ticked[at] === to && was.ticked[at] !== to)
  return { drop: changed(false).flatMap(({ steps }) => steps), restore: changed(true).flatMap(({ steps }) => steps) }
}

/** `/editplan drop 7, 9` on the first line of a comment; another word of that command shows help. */
export function decisionIn(body: string): Decision | undefined {
  const [, word, rest = ''] = /^\/editplan(?:[ \t]+([^\s]+))?[ \t]*([^\r\n]*)/.exec(body) ?? []
  if (!/^\/editplan(?:\s|$)/.test(body)) return undefined
  const steps = rest.split(/[,\s]+/).filter(Boolean)
  if ((word === 'drop' || word === 'restore') && steps.length > 0) return { type: word, steps }
  return word === 'rerun' || word === 'verify' ? { type: word } : { type: 'help' }
}
