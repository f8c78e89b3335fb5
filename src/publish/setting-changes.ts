import * as z from 'zod'
import type { Settings } from '../inputs/table.ts'
import { type ApiCall, get, repoPath, write } from './api-call.ts'
import { ApiError, type GitHub } from './github.ts'
import {
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

/** The calls of one setting, and what is remembered once GitHub took them all. */
export interface SettingChange {
  readonly calls: readonly ApiCall[]
  readonly set: Partial<Settings>
  /** Of people and teams that are asked for a review: the calls for each, where GitHub refuses all of them because of one. */
  readonly each?: readonly { readonly name: string; readonly call: ApiCall }[]
  /** The first call assigns these people; its answer names all who are assigned. */
  readonly assigns?: readonly string[]
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
  return { calls, set: { assignees: wanted.assignees }, ...(add.length > 0 && { assigns: add }) }
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
  const each = [
    ...asked.people.map((one) => ({
      name: one,
      call: requestReviewers(name, current.number, { people: [one], teams: [] }),
    })),
    ...asked.teams.map((one) => ({
      name: one,
      call: requestReviewers(name, current.number, { people: [], teams: [one] }),
    })),
  ]
  return { calls, set: { reviewers: wanted.reviewers, teams: wanted.teams }, each }
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

function difference(wanted: readonly string[], recorded: readonly string[], current: readonly string[]) {
  return {
    add: wanted.filter((name) => !hasName(recorded, name) && !hasName(current, name)),
    remove: recorded.filter((name) => !hasName(wanted, name) && hasName(current, name)),
  }
}

/** GitHub compares names of people and labels without regard to case. */
export const hasName = (list: readonly string[], name: string): boolean =>
  list.some((other) => other.toLowerCase() === name.toLowerCase())

const stack = z.object({
  number: z.number(),
  pull_requests: z.array(z.object({ number: z.number(), state: z.enum(['open', 'closed']) })),
})

type Stack = z.infer<typeof stack>

const listStacks = (name: string, pull: number): ApiCall<Stack[]> =>
  get(`${repoPath(name)}/stacks?pull_request=${pull}`, z.array(stack))

const createStack = (name: string, pulls: readonly number[]) =>
  write('POST', `${repoPath(name)}/stacks`, { pull_requests: pulls })

const addToStack = (name: string, number: number, pulls: readonly number[]) =>
  write('POST', `${repoPath(name)}/stacks/${number}/add`, { pull_requests: pulls })

const dissolveStack = (name: string, number: number) => write('POST', `${repoPath(name)}/stacks/${number}/unstack`)

/** The maximum number of pull requests in one stack on GitHub. */
const LARGEST = 100

/**
 * Lets GitHub show open pull requests, of which each goes to the branch of the one before, as one stack. Writes nothing where they are one.
 * Servers without stacks, and what GitHub refuses, leave the pull requests as they are: resolves to a sentence that says what was refused.
 * @param pulls their numbers, from the bottom to the top
 */
export async function formStack(
  github: GitHub,
  repository: string,
  pulls: readonly number[],
): Promise<string | undefined> {
  const [bottom] = pulls
  if (bottom === undefined || pulls.length < 2) return undefined
  if (pulls.length > LARGEST) return `GitHub shows no stack of more than ${LARGEST} pull requests.`
  try {
    await bringTogether(github, repository, [bottom, ...pulls.slice(1)])
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 404 ? undefined : `GitHub did not make the pull requests a stack: ${error.detail}.`
  }
}

async function bringTogether(github: GitHub, name: string, pulls: readonly [number, ...number[]]): Promise<void> {
  const [found] = await github.send(listStacks(name, pulls[0]))
  if (found && openOf(found).join() === pulls.join()) return
  const all = new Map<number, Stack>()
  for (const pull of pulls) for (const one of await github.send(listStacks(name, pull))) all.set(one.number, one)
  const [only, ...more] = all.values()
  const there = only && more.length === 0 ? openOf(only) : []
  if (only && there.length > 0 && there.every((number, at) => number === pulls[at])) {
    await github.send(addToStack(name, only.number, pulls.slice(there.length)))
    return
  }
  for (const { number } of all.values()) await github.send(dissolveStack(name, number))
  await github.send(createStack(name, pulls))
}

const openOf = ({ pull_requests: pulls }: Stack): readonly number[] =>
  pulls.flatMap(({ number, state }) => (state === 'open' ? [number] : []))

/** Dissolves the stack of a pull request, where it is in one: GitHub changes the base of none that is. */
export async function leaveStack(github: GitHub, repository: string, pull: number): Promise<void> {
  const stacks = await github.send(listStacks(repository, pull)).catch((error: unknown): Stack[] => {
    // Servers without stacks do not know the address.
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  })
  for (const { number } of stacks) await github.send(dissolveStack(repository, number))
}
