import { realpath } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import { EditplanError } from '../../../errors.ts'
import type { Context } from '../../../faces/cli/context.ts'
import { serverOptions } from '../../../faces/cli/options.ts'
import { readPlans, readText } from '../../../faces/cli/read-plans.ts'
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
  const { campaignSource, parseCampaign } = await import('../campaign-file.ts')
  const refusal = 'CAMPAIGN_INVALID'
  const parsed = parseCampaign(await readText(name, context, { what: `The campaign ${name}`, refusal }), name)
  if (!parsed.ok) throw new EditplanError(parsed.problems)
  const { campaign } = parsed
  const folder = path.dirname(path.resolve(cwd, name))
  const { EDITPLAN_APP_ID: id, EDITPLAN_APP_PRIVATE_KEY: privateKey } = env
  return {
    campaign,
    source: await campaignSource(await realpath(path.resolve(cwd, name)), campaign.title),
    file: await repositoriesFile(campaign, { ...context, cwd: folder }),
    plansFor: (vars) => plansFor(campaign, folder, { context, vars }),
    ...(id && privateKey && { app: { id, privateKey } }),
    ...serverOptions(context),
    environment: env,
    scratch: env.RUNNER_TEMP || undefined,
    ...(shard !== undefined && { shard: parseShard(shard, env) }),
    signal,
  }
}

async function repositoriesFile(
  { repositories: { file } }: Campaign,
  context: Context,
): Promise<CampaignOptions['file']> {
  if (file === undefined) return undefined
  const what = `The list of repositories ${file}`
  return { name: file, text: await readText(file, context, { what, refusal: 'CAMPAIGN_INVALID' }) }
}

interface ReadContext {
  readonly context: Context
  readonly vars: Readonly<Record<string, string>>
}

/** The plans lie beside the campaign, wherever it is run from. */
const plansFor = ({ plans }: Campaign, folder: string, { context, vars }: ReadContext) =>
  readPlans(plans, { ...context, cwd: folder }, { vars })

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
