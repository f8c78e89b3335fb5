import { WingSlot } from '../wing-slot.ts'
import type { DiffPlan, DiffRequest } from './from-diff.ts'

/** As `planFromDiff`, in as few steps as explain the difference, and a sentence that says how much. Apart, so that a wing fills it without loading a run. */
export const smallestDiffPlan = new WingSlot<
  (request: DiffRequest) => Promise<DiffPlan & { readonly sentence: string }>
>('codemods')
