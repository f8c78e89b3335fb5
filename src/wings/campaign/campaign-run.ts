import { tmpdir } from 'node:os'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { referencesIn, type VariableValues } from '../../core/plan/variables.ts'
import { requestPull } from '../../core/run/commit-choice.ts'
import { sha256 } from '../../core/text/digest.ts'
import { EditplanError, type Problem } from '../../errors.ts'
import { type ApiCall, ownerOf } from '../../publish/api-call.ts'
import type { PlanOrigin } from '../../publish/ledger.ts'
import { type Clock, createPace, systemClock } from '../../publish/options.ts'
import { branchName } from '../../publish/target.ts'
import { type Campaign, excluding, type Identity, isRepositoryName } from './campaign-file.ts'
import { type AppKey, type Connections, openConnections } from './connections.ts'
import { FOUND_AT_MOST, PAGE, type SearchPage, searchCode, searchRepositories } from './github-queries.ts'
import { idsOf, isInShard, paceOf, type Shard } from './matrix.ts'
import { type NeedQuestion, needOf } from './need.ts'
import { type Rerun, type Row, rowOf } from './row.ts'
import { type RepositorySurvey, survey } from './survey.ts'

/** A campaign and where it runs. */
export interface CampaignOptions {
  readonly campaign: Campaign
  /** Where the campaign file is kept: its repository as `owner/name`, and its path there. */
  readonly source: PlanOrigin
  /** The text of `repositories.file`, and what messages call it. */
  readonly file?: { readonly name: string; readonly text: string } | undefined
  /** The plans with these values for their variables, and for `${{ repository.… }}`; without the latter such references stay. */
  plansFor(vars: VariableValues, repository?: VariableValues): Promise<readonly SteppedPlan[]>
  /** Reaches everything; in its place `app` gets a token for each owner. */
  readonly token?: string | undefined
  readonly app?: AppKey | undefined
  /** Default: `https://github.com`. */
  readonly serverUrl?: string | undefined
  /** Default: `https://api.github.com`. */
  readonly apiUrl?: string | undefined
  readonly graphqlUrl?: string | undefined
  /** In place of the campaign's own pace: a job's share of it. */
  readonly writesPerMinute?: number | undefined
  /** Milliseconds that a call waits for a limit of GitHub before it is given up; default a quarter of an hour. */
  readonly patience?: number | undefined
  /** The part that is planned or run; default all. */
  readonly shard?: Shard | undefined
  /** The token reads and need not write: an app then asks for no more. Default false. */
  readonly readsOnly?: boolean | undefined
  /** The environment of git; what a run needs to reach a repository is added. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** A folder for clones, which are removed; default: the system's own. */
  readonly scratch?: string | undefined
  /** Programs that policies of the repositories name; default refused. */
  readonly programs?: 'run' | 'refused' | undefined
  /** @internal */
  readonly clock?: Clock | undefined
  readonly signal?: AbortSignal | undefined
}

/** An opened campaign, with one pace and one set of tokens for all that it does. */
export interface OpenCampaign {
  readonly options: CampaignOptions
  readonly identity: Identity
  readonly connections: Connections
  readonly pace: ReturnType<typeof createPace>
  /** The campaign's own pace, or a shard's part of it. */
  readonly limits: Campaign['pace']
  readonly clock: Clock
  readonly serverUrl: string
  readonly apiUrl: string
  readonly scratch: string
  plansOf(name: string): Promise<PlansOfRepository>
}

/** The plans with a repository's own variables, and their digest. */
interface PlansOfRepository {
  readonly plans: readonly SteppedPlan[]
  readonly digest: string
  /** Names after `vars.` that a plan without `vars` refers to: they are written as they are. */
  readonly undeclared: readonly string[]
  /** Whether a repository needs them; read when it is asked. */
  need(): Promise<NeedQuestion>
}

/** Throws USAGE without credentials, and for more shards than the pace can share. */
export function openCampaign(options: CampaignOptions): OpenCampaign {
  const { campaign, clock = systemClock, serverUrl = 'https://github.com', apiUrl = 'https://api.github.com' } = options
  const { pull_requests: pulls, title } = campaign
  const limits = paceOf(campaign.pace, options.shard)
  const writesPerMinute = options.writesPerMinute ?? limits.writes_per_minute
  const pace = createPace({ clock, writesPerMinute, patience: options.patience })
  const { graphqlUrl, token, app, readsOnly } = options
  return {
    options,
    identity: { source: options.source, branch: pulls.branch ?? branchName(title, sha256(title)) },
    connections: openConnections({ apiUrl, graphqlUrl, credentials: { token, app }, readsOnly, clock, pace }),
    pace,
    limits,
    clock,
    serverUrl: serverUrl.replace(/\/$/, ''),
    apiUrl,
    scratch: options.scratch ?? tmpdir(),
    plansOf: plansByRepository(options),
  }
}

/** Plans are read once for each set of values, and for each repository where they name it. */
function plansByRepository({ campaign, plansFor }: CampaignOptions): OpenCampaign['plansOf'] {
  const valuesOf = new Map(Object.entries(campaign.vars).map(([name, values]) => [name.toLowerCase(), values]))
  const known = new Map<string, Promise<ReadPlans>>()
  const read = async (values: VariableValues, repository?: VariableValues): Promise<ReadPlans> => {
    const plans = await plansFor(values, repository)
    const signedByApi = campaign.pull_requests.sign_commits === 'api'
    let need: Promise<NeedQuestion> | undefined
    return {
      plans,
      digest: requestPull(plans, { overrides: undefined, signedByApi }).header.digest,
      undeclared: [...new Set(plans.filter(({ vars }) => !vars).flatMap((plan) => referencesOf(plan, 'vars')))],
      namesRepository: plans.some((plan) => referencesOf(plan, 'repository').length > 0),
      need: () => (need ??= needOf(plans)),
    }
  }
  const once = (key: string, make: () => Promise<ReadPlans>): Promise<ReadPlans> => {
    const plans = known.get(key) ?? make()
    known.set(key, plans)
    return plans
  }
  return async (name) => {
    const values = valuesOf.get(name.toLowerCase()) ?? {}
    const key = JSON.stringify(values)
    const plans = await once(key, () => read(values))
    if (!plans.namesRepository) return plans
    return once(`${name.toLowerCase()} ${key}`, () => read(values, repositoryFacts(name)))
  }
}

interface ReadPlans extends PlansOfRepository {
  readonly namesRepository: boolean
}

const referencesOf = ({ steps }: SteppedPlan, context: 'vars' | 'repository'): readonly string[] =>
  [...steps].flatMap(({ input, why = '' }) => referencesIn(JSON.stringify([input, why]), context))

/** What `${{ repository.… }}` stands for in a campaign's plans and words. */
export function repositoryFacts(full_name: string): VariableValues {
  const [owner = '', name = ''] = full_name.split('/')
  return { name, owner, full_name }
}

export type Station = { readonly row: Row; readonly surveyed: RepositorySurvey }

/** Where a campaign is. */
interface CampaignState {
  readonly stations: readonly Station[]
  /** What may be missing, each with its remedy. */
  readonly problems: readonly Problem[]
}

/**
 * Asks GitHub where the campaign is, in all repositories of the shard or in one. Nothing is written. Throws USAGE for one that the
 * campaign does not name.
 */
export async function readState(
  open: OpenCampaign,
  {
    only,
    rerun,
    asksNeed = false,
  }: {
    /** This repository alone. */
    readonly only?: string | undefined
    readonly rerun?: Rerun | undefined
    /** Whether the plans are needed is asked too; default false. */
    readonly asksNeed?: boolean | undefined
  } = {},
): Promise<CampaignState> {
  const { options, connections, identity } = open
  const { campaign, file } = options
  if (only !== undefined) refuseStranger(only, { campaign, file })
  const resolved = only === undefined ? await resolveRepositories({ campaign, file, connections }) : undefined
  const stations: Station[] = []
  const seen = new Set<string>()
  const unknown = new Set<string>()
  const names = resolved ? await namesInShard(resolved.names, open) : [only ?? '']
  const needOf = asksNeed ? async (asked: string) => (await open.plansOf(asked)).need() : undefined
  const { base } = campaign.pull_requests
  const surveying = { identity, needOf, base, readsOnly: options.readsOnly }
  for await (const surveyed of survey(names, surveying, connections)) {
    // Two names may have become one.
    if (seen.has(surveyed.name.toLowerCase())) continue
    seen.add(surveyed.name.toLowerCase())
    const { digest, undeclared } = await open.plansOf(surveyed.asked)
    for (const name of undeclared) unknown.add(name)
    stations.push({ row: rowOf(surveyed, digest, { identity, rerun }), surveyed })
  }
  const stray = resolved ? [...resolved.problems, ...strayValues(campaign, resolved.names)] : []
  return { stations, problems: [...stray, ...[...unknown].map(undeclared)] }
}

/** GitHub’s own workflows write it too, so that it may be meant. */
const undeclared = (name: string): Problem => ({
  name: 'CAMPAIGN_INVALID',
  message: `\${{ vars.${name} }} is not replaced: no plan declares ${name} in its \`vars\`. Declare it, or write $\${{ vars.${name} }} in a plan with \`vars\` to mean the text.`,
})

/** GitHub is asked for the ids of all, five hundred in a call, since every job has to find its own part. Throws GITHUB_FAILED. */
async function namesInShard(
  names: readonly string[],
  { options: { shard }, connections }: OpenCampaign,
): Promise<readonly string[]> {
  if (!shard) return names
  const ids = new Map<string, number>()
  const owners = new Set(names.map((name) => ownerOf(name)))
  for (const owner of owners) {
    const reached = await connections.reach(owner)
    if (!('github' in reached)) continue
    const own = names.filter((name) => ownerOf(name) === owner)
    for (const [name, id] of await idsOf(own, reached.github)) ids.set(name, id)
  }
  return names.filter((name) => isInShard(shard, { id: ids.get(name), name }))
}

/** Values that no repository gets are probably misspelt. */
function strayValues({ vars }: Campaign, names: readonly string[]): readonly Problem[] {
  const known = new Set(names.map((name) => name.toLowerCase()))
  const stray = Object.keys(vars).filter((name) => !known.has(name.toLowerCase()))
  return stray.map((name) => ({
    name: 'CAMPAIGN_INVALID',
    message: `\`vars\` has values for ${name}, which is not among the repositories. Correct the name, or remove it.`,
  }))
}

/** The repositories that a campaign names, before anything is asked of them. */
interface RepositoryNames {
  /** `owner/name`, each once, those of the lists first. */
  readonly names: readonly string[]
  /** What may be missing, each with its remedy. */
  readonly problems: readonly Problem[]
}

interface ResolveRequest extends Pick<CampaignOptions, 'campaign' | 'file'> {
  readonly connections: Connections
}

/**
 * Finds the repositories: lists, the file, searches, topics, without what is excluded. Throws CAMPAIGN_INVALID for lines of the file that
 * name none, GITHUB_FAILED.
 */
export async function resolveRepositories({ campaign, file, connections }: ResolveRequest): Promise<RepositoryNames> {
  const { list, search, topics, owners, exclude } = campaign.repositories
  const listed = [...list, ...(file ? readNames(file) : [])]
  const searches = [
    ...(search === undefined ? [] : [searchOf(search)]),
    ...topicSearches(topics, [...owners, ...listed.map(ownerOf), ...ownersIn(search)]),
  ]
  const names = [...listed]
  const problems: Problem[] = []
  for (const one of searches) {
    const found = await runSearch(one, connections)
    names.push(...found.names)
    problems.push(...found.problems)
  }
  const unique = uniqueNames(names)
  return { names: withoutExcluded(unique, exclude), problems: [...problems, ...strayExcludes(unique, exclude)] }
}

/** Patterns that leave out nothing are probably misspelt: what they mean would get a pull request. */
const strayExcludes = (names: readonly string[], exclude: readonly string[]): readonly Problem[] =>
  exclude
    .filter((pattern) => withoutExcluded(names, [pattern]).length === names.length)
    .map((pattern) => ({
      name: 'CAMPAIGN_INVALID',
      message: `\`exclude\` has ${JSON.stringify(pattern)}, which leaves out none of the repositories. Correct it, or remove it.`,
    }))

/** Throws USAGE for a repository that the campaign excludes, or, where nothing is searched for, does not name. */
function refuseStranger(name: string, { campaign, file }: Omit<ResolveRequest, 'connections'>): void {
  const { list, search, topics, exclude } = campaign.repositories
  const isExcluded = withoutExcluded([name], exclude).length === 0
  const listed = [...list, ...(file ? readNames(file) : [])].map((one) => one.toLowerCase())
  const isNamed = search !== undefined || topics.length > 0 || listed.includes(name.toLowerCase())
  if (isRepositoryName(name) && isNamed && !isExcluded) return
  const why = isExcluded ? 'excludes it' : 'does not name it'
  const message = `${JSON.stringify(name)} is not a repository of the campaign, which ${why}. \`editplan campaign plan\` lists those of the next run.`
  throw new EditplanError({ name: 'USAGE', message })
}

/** GitHub takes no account of case in names. */
function uniqueNames(names: readonly string[]): readonly string[] {
  const first = new Map<string, string>()
  for (const name of names) if (!first.has(name.toLowerCase())) first.set(name.toLowerCase(), name)
  return [...first.values()]
}

function withoutExcluded(names: readonly string[], exclude: readonly string[]): readonly string[] {
  const globs = exclude.flatMap((pattern) => {
    const compiled = excluding(pattern)
    if (typeof compiled === 'string') throw new EditplanError({ name: 'CAMPAIGN_INVALID', message: compiled })
    return compiled
  })
  return names.filter((name) => !globs.some((glob) => glob.matches(name.toLowerCase())))
}

/** One name on each line; `#` begins a remark. */
function readNames({ name: file, text }: NonNullable<ResolveRequest['file']>): readonly string[] {
  const names: string[] = []
  const problems: Problem[] = []
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const name = line.replace(/(?:^|\s)#.*$/, '').trim()
    if (isRepositoryName(name)) names.push(name)
    else if (name !== '') {
      const message = `${JSON.stringify(name)} is not owner/name. Write one repository on each line.`
      problems.push({ name: 'CAMPAIGN_INVALID', message, at: { file, line: at + 1, column: line.indexOf(name) + 1 } })
    }
  }
  if (names.length === 0 && problems.length === 0) {
    const message = `${file} names no repository. Write one as owner/name on each line.`
    problems.push({ name: 'CAMPAIGN_INVALID', message, at: { file, line: 1, column: 1 } })
  }
  if (problems.length > 0) throw new EditplanError(problems)
  return names
}

type Search = { readonly kind: 'code' | 'repositories'; readonly query: string }

type SearchKey = NonNullable<Campaign['repositories']['search']>

/** Only a search of code knows these. */
const OF_CODE = /(?:^|\s)-?(?:filename|path|extension|in|size):/

function searchOf(search: SearchKey): Search {
  if (typeof search === 'string') return { kind: OF_CODE.test(search) ? 'code' : 'repositories', query: search }
  return 'code' in search ? { kind: 'code', query: search.code } : { kind: 'repositories', query: search.repositories }
}

const ownersIn = (search: SearchKey | undefined): readonly string[] =>
  search === undefined ? [] : ownersOf(searchOf(search).query)

/** Owners that a search names. */
const ownersOf = (query: string): readonly string[] =>
  [...query.matchAll(/(?:^|\s)(?:org|user|repo):([^\s/]+)/g)].map(([, owner = '']) => owner)

const topicSearches = (topics: readonly string[], owners: readonly string[]): readonly Search[] =>
  uniqueNames(owners).flatMap((owner) =>
    topics.map((topic) => ({ kind: 'repositories' as const, query: `topic:${topic} user:${owner} fork:true` })),
  )

async function runSearch({ kind, query }: Search, connections: Connections): Promise<RepositoryNames> {
  const reached = await connections.reach(ownersOf(query)[0] ?? '')
  if (!('github' in reached)) return { names: [], problems: [reached] }
  const names: string[] = []
  let [total, isIncomplete] = [0, false]
  for (let number = 1; number <= FOUND_AT_MOST / PAGE; number += 1) {
    const page = await reached.github.send(pageCall({ kind, query }, number))
    names.push(...page.items)
    total = Math.max(total, page.total_count)
    isIncomplete ||= page.incomplete_results
    if (page.items.length < PAGE || number * PAGE >= page.total_count) break
  }
  const isShort = isIncomplete || names.length < Math.min(total, FOUND_AT_MOST)
  return { names, problems: shortcomings(query, total, isShort) }
}

const pageCall = ({ kind, query }: Search, page: number): ApiCall<SearchPage> =>
  kind === 'code' ? searchCode(query, page) : searchRepositories(query, page)

function shortcomings(query: string, total: number, isShort: boolean): readonly Problem[] {
  const what = `The search ${JSON.stringify(query)}`
  const cut = `${what} finds ${total} results, and GitHub gives the first ${FOUND_AT_MOST}. Narrow it, or name the repositories in a file.`
  const slow = `${what} took GitHub too long, or was answered in part, so that results may be missing. Narrow it, or run again.`
  return [
    ...(total > FOUND_AT_MOST ? [{ name: 'SEARCH_INCOMPLETE' as const, message: cut }] : []),
    ...(isShort ? [{ name: 'SEARCH_INCOMPLETE' as const, message: slow }] : []),
  ]
}
