import { sha256 } from '../../text/digest.ts'
import { groupBy } from '../../text/group-by.ts'
import { clipped, counted, numberRanges, thousands } from '../../text/words.ts'
import { effectOf } from '../../tools/list.ts'
import { changesMade } from '../alike.ts'
import { inRuleOrder, LEAST_FIXES } from '../groups.ts'
import { filesOf, namesOf, subjectOf } from '../net-changes.ts'
import type { ReportedFile, ReportedStep, RunReport } from '../report.ts'
import { reasonOf as clampedReason, codeSpan, htmlCode, quotedMarkdown } from '../safe-markdown.ts'

/** A line of the list: a box that people untick to leave its steps out, ticked or not, or a line without one. */
interface Item {
  /** Numbers of the steps that it is about. */
  readonly steps: readonly number[]
  /** Ticked where the steps are applied, not where they were left out; undefined for a line without a box. */
  readonly ticked: boolean | undefined
  readonly text: string
  /** The rule whose fixes they are. */
  readonly rule?: string | undefined
  readonly refused?: boolean
}

/** How many steps a line is about at most; `alike`: each change that several steps make has a line for the first and one for the others. */
type Grain = number | 'alike'

/** How detailed the list is. */
type Form = { readonly grain: Grain; readonly reasons: number }

/** From the fullest to the shortest. */
const FORMS: readonly Form[] = [
  { grain: 'alike', reasons: Number.POSITIVE_INFINITY },
  { grain: 'alike', reasons: 80 },
  { grain: 'alike', reasons: 0 },
  ...[10, 100, 1000, 10_000, 100_000, 1_000_000].map((grain) => ({ grain, reasons: 0 })),
]

/** Bytes of a line, at least: lists that cannot fit are not written. */
const SHORTEST = 12

/** The steps but Reads as a list between marks of ours, as full as fits; with the number of steps alone where nothing else does. */
export function stepList(
  report: RunReport,
  {
    budget,
    leftOutBy,
    hasBoxes = false,
  }: {
    /** Bytes of UTF-8 that the list may have. */
    readonly budget: number
    /** Who left a step out, by its number. */
    readonly leftOutBy?: ReadonlyMap<number, string> | undefined
    /** Whether lines have boxes; default they are a plain list. */
    readonly hasBoxes?: boolean
  },
): string {
  for (const form of FORMS) {
    const least = form.grain === 'alike' ? 1 : report.steps.length / form.grain
    if (least * SHORTEST > budget) continue
    const items = itemsIn(report, { ...form, leftOutBy, joins: !hasBoxes })
    const shown = hasBoxes ? items : items.map((item) => ({ ...item, ticked: undefined }))
    const list = render(report, form.grain, shown)
    if (Buffer.byteLength(list) <= budget) return list
  }
  return render(report, Number.MAX_SAFE_INTEGER, [
    { steps: [], ticked: undefined, text: `${report.steps.length} steps: too many to list here` },
  ])
}

/** The lines of a list. */
export const itemsOf = (report: RunReport, grain: Grain): readonly Item[] => itemsIn(report, { grain, reasons: 0 })

/** Which box of a list is about which steps of which plan, as a digest. */
export const boxesDigest = (report: RunReport, items: readonly Item[]): string =>
  sha256(
    JSON.stringify([
      report.plan.sha256,
      ...items.filter(({ ticked }) => ticked !== undefined).map(({ steps }) => steps),
    ]),
  ).slice(0, 16)

/** A list in a body: what its lines are about, and whether each box is ticked, in order. */
interface Ticks {
  readonly grain: Grain
  readonly ticked: readonly boolean[]
  /** As `boxesDigest` makes it; absent in the list of an older editplan. */
  readonly boxes?: string
}

/** The boxes between our marks; undefined where the marks are not there. A line that a person added among them counts as one. */
export function readTicks(body: string): Ticks | undefined {
  const begin = [...body.matchAll(/<!-- editplan:steps (?!end )/g)].at(-1)?.index ?? 0
  const [, grain, list, digest] = MARKED.exec(body.slice(begin)) ?? []
  if (grain === undefined || list === undefined) return undefined
  const boxes = [...list.matchAll(/^[ \t]*[-*+][ \t]+\[([ xX])\][ \t]/gm)]
  return {
    grain: grain === 'alike' ? grain : Number(grain),
    ticked: boxes.map(([, mark]) => mark !== ' '),
    ...(digest !== undefined && { boxes: digest }),
  }
}

const MARKED = /^<!-- editplan:steps (\d{1,16}|alike) -->\r?\n([\s\S]*?)<!-- editplan:steps end(?: ([0-9a-f]{16}))? -->/

const render = (report: RunReport, grain: Grain, items: readonly Item[]): string =>
  [
    `<!-- editplan:steps ${grain} -->`,
    ...foldedItems(items),
    `<!-- editplan:steps end ${boxesDigest(report, items)} -->`,
  ].join('\n')

const lineOf = ({ ticked, text }: Item): string => `- ${ticked === undefined ? '' : ticked ? '[x] ' : '[ ] '}${text}`

/** The fixes of a rule that has several, folded; refused ones stay outside. */
function foldedItems(items: readonly Item[]): readonly string[] {
  const lines: string[] = []
  for (let at = 0; at < items.length; ) {
    const { rule, refused } = items[at]!
    let end = at + 1
    while (rule !== undefined && !refused && items[end]?.rule === rule) end += 1
    const texts = items.slice(at, end).map(lineOf)
    const steps = items.slice(at, end).reduce((sum, item) => sum + item.steps.length, 0)
    const isFolded = rule !== undefined && steps >= LEAST_FIXES
    for (const line of isFolded ? foldOf(`${htmlCode(rule)}: ${counted(steps, 'step')}`, texts) : texts)
      lines.push(line)
    at = end
  }
  return lines
}

const foldOf = (summary: string, lines: readonly string[]): readonly string[] => [
  '',
  `<details><summary>${summary}</summary>`,
  '',
  ...lines,
  '',
  '</details>',
  '',
]

/** Of fewer steps that make the same change each has its line. */
const LEAST_ALIKE = 10

interface ListForm extends Form {
  /** Whether neighbours that say the same of one file are a line; each box is about a step that can be decided alone. */
  readonly joins?: boolean
  readonly leftOutBy?: ReadonlyMap<number, string> | undefined
}

function itemsIn(report: RunReport, wanted: ListForm): readonly Item[] {
  const left = new Set(report.plan.without ?? [])
  const since = sinceMarks(report)
  const marksOf = marksIn(report)
  const tickedOf = ({ index, status }: ReportedStep) =>
    left.has(index) ? false : status === 'applied' ? true : undefined
  const listed = report.steps.filter(
    (step) => step.status !== 'read' && !(effectOf(step.tool) === 'reads' && left.has(step.index)),
  )
  const shown = inRuleOrder(listed)
  const changeOf = changesMade(shown, tickedOf)
  const groups =
    wanted.grain === 'alike'
      ? joined(
          alikeGroups(shown, { tickedOf, changeOf }),
          (step) => wanted.joins && saidOf(step, [...marksOf(step), ...since(step.index)]),
        )
      : groupsOf(shown, { tickedOf, grain: wanted.grain })
  const known = new Map<string, number>()
  return groups.map(({ steps, ticked, isJoined }) => {
    const [step, ...others] = steps
    const isLeft = ticked === false
    const change = step && changeOf(step)
    const like = change === undefined ? undefined : known.get(change)
    if (step && change !== undefined && like === undefined) known.set(change, step.index)
    const text =
      step && (others.length === 0 || isJoined)
        ? oneStep(step, { ...wanted, others, isLeft, like, marks: [...marksOf(step), ...since(step.index)] })
        : severalSteps(steps, { isLeft, like })
    const refused = steps.some(({ status }) => status === 'failed')
    return { steps: steps.map(({ index }) => index), ticked, text, rule: ruleOf(steps), refused }
  })
}

/** Each step alone but those that change what an earlier one does: many of them are one line behind that. */
function alikeGroups(
  steps: readonly ReportedStep[],
  {
    tickedOf,
    changeOf,
  }: { tickedOf: (step: ReportedStep) => boolean | undefined; changeOf: (step: ReportedStep) => string | undefined },
): readonly Group[] {
  const several = groupBy(steps, changeOf)
  const othersOf = (change: string | undefined): readonly ReportedStep[] =>
    change === undefined ? [] : (several.get(change) ?? []).slice(1)
  const merged = new Set(
    [...several.keys()].flatMap((change) => (othersOf(change).length >= LEAST_ALIKE ? othersOf(change) : [])),
  )
  return steps
    .filter((step) => !merged.has(step))
    .flatMap((step) => {
      const others = othersOf(changeOf(step)).filter((other) => merged.has(other))
      const ticked = tickedOf(step)
      return [[step], ...(others.length > 0 ? [others] : [])].map((some) => ({ steps: some, ticked }))
    })
}

type Group = {
  readonly steps: readonly ReportedStep[]
  readonly ticked: boolean | undefined
  /** They say the same, but for their counts. */
  readonly isJoined?: boolean
}

/** Neighbours of which the same is said as one group. */
function joined(
  groups: readonly Group[],
  saidBy: (step: ReportedStep) => string | false | undefined,
): readonly Group[] {
  const result: { steps: ReportedStep[]; ticked: Group['ticked']; said: string | false | undefined }[] = []
  for (const { steps, ticked } of groups) {
    const [step, ...others] = steps
    const said = step && others.length === 0 && saidBy(step)
    const last = result.at(-1)
    if (step && said && last?.said === said) last.steps.push(step)
    else result.push({ steps: [...steps], ticked, said })
  }
  return result.map(({ said, ...group }) => ({ ...group, isJoined: Boolean(said) }))
}

/** What a line says of an applied step besides its counts; undefined where it has more to say. */
const saidOf = (step: ReportedStep, marks: readonly string[]): string | undefined =>
  step.status === 'applied' && step.id === undefined && marks.length === 0
    ? JSON.stringify([step.tool, subjectOf(step, codeSpan), step.plan, step.source, step.why])
    : undefined

/** Neighbours whose boxes are alike; a refused step is always alone where lines are about few. */
function groupsOf(
  steps: readonly ReportedStep[],
  { tickedOf, grain }: { tickedOf: (step: ReportedStep) => boolean | undefined; grain: number },
): readonly Group[] {
  const groups: { steps: ReportedStep[]; ticked: boolean | undefined }[] = []
  for (const step of steps) {
    const ticked = tickedOf(step)
    const last = groups.at(-1)
    const isNext = last?.ticked === ticked && last?.steps[0]?.source === step.source
    if (last && isNext && last.steps.length < grain) last.steps.push(step)
    else groups.push({ steps: [step], ticked })
  }
  return groups
}

const sinceMarks = ({ since }: RunReport): ((index: number) => readonly string[]) => {
  const [added, changed] = [new Set(since?.new ?? []), new Set(since?.changed ?? [])]
  return (index) => (added.has(index) ? ['new step'] : changed.has(index) ? ['changed'] : [])
}

interface Line extends ListForm {
  /** Steps of which the line says the same. */
  readonly others: readonly ReportedStep[]
  readonly isLeft: boolean
  /** Number of the first step that makes the same change. */
  readonly like: number | undefined
  readonly marks: readonly (Mark | string)[]
}

/** `2 Edit src/user.ts **new** +1 −1 · plan · reason` */
function oneStep(step: ReportedStep, line: Line): string {
  const { others, isLeft, like, marks } = line
  const steps = [step, ...others]
  const reasons = like === undefined ? line.reasons : 0
  const [added, gone] = [sumOf(steps, 'insertions'), sumOf(steps, 'deletions')]
  const counts = step.status === 'applied' && added + gone > 0 ? ` +${added} −${gone}` : ''
  const id = step.id === undefined || reasons === 0 ? '' : ` ${codeSpan(step.id)}`
  const marked = marks.map((mark) => ` **${mark}**`).join('')
  return [
    `${numberRanges(steps.map(({ index }) => index))}${id} ${step.tool} ${subjectOf(step, codeSpan)}${marked}${counts}`,
    others.length === 0 ? '' : counted(steps.length, 'step'),
    line.reasons > 0 && step.plan !== undefined ? codeSpan(step.plan) : '',
    isLeft ? leftOut(line.leftOutBy?.get(step.index)) : statusOf(step),
    reasonOf(step, reasons),
  ]
    .filter(Boolean)
    .join(' · ')
}

const sumOf = (steps: readonly ReportedStep[], count: 'insertions' | 'deletions'): number =>
  steps.reduce((total, step) => total + step[count], 0)

const leftOut = (by: string | undefined): string => (by === undefined ? '*left out*' : `*left out by* ${codeSpan(by)}`)

function statusOf(step: ReportedStep): string {
  if (step.status === 'failed') return `**refused**${step.error ? ` \`${step.error.name}\`` : ''}`
  if (step.status === 'collapsed') return `repeats step ${step.duplicate_of}`
  return step.status === 'applied' ? '' : step.status
}

function reasonOf({ why = '' }: ReportedStep, characters: number): string {
  if (characters === 0) return ''
  return quotedMarkdown(clipped(clampedReason(why), characters))
}

const ruleOf = ([step]: readonly ReportedStep[]): string | undefined => step?.source

/** `11–20 · 10 steps · 3 files +4 −2` */
function severalSteps(steps: readonly ReportedStep[], { isLeft, like }: Pick<Line, 'isLeft' | 'like'>): string {
  const files = new Set(steps.flatMap(namesOf))
  const applied = steps.some(({ status }) => status === 'applied')
  return [
    numberRanges(steps.map(({ index }) => index)),
    `${counted(steps.length, 'step')}${like === undefined ? '' : ` like step ${like}`}${isLeft ? ', *left out*' : ''}`,
    `${counted(files.size, 'file')}${applied ? ` +${thousands(sumOf(steps, 'insertions'))} −${thousands(sumOf(steps, 'deletions'))}` : ''}`,
  ].join(' · ')
}

/** What a step does to a file, beside what its tool says and changing its lines, in words that a reviewer looks for. */
type Mark = 'new' | 'executable' | 'not executable' | 'binary' | 'asks'

/** The marks of each applied step: git's for the file, and the policy's for the step. */
function marksIn({ steps, files }: RunReport): (step: ReportedStep) => readonly Mark[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const makers = new Map<string, number>()
  for (const step of steps) {
    if (step.status !== 'applied') continue
    for (const name of pathsOf(step)) if (!makers.has(name)) makers.set(name, step.index)
  }
  return (step) => {
    const asks: readonly Mark[] = step.policy?.behavior === 'ask' ? ['asks'] : []
    if (step.status !== 'applied') return asks
    const marks = pathsOf(step).flatMap((path) => {
      const file = byPath.get(path)
      return file ? marksOfFile(file, makers.get(path) === step.index) : []
    })
    return [...new Set([...marks, ...modeMarks(step), ...asks])]
  }
}

const pathsOf = (step: ReportedStep): readonly string[] => [
  ...new Set([...filesOf(step).map(({ file_path }) => file_path), ...namesOf(step)]),
]

const marksOfFile = ({ status, binary }: ReportedFile, isFirst: boolean): readonly Mark[] => [
  ...(status === 'added' && isFirst ? ['new' as const] : []),
  ...(binary ? ['binary' as const] : []),
]

const modeMarks = (step: ReportedStep): readonly Mark[] =>
  [step, ...filesOf(step)].flatMap(({ old_mode, new_mode }) => {
    if (new_mode === '100755' && old_mode !== '100755') return ['executable']
    return old_mode === '100755' && new_mode === '100644' ? ['not executable'] : []
  })

/** A box by which people request a replay of the plan on the tip of the base; empty if there is none. */
export const replayBox = (base: string | undefined): string =>
  base === undefined ? '' : `- [ ] ${MARK} Replay the plan on the tip of ${codeSpan(base)}`

const MARK = '<!-- editplan:replay -->'

/** Whether an edit of a body ticked the box. */
export const asksReplay = ([before, after]: readonly [string, string]): boolean => !isTicked(before) && isTicked(after)

const isTicked = (body: string): boolean =>
  body.split(/\r?\n/).some((line) => /^[ \t]*[-*+][ \t]+\[[xX]\][ \t]/.test(line) && line.includes(MARK))
