import { adviceOn, failuresOf, furtherSuggestions, summaryOf, warningsOf } from '../../core/report/outcome.ts'
import type { RunReport } from '../../core/report/report.ts'
import type { ReportedProblem, ReportedServer } from '../../core/report/report-parts.ts'
import { breakCommands, oneLine, showInvisible } from '../../core/text/neutralise.ts'
import { ERRORS } from '../../errors.ts'

/** A remark at a place of a plan, as a workflow run shows it. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
  readonly file?: string
  readonly line?: number
  readonly column?: number
}

/**
 * Annotations of a report at the plan's own lines: refusals as errors, details that GitHub refused as warnings, collapsed steps as
 * notices; and at the lines of the result what language servers find, as warnings. At most 10 of a kind and 4,096 characters each, which
 * is what GitHub shows; the last of a kind says how many were left out.
 */
export function annotationsOf(report: RunReport): readonly Annotation[] {
  const problems = [
    ...failuresOf(report),
    ...whyNonePasses(report),
    ...report.steps.flatMap((step) => step.error ?? []),
  ]
  const collapsed = report.steps.filter((step) => step.status === 'collapsed')
  return [
    ...firstOf(problems.map(errorAt)),
    ...firstOf([
      ...warningsOf(report).map((problem) => ({ ...errorAt(problem), level: 'warning' as const })),
      ...(report.diagnostics ?? []).flatMap(diagnosticsOf),
    ]),
    ...firstOf(
      collapsed.map((step) => ({
        level: 'notice' as const,
        title: `Step ${step.index} is collapsed`,
        message: neutraliseCommands(`${oneLine(step.file_path)}: it repeats step ${step.duplicate_of}.`),
      })),
    ),
  ]
}

/** Why each candidate does not pass, where none was chosen. */
const whyNonePasses = ({ problems = [], candidates = [] }: RunReport): readonly ReportedProblem[] =>
  problems.some(({ name }) => name === 'NO_PLAN_PASSES')
    ? candidates.flatMap((candidate) => candidate.problems?.slice(0, 1) ?? [])
    : []

/** Text that a workflow's log may show: no line of it is a workflow command. */
export const neutraliseCommands = (text: string): string => breakCommands(showInvisible(text))

const MAX_OF_A_KIND = 10
const MAX_LENGTH = 4096

function errorAt(problem: ReportedProblem): Annotation {
  const { file, line, column } = problem
  const advice = adviceOn(problem)
  const remedy = [...(advice ? [`→ ${advice}`] : []), ...furtherSuggestions(problem).map((text) => `try: ${text}`)]
  return {
    level: 'error',
    title: `${problem.name}: ${ERRORS[problem.name].title}`,
    message: cut(neutraliseCommands([problem.message, ...remedy].join('\n'))),
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  }
}

/** What one server finds; that it is unknown comes first, so that it is not left out. */
function diagnosticsOf(server: ReportedServer): readonly Annotation[] {
  const level = 'warning' as const
  const summary = neutraliseCommands(oneLine(summaryOf(server)))
  const unknown = server.state === 'unknown' ? [{ level, title: 'Diagnostics are unknown', message: cut(summary) }] : []
  const found = server.diagnostics.map(({ file_path, line, column, message, code, step }) => ({
    level,
    title: `New ${oneLine(server.server)} diagnostic${step === undefined ? '' : ` after step ${step}`}`,
    message: cut(neutraliseCommands(code === undefined ? message : `${message} [${code}]`)),
    file: file_path,
    line,
    column,
  }))
  return [...unknown, ...found]
}

const cut = (text: string): string => {
  const characters = [...text]
  return characters.length <= MAX_LENGTH ? text : `${characters.slice(0, MAX_LENGTH - 1).join('')}…`
}

function firstOf(annotations: readonly Annotation[]): readonly Annotation[] {
  const [first] = annotations
  if (!first || annotations.length <= MAX_OF_A_KIND) return annotations
  const left = annotations.length - MAX_OF_A_KIND + 1
  const rest = { level: first.level, title: `${left} more`, message: 'The report of the run lists them all.' }
  return [...annotations.slice(0, MAX_OF_A_KIND - 1), rest]
}
