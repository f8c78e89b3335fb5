import { createHash } from 'node:crypto'
import type { PlanOptions } from '../plan/schema.ts'

export interface RunOrigin {
  readonly digest: string
  readonly options: PlanOptions
  /** Commit the chain stands on. */
  readonly base: string
  /** Tree of the base, and what dirty touched files added to it before the run. */
  readonly tree: string
  readonly dirty: readonly { readonly path: string; readonly mode: string; readonly oid: string }[]
}

/** The id of a run: equal for equal plans, options and starting points, whoever runs them and when. 20 hex digits. */
export function runId({ digest, options, base, tree, dirty }: RunOrigin): string {
  const sorted = [...dirty].sort((a, b) => (a.path < b.path ? -1 : 1)).map(({ path, mode, oid }) => [path, mode, oid])
  const effective = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([1, digest, effective, base, tree, sorted]))
    .digest('hex')
    .slice(0, 20)
}
