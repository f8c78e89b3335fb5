import type { Composition, PairRelation } from '../compose/compose.ts'
import type { Clash, StepPlace } from '../compose/relation.ts'
import { reportProblem } from './build-report.ts'
import type { ReportedProblem } from './report.ts'

/** A step of one of several plans. */
export interface ReportedPlace {
  /** The plan's name, without folder and extension. */
  readonly plan: string
  /** Its number in that plan, from 1. */
  readonly index: number
  readonly id?: string
  readonly tool: string
  readonly file_path: string
  /** The lines of the file that it replaces, first and last, when its plan is replayed alone. */
  readonly lines?: readonly [number, number]
  /** Its place in the plan's text. */
  readonly at: { readonly file?: string; readonly line: number; readonly column: number }
}

/** Why plans do not fit in one order. */
export interface ReportedClash {
  readonly order: readonly string[]
  readonly step: ReportedPlace
  /** The other plan's step that causes it. */
  readonly cause?: ReportedPlace
  /** Why the step is refused; absent where both orders work and give different files. */
  readonly error?: ReportedProblem
}

/** How several plans fit together: what `editplan compose --json` prints, less the plan. */
export interface CompositionReport {
  readonly version: 1
  readonly plans: readonly {
    readonly name: string
    readonly title: string
    readonly steps: number
    /** Why the plan is refused whatever comes before it. */
    readonly refused?: ReportedClash
  }[]
  readonly pairs: readonly {
    readonly plans: readonly [string, string]
    readonly relation: 'same' | 'disjoint' | 'commutes' | 'order' | 'conflicts'
    /** The plan that must come first, and the other one. */
    readonly order?: readonly [string, string]
    readonly clashes?: readonly ReportedClash[]
    /** Files in which the second plan of `order` leaves nothing of what the first one changes. */
    readonly overwritten?: readonly string[]
  }[]
  /** Why plans that fit in pairs do not fit together. */
  readonly clashes: readonly ReportedClash[]
  /** An order in which all work, without plans that repeat another; absent where there is none. */
  readonly order?: readonly string[]
}

/** A composition in the words of JSON: plans by their names. */
export function reportComposition({ members, refusals, pairs, clashes, order }: Composition): CompositionReport {
  const nameOfMember = (index: number): string => members[index]?.name ?? ''
  const told = (clash: Clash): ReportedClash => reportClash(clash, nameOfMember)
  return {
    version: 1,
    plans: members.map(({ index, name, plan }) => {
      const refusal = refusals.find(({ step }) => step.member === index)
      return { name, title: plan.title, steps: plan.steps.length, ...(refusal && { refused: told(refusal) }) }
    }),
    pairs: pairs.map((pair) => reportPair(pair, nameOfMember, told)),
    clashes: clashes.map(told),
    ...(order && { order: order.map(nameOfMember) }),
  }
}

type NameOf = (member: number) => string

function reportPair(
  { members: [one, other], relation }: PairRelation,
  name: NameOf,
  told: (clash: Clash) => ReportedClash,
): CompositionReport['pairs'][number] {
  return {
    plans: [name(one), name(other)],
    relation: relation.kind,
    ...(relation.kind === 'order' && { order: [name(relation.order[0]), name(relation.order[1])] as const }),
    ...(relation.kind === 'order' && relation.overwritten.length > 0 && { overwritten: relation.overwritten }),
    ...('clashes' in relation && { clashes: relation.clashes.map(told) }),
  }
}

const reportClash = ({ order, step, cause, problem }: Clash, name: NameOf): ReportedClash => ({
  order: order.map(name),
  step: reportPlace(step, name),
  ...(cause && { cause: reportPlace(cause, name) }),
  ...(problem && { error: reportProblem(problem) }),
})

const reportPlace = ({ member, step, path, lines }: StepPlace, name: NameOf): ReportedPlace => ({
  plan: name(member),
  index: step.index,
  ...(step.id !== undefined && { id: step.id }),
  tool: step.tool,
  file_path: path,
  ...(lines && { lines }),
  at: step.at,
})
