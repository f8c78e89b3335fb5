import { memoryUsage } from 'node:process'
import type { Effort } from './cover.ts'

/** Why a search ended before it had tried everything. */
export type Stop = 'work' | 'time' | 'memory'

export interface EffortLimits {
  /** Characters looked at; the same in every run. Default 3,000,000,000. */
  readonly work?: number | undefined
  /** Milliseconds; default 30,000. */
  readonly time?: number | undefined
  /** Bytes; default 2 GiB. */
  readonly memory?: number | undefined
}

export interface CountedEffort extends Effort {
  readonly stopped: Stop | undefined
}

/** Counts work, which decides; clock and memory only stop what would take too long on this machine. */
export function createEffort({ work = 3e9, time = 30_000, memory = 2 ** 31 }: EffortLimits = {}): CountedEffort {
  const end = performance.now() + time
  let left = work
  let calls = 0
  let stopped: Stop | undefined
  const stop = (): Stop | undefined => {
    if (left < 0) return 'work'
    if (performance.now() > end) return 'time'
    calls += 1
    return calls % 64 === 0 && memoryUsage().rss > memory ? 'memory' : undefined
  }
  return {
    spend(characters) {
      left -= characters
      stopped ??= stop()
      return stopped === undefined
    },
    get stopped() {
      return stopped
    },
  }
}
