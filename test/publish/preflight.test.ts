import { expect, it } from 'vitest'
import { preflight, queryToken } from '../../src/publish/preflight.ts'

type Facts = Parameters<typeof preflight>[0]

it('a workflow file is refused to a token whose scopes are known and leave them out, and to no other', {
  tags: 'quick',
}, () => {
  const repository = { archived: false, full_name: 'o/r' } as Parameters<typeof preflight>[0]['survey']['repository']
  const problemsWith = (scopes: readonly string[] | undefined) => {
    const unknown = { workflowsMayOpen: undefined, milestone: undefined, requiredChecks: undefined, fork: undefined }
    const survey = { viewer: 'fern', repository, scopes, ...unknown }
    return preflight({
      survey,
      options: {},
      base: 'main',
      pull: undefined,
      wasDraft: false,
      paths: ['.github/workflows/a.yml'],
    }).barred
  }
  expect([['repo'], ['repo', 'workflow'], undefined].map((scopes) => problemsWith(scopes).length)).toEqual([1, 0, 0])
})

it.each([
  ['the workflow’s own account publishes', { viewer: 'github-actions[bot]' }, ['build']],
  ['it is to be merged', { viewer: 'fern', autoMerge: 'squash' }, ['build']],
  ['neither is so', { viewer: 'fern' }, undefined],
] as const)('the required checks are asked for where %s', async (_, options, checks) => {
  const answer = { protected: true, protection: { required_status_checks: { contexts: ['build'] } } }
  const github = { send: async () => answer, list: async () => [], scopes: () => undefined }
  const target = { repository: 'o/r', base: { branch: 'main' } }
  const hub = { github, target, repository: {}, head: {} } as unknown as Parameters<typeof queryToken>[0]
  expect((await queryToken(hub, options)).requiredChecks).toEqual(checks)
})

it.each([
  ['a run is advised to push to a fork', {}, true],
  ['one that pushes to a fork is not', { pushToFork: 'fern/garden' }, false],
  ['nor one of a campaign, which has none', { pace: {} }, false],
] as const)('where the account may not write, %s', (_, options, isAdvised) => {
  const place = { archived: false, full_name: 'octo-org/garden', permissions: { push: false } }
  const fork = { ...place, full_name: 'fern/garden', parent: { full_name: 'octo-org/garden' } }
  const unknown = { workflowsMayOpen: undefined, milestone: undefined, requiredChecks: undefined, scopes: undefined }
  const survey = { viewer: 'fern', repository: place, fork: 'pushToFork' in options ? fork : undefined, ...unknown }
  const { problems } = preflight({
    survey,
    options,
    base: 'main',
    pull: undefined,
    wasDraft: false,
    paths: [],
  } as unknown as Facts)
  expect(problems.map(({ name }) => name)).toEqual(['GITHUB_FAILED'])
  expect(problems[0]?.message.includes('`push-to-fork`')).toBe(isAdvised)
})

it.each<[string, Pick<Facts['options'], 'draft'> & { readonly pull?: boolean; readonly wasDraft?: boolean }, number]>([
  ['a new draft', { draft: true }, 1],
  ['a draft', { draft: true, pull: true, wasDraft: true }, 1],
  ['what a person made ready', { draft: true, pull: false, wasDraft: true }, 0],
  ['what each run makes a draft again', { draft: 'always', pull: false, wasDraft: true }, 1],
  ['what this run makes a draft', { draft: true, pull: false }, 1],
  ['what is ready', { draft: false, pull: false }, 0],
])('automatic merging is refused before the push for what is a draft then: %s', (_, told, count) => {
  const { draft, pull, wasDraft = false } = told
  const survey = { viewer: 'fern', repository: { archived: false, full_name: 'o/r' } }
  const known = { survey, base: 'main', pull: pull === undefined ? undefined : { draft: pull }, wasDraft, paths: [] }
  const { problems } = preflight({ ...known, options: { draft, autoMerge: 'squash' } } as unknown as Facts)
  expect(problems).toHaveLength(count)
})
