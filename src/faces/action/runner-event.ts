import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { commitId } from '../../core/history/manifest.ts'
import { isObject, parsedJson } from '../../core/text/json.ts'
import { valueAt, whatIsWrong } from '../../core/text/schema-issues.ts'
import { EditplanError } from '../../errors.ts'

const number = z.int().positive()
const text = z.string().min(1, 'is empty')

/** Null where GitHub has it so: a body without text, a branch or a repository that is gone, no merge. */
const runnerEvent = z.object({
  action: text.optional(),
  sender: z.object({ login: text, type: text.optional() }).optional(),
  repository: z.object({ default_branch: text.optional() }).optional(),
  issue: z.object({ number: number.optional(), pull_request: z.object({}).optional() }).optional(),
  comment: z.object({ body: z.string().optional() }).optional(),
  changes: z.object({ body: z.object({ from: z.string().nullable().optional() }).optional() }).optional(),
  pull_request: z
    .object({
      number: number.optional(),
      body: z.string().nullable().optional(),
      merged: z.boolean().optional(),
      merge_commit_sha: commitId.nullable().optional(),
      head: z.object({ sha: commitId.optional() }).optional(),
      base: z.object({ ref: text.optional(), sha: commitId.optional() }).optional(),
    })
    .optional(),
  merge_group: z
    .object({
      base_ref: text.optional(),
      head_ref: text.optional(),
      head_sha: commitId.optional(),
      base_sha: commitId.optional(),
    })
    .optional(),
  workflow_run: z
    .object({
      id: number.optional(),
      head_branch: text.nullable().optional(),
      head_repository: z.object({ id: number }).nullable().optional(),
    })
    .optional(),
})

/** The parts of the runner's event that are read; GitHub writes it. */
export type RunnerEvent = z.infer<typeof runnerEvent>

/** The variables that say which event started the workflow. */
type EventVariables = Readonly<Partial<Record<'GITHUB_EVENT_PATH' | 'GITHUB_EVENT_NAME', string>>>

/**
 * The event that started the workflow; empty without one, as in a run by hand. Throws USAGE with the field where the file is not as
 * GitHub writes it.
 */
export async function readEvent({ GITHUB_EVENT_PATH: file = '' }: EventVariables): Promise<RunnerEvent> {
  if (file === '') return {}
  const json = parsedJson(await readFile(file, 'utf8').catch(() => ''))
  if (!isObject(json)) throw unreadable(`${file} is no JSON object`)
  const parsed = runnerEvent.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw unreadable(issue ? `${issue.path.join('.')} ${whatIsWrong(issue, valueAt(json, issue.path))}` : file)
}

/** A value that this kind of event always has. Throws USAGE with the field where it is absent. */
export function required<Value>(value: Value | undefined, field: string): Value {
  if (value === undefined) throw unreadable(`${field} is missing`)
  return value
}

const unreadable = (what: string): EditplanError =>
  new EditplanError({
    name: 'USAGE',
    message: `The event of the runner cannot be used: ${what}. Run the workflow again; GITHUB_EVENT_PATH names its file.`,
  })
