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

const insertions = count.describe('Lines added.')
const deletions = count.describe('Lines taken away.')

const hunk = z.strictObject({
  oldStart: count.describe('First line of the hunk before the change, from 1; 0 in a file that did not exist.'),
  oldLines: count.describe('Lines that the hunk takes from the file before.'),
  newStart: count.describe('Its first line after the change, from 1; 0 in a file that is gone.'),
  newLines: count.describe('Lines that it leaves in the file after.'),
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
  line: z.exactOptional(z.int().positive()).describe('Line of that file, from 1.'),
  column: z.exactOptional(z.int().positive()).describe('Column of that line, from 1.'),
  suggestions: z.exactOptional(z.array(z.string()).readonly()).describe('Values ready to use instead.'),
})

const cellState = z.strictObject({
  type: z.string().describe('code, markdown or raw.'),
  source: z.string().describe('Its source.'),
  output: z.exactOptional(z.string()).describe('What its outputs say in words, at most 2,000 characters.'),
})

const reportedCell = z.strictObject({
  index: count.describe('Place of the cell in the notebook, from 0.'),
  id: z.exactOptional(z.string()).describe('Its id, where the notebook gives ids.'),
  language: z.string().describe('Language of the code of the notebook.'),
  before: z.exactOptional(cellState.readonly()).describe('Absent where the cell is new.'),
  after: z.exactOptional(cellState.readonly()).describe('Absent where the cell is deleted.'),
})

const gitMode = z.string().regex(/^[0-7]{6}$/)
const oldMode = gitMode.describe('Mode before, as git writes it; 000000 where there was no file.')
const newMode = gitMode.describe('Mode after, as git writes it; 000000 where the file is gone.')

const changedFile = z.strictObject({
  file_path: z.string().describe('Relative to the root, / separated.'),
  old_mode: z.exactOptional(oldMode),
  new_mode: z.exactOptional(newMode),
  structuredPatch: z.exactOptional(z.array(hunk).readonly()).describe('Hunks that applied to before give after.'),
  insertions,
  deletions,
})

const reportedStep = z.strictObject({
  index: z.int().positive().describe('Number of the step, from 1.'),
  id: z.exactOptional(z.string()).describe('What the plan calls it.'),
  tool: z.enum(TOOLS).describe('The tool that the step uses.'),
  file_path: z
    .string()
    .describe('Relative to the root, / separated, whatever the plan wrote; of an Edit of several files its glob.'),
  new_path: z.exactOptional(z.string()).describe('Of a Move: where the file goes.'),
  status: z
    .enum(STATUSES)
    .describe(
      'applied: it changed a file. unchanged: there was nothing to change. collapsed: it repeats an earlier one. skipped: its condition did not hold, or the run stopped.',
    ),
  why: z.exactOptional(z.string()).describe('The reason that the plan gives.'),
  matched_by: z.exactOptional(z.enum(MATCHES)).describe('How the text to replace was found.'),
  structuredPatch: z.exactOptional(z.array(hunk).readonly()).describe('Hunks that applied to before give after.'),
  cell: z.exactOptional(reportedCell.readonly()).describe('Of a NotebookEdit: the cell it changed.'),
  insertions,
  deletions,
  old_mode: z.exactOptional(oldMode),
  new_mode: z.exactOptional(newMode),
  files: z
    .exactOptional(z.array(changedFile).readonly())
    .describe(
      'Of an applied step that changed other files than file_path alone: each of them, with its part of the patch.',
    ),
  commit: z.exactOptional(objectId).describe('The commit that holds it.'),
  duplicate_of: z.exactOptional(z.int().positive()).describe('Number of the step that this one repeats.'),
  notes: z.exactOptional(z.array(z.string()).readonly()).describe('Remarks on the step, for a person.'),
  policy: z
    .exactOptional(
      z
        .strictObject({
          behavior: z.enum(['allow', 'ask', 'deny']).describe('What becomes of such a step.'),
          rule: z.string().describe('The rule’s text, `protected: <kind>`, `mode: <mode>` or `granted`.'),
          reason: z.string().describe('Why, in a sentence.'),
        })
        .readonly(),
    )
    .describe('What the policy says of the step; absent where no rule is about it.'),
  error: z.exactOptional(reportedProblem).describe('Why the step failed.'),
})

const reportedFile = z.strictObject({
  path: z.string().describe('Relative to the root, / separated.'),
  from: z.exactOptional(z.string()).describe('Its path before, where git takes it for renamed.'),
  status: z.enum(['added', 'modified', 'deleted', 'renamed']).describe('As git tells it.'),
  old_mode: oldMode,
  new_mode: newMode,
  binary: z.boolean().describe('Git counts no lines of it.'),
  insertions,
  deletions,
})

const reportedVerification = z.strictObject({
  name: z.string().describe('What the policy calls it.'),
  ok: z.boolean().describe('Whether it ended well.'),
  milliseconds: count.describe('How long it ran.'),
  tail: z.string().describe('The last lines of its output, at most 4 KiB; credentials masked.'),
  output: z.exactOptional(z.string()).describe('File with its whole output.'),
})

const revision = z.strictObject({
  commit: objectId.describe('Id of the commit.'),
  tree: objectId.describe('Id of its tree.'),
})

const proposedCall = z.strictObject({
  method: z.string().describe('As in HTTP.'),
  path: z.string().describe('Below the address of the API.'),
  body: z.exactOptional(z.json()).describe('What is sent, as JSON.'),
})

/** The JSON report of a run: the one source of its type and of `schema/report.schema.json`. */
export const reportSchema = z.strictObject({
  version: z.literal(1),
  plan: z
    .strictObject({
      title: z.string().describe('Of several plans the first one’s.'),
      description: z.exactOptional(z.string()).describe('Markdown.'),
      sha256: z.string().describe('Digest of the plan, or of all plans of the run in their order.'),
      files: z.array(z.string()).describe('The plan files, as they were named.'),
      overrides: z
        .exactOptional(
          z.strictObject({
            reads: z.exactOptional(z.enum(['strict', 'auto'])).describe('As in the plan.'),
            duplicates: z.exactOptional(z.enum(['collapse', 'keep', 'error'])).describe('As in the plan.'),
            on_error: z.exactOptional(z.enum(['stop', 'continue'])).describe('As in the plan.'),
            commits: z.exactOptional(z.enum(['per-step', 'per-file', 'squash'])).describe('As in the plan.'),
            trailing_whitespace: z.exactOptional(z.enum(['keep', 'strip'])).describe('As in the plan.'),
          }),
        )
        .describe('Options of the run that replaced the plan’s own; a replay needs them too.'),
    })
    .describe('The plan that was replayed; of several, what they make together.'),
  base: revision.nullable().describe('What the plan was replayed on; null where no repository was reached.'),
  head: z
    .strictObject({ ...revision.shape, branch: z.exactOptional(z.string()).describe('The branch that stands there.') })
    .nullable()
    .describe('The result; null when nothing was recorded.'),
  run: z
    .strictObject({ id: z.string().describe('Names the run in `editplan show` and `undo`.') })
    .nullable()
    .describe('The run that was recorded; null when nothing was.'),
  steps: z.array(reportedStep).describe('Every step of the run, in order.'),
  written: z
    .boolean()
    .describe('Whether anything was written: false for a check, a dry run, a run that was refused or changes nothing.'),
  files: z
    .array(reportedFile)
    .readonly()
    .describe('The net change: every path in which the result differs from what was there, as git lists them.'),
  totals: z
    .strictObject({
      applied: count.describe('Steps that changed a file.'),
      unchanged: count.describe('Steps that had nothing to change.'),
      collapsed: count.describe('Steps that repeat an earlier one.'),
      failed: count.describe('Steps that were refused.'),
      skipped: count.describe('Steps that were not replayed.'),
      files: count.describe('Files that the run changes, as git counts them.'),
      insertions: insertions.describe('Lines added, as `git diff --numstat -M` counts them.'),
      deletions: deletions.describe('Lines taken away, counted alike.'),
    })
    .describe('The steps by what became of them, and the size of the change.'),
  notes: z.exactOptional(z.array(z.string())).describe('Remarks on the run as a whole.'),
  verifications: z
    .exactOptional(z.array(reportedVerification).readonly())
    .describe('Programs of the policy that were run on the result, in order.'),
  problems: z.exactOptional(z.array(reportedProblem)).describe('Refusals that belong to no step: a plan’s own faults.'),
  pull_request: z
    .exactOptional(
      z.strictObject({
        number: z.exactOptional(z.int().positive()).describe('Its number; absent without one.'),
        url: z.string().describe('Its address; empty without one.'),
        compare_url: z
          .exactOptional(z.string())
          .describe('Page on which a person opens the pull request, where none could be opened.'),
        issue: z
          .exactOptional(
            z.strictObject({
              number: z.int().positive().describe('Its number.'),
              url: z.string().describe('Its address.'),
            }),
          )
          .describe('The issue that was opened in its place.'),
        operation: z.enum(['created', 'updated', 'closed', 'none']).describe('What was done to it.'),
        branch: z.string().describe('The branch that was pushed.'),
        head_sha: z.string().describe('Commit that the branch is at; empty where that is not known.'),
        verified: z
          .exactOptional(z.boolean())
          .describe('Whether GitHub verified the signature of that commit; absent where nothing was signed.'),
        failed: z
          .exactOptional(z.boolean())
          .describe('The problems kept it from what was asked. Otherwise they are warnings about it.'),
        proposed: z
          .exactOptional(
            z.strictObject({
              title: z.string().describe('Title of the pull request.'),
              body: z.string().describe('Its body, in Markdown.'),
              push: z.array(z.string()).describe('Arguments of the git push.'),
              calls: z.array(proposedCall).describe('Calls of the API, in order.'),
            }),
          )
          .describe('Of a dry run: what would be opened, by which push and which calls of the API.'),
      }),
    )
    .describe('Of `editplan pr` and the Action: the pull request that carries the run.'),
})

export type RunReport = z.output<typeof reportSchema>
export type ReportedStep = z.output<typeof reportedStep>
export type ReportedCell = z.output<typeof reportedCell>
export type ReportedVerification = z.output<typeof reportedVerification>
export type ReportedFile = z.output<typeof reportedFile>
export type ChangedFile = z.output<typeof changedFile>
export type ReportedProblem = z.output<typeof reportedProblem>

/** JSON Schema (draft 7) of the report, as `editplan schema --report` prints it. */
export const reportJsonSchema = (): Record<string, unknown> => {
  const { $schema, ...schema } = z.toJSONSchema(reportSchema, { target: 'draft-07', io: 'input' })
  return { $schema, title: 'Report of an editplan run', ...schema }
}
