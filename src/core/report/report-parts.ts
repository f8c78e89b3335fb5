import * as z from 'zod'
import { ERRORS, type ErrorName } from '../../errors.ts'
import { allTools } from '../tools/list.ts'
import type { StepTool } from '../tools/step-inputs.ts'

/** Keys of an object of a report; it has no others. */
export const shape = <Shape extends z.core.$ZodLooseShape>(keys: Shape) => z.strictObject(keys).readonly()

export const list = <Item extends z.core.SomeType>(item: Item) => z.array(item).readonly()

/** An optional key with its description. */
export const optional = <Value extends z.core.SomeType>(value: Value, words: string) =>
  z.exactOptional(value).describe(words)

/** The stable name of an error. */
export const errorName: z.ZodType<ErrorName> = z.enum(Object.keys(ERRORS).sort() as ErrorName[])

/** Any JSON, as it was parsed: a schema for each of its parts would drop keys `__proto__`. */
export const json = z.unknown() as z.ZodType<z.core.util.JSONType>

/** A refusal in the words of JSON. */
export const reportedProblem = z.strictObject({
  name: errorName.describe('The stable name of the error.'),
  code: z.int().min(0).max(10).nullable().describe('Number of an Edit error; null for other names.'),
  message: z.string().describe('For people: what is wrong, and how to fix it. Programs use the name.'),
  file: optional(z.string(), 'The plan file.'),
  line: optional(z.int().positive(), 'Line of that file, from 1.'),
  column: optional(z.int().positive(), 'Column of that line, from 1.'),
  field: optional(
    z.string(),
    'Of a plan that was given as an object, instead of the three: the field, as a program writes it.',
  ),
  suggestions: optional(list(z.string()), 'Values to use instead.'),
  class: optional(z.string(), 'Of a passage of a source: `left out`, or `not read`.'),
})

export type ReportedProblem = z.output<typeof reportedProblem>

/** The tools that steps use, as reports name them. */
export const stepTool: z.ZodType<StepTool> = z.lazy(() => z.enum(allTools().map(({ name }) => name)))

/** How one verification of the policy ended. */
export const reportedVerification = z.strictObject({
  name: z.string().describe('Its name in the policy.'),
  ok: z.boolean().describe('Whether it succeeded.'),
  milliseconds: z.int().min(0).describe('How long it ran.'),
  tail: z.string().describe('The last lines of its output, at most 4 KiB; credentials masked.'),
  output: optional(z.string(), 'File with its whole output.'),
})

export type ReportedVerification = z.output<typeof reportedVerification>

const count = z.int().min(0)

export const reportedDiagnostic = z.strictObject({
  file_path: z.string().describe('Relative to the root, / separated.'),
  line: z.int().positive().describe('Line in the result, from 1.'),
  column: z.int().positive().describe('Column of that line, from 1, in UTF-16 units.'),
  severity: z.enum(['error', 'warning', 'information', 'hint']).describe('As the server gives it.'),
  code: optional(z.string(), 'As the server names the rule.'),
  message: z.string().describe('What the server says.'),
  text: z.string().describe('The line.'),
  step: optional(z.int().positive(), 'Number of the step after which it appeared; absent where that is not known.'),
})

export type ReportedDiagnostic = z.output<typeof reportedDiagnostic>

/** One language server's report about a run. */
export const reportedServer = z.strictObject({
  server: z.string().describe('Its name in the policy.'),
  state: z
    .enum(['known', 'unknown'])
    .describe('unknown: there may be more new ones than are listed. It never means that there are none.'),
  reason: optional(
    z.string(),
    'For unknown, why: timeout, ended, memory, not-started, protocol, no-version, not-loaded …',
  ),
  message: optional(z.string(), 'The same in words.'),
  unknown_files: optional(
    list(z.string()),
    'Files about which nothing is known, at most 100; absent where the whole server is unknown.',
  ),
  added: count.describe('New diagnostics: not at the base, by file, code, message and the text of the line.'),
  fixed: count.describe('Diagnostics of the base that are gone.'),
  files: count.describe('Files it was asked about: those that the run changes, and those that import them.'),
  diagnostics: list(reportedDiagnostic).describe('The new ones, at most 200.'),
  milliseconds: count.describe('How long it took.'),
})

export type ReportedServer = z.output<typeof reportedServer>
