import { operationFor } from './description.ts'

/** As in the `permissions:` of a job. */
export type Permissions = Readonly<Record<string, string>>

const PULLS_READ = ['pull-requests: read']
const PULLS = ['pull-requests: write']
const CONTENTS = ['contents: write']
/** What pull requests and issues have in common. */
const EITHER_READ = ['pull-requests: read', 'issues: read']
const EITHER = ['pull-requests: write', 'issues: write']
const ANY_TOKEN: readonly string[] = []

/**
 * What GitHub's reference of permissions asks for an operation of its API, of which one is enough, as its list of permissions of Apps has it;
 * its description in OpenAPI does not say it. A request that is not here is a request whose permission nobody looked up.
 */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'repos/get': ANY_TOKEN,
  'repos/get-branch-rules': ANY_TOKEN,
  'repos/get-repo-ruleset': ANY_TOKEN,
  'repos/get-collaborator-permission-level': ANY_TOKEN,
  'repos/get-branch': ['contents: read'],
  'git/get-commit': ['contents: read'],
  'git/create-blob': CONTENTS,
  'git/create-tree': CONTENTS,
  'git/create-commit': CONTENTS,
  'git/create-ref': CONTENTS,
  'git/update-ref': CONTENTS,
  'git/delete-ref': CONTENTS,
  'pulls/merge': CONTENTS,
  'pulls/list': PULLS_READ,
  'pulls/get': PULLS_READ,
  'pulls/list-files': PULLS_READ,
  'pulls/list-reviews': PULLS_READ,
  'pulls/list-review-comments': PULLS_READ,
  'repos/list-pull-requests-associated-with-commit': PULLS_READ,
  'pulls/create': PULLS,
  'pulls/update': PULLS,
  'pulls/create-review': PULLS,
  'pulls/request-reviewers': PULLS,
  'pulls/remove-requested-reviewers': PULLS,
  'issues/list-milestones': EITHER_READ,
  'issues/list-comments': EITHER_READ,
  'issues/create-comment': EITHER,
  'issues/update-comment': EITHER,
  'issues/update': EITHER,
  'issues/add-labels': EITHER,
  'issues/remove-label': EITHER,
  'issues/add-assignees': EITHER,
  'issues/remove-assignees': EITHER,
  'issues/list-for-repo': ['issues: read'],
  'issues/create': ['issues: write'],
  // The reference lists these for issues alone; on a pull request `pull-requests: write` does, as people report.
  'reactions/create-for-issue': EITHER,
  'reactions/create-for-issue-comment': EITHER,
  'actions/get-workflow-run': ['actions: read'],
  'actions/create-workflow-dispatch': ['actions: write'],
  'checks/create': ['checks: write'],
  'repos/create-attestation': ['attestations: write'],
  'repos/list-attestations': ['attestations: read'],
}

/** By the root field, as traffic names it. */
const ASKED_OF_GRAPHQL: Readonly<Record<string, readonly string[]>> = {
  viewer: ANY_TOKEN,
  repository: PULLS_READ,
  updateRefs: CONTENTS,
}

/** Whether GitHub refuses a job with these permissions a request; one that nobody looked up is not refused. */
export const isRefusedTo = (granted: Permissions, request: string): boolean => {
  const asked = askedBy(request) ?? []
  return asked.length > 0 && !asked.some((one) => includes(granted, one))
}

/** Requests of a stand-in's traffic that a job with these permissions is refused, and those that nobody looked up. */
const refusedTo = (granted: Permissions, traffic: readonly string[]): readonly string[] =>
  traffic.filter((request) => askedBy(request) === undefined || isRefusedTo(granted, request))

/** What a job that asked GitHub for this is refused, and what it could go without; one that asked for nothing only reads. */
export function misfitsOf(granted: Permissions, traffic: readonly string[]): readonly string[] {
  if (traffic.length === 0) return Object.entries(granted).flatMap(([name, level]) => (level === 'write' ? [name] : []))
  return [...refusedTo(granted, traffic), ...needlessIn(granted, traffic)]
}

/** Permissions that a job could lose, or of which it could lose the writing, without a refusal. */
const needlessIn = (granted: Permissions, traffic: readonly string[]): readonly string[] =>
  Object.entries(granted).flatMap(([name, level]) => {
    // It is for another server, which signs.
    if (name === 'id-token') return []
    const less = level === 'write' ? 'read' : 'none'
    return refusedTo({ ...granted, [name]: less }, traffic).length > 0 ? [] : [`${name}: ${level}`]
  })

function includes(granted: Permissions, asked: string): boolean {
  const [name = '', level] = asked.split(': ')
  return granted[name] === 'write' || granted[name] === level
}

function askedBy(request: string): readonly string[] | undefined {
  const [method = '', address = '', field = ''] = request.split(' ')
  if (method === 'git') return /receive-pack/.test(request) ? CONTENTS : ['contents: read']
  const { pathname } = new URL(address, 'http://github.invalid')
  return pathname === '/graphql' ? ASKED_OF_GRAPHQL[field] : ASKED[operationFor(method, pathname)?.id ?? '']
}
