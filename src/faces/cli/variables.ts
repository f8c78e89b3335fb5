import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Command, Option } from 'commander'
import { assignment, valuesInYaml } from '../../core/run/variable-values.ts'
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
  for (const file of files)
    for (const [name, value] of valuesInYaml(file, await readText(file, cwd))) values.set(name, value)
  for (const one of given) values.set(...assignment('--var', one))
  return Object.fromEntries(values)
}

async function readText(file: string, cwd: string): Promise<string> {
  try {
    return await readFile(path.resolve(cwd, file), 'utf8')
  } catch (error) {
    throw usage(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}

const usage = (message: string): EditplanError => new EditplanError({ name: 'USAGE', message })
