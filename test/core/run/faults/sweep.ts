import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { RunReport } from '../../../../src/core/report/report.ts'
import { EditplanError } from '../../../../src/errors.ts'
import { applyPlan, resumeRun, undoRun } from '../../../../src/index.ts'
import { temporaryFolder } from '../../../support/folder.ts'
import { planOf } from '../../../support/runs.ts'
import { type Call, type Fault, withFault } from '../../workspace/faulty-disk.ts'
import type { Scenario } from '../crash/scenarios.ts'
import { differences, INDEX_FILE, type State, stateOf } from '../crash/state.ts'

/** A checkout of a scenario, in which a call of its command fails again and again. Commands run in this process. */
export interface FaultStage extends Disposable {
  /** The calls of the command, each of which can fail. */
  readonly calls: readonly Call[]
  prove(fault: Fault): Promise<FaultVerdict>
}

/** Where a failed call led. */
export interface FaultVerdict {
  readonly fault: Fault
  readonly call: Call | undefined
  /** `interrupted`: resume, once the fault was gone, reached before or after. */
  readonly reached: 'before' | 'after' | 'interrupted'
  /** What is not as it has to be; empty for a proof. */
  readonly failures: readonly string[]
}

const NEVER: Fault = { nth: Number.POSITIVE_INFINITY, code: 'EIO', lasting: 'once' }

export interface StageOptions {
  /**
   * The command is stopped halfway, and the calls are those of `resume`: it goes on `forward` where what stopped the command left no
   * chance to put anything back, and `back` where the run was being taken back.
   */
  readonly interrupted?: 'forward' | 'back'
}

export async function setFaultStage(scenario: Scenario, { interrupted }: StageOptions = {}): Promise<FaultStage> {
  using prepared = scenario.prepare()
  const folder = temporaryFolder()
  const base = realpathSync(folder.path)
  const pristine = join(base, 'pristine')
  const place = { root: join(base, 'checkout'), temporary: join(base, 'temporary') }
  const reset = () => {
    rmSync(place.root, { recursive: true })
    copy(pristine, place.root)
  }
  const run = (args = scenario.command) => runCommand(scenario, args, place.root)
  mkdirSync(place.temporary)
  copy(prepared.root, place.root)
  for (const args of scenario.first ?? []) await run(args)
  copy(place.root, pristine)
  const before = await stateOf(place)
  const { calls: all } = await withFault(place.root, NEVER, run)
  const after = await stateOf(place)
  reset()
  // Done anew each time: a file that was copied is another file to a run that waits.
  const prepare = async () => {
    reset()
    if (interrupted) await stopHalfway(place.root, { run, calls: all, interrupted })
  }
  const work = () => (interrupted ? resumeRun({ root: place.root }) : run())
  await prepare()
  const { calls } = interrupted ? await withFault(place.root, NEVER, work) : { calls: all }
  const succeeded = interrupted === 'back' ? before : after
  const known = { place, before, after, succeeded, wasWaiting: interrupted !== undefined, work }
  return {
    calls,
    async prove(fault) {
      await prepare()
      return prove(known, fault)
    },
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  }
}

interface Stopping {
  readonly calls: readonly Call[]
  readonly interrupted: 'forward' | 'back'
  run(): Promise<unknown>
}

/** From the third file that is put in place nothing can be changed any more, but for the journal when its run is taken back. */
async function stopHalfway(root: string, { run, calls, interrupted }: Stopping): Promise<void> {
  const placings = calls.flatMap(({ name, file }, at) =>
    name === 'renameSync' && !file.startsWith(join(root, '.git')) ? [at + 1] : [],
  )
  const spared = (file: string) => interrupted === 'back' && file.startsWith(join(root, '.git/editplan/journal'))
  const fault: Fault = { nth: placings[2] ?? 0, code: 'EIO', lasting: 'all', spared }
  await withFault(root, fault, () => run().catch(() => undefined))
  rmSync(join(root, '.git/editplan/lock'), { force: true })
  if (!isWaiting(root)) throw new Error('the run was not stopped halfway')
}

/** The calls that put files in place, and what follows: from the journal's folder on. */
export const isWritePath = ({ calls }: FaultStage, nth: number): boolean =>
  nth > calls.findIndex(({ file }) => /[/\\]editplan[/\\](?:before|journal)/.test(file))

const isWaiting = (root: string): boolean =>
  ['journal', 'journal.reverting'].some((name) => existsSync(join(root, '.git/editplan', name)))

/** What the command line does of a scenario. */
async function runCommand({ plan }: Scenario, [command, ...args]: readonly string[], root: string): Promise<unknown> {
  const given = (option: string) => (args.includes(option) ? args[args.indexOf(option) + 1] : undefined)
  const [branch, base, to] = ['--branch', '--base', '--to'].map(given)
  if (command === 'undo') return undoRun({ root, ...(to !== undefined && { to }) })
  const force = args.includes('--force')
  const where = { ...(branch !== undefined && { branch }), ...(base !== undefined && { base }), force }
  return applyPlan(planOf(plan.steps, plan.header), { root, ...where })
}

interface Known {
  readonly place: { readonly root: string; readonly temporary: string }
  readonly before: State
  readonly after: State
  /** The work is to settle a run that was stopped. */
  readonly wasWaiting: boolean
  /** Where the work leads to when nothing fails. */
  readonly succeeded: State
  work(): Promise<unknown>
}

async function prove(known: Known, fault: Fault): Promise<FaultVerdict> {
  const { place, before, after, work } = known
  const failures: string[] = []
  const expect: Expect = (holds, what) => void (holds || failures.push(what))
  let error: unknown
  const { struck: call } = await withFault(place.root, fault, async () => {
    error = await work().then(problemIn, (thrown: unknown) => thrown)
  })
  // Where this process would have ended.
  rmSync(join(place.root, '.git/editplan/lock'), { force: true })
  const waits = isWaiting(place.root)
  const found = without(await stateOf(place), fault.lasting === 'once' ? [] : RECORDS)
  judge(known, { error, found, waits }, expect)
  await resumeTwice(place, expect)
  const resumed = await stateOf(place)
  const [toBefore, toAfter] = [before, after].map((state) => unlike(resumed, state, known)) as [string[], string[]]
  const [shorter] = toBefore.length < toAfter.length ? [toBefore] : [toAfter]
  expect(shorter.length === 0, `after resume neither before nor after: ${shorter.join('; ')}`)
  return { fault, call, reached: waits ? 'interrupted' : toAfter.length === 0 ? 'after' : 'before', failures }
}

type Expect = (holds: boolean, what: string) => void

interface Outcome {
  readonly error: unknown
  readonly found: State
  /** The journal is there. */
  readonly waits: boolean
}

/** What is told must be true of the checkout and of the journal. */
function judge(known: Known, { error, found, waits }: Outcome, expect: Expect): void {
  const { before, succeeded, wasWaiting } = known
  const changed = unlike(found, before, known)
  if (error === undefined) {
    const differing = unlike(found, succeeded, known)
    expect(differing.length === 0, `succeeds, and is not there: ${differing.join('; ')}`)
  } else if (!(error instanceof EditplanError)) expect(false, `throws ${String(error)}`)
  else {
    const { name, message } = error
    const isTold = name === 'INTERRUPTED' || wasWaiting
    expect(isTold === waits, `${name}, and ${waits ? 'a' : 'no'} journal: ${message}`)
    expect(waits || changed.length === 0, `${name}, but not before: ${changed.join('; ')}`)
    expect(changed.length === 0 || !/Nothing was changed/.test(message), `says that nothing was changed: ${message}`)
    expect(waits || !/editplan resume/.test(message), `asks for resume without need: ${message}`)
  }
}

async function resumeTwice(place: { readonly root: string }, expect: Expect): Promise<void> {
  try {
    const { kept } = await resumeRun({ root: place.root })
    expect(kept.length === 0, `kept ${kept.join(', ')}`)
    expect((await resumeRun({ root: place.root })).outcome === 'nothing', 'a second resume finds something')
  } catch (error) {
    expect(false, `resume throws ${String(error)}`)
  }
}

/** What a run that failed may leave of itself where it is not let clear up either; the next one does. */
const RECORDS = ['(refs)', '(runs)', '(files of git)']

const without = (state: State, names: readonly string[]): State =>
  new Map([...state].filter(([name]) => !names.includes(name)))

/** A step that fails is told in the report. */
const problemIn = (result: unknown): EditplanError | undefined => {
  const { steps = [] } = result as Partial<RunReport>
  const [error] = steps.flatMap((step) => step.error ?? [])
  return error && new EditplanError({ name: error.name, message: error.message })
}

const unlike = (found: State, wanted: State, { before, after }: Pick<Known, 'before' | 'after'>): readonly string[] => {
  const sameIndex = before.get(INDEX_FILE) === after.get(INDEX_FILE)
  const left = RECORDS.filter((name) => !found.has(name))
  return (
    differences(found, wanted)
      .filter((name) => (sameIndex || name !== INDEX_FILE) && !left.includes(name))
      // A folder that the system does not let go stays, empty: git knows none.
      .filter((name) => wanted.has(name) || !found.get(name)?.startsWith('folder '))
      .map((name) => `${name} is ${shown(found.get(name))} instead of ${shown(wanted.get(name))}`)
  )
}

const shown = (content: string | undefined): string => JSON.stringify(content)?.slice(0, 300) ?? 'missing'

/** Keeps hard links together, modes and times. */
const copy = (from: string, to: string) => void execFileSync('cp', ['-a', from, to])
