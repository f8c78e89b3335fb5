import path from 'node:path'
import { EditplanError, type Problem } from '../../errors.ts'
import type { PlanOptions, PublishOptions } from '../../index.ts'

/** What the workflow asked for, in the words of `run`. */
export interface ActionInputs {
  /** Plan files as the workflow names them. */
  readonly plans: readonly string[]
  /** Absolute path of the checkout. */
  readonly root: string
  /** Absolute path of a policy file; undefined: the repository's own, as it stands on the base. */
  readonly policy: string | undefined
  /** What is done about steps that a policy asks about, and when a verification fails (undefined: what the policy says of it). */
  readonly onAsk: 'stop' | 'draft'
  readonly onFailure: 'stop' | 'draft' | undefined
  readonly htmlReport: boolean
  readonly overrides: Partial<PlanOptions>
  readonly publish: PublishOptions
}

/** Where the runner put things. */
export interface ActionPlace {
  /** GITHUB_WORKSPACE */
  readonly workspace: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Reads the inputs. Throws an EditplanError with every wrong input at once (USAGE).
 * @param get an input by its name in action.yml; empty where the workflow gives none
 */
export function readInputs(get: (name: string) => string, { workspace, env }: ActionPlace): ActionInputs {
  const reader = inputReader(get)
  const { text, list, flag, oneOf } = reader
  const plans = list('plan')
  if (plans.length === 0) reader.refuse('The input `plan` is empty. Name the plan file.')
  const policy = text('policy')
  const inputs: ActionInputs = {
    plans,
    root: path.resolve(workspace, text('repository-path') ?? '.'),
    policy: policy && path.resolve(workspace, policy),
    onAsk: oneOf('on-ask', ['stop', 'draft']) ?? 'stop',
    onFailure: oneOf('on-failure', ['stop', 'draft']),
    htmlReport: flag('html-report') ?? false,
    overrides: overrides(reader),
    publish: {
      ...pullRequest(reader),
      ...branch(reader),
      token: text('token'),
      serverUrl: env.GITHUB_SERVER_URL,
      apiUrl: env.GITHUB_API_URL,
      graphqlUrl: env.GITHUB_GRAPHQL_URL,
      environment: env,
      dryRun: flag('dry-run'),
      suggestOn: suggestOn(reader, env),
    },
  }
  if (reader.problems.length > 0) throw new EditplanError(reader.problems)
  return inputs
}

function pullRequest({ text, list, flag, oneOf }: InputReader): PublishOptions {
  return {
    title: text('title'),
    body: text('body'),
    base: text('base'),
    draft: flag('draft'),
    labels: list('labels'),
    assignees: list('assignees'),
    reviewers: list('reviewers'),
    teamReviewers: list('team-reviewers'),
    milestone: text('milestone'),
    autoMerge: oneOf('auto-merge', ['merge', 'squash', 'rebase']),
    maintainerCanModify: flag('maintainer-can-modify'),
  }
}

function branch({ text, flag, oneOf }: InputReader): PublishOptions {
  return {
    branch: text('branch'),
    pushToFork: text('push-to-fork'),
    signCommits: oneOf('sign-commits', ['api', 'gpg', 'ssh']),
    whenUnchanged: oneOf('when-unchanged', ['keep', 'close', 'delete']),
    foreignCommits: oneOf('foreign-commits', ['refuse', 'keep']),
    replace: flag('replace'),
  }
}

/** The pull request that a workflow run belongs to, where suggesting is asked for. */
function suggestOn(
  { oneOf, flag, refuse }: InputReader,
  { GITHUB_REF: ref = '' }: ActionPlace['env'],
): number | undefined {
  if (oneOf('mode', ['pull-request', 'suggest']) !== 'suggest') return undefined
  if (flag('dry-run')) return refuse('`mode: suggest` has no `dry-run`. Leave one of them out.')
  const number = /^refs\/pull\/(\d+)\//.exec(ref)?.[1]
  return number
    ? Number(number)
    : refuse('`mode: suggest` needs a pull request. Run the workflow on the event `pull_request`.')
}

function overrides({ oneOf }: InputReader): Partial<PlanOptions> {
  const reads = oneOf('reads', ['strict', 'auto'])
  const duplicates = oneOf('duplicates', ['collapse', 'keep', 'error'])
  const onError = oneOf('on-error', ['stop', 'continue'])
  const commits = oneOf('commits', ['per-step', 'per-file', 'squash'])
  return {
    ...(reads && { reads }),
    ...(duplicates && { duplicates }),
    ...(onError && { on_error: onError }),
    ...(commits && { commits }),
  }
}

type InputReader = ReturnType<typeof inputReader>

function inputReader(get: (name: string) => string) {
  const problems: Problem[] = []
  const refuse = (message: string): undefined => {
    problems.push({ name: 'USAGE', message })
    return undefined
  }
  const text = (name: string): string | undefined => get(name).trim() || undefined
  return {
    problems,
    refuse,
    text,
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
    oneOf<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
      const value = text(name)
      if (value === undefined) return undefined
      return (
        values.find((one) => one === value) ?? refuse(`The input \`${name}\` is "${value}". Write ${words(values)}.`)
      )
    },
  }
}

const words = (values: readonly string[]): string => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
