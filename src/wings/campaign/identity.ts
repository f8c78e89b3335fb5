import { sha256 } from '../../core/text/digest.ts'
import type { RunRecord } from '../../publish/ledger.ts'

/** Where a campaign is kept: what makes a later run of the file the same campaign, however its words change. */
export type CampaignSource = NonNullable<RunRecord['source']>

/** What a campaign's pull requests and notes are known by. */
export interface Identity {
  readonly source: CampaignSource
  /** Of the pull requests, in every repository. */
  readonly branch: string
}

/** Whether the last run of a branch was the campaign's. */
export const isOfCampaign = (run: Pick<RunRecord, 'source'>, { source }: Identity): boolean =>
  run.source !== undefined && keyOf(run.source) === keyOf(source)

const keyOf = ({ repository, paths }: CampaignSource): string => [repository.toLowerCase(), ...paths].join('\0')

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
