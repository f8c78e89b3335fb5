import { EditplanError, type Problem } from '../errors.ts'
import type { BranchPlan } from './branch.ts'
import { runsOf } from './ledger.ts'
import { hasManifest, pushManifest } from './manifest-ref.ts'
import { digestOf, type Publication } from './publication.ts'
import type { RemoteState } from './remote-state.ts'

/** The manifest of a branch once it is at the remote. */
export interface KeptManifest {
  /** Its digest; undefined where the branch has none. */
  readonly manifest: string | undefined
  /** Why there is none. */
  readonly problems: readonly Problem[]
}

/**
 * Puts the manifest of a run where it can be read, before the branch moves. A branch that stays as it is keeps the manifest that its
 * ledger names; one that could not be pushed with it is pushed now. A server that refuses the ref does not stop the publication: the
 * branch then cannot prove itself.
 */
export async function keepManifest(
  publication: Publication,
  { snapshots, tip, start }: Pick<BranchPlan, 'snapshots' | 'tip' | 'start'>,
  { ledger }: RemoteState,
): Promise<KeptManifest> {
  const { git, run, target, manifest, plan } = publication
  const runs = runsOf(ledger)
  // Of the branch as it is, else of the latest run of the plan: others may have added commits since.
  const known = (runs.find(({ head }) => head === tip) ?? runs.find((one) => one.plan === digestOf(plan)))?.manifest
  if (snapshots.length === 0) {
    if (known !== undefined && (await hasManifest(git, target.push, known))) return { manifest: known, problems: [] }
    // What stays on an older base, another manifest gives.
    const isOfBranch = start === run.base.commit && (known ?? manifest?.digest) === manifest?.digest
    if (!isOfBranch) return { manifest: known, problems: known === undefined ? [] : [missing('it was removed')] }
  }
  if (!manifest) return { manifest: undefined, problems: [] }
  try {
    await pushManifest(git, target.push, manifest)
    return { manifest: manifest.digest, problems: [] }
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    return { manifest: undefined, problems: [missing(error.message)] }
  }
}

const missing = (why: string): Problem => ({
  name: 'MANIFEST_MISSING',
  message: `The branch has no manifest, so \`mode: verify\` cannot prove it: ${why}`,
})
