import { LOOKS, type Look, type LookKind } from '../../../../core/report/looks.ts'
import type { ReportedStep } from '../../../../core/report/report.ts'
import type { PageStep } from '../../model/model.ts'
import type { PageData } from '../data.ts'
import type { Decisions } from '../decisions.ts'
import type { Look as PatchLook } from '../patch/row.ts'

/** Why a reviewer looks at something first, the strongest reason first. */
export const RISKS = [...(Object.keys(LOOKS) as LookKind[]), 'none'] as const
export type Risk = (typeof RISKS)[number]

/** The strongest of some reasons. */
export const riskOf = (looks: readonly Look[]): Risk =>
  RISKS[Math.min(RISKS.length - 1, ...looks.map(({ kind }) => RISKS.indexOf(kind)))] ?? 'none'

export const riskName = (risk: Risk): string => (risk === 'none' ? 'the rest' : LOOKS[risk])

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
  readonly looks: readonly LookKind[]
  /** Place in the plan, or in the order of paths. */
  readonly order: number
}

/** A file, files that change alike, or a step. Its element is empty until it comes near, with a height that fits what will be in it. */
export interface Card {
  /** The id of its element. */
  readonly id: string
  /** Made when it is first asked for: most cards of a large report never are. */
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

type CardParts = Omit<Card, 'root' | 'text'> & { readonly element: () => HTMLElement; readonly text: () => string }

/** A card whose element and text are made when they are first asked for. */
export function lazyCard({ element, text, ...parts }: CardParts): Card {
  let [root, words]: [HTMLElement | undefined, string | undefined] = [undefined, undefined]
  return {
    ...parts,
    get root() {
      root ??= element()
      return root
    },
    get text() {
      words ??= text()
      return words
    },
  }
}

/** What every card needs to draw itself. */
export interface CardContext {
  readonly data: PageData
  readonly look: () => PatchLook
  readonly links: Links
  readonly looks: Looks
  readonly decisions: Decisions
  /** What the policy says of most steps, which cards do not repeat. */
  readonly policy: PageStep['policy']
}

/** What needs a look, by step and by path. */
export interface Looks {
  ofStep(index: number): readonly Look[]
  ofFile(path: string): readonly Look[]
}

/** Addresses on the web, where they are known. */
export interface Links {
  commit(id: string): string | undefined
}
