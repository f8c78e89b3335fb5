import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ApiError, connect, type FailedCall, isLimit, retryDelay } from '../../src/publish/github.ts'
import { getViewer } from '../../src/publish/github-api.ts'

const NOW = Date.UTC(2026, 0, 1)
const failed = (some: Partial<FailedCall>): FailedCall => ({
  method: 'POST',
  path: '/repos/octo-org/garden/pulls',
  headers: {},
  message: '',
  errors: [],
  ...some,
})
const secondary = { status: 403, message: 'You have exceeded a secondary rate limit.' }
const TOO_QUICK = { status: 422, errors: [{ code: 'custom', message: 'was submitted too quickly' }] }

describe('a refusal names', () => {
  const call = getViewer()
  it.each<[string, string, Partial<FailedCall>]>([
    [
      'who sees a team',
      '`read:org`',
      { status: 422, message: "Could not resolve to a node with the global id of 'T1'" },
    ],
    [
      'who can be asked for a review',
      '`team-reviewers`',
      {
        status: 422,
        message: 'Reviews may only be requested from collaborators. One or more of the teams is not one.',
      },
    ],
    ['another method', '`auto-merge`', { status: 200, message: 'Merge method merge commits are not allowed' }],
    [
      'another method of one',
      '`auto-merge`',
      { status: 405, message: 'Merge method squash merging is not allowed on this' },
    ],
    ['what is required', 'by hand', { status: 200, message: 'Pull request Pull request is in unstable status' }],
    ['what is required of a clean one', 'by hand', { status: 200, message: 'Pull request is in clean status' }],
    ['the draft', '`draft`', { status: 200, message: 'Pull request is in draft state' }],
    ['the queue', 'Merge when ready', { status: 405, message: 'Changes must be made through the merge queue' }],
    ['a smaller change', '`sign-commits: api`', { status: 422, message: 'Sorry, your request timed out.' }],
    ['what it says in its list', '`auto-merge`', { status: 422, errors: [{ code: 'Merge method x is not allowed' }] }],
    ['a limit before all else', 'later', { ...secondary, message: `${secondary.message} merge queue` }],
  ])('%s', (_, named, failure) => {
    expect(new ApiError(call, failed(failure)).problems[0]?.message).toContain(named)
  })
})

describe('retryDelay', () => {
  it.each<[string, Partial<FailedCall>, readonly (number | undefined)[]]>([
    ['a broken connection', {}, [1000, 2000, 4000, 8000, undefined]],
    ['a server error', { status: 502 }, [1000, 2000, 4000, 8000, undefined]],
    ['a secondary limit that names its time', { ...secondary, headers: { 'retry-after': '17' } }, [17_000, 17_000]],
    ['a secondary limit that names none', secondary, [60_000, 120_000, 240_000, 480_000, undefined]],
    ['too many requests', { status: 429 }, [60_000]],
    ['what was made too quickly', TOO_QUICK, [60_000, 120_000, 240_000, 480_000, undefined]],
    [
      'a primary limit',
      { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${NOW / 1000 + 30}` } },
      [31_000],
    ],
    [
      'a limit that ends in an hour',
      { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${NOW / 1000 + 3600}` } },
      [undefined],
    ],
    ['a head that is not known yet', { status: 422, errors: [{ field: 'head', code: 'invalid' }] }, [2000, 4000]],
    ['another invalid field', { status: 422, errors: [{ field: 'base', code: 'invalid' }] }, [undefined]],
    ['a refusal', { status: 403, message: 'Resource not accessible by integration' }, [undefined]],
    ['something missing', { status: 404 }, [undefined]],
  ])('waits after %s', (_name, failure, delays) => {
    expect(delays.map((_, at) => retryDelay(failed(failure), at + 1, { now: NOW, patience: 900_000 }))).toEqual(delays)
  })

  it('waits longer where the caller has the patience', () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${NOW / 1000 + 3600}` }
    const delay = retryDelay(failed({ status: 403, headers }), 1, { now: NOW, patience: 2 * 3_600_000 })
    expect(delay).toBe(3_601_000)
  })

  it('tells limits, which hold for every call, from other failures', () => {
    const limits = [secondary, TOO_QUICK, { status: 429 }, { status: 403, headers: { 'x-ratelimit-remaining': '0' } }]
    expect(limits.map((failure) => isLimit(failed(failure)))).toEqual([true, true, true, true])
    const others = [{}, { status: 502 }, { status: 404 }, { status: 403, message: 'Must have admin rights' }]
    expect(others.map((failure) => isLimit(failed(failure)))).toEqual([false, false, false, false])
  })
})

describe('an error of GraphQL', () => {
  it.each([
    ['of the question is a refusal', { type: 'FORBIDDEN' }, false],
    ['of the document is a refusal', { locations: [], extensions: { code: 'undefinedField' } }, false],
    ['that says nothing of the question is none', {}, true],
  ])('%s', async (_, more, isUnreadable) => {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ data: { viewer: null }, errors: [{ message: 'Something went wrong.', ...more }] }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const github = await connect({ token: 'ghs_token', apiUrl })
      await expect(github.send(getViewer())).rejects.toMatchObject({ name: 'GITHUB_FAILED', isUnreadable })
    } finally {
      server.close()
    }
  })
})

describe('an answer of GraphQL in part', () => {
  it('is taken where the call wants it, and is a refusal of any other', async () => {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ data: { rose: 'red' }, errors: [{ message: 'No iris.' }] }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const github = await connect({ token: 'ghs_token', apiUrl })
      const answer = z.object({ data: z.object({ rose: z.string() }) })
      const call = { method: 'POST', path: '/graphql', body: { query: 'query { rose iris }' }, answer } as const
      expect(await github.send({ ...call, partial: true })).toEqual({ data: { rose: 'red' } })
      await expect(github.send(call)).rejects.toMatchObject({ name: 'GITHUB_FAILED' })
    } finally {
      server.close()
    }
  })
})

describe('a list in pages', () => {
  const call = { method: 'GET', path: '/things?per_page=100', answer: z.array(z.number()) } as const

  /** Serves 250 numbers, with a header beside each page. */
  const listed = async (link: (page: number) => string | undefined) => {
    const asked: string[] = []
    const server = createServer(({ url = '' }, response) => {
      asked.push(url)
      const page = Number(new URL(url, 'http://x').searchParams.get('page') ?? 1)
      const header = link(page)
      response.writeHead(200, { 'content-type': 'application/json', ...(header !== undefined && { link: header }) })
      response.end(JSON.stringify(Array.from({ length: Math.max(0, Math.min(100, 350 - page * 100)) }, () => page)))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const github = await connect({ token: 'ghp_x', apiUrl })
      const items = await github.list(call).then(
        ({ length }) => length,
        ({ name, isUnreadable }) => ({ name, isUnreadable }),
      )
      return { items, asked: asked.length }
    } finally {
      server.close()
    }
  }
  const next = (page: number, host = 'https://api.github.com') =>
    page < 3 ? `<${host}/things?per_page=100&page=${page + 1}>; rel="next"` : `<${host}/things?page=1>; rel="first"`

  it('is read to its end, also where a proxy takes away the header that names the next page', async () => {
    expect(await listed((page) => next(page))).toEqual({ items: 250, asked: 3 })
    expect(await listed(() => undefined)).toEqual({ items: 250, asked: 3 })
  })

  it('is asked of the same server, whatever server the header names', async () => {
    expect(await listed((page) => next(page, 'http://127.0.0.1:1'))).toEqual({ items: 250, asked: 3 })
  })

  it('is refused where the header names no address, or the same page again', async () => {
    const unreadable = { name: 'GITHUB_FAILED', isUnreadable: true }
    expect(await listed(() => '<>; rel="next"')).toEqual({ items: unreadable, asked: 1 })
    expect(await listed(() => '</things?per_page=100&page=2>; rel="next"')).toEqual({ items: unreadable, asked: 2 })
  })
})
