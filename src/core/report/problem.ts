import * as z from 'zod'
import { ERRORS, type ErrorName } from '../../errors.ts'

export type { ReportedProblem } from './report-data.ts'

const NAMES = Object.keys(ERRORS).sort() as ErrorName[]

/** A refusal in the words of JSON. */
export const reportedProblem = z.strictObject({
  name: z.enum(NAMES).describe('The stable name of the error.'),
  code: z.int().min(0).max(10).nullable().describe('Number of an Edit error; null for other names.'),
  message: z.string().describe('For people: what is wrong, and how to fix it. Programs use the name.'),
  file: z.exactOptional(z.string()).describe('The plan file that contains the error.'),
  line: z.exactOptional(z.int().positive()).describe('Line of that file, from 1.'),
  column: z.exactOptional(z.int().positive()).describe('Column of that line, from 1.'),
  suggestions: z.exactOptional(z.array(z.string()).readonly()).describe('Values to use instead.'),
})
