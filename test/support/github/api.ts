import { type Answers, answersOf } from './answers.ts'
import { operationFor } from './description.ts'
import { gitData } from './git-data.ts'
import { runGraphql } from './graphql.ts'
import { issues } from './issues.ts'
import { pulls } from './pulls.ts'
import { repositories } from './repositories.ts'
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

/** Everything that the stand-in knows. */
export interface World {
  readonly repositories: ReadonlyMap<string, Repository>
  readonly tokens: ReadonlyMap<string, Viewer>
  readonly violations: string[]
  /** Address of the stand-in. */
  readonly serverUrl: () => string
}

const handlers: Record<string, Handler> = { ...repositories, ...pulls, ...issues, ...gitData, ...thread }

/** Ids of the operations that can be served. */
export const served: readonly string[] = Object.keys(handlers)

/** Answers one call, and holds it and the answer to GitHub's description. */
export async function answerApi(call: ApiCall, world: World): Promise<Answer> {
  const viewer = world.tokens.get(/^(?:token|bearer) (.+)$/i.exec(call.authorization ?? '')?.[1] ?? '')
  if (!viewer) return refusal(new Refusal(401, 'Bad credentials'))
  if (call.path === '/graphql') return answerGraphql(call, viewer, world)
  const operation = operationFor(call.method, call.path)
  const handler = operation && handlers[operation.id]
  if (!operation || !handler) {
    world.violations.push(`no such operation: ${call.method} ${call.path}`)
    return refusal(new Refusal(404, 'Not Found'))
  }
  const wrong = operation.checkRequest(call.query, call.body)
  const answer =
    wrong.length > 0
      ? refusal(new Refusal(422, wrong.join('; ')))
      : await handle(handler, { call, path: operation.path, viewer, world })
  world.violations.push(...wrong, ...operation.checkAnswer(answer.status, answer.body))
  return answer
}

async function answerGraphql({ body }: ApiCall, viewer: Viewer, { repositories, violations }: World): Promise<Answer> {
  const result = await runGraphql(body as { query: string }, { viewer, repositories })
  // An error without a path is one of the document, not of the data.
  if (result.errors?.some((error) => error.path === undefined)) violations.push(...result.errors.map(String))
  return { status: 200, body: result }
}

interface Handled {
  readonly call: ApiCall
  readonly path: Readonly<Record<string, string>>
  readonly viewer: Viewer
  readonly world: World
}

async function handle(handler: Handler, { call, path, viewer, world }: Handled): Promise<Answer> {
  const { repositories, serverUrl } = world
  const repository = repositories.get(`${path.owner}/${path.repo}`)
  if (!repository) return refusal(new Refusal(404, 'Not Found'))
  try {
    return await handler({
      repository,
      repositories,
      viewer,
      path,
      query: call.query,
      body: (call.body ?? {}) as Record<string, unknown>,
      answers: answersOf(repositories, serverUrl),
      pull: () => pullIn(repository, Number(path.pull_number ?? path.issue_number)),
      moved: () => followRefs(repositories),
    })
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
