import type { LookedUp } from '../plan/fix-output.ts'
import type { Policy } from '../policy/policy.ts'
import { visible } from '../text/visible.ts'
import { isUnreadable } from '../tools/permission.ts'
import type { Workspace } from '../workspace/workspace.ts'

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
