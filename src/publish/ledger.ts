import * as z from 'zod'
import { commitId, digestText, planned, step } from '../core/history/manifest.ts'
import { sha256 } from '../core/text/digest.ts'
import { canonicalJson, isObject, parsedJson } from '../core/text/json.ts'
import { EditplanError } from '../errors.ts'
import type { Input } from '../inputs/input.ts'
import { INPUTS, type Settings } from '../inputs/table.ts'

/** Refs of ledgers, each named by the SHA-256 of its branch's full name; outside branches and tags, so that an ordinary fetch skips them. */
export const LEDGER_REFS = 'refs/editplan/branches/'

/** The only file in a ledger's commit. */
export const LEDGER_FILE = 'ledger.json'

/** A larger ledger is neither written nor read. */
export const LEDGER_BYTES = 2 * 1024 * 1024

/** Pull requests that a ledger remembers, the latest. */
const REMEMBERED = 50

const entry = z.string().regex(/^[0-9a-f]{40,64}(?:\.\.[0-9a-f]{40,64})?$/, 'names no commits')
const names = z.array(z.string())

const KINDS = {
  list: names,
  text: z.string().optional(),
  'text or number': z.union([z.number(), z.string()]).optional(),
  flag: z.boolean().optional(),
  'flag or always': z.boolean().optional(),
}

/** What a ledger remembers of settings. A milestone is its number; its title if the number is not known yet. */
export const settingsSchema = (rows: readonly Input[]): z.ZodType<Settings> =>
  z.strictObject(
    Object.fromEntries(
      rows.flatMap(({ ledger, type }) =>
        ledger === undefined
          ? []
          : [[ledger, typeof type === 'string' ? KINDS[type as keyof typeof KINDS] : z.enum(type).optional()]],
      ),
    ),
  ) as z.ZodType<unknown> as z.ZodType<Settings>

/** Nothing was set. */
export const noSettings: Settings = { labels: [], assignees: [], reviewers: [], teams: [] }

const made = {
  ...planned,
  /** Digests of the plans that it is made of, in order; absent for one. */
  plans: z.array(digestText).optional(),
  /** The commit that the branch was left at. */
  head: commitId,
  /** Ids of the run's commits on the branch: nothing else counts as ours. Of a long chain `<parent>..<last>`. */
  own: z.array(entry),
  /** Ids of commits of others that were kept below them. */
  kept: z.array(commitId),
  /** Digest of the manifest that the branch's commits come from; absent if there is none. */
  manifest: digestText.optional(),
}

const pull = z.strictObject({
  number: z.int().positive(),
  /** The branch that it was opened on. */
  base: z.string(),
  /** GitHub's last answer; `expired`, `unchanged` and `superseded`: a run closed it, and why. */
  state: z.enum(['open', 'merged', 'closed', 'expired', 'unchanged', 'superseded']),
  /** The last run that it showed. */
  run: z.strictObject(made),
})

/** A pull request of the branch as its ledger remembers it. */
export type LedgerPull = z.infer<typeof pull>

export const origin = z.strictObject({
  /** GitHub's number of it; `owner/name` in ledgers of earlier versions, and if it could not be queried. */
  repository: z.union([z.int(), z.string()]),
  /** Of a plan that is kept: where. */
  paths: names,
  /** Of a plan that is made again each time: by what. */
  made: z.string().optional(),
})

/** Where a plan comes from. */
export type PlanOrigin = z.output<typeof origin>

const record = z.strictObject({
  ...made,
  /** The tree of the run on the base, and a digest of its steps. */
  tree: commitId,
  steps: z.string(),
  /** Where the plan comes from: a later one of the same source may update the branch. */
  source: origin.optional(),
  /** Which steps reviewers left out, who, and a digest of what the step does: a later run leaves them out too. */
  decided: z.array(z.strictObject({ step, by: z.string(), of: z.string().optional() })).optional(),
  /** What the run's steps were, as `packFingerprints` writes it: a later run reports what changed. */
  each: z.string().optional(),
  /** The paths of the same steps, as `pathsOfSteps` returns them: the later run names those that are gone. */
  paths: names.optional(),
  /** The words that the caller put before the report; absent where there were none. */
  words: z.string().optional(),
  /** Of a part of a plan: the digest of the whole plan, the commit on which it was split, and what the part is called. */
  split: z.strictObject({ of: z.string(), on: commitId, part: z.string() }).optional(),
  /** Entries as in `own`, of the parts below in its stack as they were then: they stay ours when those parts were merged otherwise. */
  below: z.array(entry).optional(),
  /** ISO day after which a run closes the pull request. */
  expires: z.string().optional(),
  /** Workflow that is still to be started for the head. */
  awaits: z.string().optional(),
  /** The run of a workflow that published the plan first: an earlier one is older. Earlier versions recorded no id. */
  by: z.strictObject({ file: z.string(), number: z.int().positive(), id: z.int().positive().optional() }).optional(),
  /** Id of the last comment on the pull request when a run first showed this plan: numbers of steps in it are those of an earlier plan. */
  commented: z.int().optional(),
})

/** What a run left on a branch. */
export type PublishedRun = z.infer<typeof record>

const ledger = z.strictObject({
  version: z.literal(1),
  /** Full name of the branch. */
  branch: z.string(),
  /** GitHub's number of the repository that has the branch; absent if it could not be queried. */
  repository: z.int().optional(),
  /** A run made the branch; otherwise one took it over with `replace`. */
  created: z.boolean(),
  run: record,
  set: settingsSchema(INPUTS),
  /** SHA-256 of our part of the pull request's body. */
  section: digestText.optional(),
  /** The pull requests of the branch, the latest last. */
  pulls: z.array(pull).max(REMEMBERED),
  /** Number of the last comment that was answered. */
  answered: z.int().optional(),
})

/** All that is known of a branch that a run pushed. It moves with the branch, in one transaction. */
export type Ledger = Omit<z.infer<typeof ledger>, 'version'>

/** What is known of a run that pushed to a branch: of the last one all, of earlier ones what tells whose commits are whose. */
export type KnownRun = LedgerPull['run'] & Partial<PublishedRun>

/** The runs that a ledger knows, the latest first. */
export const runsOf = (known: Ledger | undefined): readonly KnownRun[] =>
  known === undefined ? [] : [known.run, ...known.pulls.toReversed().map(({ run }) => run)]

/** Whether a ledger remembers a pull request, or did before it forgot the first ones. */
export function knowsPull({ pulls }: Ledger, number: number): boolean {
  const numbers = pulls.map((one) => one.number)
  return numbers.includes(number) || (numbers.length >= REMEMBERED && number < Math.min(...numbers))
}

/** Ref of a branch's ledger. @param branch its short name */
export const ledgerRef = (branch: string): string => `${LEDGER_REFS}${sha256(`refs/heads/${branch}`)}`

/** The refs that tell all about a branch: itself, its ledger, and branches beside which there can be none of its name. */
export const refsAbout = (branch: string): readonly string[] => [
  ...[`refs/heads/${branch}`, ledgerRef(branch), `refs/heads/${branch}/*`],
  ...foldersOf(branch),
]

/** Full names of branches that would have to be folders for this one. */
export const foldersOf = (branch: string): readonly string[] =>
  branch
    .split('/')
    .slice(0, -1)
    .map((_, at, folders) => `refs/heads/${folders.slice(0, at + 1).join('/')}`)

/** The ledger in its one canonical form: keys sorted, no blanks, a checksum of the rest. */
export function printLedger(content: Ledger): string {
  const recent = { ...content, version: 1 as const, pulls: content.pulls.slice(-REMEMBERED) }
  const rest = canonicalJson(recent)
  return `${canonicalJson({ ...recent, checksum: sha256(rest) })}\n`
}

/**
 * Reads the text of a branch's ledger. Throws LEDGER_INVALID for what a newer editplan wrote, another version or
 * keys beside the known ones, and INTERRUPTED, with what is known about it, where its checksum, its shape or its branch is wrong.
 */
export function parseLedger(text: string, { branch, at }: { readonly branch: string; readonly at: string }): Ledger {
  const data = parsedJson(text)
  const { version, checksum, ...rest } = isObject(data) ? data : {}
  if (isObject(data) && version !== undefined && version !== 1)
    throw newer(branch, `the version ${JSON.stringify(version)}, and this editplan reads 1`)
  const damage = (what: string) => damaged(branch, { at, what })
  if (checksum !== sha256(canonicalJson({ ...rest, version }))) throw damage('its checksum is wrong')
  const read = ledger.safeParse({ ...rest, version })
  if (!read.success) throw unknownKeys(branch, read.error) ?? damage(z.prettifyError(read.error))
  if (read.data.branch !== `refs/heads/${branch}`) throw damage(`it is that of ${read.data.branch}`)
  const { version: _, ...content } = read.data
  return content
}

const newer = (branch: string, what: string): EditplanError =>
  new EditplanError({
    name: 'LEDGER_INVALID',
    message: `The ledger of the branch "${branch}" has ${what}. Nothing was pushed. Use the editplan that wrote it.`,
  })

/** Where keys that are not known are all that is wrong. */
const unknownKeys = (branch: string, { issues }: z.ZodError): EditplanError | undefined => {
  const keys = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  if (issues.some(({ code }) => code !== 'unrecognized_keys')) return undefined
  return newer(branch, `keys that this editplan does not know (${keys.join(', ')})`)
}

export const damaged = (branch: string, { at, what }: { readonly at: string; readonly what: string }): EditplanError =>
  new EditplanError({
    name: 'INTERRUPTED',
    message: `The ledger of the branch "${branch}" is damaged (${what}), so it is not known which commits a run made. It is the commit ${at} under ${ledgerRef(branch)}. Nothing was pushed. Restore that ref, or delete it and run once with \`replace: true\`.`,
  })
