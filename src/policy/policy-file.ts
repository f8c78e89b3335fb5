import * as z from 'zod'
import { compileGlob } from '../text/glob.ts'
import { parseRule } from './rules.ts'

const UNITS: Readonly<Record<string, number>> = { '': 1, B: 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 }

const SIZE = /^(\d{1,9}(?:\.\d{1,3})?)\s?(B|KiB|MiB|GiB)?$/

/** `parsePolicy` checks that it runs without a shell. */
export const commandLine = () => z.string().min(1).max(4096)

/**
 * The policy file, version 1: `.github/editplan.yml` or `.yaml` of the base. The source of its type and of its JSON Schema.
 * Most runs have none, so it is built when one is read.
 */
export const policyFileSchema = () => {
  const size = z
    .union(
      [
        z.int().min(0),
        z
          .string()
          .regex(SIZE)
          .transform((text) => {
            const [, amount, unit] = SIZE.exec(text) ?? []
            return Math.floor(Number(amount) * (UNITS[unit ?? ''] ?? 1))
          }),
      ],
      { error: 'expected a number of bytes, as 1048576 or 50MiB' },
    )
    .optional()

  const rule = z.string().superRefine((text, context) => {
    const parsed = parseRule(text)
    if (typeof parsed === 'string') context.addIssue({ code: 'custom', message: parsed })
  })

  const rules = (what: string) => z.array(rule).max(1000).default([]).describe(`Rules as Edit(src/**): ${what}`)

  const glob = z.string().superRefine((text, context) => {
    const compiled = compileGlob(text)
    if (typeof compiled === 'string') context.addIssue({ code: 'custom', message: `the glob ${compiled}` })
  })

  const argv = z
    .tuple([z.string().min(1)], z.string())
    .describe('A program and its arguments. No shell reads them; ./ is the root of the repository.')

  const verification = z.strictObject({
    name: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe('What the report calls it; default the command itself.')
      .meta({ examples: ['tests'] }),
    run: z
      .union([argv, commandLine()])
      .describe('A program and its arguments, or a plain command line: no pipes, redirections or expansions.')
      .meta({ examples: ['npm test', ['npm', 'run', 'lint']] }),
    timeout: z.int().positive().max(86_400).default(600).describe('Seconds until it is killed.'),
    formats: z
      .boolean()
      .default(false)
      .describe('It may change the files the plan touched; the changes become one more commit.'),
    env: z
      .array(z.string())
      .max(100)
      .default([])
      .describe('Names of environment variables to pass besides the usual ones.'),
    'on-failure': z.enum(['stop', 'draft']).default('stop').describe('draft: open a draft pull request that says so.'),
  })

  return z.strictObject({
    version: z.literal(1),
    mode: z
      .enum(['default', 'acceptEdits', 'bypassPermissions', 'plan', 'auto'])
      .default('default')
      .describe(
        'default: protected paths and ask rules ask. acceptEdits: ask rules alone. bypassPermissions: nothing asks. plan: check only. auto: the classifier is asked first.',
      ),
    portable: z.boolean().default(false).describe('Refuse names that Windows cannot hold.'),
    rules: z
      .strictObject({
        deny: rules('refused.'),
        ask: rules('somebody is asked; in CI the run stops, or opens a draft.'),
        allow: rules('allowed, protected paths included.'),
      })
      .prefault({})
      .describe('Which steps may change which files: the first deny wins, then ask, then allow.'),
    limits: z
      .strictObject({
        files: z
          .int()
          .positive()
          .optional()
          .describe('Files a run may change.')
          .meta({ examples: [300] }),
        steps: z
          .int()
          .positive()
          .optional()
          .describe('Steps a run may have.')
          .meta({ examples: [10_000] }),
        bytes: size
          .describe('Bytes of all changed files together, as they are after the run.')
          .meta({ examples: ['50MiB', 52_428_800] }),
        file_bytes: size.describe('Bytes of one changed file.').meta({ examples: ['1GiB'] }),
      })
      .prefault({})
      .describe('How large a run may be; without one, the limits of a plan alone.'),
    secrets: z
      .strictObject({
        enabled: z.boolean().default(true).describe('Look for credentials in all new text.'),
        allow: z.array(z.string()).max(1000).default([]).describe('Globs of files that may hold credentials.'),
      })
      .prefault({})
      .describe('New text that holds a credential is refused before anything is written.'),
    classifier: argv
      .optional()
      .describe('mode auto: gets a step as JSON on standard input and answers {"behavior", "confidence"}.'),
    schemas: z
      .record(z.string(), z.string())
      .default({})
      .describe('Glob of settings files to the JSON Schema in the repository that they must satisfy.'),
    reminders: z
      .record(glob, z.string().min(1).max(4096))
      .default({})
      .describe('Glob of files to a note that editplan mcp adds to what Read shows of them.'),
    guidance: z
      .array(z.string().regex(/^[^/\\]+$/, 'expected the name of a file, without folders'))
      .max(20)
      .default(['AGENTS.md'])
      .describe('Names of files that editplan mcp offers once to whoever touches a file in their folder or below.'),
    verify: z
      .array(verification)
      .max(100)
      .default([])
      .describe('Commands to run on the result before it is published.'),
  })
}

/** A policy file that passed the schema, defaults filled in. */
export type PolicyFile = z.output<ReturnType<typeof policyFileSchema>>
/** A program that checks or formats the result of a run. */
export type Verification = PolicyFile['verify'][number]

/** The policy file's JSON Schema, draft 7, for editors: what `schema/policy.schema.json` holds. */
export const policyJsonSchema = (): object => ({
  ...z.toJSONSchema(policyFileSchema(), {
    target: 'draft-7',
    io: 'input',
    // zod leaves out the examples of what is turned into something else.
    override: ({ zodSchema, jsonSchema }) => {
      const { examples } = z.globalRegistry.get(zodSchema) ?? {}
      if (Array.isArray(examples)) jsonSchema.examples ??= examples
    },
  }),
  title: 'editplan policy',
})
