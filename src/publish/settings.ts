import {
  type ApiCall,
  addAssignees,
  addLabels,
  disableAutoMerge,
  enableAutoMerge,
  type PullNumber,
  removeAssignees,
  removeLabel,
  removeReviewers,
  requestReviewers,
  setDraft,
  setMilestone,
  updatePull,
} from './github-api.ts'
import type { Settings } from './ledger.ts'

/** The calls of one setting, and what is remembered once GitHub took them all. */
export interface SettingChange {
  readonly calls: readonly ApiCall[]
  readonly set: Partial<Settings>
}

/** The settings a pull request has now. */
export interface CurrentSettings {
  readonly number: PullNumber
  readonly nodeId: string
  readonly draft: boolean
  readonly labels: readonly string[]
  readonly assignees: readonly string[]
  readonly reviewers: readonly string[]
  readonly teams: readonly string[]
  readonly milestone: number | null
  readonly autoMerge: string | undefined
}

/**
 * What has to be sent so that the pull request has the wanted settings. Three sides decide, as in a merge: what we set
 * last, what is wanted now, what GitHub has. Only what differs between the first two is touched: whatever people set
 * or took away stays so.
 * @param name `owner/name` of the pull request
 */
export function settingChanges(
  name: string,
  sides: {
    readonly wanted: Settings
    readonly recorded: Settings
    readonly current: CurrentSettings
    readonly alwaysDraft: boolean
  },
): readonly SettingChange[] {
  const { wanted, recorded } = sides
  return [
    draft(sides),
    labels(name, sides),
    assignees(name, sides),
    reviewers(name, sides),
    milestone(name, sides),
    maintainers(name, sides),
    autoMerge(sides),
  ].filter(({ calls, set }) => calls.length > 0 || !isRecorded(set, wanted, recorded))
}

type Sides = Parameters<typeof settingChanges>[1]

const isRecorded = (set: Partial<Settings>, wanted: Settings, recorded: Settings): boolean =>
  (Object.keys(set) as (keyof Settings)[]).every((key) => isEqual(wanted[key], recorded[key]))

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function draft({ wanted, recorded, current, alwaysDraft }: Sides): SettingChange {
  const set = { draft: wanted.draft }
  if (wanted.draft === undefined || (wanted.draft === recorded.draft && !alwaysDraft)) return { calls: [], set }
  return { calls: wanted.draft === current.draft ? [] : [setDraft(current.nodeId, wanted.draft)], set }
}

function labels(name: string, { wanted, recorded, current }: Sides): SettingChange {
  const { add, remove } = difference(wanted.labels, recorded.labels, current.labels)
  const calls = [
    ...(add.length > 0 ? [addLabels(name, current.number, add)] : []),
    ...remove.map((label) => removeLabel(name, current.number, label)),
  ]
  return { calls, set: { labels: wanted.labels } }
}

function assignees(name: string, { wanted, recorded, current }: Sides): SettingChange {
  const { add, remove } = difference(wanted.assignees, recorded.assignees, current.assignees)
  const calls = [
    ...(add.length > 0 ? [addAssignees(name, current.number, add)] : []),
    ...(remove.length > 0 ? [removeAssignees(name, current.number, remove)] : []),
  ]
  return { calls, set: { assignees: wanted.assignees } }
}

function reviewers(name: string, { wanted, recorded, current }: Sides): SettingChange {
  const people = difference(wanted.reviewers, recorded.reviewers, current.reviewers)
  const teams = difference(wanted.teams, recorded.teams, current.teams)
  const asked = { people: people.add, teams: teams.add }
  const released = { people: people.remove, teams: teams.remove }
  const calls = [
    ...(asked.people.length + asked.teams.length > 0 ? [requestReviewers(name, current.number, asked)] : []),
    ...(released.people.length + released.teams.length > 0 ? [removeReviewers(name, current.number, released)] : []),
  ]
  return { calls, set: { reviewers: wanted.reviewers, teams: wanted.teams } }
}

function milestone(name: string, { wanted, recorded, current }: Sides): SettingChange {
  const set = { milestone: wanted.milestone }
  if (wanted.milestone === recorded.milestone) return { calls: [], set }
  // Taken back only while it is still the one we set.
  const isOurs = wanted.milestone !== undefined || current.milestone === recorded.milestone
  const isThere = (wanted.milestone ?? null) === current.milestone
  return { calls: isOurs && !isThere ? [setMilestone(name, current.number, wanted.milestone ?? null)] : [], set }
}

function maintainers(name: string, { wanted, recorded, current }: Sides): SettingChange {
  const value = wanted.maintainerCanModify
  const set = { maintainerCanModify: value }
  if (value === undefined || value === recorded.maintainerCanModify) return { calls: [], set }
  return { calls: [updatePull(name, current.number, { maintainer_can_modify: value })], set }
}

function autoMerge({ wanted, recorded, current }: Sides): SettingChange {
  const set = { autoMerge: wanted.autoMerge }
  if (wanted.autoMerge === recorded.autoMerge) return { calls: [], set }
  if (wanted.autoMerge === undefined) {
    return { calls: current.autoMerge === recorded.autoMerge ? [disableAutoMerge(current.nodeId)] : [], set }
  }
  const isThere = wanted.autoMerge === current.autoMerge
  return { calls: isThere ? [] : [enableAutoMerge(current.nodeId, wanted.autoMerge)], set }
}

/** GitHub compares names of people and labels without regard to case. */
function difference(wanted: readonly string[], recorded: readonly string[], current: readonly string[]) {
  const has = (list: readonly string[], name: string): boolean =>
    list.some((other) => other.toLowerCase() === name.toLowerCase())
  return {
    add: wanted.filter((name) => !has(recorded, name) && !has(current, name)),
    remove: recorded.filter((name) => !has(wanted, name) && has(current, name)),
  }
}
