import { readSettingsFile, type SettingsFault } from '../../core/text/settings-file.ts'
import type { Problem } from '../../errors.ts'
import { type Campaign, campaignSchema } from './campaign-file.ts'

/** A campaign, or everything that is wrong with its text. */
export type ParsedCampaign =
  | { readonly ok: true; readonly campaign: Campaign }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Room for a list of 100,000 repositories. */
const CHARACTERS = 2 ** 23

/**
 * Reads a campaign file's text, YAML 1.2 (of which JSON is a part). `name` is what its positions are said to be in.
 * Refusals: CAMPAIGN_INVALID, all of them at once, each with line and column.
 */
export function parseCampaign(text: string, name: string): ParsedCampaign {
  const read = readSettingsFile(text, { name, what: 'campaign', characters: CHARACTERS })
  if (!read.ok) return { ok: false, problems: read.faults.map(invalid) }
  const parsed = campaignSchema().safeParse(read.value)
  if (parsed.success) return { ok: true, campaign: parsed.data }
  return { ok: false, problems: parsed.error.issues.map((issue) => invalid(read.faultOf(issue))) }
}

const invalid = (fault: SettingsFault): Problem => ({ name: 'CAMPAIGN_INVALID', ...fault })
