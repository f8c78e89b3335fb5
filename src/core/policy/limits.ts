import type { Problem } from '../../errors.ts'
import type { PolicyFile } from './policy-file.ts'

/** How much a run uses of each of the policy's `limits`. */
export interface Usage {
  readonly steps: number
  /** Files changed. */
  readonly files: number
  /** Bytes of the changed files together, after the run. */
  readonly bytes: number
  /** Bytes of the largest changed file, after the run. */
  readonly file_bytes: number
}

const WHAT: Readonly<Record<keyof Usage, string>> = {
  steps: 'steps',
  files: 'changed files',
  bytes: 'bytes in the changed files',
  file_bytes: 'bytes in one changed file',
}

/** LIMIT_EXCEEDED, one for each limit of the policy that a run oversteps. */
export const exceededLimits = (limits: PolicyFile['limits'], usage: Usage): readonly Problem[] =>
  (['steps', 'files', 'bytes', 'file_bytes'] as const).flatMap((key) => {
    const limit = limits[key]
    if (limit === undefined || usage[key] <= limit) return []
    const message = `The run has ${usage[key]} ${WHAT[key]}; the policy allows ${limit}. Split the plan, or raise limits.${key}.`
    return [{ name: 'LIMIT_EXCEEDED', message } satisfies Problem]
  })
