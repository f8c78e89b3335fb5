import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import { buildReport } from '../../core/report/build-report.ts'
import type { Contents } from '../../core/report/contents.ts'
import type { RunReport } from '../../core/report/report.ts'
import { htmlPage } from '../../core/report/report-writers.ts'
import type { TerminalStyle } from '../../core/report/terminal/style.ts'
import { renderSummary } from '../../core/report/terminal/summary.ts'
import type { Problem } from '../../errors.ts'
import type { Context } from './context.ts'
import { renderStepPatch } from './patch.ts'
import { renderProposal } from './proposal.ts'

/** Where a report goes. */
export interface DeliveryOptions {
  readonly report?: string
  readonly html?: string
  readonly json?: boolean
  readonly quiet?: boolean
}

/** Adds the options that say where the report goes. */
export const withDeliveryOptions = (command: Command): Command =>
  command
    .option('--report <file>', 'write the report as JSON')
    .option('--html <file>', 'write the report as one HTML page')
    .option('--json', 'print the report as JSON and nothing else')
    .option('--quiet', 'print refusals only')

export interface Delivery extends DeliveryOptions {
  /** Show the patches, because nothing was written. */
  readonly patches?: boolean
  /** A folder of the checkout, for hyperlinks to its files. */
  readonly root?: string
  /** What the page shows beside the report. */
  readonly contents?: Contents
}

/** Writes the report to its files, and prints it. */
export async function deliver(report: RunReport, options: Delivery, context: Context): Promise<void> {
  await writeReports(report, options, context)
  if (options.json) return context.stdout(jsonOf(report))
  if (options.quiet && report.totals.failed === 0 && !report.problems) return
  if (options.quiet) return context.stderr(renderSummary(report, context.errorStyle))
  if (options.patches) await showPatches(report, context)
  if (report.pull_request?.proposed) await showProposal(report, context)
  context.stdout(renderSummary(report, linkedStyle(options, context)))
}

/** The style whose hyperlinks lead to files of the checkout; its root is the nearest folder with `.git`. */
function linkedStyle({ root }: Delivery, { style }: Context): TerminalStyle {
  if (!style.links || root === undefined) return style
  let folder = root
  while (!existsSync(path.join(folder, '.git'))) {
    if (folder === path.dirname(folder)) return style
    folder = path.dirname(folder)
  }
  return { ...style, links: { ...style.links, files: folder } }
}

/** Delivers the report of a run that did not start, for `--json`, `--report` and `--html`. The caller prints the problems. */
export async function deliverProblems(
  { files, problems }: { readonly files: readonly string[]; readonly problems: readonly Problem[] },
  options: DeliveryOptions,
  context: Context,
): Promise<void> {
  const report = buildReport({ plan: { title: '', digest: '', files }, steps: [], problems })
  await writeReports(report, options, context)
  if (options.json) context.stdout(jsonOf(report))
}

async function showPatches(report: RunReport, context: Context): Promise<void> {
  for (const step of report.steps) context.stdout(renderStepPatch(step, context.style))
}

async function showProposal(report: RunReport, context: Context): Promise<void> {
  context.stdout(renderProposal(report, context.style))
}

async function writeReports(report: RunReport, options: Delivery, { cwd }: Context): Promise<void> {
  if (options.report !== undefined) await writeFile(path.resolve(cwd, options.report), jsonOf(report))
  if (options.html !== undefined) {
    const renderHtml = await htmlPage.get()()
    await writeFile(path.resolve(cwd, options.html), renderHtml(report, options.contents))
  }
}

const jsonOf = (report: RunReport): string => `${JSON.stringify(report, null, 2)}\n`
