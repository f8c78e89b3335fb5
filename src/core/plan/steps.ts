import type * as z from 'zod'
import { withoutGroups } from '../text/glob-groups.ts'
import { listOf } from '../text/globs.ts'
import { commandLineOf } from '../text/words.ts'
import { edit } from '../tools/edit.ts'
import { effectOf, toolOf, touchesOf } from '../tools/list.ts'
import { isStepOf, type ToolCall } from '../tools/tool.ts'
import type { Patterns, Plan, Step } from './schema.ts'
import { referencesIn } from './variables.ts'

/** Steps that can be iterated again and again; an array of them is one. */
export interface StepSequence extends Iterable<Step> {
  readonly length: number
  /** @internal Present where another pass over the steps means reading their text again. */
  readonly outline?: Outline
}

/** A plan whose steps need not be held at once. Every {@link Plan} is one. */
export type SteppedPlan = Omit<Plan, 'steps'> & { readonly steps: StepSequence }

/** A step's paths as it names them, the one it is called by first; none for a step about a glob's files, and for a command. */
export const pathsOf = (step: ToolCall): readonly string[] => [...new Set(touchesOf(step).map(({ path }) => path))]

/** The glob of a step about many files, without the marks of its groups. */
export const globOf = ({ input }: ToolCall): Patterns | undefined =>
  'glob' in input && input.glob !== undefined ? withoutGroups(input.glob) : undefined

/** Where a step puts a file for each file of its globs, with references to their groups, and the key that names it. */
export type Destination = { readonly key: 'new_path' | 'file_path'; readonly given: string; readonly glob: Patterns }

/** The destination of a step that names a file for each of many. */
export const destinationIn = ({ tool, input }: ToolCall): Destination | undefined => {
  if (!('glob' in input) || input.glob === undefined) return undefined
  const { destination: key } = toolOf(tool)
  return key && { key, given: String(Reflect.get(input, key) ?? ''), glob: input.glob }
}

/** The subject of a step in its own words: its path, its globs, or its command. */
export const nameOf = (step: ToolCall): string => {
  if ('command' in step.input) return commandLineOf(step.input.command)
  const glob = globOf(step)
  return glob === undefined ? (pathsOf(step)[0] ?? '') : nameOfGlob(glob)
}

/** Globs in words. */
export const nameOfGlob = (glob: Patterns): string => listOf(glob).join(', ')

export type EditInput = z.output<ReturnType<(typeof edit)['call']['input']>>

/** The Edit that a step is, as agents make it: one file, one text; undefined for every other. */
export const plainEditOf = (step: ToolCall): EditInput | undefined => {
  if (!isStepOf(step, edit)) return undefined
  const { file_path, old_string, new_string } = step.input
  if (file_path === undefined || old_string === undefined || new_string === undefined) return undefined
  return { ...step.input, file_path, old_string, new_string }
}

/** What a step looks for by globs: the parts of it that decide which files those are. */
export type GlobbedStep = Pick<Step, 'tool' | 'input' | 'when'>

/** What a run needs to know of its steps before it replays them, but those left out. Its size follows their paths and words, not their texts. */
export interface Outline {
  /** How many of the steps are not Reads. */
  readonly changing: number
  /** Names of the plan files, in order. */
  readonly files: ReadonlySet<string>
  /** Paths as written in the steps, including those of their conditions. */
  readonly paths: ReadonlySet<string>
  /** The same without those of conditions, by tool. */
  readonly touched: ReadonlyMap<Step['tool'], ReadonlySet<string>>
  /** The steps that look for files by globs, by their numbers. */
  readonly globs: ReadonlyMap<number, GlobbedStep>
  /** Of the steps that have an id, a reason or a session. */
  readonly words: readonly StepWords[]
  /** True if a tool requires confirmation of one of its fixes. */
  readonly confirms: boolean
  /** Names of variables that texts refer to as they are written, but those of files in which GitHub's own variables are meant. */
  readonly variables: ReadonlySet<string>
}

/** A step's words for people, and where they are shown; the session it names as its origin. */
type StepWords = Pick<Step, 'index' | 'id' | 'why' | 'session' | 'at'>

/** The outline of steps: the one they bring along, else one pass over them. */
export const outlineOf = (steps: StepSequence): Outline => {
  if (steps.outline) return steps.outline
  const outliner = createOutliner()
  for (const step of steps) outliner.add(step)
  return outliner.outline()
}

/** Collects steps in order and returns the outline of those so far. */
export const createOutliner = () => {
  const [files, paths, variables] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const touched = new Map<Step['tool'], Set<string>>()
  const globs = new Map<number, GlobbedStep>()
  const words: StepWords[] = []
  let changing = 0
  let confirms = false
  return {
    add(step: Step): void {
      const { index, at, tool } = step
      if (at.file !== undefined) files.add(at.file)
      if (step.leftOut) return
      const ofTool = touched.get(tool) ?? new Set()
      touched.set(tool, ofTool)
      for (const path of pathsOf(step)) {
        paths.add(path)
        ofTool.add(path)
      }
      if (step.when?.file_path) paths.add(step.when.file_path)
      if (globOf(step) !== undefined || step.when?.glob !== undefined || 'imports' in step.input)
        globs.set(index, { tool, input: step.input, ...(step.when && { when: step.when }) })
      if (effectOf(tool) !== 'reads') changing++
      confirms ||= 'confirm' in step.input && step.input.confirm === true
      addVariables(variables, step)
      const said = wordsOf(step)
      if (said) words.push(said)
    },
    outline: (): Outline => ({ changing, files, paths, touched, globs, words, confirms, variables }),
  }
}

/** So many names of variables are kept; people are told of few. */
const MOST_VARIABLES = 10

/** Adds the names of variables in a step's texts; none of a step about workflows and actions, whose expressions have a `vars` of their own. */
function addVariables(variables: Set<string>, step: Step): void {
  if (variables.size >= MOST_VARIABLES) return
  const names = namesIn(step.input)
  if (names.length === 0 || [...pathsOf(step), nameOf(step)].some((path) => OF_GITHUB.test(path))) return
  for (const name of names.slice(0, MOST_VARIABLES)) variables.add(name)
}

const OF_GITHUB = /(?:^|\/)(?:\.github\/|action\.ya?ml$)/

const namesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return referencesIn(value, 'vars')
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : []
}

/** Undefined if a step has nothing of the kind. */
const wordsOf = ({ index, id, why, session, at }: Step): StepWords | undefined =>
  id || why || session
    ? { index, at, ...(id !== undefined && { id }), ...(why !== undefined && { why }), ...(session && { session }) }
    : undefined

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
    confirms: outlines.some(({ confirms }) => confirms),
    variables: union(outlines.map(({ variables }) => variables)),
  }
}

const union = <Item>(lists: readonly Iterable<Item>[]): ReadonlySet<Item> => new Set(lists.flatMap((list) => [...list]))

/** Whether what a step does depends on what it finds: on the files of a glob, on a condition, or on there being anything at all. */
export const isOpenEnded = ({ input, when }: Step): boolean =>
  'glob' in input ||
  when !== undefined ||
  ('expect_matches' in input && typeof input.expect_matches === 'object' && input.expect_matches.min === 0)
