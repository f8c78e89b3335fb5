import { script, style } from 'virtual:report-client'
import { pageDocument } from '../../browser/document.ts'
import type { RunReport } from '../../core/report/report.ts'
import type { Contents, ExplainedRun } from '../../core/report/report-writers.ts'
import { escapeHtml, showUnusual } from '../../core/text/neutralise.ts'
import { PORTION, pageModel, pageTitle, verdictOf } from './model/model.ts'

/**
 * A report as one self-contained HTML page: no network, no inline handler, a policy that runs this page's own script and
 * nothing else. What it shows travels in it as compressed JSON, the patches in portions; the script (html/client) draws what comes
 * into view. `contents` are images and texts of the files (`collectContents`), which the JSON report does not contain; with `explained`
 * the page says first what the steps explain.
 */
export function renderHtml(report: RunReport, contents: Contents = NO_CONTENTS, explained?: ExplainedRun): string {
  const { patches, ...made } = pageModel(report)
  // The rest of an explanation has no tool behind it, so it is expanded.
  const model = explained
    ? { ...made.model, explained, steps: made.model.steps.map(({ source: _, ...step }) => step) }
    : made.model
  const lines = patches.reduce((sum, hunks) => sum + hunks.reduce((all, hunk) => all + hunk.lines.join().length, 0), 0)
  const fitting = { ...contents, texts: fittingTexts(contents.texts, Math.max(MIN_TEXTS, lines / 2)) }
  return pageDocument({
    title: explained?.sentence ?? pageTitle(report),
    ...{ script, style },
    fallback: withoutScript(report),
    data: [
      ['model', model],
      ...portions(patches).map((portion) => ['patches', portion] as const),
      ['contents', fitting],
    ],
  })
}

/** Files that are named where no script runs. */
const MAX_NAMED = 2000

/** The verdict and the files, for readers and printers without scripts. */
function withoutScript(report: RunReport): string {
  const files = report.files.slice(0, MAX_NAMED).map(({ path, status, insertions, deletions }) => {
    return `<li><code>${escapeHtml(showUnusual(path))}</code> ${status} +${insertions} −${deletions}</li>`
  })
  const more = report.files.length > MAX_NAMED ? `<li>and ${report.files.length - MAX_NAMED} more</li>` : ''
  const said = '<p>This page needs JavaScript to show the changes, and JavaScript is switched off.</p>'
  const verdict = [verdictOf(report), ...(report.written ? [] : ['nothing was written'])].join('; ')
  return `<h1>${escapeHtml(verdict)}</h1>${said}<ul>${files.join('')}${more}</ul>`
}

const NO_CONTENTS: Contents = { steps: {}, files: {}, texts: {} }

function portions<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / PORTION)
  return Array.from({ length: count }, (_, at) => items.slice(at * PORTION, (at + 1) * PORTION))
}

/** Characters of texts that a page of any size carries; a large one at most half as many as its patches have. */
const MIN_TEXTS = 1024 * 1024

/** The smallest of the texts that fit together. */
function fittingTexts(texts: Contents['texts'], most: number): Contents['texts'] {
  const sorted = Object.entries(texts).sort(([, one], [, other]) => one.length - other.length)
  let total = 0
  return Object.fromEntries(
    sorted.filter(([, text]) => {
      total += text.length
      return total <= most
    }),
  )
}
