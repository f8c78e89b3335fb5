import path from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { PlanOptions } from '../../core/plan/schema.ts'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { assignment, valuesInYaml } from '../../core/plan/variables.ts'
import type { ApplyOptions } from '../../core/run/apply.ts'
import type { PolicySource } from '../../core/run/run-policy.ts'
import { EditplanError } from '../../errors.ts'
import type { PublishOptions } from '../../publish/options.ts'
import { type ChoiceName, camelCase, keyOf, SETTINGS, type Setting, valuesOf } from '../../publish/settings.ts'
import type { Context } from './context.ts'
import { readPlans, readText } from './read-plans.ts'

export interface VariableFlags {
  /** `name=value`, in order. */
  readonly var?: readonly string[]
  readonly vars?: readonly string[]
}

/** Adds the options that give a plan's variables their values. */
export const withVariables = (command: Command): Command =>
  command
    .addOption(new Option('--var <name=value>', 'set a variable of the plan').argParser(collectWhole))
    .addOption(
      new Option('--vars <file>', 'set the variables that this YAML or JSON file names').argParser(collectWhole),
    )

const collectWhole = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

/** The values that were given, files first; a later one replaces an earlier one. Throws USAGE. */
export async function readVariables(
  { var: given = [], vars: files = [] }: VariableFlags,
  context: Context,
): Promise<Readonly<Record<string, string>>> {
  const values = new Map<string, string>()
  for (const file of files)
    for (const [name, value] of valuesInYaml(file, await readText(file, context, { what: file })))
      values.set(name, value)
  for (const one of given) values.set(...assignment('--var', one))
  return Object.fromEntries(values)
}

/** What commands take that judge plans. */
export interface JudgeFlags extends VariableFlags {
  readonly repo: string
  readonly base?: string
  readonly policy?: string
  readonly json?: boolean
}

/** Adds these options, but for `--json`, which each describes itself. */
export const withJudgeOptions = (
  command: Command,
  base = 'the commit to replay on: an ancestor of the current commit',
): Command =>
  withVariables(command).addOption(repositoryOption()).option('--base <rev>', base).option('--policy <file>', POLICY)

export const POLICY = 'the policy to follow; by default .github/editplan.yml of the base commit'

export interface ReplayOptions extends Omit<JudgeFlags, 'json'> {
  readonly unrelatedBase?: boolean
  readonly bare?: string
  /** What overrides a plan's own options. */
  readonly reads?: PlanOptions['reads']
  readonly duplicates?: PlanOptions['duplicates']
  readonly onError?: PlanOptions['on_error']
  readonly commits?: PlanOptions['commits']
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

/** `-o FILE`: where a command writes its plan; default: standard output. */
export const planOutput = (): Option =>
  new Option(
    '-o, --output <file>',
    'where to write the plan; .json and .jsonl are JSON, any other name gives YAML',
  ).default('-', 'standard output')

/** What a plan is split by; given several times for several globs. */
export const splitByOption = (flags: string, what = ''): Option =>
  new Option(
    flags,
    `${what}codeowners, folder, folder:DEPTH, size:STEPS, or glob:NAME=PATTERN, the last one several times`,
  ).argParser(collectWhole)

/** An option that takes one of the values that a setting may have. */
export function choice(flags: `--${ChoiceName} <${string}>`, description: string): Option {
  const name = flags.slice(2, flags.indexOf(' ')) as ChoiceName
  return new Option(flags, description).choices(valuesOf(name))
}

/** Adds the options of settings, each heading's in one group. */
export function withSettings(command: Command, heading: string, rows: readonly Setting[] = SETTINGS): Command {
  command.optionsGroup(`${heading}:`)
  for (const row of rows) if (row.option?.[1] === heading) command.addOption(settingOption(row))
  return command
}

function settingOption({ name, type, about, default: usual, option }: Setting): Option {
  const [, flag = name, value = ''] = /^(?:([\w-]+) )?(<.*)?$/.exec(option?.[0] ?? '') ?? []
  const showsDefault = usual !== undefined && type === 'text'
  const made = new Option(
    `--${flag}${value && ` ${value}`}`,
    `${about}${showsDefault ? `; by default ${usual}` : ''}`.replaceAll('`', ''),
  )
  if (type === 'count') return made.argParser(countUpTo(9999))
  return typeof type === 'string' ? made : made.choices(type)
}

/** The settings of publishing among a command's options, by their keys in the library. */
export const settingsIn = (options: object, rows: readonly Setting[] = SETTINGS): PublishOptions =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const [, flag = row.name] = /^([\w-]+) </.exec(row.option?.[0] ?? '') ?? []
      const value: unknown = options[camelCase(flag) as keyof typeof options]
      return row.of === 'publishing' && row.option ? [[keyOf(row), value]] : []
    }),
  )

/** Reads a whole number from 1 to `most`. */
export const countUpTo =
  (most: number) =>
  (text: string): number => {
    if (/^[1-9]\d*$/.test(text) && Number(text) <= most) return Number(text)
    throw new InvalidArgumentError(`Expected a number from 1 to ${most}.`)
  }

/** Headings in a command's help: its own options come first. */
export const OWN_GROUP = 'Options:'
const REPLAY_GROUP = 'Replay:'

export const withReplayOptions = (
  command: Command,
  repository: Option = repositoryOption(),
  plans: '<plan...>' | '[plan...]' = '<plan...>',
): Command =>
  withSettings(
    withVariables(command.optionsGroup(REPLAY_GROUP))
      .argument(plans, 'plan files: .yaml, .yml, .json or .jsonl; - is standard input')
      .addOption(repository)
      .option('--bare <dir>', 'replay in this bare repository, without a work tree')
      .option('--policy <file>', POLICY)
      .addOption(
        new Option('--without <steps>', 'leave out these steps: numbers or ids, separated by commas').argParser(
          collect,
        ),
      ),
    'Replay',
  ).optionsGroup(OWN_GROUP)

const collect = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...value.split(',').flatMap((name) => name.trim() || []),
]

/** Adds the options of commands whose base is a commit; that of `pr` is a branch. */
export const withBaseOptions = (command: Command): Command =>
  command
    .optionsGroup(REPLAY_GROUP)
    .option('--base <rev>', 'the commit to replay on: an ancestor of the current commit')
    .option('--unrelated-base', 'allow a --base that is not an ancestor; only the steps’ own changes are applied')
    .optionsGroup(OWN_GROUP)

/** Reads plans, and where and how they are replayed. Throws what `readPlans` throws, USAGE for variables, POLICY_INVALID. */
export async function openPlans(
  names: readonly string[],
  options: ReplayOptions,
  context: Context,
): Promise<{ readonly plans: readonly SteppedPlan[]; readonly place: ReplayPlace }> {
  const place = await runOptions(options, context)
  return { place, plans: await readPlans(names, context, { ...place, vars: await readVariables(options, context) }) }
}

/** The same of one plan. */
export async function openPlan(
  name: string,
  options: ReplayOptions,
  context: Context,
): Promise<{ readonly plan: SteppedPlan; readonly place: ReplayPlace }> {
  const { plans, place } = await openPlans([name], options, context)
  return { plan: plans[0]!, place }
}

type ReplayPlace = Omit<ApplyOptions, 'onEvent' | 'onContents'>

/** The options as the library takes them. Throws POLICY_INVALID where the policy file cannot be read. */
export async function runOptions(options: ReplayOptions, context: Context): Promise<ReplayPlace> {
  const { base, reads, duplicates, onError, commits, without } = options
  const policy = options.policy === undefined ? undefined : await readPolicy(options.policy, context)
  return {
    root: rootOf(options, context),
    ...{ bare: options.bare !== undefined, base, unrelatedBase: options.unrelatedBase, policy, without },
    overrides: {
      ...(reads && { reads }),
      ...(duplicates && { duplicates }),
      ...(onError && { on_error: onError }),
      ...(commits && { commits }),
    },
    signal: context.signal,
  }
}

/** The folder of the repository. */
export const rootOf = ({ bare, repo }: Pick<ReplayOptions, 'bare' | 'repo'>, { cwd }: Context): string =>
  path.resolve(cwd, bare ?? repo)

/** Reads a policy file. Throws POLICY_INVALID where it cannot be read. */
export const readPolicy = async (name: string, context: Context): Promise<PolicySource> => ({
  name,
  text: await readText(name, context, { what: `The policy ${name}`, refusal: 'POLICY_INVALID' }),
})

/** How GitHub is reached: the token and the addresses of the environment. */
export const serverOptions = ({ env }: Context): PublishOptions => ({
  token: env.GITHUB_TOKEN || env.GH_TOKEN || undefined,
  serverUrl: env.GITHUB_SERVER_URL,
  apiUrl: env.GITHUB_API_URL,
  graphqlUrl: env.GITHUB_GRAPHQL_URL,
  environment: env,
})

/** Whether the other steps are applied when one is refused: by the option, else by the first plan. */
export const continuesOnError = (
  { onError }: Pick<ReplayOptions, 'onError'>,
  [first]: readonly SteppedPlan[],
): boolean => (onError ?? first?.options.on_error) === 'continue'

/** The end of a command's help: example calls, one per line. */
export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ ${line}\n`).join('')}`
