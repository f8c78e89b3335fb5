import { hash } from 'node:crypto'
import { type ReplayContext, replay } from '../../../core/engine/replay.ts'
import type { StepResult, TrackedFiles } from '../../../core/engine/step-result.ts'
import { EXECUTABLE, LINK, NOTHING, SUBMODULE, type TreeChange } from '../../../core/git/commands/tree-changes.ts'
import type { StepInput } from '../../../core/plan/edits-between.ts'
import type { Step } from '../../../core/plan/schema.ts'
import { pathsOf } from '../../../core/plan/steps.ts'
import {
  isAsWanted,
  type LeftOut,
  OPTIONS,
  splitCrossingRenames,
  stepsForChanges,
  type TwoTrees,
} from '../../../core/run/from-diff.ts'
import type { FileToRead } from '../../../core/run/wing-slots.ts'
import { wholeText } from '../../../core/text/encoding.ts'
import { linesOf } from '../../../core/text/line-changes.ts'
import { toLf } from '../../../core/text/line-ending.ts'
import { decodeForSearch } from '../../../core/text/search-text.ts'
import { convert } from '../../../core/tools/convert.ts'
import { fix as fixTool } from '../../../core/tools/fix.ts'
import { effectOf } from '../../../core/tools/list.ts'
import type { PolicyChecks } from '../../../core/tools/permission.ts'
import { stepOf } from '../../../core/tools/tool.ts'
import { createOverlay, type Overlay } from '../../../core/workspace/overlay.ts'
import type { Source } from '../../../core/workspace/workspace.ts'
import { set, unset } from '../documents.ts'
import { type Attempt, coverByRules, type Ground, MANY_LINES, type RuleException, type RuleStep } from './cover.ts'
import { type GlobChoice, namedBy } from './globs.ts'
import { type ChangedText, type Hunk, hunksBetween, remainderOf, sum } from './hunks.ts'
import { type LineSteps, moveBlocks } from './moved-blocks.ts'
import { deletionsOf, type FileStep, movesOf } from './moves.ts'
import type { Rule } from './rule.ts'
import { sortLines } from './sorted-lines.ts'
import { type Effort, editable, numbered } from './trial.ts'
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
  /** Commands that may be tried, as steps; default none. */
  readonly commands?:
    | { readonly steps: readonly StepInput[]; readonly outcomeOf: NonNullable<ReplayContext['commands']> }
    | undefined
  /** Whether what no rule explains of text files is to be one step; default false. */
  readonly restTogether?: boolean
}

export interface SmallPlan {
  /** Lines that are sorted or moved, before every other step. */
  readonly moved: readonly RuleStep[]
  /** Deletions and moves, then steps about several files or places. */
  readonly rules: readonly RuleStep[]
  /** Ordinary steps for what no rule explains, deletions of single files first. */
  readonly residual: readonly Step[]
  /** How many of the residual steps stand at the beginning, where they make names free. */
  readonly first: number
  /** What the residual steps change; files without lines are those with other changes. */
  readonly toRead: readonly FileToRead[]
  /** What differs and no step carries. */
  readonly leftOut: readonly LeftOut[]
  /** Whether some of `leftOut` is there only because the time, or the memory, ended. */
  readonly isCut: boolean
}

/** Finds a small plan that leads from one state to the other. Each of its steps was replayed; that they give the whole is for the caller to prove. */
export async function smallPlan(given: TwoStates, effort: Effort): Promise<SmallPlan> {
  const { after, policy } = given
  const all = splitCrossingRenames(given.changes)
  const { steps: moved, source: before } = given.restTogether
    ? await arrangeLines(all.filter(isCarried), given, effort)
    : { steps: [], source: given.before }
  const states = { ...given, before }
  const changes = all.map((change) => standing(change, before))
  const ground = await groundFor(shapeOf(changes, states), changes, states)
  const covered = await coverByRules(ground, effort)
  const workspace = ground.workspace()
  const open = changes.flatMap((change) => remaining(change, workspace, after))
  const trees = { source: workspace, result: after, policy }
  const { steps: single, leftOut, isCut } = await stepsWithin(open, trees, () => effort.allows('rest'))
  const alone = ground.fileSteps.filter(({ step, files }) => isAlone(step) && !isLong(before, files))
  const told = ground.fileSteps
    .filter((one) => !alone.includes(one))
    .map(({ step, files }) => ({
      step,
      files: files.map((path) => ({ path, lines: effectOf(step.tool) === 'removes' ? linesIn(before, path) : 0 })),
      matches: files.length,
    }))
  const left = new Set(leftOut.map(({ path }) => path))
  const rest = open.filter(({ path }) => !left.has(path))
  const steps = states.restTogether && !isCut ? await together(single, rest, trees) : single
  return {
    moved,
    rules: [...told, ...covered],
    residual: [...alone.map(({ step }, at) => numbered(step, at)), ...steps],
    first: alone.length,
    toRead: [
      ...alone.flatMap(({ files }) => files.map((path) => ({ path, lines: linesIn(before, path), diff: '' }))),
      ...filesToRead(rest, workspace, after),
    ],
    leftOut,
    isCut,
  }
}

const isAlone = ({ tool, input }: StepInput): boolean => effectOf(tool) === 'removes' && 'file_path' in input

/** Whether one step in place of these lines saves a reader much. */
const isLong = (source: Source, files: readonly string[]): boolean => {
  const lines = sum(files, (path) => linesIn(source, path))
  return lines >= MANY_LINES && Number.isFinite(lines)
}

/** Lines are sorted, then blocks of them moved. */
async function arrangeLines(changes: readonly TreeChange[], trees: TwoStates, effort: Effort): Promise<LineSteps> {
  // A command may sort them in fewer steps.
  const sorted = trees.commands ? { steps: [], source: trees.before } : await sortLines(changes, trees, effort)
  const moved = await moveBlocks(changes, { ...trees, before: sorted.source }, effort)
  return { steps: [...sorted.steps, ...moved.steps], source: moved.source }
}

/** The steps, in which one Fix says what is left of the text files; as they are where that is one step, or does not give the exact bytes. */
async function together(
  steps: readonly Step[],
  rest: readonly TreeChange[],
  { source, result, policy }: TwoTrees,
): Promise<readonly Step[]> {
  const edits = new Map(rest.flatMap((change) => editsOf(change, source, result) ?? []))
  const all = [...edits.values()].flat()
  const others = steps.filter((step) => pathsOf(step).every((path) => !edits.has(path)))
  if (steps.length - others.length < 2 || all.length > MOST_EDITS) return steps
  const fix = stepOf(fixTool, { source: REST, edits: all })
  const workspace = createOverlay(source)
  for await (const event of replay([{ options: OPTIONS, steps: [numbered(fix)] }], { workspace, policy }))
    if (event.type === 'step' && event.result.status !== 'applied') return steps
  if (!rest.every((change) => !edits.has(change.path) || isAsWanted(change, workspace, result))) return steps
  return [...others, numbered(fix)]
}

/** What a Fix says instead of a rule. */
const REST = 'editplan/rest'
/** A Fix holds no more. */
const MOST_EDITS = 10_000

/** The edits of a text file that stays, or comes, with the mode and the line ends that it has; undefined for others. */
function editsOf({ path, from, oldMode, newMode }: TreeChange, made: Source, after: Source) {
  if (from !== undefined || newMode === NOTHING || ![NOTHING, newMode].includes(oldMode) || path.endsWith('.ipynb'))
    return undefined
  if (oldMode === NOTHING && newMode === EXECUTABLE) return undefined
  const [bytes, wanted] = [oldMode === NOTHING ? Buffer.alloc(0) : made.read(path), after.read(path)]
  const [text, goal] = [plainText(bytes), plainText(wanted)]
  if (text === undefined || goal === undefined || goal === '') return undefined
  const eol = bytes.includes(13) ? '\r\n' : '\n'
  if ((eol === '\r\n') !== wanted.includes(13)) return undefined
  const written = (part: string): string => (eol === '\n' ? part : part.replaceAll('\n', eol))
  const sha256 = hash('sha256', bytes, 'hex')
  let [at, start] = [0, 0]
  const edits = hunksBetween(text, goal).map((hunk) => {
    start += Buffer.byteLength(written(text.slice(at, hunk.start)))
    at = hunk.start
    const { old, fresh, above, below } = hunk
    const place = { start, end: start + Buffer.byteLength(written(old)), old_string: written(old), new_string: fresh }
    const around = { ...(above !== undefined && { before: above }), ...(below !== undefined && { after: below }) }
    return { file_path: path, sha256, ...place, ...around }
  })
  return [[path, oldMode === NOTHING ? [{ create: path }, ...edits] : edits] as const]
}

/** Text that a Fix can say byte for byte: with one kind of line ends. */
function plainText(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef) return undefined
  const text = bytes.toString('latin1')
  const isMixed = text.includes('\r') && (/(?:^|[^\r])\n/.test(text) || /\r(?!\n)/.test(text))
  return isMixed ? undefined : editable(bytes)
}

/** Ordinary steps, as long as `goesOn`; the files that are not reached are left out. */
export async function stepsWithin(
  changes: readonly TreeChange[],
  trees: TwoTrees,
  goesOn: () => boolean,
): Promise<Pick<SmallPlan, 'leftOut' | 'isCut'> & { readonly steps: readonly Step[] }> {
  const isBound = ({ from, oldMode, newMode }: TreeChange): boolean =>
    from !== undefined || [oldMode, newMode].includes(NOTHING)
  // What goes makes names free for what comes; what stays is of no other file's concern.
  const bound = changes.some(({ from, newMode }) => from !== undefined || newMode === NOTHING)
    ? changes.filter(isBound)
    : []
  const free = bound.length > 0 ? changes.filter((change) => !isBound(change)) : changes
  const [steps, leftOut]: [Step[], LeftOut[]] = [[], []]
  for (let at = -bound.length; at < free.length; at += at < 0 ? bound.length : AT_ONCE) {
    if (!goesOn()) {
      const missed = at < 0 ? changes : free.slice(at)
      return { steps, leftOut: [...leftOut, ...missed.map(({ path }) => ({ path, reason: NOT_REACHED }))], isCut: true }
    }
    const made = await stepsForChanges(at < 0 ? bound : free.slice(at, at + AT_ONCE), trees)
    steps.push(...made.steps)
    leftOut.push(...made.leftOut)
  }
  return { steps, leftOut, isCut: false }
}

/** Files between two looks at the clock. */
const AT_ONCE = 250
const NOT_REACHED = 'The limits of time and memory ended the work before it. Explain a part of the change.'

const linesIn = (source: Source, path: string): number => {
  const text = editable(source.read(path))
  return text === undefined ? Number.POSITIVE_INFINITY : linesOf(text).length
}

/** What is left of changes, with its lines as long as these are not too many in all. */
export function filesToRead(changes: readonly TreeChange[], made: Source, after: Source): readonly FileToRead[] {
  let room = MOST_SHOWN
  return changes.map(({ path, from = path }) => {
    const old = made.stat(path) ? path : from
    const [text, goal] = [textIn(made, old), textIn(after, path)]
    // All that git counts of it.
    if (text === undefined || goal === undefined) return { path, lines: Number.POSITIVE_INFINITY, diff: '' }
    const { lines, hunks } = remainderOf(text, goal)
    const diff = room > 0 ? diffOf(hunks) : ''
    room -= diff.length
    return { path, lines, diff }
  })
}

const textIn = (source: Source, path: string): string | undefined =>
  source.stat(path)?.kind === 'file' ? editable(source.read(path)) : ''

function diffOf(hunks: readonly Hunk[]): string {
  const lines: string[] = []
  let room = MOST_OF_FILE
  for (const { old, fresh } of hunks)
    for (const [sign, text] of [
      ['-', old],
      ['+', fresh],
    ] as const)
      for (const line of text.length > room ? [] : linesOf(text)) {
        lines.push(`${sign}${line.replace(/\n$/, '')}`)
        room -= line.length
      }
  return lines.join('\n')
}

/** Characters of the lines to read, of one file and of all. */
const MOST_OF_FILE = 4000
const MOST_SHOWN = 2 ** 20

/** A change of a file that a moved block made. */
const standing = (change: TreeChange, before: Source): TreeChange =>
  change.oldMode === NOTHING && before.stat(change.path)?.kind === 'file'
    ? { ...change, status: 'modified', oldMode: '100644' }
    : change

/** What happens to whole files, before any text is looked at. */
type Shape = { readonly steps: readonly FileStep[]; readonly gone: ReadonlySet<string> }

function shapeOf(changes: readonly TreeChange[], { before, tracked }: TwoStates): Shape {
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

const isCarried = ({ oldMode, newMode, isUtf8 }: TreeChange): boolean =>
  isUtf8 && ![oldMode, newMode].some((mode) => mode === LINK || mode === SUBMODULE)

interface FileGround extends Ground {
  /** Deletions and moves, those that were refused left out. */
  readonly fileSteps: readonly FileStep[]
  workspace(): Overlay
}

async function groundFor(
  { steps, gone }: Shape,
  changes: readonly TreeChange[],
  states: TwoStates,
): Promise<FileGround> {
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
    const gains = (last?.changes ?? []).map((change) => gainOf(change, goals.get(change.path), after))
    if (gains.some((gain) => gain < 0) || sum(gains, (gain) => gain) < LEAST_GAIN) continue
    kept.push({ step, files: (last?.changes ?? []).map(({ path }) => goals.get(path) ?? path) })
  }
  return kept
}

/** Lines that a command is to explain at least. */
const LEAST_GAIN = 4

/** Lines that a file is nearer to its goal by; below zero for one that is farther from it, or has none. */
function gainOf(
  { before, after: made }: StepResult['changes'][number],
  goal: string | undefined,
  after: Source,
): number {
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
    if (rule.prepare && text !== undefined) await rule.prepare(text, path)
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

/** What is still to be done of a change. */
function remaining(change: TreeChange, made: Overlay, after: Source): readonly TreeChange[] {
  const { path, from, newMode, oldMode } = change
  if (!isCarried(change)) return [change]
  if (isAsWanted(change, made, after)) return []
  if (from !== undefined && made.stat(from)?.kind === 'file') return [change]
  const { from: _, ...rest } = change
  const stat = made.stat(path)
  const mode = stat?.kind !== 'file' ? NOTHING : (stat.mode & 0o100) > 0 ? EXECUTABLE : '100644'
  if (newMode === NOTHING) return [change]
  return [{ ...rest, status: mode === NOTHING ? 'added' : 'modified', oldMode: oldMode === NOTHING ? NOTHING : mode }]
}
