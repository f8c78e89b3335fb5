import { invalid, type Manifest } from '../core/history/manifest.ts'
import { parsePlan } from '../core/plan/parse.ts'
import { type Plan, type PlanOptions, planOptions } from '../core/plan/schema.ts'
import { type Request, requestOf } from '../core/run/request.ts'

/** What a manifest says was replayed: the plans, as they were given, and all that was asked beside them. */
export interface Replay {
  readonly plans: readonly Plan[]
  readonly request: Request
}

/**
 * The request that a manifest records. Throws MANIFEST_INVALID where its plans cannot be read, are not those of its digest, or its
 * options are none. @param digest of the manifest, which messages name
 */
export function requestOfManifest(manifest: Manifest, digest: string): Replay {
  const plans = manifest.plans.map(({ name, text, vars }) => {
    const parsed = parsePlan({ name, text, format: 'jsonl' })
    if (!parsed.ok) throw invalid(digest, `holds a plan with errors: ${parsed.problems[0]?.message}`)
    return { ...parsed.plan, ...(vars && { vars }) }
  })
  const { words, without } = manifest
  const request = requestOf(plans, { overrides: optionsIn(manifest, digest), without, words })
  if (request.header.digest === manifest.plan) return { plans, request }
  throw invalid(digest, `holds other plans than it says: their digest is ${request.header.digest}`)
}

function optionsIn({ options }: Manifest, digest: string): Partial<PlanOptions> {
  for (const [name, value] of Object.entries(options)) {
    const option = Object.hasOwn(planOptions.shape, name) ? planOptions.shape[name as keyof PlanOptions] : undefined
    if (!option?.safeParse(value).success) throw invalid(digest, `holds ${name}: ${value}, which is not an option`)
  }
  return options
}
