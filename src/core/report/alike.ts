import { groupBy } from '../text/group-by.ts'
import type { StructuredPatchHunk } from '../text/hunks.ts'
import { clipped, counted } from '../text/words.ts'
import { replacementKey } from './changed-words.ts'
import type { ReportedFile, ReportedStep, RunReport } from './report.ts'

/** Files with exactly the same change: to read one is to read them all. */
interface AlikeGroup {
  /** In order of path; at least three. */
  readonly files: readonly ReportedFile[]
  /** Numbers of the steps that make the change, of all files together. */
  readonly steps: readonly number[]
  /** In how many different places of code the change is; 0 where nothing names them. */
  readonly places: number
}

interface GroupedChanges {
  /** Files whose change no group has, in order of path: the ones to read. */
  readonly odd: readonly ReportedFile[]
  /** The largest group first. */
  readonly alike: readonly AlikeGroup[]
  /** Of the odd ones those whose change a group has, but in another place, and what is to be said about it. */
  readonly strays: ReadonlyMap<ReportedFile, string>
}

/** Of fewer files each is shown. */
const LEAST = 3

/**
 * Groups files by their change: the same lines removed and added in the same order, the same modes, made by the same step or by steps
 * that say and are allowed the same. Never by likeness: what differs in one character stands alone, and so does a change whose place
 * hardly any other file of its group has. @param remark what else tells two changes apart
 */
export function alikeChanges(
  changes: readonly ReportedFile[],
  { steps }: RunReport,
  remark: (change: ReportedFile) => string = () => '',
): GroupedChanges {
  const byNumber = new Map(steps.map((step) => [step.index, step]))
  const same = groupBy(changes, (change) => `${remark(change)}\0${keyOf(change, byNumber)}`)
  const strays = new Map<ReportedFile, string>()
  const alike: AlikeGroup[] = []
  for (const all of same.values()) {
    if (all.length < LEAST || all[0].binary) continue
    const apart = strayPlaces(all)
    const files = all.filter((file) => !apart.has(file))
    if (files.length < LEAST) continue
    for (const [file, said] of apart) strays.set(file, said)
    const numbers = [...new Set(files.flatMap(({ steps: made = [] }) => made))].sort((a, b) => a - b)
    alike.push({ files, steps: numbers, places: placesOf(files) })
  }
  alike.sort((one, other) => other.files.length - one.files.length)
  const grouped = new Set(alike.flatMap(({ files }) => files))
  return { odd: changes.filter((change) => !grouped.has(change)), alike, strays }
}

const keyOf = (change: ReportedFile, steps: ReadonlyMap<number, ReportedStep>): string =>
  JSON.stringify([
    change.binary ? change.path : '',
    change.status,
    change.old_mode,
    change.new_mode,
    change.protected ?? '',
    change.verifies ?? '',
    change.structuredPatch
      ? changedRuns(change.structuredPatch)
      : [change.insertions, change.deletions, hasText(change) && change.path],
    (change.steps ?? []).map((number) => makerOf(steps.get(number))),
  ])

/** Lines change, and the report does not have them. */
export const hasText = ({ insertions, deletions }: ReportedFile): boolean => insertions + deletions > 0

/** A step about several files is itself; steps about one each are alike by their content. */
function makerOf(step: ReportedStep | undefined): unknown {
  if (!step) return 'unknown'
  const { index, tool, why = '', matched_by: by = '', policy, files } = step
  return [files && tool !== 'Move' ? index : tool, why, by, policy?.behavior ?? '', policy?.rule ?? '']
}

/** Removed and added lines, run by run; where they are and what is around them does not count. */
export function changedRuns(hunks: readonly StructuredPatchHunk[]): readonly string[] {
  const runs: string[] = []
  for (const { lines } of hunks) {
    let run: string[] = []
    let sign = ' '
    for (const line of [...lines, ' ']) {
      if (line.startsWith(' ')) {
        if (run.length > 0) runs.push(run.join('\n'))
        run = []
      } else if (!line.startsWith('\\') || sign !== ' ') run.push(line)
      sign = line.charAt(0)
    }
  }
  return runs
}

/** Where a file's changes are: the lines that enclose them, and all lines around them. */
interface Enclosure {
  readonly name: string
  readonly context: string
}

/** In how many different places of code files change; 0 where nothing names them. */
const placesOf = (files: readonly ReportedFile[]): number => {
  const names = new Set(files.map((file) => placeOf(file).name))
  return names.size === 1 && names.has('') ? 0 : names.size
}

/**
 * Files that get the same change as many others, but where hardly any other is: by the text around the change, and by what encloses it,
 * each as it is and with its numbers alike. Only where most of the others are in one place; the text around changes varies by chance, so that
 * it tells only of one in ten.
 */
function strayPlaces(files: readonly ReportedFile[]): ReadonlyMap<ReportedFile, string> {
  const found = new Map<ReportedFile, string>()
  const places = new Map(files.map((file) => [file, placeOf(file)]))
  for (const key of [contextOf, blurredContext, nameOf, blurredName]) {
    const [common = [], ...others] = [...groupBy(files, (file) => key(places.get(file)!)).values()].sort(
      (one, other) => other.length - one.length,
    )
    if (common.length * 2 < files.length) continue
    const rare = others.filter(({ length }) => length <= Math.max(1, files.length / RARE)).flat()
    const isByName = key === nameOf || key === blurredName
    if (rare.length > Math.max(isByName ? FEW : 0, files.length / MOST)) continue
    for (const file of rare) {
      if (!found.has(file))
        found.set(file, explanation(places.get(file)!, places.get(common[0]!)!, files.length - rare.length))
    }
  }
  return found
}

/** A place is rare that one of so many files is in; so many files, or a part of all, may be in rare ones. */
const [RARE, FEW, MOST] = [50, 3, 10]

const contextOf = ({ context }: Enclosure): string => context
const blurredContext = ({ context }: Enclosure): string => blurred(context)
const nameOf = ({ name }: Enclosure): string => name
const blurredName = ({ name }: Enclosure): string => blurred(name)

const blurred = (text: string): string => text.replace(/\d+/g, '0')

function explanation(place: Enclosure, usual: Enclosure, others: number): string {
  const same = `the same change as ${counted(others, 'other file')}`
  if (place.name !== usual.name && place.name !== '') return `${same}, in a different place: ${clipped(place.name, 80)}`
  const known = new Set(usual.context.split('\n'))
  const line = place.context.split('\n').find((one) => !known.has(one) && /[\p{L}\p{N}]/u.test(one)) ?? ''
  return line === ''
    ? `${same}, in a different place`
    : `${same}, with different lines around it: ${clipped(line.trim(), 80)}`
}

function placeOf({ structuredPatch: hunks = [], headings = [] }: ReportedFile): Enclosure {
  if (isAtTop(hunks)) return { name: '', context: '' }
  const names = hunks.flatMap((hunk, at) => enclosingLines(hunk, headings[at] ?? ''))
  const around = hunks.map(({ lines }, at) =>
    [headings[at] ?? '', ...lines.filter((line) => /^ /.test(line))].join('\n'),
  )
  return { name: [...new Set(names)].join(' · '), context: around.join('\n') }
}

/** Only the comments that a file begins with change: that is one place, whatever follows. */
const isAtTop = ([first, ...others]: readonly StructuredPatchHunk[]): boolean => {
  const { oldStart = 2, lines = [] } = first ?? {}
  const changed = lines.filter((line) => !line.startsWith(' '))
  return (
    others.length === 0 &&
    oldStart <= 1 &&
    /^[-+]+ *$/.test(signsOf(lines)) &&
    changed.every((line) => COMMENT.test(line)) &&
    changed.filter((line) => line.includes('/*')).length === changed.filter((line) => line.includes('*/')).length
  )
}

/** A changed line that only a comment can be in any language: none of the C preprocessor, and nothing behind the end of a comment. */
const COMMENT =
  /^[-+]\s*(?:\/\/.*|(?:#(?!\s*(?:if|el|endif|define|undef|include|import|pragma|line|error|warning))|--|;)(?:\s.*)?|(?:\/\*|(?<=\s)\*(?!\/))(?:(?!\*\/).)*(?:\*\/\s*)?|\*\/\s*)?$/

const signsOf = (lines: readonly string[]): string => lines.map((line) => line.charAt(0)).join('')

/** For each run of changed lines of a hunk the line that encloses it: the nearest above that is indented less, else the heading. */
function enclosingLines({ lines }: StructuredPatchHunk, heading: string): readonly string[] {
  const names: string[] = []
  for (const [at, line] of lines.entries()) {
    if (!/^[-+]/.test(line) || /^[-+]/.test(lines[at - 1] ?? '')) continue
    const depth = indentOf(line)
    const above = lines
      .slice(Math.max(0, at - REACH), at)
      .findLast((one) => indentOf(one) < depth && /^ .*[\p{L}\p{N}]/u.test(one))
    names.push(above?.trim() ?? (depth > 0 ? heading : ''))
  }
  return names
}

/** Lines above a change in which the one that encloses it is looked for. */
const REACH = 40

const indentOf = (line: string): number => /^\s*/.exec(line.slice(1))?.[0].length ?? 0

/** Describes what an applied step changes, where several change the same with the same words; those that delete a file without lines do the same. */
export function changesMade(
  steps: readonly ReportedStep[],
  tickedOf: (step: ReportedStep) => boolean | undefined = () => undefined,
): (step: ReportedStep) => string | undefined {
  const keyOf = (step: ReportedStep): string | undefined => {
    const {
      tool,
      source = '',
      why = '',
      matched_by: by = '',
      policy,
      structuredPatch: hunks = [],
      status,
      plan = '',
    } = step
    const hasLines = step.structuredPatch !== undefined
    if (status !== 'applied' || step.files || !(hasLines || tool === 'Delete')) return undefined
    return JSON.stringify([
      tool,
      source,
      why,
      by,
      policy?.rule ?? '',
      plan,
      tickedOf(step),
      hasLines && (replacementKey(hunks) ?? changedRuns(hunks)),
    ])
  }
  const keys = new Map(steps.map((step) => [step.index, keyOf(step)]))
  const several = groupBy(keys.values(), (key) => key)
  return ({ index }) => {
    const key = keys.get(index)
    return key !== undefined && (several.get(key)?.length ?? 0) > 1 ? key : undefined
  }
}
