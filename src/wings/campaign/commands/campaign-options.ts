import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import { EditplanError } from '../../../errors.ts'
import type { Context } from '../../../faces/cli/context.ts'
import { readPlans, unreadable } from '../../../faces/cli/read-plans.ts'
import type { Campaign } from '../campaign-file.ts'
import type { CampaignOptions } from '../campaign-run.ts'

/** What every campaign command may be told besides its file. */
export interface CampaignFlags {
  readonly json?: boolean
}

/** Reads a campaign file, what it names, and who it acts as. Throws CAMPAIGN_INVALID, PLAN_NOT_FOUND, the problems of plans, USAGE. */
export async function campaignOptions(name: string, context: Context, shard?: string): Promise<CampaignOptions> {
  const { cwd, env, signal } = context
  const { parseShard } = await import('../matrix.ts')
  const { campaignSource } = await import('../campaign-file.ts')
  const { parseCampaign } = await import('../campaign-file.ts')
  const parsed = parseCampaign(await readText(path.resolve(cwd, name), `The campaign ${name}`), name)
  if (!parsed.ok) throw new EditplanError(parsed.problems)
  const { campaign } = parsed
  const folder = path.dirname(path.resolve(cwd, name))
  const { EDITPLAN_APP_ID: id, EDITPLAN_APP_PRIVATE_KEY: privateKey } = env
  return {
    campaign,
    source: await campaignSource(await realpath(path.resolve(cwd, name)), campaign.title),
    file: await repositoriesFile(campaign, folder),
    plansFor: (vars) => plansFor(campaign, folder, { context, vars }),
    ...(id && privateKey && { app: { id, privateKey } }),
    token: env.GITHUB_TOKEN || env.GH_TOKEN || undefined,
    serverUrl: env.GITHUB_SERVER_URL,
    apiUrl: env.GITHUB_API_URL,
    graphqlUrl: env.GITHUB_GRAPHQL_URL,
    environment: env,
    scratch: env.RUNNER_TEMP || undefined,
    ...(shard !== undefined && { shard: parseShard(shard, env) }),
    signal,
  }
}

async function repositoriesFile(
  { repositories: { file } }: Campaign,
  folder: string,
): Promise<CampaignOptions['file']> {
  return file === undefined
    ? undefined
    : { name: file, text: await readText(path.resolve(folder, file), `The list of repositories ${file}`) }
}

async function readText(file: string, what: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new EditplanError({ ...unreadable(what, error), name: 'CAMPAIGN_INVALID' })
  }
}

interface ReadContext {
  readonly context: Context
  readonly vars: Readonly<Record<string, string>>
}

/** The plans lie beside the campaign, wherever it is run from. */
const plansFor = ({ plans }: Campaign, folder: string, { context, vars }: ReadContext) =>
  readPlans(plans, { ...context, cwd: folder }, { vars })

/** Adds what every campaign command takes. */
export const withCampaign = (command: Command): Command =>
  command
    .argument('<campaign>', 'the campaign file, e.g. campaign.yaml')
    .option('--json', 'print JSON and nothing else')

/** Adds the part of a campaign that one of several jobs does. */
export const withShard = (command: Command): Command =>
  command.option(
    '--shard <i/n>',
    'only the i-th of n parts, with its part of the pace; auto/n takes i from JOB_COMPLETION_INDEX',
  )

/** A whole number from 1. Throws USAGE. */
export function positive(value: string): number {
  const number = Number(value)
  if (Number.isFinite(number) && number > 0) return number
  throw new EditplanError({ name: 'USAGE', message: `${JSON.stringify(value)} is not a number above 0.` })
}
