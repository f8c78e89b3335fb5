import { fetchCommits, pushRefs, type RefMove } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import { remoteRef } from '../core/git/remote-refs.ts'
import { commandLineOf } from '../core/text/words.ts'
import { EditplanError } from '../errors.ts'
import { ledgerRef, runsOf } from './ledger.ts'
import { manifestRef } from './manifest-ref.ts'
import type { Publication } from './publication.ts'
import type { WantedPull } from './pull-request.ts'
import { writeLedger } from './ref-file.ts'
import type { RemoteState } from './remote-state.ts'
import type { Target } from './target.ts'

/** What a run pushed. */
interface PushedRefs {
  readonly before: RemoteState
  readonly state: RemoteState
  readonly wanted: WantedPull
  /** Manifests that were deleted with it. */
  readonly pruned: readonly RefMove[]
}

/** How a person undoes a push, in a sentence: new refs are deleted, moved refs return to their old commits. */
export async function undoWords(git: Git, target: Target, pushed: PushedRefs): Promise<string> {
  const moves = await movesBack(git, target, pushed)
  const known = moves.filter(({ expected }) => expected !== undefined)
  const args = [
    'push',
    ...(moves.length > 1 ? ['--atomic'] : []),
    ...known.map(({ ref, expected }) => `--force-with-lease=${ref}:${expected}`),
    target.push.remote,
    ...moves.map(({ ref, commit = '' }) => `${commit}:${ref}`),
  ]
  return `To take the push back: \`${commandLineOf(['git', ...args])}\`.`
}

async function movesBack(git: Git, { push, branch }: Target, pushed: PushedRefs): Promise<readonly RefMove[]> {
  const { before, state, wanted, pruned } = pushed
  const moves: RefMove[] = [{ ref: `refs/heads/${branch}`, commit: before.tip, expected: wanted.run.head }]
  const { manifest } = wanted.run
  if (state.ledger && state.ledger.commit !== before.ledger?.commit) {
    // The same text is the same commit, which a person can push from here.
    if (before.ledger) await writeLedger(git, withoutCommit(before.ledger))
    moves.push({ ref: ledgerRef(branch), commit: before.ledger?.commit, expected: state.ledger.commit })
  }
  if (manifest !== undefined && !isNamed(before, manifest))
    moves.push({ ref: manifestRef(manifest), commit: undefined, expected: undefined })
  for (const { ref, expected } of pruned) {
    if (expected !== undefined && (await isFetched(git, push, expected)))
      moves.push({ ref, commit: expected, expected: undefined })
  }
  return moves
}

const withoutCommit = ({ commit: _, ...ledger }: NonNullable<RemoteState['ledger']>) => ledger

const isNamed = ({ ledger }: RemoteState, manifest: string): boolean =>
  runsOf(ledger).some((one) => one.manifest === manifest)

/** A server may, but need not, serve an object that no ref names any more. */
const isFetched = (git: Git, from: Target['push'], commit: string): Promise<boolean> =>
  git.run(fetchCommits(from, [commit])).then(
    () => true,
    () => false,
  )

/**
 * Takes the manifest back of a run whose branch was not pushed, unless a pull request shows it. Where the server does not let it, answers
 * how a person does.
 */
export async function takeBackManifest(
  { git, target }: Publication,
  state: RemoteState,
  manifest: string | undefined,
): Promise<string> {
  const isShown = manifest !== undefined && (isNamed(state, manifest) || (!state.ledger && state.pulls.length > 0))
  if (manifest === undefined || isShown) return ''
  const ref = manifestRef(manifest)
  try {
    const expected = await remoteRef(git, target.push, ref)
    if (expected !== undefined) await git.run(pushRefs(target.push, [{ ref, commit: undefined, expected }]))
    return ''
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    return ` The manifest of the run was pushed. To take it back: \`${commandLineOf(['git', 'push', target.push.remote, '--delete', ref])}\`.`
  }
}
