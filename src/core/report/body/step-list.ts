import { counted, numberRanges } from '../../text/words.ts'
import { effectOf } from '../../tools/list.ts'
import { inRuleOrder, LEAST_FIXES } from '../groups.ts'
import { filesOf, namesOf } from '../net-changes.ts'
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

/** How much the list says. `grain`: steps of a line, at most. */
type Form = { readonly grain: number; readonly reasons: number; readonly commits: boolean }

/** From the fullest to the shortest. */
const FORMS: readonly Form[] = [
  { grain: 1, reasons: Number.POSITIVE_INFINITY, commits: true },
  { grain: 1, reasons: 80, commits: true },
  { grain: 1, reasons: 0, commits: true },
  { grain: 1, reasons: 0, commits: false },
  ...[10, 100, 1000, 10_000, 100_000, 1_000_000].map((grain) => ({ grain, reasons: 0, commits: false })),
]

/** Bytes of a line, at least: lists that cannot fit are not written. */
const SHORTEST = 12

interface ListOptions {
  /** Bytes of UTF-8 that the list may have. */
  readonly budget: number
  readonly commitUrl?: ((commit: string) => string) | undefined
  /** Who left a step out, by its number. */
  readonly leftOutBy?: ReadonlyMap<number, string> | undefined
}

/** The steps but Reads as a task list between marks of ours, as full as fits; with the number of steps alone where nothing else does. */
export function stepList(report: RunReport, { budget, commitUrl, leftOutBy }: ListOptions): string {
  for (const form of FORMS) {
    if ((report.steps.length / form.grain) * SHORTEST > budget) continue
    const list = render(form.grain, itemsIn(report, { ...form, commitUrl, leftOutBy }))
    if (Buffer.byteLength(list) <= budget) return list
  }
  return render(Number.MAX_SAFE_INTEGER, [
    { steps: [], ticked: undefined, text: `${report.steps.length} steps, which do not fit here` },
  ])
}

/** The lines of a list, each about at most so many steps. */
export const itemsOf = (report: RunReport, grain: number): readonly Item[] =>
  itemsIn(report, { grain, reasons: 0, commits: false, commitUrl: undefined })

/** A list in a body: how many steps a line is about at most, and whether each box is ticked, in order. */
type Ticks = { readonly grain: number; readonly ticked: readonly boolean[] }

/** The boxes between our marks; undefined where the marks are not there. A line that somebody put among them counts as one. */
export function readTicks(body: string): Ticks | undefined {
  const begin = [...body.matchAll(/<!-- editplan:steps \d/g)].at(-1)?.index ?? 0
  const [, grain, list] = MARKED.exec(body.slice(begin)) ?? []
  if (grain === undefined || list === undefined) return undefined
  const boxes = [...list.matchAll(/^[ \t]*[-*+][ \t]+\[([ xX])\][ \t]/gm)]
  return { grain: Number(grain), ticked: boxes.map(([, mark]) => mark !== ' ') }
}

const MARKED = /^<!-- editplan:steps (\d{1,16}) -->\r?\n([\s\S]*?)<!-- editplan:steps end -->/

const render = (grain: number, items: readonly Item[]): string =>
  [`<!-- editplan:steps ${grain} -->`, ...foldedByRule(items), '<!-- editplan:steps end -->'].join('\n')

const lineOf = ({ ticked, text }: Item): string => `- ${ticked === undefined ? '' : ticked ? '[x] ' : '[ ] '}${text}`

/** The fixes of a rule that has several, folded; refused ones stay outside. */
function foldedByRule(items: readonly Item[]): readonly string[] {
  const lines: string[] = []
  for (let at = 0; at < items.length; ) {
    const { rule, refused } = items[at]!
    let end = at + 1
    while (rule !== undefined && !refused && items[end]?.rule === rule) end += 1
    const texts = items.slice(at, end).map(lineOf)
    const steps = items.slice(at, end).reduce((sum, item) => sum + item.steps.length, 0)
    if (steps < LEAST_FIXES || rule === undefined) lines.push(...texts)
    else
      lines.push(
        ...['', `<details><summary>${htmlCode(rule)}: ${counted(steps, 'step')}</summary>`, ''],
        ...[...texts, '', '</details>', ''],
      )
    at = end
  }
  return lines
}

interface ListForm extends Form, Pick<ListOptions, 'commitUrl' | 'leftOutBy'> {}

function itemsIn(report: RunReport, wanted: ListForm): readonly Item[] {
  const left = new Set(report.plan.without ?? [])
  const since = sinceMarks(report)
  const marksOf = marksIn(report)
  const tickedOf = ({ index, status }: ReportedStep) =>
    left.has(index) ? false : status === 'applied' ? true : undefined
  const told = report.steps.filter(
    (step) => step.status !== 'read' && !(effectOf(step.tool) === 'reads' && left.has(step.index)),
  )
  const shown = inRuleOrder(told)
  const groups = groupsOf(shown, { tickedOf, grain: wanted.grain })
  return groups.map(({ steps, ticked }) => {
    const [step, ...others] = steps
    const isLeft = ticked === false
    const text =
      step && others.length === 0
        ? oneStep(step, { ...wanted, isLeft, marks: [...marksOf(step), ...since(step.index)] })
        : severalSteps(steps, isLeft)
    const refused = steps.some(({ status }) => status === 'failed')
    return { steps: steps.map(({ index }) => index), ticked, text, rule: ruleOf(steps), refused }
  })
}

type Group = { readonly steps: readonly ReportedStep[]; readonly ticked: boolean | undefined }

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
  readonly isLeft: boolean
  readonly marks: readonly (Mark | string)[]
}

/** `2 Edit src/user.ts **new** +1 −1 · plan · reason · commit` */
function oneStep(step: ReportedStep, line: Line): string {
  const { commitUrl, commits, reasons, isLeft, marks } = line
  const counts = step.status === 'applied' ? ` +${step.insertions} −${step.deletions}` : ''
  const id = step.id === undefined || reasons === 0 ? '' : ` ${codeSpan(step.id)}`
  const names = namesOf(step).map(codeSpan).join(' → ')
  const marked = marks.map((mark) => ` **${mark}**`).join('')
  return [
    `${step.index}${id} ${step.tool} ${names}${marked}${counts}`,
    commits && step.plan !== undefined ? codeSpan(step.plan) : '',
    isLeft ? leftOut(line.leftOutBy?.get(step.index)) : statusOf(step),
    reasonOf(step, reasons),
    commits ? commitOf(step, commitUrl) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

const leftOut = (by: string | undefined): string => (by === undefined ? '*left out*' : `*left out by* ${codeSpan(by)}`)

function statusOf(step: ReportedStep): string {
  if (step.status === 'failed') return `**refused**${step.error ? ` \`${step.error.name}\`` : ''}`
  if (step.status === 'collapsed') return `repeats step ${step.duplicate_of}`
  return step.status === 'applied' ? '' : step.status
}

function reasonOf({ why = '' }: ReportedStep, characters: number): string {
  if (characters === 0) return ''
  const points = Array.from(clampedReason(why))
  return quotedMarkdown(points.length > characters ? `${points.slice(0, characters).join('')}…` : points.join(''))
}

const commitOf = ({ commit }: ReportedStep, url: ListOptions['commitUrl']): string => {
  if (commit === undefined) return ''
  const id = `\`${commit.slice(0, 10)}\``
  return url ? `[${id}](${url(commit)})` : id
}

const ruleOf = ([step]: readonly ReportedStep[]): string | undefined => step?.source

/** `11–20 · 10 steps · 3 files +4 −2` */
function severalSteps(steps: readonly ReportedStep[], isLeft: boolean): string {
  const files = new Set(steps.flatMap(namesOf))
  const sum = (count: (step: ReportedStep) => number) => steps.reduce((total, step) => total + count(step), 0)
  const applied = steps.some(({ status }) => status === 'applied')
  return [
    numberRanges(steps.map(({ index }) => index)),
    `${steps.length} steps${isLeft ? ', *left out*' : ''}`,
    `${counted(files.size, 'file')}${applied ? ` +${sum((step) => step.insertions)} −${sum((step) => step.deletions)}` : ''}`,
  ].join(' · ')
}

/** What a step does to a file beside changing its lines, in words that a reviewer looks for. */
type Mark = 'new' | 'deleted' | 'renamed' | 'executable' | 'not executable' | 'binary' | 'asks'

/** Tells the marks of each applied step: what git says of the file, and the policy of the step. */
function marksIn({ steps, files }: Pick<RunReport, 'steps' | 'files'>): (step: ReportedStep) => readonly Mark[] {
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
    return [...new Set([...ownMarks(step), ...marks, ...modeMarks(step), ...asks])]
  }
}

const pathsOf = (step: ReportedStep): readonly string[] => [
  ...new Set([...filesOf(step).map(({ file_path }) => file_path), ...namesOf(step)]),
]

const ownMarks = ({ tool }: ReportedStep): readonly Mark[] =>
  effectOf(tool) === 'renames' ? ['renamed'] : effectOf(tool) === 'removes' ? ['deleted'] : []

const marksOfFile = ({ status, binary }: ReportedFile, isFirst: boolean): readonly Mark[] => [
  ...(status === 'added' && isFirst ? ['new' as const] : []),
  ...(binary ? ['binary' as const] : []),
]

const modeMarks = (step: ReportedStep): readonly Mark[] =>
  [step, ...filesOf(step)].flatMap(({ old_mode, new_mode }) => {
    if (new_mode === '100755' && old_mode !== '100755') return ['executable']
    return old_mode === '100755' && new_mode === '100644' ? ['not executable'] : []
  })

/** A box by which people ask for the plan to be replayed on the tip of the base; nothing without one. */
export const replayBox = (base: string | undefined): string =>
  base === undefined ? '' : `- [ ] ${MARK} Replay the plan on the tip of ${codeSpan(base)}`

const MARK = '<!-- editplan:replay -->'

/** Whether an edit of a body ticked the box. */
export const asksReplay = ([before, after]: readonly [string, string]): boolean => !isTicked(before) && isTicked(after)

const isTicked = (body: string): boolean =>
  body.split(/\r?\n/).some((line) => /^[ \t]*[-*+][ \t]+\[[xX]\][ \t]/.test(line) && line.includes(MARK))
