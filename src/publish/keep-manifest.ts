import { EditplanError } from '../errors.ts'
import type { BranchPlan } from './branch.ts'
import { pushManifest, sendManifest } from './manifest-ref.ts'
import type { PublishedRecord } from './marker.ts'
import { digestOf, type Publication } from './publication.ts'
import { type RemoteState, recordsOf } from './remote-state.ts'

/** The manifest of a branch once it is at the remote. */
export interface KeptManifest {
  /** Its digest; undefined where the branch has none. */
  readonly manifest: string | undefined
  /** Why there is none, in sentences. */
  readonly notes: readonly string[]
}

/**
 * Puts the manifest of a run where it can be read, before the branch moves. A branch that stays as it is keeps the manifest that its
 * pull request records. A server that refuses the ref does not stop the publication: the branch then cannot prove itself.
 */
export async function keepManifest(
  publication: Publication,
  { snapshots, tip }: Pick<BranchPlan, 'snapshots' | 'tip'>,
  standing: RemoteState | undefined,
): Promise<KeptManifest> {
  const { git, target, manifest, options } = publication
  if (snapshots.length === 0) return { manifest: recordedManifest(publication, recordsOf(standing), tip), notes: [] }
  if (!manifest) return { manifest: undefined, notes: [] }
  try {
    if (options.signCommits === 'api' && standing) {
      const { github, target: open } = standing
      await sendManifest(github, open.headRepository, { git, to: target.push, manifest })
    } else await pushManifest(git, target.push, manifest)
    return { manifest: manifest.digest, notes: [] }
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    return {
      manifest: undefined,
      notes: [`The branch has no manifest, so \`mode: verify\` cannot prove it: ${error.message}`],
    }
  }
}

/** Of the record of the branch as it is, else of the latest run of the plan: others may have added commits since. */
const recordedManifest = (
  { plan }: Pick<Publication, 'plan'>,
  records: readonly PublishedRecord[],
  tip: string | undefined,
): string | undefined =>
  (records.find(({ head }) => head === tip) ?? records.find((record) => record.plan === digestOf(plan)))?.manifest
