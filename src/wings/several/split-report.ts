import type { PlanSplit } from './split.ts'

/** The parts of a plan: what `editplan split --json` prints, less the plans. */
export interface SplitReport {
  readonly version: 1
  /** In an order in which all can be applied. */
  readonly parts: readonly {
    readonly name: string
    readonly slug: string
    /** The groups whose files it changes: several where steps span them, or where they need each other. */
    readonly groups: readonly string[]
    readonly title: string
    readonly digest: string
    readonly steps: number
    readonly files: readonly string[]
    /** Names of the parts that it builds on. */
    readonly needs: readonly string[]
    /** Steps of the whole plan whose own files belong to several groups, by number. */
    readonly spanning: readonly { readonly index: number; readonly id?: string; readonly groups: readonly string[] }[]
  }[]
  /** Names of parts that are applied one on the other; stacks touch nothing of each other. */
  readonly stacks: readonly (readonly string[])[]
}

export function reportSplit({ parts, stacks }: PlanSplit): SplitReport {
  const nameAt = (at: number): string => parts[at]?.name ?? ''
  return {
    version: 1,
    parts: parts.map(({ name, slug, groups, plan, files, needs, spanning }) => ({
      name,
      slug,
      groups,
      title: plan.title,
      digest: plan.digest,
      steps: plan.steps.length,
      files,
      needs: needs.map(nameAt),
      spanning: spanning.map(({ step: { index, id }, groups: spanned }) => ({
        index,
        ...(id !== undefined && { id }),
        groups: spanned,
      })),
    })),
    stacks: stacks.map((stack) => stack.map(nameAt)),
  }
}
