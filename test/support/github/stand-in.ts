import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBare, type GitRequest, gitHttp } from '../git-http.ts'
import { type Answers, answersOf } from './answers.ts'
import { operationFor } from './description.ts'
import type { Fault } from './faults.ts'
import { gitData } from './git-data.ts'
import { runGraphql } from './graphql.ts'
import { issues } from './issues.ts'
import { pulls } from './pulls.ts'
import { followRefs, git, type PullRequest, Refusal, type Repository, type Viewer } from './state.ts'

export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

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

export interface ApiRequest {
  readonly method: string
  /** Without the API's prefix, with its query. */
  readonly path: string
  readonly body: unknown
  readonly status: number | 'dropped'
  /** When it arrived, in milliseconds. */
  readonly at: number
}

export interface GitHubStandIn {
  /** What GITHUB_SERVER_URL and GITHUB_API_URL would be. */
  readonly serverUrl: string
  readonly apiUrl: string
  readonly requests: readonly ApiRequest[]
  readonly gitRequests: readonly GitRequest[]
  /** Where a request or an answer differed from GitHub's description; right programs leave it empty. */
  readonly violations: readonly string[]
  /** Served in order, each once, to the first request that it matches. */
  readonly faults: Fault[]
  readonly tokens: Map<string, Viewer>
  repository(name: string): Repository
  addRepository(name: string, options?: { parent?: string; objectFormat?: string }): Promise<Repository>
  /** Forgets what was recorded so far. */
  clear(): void
  [Symbol.asyncDispose](): Promise<void>
}

const handlers: Record<string, Handler> = {
  ...pulls,
  ...issues,
  ...gitData,
  'repos/get': async ({ repository, answers, viewer }) => ({
    status: 200,
    body: {
      ...answers.repository(repository),
      permissions: { admin: false, push: viewer.contents === 'write', pull: true },
    },
    ...(viewer.scopes !== undefined && { headers: { 'x-oauth-scopes': viewer.scopes } }),
  }),
  'actions/get-github-actions-default-workflow-permissions-repository': async ({ repository }) => ({
    status: 200,
    body: {
      default_workflow_permissions: 'read',
      can_approve_pull_request_reviews: repository.actionsMayOpenPullRequests,
    },
  }),
}

/** Ids of the operations it can serve. */
export const served: readonly string[] = Object.keys(handlers)

/** A stateful stand-in for GitHub on loopback: REST, GraphQL and git over HTTP, on one port. */
export async function startGitHub(): Promise<GitHubStandIn> {
  const root = await mkdtemp(join(tmpdir(), 'editplan-github-'))
  const repositories = new Map<string, Repository>()
  const tokens = new Map<string, Viewer>()
  const faults: Fault[] = []
  const requests: ApiRequest[] = []
  const violations: string[] = []
  let serverUrl = ''
  const answers = answersOf(repositories, () => serverUrl)
  const moved = () => followRefs(repositories)
  const gitServer = gitHttp({
    root,
    access: (token) => (token === undefined ? 'none' : (tokens.get(token)?.contents ?? 'none')),
    pushed: moved,
  })

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://rig')
    try {
      if (!url.pathname.startsWith('/api/')) {
        const fault = take(faults, `git ${request.url}`)
        await fault?.meanwhile?.()
        if (fault?.status !== undefined) response.writeHead(fault.status).end()
        else if (!(await gitServer.serve(request, response))) response.writeHead(404).end()
        return
      }
      await serveApi(request, response, url)
    } catch (error) {
      violations.push(`the stand-in failed: ${error instanceof Error ? error.stack : String(error)}`)
      response.destroy()
    }
  })

  async function serveApi(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const path = url.pathname.replace(/^\/api(\/v3)?/, '')
    const text = await textOf(request)
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const record = (status: number | 'dropped') =>
      requests.push({ method: request.method ?? '', path: path + url.search, body, status, at: Date.now() })
    const fault = take(faults, `${request.method} ${path}`)
    await fault?.meanwhile?.()
    if (fault?.drop === 'before') {
      record('dropped')
      response.destroy()
      return
    }
    const answer = faultAnswer(fault) ?? (await answerTo(request, path, url.searchParams, body))
    if (fault?.drop === 'after') {
      record('dropped')
      response.destroy()
      return
    }
    record(answer.status)
    response.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8', ...answer.headers })
    response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body))
  }

  async function answerTo(
    request: IncomingMessage,
    path: string,
    query: URLSearchParams,
    body: unknown,
  ): Promise<Answer> {
    const viewer = tokens.get(/^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '')
    if (!viewer) return refusal(new Refusal(401, 'Bad credentials'))
    if (path === '/graphql') {
      const result = await runGraphql(body as { query: string }, { viewer, repositories })
      if (result.errors?.some((error) => error.path === undefined)) violations.push(...result.errors.map(String))
      return { status: 200, body: result }
    }
    const operation = operationFor(request.method ?? '', path)
    const handler = operation && handlers[operation.id]
    if (!operation || !handler) {
      violations.push(`no such operation: ${request.method} ${path}`)
      return refusal(new Refusal(404, 'Not Found'))
    }
    const wrong = operation.checkRequest(query, body)
    violations.push(...wrong)
    const answer =
      wrong.length > 0
        ? refusal(new Refusal(422, wrong.join('; ')))
        : await handle(handler, operation.path, query, body, viewer)
    violations.push(...operation.checkAnswer(answer.status, answer.body))
    return answer
  }

  async function handle(
    handler: Handler,
    path: Readonly<Record<string, string>>,
    query: URLSearchParams,
    body: unknown,
    viewer: Viewer,
  ): Promise<Answer> {
    const repository = repositories.get(`${path.owner}/${path.repo}`)
    if (!repository) return refusal(new Refusal(404, 'Not Found'))
    const pull = (): PullRequest => {
      const number = Number(path.pull_number ?? path.issue_number)
      const found = repository.pulls.find((one) => one.number === number)
      if (!found) throw new Refusal(404, 'Not Found')
      return found
    }
    const call: Call = {
      repository,
      repositories,
      viewer,
      path,
      query,
      body: (body ?? {}) as Call['body'],
      answers,
      pull,
      moved,
    }
    try {
      return await handler(call)
    } catch (error) {
      if (error instanceof Refusal) return refusal(error)
      throw error
    }
  }

  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  serverUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    serverUrl,
    apiUrl: `${serverUrl}/api/v3`,
    requests,
    gitRequests: gitServer.requests,
    violations,
    faults,
    tokens,
    repository(name) {
      const found = repositories.get(name)
      if (!found) throw new Error(`the stand-in has no ${name}`)
      return found
    },
    async addRepository(name, { parent, objectFormat } = {}) {
      await mkdir(join(root, name.split('/')[0] as string), { recursive: true })
      const folder = await createBare(root, name, objectFormat)
      const origin = parent === undefined ? undefined : repositories.get(parent)
      if (origin) await git(folder, ['fetch', '--quiet', origin.folder, '+refs/heads/*:refs/heads/*'])
      const repository: Repository = {
        name,
        folder,
        ...(parent !== undefined && { parent }),
        defaultBranch: 'main',
        archived: false,
        allowAutoMerge: true,
        actionsMayOpenPullRequests: true,
        draftsSupported: true,
        milestones: [],
        collaborators: new Set(),
        teams: new Set(),
        pulls: [],
      }
      repositories.set(name, repository)
      return repository
    },
    clear() {
      requests.length = 0
      gitServer.requests.length = 0
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(root, { recursive: true, force: true })
    },
  }
}

function take(faults: Fault[], request: string): Fault | undefined {
  const at = faults.findIndex((fault) => request.startsWith(fault.on))
  return at < 0 ? undefined : faults.splice(at, 1)[0]
}

function faultAnswer(fault: Fault | undefined): Answer | undefined {
  if (fault?.status === undefined) return undefined
  return { status: fault.status, body: fault.body, ...(fault.headers && { headers: fault.headers }) }
}

function refusal({ status, message, errors }: Refusal): Answer {
  return {
    status,
    body: {
      message,
      ...(errors && { errors }),
      documentation_url: 'https://docs.github.com/rest',
      status: String(status),
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
