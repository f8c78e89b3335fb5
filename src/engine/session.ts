import { EditplanError, type ErrorName, numberOf, type Problem } from '../errors.ts'
import type { PlanOptions } from '../plan/schema.ts'
import type { PolicyChecks } from '../policy/checks.ts'
import type { StructuredPatchHunk } from '../text/patch.ts'
import type { Done, MatchedBy, Outcome, ReadBudgets, ReadView, ToolContext } from '../tools/tool.ts'
import { checkOut } from '../workspace/checkout.ts'
import { isErrno } from '../workspace/errno.ts'
import { createFileStates, type FileStateLimits } from '../workspace/file-state.ts'
import { type DiskSource, openDisk } from '../workspace/sources/disk.ts'
import { runTool } from './run-tool.ts'
import { parseToolCall, pathOf, type ToolCall } from './tool-call.ts'
import { createTurns } from './turns.ts'

export interface SessionOptions {
  /** A checkout, or any folder: neither a commit nor a repository is needed. */
  readonly root: string
  readonly options?: SessionSettings
  /** What the session may do; by default everything inside the root that no plan is refused. */
  readonly policy?: PolicyChecks
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
  call(tool: string, input: unknown): Promise<SessionSuccess | SessionFailure>
  /** Waits for the calls under way; later ones throw USAGE. */
  close(): Promise<void>
}

/** The four tools call by call against a live work tree. Throws USAGE when the root is no folder. */
export const createSession = async ({ root, options = {}, policy = ALLOW_ALL }: SessionOptions): Promise<Session> => {
  const workspace = openRoot(root)
  const states = createFileStates(options.memory)
  const turns = createTurns()
  let calls = 0
  let closed = false
  const contextOf = (seed: string): ToolContext => ({
    workspace,
    states,
    policy,
    options: { reads: options.reads ?? 'strict', trailing_whitespace: options.trailing_whitespace ?? 'keep' },
    budgets: { ...BUDGETS, ...options.budgets },
    seed,
    show: true,
  })
  return {
    call: async (tool, input) => {
      if (closed) throw new EditplanError({ name: 'USAGE', message: 'The session is closed. Open another.' })
      const parsed = parseToolCall(tool, input)
      if (!parsed.ok) return failure(parsed.problem)
      const context = contextOf(`session:${calls++}`)
      return turns.take(fileOf(parsed.call, workspace), () => perform(parsed.call, context, workspace))
    },
    close: async () => {
      closed = true
      await turns.idle()
    },
  }
}

const BUDGETS: ReadBudgets = { bytes: 256 * 1024, tokens: 25_000 }

const ALLOW_ALL: PolicyChecks = {
  secrets: async () => undefined,
  path: () => undefined,
  configuration: () => undefined,
}

const openRoot = (root: string): DiskSource => {
  try {
    return openDisk(root)
  } catch (error) {
    if (!isErrno(error)) throw error
    const message = `${JSON.stringify(root)} cannot be opened: ${error.message}. Give the folder of a checkout.`
    throw new EditplanError({ name: 'USAGE', message }, { cause: error })
  }
}

/** What calls are queued by: the file, or the path as given where no file can be told from it. */
const fileOf = (call: ToolCall, workspace: DiskSource): string => {
  try {
    const located = workspace.locate(pathOf(call))
    return located.ok ? located.path : pathOf(call)
  } catch (error) {
    // The tool meets the same fault and reports it.
    if (isErrno(error)) return pathOf(call)
    throw error
  }
}

const perform = async (
  call: ToolCall,
  context: ToolContext,
  workspace: DiskSource,
): Promise<SessionSuccess | SessionFailure> => {
  const outcome = await finalOutcome(call, context)
  if (!outcome.ok) return failure(outcome.problem)
  const { change, path, state } = outcome
  if (change) {
    const placed = checkOut([change], { root: workspace.root })
    if (!placed.ok) return failure(placed.problems[0])
    placed.keep()
  }
  if (state) {
    const timestamp = change ? (workspace.stat(path)?.modified ?? 0) : state.timestamp
    context.states.set(path, { ...state, timestamp })
  }
  return success(outcome)
}

const finalOutcome = async (call: ToolCall, context: ToolContext): Promise<Outcome> => {
  const running = runTool(call, context)
  let next = await running.next()
  while (!next.done) next = await running.next()
  return next.value
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

const failure = ({ name, message, suggestions }: Problem): SessionFailure => ({
  ok: false,
  error: { name, code: numberOf(name), message, ...(suggestions && { suggestions }) },
})
