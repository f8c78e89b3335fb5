import type { Step } from '../../../core/plan/schema.ts'
import { pathsOf } from '../../../core/plan/steps.ts'
import { commonGlob, type GlobChoice, separatingGlobs } from '../../../core/text/globs-of-files.ts'
import type { Replacement, ReplacementReader } from './replacements.ts'

/** What a step would say instead of several. */
interface Way {
  readonly replacement: Replacement
  readonly choice: GlobChoice
}

/** Steps that make the same replacement in several files, and the ways to say it in one step that are not refuted yet. */
export interface Family {
  readonly members: readonly Step[]
  /** The files that the steps change, in order. */
  readonly files: readonly string[]
  readonly ways: readonly Way[]
  /** Why the last way that was refuted will not do. */
  readonly reason: string
}

/** What each step of a replay changed, by the step's number; nothing for one that did not apply. */
export type ChangedFiles = ReadonlyMap<number, readonly string[]>

/** The families of steps under one reading. Only steps that changed their one file count. */
export const familiesOf = (
  steps: readonly Step[],
  changed: ChangedFiles,
  reading: ReplacementReader,
): readonly Family[] => {
  const byKey = new Map<string, { members: Step[]; replacements: readonly Replacement[] }>()
  for (const step of steps) {
    const read = changed.get(step.index)?.length === 1 ? reading(step) : undefined
    if (!read) continue
    const family = byKey.get(read.key) ?? { members: [], replacements: read.replacements }
    byKey.set(read.key, family)
    family.members.push(step)
    family.replacements = shared(family.replacements, read.replacements)
  }
  return [...byKey.values()].flatMap(({ members, replacements }) => familyOf(members, replacements, changed) ?? [])
}

/** Those of the first list that are in the second, each once. */
const shared = (some: readonly Replacement[], others: readonly Replacement[]): readonly Replacement[] => {
  const known = new Set(others.map((one) => JSON.stringify(one)))
  return [...new Map(some.map((one) => [JSON.stringify(one), one]))].flatMap(([key, one]) =>
    known.has(key) ? [one] : [],
  )
}

/** Undefined for steps that are about one file. */
const familyOf = (
  members: readonly Step[],
  replacements: readonly Replacement[],
  changed: ChangedFiles,
): Family | undefined => {
  const files = [...new Set(members.flatMap(({ index }) => changed.get(index) ?? []))].sort()
  if (files.length < 2) return undefined
  const choice = commonGlob(files)
  return { members, files, ways: replacements.map((replacement) => ({ replacement, choice })), reason: '' }
}

/** What one glob step of a family changed, and what is wrong with it. */
export interface Verdict {
  readonly changed: readonly string[]
  readonly reason: string
}

/** The family after its first way was refuted: narrower globs come next, and files that a glob does not reach leave it. */
export const refuted = (family: Family, { changed, reason }: Verdict, known: ChangedFiles): Family | undefined => {
  const [way, ...ways] = family.ways
  if (!way) return undefined
  const files = new Set(family.files)
  const others = changed.filter((path) => !files.has(path))
  const reached = changed.filter((path) => files.has(path))
  if (reached.length > 0 && reached.length < files.size) {
    const members = family.members.filter(({ index }) => known.get(index)?.every((path) => reached.includes(path)))
    const smaller = familyOf(
      members,
      family.ways.map(({ replacement }) => replacement),
      known,
    )
    return smaller && { ...smaller, reason }
  }
  const narrower = others.length > 0 && isCommon(way, family) ? separatingGlobs(family.files, others) : []
  return { ...family, reason, ways: [...narrower.map((choice) => ({ ...way, choice })), ...ways] }
}

const isCommon = ({ choice }: Way, { files }: Family): boolean =>
  choice.glob === commonGlob(files).glob && !choice.exclude

/** The one step that takes the place of a family's steps, that of the first. */
export const stepOf = ({ members, ways: [way] }: Family, expected: number | undefined): Step => {
  const [first] = members as [Step, ...Step[]]
  const { tool, why, at, index } = first
  const { glob, exclude } = way?.choice ?? { glob: [] }
  const input = {
    glob,
    ...(exclude && { exclude }),
    ...way?.replacement,
    expect_matches: expected ?? { min: 1 },
  }
  return { index, tool, input, at, ...(why !== undefined && { why }) } as Step
}

/** Reads that only licensed steps which a glob with its count now replaces: no other step names the file. */
export const withoutIdleReads = (steps: readonly Step[], replaced: readonly Family[]): readonly Step[] => {
  const files = new Set(replaced.flatMap(({ members }) => members.flatMap(pathsOf)))
  const named = new Set(
    steps.flatMap((step) => [...(step.tool === 'Read' ? [] : pathsOf(step)), step.when?.file_path ?? '']),
  )
  const isIdle = ({ tool, input, id, when, why }: Step): boolean => {
    if (tool !== 'Read' || !('file_path' in input) || [id, when, why].some((own) => own !== undefined)) return false
    const path = input.file_path ?? ''
    return !('sha256' in input && input.sha256 !== undefined) && files.has(path) && !named.has(path)
  }
  return steps.filter((step) => !isIdle(step))
}
