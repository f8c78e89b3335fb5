import manifest from '../../../package.json' with { type: 'json' }
import { combination } from './body/combination.ts'
import { findings } from './body/findings.ts'
import { fitting } from './body/fitting.ts'
import { filePatches } from './body/patches.ts'
import { stepList } from './body/step-list.ts'
import { summaryOfDiagnostics } from './diagnostics-summary.ts'
import { isRehearsal } from './outcome.ts'
import type { RunReport } from './report.ts'
import { fencedBlock, inlineMarkdown, neutraliseMarkdown } from './safe-markdown.ts'

export interface BodyLinks {
  /** Address of a commit, from its id. Default: ids have no link. */
  readonly commitUrl?: ((commit: string) => string) | undefined
  /** Address of the whole report (the job's summary), named where the body leaves something out. */
  readonly summaryUrl?: string | undefined
  /** Who left a step out, by its number. */
  readonly leftOutBy?: ReadonlyMap<number, string> | undefined
  /** Whether `editplan verify` gives the same commits from the plan alone. Default true. */
  readonly isVerifiable?: boolean
  /** Bytes of UTF-8; default 60,000. */
  readonly budget?: number
}

/**
 * The report as Markdown: a pull request's body, a job's summary. First the verdict, and how the plan was made or chosen, then what needs
 * a look, then the steps as a task list, then the patches by file. Within the budget patches go first, the largest before the others, then words of the list; the
 * list itself stays. Text of the plan is neutralised.
 */
export function renderBody(report: RunReport, links: BodyLinks = {}): string {
  const budget = links.budget ?? DEFAULT_BUDGET
  const made = combination(report, budget / 8)
  const head = join([verdict(report), sinceLine(report, links), ...remarks(report, budget / 8), made])
  const foot = verify(report, links)
  const description = neutralised(report.plan.description ?? '', budget / 4)
  let left = budget - bytes(head) - bytes(foot) - bytes(description) - 16
  const found = findings(report, Math.max(0, left / 3))
  left -= bytes(found)
  const list = stepList(report, { budget: Math.max(0, left - LEFT_OUT), ...links })
  const steps = report.steps.length === 0 ? '' : `### Steps\n\n${list}`
  left -= bytes(steps) + LEFT_OUT
  const patches = filePatches(report, { budget: left, elsewhere: elsewhere(links) })
  const isLess = patches === '' && report.steps.some(({ structuredPatch, files }) => structuredPatch || files)
  const less = isLess ? `The patches do not fit here; they are in ${elsewhere(links)}.` : ''
  const wholes = [
    join([description, head, found, steps, patches || less, foot]),
    join([description, head, found, steps, less, foot]),
    join([head, found, steps, less]),
  ]
  return wholes.find((body) => bytes(body) <= budget) ?? join([head, steps])
}

const DEFAULT_BUDGET = 60_000

/** Bytes of the line that says where patches are that do not fit. */
const LEFT_OUT = 300

const bytes = (text: string): number => Buffer.byteLength(text)

const join = (parts: readonly string[]): string =>
  `${parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')}\n`

/** The first lines of a text, as many as fit once they are neutralised. */
function neutralised(text: string, budget: number): string {
  const whole = neutraliseMarkdown(cutLines(text, budget))
  return bytes(whole) <= budget ? whole : neutraliseMarkdown(cutLines(text, budget / 8))
}

/** The first lines of a text that fit; a fence cut open is closed when the text is neutralised. */
function cutLines(text: string, budget: number): string {
  if (bytes(text) <= budget) return text
  const lines: string[] = []
  let used = 0
  for (const line of text.split('\n')) {
    used += bytes(line) + 1
    if (used > budget - 8) break
    lines.push(line)
  }
  return [...lines, '', '…'].join('\n')
}

const elsewhere = ({ summaryUrl }: BodyLinks): string =>
  summaryUrl ? `[the summary of the run](${summaryUrl}) and its report` : 'the report of the run'

/** The outcome of the plan, in one line. */
function verdict(report: RunReport): string {
  const { totals, steps, verifications = [], diagnostics = [] } = report
  const changes = count(steps.filter(({ status }) => status !== 'read').length, 'change')
  const left = report.plan.without?.length ?? 0
  const parts = [
    isRehearsal(report)
      ? `Would apply **${totals.applied}** of ${changes}; nothing was written`
      : `**${totals.applied}** of ${changes} applied`,
    totals.failed > 0 && `**${totals.failed} refused**`,
    left > 0 && `${left} left out`,
    totals.collapsed > 0 && `${totals.collapsed} collapsed`,
    totals.unchanged > 0 && `${totals.unchanged} unchanged`,
    totals.skipped > left && `${totals.skipped - left} skipped`,
    `${count(totals.files, 'file')} (+${totals.insertions} −${totals.deletions})`,
    verifications.length > 0 &&
      (verifications.every(({ ok }) => ok) ? 'verification passed' : '**verification failed**'),
    diagnostics.length > 0 && inlineMarkdown(summaryOfDiagnostics(diagnostics)),
  ]
  return `### What changes\n\n${parts.filter(Boolean).join(' · ')}`
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

/** `Changed since 3f2c9e1: new 4, 5 · changed 2 · dropped 7 · 9 the same` */
function sinceLine({ since }: RunReport, { commitUrl }: BodyLinks): string {
  if (!since) return ''
  const { commit } = since
  const id = commit && `\`${commit.slice(0, 10)}\``
  const earlier = commit && commitUrl ? `[${id}](${commitUrl(commit)})` : (id ?? 'the earlier run')
  const list = (what: string, numbers: readonly number[]) => numbers.length > 0 && `${what} ${numberList(numbers)}`
  const parts = [list('new', since.new), list('changed', since.changed), list('dropped', since.dropped)].filter(Boolean)
  return `**Changed since ${earlier}:** ${[...(parts.length > 0 ? parts : ['nothing']), `${since.same} the same`].join(' · ')}`
}

/** At most so many numbers are listed. */
const LISTED = 40

const numberList = (numbers: readonly number[]): string =>
  numbers.length > LISTED
    ? `${numbers.slice(0, LISTED).join(', ')} and ${numbers.length - LISTED} more`
    : numbers.join(', ')

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
