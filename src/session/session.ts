import { assembledSecret } from '../engine/assembled-secrets.ts'
import { announceTool, runTool } from '../engine/run-tool.ts'
import { EditplanError, type ErrorName, numberOf, type Problem } from '../errors.ts'
import type { PlanOptions } from '../plan/schema.ts'
import { masked } from '../policy/mask.ts'
import type { PolicyChecks } from '../policy/policy.ts'
import { createPolicy } from '../policy/policy.ts'
import type { StructuredPatchHunk } from '../text/patch.ts'
import type { Done, MatchedBy, Outcome, Progress, ReadBudgets, ReadView, ToolContext } from '../tools/tool.ts'
import { isErrno } from '../workspace/errno.ts'
import { createFileStates, type FileStateLimits } from '../workspace/file-state.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { filesOnDisk, type SessionFiles } from './session-files.ts'
import { parseToolCall, pathOf, type ToolCall } from './tool-call.ts'
import { createTurns } from './turns.ts'

export interface SessionOptions {
  /** A checkout, or any folder: neither a commit nor a repository is needed. */
  readonly root: string
  readonly options?: SessionSettings
  /** What the session may do; by default all that no rule is needed for: credentials and broken settings files are refused. */
  readonly policy?: PolicyChecks
}

/** How a session is set up that does not simply work on the disk. */
export interface SessionSetup extends Omit<SessionOptions, 'root'> {
  readonly files: SessionFiles
  readonly accept?: Accept
}

/**
 * Told every call that was accepted, in order and before it is answered: `place` puts its change in place, if it has one. One
 * synchronous stretch, so that what is written before and after `place` is about this call. What it returns refuses the call.
 */
export type Accept = (call: ToolCall, done: Done, place: () => Problem | undefined) => Problem | undefined

export interface CallOptions {
  /** Aborting refuses a call with INTERRUPTED, up to the moment its change is put in place. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
}

export interface SessionSettings extends Partial<Pick<PlanOptions, 'reads' | 'trailing_whitespace'>> {
  readonly budgets?: Partial<ReadBudgets>
  /** How much the session remembers of what it read. */
  readonly memory?: FileStateLimits
}

export interface SessionSuccess extends Omit<Partial<ReadView>, 'type'> {
  readonly ok: true
  /** Relative to the root, `/` separated. */
  readonly path: string
  /** `create` or `update` for a tool that changes; what was shown for a Read. */
  readonly type?: 'create' | 'update' | ReadView['type']
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

/** The four tools call by call against a live work tree. Throws USAGE when the root is no folder. */
export const createSession = async ({ root, ...options }: SessionOptions): Promise<Session> =>
  openSession({ ...options, files: filesOnDisk(root) })

/** The same against any files, with a say in what is accepted. */
export const openSession = ({
  files,
  options = {},
  policy = createPolicy({ protectedPaths: false }),
  accept = placeAtOnce,
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
  }
  return {
    call: async (tool, input, how = {}) => {
      if (closed) throw new EditplanError({ name: 'USAGE', message: 'The session is closed. Open another.' })
      const parsed = parseToolCall(tool, input)
      if (!parsed.ok) return failure(parsed.problem)
      const { call } = parsed
      return turns.take(fileOf(call, files.workspace), async () => {
        const outcome = await finalOutcome(call, context, how)
        if (!outcome.ok) return failure(outcome.problem)
        const refused = accept(call, outcome, () => (outcome.change ? files.put(outcome.change) : undefined))
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

/** What calls are queued by: the file, or the path as given where no file can be told from it. */
const fileOf = (call: ToolCall, workspace: Workspace): string => {
  try {
    const located = workspace.locate(pathOf(call))
    return located.ok ? located.path : pathOf(call)
  } catch (error) {
    // The tool meets the same fault and reports it.
    if (isErrno(error)) return pathOf(call)
    throw error
  }
}

const finalOutcome = async (
  call: ToolCall,
  context: ToolContext,
  { signal, onProgress }: CallOptions,
): Promise<Outcome> => {
  if (signal?.aborted) return INTERRUPTED
  const progress = announceTool(call, context)
  if (progress) onProgress?.(progress)
  if (signal?.aborted) return INTERRUPTED
  const outcome = await runTool(call, context)
  const secret = outcome.ok && outcome.change && (await assembledSecret(context.policy, outcome.change))
  if (signal?.aborted) return INTERRUPTED
  return secret ? { ok: false, problem: secret } : outcome
}

const INTERRUPTED = {
  ok: false,
  problem: { name: 'INTERRUPTED', message: 'The call was stopped before it changed anything. Make it again.' },
} as const

const remember = ({ path, change, state }: Done, { workspace, states }: ToolContext): void => {
  if (!state) return
  const timestamp = change ? (workspace.stat(path)?.modified ?? 0) : state.timestamp
  states.set(path, { ...state, timestamp })
}

const success = ({ path, type, view, change, matchedBy, notes }: Done): SessionSuccess => ({
  ok: true,
  path,
  ...view,
  ...(type && { type }),
  ...(matchedBy && { matched_by: matchedBy }),
  ...(type && {
    structuredPatch: change?.structuredPatch ?? [],
    insertions: change?.insertions ?? 0,
    deletions: change?.deletions ?? 0,
  }),
  ...(notes && { notes }),
})

/** Credentials in its words are masked. */
const failure = async ({ name, message, suggestions }: Problem): Promise<SessionFailure> => ({
  ok: false,
  error: await masked({ name, code: numberOf(name), message, ...(suggestions && { suggestions }) }),
})
