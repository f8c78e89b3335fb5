import { execFileSync, spawnSync } from 'node:child_process'
import { diffLines } from 'diff'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Outcome, type Part, replayParts } from '../../../src/core/engine/replay-parts.ts'
import type { Plan } from '../../../src/core/plan/schema.ts'
import { composeOn } from '../../../src/wings/several/compose.ts'
import { repository, testEnvironment } from '../../support/git.ts'
import { edit, planOf, type TestStep, write } from '../../support/runs.ts'
import { share } from '../../support/whole.ts'
import { baselineOf } from './baseline-of.ts'

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
  /** How many of the two orders work. */
  readonly orders: number
  readonly alone: readonly [Outcome, Outcome]
  readonly both: Outcome
}

/** Pairs of which each plan works alone, judged; asserts that the verdict is what both orders give. */
async function judge(pair: Pair['steps']): Promise<Pair | undefined> {
  const baseline = baselineOf(BASE)
  const [one, other] = [planOf(pair[0]), planOf(pair[1])]
  const alone = [await replayParts(parts(one), baseline), await replayParts(parts(other), baseline)] as const
  const { pairs } = await composeOn(
    [
      { name: 'one', plan: one },
      { name: 'other', plan: other },
    ],
    baseline,
  )
  if (alone[0].refusal || alone[1].refusal) return undefined
  const forth = await replayParts(parts(one, other), baseline)
  const back = await replayParts(parts(other, one), baseline)
  const [works, worksBack] = [!forth.refusal, !back.refusal]
  const commutes = works && worksBack && textOf(forth) === textOf(back)
  const kind = pairs[0]?.relation.kind
  const expected = textOf(alone[0]) === textOf(alone[1]) && alone[0].files.size > 0 ? 'same' : undefined
  const byOrders = commutes ? ['commutes', 'disjoint'] : works !== worksBack ? ['order'] : ['conflicts']
  expect(expected ? [expected] : byOrders).toContain(kind)
  return { steps: pair, commutes, orders: Number(works) + Number(worksBack), alone, both: forth }
}

const RUNS = Number(process.env.COMPOSE_PAIRS ?? share(40))

it(`${RUNS} pairs of plans commute exactly when both orders give one tree, and git merges those cleanly or says why not`, {
  timeout: 3_600_000,
}, async () => {
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
    const kind = disagreement(pair, merged[at])
    return kind ? [{ kind, pair: pair.steps }] : []
  })
  if (process.env.COMPOSE_PAIRS) tell(pairs, disagreements)
  expect(disagreements.filter(({ kind }) => !(kind in EXPLAINED))).toEqual([])
})

/** Where git, which knows lines and not steps, may judge otherwise. */
const EXPLAINED: Readonly<Record<string, string>> = {
  'commutes, in lines that touch; git: content':
    'git sees one region with two versions; each step names text that the other plan leaves alone',
  'commutes; git: modify/delete':
    'one plan deletes the file, and a glob of the other one finds it or does without: git asks whether the change is still wanted',
  'commutes, in lines that touch; git: content, modify/delete': 'both of these',
  'commutes; git: add/add, file location':
    'one plan moves the only file of a folder: git takes that for a new name of the folder, and moves along what the other plan puts there',
  'one order works; git merges cleanly':
    'a step of one plan needs text or a file that the other one takes away or makes: git compares results and does not know what a step needs',
  'both orders work and differ; git merges cleanly':
    'a glob, a replace_all or a Write takes in what the other plan makes, moves or leaves, or does not, by what comes first',
  'no order works; git merges cleanly':
    'each plan takes away, or makes a second time, what a step of the other one names',
}

interface Disagreement {
  readonly kind: string
  readonly pair: Pair['steps']
}

function tell(pairs: readonly Pair[], disagreements: readonly Disagreement[]): void {
  const commuting = pairs.filter(({ commutes }) => commutes).length
  console.log(
    `${pairs.length} pairs whose plans work alone, ${commuting} of them commute; 0 disagreements with the definition, ${disagreements.length} with git merge-tree`,
  )
  for (const kind of new Set(disagreements.map((one) => one.kind))) {
    const found = disagreements.filter((one) => one.kind === kind)
    console.log(`${found.length}: ${kind}: ${EXPLAINED[kind]}, e.g. ${JSON.stringify(found[0]?.pair)}`)
  }
}

interface Merged {
  /** The kinds of conflict that git names, in its words; empty where it merges cleanly. */
  readonly conflicts: readonly string[]
  readonly tree: string
  /** The tree of both plans in order, if that works. */
  readonly expected: string | undefined
}

function disagreement({ commutes, orders, alone }: Pair, merged: Merged | undefined): string | undefined {
  if (!merged) return 'git gave no answer'
  const { conflicts, tree, expected } = merged
  const where = conflicts.includes('content') && touch(...alone) ? ', in lines that touch' : ''
  if (commutes && conflicts.length > 0) return `commutes${where}; git: ${conflicts.join(', ')}`
  if (commutes) return tree === expected ? undefined : 'git merges to another tree'
  if (conflicts.length > 0) return undefined
  return `${['no order works', 'one order works', 'both orders work and differ'][orders]}; git merges cleanly`
}

/** Whether both change one file in lines between which no line stays as it was. */
const touch = (one: Outcome, other: Outcome): boolean =>
  changedLines(one).some((here) =>
    changedLines(other).some(({ file, from, to }) => file === here.file && here.from <= to && from <= here.to),
  )

/** The lines of the base, from 0, that an outcome replaces; also in a file that it moves. */
function changedLines({
  files,
}: Outcome): readonly { readonly file: string; readonly from: number; readonly to: number }[] {
  const gone = [...files].flatMap(([file, { after }]) => (after ? [] : [file]))
  return [...files].flatMap(([path, { after }]) => {
    if (!after) return []
    return (path in BASE ? [path] : gone).flatMap((file) => {
      let line = 0
      return diffLines(BASE[file] ?? '', after.toString()).flatMap(({ added, removed, count }) => {
        const from = line
        if (!added) line += count
        return added || removed ? [{ file, from, to: line }] : []
      })
    })
  })
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
    return { ...merge(root, `one${at}`, `other${at}`), expected: trees.get(`both${at}`) }
  })
}

function merge(root: string, one: string, other: string): Pick<Merged, 'conflicts' | 'tree'> {
  const args = ['merge-tree', '--write-tree', '--messages', one, other]
  const { stdout } = spawnSync('git', args, { cwd: root, env: testEnvironment(), encoding: 'utf8' })
  const conflicts = [...stdout.matchAll(/^CONFLICT \(([^)]*)\)/gm)].map(([, kind = '']) => kind)
  return { conflicts: [...new Set(conflicts)].sort(), tree: stdout.split('\n')[0] ?? '' }
}

const commitOf = (branch: string, { files }: Outcome, base: string): string => {
  const changes = [...files].map(([file, { after }]) =>
    after ? `M 100644 inline ${file}\ndata ${after.length}\n${after.toString()}\n` : `D ${file}\n`,
  )
  return `commit refs/heads/${branch}\ncommitter A <a@example.com> 1700000000 +0000\ndata 0\nfrom ${base}\n${changes.join('')}\n`
}
