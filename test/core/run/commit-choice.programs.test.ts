import { describe, expect, it } from 'vitest'
import { applyPlan } from '../../../src/index.ts'
import { openPullRequest } from '../../../src/publish/open-pull-request.ts'
import type { PullRequestOptions } from '../../../src/publish/pull-to-open.ts'
import { repository } from '../../support/git.ts'
import { edit, type PlanParts, planOf, type TestStep, write } from '../../support/runs.ts'

const rows = (count: number, step: (at: number) => TestStep): readonly TestStep[] =>
  Array.from({ length: count }, (_, at) => step(at))

const inOneFile = rows(251, (at) => edit('beds.txt', `bed ${at};`, `row ${at};`))
const ALL = { replace_all: true }

interface Request {
  readonly steps: readonly TestStep[]
  readonly parts?: PlanParts
  readonly more?: Partial<PullRequestOptions>
  readonly verifies?: boolean
}

const BEDS = Array.from({ length: 260 }, (_, at) => `bed ${at};\n`).join('')
const ROSES = 'rose\n'.repeat(260)

/** How many commits a pull request of these steps would have, and whether its body says that they were made fewer. */
async function proposed({ steps, parts, more = {}, verifies = false }: Request) {
  using repo = repository({ 'beds.txt': BEDS, 'roses.txt': ROSES })
  const plan = planOf(steps, parts)
  const publish = { dryRun: true, repository: 'octo-org/garden', ...more.publish }
  const report = await openPullRequest(plan, { root: repo.root, ...more, publish })
  const { overrides = {} } = report.plan
  return {
    commits: new Set(report.steps.flatMap(({ commit }) => commit ?? [])).size,
    applied: report.totals.applied,
    told: report.pull_request?.proposed?.body.includes(report.notes?.[0] ?? 'nothing to tell') ?? false,
    // The report has to say enough to make the same commits again.
    verified: verifies && (await applyPlan(plan, { root: repo.root, overrides })).head?.commit === report.head?.commit,
    calls: report.pull_request?.proposed?.calls.map(({ path }) => path.split('/').slice(4).join('/')),
  }
}

const CREATED = ['git/trees', 'git/commits'] as const
/** One call that moves several refs. */
const REFS = ''

describe('the commits of a pull request that nobody chose', () => {
  it('are one a file where a pull request does not list them all, and the body says so', async () => {
    const result = await proposed({ steps: [...inOneFile, edit('roses.txt', 'rose', 'iris', ALL)], verifies: true })
    expect(result).toMatchObject({ commits: 2, applied: 252, told: true, verified: true })
  })

  it('are one for all where GitHub makes them', async () => {
    const steps = [edit('roses.txt', 'rose', 'iris', ALL), write('fern.txt', 'fern\n')]
    const publish = { signCommits: 'api' } as const
    expect(await proposed({ steps, more: { publish } })).toMatchObject({
      commits: 1,
      // The branch's commit and the ledger's, then both refs at once.
      calls: [...CREATED, ...CREATED, REFS, 'pulls', 'pulls/{number}'],
    })
    const overrides = { commits: 'per-step' } as const
    expect(await proposed({ steps, more: { publish, overrides } })).toMatchObject({ commits: 2 })
    expect(await proposed({ steps, more: { publish: { signCommits: 'ssh' } } })).toMatchObject({ commits: 2 })
  })
})
