import type { Problem } from '../../errors.ts'
import type { Step } from '../plan/schema.ts'
import { isBinary, openText, type TextFile, unitOf } from '../text/encoding.ts'
import { groupBy } from '../text/group-by.ts'
import { MAX_FILE_SIZE, spliceBetween } from '../text/splice.ts'
import { visible } from '../text/visible.ts'
import { bulletList, counted } from '../text/words.ts'
import {
  type Check,
  exists,
  isNotLink,
  isNotModified,
  openChecked,
  refusal,
  TEXT_FILE,
  textOf,
} from '../tools/checks.ts'
import { changeFile, seenWhole } from '../tools/file-change.ts'
import { move } from '../tools/move.ts'
import type { Touch } from '../tools/permission.ts'
import type { ToolRefusal } from '../tools/tool.ts'
import { isStepOf, type Outcome, type StepOutcome, type ToolCall, type ToolResult } from '../tools/tool.ts'
import { WingSlot } from '../wing-slot.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import type { FileQuery } from './file-search.ts'
import type { FileStepContext } from './step-result.ts'
import { turnsOfWork } from './turns.ts'

/** The files that imports are looked for in, as the steps before leave them. */
export interface ImportingFiles {
  /** Every file that there is. */
  readonly paths: ReadonlySet<RepoPath>
  /** Files that may import another one, or name it. */
  readonly searched: readonly RepoPath[]
  /** Undefined for a file that is not text. */
  textOf(path: RepoPath): TextFile | undefined
}

/** A place that is, or may be, about a file. */
export interface ImportPlace {
  readonly path: RepoPath
  readonly line: number
  /** As it is written there, with why it is not certain. */
  readonly words: string
}

/** What other files say of those that get another path. */
export interface FollowedImports {
  /** The whole texts with their imports as they are to be, by the paths before. */
  readonly texts: ReadonlyMap<RepoPath, TextFile>
  /** Imports that are rewritten. */
  readonly count: number
  /** Places that may be imports of them, and cannot be rewritten for certain. */
  readonly doubts: readonly ImportPlace[]
  /** Places that name them, and import nothing. */
  readonly mentions: readonly ImportPlace[]
}

/** What the core can do about imports only with the wing that has the grammars. */
export interface ImportReader {
  /** Ends of names of files that may import others, or name them. */
  readonly endings: readonly string[]
  follow(moves: ReadonlyMap<RepoPath, RepoPath>, files: ImportingFiles): Promise<FollowedImports>
  /** The first place outside each file that imports it, or may. Files that nothing imports are not there. */
  importers(paths: readonly RepoPath[], files: ImportingFiles): Promise<ReadonlyMap<RepoPath, ImportPlace>>
}

export const importReader = new WingSlot<ImportReader>('codemods')

/** The files that a step looks for imports in; undefined for a step that does not. */
export const soughtByImports = ({ input }: ToolCall): FileQuery | undefined =>
  fixesImports(input) || looksForImporters(input) ? { glob: '**', endings: importReader.get().endings } : undefined

const fixesImports = (input: object): boolean => 'imports' in input && input.imports !== undefined

const looksForImporters = (input: ToolCall['input']): boolean =>
  'only_if' in input && input.only_if?.not_imported === true

/**
 * The outcome of a Move with the imports of what it moved. CHANGE_UNCERTAIN where a place may be such an import and no new spelling is
 * certain; a note for each under `imports: fix-certain`.
 */
export async function withImports(step: Step, outcome: StepOutcome, context: FileStepContext): Promise<StepOutcome> {
  if (!outcome.ok || !isStepOf(step, move) || step.input.imports === undefined) return outcome
  const moves = new Map(
    outcome.done.flatMap(({ change }) => (change?.from === undefined ? [] : [[change.from, change.path] as const])),
  )
  if (moves.size === 0) return outcome
  const files = await filesFor(step, context)
  if ('problem' in files) return files
  const { texts, count, doubts, mentions } = await importReader.get().follow(moves, files)
  if (doubts.length > 0 && step.input.imports === 'fix') return { ok: false, problem: uncertain(doubts) }
  const done: ToolResult[] = []
  const turn = turnsOfWork()
  for (const one of outcome.done) {
    await turn()
    const made = movedWith(one, texts, context)
    if (!made.ok) return made
    done.push(made)
  }
  for (const [path, file] of texts) {
    if (moves.has(path)) continue
    await turn()
    const made = importerWith(path, file, context)
    if (!made.ok) return made
    done.push(made)
  }
  const notes = [
    `${counted(count, 'import')} rewritten in ${counted(texts.size, 'file')}.`,
    ...(doubts.length > 0 ? ['Not rewritten, because they are not certain:', ...placesOf(doubts)] : []),
    ...(mentions.length > 0 ? ['Named elsewhere, and left as it is:', ...placesOf(mentions)] : []),
  ]
  return { ...outcome, done, notes: [...(outcome.notes ?? []), ...notes] }
}

/** Files of a step that no other file imports, with the first that each of the others is imported by. */
export async function notImported(
  step: Step,
  paths: readonly RepoPath[],
  context: FileStepContext,
): Promise<
  { readonly ok: true; readonly paths: readonly RepoPath[]; readonly notes: readonly string[] } | ToolRefusal
> {
  if (!looksForImporters(step.input)) return { ok: true, paths, notes: [] }
  const files = await filesFor(step, context)
  if ('problem' in files) return files
  const importers = await importReader.get().importers(paths, files)
  const kept = paths.flatMap((path) => {
    const by = importers.get(path)
    return by ? [`Left alone, because it is or may be imported: ${visible(path)}, by ${placeOf(by)}`] : []
  })
  return { ok: true, paths: paths.filter((path) => !importers.has(path)), notes: bulletList(kept, LISTED) }
}

/** Files that a rule hides may import any other. */
async function filesFor(
  step: Step,
  { tracked, touched, workspace }: FileStepContext,
): Promise<ImportingFiles | ToolRefusal> {
  const sought = soughtByImports(step) as FileQuery
  const hidden = [...tracked.hidden(sought)].filter((path) => CODE.test(path)).length
  if (hidden > 0) return { ok: false, problem: refusal('CHANGE_UNCERTAIN', hiddenWords(hidden)) }
  const changed = [...touched()]
  const isThere = (path: RepoPath) => workspace.stat(path)?.kind === 'file'
  const ends = (path: RepoPath) => sought.endings?.some((ending) => path.endsWith(ending))
  return {
    paths: new Set([...(await tracked.all()), ...changed].filter(isThere)),
    searched: [...new Set([...tracked.sought(sought), ...changed.filter(ends)])].filter(isThere).sort(),
    textOf(path) {
      const stat = workspace.stat(path)
      if (stat?.kind !== 'file' || stat.link || stat.size > MAX_FILE_SIZE) return undefined
      const bytes = workspace.read(path)
      const opened = isBinary(bytes) ? undefined : openText(bytes)
      return opened?.ok && opened.file.valid ? opened.file : undefined
    },
  }
}

const CODE = /\.(?:[cm]?[jt]sx?|pyi?|html?|vue|svelte|astro|mdx|ipynb)$/

const hiddenWords = (count: number): string =>
  `The policy denies to read ${counted(count, 'file')} with JavaScript, TypeScript or Python code, so their imports are not known. Allow the Read, or leave out \`imports\` and \`not_imported\`.`

const uncertain = (doubts: readonly ImportPlace[]): Problem => ({
  name: 'CHANGE_UNCERTAIN',
  message: [
    `${counted(doubts.length, 'place')} may be about a file that moves, and cannot be rewritten for certain:`,
    ...placesOf(doubts),
    'Edit these places in steps before the Move, or set `imports: fix-certain`, which leaves them as they are and lists them.',
  ].join('\n'),
})

/** Lines of a list, and places that one of them names. */
const [LISTED, NAMED] = [20, 3]

/** Places with the same words are in one line, at the first of them. */
const placesOf = (places: readonly ImportPlace[]): readonly string[] =>
  bulletList(
    [...groupBy(places, ({ words }) => words).values()].map((alike) => {
      const [first, ...others] = alike
      const named = alike.slice(0, NAMED).map(({ path, line }) => `${path}:${line}`)
      const left = alike.length - named.length
      const more = left === 0 ? '' : ` and ${left} more`
      return others.length === 0 ? placeOf(first) : visible(`${first.words}: ${named.join(', ')}${more}`)
    }),
    LISTED,
  )

const placeOf = ({ path, line, words }: ImportPlace): string => visible(`${path}:${line}: ${words}`)

/** A moved file with its own imports rewritten. */
function movedWith(one: ToolResult, texts: FollowedImports['texts'], context: FileStepContext): Outcome {
  const { change } = one
  const fixed = change?.from === undefined ? undefined : texts.get(change.from)
  if (change?.from === undefined || !fixed) return one
  const made = changedTo({ path: change.from, effects: ['removes', 'renames'] }, fixed, context)
  if (!made.ok) return made
  const { after, structuredPatch, insertions, deletions } = made.change
  const moved = { ...change, after, structuredPatch, insertions, deletions }
  return { ...one, change: moved, state: seenWhole(after) }
}

/** A file that imports a moved one. It needs no Read: the Move asks for the change. */
function importerWith(path: RepoPath, fixed: TextFile, context: FileStepContext): Outcome {
  const made = changedTo({ path, effects: ['changes'] }, fixed, context)
  if (!made.ok) return made
  const { change } = made
  return { ok: true, path, change, matches: 0, type: 'update', state: seenWhole(change.after) }
}

function changedTo(touch: Touch, fixed: TextFile, context: FileStepContext) {
  const opened = openChecked(move.name, touch, { context, checks: CHECKS })
  if (!opened.ok) return opened
  const { target } = opened
  const before = textOf(target)
  return changeFile(target, before, spliceBetween(before.bytes, fixed.bytes, unitOf(before.encoding)))
}

const CHECKS: readonly Check[] = [exists, ...TEXT_FILE, isNotModified, isNotLink]
