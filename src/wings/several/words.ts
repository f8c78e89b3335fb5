import { findingsLine, type Sections } from '../../core/report/sections.ts'
import { oneLine, showInvisible } from '../../core/text/neutralise.ts'
import { counted, listed } from '../../core/text/words.ts'
import type {
  Candidate,
  ReportedChange,
  ReportedClash,
  ReportedComposition,
  ReportedOverlaps,
  ReportedPair,
  ReportedPlace,
} from './report.ts'

/** A finding about how plans or changes fit together. */
export interface Fit {
  readonly kind: 'fits' | 'order' | 'conflicts' | 'unknown'
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
  ...pairs.filter(({ relation }) => relation !== 'disjoint').map(pairOfPlans),
  ...clashes.flatMap((clash) => conflicts(`${named(clash.order)} do not fit together: PLANS_CONFLICT`, [clash])),
  ...(order ? [{ kind: 'fits' as const, words: `Order: ${named(order)}`, details: [] }] : []),
]

/** All that keeps plans from fitting together: refused plans, pairs that conflict, more than two that do not fit. */
export const clashesOf = ({ plans, pairs, clashes }: ReportedComposition): readonly ReportedClash[] => [
  ...plans.flatMap(({ refused }) => refused ?? []),
  ...pairs.flatMap(({ relation, clashes = [] }) => (relation === 'conflicts' ? clashes : [])),
  ...clashes,
]

/** Why plans or changes do not fit in one order, in sentences that name both steps and their lines. */
export function clashSentences({ order, step, cause, error }: ReportedClash): readonly string[] {
  const other = cause ? stepInWords(cause) : 'the other one'
  if (!error) return [`${stepInWords(step)} gives another result before ${other} than after it.`]
  const tried = order.length > 1 ? ` in the order ${named(order)}` : ''
  const refused = `${stepInWords(step)} is refused${tried}: ${error.name}. ${showInvisible(error.message)}`
  return cause ? [refused, `It depends on ${other}.`] : [refused]
}

/** `a step 2 (rename), Edit src/a.ts:3-5`; for a change without a plan `#15, src/a.ts:3-5`. */
const stepInWords = ({ change, step, id, tool, file_path, lines }: ReportedPlace): string => {
  const number = step === undefined ? '' : ` step ${step}${id === undefined ? '' : ` (${id})`}`
  const range = lines ? `:${lines[0]}${lines[1] === lines[0] ? '' : `-${lines[1]}`}` : ''
  return oneLine(`${change}${number}, ${tool === undefined ? '' : `${tool} `}${file_path}${range}`)
}

const named = (names: readonly string[]): string => names.map(oneLine).join(', ')

const conflicts = (words: string, clashes: readonly ReportedClash[]): readonly [Fit] => [
  { kind: 'conflicts', words, details: clashes.flatMap(clashSentences) },
]

function pairOfPlans(pair: ReportedPair): Fit {
  const words = {
    ...{ same: '; the second one is left out', conflicts: ': PLANS_CONFLICT' },
    ...{ disjoint: '', commutes: '', order: '', behind: '', unknown: '' },
  }[pair.relation]
  return { kind: KINDS[pair.relation], words: `${pairInWords(pair, oneLine)}${words}`, details: pairDetails(pair) }
}

const KINDS = {
  same: 'fits',
  disjoint: 'fits',
  commutes: 'fits',
  order: 'order',
  conflicts: 'conflicts',
  behind: 'unknown',
  unknown: 'unknown',
} as const satisfies Record<ReportedPair['relation'], Fit['kind']>

/** How paths and names of others are shown: as plain text on one line, or as Markdown in which nothing works. */
type Neutral = (text: string) => string

/** `late` is the one that is behind the base. */
function pairInWords({ changes, relation, order, reason = '' }: ReportedPair, neutral: Neutral, late = ''): string {
  const [one, other] = (order ?? changes).map(neutral)
  return {
    same: `${one} and ${other} do the same`,
    disjoint: `${one} and ${other} touch different files`,
    commutes: `${one} and ${other} may come in any order`,
    order: `${one} must come before ${other}`,
    conflicts: `${one} and ${other} conflict`,
    behind: `${neutral(late)} is behind the base: it does not apply to its tip`,
    unknown: `${one} and ${other} could not be compared: ${neutral(reason)}`,
  }[relation]
}

/** What a pair loses, and why it does not fit, in sentences that name steps and lines. */
const pairDetails = ({ order: [first = ''] = ['', ''], overwritten = [], clashes = [] }: ReportedPair) => [
  ...overwritten.map((path) => `What ${oneLine(first)} changes in ${oneLine(path)} is overwritten.`),
  ...clashes.flatMap(clashSentences),
]

/** Heads of the table of candidates. */
export const CANDIDATE_HEADS = ['plan', 'verdict', 'tests', 'diagnostics', 'size', 'time'] as const

/** A row with the plan's own words: the caller must neutralise them for where they are shown. */
export const candidateCells = (candidate: Candidate): readonly string[] => {
  const { plan, verdict, tests, files, insertions, deletions, milliseconds } = candidate
  return [
    plan,
    verdict,
    tests.passed + tests.failed === 0 ? '-' : `${tests.passed}/${tests.passed + tests.failed}`,
    findingsLine(candidate as Sections) || '-',
    `${counted(files, 'file')} +${insertions} -${deletions}`,
    `${(milliseconds / 1000).toFixed(1)} s`,
  ]
}

/** The first reasons why a candidate does not pass. */
export const reasonsOf = ({ problems = [] }: Candidate): NonNullable<Candidate['problems']> => problems.slice(0, SHOWN)

const SHOWN = 3

/** How changes relate, the worst first; pairs that touch different files are left out. */
export const findingsOf = (
  { changes, pairs }: ReportedOverlaps,
  neutral: Neutral = oneLine,
): readonly (Fit & { readonly pair: ReportedPair })[] =>
  pairs
    .filter(({ relation }) => relation !== 'disjoint')
    .map((pair) => {
      const late =
        pair.relation === 'behind' ? changes.filter((one) => one.behind && pair.changes.includes(one.name)) : []
      const place = pair.clashes?.[0] ? ` at ${clashInWords(pair.clashes[0], neutral)}` : ''
      const reasons = late.flatMap(({ name, behind: error }) =>
        error ? [`${oneLine(name)}: ${error.name}. ${showInvisible(error.message)}`] : [],
      )
      const details = [...pairDetails(pair), ...reasons]
      return {
        kind: KINDS[pair.relation],
        words: `${pairInWords(pair, neutral, late[0]?.name)}${place}`,
        details,
        pair,
      }
    })
    .sort((one, other) => SEVERITY.indexOf(one.kind) - SEVERITY.indexOf(other.kind))

const SEVERITY: readonly Fit['kind'][] = ['conflicts', 'order', 'unknown', 'fits']

/** What the lists of files settle, and what was not compared. */
export function overlapRest({ pairs, left_out }: ReportedOverlaps): readonly string[] {
  const { length } = pairs.filter(({ relation }) => relation === 'disjoint')
  return [
    ...(length > 0 ? [`${counted(length, 'pair touches', 'pairs touch')} different files.`] : []),
    ...(pairs.length === 0 && left_out.length === 0 ? ['There is nothing else under way.'] : []),
    ...left_out.map(({ name, reason }) => `${oneLine(name)} was not looked at: ${oneLine(reason)}`),
  ]
}

/** `src/a.ts:10 (step 3 of #15, step 5 of a)` */
const clashInWords = ({ step, cause }: ReportedClash, neutral: Neutral): string => {
  const steps = [step, cause].flatMap((one) =>
    one?.step === undefined ? [] : [`step ${one.step} of ${neutral(one.change)}`],
  )
  return `${neutral(placeOf(step))}${steps.length > 0 ? ` (${steps.join(', ')})` : ''}`
}

const placeOf = ({ file_path, lines }: ReportedPlace): string =>
  lines === undefined ? file_path : `${file_path}:${lines[0]}`

/** What a relation to a run, or to a pull request, means for it. */
type OverlapEffect = 'fits' | 'same' | 'after' | 'before' | 'conflicts' | 'behind' | 'unknown'

type OtherChange = { readonly other: ReportedChange; readonly effect: OverlapEffect; readonly pair: ReportedPair }

/** The changes that share files with one of them, and what that means: `after`, the other has to be merged first. */
export const othersOf = ({ changes, pairs }: ReportedOverlaps, name: string): readonly OtherChange[] =>
  pairs.flatMap((pair) => {
    const other = changes.find((change) => pair.changes.includes(change.name) && change.name !== name)
    if (!pair.changes.includes(name) || pair.relation === 'disjoint' || !other) return []
    return [{ other, effect: effectOn(name, pair), pair }]
  })

const effectOn = (name: string, { relation, order }: ReportedPair): OverlapEffect => {
  if (relation === 'order') return order?.[0] === name ? 'before' : 'after'
  return relation === 'commutes' || relation === 'disjoint' ? 'fits' : relation
}

/** Others that are named with a place; the rest are counted. */
const PLACED = 10
const NAMED = 20

/**
 * The relations of one change in a line: `fits with #12 and #14; conflicts with #15 at src/a.ts:10 (its step 3, this step 5)`. Empty
 * where it shares files with no other, and none was left out.
 */
export function overlapLine(overlaps: ReportedOverlaps, name: string, neutral: Neutral): string {
  const others = othersOf(overlaps, name)
  const of = (effect: OverlapEffect) => others.filter((one) => one.effect === effect)
  const names = (effect: OverlapEffect): string => together(of(effect).map(({ other }) => neutralName(other, neutral)))
  const placed = (effect: OverlapEffect, words: string): readonly string[] => {
    const all = of(effect)
    const shown = all
      .slice(0, PLACED)
      .map((one) => `${words} ${neutralName(one.other, neutral)}${at(one, name, neutral)}`)
    return all.length > PLACED ? [...shown, `${words} ${all.length - PLACED} more`] : shown
  }
  const left = overlaps.left_out.length
  return [
    of('fits').length > 0 && `fits with ${names('fits')}`,
    of('same').length > 0 && `does the same as ${names('same')}`,
    ...placed('conflicts', 'conflicts with'),
    ...placed('after', 'has to come after'),
    ...placed('before', 'has to come before'),
    of('behind').length > 0 && `does not apply together with ${names('behind')} (behind the base)`,
    of('unknown').length > 0 && `could not be compared with ${names('unknown')}`,
    left > 0 && `${counted(left, 'other')} not looked at`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** The changes that share files with one of them, as JSON: which, what that means, and where. */
export const overlapsOutput = (overlaps: ReportedOverlaps, name: string): string =>
  JSON.stringify(
    othersOf(overlaps, name)
      .slice(0, MOST_OVERLAPS)
      .map(({ other, effect, pair: { clashes = [] } }) => ({
        ...{ name: other.name, effect },
        ...(other.number !== undefined && { number: other.number }),
        ...(other.fork && { fork: other.fork }),
        ...(clashes[0] && { at: [clashes[0].step, ...(clashes[0].cause ? [clashes[0].cause] : [])] }),
      })),
  )

const MOST_OVERLAPS = 100

/** GitHub makes a link of `#12`; every other name is untrusted text. */
const neutralName = ({ name, number }: ReportedChange, neutral: Neutral): string =>
  number === undefined ? neutral(name) : `#${number}`

const together = (names: readonly string[]): string =>
  names.length > NAMED || names.length < 2
    ? listed(names, NAMED)
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** ` at src/a.ts:10 (its step 3, this step 5)`: the place in this change, else in the other. */
function at({ pair: { clashes = [] } }: OtherChange, name: string, neutral: Neutral): string {
  const [clash] = clashes
  if (!clash) return ''
  const places = [clash.step, ...(clash.cause ? [clash.cause] : [])]
  const [own, its] = [places.find(({ change }) => change === name), places.find(({ change }) => change !== name)]
  const steps = [
    its?.step === undefined ? [] : `its step ${its.step}`,
    own?.step === undefined ? [] : `this step ${own.step}`,
  ].flat()
  const where = own?.lines ? own : (its ?? own)
  return `${where ? ` at ${neutral(placeOf(where))}` : ''}${steps.length > 0 ? ` (${steps.join(', ')})` : ''}`
}
