import path from 'node:path'
import type { CommitWords } from '../../core/history/message.ts'
import type { PlanOptions } from '../../core/plan/options.ts'
import { assignment, valuesInYaml } from '../../core/plan/variables.ts'
import type { RunSettings } from '../../core/run/run-settings.ts'
import { nearestWord } from '../../core/text/words.ts'
import { EditplanError, type Problem } from '../../errors.ts'
import { type ActionVerb, type Input, keyOf } from '../../inputs/input.ts'
import { commitWordsOf, type DestinedInputs, destined, idleInputs, overridesOf, readValue } from '../../inputs/read.ts'
import { INPUTS, type InputsFor } from '../../inputs/table.ts'
import type { PublishOptions } from '../../publish/options.ts'
import type { GivenSource } from '../../publish/plan-source.ts'
import type { Combine } from '../../publish/publish-plans.ts'
import type { JobInputs } from './job.ts'
import type { RunnerEvent } from './runner-event.ts'
import { workflowRun, workflowSource } from './workflow-source.ts'

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
  /** What the run is held to. */
  readonly run: RunSettings
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
  /** How a text that is no plan is read. */
  readonly reading: InputsFor<'source'>
  /** What makes a plan that is not in the base. */
  readonly source: GivenSource
}

interface ActionPlace {
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
  const isSuggest = reader.text('mode') === 'suggest'
  const isOnto = reader.text('onto') === 'pull-request'
  const verb = isSuggest ? SUGGEST : isOnto ? ONTO : PULL_REQUEST
  const { publishing, plan, commits, source, run, face } = valuesOf(reader, verb)
  const { plan: plans = [] } = face
  if (plans.length === 0) reader.refuse('The input `plan` is empty. Name the plan file.')
  checkWorkflowName(reader, publishing.triggerChecks)
  const inputs: ActionInputs = {
    plans,
    combine: face.combine ?? 'sequence',
    root: path.resolve(workspace, face.repositoryPath ?? '.'),
    policy: face.policy,
    run,
    vars: vars(reader),
    onAsk: face.onAsk ?? 'stop',
    onFailure: face.onFailure,
    split: face.split ?? [],
    htmlReport: face.htmlReport ?? false,
    attest: attest(reader, { asked: face.attest === true && !publishing.dryRun, env }),
    overrides: overridesOf(plan),
    commitWords: commitWordsOf(commits),
    bodyPath: face.bodyPath,
    reading: source,
    source: workflowSource({ env, event, matrix: face.matrix ?? '' }),
    publish: {
      ...publishing,
      base: publishing.base ?? queuedBase(reader, event),
      ontoPull: verb === ONTO ? pullOf(reader, event) : undefined,
      ...serverInputs(reader, { env, secrets: withheld }),
      trustsSettings: false,
      summaryUrl: summaryUrl(env),
      workflowRun: workflowRun(env),
      suggestOn: isSuggest ? suggestOn(reader, env) : undefined,
    },
  }
  if (reader.problems.length > 0) throw new EditplanError(reader.problems)
  return inputs
}

const PULL_REQUEST = 'mode: pull-request'
const SUGGEST = 'mode: suggest'
const ONTO = 'onto: pull-request'

/** The values of the inputs that count in a mode, by where they go. Refuses those that do not, and those that contradict each other. */
export function valuesOf<Of extends ActionVerb>(
  reader: InputReader,
  verb: Of,
  all: readonly Input[] = INPUTS,
): DestinedInputs<Of> {
  const rows = all.filter(({ input }) => input !== undefined)
  const names = rows.filter((row) => isGiven(reader, row)).map(({ name }) => name)
  for (const message of idleInputs({ verb, names, rows, called: (name) => `\`${name}\`` })) reader.refuse(message)
  const counting = rows.filter(({ verbs }) => verbs.includes(verb))
  return destined(verb, Object.fromEntries(counting.map((row) => [keyOf(row), reader.valueOf(row)])), rows)
}

/** Of an input with a default in action.yml nobody knows; a flag that is false asks for nothing. */
const isGiven = ({ text }: InputReader, { name, type, given }: Input): boolean =>
  given === undefined && text(name) !== undefined && !(type === 'flag' && /^false$/i.test(text(name) ?? ''))

/** Whether the job is there to let blame pass over what was merged. */
export const ignoresRevs = (get: (name: string) => string): boolean => /^true$/i.test(get('ignore-revs').trim())

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

/** Throws USAGE for an unknown input whose name is close to a known one. The runner only warns, and a run with a misspelt `dry-run` would publish. */
export function refuseMisspelt(env: ActionPlace['env']): void {
  const names = INPUTS.flatMap((row: Input) => (row.input === undefined ? [] : row.name))
  const problems = Object.keys(env).flatMap((variable): readonly Problem[] => {
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase()
    const meant = name === undefined || names.includes(name) || !env[variable] ? undefined : nearestWord(name, names)
    const message = `\`${name}\` is not an input of this Action (it is set by ${variable}). Did you mean \`${meant}\`?`
    return meant === undefined ? [] : [{ name: 'USAGE', message }]
  })
  if (problems.length > 0) throw new EditplanError(problems)
}

function checkWorkflowName({ refuse }: InputReader, workflow: string | undefined): void {
  if (workflow !== undefined && !/^[\w.-]+\.ya?ml$/.test(workflow))
    refuse(`The input \`trigger-checks\` is "${workflow}". Write the file name of a workflow, such as checks.yml.`)
}

function summaryUrl(env: ActionPlace['env']): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env
  return server && repository && run ? `${server}/${repository}/actions/runs/${run}` : undefined
}

/** A job that may not sign fails before anything is published; a dry run signs nothing. */
function attest(
  { problems }: InputReader,
  { asked, env }: { readonly asked: boolean; readonly env: ActionPlace['env'] },
): boolean {
  if (!asked || (env.ACTIONS_ID_TOKEN_REQUEST_URL && env.ACTIONS_ID_TOKEN_REQUEST_TOKEN)) return asked
  const message =
    '`attest` needs a token that says which workflow this is, and the job has none. Give it the permissions `id-token: write` and `attestations: write`; a pull request of a fork never has them.'
  problems.push({ name: 'ATTESTATION_FAILED', message })
  return false
}

/** The pull request that a workflow run belongs to. */
function suggestOn({ refuse }: InputReader, { GITHUB_REF: ref = '' }: ActionPlace['env']): number | undefined {
  const number = /^refs\/pull\/(\d+)\//.exec(ref)?.[1]
  return number
    ? Number(number)
    : refuse('`mode: suggest` needs a pull request. Run the workflow on the event `pull_request`.')
}

/** The pull request of an event, by its number. */
function pullOf({ refuse }: InputReader, { pull_request: pull, issue }: RunnerEvent): number | undefined {
  const number = pull?.number ?? (issue?.pull_request && issue.number)
  const events = '`pull_request`, `pull_request_target`, or `issue_comment` of one'
  return number ?? refuse(`\`onto: pull-request\` needs a pull request. Run the workflow on ${events}.`)
}

/** In a merge queue a branch of the queue's own is checked out; the pull request goes to the one that the queue merges into. */
function queuedBase({ refuse }: InputReader, { merge_group: group }: RunnerEvent): string | undefined {
  if (group === undefined) return undefined
  const ref = /^refs\/heads\/(.+)$/.exec(group.base_ref ?? '')?.[1]
  return ref ?? refuse('The event `merge_group` names no `base_ref`. Name the branch as `base`.')
}

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

interface InputReader {
  readonly problems: Problem[]
  refuse(message: string): undefined
  text(name: string): string | undefined
  /** The value of an input by its type; undefined where it is not given. */
  valueOf(row: Input): unknown
}

/** Reads inputs one by one, and notes what is wrong with them. */
export function inputReader(get: (name: string) => string): InputReader {
  const problems: Problem[] = []
  const refuse = (message: string): undefined => {
    problems.push({ name: 'USAGE', message })
    return undefined
  }
  const text = (name: string): string | undefined => get(name).trim() || undefined
  /** One item a line; of a list also several between commas. None: it is not given. */
  const items = (name: string, between: RegExp): readonly string[] | undefined => {
    const found = get(name)
      .split(between)
      .map((item) => item.trim())
      .filter(Boolean)
    return found.length > 0 ? found : undefined
  }
  return {
    problems,
    refuse,
    text,
    valueOf(row) {
      const { name, type } = row
      if (type === 'list') return items(name, /[\n,]/)
      if (type === 'lines') return items(name, /\n/)
      const value = text(name)
      if (value === undefined) return undefined
      const read = readValue(row, value)
      return 'value' in read ? read.value : refuse(`The input \`${name}\` is "${value}". Write ${read.expected}.`)
    },
  }
}
