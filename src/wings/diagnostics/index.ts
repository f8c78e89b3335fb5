import '../../wings.ts'

export { diagnosePlan } from '../../core/run/apply.ts'
