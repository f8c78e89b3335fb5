import { type ComposeBaseline, type Outcome, type Refusal, replayParts } from '../../core/engine/replay-parts.ts'
import type { Plan } from '../../core/plan/schema.ts'
import type { Problem } from '../../errors.ts'
import { combinedPlan } from './combined.ts'
import { type ComposedPlan, type Member, membersOf, partsOf } from './member.ts'
import { type Needs, needsOf } from './needs.ts'
import { type Clash, causeOf, needOf, type PairContext, place, type Relation, relationOf } from './relation.ts'

/** How two of the plans relate, as their places in the list. */
export interface PairRelation {
  readonly members: readonly [number, number]
  readonly relation: Relation
}

/** Several plans, judged together. */
export interface Composition {
  readonly members: readonly Member[]
  /** What refuses a plan whatever comes before it. Such a plan is in no pair. */
  readonly refusals: readonly Clash[]
  readonly pairs: readonly PairRelation[]
  /** What refuses plans that fit in pairs: an order that ends where it began, or more than two plans that do not fit. */
  readonly clashes: readonly Clash[]
  /** An order in which all work, without those that repeat an earlier one; absent where there is none. */
  readonly order?: readonly number[]
  /** One plan with the effect of all in that order. */
  readonly plan?: Plan
}

/**
 * Replays plans alone and in the orders that may differ, and puts them together to one plan where an order works. Nothing is written.
 * Throws INTERRUPTED when the baseline's signal aborts.
 */
export async function composePlans(plans: readonly ComposedPlan[], baseline: ComposeBaseline): Promise<Composition> {
  const members = await membersOf(plans, baseline)
  const alone: Outcome[] = []
  for (const member of members) alone.push(await replayParts(partsOf([member]), baseline))
  const needs = await needsOf(members, alone, baseline)
  const working = members.filter(({ index }) => needs.get(index) !== undefined)
  const pairs: PairRelation[] = []
  for (const [one, other] of pairsOf(working)) {
    const relation = await relate(one, other, { needs, alone, baseline })
    pairs.push({ members: [one.index, other.index], relation })
  }
  const refusals = members.flatMap((member) => refusalOf(member, needs.get(member.index), alone) ?? [])
  const judged = { members, refusals, pairs, clashes: [] }
  if (refusals.length > 0 || pairs.some(({ relation }) => relation.kind === 'conflicts')) return judged
  const order = orderOf(members, pairs)
  if (!order) return { ...judged, clashes: orderClashes(pairs) }
  const whole = await replayParts(partsOf(order), baseline)
  if (whole.refusal)
    return { ...judged, clashes: [await clashAmong(order, whole.refusal, { baseline, alone, before: [] })] }
  const combined = await combinedPlan(order, whole, baseline)
  if ('problem' in combined) return { ...judged, clashes: [optionsClash(order, combined.problem)] }
  return { ...judged, order: order.map(({ index }) => index), plan: combined.plan }
}

interface RelationContext extends Pick<PairContext, 'alone' | 'baseline'> {
  readonly needs: Needs
}

/** Both after what either needs; where one needs the other, that is the relation. */
async function relate(one: Member, other: Member, { needs, ...known }: RelationContext): Promise<Relation> {
  const needsOfBoth = [needs.get(one.index) ?? [], needs.get(other.index) ?? []] as const
  const pairs = [
    [one, other, needsOfBoth[0]],
    [other, one, needsOfBoth[1]],
  ] as const
  for (const [member, second, needed] of pairs) {
    const refusal = known.alone[member.index]?.refusal
    if (refusal && needed.includes(second))
      return needOf(member, { other: second, needed, refusal }, { ...known, before: [] })
  }
  const before = [...new Set(needsOfBoth.flat())]
  return relationOf(one, other, { ...known, before })
}

function refusalOf(member: Member, needs: readonly Member[] | undefined, alone: readonly Outcome[]): Clash | undefined {
  const refusal = needs ? undefined : alone[member.index]?.refusal
  return refusal && { order: [member.index], step: place(member, refusal.step, { alone }), problem: refusal.problem }
}

function* pairsOf(members: readonly Member[]): Generator<readonly [Member, Member]> {
  for (const [at, one] of members.entries()) for (const other of members.slice(at + 1)) yield [one, other]
}

/** As given, but for what must come before; without what repeats an earlier one. Undefined where that runs in a circle. */
function orderOf(members: readonly Member[], pairs: readonly PairRelation[]): readonly Member[] | undefined {
  const repeated = new Set(pairs.flatMap(({ members: [, other], relation }) => (relation.kind === 'same' ? other : [])))
  const before = pairs.flatMap(({ relation }) => (relation.kind === 'order' ? [relation.order] : []))
  const order: Member[] = []
  let waiting = members.filter(({ index }) => !repeated.has(index))
  while (waiting.length > 0) {
    const isFree = ({ index }: Member): boolean =>
      !before.some(([first, second]) => second === index && waiting.some((one) => one.index === first))
    const next = waiting.find(isFree)
    if (!next) return undefined
    order.push(next)
    waiting = waiting.filter((member) => member !== next)
  }
  return order
}

const orderClashes = (pairs: readonly PairRelation[]): readonly Clash[] =>
  pairs.flatMap(({ relation }) => (relation.kind === 'order' ? relation.clashes : []))

/** The refused step, and the first step before it that makes it so, whichever plan that is of. */
async function clashAmong(order: readonly Member[], refusal: Refusal, judging: PairContext): Promise<Clash> {
  const at = order.findIndex(({ index }) => index === refusal.member)
  const [before, refused] = [order.slice(0, at), order[at]]
  const cause = refused && (await causeOf(refusal, before, { ...judging, refused }))
  return {
    order: order.map(({ index }) => index),
    step: place({ index: refusal.member }, refusal.step, judging),
    problem: refusal.problem,
    ...(cause && { cause }),
  }
}

function optionsClash(order: readonly Member[], problem: Problem): Clash {
  const [first] = order
  const [step] = first ? [...first.steps, ...first.checks] : []
  if (!first || !step) throw new TypeError('a plan has at least one step')
  return { order: order.map(({ index }) => index), step: place(first, step, { alone: [] }), problem }
}
