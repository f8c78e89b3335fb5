import * as z from 'zod'
import type { Position } from '../../errors.ts'
import { edit } from '../tools/edit.ts'
import { line, text } from '../tools/fields.ts'
import type { Condition } from '../tools/file-choice.ts'
import { choiceKeys, condition } from '../tools/file-choice.ts'
import type { StepInputs, StepTool, WrittenInputs } from '../tools/step-inputs.ts'
import type { KeyPlaces } from './document.ts'
import { type PlanOptions, planOptions } from './options.ts'
import { type VariableValues, vars } from './variables.ts'

export type { Patterns } from '../text/glob-groups.ts'

/** The keys of a step besides its tool's input. */
export const stepShape = {
  id: line()
    .exactOptional()
    .describe('Unique name of the step; without it the step is called by its number, from 1.')
    .meta({ examples: ['rename-decl'] }),
  why: text()
    .exactOptional()
    .describe('Reason, shown to the reviewer next to the change.')
    .meta({ examples: ['the name hides the network call'] }),
  session: z
    .union([z.int().min(1), z.literal('none')])
    .exactOptional()
    .describe('Which of the plan’s `sessions` the step comes from: its number, default 1, or none of them.')
    .meta({ examples: [2, 'none'] }),
  when: condition
    .exactOptional()
    .describe('Replay the step only where all of this is true; otherwise it is skipped.')
    .meta({
      examples: [
        { exists: true },
        { file_path: 'package.json', contains: '"react":' },
        { glob: 'src/**', not_matches: 'legacy' },
      ],
    }),
}

export const stepHeader = z.strictObject(stepShape)

const { shape } = edit.input()
const { glob, exclude, expect_matches } = choiceKeys

/** Keys of steps that a plan says once. */
export const planDefaults = z.strictObject({
  glob: glob.describe('For steps without a glob and without their own path.'),
  exclude: exclude.describe('For steps with a glob.'),
  replace_all: shape.replace_all.describe('For Edit.'),
  expect_matches: expect_matches.describe('For steps with a glob, and Edit.'),
  language: shape.language.describe('For Edit by pattern or rule.'),
  match: shape.match.describe('For Edit by old_string.'),
})

export type PlanDefaults = Readonly<z.output<typeof planDefaults>>

/** Letters, digits and signs of names alone: it is shown to people and written into other tools' files. */
const named = (pattern: RegExp, most: number) => z.string().max(most).regex(pattern, 'is not a plain name')

/** The session of an agent that steps come from, as its log says. */
export const planSession = z.strictObject({
  agent: named(/^[\w.-]+$/, 100)
    .exactOptional()
    .describe('The agent.')
    .meta({ examples: ['claude-code'] }),
  model: named(/^[\w.-]+\/[\w.:@+/-]+$/, 250)
    .exactOptional()
    .describe('The model, as provider/name.')
    .meta({ examples: ['anthropic/claude-opus-4-5-20251101'] }),
  id: named(/^[\w.:@+/-]+$/, 200)
    .exactOptional()
    .describe('The session’s id.')
    .meta({ examples: ['2850166f-2eda-4717-a496-fd760e9f1d5e'] }),
})

/** A passage of a source that the plan has no step for. */
export const leftOutPassage = z.strictObject({
  at: line()
    .describe('Where it is in the source: file and line.')
    .meta({ examples: ['fix.patch:12'] }),
  what: line()
    .describe('What it is called there.')
    .meta({ examples: ['hunk'] }),
  why: text()
    .describe('Why it is not a step.')
    .meta({ examples: ['Its lines are not in src/user.ts.'] }),
})

/** A passage of a source that the plan has no step for. */
export type LeftOutPassage = Readonly<z.output<typeof leftOutPassage>>

/** An agent's session that steps come from, as far as its log says; a claim, by which nothing is decided. */
export type PlanSession = Readonly<z.output<typeof planSession>>

/** The same for the same session. */
export const sessionKey = ({ agent, model, id }: PlanSession): string => JSON.stringify([agent, model, id])

/** What a plan says before its steps; the first line of a plan in JSON Lines. */
export const planHeader = z.strictObject({
  $schema: z
    .string()
    .exactOptional()
    .describe('Where an editor finds this schema; no other effect.')
    .meta({ examples: ['./node_modules/editplan/schema/plan.schema.json'] }),
  version: z.literal(1).describe('Version of the plan format.'),
  title: line()
    .describe("One line; becomes the pull request's title.")
    .meta({ examples: ['Rename getUser to fetchUser'] }),
  description: text()
    .exactOptional()
    .describe(
      "The plan's own words. The pull request's body quotes them below what the run says; nothing in them is Markdown but `code`.",
    )
    .meta({ examples: ['The getter does network I/O.'] }),
  base: line()
    .regex(/^[^-]/, 'begins with a dash, which no revision does')
    .exactOptional()
    .describe('The commit the plan was made against.')
    .meta({ examples: ['3f2c9e1', 'main'] }),
  created: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], 'is not an ISO date such as 2026-05-01T10:00:00Z')
    .refine((date) => Date.parse(date) >= 0, 'is before 1970, which git cannot record')
    .exactOptional()
    .describe('Date that every commit of the run carries; a day without a time means midnight UTC.')
    .meta({ examples: ['2026-05-01T10:00:00Z'] }),
  author: z
    .strictObject({
      name: line()
        .regex(/^[^<>]*$/, 'holds < or >')
        .describe('Name of the author.')
        .meta({ examples: ['Refactor Bot'] }),
      email: line()
        .regex(/^[^<>]*$/, 'holds < or >')
        .describe('Mail address of the author.')
        .meta({ examples: ['bot@example.com'] }),
    })
    .exactOptional()
    .describe('Author of the commits.')
    .meta({ examples: [{ name: 'Refactor Bot', email: 'bot@example.com' }] }),
  sessions: z
    .array(planSession)
    .exactOptional()
    .describe(
      'The sessions of agents that the steps come from. A claim: reports repeat it, and nothing is decided by it.',
    )
    .meta({ examples: [[{ agent: 'claude-code', model: 'anthropic/claude-opus-4-5-20251101' }]] }),
  left_out: z
    .array(leftOutPassage)
    .exactOptional()
    .describe(
      'What its source proposes, or a recording saw, and no step does. Each run of the plan reports it and opens its pull request as a draft.',
    )
    .meta({ examples: [[{ at: 'fix.patch:12', what: 'hunk', why: 'Its lines are not in src/user.ts.' }]] }),
  cwd: text()
    .regex(/^(\/|\\\\|[A-Za-z]:[\\/])/, 'is not an absolute path')
    .exactOptional()
    .describe('Root of the checkout the plan was recorded in; stripped from absolute paths.')
    .meta({ examples: ['/home/ada/shop'] }),
  vars: vars
    .exactOptional()
    .describe(
      'Variables and their defaults; null for a variable without a default. `${{ vars.name }}` in a step is replaced by the value; `--var name=value` sets it.',
    )
    .meta({ examples: [{ team: 'payments', version: null }] }),
  defaults: planDefaults
    .exactOptional()
    .describe(
      'Keys for all steps: each step whose tool has the key gets it, unless it sets it. glob and exclude do not apply to a step with a path.',
    )
    .meta({ examples: [{ glob: 'src/**/*.ts', replace_all: true, expect_matches: { min: 0 } }] }),
  options: planOptions.prefault({}).describe('How the plan is replayed; the command line overrides each.'),
})

/** A tool that agents call. */
export type ToolName = 'Read' | 'Edit' | 'Write' | 'NotebookEdit'

/** What a plan says before its steps, as plain data. */
export type PlanHeaderData = z.input<typeof planHeader>

/** The keys of a step besides its tool's input, as plain data. */
export type StepHeaderData = z.input<typeof stepHeader>

/** A step as a plan writes it: its tool and the tool's input side by side, or as a tool-use block. */
export type StepData = {
  [Tool in StepTool]:
    | ({ tool: Tool } & StepHeaderData & WrittenInputs[Tool])
    | ({ type: 'tool_use'; name: Tool; input: WrittenInputs[Tool] } & StepHeaderData)
}[StepTool]

/** A plan as plain data: what its JSON text says. */
export interface PlanData extends PlanHeaderData {
  steps: StepData[]
}

export type Author = { readonly name: string; readonly email: string }

interface StepOf<Tool extends StepTool, Input> {
  /** The step's number in the plan, from 1. */
  readonly index: number
  /** The author's id, where the plan gives one. */
  readonly id?: string
  readonly tool: Tool
  readonly input: Input
  /** Shown to the reviewer beside the change. */
  readonly why?: string
  /** The session of an agent that it comes from, as the plan says; a Read has none. */
  readonly session?: PlanSession
  /** The step is skipped where this does not hold. */
  readonly when?: Condition
  /** Whoever runs the plan leaves the step out. */
  readonly leftOut?: true
  /** @internal Places of the keys that more than the schema judges, by their paths; present where the plan was read from a text. */
  readonly keys?: KeyPlaces
  /** The step's place in the plan's text, counted from 1. */
  readonly at: Position
}

export type Step = { [Tool in StepTool]: StepOf<Tool, StepInputs[Tool]> }[StepTool]

/** A parsed plan: plain data, all defaults filled in, paths as the plan wrote them less its `cwd`. */
export interface Plan {
  readonly version: 1
  readonly title: string
  readonly description?: string
  /** The commit the plan was made against, as the plan names it. */
  readonly base?: string
  /** ISO date that every commit of the run carries. */
  readonly created?: string
  readonly author?: Author
  /** Those that its steps come from, as the plan says. */
  readonly sessions?: readonly PlanSession[]
  /** What its source proposes and none of its steps does. */
  readonly left_out?: readonly LeftOutPassage[]
  /** Root of the checkout the plan was recorded in, stripped from absolute paths. */
  readonly cwd?: string
  /** @internal What it was read from in this run. */
  readonly source?: PlanSource
  readonly options: PlanOptions
  /** Its variables with their values, which its steps hold already; absent where it has none. */
  readonly vars?: VariableValues
  readonly steps: readonly Step[]
  /** SHA-256, hex, of the plan's canonical content (not of its layout): what `Editplan-Plan` trailers carry. */
  readonly digest: string
}

/** What a plan was read from that was no plan. */
export interface PlanSource {
  readonly file: string
  readonly format: string
  /** How it was read: its root, what was taken off its names. */
  readonly notes: readonly string[]
  /** What no step says. */
  readonly passages: readonly (LeftOutPassage & { readonly class: PassageClass })[]
  /** It is a proposal of which nothing is left out: one refused step refuses it, whatever `on_error` says. */
  readonly isWhole: boolean
}

/**
 * Why the plan has no step for a passage of a source.
 * - `left out`: a change that does not fit, fits twice, or that no plan can carry.
 * - `not read`: it looks like a change, and no reader took it.
 * - `unknown`: a command that a session ran. Its log does not show what it did.
 * - `failed`: the record itself says that it did not happen, or that it changed nothing.
 */
export type PassageClass = 'left out' | 'not read' | 'unknown' | 'failed'

/** A plan without its steps. */
export type PlanHeader = Omit<Plan, 'steps' | 'digest' | 'source'>
