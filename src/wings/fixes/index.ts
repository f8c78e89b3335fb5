import '../../wings.ts'

export { FIX_FORMATS, type FixFormat, type FixOptions } from '../../core/plan/fix-output.ts'
export type { NotImported } from '../../core/run/wing-slots.ts'
export { type FixPlan, type FixPlanRequest, planFixes } from './fix-plan.ts'
export { type Judgement, type JudgeOptions, judgeFixes, type LeftStep } from './judge-fixes.ts'
