import type { ToolContext } from '../tools/tool.ts'
import type { Overlay } from '../workspace/overlay.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import type { FileQuery } from './file-search.ts'

/** The files that steps may be about. */
export interface TrackedFiles {
  /** Files of the checkout as it is that are sought; more do no harm. */
  sought(sought: FileQuery): Iterable<RepoPath>
  /** Files that its globs name and a rule denies to read, whatever they hold. */
  hidden(sought: FileQuery): Iterable<RepoPath>
  /** All tracked files that exist and may be read; asked for only where a glob finds nothing. */
  all(): Promise<readonly RepoPath[]>
  /** What a tracked file holds. */
  read(path: RepoPath): Promise<Buffer | undefined>
}

export interface FileStepContext extends ToolContext {
  readonly workspace: Overlay
  /** Files that a glob passes over: an earlier run did there what the plan asks. */
  readonly merged?: ReadonlySet<string>
  readonly tracked: TrackedFiles
  /** Files that earlier steps changed. */
  readonly touched: () => Iterable<RepoPath>
}
