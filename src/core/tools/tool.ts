import type * as z from 'zod'
import type { Problem } from '../../errors.ts'
import type { PlanOptions } from '../plan/options.ts'
import type { FoundPlace } from '../text/regex.ts'
import type { Splice } from '../text/splice.ts'
import type { Change } from '../workspace/change.ts'
import type { FileState, FileStates, NamedStates, PlacedSplices } from '../workspace/file-state.ts'
import type { Overlay } from '../workspace/overlay.ts'
import type { RepoPath, Workspace } from '../workspace/workspace.ts'
import type { TextCondition } from './file-choice.ts'
import type { Effect, PolicyChecks, Touch } from './permission.ts'
import type { StepInputs, StepTool } from './step-inputs.ts'

/** Budgets of what a Read shows. */
export interface ReadBudgets {
  /** Bytes of a text file read without `limit`; default 256 KiB. Infinity in a replay. */
  readonly bytes: number
  /** Tokens of a text shown, estimated, and at least a quarter of its characters (of JSON half); default 25,000. Infinity in a replay. */
  readonly tokens: number
}

export interface ToolContext {
  readonly workspace: Workspace
  readonly states: FileStates
  readonly policy: PolicyChecks
  readonly options: Pick<PlanOptions, 'reads' | 'trailing_whitespace'>
  readonly budgets: ReadBudgets
  /** False in a replay, which needs the license of a Read and not its picture. */
  readonly show: boolean
  /** The file is one of a glob's: it needs no Read, and is sought literally. Default false. */
  readonly needsNoRead?: boolean
  /** States that fixes name; absent where there are none. */
  readonly named?: NamedStates | undefined
  /**
   * What a Read of a text licenses: the whole file, and nothing where its view was cut (the default); or the lines that it showed.
   */
  readonly licenses?: 'file' | 'lines'
  /** `first`: of several cells with one id the first is meant, as agents' own tools have it. Default: none, which is refused. */
  readonly equalIds?: 'first'
}

/** How the text to replace was found: see the ladder in `text/match`; `regex`: by its pattern; `structure`: by that of its syntax. */
export type MatchedBy =
  | 'exact'
  | 'quotes'
  | 'tags'
  | 'escapes'
  | 'line-numbers'
  | 'trailing-blanks'
  | 'whitespace'
  | 'regex'
  | 'structure'

/** What a Read shows; the fields present depend on what was read. */
export interface ReadView {
  readonly type: 'text' | 'image' | 'pdf' | 'notebook' | 'unchanged'
  /** Numbered lines (text), pages (PDF), cells (notebook). */
  readonly content?: string
  readonly unchanged?: true
  readonly partial?: true
  readonly empty?: true
  readonly note?: string
  readonly image?: {
    readonly base64: string
    readonly mediaType: string
    readonly original: { readonly width: number; readonly height: number }
    readonly shown: { readonly width: number; readonly height: number }
  }
  /** Images among a notebook's outputs, which `content` names by number, from 1. */
  readonly images?: readonly { readonly base64: string; readonly mediaType: string }[]
}

export type ToolRefusal = { readonly ok: false; readonly problem: Problem }

export type ViewResult = { readonly ok: true; readonly view: ReadView } | ToolRefusal

export interface ToolResult {
  readonly ok: true
  readonly path: RepoPath
  /** What becomes of the file; absent for a Read and for a Write of identical content. */
  readonly change?: Change
  /** Places that an Edit replaces. */
  readonly matches?: number
  /** `create` or `update`, for Edit, Write and NotebookEdit. */
  readonly type?: 'create' | 'update'
  readonly matchedBy?: MatchedBy
  readonly view?: ReadView
  /** What it does to the bytes, in order; absent where that is not known of each. */
  readonly splices?: readonly Splice[]
  /** The same in offsets of an earlier state. */
  readonly placed?: PlacedSplices
  /** What to remember once the change is in place; its timestamp is set by the caller for changes. */
  readonly state?: FileState
  /** `reads: auto` read the file in place of a Read. */
  readonly reads?: 'auto'
  readonly notes?: readonly string[]
}

/** A text with LF line ends, and the places that are looked for in it, in order of their starts, the wider first. */
export interface FoundInFile {
  readonly ok: true
  readonly text: string
  /** In UTF-16 units of the text. */
  readonly places: readonly FoundPlace[]
}

export type Outcome = ToolResult | ToolRefusal

export type Progress = { readonly type: 'progress'; readonly tool: StepTool; readonly message: string }

/** What is there at once, mostly: a promise costs a step more than many a tool. */
export type Awaitable<Value> = Value | Promise<Value>

/** A tool and its input: a session's call, or what a step asks for. */
export interface ToolCall {
  readonly tool: StepTool
  readonly input: StepInputs[StepTool]
}

/** What a step makes of its files; a refusal of one is the step's. */
export type StepOutcome =
  | {
      readonly ok: true
      readonly path: string
      readonly done: readonly ToolResult[]
      readonly notes?: readonly string[]
      /** Number of the step that did the same already. */
      readonly repeats?: number
    }
  | ToolRefusal

/** What a tool gets that does a whole step at once. */
export interface StepContext extends ToolContext {
  readonly workspace: Overlay
  /** What the other steps are called. */
  readonly nameOf: (step: number) => string
}

/** A file as a command left it; whether it may be executed, if the command changed that. */
export type CommandFile = Pick<Change, 'path' | 'after' | 'executable'>

/** What the command of a step made of the files as the steps before left them: all that changed, or why none of it counts. */
export type CommandOutcome = { readonly ok: true; readonly files: readonly CommandFile[] } | ToolRefusal

/** A text, a regular expression, a cell of a notebook, or any of several; whether the last are negated does not count. */
export type ContentQuery =
  | { readonly old_string: string }
  | { readonly regex: string }
  | { readonly syntax: StepInputs['Edit'] }
  | { readonly notebook: { readonly cell?: string | undefined; readonly text?: string | undefined } }
  | { readonly any: TextCondition }

/** What makes a file of a glob one that a step is about. */
export interface FileCriteria {
  /** Names of files end in one of these; default any. */
  readonly endings?: readonly string[] | undefined
  /** What a file has to hold; absent where its name alone counts. */
  readonly held?: ContentQuery | undefined
}

/** What is wrong with what a step says, and at which key. */
export interface KeyFault {
  readonly path: readonly (string | number)[]
  /** A sentence without its subject, which is the key, and its full stop. */
  readonly message: string
}

/** What agents may call: the tool as a server offers it. */
interface CallForm {
  readonly title: string
  readonly description: string
  /** A second call with the same input changes nothing more. Default false. */
  readonly isIdempotent?: true
  readonly input: () => z.ZodObject
}

/** What a step looks for and puts in its place. */
interface StepTexts {
  readonly before: string
  readonly after: string
}

/**
 * A tool of a plan's steps: all that the rooms above know of it. It changes nothing itself; the caller puts its changes in place.
 * A tool about files has `run`, one that does a whole step at once `apply`.
 */
export interface Tool<Name extends StepTool = StepTool> {
  readonly name: Name
  /** The keys of its steps with their descriptions, and what must hold of them. */
  readonly input: () => z.ZodObject
  /** Absent for a tool of plans alone. */
  readonly call?: CallForm

  /** What it does to a file that is there. */
  readonly effect: Effect
  /** The paths that it names, the one it is called by first, and what it does to each. */
  touches(input: StepInputs[Name]): readonly Touch[]
  /** The effects that a rule of the policy with its name covers, besides all that the tool does; absent where no rule for paths has its name. */
  readonly rule?: readonly Effect[]

  /** The key that names its file. */
  readonly fileKey: 'file_path' | 'notebook_path' | 'path'
  /** The key that says where the file for each file of a glob goes. */
  readonly destination?: 'file_path' | 'new_path'
  /** What `expect_matches` counts. */
  readonly counts?: 'places'
  /** Which files of a glob a step is about; default those that it names. */
  criteria?(input: StepInputs[Name]): FileCriteria
  /** Whether a plan's `defaults` give a step this key; undefined for what holds of every tool. */
  takesDefault?(key: string, input: StepInputs[Name]): boolean | undefined
  /** INVALID_INPUT of what no file can make sound; undefined where nothing is to be judged. `names` tells of the files with certain endings. */
  judge?(input: StepInputs[Name], names: FileNames): Promise<KeyFault | undefined> | undefined
  /** The program and the rule that propose a step, which names states of its files; absent where steps name none. */
  source?(input: StepInputs[Name]): string
  /** An equal step later on is a duplicate where nothing changed its files meanwhile. */
  readonly isRepeatable?: true

  /** What it does, before the name of a file: "Editing". */
  readonly doing: string
  /** The same of one call; undefined where there is nothing to wait for. */
  announce?(input: StepInputs[Name], context: Pick<ToolContext, 'show'>): string | undefined
  /** What a step does, for whoever approves it: a sentence for each thing. */
  facts(input: StepInputs[Name]): readonly string[]
  texts?(input: StepInputs[Name]): StepTexts
  /** A step in a few words. */
  title?(input: StepInputs[Name]): string

  /** One file's state in, its next state out; now, where it needs no engine that is loaded first and no look for credentials. */
  run?(input: StepInputs[Name], context: ToolContext): Awaitable<Outcome>
  /** What a step looks for in its file, whatever it makes of it; it needs no Read. Undefined where it looks for nothing. */
  find?(input: StepInputs[Name], context: ToolContext): Promise<FoundInFile | ToolRefusal> | undefined
  /** `command`: runs what the step names; undefined where nothing runs here. */
  apply?(
    input: StepInputs[Name],
    context: StepContext,
    command: (() => Promise<CommandOutcome>) | undefined,
  ): Awaitable<StepOutcome>
}

/** Names that tell of which kind a step's files are: its own, the ends of its globs, or those of its files that end so. */
type FileNames = (endings: readonly string[]) => Promise<readonly string[]>

/** A step of a tool, from its input: keys of the tool, whose values its schema judges. */
export const stepOf = <
  Name extends StepTool,
  const Input extends { readonly [Key in keyof StepInputs[Name]]?: unknown },
>(
  { name }: Tool<Name>,
  input: Input,
): { readonly tool: Name; readonly input: Input } => ({ tool: name, input })

/** Whether a step is one of this tool. */
export const isStepOf = <Name extends StepTool>(
  step: ToolCall,
  { name }: Tool<Name>,
): step is { readonly tool: Name; readonly input: StepInputs[Name] } => step.tool === name
