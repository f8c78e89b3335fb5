import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EditplanError } from '../../src/errors.ts'
import type { PublishOptions } from '../../src/publish/options.ts'
import type { Change } from '../support/commits.ts'
import type { Garden } from '../support/garden.ts'
import { plantGarden, TOKEN } from '../support/garden.ts'
import { protectBranch, refuseLfs, refuseWorkflows } from '../support/git-http.ts'
import type { Repository } from '../support/github/state.ts'
import { ledgerAt } from '../support/ledgers.ts'

const WORKFLOW: readonly Change[] = [{ '.github/workflows/water.yml': 'on: push\n' }]

interface Case {
  readonly arrange?: (garden: Garden) => void
  readonly options?: PublishOptions
  readonly changes?: readonly Change[]
}

const actAs =
  (viewer: object) =>
  ({ github }: Garden) =>
    void github.tokens.set(TOKEN, { login: 'github-actions[bot]', contents: 'write', pullRequests: 'write', ...viewer })

const set =
  (state: Partial<Repository>) =>
  ({ repository }: Garden) =>
    void Object.assign(repository, state)

const REFUSED: Record<string, Case> = {
  'an archived repository': { arrange: set({ archived: true }) },
  'a workflow file with the workflow’s own token': { arrange: actAs({}), changes: WORKFLOW },
  'a workflow file with a token without that scope': {
    arrange: actAs({ login: 'fern', scopes: 'repo, gist' }),
    changes: WORKFLOW,
  },
  'a token without the scope that pushing takes': { arrange: actAs({ login: 'fern', scopes: 'gist, read:org' }) },
  'a fork that the account may not write to': {
    arrange: actAs({ login: 'fern', contents: 'read' }),
    options: { pushToFork: 'fern/bed' },
  },
  'the author as reviewer': { arrange: actAs({ login: 'Fern' }), options: { reviewers: ['fern'] } },
  'a team of another organisation': { options: { teamReviewers: ['other-org/keepers'] } },
  'a milestone that is not there': { options: { milestone: 'Autumn' } },
  'auto-merge where it is not allowed': {
    arrange: set({ allowAutoMerge: false }),
    options: { autoMerge: 'squash' },
  },
  'a draft that is to be merged by itself': { options: { draft: true, autoMerge: 'squash' } },
  'a base that is not there': { options: { base: 'trunk' } },
  'a repository that the token cannot see': { options: { repository: 'octo-org/cellar' } },
  'a fork that is none': { options: { pushToFork: 'fern/garden' } },
  'a token that is not valid': { options: { token: 'ghs_expired' } },
}

describe('the preflight', () => {
  // Refused before the first write: one garden serves all of them.
  let shared: Garden
  beforeAll(async () => {
    shared = await plantGarden()
  })
  afterAll(() => shared[Symbol.asyncDispose]())

  it.each(Object.keys(REFUSED))('refuses %s before anything is written', async (name) => {
    const { arrange, options, changes } = REFUSED[name] as Case
    set({ archived: false, allowAutoMerge: true })(shared)
    actAs({ login: 'gardener[bot]' })(shared)
    arrange?.(shared)
    shared.github.clear()
    const request = { ...(options && { options }), ...(changes && { changes }) }
    await expect(shared.publish(request)).rejects.toBeInstanceOf(EditplanError)
    const { requests, gitRequests } = shared.github
    expect(requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual([])
    expect(gitRequests.filter(({ method, url }) => method === 'POST' && url.endsWith('receive-pack'))).toEqual([])
  })

  it('lets the same change pass with a token that may', async () => {
    await using garden = await plantGarden()
    actAs({ login: 'fern', scopes: 'repo, workflow' })(garden)
    expect(await garden.publish({ changes: WORKFLOW, options: { reviewers: ['moss'] } })).toMatchObject({
      operation: 'created',
      notes: [],
    })
  })

  it.each<[string, (garden: Garden) => void]>([
    [
      'the setting that keeps workflows from it',
      (garden) => {
        actAs({})(garden)
        set({ actionsMayOpenPullRequests: false })(garden)
      },
    ],
    ['a token without that permission', actAs({ login: 'gardener[bot]', pullRequests: 'none' })],
  ])('pushes the branch and gives the page that opens the pull request, under %s', async (_name, arrange) => {
    await using garden = await plantGarden()
    arrange(garden)
    const result = await garden.publish({ options: { labels: ['bloom'] } })
    expect(result).toMatchObject({ operation: 'none', pushed: true, url: '', failed: true })
    expect(await garden.remote('rev-parse', 'editplan/plant-the-beds')).toBe(result.headSha)
    const url = new URL(result.compareUrl)
    expect(url.pathname).toBe('/octo-org/garden/compare/main...editplan/plant-the-beds')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      expand: '1',
      title: 'Plant the beds',
      labels: 'bloom',
    })
    expect(url.searchParams.get('body')).toContain('What changes.')
    expect(result.problems).toMatchObject([{ name: 'GITHUB_FAILED' }])
  })

  it('says that workflows of the workflow’s own token wait for an approval, and warns where the base requires checks', async () => {
    await using garden = await plantGarden()
    actAs({})(garden)
    expect(await garden.publish()).toMatchObject({
      notes: [expect.stringContaining('Approve workflows')],
      problems: [],
    })
    set({ ruledChecks: ['lint'], protectedChecks: ['lint', 'test'] })(garden)
    const warned = await garden.publish()
    expect(warned).toMatchObject({ notes: [], problems: [{ name: 'CHECKS_NOT_STARTED' }] })
    expect(warned.problems[0]?.message.match(/"(?:lint|test)"/g)).toEqual(['"lint"', '"test"'])
    const workflows = [{ path: '.github/workflows/audit.yml', repository_id: 1000 }]
    set({
      ruledChecks: [],
      protectedChecks: [],
      rules: [{ type: 'workflows', parameters: { workflows }, branches: /^main$/ }],
    })(garden)
    expect((await garden.publish()).problems[0]?.message).toContain('".github/workflows/audit.yml"')
    expect(warned.failed).toBeUndefined()
    // An App's token starts workflows.
    actAs({ login: 'gardener[bot]' })(garden)
    garden.github.clear()
    expect(await garden.publish()).toMatchObject({ notes: [], problems: [] })
    expect(garden.github.traffic.join()).not.toContain('/rules/')
  })

  it('says that rules cannot be read where the token may not read them', { tags: 'quick' }, async () => {
    await using garden = await plantGarden()
    actAs({})(garden)
    const forbidden = { status: 403, body: { message: 'Resource not accessible by integration' } }
    garden.github.faults.push({ on: 'GET /repos/octo-org/garden/rules/branches/main', ...forbidden })
    const { notes, problems } = await garden.publish()
    expect([notes.join().includes('cannot be read'), problems]).toEqual([true, []])
  })

  it('starts the checks where their workflow is named, after each push and at no other time', async () => {
    await using garden = await plantGarden()
    actAs({})(garden)
    set({ ruledChecks: ['lint'] })(garden)
    const options = { triggerChecks: 'checks.yml' }
    expect(await garden.publish({ options })).toMatchObject({ operation: 'created', problems: [] })
    expect(await garden.publish({ options })).toMatchObject({ operation: 'none', problems: [] })
    expect(garden.repository.started).toEqual(['checks.yml editplan/plant-the-beds'])
    actAs({ actions: 'none' })(garden)
    await garden.commitElsewhere('main', { 'beds/moss.txt': 'moss\n' })
    const refused = await garden.publish({ options })
    expect(refused).toMatchObject({ operation: 'updated', problems: [{ name: 'CHECKS_NOT_STARTED' }] })
    expect(refused.failed).toBeUndefined()
  })

  it('starts the checks once that a run before it pushed for and did not start', async () => {
    await using garden = await plantGarden()
    actAs({})(garden)
    const options = { triggerChecks: 'checks.yml' }
    const awaits = async () => (await ledgerAt(garden.repository, 'editplan/plant-the-beds'))?.run.awaits
    const meanwhile = async () => expect(await awaits()).toBe('checks.yml')
    garden.github.faults.push({ on: 'POST /repos/octo-org/garden/actions/workflows', status: 422, meanwhile })
    expect(await garden.publish({ options })).toMatchObject({ problems: [{ name: 'CHECKS_NOT_STARTED' }] })
    expect(garden.repository.started).toEqual([])
    for (const _ of ['the next run', 'the one after it']) {
      expect(await garden.publish({ options })).toMatchObject({ pushed: false, problems: [] })
      expect(garden.repository.started).toEqual(['checks.yml editplan/plant-the-beds'])
      expect(await awaits()).toBeUndefined()
    }
    garden.github.clear()
    expect(await garden.publish({ options })).toMatchObject({ operation: 'none' })
    expect(garden.github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual([])
  })

  it.each<[string, (garden: Garden) => Promise<void> | void]>([
    ['a protected branch', ({ repository }) => protectBranch(repository.folder, 'editplan/plant-the-beds')],
    ['workflow files, refused by the server itself', ({ repository }) => refuseWorkflows(repository.folder)],
    ['Git LFS files that were not uploaded', ({ repository }) => refuseLfs(repository.folder)],
    ['a read-only token', actAs({ login: 'gardener[bot]', contents: 'read' })],
  ])('comes to nothing half-done under %s', async (_name, arrange) => {
    await using garden = await plantGarden()
    await arrange(garden)
    await expect(garden.publish({ changes: WORKFLOW, options: {} })).rejects.toMatchObject({
      name: expect.stringMatching(/^GIT(HUB)?_FAILED$/),
    })
    expect(garden.repository.pulls).toEqual([])
    expect(await garden.remote('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main')
  })
})
