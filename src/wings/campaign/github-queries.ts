import * as z from 'zod'
import { commitId } from '../../core/history/manifest.ts'
import { type ApiCall, get, graphql, nonEmpty, pageInfo, repoPath, write } from '../../publish/api-call.ts'
import { LEDGER_FILE, ledgerRef } from '../../publish/ledger.ts'
import { type AskedFiles, filesAsked } from './need.ts'

/** The most results of a search that GitHub gives, in all and on a page. */
export const FOUND_AT_MOST = 1000
export const PAGE = 100

const pageOf = <Item>(item: z.ZodType<Item>) =>
  z.object({ total_count: z.number(), incomplete_results: z.boolean(), items: z.array(item) })

const searchPath = (kind: 'code' | 'repositories', query: string, page: number): string =>
  `/search/${kind}?${new URLSearchParams({ q: query, per_page: String(PAGE), page: String(page) })}`

/** One page of the names of repositories that have files a search finds; a name comes once for each file. */
export const searchCode = (query: string, page: number) =>
  get(
    searchPath('code', query, page),
    pageOf(
      z.object({ repository: z.object({ full_name: nonEmpty }) }).transform(({ repository }) => repository.full_name),
    ),
  )

/** One page of the names of repositories that a search finds. */
export const searchRepositories = (query: string, page: number) =>
  get(
    searchPath('repositories', query, page),
    pageOf(z.object({ full_name: nonEmpty }).transform(({ full_name }) => full_name)),
  )

export type SearchPage = z.output<ReturnType<typeof searchCode>['answer']>

const pull = z.object({
  number: z.number(),
  url: z.string(),
  state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
  isDraft: z.boolean(),
  createdAt: z.string(),
  mergedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  baseRefName: nonEmpty,
  headRefOid: commitId,
  mergeable: z.enum(['MERGEABLE', 'CONFLICTING', 'UNKNOWN']),
  headRefName: nonEmpty,
  headRepository: z.object({ databaseId: z.number().nullable() }).nullable(),
  commits: z.object({
    nodes: z
      .array(
        z.object({ commit: z.object({ statusCheckRollup: z.object({ state: z.string() }).nullable() }) }).nullable(),
      )
      .nullable(),
  }),
})

const listOf = <Item>(item: z.ZodType<Item>) =>
  z
    .object({ nodes: z.array(item.nullable()).nullable() })
    .transform(({ nodes }) => (nodes ?? []).filter((one) => one !== null))

const pulls = z
  .object({
    pageInfo,
    nodes: z.array(pull.nullable()).nullable(),
  })
  .transform(({ pageInfo, nodes }) => ({
    pulls: (nodes ?? []).filter((one) => one !== null),
    after: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    /** Whether GitHub told all that are on the page. */
    isWhole: nodes?.every((one) => one !== null) ?? false,
  }))

/** A page of the pull requests of a branch's name, the latest first; those of forks are among them. */
export type SurveyedPulls = z.infer<typeof pulls>

const surveyed = z.looseObject({
  nameWithOwner: nonEmpty,
  databaseId: z.number().nullable(),
  isArchived: z.boolean(),
  isDisabled: z.boolean(),
  isEmpty: z.boolean(),
  viewerPermission: z.string().nullable(),
  /** The default branch, or the one that was asked about. */
  tip: z.object({ name: nonEmpty, target: z.object({ oid: commitId }).nullable() }).nullable(),
  pullRequests: pulls,
  ledger: z
    .object({
      target: z
        .object({
          oid: commitId,
          file: z.object({ object: z.object({ text: z.string().nullish() }).nullable() }).nullish(),
        })
        .nullable(),
    })
    .nullable(),
  refs: listOf(z.object({ name: z.string(), target: z.object({ oid: commitId }).nullable() })).nullable(),
})

/** A repository as one question tells it, with the first page of the pull requests of a branch, and with that branch's ledger. */
export type SurveyedRepository = z.infer<typeof surveyed>

const repositoriesQuery = z.object({
  data: z
    .object({ viewer: z.object({ login: nonEmpty }) })
    .catchall(z.unknown())
    .transform(({ viewer, ...repositories }) => ({ viewer: viewer.login, repositories }))
    .pipe(z.object({ viewer: z.string(), repositories: z.record(z.string(), surveyed.nullable()) })),
  errors: z
    .array(z.object({ message: z.string(), type: z.string().optional(), path: z.array(z.unknown()).optional() }))
    .default([]),
})

export type Survey = z.output<typeof repositoriesQuery>

/** Repositories asked about in one call. */
export const SURVEYED_AT_ONCE = 25

/** Repositories whose ids are asked in one call: every job of a campaign asks for all. */
export const IDENTIFIED_AT_ONCE = 500

/** What GitHub says about repositories it does not show. */
const UNSEEN: ReadonlySet<string | undefined> = new Set(['NOT_FOUND', 'FORBIDDEN'])

/** Ids of repositories of one owner, none where GitHub shows no such repository; `open`: those it did not come to, in a call too large. */
export function identifyRepositories(
  names: readonly string[],
): ApiCall<{ readonly ids: ReadonlyMap<string, number>; readonly open: readonly string[] }> {
  const [owner, own] = [names[0]?.split('/')[0] ?? '', names.map((name) => name.split('/')[1] ?? '')]
  const questions = own.map((_, at) => `r${at}: repository(owner: $owner, name: $n${at}) { databaseId }`)
  const query = `query($owner: String!, ${own.map((_, at) => `$n${at}: String!`).join(', ')}) {\n${questions.join('\n')}\n}`
  const variables = { owner, ...Object.fromEntries(own.map((name, at) => [`n${at}`, name])) }
  const answerSchema = z.object({
    data: z.record(z.string(), z.object({ databaseId: z.number().nullable() }).nullable()).nullish(),
    errors: z.array(z.object({ type: z.string().optional(), path: z.array(z.unknown()).optional() })).default([]),
  })
  const answer = answerSchema.transform(({ data, errors }) => {
    const unseen = new Set(errors.flatMap(({ type, path }) => (UNSEEN.has(type) ? [path?.[0]] : [])))
    const idOf = (at: number) => data?.[`r${at}`]?.databaseId ?? undefined
    return {
      ids: new Map(names.flatMap((name, at) => (idOf(at) === undefined ? [] : [[name, idOf(at) ?? 0]]))),
      open: names.filter((_, at) => idOf(at) === undefined && !unseen.has(`r${at}`)),
    }
  })
  return { method: 'POST', path: '/graphql', body: { query, variables }, answer, partial: true }
}

/** Owners and names as variables of a query. */
function namesOf(names: readonly string[]) {
  const variables = names.flatMap((name, at) => {
    const [owner, own] = name.split('/')
    return [[`o${at}`, owner] as const, [`n${at}`, own] as const]
  })
  return {
    parameters: names.map((_, at) => `$o${at}: String!, $n${at}: String!`),
    variables: Object.fromEntries(variables),
  }
}

const PULL = `number url state isDraft createdAt mergedAt closedAt baseRefName headRefName headRefOid mergeable headRepository { databaseId }
  commits(last: 1) { nodes { commit { statusCheckRollup { state } } } }`

const fieldsOf = (tip: string) => `nameWithOwner databaseId isArchived isDisabled isEmpty viewerPermission
tip: ${tip} { name target { oid } }
pullRequests(headRefName: $branch, first: 20, orderBy: { field: CREATED_AT, direction: DESC }) {
  pageInfo { hasNextPage endCursor }
  nodes { ${PULL} }
}
ledger: ref(qualifiedName: $ledger) { target { oid ... on Commit { file(path: "${LEDGER_FILE}") { object { ... on Blob { text } } } } } }
refs(refPrefix: $notes, first: 20) { nodes { name target { oid } } }`

/** The next page of the pull requests of a branch's name. */
export const nextPulls = (name: string, branch: string, after: string): ApiCall<SurveyedPulls> => {
  const [owner, own] = name.split('/')
  const query = `query($owner: String!, $name: String!, $branch: String!, $after: String!) {
repository(owner: $owner, name: $name) {
  pullRequests(headRefName: $branch, first: 100, after: $after, orderBy: { field: CREATED_AT, direction: DESC }) {
    pageInfo { hasNextPage endCursor }
    nodes { ${PULL} }
  }
}
}`
  const answer = z
    .object({ repository: z.object({ pullRequests: pulls }) })
    .transform(({ repository }) => repository.pullRequests)
  return graphql(query, { owner, name: own, branch, after }, answer)
}

/**
 * All that is asked of some repositories, in one call. Those that cannot be seen are null, and named in `errors` by their place: `r0`, `r1` …
 * @param asked.names `owner/name`, at most 25
 * @param asked.branch of the pull requests
 * @param asked.base a branch; default the default branch of each
 * @param asked.files read beside; default none
 * @param asked.notes prefix of the refs that are listed, with its last slash
 */
export function surveyRepositories(asked: {
  readonly names: readonly string[]
  readonly branch: string
  readonly notes: string
  readonly base?: string | undefined
  readonly files?: AskedFiles
}): ApiCall<Survey> {
  const { names, branch, notes, base, files = { folders: [], files: [] } } = asked
  const tip = base === undefined ? undefined : `refs/heads/${base}`
  const named = namesOf(names)
  const beside = filesAsked(files, tip)
  const parameters = [...(tip === undefined ? [] : ['$tip: String!']), ...named.parameters, ...beside.parameters]
  const questions = names.map((_, at) => `r${at}: repository(owner: $o${at}, name: $n${at}) { ...asked }`)
  const query = `query($branch: String!, $ledger: String!, $notes: String!, ${parameters.join(', ')}) {
viewer { login }
${questions.join('\n')}
}
fragment asked on Repository {
${fieldsOf(tip === undefined ? 'defaultBranchRef' : 'ref(qualifiedName: $tip)')}
${beside.fields}
}`
  const body = {
    query,
    variables: {
      branch,
      ledger: ledgerRef(branch),
      notes,
      ...(tip && { tip }),
      ...named.variables,
      ...beside.variables,
    },
  }
  return { method: 'POST', path: '/graphql', body, answer: repositoriesQuery, partial: true }
}

const named = z.object({ name: z.string().nullish(), login: z.string().nullish(), slug: z.string().nullish() })

const check = z.object({
  name: z.string().nullish(),
  conclusion: z.string().nullish(),
  context: z.string().nullish(),
  state: z.string().nullish(),
})

const opinionated = z.object({
  headRefOid: z.string(),
  reviewDecision: z.string().nullish(),
  latestOpinionatedReviews: listOf(
    z.object({ state: z.string(), commit: z.object({ oid: z.string() }).nullish() }),
  ).nullish(),
})

const review = opinionated
  .extend({
    reviewRequests: listOf(z.object({ requestedReviewer: named.nullable() })).nullable(),
    commits: listOf(
      z.object({
        commit: z.object({ statusCheckRollup: z.object({ contexts: listOf(check) }).nullable() }),
      }),
    ),
  })
  .transform(
    ({ reviewRequests, commits, ...said }): PullReview => ({
      isApproved: isApproved(said),
      failing: [
        ...new Set(
          commits
            .flatMap(({ commit }) => commit.statusCheckRollup?.contexts ?? [])
            .filter(({ conclusion, state }) => FAILED.has(conclusion ?? state ?? ''))
            .map(({ name, context }) => name ?? context ?? ''),
        ),
      ],
      reviewers: (reviewRequests ?? []).flatMap(({ requestedReviewer: who }) => who?.login ?? who?.slug ?? []),
    }),
  )

/** GitHub decides where rules ask for reviews; where none does, whoever may write decides about the commit that is there. */
function isApproved({
  headRefOid: head,
  reviewDecision: decision,
  latestOpinionatedReviews: opinions,
}: z.output<typeof opinionated>): boolean {
  if (decision || !opinions) return decision === 'APPROVED'
  const isAsItIs = opinions.some(({ state, commit }) => state === 'APPROVED' && commit?.oid === head)
  return isAsItIs && opinions.every(({ state }) => state !== 'CHANGES_REQUESTED')
}

const FAILED: ReadonlySet<string> = new Set([
  ...['FAILURE', 'TIMED_OUT', 'STARTUP_FAILURE', 'ACTION_REQUIRED', 'CANCELLED', 'ERROR'],
])

/** Who has to act on an open pull request. */
export interface PullReview {
  /** As many approved it as the rules ask; where none asks, somebody approved it as it is, and nobody wants changes. */
  readonly isApproved: boolean
  /** Names of checks that failed. */
  readonly failing: readonly string[]
  /** Users, and teams by their short names, who are asked for a review. */
  readonly reviewers: readonly string[]
}

/** What is known of the reviews and the checks of pull requests of one owner, at most 25; undefined for one that is not seen. */
export function reviewPulls(
  pulls: readonly { readonly repository: string; readonly number: number }[],
): ApiCall<readonly (PullReview | undefined)[]> {
  const { parameters, variables } = namesOf(pulls.map(({ repository }) => repository))
  const numbers = Object.fromEntries(pulls.map(({ number }, at) => [`p${at}`, number]))
  const questions = pulls.map(
    (_, at) => `r${at}: repository(owner: $o${at}, name: $n${at}) { pullRequest(number: $p${at}) { ...review } }`,
  )
  const query = `query(${[...parameters, ...pulls.map((_, at) => `$p${at}: Int!`)].join(', ')}) {
${questions.join('\n')}
}
fragment review on PullRequest {
  headRefOid
  reviewDecision
  latestOpinionatedReviews(first: 100, writersOnly: true) { nodes { state commit { oid } } }
  reviewRequests(first: 20) { nodes { requestedReviewer { ... on User { login } ... on Team { slug } } } }
  commits(last: 1) { nodes { commit { statusCheckRollup { contexts(first: 100) { nodes {
    ... on CheckRun { name conclusion } ... on StatusContext { context state }
  } } } } } }
}`
  const answer = z
    .object({ data: z.record(z.string(), z.object({ pullRequest: review.nullable() }).nullable()).nullish() })
    .transform(({ data }) => pulls.map((_, at) => data?.[`r${at}`]?.pullRequest ?? undefined))
  return {
    method: 'POST',
    path: '/graphql',
    body: { query, variables: { ...variables, ...numbers } },
    answer,
    partial: true,
  }
}

/** @param ref its full name */
export const createRef = (name: string, ref: string, sha: string) =>
  write('POST', `${repoPath(name)}/git/refs`, { ref, sha })

/** @param ref its name after `refs/` */
export const updateRef = (name: string, ref: string, sha: string) =>
  write('PATCH', `${repoPath(name)}/git/refs/${ref}`, { sha, force: true })

/** @param ref its name after `refs/` */
export const deleteRef = (name: string, ref: string) => write('DELETE', `${repoPath(name)}/git/refs/${ref}`)

const installation = z.object({
  id: z.number(),
  account: z.object({ login: nonEmpty }).nullable(),
  permissions: z.record(z.string(), z.string()),
  suspended_at: z.string().nullish(),
})

/** Where an app is installed, and what it may do there. */
export type Installation = z.infer<typeof installation>

/** For the token of an app itself. */
export const listInstallations = () => get('/app/installations?per_page=100', z.array(installation))

/** An installation's token, valid for an hour, with these permissions only. */
export const createInstallationToken = (id: number, permissions: Readonly<Record<string, string>>) =>
  write(
    'POST',
    `/app/installations/${id}/access_tokens`,
    { permissions },
    z.object({ token: z.string(), expires_at: z.string() }),
  )
