import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import type { Contents } from '../../../core/report/contents.ts'
import { htmlPage } from '../../../core/report/html-page.ts'
import { oneLine } from '../../../core/report/plain-text.ts'
import type { RunReport } from '../../../core/report/report.ts'
import { renderSummary } from '../../../core/report/terminal/summary.ts'
import { EditplanError } from '../../../errors.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples } from '../options.ts'
import { unreadable } from '../text-source.ts'

interface ReportOptions {
  readonly since?: string
  readonly json?: boolean
  readonly html?: string
  readonly markdown?: string
}

/** `editplan report`: a JSON report as text for people. */
export const reportCommand: CommandFactory = (context, finish) =>
  new Command('report')
    .summary('show a report, or turn it into HTML or Markdown')
    .description('Prints a JSON report as apply does, or writes it as an HTML page or as the body of a pull request.')
    .argument('<report>', 'the JSON that apply --report wrote; - is standard input')
    .option('--since <report>', 'say which steps are new, changed, dropped or the same since this earlier report')
    .option('--json', 'print the report as JSON; with --since, what changed is its `since`')
    .option('--html <file>', 'one HTML page; - is standard output')
    .option('--markdown <file>', 'the body of a pull request; - is standard output')
    .addHelpText(
      'after',
      examples(
        'editplan report report.json',
        'editplan report report.json --html report.html',
        'editplan report report.json --since earlier.json',
      ),
    )
    .action(async (name: string, options: ReportOptions) => {
      if (name === '-' && options.since === '-') throw refusal('-', 'is given twice. Read one of the two from a file.')
      const report = await readReport(name, context)
      await show(
        options.since === undefined ? report : await compared(report, options.since, context),
        options,
        context,
      )
      finish(0)
    })

async function compared(report: RunReport, earlier: string, context: Context): Promise<RunReport> {
  const { withSince } = await import('../../../core/report/since.ts')
  return withSince(report, await readReport(earlier, context))
}

async function show(report: RunReport, options: ReportOptions, context: Context): Promise<void> {
  const write = async (file: string, text: string): Promise<void> =>
    file === '-' ? context.stdout(text) : writeFile(path.resolve(context.cwd, file), text)
  if (options.html !== undefined) {
    const renderHtml = await htmlPage.get()()
    await write(options.html, renderHtml(report, await contentsOf(report, context)))
  }
  if (options.markdown !== undefined) {
    const { renderBody } = await import('../../../core/report/markdown.ts')
    await write(options.markdown, renderBody(report))
  }
  if (options.json) context.stdout(`${JSON.stringify(report, null, 2)}\n`)
  if (options.html !== undefined || options.markdown !== undefined || options.json) return
  context.stdout(renderSummary(report, context.style))
}

/** Images and texts from the repository of the current folder, where it has them. */
async function contentsOf(report: RunReport, { cwd }: Context): Promise<Contents> {
  const { collectContents } = await import('../../../core/report/contents.ts')
  const { readContents } = await import('../../../core/run/file-contents.ts')
  const { contents, addFile } = collectContents()
  await readContents(report, cwd, addFile)
  return contents
}

async function readReport(name: string, context: Context): Promise<RunReport> {
  const { reportSchema } = await import('../../../core/report/report.ts')
  const parsed = reportSchema.safeParse(parseJson(name, await readText(name, context)))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refusal(name, `is not an editplan report: ${issue?.path.join('.') || 'it'}: ${issue?.message}. ${REMEDY}`)
}

async function readText(name: string, context: Context): Promise<string> {
  if (name === '-') return (await context.readStdin()).toString('utf8')
  try {
    return await readFile(path.resolve(context.cwd, name), 'utf8')
  } catch (error) {
    throw new EditplanError({ ...unreadable(`The report ${oneLine(name)}`, error), name: 'USAGE' })
  }
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw refusal(name, `is not JSON: ${error instanceof Error ? error.message : error}. ${REMEDY}`)
  }
}

const refusal = (name: string, fault: string): EditplanError =>
  new EditplanError({ name: 'USAGE', message: `The report ${oneLine(name)} ${oneLine(fault)}` })

const REMEDY = 'Pass the JSON that `editplan apply --report FILE` writes.'
