import { buildProgram, type Program } from './program.ts'
import { SCENARIOS, type Scenario } from './scenarios.ts'
import { setStage, type Verdict } from './stage.ts'

export interface SweepOptions {
  /** The folder of package.json. */
  readonly project: string
  /** Checkouts at work at once. */
  readonly lanes: number
  /** Part of the names of the scenarios to try; all that contain it. */
  readonly only: string
  print(line: string): void
}

interface Tally {
  points: number
  before: number
  after: number
  failed: number
}

/** Kills every scenario's command at every point. Answers how many points failed. */
export async function sweep({ project, lanes, only, print }: SweepOptions): Promise<number> {
  using program = await buildProgram(project)
  const total: Tally = { points: 0, before: 0, after: 0, failed: 0 }
  for (const scenario of SCENARIOS.filter(({ name }) => name.includes(only))) {
    const begun = Date.now()
    const verdicts = await sweepScenario(program, scenario, lanes)
    const tally = tallyOf(verdicts)
    for (const { point, failures } of verdicts)
      for (const failure of failures) print(`  ${scenario.name}, killed at ${point}: ${failure}`)
    print(`${describe(scenario.name, tally)}, ${seconds(begun)}`)
    for (const key of ['points', 'before', 'after', 'failed'] as const) total[key] += tally[key]
  }
  print(describe('crash test', total))
  return total.failed
}

/** Each lane has a checkout of its own and takes the next point that no other has taken. */
async function sweepScenario(program: Program, scenario: Scenario, lanes: number): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = []
  let next = 1
  const lane = async (): Promise<void> => {
    using stage = await setStage(program, scenario)
    for (let point = next++; point <= stage.points; point = next++) verdicts.push(await stage.prove(point))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return verdicts.sort((one, other) => one.point - other.point)
}

const tallyOf = (verdicts: readonly Verdict[]): Tally => ({
  points: verdicts.length,
  before: verdicts.filter(({ reached }) => reached === 'before').length,
  after: verdicts.filter(({ reached }) => reached === 'after').length,
  failed: verdicts.filter(({ failures }) => failures.length > 0).length,
})

const describe = (name: string, { points, before, after, failed }: Tally): string =>
  `${name}: ${points} points, ${before} before, ${after} after, ${failed} failed`

const seconds = (begun: number): string => `${Math.round((Date.now() - begun) / 1000)} s`
