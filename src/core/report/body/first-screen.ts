import type { AlikeGroup, GroupedChanges } from '../alike.ts'
import { summaryOfDiagnostics } from '../diagnostics-summary.ts'
import { LOOKS, type Look, type LookKind, looksByKind } from '../looks.ts'
import type { NetChange } from '../net-changes.ts'
import { isRehearsal } from '../outcome.ts'
import { quotation } from '../quoted.ts'
import type { RunReport } from '../report.ts'
import { rulesOf, ruleWords } from '../rules.ts'
import { codeSpan, inlineMarkdown, quotedMarkdown } from '../safe-markdown.ts'
import { counted, listed, numberRanges, shortPath, thousands } from '../words.ts'
import { fitting } from './fitting.ts'

/** The outcome in one line, which is ours alone: nothing that the plan says is in it. */
export function verdict(report: RunReport, looks: readonly Look[]): string {
  const { totals, steps, diagnostics = [] } = report
  const changes = counted(steps.filter(({ status }) => status !== 'read').length, 'change')
  const left = report.plan.without?.length ?? 0
  const parts = [
    isRehearsal(report)
      ? `Would apply **${thousands(totals.applied)}** of ${changes}; nothing was written`
      : `**${thousands(totals.applied)}** of ${changes} applied`,
    totals.failed > 0 && `**${totals.failed} refused**`,
    left > 0 && `${left} left out`,
    totals.collapsed > 0 && `${totals.collapsed} collapsed`,
    totals.unchanged > 0 && `${totals.unchanged} unchanged`,
    totals.skipped > left && `${totals.skipped - left} skipped`,
    `${counted(totals.files, 'file')} (+${thousands(totals.insertions)} −${thousands(totals.deletions)})`,
    verification(report, looks),
    diagnostics.length > 0 && inlineMarkdown(summaryOfDiagnostics(diagnostics)),
  ]
  return `### What changes\n\n${parts.filter(Boolean).join(' · ')}`
}

/** That a verification passed says less where the plan changes what verifies it. */
function verification({ verifications = [] }: RunReport, looks: readonly Look[]): string {
  const changed = looks.filter(({ kind }) => kind === 'verifies')
  const passed = verifications.every(({ ok }) => ok) ? 'verification passed' : '**verification failed**'
  const ran = verifications.length > 0 ? passed : ''
  if (changed.length === 0) return ran
  const names = listed(
    changed.map(({ path }) => codeSpan(shortPath(path))),
    3,
  )
  return `${ran === '' ? '' : `${ran}, but `}**the plan changes what verifies it** (${names})`
}

/** Places of a kind that are named at once. */
const NAMED = 3

/** What needs a look: a line for each kind, with its first places; undefined kinds say nothing. */
export function looksList(looks: readonly Look[], budget: number): string {
  const byKind = looksByKind(looks)
  const lines = [...byKind].map(([kind, all]) => {
    const places = listed(
      all.map((look) => lookAt(kind, look)),
      byKind.size > 5 ? 2 : NAMED,
    )
    return `- **${capital(LOOKS[kind])}** (${all.length}): ${places}`
  })
  if (lines.length === 0) return ''
  return `**Needs a look**\n\n${fitting(lines, budget).join('\n')}`
}

/** The message of a refusal stands below, whole. */
function lookAt(kind: LookKind, { step, path, said }: Look): string {
  const words = kind === 'refused' ? (said.split(' ', 1)[0] ?? '') : said
  const place = `${step === undefined ? '' : `step ${step} `}${codeSpan(shortPath(path))}`
  return words === '' ? place : `${place} ${inlineMarkdown(words.length > 100 ? `${words.slice(0, 99)}…` : words)}`
}

/** Which files get the same change, and which do not. */
export function alikeLines({ odd, alike }: GroupedChanges): string {
  if (alike.length === 0) return ''
  const groups = alike.slice(0, NAMED).map((group) => `- ${alikeName(group)}: ${namesOf(group.files)}`)
  const more = alike.length - groups.length
  const others =
    odd.length === 0
      ? []
      : [`- **${counted(odd.length, 'file')} ${odd.length === 1 ? 'differs' : 'differ'}**: ${namesOf(odd)}`]
  return [...others, ...groups, ...(more > 0 ? [`- … and ${counted(more, 'more group')} of files`] : [])].join('\n')
}

/** Rules that are named. */
const RULES = 5

/** The fixes of tools, rule by rule. */
export function ruleLines({ steps }: RunReport): string {
  const rules = rulesOf(steps)
  const lines = rules.slice(0, RULES).map((group) => {
    const refused = group.refused.length === 0 ? '' : ` (${numberRanges(group.refused.map(({ index }) => index))})`
    return `- **${codeSpan(shortPath(group.rule))}**: ${ruleWords(group)}${refused}`
  })
  const more = rules.length - lines.length
  return [...lines, ...(more > 0 ? [`- … and ${counted(more, 'more rule')}`] : [])].join('\n')
}

export const alikeName = ({ files, steps }: AlikeGroup): string =>
  `**${counted(files.length, 'file')} get this same change** (${counted(steps.length, 'step').replace(/^1 step$/, 'step')} ${numberRanges(steps)})`

const namesOf = (files: readonly NetChange[]): string =>
  listed(
    files.map(({ path }) => codeSpan(shortPath(path))),
    NAMED,
  )

/** Characters of a description that are looked at; a body has no room for more. */
const MAX_QUOTED = 30_000

/** What the plan says of itself, as a quotation that names its source: nothing in it works or looks like ours. */
export function planQuote({ plan }: RunReport, budget: number): string {
  const text = plan.description ?? ''
  const { shown, folded } = quotation(text.slice(0, MAX_QUOTED))
  const title = plan.title === '' ? [] : [`**${inlineMarkdown(plan.title.slice(0, 250))}**`]
  const lines = [...title, ...shown.map(quotedMarkdown)]
  if (lines.length === 0) return ''
  const quote = [`From the plan:`, '', ...lines.map((line) => `> ${line}`.trimEnd().replace(/(?<=.)$/, '  '))].join(
    '\n',
  )
  const rest = fitting(
    folded.map((line) => `> ${quotedMarkdown(line)}  `),
    budget,
  )
  if (folded.length === 0) return quote
  const left = folded.length - rest.length
  const body = [...rest, ...(left > 0 ? ['>', `> … and ${counted(left, 'more line')} in the report`] : [])].join('\n')
  return `${quote}\n\n<details><summary>${counted(folded.length, 'more line')} from the plan</summary>\n\n${body}\n\n</details>`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
