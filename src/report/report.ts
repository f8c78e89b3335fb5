import * as z from 'zod'
import type { StepStatus } from '../engine/step-result.ts'
import { ERRORS, type ErrorName } from '../errors.ts'
import type { StepTool } from '../plan/schema.ts'
import type { MatchedBy } from '../tools/tool.ts'

const count = z.int().min(0)
const objectId = z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/)

const TOOLS = ['Read', 'Edit', 'Write', 'NotebookEdit', 'Delete', 'Move'] as const satisfies readonly StepTool[]
const STATUSES = [
  'read',
  'applied',
  'unchanged',
  'collapsed',
  'failed',
  'skipped',
] as const satisfies readonly StepStatus[]
const MATCHES = [
  'exact',
  'quotes',
  'tags',
  'escapes',
  'line-numbers',
  'trailing-blanks',
  'whitespace',
  'regex',
] as const satisfies readonly MatchedBy[]
const NAMES = Object.keys(ERRORS).sort() as ErrorName[]

const hunk = z.strictObject({
  oldStart: count.describe('First line of the hunk before the change, from 1; 0 in a file that did not exist.'),
  oldLines: count,
  newStart: count,
  newLines: count,
  lines: z
    .array(z.string())
    .readonly()
    .describe('Lines with their sign: blank, + or -; `\\ No newline at end of file` is a line.'),
})

const reportedProblem = z.strictObject({
  name: z.enum(NAMES).describe('The stable name of the error.'),
  code: z.int().min(0).max(10).nullable().describe('Number of an Edit error; null for other names.'),
  message: z.string().describe('For a person: what is wrong, and the mend. Programs rely on the name.'),
  file: z.exactOptional(z.string()).describe('The plan in which the error stands.'),
  line: z.exactOptional(z.int().positive()),
  column: z.exactOptional(z.int().positive()),
  suggestions: z.exactOptional(z.array(z.string()).readonly()).describe('Values ready to use instead.'),
})

const cellState = z.strictObject({
  type: z.string().describe('code, markdown or raw.'),
  source: z.string(),
  output: z.exactOptional(z.string()).describe('What its outputs say in words, at most 2,000 characters.'),
})

const reportedCell = z.strictObject({
  index: count.describe('Place of the cell in the notebook, from 0.'),
  id: z.exactOptional(z.string()),
  language: z.string().describe('Language of the code of the notebook.'),
  before: z.exactOptional(cellState.readonly()).describe('Absent where the cell is new.'),
  after: z.exactOptional(cellState.readonly()).describe('Absent where the cell is deleted.'),
})

const changedFile = z.strictObject({
  file_path: z.string(),
  structuredPatch: z.exactOptional(z.array(hunk).readonly()),
  insertions: count,
  deletions: count,
})

const reportedStep = z.strictObject({
  index: z.int().positive().describe('Number of the step, from 1.'),
  id: z.exactOptional(z.string()),
  tool: z.enum(TOOLS),
  file_path: z
    .string()
    .describe('Relative to the root, / separated, whatever the plan wrote; of an Edit of several files its glob.'),
  new_path: z.exactOptional(z.string()).describe('Of a Move: where the file goes.'),
  status: z.enum(STATUSES),
  why: z.exactOptional(z.string()),
  matched_by: z.exactOptional(z.enum(MATCHES)).describe('How the text to replace was found.'),
  structuredPatch: z.exactOptional(z.array(hunk).readonly()).describe('Hunks that applied to before give after.'),
  cell: z.exactOptional(reportedCell.readonly()).describe('Of a NotebookEdit: the cell it changed.'),
  insertions: count,
  deletions: count,
  files: z
    .exactOptional(z.array(changedFile).readonly())
    .describe(
      'Of an applied step that changed other files than file_path alone: each of them, with its part of the patch.',
    ),
  commit: z.exactOptional(objectId),
  duplicate_of: z.exactOptional(z.int().positive()).describe('Number of the step that this one repeats.'),
  notes: z.exactOptional(z.array(z.string()).readonly()),
  policy: z
    .exactOptional(
      z
        .strictObject({
          behavior: z.enum(['allow', 'ask', 'deny']),
          rule: z.string().describe('The rule’s text, `protected: <kind>`, `mode: <mode>` or `granted`.'),
          reason: z.string(),
        })
        .readonly(),
    )
    .describe('What the policy says of the step; absent where no rule is about it.'),
  error: z.exactOptional(reportedProblem),
})

const reportedVerification = z.strictObject({
  name: z.string(),
  ok: z.boolean(),
  milliseconds: count,
  tail: z.string().describe('The last lines of its output, at most 4 KiB; credentials masked.'),
  output: z.exactOptional(z.string()).describe('File with its whole output.'),
})

const revision = z.strictObject({ commit: objectId, tree: objectId })

/** The JSON report of a run: the one source of its type and of `schema/report.schema.json`. */
export const reportSchema = z.strictObject({
  version: z.literal(1),
  plan: z.strictObject({
    title: z.string(),
    description: z.exactOptional(z.string()).describe('Markdown.'),
    sha256: z.string().describe('Digest of the plan, or of all plans of the run in their order.'),
    files: z.array(z.string()),
    overrides: z
      .exactOptional(
        z.strictObject({
          reads: z.exactOptional(z.enum(['strict', 'auto'])),
          duplicates: z.exactOptional(z.enum(['collapse', 'keep', 'error'])),
          on_error: z.exactOptional(z.enum(['stop', 'continue'])),
          commits: z.exactOptional(z.enum(['per-step', 'per-file', 'squash'])),
          trailing_whitespace: z.exactOptional(z.enum(['keep', 'strip'])),
        }),
      )
      .describe('Options of the run that replaced the plan’s own; a replay needs them too.'),
  }),
  base: revision.nullable().describe('What the plan was replayed on; null where no repository was reached.'),
  head: z
    .strictObject({ ...revision.shape, branch: z.exactOptional(z.string()) })
    .nullable()
    .describe('The result; null when nothing was recorded.'),
  run: z.strictObject({ id: z.string() }).nullable(),
  steps: z.array(reportedStep),
  totals: z.strictObject({
    applied: count,
    unchanged: count,
    collapsed: count,
    failed: count,
    skipped: count,
    files: count.describe('Files that applied steps changed.'),
    insertions: count,
    deletions: count,
  }),
  notes: z.exactOptional(z.array(z.string())).describe('Remarks on the run as a whole.'),
  verifications: z
    .exactOptional(z.array(reportedVerification).readonly())
    .describe('Programs of the policy that were run on the result, in order.'),
  problems: z.exactOptional(z.array(reportedProblem)).describe('Refusals that belong to no step: a plan’s own faults.'),
  pull_request: z.exactOptional(
    z.strictObject({
      number: z.exactOptional(z.int().positive()),
      url: z.string(),
      operation: z.enum(['created', 'updated', 'closed', 'none']),
      branch: z.string(),
      head_sha: z.string(),
      proposed: z
        .exactOptional(
          z.strictObject({
            title: z.string(),
            body: z.string(),
            push: z.array(z.string()).describe('Arguments of the git push.'),
            calls: z.array(z.strictObject({ method: z.string(), path: z.string(), body: z.exactOptional(z.json()) })),
          }),
        )
        .describe('Of a dry run: what would be opened, by which push and which calls of the API.'),
    }),
  ),
})

export type RunReport = z.output<typeof reportSchema>
export type ReportedStep = z.output<typeof reportedStep>
export type ReportedCell = z.output<typeof reportedCell>
export type ReportedVerification = z.output<typeof reportedVerification>
export type ChangedFile = z.output<typeof changedFile>
export type ReportedProblem = z.output<typeof reportedProblem>

/** JSON Schema (draft 7) of the report, as `editplan schema --report` prints it. */
export const reportJsonSchema = (): Record<string, unknown> => {
  const { $schema, ...schema } = z.toJSONSchema(reportSchema, { target: 'draft-07', io: 'input' })
  return { $schema, title: 'Report of an editplan run', ...schema }
}
