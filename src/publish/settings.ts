/**
 * A setting of a run, of its branch or of its pull request. Its row is all there is of it: the Action's input, the option of
 * `editplan pr`, their documentation and the entry of a ledger are made from it.
 */
export interface Setting {
  /** As the Action writes it; the library writes it in camelCase. */
  readonly name: string
  /**
   * `list`: one item a line, or several between commas. `lines`: one a line. `count`: from 1 to 9999. `person`: `Name <address>`. Or
   * the values that it may have.
   */
  readonly type:
    | 'text'
    | 'text or number'
    | 'flag'
    | 'flag or always'
    | 'list'
    | 'lines'
    | 'count'
    | 'person'
    | readonly string[]
  /** What it means: a sentence without its full stop, or the case that its values decide about. */
  readonly about: string
  /** More of it for the documentation of the Action, in sentences. */
  readonly details?: string
  /** In words. Absent: there is none, or `about` says it. */
  readonly default?: string
  /** What the Action takes where a workflow gives nothing: an expression of GitHub. */
  readonly given?: string
  /** Which rights of the token the Action needs for it; absent: none. */
  readonly permissions?: string | undefined
  /** The heading under which docs/action.md lists it; absent: the Action does not have it. */
  readonly input?: Group
  /** What it belongs to: options of publishing, options of the plan, or the face alone. */
  readonly of: 'publishing' | 'plan' | 'face'
  /** The option of `editplan pr`, as `<value>` or `name <value>`, under its heading; absent: the command does not have it. */
  readonly option?: readonly [flags: string, heading: Heading]
  /** Its key in a ledger, which remembers what was set on a pull request; absent: no ledger has it. */
  readonly ledger?: string
}

/** Headings of docs/action.md. */
type Group =
  | 'Everyday'
  | 'Publish: the branch'
  | 'Publish: the pull request'
  | 'Several plans'
  | 'Agents: what a plan may do'
  | 'Reports and proof'

/** Headings of the help of `editplan pr`. */
type Heading = 'Options' | 'Pull request' | 'What to do if …' | 'Replay'

const BRANCH = { input: 'Publish: the branch', of: 'publishing', permissions: '`contents: write`' } as const
const PULL = { input: 'Publish: the pull request', of: 'publishing', permissions: '`pull-requests: write`' } as const
const BOTH = '`contents: write` and `pull-requests: write`'
const IF = 'What to do if …'

/** All settings, in the order in which pages and help list them. */
export const SETTINGS = [
  {
    name: 'plan',
    type: 'list',
    about: 'Plan files, one per line, relative to the workspace: YAML, JSON or JSON Lines',
    details:
      'A glob such as `plans/*.yaml` names the files that it matches, in order of their names. Several replay in order as one run, or as `combine` says. `mode: review` and `mode: verify` take none.',
    permissions: '`contents: read` to check them out',
    ...{ input: 'Everyday', of: 'face' },
  },
  {
    name: 'vars',
    type: 'text',
    about: 'values of the plan’s variables: `name=value`, one per line, or YAML',
    ...{ input: 'Everyday', of: 'face' },
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
  },
  {
    name: 'dry-run',
    type: 'flag',
    about: 'print the title, the body and the API calls, and send nothing',
    default: 'false',
    ...{ input: 'Everyday', of: 'publishing', option: ['', 'Options'] },
  },
  {
    name: 'base',
    type: 'text',
    about: 'the branch that the run starts from and the pull request goes to',
    default: 'the checked-out branch, or the repository’s default branch on a detached checkout',
    permissions: '`contents: read`',
    ...{ input: 'Everyday', of: 'publishing', option: ['<branch>', 'Options'] },
  },
  {
    name: 'repository',
    type: 'text',
    about: '`owner/name` of the repository that the checkout is of, and that the pull request goes to',
    details: '`origin` of the checkout has to name it; otherwise the run ends with ORIGIN_DIFFERS and nothing is sent.',
    given: '${{ github.repository }}',
    ...{ input: 'Everyday', of: 'face' },
  },
  {
    name: 'repository-path',
    type: 'text',
    about: 'the checkout, relative to the workspace',
    given: '.',
    ...{ input: 'Everyday', of: 'face' },
  },
  {
    name: 'branch',
    type: 'text',
    about: 'the branch to push',
    default: '`editplan/` and the plan’s title',
    ...BRANCH,
    option: ['<name>', 'Options'],
  },
  {
    name: 'branch-suffix',
    type: ['none', 'digest'],
    about: 'what follows the branch’s name',
    details:
      '`digest`: eight characters of the plan’s digest, so that each plan has a branch and a pull request of its own; `none`.',
    default: '`none`',
    ...BRANCH,
  },
  {
    name: 'branch-token',
    type: 'text',
    about: 'pushes the branch in place of `token`, which is then used only for the API',
    ...BRANCH,
  },
  {
    name: 'push-to-fork',
    type: 'text',
    about: '`owner/name` of a fork to push the branch to',
    ...BRANCH,
    permissions: '`contents: write` in the fork, which the workflow’s own token never has',
    option: ['<owner/name>', 'Options'],
  },
  {
    name: 'sign-commits',
    type: ['api', 'gpg', 'ssh'],
    about: 'who signs the commits: GitHub (`api`), or your own key as git’s configuration names it (`gpg`, `ssh`)',
    details:
      'GitHub signs for the token of a GitHub App or of the workflow. Your own key is `user.signingkey`, and `user.name` is the committer.',
    default: 'not signed',
    ...BRANCH,
    option: ['<how>', 'Options'],
  },
  {
    name: 'commits',
    type: ['per-step', 'per-rule', 'per-file', 'squash'],
    about: 'how to group steps into commits',
    details: '`per-step`, `per-rule`, `per-file` or `squash`.',
    default:
      'the option of the plan; if it is not set, one commit per step as long as a pull request lists them all (250), otherwise one per file or a single one, and a single one with `sign-commits: api`',
    ...{ input: 'Publish: the branch', of: 'plan', option: ['<mode>', 'Replay'] },
  },
  {
    name: 'author',
    type: 'person',
    about: '`Name <address>` of the commits’ author',
    details: 'With `sign-commits: api` GitHub is the author, and this person is named as co-author.',
    default: 'the plan’s, or editplan',
    ...{ input: 'Publish: the branch', of: 'face' },
  },
  {
    name: 'committer',
    type: 'person',
    about: '`Name <address>` of the commits’ committer',
    default: 'the author; with `sign-commits` the one who signs',
    ...{ input: 'Publish: the branch', of: 'face' },
  },
  {
    name: 'signoff',
    type: 'flag',
    about: 'end each message in the author’s `Signed-off-by`, as a DCO check asks',
    default: 'false',
    ...{ input: 'Publish: the branch', of: 'face' },
  },
  {
    name: 'commit-message',
    type: 'text',
    about: 'subject of the steps’ commits',
    details: '`{tool}`, `{file}`, `{summary}`, `{title}`, `{step}` and `{total}` are filled in.',
    default: '`{tool} {file}: {summary}`',
    ...{ input: 'Publish: the branch', of: 'face' },
  },
  {
    name: 'foreign-commits',
    type: ['refuse', 'keep'],
    about: 'the branch has commits of other people',
    details: '`refuse`, or `keep` them and put the run on top.',
    default: '`refuse`',
    ...BRANCH,
    option: ['<what>', IF],
  },
  {
    name: 'replace',
    type: 'flag',
    about: 'take over a branch that belongs to another plan, is fully merged, or has no ledger',
    details:
      'Commits of others are never dropped. A later plan of the same source updates its own branch without it: of the same file in the base, else of the same workflow, job, matrix values and step. It also writes a ledger that is missing.',
    default: 'false',
    ...BRANCH,
    option: ['', 'Options'],
  },
  {
    name: 'matrix',
    type: 'text',
    about: 'the values of the job’s matrix, which tell its plans apart',
    details: 'GitHub fills it in, and nobody needs to set it.',
    given: '${{ toJSON(matrix) }}',
    ...{ input: 'Publish: the branch', of: 'face' },
  },
  {
    name: 'title',
    type: 'text',
    about: 'title of the pull request',
    default: 'the plan’s',
    ...PULL,
    option: ['<text>', 'Pull request'],
    ledger: 'title',
  },
  {
    name: 'body',
    type: 'text',
    about: 'Markdown to put before the report in the pull request’s body',
    ...PULL,
    option: ['<markdown>', 'Pull request'],
  },
  {
    name: 'body-path',
    type: 'text',
    about: 'a file with that Markdown, relative to the workspace, in place of `body`',
    ...PULL,
    of: 'face',
    permissions: '`contents: read` to check it out, `pull-requests: write`',
  },
  {
    name: 'draft',
    type: 'flag or always',
    about: 'open the pull request as a draft, or make it one',
    details:
      'True or false; `always` makes it a draft again in each run. A later change by people is kept until this setting changes.',
    ...PULL,
    option: ['', 'Pull request'],
    ledger: 'draft',
  },
  {
    name: 'labels',
    type: 'list',
    about: 'labels',
    details:
      'One per line or separated by commas. Labels that an earlier run set and that are no longer listed are removed; other labels stay.',
    ...PULL,
    permissions: '`pull-requests: write`; `issues: write` to create a label that does not exist',
    option: ['label <name...>', 'Pull request'],
    ledger: 'labels',
  },
  {
    name: 'assignees',
    type: 'list',
    about: 'people to assign, by their logins',
    ...PULL,
    option: ['assignee <login...>', 'Pull request'],
    ledger: 'assignees',
  },
  {
    name: 'reviewers',
    type: 'list',
    about: 'people to ask for a review, by their logins',
    details: 'Not the author of the pull request.',
    ...PULL,
    option: ['reviewer <login...>', 'Pull request'],
    ledger: 'reviewers',
  },
  {
    name: 'team-reviewers',
    type: 'list',
    about: 'teams to ask for a review, by their slugs',
    ...PULL,
    permissions:
      '`pull-requests: write` and, for the token of an App or a person, `members: read` in the organisation; the workflow’s own token cannot have it',
    option: ['team-reviewer <team...>', 'Pull request'],
    ledger: 'teams',
  },
  {
    name: 'milestone',
    type: 'text or number',
    about: 'title or number of an open milestone',
    ...PULL,
    option: ['<title>', 'Pull request'],
    ledger: 'milestone',
  },
  {
    name: 'auto-merge',
    type: ['merge', 'squash', 'rebase'],
    about: 'merge automatically when all requirements are met',
    details: '`merge`, `squash` or `rebase`. The repository must allow auto-merge.',
    ...PULL,
    permissions: BOTH,
    option: ['<method>', 'Pull request'],
    ledger: 'autoMerge',
  },
  {
    name: 'maintainer-can-modify',
    type: 'flag',
    about: 'with `push-to-fork`: let maintainers push to the branch',
    ...PULL,
    ledger: 'maintainerCanModify',
  },
  {
    name: 'when-unchanged',
    type: ['keep', 'close', 'delete'],
    about: 'nothing differs from the base',
    details: '`keep` the branch and the pull request, `close` the pull request, or `delete` the branch too.',
    default: '`keep`',
    ...PULL,
    permissions: BOTH,
    option: ['<what>', IF],
  },
  {
    name: 'when-closed',
    type: ['new', 'respect', 'reopen'],
    about: 'its pull request was closed by a person: open a new one, none, or that one again',
    details: '`reopen` opens a new one where GitHub refuses to reopen.',
    default: '`new`',
    ...PULL,
    permissions: undefined,
    option: ['<what>', IF],
  },
  {
    name: 'supersede',
    type: ['none', 'close', 'delete'],
    about: 'older pull requests of the same source are open: leave, close, or delete branches too',
    details:
      'It takes place once the pull request is open, for those on other branches. Each that is closed gets a comment that names the new one. One on whose branch others committed stays open.',
    default: '`none`',
    ...PULL,
    permissions: BOTH,
    option: ['<what>', IF],
  },
  {
    name: 'open-at-most',
    type: 'count',
    about: 'more than so many pull requests of the same source would be open: refuse',
    details:
      'The run fails with LIMIT_EXCEEDED and pushes nothing. One source is the same workflow, job, matrix values and step; of a `workflow_run`, also the same fork, whatever its branches are called. Those that `supersede` closes do not count.',
    default: 'any number',
    ...PULL,
    permissions: '`pull-requests: read`',
    option: ['<n>', IF],
  },
  {
    name: 'if-no-changes',
    type: ['ignore', 'warn', 'error'],
    about: 'nothing differs from the base: how to report it',
    details: '`ignore`, `warn`, or `error`, which fails the job.',
    default: '`ignore`',
    ...PULL,
    permissions: undefined,
  },
  {
    name: 'fallback',
    type: ['fail', 'warn', 'issue'],
    about: 'no pull request can be opened',
    details:
      '`fail`; `warn`; or `issue`, which opens an issue that links the page on which a person opens it. The branch is pushed. With `issue`, a change that may not be pushed at all, such as one of workflow files or of a protected branch, becomes an issue that holds the report and the patch.',
    default: '`fail`',
    ...PULL,
    permissions: '`issues: write` for `issue`',
    option: ['<what>', IF],
  },
  {
    name: 'expires',
    type: 'count',
    about: 'days after which a run closes the pull request of an unchanged plan',
    details: 'Run the workflow on a schedule.',
    ...PULL,
  },
  {
    name: 'trigger-checks',
    type: 'text',
    about: 'file name of a workflow, such as `checks.yml`, to start on the branch after each push',
    details:
      'It needs `on: workflow_dispatch`. For required checks, which on a pull request of the workflow’s own token wait for an approval.',
    ...PULL,
    permissions: '`actions: write`',
  },
  {
    name: 'combine',
    type: ['sequence', 'compose', 'try'],
    about: 'how several plans are combined',
    details:
      '`sequence`: they replay in the given order, as one run. `compose`: they are combined into one plan, in an order that works; plans that do not fit together fail the job with their conflicts. `try`: candidates for one task, each verified on the base in a worktree of its own; the smallest change of those that pass is published, and where none passes the job fails.',
    default: '`sequence`',
    ...{ input: 'Several plans', of: 'face' },
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
  },
  {
    name: 'policy',
    type: 'text',
    about: 'a policy file, relative to the workspace',
    details: 'It is used as it is, so take it from a trusted checkout.',
    default: '`.github/editplan.yml` of the base',
    permissions: '`contents: read`',
    ...{ input: 'Agents: what a plan may do', of: 'face' },
  },
  {
    name: 'on-ask',
    type: ['stop', 'draft'],
    about: 'steps need approval: stop, or open a draft that lists them',
    default: '`stop`',
    permissions: '`pull-requests: write`',
    ...{ input: 'Agents: what a plan may do', of: 'face', option: ['<what>', IF] },
  },
  {
    name: 'on-failure',
    type: ['stop', 'draft', 'narrow'],
    about: 'verifications fail',
    details:
      '`stop`, or open a `draft` that reports it, or `narrow`: leave out the steps that break it, and open a pull request of the others that lists them.',
    default: 'as the policy decides',
    permissions: '`pull-requests: write`',
    ...{ input: 'Agents: what a plan may do', of: 'face', option: ['<what>', IF] },
  },
  {
    name: 'on-error',
    type: ['stop', 'continue'],
    about: 'whether a refused step stops the others',
    details: '`stop`, which applies nothing, or `continue` with the other steps and fail at the end.',
    default: 'the option of the plan',
    ...{ input: 'Agents: what a plan may do', of: 'plan', option: ['<mode>', 'Replay'] },
  },
  {
    name: 'reads',
    type: ['strict', 'auto'],
    about: 'whether a plan must read a file before it edits it',
    details: '`strict`, or `auto`: no Read is needed.',
    default: 'the option of the plan',
    ...{ input: 'Agents: what a plan may do', of: 'plan', option: ['<mode>', 'Replay'] },
  },
  {
    name: 'duplicates',
    type: ['collapse', 'keep', 'error'],
    about: 'how to handle repeated edits',
    details: '`collapse`, `keep` or `error`.',
    default: 'the option of the plan',
    ...{ input: 'Agents: what a plan may do', of: 'plan', option: ['<mode>', 'Replay'] },
  },
  {
    name: 'html-report',
    type: 'flag',
    about: 'also write the report as an HTML page',
    default: 'false',
    ...{ input: 'Reports and proof', of: 'face' },
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
  },
  {
    name: 'ignore-revs',
    type: 'flag',
    about: 'on `pull_request: closed`: let `git blame` pass over what was merged',
    details:
      'Where a pull request of editplan was merged whose changes the policy’s `mechanical` is about, the job opens a pull request that adds its commits to `.git-blame-ignore-revs`. Needs a checkout of the base branch.',
    default: 'false',
    permissions: BOTH,
    ...{ input: 'Reports and proof', of: 'face' },
  },
  {
    name: 'require',
    type: 'list',
    about: 'with `mode: verify`: patterns of branches, such as `editplan/**`, one per line or separated by commas',
    details: 'Their pull requests have to be made by editplan; others without a ledger pass.',
    ...{ input: 'Reports and proof', of: 'face' },
  },
  {
    name: 'allow',
    type: ['none', 'listed'],
    about: 'with `mode: verify`: commits that the manifest does not give',
    details: '`none`; or `listed`: those that the branch’s ledger lists, which the verdict shows apart.',
    default: '`none`',
    ...{ input: 'Reports and proof', of: 'face' },
  },
  {
    name: 'explanation',
    type: 'text',
    about:
      'with `mode: explain` on `workflow_run`: the file of the other job’s output `explanation-path`, relative to the workspace or in the runner’s temporary folder',
    details: 'It is treated as untrusted input.',
    permissions: '`actions: read` to download it',
    ...{ input: 'Reports and proof', of: 'face' },
  },
] as const satisfies readonly Setting[]

type Row = (typeof SETTINGS)[number]

/** Names of the settings that have one of several values. */
export type ChoiceName = Extract<Row, { type: readonly string[] }>['name']
export type ChoiceValue<Name extends ChoiceName> = Extract<Row, { name: Name; type: readonly string[] }>['type'][number]

/** The values that a setting may have. */
export const valuesOf = <Name extends ChoiceName>(name: Name): readonly ChoiceValue<Name>[] =>
  SETTINGS.find((row) => row.name === name)?.type as readonly ChoiceValue<ChoiceName>[] as readonly ChoiceValue<Name>[]

/** The key of a setting in the library: `team-reviewers` is `teamReviewers`. */
export const keyOf = ({ name }: Setting): string => camelCase(name)

export const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

type LedgerRow = Extract<Row, { ledger: string }>
type ListRow = Extract<LedgerRow, { type: 'list' }>
type RecordedValue<Type> = Type extends readonly (infer Value)[]
  ? Value
  : Type extends 'text or number'
    ? string | number
    : Type extends 'text'
      ? string
      : boolean

/** What was set on a pull request, so that it alone is taken back later. */
export type Settings = { readonly [Each in ListRow as Each['ledger']]: readonly string[] } & {
  readonly [Each in Exclude<LedgerRow, ListRow> as Each['ledger']]?: RecordedValue<Each['type']> | undefined
}
