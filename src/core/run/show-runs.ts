import { EditplanError } from '../../errors.ts'
import { openGit } from '../git/git.ts'
import type { Run, RunRecord } from '../history/run-record.ts'
import {
  findRun,
  listRuns as listRecords,
  openRun,
  patchOf,
  type RecordedRun,
  snapshotStatistics,
} from '../history/runs.ts'
import { exportTree } from '../history/transition.ts'
import { masked, maskedLines } from '../policy/secrets.ts'
import { runAttached } from '../programs/run-program.ts'
import { inertLine } from '../text/neutralise.ts'
import { entryAt } from '../workspace/folders.ts'
import { isInterrupted } from '../workspace/journal.ts'
import { openRepository } from './baseline.ts'
import { checkOptions } from './options.ts'

/**
 * The state of a run. `partly-undone`: only its first steps are applied. `worktree-gone`: it was applied in a worktree that is not
 * there any more. `published`: it went to a remote, and no checkout holds it.
 */
type RunStatus = 'applied' | 'partly-undone' | 'undone' | 'published' | 'worktree-gone'

/** A recorded run, in a list. */
export interface RunSummary {
  readonly id: string
  /** When it was recorded, ISO. */
  readonly time: string
  readonly title: string
  readonly status: RunStatus
  /** Number of the last step that is applied, where those behind it were undone. */
  readonly step?: number
  readonly branch?: string
  readonly totals: RunRecord['totals']
}

interface ShownSnapshot {
  readonly commit: string
  /** First line of its message. */
  readonly subject: string
  /** Numbers of its steps; empty for the uncommitted changes before the plan. */
  readonly steps: readonly number[]
  readonly id?: string
  readonly files: number
  readonly insertions: number
  readonly deletions: number
}

export interface ShownRun extends RunSummary {
  readonly snapshots: readonly ShownSnapshot[]
  /** Of the step or the whole run, if requested, as git prints it; UTF-8, other bytes replaced. */
  readonly patch?: string
}

/** Whether a run of a checkout was killed, and waits for `resumeRun`. */
export const isRunInterrupted = async ({ root }: { readonly root: string }): Promise<boolean> =>
  isInterrupted((await openGit(root)).gitDir)

/** The finished runs of a repository, the latest first; credentials in their words are masked. */
export async function listRuns(options: { readonly root: string }): Promise<readonly RunSummary[]> {
  return masked(listRecords(await openGit(checkOptions(options, { root: true }).root)).map(summaryOf))
}

/**
 * A run by its id or the beginning of it, with its commits; with `step` (number or id) or `patch` also the patch of that step, or of the
 * whole run. Credentials are masked.
 */
export async function showRun(options: {
  root: string
  run?: string | undefined
  step?: string | undefined
  patch?: boolean | undefined
}): Promise<ShownRun> {
  const git = await openGit(checkOptions(options, { root: true, run: true, step: true, patch: true }).root)
  const run = await openRun(git, findRun(git, options.run).id)
  const statistics = await snapshotStatistics(git, run.snapshots)
  const snapshots = run.snapshots.map(({ commit, message, steps }, at) => {
    const id = steps.length === 1 ? idOf(message) : undefined
    const { files, insertions, deletions } = statistics[at] ?? { files: 0, insertions: 0, deletions: 0 }
    const subject = message.split('\n', 1)[0] ?? ''
    return { commit, subject, steps, ...(id !== undefined && { id }), files, insertions, deletions }
  })
  const shown = { ...summaryOf(run.record), snapshots }
  const ends = options.step === undefined ? options.patch && endsOf(run) : [commitOfStep(run, options.step)]
  if (!ends) return masked(shown)
  const lines = (await patchOf(git, ...ends)).toString('utf8').split('\n')
  return { ...(await masked(shown)), patch: (await maskedLines(lines)).join('\n') }
}

/** What the steps began on, which has the uncommitted changes before the plan, and where they led. */
const endsOf = ({ snapshots, base, head }: RecordedRun): readonly string[] => {
  const before = snapshots.findLast(({ steps }) => steps.length === 0)
  return [before?.commit ?? base.commit, snapshots.at(-1)?.commit ?? head.commit]
}

function commitOfStep(run: RecordedRun, wanted: string): string {
  const number = findStep(run, wanted)
  const snapshot = run.snapshots.find(({ steps }) => steps.includes(number))
  if (snapshot) return snapshot.commit
  const message = `Step ${number} of run ${run.id} changed nothing, so it has no patch.`
  throw new EditplanError({ name: 'USAGE', message })
}

const summaryOf = (record: RunRecord): RunSummary => {
  const { id, time, title, branch, rewoundTo, totals } = record
  const status = statusOf(record)
  return {
    id,
    time,
    title,
    status,
    ...(status === 'partly-undone' && rewoundTo !== undefined && { step: rewoundTo }),
    ...(branch !== undefined && { branch }),
    totals,
  }
}

function statusOf({ status, rewoundTo, worktree }: RunRecord): RunStatus {
  if (status === 'undone' || status === 'published') return status
  if (!entryAt(worktree)) return 'worktree-gone'
  return rewoundTo === undefined ? 'applied' : 'partly-undone'
}

/** Number of a run's step from its number or its id. USAGE when the run has no such step. */
export function findStep({ id: run, snapshots }: RecordedRun, wanted: string): number {
  const byId = snapshots.find(({ message, steps }) => steps.length === 1 && idOf(message) === inertLine(wanted))
  const number = byId?.steps[0] ?? (/^\d+$/.test(wanted) ? Number(wanted) : undefined)
  if (number !== undefined && number <= totalOf(snapshots)) return number
  const message = `Run ${run} has no step ${JSON.stringify(wanted)}. See \`editplan show ${run}\`.`
  throw new EditplanError({ name: 'USAGE', message })
}

const TRAILER = /^Editplan-Step: [\d,-]+\/(\d+)(?: (.*))?$/m

/** The trailers are in the last paragraph, where a plan cannot write. */
const trailerOf = (message: string) => TRAILER.exec(message.slice(message.lastIndexOf('\n\n')))

/** The id of the one step that a commit holds. */
const idOf = (message: string): string | undefined => trailerOf(message)?.[2]

const totalOf = (snapshots: Run['snapshots']): number =>
  Math.max(0, ...snapshots.map(({ message }) => Number(trailerOf(message)?.[1] ?? 0)))

/**
 * Opens git's difftool on what a run or a step changed, file by file, and waits for it. Answers how many files differ. Throws
 * UNKNOWN_RUN, USAGE for a step that the run does not have, GIT_FAILED where the tool cannot be opened.
 */
export async function diffRun(options: {
  readonly root: string
  /** Id of the run, or its first four characters or more; default: the latest that is applied here. */
  readonly run?: string | undefined
  /** Number or id of a step; default: the whole run. */
  readonly step?: string | undefined
  /** Name of a tool that git knows, or `code`; default: git's configuration. */
  readonly tool?: string | undefined
  readonly signal?: AbortSignal | undefined
}): Promise<number> {
  const {
    root,
    run: wanted,
    step,
    tool,
    signal,
  } = checkOptions(options, {
    root: true,
    run: true,
    step: true,
    tool: true,
    signal: true,
  })
  const git = await openRepository({ root })
  const run = await openRun(git, findRun(git, wanted).id)
  const folder = await exportTree(git, run, step === undefined ? undefined : findStep(run, step))
  using _folder = folder
  if (folder.files === 0) return 0
  const argv = ['git', 'difftool', '--no-prompt', ...toolOption(tool), '--no-index', 'before', 'after'] as const
  const ended = await runAttached({ argv: [...argv], cwd: folder.path, stdout: 'stdout', ...(signal && { signal }) })
  // 1 means that files differ.
  if (ended === 0 || ended === 1) return folder.files
  const why = ended instanceof Error ? ended.message : `it ended with ${ended}`
  const message = `git difftool did not open: ${why}. \`git difftool --tool-help\` lists the tools that git knows.`
  throw new EditplanError({ name: 'GIT_FAILED', message })
}

/** VS Code compares two files; git has no tool of that name. */
const toolOption = (tool: string | undefined): readonly string[] => {
  if (tool === undefined) return []
  return tool === 'code' ? ['--extcmd=code --wait --diff'] : [`--tool=${tool}`]
}
