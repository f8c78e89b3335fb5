import path from 'node:path'
import type { CommitWords } from '../../core/history/message.ts'
import type { PlanOptions } from '../../core/plan/schema.ts'
import { assignment, valuesInYaml } from '../../core/plan/variables.ts'
import { EditplanError, type Problem } from '../../errors.ts'
import type { PublishOptions } from '../../publish/options.ts'
import type { GivenSource } from '../../publish/plan-source.ts'
import type { Combine } from '../../publish/publish-plans.ts'
import { type ChoiceName, type ChoiceValue, keyOf, SETTINGS, type Setting, valuesOf } from '../../publish/settings.ts'
import type { JobInputs } from './job.ts'
import type { RunnerEvent } from './runner-event.ts'
import { workflowSource } from './workflow-source.ts'

/** What the workflow asked for, in the words of `run`. */
export interface ActionInputs {
  /** Plan files, and globs of them, as the workflow names them. */
  readonly plans: readonly string[]
  /** How several plans are combined. */
  readonly combine: Combine
  /** Absolute path of the checkout. */
  readonly root: string
  /** A policy file; undefined: the repository's own, of the base. */
  readonly policy: string | undefined
  /** Values of the plans' variables. */
  readonly vars: Readonly<Record<string, string>>
  /** What is done about steps that a policy asks about, and when a verification fails (undefined: what the policy says about it). */
  readonly onAsk: 'stop' | 'draft'
  readonly onFailure: 'stop' | 'draft' | 'narrow' | undefined
  /** What the plan is split by, for a pull request of each part; empty: it is not split. */
  readonly split: readonly string[]
  readonly htmlReport: boolean
  /** Sign what the run did. */
  readonly attest: boolean
  readonly overrides: Partial<PlanOptions>
  /** Who commits, and what the commits say, where the workflow says so. */
  readonly commitWords: CommitWords | undefined
  /** File that holds what comes before the report in the body, relative to the workspace. */
  readonly bodyPath: string | undefined
  readonly publish: PublishOptions
  /** What makes a plan that is not in the base. */
  readonly source: GivenSource
}

export interface ActionPlace {
  /** GITHUB_WORKSPACE */
  readonly workspace: string
  /** What is never sent. */
  readonly withheld: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  /** That started the workflow; default: nothing is known of it. */
  readonly event?: RunnerEvent
}

/**
 * Reads the inputs. Throws an EditplanError with every wrong input at once (USAGE).
 * @param get an input by its name in action.yml; empty where the workflow gives none
 */
export function readInputs(
  get: (name: string) => string,
  { workspace, env, event = {}, withheld }: ActionPlace,
): ActionInputs {
  const reader = inputReader(get)
  const { text, list, flag, oneOf } = reader
  const plans = list('plan')
  if (plans.length === 0) reader.refuse('The input `plan` is empty. Name the plan file.')
  const bodyPath = text('body-path')
  if (bodyPath !== undefined && text('body') !== undefined) {
    reader.refuse('Both `body` and `body-path` are given. Leave one of them out.')
  }
  const inputs: ActionInputs = {
    plans,
    combine: oneOf('combine') ?? 'sequence',
    root: path.resolve(workspace, text('repository-path') ?? '.'),
    policy: text('policy'),
    vars: vars(reader),
    onAsk: oneOf('on-ask') ?? 'stop',
    onFailure: oneOf('on-failure'),
    split: split(reader),
    htmlReport: flag('html-report') ?? false,
    attest: attest(reader, env),
    overrides: overrides(reader),
    commitWords: commitWords(reader),
    bodyPath,
    source: workflowSource({ env, event, matrix: text('matrix') ?? '' }),
    publish: {
      ...publishing(reader),
      ...serverInputs(reader, { env, secrets: withheld }),
      trustsSettings: false,
      summaryUrl: summaryUrl(env),
      suggestOn: suggestOn(reader, env),
    },
  }
  if (reader.problems.length > 0) throw new EditplanError(reader.problems)
  return inputs
}

/** Whether the job is there to let blame pass over what was merged. */
export const ignoresRevs = (get: (name: string) => string): boolean => inputReader(get).flag('ignore-revs') ?? false

/** `name=value` a line, or YAML. */
function vars({ text, problems }: InputReader): Readonly<Record<string, string>> {
  const given = text('vars')
  const lines = (given ?? '').split(/\r?\n/).filter((line) => line.trim() !== '')
  try {
    const isLines = lines.every((line) => /^\s*[A-Za-z_][\w-]*=/.test(line))
    const values = isLines
      ? lines.map((line) => assignment('The input `vars`', line.trimStart()))
      : valuesInYaml('the input `vars`', given ?? '')
    return Object.fromEntries(values)
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    problems.push(...error.problems)
    return {}
  }
}

/** One word a line: a pattern may hold commas. */
function split({ text, flag, refuse }: InputReader): readonly string[] {
  const words = (text('split') ?? '')
    .split('\n')
    .map((word) => word.trim())
    .filter(Boolean)
  for (const name of words.length > 0 ? ['html-report', 'attest'] : []) {
    if (flag(name)) refuse(`\`split\` has no \`${name}\`. Leave one of them out.`)
  }
  return words
}

/** The settings that belong together, each by its key in the library. */
export function readSettings(
  reader: InputReader,
  of: Setting['of'],
  rows: readonly Setting[] = SETTINGS,
): Readonly<Record<string, unknown>> {
  const asked = rows.filter((row) => row.of === of && row.input !== undefined)
  return Object.fromEntries(asked.map((row) => [keyOf(row), reader.valueOf(row)]))
}

function publishing(reader: InputReader): PublishOptions {
  const given: PublishOptions = readSettings(reader, 'publishing')
  const { triggerChecks: workflow } = given
  if (workflow !== undefined && !/^[\w.-]+\.ya?ml$/.test(workflow))
    reader.refuse(
      `The input \`trigger-checks\` is "${workflow}". Write the file name of a workflow, such as checks.yml.`,
    )
  return given
}

/** Undefined where the workflow asks for nothing. */
function commitWords({ text, flag, person }: InputReader): CommitWords | undefined {
  const words = {
    author: person('author'),
    committer: person('committer'),
    signoff: flag('signoff') || undefined,
    subject: text('commit-message'),
  }
  return Object.values(words).every((one) => one === undefined) ? undefined : words
}

function summaryUrl(env: ActionPlace['env']): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env
  return server && repository && run ? `${server}/${repository}/actions/runs/${run}` : undefined
}

/** A job that may not sign fails before anything is published; a dry run signs nothing. */
function attest({ flag, text, problems, refuse }: InputReader, env: ActionPlace['env']): boolean {
  if (!flag('attest') || flag('dry-run')) return false
  if (text('mode') === 'suggest') refuse('`mode: suggest` publishes no commits, so it has no `attest`. Leave it out.')
  if (env.ACTIONS_ID_TOKEN_REQUEST_URL && env.ACTIONS_ID_TOKEN_REQUEST_TOKEN) return true
  const message =
    '`attest` needs a token that says which workflow this is, and the job has none. Give it the permissions `id-token: write` and `attestations: write`; a pull request of a fork never has them.'
  problems.push({ name: 'ATTESTATION_FAILED', message })
  return false
}

/** The pull request that a workflow run belongs to, where suggesting is asked for. */
function suggestOn(
  { oneOf, flag, refuse }: InputReader,
  { GITHUB_REF: ref = '' }: ActionPlace['env'],
): number | undefined {
  if (oneOf('mode') !== 'suggest') return undefined
  if (flag('dry-run')) return refuse('`mode: suggest` has no `dry-run`. Leave one of them out.')
  const number = /^refs\/pull\/(\d+)\//.exec(ref)?.[1]
  return number
    ? Number(number)
    : refuse('`mode: suggest` needs a pull request. Run the workflow on the event `pull_request`.')
}

/** In the plan's own words. */
const overrides = (reader: InputReader): Partial<PlanOptions> =>
  Object.fromEntries(
    Object.entries(readSettings(reader, 'plan')).flatMap(([key, value]) =>
      value === undefined ? [] : [[key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]],
    ),
  )

/** How GitHub is reached, for every mode. */
export const serverInputs = (
  { text }: InputReader,
  { env, secrets }: Pick<JobInputs, 'env' | 'secrets'>,
): PublishOptions => ({
  token: text('token'),
  withheld: secrets,
  repository: text('repository') ?? env.GITHUB_REPOSITORY,
  serverUrl: env.GITHUB_SERVER_URL,
  apiUrl: env.GITHUB_API_URL,
  graphqlUrl: env.GITHUB_GRAPHQL_URL,
  environment: env,
})

type InputReader = ReturnType<typeof inputReader>

/** Reads inputs one by one, and notes what is wrong with them. */
export function inputReader(get: (name: string) => string) {
  const problems: Problem[] = []
  const refuse = (message: string): undefined => {
    problems.push({ name: 'USAGE', message })
    return undefined
  }
  const text = (name: string): string | undefined => get(name).trim() || undefined
  const reader = {
    problems,
    refuse,
    text,
    /** Refuses inputs that mean nothing there. */
    none(where: string, ...names: readonly string[]): void {
      for (const name of names) if (text(name) !== undefined) refuse(`${where} has no \`${name}\`. Leave it out.`)
    },
    /** One item a line, or several between commas. */
    list: (name: string): readonly string[] =>
      get(name)
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter(Boolean),
    /** A boolean as YAML 1.2 writes it. */
    flag(name: string): boolean | undefined {
      const value = text(name)
      if (value === undefined) return undefined
      if (/^(?:true|True|TRUE)$/.test(value)) return true
      if (/^(?:false|False|FALSE)$/.test(value)) return false
      return refuse(`The input \`${name}\` is "${value}". Write true or false.`)
    },
    count(name: string): number | undefined {
      const value = text(name)
      if (value === undefined || /^[1-9]\d{0,3}$/.test(value)) return value === undefined ? undefined : Number(value)
      return refuse(`The input \`${name}\` is "${value}". Write a number from 1 to 9999.`)
    },
    /** `name <address>`. */
    person(name: string): NonNullable<CommitWords['author']> | undefined {
      const value = text(name)
      const [, who, email] = /^([^<>\p{Cc}]*[^<>\p{Cc}\s]) *<([^<>\s\p{Cc}]+)>$/u.exec(value ?? '') ?? []
      if (value === undefined || who === undefined || email === undefined) {
        return value === undefined
          ? undefined
          : refuse(`The input \`${name}\` is "${value}". Write it as: Name <address>.`)
      }
      return { name: who, email }
    },
    /** @param values those that mean something there; all by default */
    oneOf<Name extends ChoiceName, Value extends ChoiceValue<Name> = ChoiceValue<Name>>(
      name: Name,
      values: readonly Value[] = valuesOf(name) as readonly Value[],
    ): Value | undefined {
      return among(name, values)
    },
    /** The value of a setting by its type. */
    valueOf({ name, type }: Setting): unknown {
      if (typeof type !== 'string') return among(name, type)
      if (type === 'flag or always') return text(name) === 'always' ? 'always' : reader.flag(name)
      return type === 'flag' || type === 'count' || type === 'list' || type === 'person'
        ? reader[type](name)
        : text(name)
    },
  }
  return reader

  function among<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
    const value = text(name)
    if (value === undefined) return undefined
    return values.find((one) => one === value) ?? refuse(`The input \`${name}\` is "${value}". Write ${words(values)}.`)
  }
}

const words = (values: readonly string[]): string => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
