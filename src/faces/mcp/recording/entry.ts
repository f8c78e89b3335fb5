import * as z from 'zod'
import { parseToolCall } from '../../../core/session/tool-call.ts'
import { sha256 } from '../../../core/text/digest.ts'
import { spliceBetween } from '../../../core/text/splice.ts'
import { linesOf } from '../../../core/tools/file-change.ts'
import type { ToolCall } from '../../../core/tools/tool.ts'
import type { Change } from '../../../core/workspace/change.ts'

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
  /** Part of the names of its temporary files, which a kill may leave; absent in recordings of earlier versions. */
  id: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .optional(),
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

/** An entry from its line; undefined for any other text. */
export function parseEntry(line: string): Entry | undefined {
  try {
    return entry.safeParse(JSON.parse(line)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** SHA-256, hex. */
export const digestOf = (bytes: Buffer | string): string => sha256(bytes)

/** A change as the recording keeps it: by the bytes between what stayed before and behind it; of a Move by the file under its new path. */
export function recordChange(change: Change): RecordedChange {
  const { path, from, after, mode } = change
  const before = from === undefined ? change.before : undefined
  const [old, fresh] = [before ?? NOTHING, after ?? NOTHING]
  const same = { start: old.length, end: old.length, replacement: NOTHING }
  const [{ start, end, replacement } = same] = spliceBetween(old, fresh, 1)
  return {
    path,
    ...(from !== undefined && { from }),
    before: before ? digestOf(before) : null,
    after: after ? digestOf(after) : null,
    ...((after === undefined || from !== undefined) && { mode }),
    start,
    removed: old.toString('base64', start, end),
    inserted: replacement.length,
    ...linesOf([change]),
  }
}

/** One file, by the digests of its bytes before and after a step; null if absent. */
type Effect = { readonly path: string; readonly before: string | null; readonly after: string | null }

/** What a recorded change did, file by file: a Move is about two. */
export const effectsOf = ({ path, from, before, after }: RecordedChange): readonly Effect[] =>
  from === undefined
    ? [{ path, before, after }]
    : [
        { path: from, before: after, after: null },
        { path, before: null, after },
      ]

/** The file before the change, undefined where there was none; `after` holds the bytes that the change left, none where it removed the file. */
export function bytesBefore({ before, start, removed, inserted }: RecordedChange, after: Buffer): Buffer | undefined {
  if (before === null) return undefined
  return Buffer.concat([after.subarray(0, start), Buffer.from(removed, 'base64'), after.subarray(start + inserted)])
}

const NOTHING = Buffer.alloc(0)
