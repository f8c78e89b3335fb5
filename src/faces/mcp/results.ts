import * as z from 'zod'

/** Present instead of the rest when the call was refused. */
const error = z
  .object({
    name: z.string().describe('Stable name of the refusal.'),
    code: z.int().nullable().describe('The field’s number of an Edit error, 0-10; null for the others.'),
    message: z.string().describe('What is wrong, and what to do about it.'),
    advice: z.string().describe('What helps in general.'),
    suggestions: z.array(z.string()).optional().describe('Values ready to use instead.'),
  })
  .optional()

const told = {
  ok: z.boolean(),
  error,
  path: z.string().optional().describe('The file, relative to the root.'),
  notes: z.array(z.string()).optional(),
  guidance: z
    .array(z.object({ path: z.string(), text: z.string(), cut: z.boolean() }))
    .optional()
    .describe('Files that say how to work in this folder; each is given once.'),
}

const hunk = z.object({
  oldStart: z.int(),
  oldLines: z.int(),
  newStart: z.int(),
  newLines: z.int(),
  lines: z.array(z.string()),
})

const diagnostic = z.object({
  file_path: z.string(),
  line: z.int(),
  column: z.int(),
  severity: z.string(),
  code: z.string().optional(),
  message: z.string(),
  text: z.string().describe('The line.'),
  step: z.int().optional().describe('Step of the plan after which it appeared.'),
})

/** What language servers find that the base does not have. */
export const diagnosed = z.object({
  summary: z.string().describe('All servers in one line.'),
  servers: z.array(
    z.object({
      server: z.string(),
      state: z.enum(['known', 'unknown']).describe('unknown: there may be unreported errors.'),
      reason: z.string().optional(),
      message: z.string().optional().describe('Why it is unknown.'),
      added: z.int().describe('New ones; the first 20 are listed.'),
      fixed: z.int(),
      files: z.int().describe('Files it was asked about.'),
      diagnostics: z.array(diagnostic),
    }),
  ),
})

/** What a tool that changes files answers. */
export const changeResult = z.object({
  ...told,
  type: z.enum(['create', 'update', 'delete', 'move']).optional(),
  new_path: z.string().optional().describe('Of a Move: where the file is now.'),
  matched_by: z.string().optional().describe('How old_string was found.'),
  structuredPatch: z.array(hunk).optional().describe('The change: hunks on the file before give the file after.'),
  insertions: z.int().optional(),
  deletions: z.int().optional(),
  diagnostics: diagnosed.optional().describe('What the plan breaks now, where language servers run in this session.'),
})

const step = z.object({
  step: z.int().describe('Number in the plan, from 1.'),
  tool: z.string(),
  path: z.string(),
  new_path: z.string().optional().describe('Of a Move: where the file went.'),
  insertions: z.int(),
  deletions: z.int(),
})

export const showResult = z.object({
  ok: z.boolean(),
  error,
  title: z.string().optional(),
  file: z.string().optional().describe('Where plan_save writes the plan.'),
  base: z.string().optional().describe('The commit the plan is made against.'),
  dry_run: z.boolean().optional().describe('Nothing in the work tree changes.'),
  total: z.int().optional().describe('Steps of the plan; the last 200 are listed.'),
  steps: z.array(step).optional(),
  refused: z
    .array(z.object({ tool: z.string(), path: z.string().optional(), error: z.string() }))
    .optional()
    .describe('The last 20 calls that were refused; they are not in the plan.'),
  plan: z.string().optional().describe('The whole plan, when a format was asked for.'),
})

export const saveResult = z.object({
  ok: z.boolean(),
  error,
  file: z.string().optional(),
  steps: z.int().optional(),
  left_out: z.array(z.string()).optional().describe('Files read that the base lacks; their Reads are not in the plan.'),
  unrecorded: z
    .array(z.string())
    .optional()
    .describe('Files that others changed before or between the steps: elsewhere the plan may not apply to them.'),
  set_aside: z.string().optional().describe('New name of a file that was there and was not the recording’s.'),
})

export const undoResult = z.object({
  ok: z.boolean(),
  error,
  undone: step.omit({ step: true }).optional(),
  remaining: z.int().optional().describe('Steps that are left.'),
})

export const diagnosticsResult = z.object({ ok: z.boolean(), error, ...diagnosed.partial().shape })
