import type { Problem } from '../../errors.ts'
import { changedPaths } from '../git/commands/diff.ts'
import { refreshEntries } from '../git/commands/index-files.ts'
import { readTree, restoreFiles, writeTree } from '../git/commands/worktree.ts'
import type { Git } from '../git/git.ts'
import type { ObjectStore } from '../git/object-store.ts'
import { storedCredentials } from '../git/stored-credentials.ts'
import { commitAfterPlan } from '../history/after-plan.ts'
import type { Run } from '../history/run-record.ts'
import type { Verification, WorktreeSettings } from '../policy/policy-file.ts'
import { runVerifications, type VerificationResult } from '../policy/run-verifications.ts'
import { masked } from '../policy/secrets.ts'
import { credentialVariables } from '../programs/environment.ts'
import { findIsolation } from '../programs/isolation.ts'
import type { ReportedVerification } from '../report/report-parts.ts'
import { listed } from '../text/words.ts'
import type { Overlay } from '../workspace/overlay.ts'
import { openDisk } from '../workspace/sources/disk.ts'
import { type IsolatedWorktree, interruptedWhile, isolatedWorktree } from './isolated-worktree.ts'
import type { Request } from './request.ts'

/** Keeps the whole output of a verification, or of the command of a step, beside the report; the path of the file. */
export type KeepOutput = (output: Uint8Array, number: number, of: 'verify' | 'run') => Promise<string>

interface VerificationOptions {
  readonly request: Request
  /** What a failure means: `stop` by itself, `draft` never; `policy`: as each verification's own setting. */
  readonly onFailure: 'stop' | 'draft' | 'policy'
  /** The run is not recorded. */
  readonly scratch?: boolean | undefined
  readonly keepOutput?: KeepOutput | undefined
  /** As in `RunOptions`. */
  readonly onWorktree?: ((place: IsolatedWorktree) => Promise<void>) | undefined
  readonly signal?: AbortSignal | undefined
}

/** A run after the policy's programs have checked its result. */
export interface VerifiedRun {
  /** With the commit "after the plan" where a formatter changed files. */
  readonly run: Run
  readonly verifications: readonly ReportedVerification[]
  /** VERIFY_FAILED: why nothing may be published or put in place. */
  readonly problems: readonly Problem[]
  /** Credentials that programs could read, failures that only make a draft, and what formatters did, in sentences. */
  readonly notes: readonly string[]
  readonly draft: boolean
  /** Names of the formatters whose changes the last commit holds; empty where there are none. */
  readonly formatters: readonly string[]
}

/**
 * Runs the verifications of a policy on a run's result, in a temporary worktree of its head. A formatter's changes to files that the run
 * touched become one more commit and go into `workspace`. All other changes that the programs make are dropped.
 * Throws INTERRUPTED when the signal aborts, and what `isolatedWorktree` throws.
 */
export async function verifyRun(
  store: ObjectStore,
  { run, workspace }: { readonly run: Run; readonly workspace: Overlay },
  {
    verifications,
    worktree,
    ...options
  }: VerificationOptions & { readonly verifications: readonly Verification[]; readonly worktree: WorktreeSettings },
): Promise<VerifiedRun> {
  const exposed = await exposedCredentials(store.git)
  const { signal } = options
  const isolated = { settings: worktree, env: store.env, signal }
  await using place = await isolatedWorktree(store.git, run.head.commit, isolated)
  const formatting = await openFormatting(store.through(place.git), run)
  const reported: ReportedVerification[] = []
  const failures: { readonly stops: boolean; readonly problem: Problem }[] = []
  const host = { cwd: place.git.root, env: store.env, ...(signal && { signal }) }
  for await (const result of runVerifications(verifications.map(withFailure(options.onFailure)), host)) {
    if (signal?.aborted) throw interruptedWhile('it was verified')
    reported.push(await reportVerification(result, reported.length + 1, options))
    if (result.problem) failures.push({ stops: result.verification['on-failure'] !== 'draft', problem: result.problem })
    await formatting.settle(result)
  }
  await options.onWorktree?.(place)
  const problems = failures.filter(({ stops }) => stops).map(({ problem }) => problem)
  const tolerated = failures.filter(({ stops }) => !stops).map(({ problem }) => problem.message)
  const formatted = problems.length === 0 ? await formatting.finish() : undefined
  if (!run.merge) for (const file of formatted?.files ?? []) putFormatted(workspace, file)
  return {
    run: formatted ? await commitFormatted(store.git, run, { ...formatted, ...options }) : run,
    verifications: reported,
    problems,
    formatters: formatted?.programs ?? [],
    notes: [...exposed, ...place.notes, ...tolerated, ...(formatted ? [formattedNote(formatted)] : [])],
    draft: failures.length > 0,
  }
}

function putFormatted(workspace: Overlay, { path, content }: FormatterResult['files'][number]): void {
  const stat = workspace.stat(path)
  workspace.put({ path, before: stat && workspace.read(path), after: content, mode: stat?.mode ?? 0o644 })
}

const withFailure =
  (onFailure: VerificationOptions['onFailure']) =>
  (verification: Verification): Verification =>
    onFailure === 'policy' ? verification : { ...verification, 'on-failure': onFailure }

async function reportVerification(
  { name, ok, output, tail, milliseconds }: VerificationResult,
  number: number,
  { keepOutput }: VerificationOptions,
): Promise<ReportedVerification> {
  const file = await keepOutput?.(output, number, 'verify')
  return {
    name,
    ok,
    milliseconds: Math.round(milliseconds),
    tail: await masked(tail),
    ...(file !== undefined && { output: file }),
  }
}

interface FormatterResult {
  readonly tree: string
  readonly programs: readonly string[]
  readonly files: readonly { readonly path: string; readonly content: Buffer }[]
}

interface FormatterRun {
  /** Keeps what a formatter changed; reverts what any other program changed. */
  settle(result: VerificationResult): Promise<void>
  /** Undefined when nothing was changed. */
  finish(): Promise<FormatterResult | undefined>
}

/** Tracks the files that a run touched while programs run. What these put into the worktree's index is ignored. */
async function openFormatting(git: Git, { base, head, merge }: Run): Promise<FormatterRun> {
  const changed = await git.run(changedPaths(merge?.ontoTree ?? base.tree, head.tree))
  const touched = currentFiles(git, changed).map(({ path }) => path)
  const programs: string[] = []
  let tree = head.tree
  return {
    async settle({ verification, ok, name }) {
      await git.run(readTree(tree))
      if (!verification.formats || !ok) return git.run(restoreFiles(touched))
      await git.run(refreshEntries(currentFiles(git, touched).map(({ path }) => path)))
      const made = await git.run(writeTree())
      if (made !== tree) programs.push(name)
      tree = made
    },
    async finish() {
      if (tree === head.tree) return undefined
      return { tree, programs, files: currentFiles(git, await git.run(changedPaths(head.tree, tree))) }
    },
  }
}

/** Those of the paths that are still regular files. One that a program removed or replaced by a link keeps the run's content. */
function currentFiles(git: Git, paths: readonly string[]): FormatterResult['files'] {
  const disk = openDisk(git.root)
  return paths.flatMap((path) => {
    const located = disk.locate(path)
    const stat = located.ok && located.path === path ? disk.stat(path) : undefined
    return stat?.kind === 'file' && !stat.link ? [{ path, content: disk.read(path) }] : []
  })
}

const commitFormatted = (
  git: Git,
  run: Run,
  { tree, programs, files, request, scratch = false }: FormatterResult & VerificationOptions,
): Promise<Run> =>
  commitAfterPlan(git, run, {
    plan: request.header,
    programs,
    tree,
    files,
    scratch,
  })

const formattedNote = ({ programs, files }: FormatterResult): string =>
  `After the plan ${programs.join(', ')} changed ${listed(
    files.map(({ path }) => path),
    8,
  )}: one more commit.`

/** Notes that name the credentials which programs can read although they are not given them; never the credentials. */
export async function exposedCredentials(git: Git): Promise<readonly string[]> {
  const [stored, { hidesParents }] = await Promise.all([storedCredentials(git), findIsolation()])
  const variables = hidesParents ? [] : credentialVariables()
  return [
    ...(stored.length > 0 ? [`${STORED}: ${stored.join(', ')}. ${STORED_REMEDY}`] : []),
    ...(variables.length > 0 ? [`${VARIABLES}: ${variables.join(', ')}. ${VARIABLES_REMEDY}`] : []),
  ]
}

const STORED = 'The programs of this run can read credentials in git’s configuration'
const STORED_REMEDY = 'Check out with `persist-credentials: false`, or take them out.'
const VARIABLES =
  'The programs of this run can read the environment of this process, as namespaces are not permitted here'
const VARIABLES_REMEDY = 'Run them in a job without a token; examples/workflows/verify-without-token.yml shows how.'
