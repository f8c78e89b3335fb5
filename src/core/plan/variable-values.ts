import { parse } from 'yaml'
import { EditplanError } from '../../errors.ts'
import type { SteppedPlan } from './steps.ts'

type VariableAssignments = readonly (readonly [name: string, value: string])[]

/** Names and values of a YAML or JSON text; every scalar is the text that is written: 1.10 is not a number. Throws USAGE. */
export function valuesInYaml(what: string, text: string): VariableAssignments {
  const read = parsed(what, text)
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw usage(`${what} is no set of names and values.`)
  return Object.entries(read).map(([name, value]) => {
    if (typeof value !== 'string') throw usage(`${name} in ${what} is not a text.`)
    return [name, value]
  })
}

function parsed(what: string, text: string): unknown {
  try {
    return parse(text, { schema: 'failsafe', version: '1.2' })
  } catch (error) {
    throw usage(`${what} is not valid YAML: ${error instanceof Error ? error.message : error}`)
  }
}

/** Reads `name=value`. Throws USAGE. */
export function assignment(what: string, text: string): VariableAssignments[number] {
  const at = text.indexOf('=')
  if (at < 1) throw usage(`${what} takes name=value, not ${JSON.stringify(text)}.`)
  return [text.slice(0, at), text.slice(at + 1)]
}

/** Throws UNKNOWN_VARIABLE for a name that no plan declares. */
export function refuseUnknownVariables(plans: readonly SteppedPlan[], values: Readonly<Record<string, string>>): void {
  const declared = new Set(plans.flatMap(({ vars = {} }) => Object.keys(vars)))
  const unknown = Object.keys(values).filter((name) => !declared.has(name))
  if (unknown.length === 0) return
  const known = declared.size > 0 ? `They are ${[...declared].join(', ')}.` : 'No plan has a `vars` header.'
  const message = `No plan has the variable ${unknown.join(', ')}. ${known}`
  throw new EditplanError({ name: 'UNKNOWN_VARIABLE', message })
}

const usage = (message: string): EditplanError => new EditplanError({ name: 'USAGE', message })
