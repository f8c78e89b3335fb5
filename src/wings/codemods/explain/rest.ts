import { hash } from 'node:crypto'
import { replay } from '../../../core/engine/replay.ts'
import { EXECUTABLE, NOTHING, type TreeChange } from '../../../core/git/commands/tree-changes.ts'
import type { Step } from '../../../core/plan/schema.ts'
import { pathsOf } from '../../../core/plan/steps.ts'
import { isManifest, lockContents, wantedPackages } from '../../../core/report/lock-contents.ts'
import { isLockFile } from '../../../core/report/sources.ts'
import { isAsWanted, type LeftOut, OPTIONS, stepsForChanges, type TwoTrees } from '../../../core/run/from-diff.ts'
import { isGenerated } from '../../../core/text/generated.ts'
import { hunksOf } from '../../../core/text/hunks.ts'
import { lineChanges, linesOf } from '../../../core/text/line-changes.ts'
import { parseNotebook } from '../../../core/text/notebook.ts'
import { outputText } from '../../../core/text/notebook-output.ts'
import { counted } from '../../../core/text/words.ts'
import { toolNamed } from '../../../core/tools/list.ts'
import { stepOf } from '../../../core/tools/tool.ts'
import { createOverlay } from '../../../core/workspace/overlay.ts'
import type { Source } from '../../../core/workspace/workspace.ts'
import type { FileToRead } from '../../../wing.ts'
import type { TwoStates } from './ground.ts'
import { type Hunk, hunksBetween, remainderOf } from './hunks.ts'
import { editable, numbered } from './trial.ts'

/** Ordinary steps for what no rule explains. */
export interface RestSteps {
  readonly steps: readonly Step[]
  /** What differs and no step carries. */
  readonly leftOut: readonly LeftOut[]
  /** Whether some of `leftOut` is there only because the time, or the memory, ended. */
  readonly isCut: boolean
}

/** Ordinary steps, as long as `goesOn`; the files that are not reached are left out. */
export async function stepsWithin(
  changes: readonly TreeChange[],
  trees: TwoTrees,
  goesOn: () => boolean,
): Promise<RestSteps> {
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

/** The steps, in which one Fix says what is left of the text files; as they are where that is one step, or does not give the exact bytes. */
export async function inOneFix(
  steps: readonly Step[],
  rest: readonly TreeChange[],
  { source, result, policy }: TwoTrees,
): Promise<readonly Step[]> {
  const edits = new Map(rest.flatMap((change) => editsOf(change, source, result) ?? []))
  const all = [...edits.values()].flat()
  const others = steps.filter((step) => pathsOf(step).every((path) => !edits.has(path)))
  if (steps.length - others.length < 2 || all.length > MOST_EDITS) return steps
  const fixTool = toolNamed('Fix')
  if (!fixTool) return steps
  const fix = stepOf(fixTool, { source: REST, edits: all })
  const workspace = createOverlay(source)
  for await (const event of replay([{ options: OPTIONS, steps: [numbered(fix)] }], { workspace, policy }))
    if (event.type === 'step' && event.result.status !== 'applied') return steps
  if (!rest.every((change) => !edits.has(change.path) || isAsWanted(change, workspace, result))) return steps
  return [...others, numbered(fix)]
}

/** What a Fix says instead of a rule. */
export const REST = 'editplan/rest'
/** A Fix holds no more. */
export const MOST_EDITS = 10_000

/** The edits of a text file that stays, or comes, with the mode and the line ends that it has; undefined for others. */
function editsOf({ path, from, oldMode, newMode }: TreeChange, made: Source, after: Source) {
  if (from !== undefined || newMode === NOTHING || ![NOTHING, newMode].includes(oldMode) || path.endsWith('.ipynb'))
    return undefined
  if (oldMode === NOTHING && newMode === EXECUTABLE) return undefined
  const [bytes, wanted] = [oldMode === NOTHING ? Buffer.alloc(0) : made.read(path), after.read(path)]
  const [text, goal] = [plainText(bytes), plainText(wanted)]
  if (text === undefined || goal === undefined || goal === '') return undefined
  if (bytes.includes(13) !== wanted.includes(13)) return undefined
  const edits = textEdits(path, bytes, { text, hunks: hunksBetween(text, goal) })
  return [[path, oldMode === NOTHING ? [{ create: path }, ...edits] : edits] as const]
}

/** Hunks of a text as edits of a Fix, at the bytes of the file that holds it with one kind of line ends. */
export function textEdits(
  path: string,
  bytes: Buffer,
  { text, hunks }: { readonly text: string; readonly hunks: readonly Hunk[] },
) {
  const eol = bytes.includes(13) ? '\r\n' : '\n'
  const written = (part: string): string => (eol === '\n' ? part : part.replaceAll('\n', eol))
  const sha256 = hash('sha256', bytes, 'hex')
  let [at, start] = [0, 0]
  return hunks.map((hunk) => {
    start += Buffer.byteLength(written(text.slice(at, hunk.start)))
    at = hunk.start
    const { old, fresh, above, below } = hunk
    const place = { start, end: start + Buffer.byteLength(written(old)), old_string: written(old), new_string: fresh }
    const around = { ...(above !== undefined && { before: above }), ...(below !== undefined && { after: below }) }
    return { file_path: path, sha256, ...place, ...around }
  })
}

/** Text that a Fix can say byte for byte: with one kind of line ends. */
export function plainText(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef) return undefined
  const text = bytes.toString('latin1')
  const isMixed = text.includes('\r') && (/(?:^|[^\r])\n/.test(text) || /\r(?!\n)/.test(text))
  return isMixed ? undefined : editable(bytes)
}

/** What is left of changes, with its lines as long as these are not too many in all. Of what a program writes they are not shown. */
export function filesToRead(
  changes: readonly TreeChange[],
  { made, after, isMarked }: Pick<TwoStates, 'after' | 'isMarked'> & { readonly made: Source },
): readonly FileToRead[] {
  let room = MOST_SHOWN
  const textsOf = ({ path, from = path }: TreeChange) =>
    [textIn(made, made.stat(path) ? path : from), textIn(after, path)] as const
  const patchOf = (change: TreeChange) => {
    const [text = '', goal = ''] = textsOf(change)
    const lines = linesOf(text)
    return hunksOf(lines, lineChanges(lines, linesOf(goal)), { oldStart: 1, newStart: 1 }).structuredPatch
  }
  const wanted = changes.some(({ path }) => isLockFile(path))
    ? wantedPackages(
        changes
          .filter(({ path }) => isManifest(path))
          .map((one) => ({ path: one.path, structuredPatch: patchOf(one) })),
      )
    : undefined
  const packagesOf = (change: TreeChange) => lockContents(change.path, patchOf(change), wanted) || 'lock file'
  return changes.map((change) => {
    const { path, from = path, oldMode, newMode } = change
    const [text, goal] = textsOf(change)
    if (newMode === NOTHING) return withoutLines(path, DELETED)
    if (text === undefined || goal === undefined) return withoutLines(path, 'not text')
    const { lines, hunks } = remainderOf(text, goal)
    if (isLockFile(path)) return { path, lines, diff: '', said: packagesOf(change), generated: true }
    const isMade = isMarked?.(from) || isGenerated(bytesIn(made, path), after.read(path))
    if (isMade) return { path, lines, diff: '', said: 'generated', generated: true }
    if (hunks.length === 0 && oldMode !== newMode)
      return { path, lines, diff: '', said: `mode ${oldMode} → ${newMode}` }
    const diff = room > 0 ? diffOf(cellHunks(path, text, goal) ?? hunks) : ''
    room -= diff.length
    return diff === '' && lines > 0 ? { path, lines, diff, said: 'too long to show' } : { path, lines, diff }
  })
}

/** All that git counts of it. */
const withoutLines = (path: string, said: string): FileToRead => ({
  path,
  lines: Number.POSITIVE_INFINITY,
  diff: '',
  said,
})

export const DELETED = 'deleted'

const bytesIn = (source: Source, path: string) => (source.stat(path)?.kind === 'file' ? source.read(path) : undefined)

/** What differs in the cells of a notebook, as their sources and outputs; undefined where nothing of them does, and of other files. */
function cellHunks(path: string, ...texts: readonly [text: string, goal: string]): readonly Hunk[] | undefined {
  if (!path.endsWith('.ipynb')) return undefined
  const [before, after] = texts.map(cellsAsText)
  if (before === undefined || after === undefined || before === after) return undefined
  return hunksBetween(before, after)
}

function cellsAsText(text: string): string | undefined {
  if (text === '') return ''
  const parsed = parseNotebook(Buffer.from(text))
  if (!parsed.ok || parsed.notebook.cells.some(({ isForeign }) => isForeign)) return undefined
  return parsed.notebook.cells
    .map(({ type, source, outputs }) =>
      [`[${type}]`, source, ...outputs.map(outputText)].join('\n').replace(/(?<!\n)\n*$/, '\n'),
    )
    .join('')
}

const textIn = (source: Source, path: string): string | undefined =>
  source.stat(path)?.kind === 'file' ? editable(source.read(path)) : ''

function diffOf(hunks: readonly Hunk[]): string {
  const signed = (sign: string, text: string) => linesOf(text).map((line) => `${sign}${line.replace(/\n$/, '')}`)
  const lines = hunks.flatMap(({ old, fresh }) => [...signed('-', old), ...signed('+', fresh)])
  const shown: string[] = []
  let room = MOST_OF_FILE
  for (const line of lines) {
    room -= line.length
    if (room < 0) break
    shown.push(line)
  }
  const left = lines.length - shown.length
  return [...shown, ...(left > 0 && shown.length > 0 ? [`… and ${counted(left, 'more line')}`] : [])].join('\n')
}

/** Characters of the lines to read, of one file and of all. */
const MOST_OF_FILE = 4000
const MOST_SHOWN = 2 ** 20
