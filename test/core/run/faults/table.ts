import { realpathSync } from 'node:fs'
import { temporaryFolder } from '../../../support/folder.ts'
import { CODES, NEVER, proveFault, WORK } from '../../workspace/fault-proof.ts'
import type { Call, Fault } from '../../workspace/faulty-disk.ts'
import { SCENARIOS } from '../crash/scenarios.ts'
import { type FaultStage, isWritePath, type StageOptions, setFaultStage } from './sweep.ts'

export interface FaultSweep {
  /** Part of the names of the commands to try. */
  readonly only: string
  /** Of the calls of a whole command, every so many-th is tried; default 1. Those of the files alone are all tried. */
  readonly stride: number
  print(line: string): void
}

interface Tally {
  readonly calls: number
  tried: number
  before: number
  after: number
  interrupted: number
  failed: number
}

/** Has every call fail with every error, and prints a line for each kind of work. Answers how many attempts failed the proof. */
export async function sweepFaults({ only, stride, print }: FaultSweep): Promise<number> {
  let failed = 0
  const count = (name: string, tally: Tally) => {
    failed += tally.failed
    print(describe(name, tally))
  }
  for (const work of WORK) {
    const name = `files alone: ${work}`
    if (name.includes(only)) count(name, await sweepFiles(work, print))
  }
  for (const { name, scenario, options } of COMMANDS) {
    if (!name.includes(only)) continue
    using stage = await setFaultStage(scenario, options)
    count(name, await sweepCommand(stage, { stride, print: (line) => print(`  ${name}, ${line}`) }))
  }
  return failed
}

interface Command {
  readonly name: string
  readonly scenario: (typeof SCENARIOS)[number]
  readonly options: StageOptions
}

const COMMANDS: readonly Command[] = SCENARIOS.flatMap((scenario) => [
  { name: scenario.name, scenario, options: {} },
  ...(scenario.always
    ? (['forward', 'back'] as const).map((interrupted) => ({
        name: `resume ${interrupted}: ${scenario.name}`,
        scenario,
        options: { interrupted },
      }))
    : []),
])

interface Verdict {
  readonly reached: 'before' | 'after' | 'interrupted'
  readonly failures: readonly string[]
}

async function sweepFiles(work: (typeof WORK)[number], print: (line: string) => void): Promise<Tally> {
  using folder = temporaryFolder()
  const place = realpathSync(folder.path)
  const { calls } = await proveFault(place, { work, fault: NEVER })
  const tally = emptyTally(calls)
  for (const fault of faultsOf(calls, 1))
    add(tally, await proveFault(place, { work, fault, recreate: fault.nth % 2 === 0 }), (failure) =>
      print(`  ${work}, ${tell(calls, fault)}: ${failure}`),
    )
  return tally
}

async function sweepCommand(
  stage: FaultStage,
  { stride, print }: Pick<FaultSweep, 'stride' | 'print'>,
): Promise<Tally> {
  const tally = emptyTally(stage.calls)
  for (const fault of faultsOf(stage.calls, stride)) {
    // What only looks, before anything is written, is tried with one error.
    if (!isWritePath(stage, fault.nth) && fault.code !== 'EIO') continue
    add(tally, await stage.prove(fault), (failure) => print(`${tell(stage.calls, fault)}: ${failure}`))
  }
  return tally
}

function* faultsOf(calls: readonly Call[], stride: number): Generator<Fault> {
  for (let nth = 1; nth <= calls.length; nth += stride)
    for (const [at, code] of CODES.entries()) yield { nth, code, lasting: (nth + at) % 2 === 0 ? 'once' : 'stays' }
}

const emptyTally = ({ length: calls }: readonly Call[]): Tally => ({
  ...{ calls, tried: 0, before: 0, after: 0, interrupted: 0, failed: 0 },
})

const add = (tally: Tally, { reached, failures }: Verdict, print: (failure: string) => void): void => {
  tally.tried++
  tally[reached]++
  if (failures.length === 0) return
  tally.failed++
  for (const failure of failures) print(failure)
}

const tell = (calls: readonly Call[], { nth, code, lasting }: Fault): string =>
  `call ${nth} (${calls[nth - 1]?.name} ${calls[nth - 1]?.file}) ${code} ${lasting}`

const describe = (name: string, { calls, tried, before, after, interrupted, failed }: Tally): string =>
  `${name}: ${calls} calls, ${tried} faults: ${before} before, ${after} after, ${interrupted} interrupted and resumed, ${failed} failed`
