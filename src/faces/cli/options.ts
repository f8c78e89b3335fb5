import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Command, Option } from 'commander'
import { EditplanError } from '../../errors.ts'
import type { PlanOptions, PolicySource, RunOptions, SteppedPlan } from '../../index.ts'
import type { Context } from './context.ts'

/** Where and on what a plan is replayed. */
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
export type ReplayOptions = PlaceOptions & OverrideOptions

export const repositoryOption = (): Option =>
  new Option('--repo <dir>', 'the checkout').default('.', 'the current folder')

/** Adds the options of every command that replays plans. */
export const withReplayOptions = (command: Command): Command =>
  command
    .argument('<plan...>', 'plan files: .yaml, .yml, .json or .jsonl; - is standard input')
    .addOption(repositoryOption())
    .option('--bare <dir>', 'replay in a bare repository, without a work tree')
    .option('--policy <file>', 'the policy to obey')
    .addOption(new Option('--reads <mode>', 'must a file be read before it is edited').choices(['strict', 'auto']))
    .addOption(
      new Option('--duplicates <mode>', 'what to do with a repeated edit').choices(['collapse', 'keep', 'error']),
    )
    .addOption(new Option('--on-error <mode>', 'what a refused step does to the others').choices(['stop', 'continue']))
    .addOption(new Option('--commits <mode>', 'how steps become commits').choices(['per-step', 'per-file', 'squash']))

/** Adds the options of the commands that replay on a commit of their own choice; `pr` has the pull request's base. */
export const withBaseOptions = (command: Command): Command =>
  command
    .option('--base <rev>', 'the commit to replay on; an ancestor of the current one')
    .option('--unrelated-base', 'allow a --base that is not an ancestor; only the changes of the steps are applied')

/** The options in the words of `run`. */
export async function runOptions(options: ReplayOptions, context: Context): Promise<RunOptions> {
  const policy = options.policy === undefined ? undefined : await readPolicy(options.policy, context)
  return {
    root: path.resolve(context.cwd, options.bare ?? options.repo),
    ...(options.bare !== undefined && { bare: true }),
    ...(options.base !== undefined && { base: options.base }),
    ...(options.unrelatedBase && { unrelatedBase: true }),
    ...(policy && { policy }),
    overrides: overridesOf(options),
    signal: context.signal,
  }
}

/** A policy's text from its file. Throws POLICY_INVALID where it cannot be read. */
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

/** Whether refused steps let the others be applied: the option, or what the first plan says. */
export const continuesOnError = ({ onError }: OverrideOptions, [first]: readonly SteppedPlan[]): boolean =>
  (onError ?? first?.options.on_error) === 'continue'

const overridesOf = ({ reads, duplicates, onError, commits }: OverrideOptions): Partial<PlanOptions> => ({
  ...(reads && { reads }),
  ...(duplicates && { duplicates }),
  ...(onError && { on_error: onError }),
  ...(commits && { commits }),
})

/** The epilogue of a command's help: how it is called. */
export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ ${line}\n`).join('')}`
