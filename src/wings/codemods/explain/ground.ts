import { type ReplayContext, replay } from '../../../core/engine/replay.ts'
import type { StepResult, TrackedFiles } from '../../../core/engine/step-result.ts'
import { LINK, NOTHING, SUBMODULE, type TreeChange } from '../../../core/git/commands/tree-changes.ts'
import type { StepInput } from '../../../core/plan/edits-between.ts'
import { OPTIONS } from '../../../core/run/from-diff.ts'
import { wholeText } from '../../../core/text/encoding.ts'
import { toLf } from '../../../core/text/line-ending.ts'
import { decodeForSearch } from '../../../core/text/search-text.ts'
import { convert } from '../../../core/tools/convert.ts'
import type { PolicyChecks } from '../../../core/tools/permission.ts'
import { type Change, perPath } from '../../../core/workspace/change.ts'
import { createOverlay, type Overlay } from '../../../core/workspace/overlay.ts'
import type { Source } from '../../../core/workspace/workspace.ts'
import { set, unset } from '../documents.ts'
import type { Attempt, Ground, RuleException } from './cover.ts'
import { type GlobChoice, namedBy } from './globs.ts'
import { type ChangedText, remainderOf, sum } from './hunks.ts'
import { deletionsOf, type FileStep, movesOf } from './moves.ts'
import type { Rule } from './rule.ts'
import { editable, numbered } from './trial.ts'
import { conversionsOf } from './whole-files.ts'

/** Two states of a repository's files, and what is known of both. */
export interface TwoStates {
  /** Loaded, as far as the changes go. */
  readonly before: Source
  readonly after: Source
  readonly changes: readonly TreeChange[]
  /** Every tracked file of the state before. */
  readonly tracked: readonly string[]
  /** Tracked files that may hold a text of one line. */
  holding(text: string): Promise<readonly string[]>
  contents(paths: readonly string[]): Promise<ReadonlyMap<string, Buffer>>
  /** Makes reading these files fast. */
  load(paths: readonly string[]): Promise<void>
  readonly policy: PolicyChecks
  /** Whether the attributes of the state before say that a program writes the file; default no. */
  readonly isMarked?: (path: string) => boolean
  /** Commands that may be tried, as steps; default none. */
  readonly commands?:
    | { readonly steps: readonly StepInput[]; readonly outcomeOf: NonNullable<ReplayContext['commands']> }
    | undefined
  /** Whether what no rule explains of text files is to be one step; default false. */
  readonly restTogether?: boolean
}

interface FileGround extends Ground {
  /** Deletions and moves, those that were refused left out. */
  readonly fileSteps: readonly FileStep[]
  workspace(): Overlay
}

/** What rules are tried on: the files as deletions, moves, commands and conversions leave them. */
export async function groundFor(changes: readonly TreeChange[], states: TwoStates): Promise<FileGround> {
  const { steps, gone } = wholeFileSteps(changes, states)
  const { before, after, policy } = states
  const changed = changes.filter((change) => isCarried(change) && change.newMode !== NOTHING)
  const paths = new Set(changed.map(({ path }) => path))
  const staying = states.tracked.filter((path) => !paths.has(path) && !gone.has(path))
  const tracked = among([...paths, ...gone], staying)
  let texts: Shelf | undefined
  let overlay = createOverlay(before)
  const attemptAll = async (asked: readonly StepInput[]): Promise<readonly (Attempt | undefined)[]> => {
    const attempts: (Attempt | undefined)[] = []
    const plan = { options: { ...OPTIONS, on_error: 'continue' as const }, steps: asked.map(numbered) }
    await states.load(asked.flatMap((step) => namedByName(step, staying)))
    const running = states.commands && { commands: states.commands.outcomeOf }
    for await (const event of replay([plan], { workspace: overlay, policy, tracked, ...running }))
      if (event.type === 'step') attempts.push(attemptOf(event.result))
    return attempts
  }
  const runs = await commandSteps(changed, states)
  const whole = [...runs, ...steps, ...(await conversionsBetween(changed, staying, states))]
  const done = await attemptAll(whole.map(({ step }) => step))
  const fileSteps = whole.flatMap((one, at) => (done[at] ? [withCount(one, done[at].matches)] : []))
  const files = changed.flatMap(({ path, oldMode }): ChangedText[] => {
    if (oldMode === NOTHING || path.endsWith('.ipynb') || overlay.stat(path)?.kind !== 'file') return []
    const [text, goal] = [editable(overlay.read(path)), editable(after.read(path))]
    return text === undefined || goal === undefined ? [] : [{ path, text, goal }]
  })
  const known = new Set(files.map(({ path }) => path))
  const closed = [...paths].filter((path) => !known.has(path) && overlay.stat(path)?.kind === 'file')
  const closedTexts: Shelf = new Map(closed.map((path) => [path, searchable(overlay.read(path))]))
  const stayingChanged = async (rule: Rule): Promise<readonly RuleException[]> => {
    if (rule.needle === '' && !rule.isHarmless) return staying.map((path) => ({ path }))
    texts ??= await shelfOf(staying, states)
    if (texts) return changedBy(rule, texts)
    const holding = rule.needle === '' ? staying : await states.holding(rule.needle)
    const others = holding.filter((path) => !paths.has(path) && !gone.has(path))
    if (others.length > MOST_LOOKED_AT) return others.map((path) => ({ path }))
    const bytes = await states.contents(others)
    return changedBy(rule, new Map(others.map((path) => [path, searchable(bytes.get(path))])))
  }
  return {
    files,
    leastPlaces: states.restTogether ? 3 : 2,
    fileSteps,
    // Files that change and are no texts to a rule are looked at as those that stay.
    unchanged: async (rule) => [...(await stayingChanged(rule)), ...(await changedBy(rule, closedTexts))],
    attempt: async (step) => (await attemptAll([step]))[0],
    async restart() {
      overlay = createOverlay(before)
      await attemptAll(fileSteps.map(({ step }) => step))
    },
    workspace: () => overlay,
  }
}

/** What happens to whole files, before any text is looked at. */
function wholeFileSteps(changes: readonly TreeChange[], { before, tracked }: TwoStates) {
  const carried = changes.filter(isCarried)
  const deleted = carried.filter(({ newMode }) => newMode === NOTHING).map(({ path }) => path)
  const moved = carried.flatMap(({ path, from }) => (from === undefined ? [] : [{ from, to: path }]))
  const gone = new Set([...deleted, ...moved.map(({ from }) => from)])
  const others = tracked.filter((path) => !gone.has(path))
  const isText = (path: string): boolean => decodeForSearch(before.read(path)) !== undefined
  const moves = moved.map((move) => ({ ...move, text: isText(move.from) }))
  const steps = [
    ...deletionsOf(deleted, { isText, others: [...others, ...moved.map(({ from }) => from)] }),
    ...movesOf(moves, others),
  ]
  return { steps, gone }
}

export const isCarried = ({ oldMode, newMode, isUtf8 }: TreeChange): boolean =>
  isUtf8 && ![oldMode, newMode].some((mode) => mode === LINK || mode === SUBMODULE)

/** Commands, each tried on the files before every other step, that bring files nearer to what they become, and touch no other. */
async function commandSteps(
  changed: readonly TreeChange[],
  { before, after, policy, commands }: TwoStates,
): Promise<readonly FileStep[]> {
  const goals = new Map(changed.map(({ path, from = path }) => [from, path]))
  const kept: FileStep[] = []
  const options = { ...OPTIONS, on_error: 'continue' as const }
  for (const step of commands?.steps ?? []) {
    const plan = { options, steps: [...kept.map((one) => one.step), step].map(numbered) }
    let last: StepResult | undefined
    for await (const event of replay([plan], {
      workspace: createOverlay(before),
      policy,
      ...(commands && { commands: commands.outcomeOf }),
    }))
      if (event.type === 'step') last = event.result
    const changes = (last?.changes ?? []).flatMap(perPath)
    const gains = changes.map((change) => gainOf(change, goals.get(change.path), after))
    if (gains.some((gain) => gain < 0) || sum(gains, (gain) => gain) < LEAST_GAIN) continue
    kept.push({ step, files: changes.map(({ path }) => goals.get(path) ?? path) })
  }
  return kept
}

/** Lines that a command is to explain at least. */
const LEAST_GAIN = 4

/** Lines that a file is nearer to its goal by; below zero for one that is farther from it, or has none. */
function gainOf({ before, after: made }: Change, goal: string | undefined, after: Source): number {
  if (goal === undefined) return -1
  const wanted = after.read(goal)
  const [old, fresh, aim] = [before, made, wanted].map((bytes) => (bytes ? editable(bytes) : ''))
  if (old === undefined || fresh === undefined || aim === undefined) return made?.equals(wanted) ? LEAST_GAIN : -1
  return remainderOf(old, aim).lines - remainderOf(fresh, aim).lines
}

/** Conversions of whole files; what stays is looked at only where there are some. */
async function conversionsBetween(
  changed: readonly TreeChange[],
  staying: readonly string[],
  { before, after, contents }: TwoStates,
): Promise<readonly FileStep[]> {
  const files = changed.flatMap(({ path, from = path, oldMode }) =>
    oldMode === NOTHING ? [] : [{ path, before: before.read(from), after: after.read(path) }],
  )
  if (conversionsOf(files, new Map()).length === 0) return []
  const others = await contents(staying)
  return conversionsOf(files, new Map(staying.map((path) => [path, others.get(path)])))
}

/** Files that stay and that a step by names alone looks at. */
function namedByName({ tool, input }: StepInput, staying: readonly string[]): readonly string[] {
  const isByName = [set.name, unset.name, convert.name].some((name) => name === tool) || input.only_if !== undefined
  if (!isByName || input.glob === undefined) return []
  return namedBy(input as unknown as GlobChoice, staying)
}

const withCount = ({ step, files }: FileStep, matches: number): FileStep =>
  'expect_matches' in step.input
    ? { files, step: { ...step, input: { ...step.input, expect_matches: matches } } }
    : { files, step }

const attemptOf = ({ status, matches = 1, changes }: StepResult): Attempt | undefined =>
  status === 'applied'
    ? { matches, texts: new Map(changes.flatMap(({ path, after }) => (after ? [[path, editable(after) ?? '']] : []))) }
    : undefined

/** More files than these are taken to be changed by a rule whose text they hold. */
const MOST_LOOKED_AT = 3000

/** Files that the rule changes, or may. */
async function changedBy(rule: Rule, texts: Shelf): Promise<readonly RuleException[]> {
  const changed: RuleException[] = []
  for (const [path, text] of texts) {
    if (text === undefined) changed.push({ path })
    else if (mayChange(rule, path, text)) changed.push({ path, places: rule.places(text, path).length })
  }
  return changed
}

const mayChange = (rule: Rule, path: string, text: string): boolean =>
  rule.isHarmless ? !rule.isHarmless(text, path) : text.includes(rule.needle) && rule.places(text, path).length > 0

/** What a step's glob may find in a file: nothing in one that is not text; undefined for one that is not there to look at. */
function searchable(bytes: Buffer | undefined): string | undefined {
  const text = bytes && decodeForSearch(bytes)
  if (!text) return bytes && ''
  return toLf(wholeText(text.file))
}

/** Texts of the files that stay as they are. */
type Shelf = ReadonlyMap<string, string | undefined>

/** Texts of all of them, where they are few enough to be kept; git looks through more. */
async function shelfOf(paths: readonly string[], { contents }: TwoStates): Promise<Shelf | undefined> {
  if (paths.length > MOST_KEPT) return undefined
  const shelf = new Map<string, string | undefined>()
  let size = 0
  for (let at = 0; at < paths.length && size <= MOST_BYTES; at += 256) {
    const some = paths.slice(at, at + 256)
    const bytes = await contents(some)
    for (const path of some) {
      size += bytes.get(path)?.length ?? 0
      shelf.set(path, searchable(bytes.get(path)))
    }
  }
  return size > MOST_BYTES ? undefined : shelf
}

const MOST_KEPT = 5000
const MOST_BYTES = 48 * 2 ** 20

/** Where a step looks for a text, what stays was looked at already; where it goes by names, those that are so already count too. */
const among = (paths: readonly string[], staying: readonly string[]): TrackedFiles => ({
  sought: ({ held }) => (held ? paths : [...paths, ...staying]),
  hidden: () => [],
  all: async () => paths,
  read: async () => undefined,
})
