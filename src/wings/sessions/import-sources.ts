import path from 'node:path'
import { openObjectReader } from '../../core/git/cat-file.ts'
import { trackedFiles, untrackedFiles } from '../../core/git/commands/index-files.ts'
import { headCommit, objectNamed, resolveRevision } from '../../core/git/commands/rev-parse.ts'
import { type Git, openGit } from '../../core/git/git.ts'
import { snapshotOfFolder } from '../../core/git/work-tree-snapshot.ts'
import { snapshot, WITHHELD } from '../../core/history/recordings.ts'
import { withDigest } from '../../core/plan/digest.ts'
import { isFixFormat } from '../../core/plan/fix-output.ts'
import type { Plan } from '../../core/plan/schema.ts'
import { type ImportSource, openingOf } from '../../core/plan/source-text.ts'
import { pathsOf } from '../../core/plan/steps.ts'
import { whyDangerous } from '../../core/policy/dangerous-commands.ts'
import type { Policy } from '../../core/policy/policy.ts'
import { findSecrets, isSuspicious, masked } from '../../core/policy/secrets.ts'
import { OPTIONS, unsaid } from '../../core/run/from-diff.ts'
import { openPolicy, type PolicySource, policyFrom } from '../../core/run/run-policy.ts'
import { lookUpFile } from '../../core/run/wing-slots.ts'
import { decodeText, openText } from '../../core/text/encoding.ts'
import { commandLineOf } from '../../core/text/words.ts'
import { isUnreadable } from '../../core/tools/permission.ts'
import { placeOf, stripRoot } from '../../core/workspace/path-guard.ts'
import { openDisk } from '../../core/workspace/sources/disk.ts'
import { openTree } from '../../core/workspace/sources/tree.ts'
import type { Source, Workspace } from '../../core/workspace/workspace.ts'
import { detectImportFormat, type ImportFormat } from './detect.ts'
import { type ImportedPlan, type ImportOptions, importPlan } from './import-plan.ts'
import { headerWith } from './source.ts'
import { applicable, compareWithTruth, countsFor, MARGIN, spanOf } from './truth.ts'

/** What a session left: the work tree as it is, the files of a folder, or a revision. */
export type SessionEnd = 'work tree' | { readonly folder: string } | { readonly revision: string }

export interface ImportRequest
  extends Omit<
    ImportOptions,
    'readFile' | 'readNow' | 'kindOf' | 'filesBelow' | 'isOlder' | 'isLater' | 'realPath' | 'look' | 'refuseCommand'
  > {
  /** A folder of the checkout where changes that a source gives by their place are looked up; default: nowhere. */
  readonly root?: string
  /** The folder where fixes of tools are looked up, where no root is given. */
  readonly fixRoot?: string
  /** Revision whose files are looked up; default: the work tree's. */
  readonly base?: string
  /** What the session left: the files of a folder or of a revision, or the work tree as it is. The plan is compared with it. */
  readonly after?: SessionEnd
  /** With `after`: what differs becomes last steps. */
  readonly complete?: boolean
  /** Absolute path of a file that does not count: the one that the plan is written to. */
  readonly except?: string
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
    ? { ...imported, notImported }
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
  { root: named, fixRoot, base: revision, policy: configuration, after, complete, except, ...request }: ImportRequest,
  refuseCommand: NonNullable<ImportOptions['refuseCommand']>,
): Promise<ImportedPlan> {
  const given = { ...request, refuseCommand }
  const [first] = sources
  const format = request.format ?? (first && detectImportFormat(openingOf(first)))
  const isFix = format !== undefined && isFixFormat(format)
  const root = named ?? (isFix ? fixRoot : undefined)
  if (root === undefined) return importPlan(sources, given)
  const git = await openGit(root)
  const options = { ...given, root: git.root }
  const head = await git.run(headCommit())
  const policy =
    head === undefined
      ? await policyFrom(configuration)
      : await openPolicy(git, head, { given: configuration, asks: false })
  const base = revision ?? (after === undefined ? undefined : await startOf(git, sources))
  if (base === undefined && !git.bare) return importFromDisk(sources, options, { git, policy, isFix })
  const { commit, tree: before } = await git.run(resolveRevision(base ?? 'HEAD'))
  await using reader = openObjectReader(git)
  using tree = await openTree(git, reader, { treeish: commit })
  const loaded = new Set<string>()
  const isOlder = olderThan(sources, git)
  // Which files a source is about is known once it is read: it is read again when they are loaded.
  for (;;) {
    const missing = new Set<string>()
    const isReady = (path: string) => loaded.has(path) || !missing.add(path)
    const imported = importPlan(sources, {
      ...options,
      ...lookUps(tree, { policy, isReady, files: (which) => filesOf(git, which, commit), root: git.root }),
      isOlder,
      isLater: after === undefined,
      realPath,
      ...readsNow(git, policy),
    })
    if (missing.size === 0) {
      if (isFix) return imported
      return afterwards(imported, { git, sources, start: { commit, tree: before }, policy, after, complete, except })
    }
    await tree.load(missing)
    for (const path of missing) loaded.add(path)
  }
}

/** With the files of the work tree, as they are. */
const importFromDisk = async (
  sources: readonly ImportSource[],
  options: ImportOptions,
  { git, policy, isFix }: { readonly git: Git; readonly policy: Policy; readonly isFix: boolean },
): Promise<ImportedPlan> => {
  const disk = openDisk(git.root, { steady: true })
  const files: LookUps['files'] = (which) => filesOf(git, which)
  const imported = importPlan(sources, {
    ...options,
    ...lookUps(disk, { policy, isReady: () => true, files }),
    isLater: true,
    realPath,
  })
  return isFix ? imported : tried(imported, { git, source: disk, policy })
}

/** Where a path of a log leads here. A log of another machine names folders that are not there, and stay as they are. */
const realPath = (given: string): string => (path.isAbsolute(given) ? placeOf(path.resolve(given)) : given)

interface LookUps {
  readonly policy: Policy
  readonly isReady: (path: string) => boolean
  readonly files: (which: 'all' | 'tracked') => readonly string[]
  readonly root?: string
}

/** What an import asks of a checkout, for paths that can be looked at; any other is taken to be free. */
const lookUps = (
  source: Source,
  { policy, isReady, files, root }: LookUps,
): Required<Pick<ImportOptions, 'readFile' | 'kindOf' | 'filesBelow' | 'look'>> => {
  const kindOf = (path: string): ReturnType<NonNullable<ImportOptions['kindOf']>> => {
    const located = isReady(path) ? source.locate(path) : undefined
    const stat = located?.ok ? source.stat(located.path) : undefined
    if (!stat || stat.broken || stat.kind === 'device')
      return located && !located.ok && located.problem.name === 'IS_DIRECTORY' ? 'folder' : undefined
    return stat.kind === 'directory' ? 'folder' : (stat.mode & 0o100) > 0 ? 'executable' : 'file'
  }
  const known = new Map<string, readonly string[]>()
  const filesBelow = (folder: string, which: 'all' | 'tracked' = 'all'): readonly string[] => {
    const all = known.get(which) ?? files(which)
    known.set(which, all)
    return folder === '' ? all : all.filter((path) => path.startsWith(`${folder}/`))
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

/** Files of a commit, or those of the work tree that git has, or does not ignore. */
const filesOf = (git: Git, which: 'all' | 'tracked', treeish?: string): readonly string[] => {
  if (treeish !== undefined || git.bare) return git.runNow(trackedFiles({ treeish: treeish ?? 'HEAD' }))
  return [...git.runNow(trackedFiles()), ...(which === 'all' ? git.runNow(untrackedFiles()) : [])]
}

/** Which files of the work tree nothing has touched since a session began, by the time that no program sets. */
const olderThan = (sources: readonly ImportSource[], git: Git): ((name: string) => boolean) => {
  const span = git.bare ? undefined : spanOf(sources.flatMap(endsOf))
  if (!span) return () => false
  const disk = openDisk(git.root)
  return (name) => {
    const located = disk.locate(name)
    const stat = located.ok ? disk.stat(located.path) : undefined
    return (stat?.touched ?? Number.POSITIVE_INFINITY) < span.from - MARGIN
  }
}

/** The files as they are now, which a hash in a log may recognise. */
const readsNow = (git: Git, policy: Policy): Pick<ImportOptions, 'readNow'> =>
  git.bare ? {} : { readNow: (name) => textOf(name, { workspace: openDisk(git.root), policy }) }

interface Afterwards {
  readonly git: Git
  readonly sources: readonly ImportSource[]
  readonly start: { readonly commit: string; readonly tree: string }
  readonly policy: Policy
  readonly after: SessionEnd | undefined
  readonly complete: boolean | undefined
  readonly except: string | undefined
}

/** Leaves out what does not apply to the files as they are. */
const tried = async (
  imported: ImportedPlan,
  { git, source, policy }: { readonly git: Git; readonly source: Source; readonly policy: Policy },
): Promise<ImportedPlan> => {
  if (!imported.ok) return imported
  const { plan, doomed } = await applicable(git, imported.plan, { source, configuration: policy.configuration })
  const notImported = [...imported.notImported, ...doomed]
  return plan.steps.length > 0 ? { ...imported, plan, notImported } : { ...refusedAsEmpty(imported), notImported }
}

/** Leaves out what cannot apply, and compares the plan with what the session left. */
const afterwards = async (imported: ImportedPlan, about: Afterwards): Promise<ImportedPlan> => {
  const { git, sources, start, policy, after, complete = false, except } = about
  if (!imported.ok && !(after !== undefined && imported.problems.some(({ name }) => name === 'PLAN_EMPTY')))
    return imported
  const given = imported.ok ? imported : { ...imported, ...emptyImport(sources), ok: true as const }
  const others = imported.others ?? new Set()
  const { plan, doomed } = await applicableTo(start.tree, given.plan, { git, policy })
  const notImported = [...given.notImported, ...doomed]
  if (after === undefined)
    return plan.steps.length > 0 ? { ...given, plan, notImported } : { ...refusedAsEmpty(given), notImported }
  const isWorkTree = after === 'work tree'
  const span = isWorkTree ? spanOf(sources.flatMap(endsOf)) : undefined
  const isOurs = (name: string) => !others.has(name)
  const isNamed = isWorkTree ? countsFor(openDisk(git.root), { names: given.named, others, span }) : isOurs
  const counts = (name: string) => path.resolve(git.root, name) !== except && isNamed(name)
  const { plan: whole, ...compared } = await compareWithTruth(git, plan, {
    before: start.tree,
    after: await treeAfter(git, after),
    policy,
    counts,
    complete,
  })
  if (whole.steps.length === 0)
    return {
      ...(imported.ok ? refusedAsEmpty({ format: imported.format, plan }) : imported),
      notImported: [...notImported, ...compared.differing.map(unsaid)],
    }
  const { steps, digest: _, ...header } = whole
  return { ...given, plan: withDigest({ ...header, base: header.base ?? start.commit }, steps), notImported, compared }
}

const applicableTo = async (
  treeish: string,
  plan: Plan,
  { git, policy }: { readonly git: Git; readonly policy: Policy },
): ReturnType<typeof applicable> => {
  await using reader = openObjectReader(git)
  using source = await openTree(git, reader, { treeish })
  await source.load(plan.steps.flatMap(pathsOf))
  return await applicable(git, plan, { source, configuration: policy.configuration })
}

const emptyImport = (sources: readonly ImportSource[]) => ({
  format: detectImportFormat(openingOf(sources[0]!)) ?? ('diff' as const),
  plan: withDigest(headerWith({ title: 'What a session left', options: OPTIONS }), []),
  named: new Set<string>(),
})

const refusedAsEmpty = ({ format, plan }: { readonly format: ImportFormat; readonly plan: Plan }) => ({
  ok: false as const,
  format,
  problems: [
    {
      name: 'PLAN_EMPTY' as const,
      message: `Nothing of ${JSON.stringify(plan.title)} can become a step that applies.`,
    },
  ],
})

/** The tree of what a session left. */
const treeAfter = async (git: Git, after: SessionEnd): Promise<string> => {
  if (after === 'work tree') return snapshot(git)
  if ('folder' in after) return snapshotOfFolder(git, after.folder, WITHHELD)
  return (await git.run(resolveRevision(after.revision))).tree
}

/** The beginning and the end of a source. */
const endsOf = (source: ImportSource): readonly string[] => {
  const opening = openingOf(source)
  return [opening.slice(0, ENDS), 'text' in source ? source.text.slice(-ENDS) : opening.slice(-ENDS)]
}

const ENDS = 256 * 1024

/** The commit that a session began at: as it says, else where HEAD was at its first time, else HEAD. */
const startOf = async (git: Git, sources: readonly ImportSource[]): Promise<string> => {
  const texts = sources.flatMap(endsOf)
  const [, said] = /"(?:commit_hash|headCommit)"\s*:\s*"([0-9a-f]{40,64})"/.exec(texts[0] ?? '') ?? []
  const span = spanOf(texts)
  const then = span && `HEAD@{${new Date(span.from).toISOString()}}`
  for (const revision of [said, then]) {
    const found = revision === undefined ? undefined : await git.run(objectNamed(`${revision}^{commit}`))
    if (found !== undefined) return found
  }
  return 'HEAD'
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
