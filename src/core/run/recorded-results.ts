import { EditplanError } from '../../errors.ts'
import { applyPatch } from '../git/apply-patch.ts'
import { changedPaths } from '../git/commands/diff.ts'
import type { ObjectStore } from '../git/object-store.ts'
import { commitAfterPlan } from '../history/after-plan.ts'
import { invalid, type Manifest } from '../history/manifest.ts'
import type { Run } from '../history/snapshot.ts'
import type { Policy } from '../policy/policy.ts'
import { verificationName } from '../policy/run-verifications.ts'
import type { Request } from './request.ts'

/** What a manifest records of answers and of programs: a run that is derived from it asks nobody and runs nothing. */
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
