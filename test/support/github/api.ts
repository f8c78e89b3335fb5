import { type Answers, answersOf } from './answers.ts'
import { apps } from './apps.ts'
import { attestations } from './attestations.ts'
import { checks } from './checks.ts'
import { operationFor } from './description.ts'
import { gitData } from './git-data.ts'
import { runGraphql } from './graphql.ts'
import { issues } from './issues.ts'
import { pageOf } from './pages.ts'
import { isRefusedTo } from './permissions.ts'
import { pulls } from './pulls.ts'
import type { RateLimits } from './rate-limits.ts'
import { repositories } from './repositories.ts'
import { search } from './search.ts'
import { stacks } from './stacks.ts'
import { followRefs, type PullRequest, Refusal, type Repository, type Viewer } from './state.ts'
import { thread } from './thread.ts'

export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** What a handler knows of a call that is right by the description. */
export interface Call {
  readonly repository: Repository
  readonly repositories: ReadonlyMap<string, Repository>
  readonly viewer: Viewer
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: Record<string, unknown>
  readonly answers: Answers
  /** The pull request that the path names. */
  pull(): PullRequest
  /** Lets open pull requests follow refs that the call moved. */
  moved(): Promise<void>
}

export type Handler = (call: Call) => Promise<Answer>

export interface ApiCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
  readonly authorization: string | undefined
}

/** A handler of an operation that is about no single repository. */
export type GlobalHandler = (call: ApiCall & { readonly path: string }, world: World) => Promise<Answer>

/** An app of the stand-in. */
export interface App {
  readonly id: string
  /** PEM. */
  readonly publicKey: string
  readonly installations: readonly {
    readonly id: number
    readonly owner: string
    readonly permissions: Readonly<Record<string, string>>
    readonly suspended?: boolean
  }[]
}

/** Everything that the stand-in knows. */
export interface World {
  readonly apps: readonly App[]
  readonly limits: RateLimits
  /** Former names of repositories, by which GitHub still finds them. */
  readonly renamed: ReadonlyMap<string, string>
  readonly repositories: ReadonlyMap<string, Repository>
  readonly tokens: Map<string, Viewer>
  readonly violations: string[]
  /** Address of the stand-in. */
  readonly serverUrl: () => string
}

const globalHandlers: Record<string, GlobalHandler> = { ...apps, ...search }

const handlers: Record<string, Handler> = {
  ...repositories,
  ...pulls,
  ...issues,
  ...gitData,
  ...checks,
  ...thread,
  ...stacks,
  ...attestations,
}

/** Ids of the operations that can be served. */
export const served: readonly string[] = [...Object.keys(handlers), ...Object.keys(globalHandlers)]

/** Answers one call, and holds it and the answer to GitHub's description. */
export async function answerApi(call: ApiCall, world: World): Promise<Answer> {
  const token = tokenIn(call.authorization)
  const viewer = viewerOf(token, world)
  if (!viewer && !call.path.startsWith('/app/')) return refusal(new Refusal(401, 'Bad credentials'))
  const spent = world.limits.take(token, call)
  if (spent.refusal) return { ...refusal(spent.refusal), headers: spent.headers }
  const answer = await answerCall(call, viewer, world)
  return { ...answer, headers: { ...spent.headers, ...answer.headers } }
}

/** What a token may do now. */
export function viewerOf(token: string, { tokens }: Pick<World, 'tokens'>): Viewer | undefined {
  const viewer = tokens.get(token)
  return viewer?.expires !== undefined && viewer.expires <= Date.now() ? undefined : viewer
}

const tokenIn = (authorization: string | undefined): string =>
  /^(?:token|bearer) (.+)$/i.exec(authorization ?? '')?.[1] ?? ''

async function answerCall(call: ApiCall, viewer: Viewer | undefined, world: World): Promise<Answer> {
  if (call.path === '/graphql') return answerGraphql(call, viewer as Viewer, world)
  const operation = operationFor(call.method, call.path)
  const handler = operation && handlers[operation.id]
  const global = operation && globalHandlers[operation.id]
  if (!operation || !(handler ?? global)) {
    world.violations.push(`no such operation: ${call.method} ${call.path}`)
    return refusal(new Refusal(404, 'Not Found'))
  }
  if (viewer?.permissions && isRefusedTo(viewer.permissions, `${call.method} ${call.path}`))
    return refusal(new Refusal(403, 'Resource not accessible by integration'))
  const wrong = operation.checkRequest(call.query, call.body)
  const handled = () =>
    handler
      ? handle(handler, { call, path: operation.path, viewer: viewer as Viewer, world })
      : refusing(() => (global as GlobalHandler)(call, world))
  const answer = wrong.length > 0 ? refusal(new Refusal(422, wrong.join('; '))) : await handled()
  world.violations.push(...wrong, ...operation.checkAnswer(answer.status, answer.body))
  return call.method === 'GET' ? inPages(answer, call, world) : answer
}

/** A handler that makes pages itself says so by its headers. */
function inPages(answer: Answer, { path, query }: ApiCall, { serverUrl }: World): Answer {
  if (!Array.isArray(answer.body) || answer.headers) return answer
  const { items, headers } = pageOf(answer.body, query, `${serverUrl()}/api/v3${path}`)
  return { ...answer, body: items, headers }
}

async function answerGraphql(
  { body }: ApiCall,
  viewer: Viewer,
  { repositories, renamed, violations }: World,
): Promise<Answer> {
  const result = await runGraphql(body as { query: string }, { viewer, repositories, renamed })
  // An error without a path is one of the document, not of the data.
  if (result.errors?.some((error) => error.path === undefined)) violations.push(...result.errors.map(String))
  const errors = result.errors?.map((error) => ({ ...error.toJSON(), ...error.extensions }))
  return { status: 200, body: { ...result, ...(errors && { errors }) } }
}

interface Handled {
  readonly call: ApiCall
  readonly path: Readonly<Record<string, string>>
  readonly viewer: Viewer
  readonly world: World
}

async function handle(handler: Handler, { call, path, viewer, world }: Handled): Promise<Answer> {
  const { repositories, renamed, serverUrl } = world
  const asked = `${path.owner}/${path.repo}`
  const repository = repositories.get(renamed.get(asked) ?? asked)
  const isHidden = viewer.owner !== undefined && viewer.owner !== path.owner
  if (!repository || isHidden) return refusal(new Refusal(404, 'Not Found'))
  return refusing(() =>
    handler({
      repository,
      repositories,
      viewer,
      path,
      query: call.query,
      body: (call.body ?? {}) as Record<string, unknown>,
      answers: answersOf(repositories, serverUrl),
      pull: () => pullIn(repository, Number(path.pull_number ?? path.issue_number)),
      moved: () => followRefs(repositories, repository.name),
    }),
  )
}

async function refusing(answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof Refusal) return refusal(error)
    throw error
  }
}

function pullIn(repository: Repository, number: number): PullRequest {
  const found = repository.pulls.find((one) => one.number === number)
  if (!found) throw new Refusal(404, 'Not Found')
  return found
}

function refusal({ status, message, errors }: Refusal): Answer {
  const documentation_url = 'https://docs.github.com/rest'
  return { status, body: { message, ...(errors && { errors }), documentation_url, status: String(status) } }
}
