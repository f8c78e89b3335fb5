import { basename } from 'node:path'
import type { ObjectStore } from '../../core/git/object-store.ts'
import type { DiagnosticsRule } from '../../core/policy/policy-file.ts'
import { filterEnvironment } from '../../core/programs/environment.ts'
import { filesOf } from '../../core/report/changed-files.ts'
import type { ReportedDiagnostic, ReportedServer } from '../../core/report/diagnostics.ts'
import { summaryOf } from '../../core/report/diagnostics-summary.ts'
import type { ReportedStep } from '../../core/report/report.ts'
import { isolatedWorktree } from '../../core/run/isolated-worktree.ts'
import type { DiagnosedRun, DiagnosisOptions, RunDiagnostics } from '../../core/run/language-servers.ts'
import { compileGlobs } from '../../core/text/globs.ts'
import { EditplanError, type Problem } from '../../errors.ts'
import { configurationNote } from './configuration-files.ts'
import { type Diagnosis, diagnose } from './diagnose.ts'
import type { ServersInWorktree } from './kept-servers.ts'
import type { LanguageServer } from './language-server.ts'
import { openStages, type StageTree, treesOf } from './stages.ts'

/**
 * Asks the policy's language servers, one after the other, what a run changes. They run in a worktree of the run's base, which is
 * brought to each of its commits. Throws INTERRUPTED when the signal aborts, and what `isolatedWorktree` throws.
 */
export async function diagnoseRun(
  store: ObjectStore,
  { run, steps }: DiagnosedRun,
  options: DiagnosisOptions,
): Promise<RunDiagnostics> {
  const { servers, worktree, signal } = options
  // The only ones there are: those of `keepServers` below.
  const kept = options.kept as ServersInWorktree | undefined
  const commit = run.merge?.onto ?? run.base.commit
  const make = () => isolatedWorktree(store.git, commit, { settings: worktree, env: store.env, signal })
  const trees = treesOf(run)
  const place = await (kept ? kept.place(JSON.stringify([commit, trees[0].tree, worktree]), make) : make())
  await using _ = kept ? undefined : place
  const stages = await openStages(trees, { git: store.through(place.git), isHidden: options.isHidden })
  const host = { root: place.git.root, environment: filterEnvironment(), signal }
  const reported: ReportedServer[] = []
  const judged: DiagnosticsRule[] = []
  for (const rule of servers) {
    const started = performance.now()
    const diagnosis = await diagnose(serverOf(rule), host, stages, kept?.conversations)
    if (signal?.aborted) throw interrupted()
    if (!diagnosis) continue
    const milliseconds = Math.round(performance.now() - started)
    reported.push({ ...reportServer(rule, diagnosis, { trees, steps }), milliseconds })
    judged.push(rule)
  }
  const configuration = configurationNote(
    Array.from({ length: stages.last }, (_, at) => stages.changedBy(at + 1)).flat(),
  )
  return { ...judge(reported, judged, options), diagnostics: reported, notes: [...place.notes, ...configuration] }
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

const interrupted = (): EditplanError =>
  new EditplanError({
    name: 'INTERRUPTED',
    message: 'The run was stopped while language servers were asked. Nothing was changed. Start it again.',
  })

/** Listed of one server. */
const DIAGNOSTICS = 200
const UNKNOWN_FILES = 100

interface Made {
  readonly trees: readonly StageTree[]
  readonly steps: readonly ReportedStep[]
}

function reportServer(rule: DiagnosticsRule, diagnosis: Diagnosis, made: Made): Omit<ReportedServer, 'milliseconds'> {
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
  made: Made,
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
function stepOf({ trees, steps }: Made, stage: number, path: string): number | undefined {
  const held = new Set(trees[stage]?.steps)
  const changing = steps.filter(({ index, status }) => held.has(index) && status === 'applied')
  const [only] = changing
  if (changing.length === 1) return only?.index
  return changing.findLast((step) => filesOf(step).some(({ file_path }) => file_path === path))?.index
}

function judge(
  reported: readonly ReportedServer[],
  rules: readonly DiagnosticsRule[],
  { drafts }: DiagnosisOptions,
): Pick<RunDiagnostics, 'problems' | 'draft'> {
  const problems: Problem[] = []
  let draft = false
  for (const [at, server] of reported.entries()) {
    const onNew = rules[at]?.on_new
    if (server.added > 0 && onNew === 'stop') problems.push(newDiagnostics(server))
    // What nobody knows is not taken for none: a person looks at it.
    if (drafts && onNew !== 'note' && (server.added > 0 || server.state === 'unknown')) draft = true
  }
  return { problems, draft }
}

const newDiagnostics = (server: ReportedServer): Problem => {
  const [first] = server.diagnostics
  const place = first ? ` The first: ${first.file_path}:${first.line}: ${first.message.split('\n')[0]}` : ''
  return { name: 'NEW_DIAGNOSTICS', message: `${summaryOf(server)}. Nothing was written.${place}` }
}
