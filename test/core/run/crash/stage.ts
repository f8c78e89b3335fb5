import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ResumeResult } from '../../../../src/core/run/undo.ts'
import { repositoryAt, temporaryFolder } from '../../../support/git.ts'
import { planText } from '../../../support/runs.ts'
import type { Place, Program } from './program.ts'
import type { Scenario } from './scenarios.ts'
import { differences, INDEX_FILE, type State, stateOf } from './state.ts'

/** A checkout of a scenario, in which its command is killed again and again. */
export interface Stage extends Disposable {
  /** How many points the command has to be killed at. */
  readonly points: number
  prove(point: number): Promise<Verdict>
}

/** Where a kill at a point and the resume after it led. */
export interface Verdict {
  readonly point: number
  readonly reached: 'before' | 'after'
  readonly outcome: ResumeResult['outcome']
  /** What is not as it has to be; empty for a proof. */
  readonly failures: readonly string[]
}

export async function setStage(program: Program, scenario: Scenario): Promise<Stage> {
  using prepared = scenario.prepare()
  const folder = temporaryFolder()
  const pristine = join(folder.path, 'pristine')
  const place = { root: join(folder.path, 'checkout'), temporary: join(folder.path, 'temporary') }
  mkdirSync(place.temporary)
  writeFileSync(join(folder.path, 'plan.json'), planText(scenario.plan.steps, scenario.plan.header))
  await copy(prepared.root, place.root)
  for (const args of scenario.first ?? []) await program.run(args, place)
  scenario.later?.(repositoryAt(place.root))
  await copy(place.root, pristine)
  const before = await stateOf(place)
  const points = await program.countPoints(scenario.command, place)
  const after = await stateOf(place)
  if (differences(before, after).length === 0) throw new Error(`${scenario.name} changes nothing`)
  const reset = async () => {
    for (const one of [place.root, place.temporary]) rmSync(one, { recursive: true })
    mkdirSync(place.temporary)
    await copy(pristine, place.root)
  }
  return {
    points,
    async prove(point) {
      await reset()
      return prove({ program, scenario, place, before, after }, point)
    },
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  }
}

interface Proof {
  readonly program: Program
  readonly scenario: Scenario
  readonly place: Place
  readonly before: State
  readonly after: State
}

/** Every tenth command that was rolled back is run again, to its end. */
const AGAIN = 10

/** Kills the command at a point; resumes; what stands then must be before or after, as resume says. */
async function prove({ program, scenario, place, before, after }: Proof, point: number): Promise<Verdict> {
  const failures: string[] = []
  const expect = (holds: boolean, what: string) => void (holds || failures.push(what))
  const expectState = (found: State, wanted: State, when: string) =>
    failures.push(...unlike(found, wanted, sameIndex).map((what) => `${when}: ${what}`))
  const sameIndex = before.get(INDEX_FILE) === after.get(INDEX_FILE)
  expect(await program.kill(scenario.command, place, point), 'the command came to its end')
  const [{ outcome, kept }, again] = await program.resume(place)
  const found = await stateOf(place)
  const reached = isAfter(found, { before, after }) ? 'after' : 'before'
  expectState(found, reached === 'after' ? after : before, `not ${reached}`)
  expect(kept.length === 0, `kept ${kept.join(', ')}`)
  expect(outcome === 'nothing' || outcome === (reached === 'after' ? 'finished' : 'rolled-back'), `says ${outcome}`)
  expect(again.outcome === 'nothing', `a second resume says ${again.outcome}`)
  if (reached === 'before' && point % AGAIN === 1) {
    const refused = await program.run(scenario.command, place).then(() => undefined, String)
    expect(refused === undefined, `run again: ${refused}`)
    expectState(await stateOf(place), after, 'not after, when run again')
  }
  return { point, reached, outcome, failures }
}

/** Told by the records of the runs, which change last. */
const isAfter = (found: State, { before, after }: Pick<Proof, 'before' | 'after'>): boolean =>
  found.get('(runs)') === after.get('(runs)') && before.get('(runs)') !== after.get('(runs)')

const unlike = (found: State, wanted: State, sameIndex: boolean): readonly string[] =>
  differences(found, wanted)
    .filter((name) => sameIndex || name !== INDEX_FILE)
    .map((name) => `${name} is ${show(found.get(name))} instead of ${show(wanted.get(name))}`)

const show = (content: string | undefined): string => JSON.stringify(content)?.slice(0, 400) ?? 'missing'

/** Keeps hard links together, modes and times. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])
