import type { Git } from '../../core/git/git.ts'
import { stoppedStarts } from '../../core/history/recordings.ts'
import { visible } from '../../core/text/visible.ts'
import { listed } from '../../core/text/words.ts'
import { EditplanError } from '../../errors.ts'
import { exactTree } from './exact-tree.ts'
import { keptPaths, rememberWritten } from './written-files.ts'

/**
 * Settles what a kill left of tools at work: they are the last tool that wrote files from then on. Throws TOOL_WROTE where a file is not
 * as it was before them; the next call goes on.
 */
export async function settleStopped(git: Git): Promise<void> {
  const { notes, forget } = stoppedStarts(git, 'fix')
  const [first] = notes
  const trees = first && { before: { modes: {}, ...first }, after: (await exactTree(git)).tree }
  const paths = trees ? await keptPaths(git, trees) : []
  if (trees && paths.length > 0) rememberWritten(git, trees)
  forget()
  if (paths.length > 0) throw stopped(paths.map((name) => visible(name)))
}

const stopped = (names: readonly string[]): EditplanError =>
  new EditplanError({
    name: 'TOOL_WROTE',
    message: `A tool was stopped together with the \`editplan fix\` that ran it, which could not say what it wrote. These files are not as before: ${listed(names, 20)}. Put them back with \`editplan fix --restore\`, or take them as one change with \`editplan fix --take-written\`. To keep them as they are, run the tool again.`,
  })
