import { EditplanError, type Problem } from '../../errors.ts'
import { SUBMODULE, treeChanges } from '../git/commands/tree-changes.ts'
import { askSubmodule, type SubmoduleLog, type SubmoduleMove, submoduleAddress } from '../git/submodule-remote.ts'
import type { Run } from '../history/run-record.ts'
import { oneLine } from '../text/neutralise.ts'
import { visible } from '../text/visible.ts'
import { counted } from '../text/words.ts'
import type { PreparedRun } from './run-mode.ts'

export interface MovedSubmodules {
  /** SUBMODULE_INVALID. */
  readonly problems: readonly Problem[]
  /** What each move brings, in a sentence. */
  readonly notes: readonly string[]
}

/**
 * Asks the remotes of the submodules that a run moves, at the addresses of the commit whose policy holds, whether they have the commits.
 */
export async function askSubmodules({ baseline, options }: PreparedRun, { base, head }: Run): Promise<MovedSubmodules> {
  const { git } = baseline
  const changes = await git.run(treeChanges(base.tree, head.tree, { renames: false }))
  const moves = changes
    .filter(({ oldMode, newMode }) => oldMode === SUBMODULE && newMode === SUBMODULE)
    .map(({ path, oldBlob: was, newBlob: commit }) => ({ path, was, commit }))
  const problems: Problem[] = []
  const notes: string[] = []
  for (const move of moves) {
    const url = await submoduleAddress(git, options.policyOf ?? baseline.head.commit, move.path)
    const log = url === undefined ? NO_ADDRESS : await logOf(url, move)
    if (typeof log === 'string')
      problems.push({ name: 'SUBMODULE_INVALID', message: `${visible(move.path)}: ${log} ${UNCHECKED}` })
    else notes.push(noteOf(move, log))
  }
  return { problems, notes }
}

const NO_ADDRESS = 'the base has no address of it in `.gitmodules` that can be asked over HTTP. Add one.'

const UNCHECKED = 'A policy with `submodules: { unchecked: true }` moves submodules without asking.'

/** The log, or why there is none, in sentences. */
async function logOf(url: string, move: SubmoduleMove): Promise<SubmoduleLog | string> {
  try {
    const log = await askSubmodule(url, move)
    return log ?? `no branch and no tag of ${url} holds the commit ${move.commit}. Push it there, or name another.`
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    return `${url} could not be asked without a token. ${oneLine(error.message)}`
  }
}

/** Such as: Submodule lib/soil: 1a2b3c4d5e6f..6f5e4d3c2b1a, 2 commits: 6f5e4d3c2b1a Water it; … */
function noteOf({ path, was, commit }: SubmoduleMove, { come, newest, gone }: SubmoduleLog): string {
  const short = (id: string) => id.slice(0, 12)
  const subjects = newest.map(({ id, subject }) => `${short(id)} ${oneLine(subject).slice(0, 100)}`)
  const more = come !== undefined && come > newest.length ? [`and ${come - newest.length} more`] : []
  const back = gone > 0 ? `, and ${counted(gone, 'commit')} back` : ''
  const between = come === undefined ? 'from a commit that its remote has no more' : counted(come, 'commit')
  return `Submodule ${visible(path)}: ${short(was)}..${short(commit)}, ${between}${back}: ${[...subjects, ...more].join('; ')}`
}
