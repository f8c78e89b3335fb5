import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerRef, noSettings, printLedger } from '../../../src/publish/ledger.ts'
import { parseCampaign } from '../../../src/wings/campaign/campaign-file.ts'
import { resolveRepositories } from '../../../src/wings/campaign/campaign-run.ts'
import { type Connections, openConnections } from '../../../src/wings/campaign/connections.ts'
import { type RepositorySurvey, survey } from '../../../src/wings/campaign/survey.ts'
import { testClock } from '../../support/garden.ts'
import { damaged, primaryLimit } from '../../support/github/faults.ts'
import { git } from '../../support/github/state.ts'
import { putLedger } from '../../support/ledgers.ts'
import { type Orchard, plantOrchard, TOKEN } from '../../support/orchard.ts'

const SOURCE = { repository: 'acme/campaigns', paths: ['campaign.yaml'] }
const IDENTITY = { source: SOURCE, branch: 'editplan/move' }

let orchard: Orchard
let connections: Connections
beforeAll(async () => {
  orchard = await plantOrchard({
    'acme/app': {},
    'acme/web': {},
    'acme/old': {},
    'acme/gone-from-here': {},
    'other/lib': {},
  })
  connections = openConnections({ apiUrl: orchard.github.apiUrl, credentials: { token: TOKEN }, clock: testClock() })
})
afterAll(() => orchard[Symbol.asyncDispose]())

const resolve = async (repositories: string, file?: string, reach = connections) => {
  const parsed = parseCampaign(`version: 1\ntitle: T\nplans: [p]\nrepositories: ${repositories}\n`, 'c.yaml')
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return resolveRepositories({
    campaign: parsed.campaign,
    file: file === undefined ? undefined : { name: 'r.txt', text: file },
    connections: reach,
  })
}

const all = async (names: readonly string[], reach: Connections) => {
  const found: RepositorySurvey[] = []
  for await (const one of survey(names, { identity: IDENTITY }, reach)) found.push(one)
  return found
}

const surveyed = (...names: readonly string[]) => all(names, connections)

describe('the repositories of a campaign', () => {
  it('come from the list and the file, each once, without what is excluded', { tags: 'quick' }, async () => {
    const { names } = await resolve(
      '{ list: [acme/app, Acme/App, acme/old-1], file: r.txt, exclude: ["acme/old*"] }',
      '\uFEFF# ours\nacme/web # the site\r\n\nACME/OLD-2\nacme/app\n',
    )
    expect(names).toEqual(['acme/app', 'acme/web'])
  })

  it('are refused with the line of the file that names none', async () => {
    await expect(resolve('{ file: r.txt }', 'acme/app\n  https://x/y\n')).rejects.toMatchObject({
      problems: [{ name: 'CAMPAIGN_INVALID', at: { file: 'r.txt', line: 2, column: 3 } }],
    })
  })

  it('come from a search of code, each once for all its files', async () => {
    const { names, problems } = await resolve('{ search: "org:acme filename:ci.yml" }')
    expect(names).toEqual(['acme/app', 'acme/web', 'acme/old', 'acme/gone-from-here'])
    expect(problems).toEqual([])
  })

  it('come from topics of the owners that are named, and of nobody else', async () => {
    for (const name of ['acme/web', 'other/lib']) orchard.github.repositories.get(name)?.topics.add('service')
    expect((await resolve('{ topics: [service], owners: [acme] }')).names).toEqual(['acme/web'])
    expect((await resolve('{ topics: [service], list: [acme/app] }')).names).toEqual(['acme/app', 'acme/web'])
  })

  it('come from every page of a search', async () => {
    await using crowd = await plantOrchard(
      Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`crowd/r${at}`, {}])),
    )
    const reach = openConnections({ apiUrl: crowd.github.apiUrl, credentials: { token: TOKEN }, clock: testClock() })
    const { names } = await resolve('{ search: "org:crowd" }', undefined, reach)
    expect(names).toHaveLength(101)
    expect(crowd.github.requests).toHaveLength(2)
  })

  it('are told to be more than GitHub gives of a search', async () => {
    const body = { total_count: 1004, incomplete_results: true, items: [] }
    orchard.github.faults.push({ on: 'GET /search/repositories', status: 200, body })
    const { problems } = await resolve('{ search: "org:acme" }')
    expect(problems.map(({ name }) => name)).toEqual(['SEARCH_INCOMPLETE', 'SEARCH_INCOMPLETE'])
    expect(problems.map(({ message }) => message)).toMatchObject(
      [/Narrow it, or name .* in a file/, /or run again/].map((words) => expect.stringMatching(words)),
    )
    expect(await resolve('{ file: r.txt }', 'acme/app\n')).toMatchObject({ names: ['acme/app'], problems: [] })
    expect(await resolve('{ search: "org:acme" }')).toMatchObject({ problems: [] })
  })

  it.each([
    ['says so on its first page alone', { incomplete_results: true }],
    ['has fewer results than it counts', { total_count: 7 }],
  ])('are told to be incomplete where the answer %s', async (_, change) => {
    orchard.github.faults.push(damaged('GET /search/code', (body) => ({ ...(body as object), ...change })))
    const { problems } = await resolve('{ search: "org:acme filename:ci.yml" }')
    expect(problems).toMatchObject([{ name: 'SEARCH_INCOMPLETE' }])
  })

  it('are searched again once the limit of searches is over', async () => {
    const clock = testClock()
    const reset = Math.floor(clock.now() / 1000) + 40
    orchard.github.faults.push(primaryLimit('GET /search/code', reset))
    const reach = openConnections({ apiUrl: orchard.github.apiUrl, credentials: { token: TOKEN }, clock })
    expect((await resolve('{ search: "org:acme filename:ci.yml" }', undefined, reach)).names).toHaveLength(4)
    expect(clock.slept).toEqual([41_000])
  })
})

describe('a survey', () => {
  it('asks about all repositories of an owner in one call', async () => {
    orchard.github.clear()
    const found = await surveyed('acme/app', 'acme/web', 'other/lib')
    expect(found.map(({ name, base }) => [name, base?.branch])).toEqual([
      ['acme/app', 'main'],
      ['acme/web', 'main'],
      ['other/lib', 'main'],
    ])
    expect(orchard.github.requests).toHaveLength(2)
  })

  it('gives each repository that takes no changes a row of its own', async () => {
    const { repositories, renamed } = orchard.github
    const old = repositories.get('acme/old')
    if (old) old.archived = true
    renamed.set('acme/gone', 'acme/web')
    renamed.set('acme/sold', 'other/lib')
    await orchard.github.addRepository('acme/empty')
    const found = await surveyed('acme/old', 'acme/nowhere', 'acme/gone', 'acme/sold', 'acme/empty')
    expect(found.map(({ asked, name, obstacle }) => [asked, name, obstacle?.kind])).toEqual([
      ['acme/old', 'acme/old', 'archived'],
      ['acme/nowhere', 'acme/nowhere', 'missing'],
      ['acme/gone', 'acme/web', undefined],
      ['acme/sold', 'other/lib', 'moved'],
      ['acme/empty', 'acme/empty', 'empty'],
    ])
  })

  it('tells a token that may not write', async () => {
    orchard.github.tokens.set('reader', { login: 'fern', contents: 'read', pullRequests: 'none' })
    const reach = openConnections({ apiUrl: orchard.github.apiUrl, credentials: { token: 'reader' } })
    const [found] = await all(['acme/app'], reach)
    expect(found?.obstacle?.kind).toBe('no-permission')
  })

  it('knows the campaign’s pull requests by the ledger of its branch, past any number of a fork’s', async () => {
    const app = orchard.github.repositories.get('acme/app')
    if (!app) throw new Error('no repository')
    const { branch } = IDENTITY
    const pull = orchard.pull('acme/app', branch)
    const fork = { ...pull.head, repository: 'acme/old' }
    app.pulls.push({ ...pull, number: 1 })
    for (let number = 2; number < 150; number += 1) app.pulls.push({ ...pull, number, head: fork, state: 'closed' })
    const { head, ...made } = runAt(pull.head.sha)
    const run = { ...made, head, tree: head, steps: '' }
    const ledger = { branch: `refs/heads/${branch}`, created: true, set: noSettings, pulls: [] }
    await putLedger(app, branch, printLedger({ ...ledger, run: { ...run, source: SOURCE } }))
    const [found] = await surveyed('acme/app')
    expect(found?.pulls.map(({ number }) => number)).toEqual([1])
    expect(found?.foreign).toBeUndefined()
    await putLedger(app, branch, printLedger({ ...ledger, run }))
    const [other] = await surveyed('acme/app')
    expect([other?.pulls, other?.foreign?.number]).toEqual([[], 1])
    await putLedger(app, branch, '{}')
    expect((await surveyed('acme/app'))[0]?.obstacle?.kind).toBe('ledger')
    await git(app.folder, ['update-ref', '-d', ledgerRef(branch)])
  })
})

describe('a survey that GitHub answers in part', () => {
  type Told = { readonly pullRequests: object }

  /** @param change of what is told of the repository, and the errors beside it */
  const answered = (change: (told: Told) => unknown, errors: readonly object[] = []) => {
    const partly = (body: unknown) => {
      const { data } = body as { readonly data: { readonly r0: Told } }
      return { data: { ...data, r0: change(data.r0) }, ...(errors.length > 0 && { errors }) }
    }
    orchard.github.faults.push(damaged('POST /graphql viewer', partly))
    return surveyed('acme/web')
  }
  const error = (...path: readonly string[]) => ({ message: 'Something went wrong.', path: ['r0', ...path] })

  it.each<[string, (told: Told) => unknown, readonly object[]]>([
    ['a pull request', (told) => ({ ...told, pullRequests: { ...told.pullRequests, nodes: [null] } }), []],
    ['the pull requests', (told) => ({ ...told, pullRequests: { ...told.pullRequests, nodes: null } }), []],
    ['its id', (told) => ({ ...told, databaseId: null }), []],
    ['its ledger', (told) => ({ ...told, ledger: null }), [error('ledger')]],
    ['what was tried', (told) => ({ ...told, refs: null }), [error('refs')]],
    ['its branch', (told) => ({ ...told, tip: null }), [error('tip')]],
    ['the repository', () => null, []],
    ['the repository for want of time', () => null, [error()]],
  ])('does nothing in a repository of which it does not know %s', async (_, change, errors) => {
    expect((await answered(change, errors))[0]?.obstacle?.kind).toBe('unclear')
  })

  it('takes checks that the token may not see for none', async () => {
    const forbidden = { ...error('pullRequests', 'nodes', '0', 'commits'), type: 'FORBIDDEN' }
    expect((await answered((told) => told, [forbidden]))[0]?.obstacle).toBeUndefined()
  })

  it('is refused where a value is of another kind, or a next page has no place', async () => {
    const next = { pageInfo: { hasNextPage: true, endCursor: null }, nodes: [] }
    const refused = { name: 'GITHUB_FAILED' }
    await expect(answered((told) => ({ ...told, nameWithOwner: 7 }))).rejects.toMatchObject(refused)
    await expect(answered((told) => ({ ...told, pullRequests: next }))).rejects.toMatchObject(refused)
  })
})

const runAt = (head: string) => ({ plan: 'b'.repeat(64), head, base: head, without: [], own: [head], kept: [] })

describe('an app', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const permissions = { contents: 'write', pull_requests: 'write', administration: 'write', metadata: 'read' }
  const app = {
    id: '7',
    publicKey,
    installations: [
      { id: 1, owner: 'acme', permissions },
      { id: 2, owner: 'other', permissions: { contents: 'read', metadata: 'read' } },
      { id: 3, owner: 'asleep', permissions, suspended: true },
    ],
  }
  const reaching = (key = privateKey) =>
    openConnections({ apiUrl: orchard.github.apiUrl, credentials: { app: { id: '7', privateKey: key } } })

  it('gets a token for each owner, with no more than campaigns need, and keeps it', async () => {
    orchard.github.apps.splice(0, 1, app)
    orchard.github.clear()
    const reach = reaching()
    const [one, other] = await Promise.all([reach.reach('acme'), reach.reach('Acme')])
    if (!('token' in one && 'token' in other)) throw new Error('no token')
    expect(one.token).toBe(other.token)
    expect(orchard.github.requests.map(({ path }) => path)).toEqual([
      '/app/installations?per_page=100',
      '/app/installations/1/access_tokens',
    ])
    expect(orchard.github.requests[1]?.body).toEqual({ permissions: { contents: 'write', pull_requests: 'write' } })
    const found = await all(['acme/app', 'other/lib'], reach)
    expect(found.map(({ obstacle }) => obstacle?.kind)).toEqual([undefined, 'no-permission'])
  })

  it('says of an owner why there is no token', async () => {
    orchard.github.apps.splice(0, 1, app)
    const reach = reaching(privateKey.replaceAll('\n', '\\n'))
    const found = await Promise.all(['other', 'asleep', 'nobody'].map((owner) => reach.reach(owner)))
    expect(found.map((one) => 'name' in one && one.name)).toEqual(Array(3).fill('GITHUB_FAILED'))
  })

  it('is refused with a key that is none', async () => {
    await expect(reaching('secret').reach('acme')).rejects.toMatchObject({ name: 'USAGE' })
  })
})
