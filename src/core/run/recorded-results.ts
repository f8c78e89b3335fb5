import { EditplanError, type ErrorName } from '../../errors.ts'
import type { RunStep } from '../engine/run-step.ts'
import { applyPatch, patchedTree } from '../git/apply-patch.ts'
import { changedPaths } from '../git/commands/diff.ts'
import type { ObjectStore } from '../git/object-store.ts'
import { commitAfterPlan } from '../history/after-plan.ts'
import type { KeptResult } from '../history/manifest.ts'
import { invalid, type Manifest } from '../history/manifest.ts'
import type { Run } from '../history/run-record.ts'
import { bytesOfPatch } from '../history/stored-changes.ts'
import { nameOf } from '../plan/steps.ts'
import type { Policy } from '../policy/policy.ts'
import { verificationName } from '../policy/run-verifications.ts'
import { compileGlobs } from '../text/globs.ts'
import { visible } from '../text/visible.ts'
import type { Overlay } from '../workspace/overlay.ts'
import { type Baseline, writtenFiles } from './baseline.ts'
import { type CommandResult, filesOf } from './commands/execute-command.ts'
import { changesBetween, isRegular, recordChanges, treeOf } from './isolated-worktree.ts'
import type { Request } from './request.ts'

/** What a manifest records of answers and of programs: a run derived from it needs no approval and runs nothing. */
export interface RecordedAnswers extends Pick<Manifest, 'answers' | 'results'> {
  /** Of the manifest, for messages. */
  readonly digest: string
}

/**
 * Puts what formatters made of a run's files on top of it, as the manifest tells it. Throws MANIFEST_INVALID for a program that is no
 * formatter of the policy, and for a patch that does not fit or changes a file that the run does not.
 */
export async function withRecordedResults(
  { git }: ObjectStore,
  run: Run,
  {
    recorded,
    policy,
    request,
  }: { readonly recorded: RecordedAnswers; readonly policy: Policy; readonly request: Request },
): Promise<Run> {
  let made = run
  for (const result of recorded.results.filter(({ step }) => step === undefined)) {
    checkResult(result, policy, recorded)
    const paths = await git.run(changedPaths(run.base.tree, run.head.tree))
    const patch = Buffer.from(result.patch, result.encoding ?? 'utf8')
    const tree = await patched(() => applyPatch(git, made.head.commit, { paths, patch }), recorded)
    const other = (await git.run(changedPaths(made.head.tree, tree))).find((path) => !paths.includes(path))
    if (other !== undefined) throw invalid(recorded.digest, `lets a formatter change ${other}, which no step changes`)
    const { programs } = result
    made = await commitAfterPlan(git, made, { plan: request.header, programs, tree, files: [], scratch: true })
  }
  return made
}

function checkResult({ programs }: Manifest['results'][number], { file }: Policy, { digest }: RecordedAnswers): void {
  const formatters = file.verify.filter(({ formats }) => formats).map(verificationName)
  const unknown = programs.find((program) => !formatters.includes(program))
  if (unknown !== undefined)
    throw invalid(digest, `names "${unknown}", which is not a formatter in the policy of the base`)
}

async function patched(apply: () => Promise<string>, { digest }: RecordedAnswers): Promise<string> {
  try {
    return await apply()
  } catch (error) {
    if (!(error instanceof EditplanError) || error.name !== 'GIT_FAILED') throw error
    throw invalid(digest, `holds a patch that does not fit: ${error.message}`)
  }
}

/**
 * What a command did when it ran, without running it: its patch on the files as the steps before left them, in a run that replays a
 * commit. Refusals: COMMAND_NOT_RECORDED; COMMAND_STRAYED for a file that the step does not name; VERIFY_MISMATCH where the patch was
 * made from other files.
 */
export async function takeRecorded(
  step: RunStep,
  {
    kept,
    workspace,
    baseline,
    store,
  }: {
    readonly kept: KeptResult | undefined
    readonly workspace: Overlay
    readonly baseline: Baseline
    readonly store: ObjectStore
  },
): Promise<CommandResult> {
  const line = visible(JSON.stringify(nameOf(step)))
  if (kept?.programs[0] !== nameOf(step) || !baseline.committed)
    return refused('COMMAND_NOT_RECORDED', `The result of ${line} is not recorded here. ${AGAIN}`)
  const from = await treeOf(workspace, baseline, store)
  const to = await patchedTree(store.git, from, bytesOfPatch(kept))
  if (to === undefined)
    return refused('VERIFY_MISMATCH', `The recorded result of ${line} was made from other files. ${AGAIN}`)
  const changes = await changesBetween(store.git, from, to)
  const allowed = compileGlobs(step.input.changes ?? [], { purpose: 'permit' })
  const isNamed = (path: string) => typeof allowed !== 'string' && allowed.some(({ matches }) => matches(path))
  const stray = changes.find((change) => !isRegular(change) || !isNamed(change.path))
  if (stray) {
    const what = `changes ${visible(stray.path)}, which \`changes\` does not name`
    return refused('COMMAND_STRAYED', `The recorded result of ${line} ${what}. ${AGAIN}`)
  }
  const paths = changes.map(({ path }) => path)
  const files = await writtenFiles(store.git, to, paths)
  const read = (path: string) => files.get(path) ?? Buffer.alloc(0)
  const recorded = await recordChanges(store.git, { step: step.index, programs: kept.programs }, { from, to, changes })
  return { outcome: { ok: true, files: filesOf(changes, read) }, reported: TAKEN, recorded }
}

const TAKEN = { exit_code: 0, milliseconds: 0, tail: '', recorded: true } as const

const AGAIN = 'Pass --run to run it again.'

const refused = (name: ErrorName, message: string): CommandResult => ({
  outcome: { ok: false, problem: { name, message } },
})
