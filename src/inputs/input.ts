/**
 * An input of the command line, of the Action or of both. Its row is all there is of it: the option of a command, the Action's input,
 * their documentation, the key in the library and the entry of a ledger are made from it, and one function reads it for each of them.
 */
export interface Input {
  /** As the Action writes it; the library writes it in camelCase. */
  readonly name: string
  readonly type: InputType
  /** What it means: a sentence without its full stop, or the case that its values decide about. */
  readonly about: string
  /** More of it for the documentation of the Action, in sentences. */
  readonly details?: string
  /** In words. Absent: there is none, or `about` says it. */
  readonly default?: string
  /** What counts where nothing is given; for the Action an expression of GitHub. */
  readonly given?: string
  /** Which rights of the token the Action needs for it; absent: none. */
  readonly permissions?: string | undefined
  /** Where it counts. A command or mode of the Action that lists it, and in which it does not count, refuses it. */
  readonly verbs: readonly Verb[]
  /** Where it goes: what the function that reads inputs makes it a part of. */
  readonly of: Destination
  /** The heading under which docs/action.md lists it; absent: the Action does not have it. */
  readonly input?: Group
  /** The option of a command, as `<value>` or `name <value>`, under its heading; absent: no command has it. */
  readonly option?: readonly [flags: string, heading: Heading]
  /** Its key in a ledger, which remembers what was set on a pull request; absent: no ledger has it. */
  readonly ledger?: string
  /** What it means as a key of a campaign file, in sentences; absent: no campaign has it. Its key is that of the input in snake_case. */
  readonly campaign?: string
  /** Inputs of which one has to be given too: without, it would have no effect. */
  readonly with?: readonly string[]
  /** Inputs that contradict it, or beside which it would have no effect. */
  readonly not?: readonly string[]
  /** Why the Action has it and no command, or a command and not the Action; absent: both have it, or only commands that the Action has no mode for. */
  readonly only?: string
  /** The largest of a `count`. Default: 9999. */
  readonly most?: number
  /** An option that has to be given. */
  readonly mandatory?: boolean
  /** An option that no help shows: an earlier name of another. */
  readonly hidden?: boolean
}

/**
 * `list`: one item a line, or several between commas. `lines`: one a line; an option is given once for each. `count`: from 1 to `most`.
 * `number`: above 0. `number of a pull request`: with # before it or not. `person`: `Name <address>`. `text or flag`: a flag that may have a value. Or the values that it may have.
 */
export type InputType =
  | 'text'
  | 'text or number'
  | 'text or flag'
  | 'flag'
  | 'flag or always'
  | 'list'
  | 'lines'
  | 'count'
  | 'number'
  | 'number of a pull request'
  | 'person'
  | readonly string[]

/** The value of an input of this type. */
export type ValueOf<Type> = Type extends readonly (infer Value)[]
  ? Value
  : Type extends 'text'
    ? string
    : Type extends 'text or number'
      ? string | number
      : Type extends 'text or flag'
        ? string | true
        : Type extends 'flag'
          ? boolean
          : Type extends 'flag or always'
            ? boolean | 'always'
            : Type extends 'list' | 'lines'
              ? readonly string[]
              : Type extends 'count' | 'number' | 'number of a pull request'
                ? number
                : { readonly name: string; readonly email: string }

/**
 * `publishing`: options of publishing. `plan`: the plan's own options. `commits`: who commits, and what the commits say. `source`: how a
 * text that is not yet a plan is read. `run`: what every run is held to. `replay`: what is replayed, and on what. `face`: the command, or
 * the Action, does it itself.
 */
export type Destination = (typeof DESTINATIONS)[number]
export const DESTINATIONS = ['publishing', 'plan', 'commits', 'source', 'run', 'replay', 'face'] as const

/** Headings of docs/action.md. */
type Group =
  | 'Everyday'
  | 'Publish: the branch'
  | 'Publish: the pull request'
  | 'Several plans'
  | 'Agents: what a plan may do'
  | 'Reports and proof'

/** Headings of a command's help, in order. */
export const HEADINGS = [
  'Options',
  'Replay',
  'Report',
  'Pull request',
  'What to do if …',
  'With --pr',
  'With --attestation',
] as const
export type Heading = (typeof HEADINGS)[number]

/** A command, one of its ways to work, or a mode of the Action. */
export type Verb = CommandVerb | ActionVerb

export type ActionVerb = (typeof ACTION_VERBS)[number]

/** Modes that the input `mode` names. */
export const ACTION_MODES = [
  'mode: pull-request',
  'mode: suggest',
  'mode: review',
  'mode: verify',
  'mode: overlap',
  'mode: explain',
] as const

export const ACTION_VERBS = [...ACTION_MODES, 'onto: pull-request', 'ignore-revs: true'] as const

/** What follows ` --` or ` of ` is a way in which the command works; before it is the command. */
export type CommandVerb =
  | 'apply'
  | 'check'
  | 'check --find'
  | 'repair'
  | 'pr'
  | 'verify'
  | 'verify --pr'
  | 'verify --attestation'
  | 'history'
  | 'show'
  | 'undo'
  | 'redo'
  | 'resume'
  | 'report'
  | 'plan from-diff'
  | 'plan rename'
  | 'fmt'
  | 'schema'
  | 'init'
  | 'policy'
  | 'policy --command'
  | 'completion'
  | 'mcp'
  | 'demo'
  | 'import of a session'
  | 'import of a patch'
  | 'import of fixes'
  | 'record'
  | 'record --acp'
  | 'record of a hook'
  | 'record hook'
  | 'fix'
  | 'fix of recorded outputs'
  | 'fix --restore'
  | 'fix --take-written'
  | 'explain'
  | 'explain of a plan'
  | 'test'
  | 'compose'
  | 'split'
  | 'narrow'
  | 'try'
  | 'try --clean'
  | 'overlap'
  | 'blame'
  | 'lsp'
  | CampaignVerb

export type CampaignVerb = `campaign ${'plan' | 'run' | 'update' | 'retry' | 'status' | 'merge' | 'close'}`

/** Verbs that open pull requests. */
export const PUBLISHES = ['pr', 'mode: pull-request'] as const

/** Ways of the Action to replay plans. */
export const ACTION_REPLAYS = ['mode: pull-request', 'onto: pull-request', 'mode: suggest'] as const

/** Commands that replay plans on a checkout, and take what overrides the plans' own options. */
export const REPLAYS = ['apply', 'check', 'pr', 'verify'] as const

/** Commands that replay plans to judge them. */
export const JUDGES = ['compose', 'split', 'narrow', 'try', 'overlap'] as const

/** Ways of `fix`. */
export const FIXES = ['fix', 'fix of recorded outputs', 'fix --restore', 'fix --take-written'] as const

/** Ways of `import`, by the format of what is imported. */
export const IMPORTS = ['import of a session', 'import of a patch', 'import of fixes'] as const

/** Commands that write their plan, by default to standard output. */
export const WRITES_PLAN = [
  'repair',
  'plan from-diff',
  'plan rename',
  ...IMPORTS,
  'record',
  'record --acp',
  'record of a hook',
] as const

/** Commands that report a run. */
export const REPORTS = ['apply', 'check', 'pr', 'fix', 'fix of recorded outputs', 'fix --take-written'] as const

/** All that read plans, or a text that they make a plan of. */
export const SOURCES = [
  ...REPLAYS,
  'check --find',
  'repair',
  ...JUDGES,
  'explain of a plan',
  'test',
  ...ACTION_REPLAYS,
] as const

/** The command of a verb, without the way in which it works. */
export const commandOf = (verb: Verb): string => verb.replace(/ (?:--|of ).*$/, '')

/** The key of an input in the library: `team-reviewers` is `teamReviewers`. */
export const keyOf = ({ name }: Pick<Input, 'name'>): string => camelCase(name)

const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The key of an input in a campaign file: `team-reviewers` is `team_reviewers`. */
export const campaignKeyOf = ({ name }: Input): string => name.replaceAll('-', '_')

/** The same in a type. */
export type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name
