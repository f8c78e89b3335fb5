import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import type { Decision } from './decisions.ts'
import { ERRANDS, type ErrandName } from './errands.ts'
import { HAPPENINGS, type HappeningName } from './events.ts'
import type { Mishap } from './jobs.ts'
import { WORKFLOW } from './rules.ts'
import { live, type Story, type Week, type Year } from './year.ts'

/** `npm run test:long -- years` lives through 500, from the seed `YEAR` on; `UPDATE=always` makes each branch again where the base moved. */
const YEARS = Number(process.env.YEARS ?? 2)
const WEEKS = Number(process.env.WEEKS ?? (process.env.YEARS ? 52 : 8))
const FIRST = Number(process.env.YEAR ?? 1)

const NAMES = Object.keys(HAPPENINGS) as HappeningName[]
const AVOIDED = (process.env.WITHOUT ?? '').split(',').filter(Boolean)

const often = <Value>(common: Value, ...others: readonly Value[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(common) }, { weight: 1, arbitrary: fc.constantFrom(...others) })

/** Without places there is nothing to publish. */
const happening = fc.oneof(
  { weight: 1, arbitrary: fc.constant<HappeningName>('a place comes') },
  {
    weight: 4,
    arbitrary: fc.constantFrom(...NAMES.filter((name) => !AVOIDED.some((one) => name.includes(one)))),
  },
)

const weekly: fc.Arbitrary<Week> = fc.record({
  happenings: fc.array(happening, { maxLength: 3 }),
  decision: fc.record({
    what: often<Decision['what']>('none', 'drop', 'drop', 'restore', 'rerun'),
    byBox: fc.boolean(),
    isStranger: often(false, true),
  }),
  mishap: fc.record({
    fault: often<Mishap['fault']>('none', '503', 'dropped', 'limited', 'killed', 'killed after'),
    at: fc.nat(30),
    hits: often<'job' | 'decision'>('job', 'decision'),
  }),
  keeps: fc.boolean(),
  depth: fc.constantFrom(0, 1),
  again: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
  errand: often<Week['errand']>('none', ...(Object.keys(ERRANDS) as ErrandName[])),
  picks: fc.array(fc.nat(1000), { minLength: 8, maxLength: 8 }),
})

function yearOf(seed: number): Year {
  const [weeks = []] = fc.sample(fc.array(weekly, { minLength: WEEKS, maxLength: WEEKS }), { seed, numRuns: 1 })
  const update = process.env.UPDATE === 'always' ? 'always' : 'when-needed'
  return { isTracked: seed % 3 === 0, account: seed % 4 === 0 ? WORKFLOW : 'gardener[bot]', update, weeks }
}

/** The same year with as few weeks as still go wrong so. */
async function shrunk(year: Year, { findings }: Story): Promise<Story> {
  const kind = (what: string | undefined): string => (what ?? '').replace(/[0-9a-f]{8,}|\d+/g, '#').slice(0, 60)
  const [wanted] = findings
  let left = year.weeks.slice(0, wanted?.week)
  let told = await live({ ...year, weeks: left })
  for (let at = left.length - 2; at >= 0; at -= 1) {
    const fewer = left.filter((_, index) => index !== at)
    const story = await live({ ...year, weeks: fewer })
    if (kind(story.findings[0]?.what) !== kind(wanted?.what)) continue
    left = fewer
    told = story
  }
  return told
}

const textOf = ({ log, findings }: Story): string =>
  [...log, ...findings.map(({ week, what }) => `WEEK ${week}: ${what}`)].join('\n')

/** Weeks by what happened in them, in all years. */
const weeksBy = new Map<string, number>()

it.concurrent.each(Array.from({ length: YEARS }, (_, at) => FIRST + at))(
  'year %s shows what plan, decisions and people say',
  { timeout: 0 },
  async (seed) => {
    const year = yearOf(seed)
    const story = await live(year)
    for (const [kind, count] of story.counts) weeksBy.set(kind, (weeksBy.get(kind) ?? 0) + count)
    if (process.env.YEARS) console.log(JSON.stringify({ seed, wrong: story.findings.length, ...story.most }))
    if (story.findings.length === 0) return
    const told = `year ${seed}\n${textOf(process.env.SHRINK === undefined ? story : await shrunk(year, story))}`
    if (process.env.YEARS) console.log(told)
    expect.fail(told)
  },
)

afterAll(() => {
  if (process.env.YEARS) console.table(Object.fromEntries([...weeksBy].sort()))
})
