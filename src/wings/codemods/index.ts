import '../../wings.ts'

export type { LeftOut } from '../../core/run/from-diff.ts'
export type { FileToRead } from '../../wing.ts'
export { type ExplainRequest, type Explanation, explainChange, type StepExplanation } from './explain/explain.ts'
export {
  type GeneraliseResult,
  generalisePlan,
} from './explain/generalise.ts'
export { sentenceOf } from './explain/words.ts'
