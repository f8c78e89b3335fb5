import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { requestPull } from '../../core/run/fit-commits.ts'
import type { Problem } from '../../errors.ts'
import { branchName } from '../../publish/branch-name.ts'
import { type Clock, systemClock } from '../../publish/clock.ts'
import { createPace } from '../../publish/pace.ts'
import type { Campaign } from './campaign-file.ts'
import { type AppKey, type Connections, openConnections } from './connections.ts'
import type { CampaignSource, Identity } from './identity.ts'
import { refuseStranger, resolveRepositories } from './resolve.ts'
import { type Row, rowOf, type Wish } from './rows.ts'
import { type RepositorySurvey, survey } from './survey.ts'

/** A campaign and where it runs. */
export interface CampaignOptions {
  readonly campaign: Campaign
  /** Where the campaign file is kept: its repository as `owner/name`, and its path there. */
  readonly source: CampaignSource
  /** The text of `repositories.file`, and what messages call it. */
  readonly file?: { readonly name: string; readonly text: string } | undefined
  /** The plans with these values for their variables. */
  plansFor(vars: Readonly<Record<string, string>>): Promise<readonly SteppedPlan[]>
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
  /** The environment of git; what a run needs to reach a repository is added. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** A folder for clones, which are removed; default: the system's own. */
  readonly scratch?: string | undefined
  /** Programs that policies of the repositories name; default refused. */
  readonly programs?: 'run' | 'refused' | undefined
  readonly clock?: Clock | undefined
  readonly signal?: AbortSignal | undefined
}

/** An opened campaign, with one pace and one set of tokens for all that it does. */
export interface OpenCampaign {
  readonly options: CampaignOptions
  readonly identity: Identity
  readonly connections: Connections
  readonly pace: ReturnType<typeof createPace>
  readonly clock: Clock
  readonly serverUrl: string
  readonly apiUrl: string
  readonly scratch: string
  plansOf(name: string): Promise<PlansOfRepository>
}

/** The plans with a repository's own variables, and their digest. */
export interface PlansOfRepository {
  readonly plans: readonly SteppedPlan[]
  readonly digest: string
}

/** Throws USAGE without credentials. */
export function openCampaign(options: CampaignOptions): OpenCampaign {
  const { campaign, clock = systemClock, serverUrl = 'https://github.com', apiUrl = 'https://api.github.com' } = options
  const { pace: wanted, pull_requests: pulls, title } = campaign
  const writesPerMinute = options.writesPerMinute ?? wanted.writes_per_minute
  const pace = createPace({ clock, writesPerMinute, patience: options.patience })
  const { graphqlUrl, token, app } = options
  return {
    options,
    identity: { source: options.source, branch: pulls.branch ?? branchName(title, digestOf(title)) },
    connections: openConnections({ apiUrl, graphqlUrl, credentials: { token, app }, clock, pace }),
    pace,
    clock,
    serverUrl: serverUrl.replace(/\/$/, ''),
    apiUrl,
    scratch: options.scratch ?? tmpdir(),
    plansOf: plansByRepository(options),
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Plans are read once for each set of values. */
function plansByRepository({ campaign, plansFor }: CampaignOptions): OpenCampaign['plansOf'] {
  const valuesOf = new Map(Object.entries(campaign.vars).map(([name, values]) => [name.toLowerCase(), values]))
  const known = new Map<string, Promise<PlansOfRepository>>()
  const read = async (values: Readonly<Record<string, string>>): Promise<PlansOfRepository> => {
    const plans = await plansFor(values)
    const signedByApi = campaign.pull_requests.sign_commits === 'api'
    return { plans, digest: requestPull(plans, { overrides: undefined, signedByApi }).header.digest }
  }
  return (name) => {
    const values = valuesOf.get(name.toLowerCase()) ?? {}
    const key = JSON.stringify(values)
    const plans = known.get(key) ?? read(values)
    known.set(key, plans)
    return plans
  }
}

/** A repository, what GitHub knows of it, and what is to be done there. */
export interface Station {
  readonly row: Row
  readonly surveyed: RepositorySurvey
}

/** Where a campaign is. */
export interface CampaignState {
  readonly stations: readonly Station[]
  /** What may be missing, each with its remedy. */
  readonly problems: readonly Problem[]
}

/** Asks GitHub where the campaign is, in all repositories or in one. Nothing is written. Throws USAGE for one that the campaign does not name. */
export async function readState(
  open: OpenCampaign,
  { only, wish }: { readonly only?: string | undefined; readonly wish?: Wish | undefined } = {},
): Promise<CampaignState> {
  const { options, connections, identity } = open
  const { campaign, file } = options
  if (only !== undefined) refuseStranger(only, { campaign, file })
  const resolved = only === undefined ? await resolveRepositories({ campaign, file, connections }) : undefined
  const stations: Station[] = []
  const seen = new Set<string>()
  for await (const surveyed of survey(resolved?.names ?? [only ?? ''], identity, connections)) {
    // Two names may have become one.
    if (seen.has(surveyed.name.toLowerCase())) continue
    seen.add(surveyed.name.toLowerCase())
    const { digest } = await open.plansOf(surveyed.asked)
    stations.push({ row: rowOf(surveyed, digest, { identity, wish }), surveyed })
  }
  return { stations, problems: resolved ? [...resolved.problems, ...strayValues(campaign, resolved.names)] : [] }
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
