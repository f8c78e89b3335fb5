import { changedPaths } from '../../core/git/commands/diff.ts'
import { filesHolding } from '../../core/git/commands/grep.ts'
import { treeChanges } from '../../core/git/commands/tree-changes.ts'
import { showTree } from '../../core/git/commands/worktree.ts'
import type { Git } from '../../core/git/git.ts'
import type { Run } from '../../core/history/snapshot.ts'
import { openText } from '../../core/text/encoding.ts'
import { openDisk } from '../../core/workspace/sources/disk.ts'
import type { Stages } from './diagnose.ts'

/** A state of the files that a run goes through. */
export interface StageTree {
  readonly tree: string
  /** Numbers of the steps that made it of the one before; none for what a formatter changed. */
  readonly steps: readonly number[]
}

/** The trees of a run, from what was there before it to its result. Where it was merged, the two ends alone. */
export function treesOf({ base, head, merge, snapshots }: Run): readonly [StageTree, ...StageTree[]] {
  const steps = snapshots.flatMap((snapshot) => snapshot.steps)
  if (merge)
    return [
      { tree: merge.ontoTree, steps: [] },
      { tree: head.tree, steps },
    ]
  const [first] = snapshots
  const kept = first?.steps.length === 0 && first.parent === base.commit ? first : undefined
  const chain = kept ? snapshots.slice(1) : snapshots
  const end = chain.at(-1)?.tree === head.tree ? [] : [{ tree: head.tree, steps: [] }]
  return [{ tree: (kept ?? base).tree, steps: [] }, ...chain, ...end]
}

/** Bytes of a file that a server is given; what is longer is generated. */
const LARGEST = 4 * 2 ** 20

export interface StageOptions {
  /** A worktree of its own, which shows one stage after the other. */
  readonly git: Git
  /** Files that must not be shown. */
  isHidden(path: string): boolean
}

/** The stages of a run in a worktree. */
export async function openStages(trees: readonly StageTree[], { git, isHidden }: StageOptions): Promise<Stages> {
  const disk = openDisk(git.root)
  const changed: (readonly string[])[] = [[]]
  for (const [at, { tree }] of trees.entries())
    if (at > 0) changed.push(await git.run(changedPaths(trees[at - 1]?.tree ?? tree, tree)))
  const former = await formerPaths(git, trees)
  const fileAt = (path: string) => {
    const located = disk.locate(path)
    const stat = located.ok && located.path === path && !isHidden(path) ? disk.stat(path) : undefined
    return stat?.kind === 'file' && !stat.link ? stat : undefined
  }
  return {
    last: trees.length - 1,
    changedBy: (stage) => changed[stage] ?? [],
    show: (stage) => git.run(showTree(trees[stage]?.tree ?? '')),
    has: (path) => fileAt(path) !== undefined,
    formerPath: (path) => former.get(path) ?? path,
    textOf: (path) => ((fileAt(path)?.size ?? LARGEST + 1) > LARGEST ? undefined : decoded(disk.read(path))),
    holding: async (words) => {
      const plain = words.filter((word) => word !== '' && !/[\n\0]/.test(word))
      return plain.length === 0 ? [] : ((await git.run(filesHolding(plain))) ?? [])
    },
  }
}

async function formerPaths(git: Git, trees: readonly StageTree[]): Promise<ReadonlyMap<string, string>> {
  const [first, last] = [trees[0], trees.at(-1)]
  if (!first || !last) return new Map()
  const changes = await git.run(treeChanges(first.tree, last.tree, { renames: true }))
  return new Map(changes.flatMap(({ path, from }) => (from === undefined ? [] : [[path, from] as const])))
}

/** As servers read a file: UTF-8, or UTF-16 with its mark, without the mark. */
function decoded(bytes: Buffer): string | undefined {
  const opened = openText(bytes)
  if (!opened.ok || !opened.file.valid) return undefined
  const { encoding, bom } = opened.file
  return bytes.subarray(bom).toString(encoding)
}
