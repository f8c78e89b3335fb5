import { describe, expect, it } from 'vitest'
import { compareUrl } from '../../src/publish/fallback.ts'

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
