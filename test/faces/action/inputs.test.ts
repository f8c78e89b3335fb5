import { describe, expect, it } from 'vitest'
import { EditplanError } from '../../../src/errors.ts'
import { readInputs, refuseMisspelt } from '../../../src/faces/action/inputs.ts'
import type { Input } from '../../../src/inputs/input.ts'
import { INPUTS } from '../../../src/inputs/table.ts'

const read = (given: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) =>
  readInputs((name) => ({ plan: 'plan.yaml', ...given })[name] ?? '', {
    workspace: '/home/runner/garden',
    env,
    withheld: [],
  })

const messagesAbout = (name: string, value: string): readonly string[] => {
  try {
    read({ [name]: value })
    return []
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    return error.problems.map(({ message }) => message).filter((message) => message.includes(`\`${name}\` is`))
  }
}

/** The values that a message asks for, such as `Write true or false.` */
function valuesAskedFor(message: string): readonly string[] {
  const [, words = ''] = /Write (?:it as: )?(.+)\.$/.exec(message) ?? []
  const [, ...bounds] = /^a number from (\d+) to (\d+)$/.exec(words) ?? []
  return bounds.length > 0 ? bounds : words.split(/, | or /)
}

/** Inputs that other modes read. */
const ELSEWHERE = ['ignore-revs', 'allow']
const isJudged = ({ type }: Input): boolean => !['text', 'text or number', 'list', 'lines'].includes(String(type))
const judged = INPUTS.filter((row: Input) => row.input !== undefined && isJudged(row) && !ELSEWHERE.includes(row.name))

it.each(judged.map(({ name }) => name))('`%s` takes every value that the refusal of a wrong one asks for', (name) => {
  const [refused = ''] = messagesAbout(name, 'wrong')
  const asked = valuesAskedFor(refused)
  expect(asked.join('')).not.toBe('')
  expect(asked.flatMap((value) => messagesAbout(name, value))).toEqual([])
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

describe('a misspelt input', () => {
  it.each([
    ['INPUT_DRY_RUN', 'dry-run'],
    ['INPUT_DRYRUN', 'dry-run'],
    ['INPUT_PLANS', 'plan'],
    ['INPUT_LABEL', 'labels'],
  ])('is refused, and the one that was meant is named: %s', (variable, meant) => {
    const refused = expect(() => refuseMisspelt({ [variable]: 'true' }))
    refused.toThrow(expect.objectContaining({ name: 'USAGE', message: expect.stringContaining(`\`${meant}\``) }))
  })

  it('is neither one of ours, nor one without a value, nor one of another program', () => {
    const own = INPUTS.flatMap((row: Input) =>
      row.input === undefined ? [] : [[`INPUT_${row.name.toUpperCase()}`, 'x']],
    )
    expect(() =>
      refuseMisspelt({ ...Object.fromEntries(own), INPUT_PLANS: '', INPUT_WHO_TO_GREET: 'x', DRY_RUN: 'true' }),
    ).not.toThrow()
  })
})

describe('readInputs', () => {
  it('leaves out what the workflow does not give', () => {
    const inputs = read({})
    expect(inputs).toMatchObject({
      plans: ['plan.yaml'],
      root: '/home/runner/garden',
      overrides: {},
      commitWords: undefined,
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
      reviewers: undefined,
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

  it('takes the file name of a workflow for `trigger-checks`, and no other name', () => {
    const names = ['checks.yml', 'all-checks.yaml', 'Checks', 'a/checks.yml', '../checks.yml', 'checks.yml?ref=x']
    const given = (name: string) => refusals({ mode: 'pull-request', 'trigger-checks': name })
    expect(names.map(given)).toEqual([[], [], ['USAGE'], ['USAGE'], ['USAGE'], ['USAGE']])
  })

  it('suggests on the pull request that the workflow run belongs to', () => {
    expect(read({ mode: 'suggest' }, { GITHUB_REF: 'refs/pull/12/merge' }).publish.suggestOn).toBe(12)
    expect(read({ mode: 'pull-request' }, { GITHUB_REF: 'refs/pull/12/merge' }).publish.suggestOn).toBeUndefined()
    expect(refusals({ mode: 'suggest' })).toEqual(['USAGE'])
  })

  const idle = INPUTS.filter(
    ({ type, input, given, verbs }: Input) =>
      type === 'flag' && input !== undefined && given === undefined && !verbs.includes('mode: pull-request'),
  ).map(({ name }) => name)

  it.each(idle)('refuses `%s: true` in a mode that does not know it; `false` asks for nothing', (name) => {
    expect([refusals({ [name]: 'true' }), refusals({ [name]: 'False' })]).toEqual([['USAGE'], []])
  })

  it('refuses every wrong input at once', () => {
    expect(refusals({ plan: ' ', draft: 'yes', commits: 'each', 'auto-merge': 'fast', mode: 'push' })).toEqual(
      Array.from({ length: 5 }, () => 'USAGE'),
    )
  })
})

it('a dry run attests nothing, and needs no token for it', () => {
  expect(() => read({ attest: 'true' })).toThrow(expect.objectContaining({ name: 'ATTESTATION_FAILED' }))
  expect(read({ attest: 'true', 'dry-run': 'true' }).attest).toBe(false)
})

it('a value of lines keeps its commas, and one of a list does not', () => {
  const { commitWords, publish } = read({ trailers: 'Reviewed-by: Fern, Ivy\nTicket: 7', labels: 'a, b' })
  expect(commitWords?.trailers).toEqual(['Reviewed-by: Fern, Ivy', 'Ticket: 7'])
  expect(publish.labels).toEqual(['a', 'b'])
})

it('a flag of another mode that is false asks for nothing', () => {
  const suggest = (replace: string) => read({ mode: 'suggest', replace }, { GITHUB_REF: 'refs/pull/7/merge' })
  expect(() => suggest('false')).not.toThrow()
  expect(() => suggest('true')).toThrow(expect.objectContaining({ name: 'USAGE' }))
})

it('a commit message has LF, whatever line ends the workflow gives it', () => {
  expect(read({ 'commit-message': 'docs: beds\r\n\r\nWhy.' }).commitWords?.subject).toBe('docs: beds\n\nWhy.')
})
