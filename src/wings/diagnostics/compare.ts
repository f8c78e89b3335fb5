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
  const [old, fresh] = [byKey(before, (path) => path), byKey(after, formerPath)]
  const rest = (some: ReadonlyMap<string, readonly Diagnostic[]>, others: typeof some): ReadonlySet<Diagnostic> =>
    new Set([...some].flatMap(([key, alike]) => unmatched(alike, others.get(key) ?? [])))
  const [added, gone] = [rest(fresh, old), rest(old, fresh)]
  return { added: after.filter((one) => added.has(one)), gone: before.filter((one) => gone.has(one)) }
}

function byKey(diagnostics: readonly Diagnostic[], pathOf: FormerPath): ReadonlyMap<string, readonly Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>()
  for (const one of diagnostics) {
    const key = keyOf(one, pathOf(one.path))
    const alike = groups.get(key)
    if (alike) alike.push(one)
    else groups.set(key, [one])
  }
  return groups
}

/** Beyond so many comparisons it is not asked which of them are near each other. */
const COMPARISONS = 1_000_000

/** Those of the same that are too many; each of the others takes the nearest, since what is new lies where something was changed. */
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

const keyOf = ({ code = '', message, text }: Diagnostic, path: string): string =>
  [path, code, message, text.trim()].join('\0')
