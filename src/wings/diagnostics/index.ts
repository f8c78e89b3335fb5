import '../../wings.ts'

export { diagnosePlan, type PlanDiagnosisOptions } from '../../core/run/apply.ts'
