import type { CampaignStatus, StatusRow } from './status.ts'

type State = StatusRow['state']

/** Those that need somebody first. */
const URGENCY: Readonly<Record<State, number>> = {
  failed: 0,
  conflict: 1,
  unreachable: 2,
  open: 3,
  closed: 4,
  waiting: 5,
  'not-needed': 6,
  merged: 7,
}

/** Rows in the order in which people look at them. */
export const byUrgency = (rows: readonly StatusRow[]): readonly StatusRow[] =>
  [...rows].sort((one, other) => URGENCY[one.state] - URGENCY[other.state])

/** How many repositories are in each state, in the order of the status. */
export const countsOf = ({ totals }: CampaignStatus): readonly (readonly [string, number])[] => {
  const { repositories: _, failing, ...states } = totals
  return [...Object.entries(states), ['failing checks', failing]]
}
