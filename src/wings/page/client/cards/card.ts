import type { ReportedStep } from '../../../../core/report/report.ts'
import type { PageStep } from '../../model/model.ts'
import type { PageData } from '../data.ts'
import type { Look } from '../patch/row.ts'

/** Why a reviewer looks at something first, the strongest reason first. */
export const RISKS = ['refused', 'asked about', 'inexact match', 'executable', 'protected', 'none'] as const
export type Risk = (typeof RISKS)[number]

/** What cards are filtered, sorted and grouped by. */
export interface Facts {
  /** Every path that the card is about. */
  readonly paths: readonly string[]
  readonly statuses: readonly string[]
  readonly tools: readonly ReportedStep['tool'][]
  readonly rules: readonly string[]
  /** Lines that change. */
  readonly size: number
  readonly risk: Risk
  /** Place in the plan, or in the order of paths. */
  readonly order: number
}

/** A file or a step. Its element is empty until it comes near, with a height that fits what will be in it. */
export interface Card {
  readonly root: HTMLElement
  readonly facts: Facts
  /** Lines of patches that it will show, and of remarks. */
  readonly lines: number
  readonly notes: number
  /** Lower-case text that a search looks in, but for the patches. */
  readonly text: string
  /** Places of its patches. */
  readonly patches: readonly number[]
  /** Its content; called once, and again after the look has changed. */
  fill(): readonly HTMLElement[]
}

/** What every card needs to draw itself. */
export interface CardContext {
  readonly data: PageData
  readonly look: () => Look
  readonly links: Links
  /** What the policy says of most steps, which cards do not repeat. */
  readonly policy: PageStep['policy']
}

/** Addresses on the web, where they are known. */
export interface Links {
  commit(id: string): string | undefined
}
