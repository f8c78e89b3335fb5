import * as z from 'zod'
import type { Problem, RefusedText } from '../../errors.ts'
import type { PathGlobOptions } from '../text/globs.ts'
import { isInside } from '../text/paths.ts'
import { readSettingsFile, type SettingsFault, type SettingsIssue } from '../text/settings-file.ts'
import { run } from '../tools/run.ts'
import { isCommandRule, readCommandRule } from './command-rules.ts'
import { whyThroughLink } from './dangerous-commands.ts'
import { type PolicyKeys, policyKeys } from './policy-keys.ts'
import { parseRule } from './rules.ts'
import { argv, globs, shortName, size } from './schema-parts.ts'

/**
 * The policy file, version 1: `.github/editplan.yml` or `.yaml` of the base. The source of its type and of its JSON Schema.
 * Most runs have no policy file, so it is built when the first is read.
 */
export const policyFileSchema = () => (built ??= build())

let built: ReturnType<typeof build> | undefined

const build = () => ownSchema().extend(keysOfWings())

const keysOfWings = (): Record<never, z.ZodType> =>
  Object.fromEntries(policyKeys().map(({ key, schema }) => [key, schema().optional()]))

const ownSchema = () =>
  z.strictObject({
    version: z.literal(1),
    mode: z
      .enum(['default', 'acceptEdits', 'bypassPermissions', 'plan', 'auto'])
      .default('default')
      .describe(
        'default: protected paths and ask rules require approval. acceptEdits: only ask rules do. bypassPermissions: nothing does. plan: check only. auto: the classifier decides first.',
      ),
    portable: z
      .boolean()
      .default(false)
      .describe(
        'Refuse names that Windows does not allow, and new ones that differ from others only in case or composition.',
      ),
    only: z
      .array(globs('permit'))
      .min(1)
      .max(1000)
      .optional()
      .describe('Globs of the files that a run may change; all others are denied, whatever the rules say.')
      .meta({ examples: [['docs/**', '*.md']] }),
    rules: ruleLists(),
    limits: limits(),
    secrets: z
      .strictObject({
        enabled: z.boolean().default(true).describe('Whether to look for credentials in all new text.'),
        allow: z.array(globs('permit')).max(1000).default([]).describe('Globs of files that may contain credentials.'),
      })
      .prefault({})
      .describe('The scan that refuses new text with a credential before anything is written.'),
    hidden_characters: z
      .enum(['note', 'ask', 'deny'])
      .optional()
      .describe(
        'Characters in new text and paths that a reader does not see or takes for others: note: the report counts them. ask: they require approval. deny: refused. Default: note, but ask for those that turn the direction of text and for invisible ones.',
      ),
    classifier: argv()
      .optional()
      .describe(
        'For mode auto: a program that gets a step as JSON on standard input and answers {"behavior", "confidence"}.',
      ),
    schemas: z
      .record(globs(), z.string())
      .default({})
      .describe('From a glob of settings files to the JSON Schema in the repository that they must satisfy.'),
    reminders: z
      .record(globs(), z.string().min(1).max(4096))
      .default({})
      .describe('From a glob of files to a note that editplan mcp adds to the output of Read.'),
    guidance: z
      .array(z.string().regex(/^[^/\\]+$/, 'expected the name of a file, without folders'))
      .max(20)
      .default(['AGENTS.md'])
      .describe(
        'Names of files that editplan mcp shows once to a client that touches a file in their folder or below.',
      ),
    verify: z
      .array(verification())
      .max(100)
      .default([])
      .describe('Commands to run on the result before it is applied or published.'),
    overlap: z
      .enum(['note', 'draft', 'stop'])
      .optional()
      .describe(
        'A pull request that conflicts with an open one of the same repository, or has to wait for it. note: mention it in the body. draft: open a draft. stop: push nothing. Default: note.',
      ),
    mechanical: z
      .array(permittingRule())
      .max(1000)
      .optional()
      .describe(
        'Changes that blame passes over once they are merged (`ignore-revs` of the Action): a plan is mechanical if a rule here matches each of its changes, such as Edit(**/*.md) or Run(npm run format).',
      ),
    submodules: z
      .strictObject({
        unchecked: z
          .boolean()
          .default(false)
          .describe('Move submodules without asking their remotes whether they have the commits.'),
      })
      .prefault({})
      .describe('Steps that move submodules.'),
    worktree: worktree(),
    explain: z
      .strictObject({
        commands: z
          .array(explainCommand())
          .max(20)
          .default([])
          .describe(
            'Formatters and generators that editplan explain tries on the files before the change. A rule has to allow each, as of a plan.',
          ),
      })
      .optional()
      .describe('How changes are explained.'),
  })

const explainCommand = () =>
  z.strictObject({
    name: shortName()
      .describe('What explanations call it.')
      .meta({ examples: ['format'] }),
    run: z
      .union([argv(), commandLine()])
      .describe('A program and its arguments, or a plain command line.')
      .meta({ examples: ['npm run format', ['npx', 'prettier', '--write', '.']] }),
    files: z
      .union([globs('permit'), z.array(globs('permit')).min(1).max(100)])
      .describe('Files that it may change.')
      .meta({ examples: ['*.{js,ts}'] }),
  })

const ruleLists = () =>
  z
    .strictObject({
      deny: rules('refused.', rule()),
      ask: rules('they require approval; in CI the run stops, or opens a draft.', boundRule(rule())),
      allow: rules('they are allowed, on protected paths too.', permittingRule()),
    })
    .prefault({})
    .describe(
      'Which steps may change which files: deny rules win over ask rules, ask rules over allow rules. In deny and ask, Write covers every file that is created or written as a whole, Delete every file that is removed, and Edit every change, whichever tool does it; allow rules name tools.',
    )

const limits = () =>
  z
    .strictObject({
      files: z
        .int()
        .positive()
        .optional()
        .describe('Maximum number of files that a run may change.')
        .meta({ examples: [300] }),
      lines: z
        .int()
        .positive()
        .optional()
        .describe('Maximum number of lines that a run may add and delete, of text files.')
        .meta({ examples: [2000] }),
      steps: z
        .int()
        .positive()
        .optional()
        .describe('Maximum number of steps in a run.')
        .meta({ examples: [10_000] }),
      bytes: size()
        .describe('Maximum size of all changed files together, after the run.')
        .meta({ examples: ['50MiB', 52_428_800] }),
      file_bytes: size()
        .describe('Maximum size of one changed file.')
        .meta({ examples: ['1GiB'] }),
    })
    .prefault({})
    .describe('Maximum size of a run, in addition to the limits that every plan has.')

const rule = (options?: PathGlobOptions) =>
  z.string().superRefine((text, context) => {
    const parsed = isCommandRule(text) ? readCommandRule(text) : parseRule(text, options)
    if (typeof parsed === 'string') context.addIssue({ code: 'custom', message: parsed })
  })

const permittingRule = () => boundRule(rule({ purpose: 'permit' }))

/** Every command at once can be denied, and nothing else. */
const boundRule = (one: ReturnType<typeof rule>) =>
  one.refine((text) => text.trim() !== run.name, 'the rule Run names no command: write one, as in Run(npm run format)')

const rules = (what: string, one: ReturnType<typeof rule>) =>
  z.array(one).max(1000).default([]).describe(`Rules such as Edit(src/**) and Run(npm run format): ${what}`)

const verification = () =>
  z.strictObject({
    name: shortName()
      .optional()
      .describe('Its name in the report; default: the command itself.')
      .meta({ examples: ['tests'] }),
    run: z
      .union([argv(), commandLine()])
      .describe('A program and its arguments, or a plain command line: no pipes, redirections or expansions.')
      .meta({ examples: ['npm test', ['npm', 'run', 'lint']] }),
    timeout: z.int().positive().max(86_400).default(600).describe('Seconds after which it is killed.'),
    formats: z
      .boolean()
      .default(false)
      .describe('Whether it may change the files that the plan touched; the changes become one more commit.'),
    env: z
      .array(z.string())
      .max(100)
      .default([])
      .describe('Names of environment variables to pass in addition to the usual ones.'),
    'on-failure': z
      .enum(['stop', 'draft', 'narrow'])
      .default('stop')
      .describe(
        'draft: open a draft pull request that names the failure. narrow: leave out the steps that break it, open a pull request of the others, and list what is left out.',
      ),
  })

const worktree = () =>
  z
    .strictObject({
      copy: dependencies('copied, with blocks shared where the disk can do that.'),
      link: dependencies('linked. A program may write through a link into your checkout, so `copy` is safer.'),
      setup: z
        .union([argv(), commandLine()])
        .optional()
        .describe(
          'A program that runs in the worktree after `copy` and before `link`. It must not make what `link` names.',
        )
        .meta({ examples: [['npm', 'ci']] }),
      timeout: z.int().positive().max(86_400).default(600).describe('Seconds after which `setup` is killed.'),
    })
    .superRefine(({ copy, link }, context) => {
      const paths = [...copy, ...link].map((path) => path.replace(/\/+$/, ''))
      for (const [at, path] of paths.entries()) {
        const other = paths.find((one, index) => index < at && (isInside(one, path) || isInside(path, one)))
        if (other === undefined) continue
        const where = at < copy.length ? ['copy', at] : ['link', at - copy.length]
        context.addIssue({ code: 'custom', path: where, message: `it overlaps with ${JSON.stringify(other)}` })
      }
    })
    .prefault({})
    .describe('What the temporary worktrees get in which programs run: files of your checkout that git ignores.')

const dependencies = (what: string) =>
  z
    .array(
      z
        .string()
        .max(4096)
        .regex(PLAIN_PATH, 'expected a path relative to the root of the checkout, such as node_modules'),
    )
    .max(100)
    .default([])
    .describe(`Paths of your checkout that git ignores, such as node_modules: they are ${what}`)

/** No empty part, no `.`, no `..`, no backslash. */
const PLAIN_PATH = /^(?:(?!\.{1,2}(?:\/|$))[^/\\]+)(?:\/(?!\.{1,2}(?:\/|$))[^/\\]+)*\/?$/
/** `parsePolicy` checks that it runs without a shell. */
const commandLine = () => z.string().min(1).max(4096)

/** A policy file that passed the schema, defaults filled in. */
export type PolicyFile = z.output<ReturnType<typeof ownSchema>> & Partial<PolicyKeys>
/** What temporary worktrees get besides the files of their commit. */
export type WorktreeSettings = PolicyFile['worktree']
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

/** Reads a policy's YAML 1.2 text. Refusals: POLICY_INVALID, all at once, each with line and column in `name`. */
export const parsePolicy = async (
  text: string,
  name: string,
): Promise<{ readonly ok: true; readonly policy: PolicyFile } | RefusedText> => {
  const read = readSettingsFile(text, { name, what: 'policy' })
  if (!read.ok) return { ok: false, problems: read.faults.map(invalid) }
  const parsed = policyFileSchema().safeParse(read.value)
  const issues = [...(await commandLineIssues(read.value)), ...linkIssues(parsed.data)]
  if (parsed.success && issues.length === 0) return { ok: true, policy: parsed.data }
  const faults = read.faultsOf(parsed.error?.issues ?? [], policyFileSchema())
  return { ok: false, problems: [...faults, ...issues.map(read.faultOf)].map(invalid) }
}

const invalid = (fault: SettingsFault): Problem => ({ name: 'POLICY_INVALID', ...fault })

/** Programs that would write through a link into the checkout. */
const linkIssues = (policy: PolicyFile | undefined): readonly SettingsIssue[] => {
  if (!policy || policy.worktree.link.length === 0) return []
  const { setup, link } = policy.worktree
  const programs = [
    ...(setup === undefined ? [] : [{ run: setup, path: ['worktree', 'setup'] }]),
    ...policy.verify.map(({ run }, at) => ({ run, path: ['verify', at, 'run'] })),
  ]
  return programs.flatMap(({ run, path }) => {
    const lines = typeof run === 'string' ? run.split('&&').map((one) => one.trim().split(/\s+/)) : [run]
    const wrong = lines.flatMap((argv) => whyThroughLink(argv, link) ?? [])[0]
    return wrong === undefined ? [] : [{ path, message: `it ${wrong}` }]
  })
}

/** Errors in command lines, which run without a shell. The Bash parser is loaded for the first of them. */
const commandLineIssues = async (value: unknown): Promise<readonly SettingsIssue[]> => {
  const setup = plainSetup.safeParse(value).data?.worktree.setup
  const verified = (verifications.safeParse(value).data?.verify ?? []).flatMap((one, at) => {
    const run = plainVerification.safeParse(one).data?.run
    return run === undefined ? [] : [{ run, path: ['verify', at, 'run'] }]
  })
  const lines = [...verified, ...(setup === undefined ? [] : [{ run: setup, path: ['worktree', 'setup'] }])]
  if (lines.length === 0) return []
  const { readCommandLine } = await import('../programs/command-line.ts')
  return lines.flatMap(({ run, path }) => {
    const line = readCommandLine(run)
    const wrong = line.ok ? (line.programs ? undefined : 'it needs a shell, and no shell is used') : line.reason
    const message = `the command line is refused: ${wrong}. Write the program and its arguments as a list`
    return wrong === undefined ? [] : [{ path, message }]
  })
}

/** Enough of a policy's shape to find its command lines, whatever else is wrong with it. */
const verifications = z.object({ verify: z.array(z.unknown()) })
const plainVerification = z.object({ run: commandLine() })
const plainSetup = z.object({ worktree: z.object({ setup: commandLine() }) })
