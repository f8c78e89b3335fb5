import { createHash } from 'node:crypto'
import type { Problem } from '../../../errors.ts'
import type { RunStep } from '../../engine/run-step.ts'
import type { Git } from '../../git/git.ts'
import type { ObjectStore } from '../../git/object-store.ts'
import { changedIn, type GitState, gitState } from '../../git/work-tree-snapshot.ts'
import type { KeptResult } from '../../history/manifest.ts'
import { nameOf } from '../../plan/steps.ts'
import type { Decision } from '../../policy/command-rules.ts'
import type { Policy } from '../../policy/policy.ts'
import { visible } from '../../text/visible.ts'
import { listed } from '../../text/words.ts'
import { actOfCommand } from '../../tools/run.ts'
import type { CommandFile, CommandOutcome } from '../../tools/tool.ts'
import type { Overlay } from '../../workspace/overlay.ts'
import { type Ask, CommandApproval, type Review } from '../approvals.ts'
import type { Baseline } from '../baseline.ts'
import { type CommandPlace, openPlace } from '../isolated-worktree.ts'
import { takeRecorded } from '../recorded-results.ts'
import type { RunEvent } from '../replayed.ts'
import type { RunMode } from '../run-mode.ts'
import type { RunPolicy } from '../run-policy.ts'
import { exposedCredentials, type KeepOutput } from '../verification.ts'
import { type CarriedOut, type CommandResult, type Commands, executeCommand } from './execute-command.ts'

export interface CommandCacheOptions {
  readonly baseline: Baseline
  readonly store: ObjectStore
  readonly policy: RunPolicy
  readonly review: Review
  /** As in `RunMode`. */
  readonly onAsk: RunMode['onAsk']
  readonly ask?: Ask | undefined
  readonly keepOutput?: KeepOutput | undefined
  readonly signal?: AbortSignal | undefined
  readonly onEvent?: ((event: RunEvent) => void) | undefined
  /** Results to take in place of running anything, by the step's number; a step without one is refused. */
  readonly recorded?: ReadonlyMap<number, KeptResult> | undefined
}

/**
 * The commands of a run's steps. Each runs once for the files that it finds: a replay that comes to it again with the same files is given
 * the same result. One for the background is begun by the first replay, which goes on as if it had ended well.
 */
export class CommandCache implements Commands, AsyncDisposable {
  readonly results = new Map<number, CommandResult>()
  readonly #options: CommandCacheOptions
  readonly #ending = new AbortController()
  readonly #approval: CommandApproval
  readonly #worktrees: Worktrees
  readonly #background = new Background()
  readonly #known = new Map<string, Promise<CommandResult>>()
  #before: Promise<GitState> | undefined

  constructor(options: CommandCacheOptions) {
    const { signal } = options
    this.#options = options
    this.#approval = new CommandApproval(options)
    this.#worktrees = new Worktrees(this.#approval, {
      ...options,
      signal: signal ? AbortSignal.any([signal, this.#ending.signal]) : this.#ending.signal,
    })
  }

  /** Bound: it is passed on alone. */
  readonly outcomeOf = async (step: RunStep, workspace: Overlay): Promise<CommandOutcome> => {
    const key = `${step.index} ${stateOf(workspace)}`
    const provisional = this.#known.has(key) ? undefined : await this.#begin(step, workspace, key)
    if (provisional) return provisional
    const ended = await (this.#known.get(key) as Promise<CommandResult>)
    this.results.set(step.index, ended)
    return ended.outcome
  }

  /** Waits for the commands in the background. */
  async settle(): Promise<void> {
    await Promise.all(this.#known.values())
  }

  /** The policy with what was approved meanwhile. */
  get policy(): Policy {
    return this.#approval.policy
  }

  /** The review with what was approved, drafted and decided meanwhile. */
  get review(): Review {
    const { review } = this.#approval
    const decided = [...this.results].flatMap(([step, { decision }]) => (decision ? [[step, decision] as const] : []))
    return { ...review, decisions: new Map([...review.decisions, ...decided]) }
  }

  /** What the programs could read and lacked, in sentences. */
  async notes(): Promise<readonly string[]> {
    const { recorded, store } = this.#options
    if (recorded) return []
    return [
      ...(await exposedCredentials(store.git)),
      ...this.#worktrees.notes,
      ...(await changesOfGit(store.git, this.#before)),
    ]
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#ending.abort()
    await this.#background.end()
    await this.#worktrees[Symbol.asyncDispose]()
  }

  /** Undefined where the result is to be waited for. */
  async #begin(step: RunStep, workspace: Overlay, key: string): Promise<CommandOutcome | undefined> {
    const { recorded, baseline, store } = this.#options
    if (recorded) {
      this.#known.set(key, takeRecorded(step, { kept: recorded.get(step.index), workspace, baseline, store }))
      return undefined
    }
    this.#before ??= gitState(store.git)
    await this.#before
    const run = (onStart: () => void) => {
      const result = this.#worktrees.run(step, workspace, onStart)
      this.#known.set(key, result)
      return result
    }
    if (!step.input.background) {
      run(() => undefined)
      return undefined
    }
    await this.#background.begin(run)
    return { ok: true, files: [] }
  }
}

/** Says which refs, settings and hooks of the repository are not as they were before the first command. */
async function changesOfGit(git: Git, before: Promise<GitState> | undefined): Promise<readonly string[]> {
  const changed = before ? changedIn(await before, await gitState(git)) : []
  if (changed.length === 0) return []
  return [
    `While the commands of this run ran, git itself was changed: ${listed(changed, MOST_NAMED)}. Undo does not restore that; look at it before you use the checkout with a token.`,
  ]
}

const MOST_NAMED = 10

/** Commands that go on in the background at a time. */
const AT_ONCE = 2

class Background {
  readonly #running = new Set<Promise<unknown>>()

  /** Resolves once the command has begun, or ended before. Nobody need wait for the result. */
  async begin(run: (onStart: () => void) => Promise<CommandResult>): Promise<void> {
    while (this.#running.size >= AT_ONCE) await Promise.race(this.#running)
    await new Promise<void>((onStart) => {
      const over = run(onStart)
        .catch(() => undefined)
        .then(() => {
          this.#running.delete(over)
          onStart()
        })
      this.#running.add(over)
    })
  }

  async end(): Promise<void> {
    await Promise.all(this.#running)
  }
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

/** Runs commands in worktrees: one after the other in one, those for the background each in its own. */
class Worktrees implements AsyncDisposable {
  /** What the worktrees lacked, in sentences. */
  readonly notes = new Set<string>()
  readonly #approval: CommandApproval
  readonly #options: CommandCacheOptions
  #shared: CommandPlace | undefined
  /** Files that steps or commands put into the shared one. */
  readonly #held = new Set<string>()

  constructor(approval: CommandApproval, options: CommandCacheOptions) {
    this.#approval = approval
    this.#options = options
  }

  /** Asks the policy, and whoever may approve, then runs the command. `onStart`: the files it finds are no longer looked at. */
  async run(step: RunStep, workspace: Overlay, onStart: () => void): Promise<CommandResult> {
    const { judgeCommand } = await import('../../policy/judge-command.ts')
    const approval = this.#approval
    const judged = judgeCommand(approval.policy, { input: step.input, step: step.index, changed: workspace.touched() })
    if (!judged.ok) return { outcome: judged, decision: judged.decision }
    const { decision, argv } = judged
    if (decision.behavior === 'ask' && !(await approval.ofCommand(step, decision)))
      return { outcome: { ok: false, problem: unapproved(step, decision) }, decision }
    const carried = await this.#carryOut(step, workspace, { argv, onStart })
    if (carried.outcome.ok) await approveFiles(step, carried.outcome.files, approval)
    return { ...carried, decision }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#drop()
  }

  async #carryOut(
    step: RunStep,
    workspace: Overlay,
    begun: { readonly argv: readonly [string, ...string[]]; readonly onStart: () => void },
  ): Promise<CarriedOut> {
    const { store, onEvent } = this.#options
    const own = step.input.background ? await this.#open() : undefined
    const place = own ?? (await this.#holding(workspace))
    for (const note of place.notes) this.notes.add(note)
    try {
      onEvent?.({ type: 'progress', message: `Running ${visible(nameOf(step))}` })
      const carried = await executeCommand(step, workspace, { ...this.#options, ...begun, place, env: store.env })
      if (!own) await this.#leave(carried.outcome)
      return carried
    } finally {
      await own?.[Symbol.asyncDispose]()
    }
  }

  #open(): Promise<CommandPlace> {
    const { baseline, store, signal } = this.#options
    return openPlace({ baseline, store, settings: this.#approval.policy.file.worktree, signal })
  }

  /** The shared worktree, made where there is none, or where it holds files that are no longer the workspace's. */
  async #holding(workspace: Overlay): Promise<CommandPlace> {
    const touched = new Set(workspace.touched())
    if ([...this.#held].some((path) => !touched.has(path))) await this.#drop()
    for (const path of touched) this.#held.add(path)
    this.#shared ??= await this.#open()
    return this.#shared
  }

  /** Nothing tells what a failed command left from what was there: its worktree goes. */
  async #leave(outcome: CommandOutcome): Promise<void> {
    if (!outcome.ok) return this.#drop()
    for (const { path } of outcome.files) this.#held.add(path)
  }

  async #drop(): Promise<void> {
    const old = this.#shared
    this.#shared = undefined
    this.#held.clear()
    await old?.[Symbol.asyncDispose]()
  }
}

/** Files that need approval are approved before the replay asks about them; it refuses those that are not. */
async function approveFiles(step: RunStep, files: readonly CommandFile[], approval: CommandApproval): Promise<void> {
  for (const { path, after } of files) {
    const act = actOfCommand(after)
    const decision = approval.policy.decide(path, act, step.index)
    if (decision.behavior === 'ask' && !(await approval.ofFile(step, { path, effects: act.effects }, decision))) return
  }
}

const unapproved = (step: RunStep, { reason }: Decision): Problem => ({
  name: 'POLICY_ASK',
  message: visible(`${JSON.stringify(nameOf(step))}: ${reason}. Ask someone to approve it in a terminal.`),
})
