import {
  ACTION_MODES,
  ACTION_REPLAYS,
  ACTION_VERBS,
  type CamelCase,
  type Destination,
  FIXES,
  IMPORTS,
  type Input,
  type InputType,
  JUDGES,
  PUBLISHES,
  REPLAYS,
  REPORTS,
  SOURCES,
  type ValueOf,
  type Verb,
  WRITES_PLAN,
} from './input.ts'
import { BOTH, PUBLISHING } from './publishing.ts'

const IF = 'What to do if …'
const POLICY = 'the policy to follow; by default .github/editplan.yml of the base commit'
/** Where a run may be held to less than the policy allows. */
const RESTRICTED = ['apply', 'check', 'pr', ...ACTION_REPLAYS, 'mode: review'] as const
const BASE = 'the commit to replay on: an ancestor of the current commit'

/** Inputs of several commands that the Action has in other words, or not. */
const OF_COMMANDS = [
  {
    name: 'from',
    type: 'text',
    about: 'the format of a patch, a log or a tool’s output; docs/importing.md lists them',
    default: 'recognised by what only that format contains',
    verbs: [...SOURCES],
    of: 'source',
    option: ['<format>', 'Replay'],
    input: 'Everyday',
  },
  {
    name: 'cwd',
    type: 'text',
    about:
      'for a log: the root of the checkout in which it was recorded, or the folder of the checkout in which it began',
    default: 'what the log says',
    verbs: [...SOURCES],
    of: 'source',
    option: ['<dir>', 'Replay'],
    input: 'Everyday',
  },
  {
    name: 'choice',
    type: 'count',
    about: 'the number of the answer to take, if there are several',
    default: 'with several answers, none',
    verbs: [...SOURCES, 'import of a session', 'import of a patch'],
    of: 'source',
    option: ['<n>', 'Replay'],
    input: 'Everyday',
  },
  {
    name: 'strip',
    type: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    about: 'for a patch: how many leading folders to remove from each file name, as `git apply -p` does',
    default: 'the number with which every old file exists',
    verbs: [...SOURCES, 'import of a patch'],
    of: 'source',
    option: ['-p, strip <n>', 'Replay'],
    input: 'Everyday',
  },
  {
    name: 'path-prefix',
    type: 'lines',
    about:
      'for a patch, a log or a tool’s output: `FROM=TO` replaces the folder FROM of its paths by TO; an empty name is the root of the checkout',
    details: 'The longest match wins.',
    default: 'the one folder in which every file exists',
    verbs: [...SOURCES, ...IMPORTS],
    of: 'source',
    option: ['<from=to>', 'Replay'],
    input: 'Everyday',
  },
  {
    name: 'var',
    type: 'lines',
    about: 'set a variable of the plan',
    verbs: [...REPLAYS, 'check --find', ...JUDGES, 'explain of a plan', 'test'],
    of: 'face',
    option: ['<name=value>', 'Replay'],
    only: 'the Action has `vars`',
  },
  {
    name: 'vars',
    type: 'lines',
    about: 'set the variables that this YAML or JSON file names',
    verbs: [...REPLAYS, 'check --find', ...JUDGES, 'explain of a plan', 'test'],
    of: 'face',
    option: ['<file>', 'Replay'],
    only: 'the Action has `vars` of other words',
  },
  {
    name: 'repo',
    type: 'lines',
    about: 'the checkout; repeat it to replay on each of several',
    default: 'the current folder',
    given: '.',
    verbs: ['apply', 'check', 'check --find', 'undo'],
    of: 'face',
    option: ['<dir>', 'Replay'],
    only: 'the Action has `repository-path`',
  },
  {
    name: 'repos',
    type: 'text',
    about: 'a text file with the folder of a checkout on each line',
    verbs: ['apply', 'check', 'check --find', 'undo'],
    of: 'face',
    option: ['<file>', 'Options'],
    only: 'a workflow has a matrix',
  },
  {
    name: 'repo',
    type: 'text',
    about: 'the checkout',
    default: 'the current folder',
    given: '.',
    verbs: [
      'pr',
      'verify',
      'verify --pr',
      'verify --attestation',
      'repair',
      ...JUDGES,
      'try --clean',
      'show',
      'history',
      'redo',
      'resume',
      'policy',
      'policy --command',
      'blame',
      'plan from-diff',
      'plan rename',
      'record',
      'record --acp',
      'record of a hook',
      ...FIXES,
      'explain',
      'explain of a plan',
    ],
    of: 'face',
    option: ['<dir>', 'Replay'],
    only: 'the Action has `repository-path`',
  },
  {
    name: 'base',
    type: 'text',
    about: BASE,
    verbs: ['repair', 'compose', 'split', 'narrow', 'try'],
    of: 'replay',
    option: ['<rev>', 'Replay'],
  },
  {
    name: 'base',
    type: 'text',
    about: 'the commit to replay on; with --pulls their base branch',
    verbs: ['overlap'],
    of: 'replay',
    option: ['<rev>', 'Replay'],
    only: 'the event names it',
  },
  {
    name: 'bare',
    type: 'text',
    about: 'replay in this bare repository, without a work tree',
    verbs: [...REPLAYS, 'check --find', 'verify --pr', 'verify --attestation'],
    of: 'face',
    option: ['<dir>', 'Replay'],
    only: 'a job has a checkout',
  },
  {
    name: 'policy',
    type: 'text',
    about: POLICY,
    verbs: [...REPLAYS, 'check --find', 'verify --pr', ...JUDGES, 'repair', 'plan from-diff', 'plan rename'],
    of: 'face',
    option: ['<file>', 'Replay'],
    only: 'the Action has `policy` of other words',
  },
  {
    name: 'output',
    type: 'text',
    about: 'where to write the plan; .json and .jsonl are JSON, any other name gives YAML',
    default: 'standard output',
    given: '-',
    verbs: WRITES_PLAN,
    of: 'face',
    option: ['-o, output <file>', 'Options'],
  },
  {
    name: 'without',
    type: 'list',
    about: 'leave out these steps: numbers or ids, separated by commas',
    verbs: [...REPLAYS, 'check --find'],
    of: 'replay',
    option: ['<steps>', 'Replay'],
    only: 'people leave steps out of a pull request where it is reviewed',
  },
  {
    name: 'report',
    type: 'text',
    about: 'write the report as JSON',
    verbs: [...REPORTS, 'check --find'],
    of: 'face',
    option: ['<file>', 'Report'],
    only: 'the Action has an output for its file',
  },
  {
    name: 'html',
    type: 'text',
    about: 'write the report as one HTML page',
    verbs: REPORTS,
    of: 'face',
    option: ['<file>', 'Report'],
    not: ['split'],
    only: 'the Action has `html-report`',
  },
  {
    name: 'json',
    type: 'flag',
    about: 'print the report as JSON and nothing else',
    verbs: [...REPORTS, 'check --find'],
    of: 'face',
    option: ['', 'Report'],
    only: 'the Action has outputs',
  },
  {
    name: 'quiet',
    type: 'flag',
    about: 'print refusals only',
    verbs: [...REPORTS, 'check --find'],
    of: 'face',
    option: ['', 'Report'],
    only: 'a log is read when something failed',
  },
] as const satisfies readonly Input[]

/** What nearly every run of the Action is given. */
const EVERYDAY = [
  {
    name: 'plan',
    type: 'list',
    about: 'Plan files, one per line, relative to the workspace: YAML, JSON or JSON Lines',
    details:
      'A glob such as `plans/*.yaml` names the files that it matches, in order of their names. Several replay in order as one run, or as `combine` says. `mode: review` and `mode: verify` take none.',
    permissions: '`contents: read` to check them out',
    ...{ input: 'Everyday', of: 'face' },
    verbs: ACTION_REPLAYS,
    only: 'commands take plans as arguments',
  },
  {
    name: 'vars',
    type: 'text',
    about: 'values of the plan’s variables: `name=value`, one per line, or YAML',
    ...{ input: 'Everyday', of: 'face' },
    verbs: ACTION_REPLAYS,
    only: 'commands have --var, and --vars for a file',
  },
  {
    name: 'lossy',
    type: 'flag',
    about: 'leave out changes of a source that do not fit or were not understood',
    details:
      'What is left out is named in the body, the summary, the report and the annotations, and the pull request is a draft. The exit code is 1.',
    ...{ input: 'Everyday', of: 'source', option: ['', 'Replay'] },
    verbs: [...SOURCES, ...IMPORTS],
  },
  {
    name: 'token',
    type: 'text',
    about: 'the token that pushes the branch and opens the pull request',
    details:
      'Workflows of a pull request opened with the workflow’s own token wait until somebody with write access approves them; use a GitHub App’s token if its checks have to run by themselves, and for changes to workflow files (`workflows: write`). The repository has to let the workflow’s own token open pull requests: Settings, Actions, General, "Allow GitHub Actions to create and approve pull requests".',
    given: '${{ github.token }}',
    permissions: BOTH,
    ...{ input: 'Everyday', of: 'face' },
    verbs: ACTION_VERBS,
    only: 'commands take it from GITHUB_TOKEN or GH_TOKEN, where no list of processes shows it',
  },
  {
    name: 'mode',
    type: ['pull-request', 'suggest', 'review', 'verify', 'overlap', 'explain'],
    about: 'what the job does',
    details:
      '`pull-request`; `suggest`: on a `pull_request` event, post the edits as review suggestions where they fall inside its diff, and list the others; `review`: on `issue_comment` and `pull_request_target` events, carry out what people with write access decide about the steps of a pull request; `verify`: on `pull_request` and `merge_group` events, make the pull request’s commits again from its manifest and compare, without a checkout; `overlap`: on `pull_request` events, report which other open pull requests it fits or conflicts with, without a checkout; or `explain`: on `pull_request` events, explain the change of a checkout with its whole history in a few steps and hand the explanation on, and on `workflow_run` events show what was handed on.',
    default: '`pull-request`',
    permissions:
      '`pull-requests: write`; for `review` `contents: write` too; for `verify` and `overlap` `contents: read` and `pull-requests: read`, and for `verify` `checks: write` if a check run is wanted; for `explain` `contents: read` on `pull_request`, and on `workflow_run` `actions: read`, `pull-requests: write` for a comment, and `checks: write` for a check run in its place',
    ...{ input: 'Everyday', of: 'face' },
    verbs: [...ACTION_MODES, 'onto: pull-request'],
    only: 'each mode is a command',
  },
  {
    name: 'onto',
    type: ['base', 'pull-request'],
    about: 'where the commits go',
    details:
      '`base`: to their own branch and pull request. `pull-request`: on an event of a pull request, on top of its own branch, under the policy of its base. Inputs about a branch or another pull request then have no effect, and are refused; so is a fork that does not let maintainers push.',
    default: '`base`',
    permissions:
      '`contents: write` and `pull-requests: read`; for a fork the token of a person or an App that may push to it',
    ...{ input: 'Everyday', of: 'face' },
    verbs: ['mode: pull-request', 'onto: pull-request'],
    only: 'it follows an event of GitHub',
  },
  {
    name: 'dry-run',
    type: 'flag',
    about: 'print the title, the body and the API calls, and send nothing',
    default: 'false',
    permissions: '`contents: read` and `pull-requests: read`',
    ...{ input: 'Everyday', of: 'publishing', option: ['', 'Options'] },
    verbs: [...PUBLISHES, 'onto: pull-request'],
  },
  {
    name: 'base',
    type: 'text',
    about: 'the branch that the run starts from, and the base of the pull request',
    default: 'the checked-out branch, or the repository’s default branch on a detached checkout',
    permissions: '`contents: read`',
    ...{ input: 'Everyday', of: 'publishing', option: ['<branch>', 'Options'] },
    verbs: PUBLISHES,
    campaign: 'The branch that they go to in every repository; default: the default branch of each.',
  },
  {
    name: 'repository',
    type: 'text',
    about: '`owner/name` of the repository that is checked out, which gets the pull request',
    details: '`origin` of the checkout has to name it; otherwise the run ends with ORIGIN_DIFFERS and nothing is sent.',
    given: '${{ github.repository }}',
    ...{ input: 'Everyday', of: 'face' },
    verbs: ACTION_VERBS,
    only: 'commands take it from the remote of the checkout',
  },
  {
    name: 'repository-path',
    type: 'text',
    about: 'the checkout, relative to the workspace',
    given: '.',
    ...{ input: 'Everyday', of: 'face' },
    verbs: ACTION_VERBS,
    only: 'commands have --repo',
  },
] as const satisfies readonly Input[]

/** Inputs about several plans, about what a plan may do, and about reports and proof. */
const FURTHER = [
  {
    name: 'combine',
    type: ['sequence', 'compose', 'try'],
    about: 'how several plans are combined',
    details:
      '`sequence`: they replay in the given order, as one run. `compose`: they are combined into one plan, in an order that works; plans that do not fit together fail the job with their conflicts. `try`: candidates for one task, each verified on the base in a worktree of its own; the smallest change of those that pass is published, and where none passes the job fails.',
    default: '`sequence`',
    ...{ input: 'Several plans', of: 'face' },
    verbs: ['mode: pull-request', 'mode: suggest'],
    only: 'commands have compose and try',
  },
  {
    name: 'split',
    type: 'lines',
    about: 'a pull request for each part of the plan',
    details:
      '`codeowners`, `folder`, `folder:2`, `size:20`, or `glob:NAME=PATTERN`, which may be given several times, one per line. Parts that build on each other form a stack. Takes one plan; not with `push-to-fork`, `mode: suggest`, `html-report` or `attest`.',
    default: 'the plan is not split',
    permissions: BOTH,
    ...{ input: 'Several plans', of: 'face' },
    verbs: ['mode: pull-request'],
    not: ['html-report', 'attest', 'push-to-fork'],
    only: 'pr has --split, of other words',
  },
  {
    name: 'policy',
    type: 'text',
    about: 'a policy file, relative to the workspace',
    details: 'It is used as it is, so take it from a trusted checkout.',
    default: '`.github/editplan.yml` of the base',
    permissions: '`contents: read`',
    ...{ input: 'Agents: what a plan may do', of: 'face' },
    verbs: [...ACTION_REPLAYS, 'mode: review', 'mode: verify', 'ignore-revs: true'],
    only: 'commands have --policy, of other words',
  },
  {
    name: 'only',
    type: 'lines',
    about: 'globs of the files that the run may change, one per line',
    details: 'Any other change is refused (PATH_DENIED), whatever the policy allows; its own `only` counts too.',
    default: 'all files that the policy allows',
    ...{ input: 'Agents: what a plan may do', of: 'run', option: ['<glob>', 'Replay'] },
    verbs: RESTRICTED,
    campaign:
      'Globs of the files that the plans may change, whatever the repository’s own policy allows; its `only` counts too.',
  },
  {
    name: 'max-files',
    type: 'count',
    about: 'the most files that the run may change',
    details: 'More is refused (LIMIT_EXCEEDED) before a program of the policy runs. The policy’s `limits` count too.',
    default: 'any number',
    most: 1_000_000,
    ...{ input: 'Agents: what a plan may do', of: 'run', option: ['<n>', 'Replay'] },
    verbs: RESTRICTED,
    campaign: 'The most files that the plans may change in a repository.',
  },
  {
    name: 'max-lines',
    type: 'count',
    about: 'the most lines that the run may add and delete, together',
    details: 'More is refused in the same way. Binary files have no lines.',
    default: 'any number',
    most: 1_000_000_000,
    ...{ input: 'Agents: what a plan may do', of: 'run', option: ['<n>', 'Replay'] },
    verbs: RESTRICTED,
    campaign: 'The most lines that the plans may add and delete in a repository, together.',
  },
  {
    name: 'on-ask',
    type: ['stop', 'draft'],
    about: 'what to do if steps need approval: `stop`, or open a `draft` that lists them',
    default: '`stop`',
    permissions: '`pull-requests: write`',
    ...{ input: 'Agents: what a plan may do', of: 'face', option: ['<what>', IF] },
    verbs: ['pr', 'mode: pull-request', 'mode: suggest', 'mode: review'],
  },
  {
    name: 'on-failure',
    type: ['stop', 'draft', 'narrow'],
    about: 'what to do if verifications fail',
    details:
      '`stop`, or open a `draft` that reports it, or `narrow`: leave out the steps that break it, and open a pull request of the others that lists them.',
    default: 'as the policy decides',
    permissions: '`pull-requests: write`',
    ...{ input: 'Agents: what a plan may do', of: 'face', option: ['<what>', IF] },
    verbs: ['pr', 'mode: pull-request', 'mode: suggest', 'mode: review'],
  },
  {
    name: 'on-error',
    type: ['stop', 'continue'],
    about: 'whether a refused step stops the others',
    details: '`stop`, which applies nothing, or `continue` with the other steps and fail at the end.',
    default: 'the option of the plan',
    ...{ input: 'Agents: what a plan may do', of: 'plan', option: ['<mode>', 'Replay'] },
    verbs: [...REPLAYS, ...ACTION_REPLAYS],
  },
  {
    name: 'reads',
    type: ['strict', 'auto'],
    about: 'whether a plan must read a file before it edits it',
    details: '`strict`, or `auto`: no Read is needed.',
    default: 'the option of the plan',
    ...{ input: 'Agents: what a plan may do', of: 'plan', option: ['<mode>', 'Replay'] },
    verbs: [...REPLAYS, ...ACTION_REPLAYS],
  },
  {
    name: 'duplicates',
    type: ['collapse', 'keep', 'error'],
    about: 'how to handle repeated edits',
    details: '`collapse`, `keep` or `error`.',
    default: 'the option of the plan',
    ...{ input: 'Agents: what a plan may do', of: 'plan', option: ['<mode>', 'Replay'] },
    verbs: [...REPLAYS, ...ACTION_REPLAYS],
  },
  {
    name: 'html-report',
    type: 'flag',
    about: 'also write the report as an HTML page',
    default: 'false',
    ...{ input: 'Reports and proof', of: 'face' },
    verbs: ACTION_REPLAYS,
    only: 'commands have --html',
  },
  {
    name: 'attest',
    type: 'flag',
    about: 'sign what the run did',
    details:
      'This is an attestation of the plan files, the manifest and the branch’s head that `editplan verify --attestation` checks.',
    default: 'false',
    permissions: '`id-token: write` and `attestations: write`',
    ...{ input: 'Reports and proof', of: 'face' },
    verbs: ['mode: pull-request'],
    only: 'GitHub signs for workflows',
  },
  {
    name: 'ignore-revs',
    type: 'flag',
    about: 'on `pull_request: closed`: make `git blame` skip what was merged',
    details:
      'After the merge of a pull request whose changes match the policy’s `mechanical`, the job opens another that adds its commits to `.git-blame-ignore-revs`. Needs a checkout of the base branch.',
    default: 'false',
    permissions: BOTH,
    ...{ input: 'Reports and proof', of: 'face' },
    verbs: ACTION_VERBS,
    only: 'it follows an event of GitHub',
  },
  {
    name: 'require',
    type: 'list',
    about: 'with `mode: verify`: patterns of branches, such as `editplan/**`, one per line or separated by commas',
    details: 'Their pull requests have to be made by editplan; others without a ledger pass.',
    ...{ input: 'Reports and proof', of: 'face' },
    verbs: ['mode: verify'],
    only: 'verify has it, of other words',
  },
  {
    name: 'allow',
    type: ['none', 'listed'],
    about: 'with `mode: verify`: commits that are not in the manifest',
    details: '`none`; or `listed`: those that the branch’s ledger lists; the verdict shows them separately.',
    default: '`none`',
    ...{ input: 'Reports and proof', of: 'face' },
    verbs: ['mode: verify'],
    only: 'verify has it, of other words',
  },
  {
    name: 'explanation',
    type: 'text',
    about:
      'with `mode: explain` on `workflow_run`: the file of the other job’s output `explanation-path`, relative to the workspace or in the runner’s temporary folder',
    details: 'It is treated as untrusted input.',
    permissions: '`actions: read` to download it',
    ...{ input: 'Reports and proof', of: 'face' },
    verbs: ['mode: explain'],
    only: 'it passes on what another job of the workflow found',
  },
  {
    name: 'base',
    type: 'text',
    about: BASE,
    verbs: ['apply', 'check', 'check --find'],
    of: 'replay',
    option: ['<rev>', 'Replay'],
  },
  {
    name: 'unrelated-base',
    type: 'flag',
    about: 'allow a --base that is not an ancestor; only the steps’ own changes are applied',
    verbs: ['apply', 'check', 'check --find'],
    of: 'replay',
    option: ['', 'Replay'],
    with: ['base'],
  },
] as const satisfies readonly Input[]

/** All inputs that more than one verb has, in the order in which pages and help list them. An input of one command alone stands beside it. */
export const INPUTS = [...OF_COMMANDS, ...EVERYDAY, ...PUBLISHING, ...FURTHER] as const

type Row = (typeof INPUTS)[number]

/** The rows that count in one of the verbs. */
type RowOf<Of extends Verb, Each extends Input> = Each extends Input
  ? [Extract<Each['verbs'][number], Of>] extends [never]
    ? never
    : Each
  : never

/** What a verb may be given, by the keys of its inputs. `Own`: the inputs that no other command has. `To`: only those that go there. */
export type InputsOf<Of extends Verb, Own extends Input = never, To extends Destination = Destination> = {
  readonly [Each in Exclude<Extract<RowOf<Of, Row | Own>, { of: To }>, Always> as CamelCase<Each['name']>]?:
    | ValueOf<Each['type']>
    | undefined
} & {
  readonly [Each in Extract<RowOf<Of, Row | Own>, { of: To } & Always> as CamelCase<Each['name']>]: ValueOf<
    Each['type']
  >
}

/** Options that always have a value. */
type Always = { readonly option: readonly unknown[] } & (
  | { readonly type: Exclude<InputType, 'lines'>; readonly given: string }
  | { readonly mandatory: true }
)

/** All inputs with one destination. */
export type InputsFor<To extends Destination> = {
  readonly [Each in Extract<Row, { of: To }> as CamelCase<Each['name']>]?: ValueOf<Each['type']> | undefined
}

type LedgerRow = Extract<Row, { ledger: string }>
type ListRow = Extract<LedgerRow, { type: 'list' }>
type RecordedValue<Type> = Type extends 'flag or always' ? boolean : ValueOf<Type>

/** What was set on a pull request, so that it alone is taken back later. */
export type Settings = { readonly [Each in ListRow as Each['ledger']]: readonly string[] } & {
  readonly [Each in Exclude<LedgerRow, ListRow> as Each['ledger']]?: RecordedValue<Each['type']> | undefined
}
