import manifest from '../../../package.json' with { type: 'json' }
import { sha256 } from '../text/digest.ts'
import { counted, numberRanges } from '../text/words.ts'
import {
  bodyStyle,
  findings,
  leftOutList,
  planQuote,
  readFirstList,
  screenList,
  shownName,
  verdict,
} from './body/first-screen.ts'
import { bytes, firstPatches, missingPatches, netPatches, type ReadChanges } from './body/patches.ts'
import { replayBox, stepList } from './body/step-list.ts'
import { ruleLines } from './groups.ts'
import { filesOf, netChanges } from './net-changes.ts'
import { clearPatch } from './patch-lines.ts'
import { planCommand } from './plan-command.ts'
import { readingOf } from './read-first.ts'
import type { ReportedFile, RunReport } from './report.ts'
import { codeSpan, fencedBlock, fitting, fittingList, inlineMarkdown, reasonOf } from './safe-markdown.ts'
import { askSections, combinerOf, type MarkdownList, sectionLines } from './sections.ts'

export interface BodyLinks {
  /** Address of a commit, from its id. Default: ids have no link. */
  readonly commitUrl?: ((commit: string) => string) | undefined
  /** Address of the whole report (the job's summary), named where the body leaves something out. */
  readonly summaryUrl?: string | undefined
  /** Who left a step out, by its number. */
  readonly leftOutBy?: ReadonlyMap<number, string> | undefined
  /** Whether `editplan verify` reproduces the commits from the plan alone. Default true. */
  readonly isVerifiable?: boolean
  /** The caller's words for the pull request, and their source. */
  readonly given?: { readonly text: string; readonly source: string } | undefined
  /** How a workflow lets people decide about steps: by boxes in the body, or by comments alone. Default: nobody listens, and there are none. */
  readonly decided?: 'edits' | 'comments' | undefined
  /** Branch on whose tip a ticked box replays the plan. */
  readonly base?: string | undefined
  /** Bytes of UTF-8; default 60,000. */
  readonly budget?: number
}

/**
 * The report as Markdown: a pull request's body, a job's summary. First what fits a screen: the verdict, the plan's words as a quotation,
 * what accounts for the change, what is read first with its patches, what is not shown here; then what the caller says, details, the
 * steps as a task list, the net patches by file. What does not fit is lost in this order: patches, the largest first; lines of steps.
 */
export function renderBody(report: RunReport, links: BodyLinks = {}): string {
  const budget = links.budget ?? DEFAULT_BUDGET
  const found = netChanges(report)
  const whys = new Map(report.steps.map(({ index, why }) => [index, reasonOf(why)]))
  const read: ReadChanges = {
    ...readingOf(report, found),
    changes: new Map(found.map((change) => [change.path, change])),
    reasonOf: (step) => whys.get(step) ?? '',
  }
  const first = budget < ROOM_FOR_FIRST ? { text: '', shown: new Set<string>() } : firstPatches(read)
  const style = bodyStyle(changeLinks(report, links))
  const top = join([
    verdict(report),
    planQuote(report, { budget: budget / 8, titled: links.base === undefined }),
    leftOutList(report, budget / 8),
    sinceSection(report, links, budget / 8),
    readFirstList(read, { budget: budget / 6, style }),
    first.text,
    ...sectionLines(report, inlineMarkdown).map(({ title, text }) => `**${title}:** ${text}`),
  ])
  const said = join([screenList(ruleLines(report, shownName)), given(links, budget / 4), remarks(report, budget / 8)])
  const place = elsewhere(report, links)
  const missing = (changes: readonly ReportedFile[]): string => missingPatches(changes, place)
  const made = sectionLists(report, budget / 8)
  const foot = join([
    links.decided === 'edits' ? replayBox(links.base) : '',
    onlyCommit(report, links),
    verify(report, links),
  ]).trimEnd()
  let left = budget - bytes(top + said + made + foot) - LEFT_OUT
  const details = findings(report, read, Math.max(0, left / 3))
  left -= bytes(details) + 2
  const steps = stepSection(report, links, Math.max(0, left * STEPS))
  left -= bytes(steps) + 2
  const some = netPatches(read, left, first.shown)
  const patches = some.missing.length === 0 ? some : netPatches(read, left - bytes(missing(some.missing)), first.shown)
  const wholes = [
    join([top, missing(patches.missing), said, made, details, steps, patches.text, foot]),
    join([top, missing(found), said, made, details, steps, foot]),
    join([
      verdict(report),
      leftOutList(report, budget / 8),
      `**Not shown here:** the patches, which are ${place}.`,
      steps,
    ]),
  ]
  return wholes.find((body) => bytes(body) <= budget) ?? steps
}

/** Bytes of a body that has patches on its first screen. */
const ROOM_FOR_FIRST = 20_000

/** The part of what is left that the list of steps may have. */
const STEPS = 0.6

/** The steps, folded where they are many, and what their boxes are for. */
function stepSection(report: RunReport, links: BodyLinks, budget: number): string {
  if (report.steps.length === 0) return ''
  const steps = counted(report.steps.filter(({ status }) => status !== 'read').length, 'step')
  const first = report.steps.find(({ status }) => status === 'applied')?.index
  const how = first === undefined || !links.decided ? '' : HOW[links.decided](first)
  const list = stepList(report, { ...links, hasBoxes: links.decided === 'edits', budget: budget - AROUND })
  return `<details${report.steps.length <= FEW_STEPS ? ' open' : ''}><summary><b>${steps}</b>${how}</summary>\n\n${list}\n\n</details>`
}

const HOW: Readonly<Record<NonNullable<BodyLinks['decided']>, (step: number) => string>> = {
  edits: () => ' · untick a step to leave it out',
  comments: (step) => ` · comment <code>/editplan drop ${step}</code> to leave a step out`,
}

/** Bytes of the fold around a list. */
const AROUND = 160

/** So many steps are not folded. */
const FEW_STEPS = 20

/** Where GitHub shows the change of a file: in the commit of the last step that changed it. */
function changeLinks(
  { steps, files, head }: RunReport,
  { commitUrl }: BodyLinks,
): ((path: string) => string | undefined) | undefined {
  if (!commitUrl) return undefined
  const commits = new Map(
    steps.flatMap((step) =>
      step.commit ? filesOf(step).map(({ file_path: path }) => [path, step.commit] as const) : [],
    ),
  )
  const changed = new Set(files.map(({ path }) => path))
  return (path) => {
    const commit = commits.get(path) ?? (changed.has(path) ? head?.commit : undefined)
    return commit === undefined ? undefined : `${commitUrl(commit)}#diff-${sha256(path)}`
  }
}

/** The commit that contains all steps, named once. */
function onlyCommit({ steps }: RunReport, { commitUrl }: BodyLinks): string {
  const [commit, ...others] = new Set(steps.flatMap((step) => step.commit ?? []))
  if (commit === undefined || others.length > 0) return ''
  const id = `\`${commit.slice(0, 10)}\``
  return `Commit ${commitUrl ? `[${id}](${commitUrl(commit)})` : id}`
}

/** The caller's own words, cut if they would displace the run's. */
function given({ given }: BodyLinks, budget: number): string {
  if (!given) return ''
  const text = given.text.trim()
  if (bytes(text) <= budget) return `From ${given.source}:\n\n${text}`
  const kept = fitting(text.split('\n'), budget)
  return `From ${given.source}, cut:\n\n${fencedBlock('text', kept.join('\n'))}`
}

const DEFAULT_BUDGET = 60_000

/** Bytes of line breaks between the parts. */
const LEFT_OUT = 64

const join = (parts: readonly string[]): string =>
  `${parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')}\n`

/** Where a reader finds the patches that have no room. */
function elsewhere({ pull_request: pull }: RunReport, { summaryUrl, base }: BodyLinks): string {
  const tab = pull?.url ? `in [**Files changed**](${pull.url}/files)` : base === undefined ? '' : 'in **Files changed**'
  const summary = summaryUrl ? `in [the summary of the run](${summaryUrl})` : ''
  return [tab, summary].filter(Boolean).join(', and ') || 'on the page that `editplan report --html` writes'
}

function remarks({ notes = [] }: RunReport, budget: number): string {
  const lines = [...new Set(notes)].map((note) => `- ${inlineMarkdown(note)}`)
  return lines.length === 0 ? '' : `**Notes**\n\n${fittingList(lines, budget).join('\n')}`
}

function verify(report: RunReport, { isVerifiable = true }: BodyLinks): string {
  const { plan, base, head } = report
  const command = planCommand('verify', report, combinerOf(report))
  if (!base || !head || command === undefined || !isVerifiable) return ''
  const whole = `${command} --base ${base.commit} --head ${head.commit}`
  return `<details><summary>How to verify</summary>\n\nAnyone with editplan ${manifest.version} and the plan (\`sha256:${plan.sha256.slice(0, 12)}…\`) can replay it and compare the commits:\n\n${fencedBlock('sh', whole)}\n\n</details>`
}

/** `Changed since 3f2c9e1: new 4, 5 · changed 2 · dropped 7 · 9 the same`, and folded what changed steps wrote then and write now. */
function sinceSection({ since }: RunReport, { commitUrl }: BodyLinks, budget: number): string {
  if (!since) return ''
  const { commit, details = [] } = since
  const id = commit && `\`${commit.slice(0, 10)}\``
  const earlier = commit && commitUrl ? `[${id}](${commitUrl(commit)})` : (id ?? 'the last run')
  const list = (what: string, numbers: readonly number[]) => numbers.length > 0 && `${what} ${numberRanges(numbers)}`
  const dropped = details.filter(({ now }) => now === undefined)
  const gone = dropped.map(({ was, file_path: path }) => `${was} ${codeSpan(path)}`)
  const parts = [
    list('new', since.new),
    list('changed', since.changed),
    gone.length > 0 && gone.length <= 5 ? `dropped ${gone.join(', ')}` : list('dropped', since.dropped),
  ].filter(Boolean)
  const line = `**Changed since ${earlier}:** ${[...(parts.length > 0 ? parts : ['nothing']), `${since.same} unchanged`].join(' · ')}`
  const texts = [
    ...details.filter(({ now }) => now !== undefined).map(interdiff),
    ...(gone.length > 5 ? gone.map((name) => `- dropped ${name}`) : []),
  ]
  const kept = fitting(texts, budget)
  if (texts.length === 0) return line
  const more = texts.length > kept.length ? [`… and ${texts.length - kept.length} more in the report`] : []
  const summary = [
    details.length > dropped.length && `${counted(details.length - dropped.length, 'changed step')}, before and after`,
    gone.length > 5 && counted(gone.length, 'dropped step'),
  ]
  return `${line}\n\n<details><summary>${summary.filter(Boolean).join('; ')}</summary>\n\n${[...kept, ...more].join('\n\n')}\n\n</details>`
}

function interdiff({ was, now, file_path: path, structuredPatch = [] }: SinceDetail): string {
  const moved = was === now ? `Step ${now}` : `Step ${now}, formerly ${was}`
  return `${moved}, ${codeSpan(path)}:\n\n${fencedBlock('diff', clearPatch(structuredPatch).join('\n'))}`
}

type SinceDetail = NonNullable<NonNullable<RunReport['since']>['details']>[number]

/** What the sections of wings list, within so many bytes. */
function sectionLists(report: RunReport, budget: number): string {
  let left = budget
  const texts: string[] = []
  for (const list of askSections(report, (section, content) => section.lists?.(content)).flat()) {
    if (list.lines.length === 0) continue
    const text = shown(list, left)
    texts.push(text)
    left -= Buffer.byteLength(text) + 2
  }
  return texts.join('\n\n')
}

function shown({ title, head, lines }: MarkdownList, budget: number): string {
  const room = budget - Buffer.byteLength([title, ...head].join('\n')) - MORE
  const kept = fitting(lines, room)
  const left = lines.length - kept.length
  return [`### ${title}`, '', ...head, ...kept, ...(left > 0 ? ['', `… and ${left} more in the report.`] : [])].join(
    '\n',
  )
}

/** Bytes of a heading's marks and of the line that counts what is left out. */
const MORE = 40
