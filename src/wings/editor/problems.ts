import { isMap } from 'yaml'
import { type ParsedPlan, parsePlan } from '../../core/plan/parse.ts'
import { yamlText } from '../../core/plan/print.ts'
import type { Plan } from '../../core/plan/schema.ts'
import type { RefusedStep } from '../../core/report/repair-packet.ts'
import { repairPlan } from '../../core/run/repair.ts'
import { lineStartAt } from '../../core/text/line-bounds.ts'
import type { Span, TextSplice } from '../../core/text/splice.ts'
import { read as readTool } from '../../core/tools/read/read.ts'
import { EditplanError, type ErrorName, type Problem } from '../../errors.ts'
import {
  cursorAt,
  type Field,
  fieldAt,
  type PlanText,
  placeAt,
  rangeAt,
  rangeOf,
  stepField,
  stepOf,
  visibleRange,
} from './plan-text.ts'

export interface PlacedProblem {
  readonly range: Span
  /** `information`: the plan could not be checked against a checkout. */
  readonly severity: 'error' | 'information'
  /** Absent for what no plan is to blame for. */
  readonly code?: ErrorName
  readonly message: string
  readonly fixes: readonly Fix[]
}

/** A change of the plan's text that corrects a problem. */
interface Fix {
  readonly title: string
  readonly changes: readonly TextSplice[]
  /** It surely does what was meant. */
  readonly certain: boolean
}

/** A plan's text, with variables that have no value left as they are written. */
export const readPlan = (name: string, { text }: PlanText): ParsedPlan =>
  parsePlan({ name, text }, { openVars: true, limits: { problems: 200 } })

/** The steps before the one at an offset; undefined where these do not parse, or there are none. What follows need not parse. */
export const planBefore = (name: string, text: PlanText, offset: number): Plan | undefined => {
  const number = stepOf(cursorAt(text, offset).path) ?? 1
  const item = rangeOf(fieldAt(text, ['steps', number - 1])?.value)
  if (number === 1 || !item) return undefined
  const line = text.text.lastIndexOf('\n', item.start) + 1
  const isBlock = /^[ \t]*-[ \t]*$/.test(text.text.slice(line, item.start))
  const parsed = readPlan(name, isBlock ? { ...text, text: text.text.slice(0, line) } : text)
  if (!parsed.ok) return undefined
  const steps = parsed.plan.steps.filter(({ index }) => index < number)
  return { ...parsed.plan, steps }
}

/** The problems of a text that is not a plan, each at its key or value. */
export const parseProblems = (plan: PlanText, problems: readonly Problem[]): readonly PlacedProblem[] =>
  problems.map(({ name, message, at = { line: 1, column: 1 }, suggestions = [] }) => {
    const range = rangeAt(plan, at)
    const fixes = name === 'UNKNOWN_KEY' ? suggestions.map((key) => renameTo(plan, range, key)) : []
    return { range, severity: 'error', code: name, message, fixes }
  })

const renameTo = ({ text }: PlanText, { start, end }: Span, key: string): Fix => {
  const isQuoted = text[start] === '"'
  return {
    title: `Write ${key}`,
    changes: [{ start, end, replacement: isQuoted ? JSON.stringify(key) : key }],
    certain: true,
  }
}

/**
 * What a replay in memory refuses, each problem at the key of its step that it is about, with fixes. No program runs and nothing is
 * written. Throws INTERRUPTED when the signal aborts.
 */
export async function replayProblems(
  text: PlanText,
  plan: Plan,
  place: { readonly root: string; readonly signal: AbortSignal },
): Promise<readonly PlacedProblem[]> {
  try {
    const { packet } = await repairPlan(plan, place)
    return packet.refused.filter((refused) => !hasOpenVariable(refused)).map((refused) => refusal(text, refused))
  } catch (error) {
    if (!(error instanceof EditplanError) || place.signal.aborted) throw error
    return error.problems.map((problem) => wholePlan(text, problem))
  }
}

const hasOpenVariable = ({ input }: RefusedStep): boolean => /\$\{\{\s*vars\./.test(JSON.stringify(input))

/** A problem of no step: of the base, the repository, the policy. */
const wholePlan = (plan: PlanText, { name, message }: Problem): PlacedProblem => {
  const isBase = name === 'UNKNOWN_REVISION' || name === 'BASE_NOT_ANCESTOR'
  const base = isBase ? rangeOf(fieldAt(plan, ['base'])?.value) : undefined
  return {
    range: base ?? rangeAt(plan, { line: 1, column: 1 }),
    severity: base ? 'error' : 'information',
    code: name,
    message: base ? message : `The plan is not checked against the checkout. ${message}`,
    fixes: [],
  }
}

const refusal = (plan: PlanText, refused: RefusedStep): PlacedProblem => ({
  range: placeOf(plan, refused),
  severity: 'error',
  code: refused.error.name,
  message: refused.error.message,
  fixes: fixesOf(plan, refused),
})

const SOUGHT = ['old_string', 'regex', 'pattern', 'rule', 'path', 'cell_id']
const FILES = ['file_path', 'notebook_path', 'glob']

/** Keys of a step that an error is about, the first that the step has counts. */
const ABOUT: Readonly<Partial<Record<ErrorName, readonly string[]>>> = {
  INVALID_INPUT: SOUGHT,
  STRING_NOT_FOUND: SOUGHT,
  STRING_NOT_UNIQUE: SOUGHT,
  OVERLAPPING_MATCHES: SOUGHT,
  SYNTAX_BROKEN: ['new_string', ...SOUGHT],
  KEY_NOT_FOUND: ['path'],
  KEY_ALIASED: ['path'],
  CELL_NOT_FOUND: ['cell_id'],
  LIMIT_EXCEEDED: SOUGHT,
  UNEXPECTED_MATCHES: ['expect_matches'],
  NO_CHANGE: ['new_string', 'content'],
  SECRET_DETECTED: ['new_string', 'content', 'new_source', 'value'],
  UNENCODABLE: ['new_string', 'content'],
  CONFIG_BROKEN: ['new_string', 'content', 'new_source'],
  LANGUAGE_UNKNOWN: ['language', ...FILES],
}

const placeOf = (plan: PlanText, { step, error }: RefusedStep): Span => {
  if (error.at) return rangeAt(plan, error.at)
  const keys = [...(ABOUT[error.name] ?? FILES), ...FILES, 'tool', 'name']
  for (const key of keys) {
    const range = rangeOf(stepField(plan, step, key)?.value)
    if (range && range.end > range.start) return visibleRange(plan, range)
  }
  const whole = rangeOf(fieldAt(plan, ['steps', step - 1])?.value)
  return whole ? visibleRange(plan, whole) : rangeAt(plan, { line: 1, column: 1 })
}

const fixesOf = (plan: PlanText, refused: RefusedStep): readonly Fix[] => {
  const fixes = [
    ...certainFix(plan, refused),
    ...otherFiles(plan, refused),
    ...nearPlaces(plan, refused),
    ...everywhere(plan, refused),
  ]
  return fixes.filter(({ title }, at) => fixes.findIndex((fix) => fix.title === title) === at)
}

/** The correction that the engine is certain of. */
const certainFix = (
  plan: PlanText,
  { step, input, corrected, reads_first: readsFirst }: RefusedStep,
): readonly Fix[] => {
  if (!corrected) return []
  const changed = Object.keys(corrected).filter(
    (key) => typeof corrected[key] === 'string' && corrected[key] !== input[key],
  )
  const changes = changed.flatMap((key) => changeOf(plan, stepField(plan, step, key), String(corrected[key])))
  const file = textIn(corrected, 'file_path') ?? textIn(corrected, 'notebook_path')
  const read = readsFirst && file !== undefined ? readBefore(plan, step, file) : undefined
  if (changes.length < changed.length || (readsFirst && !read)) return []
  const title = changed.length > 0 ? `Correct ${changed.join(' and ')}` : 'Read the file first'
  return [{ title, changes: [...(read ? [read] : []), ...changes], certain: true }]
}

const textIn = (input: RefusedStep['input'], key: string): string | undefined => {
  const value = input[key]
  return typeof value === 'string' ? value : undefined
}

const changeOf = (plan: PlanText, field: Field | undefined, text: string): readonly TextSplice[] => {
  const change = field && setText(plan, field, text)
  return change ? [change] : []
}

const otherFiles = (plan: PlanText, { step, error, candidates = [] }: RefusedStep): readonly Fix[] =>
  error.name === 'FILE_NOT_FOUND'
    ? candidates.map((file) => ({
        title: `Use ${file}`,
        changes: changeOf(plan, fileField(plan, step), file),
        certain: false,
      }))
    : []

/** Places most like the text that is sought. What `new_string` should then be is not known. */
const nearPlaces = (plan: PlanText, { step, error, nearest }: RefusedStep): readonly Fix[] =>
  error.name === 'STRING_NOT_FOUND'
    ? nearest.map(({ line, last_line: last, text }) => ({
        title: `Look for the text of ${line === last ? `line ${line}` : `lines ${line}–${last}`}`,
        changes: changeOf(plan, stepField(plan, step, 'old_string'), text),
        certain: false,
      }))
    : []

const everywhere = (plan: PlanText, { step, error, input }: RefusedStep): readonly Fix[] => {
  if (error.name !== 'STRING_NOT_UNIQUE' || input.replace_all !== undefined) return []
  const sought = ['old_string', 'regex', 'pattern', 'rule'].flatMap((key) => stepField(plan, step, key) ?? [])
  const change = sought[0] && addKey(plan, sought[0], { key: 'replace_all', written: 'true' })
  return change ? [{ title: 'Replace every occurrence', changes: [change], certain: false }] : []
}

/** Writes a text as the value of a field, in the style that its surroundings allow. */
const setText = (plan: PlanText, { key, value, parent }: Field, text: string): TextSplice | undefined => {
  if (!value) return undefined
  const [start, end] = value.range
  const old = plan.text.slice(start, end)
  const indent = key ? placeAt(plan, key.range[0]).column + 1 : undefined
  const isFlow = plan.format === 'json' || parent?.flow === true || indent === undefined
  const written = isFlow ? JSON.stringify(text) : yamlText(text, indent)
  return { start, end, replacement: old.endsWith('\n') ? `${written}\n` : written }
}

/** Adds a key to a step, after another of its keys. `written` is its value as it is written. */
const addKey = (
  plan: PlanText,
  field: Field,
  { key, written }: { readonly key: string; readonly written: string },
): TextSplice | undefined => {
  if (!field.value || !field.key) return undefined
  const [, end] = field.value.range
  if (plan.format === 'json') return { start: end, end, replacement: `, ${JSON.stringify(key)}: ${written}` }
  if (field.parent?.flow) return { start: end, end, replacement: `, ${key}: ${written}` }
  const indent = ' '.repeat(placeAt(plan, field.key.range[0]).column - 1)
  if (plan.text.slice(0, end).endsWith('\n')) return { start: end, end, replacement: `${indent}${key}: ${written}\n` }
  const lineEnd = plan.text.indexOf('\n', end)
  const at = lineEnd < 0 ? plan.text.length : lineEnd
  return { start: at, end: at, replacement: `\n${indent}${key}: ${written}` }
}

const readBefore = (plan: PlanText, step: number, file: string): TextSplice | undefined => {
  const node = fieldAt(plan, ['steps', step - 1])?.value
  if (!node || !isMap(node)) return undefined
  const [start] = node.range
  if (plan.format === 'json') {
    const indent = ' '.repeat(placeAt(plan, start).column - 1)
    return { start, end: start, replacement: `${JSON.stringify({ tool: readTool.name, file_path: file })},\n${indent}` }
  }
  const dash = plan.text.lastIndexOf('-', start)
  const before = plan.text.slice(lineStartAt(plan.text, dash), dash)
  if (plan.text.slice(dash + 1, start).trim() !== '' || before.trim() !== '') return undefined
  const read = `{ tool: Read, file_path: ${JSON.stringify(file)} }`
  return { start: dash, end: dash, replacement: `- ${read}\n${before}` }
}

const fileField = (plan: PlanText, step: number): Field | undefined =>
  stepField(plan, step, 'file_path') ?? stepField(plan, step, 'notebook_path')
