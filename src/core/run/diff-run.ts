import { EditplanError } from '../../errors.ts'
import { findRun, openRun } from '../history/runs.ts'
import { exportTree } from '../history/transition.ts'
import { runAttached } from '../programs/run-program.ts'
import { openRepository } from './baseline.ts'
import { findStep } from './show-runs.ts'

export interface DiffOptions {
  readonly root: string
  /** Id of the run, or its first four characters or more; default: the latest that is applied here. */
  readonly run?: string | undefined
  /** Number or id of a step; default: the whole run. */
  readonly step?: string | undefined
  /** Name of a tool that git knows, or `code`; default: git's configuration. */
  readonly tool?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Opens git's difftool on what a run or a step changed, file by file, and waits for it. Answers how many files differ. Throws
 * UNKNOWN_RUN, USAGE for a step that the run does not have, GIT_FAILED where the tool cannot be opened.
 */
export async function diffRun({ root, run: wanted, step, tool, signal }: DiffOptions): Promise<number> {
  const git = await openRepository({ root })
  const run = await openRun(git, findRun(git, wanted).id)
  const folder = await exportTree(git, run, step === undefined ? undefined : findStep(run, step))
  using _folder = folder
  if (folder.files === 0) return 0
  const argv = ['git', 'difftool', '--no-prompt', ...toolOption(tool), '--no-index', 'before', 'after'] as const
  const ended = await runAttached({ argv: [...argv], cwd: folder.path, stdout: 'stdout', ...(signal && { signal }) })
  // 1 says that files differ.
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
