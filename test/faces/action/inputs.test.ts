import { describe, expect, it } from 'vitest'
import { EditplanError } from '../../../src/errors.ts'
import { readInputs } from '../../../src/faces/action/inputs.ts'

const read = (given: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) =>
  readInputs((name) => ({ plan: 'plan.yaml', ...given })[name] ?? '', {
    workspace: '/home/runner/garden',
    env,
    withheld: [],
  })

const refusals = (given: Readonly<Record<string, string>>): readonly string[] => {
  try {
    read(given)
    return []
  } catch (error) {
    if (error instanceof EditplanError) return error.problems.map(({ name }) => name)
    throw error
  }
}

describe('readInputs', () => {
  it('leaves out what the workflow does not give', () => {
    const inputs = read({})
    expect(inputs).toMatchObject({
      plans: ['plan.yaml'],
      root: '/home/runner/garden',
      overrides: {},
    })
    expect(
      Object.values(inputs.publish).filter(
        (value) => value !== undefined && !Array.isArray(value) && typeof value !== 'object',
      ),
    ).toEqual([false])
    expect(inputs.publish.trustsSettings).toBe(false)
  })

  it('reads lists by line and by comma', () => {
    const { publish, plans } = read({
      plan: 'one.yaml\n two.json \n',
      labels: 'bloom, weed\nlate frost\n',
      'team-reviewers': ' keepers ',
    })
    expect(plans).toEqual(['one.yaml', 'two.json'])
    expect(publish).toMatchObject({
      labels: ['bloom', 'weed', 'late frost'],
      teamReviewers: ['keepers'],
      reviewers: [],
    })
  })

  it.each([
    ['true', true],
    ['TRUE', true],
    ['False', false],
    ['', undefined],
  ])('reads the flag %j as %j', (value, expected) => {
    expect(read({ draft: value }).publish.draft).toBe(expected)
  })

  it('passes the plan’s options on in the plan’s own words', () => {
    expect(read({ reads: 'auto', duplicates: 'keep', 'on-error': 'continue', commits: 'squash' }).overrides).toEqual({
      reads: 'auto',
      duplicates: 'keep',
      on_error: 'continue',
      commits: 'squash',
    })
  })

  it('honours the addresses of a GitHub Enterprise server', () => {
    const env = {
      GITHUB_SERVER_URL: 'https://git.garden.invalid',
      GITHUB_API_URL: 'https://git.garden.invalid/api/v3',
      GITHUB_GRAPHQL_URL: 'https://git.garden.invalid/api/graphql',
    }
    expect(read({}, env).publish).toMatchObject({
      serverUrl: 'https://git.garden.invalid',
      apiUrl: 'https://git.garden.invalid/api/v3',
      graphqlUrl: 'https://git.garden.invalid/api/graphql',
      environment: env,
    })
  })

  it('suggests on the pull request that the workflow run belongs to', () => {
    expect(read({ mode: 'suggest' }, { GITHUB_REF: 'refs/pull/12/merge' }).publish.suggestOn).toBe(12)
    expect(read({ mode: 'pull-request' }, { GITHUB_REF: 'refs/pull/12/merge' }).publish.suggestOn).toBeUndefined()
    expect(refusals({ mode: 'suggest' })).toEqual(['USAGE'])
  })

  it('refuses every wrong input at once', () => {
    expect(refusals({ plan: ' ', draft: 'yes', commits: 'each', 'auto-merge': 'fast', mode: 'push' })).toEqual(
      Array.from({ length: 5 }, () => 'USAGE'),
    )
  })
})
