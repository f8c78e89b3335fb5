import { describe, expect, it } from 'vitest'
import { openPullRequest } from '../../src/publish/open-pull-request.ts'
import type { PublishOptions } from '../../src/publish/options.ts'
import { reviewPull } from '../../src/publish/review-pull.ts'
import { type Garden, plantGarden, REPOSITORY, TOKEN } from '../support/garden.ts'
import { damaged } from '../support/github/faults.ts'
import { openTheirPull } from '../support/open-pulls.ts'
import { BRANCH, openPull, PLAN, reachOf, verify } from '../support/provenance.ts'
import { EVERY, WHOLE } from '../support/whole.ts'
import '../support/wings.ts'

const SOURCE = { repository: 1000, paths: ['plan.yaml'] }
const WORKFLOW = { login: 'github-actions[bot]', contents: 'write', pullRequests: 'write' } as const

const publishOf = (garden: Garden, name: string, options: PublishOptions) =>
  garden.publish({
    plan: name.repeat(64),
    source: SOURCE,
    changes: [{ [`beds/${name}.txt`]: `${name}\n` }],
    options: { branchSuffix: 'digest', ...options },
  })

const overlapping = (garden: Garden) =>
  openPullRequest(PLAN, { root: garden.checkout, overlaps: true, publish: { ...reachOf(garden), branch: BRANCH } })

interface Story {
  readonly given?: (garden: Garden) => Promise<unknown>
  readonly run: (garden: Garden) => Promise<object>
}

/** Together they make every request that publishing, verifying and reviewing make. */
const STORIES: Readonly<Record<string, Story>> = {
  'a pull request with settings': {
    given: (garden) => garden.publish({ options: { labels: ['bloom'], assignees: ['fern'], reviewers: ['moss'] } }),
    run: (garden) =>
      garden.publish({
        changes: [{ 'beds/rose.txt': 'rose: blue\n' }],
        options: { labels: ['other'], assignees: ['moss'], milestone: '7' },
      }),
  },
  'a rule against it': {
    async given({ repository }) {
      repository.rules = [{ type: 'creation', branches: /^editplan\// }]
    },
    run: (garden) => garden.publish(),
  },
  'older pull requests': {
    given: (garden) => publishOf(garden, 'a', {}),
    run: (garden) => publishOf(garden, 'b', { supersede: 'delete' }),
  },
  'an issue instead': {
    async given(garden) {
      garden.repository.actionsMayOpenPullRequests = false
      garden.github.tokens.set(TOKEN, WORKFLOW)
      await garden.publish({ options: { fallback: 'issue' } })
    },
    run: (garden) => garden.publish({ options: { fallback: 'issue' }, body: () => 'Other\n' }),
  },
  'a merge at once': {
    async given({ repository }) {
      repository.clean = true
    },
    run: (garden) => garden.publish({ options: { autoMerge: 'squash', mergesAtOnce: true } }),
  },
  'nothing to change': {
    given: (garden) => garden.publish(),
    run: (garden) => garden.publish({ changes: [], options: { whenUnchanged: 'delete' } }),
  },
  'a pull request that was closed': {
    async given(garden) {
      await garden.publish()
      const [pull] = garden.repository.pulls
      if (pull) pull.state = 'closed'
    },
    run: (garden) => garden.publish({ options: { whenClosed: 'reopen' } }),
  },
  'commits by GitHub': { run: (garden) => garden.publish({ options: { signCommits: 'api' } }) },
  overlaps: {
    given: (garden) => openTheirPull(garden, { change: { 'beds/rose.txt': 'tulip\n' } }),
    run: overlapping,
  },
  'a verification': { given: (garden) => openPull(garden), run: (garden) => verify(garden) },
  'a command': {
    async given(garden) {
      garden.repository.permissions.set('fern', 'write')
      await openPull(garden)
      garden.repository.comments.push({ id: 5, issue: 1, user: 'fern', body: '/editplan drop 2', reactions: [] })
    },
    run: (garden) =>
      reviewPull({ root: garden.checkout, number: 1, publish: { ...reachOf(garden), repository: REPOSITORY } }),
  },
}

const graphqlOf = (body: unknown) => body as { readonly data?: Readonly<Record<string, unknown>> }

/** Of an answer that no program may take for one. Those of GraphQL alone come last. */
const DAMAGES: Readonly<Record<string, (body: unknown) => unknown>> = {
  'the page of a proxy': () => '<html>Sign in</html>',
  null: () => 'null',
  'cut off': (body) => JSON.stringify(body ?? { of: 'nothing' }).slice(0, -1),
  'null data': () => ({ data: null }),
  'null within': (body) => ({
    data: Object.fromEntries(Object.keys(graphqlOf(body).data ?? {}).map((key) => [key, null])),
  }),
  'errors that cannot be read': (body) => ({ ...graphqlOf(body), errors: [{ type: 'X' }] }),
}

interface Told {
  readonly name?: string
  readonly outcome?: string
  readonly problem?: object
  readonly problems?: readonly { readonly name: string }[]
  readonly pull_request?: { readonly failed?: boolean }
  readonly overlaps?: { readonly left_out: readonly unknown[] }
}

/** What is there afterwards, less what depends on the time. */
const world = async ({ repository, remote }: Garden) => ({
  pulls: repository.pulls.map(({ number, state, merged, draft, labels, assignees }) => ({
    ...{ number, state, merged, draft },
    settings: [labels, assignees].join(' '),
  })),
  comments: repository.comments.map(({ body }) => body),
  issues: repository.issues.map(({ body }) => body),
  branches: await remote('for-each-ref', '--format=%(refname:short)', 'refs/heads'),
})

const rootOf = (body: unknown): string => {
  const { query } = body as { readonly query?: string }
  return query?.replace(/^\w+[^{]*\{\s*(\w+)[\s\S]*$/, ' $1') ?? ''
}

async function tell({ given, run }: Story, fault?: Parameters<typeof damaged>) {
  await using garden = await plantGarden()
  await given?.(garden)
  garden.github.clear()
  if (fault) garden.github.faults.push(damaged(...fault))
  const told = (await run(garden).catch((error: Error) => error)) as Told
  const asked = garden.github.requests.map(({ method, path, body }) =>
    path === '/graphql' ? `POST /graphql${rootOf(body)}` : `${method} ${path.split('?')[0]}`,
  )
  return { told, asked: [...new Set(asked)], world: await world(garden) }
}

const isDoubt = ({ name, outcome, problem, problems = [], overlaps }: Told): boolean =>
  name === 'GITHUB_FAILED' ||
  outcome === 'refused' ||
  problem !== undefined ||
  problems.some((one) => one.name === 'GITHUB_FAILED') ||
  (overlaps?.left_out.length ?? 0) > 0

/** Whether a move of refs took effect is read from the remote. */
const READ_BACK = new Set(['POST /graphql updateRefs'])

const seen = new Set<string>()

/**
 * All damages of each request in the first story that makes it, in `npm test` one of them; `npm run test:long -- rows` takes all in every
 * story.
 */
const chosen = (asked: readonly string[]) =>
  asked.flatMap((request) => {
    const all = Object.entries(DAMAGES).slice(0, request.includes('graphql') ? undefined : 3)
    const one = all.slice(seen.size % all.length, (seen.size % all.length) + 1)
    const some = EVERY || (WHOLE && !seen.has(request)) ? all : seen.has(request) ? [] : one
    seen.add(request)
    return READ_BACK.has(request) ? [] : some.map(([damage, change]) => ({ request, damage, change }))
  })

describe('an answer of GitHub that is none', () => {
  it.each(Object.entries(STORIES))(
    'is told, with %s',
    async (_, story) => {
      const sound = await tell(story)
      const { pulls, issues } = sound.world
      for (const { request, damage, change } of chosen(sound.asked)) {
        const { told, world: there } = await tell(story, [request, change])
        const isMore = there.pulls.length > pulls.length || there.issues.length > issues.length
        expect({ request, damage, told, isTold: isDoubt(told), isMore }).toMatchObject({ isTold: true, isMore: false })
        if (sound.told instanceof Error) expect(there).toEqual(sound.world)
      }
    },
    300_000,
  )
})

describe('an answer of GitHub that another one contradicts', () => {
  it.each(['nothing to change', 'a pull request that was closed'])(
    'is refused where a list lacks a pull request that GitHub shows, with %s',
    async (name) => {
      const { given, run } = STORIES[name] as Story
      await using garden = await plantGarden()
      await given?.(garden)
      const there = await world(garden)
      garden.github.faults.push(damaged('GET /repos/octo-org/garden/pulls', () => []))
      await expect(run(garden)).rejects.toMatchObject({ name: 'GITHUB_FAILED' })
      expect(await world(garden)).toEqual(there)
    },
  )

  it('is believed where the pull request is of another branch by now', async () => {
    await using garden = await plantGarden()
    await garden.publish()
    const [pull] = garden.repository.pulls
    await garden.remote('branch', 'renamed', 'editplan/plant-the-beds')
    if (pull) Object.assign(pull.head, { ref: 'renamed' })
    expect(await garden.publish()).toMatchObject({ operation: 'created', number: 2 })
  })
})

describe('checks that cannot be read', () => {
  const lists = (parameters: unknown) => () => [
    { type: 'required_status_checks', ruleset_source_type: 'Repository', parameters },
  ]

  it.each([
    ['are null', lists({ required_status_checks: null })],
    ['are of another kind', lists({ required_status_checks: [{ context: 7 }] })],
    ['have no parameters', lists(null)],
  ])('keep a pull request from being merged at once: they %s', async (_, change) => {
    const { given, run } = STORIES['a merge at once'] as Story
    await using garden = await plantGarden()
    await given?.(garden)
    garden.github.faults.push(damaged('GET /repos/octo-org/garden/rules/branches/main', change))
    expect(await run(garden)).toMatchObject({ problems: [{ name: 'GITHUB_FAILED' }] })
    expect(garden.repository.pulls).toMatchObject([{ state: 'open', merged: false }])
  })

  it('do so too where a protected branch does not say which', async () => {
    const { given, run } = STORIES['a merge at once'] as Story
    await using garden = await plantGarden()
    await given?.(garden)
    const protectedBranch = (body: unknown) => ({ ...(body as object), protected: true, protection: {} })
    garden.github.faults.push(damaged('GET /repos/octo-org/garden/branches/main', protectedBranch))
    await run(garden)
    expect(garden.repository.pulls).toMatchObject([{ state: 'open', merged: false }])
  })
})
