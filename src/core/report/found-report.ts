import { visible } from '../text/visible.ts'
import { counted } from '../text/words.ts'
import type { StepTool } from '../tools/step-inputs.ts'
import type { ReportedProblem } from './report-parts.ts'
import { problemLines } from './terminal/problems.ts'
import { fitStart, inert, paint, type TerminalStyle, tableLines, wrap } from './terminal/style.ts'

/** What the steps of a plan look for and where it is, as `check --find --json` prints it. */
export interface FoundReport {
  readonly version: 1
  /** The folder of the checkout, or the bare repository. */
  readonly repository: string
  /** The commit that was searched; uncommitted changes of tracked files count where it is the current one. */
  readonly base: string
  readonly steps: readonly FoundStep[]
  /** By step, path and place. */
  readonly matches: readonly FoundMatch[]
}

export interface FoundStep {
  /** Number of the step, from 1. */
  readonly index: number
  readonly id?: string
  readonly tool: StepTool
  /** False for a step that looks for no text, pattern or rule, or is left out. */
  readonly searched: boolean
  /** How many files have matches, and how many matches there are. */
  readonly files: number
  readonly matches: number
  readonly notes?: readonly string[]
  /** Files that could not be searched, or why the step could not be. */
  readonly errors?: readonly (ReportedProblem & { readonly file_path?: string })[]
}

export interface FoundMatch {
  readonly step: number
  readonly file_path: string
  /** From 1; columns count UTF-16 units, as editors do. */
  readonly line: number
  readonly column: number
  readonly end_line: number
  /** With LF line ends; over 1,000 characters it is cut, and ends in `…`. Credentials are asterisks. */
  readonly text: string
  /** What the variables of a pattern (`$A`, `$$$ARGS`) or the groups of a regex (`$1`, `$<name>`) matched, cut likewise. */
  readonly captures: Readonly<Record<string, string>>
}

/** 1 where a step or a file could not be searched, else 0, whether there are matches or not. */
export const exitCodeOfFound = ({ steps }: FoundReport): number => (steps.some(({ errors }) => errors) ? 1 : 0)

/** `4 matches in 2 files`, of all steps together. */
export const foundWords = ({ matches }: FoundReport): string =>
  `${counted(matches.length, 'match', 'matches')} in ${counted(new Set(matches.map((one) => one.file_path)).size, 'file')}`

/** A table for each step: place, text, captures. Nothing in it moves the cursor or is a command for a runner of workflows. */
export function renderFound(report: FoundReport, style: TerminalStyle): string {
  const lines = report.steps.flatMap((step) => stepLines(step, report, style))
  return [...lines, `${foundWords(report)}.`].map((line) => `${line}\n`).join('')
}

function stepLines(step: FoundStep, { matches }: FoundReport, style: TerminalStyle): readonly string[] {
  const { index, id, tool, searched, notes = [], errors = [] } = step
  const name = `step ${index}${id === undefined ? '' : ` (${cell(id)})`}: ${tool}`
  if (!searched) return [`${name}: not searched: it does not look for text.`]
  const head = `${name}: ${counted(step.matches, 'match', 'matches')} in ${counted(step.files, 'file')}`
  const rows = matches.filter((match) => match.step === index).map(rowOf)
  return [
    paint(style, 'bold', head),
    ...tableLines(rows, (text, column) => (column === 0 ? paint(style, 'cyan', text) : text)).map(
      (line) => `  ${line}`,
    ),
    ...notes.flatMap((note) => wrap(visible(note), style.width - 2)).map((line) => `  ${line}`),
    ...errors.flatMap(({ file_path, ...problem }) => [
      `  ${paint(style, ['red', 'bold'], '✗')} ${problem.name}${file_path === undefined ? '' : ` ${cell(file_path)}`}`,
      ...problemLines(problem, style, { indent: '    ' }),
    ]),
  ]
}

const rowOf = ({ file_path, line, column, text, captures }: FoundMatch): readonly string[] => [
  `${cell(file_path)}:${line}:${column}`,
  fitStart(cell(text), WIDEST),
  Object.entries(captures)
    .map(([name, value]) => `${cell(name)}=${fitStart(cell(value), WIDEST)}`)
    .join('  '),
]

/** The maximum width of a text or a capture, in columns. */
const WIDEST = 60

const cell = (text: string): string => inert(visible(text.replace(/\s+/g, ' ').trim()))
