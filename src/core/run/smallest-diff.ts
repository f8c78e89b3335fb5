import { WingSlot } from '../wing-slot.ts'
import type { DiffPlan, DiffRequest } from './from-diff.ts'

/** A plan in as few steps as explain the difference, and what it says. */
export interface SmallestDiff extends DiffPlan {
  /** How much the steps explain. */
  readonly sentence: string
  /** Steps that explain several places each. */
  readonly steps: readonly {
    readonly title: string
    readonly matches: number
    readonly counts: 'places' | 'files'
    readonly files: readonly string[]
  }[]
  /** Numbers of the plan's other steps. */
  readonly residual: readonly number[]
  /** Files with something to read, and how many lines. */
  readonly toRead: readonly { readonly path: string; readonly lines: number }[]
}

interface SmallestDiffRequest extends DiffRequest {
  /** Begin where the two parted. */
  readonly merged?: boolean
}

/** As `planFromDiff`, in as few steps as explain the difference. Apart, so that a wing fills it without loading a run. */
export const smallestDiffPlan = new WingSlot<(request: SmallestDiffRequest) => Promise<SmallestDiff>>('codemods')
