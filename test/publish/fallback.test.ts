import { describe, expect, it } from 'vitest'
import { compareUrl, reportWithoutPull } from '../../src/publish/fallback.ts'

const pull = {
  serverUrl: 'https://github.com',
  repository: 'octo-org/garden',
  base: 'main',
  head: 'fern:editplan/größe & co',
  title: 'Plant & water #1?',
  body: 'One\n\ntwo',
}

describe('compareUrl', () => {
  it('carries title, body, labels and assignees', () => {
    const url = new URL(compareUrl({ ...pull, labels: ['a b', 'c'], assignees: ['fern'] }))
    expect(decodeURIComponent(url.pathname)).toBe('/octo-org/garden/compare/main...fern:editplan/größe & co')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      expand: '1',
      title: pull.title,
      body: pull.body,
      labels: 'a b,c',
      assignees: 'fern',
    })
  })

  it('leaves out a body that would make it too long', () => {
    const url = compareUrl({ ...pull, body: 'x'.repeat(9000) })
    expect(url.length).toBeLessThan(8000)
    expect(new URL(url).searchParams.get('body')).toBeNull()
  })
})

describe('a pull request that cannot be opened', () => {
  it.each([
    [undefined, true, 1],
    ['error', true, 1],
    ['warn', false, 1],
    // Nobody can open an issue where nothing reaches the API.
    ['issue', true, 2],
  ] as const)('with fallback %s', async (fallback, fails, problems) => {
    const publication = { target: { branch: 'editplan/garden', base: { branch: 'main' } }, options: { fallback } }
    const result = { branch: 'editplan/garden', headSha: 'a'.repeat(40), problems: [] }
    const missing = { reason: 'nobody may', wanted: {}, undo: '', ledger: undefined }
    const told = await reportWithoutPull(publication as never, result as never, missing as never)
    expect([told.operation, told.failed ?? false]).toEqual(['none', fails])
    expect(told.problems.map(({ name }) => name)).toEqual(Array(problems).fill('GITHUB_FAILED'))
  })
})
