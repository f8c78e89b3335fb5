import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CandidatesVerdict, setCandidatesStage } from '../../core/run/crash/candidates.ts'
import { buildProgram, type Program } from '../../core/run/crash/program.ts'
import { WHOLE } from '../../support/whole.ts'

/** A sample in the suite; `npm run test:long -- try` tries every point with eight plans. */
const ALL = process.env.TRY_POINTS === 'all'
const [PLANS, SAMPLE] = [ALL ? 8 : 3, WHOLE ? 5 : 3]

let program: Program
beforeAll(async () => {
  program = await buildProgram(resolve(import.meta.dirname, '../../..'))
})
afterAll(() => program[Symbol.dispose]())

/** Each takes the next point that no other has taken, in a checkout of its own. */
async function sweep(lanes: number, each: (points: number) => number): Promise<readonly CandidatesVerdict[]> {
  const verdicts: CandidatesVerdict[] = []
  let next = 1
  const lane = async (): Promise<void> => {
    using stage = await setCandidatesStage(program, PLANS)
    for (; next <= stage.points; ) {
      const point = Math.floor(next)
      next += each(stage.points)
      const verdict = await stage.prove(point)
      verdicts.push(verdict)
      if (!ALL) continue
      for (const failure of verdict.failures) console.log(`killed at ${point}: ${failure}`)
      if (verdicts.length % 50 === 0) console.log(`${verdicts.length} of ${stage.points} points`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return verdicts
}

describe('plans that are tried side by side, killed', () => {
  it('leave only what --clean names and removes, harm no dependency, and give the same commits when tried again', async () => {
    const verdicts = ALL ? await sweep(2, () => 1) : await sweep(1, (points) => points / SAMPLE)
    expect(verdicts.flatMap(({ point, failures }) => failures.map((failure) => `${point}: ${failure}`))).toEqual([])
    const killed = verdicts.filter((one) => one.killed)
    expect(killed.length).toBeGreaterThanOrEqual(SAMPLE - 1)
    expect(Math.max(...killed.map(({ left }) => left))).toBeGreaterThan(0)
    if (ALL) {
      const counts = [0, 1, 2, 3, 4, 5].map((count) => killed.filter(({ left }) => left === count).length)
      console.log(
        `${PLANS} plans, killed at ${killed.length} of ${verdicts.length} points; worktrees left, 0 to 5: ${counts}`,
      )
    }
  }, 7_200_000)
})
