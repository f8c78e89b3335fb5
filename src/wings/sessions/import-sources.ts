import { openObjectReader } from '../../core/git/cat-file.ts'
import { headCommit, resolveRevision } from '../../core/git/commands/rev-parse.ts'
import { openGit } from '../../core/git/git.ts'
import { isFixFormat } from '../../core/plan/fix-output.ts'
import { type ImportSource, openingOf } from '../../core/plan/source-text.ts'
import { whyDangerous } from '../../core/policy/dangerous-commands.ts'
import { masked } from '../../core/policy/mask.ts'
import type { Policy } from '../../core/policy/policy.ts'
import { findSecrets, isSuspicious } from '../../core/policy/secrets.ts'
import { lookUpFile } from '../../core/run/look-up.ts'
import { openPolicy, type PolicySource, policyFrom } from '../../core/run/run-policy.ts'
import { commandLineOf } from '../../core/text/command-text.ts'
import { decodeText, openText } from '../../core/text/encoding.ts'
import { isUnreadable } from '../../core/tools/permission.ts'
import { stripRoot } from '../../core/workspace/given-path.ts'
import { openDisk } from '../../core/workspace/sources/disk.ts'
import { openTree } from '../../core/workspace/sources/tree.ts'
import type { RepoPath, Source, Workspace } from '../../core/workspace/workspace.ts'
import { detectImportFormat } from './detect.ts'
import { type ImportedPlan, type ImportOptions, importPlan } from './import-plan.ts'

export interface ImportRequest
  extends Omit<ImportOptions, 'readFile' | 'kindOf' | 'filesBelow' | 'look' | 'refuseCommand'> {
  /** A folder of the checkout where changes that a source gives by their place are looked up; default: nowhere. */
  readonly root?: string
  /** The folder where fixes of tools are looked up, where no root is given. */
  readonly fixRoot?: string
  /** Revision whose files are looked up; default: the work tree's. */
  readonly base?: string
  /** Default: `.github/editplan.yml` of the current commit. What it denies to read is not looked up. */
  readonly policy?: PolicySource
}

/**
 * Makes a plan of what an agent, an editor or git wrote, with the files of a checkout at hand. See `importPlan`. With `shell: run`,
 * commands that no policy can permit and those that contain a credential are listed. Credentials in what is told of the rest are
 * masked. Throws NOT_A_REPOSITORY, UNKNOWN_REVISION, POLICY_INVALID, and LIMIT_EXCEEDED for a source that is too large.
 */
export async function importSources(sources: readonly ImportSource[], request: ImportRequest): Promise<ImportedPlan> {
  const imported = await importWithout(sources, request)
  const notImported = await masked(imported.notImported)
  return imported.ok
    ? { ...imported, notImported, losses: await masked(imported.losses) }
    : { ...imported, notImported, problems: await masked(imported.problems) }
}

/** Which commands a source has is known once it is read: it is read again when they are searched for credentials. */
async function importWithout(sources: readonly ImportSource[], request: ImportRequest): Promise<ImportedPlan> {
  const secret = new Map<string, boolean>()
  for (;;) {
    const unsure = new Set<string>()
    const imported = await importFrom(sources, request, (argv) => {
      const line = commandLineOf(argv)
      if (isSuspicious(line) && !secret.has(line)) unsure.add(line)
      return secret.get(line) ? 'it contains a credential' : whyDangerous({ argv, named: argv.length })
    })
    if (unsure.size === 0) return imported
    for (const line of unsure) secret.set(line, (await findSecrets('', line)).length > 0)
  }
}

async function importFrom(
  sources: readonly ImportSource[],
  { root: named, fixRoot, base, policy: given, ...request }: ImportRequest,
  refuseCommand: NonNullable<ImportOptions['refuseCommand']>,
): Promise<ImportedPlan> {
  const options = { ...request, refuseCommand }
  const [first] = sources
  const format = request.format ?? (first && detectImportFormat(openingOf(first)))
  const root = named ?? (format && isFixFormat(format) ? fixRoot : undefined)
  if (root === undefined) return importPlan(sources, options)
  const git = await openGit(root)
  const head = await git.run(headCommit())
  const policy =
    head === undefined ? await policyFrom(given, false) : await openPolicy(git, head, { given, asks: false })
  if (base === undefined && !git.bare)
    return importPlan(sources, { ...options, ...lookUps(openDisk(git.root, { steady: true }), policy, () => true) })
  const { commit } = await git.run(resolveRevision(base ?? 'HEAD'))
  await using reader = openObjectReader(git)
  using tree = await openTree(git, reader, { treeish: commit })
  const loaded = new Set<string>()
  // Which files a source is about is known once it is read: it is read again when they are loaded.
  for (;;) {
    const missing = new Set<string>()
    const imported = importPlan(sources, {
      ...options,
      ...lookUps(tree, policy, (path) => loaded.has(path) || !missing.add(path), git.root),
    })
    if (missing.size === 0) return imported
    await tree.load(missing)
    for (const path of missing) loaded.add(path)
  }
}

/** What an import asks of a checkout, for paths that can be looked at; any other is taken to be free. */
const lookUps = (
  source: Source,
  policy: Policy,
  isReady: (path: string) => boolean,
  root?: string,
): Required<Pick<ImportOptions, 'readFile' | 'kindOf' | 'filesBelow' | 'look'>> => {
  const kindOf = (path: string): ReturnType<NonNullable<ImportOptions['kindOf']>> => {
    const located = isReady(path) ? source.locate(path) : undefined
    const stat = located?.ok ? source.stat(located.path) : undefined
    if (!stat || stat.broken || stat.kind === 'device')
      return located && !located.ok && located.problem.name === 'IS_DIRECTORY' ? 'folder' : undefined
    return stat.kind === 'directory' ? 'folder' : (stat.mode & 0o100) > 0 ? 'executable' : 'file'
  }
  const filesBelow = (folder: RepoPath): readonly string[] => {
    if (!isReady(`${folder}/${NOBODY}`)) return []
    return source.list(folder).flatMap((name) => {
      const path = `${folder}/${name}`
      return kindOf(path) === 'folder' ? filesBelow(path) : [path]
    })
  }
  return {
    look: (given) => {
      // A tree has no root of its own, and tools name files by that of the checkout.
      const path = (root !== undefined && stripRoot(given, [root])) || given
      return isReady(path) ? lookUpFile(path, { workspace: source, policy }) : { ok: true, path, bytes: undefined }
    },
    readFile: (path) => (isReady(path) ? textOf(path, { workspace: source, policy }) : undefined),
    kindOf,
    filesBelow,
  }
}

/** A name that looks its folder up. */
const NOBODY = '.editplan-lists-this-folder'

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
