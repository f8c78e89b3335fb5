import type { Git } from '../core/git/git.ts'
import { EditplanError, type Problem } from '../errors.ts'
import type { Settings } from '../inputs/table.ts'
import type { ApiCall } from './api-call.ts'
import { ApiError, type GitHub } from './github.ts'
import {
  createPull,
  getChecksState,
  getPull,
  mergePull,
  type PullNumber,
  type PullRequest,
  updatePull,
} from './github-api.ts'
import { keepLedger } from './keep-ledger.ts'
import { noSettings, type PublishedRun } from './ledger.ts'
import { MARKER_BYTES, partOf, readMarker, sectionDigest, writePart } from './marker.ts'
import type { PublishOptions } from './options.ts'
import type { KnownLedger } from './ref-file.ts'
import {
  type Hub,
  LedgerRefused,
  type OpenTarget,
  openPullOf,
  type RemoteState,
  refreshRemoteState,
  unlessRefused,
} from './remote-state.ts'
import { type CurrentSettings, hasName, leaveStack, type SettingChange, settingChanges } from './setting-changes.ts'

/** GitHub's own limit is 65,536 characters; this leaves room for people's words. */
const BODY_BYTES = 60_000

/** The wanted content and state of a pull request. */
export interface WantedPull {
  readonly title: string
  /** Renders the body within so many bytes of UTF-8. @param into the whole body of the pull request that it goes into; absent: it is an issue's */
  body(budget: number, into?: string): string
  /** What a new pull request says below our part. */
  readonly template?: string | undefined
  readonly settings: Settings
  /** A draft again at each run, whatever people made of it. */
  readonly alwaysDraft: boolean
  /** Our part of the body is restored if it was changed. */
  readonly restoresBody: boolean
  /**
   * Where auto-merge has nothing to wait for it is merged at once: nothing was refused, asked or failed, and the required checks are known.
   * `after checks`: some are required, and have to be seen.
   */
  readonly mergesAtOnce: boolean | 'after checks'
  /** The ledger's entry about the run. */
  readonly run: PublishedRun
}

interface SettledPull {
  readonly operation: 'created' | 'updated' | 'none'
  readonly pull: PullRequest
  /** Settings that GitHub refused; the pull request itself exists. */
  readonly problems: readonly Problem[]
  readonly notes: readonly string[]
}

/** What the pull request is settled with. */
export interface PullSettlement {
  readonly git: Git
  /** With the ledger as it is at the remote by now. */
  readonly state: RemoteState & { readonly hub: Hub }
  readonly wanted: WantedPull
  readonly open: PullRequest | undefined
  /** Told of the pull request as soon as there is one, whatever fails then. */
  onOpen(pull: PullRequest): void
  /** What the ledger records of the run once the pull request shows it. */
  readonly run: PublishedRun
  /** False: the server refuses the ledger. */
  readonly keepsLedger: boolean
  readonly options: Pick<PublishOptions, 'answered' | 'clock'>
}

/** Creates the pull request, or brings the open one up to date. Writes nothing where nothing is new. */
export async function settlePull(settling: PullSettlement): Promise<SettledPull> {
  const { open } = settling
  if (open) return settle(settling, open, false)
  const { pull, isNew } = await create(settling)
  settling.onOpen(pull)
  return settle(settling, pull, isNew)
}

/** Somebody may have created it meanwhile, and so may we, in a call whose answer was lost. */
async function create({ git, state, wanted }: PullSettlement): Promise<{ pull: PullRequest; isNew: boolean }> {
  const { github, target } = state.hub
  try {
    return { pull: await github.send(createCall(target, wanted, state.ledger?.commit)), isNew: true }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422 || !/already exists/i.test(error.detail)) throw error
    const found = openPullOf(await refreshRemoteState(git, state))
    if (!found) throw error
    return { pull: await github.send(getPull(target.repository, found.number)), isNew: false }
  }
}

export function createCall(target: OpenTarget, wanted: WantedPull, ledger: string | undefined): ApiCall<PullRequest> {
  const isFork = target.headRepository !== target.repository
  return createPull(target.repository, {
    title: wanted.title,
    head: isFork ? `${target.headRepository.split('/')[0]}:${target.branch}` : target.branch,
    base: target.base.branch,
    body: bodyOf(emptyBody(wanted), wanted, ledger),
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

/** What earlier runs set on a pull request; undefined for one that the ledger does not have. */
export const settingsOf = (ledger: RemoteState['ledger'], number: number | undefined): Settings | undefined =>
  ledger?.pulls.some((pull) => pull.number === number) ? ledger.set : undefined

/** What has to be sent to a pull request so that it shows what is wanted, and what was recorded of it before. */
export function pullChanges(
  { ledger, target }: Pick<RemoteState, 'ledger'> & { readonly target: OpenTarget },
  { wanted, pull, isNew }: { readonly wanted: WantedPull; readonly pull: PullRequest; readonly isNew: boolean },
) {
  const recorded = isNew ? atCreation(wanted) : (settingsOf(ledger, pull.number) ?? noSettings)
  const { settings, alwaysDraft } = wanted
  const current = currentOf(pull)
  return {
    recorded,
    changes: settingChanges(target.repository, { wanted: settings, recorded, current, alwaysDraft }),
    /** Our part of the body stays as it is. */
    isIntact: !isNew && pull.base.ref === target.base.branch && isWritten(pull, { ledger, wanted }),
    isTitleSet: recorded.title === wanted.title,
  }
}

async function settle(settling: PullSettlement, pull: PullRequest, isNew: boolean): Promise<SettledPull> {
  const { state, wanted } = settling
  const { ledger, hub } = state
  const { github, target } = hub
  const { recorded, changes, isIntact, isTitleSet } = pullChanges({ ledger, target }, { wanted, pull, isNew })
  const problems: Problem[] = []
  let set: Settings = withoutUndefined({ ...recorded, title: wanted.title, update: wanted.settings.update })
  let isSet = false
  for (const change of changes) {
    const applied = await apply(github, change)
    problems.push(...applied.problems)
    set = withoutUndefined({ ...set, ...applied.set })
    isSet ||= applied.isSent
  }
  if (pull.base.ref !== target.base.branch) await leaveStack(github, target.repository, pull.number)
  const section = contentOf(isNew ? emptyBody(wanted) : (pull.body ?? ''), wanted)
  const kept = await keep(settling, { number: pull.number, set, section: isIntact ? undefined : section })
  const { commit } = kept
  problems.push(...kept.problems)
  const isSame = isNew ? commit === ledger?.commit : isIntact && commit === ledger?.commit
  const shown = isSame ? pull : await github.send(bodyCall(target, wanted, { pull, ledger: commit, isTitleSet }))
  const isChanged = !isSame || isSet
  const operation = isNew ? 'created' : isChanged ? 'updated' : 'none'
  const notes = [...movedNotes(settling, pull), ...(shown.state === 'closed' ? [closedNote(pull)] : [])]
  return mergeAtOnce(settling, { operation, pull, problems, notes })
}

/** Brings the ledger up to date with the pull request; the commit that it is at then, undefined if absent. */
async function keep(
  { git, state, run, keepsLedger, options }: PullSettlement,
  { number, set, section }: { readonly number: number; readonly set: Settings; readonly section: string | undefined },
): Promise<{ readonly commit: string | undefined; readonly problems: readonly Problem[] }> {
  const now = state.ledger?.commit
  if (!keepsLedger) return { commit: now, problems: [] }
  const { answered, clock } = options
  const known = {
    run,
    pull: number,
    set,
    answered,
    clock,
    ...(section !== undefined && { section: sectionDigest(section) }),
  }
  try {
    return { commit: (await keepLedger(git, state, known)).ledger?.commit, problems: [] }
  } catch (error) {
    if (!(error instanceof LedgerRefused)) throw error
    return { commit: now, problems: error.problems }
  }
}

function movedNotes({ state, wanted }: PullSettlement, { number, base }: PullRequest): readonly string[] {
  const wantedBase = state.target.base.branch
  if (base.ref === wantedBase || wanted.run.split) return []
  return [`Pull request #${number} was on "${base.ref}", and is on "${wantedBase}" again, for which this run is.`]
}

/** GitHub closes it when its base is deleted, for example. */
const closedNote = ({ number }: PullRequest): string =>
  `Pull request #${number} was closed or merged in the meantime. If it should be open, run again on a base that is there.`

/** Auto-merge is refused where it has nothing to wait for: then what is whole, and whose checks were seen, is merged as it was pushed. */
async function mergeAtOnce({ state, wanted }: PullSettlement, settled: SettledPull): Promise<SettledPull> {
  const { settings, mergesAtOnce, run } = wanted
  const { pull, problems } = settled
  const others = problems.filter(({ message }) => !CLEAN.test(message))
  if (others.length === problems.length || !mergesAtOnce || pull.draft || !settings.autoMerge) return settled
  const { github, target } = state.hub
  if (mergesAtOnce === 'after checks' && !(await hasPassed(state.hub, pull.number, run.head))) return settled
  const merge = { sha: run.head, merge_method: settings.autoMerge }
  const { problem } = await attempt(github, [mergePull(target.repository, pull.number, merge)])
  if (problem) return { ...settled, problems: [...problems, problem] }
  const operation = settled.operation === 'none' ? 'updated' : settled.operation
  const checks = mergesAtOnce === true ? 'no check is required' : 'the required checks have passed'
  return { ...settled, operation, problems: others, notes: [...settled.notes, `${MERGED}, and ${checks}.`] }
}

/** Whether checks of this very head were seen, and all of them passed. */
async function hasPassed({ github, target }: Hub, number: number, head: string): Promise<boolean> {
  const answer = await unlessRefused(github.send(getChecksState(target.repository, number)))
  const pull = answer?.repository.pullRequest
  const [last] = pull?.commits.nodes ?? []
  return pull?.headRefOid === head && last?.commit.statusCheckRollup?.state === 'SUCCESS'
}

const CLEAN = /clean status/i
const MERGED = 'It was merged at once: auto-merge had nothing to wait for'

/** Whether our part names the ledger; where that counts, also whether it agrees with the ledger. */
function isWritten(
  { body }: PullRequest,
  { ledger, wanted }: { readonly ledger: KnownLedger | undefined; readonly wanted: WantedPull },
): boolean {
  const marker = readMarker(body ?? '')
  if (!marker || marker.ledger !== ledger?.commit) return false
  return !wanted.restoresBody || sectionDigest(partOf(body ?? '') ?? '') === ledger?.section
}

/** Writes the body again, moves the pull request to its base, and writes the title unless it is the one we set last: what people changed since is kept. */
export function bodyCall(
  target: OpenTarget,
  wanted: WantedPull,
  { pull, ledger, isTitleSet }: { pull: WrittenOn; ledger: string | undefined; isTitleSet: boolean },
): ApiCall<{ readonly state: string }> {
  const body = bodyOf(pull.body ?? '', wanted, ledger)
  const base = target.base.branch
  const isMoved = pull.base !== undefined && pull.base.ref !== base
  return updatePull(target.repository, pull.number, {
    ...(!isTitleSet && { title: wanted.title }),
    ...(isMoved && { base }),
    body,
  })
}

interface WrittenOn {
  readonly number: PullNumber
  readonly body: string | null
  /** Absent: the right one. */
  readonly base?: { readonly ref: string }
}

/** What GitHub took of a setting; of people and teams, all that it does not refuse. */
async function apply(github: GitHub, { calls, set, each = [], assigns = [] }: SettingChange) {
  const { problem, answers } = await attempt(github, calls)
  if (!problem) {
    const left = assigns.filter((name) => !hasName(answers[0] as readonly string[], name))
    const taken = left.length > 0 && { assignees: set.assignees?.filter((name) => !hasName(left, name)) ?? [] }
    const isSent = calls.length > (left.length > 0 && left.length === assigns.length ? 1 : 0)
    return { problems: left.length > 0 ? [unassigned(left)] : [], set: { ...set, ...taken }, isSent }
  }
  const refused = new Map<string, Problem>()
  for (const { name, call } of each) {
    const { problem: why } = calls.length === 1 && each.length === 1 ? { problem } : await attempt(github, [call])
    if (why) refused.set(name, notAsked([name], why))
  }
  const names = [...refused.keys()]
  const whole = names.length > 0 ? notAsked(names, problem) : problem
  if (refused.size === each.length) return { problems: [whole], set: {}, isSent: false }
  const taken = (names: readonly string[] = []): string[] => names.filter((name) => !refused.has(name))
  const known = { reviewers: taken(set.reviewers), teams: taken(set.teams) }
  return { problems: [...refused.values()], set: known, isSent: true }
}

const notAsked = (names: readonly string[], why: Problem): Problem => ({
  ...why,
  message: `Not asked for a review: ${names.join(', ')}. ${why.message}`,
})

const unassigned = (people: readonly string[]): Problem => ({
  name: 'GITHUB_FAILED',
  message: `GitHub did not assign ${people.join(', ')}, and does not say why: it assigns people who may write to the repository, at most ten, and one in a private repository of a free plan. Name others as \`assignees\`, or let them write to it.`,
})

/** A setting that is refused leaves the rest of the work standing. */
async function attempt(github: GitHub, calls: readonly ApiCall[]) {
  const answers: unknown[] = []
  try {
    for (const call of calls) answers.push(await github.send(call))
    return { answers }
  } catch (error) {
    if (error instanceof ApiError) return { answers, problem: error.problems[0] }
    throw error
  }
}

/** GitHub refuses longer bodies. */
const BODY_CHARACTERS = 65_536

/** Throws LIMIT_EXCEEDED where GitHub would refuse the body, so that nothing is pushed for it. */
export function checkBody(before: string, wanted: WantedPull): void {
  if (bodyOf(before, wanted, undefined).length <= BODY_CHARACTERS) return
  const message = `The pull request's body would be over ${BODY_CHARACTERS} characters, which GitHub refuses. Nothing was pushed. Shorten \`body\`, or what people wrote around the report.`
  throw new EditplanError({ name: 'LIMIT_EXCEEDED', message })
}

/** The body with our part in it. @param ledger commit of the branch's ledger, where it has one */
export const bodyOf = (before: string, wanted: WantedPull, ledger: string | undefined): string =>
  writePart(before, contentOf(before, wanted), ledger)

/** Our part, the text cut to what the marks and what people wrote leave. */
export const contentOf = (before: string, wanted: WantedPull): string => wanted.body(roomBeside(before), before)

/** The body of a pull request that is to be opened, before our part is in it. */
export const emptyBody = ({ template }: WantedPull): string =>
  template === undefined ? '' : `${writePart('', '', undefined)}\n\n${template}`

/** Bytes that our part may have beside what people wrote. */
export const roomBeside = (before: string): number =>
  Math.max(1000, BODY_BYTES - Math.max(MARKER_BYTES, Buffer.byteLength(writePart(before, '', undefined))))

const currentOf = (pull: PullRequest): CurrentSettings => ({
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

const withoutUndefined = (settings: { [Key in keyof Settings]?: Settings[Key] | undefined }): Settings => ({
  ...noSettings,
  ...Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)),
})
