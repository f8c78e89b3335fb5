import { composeYaml } from '../text/yaml.ts'
import { type DocumentRead, type Fault, tooDeep } from './fault.ts'
import type { PlanLimits } from './limits.ts'
import { placesOf } from './locate.ts'
import { yamlLocator } from './yaml-locator.ts'
import { plainData } from './yaml-plain.ts'

/**
 * Reads a plan in YAML 1.2 (core schema, no merge keys, no custom tags, one document).
 * Numbers are taken from the source text, but where a plan has numbers: see {@link plainData}.
 */
export const readYaml = (text: string, limits: PlanLimits): DocumentRead => {
  const placeOf = placesOf(text)
  const nul = text.indexOf('\0')
  if (nul >= 0) return refused({ ...syntax('NUL stands in the text; save it as UTF-8'), at: placeOf(nul) })
  const composed = composeYaml(text, { nesting: limits.nesting, single: true })
  if (!composed.ok) {
    const at = placeOf(composed.offset)
    if (composed.reason === 'too-deep') return refused(tooDeep(limits.nesting, at))
    return refused({
      ...syntax(composed.reason === 'unbalanced' ? 'unbalanced brackets' : 'a plan is one document'),
      at,
    })
  }
  const [document] = composed.documents
  const errors = [...(document?.errors ?? []), ...(document?.warnings ?? [])]
  if (errors.length > 0) {
    const listed = errors.slice(0, limits.problems)
    return { ok: false, faults: listed.map((error) => ({ ...syntax(error.message), at: placeOf(error.pos[0]) })) }
  }
  if (document?.directives.yaml.explicit && document.directives.yaml.version !== '1.2') {
    return refused({ ...syntax('a plan is YAML 1.2; remove the directive'), at: { line: 1, column: 1 } })
  }
  const contents = document?.contents ?? null
  const plain = plainData(contents, { limits, placeOf })
  if (!plain.ok) return plain
  const { value, faults, aliases } = plain
  return { ok: true, document: { value, faults, locate: yamlLocator(contents, { aliases, placeOf }) } }
}

const refused = (fault: Fault): DocumentRead => ({ ok: false, faults: [fault] })

const syntax = (message: string) => ({ name: 'PLAN_SYNTAX', message: `Not valid YAML: ${message}.` }) as const
