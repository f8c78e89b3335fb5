import { reportProblem } from '../../core/report/build-report.ts'
import type { CompositionReport, ReportedClash, ReportedPlace } from '../../core/report/composition.ts'
import type { Composition, PairRelation } from './compose.ts'
import type { Clash, StepPlace } from './relation.ts'

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
