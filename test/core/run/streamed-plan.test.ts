import { describe, expect, it } from 'vitest'
import { applyPlan, checkPlan, openPullRequest, openStreamedPlan, type SteppedPlan } from '../../../src/index.ts'
import { repository } from '../../support/git.ts'

const GARDEN = { 'beds/rose.txt': 'rose\nred\n', 'beds/iris.txt': 'iris\nblue\n' }

const HEADER = { version: 1, title: 'Repaint', options: { reads: 'auto' } }
const STEPS = [
  { tool: 'Read', file_path: 'beds/rose.txt' },
  { tool: 'Edit', file_path: 'beds/rose.txt', old_string: 'red', new_string: 'white', id: 'bleach', why: 'a calm bed' },
  { tool: 'Edit', glob: 'beds/*.txt', old_string: 'blue', new_string: 'yellow', expect_matches: 1 },
  { tool: 'Write', file_path: 'beds/fern.txt', content: 'fern\n', when: { file_path: 'beds/iris.txt', exists: true } },
]

/** A plan in JSON Lines, and how often its text was read from the start. */
function counted(steps: readonly object[] = STEPS, name = 'p.jsonl') {
  const text = [HEADER, ...steps].map((line) => `${JSON.stringify(line)}\n`)
  const reads = { count: 0 }
  const pieces = {
    [Symbol.iterator]: () => {
      reads.count++
      return text[Symbol.iterator]()
    },
  }
  const opened = openStreamedPlan({ name, pieces })
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  return { plan: opened.plan, reads }
}

type Verb = (plan: SteppedPlan, root: string) => Promise<{ readonly totals: { readonly applied: number } }>

const publish = { dryRun: true, repository: 'octo-org/garden' }
const VERBS: Readonly<Record<string, Verb>> = {
  apply: (plan, root) => applyPlan(plan, { root }),
  'apply --branch': (plan, root) => applyPlan(plan, { root, branch: 'white' }),
  check: (plan, root) => checkPlan(plan, { root }),
  pr: (plan, root) => openPullRequest(plan, { root, publish }),
}

describe('a plan that streams', () => {
  it.each(Object.entries(VERBS))(
    'is read by %s to check it and to replay it, and by pr for its manifest',
    async (verb, run) => {
      using repo = repository(GARDEN)
      const { plan, reads } = counted()
      const { totals } = await run(plan, repo.root)
      expect(totals.applied).toBe(3)
      expect(reads.count).toBe(verb === 'pr' ? 3 : 2)
    },
  )

  it('is read twice beside another one', { tags: 'quick' }, async () => {
    using repo = repository(GARDEN)
    const [one, other] = [counted(STEPS.slice(0, 2)), counted(STEPS.slice(1), 'q.jsonl')]
    const { steps } = await applyPlan([one.plan, other.plan], { root: repo.root })
    expect(steps.map(({ index, id, status }) => [index, id, status])).toEqual([
      [1, undefined, 'read'],
      [2, 'p.jsonl#bleach', 'applied'],
      [3, 'q.jsonl#bleach', 'collapsed'],
      [4, undefined, 'applied'],
      [5, undefined, 'applied'],
    ])
    expect([one.reads.count, other.reads.count]).toEqual([2, 2])
  })

  it('is refused before its replay for a credential in its words', async () => {
    using repo = repository(GARDEN)
    const token = `ghp_${'a1B2'.repeat(9)}`
    const { plan, reads } = counted([{ ...STEPS[0], why: `uses ${token}` }, ...STEPS.slice(1)])
    await expect(applyPlan(plan, { root: repo.root })).rejects.toMatchObject({
      problems: [{ name: 'SECRET_DETECTED', at: { file: 'p.jsonl', line: 2 } }],
    })
    expect(reads.count).toBe(1)
  })
})
