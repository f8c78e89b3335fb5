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

  it('sends what the documentation says, the first time and the second', async () => {
    await using garden = await plantGarden()
    const options = {
      labels: ['bloom'],
      assignees: ['moss'],
      reviewers: ['fern'],
      teamReviewers: ['keepers'],
      milestone: 'Spring',
      autoMerge: 'squash',
    } as const
    await garden.publish({ options })
    const first = [...garden.github.traffic]
    garden.github.clear()
    await garden.publish({ options })
    await expect(requestsPage(first, garden.github.traffic)).toMatchFileSnapshot('../../docs/publishing-requests.md')
    expect(
      garden.github.traffic.filter((line) => /^(?:PATCH|DELETE|POST (?!\/graphql viewer))|receive-pack/.test(line)),
    ).toEqual([])
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

const requestsPage = (first: readonly string[], second: readonly string[]): string => `# Requests

What one run sends to git over HTTP and to the API, in order: with a label, an assignee, a reviewer, a team, a milestone and auto-merge.
Recorded by \`test/publish/publish.test.ts\`, which holds this page to what is sent; \`npx vitest run test/publish/publish.test.ts -u\` writes it anew.

## The first run

\`\`\`text
${first.join('\n')}
\`\`\`

## The same run again

It writes nothing.

\`\`\`text
${second.join('\n')}
\`\`\`
`
