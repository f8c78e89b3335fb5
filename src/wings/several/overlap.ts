import { type ComposeBaseline, type Outcome, replayParts } from '../../core/engine/replay-parts.ts'
import { reportProblem } from '../../core/report/build-report.ts'
import type { LeftOut } from '../../core/run/from-diff.ts'
import type { PolicyChecks } from '../../core/tools/permission.ts'
import { EditplanError } from '../../errors.ts'
import { areDisjoint, type ComposedPlan, type Footprint, type Member, membersOf, partsOf } from './member.ts'
import { needOf, type PairContext, type Relation, relationOf, reportRelation, type StepPlace } from './relation.ts'
import type { ReportedChange, ReportedPair, ReportedPlace } from './report.ts'

/** A change that is under way, as a plan. */
export interface OpenChange extends ComposedPlan {
  /** Further facts about it. */
  readonly facts: Omit<ReportedChange, 'name' | 'behind'>
  /** The numbers of its steps are those that its author knows; otherwise the plan was made of a difference. */
  readonly numbered: boolean
  /** What differs and no step carries. */
  readonly leftOut: readonly LeftOut[]
}

export type ChangeRelations = { readonly changes: readonly ReportedChange[]; readonly pairs: readonly ReportedPair[] }

/** Which pairs are wanted, and for how long. */
interface RelationLimits {
  /** Pairs of which one is among the first so many changes; default all. */
  readonly subjects?: number | undefined
  /** Pairs that are not judged when it aborts are `unknown`. */
  readonly until: AbortSignal
}

/**
 * How changes relate, replayed on the base's tip: those that share files in both orders, the others by the files that they name. Nothing is
 * written. Throws INTERRUPTED when the baseline's signal aborts.
 */
export async function relateChanges(
  changes: readonly OpenChange[],
  given: ComposeBaseline,
  { subjects = changes.length, until }: RelationLimits,
): Promise<ChangeRelations> {
  const signal = AbortSignal.any([until, ...(given.signal ? [given.signal] : [])])
  const baseline = { ...given, policy: relationsOnly(given.policy), signal }
  const members = await membersOf(changes, { ...baseline, signal: given.signal })
  const alone: Outcome[] = []
  const replayed = async (member: Member): Promise<Outcome> =>
    (alone[member.index] ??= await replayParts(partsOf([member]), baseline))
  const judge = async (one: Member, other: Member): Promise<Judgement> => {
    const known = uncarried(one, other, changes) ?? (isDisjoint(one, other) ? DISJOINT : undefined)
    if (known) return known
    if (until.aborted) return OUT_OF_TIME
    try {
      return await judgePair([one, other], [await replayed(one), await replayed(other)], {
        alone,
        baseline,
        before: [],
      })
    } catch (error) {
      if (until.aborted && !given.signal?.aborted && isInterruption(error)) return OUT_OF_TIME
      throw error
    }
  }
  const pairs: ReportedPair[] = []
  const names = { members, changes }
  for (const [at, one] of members.slice(0, subjects).entries())
    for (const other of members.slice(at + 1)) pairs.push(reportPair([one, other], await judge(one, other), names))
  return { changes: members.map((member) => reportChange(member, alone[member.index], changes)), pairs }
}

/** Whether something is allowed is not asked here: people may do more than a plan. Files that no longer parse count. */
const relationsOnly = ({ configuration }: PolicyChecks): PolicyChecks => ({
  configuration,
  path: () => undefined,
  secrets: async () => undefined,
})

type Judgement = Relation | { readonly kind: 'behind' } | { readonly kind: 'unknown'; readonly reason: string }

const DISJOINT = { kind: 'disjoint' } as const
const OUT_OF_TIME = { kind: 'unknown', reason: 'There was no time left to replay them.' } as const

const isInterruption = (error: unknown): boolean => error instanceof EditplanError && error.name === 'INTERRUPTED'

/** Globs look for files, and what changes none has nothing for them. */
const isDisjoint = (one: Member, other: Member): boolean =>
  one.plan.steps.length === 0 || other.plan.steps.length === 0 || areDisjoint(one.footprint, other.footprint)

/** A plan that is refused alone may need the other one; otherwise it is behind the base. */
async function judgePair(
  [one, other]: readonly [Member, Member],
  [first, second]: readonly [Outcome, Outcome],
  judging: PairContext,
): Promise<Judgement> {
  if (!first.refusal && !second.refusal) return relationOf(one, other, judging)
  const [refused, helper] = first.refusal ? [one, other] : [other, one]
  const refusal = first.refusal ?? second.refusal
  if (!refusal || (first.refusal && second.refusal)) return { kind: 'behind' }
  const { refusal: still } = await replayParts(partsOf([helper, refused]), judging.baseline)
  return still ? { kind: 'behind' } : needOf(refused, { other: helper, needed: [helper], refusal }, judging)
}

/** That one changes something that no step carries, such as a link, where the other one works. */
function uncarried(one: Member, other: Member, changes: readonly OpenChange[]): Judgement | undefined {
  for (const [mine, theirs] of [[one, other] as const, [other, one] as const]) {
    const { leftOut = [] } = changes[mine.index] ?? {}
    const others = withUncarried(theirs.footprint, changes[theirs.index]?.leftOut ?? [])
    const met = leftOut.find(({ path }) => !areDisjoint(pathsAsFootprint([path]), others))
    if (met) return { kind: 'unknown', reason: `${met.path}: ${met.reason}` }
  }
  return undefined
}

/** Files of which only the names are known. */
export const pathsAsFootprint = (paths: readonly string[]): Footprint => {
  const changed = new Set(paths)
  return { any: false, seen: changed, changed }
}

/** What no step carries is seen and changed too. */
export const withUncarried = ({ any, seen, changed }: Footprint, leftOut: readonly LeftOut[]): Footprint => {
  const paths = leftOut.map(({ path }) => path)
  return { any, seen: new Set([...seen, ...paths]), changed: new Set([...changed, ...paths]) }
}

type ChangeNames = { readonly members: readonly Member[]; readonly changes: readonly OpenChange[] }

const reportChange = (
  { index, name }: Member,
  alone: Outcome | undefined,
  changes: readonly OpenChange[],
): ReportedChange => ({
  name,
  ...(changes[index]?.facts ?? { kind: 'plan' }),
  ...(alone?.refusal && { behind: reportProblem(alone.refusal.problem) }),
})

function reportPair([one, other]: readonly [Member, Member], judged: Judgement, names: ChangeNames): ReportedPair {
  const changes = [one.name, other.name] as const
  if (judged.kind === 'unknown') return { changes, relation: judged.kind, reason: judged.reason }
  if (judged.kind === 'behind') return { changes, relation: judged.kind }
  const nameOf = (index: number): string => names.members[index]?.name ?? ''
  return { changes, ...reportRelation(judged, { nameOf, placeOf: (place) => reportPlace(place, names) }) }
}

function reportPlace({ member, step, path, lines }: StepPlace, { members, changes }: ChangeNames): ReportedPlace {
  const numbered = changes[member]?.numbered ?? true
  return {
    change: members[member]?.name ?? '',
    ...(numbered && { step: step.index, tool: step.tool }),
    ...(numbered && step.id !== undefined && { id: step.id }),
    file_path: path,
    ...(lines && { lines }),
  }
}
