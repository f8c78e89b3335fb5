import path from 'node:path'
import * as z from 'zod'
import { remotes } from '../../core/git/commands/remote.ts'
import { openGit } from '../../core/git/git.ts'
import { referencesIn } from '../../core/plan/variables.ts'
import { sha256 } from '../../core/text/digest.ts'
import { compileGlobs } from '../../core/text/globs.ts'
import { slashed } from '../../core/text/paths.ts'
import { readSettingsFile, type SettingsFault } from '../../core/text/settings-file.ts'
import { EditplanError, type Problem, type RefusedText } from '../../errors.ts'
import { campaignKeyOf, type Destination, type Input } from '../../inputs/input.ts'
import { INPUTS } from '../../inputs/table.ts'
import type { PlanOrigin, PublishedRun } from '../../publish/ledger.ts'
import { placeOf } from '../../publish/origin.ts'
import type { CampaignPulls, CampaignRun } from './campaign-values.ts'

/** The campaign file, version 1: which repositories get the pull requests of which plans, and how fast. */
const campaignSchema = () => (built ??= campaignSchemaOf(INPUTS))

let built: z.ZodType<Campaign> | undefined

/** @param rows the inputs; those that a campaign has are its keys */
export const campaignSchemaOf = (rows: readonly Input[]): z.ZodType<Campaign> =>
  z.strictObject({
    version: z.literal(1),
    title: z
      .string()
      .regex(/^[^\n\r]*\S[^\n\r]*$/, 'expected one line of text')
      .max(200)
      .describe('What the campaign is called. It gives the branches their name: editplan/<title>.')
      .meta({ examples: ['Move to checkout v5'] }),
    plans: z
      .array(z.string().min(1))
      .min(1, 'names no plan. Give one')
      .max(100)
      .describe('Plan files, relative to this file. Each repository gets all of them, in this order.')
      .meta({ examples: [['plans/checkout-v5.yaml']] }),
    repositories: repositories(),
    vars: z
      .record(
        repositoryName(),
        z.record(z.string(), z.string('expected a text; put it in quotes'), 'expected names and values of variables'),
      )
      .superRefine(isNamedOnce)
      .default({})
      .describe('Values of the plans’ variables, by repository.')
      .meta({ examples: [{ 'acme/web': { node: '22' } }] }),
    ...inputs(rows, ['run']),
    pull_requests: pullRequests(rows),
    pace: pace(),
  })

const isGlob = (glob: string, context: z.RefinementCtx<string>): void => {
  const compiled = compileGlobs([glob])
  if (typeof compiled === 'string') context.addIssue({ code: 'custom', message: compiled.replace(/\.$/, '') })
}

/** Keys that are rows of the table of inputs. @param to where they go */
const inputs = (rows: readonly Input[], to: readonly Destination[]) =>
  Object.fromEntries(
    rows.flatMap((row) => {
      if (row.campaign === undefined || !to.includes(row.of)) return []
      const key = campaignKeyOf(row)
      return [[key, (NARROWER[key] ?? schemaOf(row)).describe(row.campaign)]]
    }),
  )

/** What a campaign takes of an input; with a default that is one of its values, that. */
function schemaOf({ type, most = 9999, default: usual = '' }: Input): z.ZodType {
  if (typeof type === 'string') return (KINDS[type] ?? words)(most).optional()
  const [fallback] = type.filter((value) => usual === `\`${value}\``)
  return fallback === undefined ? z.enum(type).optional() : z.enum(type).default(fallback)
}

const KINDS: { readonly [Type in string]?: (most: number) => z.ZodType } = {
  flag: () => z.boolean(),
  'flag or always': () => z.union([z.boolean(), z.literal('always')]),
  'text or number': () => z.union([z.string().min(1), z.int().min(1)]),
  list: () => z.array(z.string().min(1)).max(100),
  lines: () => z.array(z.string().min(1)).max(100),
  count: (most) =>
    z
      .int()
      .min(1)
      .max(most)
      .meta({ examples: [100] }),
}

const OWNER = /^[A-Za-z0-9](?:[A-Za-z0-9]|[-_](?=[A-Za-z0-9_]|$)){0,99}$/
const NAME = /^(?!\.{1,2}$)[\w.-]{1,100}$/

/** Whether a text is `owner/name` as GitHub writes it. */
export const isRepositoryName = (text: string): boolean => {
  const [owner = '', name = '', more] = text.split('/')
  return more === undefined && OWNER.test(owner) && NAME.test(name) && !name.toLowerCase().endsWith('.git')
}

const repositoryName = () => z.string().refine(isRepositoryName, 'expected owner/name')

/** GitHub takes no account of case in names: of two spellings, one would have its values for both. */
const isNamedOnce = (vars: object, context: z.RefinementCtx<object>): void => {
  const names = Object.keys(vars).map((name) => name.toLowerCase())
  for (const [at, name] of Object.keys(vars).entries())
    if (names.indexOf(name.toLowerCase()) < at)
      context.addIssue({ code: 'custom', path: [name], message: 'the same repository in other letters. Keep one' })
}

const owner = () => z.string().regex(OWNER, 'expected the name of a user or an organisation')

/** A search that names no owner would find everybody’s repositories. */
const isOwned = (query: string): boolean => /(?:^|\s)(?:org|user|repo):\S/.test(query)

const query = () =>
  z
    .string()
    .min(1)
    .max(256)
    .refine(isOwned, 'a search without org:, user: or repo: finds everybody’s repositories. Add one')

const codeQuery = () =>
  query()
    .describe('A search of code.')
    .meta({ examples: ['org:acme checkout@v4 language:yaml'] })

const repositoryQuery = () =>
  query()
    .describe('A search of repositories.')
    .meta({ examples: ['org:acme language:typescript'] })

const repositories = () =>
  z
    .strictObject({
      list: z
        .array(repositoryName())
        .max(100_000)
        .default([])
        .describe('Names of repositories.')
        .meta({ examples: [['acme/app', 'acme/web']] }),
      file: z
        .string()
        .min(1)
        .optional()
        .describe('A text file, relative to this file, with owner/name on each line; # begins a remark.')
        .meta({ examples: ['repositories.txt'] }),
      folders: z
        .array(z.string().min(1).max(4096))
        .max(1000)
        .default([])
        .describe(
          'Folders of checkouts, relative to this file: the repositories of their `origin`. `plan` needs no token where nothing else is named.',
        )
        .meta({ examples: [['../app', '../web']] }),
      search: z
        .union([query(), z.strictObject({ code: codeQuery() }), z.strictObject({ repositories: repositoryQuery() })], {
          error: 'expected a search that names an owner with org:, user: or repo:, or { code }, or { repositories }',
        })
        .optional()
        .describe(
          'A search of GitHub, which finds at most 1,000 results. It is a search of code where it has filename:, path:, extension: or in:, else one of repositories; `{ code: … }` and `{ repositories: … }` say which.',
        )
        .meta({ examples: ['org:acme filename:.github/workflows language:yaml'] }),
      topics: z
        .array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,49}$/, 'expected a topic: small letters, digits and -'))
        .max(20)
        .default([])
        .describe('Repositories with one of these topics, of `owners` and of every owner that the other keys name.')
        .meta({ examples: [['service']] }),
      owners: z.array(owner()).max(100).default([]).describe('Users and organisations whose topics are searched.'),
      exclude: z
        .array(z.string().superRefine(compiles))
        .max(1000)
        .default([])
        .describe('Repositories that are left out: names, or globs such as acme/legacy-*.')
        .meta({ examples: [['acme/legacy']] }),
    })
    .refine(
      ({ list, folders, file, search, topics }) =>
        list.length > 0 || folders.length > 0 || file !== undefined || search !== undefined || topics.length > 0,
      'names no repository. Give `list`, `folders`, `file`, `search` or `topics`',
    )
    .refine(
      ({ list, file, search, topics, owners }) =>
        topics.length === 0 || owners.length > 0 || list.length > 0 || file !== undefined || search !== undefined,
      'without `owners`, topics find everybody’s repositories. Name `owners`',
    )
    .describe('The repositories: everything that one of the keys finds, each once, without what `exclude` names.')

const compiles = (pattern: string, context: z.RefinementCtx<string>): void => {
  const compiled = isNamePattern(pattern) ? excluding(pattern) : 'expected owner/name, or a glob of such names'
  if (typeof compiled === 'string') context.addIssue({ code: 'custom', message: compiled.replace(/\.$/, '') })
}

/** An address, or a pattern with a blank, would leave out nothing. */
const isNamePattern = (pattern: string): boolean => /^(?!.*\/\/)\S*$/.test(pattern)

/** What a pattern of `exclude` leaves out, of names in small letters. */
export const excluding = (pattern: string) => compileGlobs(`/${pattern.toLowerCase().replace(/^\//, '')}`)

const pullRequests = (rows: readonly Input[]) =>
  z
    .strictObject({
      ...inputs(rows, ['publishing', 'commits']),
      reviewers: z
        .union([z.literal('codeowners'), z.array(z.string().min(1).max(200)).max(15)], {
          error: 'expected codeowners, or a list of people and of teams as org/team',
        })
        .default([])
        .describe(
          'Who is asked to review: a list of people and of teams as org/team, or codeowners: whom the CODEOWNERS file of the base names for the changed files.',
        ),
      split: z.literal('none').default('none').describe('How many pull requests a repository gets: none means one.'),
    })
    .prefault({})
    .describe('What every pull request is like.')

/** A text with facts of the repository. A reference to anything else of it would be written as it is. */
const words = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .superRefine((text, context) => {
      const unknown = referencesIn(text, 'repository').find((name) => !['name', 'owner', 'full_name'].includes(name))
      if (unknown === undefined) return
      const message = `repository.${unknown} is nothing known: use repository.name, repository.owner, repository.full_name`
      context.addIssue({ code: 'custom', message })
    })

/** Keys that take less in a campaign than in a run of its own, or have a default there. */
const NARROWER: { readonly [Key in string]?: z.ZodType } = {
  only: z
    .array(z.string().min(1).superRefine(isGlob))
    .min(1)
    .optional()
    .meta({ examples: [['.github/workflows/**']] }),
  branch: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ examples: ['editplan/checkout-v5'] }),
  base: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ examples: ['release'] }),
  draft: z.boolean().default(false),
  labels: z
    .array(z.string().min(1).max(50))
    .max(20)
    .default([])
    .meta({ examples: [['campaign']] }),
  body: words(65_000)
    .optional()
    .meta({ examples: ['Node 22 for ${{ repository.name }}.'] }),
  commit_message: words(10_000)
    .optional()
    .meta({ examples: ['ci: {summary}'] }),
  sign_commits: z.literal('api').optional(),
}

const pace = () =>
  z
    .strictObject({
      open_at_most: z
        .int()
        .min(1)
        .max(100_000)
        .default(20)
        .describe('How many pull requests of the campaign are open at the same time.'),
      per_hour: z.int().min(1).max(100_000).default(50).describe('How many pull requests are opened in an hour.'),
      writes_per_minute: z
        .number()
        .min(1)
        .max(100_000)
        .default(20)
        .describe('How many calls that change something are made in a minute, by all jobs together. GitHub allows 80.'),
    })
    .prefault({})
    .describe('How fast the campaign runs.')

/** A campaign file that passed the schema, defaults filled in. */
export interface Campaign extends CampaignRun {
  readonly version: 1
  readonly title: string
  readonly plans: string[]
  readonly repositories: {
    readonly list: string[]
    readonly folders: string[]
    readonly file?: string | undefined
    readonly search?: string | { readonly code: string } | { readonly repositories: string } | undefined
    readonly topics: string[]
    readonly owners: string[]
    readonly exclude: string[]
  }
  /** Values of the plans' variables, by repository. */
  readonly vars: Record<string, Record<string, string>>
  readonly pull_requests: CampaignPulls & {
    readonly reviewers: 'codeowners' | string[]
    readonly split: 'none'
  }
  readonly pace: { readonly open_at_most: number; readonly per_hour: number; readonly writes_per_minute: number }
}

/** The campaign file's JSON Schema, draft 7, for editors: what `schema/campaign.schema.json` holds. */
export const campaignJsonSchema = (): object => ({
  ...z.toJSONSchema(campaignSchema(), { target: 'draft-7', io: 'input' }),
  title: 'editplan campaign',
})

/** Room for a list of 100,000 repositories. */
const CHARACTERS = 2 ** 23

/**
 * Reads a campaign file's text, YAML 1.2 (of which JSON is a part). `name` is the file that positions refer to.
 * Refusals: CAMPAIGN_INVALID, all of them at once, each with line and column.
 */
export function parseCampaign(
  text: string,
  name: string,
): { readonly ok: true; readonly campaign: Campaign } | RefusedText {
  const read = readSettingsFile(text, { name, what: 'campaign', characters: CHARACTERS })
  if (!read.ok) return { ok: false, problems: read.faults.map(invalid) }
  const parsed = campaignSchema().safeParse(read.value)
  if (parsed.success) return { ok: true, campaign: parsed.data }
  return { ok: false, problems: read.faultsOf(parsed.error.issues, campaignSchema()).map(invalid) }
}

const invalid = (fault: SettingsFault): Problem => ({ name: 'CAMPAIGN_INVALID', ...fault })

/**
 * Where a campaign file is kept: its path in the repository that its checkout came from. Outside a checkout, and in one without a remote,
 * nothing but the title tells campaigns apart.
 * @param file its real path
 */
export async function campaignSource(file: string, title: string): Promise<PlanOrigin> {
  const untracked = { repository: '', paths: [title] }
  try {
    const git = await openGit(path.dirname(file))
    const list = await git.run(remotes())
    const origin = list.find(({ name }) => name === 'origin') ?? list[0]
    const place = origin && placeOf(origin.url)
    if (!place) return untracked
    return { repository: place.repository, paths: [slashed(path.relative(git.root, file))] }
  } catch (error) {
    if (error instanceof EditplanError && error.name === 'NOT_A_REPOSITORY') return untracked
    throw error
  }
}

/** What a campaign's pull requests and notes are known by. */
export interface Identity {
  /** What makes a later run of the file the same campaign, however its words change. */
  readonly source: PlanOrigin
  /** Of the pull requests, in every repository. */
  readonly branch: string
}

/** Whether the last run of a branch was the campaign's. */
export const isOfCampaign = (run: PublishedRun, { source }: Identity): boolean =>
  run.source !== undefined && keyOf(run.source) === keyOf(source)

const keyOf = ({ repository, paths }: PlanOrigin): string => [String(repository).toLowerCase(), ...paths].join('\0')

/** What is noted in a repository that got no pull request: why. */
const OUTCOMES = ['not-needed', 'failed', 'conflict'] as const

export type Outcome = (typeof OUTCOMES)[number]

/** A try that opened no pull request. */
export interface Note {
  readonly outcome: Outcome
  /** Digest of the plans that were tried, its beginning. */
  readonly plan: string
  /** The commit of the default branch that they were tried on. */
  readonly commit: string
}

/** Refs of the campaign's notes in a repository begin so: each points at the commit that was tried. */
export const notesPrefix = ({ source }: Identity): string =>
  `refs/editplan/campaigns/${sha256(keyOf(source)).slice(0, 16)}/`

/** @param plan digest of the plans */
export const noteRef = (identity: Identity, plan: string, outcome: Outcome): string =>
  `${notesPrefix(identity)}${shortDigest(plan)}/${outcome}`

/** @param name of the ref, whole or after the prefix */
export function readNote(name: string, commit: string): Note | undefined {
  const [plan = '', outcome] = name.split('/').slice(-2)
  const known = OUTCOMES.find((one) => one === outcome)
  return known && { outcome: known, plan, commit }
}

/** As notes write a digest. */
export const shortDigest = (plan: string): string => plan.replace(/^sha256:/, '').slice(0, 16)
