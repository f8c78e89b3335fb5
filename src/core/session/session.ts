import { EditplanError, type ErrorName, numberOf, type Problem } from '../../errors.ts'
import { announceTool, runTool } from '../engine/run-tool.ts'
import type { PlanOptions } from '../plan/options.ts'
import { pathsOf } from '../plan/steps.ts'
import { createPolicy } from '../policy/policy.ts'
import { assembledSecret, masked } from '../policy/secrets.ts'
import { checkOptions } from '../run/options.ts'
import { rangesAfter } from '../text/line-ranges.ts'
import type { StructuredPatchHunk } from '../text/patch.ts'
import type { PolicyChecks } from '../tools/permission.ts'
import type {
  MatchedBy,
  Outcome,
  Progress,
  ReadBudgets,
  ReadView,
  ToolCall,
  ToolContext,
  ToolResult,
} from '../tools/tool.ts'
import { type Change, isRemoval, perPath } from '../workspace/change.ts'
import { checkOut } from '../workspace/checkout.ts'
import { isErrno } from '../workspace/file-identity.ts'
import { createFileStates, type FileStateLimits } from '../workspace/file-state.ts'
import { createOverlay, type Overlay } from '../workspace/overlay.ts'
import { twinsIn } from '../workspace/path-guard.ts'
import { type DiskSource, openDisk } from '../workspace/sources/disk.ts'
import type { Source, Workspace } from '../workspace/workspace.ts'
import { parseToolCall } from './tool-call.ts'

/** How a session is set up that does not simply work on the disk. */
interface SessionSetup {
  readonly options?: SessionSettings
  readonly files: SessionFiles
  /** What the session may do; by default all that no rule is needed for: credentials and broken settings files are refused. */
  readonly policy?: PolicyChecks
  readonly accept?: Accept
  /** As in `ToolContext`. */
  readonly equalIds?: ToolContext['equalIds']
}

/**
 * Told every call that was accepted, in order and before it is answered: `place` puts its change in place, if it has one. One
 * synchronous stretch, so that what is written before and after `place` is about this call. What it returns refuses the call.
 */
export type Accept = (call: ToolCall, done: ToolResult, place: Placer) => Problem | undefined

/** Puts a change in place; says why not. `id`: part of the names that a kill may leave beside the files, see `settleRemains`. */
export type Placer = (id?: string) => Problem | undefined

export interface CallOptions {
  /** Aborting refuses a call with INTERRUPTED, up to the moment its change is put in place. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
}

export interface SessionSettings extends Partial<Pick<PlanOptions, 'reads' | 'trailing_whitespace'>> {
  readonly budgets?: Partial<ReadBudgets>
  /** What a Read of a text licenses: the whole file (default), or the lines that it showed. */
  readonly licenses?: 'file' | 'lines'
  readonly memory?: FileStateLimits
}

export interface SessionSuccess extends Omit<Partial<ReadView>, 'type'> {
  readonly ok: true
  /** Relative to the root, `/` separated. */
  readonly path: string
  /** What a tool that changes did to the file; what was shown for a Read. */
  readonly type?: 'create' | 'update' | 'delete' | 'move' | ReadView['type']
  /** Of a Move: where the file is now. */
  readonly new_path?: string
  readonly structuredPatch?: readonly StructuredPatchHunk[]
  readonly matched_by?: MatchedBy
  readonly insertions?: number
  readonly deletions?: number
  readonly notes?: readonly string[]
}

export interface SessionFailure {
  readonly ok: false
  readonly error: {
    readonly name: ErrorName
    /** The field's number of an Edit error, 0–10; null for the others. */
    readonly code: number | null
    readonly message: string
    readonly suggestions?: readonly string[]
  }
}

export interface Session {
  /**
   * Calls one tool against the files on the disk. Resolves to a failure for whatever the caller or the files did wrong; a success
   * that changes a file is on the disk. Calls on one file are served in the order they were made.
   */
  call(tool: string, input: unknown, options?: CallOptions): Promise<SessionSuccess | SessionFailure>
  /** Waits for the calls under way; later ones throw USAGE. */
  close(): Promise<void>
}

/** The tools call by call against a live work tree. Throws USAGE when the root is not a folder. */
export const createSession = async (given: {
  /** A checkout, or any folder: neither a commit nor a repository is needed. */
  readonly root: string
  readonly options?: SessionSettings
}): Promise<Session> => {
  const { root, ...options } = checkOptions(given, { root: true, options: true })
  const { newFilesBelow } = await import('../workspace/new-files.ts')
  const newFile = await newFilesBelow(filesOnDisk(root).root)
  return openSession({ ...options, files: filesOnDisk(root, newFile), equalIds: 'first' })
}

/** The same against any files, with a say in what is accepted. */
export const openSession = ({
  files,
  options = {},
  policy = createPolicy({ protectedPaths: false }),
  accept = placeAtOnce,
  equalIds,
}: SessionSetup): Session => {
  const turns = createTurns()
  let closed = false
  const context: ToolContext = {
    workspace: files.workspace,
    states: createFileStates(options.memory),
    policy,
    options: { reads: options.reads ?? 'strict', trailing_whitespace: options.trailing_whitespace ?? 'keep' },
    budgets: { ...BUDGETS, ...options.budgets },
    show: true,
    licenses: options.licenses ?? 'file',
    ...(equalIds && { equalIds }),
  }
  return {
    call: async (tool, input, how = {}) => {
      if (closed) throw new EditplanError({ name: 'USAGE', message: 'The session is closed. Open another.' })
      const parsed = parseToolCall(tool, input)
      if (!parsed.ok) return failure(parsed.problem)
      const { call } = parsed
      return turns.take(filesOf(call, files.workspace), async () => {
        const outcome = await finalOutcome(call, { ...context, workspace: files.workspace }, how)
        if (!outcome.ok) return failure(outcome.problem)
        const refused = accept(call, outcome, (id) => {
          return outcome.change && files.put(outcome.change, id)
        })
        if (refused) return failure(refused)
        remember(outcome, context)
        return success(outcome)
      })
    },
    close: async () => {
      closed = true
      await turns.idle()
    },
  }
}

const placeAtOnce: Accept = (_, __, place) => place()

const BUDGETS: ReadBudgets = { bytes: 256 * 1024, tokens: 25_000 }

/** What calls are queued by: the files, or the paths as given where no file can be told from them. */
const filesOf = (call: ToolCall, workspace: Workspace): readonly string[] =>
  pathsOf(call).map((path) => {
    try {
      const located = workspace.locate(path)
      return located.ok ? located.path : path
    } catch (error) {
      // The tool meets the same fault and reports it.
      if (isErrno(error)) return path
      throw error
    }
  })

const finalOutcome = async (
  call: ToolCall,
  context: ToolContext & Pick<SessionFiles, 'workspace'>,
  { signal, onProgress }: CallOptions,
): Promise<Outcome> => {
  if (signal?.aborted) return INTERRUPTED
  const progress = announceTool(call, context)
  if (progress) onProgress?.(progress)
  if (signal?.aborted) return INTERRUPTED
  const outcome = await runTool(call, context)
  const change = outcome.ok ? outcome.change : undefined
  const secret = change && change.from === undefined && (await assembledSecret(context.policy, change))
  if (signal?.aborted) return INTERRUPTED
  const problem = secret || (change && problemOfName(change, context))
  return problem ? { ok: false, problem } : outcome
}

/** What is wrong with the name of a new file beside those that are there once the change is made. */
const problemOfName = (
  change: Change,
  { workspace, policy }: Pick<SessionFiles, 'workspace'> & Pick<ToolContext, 'policy'>,
): Problem | undefined => {
  if (isRemoval(change) || workspace.stat(change.path)) return undefined
  const changed = createOverlay(workspace)
  changed.put(change)
  return twinsIn(changed, policy)(change.path)
}

const INTERRUPTED = {
  ok: false,
  problem: { name: 'INTERRUPTED', message: 'The call was stopped before it changed anything. Make it again.' },
} as const

const remember = (done: ToolResult, { workspace, states }: ToolContext): void => {
  const { path, change, state } = done
  if (change?.from !== undefined) states.delete(change.from)
  if (change && isRemoval(change)) states.delete(change.path)
  if (!state) return
  const file = change?.path ?? path
  const timestamp = change ? (workspace.stat(file)?.modified ?? 0) : state.timestamp
  const seen = change && change.from === undefined ? states.get(file)?.shown : undefined
  const shown = seen && rangesAfter(seen, change?.structuredPatch ?? [])
  states.set(file, { ...state, timestamp, ...(shown && { shown }) })
}

const success = ({ path, type, view, change, matchedBy, notes }: ToolResult): SessionSuccess => {
  const isMove = change?.from !== undefined
  const did = isMove ? 'move' : change && isRemoval(change) ? 'delete' : type
  const { structuredPatch = [], insertions = 0, deletions = 0 } = change ?? {}
  return {
    ok: true,
    path,
    ...view,
    ...(did && { type: did }),
    ...(isMove && { new_path: change.path }),
    ...(matchedBy && { matched_by: matchedBy }),
    ...(did && { structuredPatch, insertions, deletions }),
    ...(notes && { notes }),
  }
}

/** Credentials in its words are masked. */
const failure = async ({ name, message, suggestions }: Problem): Promise<SessionFailure> => ({
  ok: false,
  error: await masked({ name, code: numberOf(name), message, ...(suggestions && { suggestions }) }),
})

/** Queues by name: what is queued under one name runs one after the other, under different names side by side. */
export const createTurns = () => {
  const last = new Map<string, Promise<void>>()
  return {
    /** Work under several names waits for all of them. */
    take: <Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result> => {
      const result = Promise.all(names.map((name) => last.get(name))).then(work)
      const end = result.then(
        () => undefined,
        () => undefined,
      )
      for (const name of names) last.set(name, end)
      void end.then(() => {
        for (const name of names) if (last.get(name) === end) last.delete(name)
      })
      return result
    },
    /** Resolves when nothing is queued. */
    idle: async (): Promise<void> => {
      while (last.size > 0) await Promise.all(last.values())
    },
  }
}

/** The files of a session: what its tools read, and where their changes go. */
export interface SessionFiles {
  readonly workspace: Source
  /** Puts a change in place, synchronously, if the file is what it was made from; else says why not. */
  put(change: Change, id?: string): Problem | undefined
}

/**
 * The files on the disk under a folder, `root` with its links resolved. Throws USAGE when there is no such folder.
 * @param newFile of a checkout; default: a new file holds the text itself
 */
export const filesOnDisk = (folder: string, newFile?: Source['newFile']): SessionFiles & { readonly root: string } => {
  const disk = openRoot(folder)
  const { root } = disk
  const attributes = new Map()
  return {
    workspace: newFile ? { ...disk, made: (path, text) => newFile(text, { path, attributes }) } : disk,
    root,
    put: (change, id) => {
      const placed = checkOut(perPath(change), { root, id })
      if (!placed.ok) return placed.problems[0]
      placed.keep()
      return undefined
    },
  }
}

/** The files of an overlay, which takes the changes: the disk below it stays as it is. */
export const filesInMemory = (overlay: Overlay): SessionFiles => ({
  workspace: overlay,
  put: (change) => {
    const changed = perPath(change).find(({ path, before }) => {
      const stat = overlay.stat(path)
      return before === undefined ? stat !== undefined : stat === undefined || !overlay.read(path).equals(before)
    })
    if (changed) {
      const message = `${changed.path} is not what the change was made from. Read it again and make the edit against that.`
      return { name: 'FILE_MODIFIED', message }
    }
    overlay.put(change)
    return undefined
  },
})

const openRoot = (root: string): DiskSource => {
  try {
    return openDisk(root)
  } catch (error) {
    if (!isErrno(error)) throw error
    const message = `${JSON.stringify(root)} cannot be opened: ${error.message}. Give the folder of a checkout.`
    throw new EditplanError({ name: 'USAGE', message }, { cause: error })
  }
}
