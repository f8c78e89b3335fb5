import { listRefs, pushRefs, type RefMove } from '../core/git/commands/remote.ts'
import { detailOf } from '../core/git/failure.ts'
import type { Git } from '../core/git/git.ts'
import { EditplanError } from '../errors.ts'
import { ApiError } from './github.ts'
import { updateRefs } from './github-api.ts'
import { LEDGER_REFS, type Ledger } from './ledger.ts'
import { sendLedger, writeLedger } from './ledger-ref.ts'
import { type Clock, systemClock } from './pace.ts'
import type { Hub } from './remote-state.ts'
import { BranchMoved, explained, type Target } from './target.ts'

/** Moves refs of the repository that gets the branch: with git, or through GitHub's API. */
export interface RemoteRefs {
  /** Writes a ledger's commit where a ref can name it; its id. */
  write(ledger: Ledger): Promise<string>
  /**
   * Moves all or none, and only from where they were seen. Throws {@link BranchMoved} where one was moved meanwhile, {@link LedgerRefused}
   * where the server takes the branch and not its ledger, GIT_FAILED or GITHUB_FAILED otherwise.
   */
  move(moves: readonly RefMove[]): Promise<void>
  /** A branch whose ledger is refused is pushed all the same. */
  readonly goesAlone: boolean
}

/** The server does not take the refs of ledgers. */
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
    if (moves.length > 1 && isOfLedgerAlone(error.message)) throw new LedgerRefused(detailOf(error))
    if (isLast || !isTransient(error.message)) throw explained(error, 'The branch could not be pushed')
    return false
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
        throw error
      }
    },
  }
}

/** Throws {@link BranchMoved} where the refs are neither where they were nor where they were to go; a remote that cannot be read tells nothing. */
async function tookEffect(git: Git, push: Target['push'], moves: readonly RefMove[]): Promise<boolean> {
  const names = moves.map(({ ref }) => ref)
  const known = await git.run(listRefs(push, names)).catch(() => undefined)
  if (!known) return false
  const at = (ref: string) => known.refs.get(ref)
  if (moves.every(({ ref, commit }) => at(ref) === commit)) return true
  if (moves.some(({ ref, expected }) => at(ref) !== expected)) throw new BranchMoved()
  return false
}

/** Under `--atomic` git names the ref that was refused, and says of the others that they go with it. */
function isOfLedgerAlone(said: string): boolean {
  if (/does not support --atomic/i.test(said)) return true
  const lines = [...said.matchAll(/^ *! \[(?:remote )?rejected\] +\S+ -> (\S+) \((.*)\)$/gm)]
  const reasonOf = (isLedger: boolean) => lines.find(([, ref = '']) => ref.startsWith(LEDGER_REFS) === isLedger)?.[2]
  const [ledger, branch] = [reasonOf(true), reasonOf(false)]
  // A hook that looks at all refs at once gives them one reason.
  return ledger !== undefined && !isAtomic(ledger) && (isAtomic(branch ?? '') || ledger === branch)
}

const isAtomic = (reason: string): boolean => /^atomic|transaction/i.test(reason)

const isTransient = (said: string): boolean =>
  /HTTP 5\d\d|returned error: 5\d\d|RPC failed|unexpected disconnect|hung up|timed out|Could(?: not|n't) (?:resolve|connect)|reset by peer/i.test(
    said,
  )
