import { replay } from '../engine/replay.ts'
import type { TreeChange } from '../git/commands/raw-diff.ts'
import { type StepInput, waysToWrite } from '../plan/author/ways-to-write.ts'
import type { Step } from '../plan/schema.ts'
import type { PolicyChecks } from '../policy/checks.ts'
import { decodeText, openText } from '../text/encoding.ts'
import { createOverlay, type Overlay } from '../workspace/overlay.ts'
import type { TreeSource } from '../workspace/sources/tree.ts'

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

/**
 * Steps that make the files of one tree those of another: of the ways in which a file's change can be said, the first whose replay gives
 * the very bytes.
 */
export async function stepsFor(
  changes: readonly TreeChange[],
  trees: TwoTrees,
): Promise<{ readonly steps: readonly Step[]; readonly leftOut: readonly LeftOut[] }> {
  const paths = changes.map(({ path }) => path)
  await Promise.all([trees.source.preload(paths), trees.result.preload(paths)])
  const files = changes.map((change) => ({ change, ...waysOf(change, trees) }))
  for (let open = files.filter(({ ways }) => ways.length > 0); open.length > 0; ) {
    const failures = await replayFirstWays(open, trees)
    open = open.filter((file) => {
      const failure = failures.get(file.change.path)
      if (failure === undefined) return false
      file.reason = failure
      file.ways.shift()
      return file.ways.length > 0
    })
  }
  return {
    steps: numbered(files.flatMap(({ ways: [way = []] }) => way)),
    leftOut: files.flatMap(({ change, ways, reason }) => (ways.length > 0 ? [] : [{ path: change.path, reason }])),
  }
}

interface ChangedFile {
  readonly change: TreeChange
  /** Those not refuted yet, best first. */
  readonly ways: (readonly StepInput[])[]
  /** Why the last one that was refuted will not do. */
  reason: string
}

const waysOf = ({ path, oldMode, newMode }: TreeChange, { source, result }: TwoTrees): Omit<ChangedFile, 'change'> => {
  const unfit = (reason: string) => ({ ways: [], reason })
  const modes = [oldMode, newMode]
  if (modes.includes(LINK)) return unfit('A plan cannot make, change or delete links.')
  if (modes.includes(SUBMODULE)) return unfit('A plan cannot move submodules.')
  if (newMode === NOTHING) return unfit('A plan cannot delete a file.')
  if (oldMode !== newMode && (oldMode !== NOTHING || newMode === EXECUTABLE))
    return unfit('A plan cannot change the mode of a file.')
  if (path.includes('\ufffd')) return unfit('A plan cannot name the file: its name is no text.')
  const located = source.locate(path)
  if (!located.ok) return unfit(located.problem.message)
  if (located.path !== path) return unfit('A plan cannot name the file: its name has blanks around it.')
  const before = oldMode === NOTHING ? undefined : textOf(source.read(path))
  const after = textOf(result.read(path))
  if (after === undefined || (oldMode !== NOTHING && before === undefined))
    return unfit('A plan cannot carry a file in an encoding that is not supported.')
  return { ways: [...waysToWrite({ path, before, after })], reason: 'A plan cannot carry a file that is no text.' }
}

const NOTHING = '000000'
const EXECUTABLE = '100755'
const LINK = '120000'
const SUBMODULE = '160000'

/** The text without its byte order mark. */
const textOf = (bytes: Buffer): string | undefined => {
  const opened = openText(bytes)
  return opened.ok ? decodeText(opened.file, opened.file.bom, bytes.length) : undefined
}

/** Paths whose first way does not give what it should, with the reason. */
async function replayFirstWays(
  files: readonly ChangedFile[],
  { source, result, policy }: TwoTrees,
): Promise<ReadonlyMap<string, string>> {
  const workspace = createOverlay(source)
  const failures = new Map<string, string>()
  const steps = numbered(files.flatMap(({ ways: [way = []] }) => way))
  for await (const event of replay([{ options: OPTIONS, steps }], { workspace, policy })) {
    if (event.type === 'broken') failures.set(event.path, event.problem.message)
    else if (event.type === 'step' && event.result.error) failures.set(event.result.path, event.result.error.message)
  }
  for (const { change } of files) {
    if (!failures.has(change.path) && !sameBytes(change.path, workspace, result))
      failures.set(change.path, 'A plan cannot carry the change of its line ends, its encoding or its byte order mark.')
  }
  return failures
}

const OPTIONS = { reads: 'strict', duplicates: 'keep', on_error: 'continue', trailing_whitespace: 'keep' } as const

const sameBytes = (path: string, made: Overlay, wanted: TreeSource): boolean =>
  made.stat(path)?.kind === 'file' && made.read(path).equals(wanted.read(path))

const numbered = (inputs: readonly StepInput[]): readonly Step[] =>
  inputs.map(({ tool, input }, at) => ({ index: at + 1, tool, input, at: { line: at + 1, column: 1 } }) as Step)
