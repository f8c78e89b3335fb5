import { replay } from '../engine/replay.ts'
import type { TreeChange } from '../git/commands/raw-diff.ts'
import { type FileVersion, type Way, waysToMove, waysToWrite } from '../import/ways-to-write.ts'
import type { PlanOptions, Step } from '../plan/schema.ts'
import type { PolicyChecks } from '../policy/checks.ts'
import { decodeText, openText } from '../text/encoding.ts'
import { createOverlay, type Overlay } from '../workspace/overlay.ts'
import type { TreeSource } from '../workspace/sources/tree.ts'
import type { Workspace } from '../workspace/workspace.ts'

/** Something that differs and that the steps do not carry. */
export interface LeftOut {
  readonly path: string
  /** Why, in a sentence for a person. */
  readonly reason: string
}

export interface TwoTrees {
  readonly source: TreeSource
  readonly result: TreeSource
  readonly policy: PolicyChecks
}

/** The options that a plan of such steps needs: no step is a duplicate, and a file that is no text can be read by none. */
export const OPTIONS: PlanOptions = {
  reads: 'auto',
  duplicates: 'keep',
  on_error: 'stop',
  commits: 'per-step',
  trailing_whitespace: 'keep',
}

/**
 * Steps that make the files of one tree those of another: of the ways in which a file's change can be said, the first whose replay gives
 * the very bytes and mode. What goes comes first, so that its name is free.
 */
export async function stepsFor(
  changes: readonly TreeChange[],
  trees: TwoTrees,
): Promise<{ readonly steps: readonly Step[]; readonly leftOut: readonly LeftOut[] }> {
  const paths = changes.flatMap(({ path, oldPath }) => [path, ...(oldPath === undefined ? [] : [oldPath])])
  await Promise.all([trees.source.preload(paths), trees.result.preload(paths)])
  const files = withoutCrossing(changes)
    .map((change) => ({ change, ...waysOf(change, trees) }))
    .sort(byUrgency)
  for (let open = files.filter(({ ways }) => ways.length > 0); open.length > 0; ) {
    const failures = await replayFirstWays(open, trees)
    open = open.filter((file) => {
      const failure = failures.get(file)
      if (failure === undefined) return false
      file.reason = failure
      file.ways.shift()
      return file.ways.length > 0
    })
  }
  return {
    steps: files.flatMap(({ ways: [way = []] }) => way).map(numbered),
    leftOut: files.flatMap(({ change, ways, reason }) => (ways.length > 0 ? [] : [{ path: change.path, reason }])),
  }
}

/**
 * A file that is renamed to a path below or above one that another rename leaves would have to wait for that one, which may wait for it:
 * what goes comes first, so it goes and is made anew.
 */
const withoutCrossing = (changes: readonly TreeChange[]): readonly TreeChange[] => {
  const left = new Set(changes.flatMap(({ oldPath }) => oldPath ?? []))
  const leftFolders = new Set([...left].flatMap(foldersOf))
  return changes.flatMap((change) => {
    const { path, oldPath, oldMode, newMode } = change
    const isCrossing = leftFolders.has(path) || foldersOf(path).some((folder) => left.has(folder))
    if (oldPath === undefined || !isCrossing) return change
    return [
      { path: oldPath, oldMode, newMode: NOTHING },
      { path, oldMode: NOTHING, newMode },
    ]
  })
}

const foldersOf = (path: string): readonly string[] =>
  path.split('/').flatMap((_, depth, parts) => (depth === 0 ? [] : parts.slice(0, depth).join('/')))

interface ChangedFile {
  readonly change: TreeChange
  /** Those not refuted yet, best first. */
  readonly ways: Way[]
  /** Why the last one that was refuted will not do. */
  reason: string
}

const waysOf = (change: TreeChange, { source, result }: TwoTrees): Omit<ChangedFile, 'change'> => {
  const { path, oldPath = path, oldMode, newMode } = change
  const reason = whyUnfit(change)
  if (reason !== undefined) return { ways: [], reason }
  const before = oldMode === NOTHING ? undefined : versionOf(source, oldPath, oldMode)
  const after = newMode === NOTHING ? undefined : versionOf(result, path, newMode)
  if (!after) return { ways: [[{ tool: 'Delete', input: { file_path: path } }]], reason: '' }
  return {
    ways: [...(before && oldPath !== path ? waysToMove(before, after) : waysToWrite(before, after))],
    reason: '',
  }
}

const whyUnfit = ({ path, oldPath = path, oldMode, newMode }: TreeChange): string | undefined => {
  const names = [path, oldPath]
  if ([oldMode, newMode].includes(LINK)) return 'A plan cannot make, change or delete links.'
  if ([oldMode, newMode].includes(SUBMODULE)) return 'A plan cannot move submodules.'
  if (names.some((name) => name.includes('\ufffd'))) return 'A plan cannot name the file: its name is no text.'
  if (names.some((name) => name !== name.trim())) return 'A plan cannot name the file: blanks stand around its name.'
  return undefined
}

const NOTHING = '000000'
const EXECUTABLE = '100755'
const LINK = '120000'
const SUBMODULE = '160000'

const versionOf = (tree: Workspace, path: string, mode: string): FileVersion => {
  const bytes = tree.read(path)
  const opened = openText(bytes)
  const text = opened.ok ? decodeText(opened.file, opened.file.bom, bytes.length) : undefined
  return { path, bytes, text, executable: mode === EXECUTABLE }
}

/** What goes, what is renamed, what is written. */
const byUrgency = (one: ChangedFile, other: ChangedFile): number => urgencyOf(one) - urgencyOf(other)

const urgencyOf = ({ change: { newMode, oldPath } }: ChangedFile): number =>
  newMode === NOTHING ? 0 : oldPath === undefined ? 2 : 1

/** Files whose first way does not give what it should, with the reason. */
async function replayFirstWays(
  files: readonly ChangedFile[],
  { source, result, policy }: TwoTrees,
): Promise<ReadonlyMap<ChangedFile, string>> {
  const workspace = createOverlay(source)
  const failures = new Map<ChangedFile, string>()
  const calls = files.flatMap((file) => (file.ways[0] ?? []).map((call) => ({ file, call })))
  const fail = (step: number, reason: string): void => {
    const file = calls[step - 1]?.file
    if (file && !failures.has(file)) failures.set(file, reason)
  }
  const plan = {
    options: { ...OPTIONS, on_error: 'continue' as const },
    steps: calls.map(({ call }, at) => numbered(call, at)),
  }
  for await (const event of replay([plan], { workspace, policy })) {
    if (event.type === 'broken') fail(event.step, event.problem.message)
    else if (event.type === 'step' && event.result.error) fail(event.result.step.index, event.result.error.message)
  }
  for (const file of files) {
    if (!failures.has(file) && !isAsWanted(file.change, workspace, result))
      failures.set(file, 'No steps give the very bytes and mode of the file.')
  }
  return failures
}

const isAsWanted = ({ path, oldPath, newMode }: TreeChange, made: Overlay, wanted: TreeSource): boolean => {
  if (oldPath !== undefined && made.stat(oldPath)?.kind === 'file') return false
  const stat = made.stat(path)
  if (newMode === NOTHING || stat?.kind !== 'file') return newMode === NOTHING && stat?.kind !== 'file'
  return (stat.mode & 0o100) === (newMode === EXECUTABLE ? 0o100 : 0) && made.read(path).equals(wanted.read(path))
}

const numbered = ({ tool, input }: Way[number], at: number): Step =>
  ({ index: at + 1, tool, input, at: { line: at + 1, column: 1 } }) as Step
