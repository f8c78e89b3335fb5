import { saidBy } from '../../errors.ts'

const SEVERITIES = ['error', 'warning', 'information', 'hint'] as const
export type Severity = (typeof SEVERITIES)[number]

/** What a language server says about a place in a file. */
export interface Diagnostic {
  /** Relative to the root, `/` separated. */
  readonly path: string
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units. */
  readonly column: number
  readonly severity: Severity
  readonly code?: string
  readonly message: string
  /** The whole line, without its end. */
  readonly text: string
}

/** The most diagnostics of one file that a server may send. */
const MOST = 10_000
const MESSAGE = 2000
const LINE = 500

/** Where what a server sent belongs. */
interface DiagnosedFile {
  readonly path: string
  readonly lines: readonly string[]
  /** Absolute folder that messages name by its path; it is taken out of them. */
  readonly root: string
}

/** Reads a list of diagnostics as the protocol writes it. Throws UnknownError if it is not one. */
export function readDiagnostics(items: unknown, file: DiagnosedFile): readonly Diagnostic[] {
  if (!Array.isArray(items)) throw malformed('it sent no list of diagnostics')
  if (items.length > MOST) throw malformed(`it sent over ${MOST} diagnostics of one file`)
  return items.map((item) => readDiagnostic(item, file))
}

/** Diagnostics at least as severe. */
export const atLeast = (diagnostics: readonly Diagnostic[], severity: Severity): readonly Diagnostic[] =>
  diagnostics.filter((one) => SEVERITIES.indexOf(one.severity) <= SEVERITIES.indexOf(severity))

function readDiagnostic(item: unknown, { path, lines, root }: DiagnosedFile): Diagnostic {
  const { message, range, severity = 1, code } = fieldsOf(item)
  const { start } = fieldsOf(range)
  const { line, character } = fieldsOf(start)
  if (typeof message !== 'string' || !isPosition(start))
    throw malformed('it sent a diagnostic without place or message')
  return {
    path,
    line: Number(line) + 1,
    column: Number(character) + 1,
    // What the protocol does not name, newer versions of it may.
    severity: SEVERITIES[Number(severity) - 1] ?? 'error',
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code).slice(0, 100) }),
    message: message.replaceAll(`${root}/`, '').slice(0, MESSAGE),
    text: (lines[Number(line)] ?? '').slice(0, LINE),
  }
}

/** A line and a character, each a whole number from 0. */
export const isPosition = (value: unknown): boolean => {
  const { line, character } = fieldsOf(value)
  return [line, character].every((at) => Number.isInteger(at) && Number(at) >= 0)
}

export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

export const malformed = (how: string): UnknownError =>
  new UnknownError({ reason: 'protocol', message: `the server does not follow the protocol: ${how}` })

/** Why it is not known what a server finds: never that it finds nothing. */
type UnknownReason =
  | 'not-started'
  | 'ended'
  | 'memory'
  | 'timeout'
  | 'stopped'
  | 'protocol'
  | 'refused'
  | 'no-version'
  | 'not-loaded'
  | 'too-many'
  | 'unreadable'

/** What is not known, and why in words that follow "the server" or stand alone. */
export interface Unknown {
  readonly reason: UnknownReason
  /** For people, without a full stop. */
  readonly message: string
}

/** Thrown where a server does not say what is asked. */
export class UnknownError extends Error implements Unknown {
  readonly reason: UnknownReason

  constructor({ reason, message }: Unknown) {
    super(message)
    this.reason = reason
  }
}

/** The error as data; what is thrown for another cause is a fault of the protocol. */
export const asUnknown = (error: unknown): Unknown =>
  error instanceof UnknownError
    ? { reason: error.reason, message: error.message }
    : { reason: 'protocol', message: `the server’s answer could not be used: ${saidBy(error).slice(0, 300)}` }

interface Likeness {
  /** The path by which a file was known before; its own where it was not moved. */
  formerPath(path: string): string
  /** Texts that count as the same become the same. */
  wordsOf(text: string): string
}

const AS_IS: Likeness = { formerPath: (path) => path, wordsOf: (text) => text }

/**
 * What one list of diagnostics has more than another. Two are the same by file, code, message and the text of their line, not by its
 * number; of several that are the same, each counts.
 */
export function compareDiagnostics(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  { formerPath, wordsOf }: Likeness = AS_IS,
): { readonly added: readonly Diagnostic[]; readonly gone: readonly Diagnostic[] } {
  const [old, fresh] = [byKey(before, { ...AS_IS, wordsOf }), byKey(after, { formerPath, wordsOf })]
  const rest = (some: ReadonlyMap<string, readonly Diagnostic[]>, others: typeof some): ReadonlySet<Diagnostic> =>
    new Set([...some].flatMap(([key, alike]) => unmatched(alike, others.get(key) ?? [])))
  const [added, gone] = [rest(fresh, old), rest(old, fresh)]
  return { added: after.filter((one) => added.has(one)), gone: before.filter((one) => gone.has(one)) }
}

function byKey(diagnostics: readonly Diagnostic[], likeness: Likeness): ReadonlyMap<string, readonly Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>()
  for (const one of diagnostics) {
    const key = keyOf(one, likeness)
    const alike = groups.get(key)
    if (alike) alike.push(one)
    else groups.set(key, [one])
  }
  return groups
}

/** Beyond this many comparisons, nearness is not considered. */
const COMPARISONS = 1_000_000

/** Surplus diagnostics of the same text. Each old one is paired with the nearest, since new ones are where something changed. */
function unmatched(alike: readonly Diagnostic[], others: readonly Diagnostic[]): readonly Diagnostic[] {
  if (alike.length <= others.length) return []
  if (alike.length * others.length > COMPARISONS) return alike.slice(others.length)
  const left = [...alike]
  for (const { line } of others) {
    const distances = left.map((one) => Math.abs(one.line - line))
    left.splice(distances.indexOf(distances.reduce((least, one) => Math.min(least, one))), 1)
  }
  return left
}

const keyOf = ({ path, code = '', message, text }: Diagnostic, { formerPath, wordsOf }: Likeness): string =>
  [formerPath(path), code, wordsOf(message), wordsOf(text.trim())].join('\0')
