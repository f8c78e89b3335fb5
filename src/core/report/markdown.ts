import manifest from '../../../package.json' with { type: 'json' }
import { alikeChanges } from './alike.ts'
import { combination } from './body/combination.ts'
import { findings } from './body/findings.ts'
import { alikeLines, looksList, planQuote, ruleLines, verdict } from './body/first-screen.ts'
import { fitting } from './body/fitting.ts'
import { missingPatches, netPatches } from './body/patches.ts'
import { replayBox } from './body/replay-box.ts'
import { sinceSection } from './body/since.ts'
import { stepList } from './body/step-list.ts'
import { looksOf } from './looks.ts'
import { netChanges } from './net-changes.ts'
import { overlapLine } from './overlap-words.ts'
import type { RunReport } from './report.ts'
import { fencedBlock, inlineMarkdown } from './safe-markdown.ts'

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
    ruleLines(report),
    alikeLines(grouped),
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

/** The run among the other open pull requests. */
function overlapParagraph({ overlaps }: RunReport): string {
  const [run] = overlaps?.changes ?? []
  const line = overlaps ? overlapLine(overlaps, run?.name ?? '', inlineMarkdown) : ''
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

/** Remarks on the whole run, as many as fit. */
function remarks({ notes = [] }: RunReport, budget: number): readonly string[] {
  const lines = notes.map((note) => `> ${inlineMarkdown(note)}`)
  const kept = fitting(lines, budget)
  return kept.length === lines.length ? kept : [...kept, `> … and ${lines.length - kept.length} more remarks`]
}

function verify({ plan, base, head, composition }: RunReport, { isVerifiable = true }: BodyLinks): string {
  if (!base || !head || plan.files.length === 0 || !isVerifiable) return ''
  const given = plan.files.map(shellWord).join(' ')
  const files = composition ? COMPOSED : given
  const compose = composition ? `editplan compose ${given} --base ${base.commit} -o ${COMPOSED}\n` : ''
  const without = plan.without ? ` --without ${plan.without.join()}` : ''
  const command = `editplan verify ${files}${overrides(plan)}${without} --base ${base.commit} --head ${head.commit}`
  const claim = `The same plan on the same base gives the same commits. With editplan ${manifest.version} installed, anyone who has both can replay it and compare:`
  return `### How to verify\n\n${claim}\n\n${fencedBlock('sh', compose + command)}\n\nPlan: \`sha256:${plan.sha256}\``
}

/** The file that plans are composed to before they are verified. */
const COMPOSED = 'combined.yaml'

/** `trailing_whitespace` has no option of the command line: nobody but a program sets it, in the plan. */
const overrides = ({ overrides = {} }: RunReport['plan']): string =>
  Object.entries(overrides)
    .filter(([name]) => name !== 'trailing_whitespace')
    .map(([name, value]) => ` --${name.replaceAll('_', '-')} ${value}`)
    .join('')

const shellWord = (text: string): string => (/^[\w./@:+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)
