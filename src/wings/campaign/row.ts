import { type Identity, type Note, shortDigest } from './campaign-file.ts'
import type { Need } from './need.ts'
import type { CampaignPull, Checks, Obstacle, RepositorySurvey, RowPull } from './survey.ts'

/** Where a campaign is in a repository. */
export type RowState = 'open' | 'merged' | 'closed' | 'conflict' | 'failed' | 'not-needed' | 'waiting' | 'unreachable'

export interface Row {
  /** As GitHub names it. */
  readonly repository: string
  /** As the campaign names it, where that differs. */
  readonly asked?: string
  readonly state: RowState
  /** What a run has to do there; `again`: the base moved since the last try. */
  readonly todo: 'open' | 'again' | 'update' | 'nothing'
  readonly pull?: RowPull
  readonly checks?: Checks
  /** Whether the plans change something there, where that was asked and a run takes it up or would. */
  readonly need?: Need
  /** Why it is so and what to do, in sentences. */
  readonly reason?: string
  readonly obstacle?: Obstacle['kind']
}

/** Which repositories a run takes up besides those that are new to it. */
export interface Rerun {
  /** Those that were tried on this very base, and those whose pull request was closed. */
  readonly retry?: boolean
  /** Open pull requests, although only the base moved. */
  readonly update?: boolean
}

/** Judges what GitHub knows. @param plan digest of the plans with the repository's variables */
export function rowOf(
  surveyed: RepositorySurvey,
  plan: string,
  { identity, rerun = {} }: { readonly identity: Identity; readonly rerun?: Rerun | undefined },
): Row {
  const { asked, name, obstacle } = surveyed
  const judged = withNeed(judge(surveyed, { plan, identity, rerun }), surveyed, rerun)
  const renamed =
    asked.toLowerCase() === name.toLowerCase() ? undefined : `It was renamed from ${asked}: write the new name.`
  const reason = [obstacle?.message ?? judged.reason, obstacle ? undefined : renamed].filter(Boolean).join(' ')
  return {
    repository: name,
    ...(renamed !== undefined && { asked }),
    ...judged,
    ...(obstacle && { todo: 'nothing', obstacle: obstacle.kind }),
    ...(reason !== '' && { reason }),
  }
}

/** Nothing is opened where nothing would change; whoever wants it tried again gets that. */
function withNeed(judged: RowVerdict, { need, obstacle }: RepositorySurvey, { retry }: Rerun): RowVerdict {
  if (need === undefined || obstacle || !['open', 'again'].includes(judged.todo)) return judged
  return need === 'not-needed' && !retry
    ? { state: 'not-needed', todo: 'nothing', need, reason: NOTHING_HELD }
    : { ...judged, need }
}

const NOTHING_HELD = 'No file there holds what the plans look for.'

type RowVerdict = Omit<Row, 'repository' | 'asked'>

type Case = { readonly identity: Identity; readonly rerun: Rerun; readonly plan: string }

function judge(surveyed: RepositorySurvey, known: Case): RowVerdict {
  const { obstacle, base, pulls, foreign } = surveyed
  const open = pulls.find((pull) => pull.state === 'open' && pull.base === base?.branch)
  if (open) return judgeOpen(open, surveyed, known)
  const [latest] = pulls
  if (latest?.state === 'merged' && isSame(latest, known.plan))
    return { state: 'merged', todo: 'nothing', ...shown(latest) }
  if (obstacle) return { state: 'unreachable', todo: 'nothing' }
  if (foreign) {
    const reason = `The branch "${known.identity.branch}" has the pull request ${foreign.url}, which this campaign did not open. Close it, or give the campaign another \`branch\`.`
    return { state: 'conflict', todo: known.rerun.retry ? 'open' : 'nothing', reason }
  }
  if (latest?.state === 'closed' && !noteOn(surveyed, known.plan)) {
    const reason = 'Somebody closed it. `editplan campaign retry` opens another one.'
    return { state: 'closed', todo: known.rerun.retry ? 'open' : 'nothing', reason, ...shown(latest) }
  }
  return judgeNotes(surveyed, known)
}

const shown = ({ number, url, draft, createdAt, closedAt, checks }: CampaignPull) => ({
  pull: { number, url, draft, createdAt, ...(closedAt !== undefined && { closedAt }) },
  checks,
})

const isSame = ({ run }: CampaignPull, plan: string): boolean => shortDigest(run.plan) === shortDigest(plan)

function judgeOpen(open: CampaignPull, surveyed: RepositorySurvey, { plan, rerun }: Case): RowVerdict {
  const note = noteOn(surveyed, plan)
  const isBehind = surveyed.base?.commit !== open.run.base
  const differs = !isSame(open, plan) || open.conflicting || !open.isRemembered
  const isRequested = rerun.update ? isBehind : false
  const todo = (differs && !note) || isRequested || (note && rerun.retry) ? 'update' : 'nothing'
  const state = note?.outcome === 'failed' ? 'failed' : open.conflicting || note ? 'conflict' : 'open'
  const reason = note
    ? reasonOf(note)
    : open.conflicting
      ? 'GitHub cannot merge it: the base changed the same lines.'
      : undefined
  return { state, todo, ...shown(open), ...(reason !== undefined && { reason }) }
}

function judgeNotes(surveyed: RepositorySurvey, { plan, rerun }: Case): RowVerdict {
  const current = noteOn(surveyed, plan)
  if (current) return { state: current.outcome, todo: rerun.retry ? 'open' : 'nothing', reason: reasonOf(current) }
  const before = surveyed.notes.find((note) => note.plan === shortDigest(plan))
  return before
    ? { state: before.outcome, todo: 'again', reason: reasonOf(before) }
    : { state: 'waiting', todo: 'open' }
}

/** What was noted of the plans on the commit that the default branch is at. */
const noteOn = ({ notes, base }: RepositorySurvey, plan: string): Note | undefined =>
  notes.find((note) => note.plan === shortDigest(plan) && note.commit === base?.commit)

const REASONS = {
  'not-needed': 'The plans change nothing there.',
  failed:
    'The plans do not apply there. Run `editplan campaign run --repository` for it to see why; `editplan campaign retry` tries again.',
  conflict:
    'Its branch has commits that would be lost. Run `editplan campaign run --repository` for it to see what; `editplan campaign retry` tries again.',
} as const

const reasonOf = ({ outcome }: Note): string => REASONS[outcome]
