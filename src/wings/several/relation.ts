import {
  type ComposeBaseline,
  type Outcome,
  type Refusal,
  replayParts,
  sameFile,
  sameTree,
} from '../../core/engine/replay-parts.ts'
import type { Step } from '../../core/plan/schema.ts'
import { nameOf, pathsOf } from '../../core/plan/steps.ts'
import { reportProblem } from '../../core/report/build-report.ts'
import type { StructuredPatchHunk } from '../../core/text/patch.ts'
import type { RepoPath } from '../../core/workspace/workspace.ts'
import type { Problem } from '../../errors.ts'
import { areDisjoint, type Member, partsOf, stepsOnSharedFiles } from './member.ts'
import type { ReportedClash, ReportedPair, ReportedPlace } from './report.ts'

/** A step of one of the plans. */
export interface StepPlace {
  readonly member: number
  readonly step: Step
  /** What it is about: its path, or its globs. */
  readonly path: string
  /** Lines of the file, from and to, that it replaces when its plan is replayed alone; absent for a new file. */
  readonly lines?: readonly [number, number]
}

/** Why plans do not fit, in one order. */
export interface Clash {
  /** The order that was tried, as members. */
  readonly order: readonly number[]
  /** The refused step, or a step whose effect the order decides. */
  readonly step: StepPlace
  /** The other plan's step that causes it; absent where none does. */
  readonly cause?: StepPlace
  /** Why the step is refused; absent where both orders work, with different results. */
  readonly problem?: Problem
}

/** How two plans relate. `order`: the first of `order` must come before the second. */
export type Relation =
  | { readonly kind: 'same' | 'disjoint' | 'commutes' }
  | {
      readonly kind: 'order'
      readonly order: readonly [number, number]
      readonly clashes: readonly [Clash]
      /** Files in which the second plan leaves nothing of what the first one changes. */
      readonly overwritten: readonly RepoPath[]
    }
  | { readonly kind: 'conflicts'; readonly clashes: readonly [Clash, ...Clash[]] }

/** What each pair is judged with. */
export interface PairContext {
  readonly baseline: ComposeBaseline
  readonly alone: readonly Outcome[]
  /** Plans that must come before both, in order. */
  readonly before: readonly Member[]
}

/**
 * How two plans relate: both orders are replayed, but where neither plan looks at what the other changes. They commute exactly when both
 * orders work and give the same tree.
 */
export async function relationOf(one: Member, other: Member, judging: PairContext): Promise<Relation> {
  const [first, second] = [judging.alone[one.index], judging.alone[other.index]]
  if (first && second && isSame(first, second)) return { kind: 'same' }
  if (areDisjoint(one.footprint, other.footprint)) return { kind: 'disjoint' }
  const isPlain = judging.before.length === 0 && !first?.refusal && !second?.refusal
  if (!isPlain) return byOrders([one, other], judging)
  // What else they do matters to neither.
  const [mine, theirs] = stepsOnSharedFiles([one.steps, other.steps], judging.baseline.overlay())
  return byOrders(
    [
      { ...one, steps: mine },
      { ...other, steps: theirs },
    ],
    judging,
  )
}

async function byOrders([one, other]: Pair, judging: PairContext): Promise<Relation> {
  const { alone } = judging
  const [forth, back] = [await inOrder([one, other], judging), await inOrder([other, one], judging)]
  if (!forth.refusal && !back.refusal) {
    if (sameTree(forth, back)) return { kind: 'commutes' }
    return { kind: 'conflicts', clashes: [await differing(one, other, judging)] }
  }
  const clash = async (pair: Pair, refusal: Refusal): Promise<Clash> => clashOf(pair, refusal, judging)
  if (!forth.refusal && back.refusal)
    return ordered(one, other, { alone, whole: forth, clash: await clash([other, one], back.refusal) })
  if (forth.refusal && !back.refusal)
    return ordered(other, one, { alone, whole: back, clash: await clash([one, other], forth.refusal) })
  const clashes: Clash[] = []
  if (back.refusal) clashes.push(await clash([other, one], back.refusal))
  const forthClash = forth.refusal ? await clash([one, other], forth.refusal) : await differing(one, other, judging)
  return { kind: 'conflicts', clashes: [forthClash, ...clashes] }
}

/**
 * That a plan, refused alone, needs another one: `needed` are all that it needs, in order, the other one among them. Names the step of the
 * other plan with which the last of them works.
 */
export async function needOf(
  member: Member,
  { other, needed, refusal }: { readonly other: Member; readonly needed: readonly Member[]; readonly refusal: Refusal },
  judging: PairContext,
): Promise<Relation> {
  const works = async (most: number): Promise<boolean> => {
    const before = needed.map((one) => (one === other ? { ...one, most } : one))
    return (await inOrder([...before, member], { ...judging, before: [] })).refusal === undefined
  }
  const cause = placeOf(other, await flipsAt(other.steps.length, works), judging)
  const { problem } = refusal
  const step = place(member, refusal.step, judging)
  const clash = { order: [member.index, other.index], step, problem, ...(cause && { cause }) }
  return { kind: 'order', order: [other.index, member.index], clashes: [clash], overwritten: [] }
}

/** Which of the steps before it cause a refusal, as the shortest beginning of them after which the step is refused. */
export async function causeOf(
  refusal: Refusal,
  before: readonly Member[],
  judging: PairContext & { readonly refused: Member },
): Promise<StepPlace | undefined> {
  for (const [at, member] of before.entries()) {
    const earlier = before.slice(0, at)
    const isRefused = async (most: number): Promise<boolean> => {
      const parts = partsOf([...judging.before, ...earlier, { ...member, most }, judging.refused])
      return (await replayParts(parts, judging.baseline)).refusal?.member === refusal.member
    }
    if (await isRefused(member.steps.length))
      return placeOf(member, await flipsAt(member.steps.length, isRefused), judging)
  }
  return undefined
}

interface OrderTest {
  readonly alone: readonly Outcome[]
  /** In the order that works. */
  readonly whole: Outcome
  readonly clash: Clash
}

const ordered = (first: Member, second: Member, { alone, whole, clash }: OrderTest): Relation => ({
  kind: 'order',
  order: [first.index, second.index],
  clashes: [clash],
  overwritten: overwrittenIn(whole, alone[first.index], alone[second.index]),
})

/** A file that the second plan moves is not overwritten. */
function overwrittenIn(whole: Outcome, first: Outcome | undefined, second: Outcome | undefined): readonly RepoPath[] {
  if (!first || !second || first.refusal || second.refusal) return []
  const moved = new Set(second.results.flatMap(({ result }) => result.changes.flatMap(({ from }) => from ?? [])))
  return [...first.files.keys()].filter(
    (path) =>
      second.files.has(path) && !moved.has(path) && sameFile(path, whole, second) && !sameFile(path, first, second),
  )
}

const isSame = (one: Outcome, other: Outcome): boolean =>
  !one.refusal && !other.refusal && one.files.size > 0 && sameTree(one, other)

type Pair = readonly [Member, Member]

const inOrder = (
  members: readonly (Member & { readonly most?: number })[],
  { before, baseline }: PairContext,
): Promise<Outcome> => replayParts(partsOf([...before, ...members]), baseline)

/** The refused step, and the step of the other plan that causes it: by what it did before, or by not coming before. */
async function clashOf([first, second]: Pair, refusal: Refusal, judging: PairContext): Promise<Clash> {
  const order = [first.index, second.index]
  const [refused, other] = refusal.member === second.index ? [second, first] : [first, second]
  const step = place(refused, refusal.step, judging)
  const { problem } = refusal
  const isRefused = async (most: number): Promise<boolean> =>
    (await inOrder([{ ...other, most }, refused], judging)).refusal !== undefined
  const [without, withAll] = [await isRefused(0), await isRefused(other.steps.length)]
  if (without === withAll) return { order, step, problem }
  const flip = await flipsAt(other.steps.length, async (most) => (await isRefused(most)) !== without)
  const cause = placeOf(other, flip, judging)
  return { order, step, problem, ...(cause && { cause }) }
}

/** Two steps, one of each plan, whose order decides what comes out. */
async function differing(one: Member, other: Member, judging: PairContext): Promise<Clash> {
  const differs = async (most: number, mostOther: number): Promise<boolean> => {
    const pair = [
      { ...one, most },
      { ...other, most: mostOther },
    ] as const
    const [forth, back] = [await inOrder(pair, judging), await inOrder([pair[1], pair[0]], judging)]
    return forth.refusal !== undefined || back.refusal !== undefined || !sameTree(forth, back)
  }
  const mine = await flipsAt(one.steps.length, (most) => differs(most, other.steps.length))
  const theirs = await flipsAt(other.steps.length, (most) => differs(mine, most))
  const [cause, step] = [placeOf(one, mine, judging), placeOf(other, theirs, judging)]
  return { order: [one.index, other.index], step: step ?? firstOf(other), ...(cause && { cause }) }
}

/** The smallest count, at most `length`, for which the question is answered with yes, as it is for `length`. */
export async function flipsAt(length: number, isSo: (count: number) => Promise<boolean>): Promise<number> {
  let [low, high] = [0, length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (await isSo(middle)) high = middle
    else low = middle
  }
  return high
}

const placeOf = (member: Member, count: number, judging: PairContext): StepPlace | undefined => {
  const step = member.steps[count - 1]
  return step && place(member, step, judging)
}

const firstOf = ({ index, steps, checks }: Member): StepPlace => {
  const [step] = [...steps, ...checks]
  if (!step) throw new TypeError('a plan has at least one step')
  return { member: index, step, path: nameOf(step) }
}

/** A step of a plan; without `alone` its lines are not known. */
export function place({ index }: Pick<Member, 'index'>, step: Step, { alone }: Pick<PairContext, 'alone'>): StepPlace {
  const found = alone[index]?.results.find((one) => one.step === step)
  const [only, ...others] = found?.result.changes ?? []
  const lines = only && others.length === 0 && linesOf(only.structuredPatch ?? [], pathsOf(step).length)
  return { member: index, step, path: nameOf(step), ...(lines && { lines }) }
}

/** From the first line that goes or is added at, to the last one. */
function linesOf(hunks: readonly StructuredPatchHunk[], paths: number): readonly [number, number] | undefined {
  const changed = paths === 1 ? hunks.flatMap(changedLines).sort((one, other) => one - other) : []
  const [first, last] = [changed[0], changed.at(-1)]
  return first === undefined || last === undefined ? undefined : [first, last]
}

function changedLines({ oldStart, oldLines, lines }: StructuredPatchHunk): readonly number[] {
  if (oldLines === 0) return []
  const found: number[] = []
  let at = oldStart
  for (const line of lines) {
    if (line.startsWith('-')) found.push(at)
    if (line.startsWith('+') && found.at(-1) !== at - 1) found.push(at)
    if (!line.startsWith('+') && !line.startsWith('\\')) at++
  }
  return found
}

/** What a report has of a relation; plans by their names. */
export const reportRelation = (relation: Relation, names: ReportNames): Omit<ReportedPair, 'changes'> => ({
  relation: relation.kind,
  ...(relation.kind === 'order' && {
    order: [names.nameOf(relation.order[0]), names.nameOf(relation.order[1])] as const,
  }),
  ...(relation.kind === 'order' && relation.overwritten.length > 0 && { overwritten: relation.overwritten }),
  ...('clashes' in relation && { clashes: relation.clashes.map((clash) => reportClash(clash, names)) }),
})

export const reportClash = ({ order, step, cause, problem }: Clash, names: ReportNames): ReportedClash => ({
  order: order.map(names.nameOf),
  step: names.placeOf(step),
  ...(cause && { cause: names.placeOf(cause) }),
  ...(problem && { error: reportProblem(problem) }),
})

/** How a report names members and their steps. */
interface ReportNames {
  nameOf(member: number): string
  placeOf(place: StepPlace): ReportedPlace
}
