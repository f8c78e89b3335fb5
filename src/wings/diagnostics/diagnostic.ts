import { UnknownError } from './unknown.ts'

export const SEVERITIES = ['error', 'warning', 'information', 'hint'] as const
export type Severity = (typeof SEVERITIES)[number]

/** What a language server says of a place in a file. */
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

/** Diagnostics of one file that a server may send. */
const MOST = 10_000
const MESSAGE = 2000
const LINE = 500

/** Where what a server sent belongs. */
export interface DiagnosedFile {
  readonly path: string
  readonly lines: readonly string[]
  /** Absolute folder that messages name by its path; it is taken out of them. */
  readonly root: string
}

/** Reads a list of diagnostics as the protocol writes it. Throws UnknownError where it is none. */
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
  const { line, character } = fieldsOf(fieldsOf(range).start)
  const isPlace = [line, character].every((at) => Number.isInteger(at) && Number(at) >= 0)
  if (typeof message !== 'string' || !isPlace) throw malformed('it sent a diagnostic without place or message')
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

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

const malformed = (how: string): UnknownError =>
  new UnknownError({ reason: 'protocol', message: `the server does not follow the protocol: ${how}` })
