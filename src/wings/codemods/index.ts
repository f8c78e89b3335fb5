import '../../wings.ts'

export {
  type GeneraliseOptions,
  type GeneraliseResult,
  generalisePlan,
} from './generalise/generalise.ts'
