import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Command, Option } from 'commander'
import { parse } from 'yaml'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { EditplanError } from '../../errors.ts'
import type { Context } from './context.ts'

export interface VariableFlags {
  /** `name=value`, in order. */
  readonly var?: readonly string[]
  /** Files of names and values. */
  readonly vars?: readonly string[]
}

/** Adds the options that give a plan's variables their values. */
export const withVariables = (command: Command): Command =>
  command
    .addOption(new Option('--var <name=value>', 'the value of a variable of the plan').argParser(collect))
    .addOption(new Option('--vars <file>', 'values of variables, as YAML or JSON').argParser(collect))

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

/** The values that were given, files first; a later one replaces an earlier one. Throws USAGE. */
export async function readVariables(
  { var: given = [], vars: files = [] }: VariableFlags,
  { cwd }: Context,
): Promise<Readonly<Record<string, string>>> {
  const values = new Map<string, string>()
  for (const file of files) for (const [name, value] of await valuesIn(file, cwd)) values.set(name, value)
  for (const one of given) {
    const at = one.indexOf('=')
    if (at < 1) throw usage(`--var takes name=value, not ${JSON.stringify(one)}.`)
    values.set(one.slice(0, at), one.slice(at + 1))
  }
  return Object.fromEntries(values)
}

async function valuesIn(file: string, cwd: string): Promise<readonly (readonly [string, string])[]> {
  const read: unknown = parseValues(file, await readText(file, cwd))
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw usage(`${file} is no set of names and values.`)
  return Object.entries(read).map(([name, value]) => {
    if (typeof value !== 'string') throw usage(`${name} in ${file} is not a text.`)
    return [name, value]
  })
}

async function readText(file: string, cwd: string): Promise<string> {
  try {
    return await readFile(path.resolve(cwd, file), 'utf8')
  } catch (error) {
    throw usage(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}

/** Every scalar is the text that is written: 1.10 is not a number. */
function parseValues(file: string, text: string): unknown {
  try {
    return parse(text, { schema: 'failsafe', version: '1.2' })
  } catch (error) {
    throw usage(`${file} is not valid YAML: ${error instanceof Error ? error.message : error}`)
  }
}

/** Throws UNKNOWN_VARIABLE for a name that no plan declares. */
export function refuseUnknownVariables(plans: readonly SteppedPlan[], values: Readonly<Record<string, string>>): void {
  const declared = new Set(plans.flatMap(({ vars = {} }) => Object.keys(vars)))
  const unknown = Object.keys(values).filter((name) => !declared.has(name))
  if (unknown.length === 0) return
  const known = declared.size > 0 ? `They are ${[...declared].join(', ')}.` : 'No plan has a `vars` header.'
  throw new EditplanError({
    name: 'UNKNOWN_VARIABLE',
    message: `No plan has the variable ${unknown.join(', ')}. ${known}`,
  })
}

const usage = (message: string): EditplanError => new EditplanError({ name: 'USAGE', message })
