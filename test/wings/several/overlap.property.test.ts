import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Outcome, replayParts } from '../../../src/core/engine/replay-parts.ts'
import type { Plan } from '../../../src/core/plan/schema.ts'
import { planFromDiff } from '../../../src/core/run/from-diff.ts'
import { findOverlaps } from '../../../src/wings/several/find-overlaps.ts'
import type { OverlapReport } from '../../../src/wings/several/report.ts'
import type { Change } from '../../support/commits.ts'
import { type Garden, plantGarden, TOKEN } from '../../support/garden.ts'
import { openTheirPull } from '../../support/open-pulls.ts'
import { edit, planOf, type TestStep, write } from '../../support/runs.ts'
import { baselineOf } from './baseline-of.ts'

const LINES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const OLD: Readonly<Record<string, string>> = {
  'a.txt': `${LINES.join('\n')}\n`,
  'b.txt': `${LINES.slice(0, 6).join('\n')}\n`,
  'd/c.txt': 'one\n',
  'e.txt': 'alone\n',
}
/** What the base's tip has: a line that older branches do not know. */
const TIP = { ...OLD, 'a.txt': OLD['a.txt']?.replace('seven\n', 'SEVEN\n') ?? '' }

const path = fc.constantFrom('a.txt', 'a.txt', 'b.txt', 'd/c.txt', 'e.txt', 'new.txt')
const word = fc.constantFrom(...LINES, 'alone', 'SEVEN')
const step: fc.Arbitrary<TestStep> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(path, word, word).map(([file, from, to]) => edit(file, `${from}\n`, `${to}x\n`)) },
  { weight: 1, arbitrary: fc.tuple(path, word).map(([file, text]) => write(file, `${text}\n`)) },
  { weight: 1, arbitrary: path.map((file_path) => ({ tool: 'Delete', file_path })) },
  { weight: 1, arbitrary: path.map((file_path) => ({ tool: 'Move', file_path, new_path: 'd/m.txt' })) },
  {
    weight: 1,
    arbitrary: word.map((from) => ({ tool: 'Edit', glob: '**/*.txt', old_string: `${from}\n`, new_string: 'y\n' })),
  },
)

/** What somebody did by hand: whole files, or null for one that is gone; some begin where the base was before. */
interface Work {
  readonly files: Readonly<Record<string, string | null>>
  readonly isOld: boolean
}
const line = fc.tuple(fc.nat(LINES.length - 1), fc.constantFrom('ONE', 'two', '', 'x\ny'))
const file = fc.oneof(
  { weight: 6, arbitrary: fc.array(line, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant(null) },
)
const work: fc.Arbitrary<Work> = fc
  .tuple(fc.dictionary(path, file, { minKeys: 1, maxKeys: 2 }), fc.boolean())
  .map(([made, isOld]) => {
    const from: Readonly<Record<string, string>> = isOld ? OLD : TIP
    const files = Object.entries(made).map(
      ([name, lines]) => [name, lines && changed(from[name] ?? 'new\n', lines)] as const,
    )
    return { files: Object.fromEntries(files), isOld }
  })

const changed = (text: string, lines: readonly (readonly [number, string])[]): string => {
  const all = text.split('\n')
  for (const [at, to] of lines) all[at % (all.length - 1)] = to
  return all.join('\n')
}

const set = fc.record({
  plans: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
  worktrees: fc.array(work, { minLength: 2, maxLength: 2 }),
  pulls: fc.array(work, { minLength: 1, maxLength: 3 }),
})

const SETS = Number(process.env.OVERLAP_SETS ?? 6)

it(`${SETS} sets of plans, worktrees and pull requests relate as both orders come out`, {
  timeout: 3_600_000,
}, async () => {
  await using garden = await plantGarden()
  const old = await garden.commitElsewhere('main', OLD)
  const tip = await garden.commitElsewhere('main', TIP)
  await garden.git('fetch', '--quiet', garden.repository.folder, 'main')
  await garden.git('reset', '--quiet', '--hard', tip)
  const folders = ['left', 'right'].map((name) =>
    join(garden.checkout, '..', `${name}-${tip.slice(0, 6)}-${process.pid}`),
  )
  const seen = new Map<string, number>()
  try {
    for (const folder of folders) await garden.git('worktree', 'add', '--quiet', '--detach', folder, tip)
    for (const sample of fc.sample(set, { seed: 35, numRuns: SETS })) {
      const found = await judged(garden, sample, { old, tip, folders })
      for (const kind of found) seen.set(kind, (seen.get(kind) ?? 0) + 1)
    }
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
  if (process.env.OVERLAP_SETS) console.log(Object.fromEntries(seen))
  for (const kind of ['disjoint', 'commutes', 'conflicts', 'behind']) expect(seen.get(kind) ?? 0).toBeGreaterThan(0)
})

type Sample = typeof set extends fc.Arbitrary<infer One> ? One : never

interface Place {
  readonly old: string
  readonly tip: string
  readonly folders: readonly string[]
}

/** Asserts that each pair of a set is what both orders give; the relations. */
async function judged(garden: Garden, sample: Sample, place: Place): Promise<readonly string[]> {
  const given = sample.plans.map((steps) => planOf(steps))
  await arrange(garden, sample, place)
  const { serverUrl, apiUrl } = garden.github
  const report = await findOverlaps(given, {
    root: garden.checkout,
    pulls: true,
    worktrees: true,
    publish: { token: TOKEN, serverUrl, apiUrl, graphqlUrl: `${serverUrl}/api/graphql` },
  })
  expect(report.left_out).toEqual([])
  const plans = await plansOf(garden, report, { given, tip: place.tip })
  const [all, own] = [report.changes.length, given.length]
  expect(report.pairs).toHaveLength(own > 0 ? own * (all - own) + (own * (own - 1)) / 2 : (all * (all - 1)) / 2)
  for (const { changes, relation, order } of report.pairs) {
    const [one, other] = [plans.get(changes[0]), plans.get(changes[1])]
    const told = JSON.stringify({ changes, steps: [one?.steps, other?.steps] })
    expect(order ? `order ${changes.indexOf(order[0])}` : relation, told).toBe(await byBothOrders(one, other))
  }
  return report.pairs.map(({ relation }) => relation)
}

/** Puts the pull requests on the server, and the worktrees beside the checkout. */
async function arrange(garden: Garden, { worktrees, pulls }: Sample, { old, tip, folders }: Place): Promise<void> {
  garden.repository.pulls.length = 0
  for (const { files, isOld } of pulls)
    await openTheirPull(garden, { change: present(files, isOld), onto: isOld ? old : tip })
  for (const [at, folder] of folders.entries()) {
    const { files = {}, isOld = false } = worktrees[at] ?? {}
    await garden.git('-C', folder, 'reset', '--quiet', '--hard', isOld ? old : tip)
    await garden.git('-C', folder, 'clean', '-fdq')
    for (const [name, text] of Object.entries(files)) await put(join(folder, name), text)
  }
}

/** Every change of the report as a plan, those of others made of their differences here. */
async function plansOf(
  garden: Garden,
  report: OverlapReport,
  { given, tip }: { readonly given: readonly Plan[]; readonly tip: string },
): Promise<ReadonlyMap<string, Plan | undefined>> {
  await garden.git('fetch', '--quiet', garden.repository.folder, '+refs/pull/*:refs/pull/*')
  const plans = new Map<string, Plan | undefined>()
  const left = [...given]
  for (const { name, number, path: folder, kind } of report.changes) {
    const pull = garden.repository.pulls.find((one) => one.number === number)
    if (kind === 'plan') plans.set(name, left.shift())
    if (pull)
      plans.set(name, await differencePlan(garden.checkout, await parting(garden, tip, pull.head.sha), pull.head.sha))
    if (folder === undefined) continue
    const head = await garden.git('-C', folder, 'rev-parse', 'HEAD')
    plans.set(name, await differencePlan(folder, await parting(garden, tip, head)))
  }
  return plans
}

const parting = async (garden: Garden, tip: string, head: string): Promise<string> =>
  (await garden.remote('merge-base', tip, head).catch(() => garden.git('merge-base', tip, head))).trim()

const differencePlan = async (root: string, from: string, to?: string): Promise<Plan | undefined> =>
  (await planFromDiff({ root, from, ...(to !== undefined && { to }) })).plan

/** A commit removes only what is there. */
const present = (files: Work['files'], isOld: boolean): Change =>
  Object.fromEntries(Object.entries(files).filter(([name, text]) => text !== null || name in (isOld ? OLD : TIP)))

async function put(target: string, text: string | null): Promise<void> {
  if (text === null) return rm(target, { force: true })
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
}

/** The relation by its definition: both plans alone, and in both orders, on the base's tip. */
async function byBothOrders(one: Plan | undefined, other: Plan | undefined): Promise<string> {
  if (!one || !other || isApart(one, other)) return 'disjoint'
  const replayed = (...plans: readonly Plan[]): Promise<Outcome> =>
    replayParts(
      plans.map(({ options, steps }, member) => ({ member, options, steps })),
      baselineOf(TIP),
    )
  const alone = [await replayed(one), await replayed(other)] as const
  const [forth, back] = [await replayed(one, other), await replayed(other, one)]
  const key = [...alone, forth, back].map(({ refusal }) => (refusal ? '-' : '+')).join('')
  if (key.startsWith('++') && textOf(alone[0]) === textOf(alone[1]) && alone[0].files.size > 0) return 'same'
  if (key === '++++') return textOf(forth) === textOf(back) ? 'commutes' : 'conflicts'
  return BY_OUTCOMES[key] ?? 'behind'
}

/** One alone, the other alone, forth, back: whether each works. */
const BY_OUTCOMES: Readonly<Record<string, string>> = {
  '++--': 'conflicts',
  '+++-': 'order 0',
  '++-+': 'order 1',
  '+-+-': 'order 0',
  '+-++': 'order 0',
  '-+-+': 'order 1',
  '-+++': 'order 1',
}

/** Neither names a file that the other names. */
function isApart(one: Plan, other: Plan): boolean {
  const named = ({ steps }: Plan) =>
    steps.flatMap(({ input }) =>
      Object.entries(input).flatMap(([key, value]) => (/^(glob|file_path|new_path)$/.test(key) ? [value] : [])),
    )
  const hasGlob = [one, other].some(({ steps }) => steps.some(({ input }) => 'glob' in input))
  return !hasGlob && !named(one).some((name) => named(other).includes(name))
}

const textOf = ({ files }: Outcome): string =>
  JSON.stringify([...files].map(([name, { after }]) => [name, after?.toString()]).sort())
