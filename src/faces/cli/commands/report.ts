import { isUtf8 } from 'node:buffer'
import { Command } from 'commander'
import type { RunReport } from '../../../core/report/report.ts'
import { type Contents, htmlPage, reportWriters } from '../../../core/report/report-writers.ts'
import { renderSummary } from '../../../core/report/terminal/summary.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { EditplanError, saidBy } from '../../../errors.ts'
import type { Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import { type CommandFactory, type Context, writeOutput } from '../context.ts'
import { examples, withInputs } from '../options.ts'
import { readText } from '../read-plans.ts'

const REPORT = { verbs: ['report'], of: 'face', type: 'text', option: ['<file>', 'Options'] } as const
const OWN = [
  {
    name: 'since',
    about: 'say which steps are new, changed, dropped or the same since this earlier report',
    ...{ ...REPORT, option: ['<report>', 'Options'] },
  },
  {
    name: 'json',
    about: 'print the report as JSON; with --since, what changed is its `since`',
    ...{ ...REPORT, type: 'flag', option: ['', 'Options'] },
  },
  { name: 'html', about: 'one HTML page', ...REPORT },
  { name: 'markdown', about: 'the body of a pull request', ...REPORT },
  {
    name: 'sarif',
    about: 'SARIF 2.1.0: a result for each applied and refused step, with its fix of the base',
    ...REPORT,
  },
  { name: 'rdjson', about: 'diagnostics with suggestions, as reviewdog reads them', ...REPORT },
  { name: 'patch', about: 'the net change, for `git apply`', ...REPORT },
  { name: 'agent-trace', about: 'who wrote which lines of the result, as Agent Trace 0.1.0', ...REPORT },
] as const satisfies readonly Input[]

type ReportValues = InputsOf<'report', (typeof OWN)[number]>

const FORMATS = ['html', 'markdown', 'sarif', 'rdjson', 'patch', 'agentTrace'] as const
type Format = (typeof FORMATS)[number]

/** `editplan report`: a JSON report as text for people. */
export const reportCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('report'), { own: OWN, headings: [] })
    .summary('show a report, or turn it into what people and tools read')
    .description(
      'Prints a JSON report as apply does, or writes it as an HTML page, as the body of a pull request, or in a format of other tools. Each file may be -, standard output.',
    )
    .argument('<report>', 'the JSON that apply --report wrote; - is standard input')
    .addHelpText(
      'after',
      examples(
        'editplan report report.json',
        'editplan report report.json --html report.html',
        'editplan report report.json --since earlier.json',
        'editplan report report.json --sarif report.sarif --patch change.patch',
      ),
    )
    .action(async (name: string, options: ReportValues) => {
      if (name === '-' && options.since === '-') throw refusal('-', 'is given twice. Read one of the two from a file.')
      const report = await readReport(name, context)
      const shown = options.since === undefined ? report : await compared(report, options.since, context)
      await show(name, shown, { options, context })
      finish(0)
    })

async function compared(report: RunReport, earlier: string, context: Context): Promise<RunReport> {
  const { withSince } = await import('../../../publish/since.ts')
  return withSince(report, await readReport(earlier, context))
}

async function show(
  name: string,
  report: RunReport,
  { options, context }: { options: ReportValues; context: Context },
): Promise<void> {
  const wanted = FORMATS.flatMap((format) => (options[format] === undefined ? [] : { format, file: options[format] }))
  for (const { format, file } of wanted) {
    const text = await written(format, report, context)
    if (file === '-') context.stdout(printable(name, text))
    else await writeOutput(file, text, context)
  }
  if (options.json) context.stdout(`${JSON.stringify(report, null, 2)}\n`)
  if (wanted.length === 0 && !options.json) context.stdout(renderSummary(report, context.style))
}

/** Standard output is text. */
function printable(name: string, text: string | Buffer): string {
  if (typeof text === 'string') return text
  if (isUtf8(text)) return text.toString()
  throw refusal(name, 'changes bytes that are no UTF-8 text. Name a file for its patch.')
}

async function written(format: Format, report: RunReport, context: Context): Promise<string | Buffer> {
  if (format === 'html') return (await htmlPage.get()())(report, await contentsOf(report, context))
  if (format === 'markdown') return (await import('../../../core/report/markdown.ts')).renderBody(report)
  const write = await reportWriters[format].get()()
  return write(report, context.cwd)
}

/** Images and texts from the repository of the current folder, where it has them. */
async function contentsOf(report: RunReport, { cwd }: Context): Promise<Contents> {
  const { collectContents } = await import('../../../core/report/report-writers.ts')
  const { readContents } = await import('../../../core/run/net-files.ts')
  const { contents, addFile } = collectContents()
  await readContents(report, cwd, addFile)
  return contents
}

async function readReport(name: string, context: Context): Promise<RunReport> {
  const { reportSchema } = await import('../../../core/report/report.ts')
  const text = await readText(name, context, { what: `The report ${oneLine(name)}` })
  const parsed = reportSchema().safeParse(parseJson(name, text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refusal(name, `is not an editplan report: ${issue?.path.join('.') || 'it'}: ${issue?.message}. ${REMEDY}`)
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw refusal(name, `is not JSON: ${saidBy(error)}. ${REMEDY}`)
  }
}

const refusal = (name: string, fault: string): EditplanError =>
  new EditplanError({ name: 'USAGE', message: `The report ${oneLine(name)} ${oneLine(fault)}` })

const REMEDY = 'Pass the JSON that `editplan apply --report FILE` writes.'
