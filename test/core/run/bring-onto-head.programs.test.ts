import { describe, expect, it } from 'vitest'
import { sha256 } from '../../../src/core/text/digest.ts'
import { applyPlan } from '../../../src/index.ts'
import { openPullRequest, type PullRequestOptions } from '../../../src/publish/open-pull-request.ts'
import { repository } from '../../support/git.ts'
import { edit, type PlanParts, planOf, type TestStep, write } from '../../support/runs.ts'

const rows = (count: number, step: (at: number) => TestStep): readonly TestStep[] =>
  Array.from({ length: count }, (_, at) => step(at))

const inOneFile = rows(251, (at) => edit('beds.txt', `bed ${at};`, `row ${at};`))
const ALL = { replace_all: true }
const inManyFiles = rows(251, (at) => write(`beds/${at}.txt`, 'rose\n'))

interface Request {
  readonly steps: readonly TestStep[]
  readonly parts?: PlanParts
  readonly more?: Partial<PullRequestOptions>
  readonly verifies?: boolean
}

const BEDS = Array.from({ length: 260 }, (_, at) => `bed ${at};\n`).join('')
const ROSES = 'rose\n'.repeat(260)

/** A fix of the n-th line of each file. */
const fixStep = (
  source: string,
  at: number,
  files: Readonly<Record<string, string>> = { 'beds.txt': BEDS },
): TestStep => {
  const edits = Object.entries(files).map(([file_path, text]) => {
    const line = text.split('\n')[at] ?? ''
    const start = text.split('\n').slice(0, at).join('\n').length + Number(at > 0)
    const place = { start, end: start + line.length, old_string: line }
    return { file_path, sha256: sha256(Buffer.from(text)), ...place, new_string: `row ${at};` }
  })
  return { tool: 'Fix', source, edits } as unknown as TestStep
}

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
  it('are one a step while a pull request lists them all', { tags: 'quick' }, async () => {
    const result = await proposed({ steps: [...inOneFile.slice(0, 249), edit('roses.txt', 'rose', 'iris', ALL)] })
    expect(result).toMatchObject({ commits: 250, told: false })
  })

  it('are one a file beyond that, and the body says so', { tags: 'quick' }, async () => {
    const result = await proposed({ steps: [...inOneFile, edit('roses.txt', 'rose', 'iris', ALL)], verifies: true })
    expect(result).toMatchObject({ commits: 2, applied: 252, told: true, verified: true })
  })

  it('are one a rule where fixes are too many, one a file where the rules are too, and one for all where its fixes are over several', async () => {
    const ofTwo = rows(251, (at) => fixStep(at < 100 ? 'tool/one' : 'tool/two', at))
    expect(await proposed({ steps: ofTwo, verifies: true })).toMatchObject({ commits: 2, applied: 251, verified: true })
    const mixed = rows(251, (at) => fixStep(`tool/${at % 2}`, at))
    expect(await proposed({ steps: mixed })).toMatchObject({ commits: 1, applied: 251, told: true })
    const both = { 'beds.txt': BEDS, 'roses.txt': ROSES }
    const between = rows(251, (at) => fixStep(`tool/${at % 2}`, at, at % 5 === 0 ? both : { 'roses.txt': ROSES }))
    expect(await proposed({ steps: between })).toMatchObject({ commits: 101, applied: 251 })
    const over = rows(251, (at) => fixStep(`tool/${at % 2}`, at, both))
    expect(await proposed({ steps: over })).toMatchObject({ commits: 1, applied: 251, told: true })
  })

  it('are one for all where there are too many files as well', { tags: 'quick' }, async () => {
    expect(await proposed({ steps: inManyFiles })).toMatchObject({ commits: 1, applied: 251, told: true })
  })

  it('are not counted where steps collapse', { tags: 'quick' }, async () => {
    const again = { ...inOneFile[0] } as TestStep
    expect(await proposed({ steps: [...inOneFile.slice(0, 250), again] })).toMatchObject({ commits: 250, told: false })
  })

  it('stay as the plan or the caller chose', { tags: 'quick' }, async () => {
    const overrides = { commits: 'per-step' } as const
    expect(await proposed({ steps: inOneFile, more: { overrides } })).toMatchObject({ commits: 251, told: false })
    const parts = { options: { commits: 'per-file' } } as const
    expect(await proposed({ steps: inManyFiles, parts })).toMatchObject({ commits: 251, told: false })
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
