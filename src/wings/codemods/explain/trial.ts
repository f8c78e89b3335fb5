import { memoryUsage } from 'node:process'
import { type ReplayContext, replay } from '../../../core/engine/replay.ts'
import type { StepResult, StepStatus } from '../../../core/engine/step-result.ts'
import { withDigest } from '../../../core/plan/digest.ts'
import type { PlanHeader, Step } from '../../../core/plan/schema.ts'
import type { Policy, PolicyChecks } from '../../../core/policy/policy.ts'
import type { Baseline } from '../../../core/run/baseline.ts'
import { requestOf, withFiles } from '../../../core/run/request.ts'
import { createOverlay } from '../../../core/workspace/overlay.ts'
import type { Problem } from '../../../errors.ts'
import type { Effort } from './cover.ts'

/** What steps make of a checkout, in memory. */
export interface Trial {
  readonly steps: readonly TriedStep[]
  /** The files that are not as they were, by their paths. */
  readonly files: ReadonlyMap<string, FileAfter>
}

export interface TriedStep {
  /** The step's number as it was given, which is not that of the replay. */
  readonly index: number
  readonly status: StepStatus
  /** As in `StepResult`. */
  readonly path: string
  /** Paths of the files that it changed. */
  readonly changed: readonly string[]
  readonly matches: number | undefined
  readonly error: Problem | undefined
}

interface FileAfter {
  /** Undefined for a file that is gone. */
  readonly content: Buffer | undefined
  readonly mode: number
}

/** What trials are made on. */
export interface TrialBaseline {
  readonly baseline: Baseline
  readonly policy: Policy
  readonly checks: PolicyChecks
  readonly header: PlanHeader
  /** Runs the commands of steps. */
  readonly commands?: ReplayContext['commands'] | undefined
}

/** Replays steps to their end, whatever is refused on the way, or as long as `goesOn`. Nothing is written. */
export async function tryOut(
  steps: readonly Step[],
  { baseline, policy, checks, header, commands }: TrialBaseline,
  goesOn = (): boolean => true,
): Promise<Trial> {
  const options = { ...header.options, on_error: 'continue' as const }
  const numbered = steps.map((step, at) => ({ ...step, index: at + 1 }))
  const request = await withFiles(baseline, requestOf(withDigest({ ...header, options }, numbered)), policy)
  const workspace = createOverlay(baseline.source)
  const tried: TriedStep[] = []
  for await (const event of replay([{ options, steps: numbered }], {
    workspace,
    policy: checks,
    tracked: request.found,
    ...(commands && { commands }),
  })) {
    if (event.type === 'step') tried.push(triedStep(event.result, steps[tried.length]?.index ?? 0))
    if (!goesOn()) break
  }
  const files = workspace.changes().map(({ path, after, mode }) => [path, { content: after, mode }] as const)
  return { steps: tried, files: new Map(files) }
}

const triedStep = ({ status, path, changes, matches, error }: StepResult, index: number): TriedStep => ({
  index,
  status,
  path,
  changed: changes.map(({ path }) => path),
  matches,
  error,
})

/** Paths of files that are not the same after both. */
export const differences = (one: Trial, other: Trial): readonly string[] =>
  [...new Set([...one.files.keys(), ...other.files.keys()])].filter(
    (path) => !isSame(one.files.get(path), other.files.get(path)),
  )

const isSame = (one: FileAfter | undefined, other: FileAfter | undefined): boolean => {
  if (!one || !other) return one === other
  if (!one.content || !other.content) return one.content === other.content
  return one.content.equals(other.content) && one.mode === other.mode
}

/** Why a search ended before it had tried everything. */
export type Stop = 'work' | 'time' | 'memory'

export interface EffortLimits {
  /** Characters that the search looks at; the same in every run. Default 3,000,000,000. */
  readonly work?: number | undefined
  /** Milliseconds for all of it; default 30,000. */
  readonly time?: number | undefined
  /** Bytes; default 2 GiB. */
  readonly memory?: number | undefined
  /** Milliseconds since some moment; default those of the machine. */
  readonly clock?: (() => number) | undefined
}

/** What follows the search, and when each has to end in the time that is left for them. */
const ENDS = { search: 0, rest: 0.2, proof: 0.7, ordinary: 1 } as const
/** Shares of the time that the search has: the most of it where reading took little, since what follows takes so many times as long. */
const SEARCH = { least: 0.45, most: 0.7 } as const
const AS_READING = 3.5

export interface CountedEffort extends Effort {
  readonly stopped: Stop | undefined
  /** All is read, and the search begins. */
  begin(): void
  /** Whether there is time and memory to go on with what follows the search. */
  allows(part: keyof typeof ENDS): boolean
}

/** Counts work, which decides; clock and memory only stop what would take too long on this machine. */
export function createEffort(limits: EffortLimits = {}): CountedEffort {
  const { work = 3e9, time = 30_000, memory = 2 ** 31, clock = () => performance.now() } = limits
  const start = clock()
  let searched = time * SEARCH.least
  let left = work
  let calls = 0
  let stopped: Stop | undefined
  const stop = (part: keyof typeof ENDS, isAsked: boolean): Stop | undefined => {
    if (clock() - start > searched + (time - searched) * ENDS[part]) return 'time'
    calls += 1
    const most = part === 'search' ? memory * SEARCHED : memory
    return (isAsked || calls % 64 === 0) && memoryUsage.rss() > most ? 'memory' : undefined
  }
  return {
    begin() {
      searched = Math.max(searched, Math.min(time * SEARCH.most, time - (clock() - start) * AS_READING))
    },
    spend(characters) {
      left -= characters
      stopped ??= left < 0 ? 'work' : stop('search', false)
      return stopped === undefined
    },
    allows(part) {
      const found = stop(part, true)
      stopped ??= found
      return found === undefined
    },
    get stopped() {
      return stopped
    },
  }
}

/** What the search may take of the memory. */
const SEARCHED = 0.75
