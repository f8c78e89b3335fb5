import type { Git } from '../core/git/git.ts'
import type { Run } from '../core/history/run-record.ts'
import { executeRun } from '../core/run/execute-run.ts'
import { READ_ONLY, type RunMode, type RunResult } from '../core/run/run-mode.ts'
import { EditplanError } from '../errors.ts'
import type { IdsOf } from './publication.ts'
import { type PullToOpen, requestOfPull } from './pull-to-open.ts'

/** GitHub lists so many commits of a pull request, and no more. */
export const LISTED = 250

/** Ids of the commits that the plan gives on another commit than the base's tip; none where it does not apply there. */
export async function commitsOn(
  commit: string,
  pull: PullToReplay & { readonly idsOf: IdsOf },
): Promise<readonly string[]> {
  const replayed = await replayOn(commit, pull, ({ git, run }) => pull.idsOf(git, run.snapshots))
  return replayed ?? []
}

/** The tree that the plan gave before it was decided what to leave out and what to take back. */
export function treeBefore(commit: string, pull: PullToReplay) {
  const { options, asked, plans } = pull
  const [left, decided] = [new Set(asked.header.without), new Set(options.publish.newlyDecided)]
  const without = [...left, ...decided].filter((step) => !left.has(step) || !decided.has(step))
  const before = requestOfPull(plans, { ...options, without })
  return replayOn(commit, { ...pull, asked: before }, async ({ run }) => run.head.tree)
}

/** With the results of its commands nothing runs twice. */
type PullToReplay = PullToOpen & { readonly commands: RunResult['commands'] }

/** What is found in the run that the plan gives on another commit; undefined where it does not apply there. */
async function replayOn<Found>(
  commit: string,
  { asked, options, commands }: PullToReplay,
  find: (made: { readonly git: Git; readonly run: Run }) => Promise<Found>,
): Promise<Found | undefined> {
  let found: Found | undefined
  const { onEvent: _, onContents: __, keepOutput: ___, ask: ____, ...rest } = options
  const runMode: RunMode = {
    ...READ_ONLY,
    place: { head: commit },
    commands: async () => new Map(commands.map((kept) => [kept.step, kept])),
    tellsCommits: true,
    mostCommits: LISTED,
    asks: true,
  }
  try {
    await executeRun(asked, rest, runMode, async ({ store }, { run }) => {
      if (run) found = await find({ git: store.git, run })
      return { written: false }
    })
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
  }
  return found
}
