import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GitRequest, gitHttp } from '../git-http.ts'
import { UNTOLD } from '../git-refs.ts'
import { type Answer, type App, answerApi, viewerOf } from './api.ts'
import type { Fault } from './faults.ts'
import { lfsServer } from './lfs.ts'
import { createRateLimits, type RateLimits } from './rate-limits.ts'
import { followRefs, git, mayPush, type Repository, type Viewer } from './state.ts'

export interface ApiRequest {
  readonly method: string
  /** Without the API's prefix, with its query. */
  readonly path: string
  readonly body: unknown
  readonly status: number | 'dropped'
}

export interface GitHubStandIn {
  /** What GITHUB_SERVER_URL and GITHUB_API_URL would be. */
  readonly serverUrl: string
  readonly apiUrl: string
  readonly requests: readonly ApiRequest[]
  readonly gitRequests: readonly GitRequest[]
  /** What was uploaded to Git LFS, by its id. */
  readonly lfs: ReadonlyMap<string, Buffer>
  /** Every request to git and the API in the order they came, `git METHOD /path` or `METHOD /path`; of GraphQL the root field. */
  readonly traffic: readonly string[]
  /** Where a request or an answer differed from GitHub's description; right programs leave it empty. */
  readonly violations: readonly string[]
  /** Served in order, each once, to the first request that it matches. */
  readonly faults: Fault[]
  readonly tokens: Map<string, Viewer>
  readonly repositories: ReadonlyMap<string, Repository>
  readonly apps: App[]
  readonly limits: RateLimits
  /** Former names of repositories. */
  readonly renamed: Map<string, string>
  addRepository(name: string, options?: RepositoryOrigin): Promise<Repository>
  /** Forgets the requests so far. */
  clear(): void
  [Symbol.asyncDispose](): Promise<void>
}

interface RepositoryOrigin {
  /** A bare repository that it starts as a copy of. */
  readonly template?: string
  /** The repository that it is a fork of. */
  readonly parent?: string
  /** A bare repository whose objects it borrows; its branches are copied. */
  readonly borrowed?: string
}

/** A stateful stand-in for GitHub on loopback: REST, GraphQL and git over HTTP, on one port. */
export async function startGitHub(): Promise<GitHubStandIn> {
  const root = await mkdtemp(join(tmpdir(), 'editplan-github-'))
  const repositories = new Map<string, Repository>()
  const tokens = new Map<string, Viewer>()
  const faults: Fault[] = []
  const requests: ApiRequest[] = []
  const traffic: string[] = []
  const violations: string[] = []
  const apps: App[] = []
  const renamed = new Map<string, string>()
  const limits = createRateLimits()
  const world = { repositories, tokens, violations, apps, renamed, limits, serverUrl: () => serverUrl }
  const gitServer = gitHttp({
    root,
    access(token, repository) {
      const viewer = token === undefined ? undefined : viewerOf(token, world)
      const isHidden = viewer?.owner !== undefined && viewer.owner !== repository.split('/')[0]
      const found = repositories.get(repository)
      if (token === undefined && found?.isPublic) return 'read'
      if (!viewer || isHidden || !found) return 'none'
      return mayPush(viewer, found) && !found.archived ? 'write' : 'read'
    },
    pushed: (repository) => followRefs(repositories, repository),
  })
  const lfs = lfsServer(() => serverUrl)
  const server = createServer(async (request, response) => {
    try {
      if (request.url?.startsWith('/api/')) requests.push(await serveApi(request, response))
      else await serveGit(request, response)
    } catch (error) {
      violations.push(`the stand-in failed: ${error instanceof Error ? error.stack : String(error)}`)
      response.destroy()
    }
  })

  async function serveGit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    traffic.push(`git ${request.method} ${request.url}`)
    const fault = takeFault(faults, `git ${request.url}`)
    await fault?.meanwhile?.()
    if (fault?.drop === 'before') response.destroy()
    else if (fault?.status !== undefined) response.writeHead(fault.status, fault.headers).end()
    else if (
      !(await lfs.serve(request, response)) &&
      !(await gitServer.serve(request, response, fault?.drop === 'after'))
    )
      response.writeHead(404).end()
  }

  async function serveApi(request: IncomingMessage, response: ServerResponse): Promise<ApiRequest> {
    const { method = '' } = request
    const url = new URL(request.url ?? '/', 'http://rig')
    const path = url.pathname.replace(/^\/api(\/v3)?/, '')
    const text = await textOf(request)
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    traffic.push(`${method} ${path}${decodeURIComponent(url.search)}${rootField(body)}`)
    const fault = takeFault(faults, `${method} ${path}${rootField(body)}`)
    await fault?.meanwhile?.()
    const { authorization } = request.headers
    const call = { method, path, query: url.searchParams, body, authorization }
    const answer = fault?.drop === 'before' ? undefined : (answerOf(fault) ?? (await answerApi(call, world)))
    if (!answer || fault?.drop === 'after') response.destroy()
    else send(response, fault?.damage ? { ...answer, body: fault.damage(answer.body) } : answer)
    return { method, path: path + url.search, body, status: answer && !fault?.drop ? answer.status : 'dropped' }
  }

  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const serverUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    serverUrl,
    apiUrl: `${serverUrl}/api/v3`,
    requests,
    gitRequests: gitServer.requests,
    lfs: lfs.contents,
    traffic,
    violations,
    faults,
    tokens,
    repositories,
    apps,
    limits,
    renamed,
    async addRepository(name, { template, parent, borrowed } = {}) {
      const folder = join(root, `${name}.git`)
      const from = template ?? repositories.get(parent ?? '')?.folder
      await mkdir(folder, { recursive: true })
      if (borrowed !== undefined) await borrow(borrowed, folder)
      else if (from) await cp(from, folder, { recursive: true })
      else await git(folder, ['init', '--quiet', '--bare', '--initial-branch=main'])
      const upstream = repositories.get(parent ?? '')
      // As at GitHub, a fork has the objects of its parent, later ones too.
      if (upstream) await shareObjects(upstream.folder, folder)
      const repository = {
        ...newRepository(),
        id: 1000 + repositories.size,
        name,
        folder,
        ...(parent !== undefined && { parent }),
      }
      repositories.set(name, repository)
      return repository
    },
    clear() {
      requests.length = 0
      traffic.length = 0
      gitServer.requests.length = 0
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** A repository of half a dozen files, however large the one is whose objects it reads. */
async function borrow(from: string, folder: string): Promise<void> {
  await shareObjects(from, folder)
  for (const name of ['HEAD', 'config', 'refs']) await cp(join(from, name), join(folder, name), { recursive: true })
  await appendFile(join(folder, 'config'), UNTOLD)
}

async function shareObjects(from: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'objects', 'info'), { recursive: true })
  await writeFile(join(folder, 'objects', 'info', 'alternates'), `${join(from, 'objects')}\n`)
}

const newRepository = () => ({
  defaultBranch: 'main',
  archived: false,
  allowAutoMerge: true,
  actionsMayOpenPullRequests: true,
  draftsSupported: true,
  milestones: [],
  collaborators: new Set<string>(),
  teams: new Set<string>(),
  pulls: [],
  stacks: [],
  issues: [],
  permissions: new Map<string, 'admin' | 'write' | 'read'>(),
  comments: [],
  workflowRuns: [],
  reactions: [],
  ruledChecks: [],
  rules: [],
  protectedChecks: [],
  started: [],
  guarded: new Set<string>(),
  clean: false,
  isPublic: false,
  checkRuns: [],
  attestations: [],
  topics: new Set<string>(),
  disabled: false,
})

function takeFault(faults: Fault[], request: string): Fault | undefined {
  const at = faults.findIndex((fault) => request.startsWith(fault.on))
  return at < 0 ? undefined : faults.splice(at, 1)[0]
}

function answerOf(fault: Fault | undefined): Answer | undefined {
  if (fault?.status === undefined) return undefined
  return { status: fault.status, body: fault.body, ...(fault.headers && { headers: fault.headers }) }
}

/** What a GraphQL document asks for, after a blank; empty for others. */
function rootField(body: unknown): string {
  const query = typeof body === 'object' && body !== null && 'query' in body ? String(body.query) : ''
  return query.replace(/^\w+[^{]*\{\s*(\w+)[\s\S]*$/, ' $1')
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const type = typeof body === 'string' && body.startsWith('<') ? 'text/html' : 'application/json; charset=utf-8'
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
