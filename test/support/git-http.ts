import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { advertise, listRefs, readRefs } from './git-refs.ts'
import { formatOf } from './objects.ts'

export interface GitRequest {
  readonly method: string
  readonly url: string
  /** Every Authorization header of the request, in order: one is right, two is a leak of the caller. */
  readonly authorization: readonly string[]
  /** Of the answer's body. */
  readonly bytes: number
}

export interface GitHttpOptions {
  /** Folder that holds `<owner>/<name>.git`. */
  readonly root: string
  /** What a token may do; undefined: unknown token. */
  access(token: string | undefined, repository: string): 'none' | 'read' | 'write'
  /** Called once a push took effect and before it is answered, with the `owner/name` it went to. */
  pushed(repository: string): Promise<void>
}

/** Serves bare repositories over HTTP as `git http-backend` does, behind a token check; records each request. */
export function gitHttp(options: GitHttpOptions) {
  const requests: GitRequest[] = []
  return {
    requests,
    /** Answers false when the request is not for a repository. @param isLost it takes effect, and its answer does not arrive */
    async serve(request: IncomingMessage, response: ServerResponse, isLost = false): Promise<boolean> {
      const url = new URL(request.url ?? '/', 'http://rig')
      const [, repository] = /^\/([^/]+\/[^/]+)\.git\//.exec(url.pathname) ?? []
      if (!repository) return false
      const authorization = headersNamed(request, 'authorization')
      const wants = `${url.pathname}${url.search}`.includes('git-receive-pack') ? 'write' : 'read'
      const access = options.access(tokenOf(authorization[0]), repository)
      const note = (bytes: number) =>
        requests.push({ method: request.method ?? '', url: request.url ?? '', authorization, bytes })
      const refusal = refusalOf(access, wants, repository)
      if (refusal) {
        note(0)
        response.writeHead(refusal.status, refusal.headers).end(refusal.body)
      } else {
        const answer = await answerOf(options.root, request)
        note(answer.body.length)
        if (url.pathname.endsWith('/git-receive-pack')) await options.pushed(repository)
        if (isLost) response.destroy()
        else response.writeHead(answer.status, answer.headers).end(answer.body)
      }
      return true
    },
  }
}

function refusalOf(access: 'none' | 'read' | 'write', wants: 'read' | 'write', repository: string) {
  if (access === 'none') {
    return { status: 401, headers: { 'www-authenticate': 'Basic realm="GitHub"' }, body: 'Authentication required' }
  }
  return wants === 'write' && access === 'read'
    ? { status: 403, headers: {}, body: `Permission to ${repository}.git denied.` }
    : undefined
}

/** From then on the server refuses pushes to the branch, as branch protection does. */
export function protectBranch(folder: string, branch: string): Promise<void> {
  return installHook(
    folder,
    `if [ "$1" = "refs/heads/${branch}" ]; then
  echo "error: GH006: Protected branch update failed for $1." >&2
  exit 1
fi`,
  )
}

/** From then on the server refuses pushes that touch workflow files, as it does for a token without that permission. */
export function refuseWorkflows(folder: string): Promise<void> {
  return installHook(
    folder,
    `changed=$(git diff --name-only main "$3" -- .github/workflows | head -n 1)
if [ -n "$changed" ]; then
  echo "refusing to allow a GitHub App to create or update workflow $changed without workflows permission" >&2
  exit 1
fi`,
  )
}

/** From then on the server refuses pushes, as it does where a file's content is missing in Git LFS. */
export const refuseLfs = (folder: string): Promise<void> =>
  installHook(folder, 'echo "error: GH008: Your push referenced at least 1 unknown Git LFS object" >&2\nexit 1')

/** From then on the server asks the script about every ref that a push moves. */
export async function installHook(folder: string, script: string): Promise<void> {
  const hook = join(folder, 'hooks', 'update')
  await mkdir(join(folder, 'hooks'), { recursive: true })
  await writeFile(hook, `#!/bin/sh\n${script}\n`)
  await chmod(hook, 0o755)
}

function headersNamed(request: IncomingMessage, name: string): string[] {
  return request.rawHeaders.filter((_, at, all) => at % 2 === 1 && all[at - 1]?.toLowerCase() === name)
}

/** The password of HTTP Basic, or the token of Bearer. */
function tokenOf(header: string | undefined): string | undefined {
  const [, scheme, value] = /^(basic|bearer|token) (.+)$/i.exec(header ?? '') ?? []
  if (!scheme || !value) return undefined
  return scheme.toLowerCase() === 'basic'
    ? Buffer.from(value, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : value
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const capabilities = new Map<string, Answer>()

/**
 * Git answers, but for what plain files tell: the refs. Under protocol 2 the first answer to a fetch names none and is the same for all
 * repositories of a format; before a push what the server can do is.
 */
async function answerOf(root: string, request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://rig')
  const [, repository = '', , what = ''] = /^\/([^/]+\/[^/]+\.git)(\/info)?\/(.+)$/.exec(url.pathname) ?? []
  const folder = join(root, repository)
  const isSecond = request.headers['git-protocol'] === 'version=2'
  if (request.method === 'POST') {
    const body = await bodyOf(request)
    const service = /^git-((?:upload|receive)-pack)$/.exec(what)?.[1]
    if (service === undefined || !existsSync(folder)) return backend(root, request, body)
    const refs = isSecond && service === 'upload-pack' ? await listRefs(folder, body) : undefined
    return answered(
      `${service}-result`,
      refs ?? (await said([service, '--stateless-rpc', folder], root, request, body)),
    )
  }
  const service = url.searchParams.get('service')
  const key = `${formatOf(folder)} ${service}`
  const known = capabilities.get(key)
  if (service === 'git-upload-pack' && isSecond) {
    const answer = known ?? (await backend(root, request))
    capabilities.set(key, answer)
    return answer
  }
  const refs = service === 'git-receive-pack' ? await readRefs(folder) : undefined
  const [, can] = /\0([^\n]*)\n/.exec(known?.body.toString('latin1') ?? '') ?? []
  if (refs && refs.size > 0 && can !== undefined) return answered('receive-pack-advertisement', advertise(refs, can))
  const answer = await backend(root, request)
  if (refs && refs.size > 0) capabilities.set(key, answer)
  return answer
}

const answered = (type: string, body: Buffer): Answer => ({
  status: 200,
  headers: { 'content-type': `application/x-git-${type}`, 'cache-control': 'no-cache, max-age=0, must-revalidate' },
  body,
})

/** As it was before it was packed for the way. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

async function backend(root: string, request: IncomingMessage, sent: Buffer = Buffer.alloc(0)): Promise<Answer> {
  const output = await said(['http-backend'], root, request, sent)
  const end = output.indexOf('\r\n\r\n')
  const headers = output
    .subarray(0, end)
    .toString()
    .split('\r\n')
    .map((line) => line.split(': ', 2) as [string, string])
  const status = headers.find(([name]) => name === 'Status')?.[1] ?? '200'
  return {
    status: Number.parseInt(status, 10),
    headers: Object.fromEntries(headers.filter(([name]) => name !== 'Status')),
    body: output.subarray(end + 4),
  }
}

/** What git prints as the server that got the request. */
async function said(args: readonly string[], root: string, request: IncomingMessage, sent: Buffer): Promise<Buffer> {
  const url = new URL(request.url ?? '/', 'http://rig')
  const { 'content-type': type, 'git-protocol': protocol } = request.headers
  const settings = Object.entries(SETTINGS).flatMap(([key, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, key],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ])
  const child = spawn('git', args, {
    env: {
      PATH: process.env.PATH,
      HOME: root,
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_CONFIG_COUNT: String(Object.keys(SETTINGS).length),
      ...Object.fromEntries(settings),
      GIT_COMMITTER_NAME: 'rig',
      GIT_COMMITTER_EMAIL: 'rig@http.127.0.0.1',
      PATH_INFO: decodeURIComponent(url.pathname),
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method,
      REMOTE_USER: 'rig',
      ...(type && { CONTENT_TYPE: type }),
      ...(sent.length > 0 && { CONTENT_LENGTH: String(sent.length) }),
      ...(protocol && { HTTP_GIT_PROTOCOL: String(protocol), GIT_PROTOCOL: String(protocol) }),
    },
  })
  // It may answer before it has read everything.
  child.stdin.on('error', () => {})
  child.stdin.end(sent)
  const chunks: Buffer[] = []
  for await (const chunk of child.stdout) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const SETTINGS: Readonly<Record<string, string>> = {
  'http.receivepack': 'true',
  'safe.directory': '*',
  'receive.autogc': 'false',
  'uploadpack.allowFilter': 'true',
  'uploadpack.allowAnySHA1InWant': 'true',
}
