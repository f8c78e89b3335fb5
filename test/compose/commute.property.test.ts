import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { composePlans } from '../../src/compose/compose.ts'
import { type Outcome, type Part, replayParts } from '../../src/compose/replaying.ts'
import type { Plan } from '../../src/plan/schema.ts'
import { repository, testEnvironment } from '../support/git.ts'
import { edit, planOf, type TestStep, write } from '../support/runs.ts'
import { groundOf } from './ground-of.ts'

const LINES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const BASE: Readonly<Record<string, string>> = {
  'a.txt': `${LINES.join('\n')}\n`,
  'b.txt': `${LINES.slice(0, 5).join('\n')}\n`,
  'd/c.txt': 'one\n',
}

const path = fc.constantFrom('a.txt', 'a.txt', 'a.txt', 'b.txt', 'd/c.txt', 'new.txt')
const word = fc.constantFrom(...LINES, 'zwei', 'drei')
const step: fc.Arbitrary<TestStep> = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(path, word, word).map(([file, from, to]) => edit(file, `${from}\n`, `${to}x\n`)) },
  { weight: 3, arbitrary: fc.tuple(path, word).map(([file, from]) => edit(file, `${from}\n`, '')) },
  {
    weight: 2,
    arbitrary: fc.tuple(path, word, word).map(([file, from, to]) => edit(file, from, to, { replace_all: true })),
  },
  { weight: 1, arbitrary: fc.tuple(path, word).map(([file, text]) => write(file, `${text}\n`)) },
  { weight: 1, arbitrary: path.map((file_path) => ({ tool: 'Delete', file_path })) },
  {
    weight: 1,
    arbitrary: fc.tuple(path, fc.constantFrom('m.txt', 'd/m.txt')).map(([file_path, new_path]) => ({
      tool: 'Move',
      file_path,
      new_path,
    })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(word, word).map(([from, to]) => ({
      tool: 'Edit',
      glob: '**/*.txt',
      old_string: `${from}\n`,
      new_string: `${to}y\n`,
    })),
  },
)
const steps = fc.array(step, { minLength: 1, maxLength: 3 })

const parts = (...plans: readonly Plan[]): readonly Part[] =>
  plans.map((plan, member) => ({ member, options: plan.options, steps: plan.steps }))

/** The files of an outcome, as text. */
const textOf = (outcome: Outcome): string =>
  JSON.stringify([...outcome.files].map(([file, { after }]) => [file, after?.toString()]).sort())

interface Pair {
  readonly steps: readonly [readonly TestStep[], readonly TestStep[]]
  /** Both orders work and give one tree. */
  readonly commutes: boolean
  readonly alone: readonly [Outcome, Outcome]
  readonly both: Outcome
}

/** Pairs of which each plan works alone, judged; asserts that the verdict is what both orders give. */
async function judge(pair: Pair['steps']): Promise<Pair | undefined> {
  const ground = groundOf(BASE)
  const [one, other] = [planOf(pair[0]), planOf(pair[1])]
  const alone = [await replayParts(parts(one), ground), await replayParts(parts(other), ground)] as const
  const { pairs } = await composePlans(
    [
      { name: 'one', plan: one },
      { name: 'other', plan: other },
    ],
    ground,
  )
  if (alone[0].refusal || alone[1].refusal) return undefined
  const forth = await replayParts(parts(one, other), ground)
  const back = await replayParts(parts(other, one), ground)
  const [works, worksBack] = [!forth.refusal, !back.refusal]
  const commutes = works && worksBack && textOf(forth) === textOf(back)
  const kind = pairs[0]?.relation.kind
  const expected = textOf(alone[0]) === textOf(alone[1]) && alone[0].files.size > 0 ? 'same' : undefined
  const byOrders = commutes ? ['commutes', 'disjoint'] : works !== worksBack ? ['order'] : ['conflicts']
  expect(expected ? [expected] : byOrders).toContain(kind)
  return { steps: pair, commutes, alone, both: forth }
}

const RUNS = Number(process.env.COMPOSE_PAIRS ?? 40)

it(`${RUNS} pairs of plans commute exactly when both orders give one tree, and git merges those cleanly or says why not`, async () => {
  const pairs: Pair[] = []
  for (let seed = 19; pairs.length < RUNS; seed++) {
    for (const sampled of fc.sample(fc.tuple(steps, steps), { seed, numRuns: 100 })) {
      const pair = await judge(sampled)
      if (pair && pairs.length < RUNS) pairs.push(pair)
    }
  }
  using repo = repository(BASE)
  const merged = mergeAll(repo.root, pairs)
  const disagreements = pairs.flatMap((pair, at) => {
    const why = disagreement(pair, merged[at])
    return why ? [{ why, pair: pair.steps }] : []
  })
  const reasons = [...new Set(disagreements.map(({ why }) => why))]
  if (process.env.COMPOSE_PAIRS) {
    const commuting = pairs.filter(({ commutes }) => commutes).length
    console.log(`${pairs.length} pairs whose plans work alone, ${commuting} of them commute`)
    for (const reason of reasons) {
      const found = disagreements.filter(({ why }) => why === reason)
      console.log(`${found.length}: ${reason}, e.g. ${JSON.stringify(found[0]?.pair)}`)
    }
  }
  expect(reasons.filter((why) => !EXPLAINED.includes(why))).toEqual([])
}, 3_600_000)

/** Where git, which knows lines and not steps, may judge otherwise. */
const EXPLAINED = [
  'git conflicts in neighbouring or equal lines, of which the steps are certain',
  'git merges cleanly what the order of the steps decides',
]

interface Merged {
  readonly clean: boolean
  readonly tree: string
  /** The tree of both plans in order, if that works. */
  readonly expected: string | undefined
}

function disagreement(pair: Pair, merged: Merged | undefined): string | undefined {
  if (!merged) return 'git gave no answer'
  if (pair.commutes && !merged.clean) return EXPLAINED[0]
  if (!pair.commutes && merged.clean) return EXPLAINED[1]
  if (pair.commutes && merged.tree !== merged.expected) return 'git merges to another tree'
  return undefined
}

/** Merges the commits of each pair with git, all in a few processes. */
function mergeAll(root: string, pairs: readonly Pair[]): readonly Merged[] {
  const git = (args: readonly string[], input?: string): string =>
    execFileSync('git', args, { cwd: root, env: testEnvironment(), input: input ?? '', maxBuffer: 1 << 30 }).toString()
  const base = git(['rev-parse', 'HEAD']).trim()
  const stream = pairs.flatMap(({ alone, both, commutes }, at) => [
    commitOf(`one${at}`, alone[0], base),
    commitOf(`other${at}`, alone[1], base),
    ...(commutes ? [commitOf(`both${at}`, both, base)] : []),
  ])
  git(['fast-import', '--quiet', '--force'], `${stream.join('')}done\n`)
  const trees = new Map(
    git(['for-each-ref', '--format=%(refname:short) %(tree)', 'refs/heads'])
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  )
  return pairs.map((_, at) => {
    const { clean, tree } = merge(root, `one${at}`, `other${at}`)
    return { clean, tree, expected: trees.get(`both${at}`) }
  })
}

function merge(root: string, one: string, other: string): { readonly clean: boolean; readonly tree: string } {
  try {
    const args = ['-c', 'merge.renames=false', 'merge-tree', '--write-tree', '--no-messages', one, other]
    const printed = execFileSync('git', args, {
      cwd: root,
      env: testEnvironment(),
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return { clean: true, tree: printed.toString().split('\n')[0] ?? '' }
  } catch {
    return { clean: false, tree: '' }
  }
}

const commitOf = (branch: string, { files }: Outcome, base: string): string => {
  const changes = [...files].map(([file, { after }]) =>
    after ? `M 100644 inline ${file}\ndata ${after.length}\n${after.toString()}\n` : `D ${file}\n`,
  )
  return `commit refs/heads/${branch}\ncommitter A <a@example.com> 1700000000 +0000\ndata 0\nfrom ${base}\n${changes.join('')}\n`
}
