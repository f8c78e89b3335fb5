import type { Literal } from '../text/literal.ts'

/** Globs of a step: a pattern as in .gitignore, or a list of them. */
type GlobList = string | string[]

/** What must hold of a file's text; each key that is given. */
export interface TextCondition {
  readonly contains?: string
  readonly not_contains?: string
  /** Regular expressions as RE2 takes them. */
  readonly matches?: string
  readonly not_matches?: string
}

/** What must be true of files, as the steps before leave them, for a step to be replayed. */
export interface Condition extends TextCondition {
  readonly file_path?: string
  readonly glob?: GlobList
  readonly exists?: boolean
}

/** How many matches a step may have. */
export type ExpectedMatches = number | { readonly min?: number; readonly max?: number }

/** The keys by which a step chooses its files, beside or instead of `file_path`. */
export interface FileChoice {
  file_path?: string | undefined
  glob?: GlobList | undefined
  exclude?: GlobList | undefined
  only_if?: TextCondition | undefined
  expect_matches?: ExpectedMatches | undefined
}

/** Languages whose structure is known. */
export type Language =
  | ('javascript' | 'typescript' | 'tsx' | 'python' | 'go' | 'java' | 'rust' | 'ruby' | 'php' | 'cpp' | 'csharp')
  | ('bash' | 'css' | 'c' | 'html' | 'json' | 'yaml')

/** The inputs of the four tools that agents call. */
export interface ReadInput {
  file_path: string
  offset?: number | undefined
  limit?: number | undefined
  pages?: string | undefined
  sha256?: string | undefined
}

export interface EditInput {
  file_path: string
  old_string: string
  new_string: string
  replace_all?: boolean | undefined
  match?: 'text' | 'exact' | 'lines' | 'whitespace' | undefined
}

export interface NotebookEditInput {
  notebook_path: string
  new_source: string
  cell_id?: string | undefined
  cell_type?: 'code' | 'markdown' | undefined
  edit_mode?: 'replace' | 'insert' | 'delete' | undefined
}

/** The inputs of a plan's steps. */
export interface EditStepInput extends FileChoice {
  old_string?: string | undefined
  regex?: string | undefined
  pattern?: string | undefined
  rule?: Record<string, unknown> | undefined
  language?: Language | undefined
  nested?: 'inner-first' | 'outer-only' | undefined
  comments?: 'refuse' | 'drop' | undefined
  allow_broken?: boolean | undefined
  new_string?: string | undefined
  replace_all?: boolean | undefined
  match?: 'text' | 'exact' | 'lines' | 'whitespace' | undefined
  allow_elision?: boolean | undefined
  skip_unsupported?: boolean | undefined
}

export interface WriteStepInput extends FileChoice {
  file_path: string
  content?: string | undefined
  content_base64?: string | undefined
  allow_elision?: boolean | undefined
  executable?: boolean | undefined
  skip_existing?: boolean | undefined
}

export interface NotebookStepInput extends Omit<FileChoice, 'file_path'> {
  notebook_path?: string | undefined
  cell_id?: string | undefined
  cell?: '*' | undefined
  new_source?: string | undefined
  old_string?: string | undefined
  new_string?: string | undefined
  replace_all?: boolean | undefined
  cell_type?: 'code' | 'markdown' | undefined
  edit_mode?: 'replace' | 'insert' | 'delete' | undefined
  clear_outputs?: boolean | undefined
  skip_unsupported?: boolean | undefined
}

export type DeleteInput = FileChoice

export type MoveInput = FileChoice & { new_path: string; skip_existing?: boolean | undefined }

export interface MoveLinesInput {
  file_path: string
  /** First and last: whole lines as text, or numbers from 1. */
  lines: [number, number] | [string, string]
  sha256?: string | undefined
  new_path: string
  at?: 'start' | 'end' | undefined
  after?: string | undefined
  before?: string | undefined
  indent?: number | undefined
}

/** Where a value is: keys and indexes, or a path such as `$.jobs.*.steps[0]`. */
type KeyPath = string | (string | number)[]

export interface UnsetInput extends FileChoice {
  path: KeyPath
  document?: number | '*' | { where: Record<string, string | number | boolean | null | Literal> } | undefined
  skip_unsupported?: boolean | undefined
}

export interface SetInput extends UnsetInput {
  value?: unknown
  mode?: 'set' | 'raise' | 'append' | 'prepend' | 'rename' | 'copy' | undefined
  from?: KeyPath | undefined
  create?: boolean | undefined
}

export interface ConvertInput extends FileChoice {
  skip_unsupported?: boolean | undefined
  line_ends?: 'lf' | 'crlf' | undefined
  final_newline?: 'add' | 'remove' | undefined
  bom?: 'add' | 'remove' | undefined
  /** Blanks of a level, from 1 to 16, or tabs. */
  indent?: { from: number | 'tab'; to: number | 'tab' } | undefined
}

export interface ImportInput extends FileChoice {
  from: string
  /** `name`, or `name as local`. */
  names?: string[] | undefined
  default?: string | undefined
  namespace?: string | undefined
  alias?: string | undefined
  type?: boolean | undefined
  static?: boolean | undefined
  remove?: boolean | undefined
  skip_unsupported?: boolean | undefined
}

export interface RunInput {
  command: string | string[]
  changes?: GlobList | undefined
  /** Seconds. */
  timeout?: number | undefined
  background?: boolean | undefined
}

export interface FixTextEdit {
  file_path: string
  sha256: string
  /** Bytes of the file in that state. */
  start: number
  end: number
  old_string: string
  new_string: string
  before?: string | undefined
  after?: string | undefined
}

/** A file that a fix creates, renames or deletes. */
export type FixFileChange = { sha256?: string | undefined } & (
  | ({ create: string } & OnConflict)
  | ({ rename: string; new_path: string } & OnConflict)
  | { delete: string; ignoreIfNotExists?: boolean | undefined }
)
type OnConflict = { overwrite?: boolean | undefined; ignoreIfExists?: boolean | undefined }

export interface FixInput {
  /** The tool and its rule. */
  source: string
  /** The tool wants somebody to confirm it: the policy asks. */
  confirm?: boolean | undefined
  edits: FixEdit[]
}

export type FixEdit = FixTextEdit | FixFileChange

/** A tool that agents call. */
export type ToolName = 'Read' | 'Edit' | 'Write' | 'NotebookEdit'

/** The inputs of every tool of a plan's steps, as they are replayed. */
export interface StepInputs {
  Read: ReadInput
  Edit: EditStepInput
  Write: WriteStepInput
  NotebookEdit: NotebookStepInput
  Delete: DeleteInput
  Move: MoveInput
  MoveLines: MoveLinesInput
  Set: SetInput
  Unset: UnsetInput
  Import: ImportInput
  Convert: ConvertInput
  Run: RunInput
  Fix: FixInput
}

export type StepTool = keyof StepInputs

/** The same as a plan may write them. */
export type WrittenInputs = {
  [Tool in StepTool]: Tool extends 'Edit' | 'NotebookEdit'
    ? Omit<StepInputs[Tool], 'replace_all'> & { replace_all?: boolean | 'true' | 'false' | undefined }
    : Tool extends 'Run'
      ? Omit<RunInput, 'timeout'> & { timeout?: number | string | undefined }
      : StepInputs[Tool]
}

/** An agent's session that steps come from, as far as its log says; a claim, by which nothing is decided. */
export interface PlanSession {
  readonly agent?: string
  /** `provider/name`. */
  readonly model?: string
  readonly id?: string
}

interface StepWords {
  id?: string
  why?: string
  /** Number of the session it comes from, default 1; `none` where it comes from none of them. */
  session?: number | 'none'
  when?: Condition
}

/** A step as a plan writes it: its tool and the tool's input side by side, or as a tool-use block. */
export type StepData = {
  [Tool in StepTool]:
    | ({ tool: Tool } & StepWords & WrittenInputs[Tool])
    | ({ type: 'tool_use'; name: Tool; input: WrittenInputs[Tool] } & StepWords)
}[StepTool]

/** How a plan is replayed, as it is written. */
export type PlanOptionsData = { -readonly [Key in keyof PlanOptions]?: PlanOptions[Key] | undefined }

/** Effective options of a plan; the command line overrides each. */
export interface PlanOptions {
  readonly reads: 'strict' | 'auto'
  readonly duplicates: 'collapse' | 'keep' | 'error'
  readonly on_error: 'stop' | 'continue'
  readonly commits: 'per-step' | 'per-rule' | 'per-file' | 'squash'
  readonly trailing_whitespace: 'keep' | 'strip'
}

/** Keys of steps that a plan says once. */
export type PlanDefaultsData = Pick<FileChoice, 'glob' | 'exclude' | 'expect_matches'> &
  Pick<WrittenInputs['Edit'], 'replace_all' | 'language' | 'match'>

type VariableValue = string | number | boolean

/** A passage of a source that the plan has no step for. */
export interface LeftOutPassage {
  /** File and line in the source. */
  readonly at: string
  /** What it is called there. */
  readonly what: string
  readonly why: string
}

/** A plan as plain data: what its JSON text says. */
export interface PlanData {
  $schema?: string
  version: 1
  title: string
  description?: string
  base?: string
  created?: string
  author?: { name: string; email: string }
  sessions?: PlanSession[]
  left_out?: LeftOutPassage[]
  cwd?: string
  /** Variables and their defaults; null for one without. */
  vars?: Record<string, VariableValue | { default?: VariableValue; required?: true; description?: string } | null>
  defaults?: PlanDefaultsData
  options?: PlanOptionsData | undefined
  steps: StepData[]
}
