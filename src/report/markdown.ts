import manifest from '../../package.json' with { type: 'json' }
import { filesOf, namesOf } from './changed-files.ts'
import { MATCHED } from './matched.ts'
import { patchLines } from './patch-lines.ts'
import { adviceOn } from './remedy.ts'
import type { ReportedProblem, ReportedStep, RunReport } from './report.ts'
import { codeSpan, fencedBlock, htmlCode, inlineMarkdown, neutraliseMarkdown } from './safe-markdown.ts'

export interface BodyLinks {
  /** Address of a commit, from its id. Default: ids have no link. */
  readonly commitUrl?: ((commit: string) => string) | undefined
  /** Address of the whole report (the job's summary), named where the body leaves something out. */
  readonly summaryUrl?: string | undefined
  /** Whether `editplan verify` gives the same commits from the plan alone. Default true. */
  readonly isVerifiable?: boolean
  /** Bytes of UTF-8; default 60,000. */
  readonly budget?: number
}

/**
 * The report as Markdown: a pull request's body, a job's summary. Within the budget it is the fullest of three forms:
 * every step with its patch, a table of files, the totals alone. Text of the plan is neutralised.
 */
export function renderBody(report: RunReport, links: BodyLinks = {}): string {
  const budget = links.budget ?? DEFAULT_BUDGET
  const description = neutraliseMarkdown(cutLines(report.plan.description ?? '', budget))
  for (const form of [fullForm, fileForm, totalsForm]) {
    const body = join([description, form(report, links)])
    if (bytes(body) <= budget) return body
  }
  const totals = totalsForm(report, links)
  return join([neutraliseMarkdown(cutLines(report.plan.description ?? '', (budget - bytes(totals)) / 8)), totals])
}

const DEFAULT_BUDGET = 60_000

const bytes = (text: string): number => Buffer.byteLength(text)

const join = (parts: readonly string[]): string =>
  `${parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')}\n`

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

const fullForm = (report: RunReport, links: BodyLinks): string =>
  join([
    totalsLine(report),
    ...remarks(report),
    stepTable(report, links),
    patches(report),
    findings(report),
    verifications(report),
    verify(report, links),
  ])

const fileForm = (report: RunReport, links: BodyLinks): string =>
  join([
    totalsLine(report),
    ...remarks(report),
    left(links),
    fileTable(report),
    findings(report),
    verifications(report),
    verify(report, links),
  ])

const totalsForm = (report: RunReport, links: BodyLinks): string =>
  join([totalsLine(report), left(links), verify(report, links)])

const left = ({ summaryUrl }: BodyLinks): string =>
  `The steps do not fit here; they are in ${summaryUrl ? `[the full report](${summaryUrl})` : 'the report of the run'}.`

function totalsLine({ totals, steps }: RunReport): string {
  const parts = [
    `**${totals.applied}** of ${count(steps.filter(({ status }) => status !== 'read').length, 'change')} applied`,
    totals.collapsed > 0 && `${totals.collapsed} collapsed`,
    totals.unchanged > 0 && `${totals.unchanged} unchanged`,
    totals.failed > 0 && `**${totals.failed} refused**`,
    totals.skipped > 0 && `${totals.skipped} skipped`,
    `${count(totals.files, 'file')} (+${totals.insertions} −${totals.deletions})`,
  ]
  return `### What changes\n\n${parts.filter(Boolean).join(' · ')}`
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

const remarks = ({ notes = [] }: RunReport): readonly string[] => notes.map((note) => `> ${inlineMarkdown(note)}`)

function stepTable({ steps }: RunReport, { commitUrl }: BodyLinks): string {
  const rows = steps
    .filter((step) => step.status !== 'read')
    .map((step) => {
      const id = step.commit?.slice(0, 10)
      const link = commitUrl && step.commit ? `[\`${id}\`](${commitUrl(step.commit)})` : id && `\`${id}\``
      const lines = step.status === 'applied' ? [`+${step.insertions}`, `−${step.deletions}`] : ['', '']
      const why = inlineMarkdown(step.why ?? '')
      return [
        stepName(step),
        step.tool,
        namesOf(step).map(codeSpan).join(' → '),
        ...lines,
        link ?? (step.error ? 'refused' : step.status),
        why,
      ]
    })
  return table(['Step', 'Tool', 'File', '+', '−', 'Commit', 'Why'], rows)
}

const stepName = (step: ReportedStep): string =>
  step.id === undefined ? `${step.index}` : `${step.index} ${codeSpan(step.id)}`

function fileTable({ steps }: RunReport): string {
  const files = new Map<string, { steps: number; insertions: number; deletions: number }>()
  for (const step of steps) {
    if (step.status !== 'applied') continue
    for (const { file_path, insertions, deletions } of filesOf(step)) {
      const sum = files.get(file_path) ?? { steps: 0, insertions: 0, deletions: 0 }
      sum.steps += 1
      sum.insertions += insertions
      sum.deletions += deletions
      files.set(file_path, sum)
    }
  }
  const rows = [...files].map(([path, sum]) => [
    codeSpan(path),
    `${sum.steps}`,
    `+${sum.insertions}`,
    `−${sum.deletions}`,
  ])
  return table(['File', 'Steps', '+', '−'], rows)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((title) => (title === '+' || title === '−' ? '--:' : '---'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const patches = ({ steps }: RunReport): string =>
  join(
    steps.flatMap((step) =>
      filesOf(step).map(({ file_path, structuredPatch, insertions, deletions }) => {
        if (!structuredPatch) return ''
        const lines = `+${insertions} −${deletions}`
        const summary = `<summary>Step ${step.index} · ${step.tool} ${htmlCode(file_path)} (${lines})</summary>`
        return `<details>${summary}\n\n${fencedBlock('diff', patchLines(structuredPatch).join('\n'))}\n\n</details>`
      }),
    ),
  )

const findings = ({ steps }: RunReport): string => {
  const place = (step: ReportedStep): string => `Step ${stepName(step)}, ${codeSpan(step.file_path)}`
  return join([
    section('Collapsed: they repeat an earlier step', steps, (step) =>
      step.status === 'collapsed' ? `${place(step)}: repeats step ${step.duplicate_of}` : undefined,
    ),
    section('Not matched exactly', steps, (step) =>
      step.matched_by && step.matched_by !== 'exact' ? `${place(step)}: ${MATCHED[step.matched_by]}` : undefined,
    ),
    section('Refused', steps, (step) => step.error && `${place(step)}: ${refusal(step.error)}`),
    section('Remarks', steps, (step) =>
      step.notes ? `${place(step)}: ${inlineMarkdown(step.notes.join(' '))}` : undefined,
    ),
  ])
}

/** The first line of the message, and the rest unchanged. */
function refusal(error: ReportedProblem): string {
  const [first = '', ...rest] = error.message.trim().split('\n')
  const advice = adviceOn(error)
  const text = [`\`${error.name}\` ${inlineMarkdown(first)}`, ...(advice ? [`*${advice}*`] : [])].join(' ')
  if (rest.length === 0) return text
  return `${text}\n${fencedBlock('text', rest.join('\n')).replace(/^/gm, '  ')}`
}

function section(
  title: string,
  steps: readonly ReportedStep[],
  item: (step: ReportedStep) => string | undefined,
): string {
  const items = steps.map(item).filter((text) => text !== undefined)
  return items.length === 0 ? '' : `### ${title}\n\n${items.map((text) => `- ${text}`).join('\n')}`
}

/** The policy's programs, and the end of what a failed one printed. */
function verifications({ verifications = [] }: RunReport): string {
  if (verifications.length === 0) return ''
  const lines = verifications.map(({ name, ok }) => `- ${ok ? '✓' : '✗ **failed:**'} ${codeSpan(name)}`)
  const failed = verifications.filter(({ ok, tail }) => !ok && tail.trim() !== '')
  const tails = failed.map(({ name, tail }) => `The end of what ${codeSpan(name)} printed:\n\n${fencedBlock('', tail)}`)
  return join(['### Verification', lines.join('\n'), ...tails])
}

function verify({ plan, base, head }: RunReport, { isVerifiable = true }: BodyLinks): string {
  if (!base || !head || plan.files.length === 0 || !isVerifiable) return ''
  const files = plan.files.map(shellWord).join(' ')
  const command = `editplan verify ${files}${overrides(plan)} --base ${base.commit} --head ${head.commit}`
  const claim = `The same plan on the same base gives the same commits. With editplan ${manifest.version} installed, anyone who has both can replay it and compare:`
  return `### How to verify\n\n${claim}\n\n${fencedBlock('sh', command)}\n\nPlan: \`sha256:${plan.sha256}\``
}

/** `trailing_whitespace` has no option of the command line: nobody but a program sets it, in the plan. */
const overrides = ({ overrides = {} }: RunReport['plan']): string =>
  Object.entries(overrides)
    .filter(([name]) => name !== 'trailing_whitespace')
    .map(([name, value]) => ` --${name.replaceAll('_', '-')} ${value}`)
    .join('')

const shellWord = (text: string): string => (/^[\w./@:+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)
