import type { ReportedStep } from '../../../core/report/report.ts'
import type { ReportWriter } from '../../../core/report/report-writers.ts'
import { type BaseFix, baseFixes, messageOf, type Replacement, ruleOf } from './base-fixes.ts'

/**
 * A report in reviewdog's diagnostic format: a diagnostic for each applied and each refused step that is about a file. Places are of the
 * files at the base. A suggestion has no file of its own there: a fix that spans several files is reported without suggestions.
 */
export const writeRdjson: ReportWriter = (report) => {
  const fixes = baseFixes(report)
  const told = report.steps.filter(({ status }) => status === 'applied' || status === 'failed')
  const diagnostics = told.map((step) => diagnosticOf(step, fixes.get(step.index)))
  return `${JSON.stringify({ source: { name: 'editplan' }, diagnostics }, null, 2)}\n`
}

function diagnosticOf(step: ReportedStep, fix: BaseFix | undefined) {
  const [first] = fix?.replacements ?? []
  const isWhole = fix?.replacements.every(({ path }) => path === first?.path) ?? true
  const own = fix?.steps[0] === step.index && isWhole ? fix.replacements : []
  return {
    message: `${messageOf(step, fix)}${isWhole ? '' : '. It changes several files, so no part of it is suggested.'}`,
    location: {
      path: first?.path ?? step.files?.[0]?.file_path ?? step.file_path,
      ...(first && { range: rangeOf(first) }),
    },
    severity: step.status === 'failed' ? 'ERROR' : 'INFO',
    code: { value: ruleOf(step) },
    ...(own.length > 0 && { suggestions: own.map((one) => ({ range: rangeOf(one), text: one.text })) }),
  }
}

/** Columns count bytes of UTF-8; the end is the place after the last byte. */
function rangeOf({ line, old }: Replacement) {
  const lines = old.split('\n')
  const end = { line: line + lines.length - 1, column: Buffer.byteLength(lines.at(-1) ?? '') + 1 }
  return { start: { line, column: 1 }, end }
}
