import { pushRefs, type RefMove } from '../core/git/commands/remote.ts'
import { detailOf, mayPass } from '../core/git/failure.ts'
import type { Git } from '../core/git/git.ts'
import { listRemoteRefs } from '../core/git/remote-refs.ts'
import { EditplanError } from '../errors.ts'
import { ApiError, connect, type GitHub, undefinedIfForbidden } from './github.ts'
import { getPull, getRepository, type ListedPull, listPulls, type RepositoryAnswer, updateRefs } from './github-api.ts'
import { type KnownRun, LEDGER_REFS, type Ledger } from './ledger.ts'
import { type Clock, type PublishOptions, systemClock } from './options.ts'
import { type KnownLedger, readBranch, sendLedger, writeLedger } from './ref-file.ts'
import { BranchMoved, explained, type Target } from './target.ts'

export type OpenTarget = Target & { readonly repository: string; readonly headRepository: string }

/** GitHub, and the repositories that a run publishes to. */
export interface Hub {
  readonly github: GitHub
  readonly target: OpenTarget
  /** The one that has the pull request. */
  readonly repository: RepositoryAnswer
  /** The one that gets the branch. */
  readonly head: RepositoryAnswer
}

/** Why GitHub is not asked. */
export interface NoHub {
  readonly unknown: 'no token' | 'another server' | 'no repository'
}

/** Whether something was asked for and answered. */
export const isKnown = <Fact extends object>(fact: Fact): fact is Exclude<Fact, { readonly unknown: string }> =>
  !('unknown' in fact)

/** Why GitHub cannot be asked, with the remedy, without a full stop. */
export const whyNoHub = ({ unknown }: NoHub): string =>
  ({
    'no repository':
      'no remote is a repository of a GitHub server. Name the repository as `repository`, or, where there is no `origin`, run `git remote add origin https://github.com/OWNER/NAME`',
    'another server': 'the token is not for this server. Name it as `serverUrl`',
    'no token': 'no token was given. Set GITHUB_TOKEN, or give one as `token`',
  })[unknown]

/** What the remote knows of a branch. */
export interface RemoteState {
  readonly target: Target
  /** Where the branch is; undefined if absent. */
  readonly tip: string | undefined
  readonly ledger: KnownLedger | undefined
  /** Another branch, beside which there can be none of this name. */
  readonly blockedBy?: string | undefined
  /** Of the repository that gets the branch. */
  readonly defaultBranch: string | undefined
  readonly hub: Hub | NoHub
  /** Every pull request of the branch itself, on whatever base, the latest first; those of forks are not among them. */
  readonly pulls: readonly ListedPull[]
  /** Nothing of it was asked for: a dry run without a token, which shows a first run. */
  readonly isUnread?: boolean
  /** The branch is that of a part: its pull request is found on whatever base. */
  readonly isPart?: boolean
}

/** Asks the remote for the branch and its ledger, and GitHub for its pull requests. */
export async function fetchRemoteState(git: Git, target: Target, options: PublishOptions): Promise<RemoteState> {
  const hub = await connectTo(target, options)
  // A review is posted on a pull request that is known by its number.
  if (options.suggestOn !== undefined) return { ...nothingOf(target), hub }
  const isPart = options.part !== undefined
  if (options.dryRun && (!isKnown(hub) || isPart)) return { ...nothingOf(target), hub, isPart, isUnread: true }
  const branch = await readBranch(git, target.push, target.branch, target.seen)
  const pulls = isKnown(hub) ? await vouchedPulls(hub, branch.ledger) : []
  return { target, ...branch, hub, pulls, isPart }
}

const nothingOf = (target: Target) => ({
  ...{ target, tip: undefined, ledger: undefined, defaultBranch: undefined, pulls: [] },
})

/** Throws GITHUB_FAILED if the fork does not exist or the token cannot see it. */
export async function connectTo(
  target: Target,
  { graphqlUrl, clock, pace, branchToken, withheld, pushToFork, token: given }: PublishOptions,
): Promise<Hub | NoHub> {
  const { token, apiUrl } = target
  if (!isOpenTarget(target)) return { unknown: 'no repository' }
  if (token === undefined) return { unknown: given ? 'another server' : 'no token' }
  const github = await connect({ token, apiUrl, graphqlUrl, clock, pace, branchToken, withheld })
  const repository = await github.send(getRepository(target.repository))
  const head = pushToFork === undefined ? repository : await forkCalled(pushToFork, github)
  return { github, target, repository, head }
}

async function forkCalled(name: string, github: GitHub): Promise<RepositoryAnswer> {
  const found = await unlessRefused(github.send(getRepository(name)))
  if (found) return found
  const message = `The fork ${name} does not exist, or the token cannot see it. Make it first, or use a token that covers it.`
  throw new EditplanError({ name: 'GITHUB_FAILED', message })
}

const isOpenTarget = (target: Target): target is OpenTarget =>
  target.repository !== undefined && target.headRepository !== undefined

/** Undefined if the token lacks the permission to query it. What is no answer at all is no refusal. */
export const unlessRefused = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch(undefinedIfForbidden)

/** The same, queried again. */
export async function refreshRemoteState(git: Git, state: RemoteState): Promise<RemoteState> {
  const branch = await readBranch(git, state.target.push, state.target.branch)
  return { ...state, ...branch, pulls: isKnown(state.hub) ? await vouchedPulls(state.hub, branch.ledger) : [] }
}

/** Every pull request of the branch. Throws GITHUB_FAILED where the list lacks one that the ledger remembers and GitHub shows as one of the branch. */
async function vouchedPulls(hub: Hub, ledger: KnownLedger | undefined): Promise<readonly ListedPull[]> {
  const { github, target, head } = hub
  const pulls = await pullsOf(hub)
  const missing = ledger?.pulls.findLast(({ number: known }) => pulls.every(({ number }) => number !== known))?.number
  if (missing === undefined) return pulls
  const shown = await unlessRefused(github.send(getPull(target.repository, missing)))
  if (!shown || !isOfBranch(shown, { repository: head.id, branch: target.branch })) return pulls
  const message = `GitHub lists the pull requests of the branch "${target.branch}" without #${missing}, which is one of them. Nothing was written. Run again later.`
  throw new EditplanError({ name: 'GITHUB_FAILED', message })
}

/**
 * Every pull request of a branch, the latest first. GitHub is asked by the owner's name, which forks of the same owner have too: whose
 * branch it is, the repository's number tells.
 */
export async function pullsOf({ github, target, head }: Hub, branch = target.branch): Promise<readonly ListedPull[]> {
  // As GitHub calls it: by a former name it finds the repository, and none of its pull requests.
  const owner = head.full_name.split('/')[0]
  const pulls = await github.list(listPulls(target.repository, `${owner}:${branch}`))
  return pulls.filter((pull) => isOfBranch(pull, { repository: head.id, branch }))
}

/** Whether a pull request's head is the branch of that repository. */
export const isOfBranch = (
  { head }: Pick<ListedPull, 'head'>,
  { repository, branch }: { readonly repository: number | undefined; readonly branch: string },
): boolean => repository !== undefined && head.repo?.id === repository && head.ref === branch

/** The pull requests among them that are ours: the ledger names them, or the commit that they are at. */
export const ourPulls = <Pull extends { readonly number: number; readonly head: { readonly sha: string } }>(
  pulls: readonly Pull[],
  ledger: KnownLedger | undefined,
): readonly Pull[] =>
  ledger === undefined
    ? []
    : pulls.filter(({ number, head }) => isRemembered(ledger, number) || head.sha === ledger.run.head)

const isRemembered = (ledger: KnownLedger, number: number): boolean => ledger.pulls.some((one) => one.number === number)

/** Our open pull request of the branch: on this base, of which GitHub allows one, else one that is to move back to it. */
export function openPullOf({ pulls, ledger, target }: RemoteState): ListedPull | undefined {
  const open = ourPulls(pulls, ledger).filter(({ state }) => state === 'open')
  const known = open.filter(({ number }) => ledger !== undefined && isRemembered(ledger, number))
  return [...known, ...open].find(({ base }) => base.ref === target.base.branch) ?? known[0]
}

/** The ledger's entry about the run that a pull request showed last. */
export const runOfPull = (
  ledger: KnownLedger | undefined,
  { number, head }: { readonly number: number; readonly head: { readonly sha: string } },
): KnownRun | undefined =>
  ledger?.run.head === head.sha ? ledger.run : ledger?.pulls.find((one) => one.number === number)?.run

/** Moves refs of the repository that gets the branch: with git, or through GitHub's API. */
interface RemoteRefs {
  /** Writes a ledger's commit where a ref can name it; its id. */
  write(ledger: Ledger): Promise<string>
  /**
   * Moves all or none, and only from where they were seen. Throws {@link BranchMoved} where one was moved meanwhile, {@link LedgerRefused}
   * where the server takes the branch and not its ledger, GIT_FAILED or GITHUB_FAILED otherwise.
   */
  move(moves: readonly RefMove[]): Promise<void>
  /** A branch whose ledger is refused is pushed anyway. */
  readonly goesAlone: boolean
}

/** The server refuses the refs of ledgers. */
export class LedgerRefused extends EditplanError {
  constructor(why: string) {
    super({
      name: 'LEDGER_REFUSED',
      message: `The server refused the ledger of the branch, ${LEDGER_REFS}…: ${why.replace(/[.\s]+$/, '')}. Let the token write refs below ${LEDGER_REFS}.`,
    })
  }
}

const ATTEMPTS = 3

/** Whether a push that failed took effect is read from the remote, never guessed from git's words. */
export function refsByGit(git: Git, { push }: Target, clock: Clock = systemClock): RemoteRefs {
  return {
    goesAlone: true,
    write: (ledger) => writeLedger(git, ledger),
    async move(moves) {
      for (let attempt = 1; !(await isPushed(git, push, { moves, isLast: attempt === ATTEMPTS })); attempt += 1)
        await clock.sleep(1000 * 2 ** (attempt - 1))
    },
  }
}

/** False where it is worth another attempt. */
async function isPushed(
  git: Git,
  push: Target['push'],
  { moves, isLast }: { readonly moves: readonly RefMove[]; readonly isLast: boolean },
): Promise<boolean> {
  try {
    await git.run(pushRefs(push, moves))
    return true
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    if (await tookEffect(git, push, moves)) return true
    if (mayPass(error)) {
      if (isLast) throw explained(error, 'The branch could not be pushed')
      return false
    }
    const isRefused = moves.every(({ ref }) => ref.startsWith(LEDGER_REFS)) ? /\[(?:remote )?rejected\]/ : undefined
    if (isRefused?.test(error.message) ?? isOfLedgerAlone(error.message)) throw new LedgerRefused(detailOf(error))
    throw explained(error, 'The branch could not be pushed')
  }
}

/** For commits that GitHub made, which are not here. */
export function refsByApi(git: Git, { github, target, repository, head }: Hub): RemoteRefs {
  const { node_id: id } = head ?? repository
  return {
    goesAlone: false,
    write: (ledger) => sendLedger(github, target.headRepository, ledger),
    async move(moves) {
      try {
        await github.send(updateRefs(id, moves))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (await tookEffect(git, target.push, moves)) return
        if (error.detail.includes(LEDGER_REFS)) throw new LedgerRefused(error.detail)
        throw explained(error, 'The branch could not be pushed')
      }
    },
  }
}

/** Throws {@link BranchMoved} where the refs are neither where they were nor where they were to go; a remote that cannot be read proves nothing. */
async function tookEffect(git: Git, push: Target['push'], moves: readonly RefMove[]): Promise<boolean> {
  const names = moves.map(({ ref }) => ref)
  const known = await listRemoteRefs(git, push, names).catch(() => undefined)
  if (!known) return false
  const at = (ref: string) => known.refs.get(ref)
  if (moves.every(({ ref, commit }) => at(ref) === commit)) return true
  if (moves.some(({ ref, expected }) => at(ref) !== expected)) throw new BranchMoved()
  return false
}

/** Under `--atomic` git names the ref that was refused, and reports the others as rejected with it. */
function isOfLedgerAlone(said: string): boolean {
  if (/does not support --atomic/i.test(said)) return true
  const lines = [...said.matchAll(/^ *! \[(?:remote )?rejected\] +\S+ -> (\S+) \((.*)\)$/gm)]
  const reasonOf = (isLedger: boolean) => lines.find(([, ref = '']) => ref.startsWith(LEDGER_REFS) === isLedger)?.[2]
  const [ledger, branch] = [reasonOf(true), reasonOf(false)]
  // A hook that judges all refs at once reports one reason for all.
  return ledger !== undefined && !isAtomic(ledger) && (isAtomic(branch ?? '') || ledger === branch)
}

const isAtomic = (reason: string): boolean => /^atomic|transaction/i.test(reason)
