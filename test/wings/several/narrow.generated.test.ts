import fc from 'fast-check'
import { expect, it } from 'vitest'
import { narrowPlan } from '../../../src/wings/several/index.ts'
import { repository } from '../../support/git.ts'
import { edit, planOf, type TestStep, write } from '../../support/runs.ts'
import { share } from '../../support/whole.ts'

/** A sample in the suite; `npm run test:long -- narrow` takes 50. */
const FAILURES = Number(process.env.NARROW_FAILURES ?? share(3))
const KINDS = ['one culprit', 'two that fail only together', 'a chain of dependants'] as const

/** Steps, each on a file of its own, but for those of a chain, of which each needs the one before it. */
interface Failure {
  readonly kind: (typeof KINDS)[number]
  readonly length: number
  /** Numbers of the steps that fail, only where all of them are there. */
  readonly culprits: readonly number[]
  /** Numbers of steps, in order. */
  readonly chain: readonly number[]
}

const numbersUpTo = (length: number): readonly number[] => Array.from({ length }, (_, at) => at + 1)

const failureOf = (kind: Failure['kind']): fc.Arbitrary<Failure> =>
  fc.oneof(fc.integer({ min: 4, max: 10 }), fc.integer({ min: 11, max: 60 })).chain((length): fc.Arbitrary<Failure> => {
    const some = (from: number, to: number) =>
      fc.subarray([...numbersUpTo(length)], { minLength: from, maxLength: Math.min(to, length) })
    if (kind === 'one culprit') return some(1, 1).map((culprits) => ({ kind, length, culprits, chain: [] }))
    if (kind === 'two that fail only together')
      return some(2, 2).map((culprits) => ({ kind, length, culprits, chain: [] }))
    return some(2, 6).chain((chain) =>
      fc.constantFrom(...chain).map((culprit) => ({ kind, length, culprits: [culprit], chain })),
    )
  })

const fileOf = ({ chain }: Failure, step: number): string => (chain.includes(step) ? 'chain.txt' : `f${step}.txt`)

function stepOf(failure: Failure, step: number): TestStep {
  const id = `s${step}`
  const text = failure.culprits.includes(step) ? `bad ${step}\n` : ''
  const at = failure.chain.indexOf(step)
  if (at === 0) return write('chain.txt', `link 0\n${text}`, { id })
  if (at > 0) return edit('chain.txt', `link ${at - 1}\n`, `link ${at}\n${text}`, { id })
  return edit(fileOf(failure, step), 'good\n', `new\n${text}`, { id })
}

/** Fails where the text of every culprit is there. */
const commandOf = (failure: Failure): readonly [string, ...string[]] => {
  const found = failure.culprits.map((step) => `grep -qs '^bad ${step}$' ${fileOf(failure, step)}`)
  return ['sh', '-c', `if ${found.join(' && ')}; then exit 1; fi`]
}

/** Of some steps those that apply: a step of a chain needs those before it. */
function applying({ chain }: Failure, kept: ReadonlySet<number>): ReadonlySet<number> {
  const broken = chain.findIndex((step) => !kept.has(step))
  const lost = new Set(broken === -1 ? [] : chain.slice(broken))
  return new Set([...kept].filter((step) => !lost.has(step)))
}

const passes = ({ culprits }: Failure, steps: ReadonlySet<number>): boolean => !culprits.every((one) => steps.has(one))

/** The most steps that can stay, from every subset of them. */
function mostByForce(failure: Failure): number {
  let most = 0
  for (let bits = 0; bits < 2 ** failure.length; bits++) {
    const kept = new Set(numbersUpTo(failure.length).filter((step) => bits & (1 << (step - 1))))
    const steps = applying(failure, kept)
    if (passes(failure, steps)) most = Math.max(most, steps.size)
  }
  return most
}

/** The same for plans with too many subsets: one culprit goes, with what comes after it in its chain. */
const mostByForm = (failure: Failure): number =>
  Math.max(
    ...failure.culprits.map((out) => {
      const all = numbersUpTo(failure.length)
      return applying(failure, new Set(all.filter((step) => step !== out))).size
    }),
  )

/** The whole, nothing, bisection, what remains, and both ends once more. */
const runsInTheory = (length: number): number => 2 + Math.ceil(Math.log2(length)) + 1 + 2

interface Narrowed extends Failure {
  readonly runs: number
}

async function narrowed(failure: Failure): Promise<Narrowed> {
  const numbers = numbersUpTo(failure.length)
  const plain = numbers.filter((step) => !failure.chain.includes(step))
  using repo = repository({
    'base.txt': 'base\n',
    ...Object.fromEntries(plain.map((one) => [`f${one}.txt`, 'good\n'])),
  })
  const plan = planOf(numbers.map((step) => stepOf(failure, step)))
  const { report } = await narrowPlan(plan, { root: repo.root, command: commandOf(failure) })
  expect(report).toMatchObject({ result: 'narrowed', complete: true, flaky: false })
  const out = new Set([...report.culprits, ...report.dependants].map(({ index }) => index))
  const kept = new Set(numbers.filter((step) => !out.has(step)))
  expect(failure.culprits).toEqual(expect.arrayContaining(report.culprits.map(({ index }) => index)))
  expect([passes(failure, kept), applying(failure, kept).size]).toEqual([true, report.kept])
  const most = mostByForm(failure)
  if (failure.length <= 10) expect(most).toBe(mostByForce(failure))
  expect(report.kept).toBe(most)
  expect(report.runs).toBeLessThanOrEqual(runsInTheory(failure.length))
  return { ...failure, runs: report.runs }
}

it(`finds the smallest set in ${FAILURES} generated failures, in as many runs as bisection takes`, {
  timeout: 3_600_000,
}, async () => {
  const found: Narrowed[] = []
  for (let at = 0; at < FAILURES; at++) {
    const [failure] = fc.sample(failureOf(KINDS[at % KINDS.length] ?? KINDS[0]), { seed: 19 + at, numRuns: 1 })
    if (failure) found.push(await narrowed(failure))
  }
  expect(found).toHaveLength(FAILURES)
  if (process.env.NARROW_FAILURES) tell(found)
})

function tell(found: readonly Narrowed[]): void {
  for (const kind of KINDS) {
    const some = found.filter((one) => one.kind === kind)
    const mean = (value: (one: Narrowed) => number): string =>
      (some.reduce((sum, one) => sum + value(one), 0) / some.length).toFixed(1)
    const small = some.filter(({ length }) => length <= 10).length
    const theory = some.map(({ length }) => runsInTheory(length))
    console.log(
      `${kind}: ${some.length} plans of ${Math.min(...some.map(({ length }) => length))} to ${Math.max(...some.map(({ length }) => length))} steps, the smallest set in each (${small} of them by trying every subset); ` +
        `runs: ${mean(({ runs }) => runs)} on average, ${Math.max(...some.map(({ runs }) => runs))} at most; ` +
        `by theory ${mean(({ length }) => runsInTheory(length))}, ${Math.max(...theory)}`,
    )
  }
}
