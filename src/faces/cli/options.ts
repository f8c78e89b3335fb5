import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Command, Option } from 'commander'
import type { PlanOptions } from '../../core/plan/schema.ts'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { assignment, valuesInYaml } from '../../core/plan/variable-values.ts'
import type { RunOptions } from '../../core/run/apply.ts'
import type { PolicySource } from '../../core/run/run-policy.ts'
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
    .addOption(new Option('--var <name=value>', 'the value of a variable of the plan').argParser(collectWhole))
    .addOption(new Option('--vars <file>', 'values of variables, as YAML or JSON').argParser(collectWhole))

const collectWhole = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

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

/** Where, and on which commit, plans are replayed. */
interface PlaceOptions {
  readonly repo: string
  readonly base?: string
  readonly unrelatedBase?: boolean
  readonly bare?: string
  readonly policy?: string
}

/** What overrides a plan's own options. */
interface OverrideOptions {
  readonly reads?: PlanOptions['reads']
  readonly duplicates?: PlanOptions['duplicates']
  readonly onError?: PlanOptions['on_error']
  readonly commits?: PlanOptions['commits']
}

/** Options of every command that replays plans. */
export interface ReplayOptions extends PlaceOptions, OverrideOptions, VariableFlags {
  /** Ids and numbers of steps to leave out. */
  readonly without?: readonly string[]
}

/** What `verify --attestation` takes beside the place and the head. */
export interface AttestationOptions {
  readonly attestation?: string
  readonly trustedRoot?: string
  readonly manifest?: string
  readonly repository?: string
  readonly workflow?: string
  readonly head?: string
  readonly json?: boolean
}

/** `--repo DIR`; default: the current folder. */
export const repositoryOption = (): Option => {
  let given = false
  return new Option('--repo <dir>', 'the checkout').default('.', 'the current folder').argParser((value) => {
    if (given) throw new EditplanError({ name: 'USAGE', message: 'This command takes one --repo. Run it for each.' })
    given = true
    return value
  })
}

/** What a plan is split by; given several times for several globs. */
export const splitByOption = (flags: string, what = ''): Option =>
  new Option(
    flags,
    `${what}codeowners, folder, folder:DEPTH, size:STEPS, or glob:NAME=PATTERN, the last one several times`,
  ).argParser((value: string, previous: readonly string[] = []) => [...previous, value])

/** Adds the options of every command that replays plans. */
export const withReplayOptions = (
  command: Command,
  repository: Option = repositoryOption(),
  plans: '<plan...>' | '[plan...]' = '<plan...>',
): Command =>
  withVariables(command)
    .argument(plans, 'plan files: .yaml, .yml, .json or .jsonl; - is standard input')
    .addOption(repository)
    .option('--bare <dir>', 'replay in this bare repository, without a work tree')
    .option('--policy <file>', 'the policy to follow; by default .github/editplan.yml of the base commit')
    .addOption(
      new Option('--reads <mode>', 'whether a plan must read a file before it edits it').choices(['strict', 'auto']),
    )
    .addOption(new Option('--duplicates <mode>', 'how to handle repeated edits').choices(['collapse', 'keep', 'error']))
    .addOption(
      new Option('--without <steps>', 'leave out these steps: numbers or ids, separated by commas').argParser(collect),
    )
    .addOption(new Option('--on-error <mode>', 'whether a refused step stops the others').choices(['stop', 'continue']))
    .addOption(
      new Option('--commits <mode>', 'how to group steps into commits').choices([
        'per-step',
        'per-rule',
        'per-file',
        'squash',
      ]),
    )

const collect = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
]

/** Adds the options of commands whose base is a commit; that of `pr` is a branch. */
export const withBaseOptions = (command: Command): Command =>
  command
    .option('--base <rev>', 'the commit to replay on: an ancestor of the current commit')
    .option('--unrelated-base', 'allow a --base that is not an ancestor; only the steps’ own changes are applied')

/** The options as the library takes them. Throws POLICY_INVALID where the policy file cannot be read. */
export async function runOptions(
  options: ReplayOptions,
  context: Context,
): Promise<Omit<RunOptions, 'onEvent' | 'onContents'>> {
  const policy = options.policy === undefined ? undefined : await readPolicy(options.policy, context)
  return {
    root: path.resolve(context.cwd, options.bare ?? options.repo),
    ...(options.bare !== undefined && { bare: true }),
    ...(options.base !== undefined && { base: options.base }),
    ...(options.unrelatedBase && { unrelatedBase: true }),
    ...(policy && { policy }),
    overrides: overridesOf(options),
    ...(options.without && { without: options.without }),
    signal: context.signal,
  }
}

/** Reads a policy file. Throws POLICY_INVALID where it cannot be read. */
export async function readPolicy(name: string, { cwd }: Context): Promise<PolicySource> {
  try {
    return { name, text: await readFile(path.resolve(cwd, name), 'utf8') }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new EditplanError({
      name: 'POLICY_INVALID',
      message: `The policy ${name} cannot be read: ${reason}. Check its path.`,
    })
  }
}

/** Whether the other steps are applied when one is refused: by the option, else by the first plan. */
export const continuesOnError = ({ onError }: OverrideOptions, [first]: readonly SteppedPlan[]): boolean =>
  (onError ?? first?.options.on_error) === 'continue'

const overridesOf = ({ reads, duplicates, onError, commits }: OverrideOptions): Partial<PlanOptions> => ({
  ...(reads && { reads }),
  ...(duplicates && { duplicates }),
  ...(onError && { on_error: onError }),
  ...(commits && { commits }),
})

/** The end of a command's help: example calls, one per line. */
export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ ${line}\n`).join('')}`
