import { join } from 'node:path'
import { readTree, writeTree } from './commands/worktree.ts'
import type { Git } from './git.ts'
import { scratchFolder } from './scratch-folder.ts'

/** The tree that a patch makes of a tree, through an index of its own; undefined where git cannot apply it there exactly. */
export async function patchedTree(git: Git, tree: string, patch: Buffer): Promise<string | undefined> {
  if (patch.length === 0) return tree
  using folder = scratchFolder(git)
  const env = { GIT_INDEX_FILE: join(folder.path, 'index') }
  await git.run({ ...readTree(tree), env })
  const applied = await git.run({
    args: ['apply', '--cached', '--whitespace=nowarn', '--unidiff-zero', '-'],
    env,
    input: patch,
    accept: [0, 1, 128],
    parse: (_: Buffer, exitCode: number) => exitCode === 0,
  })
  return applied ? await git.run({ ...writeTree(), env }) : undefined
}
