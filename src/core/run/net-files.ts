import { type ObjectReader, openObjectReader } from '../git/cat-file.ts'
import { blobSizes } from '../git/commands/object-sizes.ts'
import {
  blobPair,
  type CountedChange,
  type GitHunk,
  NOTHING,
  SUBMODULE,
  type TreePatches,
} from '../git/commands/tree-changes.ts'
import type { Git } from '../git/git.ts'
import { masked } from '../policy/secrets.ts'
import { changesOf, filesOf, stepNumbered } from '../report/net-changes.ts'
import type { ChangedFile, ReportedFile, ReportedStep, RunReport } from '../report/report.ts'
import type { FileContents } from '../report/report-writers.ts'
import { isBinary, isMostlyText, utf8Text } from '../text/encoding.ts'
import type { Patch, StructuredPatchHunk } from '../text/patch.ts'
import { type WideChange, wideChange, wideText } from '../text/search-text.ts'
import { openRepository } from './baseline.ts'
import { PATCHED_STEPS } from './replayed.ts'

interface NetPatches {
  /** What git prints of the whole change, or of these paths as text. */
  patches(asText?: readonly string[]): Promise<TreePatches>
  readonly steps: readonly ReportedStep[]
  /** By a path of the result: the path that the steps name. */
  readonly carried: ReadonlyMap<string, string>
  /** Nothing was merged or formatted after the replay. */
  readonly asReplayed: boolean
}

/** Changes more lines than this, and the report has no net patches: it could be neither held nor shown. */
const MAX_LINES = 500_000

/** The net change in the report's words: with the steps that made it, sizes of binary files, and patches that no single step has. */
export async function reportFiles(
  git: Git,
  found: readonly CountedChange[],
  net: NetPatches,
): Promise<readonly ReportedFile[]> {
  const sizes = await sizesOf(git, found)
  const { wide, texts } = await readBinary(git, found, sizes)
  const shown = await textPatches([...texts.keys()], net)
  const entries = found.map((entry) => inLines(entry, wide.get(entry) ?? shown.get(entry)))
  const stepsOf = stepsByPath(net.steps)
  const known = entries.map((entry) => {
    const steps = numbersOf(entry, stepsOf, net.carried)
    return { entry, steps, isStepsPatch: isNetPatch(entry, partsAt(entry.path, steps, net.steps), net) }
  })
  const patches = await patchesOf(known, net)
  return known.map(({ entry, steps, isStepsPatch }, at) => {
    const text = wide.get(found[at]!)
    const unshown = texts.get(found[at]!)
    const own = text ?? shown.get(found[at]!)
    const patch = own ? own.structuredPatch : patches.get(blobPair(entry.oldBlob, entry.newBlob))?.map(decodeHunk)
    const [before, after] = entry.binary ? [sizes.get(entry.oldBlob), sizes.get(entry.newBlob)] : []
    return {
      ...reportFile(entry),
      ...(before !== undefined && { old_size: before }),
      ...(after !== undefined && { new_size: after }),
      ...(steps.length > 0 && { steps }),
      ...(text && { encoding: text.encoding }),
      ...(unshown !== undefined && { unshown }),
      ...(patch && patch.length > 0 && !isStepsPatch && { structuredPatch: patch }),
    }
  })
}

/** The same of files that git ignores, without patches. */
export function reportIgnored(
  found: readonly CountedChange[],
  { steps, carried }: NetPatches,
): readonly ReportedFile[] {
  const stepsOf = stepsByPath(steps)
  return found.map((entry) => ({ ...reportFile(entry), steps: numbersOf(entry, stepsOf, carried) }))
}

const numbersOf = (
  { path, from }: CountedChange,
  stepsOf: ReadonlyMap<string, readonly number[]>,
  carried: NetPatches['carried'],
): readonly number[] => {
  const numbers = [path, from, carried.get(path)].flatMap((name) => stepsOf.get(name ?? '') ?? [])
  return [...new Set(numbers)].sort((one, other) => one - other)
}

/** Git's change of a path, in the report's words. */
const reportFile = (change: CountedChange): ReportedFile => ({
  path: change.path,
  ...(change.from !== undefined && { from: change.from }),
  status: change.status,
  old_mode: change.oldMode,
  new_mode: change.newMode,
  binary: change.binary,
  insertions: change.insertions,
  deletions: change.deletions,
  ...(change.oldMode !== NOTHING && { old_blob: change.oldBlob }),
  ...(change.newMode !== NOTHING && { new_blob: change.newBlob }),
})

/** The numbers of the applied steps that changed each path; a moved file keeps its steps. */
function stepsByPath(steps: readonly ReportedStep[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const step of steps) {
    if (step.status !== 'applied') continue
    for (const { file_path: path, from = path } of changesOf(step)) {
      const numbers = found.get(from) ?? []
      numbers.push(step.index)
      found.set(from, numbers)
      if (from !== path) found.set(path, [...numbers])
    }
  }
  return found
}

const partsAt = (path: string, numbers: readonly number[], steps: readonly ReportedStep[]): readonly ChangedFile[] =>
  numbers.flatMap((number) => {
    const step = stepNumbered(steps, number)
    return step ? filesOf(step).filter(({ file_path }) => file_path === path) : []
  })

/** Whether the patch of one step is the net one: it alone changed the file, and git counts its lines alike. */
const isNetPatch = (entry: CountedChange, parts: readonly ChangedFile[], { asReplayed }: NetPatches): boolean => {
  const [part, ...others] = parts
  if (!asReplayed || !part || others.length > 0 || entry.status === 'renamed') return false
  return part.insertions === entry.insertions && part.deletions === entry.deletions
}

type KnownFile = { readonly entry: CountedChange; readonly isStepsPatch: boolean }

/** Git is used only if some patch is unknown. */
async function patchesOf(files: readonly KnownFile[], { patches, steps }: NetPatches): Promise<TreePatches> {
  const lines = files.reduce((sum, { entry }) => sum + entry.insertions + entry.deletions, 0)
  const isWanted = files.some(({ entry, isStepsPatch }) => !isStepsPatch && entry.insertions + entry.deletions > 0)
  if (!isWanted || lines > MAX_LINES || steps.length > PATCHED_STEPS) return new Map()
  return patches()
}

/** Bytes of one side, and of all together, that are read for their text. */
const [MAX_WIDE, MAX_ALL_WIDE] = [8 * 1024 * 1024, 64 * 1024 * 1024]

/** Files that git treats as binary, and that are text: in UTF-16 or UTF-32, or else with the reason why git shows no patch of them. */
interface BinaryTexts {
  readonly wide: ReadonlyMap<CountedChange, WideChange>
  readonly texts: ReadonlyMap<CountedChange, NonNullable<ReportedFile['unshown']>>
}

async function readBinary(
  git: Git,
  entries: readonly CountedChange[],
  sizes: ReadonlyMap<string, number>,
): Promise<BinaryTexts> {
  const [wide, texts] = [new Map<CountedChange, WideChange>(), new Map<CountedChange, 'NUL bytes' | 'attributes'>()]
  const sizeOf = (mode: string, blob: string): number => (mode === NOTHING ? 0 : (sizes.get(blob) ?? Infinity))
  const fitting = entries.filter(({ binary, oldMode, oldBlob, newMode, newBlob }) => {
    return binary && oldBlob !== newBlob && Math.max(sizeOf(oldMode, oldBlob), sizeOf(newMode, newBlob)) <= MAX_WIDE
  })
  if (fitting.length === 0) return { wide, texts }
  await using reader = openObjectReader(git)
  const read = async (mode: string, blob: string): Promise<Buffer | undefined> =>
    mode === NOTHING ? undefined : (await reader.read(blob))?.content
  let left = MAX_ALL_WIDE
  for (const entry of fitting) {
    left -= sizeOf(entry.oldMode, entry.oldBlob) + sizeOf(entry.newMode, entry.newBlob)
    if (left < 0) break
    const sides = [await read(entry.oldMode, entry.oldBlob), await read(entry.newMode, entry.newBlob)] as const
    const change = wideChange(...sides)
    const present = sides.flatMap((side) => side ?? [])
    if (change) wide.set(entry, change)
    else if (present.every(isMostlyText)) texts.set(entry, present.some(isBinary) ? 'NUL bytes' : 'attributes')
  }
  return { wide, texts }
}

/** Bytes of paths that one call of git is given. */
const MAX_PATHS = 64 * 1024

/** The lines that git finds in files that it treats as binary. */
async function textPatches(
  entries: readonly CountedChange[],
  { patches }: NetPatches,
): Promise<ReadonlyMap<CountedChange, Patch>> {
  const found = new Map<CountedChange, Patch>()
  for (let at = 0; at < entries.length; ) {
    const some: CountedChange[] = []
    for (let size = 0; at < entries.length && (some.length === 0 || size < MAX_PATHS); at += 1) {
      some.push(entries[at]!)
      size += pathsOf(entries[at]!).join().length
    }
    const printed = await patches(some.flatMap(pathsOf))
    for (const entry of some) {
      const structuredPatch = (printed.get(blobPair(entry.oldBlob, entry.newBlob)) ?? []).map(decodeHunk)
      const count = (sign: string): number =>
        structuredPatch.reduce((sum, { lines }) => sum + lines.filter((line) => line.startsWith(sign)).length, 0)
      found.set(entry, { structuredPatch, insertions: count('+'), deletions: count('-') })
    }
  }
  return found
}

const pathsOf = ({ path, from }: CountedChange): readonly string[] => (from === undefined ? [path] : [from, path])

/** With the lines of its text; where only the encoding changed it stays binary. */
const inLines = (entry: CountedChange, text: Patch | undefined): CountedChange =>
  text && text.structuredPatch.length > 0
    ? { ...entry, binary: false, insertions: text.insertions, deletions: text.deletions }
    : entry

async function sizesOf(git: Git, entries: readonly CountedChange[]): Promise<ReadonlyMap<string, number>> {
  const binary = entries.filter((entry) => entry.binary)
  const blobs = binary.flatMap(({ oldMode, oldBlob, newMode, newBlob }) => [
    ...(oldMode === NOTHING ? [] : [oldBlob]),
    ...(newMode === NOTHING ? [] : [newBlob]),
  ])
  return blobs.length === 0 ? new Map() : git.run(blobSizes(blobs))
}

/** Git names the line before a side without lines; a structured patch the next one. */
const decodeHunk = ({ oldStart, oldLines, newStart, newLines, lines }: GitHunk): StructuredPatchHunk => ({
  oldStart: oldLines === 0 ? oldStart + 1 : oldStart,
  oldLines,
  newStart: newLines === 0 ? newStart + 1 : newStart,
  newLines,
  lines: lines.map((bytes) => utf8Text(bytes)),
})

export type OnContents = (contents: FileContents) => void

/** Bytes of a text, and of an image, that a page is given. */
const MAX_TEXT = 256 * 1024
const MAX_NOTEBOOK = 2 * 1024 * 1024
const MAX_PICTURE = 1024 * 1024

/**
 * The contents of a report's files that its page shows beside the patches, for as long as the repository of `root` has them: images,
 * and the texts before. A folder outside a repository, and files that git does not have, are passed over.
 */
export async function readContents(report: RunReport, root: string, tell: OnContents): Promise<void> {
  const git = await openRepository({ root }).catch(() => undefined)
  if (git) await tellContents(git, report.files, tell)
}

/** The same of the files of a run that is under way. Credentials in texts and paths are masked, as in the report. */
export async function tellContents(git: Git, files: readonly ReportedFile[], tell: OnContents): Promise<void> {
  const sizes = await git.run(
    blobSizes(files.flatMap(({ old_blob: old, new_blob: fresh }) => [old ?? [], fresh ?? []].flat())),
  )
  await using reader = openObjectReader(git)
  for (const file of files) {
    if (file.new_mode === SUBMODULE) continue
    const text = file.binary || file.old_blob === undefined || file.new_blob === undefined
    const read = (blob: string | undefined, most: number): Promise<Buffer | undefined> =>
      readBlob(reader, sizes, { blob, most })
    if (file.binary || isSvg(file.path)) {
      const [before, after] = [await read(file.old_blob, MAX_PICTURE), await read(file.new_blob, MAX_PICTURE)]
      tell({ path: await masked(file.path), ...(before && { before }), ...(after && { after }) })
    }
    if (text) continue
    const bytes = await read(file.old_blob, file.path.endsWith('.ipynb') ? MAX_NOTEBOOK : MAX_TEXT)
    if (bytes) tell({ path: await masked(file.path), text: await masked(textOf(bytes)) })
  }
}

const isSvg = (path: string): boolean => /\.svg$/i.test(path)

const textOf = (bytes: Buffer): string => wideText(bytes) ?? utf8Text(bytes)

/** Undefined for what is too large, and for what the repository lacks: it is not fetched for a page. */
async function readBlob(
  reader: ObjectReader,
  sizes: ReadonlyMap<string, number>,
  { blob, most }: { readonly blob: string | undefined; readonly most: number },
): Promise<Buffer | undefined> {
  const size = blob === undefined ? undefined : sizes.get(blob)
  if (blob === undefined || size === undefined || size > most) return undefined
  return (await reader.read(blob))?.content
}
