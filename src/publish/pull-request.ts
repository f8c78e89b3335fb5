import { EditplanError, type Problem } from '../errors.ts'
import { ApiError, type GitHub } from './github.ts'
import { type ApiCall, createPull, getPull, type PullNumber, type PullRequest, updatePull } from './github-api.ts'
import {
  markerBytes,
  noSettings,
  type PublishedRecord,
  partOf,
  readRecord,
  type Settings,
  writeRecord,
} from './marker.ts'
import { lookAgain, type OpenTarget, openPullOf } from './remote-state.ts'
import { type CurrentSettings, settingChanges } from './settings.ts'
import { leaveStack } from './stacks.ts'

/** GitHub's own bound is 65,536 characters; people want to write something too. */
const BODY_BYTES = 60_000

/** What a pull request has to say and be. */
export interface WantedPull {
  readonly title: string
  /** Renders the body within so many bytes of UTF-8. */
  body(budget: number): string
  readonly settings: Settings
  /** A draft again at each run, whatever people made of it. */
  readonly alwaysDraft: boolean
  /** Our part of the body is put back where somebody changed it. */
  readonly restoresBody: boolean
  /** The record without what is set. */
  readonly state: Omit<PublishedRecord, 'set'>
}

export interface SettledPull {
  readonly operation: 'created' | 'updated' | 'none'
  readonly pull: PullRequest
  /** Settings that GitHub refused; the pull request itself exists. */
  readonly problems: readonly Problem[]
}

/** Creates the pull request, or brings the open one up to date. Writes nothing where nothing is new. */
export async function settlePull(
  github: GitHub,
  target: OpenTarget,
  { wanted, open }: { wanted: WantedPull; open: PullRequest | undefined },
): Promise<SettledPull> {
  const created = open ? undefined : await create(github, target, wanted)
  if (created?.isNew) return settle(github, target, { wanted, pull: created.pull, isNew: true })
  return settle(github, target, { wanted, pull: open ?? (created as { pull: PullRequest }).pull, isNew: false })
}

/** Somebody may have created it meanwhile, and so may we, in a call whose answer was lost. */
async function create(github: GitHub, target: OpenTarget, wanted: WantedPull) {
  try {
    return { pull: await github.send(createCall(target, wanted)), isNew: true }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422 || !/already exists/i.test(error.detail)) throw error
    const found = openPullOf(await lookAgain({ github, target, pulls: [] }))
    if (!found) throw error
    return { pull: await github.send(getPull(target.repository, found.number)), isNew: false }
  }
}

export function createCall(target: OpenTarget, wanted: WantedPull): ApiCall<PullRequest> {
  const isFork = target.headRepository !== target.repository
  return createPull(target.repository, {
    title: wanted.title,
    head: isFork ? `${target.headRepository.split('/')[0]}:${target.branch}` : target.branch,
    base: target.base.branch,
    body: bodyOf('', wanted, atCreation(wanted)),
    draft: wanted.settings.draft ?? false,
    ...(isFork && {
      head_repo: target.headRepository,
      maintainer_can_modify: wanted.settings.maintainerCanModify ?? true,
    }),
  })
}

/** What the creating call itself sets. */
export const atCreation = ({ title, settings }: WantedPull): Settings => ({
  ...noSettings,
  title,
  ...(settings.draft !== undefined && { draft: settings.draft }),
  ...(settings.maintainerCanModify !== undefined && { maintainerCanModify: settings.maintainerCanModify }),
})

async function settle(
  github: GitHub,
  target: OpenTarget,
  { wanted, pull, isNew }: { wanted: WantedPull; pull: PullRequest; isNew: boolean },
): Promise<SettledPull> {
  const record = readRecord(pull.body ?? '')
  const recorded = record?.set ?? noSettings
  const current = currentOf(pull)
  const { settings, alwaysDraft } = wanted
  const changes = settingChanges(target.repository, { wanted: settings, recorded, current, alwaysDraft })
  const problems: Problem[] = []
  let set: Settings = { ...recorded, title: wanted.title }
  for (const { calls, set: taken } of changes) {
    const problem = await attempt(github, calls)
    if (problem) problems.push(problem)
    else set = withoutUndefined({ ...set, ...taken })
  }
  if (pull.base.ref !== target.base.branch) await leaveStack(github, target.repository, pull.number)
  const isSame =
    record &&
    pull.base.ref === target.base.branch &&
    sameState(record, { ...wanted.state, set }) &&
    !isChanged(pull.body ?? '', wanted, set)
  if (!isSame) await github.send(recordCall(target, wanted, { pull, set }))
  const isWritten = !isSame || changes.some(({ calls }) => calls.length > 0)
  return { operation: isNew ? 'created' : isWritten ? 'updated' : 'none', pull, problems }
}

/** Whether our part of a body is not as it would be written, where that counts. */
const isChanged = (body: string, wanted: WantedPull, set: Settings): boolean =>
  wanted.restoresBody && partOf(bodyOf(body, wanted, set)) !== partOf(body)

/** Writes the body again, moves the pull request to its base, and writes the title unless it is the one we set last: what people changed since is kept. */
export function recordCall(
  target: OpenTarget,
  wanted: WantedPull,
  { pull, set }: { pull: RecordedOn; set: Settings },
): ApiCall {
  const before = pull.body ?? ''
  const isTitleSet = readRecord(before)?.set.title === wanted.title
  const body = bodyOf(before, wanted, set)
  const base = target.base.branch
  const isMoved = pull.base !== undefined && pull.base.ref !== base
  return updatePull(target.repository, pull.number, {
    ...(!isTitleSet && { title: wanted.title }),
    ...(isMoved && { base }),
    body,
  })
}

interface RecordedOn {
  readonly number: PullNumber
  readonly body: string | null
  /** Absent: the right one. */
  readonly base?: { readonly ref: string }
}

/** A setting that is refused leaves the rest of the work standing. */
async function attempt(github: GitHub, calls: readonly ApiCall[]): Promise<Problem | undefined> {
  try {
    for (const call of calls) await github.send(call)
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error.problems[0]
    throw error
  }
}

/** GitHub refuses longer bodies. */
const BODY_CHARACTERS = 65_536

/** Throws LIMIT_EXCEEDED where GitHub would refuse the body, so that nothing is pushed for it. */
export function checkBody(before: string, wanted: WantedPull): void {
  if (bodyOf(before, wanted, atCreation(wanted)).length <= BODY_CHARACTERS) return
  throw new EditplanError({
    name: 'LIMIT_EXCEEDED',
    message: `The pull request's body would be over ${BODY_CHARACTERS} characters, which GitHub refuses. Nothing was pushed. Shorten \`body\`, or what people wrote around the report.`,
  })
}

/** The body with our part in it, the text cut to what the marks and what people wrote leave. */
export function bodyOf(before: string, wanted: WantedPull, set: Settings): string {
  const state = { ...wanted.state, set }
  const around = Buffer.byteLength(writeRecord(before, '', state)) - markerBytes(state)
  const budget = Math.max(1000, BODY_BYTES - markerBytes(state) - around)
  return writeRecord(before, wanted.body(budget), state)
}

export const currentOf = (pull: PullRequest): CurrentSettings => ({
  number: pull.number,
  nodeId: pull.node_id,
  draft: pull.draft,
  labels: pull.labels.map(({ name }) => name),
  assignees: pull.assignees.map(({ login }) => login),
  reviewers: pull.requested_reviewers.map(({ login }) => login),
  teams: pull.requested_teams.map(({ slug }) => slug),
  milestone: pull.milestone?.number ?? null,
  autoMerge: pull.auto_merge?.merge_method,
})

const sameState = (one: PublishedRecord, other: PublishedRecord): boolean => canonical(one) === canonical(other)

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)))
      : item,
  )

export const withoutUndefined = (settings: { [Key in keyof Settings]?: Settings[Key] | undefined }): Settings => ({
  ...noSettings,
  ...Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)),
})
