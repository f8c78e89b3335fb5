import { describe, expect, it } from 'vitest'
import { plantGarden } from '../support/garden.ts'

const BRANCH = 'editplan/plant-the-beds'

const writes = (requests: readonly { method: string; path: string }[]) =>
  requests
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
    .map(({ method, path }) => `${method} ${path}`)

describe('publish', () => {
  it('pushes the commits of the run and opens the pull request', async () => {
    await using garden = await plantGarden()
    const result = await garden.publish({
      options: {
        labels: ['bloom'],
        reviewers: ['fern'],
        teamReviewers: ['octo-org/keepers'],
        assignees: ['moss'],
        milestone: 'Spring',
        autoMerge: 'squash',
      },
    })
    expect(result).toMatchObject({
      operation: 'created',
      number: 1,
      branch: BRANCH,
      base: 'main',
      pushed: true,
      problems: [],
    })
    expect(await garden.remote('rev-parse', BRANCH)).toBe(result.headSha)
    expect(await garden.remote('rev-list', '--count', `main..${BRANCH}`)).toBe('2')
    expect(garden.repository.pulls).toMatchObject([
      {
        title: 'Plant the beds',
        state: 'open',
        labels: ['bloom'],
        reviewers: ['fern'],
        teams: ['keepers'],
        assignees: ['moss'],
        milestone: 7,
        autoMerge: 'squash',
      },
    ])
  })

  it('writes nothing when the same run is published again', async () => {
    await using garden = await plantGarden()
    const request = { options: { labels: ['bloom'], reviewers: ['fern'], milestone: 'Spring', draft: true } }
    await garden.publish(request)
    garden.github.clear()
    const again = await garden.publish(request)
    expect(again).toMatchObject({ operation: 'none', number: 1, pushed: false })
    expect(writes(garden.github.requests)).toEqual([])
    expect(garden.github.gitRequests.filter(({ url }) => url.includes('receive-pack'))).toEqual([])
  })
})
