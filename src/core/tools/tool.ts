import type { Problem } from '../../errors.ts'
import type { PlanOptions, ReadInput, StepInputs, StepTool } from '../plan/plan-data.ts'
import type { StructuredPatchHunk } from '../text/patch.ts'
import type { Splice } from '../text/splice.ts'
import type { Edit } from '../text/tolerances.ts'
import type { FileState, FileStates, NamedStates, PlacedSplices } from '../workspace/file-state.ts'
import type { RepoPath, Workspace } from '../workspace/workspace.ts'
import type { Effect, PolicyChecks, Touch } from './permission.ts'

/** Budgets of what a Read shows. */
export interface ReadBudgets {
  /** Bytes of a text file read without `limit`; default 256 KiB. Infinity in a replay. */
  readonly bytes: number
  /** Estimated tokens of a text shown (characters / 4, JSON / 2); default 25,000. Infinity in a replay. */
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
  /** The files need no Read: what a step says of a glob counts as one. Default false. */
  readonly needsNoRead?: boolean
  /** States that fixes name; absent where there are none. */
  readonly named?: NamedStates | undefined
  /**
   * What a Read of a text licenses: the whole file, and nothing where its view was cut (the default); or the lines that it showed.
   */
  readonly licenses?: 'file' | 'lines'
}

/** A file's next state. `before` is undefined when the file is created. */
export interface FileChange {
  readonly path: RepoPath
  readonly before: Buffer | undefined
  readonly after: Buffer
  /** Bytes of `after`, where it and the patch are made only when somebody asks for them. */
  readonly size?: number
  /** Bytes of `before`, likewise. */
  readonly sizeBefore?: number
  readonly mode: number
  /** Present when the plan says whether git is to call the file executable, also where the disk cannot. */
  readonly executable?: boolean
  /** The file of a Move as it was called before; what git knows of it then holds of the new one. */
  readonly movedFrom?: RepoPath
  readonly structuredPatch: readonly StructuredPatchHunk[]
  readonly insertions: number
  readonly deletions: number
}

/** A file that goes. */
export type FileRemoval = Omit<FileChange, 'before' | 'after'> & { readonly before: Buffer; readonly after: undefined }

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

export interface ToolResult {
  readonly ok: true
  readonly path: RepoPath
  /** Present when the file changes; absent for a Read and for a Write of identical content. */
  readonly change?: FileChange
  /** Present when a file goes: that of a Delete; the one that a Move's change has under another name. */
  readonly removed?: FileRemoval
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

export type Outcome = ToolResult | ToolRefusal

export type Progress = { readonly type: 'progress'; readonly tool: StepTool; readonly message: string }

/** What is there at once, mostly: a promise costs a step more than many a tool. */
export type Awaitable<Value> = Value | Promise<Value>

/** The inputs of tools as they get them: of one file, which is named; what chose the files of a step is gone. */
export interface FileInputs {
  readonly Read: ReadInput
  readonly Edit: Omit<OfOneFile<'Edit'>, 'match'> & Pick<Edit, 'match'>
  readonly Write: OfOneFile<'Write'>
  readonly NotebookEdit: Omit<OfOneFile<'NotebookEdit'>, 'file_path'> & { readonly notebook_path: string }
  readonly Delete: OfOneFile<'Delete'>
  readonly Move: OfOneFile<'Move'>
  readonly Set: OfOneFile<'Set'>
  readonly Unset: OfOneFile<'Unset'>
  readonly Convert: OfOneFile<'Convert'>
}

type ChoiceKeys = 'file_path' | 'notebook_path' | 'glob' | 'exclude' | 'only_if' | 'skip_unsupported'
type OfOneFile<Name extends StepTool> = Omit<StepInputs[Name], ChoiceKeys> & { readonly file_path: string }

/** A tool: one file's state in, its next state out. It changes nothing itself; the caller puts the change in place. */
export interface Tool<Input> {
  readonly name: StepTool
  /** What it does to a file that is there. */
  readonly effect: Effect
  /** The paths that it names, the one it is called by first, and what it does to each. */
  touches(input: Input): readonly Touch[]
  /** What it is about to do, for people; undefined where there is nothing to wait for. */
  announce(input: Input, context: Pick<ToolContext, 'show'>): string | undefined
  run(input: Input, context: ToolContext): Awaitable<Outcome>
  /** The same, now, with no look for credentials; undefined where it takes an engine that is loaded first. */
  atOnce?(input: Input, context: ToolContext): Outcome | undefined
}
