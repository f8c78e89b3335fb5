import '../../wings.ts'

export { diagnosePlan } from './diagnose-plan.ts'
