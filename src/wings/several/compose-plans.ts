import { type PlanInput, plansFrom } from '../../core/plan/define-plan.ts'
import type { Plan } from '../../core/plan/schema.ts'
import { outlineOf, type SteppedPlan } from '../../core/plan/steps.ts'
import { reportProblem } from '../../core/report/build-report.ts'
import type { ReportedClash, ReportedPlace } from '../../core/report/report-data.ts'
import type { CompositionReport } from '../../core/report/several-plans.ts'
import { clashSentences } from '../../core/report/several-words.ts'
import { type ComposeOptions, type OpenBaseline, onBaseline } from '../../core/run/on-baseline.ts'
import { tellingSystemFailures } from '../../core/workspace/file-identity.ts'
import { type Composition, composePlans as compose, type PairRelation } from './compose.ts'
import type { Clash, StepPlace } from './relation.ts'

/** How plans fit together, and the one plan that they make, in `plan`, where they do. */
export interface ComposeResult {
  readonly plan?: Plan
  readonly report: CompositionReport
}

/**
 * Replays plans alone and in the orders that may differ, and puts them together to one plan in an order that works. Nothing is written;
 * what the policy asks about is let through. Throws USAGE for plans with different bases, and what opening the checkout throws.
 */
export const composePlans = (inputs: readonly PlanInput[], options: ComposeOptions): Promise<ComposeResult> =>
  tellingSystemFailures(() => {
    const plans = plansFrom(inputs)
    return onBaseline(plans, options, (baseline) => composed(plans, baseline))
  })

async function composed(plans: readonly SteppedPlan[], baseline: OpenBaseline): Promise<ComposeResult> {
  const named = plans.map((plan) => ({ name: fileOf(plan), plan }))
  const composition = await compose(named, baseline)
  const { plan } = composition
  return { report: reportComposition(composition), ...(plan && { plan }) }
}

const fileOf = ({ steps }: SteppedPlan): string => [...outlineOf(steps).files][0] ?? 'plan'

/** A composition in the words of JSON: plans by their names. */
function reportComposition({ members, refusals, pairs, clashes, order, plan }: Composition): CompositionReport {
  const nameOfMember = (index: number): string => members[index]?.name ?? ''
  const told = (clash: Clash): ReportedClash => reportClash(clash, nameOfMember)
  const report: CompositionReport = {
    version: 1,
    plans: members.map(({ index, name, plan }) => {
      const refusal = refusals.find(({ step }) => step.member === index)
      return { name, title: plan.title, steps: plan.steps.length, ...(refusal && { refused: told(refusal) }) }
    }),
    pairs: pairs.map((pair) => reportPair(pair, nameOfMember, told)),
    clashes: clashes.map(told),
    ...(order && { order: order.map(nameOfMember) }),
  }
  return plan ? report : { ...report, error: errorOf(report) }
}

const errorOf = ({ plans, pairs, clashes }: CompositionReport): NonNullable<CompositionReport['error']> => {
  const [refused] = plans.flatMap(({ refused: { error } = {} }) => error ?? [])
  const [clash] = [...pairs.flatMap((pair) => (pair.relation === 'conflicts' ? (pair.clashes ?? []) : [])), ...clashes]
  const message = clash ? clashSentences(clash).join(' ') : 'The plans do not fit together.'
  return refused ?? reportProblem({ name: 'PLANS_CONFLICT', message, ...(clash && { at: clash.step.at }) })
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
