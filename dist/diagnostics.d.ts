export { PlanDiagnosisOptions, diagnosePlan } from './types/editplan.js';
