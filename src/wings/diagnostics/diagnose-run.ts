import { basename, posix } from 'node:path'
import { changedPaths } from '../../core/git/commands/diff.ts'
import { filesHolding } from '../../core/git/commands/grep.ts'
import { treeChanges } from '../../core/git/commands/tree-changes.ts'
import { showTree } from '../../core/git/commands/worktree.ts'
import type { Git } from '../../core/git/git.ts'
import type { ObjectStore } from '../../core/git/object-store.ts'
import type { Run } from '../../core/history/run-record.ts'
import { filterEnvironment } from '../../core/programs/environment.ts'
import { filesOf } from '../../core/report/net-changes.ts'
import type { ReportedStep } from '../../core/report/report.ts'
import type { ReportedDiagnostic, ReportedServer } from '../../core/report/report-parts.ts'
import type { InspectedRun, Inspection, InspectionTerms } from '../../core/run/inspection.ts'
import { isolatedWorktree } from '../../core/run/isolated-worktree.ts'
import { openText } from '../../core/text/encoding.ts'
import { compileGlobs } from '../../core/text/globs.ts'
import { listed } from '../../core/text/words.ts'
import { openDisk } from '../../core/workspace/sources/disk.ts'
import { EditplanError, type Problem } from '../../errors.ts'
import type { KeptServers } from '../../wing.ts'
import { type Diagnosis, diagnose, type Stages } from './diagnose.ts'
import type { ServersInWorktree } from './documents.ts'
import type { LanguageServer } from './language-server.ts'
import type { DiagnosticsRule } from './policy-key.ts'
import { summaryOf } from './section.ts'

declare module '../../core/run/inspection.ts' {
  interface InspectionWishes {
    /** A symbol's old and new name: diagnostics that differ by them alone are the same. */
    readonly renamed?: readonly [string, string] | undefined
    /** Servers and worktree that stay for the next run on the same base. Default: both end with this one. */
    readonly servers?: KeptServers | undefined
  }
}

/**
 * Asks the policy's language servers, one after the other, what a run changes. They run in a worktree of the run's base, which is
 * brought to each of its commits. Throws INTERRUPTED when the signal aborts, and what `isolatedWorktree` throws.
 */
export async function diagnoseRun(
  store: ObjectStore,
  { run, steps }: InspectedRun,
  terms: InspectionTerms,
): Promise<Inspection> {
  const { policy, wishes, signal } = terms
  const { worktree } = policy
  // The only ones there are: those of `keepServers` below.
  const kept = wishes.servers as ServersInWorktree | undefined
  const commit = run.merge?.onto ?? run.base.commit
  const make = () => isolatedWorktree(store.git, commit, { settings: worktree, env: store.env, signal })
  const trees = treesOf(run)
  const place = await (kept ? kept.place(JSON.stringify([commit, trees[0].tree, worktree]), make) : make())
  await using _ = kept ? undefined : place
  const stages = await openStages(trees, { ...terms, git: store.through(place.git) })
  const host = { root: place.git.root, environment: filterEnvironment(), signal }
  const reported: ReportedServer[] = []
  const judged: DiagnosticsRule[] = []
  for (const rule of policy.diagnostics ?? []) {
    const started = performance.now()
    const diagnosis = await diagnose(serverOf(rule), host, stages, kept?.conversations)
    if (signal?.aborted) throw new EditplanError({ name: 'INTERRUPTED', message: STOPPED })
    if (!diagnosis) continue
    const milliseconds = Math.round(performance.now() - started)
    reported.push({ ...reportServer(rule, diagnosis, { trees, steps }), milliseconds })
    judged.push(rule)
  }
  const configuration = configurationNote(
    Array.from({ length: stages.last }, (_, at) => stages.changedBy(at + 1)).flat(),
  )
  const sections = reported.length > 0 ? { diagnostics: reported } : {}
  return { ...judge(reported, judged, terms), sections, notes: [...place.notes, ...configuration] }
}

/** A rule of the policy as a server. */
export function serverOf(rule: DiagnosticsRule): LanguageServer {
  const globs = compileGlobs(rule.files)
  if (typeof globs === 'string') throw new EditplanError({ name: 'POLICY_INVALID', message: globs })
  return {
    name: nameOf(rule),
    argv: rule.server,
    asks: (path) => globs.some((glob) => glob.matches(path)),
    severity: rule.severity,
    timeout: rule.timeout,
    memory: rule.memory ?? Number.POSITIVE_INFINITY,
    initialization: rule.initialization,
  }
}

const nameOf = ({ name, server }: DiagnosticsRule): string => name ?? basename(server[0])

const STOPPED = 'The run was stopped while language servers were asked. Nothing was changed. Start it again.'

/** Listed of one server. */
const DIAGNOSTICS = 200
const UNKNOWN_FILES = 100

type StageRun = { readonly trees: readonly StageTree[]; readonly steps: readonly ReportedStep[] }

function reportServer(
  rule: DiagnosticsRule,
  diagnosis: Diagnosis,
  made: StageRun,
): Omit<ReportedServer, 'milliseconds'> {
  const { added, fixed, files, unknown } = diagnosis
  const unknownFiles = unknown?.files.slice(0, UNKNOWN_FILES) ?? []
  return {
    server: nameOf(rule),
    state: unknown ? 'unknown' : 'known',
    ...(unknown && { reason: unknown.reason, message: unknown.message }),
    ...(unknownFiles.length > 0 && { unknown_files: unknownFiles }),
    added: added.length,
    fixed,
    files,
    diagnostics: added.slice(0, DIAGNOSTICS).map((one) => reportDiagnostic(one, made)),
  }
}

function reportDiagnostic(
  { path, line, column, severity, code, message, text, stage }: Diagnosis['added'][number],
  made: StageRun,
): ReportedDiagnostic {
  const step = stage === undefined ? undefined : stepOf(made, stage, path)
  return {
    file_path: path,
    line,
    column,
    severity,
    ...(code !== undefined && { code }),
    message,
    text,
    ...(step !== undefined && { step }),
  }
}

/** The step that made a stage; of several the only one that changed anything, else the last that changed the file. */
function stepOf({ trees, steps }: StageRun, stage: number, path: string): number | undefined {
  const held = new Set(trees[stage]?.steps)
  const changing = steps.filter(({ index, status }) => held.has(index) && status === 'applied')
  const [only] = changing
  if (changing.length === 1) return only?.index
  return changing.findLast((step) => filesOf(step).some(({ file_path }) => file_path === path))?.index
}

function judge(
  reported: readonly ReportedServer[],
  rules: readonly DiagnosticsRule[],
  { drafts }: InspectionTerms,
): Pick<Inspection, 'problems' | 'draft'> {
  const problems: Problem[] = []
  let draft = false
  for (const [at, server] of reported.entries()) {
    const onNew = rules[at]?.on_new
    if (server.added > 0 && onNew === 'stop') problems.push(newDiagnostics(server))
    // Unknown does not mean none: a person looks at it.
    if (drafts && onNew !== 'note' && (server.added > 0 || server.state === 'unknown')) draft = true
  }
  return { problems, draft }
}

const newDiagnostics = (server: ReportedServer): Problem => {
  const [first] = server.diagnostics
  const place = first ? ` The first: ${first.file_path}:${first.line}: ${first.message.split('\n')[0]}` : ''
  return { name: 'NEW_DIAGNOSTICS', message: `${summaryOf(server)}. Nothing was written.${place}` }
}

/** Files that configure how compilers and language servers read all others. */
const CONFIGURATION =
  /^(?:[tj]sconfig(?:\..+)?\.json|package\.json|pyrightconfig\.json|pyproject\.toml|setup\.(?:py|cfg)|mypy\.ini|compile_commands\.json|compile_flags\.txt|\.clangd|\.clang-tidy|CMakeLists\.txt|go\.(?:mod|work)|Cargo\.toml|rust-toolchain(?:\.toml)?|Gemfile|composer\.json|pom\.xml|build\.gradle(?:\.kts)?|.+\.(?:cs|fs|vb)proj|.+\.sln)$/

/** A note that names the configuration files among changed paths, if there are any. */
const configurationNote = (changed: readonly string[]): readonly string[] => {
  const files = [...new Set(changed)].filter((path) => CONFIGURATION.test(posix.basename(path)))
  if (files.length === 0) return []
  return [
    `The plan changes ${listed(files, 5)}: language servers were not asked what that means for files which it does not change.`,
  ]
}

/** A state of the files that a run goes through. */
interface StageTree {
  readonly tree: string
  /** Numbers of the steps that made it of the one before; none for what a formatter changed. */
  readonly steps: readonly number[]
}

/** The trees of a run, from what was there before it to its result. Where it was merged, the two ends alone. */
function treesOf({ base, head, merge, ...run }: Run): readonly [StageTree, ...StageTree[]] {
  const snapshots = [...run.snapshots]
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

/** The stages of a run in a worktree. */
async function openStages(
  trees: readonly StageTree[],
  {
    git,
    isHidden,
    wishes: { renamed },
  }: InspectionTerms & {
    /** A worktree of its own, which shows one stage after the other. */
    readonly git: Git
  },
): Promise<Stages> {
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
    wordsOf: renamed === undefined ? (text) => text : renameIn(...renamed),
    textOf: (path) => ((fileAt(path)?.size ?? LARGEST + 1) > LARGEST ? undefined : decoded(disk.read(path))),
    holding: async (words) => {
      const plain = words.filter((word) => word !== '' && !/[\n\0]/.test(word))
      return plain.length === 0 ? [] : ((await git.run(filesHolding(plain))) ?? [])
    },
  }
}

/** Puts the new name in the place of the old one, where it is a whole word. */
const renameIn = (name: string, to: string) => (text: string) =>
  text.replaceAll(/[\p{L}\p{N}_$]+/gu, (word) => (word === name ? to : word))

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
