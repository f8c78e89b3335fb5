import { EditplanError, type Problem } from '../../errors.ts'
import { ownerOf } from '../../publish/api-call.ts'
import { type KnownRun, parseLedger } from '../../publish/ledger.ts'
import type { KnownLedger } from '../../publish/ref-file.ts'
import { isOfBranch, ourPulls, runOfPull } from '../../publish/remote-state.ts'
import { type Identity, isOfCampaign, type Note, notesPrefix, readNote } from './campaign-file.ts'
import type { Connections, Reach } from './connections.ts'
import {
  nextPulls,
  SURVEYED_AT_ONCE,
  type Survey,
  type SurveyedPulls,
  type SurveyedRepository,
  surveyRepositories,
} from './github-queries.ts'
import { type AskedFiles, type Need, type NeedQuestion, seenFiles } from './need.ts'

/** A pull request that the campaign opened. */
export interface RowPull {
  readonly number: number
  readonly url: string
  readonly draft: boolean
  /** ISO time. */
  readonly createdAt: string
  /** ISO time at which it was merged or closed. */
  readonly closedAt?: string
}

/** Further facts about it. */
export interface CampaignPull extends RowPull {
  readonly state: 'open' | 'merged' | 'closed'
  readonly base: string
  /** The commit of its branch. */
  readonly head: string
  /** GitHub cannot merge it. */
  readonly conflicting: boolean
  readonly checks: Checks
  /** The last run that it showed. */
  readonly run: KnownRun
  /** The ledger remembers it: the run that opened it got to its settings. */
  readonly isRemembered: boolean
}

/** What the checks of a pull request's head say. */
export type Checks = 'passing' | 'failing' | 'pending' | 'none'

/** What GitHub knows of one repository and of the campaign in it. */
export interface RepositorySurvey {
  /** As the campaign names it. */
  readonly asked: string
  /** As GitHub names it; the same where it cannot be seen. */
  readonly name: string
  /** Why no pull request can be opened there, with the remedy. */
  readonly obstacle?: Obstacle
  /** The tip of the branch that pull requests go to; absent if it has no commit. */
  readonly base?: { readonly branch: string; readonly commit: string }
  /** The campaign's pull requests, the latest first. */
  readonly pulls: readonly CampaignPull[]
  /** An open pull request of the branch that another plan opened. One that nothing vouches for is the branch's to judge. */
  readonly foreign?: { readonly number: number; readonly url: string }
  readonly notes: readonly Note[]
  /** Whether the plans change something there, where that was asked. */
  readonly need?: Need
  /** Whom the token acts as. */
  readonly viewer: string
}

export interface Obstacle {
  readonly kind: 'missing' | 'unclear' | 'moved' | 'archived' | 'disabled' | 'empty' | 'no-permission' | 'ledger'
  readonly message: string
}

/** What a survey is for. */
interface SurveyOptions {
  readonly identity: Identity
  /** Tells how to see whether a repository needs the plans; default: nobody asks. */
  readonly needOf?: ((asked: string) => Promise<NeedQuestion>) | undefined
  /** The branch that pull requests go to; default the default branch of each. */
  readonly base?: string | undefined
  /** The token need not write. */
  readonly readsOnly?: boolean | undefined
}

/** Asks about all repositories, 25 of one owner in a call, and gives the answers, owner by owner. */
export async function* survey(
  names: readonly string[],
  options: SurveyOptions,
  connections: Connections,
): AsyncGenerator<RepositorySurvey, void> {
  for (const batch of batchesOf(names)) {
    const reached = await connections.reach(batch[0]?.split('/')[0] ?? '')
    if ('github' in reached) yield* await surveyBatch(batch, options, reached)
    else for (const asked of batch) yield unreachable(asked, reached)
  }
}

const unreachable = (asked: string, { message }: Problem): RepositorySurvey => ({
  asked,
  name: asked,
  obstacle: { kind: 'no-permission', message },
  pulls: [],
  notes: [],
  viewer: '',
})

/** Those of one owner, whose token sees them; owners in the order in which they come first. */
function batchesOf(names: readonly string[]): readonly (readonly string[])[] {
  const byOwner = new Map<string, string[][]>()
  for (const name of names) {
    const batches = byOwner.get(ownerOf(name)) ?? []
    byOwner.set(ownerOf(name), batches)
    const last = batches.at(-1)
    if (last && last.length < SURVEYED_AT_ONCE) last.push(name)
    else batches.push([name])
  }
  return [...byOwner.values()].flat()
}

async function surveyBatch(
  names: readonly string[],
  { identity, needOf, base, readsOnly = false }: SurveyOptions,
  { github }: Reach,
): Promise<readonly RepositorySurvey[]> {
  const { branch } = identity
  const needs = new Map<string, NeedQuestion>()
  if (needOf) for (const asked of names) needs.set(asked, await needOf(asked))
  const files = filesOf([...new Set(needs.values())])
  const { data, errors } = await github.send(
    surveyRepositories({ names, branch, notes: notesPrefix(identity), base, files }),
  )
  const all: RepositorySurvey[] = []
  for (const [at, asked] of names.entries()) {
    const found = data.repositories[`r${at}`]
    if (found) {
      const { pulls, isWhole } = await allPulls(github, found, branch)
      const hasAnswer = errors.every(({ path }) => path?.[0] !== `r${at}`)
      const need = hasAnswer ? needs.get(asked)?.answer(seenFiles(found, files)) : 'perhaps'
      const known = surveyed(asked, found, { identity, base, viewer: data.viewer, pulls, readsOnly })
      const isUnclear = !isWhole || errors.some(({ path }) => path?.[0] === `r${at}` && DECIDING.has(path?.[1]))
      all.push({ ...known, ...(isUnclear && { obstacle: unclear(asked) }), ...(need && needOf && { need }) })
    } else {
      const row = unreachable(asked, { name: 'GITHUB_FAILED', message: '' })
      all.push({ ...row, obstacle: unseen(asked, errors, `r${at}`) })
    }
  }
  return all
}

/** Answers on which it rests whether the campaign has a pull request there, and was tried. */
const DECIDING: ReadonlySet<unknown> = new Set(['databaseId', 'tip', 'ledger', 'refs'])

const unclear = (name: string): Obstacle => ({
  kind: 'unclear',
  message: `GitHub does not say all that is asked of ${name}. Nothing is done there; run again later.`,
})

const filesOf = (questions: readonly NeedQuestion[]): AskedFiles => ({
  folders: [...new Set(questions.flatMap(({ folders }) => folders))],
  files: [...new Set(questions.flatMap(({ files }) => files))],
})

/** Every page: pull requests of forks have the branch's name as well, and there may be any number of them. */
async function allPulls(
  github: Reach['github'],
  { nameWithOwner, databaseId, pullRequests: first }: SurveyedRepository,
  branch: string,
): Promise<Pick<SurveyedPulls, 'pulls' | 'isWhole'>> {
  const pulls = [...first.pulls]
  const asked = new Set<string>()
  let { after, isWhole } = first
  while (after !== null && !asked.has(after)) {
    asked.add(after)
    const page = await github.send(nextPulls(nameWithOwner, branch, after))
    pulls.push(...page.pulls)
    after = page.after
    isWhole &&= page.isWhole
  }
  const own = { repository: databaseId ?? undefined, branch }
  return {
    pulls: pulls.filter((pull) => isOfBranch({ head: headOf(pull) }, own)),
    isWhole: isWhole && after === null && databaseId !== null,
  }
}

const headOf = ({ headRefName: ref, headRefOid: sha, headRepository: of }: SurveyedPulls['pulls'][number]) => ({
  ...{ ref, sha },
  repo: of?.databaseId ? { id: of.databaseId, full_name: '' } : null,
})

function unseen(name: string, errors: Survey['errors'], place: string): Obstacle {
  const error = errors.find(({ path }) => path?.[0] === place)
  if (error?.type === 'FORBIDDEN') {
    return { kind: 'no-permission', message: `This token cannot see ${name}: ${error.message}` }
  }
  if (error?.type !== 'NOT_FOUND') return unclear(name)
  return {
    kind: 'missing',
    message: `There is no repository ${name}, or the token cannot see it. Correct the name, or let the token see it.`,
  }
}

function surveyed(
  asked: string,
  found: SurveyedRepository,
  {
    identity,
    viewer,
    pulls,
    readsOnly,
    base,
  }: {
    readonly identity: Identity
    readonly viewer: string
    readonly readsOnly: boolean
    readonly base: string | undefined
    /** Every pull request of the branch itself. */
    readonly pulls: SurveyedPulls['pulls']
  },
): RepositorySurvey {
  const { nameWithOwner: name, tip } = found
  const ledger = ledgerOf(found, identity.branch)
  const obstacle: Obstacle | undefined =
    ledger instanceof EditplanError
      ? { kind: 'ledger', message: `${name}: ${ledger.message}` }
      : obstacleOf(asked, found, { base, viewer: readsOnly ? undefined : viewer })
  const known = ledger instanceof EditplanError ? undefined : ledger
  const ours = ourPulls(
    pulls.map((pull) => ({ pull, number: pull.number, head: { sha: pull.headRefOid } })),
    known,
  )
  const isMine = known !== undefined && isOfCampaign(known.run, identity)
  const foreign = isMine ? undefined : ours.find(({ pull }) => pull.state === 'OPEN')?.pull
  return {
    asked,
    name,
    ...(obstacle && { obstacle }),
    ...(tip?.target && { base: { branch: tip.name, commit: tip.target.oid } }),
    pulls: isMine ? ours.map((one) => pullOf(one.pull, { known, run: runOfPull(known, one) ?? known.run })) : [],
    ...(foreign && { foreign: { number: foreign.number, url: foreign.url } }),
    notes: (found.refs ?? []).flatMap(({ name: ref, target }) => (target && readNote(ref, target.oid)) ?? []),
    viewer,
  }
}

/** The ledger of the campaign's branch; what is the matter with one that cannot be read. */
function ledgerOf({ ledger }: SurveyedRepository, branch: string): KnownLedger | EditplanError | undefined {
  const { target } = ledger ?? {}
  if (!target) return undefined
  try {
    return { ...parseLedger(target.file?.object?.text ?? '', { branch, at: target.oid }), commit: target.oid }
  } catch (error) {
    if (error instanceof EditplanError) return error
    throw error
  }
}

function pullOf(
  pull: SurveyedPulls['pulls'][number],
  { known, run }: { readonly known: KnownLedger; readonly run: KnownRun },
): CampaignPull {
  const {
    number,
    url,
    isDraft: draft,
    createdAt,
    mergedAt,
    closedAt,
    baseRefName: base,
    headRefOid: head,
    mergeable,
  } = pull
  const state = ({ OPEN: 'open', CLOSED: 'closed', MERGED: 'merged' } as const)[pull.state]
  const conflicting = state === 'open' && mergeable === 'CONFLICTING'
  const isRemembered = known.pulls.some((one) => one.number === number)
  const ended = mergedAt ?? closedAt
  return {
    ...{ number, url, state, draft, createdAt, ...(ended !== null && { closedAt: ended }) },
    ...{ base, head, conflicting, checks: checksOf(pull), run, isRemembered },
  }
}

function checksOf({ commits }: SurveyedPulls['pulls'][number]): Checks {
  const said = commits.nodes?.[0]?.commit.statusCheckRollup?.state
  if (said === undefined) return 'none'
  if (said === 'SUCCESS') return 'passing'
  return said === 'FAILURE' || said === 'ERROR' ? 'failing' : 'pending'
}

/** What keeps a campaign from opening a pull request there, as GitHub describes the repository. @param who.viewer whoever has to write */
export function obstacleOf(
  asked: string,
  found: SurveyedRepository,
  { viewer, base }: { readonly viewer: string | undefined; readonly base: string | undefined },
): Obstacle | undefined {
  const { nameWithOwner: name, viewerPermission: may } = found
  // What an app's token may do is not told by the role that GitHub reports for it.
  const isReadOnly = viewer?.endsWith('[bot]') === false && !['ADMIN', 'MAINTAIN', 'WRITE'].includes(may ?? '')
  if (ownerOf(name) !== ownerOf(asked)) {
    const message = `${asked} moved to ${name}, which belongs to somebody else. Write the new name if the campaign is for it there too.`
    return { kind: 'moved', message }
  }
  if (found.isDisabled) return { kind: 'disabled', message: `GitHub disabled ${name}. Leave it out.` }
  if (found.isArchived) {
    return { kind: 'archived', message: `${name} is archived and takes no changes. Unarchive it, or leave it out.` }
  }
  if (base !== undefined && !found.isEmpty && !found.tip?.target) {
    return {
      kind: 'missing',
      message: `${name} has no branch "${base}" to open a pull request on. Make it, or leave ${name} out.`,
    }
  }
  if (found.isEmpty || !found.tip?.target) {
    return { kind: 'empty', message: `${name} has no commit yet. Make a first one, or leave it out.` }
  }
  if (!isReadOnly) return undefined
  const message = `${viewer} may not write to ${name}. Use a token with write access, or leave it out.`
  return { kind: 'no-permission', message }
}
