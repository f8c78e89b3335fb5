import '../../wings.ts'

export type { FileModes } from '../../core/history/recordings.ts'
export { FIX_FORMATS, type FixFormat, type FixOptions } from '../../core/plan/fix-output.ts'
export type { NotImported } from '../../core/run/wing-slots.ts'
export { planFixes } from './fix-plan.ts'
export type { FixPlan, FixPlanRequest } from './fix-request.ts'
export { type Judgement, judgeFixes, type LeftStep } from './judge-fixes.ts'
export { restoreWritten, takeWritten } from './tool-wrote.ts'
