import { EditplanError, type RefusedText } from '../../errors.ts'
import { atOnce } from '../text/at-once.ts'
import { Assembly } from './assembly.ts'
import {
  DEFAULT_LIMITS,
  empty,
  emptyText,
  namingFields,
  type ParseOptions,
  type PlanLimits,
  tooLarge,
  tooManySteps,
} from './document.ts'
import { readPlanJson } from './json-document.ts'
import { LineReader, linesOf } from './json-lines.ts'
import { otherDocument } from './other-document.ts'
import { detectFormat, type PlanFormat } from './print.ts'
import type { Plan, PlanHeader, Step } from './schema.ts'
import { readingYaml } from './yaml-document.ts'

/** A plan's text. `name` is what messages call it, usually its path; `format` is found from both when absent. */
export type PlanSource = {
  readonly name: string
  readonly text: string
  readonly format?: PlanFormat
  /** @internal The text was made of an object: places name its fields. */
  readonly isObject?: boolean
}

export type ParsedPlan = { readonly ok: true; readonly plan: Plan } | RefusedText

/**
 * Reads a plan in YAML 1.2, JSON or JSON Lines. Gives the plan with its defaults filled in, its steps in the flat form and
 * `cwd` taken off their paths; or every problem of the text at once, each with file, line and column, and step where it
 * is one's. Touches no disk.
 */
export const parsePlan = (source: PlanSource, options: ParseOptions = {}): ParsedPlan =>
  atOnce(parsing(source, options))

/** The same, in parts. */
export function* parsing(source: PlanSource, options: ParseOptions = {}): Generator<void, ParsedPlan> {
  checkSource(source)
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const text = source.text.startsWith('\ufeff') ? source.text.slice(1) : source.text
  const format = source.format ?? detectFormat(source.name, text)
  const assembly = new Assembly(source.name, limits, options)
  const steps: Step[] = []
  const header = yield* read({ text, format, limits, assembly, steps, isObject: source.isObject ?? false })
  const { problems } = assembly
  if (problems.length > 0 || !header) return { ok: false, problems }
  return { ok: true, plan: { ...header, steps, digest: assembly.digest() } }
}

/** Throws USAGE for a source without a name or a text, as a caller without types may pass. */
export function checkSource(source: PlanSource): void {
  const { name, text } = (source ?? {}) as Partial<PlanSource>
  if (typeof name === 'string' && typeof text === 'string') return
  throw new EditplanError({ name: 'USAGE', message: 'source: it must be { name, text }, both strings.' })
}

function* read(reading: {
  readonly text: string
  readonly format: PlanFormat
  readonly limits: PlanLimits
  readonly assembly: Assembly
  readonly steps: Step[]
  readonly isObject: boolean
}): Generator<void, PlanHeader | undefined> {
  const { text, format, limits, assembly } = reading
  const limit = format === 'yaml' ? limits.yamlBytes : limits.jsonBytes
  if (Buffer.byteLength(text) > limit)
    return assembly.fault(tooLarge(format === 'yaml' ? 'yamlBytes' : 'jsonBytes', limit))
  return yield* format === 'jsonl' ? readLines(reading) : readDocument(reading)
}

function* readDocument({
  text,
  format,
  limits,
  assembly,
  steps,
  isObject,
}: Parameters<typeof read>[0]): ReturnType<typeof read> {
  if (text.trim() === '') return assembly.fault(emptyText())
  const result = format === 'yaml' ? yield* readingYaml(text, limits) : readPlanJson(text, limits)
  if (!result.ok) return assembly.faults(result.faults)
  const { value } = result.document
  const locate = isObject ? namingFields(result.document.locate) : result.document.locate
  assembly.foundIn(result.document)
  if (value === null) return assembly.fault(empty())
  const other = otherDocument(value, assembly.file)
  if (other) return assembly.fault(other)
  const list = stepsOf(value)
  if (list.length > limits.steps)
    return assembly.fault(tooManySteps(limits.steps, locate.value(['steps', limits.steps])))
  const header = assembly.header(value, locate, 'document')
  for (const [index, item] of list.entries()) {
    const step = assembly.step(item, index + 1, locate)
    if (step) steps.push(step)
    yield
  }
  return header
}

const stepsOf = (value: unknown): readonly unknown[] => {
  const steps: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'steps') : undefined
  return Array.isArray(steps) ? steps : []
}

function* readLines({ text, limits, assembly, steps }: Parameters<typeof read>[0]): ReturnType<typeof read> {
  const reader = new LineReader(assembly, limits)
  for (const line of linesOf(text)) {
    const part = reader.take(line)
    if (part?.type === 'step') steps.push(part.step)
    if (reader.ended) break
    yield
  }
  return reader.end()
}
