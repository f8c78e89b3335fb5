import manifest from '../../../../package.json' with { type: 'json' }
import { namesOf } from '../../../core/report/net-changes.ts'
import type { ReportedStep } from '../../../core/report/report.ts'
import type { ReportWriter } from '../../../core/report/report-writers.ts'
import { run } from '../../../core/tools/run.ts'
import { type BaseFix, baseFixes, messageOf, type Replacement, ruleOf } from './base-fixes.ts'

/**
 * A report as SARIF 2.1.0: a result for each applied and each refused step. Places and fixes are of the files at the base; of steps that
 * have no place without each other, the first has the fix of all.
 */
export const writeSarif: ReportWriter = (report) => {
  const fixes = baseFixes(report)
  const told = report.steps.filter(({ status }) => status === 'applied' || status === 'failed')
  const rules = [...new Set(told.map(ruleOf))]
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'editplan',
            version: manifest.version,
            rules: rules.map((id) => ({ id })),
          },
        },
        columnKind: 'utf16CodeUnits',
        ...(report.run && { automationDetails: { id: report.run.id } }),
        properties: {
          plan: report.plan.sha256,
          ...(report.base && { base: report.base.commit }),
          ...(report.head && { head: report.head.commit }),
        },
        results: told.map((step) => resultOf(step, fixes.get(step.index), rules.indexOf(ruleOf(step)))),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function resultOf(step: ReportedStep, fix: BaseFix | undefined, ruleIndex: number) {
  const own = fix?.steps[0] === step.index ? fix : undefined
  const text = messageOf(step, fix)
  return {
    ruleId: ruleOf(step),
    ruleIndex,
    level: step.status === 'failed' ? 'error' : 'note',
    message: { text },
    locations: locationsOf(step, fix),
    ...(own && { fixes: [{ description: { text }, artifactChanges: changesOf(own) }] }),
    properties: { step: step.index, tool: step.tool, status: step.status, ...(step.commit && { commit: step.commit }) },
  }
}

/** A step with a glob or a command names no file. Without a fix it is reported without a place. */
function locationsOf(step: ReportedStep, fix: BaseFix | undefined) {
  const [first] = fix?.replacements ?? []
  if (first) return [{ physicalLocation: { artifactLocation: artifact(first.path), region: regionOf(first) } }]
  const isFile = step.tool !== run.name && !step.files && !/[*?[{]/.test(step.file_path)
  const [path] = isFile ? namesOf(step) : (step.files ?? []).map(({ file_path }) => file_path)
  return path === undefined ? [] : [{ physicalLocation: { artifactLocation: artifact(path) } }]
}

function changesOf({ replacements }: BaseFix) {
  const paths = [...new Set(replacements.map(({ path }) => path))]
  return paths.map((path) => ({
    artifactLocation: artifact(path),
    replacements: replacements
      .filter((one) => one.path === path)
      .map((one) => ({ deletedRegion: regionOf(one), insertedContent: { text: one.text } })),
  }))
}

/** Whole lines, to the beginning of the next one; of a last line that has no end, to its end. */
function regionOf({ line, old }: Replacement) {
  const lines = old.split('\n')
  const [endLine, endColumn] = [line + lines.length - 1, (lines.at(-1)?.length ?? 0) + 1]
  return { startLine: line, startColumn: 1, endLine, endColumn, ...(old !== '' && { snippet: { text: old } }) }
}

const artifact = (path: string) => ({ uri: path.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' })
