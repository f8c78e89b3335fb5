import { describe, expect, it } from 'vitest'
import type { ApiCall } from '../../src/publish/api-call.ts'
import * as api from '../../src/publish/github-api.ts'
import { getDecidedPull, listComments } from '../../src/publish/thread.ts'
import * as queries from '../../src/wings/campaign/github-queries.ts'

const NAME = 'octo-org/garden'
const SHA = 'a1'.repeat(20)
const side = { sha: SHA, ref: 'topic', repo: { id: 1, full_name: NAME } }
const listed = {
  number: 3,
  html_url: 'https://github.com/octo-org/garden/pull/3',
  state: 'closed',
  merged_at: '2026-01-01T00:00:00Z',
  body: 'What changes.',
  user: { login: 'fern' },
  head: side,
  base: { ref: 'main' },
}
const { merged_at: _, ...shown } = listed
const pull = {
  ...shown,
  node_id: 'PR_3',
  title: 'Plant',
  draft: true,
  labels: [{ name: 'bloom' }],
  assignees: [{ login: 'fern' }],
  requested_reviewers: [{ login: 'moss' }],
  requested_teams: [{ slug: 'keepers' }],
  milestone: { number: 7, title: 'Spring' },
  auto_merge: { merge_method: 'squash' },
  base: { ref: 'main', sha: SHA },
}
const rule = {
  type: 'required_status_checks',
  ruleset_id: 2,
  parameters: { required_status_checks: [{ context: 'lint' }] },
}
const pageInfo = { hasNextPage: true, endCursor: 'c' }
const openPull = {
  number: 3,
  title: 'Plant',
  url: 'https://github.com/octo-org/garden/pull/3',
  headRefName: 'topic',
  headRefOid: SHA,
  headRepository: { nameWithOwner: NAME },
  isCrossRepository: false,
  files: { pageInfo: { hasNextPage: false }, nodes: [{ path: 'a.txt', changeType: 'MODIFIED' }] },
}
const surveyedPull = {
  number: 3,
  url: 'https://github.com/octo-org/garden/pull/3',
  state: 'OPEN',
  isDraft: false,
  createdAt: '2026-01-01T00:00:00Z',
  mergedAt: '2026-01-01T00:00:00Z',
  closedAt: '2026-01-01T00:00:00Z',
  baseRefName: 'main',
  headRefOid: SHA,
  mergeable: 'MERGEABLE',
  headRefName: 'topic',
  headRepository: { databaseId: 1 },
  commits: { nodes: [{ commit: { statusCheckRollup: { state: 'SUCCESS' } } }] },
}
const surveyed = {
  nameWithOwner: NAME,
  databaseId: 1,
  isArchived: true,
  isDisabled: false,
  isEmpty: false,
  viewerPermission: 'WRITE',
  tip: { name: 'main', target: { oid: SHA } },
  pullRequests: { pageInfo, nodes: [surveyedPull] },
  ledger: { target: { oid: SHA, file: { object: { text: '{}' } } } },
  refs: { nodes: [{ name: 'n', target: { oid: SHA } }] },
}

/** What is asked of GitHub, with an answer in which every value that is read has one. */
const CALLS: readonly (readonly [string, ApiCall, unknown])[] = [
  [
    'a repository',
    api.getRepository(NAME),
    {
      id: 1,
      node_id: 'R_1',
      full_name: NAME,
      default_branch: 'main',
      archived: true,
      private: true,
      allow_auto_merge: true,
      permissions: { push: true },
      parent: { full_name: 'octo-org/woods' },
    },
  ],
  ['a pull request', api.getPull(NAME, 3), pull],
  ['a list of pull requests', api.listPulls(NAME, 'octo-org:topic'), [listed]],
  [
    'open pull requests with their files',
    api.listPullsOn(NAME, 'main', undefined),
    { data: { repository: { pullRequests: { pageInfo, nodes: [openPull] } } } },
  ],
  ['the rules of a branch', api.getBranchRules(NAME, 'topic'), [rule]],
  ['a ruleset', api.getRuleset(NAME, 2), { current_user_can_bypass: 'never' }],
  [
    'a branch',
    api.getBranch(NAME, 'main'),
    { protected: true, protection: { required_status_checks: { contexts: ['lint'] } } },
  ],
  ['what workflows may', api.getWorkflowPermissions(NAME), { can_approve_pull_request_reviews: false }],
  ['who asks', api.getViewer(), { data: { viewer: { login: 'fern' } } }],
  ['milestones', api.listMilestones(NAME), [{ number: 7, title: 'Spring' }]],
  [
    'the checks of a pull request',
    api.getChecksState(NAME, 3),
    {
      data: {
        repository: {
          pullRequest: {
            headRefOid: SHA,
            commits: { nodes: [{ commit: { statusCheckRollup: { state: 'SUCCESS' } } }] },
          },
        },
      },
    },
  ],
  ['a change of a pull request', api.updatePull(NAME, 3, { state: 'closed' }), { number: 3, state: 'closed' }],
  ['a merge', api.mergePull(NAME, 3, { sha: SHA, merge_method: 'squash' }), { merged: true }],
  ['auto-merge', api.enableAutoMerge('PR_3', 'squash'), { data: { enablePullRequestAutoMerge: {} } }],
  ['moved refs', api.updateRefs('R_1', []), { data: { updateRefs: {} } }],
  ['a signature', api.getVerification(NAME, SHA), { verification: { verified: true, reason: 'valid' } }],
  [
    'attestations',
    api.listAttestations(NAME, 'a', 'b'),
    { attestations: [{ bundle: { dsseEnvelope: { payload: 'e30=' } } }] },
  ],
  ['the files of a pull request', api.listFiles(NAME, 3), [{ filename: 'a.txt', patch: '@@ -1 +1 @@' }]],
  ['review comments', api.listReviewComments(NAME, 3), [{ body: 'b' }]],
  ['issues', api.listIssues(NAME, 'fern'), [{ number: 1, html_url: 'https://github.com/i/1', body: 'b' }]],
  ['comments', listComments(NAME, 3), [{ id: 5, body: '/editplan drop 2', user: { login: 'fern', type: 'User' } }]],
  [
    'a pull request that is decided on',
    getDecidedPull(NAME, 3),
    { state: 'open', body: 'b', head: side, base: { ref: 'main' } },
  ],
  [
    'found code',
    queries.searchCode('q', 1),
    { total_count: 1, incomplete_results: false, items: [{ repository: { full_name: NAME } }] },
  ],
  [
    'found repositories',
    queries.searchRepositories('q', 1),
    { total_count: 1, incomplete_results: false, items: [{ full_name: NAME }] },
  ],
  [
    'repositories of a campaign',
    queries.surveyRepositories({ names: [NAME], branch: 'topic', notes: 'refs/n/' }),
    { data: { viewer: { login: 'fern' }, r0: surveyed } },
  ],
  [
    'more pull requests of a campaign',
    queries.nextPulls(NAME, 'topic', 'c'),
    { data: { repository: { pullRequests: { pageInfo, nodes: [surveyedPull] } } } },
  ],
  ['ids of repositories', queries.identifyRepositories([NAME]), { data: { r0: { databaseId: 1 } } }],
  [
    'installations of an app',
    queries.listInstallations(),
    [{ id: 1, account: { login: 'octo-org' }, permissions: { contents: 'write' }, suspended_at: '2026-01-01' }],
  ],
]

/** What GitHub writes of its own accord, or leaves out, and what that is taken for. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  [/^a repository: (private|allow_auto_merge|permissions|parent) absent$/, 'a token that reads is told less'],
  [/(head|headRepository)(\.repo)? null$/, 'the fork is gone'],
  [/user null$/, 'the account is deleted'],
  [/account null$/, 'the account is deleted'],
  [/body null$/, 'the body is empty'],
  [/^issues: 0.body absent$/, 'the body is empty'],
  [/(merged_at|mergedAt|closedAt) null$/, 'it was not merged, or not closed'],
  [/(assignees|requested_reviewers|requested_teams|milestone|auto_merge) null$/, 'there is none'],
  [/^a pull request: draft absent$/, 'a server without drafts'],
  [/files null$/, 'the files are not known, which is said'],
  [/changeType "x"$/, 'only RENAMED says that a name is missing'],
  [/^the rules of a branch: 0.ruleset_id absent$/, 'the rule of an organisation: the server decides'],
  [/^the rules of a branch: 0.parameters/, 'not known: the server decides, and nothing is merged at once'],
  [/^a ruleset: current_user_can_bypass absent$/, 'not known: the server decides'],
  [/^a branch: protection.required_status_checks absent$/, 'not known where the branch is protected'],
  [/statusCheckRollup null$/, 'there is no check'],
  [/bundle (null|absent)$/, 'a bundle that is kept elsewhere'],
  [/patch absent$/, 'a file without text'],
  [/^repositories of a campaign: data.r0 (null|absent)$/, 'not seen: the errors say why, else it is unclear'],
  [/pullRequests.nodes(\.0)? null$/, 'not whole, which is said'],
  [/databaseId null$/, 'not known, which is said'],
  [/viewerPermission null$/, 'no permission'],
  [
    /(tip|tip.target|ledger|ledger.target|refs|refs.nodes|refs.nodes.0|target) null$/,
    'there is none, or the errors say why not',
  ],
  [/ledger.target.file/, 'a ledger without its text is unreadable, which is said'],
  [/commits.nodes(\.0)? null$/, 'there is no check'],
  [/^ids of repositories: data/, 'asked again, and refused in the end'],
  [/suspended_at (null|absent)$/, 'it is not suspended'],
  [/permissions.contents absent$/, 'a permission that is missing is named'],
]

interface Damage {
  readonly name: string
  readonly answer: unknown
}

function* damagesOf(value: unknown, place = ''): Generator<Damage> {
  for (const other of [null, 7, 'x', [[]], { zz: 1 }])
    if (kindOf(other) !== kindOf(value)) yield { name: `${place} ${JSON.stringify(other)}`, answer: other }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    const at = place === '' ? key : `${place}.${key}`
    if (!Array.isArray(value)) {
      const { [key]: _, ...others } = value as Record<string, unknown>
      yield { name: `${at} absent`, answer: others }
    }
    for (const { name, answer } of damagesOf(item, at))
      yield { name, answer: Array.isArray(value) ? value.with(Number(key), answer) : { ...value, [key]: answer } }
  }
}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)

describe('an answer of GitHub with a damaged value', () => {
  it.each(CALLS)('is refused, or means what GitHub means by it: %s', (what, { answer: schema }, sound) => {
    expect(schema.safeParse(sound)).toMatchObject({ success: true })
    for (const { name, answer } of [...damagesOf(sound), { name: 'a page', answer: '<html>Sign in</html>' }]) {
      const isMeant = MEANT.some(([place]) => place.test(`${what}: ${name}`))
      expect({ name, taken: schema.safeParse(answer).success && !isMeant }).toEqual({ name, taken: false })
    }
  })

  it.each(CALLS)('is refused where the id of a commit is cut, or a name is empty: %s', (_, { answer }, sound) => {
    const text = JSON.stringify(sound)
    const key = '"(?:login|ref|full_name|default_branch|node_id|headRefName|baseRefName|nameWithOwner)":"'
    for (const [whole, start] of text.matchAll(new RegExp(`(${key})[^"]+"|"${SHA}"`, 'g'))) {
      const damaged = text.replaceAll(whole, start === undefined ? `"${SHA.slice(1)}"` : `${start}"`)
      expect({ whole, taken: answer.safeParse(JSON.parse(damaged)).success }).toEqual({ whole, taken: false })
    }
  })

  it('is refused where GraphQL has errors beside it, also those that cannot be read', () => {
    const { answer } = api.getViewer()
    const data = { viewer: { login: 'fern' } }
    for (const errors of [[{ type: 'X' }], [null], {}, 'x'])
      expect(answer.safeParse({ data, errors }).success).toBe(false)
    for (const errors of [[], null, undefined]) expect(answer.safeParse({ data, errors }).success).toBe(true)
  })
})
