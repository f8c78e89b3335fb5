import {
  type ComposeBaseline,
  type Outcome,
  type Refusal,
  replayParts,
  sameTree,
} from '../../core/engine/replay-parts.ts'
import { type PlanInput, plansFrom } from '../../core/plan/define-plan.ts'
import { withDigest } from '../../core/plan/digest.ts'
import type { PlanOptions } from '../../core/plan/options.ts'
import { type Plan, type PlanHeader, type Step, sessionKey } from '../../core/plan/schema.ts'
import { outlineOf, type SteppedPlan } from '../../core/plan/steps.ts'
import { reportProblem } from '../../core/report/build-report.ts'
import { type ComposeOptions, type OpenBaseline, onBaseline } from '../../core/run/on-baseline.ts'
import { effectOf } from '../../core/tools/list.ts'
import { wrapSystemErrors } from '../../core/workspace/file-identity.ts'
import type { Problem } from '../../errors.ts'
import { type ComposedPlan, type Member, membersOf, partsOf } from './member.ts'
import {
  type Clash,
  causeOf,
  needOf,
  type PairContext,
  place,
  type Relation,
  relationOf,
  reportClash,
  reportRelation,
  type StepPlace,
} from './relation.ts'
import type { CompositionReport, ReportedPlace } from './report.ts'
import { clashSentences } from './words.ts'

/** How plans fit together, and the one plan that they make, in `plan`, where they do. */
export type ComposeResult = { readonly plan?: Plan; readonly report: CompositionReport }

/**
 * Replays plans alone and in the orders that may differ, and puts them together to one plan in an order that works. Nothing is written;
 * what the policy asks about is let through. Throws USAGE for plans with different bases, and what opening the checkout throws.
 */
export const composePlans = (inputs: readonly PlanInput[], options: ComposeOptions): Promise<ComposeResult> =>
  wrapSystemErrors(() => {
    const plans = plansFrom(inputs)
    return onBaseline(plans, options, (baseline) => composed(plans, baseline))
  })

async function composed(plans: readonly SteppedPlan[], baseline: OpenBaseline): Promise<ComposeResult> {
  const named = plans.map((plan) => ({ name: fileOf(plan), plan }))
  const composition = await composeOn(named, baseline)
  const { plan } = composition
  return { report: reportComposition(composition), ...(plan && { plan }) }
}

const fileOf = ({ steps }: SteppedPlan): string => [...outlineOf(steps).files][0] ?? 'plan'

/** A composition in the words of JSON: plans by their names. */
function reportComposition({ members, refusals, pairs, clashes, order, plan }: Composition): CompositionReport {
  const nameOf = (index: number): string => members[index]?.name ?? ''
  const names = { nameOf, placeOf: (place: StepPlace) => reportPlace(place, nameOf(place.member)) }
  const report: CompositionReport = {
    version: 1,
    plans: members.map(({ index, name, plan }) => {
      const refusal = refusals.find(({ step }) => step.member === index)
      return {
        name,
        title: plan.title,
        steps: plan.steps.length,
        ...(refusal && { refused: reportClash(refusal, names) }),
      }
    }),
    pairs: pairs.map(({ members: [one, other], relation }) => ({
      changes: [nameOf(one), nameOf(other)],
      ...reportRelation(relation, names),
    })),
    clashes: clashes.map((clash) => reportClash(clash, names)),
    ...(order && { order: order.map(nameOf) }),
  }
  return plan ? report : { ...report, error: errorOf(report) }
}

const errorOf = ({ plans, pairs, clashes }: CompositionReport): NonNullable<CompositionReport['error']> => {
  const [refused] = plans.flatMap(({ refused: { error } = {} }) => error ?? [])
  const [clash] = [...pairs.flatMap((pair) => (pair.relation === 'conflicts' ? (pair.clashes ?? []) : [])), ...clashes]
  const message = clash ? clashSentences(clash).join(' ') : 'The plans do not fit together.'
  return refused ?? reportProblem({ name: 'PLANS_CONFLICT', message, ...(clash?.step.at && { at: clash.step.at }) })
}

const reportPlace = ({ step, path, lines }: StepPlace, change: string): ReportedPlace => ({
  change,
  step: step.index,
  ...(step.id !== undefined && { id: step.id }),
  tool: step.tool,
  file_path: path,
  ...(lines && { lines }),
  at: step.at,
})

/** How two of the plans relate, as their places in the list. */
type PairRelation = { readonly members: readonly [number, number]; readonly relation: Relation }

/** Several plans, judged together. */
export interface Composition {
  readonly members: readonly Member[]
  /** What refuses a plan whatever comes before it. Such a plan is in no pair. */
  readonly refusals: readonly Clash[]
  readonly pairs: readonly PairRelation[]
  /** What refuses plans that fit in pairs: an order that ends where it began, or more than two plans that do not fit. */
  readonly clashes: readonly Clash[]
  /** An order in which every plan applies, without those that repeat an earlier one; absent if there is none. */
  readonly order?: readonly number[]
  /** One plan with the effect of all in that order. */
  readonly plan?: Plan
}

/**
 * Replays plans alone and in the orders that may differ, and puts them together to one plan where an order works. Nothing is written.
 * Throws INTERRUPTED when the baseline's signal aborts.
 */
export async function composeOn(plans: readonly ComposedPlan[], baseline: ComposeBaseline): Promise<Composition> {
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
  if (!order)
    return { ...judged, clashes: pairs.flatMap(({ relation }) => (relation.kind === 'order' ? relation.clashes : [])) }
  const whole = await replayParts(partsOf(order), baseline)
  if (whole.refusal)
    return { ...judged, clashes: [await clashAmong(order, whole.refusal, { baseline, alone, before: [] })] }
  const combined = await combinedPlan(order, whole, baseline)
  if ('problem' in combined) return { ...judged, clashes: [optionsClash(order, combined.problem)] }
  return { ...judged, order: order.map(({ index }) => index), plan: combined.plan }
}

/** Both after what either needs; where one needs the other, that is the relation. */
async function relate(
  one: Member,
  other: Member,
  {
    needs,
    ...known
  }: Pick<PairContext, 'alone' | 'baseline'> & {
    readonly needs: Needs
  },
): Promise<Relation> {
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

/** Which plans must come before a plan so that it works at all, in an order in which they do; undefined where none help. */
type Needs = ReadonlyMap<number, readonly Member[] | undefined>

/** What each plan needs that is refused alone. Plans that work alone need nothing. */
async function needsOf(
  members: readonly Member[],
  alone: readonly Outcome[],
  baseline: ComposeBaseline,
): Promise<Needs> {
  const needs = new Map<number, readonly Member[] | undefined>()
  const works = async (list: readonly Member[]): Promise<boolean> =>
    (await replayParts(partsOf(list), baseline)).refusal === undefined
  for (const member of members) if (!alone[member.index]?.refusal) needs.set(member.index, [])
  let open = members.filter(({ index }) => !needs.has(index))
  // Each round may make plans work that those of the next one need.
  for (let found = true; found && open.length > 0; ) {
    found = false
    const helpers = await allThatWork(
      members.filter(({ index }) => needs.has(index)),
      works,
    )
    for (const member of open) {
      const needed = await fewest(member, helpers, works)
      if (!needed) continue
      needs.set(member.index, needed)
      found = true
    }
    open = open.filter(({ index }) => !needs.has(index))
  }
  for (const { index } of open) needs.set(index, undefined)
  return needs
}

type Works = (list: readonly Member[]) => Promise<boolean>

/** Those that work together, each tried again after the others. */
async function allThatWork(candidates: readonly Member[], works: Works): Promise<readonly Member[]> {
  let [list, waiting]: [readonly Member[], readonly Member[]] = [[], candidates]
  for (let before = -1; waiting.length !== before; ) {
    before = waiting.length
    const still: Member[] = []
    for (const member of waiting) {
      if (await works([...list, member])) list = [...list, member]
      else still.push(member)
    }
    waiting = still
  }
  return list
}

/** The helpers without which the plan is refused. */
async function fewest(
  member: Member,
  helpers: readonly Member[],
  works: Works,
): Promise<readonly Member[] | undefined> {
  for (const helper of helpers) if (await works([helper, member])) return [helper]
  if (!(await works([...helpers, member]))) return undefined
  let needed = helpers
  for (const helper of helpers) {
    const fewer = needed.filter((one) => one !== helper)
    if (await works([...fewer, member])) needed = fewer
  }
  return needed
}

/**
 * One plan with the effect that plans have in this order; the proof is a replay. What was collapsed is left out. Ids begin with the name
 * of the plan. A problem, PLANS_CONFLICT, where no single set of options gives that effect.
 */
async function combinedPlan(
  order: readonly Member[],
  whole: Outcome,
  baseline: ComposeBaseline,
): Promise<{ readonly plan: Plan } | { readonly problem: Problem }> {
  const steps = withoutRepeatedReads(whole.results.filter(({ result }) => result.status !== 'collapsed')).map(
    ({ member, step }, at): Step => ({ ...step, index: at + 1, id: idOf(order, member, step) }),
  )
  const plan = withDigest(headerOf(order), steps)
  const replayed = await replayParts([{ member: 0, options: plan.options, steps }], baseline)
  if (!replayed.refusal && sameTree(replayed, whole)) return { plan }
  const message =
    'The plans have options that do not fit into one plan. Give them the same `trailing_whitespace` and `duplicates`, or apply them one after the other.'
  return { problem: { name: 'PLANS_CONFLICT', message } }
}

/** A check of what two plans saw is made once. */
function withoutRepeatedReads(results: Outcome['results']): Outcome['results'] {
  const checked = new Set<string>()
  return results.filter(({ step: { tool, input } }) => {
    if (effectOf(tool) !== 'reads' || !('sha256' in input) || input.sha256 === undefined) return true
    const key = JSON.stringify(input)
    return !checked.has(key) && checked.add(key)
  })
}

const idOf = (order: readonly Member[], member: number, { id, index }: Step): string =>
  `${order.find((one) => one.index === member)?.name ?? 'plan'}/${id ?? index}`

function headerOf(order: readonly Member[]): PlanHeader {
  const plans = order.map(({ plan }) => plan)
  const shared = <Key extends 'base' | 'created' | 'author'>(key: Key): Pick<Plan, Key> | undefined => {
    const [first, ...others] = plans.map((plan) => plan[key])
    const isShared = others.every((one) => JSON.stringify(one) === JSON.stringify(first))
    return first !== undefined && isShared ? ({ [key]: first } as Pick<Plan, Key>) : undefined
  }
  const [first, ...others] = plans
  const title = first?.title ?? ''
  return {
    version: 1,
    title: others.length === 0 ? title : `${title} (and ${others.length} more)`,
    description: order.map(({ name, plan }) => `- ${name}: ${plan.title}\n`).join(''),
    ...shared('base'),
    ...shared('created'),
    ...shared('author'),
    ...sessionsOf(plans),
    ...leftOutOf(plans),
    options: optionsOf(plans.map(({ options }) => options)),
  }
}

/** Those of all plans: each step keeps its own. */
function sessionsOf(plans: readonly PlanHeader[]): Pick<Plan, 'sessions'> {
  const sessions = new Map(plans.flatMap((plan) => plan.sessions ?? []).map((one) => [sessionKey(one), one]))
  return sessions.size > 0 ? { sessions: [...sessions.values()] } : {}
}

function leftOutOf(plans: readonly PlanHeader[]): Pick<Plan, 'left_out'> {
  const passages = plans.flatMap(({ left_out = [] }) => left_out)
  return passages.length > 0 ? { left_out: passages } : {}
}

function optionsOf(all: readonly PlanOptions[]): PlanOptions {
  const some = <Key extends keyof PlanOptions>(key: Key, value: PlanOptions[Key]): boolean =>
    all.some((options) => options[key] === value)
  return {
    reads: some('reads', 'auto') ? 'auto' : 'strict',
    // What repeats is left out already.
    duplicates: 'keep',
    on_error: 'stop',
    commits: all.every(({ commits }) => commits === all[0]?.commits) ? (all[0]?.commits ?? 'per-step') : 'per-step',
    trailing_whitespace: some('trailing_whitespace', 'strip') ? 'strip' : 'keep',
  }
}
