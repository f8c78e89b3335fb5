import { openObjectReader } from '../git/cat-file.ts'
import { headCommit, resolveRevision } from '../git/commands/rev-parse.ts'
import { openGit } from '../git/git.ts'
import { type ImportedPlan, type ImportOptions, importPlan } from '../import/import-plan.ts'
import type { ImportSource } from '../import/source.ts'
import { masked } from '../policy/mask.ts'
import type { Policy } from '../policy/policy.ts'
import { decodeText, openText } from '../text/encoding.ts'
import { isUnreadable } from '../tools/permission.ts'
import { openDisk } from '../workspace/sources/disk.ts'
import { openTree } from '../workspace/sources/tree.ts'
import type { Workspace } from '../workspace/workspace.ts'

import { openPolicy, type PolicySource, policyFrom } from './run-policy.ts'

export interface ImportRequest extends Omit<ImportOptions, 'readFile'> {
  /** A folder of the checkout where changes that a source gives by their place are looked up; default: nowhere. */
  readonly root?: string
  /** Revision whose files are looked up; default: the work tree's. */
  readonly base?: string
  /** Default: `.github/editplan.yml` of the current commit. What it denies to read is not looked up. */
  readonly policy?: PolicySource
}

/**
 * Makes a plan of what an agent, an editor or git wrote, with the files of a checkout at hand. See `importPlan`.
 * Credentials in what is told of
 * the rest are masked. Throws NOT_A_REPOSITORY, UNKNOWN_REVISION, POLICY_INVALID, and LIMIT_EXCEEDED for a source that is too large.
 */
export async function importSources(sources: readonly ImportSource[], request: ImportRequest): Promise<ImportedPlan> {
  const imported = await importFrom(sources, request)
  const notImported = await masked(imported.notImported)
  return imported.ok
    ? { ...imported, notImported }
    : { ...imported, notImported, problems: await masked(imported.problems) }
}

async function importFrom(
  sources: readonly ImportSource[],
  { root, base, policy: given, ...options }: ImportRequest,
): Promise<ImportedPlan> {
  if (root === undefined) return importPlan(sources, options)
  const git = await openGit(root)
  const head = await git.run(headCommit())
  const policy =
    head === undefined ? await policyFrom(given, false) : await openPolicy(git, head, { given, asks: false })
  if (base === undefined && !git.bare) {
    const workspace = openDisk(git.root)
    return importPlan(sources, { ...options, readFile: (path) => textOf(path, { workspace, policy }) })
  }
  const { commit } = await git.run(resolveRevision(base ?? 'HEAD'))
  await using reader = openObjectReader(git)
  const tree = openTree(reader, { treeish: commit })
  const loaded = new Set<string>()
  // Which files a source is about is known once it is read: it is read again when they are loaded.
  for (;;) {
    const missing = new Set<string>()
    const readFile = (path: string): string | undefined => {
      if (loaded.has(path)) return textOf(path, { workspace: tree, policy })
      missing.add(path)
      return undefined
    }
    const imported = importPlan(sources, { ...options, readFile })
    if (missing.size === 0) return imported
    await tree.preload(missing)
    for (const path of missing) loaded.add(path)
  }
}

/** Undefined for what no Edit could change: no file, too large a one, one that holds no text, one that may not be read. */
const textOf = (
  given: string,
  { workspace, policy }: { readonly workspace: Workspace; readonly policy: Policy },
): string | undefined => {
  const located = workspace.locate(given)
  if (!located.ok || isUnreadable(located.path, { workspace, policy })) return undefined
  const stat = workspace.stat(located.path)
  if (stat?.kind !== 'file' || stat.broken || stat.size > LARGEST) return undefined
  const opened = openText(workspace.read(located.path))
  return opened.ok ? decodeText(opened.file, 0, opened.file.bytes.length) : undefined
}

const LARGEST = 64 * 1024 * 1024
