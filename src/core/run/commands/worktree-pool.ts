import type { Problem } from '../../../errors.ts'
import type { CommandFile, CommandOutcome, RunStep } from '../../engine/command-step.ts'
import type { ObjectStore } from '../../git/object-store.ts'
import { nameOf } from '../../plan/steps.ts'
import type { Decision } from '../../policy/decision.ts'
import { visible } from '../../text/visible.ts'
import type { Overlay } from '../../workspace/overlay.ts'
import type { Baseline } from '../baseline.ts'
import type { RunEvent } from '../replayed.ts'
import type { KeepOutput } from '../verification.ts'
import type { Approval } from './approval.ts'
import { executeCommand } from './execute-command.ts'
import { type CommandPlace, openPlace } from './place.ts'
import type { CarriedOut, CommandResult } from './results.ts'

export interface WorktreePoolOptions {
  readonly baseline: Baseline
  readonly store: ObjectStore
  readonly approval: Approval
  readonly keepOutput?: KeepOutput | undefined
  readonly signal?: AbortSignal | undefined
  readonly onEvent?: ((event: RunEvent) => void) | undefined
}

/** Runs commands in worktrees: one after the other in one, those for the background each in its own. */
export interface WorktreePool extends AsyncDisposable {
  /** Asks the policy, and whoever may approve, then runs the command. `onBegun`: the files it finds are no longer looked at. */
  run(step: RunStep, workspace: Overlay, onBegun: () => void): Promise<CommandResult>
  /** What the worktrees lacked, in sentences. */
  notes(): readonly string[]
}

export function openWorktreePool(options: WorktreePoolOptions): WorktreePool {
  const { approval, store, onEvent } = options
  const shared = sharedPlace(options)
  const notes = new Set<string>()
  const carry = async (step: RunStep, workspace: Overlay, { argv, onBegun }: Ready): Promise<CarriedOut> => {
    const own = step.input.background ? await openPlace(placeOptions(options)) : undefined
    const place = own ?? (await shared.holding(workspace))
    for (const note of place.notes) notes.add(note)
    try {
      onEvent?.({ type: 'progress', message: `Running ${visible(nameOf(step))}` })
      const carried = await executeCommand(step, workspace, { ...options, argv, place, env: store.env, onBegun })
      if (!own) await shared.leave(carried.outcome)
      return carried
    } finally {
      await own?.[Symbol.asyncDispose]()
    }
  }
  return {
    async run(step, workspace, onBegun) {
      const { judgeCommand } = await import('../../policy/judge-command.ts')
      const policy = approval.policy()
      const judged = judgeCommand(policy, { input: step.input, step: step.index, changed: workspace.touched() })
      if (!judged.ok) return { outcome: judged, decision: judged.decision }
      const { decision, argv } = judged
      if (decision.behavior === 'ask' && !(await approval.ofCommand(step, decision)))
        return { outcome: { ok: false, problem: unapproved(step, decision) }, decision }
      const carried = await carry(step, workspace, { argv, onBegun })
      if (carried.outcome.ok) await approveFiles(step, carried.outcome.files, approval)
      return { ...carried, decision }
    },
    notes: () => [...notes],
    [Symbol.asyncDispose]: () => shared[Symbol.asyncDispose](),
  }
}

interface Ready {
  readonly argv: readonly [string, ...string[]]
  readonly onBegun: () => void
}

const placeOptions = ({ baseline, store, approval, signal }: WorktreePoolOptions) => ({
  baseline,
  store,
  settings: approval.policy().file.worktree,
  signal,
})

interface SharedPlace extends AsyncDisposable {
  /** The worktree, made where there is none, or where it holds files that are no longer the workspace's. */
  holding(workspace: Overlay): Promise<CommandPlace>
  leave(outcome: CommandOutcome): Promise<void>
}

/** What a failed command left cannot be told from what was there: its worktree goes. */
function sharedPlace(options: WorktreePoolOptions): SharedPlace {
  let place: CommandPlace | undefined
  /** Files that steps or commands put there. */
  const held = new Set<string>()
  const drop = async (): Promise<void> => {
    const old = place
    place = undefined
    held.clear()
    await old?.[Symbol.asyncDispose]()
  }
  return {
    async holding(workspace) {
      const touched = new Set(workspace.touched())
      if ([...held].some((path) => !touched.has(path))) await drop()
      for (const path of touched) held.add(path)
      place ??= await openPlace(placeOptions(options))
      return place
    },
    async leave(outcome) {
      if (!outcome.ok) return drop()
      for (const { path } of outcome.files) held.add(path)
    },
    [Symbol.asyncDispose]: drop,
  }
}

/** Files that need approval are approved before the replay asks about them; it refuses those that are not. */
async function approveFiles(step: RunStep, files: readonly CommandFile[], approval: Approval): Promise<void> {
  for (const { path, after } of files) {
    const decision = approval.policy().decide(path, after ? 'Run' : 'Delete', step.index)
    if (decision.behavior === 'ask' && !(await approval.ofFile(step, path, decision))) return
  }
}

const unapproved = (step: RunStep, { reason }: Decision): Problem => ({
  name: 'POLICY_ASK',
  message: visible(`${JSON.stringify(nameOf(step))}: ${reason}. Ask someone to approve it in a terminal.`),
})
