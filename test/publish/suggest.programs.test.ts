import { describe, expect, it } from 'vitest'
import { type Garden, plantGarden, TOKEN } from '../support/garden.ts'
import { newPull } from '../support/github/state.ts'

const LINES = Array.from({ length: 60 }, (_, at) => `bed ${at + 1}`)
const text = (edit: (lines: string[]) => void): string => {
  const lines = [...LINES]
  edit(lines)
  return `${lines.join('\n')}\n`
}

/** A pull request of somebody that changes lines 10 and 40 of one file. */
async function withPull(): Promise<Garden> {
  const garden = await plantGarden()
  await garden.commitElsewhere('main', { 'beds.txt': text(() => {}) })
  await garden.remote('branch', 'topic', 'main')
  const sha = await garden.commitElsewhere('topic', {
    'beds.txt': text((lines) => {
      lines[9] = 'bed ten'
      lines[39] = 'bed forty'
    }),
  })
  await garden.remote('update-ref', 'refs/pull/5/head', sha)
  const { name: repository, pulls } = garden.repository
  pulls.push(
    newPull({
      number: 5,
      title: 'Name the beds',
      head: { repository, ref: 'topic', sha },
      base: { repository, ref: 'main' },
      user: 'moss',
    }),
  )
  return garden
}

describe('suggesting on a pull request', () => {
  it('names the way out where a fork’s workflow has a token that only reads', async () => {
    await using garden = await withPull()
    const body = { message: 'Resource not accessible by integration' }
    garden.github.faults.push({ on: 'POST /repos/octo-org/garden/pulls/5/reviews', status: 403, body })
    const renamed = (lines: string[]) => {
      lines[9] = 'bed 10, tenth'
    }
    const changes = [{ 'beds.txt': text(renamed) }]
    const refused = garden.publish({ changes, options: { suggestOn: 5 } })
    await expect(refused).rejects.toMatchObject({
      name: 'GITHUB_FAILED',
      message: expect.stringContaining('workflow_run'),
    })
  })

  it('goes through once the token has the permission, or the number that the message asks for', async () => {
    await using garden = await withPull()
    const changes = [{ 'beds.txt': text((lines) => void lines.splice(9, 1, 'bed 10, tenth')) }]
    const as = (pullRequests: 'none' | 'write') =>
      garden.github.tokens.set(TOKEN, { login: 'gardener[bot]', contents: 'write', pullRequests })
    const refused = (request: object) => garden.publish({ changes, ...request }).catch(({ message }: Error) => message)
    as('none')
    expect(await refused({ options: { suggestOn: 5 } })).toContain('Give the job `permissions: pull-requests: write`')
    as('write')
    expect(await refused({ options: { suggestOn: 6 } })).toContain('Name one that it has')
    expect(await garden.publish({ changes, options: { suggestOn: 5 } })).toMatchObject({ operation: 'updated' })
  })

  it('posts what falls inside its diff, lists the rest, and posts nothing twice', { tags: 'quick' }, async () => {
    await using garden = await withPull()
    const changed = (lines: string[]) => {
      lines[9] = 'bed `ten`: ```roses```'
      lines.splice(39, 1, 'bed forty', 'bed forty and a half')
      lines[59] = 'bed before the last'
    }
    const request = {
      changes: [{ 'beds.txt': text(changed), 'README.md': '# The garden\n' }],
      options: { suggestOn: 5 },
    }
    const result = await garden.publish(request)
    expect(result).toMatchObject({ operation: 'updated', number: 5, pushed: false })
    const [review] = garden.repository.pulls[0]?.reviews ?? []
    expect(
      review?.comments.map(({ path, line, start_line, body }) => ({
        path,
        line,
        start_line,
        body: body.replace(/<!--.*/, ''),
      })),
    ).toEqual([
      { path: 'beds.txt', line: 10, start_line: undefined, body: '````suggestion\nbed `ten`: ```roses```\n````\n' },
      {
        path: 'beds.txt',
        line: 40,
        start_line: undefined,
        body: '```suggestion\nbed forty\nbed forty and a half\n```\n',
      },
    ])
    expect(result.notes).toEqual([expect.stringContaining('README.md:1'), expect.stringContaining('beds.txt:59')])
    expect(review?.body).toContain('README.md')
    garden.github.clear()
    expect(await garden.publish(request)).toMatchObject({ operation: 'none' })
    expect(garden.github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual([])
    expect(garden.github.gitRequests.filter(({ url }) => url.includes('receive-pack'))).toEqual([])
  })

  it('takes the place of as many lines as it removes, however many it brings', async () => {
    await using garden = await withPull()
    const changed = (lines: string[]) => {
      lines.splice(39, 2, 'beds forty and more')
      lines.splice(9, 1, 'bed ten', 'and a path', 'and a bench')
    }
    await garden.publish({ changes: [{ 'beds.txt': text(changed) }], options: { suggestOn: 5 } })
    const comments = garden.repository.pulls[0]?.reviews[0]?.comments ?? []
    expect(comments.map(({ line, start_line }) => [start_line, line])).toEqual([
      [undefined, 10],
      [40, 41],
    ])
  })

  it('suggests near a missing last line end, and says of other edits why there is no suggestion', async () => {
    await using garden = await plantGarden()
    await garden.commitElsewhere('main', { 'end.txt': 'one\ntwo\nthree', 'last.txt': 'one', 'logo.png': 'a\0b' })
    await garden.remote('branch', 'topic', 'main')
    const sha = await garden.commitElsewhere('topic', { 'end.txt': 'one\n2\nthree', 'last.txt': '1' })
    await garden.remote('update-ref', 'refs/pull/5/head', sha)
    const { name: repository, pulls } = garden.repository
    const [head, base] = [
      { repository, ref: 'topic', sha },
      { repository, ref: 'main' },
    ]
    pulls.push(newPull({ number: 5, title: 'Count', head, base, user: 'moss' }))
    const changes = [
      { 'end.txt': 'one\ntwo!\nthree', 'last.txt': 'one!', 'logo.png': 'a\0c' },
      { 'beds/rose.txt': null, 'roses/rose.txt': 'rose\n' },
    ]
    const { notes, body } = await garden.publish({ changes, options: { suggestOn: 5 } })
    const comments = garden.repository.pulls[0]?.reviews[0]?.comments ?? []
    expect(comments.map(({ path, line }) => [path, line])).toEqual([['end.txt', 2]])
    const reasons = ['removed', 'line end', 'binary', 'created or moved']
    expect(notes).toEqual(reasons.map((why) => expect.stringContaining(why)))
    expect(body).not.toContain('Outside the diff')
  })

  it('lists what lines cannot say: new, removed and binary files, modes, and names that would do something', async () => {
    await using garden = await withPull()
    const changes = [
      { 'new`@octocat`.txt': 'new\n', 'beds/rose.txt': null, 'beds/iris.txt': { mode: '100755', content: 'iris\n' } },
    ]
    const result = await garden.publish({ changes, options: { suggestOn: 5 } })
    expect(result).toMatchObject({ operation: 'none' })
    expect(result.notes).toHaveLength(3)
    expect(result.body).not.toContain('@octocat')
    await expect(garden.publish({ changes, options: { suggestOn: 6 } })).rejects.toMatchObject({
      name: 'UNKNOWN_REVISION',
    })
  })
})
