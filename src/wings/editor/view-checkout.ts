import path from 'node:path'
import { replay } from '../../core/engine/replay.ts'
import { trackedFiles } from '../../core/git/commands/index-files.ts'
import type { Git } from '../../core/git/git.ts'
import type { Plan } from '../../core/plan/schema.ts'
import { openBaseline, openRepository } from '../../core/run/baseline.ts'
import { requestOf, withFiles } from '../../core/run/request.ts'
import { openPolicy, withoutQuestions } from '../../core/run/run-policy.ts'
import { openText, type TextFile } from '../../core/text/encoding.ts'
import { isErrno } from '../../core/workspace/file-identity.ts'
import { createOverlay } from '../../core/workspace/overlay.ts'
import { openDisk } from '../../core/workspace/sources/disk.ts'
import type { RepoPath } from '../../core/workspace/workspace.ts'
import { EditplanError } from '../../errors.ts'

/** A checkout for whoever looks at a plan: as it is now, or as the earlier steps of the plan leave it. */
export interface CheckoutView {
  /** Absolute. */
  readonly root: string
  /** The files that git tracks, in its order; those that steps make at the end. */
  files(): Promise<readonly RepoPath[]>
  /** A text file that a plan names; undefined for whatever else the path leads to, and for what no plan may read. */
  text(given: string): ViewedFile | undefined
  /** The same, as it is on the disk. */
  onDisk(given: string): ViewedFile | undefined
}

export interface ViewedFile {
  readonly path: RepoPath
  readonly absolute: string
  readonly file: TextFile
}

/** Larger files are not looked into. */
const MOST_BYTES = 16 * 1024 * 1024

/**
 * Opens the checkout that a folder is in, as the steps leave it: as it is where there are none, or one of them is refused. No command
 * runs and nothing is written. Throws NOT_A_REPOSITORY, BARE_REPOSITORY.
 */
export async function viewCheckout(folder: string, after?: Plan): Promise<CheckoutView> {
  const git = await openRepository({ root: folder })
  const disk = openDisk(git.root)
  const changed = after && after.steps.length > 0 ? await filesAfter(git, after) : new Map<RepoPath, undefined>()
  const view = (given: string, bytesOf: (path: RepoPath) => Buffer | undefined): ViewedFile | undefined => {
    try {
      const located = disk.locate(given)
      const bytes = located.ok ? bytesOf(located.path) : undefined
      const opened = bytes && openText(bytes)
      return located.ok && opened?.ok
        ? { path: located.path, absolute: path.join(git.root, located.path), file: opened.file }
        : undefined
    } catch (error) {
      if (isErrno(error)) return undefined
      throw error
    }
  }
  const bytesOnDisk = (path: RepoPath): Buffer | undefined => {
    const stat = disk.stat(path)
    return stat?.kind !== 'file' || stat.broken || stat.size > MOST_BYTES ? undefined : disk.read(path)
  }
  return {
    root: git.root,
    files: async () => {
      const tracked = (await git.run(trackedFiles())).filter((path) => !changed.has(path) || changed.get(path))
      const known = new Set(tracked)
      return [...tracked, ...[...changed.keys()].filter((path) => changed.get(path) && !known.has(path))]
    },
    text: (given) => view(given, (path) => (changed.has(path) ? changed.get(path) : bytesOnDisk(path))),
    onDisk: (given) => view(given, bytesOnDisk),
  }
}

/** The files that the steps change, as they leave them; undefined for one that is gone. None where a step is refused. */
async function filesAfter(git: Git, plan: Plan): Promise<ReadonlyMap<RepoPath, Buffer | undefined>> {
  try {
    const request = requestOf(plan)
    await using baseline = await openBaseline(git, {
      replays: 'work-tree',
      base: plan.base,
      baseBy: 'plan',
      paths: request.paths,
    })
    const policy = await openPolicy(git, baseline.head.commit, { given: undefined, asks: false })
    const { found } = await withFiles(baseline, request, policy)
    const workspace = createOverlay(baseline.source)
    const options = { ...plan.options, on_error: 'stop' as const }
    const context = { workspace, policy: withoutQuestions(policy), tracked: found }
    for await (const event of replay([{ options, steps: plan.steps }], context))
      if (event.type === 'step' && event.result.status === 'failed') return new Map()
    return new Map(workspace.changes().map((change) => [change.path, change.after]))
  } catch (error) {
    if (error instanceof EditplanError) return new Map()
    throw error
  }
}
