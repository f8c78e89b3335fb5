import { cpuUsage, memoryUsage } from 'node:process'
import { type ReplayContext, replay } from '../../../core/engine/replay.ts'
import type { StepResult } from '../../../core/engine/step-result.ts'
import { withDigest } from '../../../core/plan/digest.ts'
import type { StepInput } from '../../../core/plan/edits-between.ts'
import type { PlanHeader, Step } from '../../../core/plan/schema.ts'
import type { Policy } from '../../../core/policy/policy.ts'
import type { Baseline } from '../../../core/run/baseline.ts'
import { requestOf, withFiles } from '../../../core/run/request.ts'
import { isBinary, openText, wholeText } from '../../../core/text/encoding.ts'
import { toLf } from '../../../core/text/line-ending.ts'
import type { PolicyChecks } from '../../../core/tools/permission.ts'
import { createOverlay, type Overlay } from '../../../core/workspace/overlay.ts'
import type { Source } from '../../../core/workspace/workspace.ts'

/** What steps make of files, in memory. */
export type Trial = { readonly results: readonly StepResult[]; readonly workspace: Overlay }

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
  { source = baseline.source, goesOn = () => true }: { readonly source?: Source; goesOn?(): boolean } = {},
): Promise<Trial> {
  const options = { ...header.options, on_error: 'continue' as const }
  const plan = withDigest(
    { ...header, options },
    steps.map((step, at) => ({ ...step, index: at + 1 })),
  )
  const { found } = await withFiles(baseline, requestOf(plan), policy)
  const workspace = createOverlay(source)
  const results: StepResult[] = []
  const context = { workspace, policy: checks, tracked: found, ...(commands && { commands }) }
  for await (const event of replay([plan], context)) {
    if (event.type === 'step') results.push(event.result)
    if (!goesOn()) break
  }
  return { results, workspace }
}

/** Why a search ended before it had tried everything. */
export type Stop = 'work' | 'time' | 'memory'

export interface EffortLimits {
  /** Characters that the search looks at; the same in every run. Default 1,500,000,000: half a minute or less on most machines. */
  readonly work?: number | undefined
  /** Milliseconds for all of it; default 120,000. */
  readonly time?: number | undefined
  /** Bytes; default 2 GiB. */
  readonly memory?: number | undefined
  /** Milliseconds since some moment; default those of the processor that this process took, which other programs do not shorten. */
  readonly clock?: (() => number) | undefined
}

/** By which part of the time the search, and each of what follows it, has to end: that takes longer than reading the files did. */
const ENDS = { search: 0.55, rest: 0.65, proof: 0.9, ordinary: 1 } as const

/** Counts work, which decides; clock and memory only stop what would take too long on this machine. */
export interface Effort {
  readonly stopped: Stop | undefined
  /** Characters that were counted. */
  readonly spent: number
  /** Counts characters that the search looks at; false once it is to stop. */
  spend(characters: number): boolean
  /** Whether there is time and memory to go on with what follows the search. */
  allows(part: keyof typeof ENDS): boolean
}

export function createEffort(limits: EffortLimits = {}): Effort {
  const { work = 1.5e9, time = 120_000, memory = 2 ** 31, clock = processorTime } = limits
  const start = clock()
  let left = work
  let lookedAt = work
  let stopped: Stop | undefined
  const stop = (part: keyof typeof ENDS): Stop | undefined => {
    if (part === 'search' && lookedAt - left < LOOK_EVERY) return undefined
    lookedAt = left
    if (clock() - start > time * ENDS[part]) return 'time'
    return memoryUsage.rss() > memory * (part === 'search' ? SEARCHED : 1) ? 'memory' : undefined
  }
  return {
    spend(characters) {
      left -= characters
      stopped ??= left < 0 ? 'work' : stop('search')
      return stopped === undefined
    },
    allows(part) {
      const found = stop(part)
      stopped ??= found
      return found === undefined
    },
    get stopped() {
      return stopped
    },
    get spent() {
      return work - left
    },
  }
}

function processorTime(): number {
  const { user, system } = cpuUsage()
  return (user + system) / 1000
}

/** Characters between two looks at clock and memory. */
const LOOK_EVERY = 1_000_000

/** What the search may take of the memory. */
const SEARCHED = 0.75

/** The text of a file that an Edit can change in any way; with LF line ends, without its mark. */
export function editable(bytes: Buffer): string | undefined {
  if (bytes.length > LARGEST || isBinary(bytes)) return undefined
  const opened = openText(bytes)
  if (!opened.ok || !opened.file.valid) return undefined
  return toLf(wholeText(opened.file))
}

/** Larger files are changed by ordinary steps. */
const LARGEST = 4 * 2 ** 20

/** A step of a plan of few. */
export const numbered = ({ tool, input }: StepInput, at = 0): Step =>
  ({ index: at + 1, tool, input, at: { line: at + 1, column: 1 } }) as unknown as Step
