import { describe, expect, it } from 'vitest'
import { workflowRun, workflowSource } from '../../src/faces/action/workflow-source.ts'
import { isSameSource } from '../../src/publish/plan-source.ts'
import type { KnownLedger } from '../../src/publish/ref-file.ts'
import type { RemoteState } from '../../src/publish/remote-state.ts'

const ENV = {
  GITHUB_WORKFLOW_REF: 'octo-org/garden/.github/workflows/fix.yml@refs/heads/main',
  ...{
    GITHUB_REPOSITORY: 'octo-org/garden',
    GITHUB_REPOSITORY_ID: '1000',
    GITHUB_JOB: 'publish',
    GITHUB_ACTION: 'one',
  },
}
const event = { repository: { default_branch: 'main' } }
const madeBy = (env: Record<string, string> = {}, more: object = {}, matrix = 'null') =>
  workflowSource({ env: { ...ENV, ...env }, event: { ...event, ...more }, matrix })

describe('what makes a plan that is not in the base', () => {
  it('is another workflow, branch, job, step, matrix, or work of somebody else, as GitHub says', () => {
    const sources = [
      madeBy(),
      madeBy({ GITHUB_WORKFLOW_REF: 'octo-org/garden/.github/workflows/other.yml@refs/heads/main' }),
      madeBy({ GITHUB_WORKFLOW_REF: 'octo-org/garden/.github/workflows/fix.yml@refs/heads/theirs' }),
      madeBy({ GITHUB_WORKFLOW_REF: 'stranger/garden/.github/workflows/fix.yml@refs/heads/main' }),
      madeBy({ GITHUB_JOB: 'lint' }),
      madeBy({ GITHUB_ACTION: 'two' }),
      madeBy({}, {}, '{"node":22}'),
      madeBy({}, {}, '{"node":24}'),
      madeBy({}, { pull_request: { number: 3 } }),
      madeBy({}, { issue: { number: 4 } }),
      madeBy({}, { workflow_run: { head_branch: 'main', head_repository: { id: 1 } } }),
      madeBy({}, { workflow_run: { head_branch: 'main', head_repository: { id: 2 } } }),
      madeBy({}, { workflow_run: { head_branch: 'next', head_repository: { id: 2 } } }),
    ]
    expect(new Set(sources.map(({ made }) => made)).size).toBe(sources.length)
  })

  it('stays the same when keys of the matrix change places, and the default branch or the repository gets another name', () => {
    expect(madeBy({}, {}, '{"b":1,"a":2}')).toEqual(madeBy({}, {}, '{"a":2,"b":1}'))
    const renamed = madeBy(
      {
        GITHUB_WORKFLOW_REF: 'octo-org/park/.github/workflows/fix.yml@refs/heads/trunk',
        GITHUB_REPOSITORY: 'octo-org/park',
      },
      { repository: { default_branch: 'trunk' } },
    )
    expect(renamed).toEqual(madeBy())
  })

  it('is numbered by the workflow’s file, also in a repository that was renamed, and in no other', () => {
    const numbered = (workflow: string, own = 'octo-org/garden') =>
      workflowRun({ GITHUB_WORKFLOW_REF: workflow, GITHUB_REPOSITORY: own, GITHUB_RUN_NUMBER: '7' })
    const file = '.github/workflows/fix.yml'
    expect(numbered(`octo-org/garden/${file}@refs/heads/main`)).toEqual({ file, number: 7 })
    expect(numbered(`octo-org/Park/${file}@refs/heads/trunk`, 'octo-org/park')).toEqual({ file, number: 7 })
    expect(numbered(`stranger/garden/${file}@v1`)).toEqual({ file: `stranger/garden/${file}`, number: 7 })
    expect(numbered('')).toBeUndefined()
  })

  it.each([
    ['12345678901', 12345678901],
    ['', undefined],
    ['0', undefined],
    ['1e3', undefined],
    ['90071992547409931', undefined],
  ])('is ordered by the run’s id: %j', (GITHUB_RUN_ID, id) => {
    const run = { ...ENV, GITHUB_RUN_NUMBER: '7', GITHUB_RUN_ID }
    expect(workflowRun(run)?.id).toBe(id)
  })

  it('is not known where the runner says too little', () => {
    for (const name of ['GITHUB_WORKFLOW_REF', 'GITHUB_JOB', 'GITHUB_REPOSITORY_ID'])
      expect(madeBy({ [name]: '' })).toEqual({})
  })
})

const place = (name: string, ledger?: number): Pick<RemoteState, 'target' | 'hub' | 'ledger'> =>
  ({
    target: { repository: name, headRepository: name },
    hub: { repository: { id: 1000 }, head: { id: 1000 } },
    ...(ledger && { ledger: { repository: ledger } as KnownLedger }),
  }) as unknown as RemoteState

describe('plans of one source', () => {
  const here = { repository: 1000, paths: ['plan.yaml'] }

  it('are told by the repository’s number, and in ledgers of earlier versions by its name, also a former one', () => {
    const old = { repository: 'octo-org/garden', paths: ['plan.yaml'] }
    expect(isSameSource(here, here, place('octo-org/park'))).toBe(true)
    expect(isSameSource(old, here, place('Octo-org/Garden'))).toBe(true)
    expect(isSameSource(old, here, place('octo-org/park', 1000))).toBe(true)
    expect(isSameSource(old, here, place('octo-org/park', 7))).toBe(false)
    expect(isSameSource(old, here, place('octo-org/park'))).toBe(false)
  })

  it.each<[readonly string[], readonly string[], boolean]>([
    [['plans/*.yaml'], ['plans/*.yaml'], true],
    [['plans/a.yaml'], ['plans/*.yaml'], true],
    [['plans/a.yaml', 'last.yaml'], ['plans/*.yaml', 'last.yaml'], true],
    [['plans/a.yaml', 'other.yaml'], ['plans/*.yaml'], false],
    [['plans/deep/a.yaml'], ['plans/*.yaml'], false],
    [['more/plans/a.yaml'], ['plans/*.yaml'], false],
    [['plans/*.yaml'], ['plans/a.yaml'], false],
    [[], ['plans/*.yaml'], false],
  ])('are files that come and go under a glob: %j, then %j', (recorded, paths, expected) => {
    const there = place('octo-org/garden')
    expect(isSameSource({ ...here, paths: [...recorded] }, { ...here, paths: [...paths] }, there)).toBe(expected)
    expect(isSameSource({ ...here, repository: 7, paths: [...recorded] }, { ...here, paths: [...paths] }, there)).toBe(
      false,
    )
  })

  it('are not plans of which nobody knows the source', () => {
    expect(isSameSource(undefined, undefined, place('octo-org/garden'))).toBe(false)
    expect(isSameSource(here, undefined, place('octo-org/garden'))).toBe(false)
    expect(isSameSource({ ...here, made: 'x', paths: [] }, here, place('octo-org/garden'))).toBe(false)
  })
})
