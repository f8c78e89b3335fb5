import { protectedAs } from '../../../core/policy/protected-paths.ts'
import { type Account, accountWords } from '../../../core/report/account.ts'
import { changedRuns, changesMade } from '../../../core/report/alike.ts'
import { replacementKey } from '../../../core/report/changed-words.ts'
import { type Maker, makersOf } from '../../../core/report/followed-lines.ts'
import { type Look, looksOf } from '../../../core/report/looks.ts'
import { changesOf, netChanges, type StepFile } from '../../../core/report/net-changes.ts'
import { failuresOf, type RunFacts } from '../../../core/report/outcome.ts'
import { listedGroups, type ReadEntry, type ReadGroup, readingOf } from '../../../core/report/read-first.ts'
import { readingHead } from '../../../core/report/read-first-lines.ts'
import type { ReportedFile, ReportedStep, RunReport } from '../../../core/report/report.ts'
import type { ExplainedRun } from '../../../core/report/report-writers.ts'
import {
  askSections,
  combinerOf,
  type Findings,
  findingsIn,
  type PageSection,
  reportSections,
} from '../../../core/report/sections.ts'
import { groupBy } from '../../../core/text/group-by.ts'
import { counted, thousands } from '../../../core/text/words.ts'
import type { Hunks } from './rows.ts'

/** One file's change, of a step or of the whole run: what a card draws. */
export interface PagePart {
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
  /** What the patch is of, where it is shown on demand: it is long, or no person wrote it. */
  readonly folded?: string
  /** An earlier part of its step is the same change. */
  readonly repeats?: true
}

export interface PageStep extends Omit<ReportedStep, 'structuredPatch' | 'files'> {
  readonly parts: readonly PagePart[]
  /** The earlier step that makes the same change: it alone is drawn unasked. */
  readonly repeats?: number
}

export interface PageFile extends Omit<ReportedFile, 'structuredPatch' | 'steps'> {
  readonly part: PagePart
  readonly steps: readonly number[]
  /** Which step made which line, of a file that several steps changed. */
  readonly makers?: readonly Maker[]
}

/** A group of what a reviewer reads first, its files as places in `files`. */
export interface ReadFirst extends Omit<ReadGroup, 'files' | 'entries'> {
  readonly files: number
  readonly entries: readonly (Omit<ReadEntry, 'paths'> & { readonly path: string; readonly files: readonly number[] })[]
}

/** What accounts for the change. */
export interface PageAccount {
  /** The sentence, its code apart from its words; empty where nothing accounts. */
  readonly said: readonly { readonly text: string; readonly isCode?: true }[]
  /** The files that change nothing else, part by part, as places in `files`. */
  readonly parts: readonly { readonly is: Account['parts'][number]['is']; readonly files: readonly number[] }[]
}

/** A report as the page shows it. */
export interface PageModel {
  readonly run: RunFacts
  readonly steps: readonly PageStep[]
  readonly files: readonly PageFile[]
  /** What needs a look, the strongest reason first. */
  readonly looks: readonly Look[]
  readonly account: PageAccount
  /** What a reviewer reads first: every file is in one group. */
  readonly readFirst: readonly ReadFirst[]
  /** What of it the first screen lists, under this head. */
  readonly listed: { readonly head: string; readonly groups: readonly ReadFirst[] }
  /** What wings add to the report. */
  readonly sections: readonly PageSection[]
  readonly findings: readonly Findings[]
  /** As `combinerOf` says. */
  readonly combiner: string | undefined
  /** Of the page of an explanation. */
  readonly explained?: ExplainedRun
}

/** Patches that travel, and are decompressed, together. */
export const PORTION = 256

/** The model of a report, and its patches, which are loaded apart. Paths of this machine are cut to the file's name. */
export function pageModel(report: RunReport): { readonly model: PageModel; readonly patches: readonly Hunks[] } {
  const patches: Hunks[] = []
  const numbers = new Map<Hunks, number>()
  const add = (hunks: Hunks): number => {
    const number = numbers.get(hunks) ?? patches.push(hunks) - 1
    numbers.set(hunks, number)
    return number
  }
  const { steps, files, read_first: _, ...run } = report
  const firsts = repeatedSteps(steps)
  const pageSteps = steps.map((step) => {
    const repeats = firsts.get(step.index)
    return { ...pageStep(step, add), ...(repeats !== undefined && { repeats }) }
  })
  const changes = files.length > 0 ? netChanges(report) : []
  const places = new Map(files.map(({ path }, at) => [path, at]))
  const reading = readingOf(report, changes)
  const { account, groups } = reading
  const ofPage = (some: readonly ReadGroup[]): readonly ReadFirst[] => some.map((group) => placed(group, places))
  return {
    model: {
      looks: looksOf(report, changes),
      account: { said: accountPieces(account), parts: accountedPlaces(account, places) },
      readFirst: ofPage(groups),
      listed: { head: readingHead(reading), groups: ofPage(listedGroups(reading)) },
      run: withoutLocalPaths(run),
      sections: askSections(report, (section, content) => section.page?.(content, withoutFolder)),
      findings: findingsIn(report),
      combiner: combinerOf(report),
      steps: pageSteps,
      files: changes.map((change) => withMakers(pageFile(change, add), patches, pageSteps)),
    },
    patches,
  }
}

/** Between marks that no text of a report has, which the words of a plan are freed of. */
function accountPieces(account: Account): PageAccount['said'] {
  const marked = (text: string): string => `\0${text.replaceAll('\0', '␀')}\0`
  const sentence = accountWords(account, { path: marked, code: marked, prose: (text) => text })
  return sentence
    .split('\0')
    .flatMap((text, at) => (at % 2 === 0 ? (text === '' ? [] : [{ text }]) : [{ text, isCode: true }]))
}

const accountedPlaces = ({ parts }: Account, places: ReadonlyMap<string, number>): PageAccount['parts'] =>
  parts.map(({ is, files }) => ({ is, files: files.flatMap(({ path }) => places.get(path) ?? []) }))

/** Steps have no places; a report that is data may name files that it does not have. */
const placed = ({ kind, files, entries }: ReadGroup, places: ReadonlyMap<string, number>): ReadFirst => ({
  kind,
  files,
  entries: entries.map(({ paths, ...entry }) => ({
    ...entry,
    path: paths[0] ?? '',
    files: files === 0 ? [] : paths.flatMap((path) => places.get(path) ?? []),
  })),
})

const pageStep = ({ structuredPatch, files, ...step }: ReportedStep, add: (hunks: Hunks) => number): PageStep => {
  const isChange = step.status === 'applied' || files !== undefined || structuredPatch !== undefined
  const changed = isChange
    ? changesOf({ ...step, ...(files && { files }), ...(structuredPatch && { structuredPatch }) })
    : []
  const isRepeat = repeatsIn(changed)
  const parts = changed.map((file) => ({
    ...partOf(file, add),
    ...(isRepeat(file) && { repeats: true as const }),
  }))
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

/** The steps that change lines as an earlier one does, and have no remark of their own, by their numbers: the number of the first. */
function repeatedSteps(steps: readonly ReportedStep[]): ReadonlyMap<number, number> {
  const changeOf = changesMade(steps)
  const groups = [...groupBy(steps, changeOf)].filter(
    ([change, { length }]) => change !== undefined && length >= LEAST_ALIKE,
  )
  return new Map(
    groups.flatMap(([, [first, ...others]]) =>
      others.flatMap(({ index, notes, structuredPatch }) =>
        first && structuredPatch && !notes ? [[index, first.index] as const] : [],
      ),
    ),
  )
}

/** Which files of a step change as an earlier one does: the same lines, or the same words. */
function repeatsIn(files: readonly StepFile[]): (file: StepFile) => boolean {
  if (files.length < LEAST_ALIKE) return () => false
  const known = new Set<string>()
  return ({ structuredPatch: hunks }) => {
    if (!hunks) return false
    const key = replacementKey(hunks) ?? JSON.stringify(changedRuns(hunks))
    return known.size === known.add(key).size
  }
}

/** Of fewer files of a step, and fewer steps, each is drawn. */
const LEAST_ALIKE = 3

const partOf = (file: StepFile, add: (hunks: Hunks) => number, generated?: true): PagePart => {
  const { file_path: path, from, old_mode, new_mode, insertions, deletions, structuredPatch: hunks } = file
  const lines = hunks?.reduce((sum, { lines }) => sum + lines.length + 1, 0) ?? 0
  const folded = foldedAs(file, lines, generated)
  return {
    path,
    ...(from !== undefined && { from }),
    ...(old_mode !== undefined && { old_mode }),
    ...(new_mode !== undefined && { new_mode }),
    insertions,
    deletions,
    ...(hunks && { patch: add(hunks) }),
    lines,
    ...(folded !== undefined && { folded }),
  }
}

/** Rows beyond which a patch is shown on demand, and up to which that of a lock file or a generated file is shown at once. */
const [MAX_OPEN, MAX_SHORT] = [2000, 40]

/** What a patch is of, where it is shown on demand; what is inside a lock file is said by what to read first. */
function foldedAs(file: StepFile, lines: number, generated: true | undefined): string | undefined {
  const { file_path: path, insertions, deletions } = file
  const isLock = protectedAs(path) === 'lock files'
  if (lines <= (isLock || generated ? MAX_SHORT : MAX_OPEN)) return undefined
  const kind = isLock ? 'Lock file' : generated ? 'Generated file' : 'Long change'
  return `${kind}, +${thousands(insertions)} −${thousands(deletions)}`
}

const pageFile = ({ structuredPatch: hunks, ...file }: ReportedFile, add: (hunks: Hunks) => number): PageFile => ({
  ...file,
  steps: file.steps ?? [],
  part: partOf({ ...file, file_path: file.path, ...(hunks && { structuredPatch: hunks }) }, add, file.generated),
})

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

const withoutLocalPaths = (run: RunFacts): RunFacts => ({
  ...withoutSections(run),
  plan: { ...run.plan, files: run.plan.files.map(withoutFolder) },
  ...(run.problems && { problems: run.problems.map((problem) => ({ ...problem, ...localFile(problem.file) })) }),
  ...(run.verifications && {
    verifications: run.verifications.map(({ output, ...verification }) => ({
      ...verification,
      ...(output !== undefined && { output: withoutFolder(output) }),
    })),
  }),
})

/** Their contents are drawn as the sections say. */
const withoutSections = (run: RunFacts): RunFacts => {
  const keys = new Set<string>(reportSections().map(({ key }) => key))
  return Object.fromEntries(Object.entries(run).filter(([key]) => !keys.has(key))) as RunFacts
}

const localFile = (file: string | undefined) => (file === undefined ? {} : { file: withoutFolder(file) })

const withoutFolder = (path: string): string =>
  /^(?:[A-Za-z]:[\\/]|[\\/])/.test(path)
    ? path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
    : path

/** The outcome of a run: it was written; it was only tried; it was refused; it had nothing to do. */
type Outcome = 'written' | 'tried' | 'refused' | 'unchanged'

type Facts = Pick<RunReport, 'written' | 'totals' | 'problems' | 'pull_request' | 'verifications' | 'plan'>

export function outcomeOf(report: Facts): Outcome {
  if (report.written) return 'written'
  const { applied, failed, skipped } = report.totals
  if (failuresOf(report).length > 0 || (applied === 0 && failed + skipped > 0)) return 'refused'
  return applied > 0 ? 'tried' : 'unchanged'
}

/** The page's title, which says if the run wrote nothing. */
export const pageTitle = (report: Facts): string =>
  [MARKS[outcomeOf(report)], `${verdictOf(report)}.`, `“${report.plan.title || 'Untitled'}”`]
    .filter(Boolean)
    .join(' · ')

const MARKS: Readonly<Record<Outcome, string>> = {
  written: '',
  tried: 'Nothing was written (check)',
  refused: 'Refused, nothing was written',
  unchanged: 'Nothing to change',
}

/** What became of the steps, in a few words. */
export function verdictOf(report: Facts): string {
  const { totals, verifications = [] } = report
  const refused = totals.failed > 0 ? `${counted(totals.failed, 'step')} refused` : ''
  const broken = verifications.filter(({ ok }) => !ok).length
  const failed = broken > 0 ? `${counted(broken, 'verification')} failed` : ''
  const parts = {
    written: [`${counted(totals.applied, 'step')} applied`, refused, failed],
    tried: [`${counted(totals.applied, 'step')} would apply`, refused, failed],
    refused: [refused, failed, totals.skipped > 0 ? `${thousands(totals.skipped)} not applied` : ''],
    unchanged: ['there was nothing to change'],
  }[outcomeOf(report)]
  return parts.filter(Boolean).join(', ') || 'no step ran'
}
