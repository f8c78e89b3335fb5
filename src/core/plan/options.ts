import * as z from 'zod'

/** How steps may become commits. */
export const COMMITS = ['per-step', 'per-rule', 'per-file', 'squash'] as const

/** How a plan is replayed, with the defaults. */
export const planOptions = z.strictObject({
  reads: z
    .enum(['strict', 'auto'])
    .default('strict')
    .describe('strict: a file that exists is edited only after a Read step on it. auto: the engine reads it itself.'),
  duplicates: z
    .enum(['collapse', 'keep', 'error'])
    .default('collapse')
    .describe('How to handle an Edit that repeats an earlier one: leave it out, apply it again, or refuse it.'),
  on_error: z
    .enum(['stop', 'continue'])
    .default('stop')
    .describe('stop: one failed step means that nothing is written. continue: apply what can be applied.'),
  commits: z
    .enum(COMMITS)
    .default('per-step')
    .describe('How steps become commits. per-rule: fixes of one rule that follow each other share one.'),
  trailing_whitespace: z
    .enum(['keep', 'strip'])
    .default('keep')
    .describe('strip: remove trailing white space from new text, except in Markdown.'),
})

/** Effective options of a plan; the command line overrides each. */
export type PlanOptions = Readonly<z.output<typeof planOptions>>
