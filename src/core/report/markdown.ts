import manifest from '../../../package.json' with { type: 'json' }
import { counted, numberRanges } from '../text/words.ts'
import { alikeChanges } from './alike.ts'
import { findings, looksList, planQuote, screenList, shownName, verdict } from './body/first-screen.ts'
import { missingPatches, netPatches } from './body/patches.ts'
import { replayBox, stepList } from './body/step-list.ts'
import { alikeLines, ruleLines } from './groups.ts'
import { looksOf } from './looks.ts'
import { netChanges } from './net-changes.ts'
import { clearLines, hunkHeader } from './patch-lines.ts'
import { planCommand } from './plan-command.ts'
import type { RunReport } from './report.ts'
import type { Candidate } from './report-data.ts'
import type { ReportedCulprit } from './report-parts.ts'
import { codeSpan, fencedBlock, fitting, inlineMarkdown, tableHead, tableRow } from './safe-markdown.ts'
import { CANDIDATE_HEADS, candidateCells, type Fit, fitsOf, reasonsOf, runAmongOthers } from './several-words.ts'

export interface BodyLinks {
  /** Address of a commit, from its id. Default: ids have no link. */
  readonly commitUrl?: ((commit: string) => string) | undefined
  /** Address of the whole report (the job's summary), named where the body leaves something out. */
  readonly summaryUrl?: string | undefined
  /** Who left a step out, by its number. */
  readonly leftOutBy?: ReadonlyMap<number, string> | undefined
  /** Whether `editplan verify` gives the same commits from the plan alone. Default true. */
  readonly isVerifiable?: boolean
  /** Words that the caller gives the pull request, and where they come from. */
  readonly given?: { readonly text: string; readonly source: string } | undefined
  /** Branch on whose tip a ticked box replays the plan; default there is no such box. */
  readonly base?: string | undefined
  /** Bytes of UTF-8; default 60,000. */
  readonly budget?: number
}

/**
 * The report as Markdown: a pull request's body, a job's summary. First what fits a screen: the verdict, what needs a look, what is not
 * shown here, which files get the same change; then what the plan and the caller say, as quotations; then details, the steps as a task
 * list, the net patches by file. Within the budget the patches give way first; the list of steps stays.
 */
export function renderBody(report: RunReport, links: BodyLinks = {}): string {
  const budget = links.budget ?? DEFAULT_BUDGET
  const changes = netChanges(report)
  const grouped = alikeChanges(changes, report)
  const looks = looksOf(report, changes)
  const top = join([
    verdict(report, looks),
    sinceSection(report, links, budget / 8),
    looksList(looks, budget / 8),
    overlapParagraph(report),
  ])
  const said = join([
    screenList(ruleLines(report, shownName)),
    screenList(alikeLines(grouped, shownName)),
    planQuote(report, budget / 8),
    given(links),
    ...remarks(report, budget / 8),
  ])
  const made = combination(report, budget / 8)
  const foot = join([replayBox(links.base), verify(report, links)]).trimEnd()
  let left = budget - bytes(top + said + made + foot) - LEFT_OUT
  const found = findings(report, Math.max(0, left / 3))
  left -= bytes(found) + 2
  const list = stepList(report, { budget: Math.max(0, left), ...links })
  const steps = report.steps.length === 0 ? '' : `### Steps\n\n${list}`
  left -= bytes(steps) + 2
  const first = new Set(looks.map(({ path }) => path))
  const whole = netPatches(grouped, { budget: left, first })
  const patches =
    whole.missing.length === 0
      ? whole
      : netPatches(grouped, { budget: left - bytes(missing(whole.missing, links)), first })
  const wholes = [
    join([top, missing(patches.missing, links), said, made, found, steps, patches.text, foot]),
    join([top, missing(changes, links), said, made, found, steps, foot]),
    join([top, elsewhereLine(links), steps]),
  ]
  return wholes.find((body) => bytes(body) <= budget) ?? steps
}

function overlapParagraph({ overlaps }: RunReport): string {
  const line = runAmongOthers(overlaps, inlineMarkdown)
  return line === '' ? '' : `**Other open pull requests:** ${line}`
}

const missing = (changes: Parameters<typeof missingPatches>[0], links: BodyLinks): string =>
  missingPatches(changes, elsewhere(links))

const elsewhereLine = (links: BodyLinks): string => `**Not shown here:** all patches; they are in ${elsewhere(links)}.`

const given = ({ given }: BodyLinks): string => (given ? `From ${given.source}:\n\n${given.text.trim()}` : '')

const DEFAULT_BUDGET = 60_000

/** Bytes of line breaks between the parts. */
const LEFT_OUT = 64

const bytes = (text: string): number => Buffer.byteLength(text)

const join = (parts: readonly string[]): string =>
  `${parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')}\n`

const elsewhere = ({ summaryUrl }: BodyLinks): string =>
  summaryUrl ? `[the summary of the run](${summaryUrl}) and its report` : 'the report of the run'

function remarks({ notes = [] }: RunReport, budget: number): readonly string[] {
  const lines = notes.map((note) => `> ${inlineMarkdown(note)}`)
  const kept = fitting(lines, budget)
  return kept.length === lines.length ? kept : [...kept, `> … and ${lines.length - kept.length} more remarks`]
}

function verify(report: RunReport, { isVerifiable = true }: BodyLinks): string {
  const { plan, base, head } = report
  const command = planCommand('verify', report)
  if (!base || !head || command === undefined || !isVerifiable) return ''
  const claim = `The same plan on the same base gives the same commits. With editplan ${manifest.version} installed, anyone who has both can replay it and compare:`
  const whole = `${command} --base ${base.commit} --head ${head.commit}`
  return `### How to verify\n\n${claim}\n\n${fencedBlock('sh', whole)}\n\nPlan: \`sha256:${plan.sha256}\``
}

/** `Changed since 3f2c9e1: new 4, 5 · changed 2 · dropped 7 · 9 the same`, and folded what changed steps wrote then and write now. */
function sinceSection({ since }: RunReport, { commitUrl }: BodyLinks, budget: number): string {
  if (!since) return ''
  const { commit, details = [] } = since
  const id = commit && `\`${commit.slice(0, 10)}\``
  const earlier = commit && commitUrl ? `[${id}](${commitUrl(commit)})` : (id ?? 'the earlier run')
  const list = (what: string, numbers: readonly number[]) => numbers.length > 0 && `${what} ${numberRanges(numbers)}`
  const dropped = details.filter(({ now }) => now === undefined)
  const gone = dropped.map(({ was, file_path: path }) => `${was} ${codeSpan(path)}`)
  const parts = [
    list('new', since.new),
    list('changed', since.changed),
    gone.length > 0 && gone.length <= 5 ? `dropped ${gone.join(', ')}` : list('dropped', since.dropped),
  ].filter(Boolean)
  const line = `**Changed since ${earlier}:** ${[...(parts.length > 0 ? parts : ['nothing']), `${since.same} the same`].join(' · ')}`
  const texts = [
    ...details.filter(({ now }) => now !== undefined).map(interdiff),
    ...(gone.length > 5 ? gone.map((name) => `- dropped ${name}`) : []),
  ]
  const kept = fitting(texts, budget)
  if (texts.length === 0) return line
  const more = texts.length > kept.length ? [`… and ${texts.length - kept.length} more in the report`] : []
  const summary = [
    details.length > dropped.length && `${counted(details.length - dropped.length, 'changed step')}, then and now`,
    gone.length > 5 && counted(gone.length, 'dropped step'),
  ]
  return `${line}\n\n<details><summary>${summary.filter(Boolean).join('; ')}</summary>\n\n${[...kept, ...more].join('\n\n')}\n\n</details>`
}

function interdiff({ was, now, file_path: path, structuredPatch = [] }: SinceDetail): string {
  const lines = structuredPatch.flatMap((hunk) => [hunkHeader(hunk), ...clearLines(hunk.lines)])
  const moved = was === now ? `Step ${now}` : `Step ${now}, which was ${was}`
  return `${moved}, ${codeSpan(path)}:\n\n${fencedBlock('diff', lines.join('\n'))}`
}

type SinceDetail = NonNullable<NonNullable<RunReport['since']>['details']>[number]

/**
 * How the plan was made of several, or chosen among them, and what was left out of it, within so many bytes; empty for a plan that was
 * given as it is.
 */
function combination({ composition, candidates = [], narrowing }: RunReport, budget: number): string {
  const sections: readonly Section[] = [
    { title: 'Candidates', head: TABLE, lines: candidates.map(rowOf) },
    { title: 'Why candidates do not pass', head: [], lines: candidates.flatMap(reasons) },
    { title: 'How the plans fit together', head: [], lines: composition ? fitsOf(composition).map(fitItem) : [] },
    { title: 'Why steps were left out', head: [], lines: narrowing?.culprits.map(culpritItem) ?? [] },
  ]
  let left = budget
  const texts: string[] = []
  for (const section of sections) {
    if (section.lines.length === 0) continue
    const text = shown(section, left)
    texts.push(text)
    left -= Buffer.byteLength(text) + 2
  }
  return texts.join('\n\n')
}

type Section = { readonly title: string; readonly head: readonly string[]; readonly lines: readonly string[] }

function shown({ title, head, lines }: Section, budget: number): string {
  const room = budget - Buffer.byteLength([title, ...head].join('\n')) - MORE
  const kept = fitting(lines, room)
  const left = lines.length - kept.length
  return [`### ${title}`, '', ...head, ...kept, ...(left > 0 ? ['', `… and ${left} more in the report.`] : [])].join(
    '\n',
  )
}

/** Bytes of a heading's marks and of the line that counts what is left out. */
const MORE = 40

const TABLE = tableHead(CANDIDATE_HEADS)

const rowOf = (candidate: Candidate): string => {
  const [plan = '', verdict = '', tests = '', diagnostics = '', ...others] = candidateCells(candidate)
  const name = `${codeSpan(plan)}${candidate.best ? ' **best**' : ''}`
  return tableRow([name, verdict, tests, inlineMarkdown(diagnostics), ...others])
}

const reasons = (candidate: Candidate): readonly string[] =>
  reasonsOf(candidate).map(
    ({ name, message }) => `- ${codeSpan(candidate.plan)}: \`${name}\` ${inlineMarkdown(message.split('\n')[0] ?? '')}`,
  )

/** The step, and the end of what the verification printed with it. */
function culpritItem({ index, id, file_path, source, verification = '', output = '' }: ReportedCulprit): string {
  const name = id === undefined ? '' : ` ${codeSpan(id)}`
  const rule = source === undefined ? '' : ` (${codeSpan(source)})`
  const line = `- Step ${index}${name}, ${codeSpan(file_path)}${rule}: ${codeSpan(verification)} fails with it`
  return output.trim() === '' ? line : `${line}\n${fencedBlock('', output.trimEnd()).replace(/^/gm, '  ')}`
}

const fitItem = ({ kind, words, details }: Fit): string =>
  [
    `- ${kind === 'conflicts' ? '✗ ' : ''}${inlineMarkdown(words)}`,
    ...details.map((text) => `  - ${inlineMarkdown(text)}`),
  ].join('\n')
