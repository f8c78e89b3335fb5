import { createHash } from 'node:crypto'
import type { Problem } from '../../../errors.ts'
import type { RunStep } from '../../engine/run-step.ts'
import type { Git } from '../../git/git.ts'
import type { ObjectStore } from '../../git/object-store.ts'
import { changedIn, type GitState, gitState } from '../../git/work-tree-snapshot.ts'
import type { KeptResult } from '../../history/stored-changes.ts'
import { nameOf } from '../../plan/steps.ts'
import type { ReviewedStep } from '../../policy/classifier.ts'
import type { Decision } from '../../policy/command-rules.ts'
import type { Grant, Policy } from '../../policy/policy.ts'
import { masked } from '../../policy/secrets.ts'
import { visible } from '../../text/visible.ts'
import { listed } from '../../text/words.ts'
import type { Touch } from '../../tools/permission.ts'
import { actOfCommand } from '../../tools/run.ts'
import type { CommandFile, CommandOutcome } from '../../tools/tool.ts'
import type { Overlay } from '../../workspace/overlay.ts'
import type { Ask, Review } from '../approvals.ts'
import type { Baseline } from '../baseline.ts'
import { type CommandPlace, openPlace } from '../isolated-worktree.ts'
import { takeRecorded } from '../recorded-results.ts'
import type { RunEvent } from '../replayed.ts'
import type { RunPolicy } from '../run-policy.ts'
import { exposedCredentials, type KeepOutput } from '../verification.ts'
import { type CarriedOut, type CommandResult, type Commands, executeCommand } from './execute-command.ts'

/**
 * The commands of a run's steps. Each runs once for the files that it finds: a replay that comes to it again with the same files is given
 * the same result. One for the background is begun by the first replay, which goes on as if it had ended well.
 */
export interface CommandCache extends Commands, AsyncDisposable {
  /** Waits for the commands in the background. */
  settle(): Promise<void>
  /** The policy with what was approved meanwhile. */
  policy(): Policy
  /** The review with what was approved, drafted and decided meanwhile. */
  review(): Review
  /** What the programs could read and lacked, in sentences. */
  notes(): Promise<readonly string[]>
}

export interface CommandCacheOptions extends Omit<WorktreePoolOptions, 'approval'>, ApprovalOptions {
  /** Results to take in place of running anything, by the step's number; a step without one is refused. */
  readonly recorded?: ReadonlyMap<number, KeptResult> | undefined
}

export function openCommandCache(options: CommandCacheOptions): CommandCache {
  const { recorded, baseline, store } = options
  const ending = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, ending.signal]) : ending.signal
  const approval = openApproval(options)
  const running = openWorktreePool({ ...options, approval, signal })
  const known = new Map<string, Promise<CommandResult>>()
  const results = new Map<number, CommandResult>()
  const background = createBackground()
  let before: Promise<GitState> | undefined
  /** Undefined where the result is to be waited for. */
  const begin = async (step: RunStep, workspace: Overlay, key: string): Promise<CommandOutcome | undefined> => {
    before ??= recorded ? undefined : gitState(store.git)
    await before
    if (recorded) known.set(key, takeRecorded(step, { kept: recorded.get(step.index), workspace, baseline, store }))
    else if (!step.input.background)
      known.set(
        key,
        running.run(step, workspace, () => undefined),
      )
    else {
      await background.room()
      await background.begin(
        (onBegun) => running.run(step, workspace, onBegun),
        (result) => known.set(key, result),
      )
      return { ok: true, files: [] }
    }
    return undefined
  }
  return {
    async outcomeOf(step, workspace) {
      const key = `${step.index} ${stateOf(workspace)}`
      const result = known.get(key)
      const provisional = result ? undefined : await begin(step, workspace, key)
      if (provisional) return provisional
      const ended = await (known.get(key) as Promise<CommandResult>)
      results.set(step.index, ended)
      return ended.outcome
    },
    settle: async () => void (await Promise.all(known.values())),
    results,
    policy: approval.policy,
    review: () => withCommands(approval.review(), results),
    notes: async () =>
      recorded
        ? []
        : [...(await exposedCredentials(store.git)), ...running.notes(), ...(await changesOfGit(store.git, before))],
    async [Symbol.asyncDispose]() {
      ending.abort()
      await background.end()
      await running[Symbol.asyncDispose]()
    },
  }
}

/** Says which refs, settings and hooks of the repository are not as they were before the first command. */
async function changesOfGit(git: Git, before: Promise<GitState> | undefined): Promise<readonly string[]> {
  const changed = before ? changedIn(await before, await gitState(git)) : []
  if (changed.length === 0) return []
  return [
    `While the commands of this run ran, git itself was changed: ${listed(changed, MOST_NAMED)}. Undo does not take that back; look at it before you use the checkout with a token.`,
  ]
}

const MOST_NAMED = 10

/** Commands that go on in the background at a time. */
const AT_ONCE = 2

function createBackground() {
  const going = new Set<Promise<unknown>>()
  return {
    async room(): Promise<void> {
      while (going.size >= AT_ONCE) await Promise.race(going)
    },
    /** Resolves once the command has begun, or ended before. Nobody need wait for the result, which `take` is given. */
    async begin(
      run: (onBegun: () => void) => Promise<CommandResult>,
      take: (result: Promise<CommandResult>) => void,
    ): Promise<void> {
      await new Promise<void>((onBegun) => {
        const result = run(onBegun)
        take(result)
        const over = result
          .catch(() => undefined)
          .then(() => {
            going.delete(over)
            onBegun()
          })
        going.add(over)
      })
    },
    end: async (): Promise<void> => void (await Promise.all(going)),
  }
}

const withCommands = (review: Review, results: ReadonlyMap<number, CommandResult>): Review => {
  const decided = [...results].flatMap(([step, { decision }]) => (decision ? [[step, decision] as const] : []))
  return { ...review, decisions: new Map([...review.decisions, ...decided]) }
}

/** The same for the same files. */
function stateOf(workspace: Overlay): string {
  const hash = createHash('sha1')
  for (const path of workspace.touched()) {
    const stat = workspace.stat(path)
    hash.update(`${JSON.stringify([path, stat?.kind, stat?.mode])}\n`)
    if (stat?.kind === 'file') hash.update(createHash('sha1').update(workspace.read(path)).digest())
  }
  return hash.digest('hex')
}

interface WorktreePoolOptions {
  readonly baseline: Baseline
  readonly store: ObjectStore
  readonly approval: Approval
  readonly keepOutput?: KeepOutput | undefined
  readonly signal?: AbortSignal | undefined
  readonly onEvent?: ((event: RunEvent) => void) | undefined
}

/** Runs commands in worktrees: one after the other in one, those for the background each in its own. */
interface WorktreePool extends AsyncDisposable {
  /** Asks the policy, and whoever may approve, then runs the command. `onBegun`: the files it finds are no longer looked at. */
  run(step: RunStep, workspace: Overlay, onBegun: () => void): Promise<CommandResult>
  /** What the worktrees lacked, in sentences. */
  notes(): readonly string[]
}

function openWorktreePool(options: WorktreePoolOptions): WorktreePool {
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

type Ready = { readonly argv: readonly [string, ...string[]]; readonly onBegun: () => void }

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
    const act = actOfCommand(after)
    const decision = approval.policy().decide(path, act, step.index)
    if (decision.behavior === 'ask' && !(await approval.ofFile(step, { path, effects: act.effects }, decision))) return
  }
}

const unapproved = (step: RunStep, { reason }: Decision): Problem => ({
  name: 'POLICY_ASK',
  message: visible(`${JSON.stringify(nameOf(step))}: ${reason}. Ask someone to approve it in a terminal.`),
})

/** Who may approve what a command does, which is known only while the steps are replayed. */
interface Approval {
  /** The policy with all approvals so far. */
  policy(): Policy
  /** Whether a command that the policy asks about may run. Nothing runs for a draft. */
  ofCommand(step: RunStep, decision: Decision): Promise<boolean>
  /** Whether a file that a command changed, and that the policy asks about, may be a part of the run. */
  ofFile(step: RunStep, touch: Touch, decision: Decision): Promise<boolean>
  /** The review with what was approved and drafted since. */
  review(): Review
}

interface ApprovalOptions {
  readonly policy: RunPolicy
  readonly review: Review
  readonly ask?: Ask | undefined
  /** As in `Terms`. */
  readonly onAsk: 'stop' | 'draft' | 'pass'
}

function openApproval({ policy, review, ask, onAsk }: ApprovalOptions): Approval {
  const grants: Grant[] = []
  const drafted: ReviewedStep[] = []
  const { approvals } = review
  const current = (): Policy =>
    grants.length === 0 ? review.policy : policy.allowing({ ...approvals, grants: [...approvals.grants, ...grants] })
  const asked = async (step: RunStep, path: string, { rule, reason }: Decision): Promise<boolean> => {
    const grant = await ask?.(await masked({ step, path, rule, reason }))
    // What is approved of a command is approved for its step: it has no path of its own.
    if (grant) grants.push('path' in grant ? { step: step.index } : grant)
    return grant !== undefined
  }
  return {
    policy: current,
    ofCommand: async (step, decision) => onAsk === 'pass' || (await asked(step, nameOf(step), decision)),
    async ofFile(step, { path, effects }, decision) {
      if (onAsk === 'pass' || (await asked(step, path, decision))) return true
      if (onAsk !== 'draft') return false
      grants.push({ step: step.index })
      drafted.push({ step, path, effects, decision })
      return true
    },
    review: () => ({ ...review, policy: current(), drafted: [...review.drafted, ...drafted] }),
  }
}
