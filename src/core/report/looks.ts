import { counted } from '../text/words.ts'
import { isGuess, MATCHED } from './matched.ts'
import { type NetChange, netChanges } from './net-changes.ts'
import { activeContentOf, hiddenCharactersOf, maskedLinesOf } from './remarkable-lines.ts'
import type { ReportedStep, RunReport } from './report.ts'

/** Why a reviewer looks at something first, the strongest reason first. */
export const LOOKS = {
  refused: 'refused',
  asked: 'asked about',
  inexact: 'not matched exactly',
  protected: 'protected',
  verifies: 'changes what verifies it',
  hidden: 'hidden characters',
  executable: 'executable',
  scripts: 'scripts and downloads',
  masked: 'masked: differs, not shown',
} as const
export type LookKind = keyof typeof LOOKS

/** One place that needs a look. */
export interface Look {
  readonly kind: LookKind
  /** The step, of what a step is about. */
  readonly step?: number
  readonly path: string
  /** What there is to see, as plain text; empty where the kind says it all. */
  readonly said: string
}

/** Everything in a report that a reviewer looks at first, in the order of `LOOKS`. */
export function looksOf(report: RunReport, changes: readonly NetChange[] = netChanges(report)): readonly Look[] {
  const looks = [...report.steps.flatMap(looksOfStep), ...changes.flatMap(looksOfChange)]
  const order = Object.keys(LOOKS)
  return looks.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

/** The same, kind by kind. */
export function looksByKind(looks: readonly Look[]): ReadonlyMap<LookKind, readonly Look[]> {
  const found = new Map<LookKind, Look[]>()
  for (const look of looks) {
    const known = found.get(look.kind)
    if (known) known.push(look)
    else found.set(look.kind, [look])
  }
  return found
}

export function looksOfStep(step: Omit<ReportedStep, 'structuredPatch' | 'files'>): readonly Look[] {
  const { index, file_path: path, error, policy, matched_by: by, status } = step
  const at = { step: index, path }
  if (error) return [{ kind: 'refused', ...at, said: `${error.name} ${firstLine(error.message)}` }]
  const looks: Look[] = []
  if (policy?.behavior === 'ask') looks.push({ kind: 'asked', ...at, said: `${policy.reason} (${policy.rule})` })
  if (policy?.rule === 'granted') looks.push({ kind: 'asked', ...at, said: policy.reason })
  if (status === 'applied' && isGuess(by)) looks.push({ kind: 'inexact', ...at, said: MATCHED[by] })
  return looks
}

export function looksOfChange(change: NetChange): readonly Look[] {
  const { path, old_mode: was, new_mode: is } = change
  const looks: Look[] = []
  const add = (kind: LookKind, said: string): void => void looks.push({ kind, path, said })
  if (change.protected !== undefined) add('protected', change.protected)
  if (change.verifies !== undefined) add('verifies', change.verifies)
  const hidden = hiddenCharactersOf(change)
  if (hidden)
    add('hidden', `${hidden.count} (${hidden.names.slice(0, 4).join(', ')})${hidden.inPath ? ', in its path' : ''}`)
  if (is === '100755' && was !== is) add('executable', was.startsWith('0000') ? 'new' : `${was} → ${is}`)
  const active = activeContentOf(change)
  if (active.length > 0) add('scripts', active.join(', '))
  const masked = maskedLinesOf(change)
  if (masked > 0) add('masked', `${counted(masked, 'line')}`)
  return looks
}

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? ''
