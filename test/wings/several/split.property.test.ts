import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Outcome, replayParts } from '../../../src/core/engine/replay-parts.ts'
import { parseCodeOwners } from '../../../src/core/text/paths.ts'
import { type PlanSplit, splitPlan } from '../../../src/wings/several/split.ts'
import { groupingOf, splitBy } from '../../../src/wings/several/split-order.ts'
import { repository, type TestRepository, testEnvironment } from '../../support/git.ts'
import { edit, planOf, type TestStep, write } from '../../support/runs.ts'
import { baselineOf } from './baseline-of.ts'

const FILES: Readonly<Record<string, string>> = {
  'web/a.txt': 'one\ntwo\nthree\nfour\nfive\nsix\n',
  'web/b.txt': 'bee\nbumble\n',
  'api/c.txt': 'one\nsea\n',
  'api/deep/d.txt': 'dee\n',
  'top.txt': 'one\n',
}

const path = fc.constantFrom(...Object.keys(FILES), 'web/new.txt', 'api/new.txt')
const word = fc.constantFrom('one', 'two', 'three', 'six', 'bee', 'sea', 'dee', 'zwei')
const target = fc.constantFrom('lib/m.txt', 'web/m.txt', 'api/deep/m.txt', 'm.txt')
const step: fc.Arbitrary<TestStep> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(path, word, word).map(([file, from, to]) => edit(file, `${from}\n`, `${to}x\n`)) },
  { weight: 2, arbitrary: fc.tuple(path, word).map(([file, text]) => write(file, `${text}\n`)) },
  { weight: 1, arbitrary: path.map((file_path) => ({ tool: 'Delete', file_path })) },
  {
    weight: 2,
    arbitrary: fc.tuple(path, target).map(([file_path, new_path]) => ({ tool: 'Move', file_path, new_path })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom('**/*.txt', 'web/**', 'api/**'), word, word).map(([glob, from, to]) => ({
      ...{ tool: 'Edit', glob, old_string: `${from}\n`, new_string: `${to}y\n` },
      expect_matches: { min: 0 } as never,
    })),
  },
)
/** Lines of CODEOWNERS; the last one that matches decides, and one without owners takes them away. */
const owners = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        '*',
        '*.txt',
        '/web/',
        'api/',
        '/api/deep/',
        'deep/',
        '/web/a.txt',
        '**/b.txt',
        '/top.txt',
        'lib/**',
      ),
      fc.constantFrom('@acme/web', '@acme/api', '@fern', '@fern @ivy', ''),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((lines) => lines.map((line) => `${line.join(' ')}\n`).join(''))
const byWords = fc.constantFrom(
  ['folder'],
  ['folder:2'],
  ['size:1'],
  ['size:2'],
  ['glob:a=web/**', 'glob:b=**/deep/**'],
)
const grouping = fc.oneof(
  {
    weight: 3,
    arbitrary: owners.map((text) => ({ by: 'owners', is: groupingOf({ kind: 'codeowners' }, parseCodeOwners(text)) })),
  },
  { weight: 5, arbitrary: byWords.map((words) => ({ by: words.join(), is: groupingOf(splitBy(words), undefined) })) },
)

/** Parts of which each comes after those that it needs, in every order or in some of very many. */
function* ordersOf({ parts }: PlanSplit, most: number): Generator<readonly number[]> {
  let left = most
  function* from(done: readonly number[]): Generator<readonly number[]> {
    if (left <= 0) return
    if (done.length === parts.length) {
      left -= 1
      yield done
    }
    for (const [at, { needs }] of parts.entries()) {
      if (!done.includes(at) && needs.every((one) => done.includes(one))) yield* from([...done, at])
    }
  }
  yield* from([])
}

const git = (repo: TestRepository, args: readonly string[], input?: string): string =>
  execFileSync('git', args, {
    cwd: repo.root,
    env: testEnvironment(),
    encoding: 'utf8',
    ...(input !== undefined && { input }),
  }).trim()

/** The tree that git has of the files, with those of an outcome in their place. */
function treeOf(repo: TestRepository, { files }: Pick<Outcome, 'files'>): string {
  const now = new Map<string, Buffer>(Object.entries(FILES).map(([name, text]) => [name, Buffer.from(text)]))
  for (const [name, { after }] of files) {
    if (after) now.set(name, after)
    else now.delete(name)
  }
  const index = { ...testEnvironment(), GIT_INDEX_FILE: `${repo.root}/.git/split-index` }
  execFileSync('git', ['read-tree', '--empty'], { cwd: repo.root, env: index })
  const lines = [...now].map(([name, content]) => {
    const oid = execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: repo.root, env: index, input: content })
    return `100644 ${oid.toString().trim()}\t${name}\n`
  })
  execFileSync('git', ['update-index', '--index-info'], { cwd: repo.root, env: index, input: lines.join('') })
  return execFileSync('git', ['write-tree'], { cwd: repo.root, env: index, encoding: 'utf8' }).trim()
}

const commit = (repo: TestRepository, tree: string, parents: readonly string[]): string =>
  git(repo, ['commit-tree', tree, ...parents.flatMap((one) => ['-p', one]), '-m', 'part'])

/** The branch of a part holds those below it in its stack. */
async function branchesOf(repo: TestRepository, { parts, stacks }: PlanSplit): Promise<readonly string[]> {
  const base = git(repo, ['rev-parse', 'HEAD'])
  const branches: string[] = []
  for (const stack of stacks) {
    let parent = base
    for (const [at, part] of stack.entries()) {
      const members = stack.slice(0, at + 1).flatMap((one) => parts[one] ?? [])
      const outcome = await replayParts(
        members.map(({ plan }, member) => ({ member, options: plan.options, steps: plan.steps })),
        baselineOf(FILES),
      )
      expect(outcome.refusal).toBeUndefined()
      parent = commit(repo, treeOf(repo, outcome), [parent])
      branches[part] = parent
    }
  }
  return branches
}

const runs = Number(process.env.SPLIT_RUNS ?? 8)

/** Two parts empty a folder, and git would take it for renamed, were the third not below them. */
const EMPTIED_TOGETHER: TestStep[] = [
  { tool: 'Move', file_path: 'api/c.txt', new_path: 'web/m.txt' },
  { tool: 'Move', file_path: 'web/a.txt', new_path: 'lib/m.txt' },
  { tool: 'Move', file_path: 'web/b.txt', new_path: 'm.txt' },
]

it('merged by git in every order that their dependencies allow, the parts of a plan give what the plan gives', {
  timeout: 3_600_000,
}, async () => {
  using repo = repository(FILES)
  const split: { readonly by: string; readonly orders: number }[] = []
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), grouping, async (steps, groups) => {
      const plan = planOf(steps)
      const whole = await replayParts([{ member: 0, options: plan.options, steps: plan.steps }], baselineOf(FILES))
      fc.pre(whole.refusal === undefined)
      const parted = await splitPlan(plan, groups.is, baselineOf(FILES))
      fc.pre(parted.parts.length > 1)
      const orders = [...ordersOf(parted, process.env.SPLIT_RUNS ? 1000 : 12)]
      split.push({ by: groups.by, orders: orders.length })
      const [wanted, branches] = [treeOf(repo, whole), await branchesOf(repo, parted)]
      for (const order of orders) {
        let merged = git(repo, ['rev-parse', 'HEAD'])
        for (const part of order) {
          const branch = branches[part] ?? ''
          merged = commit(repo, git(repo, ['merge-tree', '--write-tree', merged, branch]), [merged, branch])
        }
        expect(git(repo, ['rev-parse', `${merged}^{tree}`])).toBe(wanted)
      }
    }),
    {
      examples: [[EMPTIED_TOGETHER, { by: 'folder', is: groupingOf(splitBy(['folder']), undefined) }]],
      numRuns: runs,
      ...(process.env.SPLIT_SEED && { seed: Number(process.env.SPLIT_SEED) }),
    },
  )
  if (process.env.SPLIT_RUNS) {
    const byOwners = split.filter(({ by }) => by === 'owners').length
    const merged = split.reduce((sum, { orders }) => sum + orders, 0)
    console.log(
      `${split.length} plans split into several parts, ${byOwners} of these by generated CODEOWNERS; merged in ${merged} orders`,
    )
  }
})
