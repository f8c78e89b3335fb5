import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import type { Plan } from '../../../src/core/plan/schema.ts'
import { applyPlan } from '../../../src/index.ts'
import { composePlans, narrowPlan, splitPlan, tryPlans } from '../../../src/wings/several/index.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { edit, planOf, planText, run, stateOf, type TestStep, write } from '../../support/runs.ts'
import { someOf } from '../../support/whole.ts'

/** `shout` changes files, `make` makes one, `list` looks at all names, `nothing` changes nothing. */
const GENERATOR = `import fs from 'node:fs'
const [what, ...words] = process.argv.slice(2)
const deeds = {
  shout: () => words.forEach((file) => fs.writeFileSync(file, fs.readFileSync(file, 'utf8').toUpperCase())),
  make: () => fs.writeFileSync(words[0], 'made\\n'),
  list: () => fs.writeFileSync(words[0], fs.readdirSync('.').filter((name) => /txt$/.test(name)).join(' ') + '\\n'),
  nothing: () => {},
}
deeds[what]()
`
const FILES = { 'a.txt': 'one\n', 'b.txt': 'one\n', 'docs/c.txt': 'one\n', 'gen.mjs': GENERATOR }
const ALLOWED = { allow: ['Run(node gen.mjs *)'] }

const garden = (policy: object = { rules: ALLOWED }): TestRepository =>
  repository({ ...FILES, '.github/editplan.yml': JSON.stringify({ version: 1, ...policy }) })

const gen = (words: string, changes?: string, more?: TestStep): TestStep => run(`node gen.mjs ${words}`, changes, more)

const plan = (name: string, steps: readonly TestStep[]): Plan => {
  const parsed = parsePlan({ name: `${name}.json`, text: planText(steps) })
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join())
  return parsed.plan
}

/** The files of a checkout after plans, in order; undefined where a step is refused. */
async function treeAfter(plans: readonly Plan[]): Promise<string | undefined> {
  using repo = garden()
  const { totals } = await applyPlan(plans, { root: repo.root })
  return totals.failed > 0 ? undefined : filesOf(repo)
}

const filesOf = (repo: TestRepository): string =>
  ['.', 'docs']
    .flatMap((folder) => readdirSync(join(repo.root, folder)).map((name) => join(folder, name)))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => `${name}: ${repo.read(name)}`)
    .join('')

/** Plans that work alone, some of which matter to each other. */
const POOL: Readonly<Record<string, readonly TestStep[]>> = {
  edit: [edit('a.txt', 'one', 'two')],
  docs: [edit('docs/c.txt', 'one', 'two')],
  other: [edit('b.txt', 'one', 'two')],
  shout: [gen('shout a.txt', '*.txt')],
  shoutBoth: [gen('shout b.txt a.txt', '*.txt')],
  make: [gen('make new.txt', '*.txt')],
  write: [write('new.txt', 'made\n')],
  list: [gen('list list.txt', 'list.txt')],
  nothing: [gen('nothing')],
}

const NAMES = Object.keys(POOL)
const SAMPLE = [
  ['edit', 'shout'],
  ['docs', 'shout'],
  ['make', 'list'],
  ['make', 'write'],
] as const
/** With COMMAND_PAIRS set, all pairs. */
const PAIRS = process.env.COMMAND_PAIRS
  ? NAMES.flatMap((one, at) => NAMES.slice(at + 1).map((other) => [one, other] as const))
  : someOf(SAMPLE, 2)

describe('plans with commands', () => {
  it.each(PAIRS)('relate as both orders come out: %s and %s', { timeout: 60_000 }, async (...names) => {
    const plans = names.map((name) => plan(name, POOL[name] ?? []))
    using repo = garden()
    const before = stateOf(repo)
    const composed = await composePlans(plans, { root: repo.root })
    expect(stateOf(repo)).toEqual(before)
    const [found] = composed.report.pairs
    const [forth, back] = [await treeAfter(plans), await treeAfter(plans.toReversed())]
    if (found?.relation === 'same') expect(await treeAfter(plans.slice(0, 1))).toBe(await treeAfter(plans.slice(1)))
    else expect(found?.relation === 'disjoint' ? 'commutes' : found?.relation).toBe(relationOf(forth, back))
    expect(composed.plan !== undefined).toBe(found?.relation !== 'conflicts')
    if (composed.plan) expect(await treeAfter([composed.plan])).toBe(forth ?? back)
  })

  const relationOf = (forth: string | undefined, back: string | undefined): string => {
    if (forth !== undefined && back !== undefined) return forth === back ? 'commutes' : 'conflicts'
    return forth === back ? 'conflicts' : 'order'
  }

  it('are refused by name where the policy does not let a command run without being asked', {
    tags: 'quick',
  }, async () => {
    const named = async (policy: object) => {
      using repo = garden(policy)
      const plans = [plan('a', POOL.edit ?? []), plan('b', POOL.shout ?? [])]
      return (await composePlans(plans, { root: repo.root })).report.plans.map(({ refused }) => refused?.error?.name)
    }
    expect(await named({})).toEqual([undefined, 'COMMAND_DENIED'])
    expect(await named({ rules: { ask: ['Run(node gen.mjs *)'] } })).toEqual([undefined, 'POLICY_ASK'])
  })
})

describe('a plan with commands', () => {
  const STEPS = [
    edit('a.txt', 'one', 'two', { id: 'before' }),
    gen('shout a.txt b.txt', '*.txt', { id: 'command' }),
    edit('docs/c.txt', 'one', 'two', { id: 'docs' }),
    edit('b.txt', 'ONE', 'three', { id: 'after' }),
  ]

  it('is split so that the parts, one after the other, give the whole', async () => {
    using repo = garden()
    const { parts, stacks } = await splitPlan(planOf(STEPS), { root: repo.root, by: ['size:1'] })
    expect(parts.map((part) => part.plan.steps.flatMap(({ id }) => id ?? []))).toEqual([
      ['before'],
      ['command'],
      ['docs'],
      ['after'],
    ])
    // Every file may matter to a command, and what it leaves to the steps after it.
    expect([stacks, parts[1]?.needs, parts[2]?.needs]).toEqual([[[0, 1, 2, 3]], [0], [1]])
    expect(await treeAfter(parts.map((part) => part.plan))).toBe(await treeAfter([planOf(STEPS)]))
  })

  it('is narrowed down without the command that breaks it, and without what needs that', async () => {
    const look = `process.exit(require('fs').readFileSync('b.txt', 'utf8').includes('ONE') ? 1 : 0)`
    using repo = garden()
    const steps = [...STEPS.slice(0, 3), edit('b.txt', 'ONE', 'ONE!', { id: 'needs' }), gen('make d.txt', 'd.txt')]
    const before = stateOf(repo)
    const { report, plan: passing } = await narrowPlan(planOf(steps), {
      root: repo.root,
      command: [process.execPath, '-e', look],
    })
    expect(report).toMatchObject({ result: 'narrowed', complete: true, kept: 3 })
    expect(report.culprits.map(({ id }) => id)).toEqual(['command'])
    expect(report.dependants).toMatchObject([{ id: 'needs', needs: [2] }])
    expect(stateOf(repo)).toEqual(before)
    if (!passing) throw new Error('there is no plan')
    expect(await treeAfter([passing])).toContain('d.txt: made')
  })

  it('is tried beside one without, each command in a worktree of its own', async () => {
    using repo = garden()
    const { candidates, best } = await tryPlans([plan('a', STEPS), plan('b', POOL.make ?? [])], { root: repo.root })
    expect([candidates.map(({ verdict }) => verdict), best]).toEqual([['passes', 'passes'], 'b.json'])
    expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1)
  })
})
