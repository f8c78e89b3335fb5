import type { EditInput, EditStepInput, Plan, Step } from './schema.ts'

/** Steps that can be iterated again and again; an array of them is one. */
export interface StepSequence extends Iterable<Step> {
  readonly length: number
  /** Present where another pass over the steps means reading their text again. */
  readonly outline?: Outline
}

/** A plan whose steps need not be held at once. Every {@link Plan} is one. */
export interface SteppedPlan extends Omit<Plan, 'steps'> {
  readonly steps: StepSequence
}

/** A step's paths as it names them, the one it is called by first; none for an Edit of a glob. */
export const pathsOf = ({ input }: Pick<Step, 'input'>): readonly string[] => {
  if ('notebook_path' in input) return [input.notebook_path]
  if ('new_path' in input) return [input.file_path, input.new_path]
  return input.file_path === undefined ? [] : [input.file_path]
}

/** What a step is about, as it says so: its path, or its glob. */
export const nameOf = ({ input }: Pick<Step, 'input'>): string => {
  const [path] = pathsOf({ input })
  return path ?? ('glob' in input ? (input.glob ?? '') : '')
}

/** An Edit of every file that a glob names. */
export type GlobEdit = EditStepInput & { readonly glob: string }

/** The glob Edit that a step is; undefined for every other. */
export const globEditOf = ({ input }: Pick<Step, 'input'>): GlobEdit | undefined =>
  'glob' in input && input.glob !== undefined ? { ...input, glob: input.glob } : undefined

/** The Edit that a step is, as agents make it: one file, one text; undefined for every other. */
export const plainEditOf = ({ tool, input }: Pick<Step, 'tool' | 'input'>): EditInput | undefined => {
  if (tool !== 'Edit' || !('old_string' in input) || input.file_path === undefined) return undefined
  return input.old_string === undefined
    ? undefined
    : { ...input, file_path: input.file_path, old_string: input.old_string }
}

/** What a run needs to know of its steps before it replays them. Its size follows their paths and words, not their texts. */
export interface Outline {
  /** How many of the steps are not Reads. */
  readonly changing: number
  /** Names of the plan files, in order. */
  readonly files: ReadonlySet<string>
  /** Paths as the steps give them, including those that their conditions look at. */
  readonly paths: ReadonlySet<string>
  /** The same without those of conditions, by tool. */
  readonly touched: ReadonlyMap<Step['tool'], ReadonlySet<string>>
  /** The edits of globs, by their steps' numbers. */
  readonly globs: ReadonlyMap<number, GlobEdit>
  /** Of the steps that have an id or a reason. */
  readonly words: readonly StepWords[]
}

/** What a step says to people, and where. */
export type StepWords = Pick<Step, 'index' | 'id' | 'why' | 'at'>

/** The outline of steps: the one they bring along, else one pass over them. */
export const outlineOf = (steps: StepSequence): Outline => {
  if (steps.outline) return steps.outline
  const outliner = createOutliner()
  for (const step of steps) outliner.add(step)
  return outliner.outline()
}

/** Takes steps in order and gives the outline of those so far. */
export interface Outliner {
  add(step: Step): void
  outline(): Outline
}

export const createOutliner = (): Outliner => {
  const [files, paths] = [new Set<string>(), new Set<string>()]
  const touched = new Map<Step['tool'], Set<string>>()
  const globs = new Map<number, GlobEdit>()
  const words: StepWords[] = []
  let changing = 0
  return {
    add(step) {
      const { index, id, why, at, tool } = step
      if (at.file !== undefined) files.add(at.file)
      const ofTool = touched.get(tool) ?? new Set()
      touched.set(tool, ofTool)
      for (const path of pathsOf(step)) {
        paths.add(path)
        ofTool.add(path)
      }
      if (step.when?.file_path) paths.add(step.when.file_path)
      const globEdit = globEditOf(step)
      if (globEdit) globs.set(index, globEdit)
      if (tool !== 'Read') changing++
      if (id || why) words.push({ index, at, ...(id !== undefined && { id }), ...(why !== undefined && { why }) })
    },
    outline: () => ({ changing, files, paths, touched, globs, words }),
  }
}

/** The outline of several plans' steps one after the other, numbered through. */
export const joinOutlines = (outlines: readonly Outline[]): Outline => {
  const [only] = outlines
  if (only && outlines.length === 1) return only
  const tools = new Set(outlines.flatMap(({ touched }) => [...touched.keys()]))
  return {
    changing: outlines.reduce((sum, { changing }) => sum + changing, 0),
    files: union(outlines.map(({ files }) => files)),
    paths: union(outlines.map(({ paths }) => paths)),
    touched: new Map(
      Array.from(tools, (tool) => [tool, union(outlines.map(({ touched }) => touched.get(tool) ?? []))]),
    ),
    globs: new Map(outlines.flatMap(({ globs }) => [...globs])),
    words: outlines.flatMap(({ words }) => words),
  }
}

const union = <Item>(lists: readonly Iterable<Item>[]): ReadonlySet<Item> => new Set(lists.flatMap((list) => [...list]))
