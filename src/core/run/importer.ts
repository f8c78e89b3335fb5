import type { Problem } from '../../errors.ts'
import type { LookedUp } from '../plan/fix-output.ts'
import type { Plan } from '../plan/schema.ts'
import type { SourcePlace, SourceText } from '../plan/source-text.ts'
import type { Policy } from '../policy/policy.ts'
import { visible } from '../text/visible.ts'
import { isUnreadable } from '../tools/permission.ts'
import { WingSlot } from '../wing-slot.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { PolicySource } from './run-policy.ts'

export type { ImportSource, SourcePieces, SourcePlace, SourceText } from '../plan/source-text.ts'

/** Something in the source that the plan has no step for. */
export interface NotImported {
  /** What it is called there: a tool, a git header. */
  readonly construct: string
  /** Why it is not a step, in a sentence for a person. */
  readonly reason: string
  readonly at: SourcePlace
  /** Whether files may differ from what the plan makes of them because of it. */
  readonly mayChangeFiles: boolean
}

interface SourceImport {
  /** A folder of the checkout where changes that a source gives by their place are looked up; default: nowhere. */
  readonly root?: string
  /** Revision whose files are looked up; default: the work tree's. */
  readonly base?: string
  /** Default: `.github/editplan.yml` of the current commit. What it denies to read is not looked up. */
  readonly policy?: PolicySource
}

type SourceResult =
  | {
      readonly ok: true
      readonly plan: Plan
      readonly notImported: readonly NotImported[]
      /** FIXES_LEFT_OUT, of a tool whose fixes are not all in the plan. */
      readonly losses: readonly Problem[]
      /** What is to be known of it, in sentences. */
      readonly notes?: readonly string[]
    }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly notImported: readonly NotImported[] }

/** Plans out of what agents, editors and git write. */
interface Importer {
  /** Makes a plan of a text that is certainly in one known format, and no plan; undefined for any other. */
  importText(source: SourceText, request: SourceImport): Promise<SourceResult | undefined>
  /** Why a text that is no plan is in no known format either, where that can be said. */
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
