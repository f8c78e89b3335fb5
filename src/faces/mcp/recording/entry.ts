import * as z from 'zod'
import { parseToolCall, type ToolCall } from './editing.ts'

/**
 * What a step did to its file, small enough to keep for every step: whether it is there (the digests) and how to take it back.
 * Digests are SHA-256, hex; offsets and counts are bytes of the file.
 */
const change = z.strictObject({
  path: z.string(),
  /** Of a Move: the path that the file went from. `path` is where it went. */
  from: z.string().optional(),
  /** Null where the step created the file. */
  before: z.string().nullable(),
  /** Null where the step removed the file. */
  after: z.string().nullable(),
  /** Permission bits, where the file was removed or moved. */
  mode: z.int().min(0).optional(),
  /** Where the replaced bytes began, those bytes in base64, and how many stand there now. */
  start: z.int().min(0),
  removed: z.base64(),
  inserted: z.int().min(0),
  insertions: z.int(),
  deletions: z.int(),
})

const call = z.object({ tool: z.string(), input: z.unknown() }).transform((value, context): ToolCall => {
  const parsed = parseToolCall(value.tool, value.input)
  if (parsed.ok) return parsed.call
  context.addIssue({ code: 'custom', message: parsed.problem.message })
  return z.NEVER
})

const refusal = z.strictObject({
  tool: z.string(),
  path: z.string().optional(),
  /** Left out where it was not checked for credentials, or holds one. */
  input: z.unknown().optional(),
  error: z.strictObject({ name: z.string(), message: z.string() }),
})

/** One line of a recording. A step is on the disk before its change is; nothing is ever rewritten. */
const entry = z.union([
  z.strictObject({
    recording: z.literal(1),
    root: z.string(),
    dry_run: z.boolean(),
    base: z.string().optional(),
  }),
  z.strictObject({ step: call, change: change.optional() }),
  /** The step's number among all of the recording's, from 1: its change was taken back, or never came to be. */
  z.strictObject({ undone: z.int().positive() }),
  z.strictObject({ refused: refusal }),
  z.strictObject({ title: z.string().optional(), description: z.string().optional() }),
  /** SHA-256 of the plan as it was last written to its file. */
  z.strictObject({ saved: z.string() }),
])

export type Entry = z.output<typeof entry>
export type RecordedChange = z.output<typeof change>
export type Refusal = z.output<typeof refusal>

/** An entry from its line; undefined for what is none. */
export function parseEntry(line: string): Entry | undefined {
  try {
    return entry.safeParse(JSON.parse(line)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
