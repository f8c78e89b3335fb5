import { EditplanError } from '../errors.ts'
import { openObjectReader } from '../git/cat-file.ts'
import type { Git } from '../git/git.ts'
import { exceededLimits } from '../policy/limits.ts'
import { parsePolicy } from '../policy/parse-policy.ts'
import { createPolicy, type Policy } from '../policy/policy.ts'
import type { Overlay } from '../workspace/overlay.ts'
import type { Request } from './request.ts'

/** A policy's text, and what messages call it. */
export interface PolicySource {
  readonly name: string
  readonly text: string
}

/** Where a repository keeps its policy. */
const POLICY_PATH = '.github/editplan.yml'

/**
 * The policy of a run: the one given, else the base's own, never as a plan would change it; else the defaults, under which
 * protected paths ask only where `asks`. POLICY_INVALID with all its faults.
 */
export async function openPolicy(
  git: Git,
  base: string,
  { given, asks }: { readonly given: PolicySource | undefined; readonly asks: boolean },
): Promise<Policy> {
  const source = given ?? (await policyOf(git, base))
  if (!source) return createPolicy({ protectedPaths: asks })
  const parsed = parsePolicy(source.text, source.name)
  if (!parsed.ok) throw new EditplanError(parsed.problems)
  return createPolicy({ file: parsed.policy })
}

/** Throws LIMIT_EXCEEDED when the result is more than the policy allows. */
export function checkLimits({ file }: Policy, workspace: Overlay, { steps }: Request): void {
  const sizes = workspace.changes().map(({ after }) => after.length)
  const problems = exceededLimits(file.limits, {
    steps: steps.length,
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    file_bytes: Math.max(0, ...sizes),
  })
  if (problems.length > 0) throw new EditplanError(problems)
}

async function policyOf(git: Git, base: string): Promise<PolicySource | undefined> {
  await using reader = openObjectReader(git)
  const blob = await reader.read(`${base}:${POLICY_PATH}`)
  return blob?.type === 'blob' ? { name: POLICY_PATH, text: blob.content.toString('utf8') } : undefined
}
