import { type DocumentRead, duplicateKey, type Fault, tooDeep } from './fault.ts'
import { firstJsonFault } from './json-fault.ts'
import { jsonLocator } from './json-locator.ts'
import { type JsonScan, scanJson } from './json-scan.ts'
import type { PlanLimits } from './limits.ts'
import { type Place, placesOf } from './locate.ts'

/** Reads a JSON text: one scan for bounds, steps and double keys, one `JSON.parse`; the rest only when something is wrong. */
export const readJson = (text: string, limits: PlanLimits): DocumentRead => {
  const placeOf = placesOf(text)
  const scan = scanJson(text, limits)
  if (scan.exceeded) return { ok: false, faults: [exceeded(scan.exceeded, limits, placeOf)] }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const { offset, message } = firstJsonFault(text) ?? { offset: 0, message: String(error) }
    return { ok: false, faults: [{ name: 'PLAN_SYNTAX', message: `Not valid JSON: ${message}.`, at: placeOf(offset) }] }
  }
  const faults = scan.duplicates.map(({ key, path, offset }) => duplicateKey(key, path, placeOf(offset)))
  return { ok: true, document: { value, faults, locate: jsonLocator({ text, steps: scan.steps, placeOf }) } }
}

const exceeded = (
  { limit, offset }: NonNullable<JsonScan['exceeded']>,
  limits: PlanLimits,
  placeOf: (offset: number) => Place,
): Fault => {
  const at = placeOf(offset)
  if (limit === 'nesting') return tooDeep(limits.nesting, at)
  const what = limit === 'steps' ? 'steps' : 'objects and lists than so many steps need'
  return { name: 'LIMIT_EXCEEDED', message: `More than ${limits.steps} ${what}, which is the limit (\`steps\`).`, at }
}
