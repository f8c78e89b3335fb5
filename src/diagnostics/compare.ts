import type { Diagnostic } from './diagnostic.ts'

export interface Comparison {
  /** In the order of `after`. */
  readonly added: readonly Diagnostic[]
  /** In the order of `before`. */
  readonly gone: readonly Diagnostic[]
}

/** The path by which a file was known before; its own where it was not moved. */
export type FormerPath = (path: string) => string

/**
 * What one list of diagnostics has more than another. Two are the same by file, code, message and the text of their line, not by its
 * number; of several that are the same, each counts.
 */
export function compareDiagnostics(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  formerPath: FormerPath = (path) => path,
): Comparison {
  const left = new Map<string, Diagnostic[]>()
  for (const one of before) {
    const key = keyOf(one, one.path)
    const same = left.get(key)
    if (same) same.push(one)
    else left.set(key, [one])
  }
  // An old one is taken by the nearest new one: the others are where the change was made.
  const added = after.filter((one) => !takeNearest(left.get(keyOf(one, formerPath(one.path))), one))
  const remaining = new Set([...left.values()].flat())
  return { added, gone: before.filter((one) => remaining.has(one)) }
}

function takeNearest(same: Diagnostic[] | undefined, { line }: Diagnostic): boolean {
  if (!same || same.length === 0) return false
  const distances = same.map((one) => Math.abs(one.line - line))
  same.splice(distances.indexOf(Math.min(...distances)), 1)
  return true
}

const keyOf = ({ code = '', message, text }: Diagnostic, path: string): string =>
  [path, code, message, text.trim()].join('\0')
