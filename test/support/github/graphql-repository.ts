import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { GraphQLError } from 'graphql'
import { git, gitBytes, type PullRequest, type Repository, tipOf, type Viewer } from './state.ts'

/** What the cut schema keeps of a repository and of what is asked in it. */
export const REPOSITORY_FIELDS = {
  Repository: [
    ...['nameWithOwner', 'databaseId', 'isArchived', 'isDisabled', 'isEmpty', 'viewerPermission'],
    ...['defaultBranchRef', 'pullRequest', 'pullRequests', 'ref', 'refs', 'object'],
  ],
  Ref: ['name', 'prefix', 'target'],
  GitObject: ['oid'],
  RefConnection: ['nodes'],
  PullRequestConnection: ['nodes', 'totalCount', 'pageInfo'],
  PageInfo: ['hasNextPage', 'endCursor'],
  PullRequest: [
    ...['number', 'url', 'state', 'isDraft', 'body', 'createdAt', 'mergedAt', 'closedAt', 'baseRefName', 'mergeable'],
    ...['isCrossRepository', 'headRefName', 'headRefOid', 'headRepository', 'commits', 'title', 'files'],
    ...['reviewRequests', 'reviewDecision', 'latestOpinionatedReviews'],
  ],
  PullRequestChangedFileConnection: ['nodes', 'pageInfo', 'totalCount'],
  PullRequestChangedFile: ['path', 'changeType'],
  PullRequestCommitConnection: ['nodes'],
  PullRequestCommit: ['commit'],
  Commit: ['oid', 'statusCheckRollup', 'file'],
  Tree: ['oid', 'entries'],
  TreeEntry: ['name', 'mode', 'object'],
  Blob: ['oid', 'text', 'isBinary', 'isTruncated', 'byteSize'],
  StatusCheckRollup: ['state', 'contexts'],
  StatusCheckRollupContextConnection: ['nodes'],
  CheckRun: ['name', 'conclusion'],
  StatusContext: ['context', 'state'],
  ReviewRequestConnection: ['nodes'],
  PullRequestReviewConnection: ['nodes'],
  PullRequestReview: ['state', 'commit'],
  ReviewRequest: ['requestedReviewer'],
  User: ['login'],
  Team: ['slug'],
} as const

export interface Named {
  readonly owner: string
  readonly name: string
}

interface Context {
  readonly viewer: Viewer
  readonly repositories: ReadonlyMap<string, Repository>
  readonly renamed?: ReadonlyMap<string, string>
}

/** `Query.repository`: follows renames; what the viewer cannot see is not found. */
export async function repositoryField({ owner, name }: Named, { viewer, repositories, renamed }: Context) {
  const asked = `${owner}/${name}`
  const repository = repositories.get(renamed?.get(asked) ?? asked)
  if (!repository || (viewer.owner !== undefined && viewer.owner !== repository.name.split('/')[0])) {
    throw new GraphQLError(`Could not resolve to a Repository with the name '${asked}'.`, {
      extensions: { type: 'NOT_FOUND' },
    })
  }
  const tip = await tipOf(repository, repository.defaultBranch)
  return {
    nameWithOwner: repository.name,
    databaseId: repository.id,
    isArchived: repository.archived,
    isDisabled: repository.disabled,
    isEmpty: tip === undefined,
    viewerPermission: viewer.contents === 'write' ? 'WRITE' : 'READ',
    defaultBranchRef:
      tip === undefined ? null : { name: repository.defaultBranch, target: { __typename: 'Commit', oid: tip } },
    pullRequests: ({ headRefName, baseRefName, states, first, after }: AskedPulls) => {
      const found = repository.pulls
        .filter(({ head }) => headRefName === undefined || head.ref === headRefName)
        .filter(({ base }) => baseRefName === undefined || base.ref === baseRefName)
        .filter((pull) => !states || states.includes(stateOf(pull)))
        .toSorted((one, other) => other.number - one.number)
      const start = Number(after ?? 0)
      const nodes = found.slice(start, start + first).map((pull) => pullField(pull, { repository, repositories }))
      return { pageInfo: { hasNextPage: start + first < found.length, endCursor: String(start + first) }, nodes }
    },
    pullRequest: ({ number }: { number: number }) => {
      const pull = repository.pulls.find((one) => one.number === number)
      return pull ? pullField(pull, { repository, repositories }) : null
    },
    ref: ({ qualifiedName }: { qualifiedName: string }) => refField(repository, qualifiedName),
    object: ({ expression }: { expression: string }) => objectField(repository, expression),
    refs: async ({ refPrefix, first }: { refPrefix: string; first: number }) => ({
      nodes: (await refsIn(repository, refPrefix)).slice(0, first),
    }),
  }
}

interface AskedPulls {
  readonly headRefName?: string
  readonly baseRefName?: string
  readonly states?: readonly string[]
  readonly first: number
  readonly after?: string | null
}

const stateOf = ({ merged, state }: PullRequest): string => (merged ? 'MERGED' : state.toUpperCase())

/** A ref with the files of its commit. */
async function refField({ folder }: Repository, name: string) {
  if (name.startsWith('refs/') && !existsSync(join(folder, name)) && !existsSync(join(folder, 'packed-refs')))
    return null
  const oid = await git(folder, ['rev-parse', '--quiet', '--verify', name]).catch(() => undefined)
  if (oid === undefined) return null
  const file = async ({ path }: { path: string }) => {
    const text = await git(folder, ['cat-file', 'blob', `${oid}:${path}`]).catch(() => undefined)
    return text === undefined ? null : { object: { __typename: 'Blob', oid: '', text: `${text}\n` } }
  }
  return { name: name.replace(/^refs\/heads\//, ''), prefix: '', target: { __typename: 'Commit', oid, file } }
}

/** A blob or a tree by an expression such as `HEAD:src`; the objects of a tree's own entries too, one level deep. */
async function objectField(repository: Repository, expression: string): Promise<object | null> {
  const { folder, defaultBranch } = repository
  const tip = expression.startsWith('HEAD:') ? await tipOf(repository, defaultBranch) : undefined
  if (tip === undefined) return namedObject(folder, expression.replace(/^HEAD(?=:)/, `refs/heads/${defaultBranch}`))
  const name = expression.replace('HEAD', tip)
  return remembered(name, () => namedObject(folder, name))
}

/** By the id of a blob, or that of a commit and a path: many repositories of an orchard have the same. */
const OBJECTS = new Map<string, Promise<object | null>>()

function remembered(name: string, find: () => Promise<object | null>): Promise<object | null> {
  const found = OBJECTS.get(name) ?? find()
  OBJECTS.set(name, found)
  return found
}

async function namedObject(folder: string, name: string): Promise<object | null> {
  const type = await git(folder, ['cat-file', '-t', name]).catch(() => undefined)
  if (type === 'blob') return blobField(folder, name)
  if (type !== 'tree') return null
  const listed = (await git(folder, ['ls-tree', name])).split('\n').filter(Boolean)
  const entries = listed.map((line) => {
    const [, mode = '', kind, oid = '', path] = /^(\d+) (\w+) (\w+)\t(.*)$/.exec(line) ?? []
    const object = () =>
      kind === 'blob' ? remembered(oid, () => blobField(folder, oid)) : { __typename: 'Tree', oid, entries: [] }
    return { name: path, mode: Number.parseInt(mode, 8), object }
  })
  return { __typename: 'Tree', oid: '', entries }
}

/** GitHub tells no text of a binary file. The text is read in base64, since what runs git here trims. */
async function blobField(folder: string, name: string) {
  const bytes = await gitBytes(folder, ['cat-file', 'blob', name])
  const isBinary = bytes.includes(0)
  const text = isBinary ? null : bytes.toString('utf8')
  return { __typename: 'Blob', oid: '', text, isBinary, isTruncated: false, byteSize: bytes.length }
}

interface Around {
  readonly repository: Repository
  readonly repositories: ReadonlyMap<string, Repository>
}

const pullField = (pull: PullRequest, { repository, repositories }: Around) => ({
  ...pull,
  headRefName: pull.head.ref,
  headRepository: {
    databaseId: repositories.get(pull.head.repository)?.id ?? null,
    nameWithOwner: pull.head.repository,
  },
  url: `https://github.com/${repository.name}/pull/${pull.number}`,
  state: stateOf(pull),
  files: ({ first }: { first: number }) => filesField(pull, repository, first),
  isDraft: pull.draft,
  baseRefName: pull.base.ref,
  headRefOid: pull.answeredHead ?? pull.head.sha,
  isCrossRepository: pull.head.repository !== pull.base.repository,
  mergeable: () => mergeableField(pull, repository),
  mergedAt: pull.merged ? (pull.endedAt ?? pull.createdAt) : null,
  closedAt: pull.state === 'closed' ? (pull.endedAt ?? pull.createdAt) : null,
  reviewRequests: { nodes: reviewersOf(pull) },
  reviewDecision: pull.reviewDecision ?? null,
  latestOpinionatedReviews: { nodes: (pull.opinions ?? []).map(({ state, oid }) => ({ state, commit: { oid } })) },
  commits: { nodes: [{ commit: { oid: pull.head.sha, statusCheckRollup: pull.checks && checksField(pull.checks) } }] },
})

const reviewersOf = ({ reviewers, teams }: PullRequest) => [
  ...reviewers.map((login) => ({ requestedReviewer: { __typename: 'User', login } })),
  ...teams.map((slug) => ({ requestedReviewer: { __typename: 'Team', slug } })),
]

/** A check of an app, which decides, and a status that is green. */
const checksField = (state: NonNullable<PullRequest['checks']>) => ({
  state,
  contexts: {
    nodes: [
      { __typename: 'CheckRun', name: 'build', conclusion: state === 'PENDING' ? null : state },
      { __typename: 'StatusContext', context: 'lint', state: 'SUCCESS' },
    ],
  },
})

/** What it changes since it left the base. */
async function filesField(pull: PullRequest, { folder }: Repository, first: number) {
  const range = `refs/heads/${pull.base.ref}...${pull.head.sha}`
  const text = await git(folder, ['diff', '--name-status', '--find-renames', '-z', range])
  const fields = text.split('\0').filter(Boolean)
  const nodes: { path: string; changeType: string }[] = []
  while (fields.length > 0) {
    const [letter = ''] = fields.shift() ?? ''
    if (letter === 'R') fields.shift()
    nodes.push({ path: fields.shift() ?? '', changeType: CHANGE_TYPES[letter] ?? 'CHANGED' })
  }
  return { totalCount: nodes.length, pageInfo: { hasNextPage: nodes.length > first }, nodes: nodes.slice(0, first) }
}

const CHANGE_TYPES: Readonly<Record<string, string>> = { A: 'ADDED', D: 'DELETED', M: 'MODIFIED', R: 'RENAMED' }

async function mergeableField(pull: PullRequest, repository: Repository): Promise<string> {
  if (pull.state !== 'open') return 'UNKNOWN'
  const base = await git(repository.folder, ['merge-base', `refs/heads/${pull.base.ref}`, pull.head.sha])
  if (base === (await tipOf(repository, pull.base.ref))) return 'MERGEABLE'
  const merged = git(repository.folder, ['merge-tree', '--write-tree', `refs/heads/${pull.base.ref}`, pull.head.sha])
  return merged.then(
    () => 'MERGEABLE',
    () => 'CONFLICTING',
  )
}

/** Names come after the prefix, as GitHub gives them. */
async function refsIn({ folder }: Repository, prefix: string) {
  if (!existsSync(join(folder, prefix))) return []
  const listed = await git(folder, ['for-each-ref', '--format=%(refname) %(objectname)', prefix])
  return listed
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '))
    .map(([name = '', oid]) => ({ name: name.slice(prefix.length), prefix, target: { __typename: 'Commit', oid } }))
}
