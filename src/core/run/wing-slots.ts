import type { InputsFor } from '../../inputs/table.ts'
import type { LookedUp } from '../plan/fix-output.ts'
import type { RunInput } from '../plan/settle.ts'
import type { SourceText } from '../plan/source-text.ts'
import type { Policy } from '../policy/policy.ts'
import { visible } from '../text/visible.ts'
import { isUnreadable } from '../tools/permission.ts'
import { WingSlot } from '../wing-slot.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { PolicySource } from './run-policy.ts'

export type { NotImported } from '../plan/settle.ts'
export type { ImportSource, SourcePieces, SourcePlace } from '../plan/source-text.ts'

interface SourceImport {
  /** A folder of the checkout where changes that a source gives by their place are looked up; default: nowhere. */
  readonly root?: string
  /** Revision whose files are looked up; default: the work tree's. */
  readonly base?: string
  /** Default: `.github/editplan.yml` of the current commit. What it denies to read is not looked up. */
  readonly policy?: PolicySource
  /** What the caller said about it. */
  readonly source?: InputsFor<'source'>
}

/** Plans out of what agents, editors and git write. */
interface Importer {
  /** Makes a plan of a text that is certainly in one known format, and no plan, or one for each answer of a batch; undefined for any other. */
  importText(source: SourceText, request: SourceImport): Promise<readonly RunInput[] | undefined>
  /** Why a text that is no plan is in no known format either, if known. */
  whyUnknown(text: string): string | undefined
}

/** Loaded with the first file that is no plan. */
export const importer = new WingSlot<() => Promise<Importer>>('sessions')

/** The file at a path as a tool gives it; what a rule denies to read is not looked at. */
export const lookUpFile = (
  given: string,
  { workspace, policy }: { readonly workspace: Workspace; readonly policy: Policy },
): LookedUp => {
  const located = workspace.locate(given)
  if (!located.ok) return { ok: false, reason: `${located.problem.name}: ${located.problem.message}` }
  const { path } = located
  if (isUnreadable(path, { workspace, policy }))
    return { ok: false, reason: `PATH_DENIED: The policy denies to read ${visible(path)}.` }
  const stat = workspace.stat(path)
  if (!stat || stat.broken) return { ok: true, path, bytes: undefined }
  if (stat.kind !== 'file') return { ok: false, reason: `${visible(path)} is no file.` }
  if (stat.size > LARGEST) return { ok: false, reason: `${visible(path)} is over 64 MiB.` }
  return { ok: true, path, bytes: workspace.read(path) }
}

const LARGEST = 64 * 1024 * 1024
