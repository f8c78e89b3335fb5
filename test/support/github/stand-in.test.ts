import { describe, expect, it } from 'vitest'
import { plantGarden, TOKEN } from '../garden.ts'
import { served } from './api.ts'
import { operationIds } from './description.ts'
import { startGitHub } from './stand-in.ts'
import { followRefs, newPull } from './state.ts'

describe('the stand-in for GitHub', () => {
  it('serves every operation of its description, and no other', { tags: 'quick' }, () => {
    expect([...served].sort()).toEqual([...operationIds].sort())
  })

  it('notices unknown operations, queries and fields, and wrong types', async () => {
    await using github = await startGitHub()
    await github.addRepository('octo-org/garden')
    github.tokens.set('t', { login: 'fern', contents: 'write', pullRequests: 'write' })
    const call = (method: string, path: string, body?: object) =>
      fetch(`${github.apiUrl}/repos/octo-org/garden${path}`, {
        method,
        headers: { authorization: 'token t' },
        ...(body && { body: JSON.stringify(body) }),
      }).then(({ status }) => status)
    expect(await call('GET', '/stars')).toBe(404)
    expect(await call('GET', '/pulls?color=red')).toBe(422)
    expect(await call('GET', '/pulls?state=shut')).toBe(422)
    expect(await call('POST', '/pulls', { title: 'x', head: 'y', base: 'main', colour: 'red' })).toBe(422)
    expect(await call('POST', '/pulls', { title: 'x', head: 1, base: 'main' })).toBe(422)
    expect(await call('POST', '/pulls', { title: 'x', base: 'main' })).toBe(422)
    expect(await call('POST', '/git/trees', { tree: [{ path: 'x', mode: '100600', type: 'blob' }] })).toBe(422)
    expect(github.violations).toHaveLength(7)
    const graphql = (query: string) =>
      fetch(`${github.serverUrl}/api/graphql`, {
        method: 'POST',
        headers: { authorization: 'bearer t' },
        body: JSON.stringify({ query }),
      })
    await graphql('query { viewer { login } }')
    expect(github.violations).toHaveLength(7)
    await graphql('query { viewer { shoeSize } }')
    expect(github.violations).toHaveLength(8)
  })

  it('closes a pull request whose branch is gone or holds nothing new', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    await garden.git('push', '--quiet', garden.repository.folder, ':refs/heads/editplan/plant-the-beds')
    const url = `${garden.github.serverUrl.replace('//', `//x-access-token:${TOKEN}@`)}/octo-org/garden.git`
    await garden.git('push', '--quiet', url, 'HEAD:refs/heads/other')
    expect(garden.repository.pulls).toMatchObject([{ state: 'closed' }])
  })

  it('closes a pull request whose base is gone, and moves one whose base was merged to where that went', async () => {
    await using garden = await plantGarden()
    const { github, remote, repository } = garden
    for (const base of ['next', 'topic']) await remote('branch', base, 'main')
    await garden.commitElsewhere('topic', { 'beds/moss.txt': 'moss\n' })
    await garden.publish({ options: { base: 'next', branch: 'one' } })
    await garden.publish({ options: { base: 'topic', branch: 'two' } })
    const topic = newPull({
      ...{ number: 3, user: 'fern', state: 'closed', merged: true },
      head: { repository: repository.name, ref: 'topic', sha: await remote('rev-parse', 'topic') },
      base: { repository: repository.name, ref: 'main' },
    })
    repository.pulls.push(topic)
    await remote('update-ref', 'refs/heads/main', topic.head.sha)
    await remote('branch', '-D', 'next', 'topic')
    await followRefs(github.repositories, repository.name)
    expect(repository.pulls.map(({ state, base }) => [state, base.ref])).toEqual([
      ['closed', 'next'],
      ['open', 'main'],
      ['closed', 'main'],
    ])
  })
})
