import * as z from 'zod'

/** Names what the predicate means; docs/provenance.md describes it. */
export const PREDICATE_TYPE = 'https://github.com/editplan/editplan/run/v1'

export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const commit = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)

const predicateSchema = z.object({
  /** Version of editplan that made the commits. */
  engine: z.string(),
  /** Inputs of the Action that decide what is committed, as the workflow gave them. */
  inputs: z.record(z.string(), z.string()),
  /** Digest of the plans, as in the commits' Editplan-Plan trailer. */
  plan: sha256,
  /** The policy's file as the run read it; absent where there was none. */
  policy: z.object({ name: z.string(), sha256 }).exactOptional(),
  base: z.object({ branch: z.string(), commit }),
  pull_request: z.object({ repository: z.string(), number: z.int().positive() }),
  steps: z.array(
    z.object({
      step: z.int().min(1),
      tool: z.string(),
      file: z.string().exactOptional(),
      status: z.string(),
    }),
  ),
  /** Steps at the end of the plan that `steps` does not list. */
  steps_omitted: z.int().min(1).exactOptional(),
  totals: z.record(z.string(), z.int().min(0)),
})

/** What a run was and did. */
export type Predicate = z.infer<typeof predicateSchema>

const subject = z.object({
  name: z.string(),
  digest: z.union([z.object({ sha256 }), z.object({ gitCommit: commit })]),
})

/** What a statement is about: a file by its SHA-256, or a commit. */
export type Subject = z.infer<typeof subject>

/** An in-toto statement about a run. */
export const statementSchema = z.object({
  _type: z.literal(STATEMENT_TYPE),
  predicateType: z.literal(PREDICATE_TYPE),
  subject: z.array(subject).min(1),
  predicate: predicateSchema,
})

export type Statement = z.infer<typeof statementSchema>

/** Bytes of steps that a predicate lists; the manifest has the plans themselves. */
const STEPS = 512 * 1024

/** The predicate, its list of steps cut where it would be too long. */
export function boundedPredicate(predicate: Predicate): Predicate {
  let bytes = 0
  const fitting = predicate.steps.findIndex((step) => {
    bytes += Buffer.byteLength(JSON.stringify(step))
    return bytes > STEPS
  })
  if (fitting < 0) return predicate
  return { ...predicate, steps: predicate.steps.slice(0, fitting), steps_omitted: predicate.steps.length - fitting }
}
