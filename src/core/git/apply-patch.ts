import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openObjectReader } from './cat-file.ts'
import { type GitCommand, listedIn } from './command.ts'
import { setEntries } from './commands/index-files.ts'
import { readTree, writeTree } from './commands/worktree.ts'
import { type FileOperation, NOBODY, startFastImport } from './fast-import.ts'
import type { Git } from './git.ts'
import { scratchFolder } from './scratch-folder.ts'
import { lookUpPaths, type TreeEntry } from './tree.ts'

/**
 * Applies a git patch to files of a commit and returns the resulting tree. There is no work tree, and no filter or hook runs. Only the paths
 * given are there to be changed. Throws GIT_FAILED where the patch does not fit them or changes another.
 */
export async function applyPatch(
  git: Git,
  commit: string,
  { paths, patch }: { readonly paths: readonly string[]; readonly patch: Uint8Array },
): Promise<string> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'editplan-index-'))
  const env = { GIT_INDEX_FILE: join(folder, 'index') }
  try {
    await using reader = openObjectReader(git)
    const { entries } = await lookUpPaths(reader, commit, { paths })
    await git.run({ ...setEntries(git.objectFormat, entries), env })
    await git.run({ ...applyToIndex(patch), env })
    const files = operations(entries, await git.run({ ...indexEntries(), env }))
    const importing = startFastImport(git, { ref: 'refs/editplan/patched', parent: commit })
    await importing.commit({ author: NOBODY, committer: NOBODY, message: 'patched', files })
    const [made] = await importing.finish({ named: false })
    return made?.tree ?? ''
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The files that are another after the patch; a new one is among them. */
function operations(
  before: ReadonlyMap<string, TreeEntry>,
  after: ReadonlyMap<string, TreeEntry>,
): readonly FileOperation[] {
  const gone = [...before.keys()].filter((path) => !after.has(path))
  const changed = [...after].filter(([path, { mode, oid }]) => {
    const entry = before.get(path)
    return entry?.oid !== oid || entry.mode !== mode
  })
  return [
    ...gone.map((path) => ({ path, mode: 'deleted' as const })),
    ...changed.map(([path, { mode, oid }]) => ({ path, mode: mode as '100644', oid })),
  ]
}

const applyToIndex = (patch: Uint8Array): GitCommand<void> => ({
  args: ['apply', '--cached', '--whitespace=nowarn', '-'],
  input: patch,
  parse: () => undefined,
})

const indexEntries = (): GitCommand<ReadonlyMap<string, TreeEntry>> => ({
  args: ['ls-files', '--stage', '-z'],
  input: '',
  parse: (stdout) =>
    new Map(
      listedIn(stdout).map((line) => {
        const [mode = '', oid = ''] = line.split(' ')
        return [line.slice(line.indexOf('\t') + 1), { mode, oid }]
      }),
    ),
})

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
