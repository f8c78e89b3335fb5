import type { ReportedClash, ReportedComposition, ReportedPlace } from './composition.ts'
import { oneLine, showInvisible } from './plain-text.ts'

/** One thing that is to be said of how plans fit together. */
export interface Fit {
  readonly kind: 'fits' | 'order' | 'conflicts'
  /** On one line. */
  readonly words: string
  /** Why, in sentences. */
  readonly details: readonly string[]
}

/** How plans fit together, in words: what refuses a plan, each pair that shares files, what does not fit, the order. */
export const fitsOf = ({ plans, pairs, clashes, order }: ReportedComposition): readonly Fit[] => [
  ...plans.flatMap(({ name, refused }) =>
    refused ? conflicts(`${oneLine(name)} is refused, whatever comes before it`, [refused]) : [],
  ),
  ...pairs.filter(({ relation }) => relation !== 'disjoint').map(pairInWords),
  ...clashes.flatMap((clash) => conflicts(`${listed(clash.order)} do not fit together: PLANS_CONFLICT`, [clash])),
  ...(order ? [{ kind: 'fits' as const, words: `Order: ${listed(order)}`, details: [] }] : []),
]

/** All that keeps plans from fitting together: refused plans, pairs that conflict, more than two that do not fit. */
export const clashesOf = ({ plans, pairs, clashes }: ReportedComposition): readonly ReportedClash[] => [
  ...plans.flatMap(({ refused }) => refused ?? []),
  ...pairs.flatMap(({ relation, clashes = [] }) => (relation === 'conflicts' ? clashes : [])),
  ...clashes,
]

/** Why plans do not fit in one order, in sentences that name both steps and their lines. */
export function clashSentences({ order, step, cause, error }: ReportedClash): readonly string[] {
  const tried = order.length > 1 ? ` in the order ${listed(order)}` : ''
  const said = error
    ? `${stepInWords(step)} is refused${tried}: ${error.name}. ${showInvisible(error.message)}`
    : `${stepInWords(step)} gives another result before ${cause ? stepInWords(cause) : 'the other plan'} than after it.`
  return error && cause ? [said, `It depends on ${stepInWords(cause)}.`] : [said]
}

const listed = (names: readonly string[]): string => names.map(oneLine).join(', ')

const conflicts = (words: string, clashes: readonly ReportedClash[]): readonly [Fit] => [
  { kind: 'conflicts', words, details: clashes.flatMap(clashSentences) },
]

function pairInWords(pair: ReportedComposition['pairs'][number]): Fit {
  const { relation, order, clashes = [], overwritten = [] } = pair
  const [one, other] = (order ?? pair.plans).map(oneLine)
  const lost = overwritten.map((path) => `It overwrites what ${one} changes in ${oneLine(path)}.`)
  const words = {
    same: `${one} and ${other} do the same; the second one is left out`,
    disjoint: `${one} and ${other} touch different files`,
    commutes: `${one} and ${other} may come in any order`,
    order: `${one} must come before ${other}`,
    conflicts: `${one} and ${other} conflict: PLANS_CONFLICT`,
  }[relation]
  const kind = relation === 'conflicts' || relation === 'order' ? relation : 'fits'
  return { kind, words, details: [...lost, ...clashes.flatMap(clashSentences)] }
}

/** `a step 2 (rename), Edit src/a.ts:3-5`. */
const stepInWords = ({ plan, index, id, tool, file_path, lines }: ReportedPlace): string => {
  const range = lines ? `:${lines[0]}${lines[1] === lines[0] ? '' : `-${lines[1]}`}` : ''
  return oneLine(`${plan} step ${index}${id === undefined ? '' : ` (${id})`}, ${tool} ${file_path}${range}`)
}
