import { alikeChanges } from '../../../core/report/alike.ts'
import type { Candidate } from '../../../core/report/candidates.ts'
import { filesOf } from '../../../core/report/changed-files.ts'
import type { ReportedComposition } from '../../../core/report/composition.ts'
import { type Maker, makersOf } from '../../../core/report/followed-lines.ts'
import { type Look, looksOf } from '../../../core/report/looks.ts'
import { netChanges } from '../../../core/report/net-changes.ts'
import type { ChangedFile, ReportedFile, ReportedStep, RunReport } from '../../../core/report/report.ts'
import type { StructuredPatchHunk } from '../../../core/text/patch.ts'

/** One file's change, of a step or of the whole run: what a card draws. */
export interface Part {
  readonly path: string
  /** Its path before, of a rename. */
  readonly from?: string
  readonly old_mode?: string
  readonly new_mode?: string
  readonly insertions: number
  readonly deletions: number
  /** Place of its hunks in the list of patches; absent where there are none. */
  readonly patch?: number
  /** Lines of the patch, to know its height before it is drawn. */
  readonly lines: number
}

export interface PageStep extends Omit<ReportedStep, 'structuredPatch' | 'files'> {
  readonly parts: readonly Part[]
}

export interface PageFile extends Omit<ReportedFile, 'structuredPatch' | 'steps'> {
  readonly part: Part
  readonly steps: readonly number[]
  /** Which step made which line, of a file that several steps changed. */
  readonly makers?: readonly Maker[]
}

/** A report as the page shows it. */
export interface PageModel {
  readonly run: Omit<RunReport, 'steps' | 'files'>
  readonly steps: readonly PageStep[]
  readonly files: readonly PageFile[]
  /** What needs a look, the strongest reason first. */
  readonly looks: readonly Look[]
  /** Files that get the same change, as places in `files`. */
  readonly alike: readonly (readonly number[])[]
}

/** Patches that travel, and are decompressed, together. */
export const PORTION = 256

type Hunks = readonly StructuredPatchHunk[]

/** The model of a report, and its patches, which are loaded apart. Paths of this machine are cut to the file's name. */
export function pageModel(report: RunReport): { readonly model: PageModel; readonly patches: readonly Hunks[] } {
  const patches: Hunks[] = []
  const add = (hunks: Hunks): number => patches.push(hunks) - 1
  const { steps, files, ...run } = report
  const pageSteps = steps.map((step) => pageStep(step, add))
  const stepsOf = stepsByPath(pageSteps)
  const changes = files.length > 0 ? netChanges(report) : []
  const places = new Map(files.map(({ path }, at) => [path, at]))
  return {
    model: {
      looks: looksOf(report, changes),
      alike: alikeChanges(changes, report).alike.map((group) => group.files.map(({ path }) => places.get(path) ?? 0)),
      run: withoutLocalPaths(run),
      steps: pageSteps,
      files: files.map((file) =>
        withMakers(
          pageFile({ ...file, steps: file.steps ?? stepsOf.get(file.path) ?? [] }, pageSteps, add),
          patches,
          pageSteps,
        ),
      ),
    },
    patches,
  }
}

const pageStep = ({ structuredPatch, files, ...step }: ReportedStep, add: (hunks: Hunks) => number): PageStep => {
  const isChange = step.status === 'applied' || files !== undefined || structuredPatch !== undefined
  const changed = isChange
    ? filesOf({ ...step, ...(files && { files }), ...(structuredPatch && { structuredPatch }) })
    : []
  const parts = (step.tool === 'Move' ? moved(changed) : changed).map((file) => partOf(file, add))
  const plan = step.plan === undefined ? {} : { plan: withoutFolder(step.plan) }
  const { command: ran } = step
  const command = ran?.output === undefined ? {} : { command: { ...ran, output: withoutFolder(ran.output) } }
  return {
    ...step,
    ...plan,
    ...command,
    ...(step.error && { error: { ...step.error, ...localFile(step.error.file) } }),
    parts,
  }
}

type ChangeWithOrigin = ChangedFile & { readonly from?: string }

/** A Move tells the file that goes and then the one that comes. */
const moved = (files: readonly ChangedFile[]): readonly ChangeWithOrigin[] =>
  files.length % 2 === 1
    ? files
    : files.flatMap((file, at) => (at % 2 === 0 ? [] : [{ ...file, from: files[at - 1]?.file_path ?? '' }]))

const partOf = (file: ChangeWithOrigin, add: (hunks: Hunks) => number): Part => {
  const { file_path: path, from, old_mode, new_mode, insertions, deletions, structuredPatch: hunks } = file
  return {
    path,
    ...(from !== undefined && { from }),
    ...(old_mode !== undefined && { old_mode }),
    ...(new_mode !== undefined && { new_mode }),
    insertions,
    deletions,
    ...(hunks && { patch: add(hunks) }),
    lines: hunks?.reduce((sum, { lines }) => sum + lines.length + 1, 0) ?? 0,
  }
}

/** Of reports that do not name the steps of a file. */
function stepsByPath(steps: readonly PageStep[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  for (const { index, parts } of steps)
    for (const { path } of parts) found.set(path, [...(found.get(path) ?? []), index])
  return found
}

/** Where the file has no patch of its own, that of its only step is the net one. */
function pageFile(
  { structuredPatch, steps, ...file }: ReportedFile & { readonly steps: readonly number[] },
  all: readonly PageStep[],
  add: (hunks: Hunks) => number,
): PageFile {
  const { path, from, old_mode, new_mode, insertions, deletions } = file
  const parts = steps.flatMap((index) => all[index - 1]?.parts.filter((part) => part.path === path) ?? [])
  const [single, ...others] = parts
  const known = structuredPatch
    ? partOf({ file_path: path, structuredPatch, insertions, deletions }, add)
    : others.length === 0 && insertions + deletions > 0
      ? single
      : undefined
  const { patch, lines = 0 } = known ?? {}
  const part = { path, ...(from !== undefined && { from }), old_mode, new_mode, insertions, deletions, lines }
  return { ...file, steps, part: { ...part, ...(patch !== undefined && { patch }) } }
}

/** Of one step all lines are; the part of a file that moved is the one under its path before. */
function withMakers(file: PageFile, patches: readonly Hunks[], steps: readonly PageStep[]): PageFile {
  if (file.steps.length < 2 || file.part.patch === undefined) return file
  const names = new Set([file.path, file.from])
  const parts = file.steps.flatMap((step) =>
    (steps[step - 1]?.parts ?? [])
      .filter(({ path, patch }) => patch !== undefined && names.has(path))
      .map(({ patch }) => ({ step, hunks: patches[patch ?? 0] ?? [] })),
  )
  return { ...file, makers: makersOf(parts) }
}

const withoutLocalPaths = (run: PageModel['run']): PageModel['run'] => ({
  ...run,
  plan: { ...run.plan, files: run.plan.files.map(withoutFolder) },
  ...(run.candidates && { candidates: run.candidates.map(localCandidate) }),
  ...(run.composition && { composition: localComposition(run.composition) }),
  ...(run.problems && { problems: run.problems.map((problem) => ({ ...problem, ...localFile(problem.file) })) }),
  ...(run.verifications && {
    verifications: run.verifications.map(({ output, ...verification }) => ({
      ...verification,
      ...(output !== undefined && { output: withoutFolder(output) }),
    })),
  }),
})

const localCandidate = ({ worktree: _, problems, ...candidate }: Candidate): Candidate => ({
  ...candidate,
  plan: withoutFolder(candidate.plan),
  ...(problems && { problems: problems.map((problem) => ({ ...problem, ...localFile(problem.file) })) }),
})

/** Places of steps, and of refusals, name the plan's file. */
const localComposition = (composition: ReportedComposition): ReportedComposition =>
  JSON.parse(JSON.stringify(composition, (key, value) => (key === 'file' ? withoutFolder(value) : value)))

const localFile = (file: string | undefined) => (file === undefined ? {} : { file: withoutFolder(file) })

const withoutFolder = (path: string): string =>
  /^(?:[A-Za-z]:[\\/]|[\\/])/.test(path)
    ? path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
    : path
