import { describe, expect, it } from 'vitest'
import { plantGarden } from '../support/garden.ts'

const BRANCH = 'editplan/plant-the-beds'

const writes = (requests: readonly { method: string; path: string }[]) =>
  requests
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
    .map(({ method, path }) => `${method} ${path}`)

describe('publish', () => {
  it('pushes the commits of the run and opens the pull request', { tags: 'quick' }, async () => {
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

  it('sends what the documentation says, the first time, the second, and when the base has moved', async () => {
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
    const same = [...garden.github.traffic]
    expect(same.filter((line) => /^(?:PATCH|DELETE|POST (?!\/graphql viewer))|receive-pack/.test(line))).toEqual([])
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    garden.github.clear()
    await garden.publish({ options })
    const page = requestsPage(first, same, garden.github.traffic)
    await expect(page).toMatchFileSnapshot('../../docs/publishing-requests.md')
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

const requestsPage = (...[first = [], same = [], moved = []]: readonly (readonly string[])[]): string => `# Requests

What one run sends to git over HTTP and to the API, in order: with a label, an assignee, a reviewer, a team, a milestone and auto-merge.
\`test/publish/publish.test.ts\` records this page and compares it with what is sent; \`npx vitest run test/publish/publish.test.ts -u\` writes it again.

| run | calls of the API | of them writes | requests to git |
| --- | --: | --: | --: |
${rowOf('the first', first)}
${rowOf('the same again', same)}
${rowOf('after the base moved', moved)}

## The first run

${listOf(first)}

## The same run again

It writes nothing.

${listOf(same)}

## After the base moved

The commits are made on the new base and pushed; the body names them.

${listOf(moved)}
`

const rowOf = (name: string, traffic: readonly string[]): string => {
  const calls = traffic.filter((line) => !line.startsWith('git '))
  const writing = calls.filter((line) => !line.startsWith('GET ') && line !== 'POST /graphql viewer')
  return `| ${name} | ${calls.length} | ${writing.length} | ${traffic.length - calls.length} |`
}

const listOf = (traffic: readonly string[]): string => `\`\`\`text\n${traffic.join('\n')}\n\`\`\``
