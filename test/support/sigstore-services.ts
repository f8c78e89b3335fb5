import { webcrypto } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as x509 from '@peculiar/x509'
import { fulcioHandler } from '@sigstore/mock'
import { type Identity, type Sigstore, WORKFLOW } from './sigstore.ts'

/** Sigstore's public services and the runner's source of identity, as a job of a workflow finds them. */
export interface SigstoreServices {
  /** Variables of the job; without those of identity, as a job without `id-token: write` is. */
  readonly variables: Readonly<Record<string, string>>
  readonly network: Readonly<Record<string, string>>
  /** What was asked of them, `METHOD host/path`. */
  readonly requests: readonly string[]
  [Symbol.asyncDispose](): Promise<void>
}

const HOSTS = ['fulcio.sigstore.dev', 'rekor.sigstore.dev']
const REQUEST_TOKEN = 'runtime-token-of-the-job'

/** They listen on loopback behind a proxy, with a certificate for their names that the job trusts. */
export async function startSigstore(sigstore: Sigstore, identity: Identity = {}): Promise<SigstoreServices> {
  const requests: string[] = []
  const folder = await mkdtemp(join(tmpdir(), 'editplan-sigstore-'))
  const { key, cert } = await certificateFor(HOSTS)
  const trusted = join(folder, 'ca.pem')
  await writeFile(trusted, cert)
  const fulcio = fulcioHandler(sigstore.authority, { subjectClaim: 'workflow_uri' })

  const services = createTlsServer({ key, cert }, async (request, response) => {
    requests.push(`${request.method} ${request.headers.host}${request.url}`)
    const body = await textOf(request)
    if (request.url === fulcio.path) {
      const { statusCode, response: answer } = await fulcio.fn(body)
      answerWith(response, statusCode, answer)
    } else if (request.url === '/api/v1/log/entries') {
      answerWith(response, 201, JSON.stringify(await logged(sigstore, body)))
    } else answerWith(response, 404, '{}')
  })
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://runner')
    requests.push(`${request.method} ${url.pathname}${url.search}`)
    const isMeant = url.pathname === '/id-token' && request.headers.authorization === `Bearer ${REQUEST_TOKEN}`
    const token = identityToken(identity, url.searchParams.get('audience') ?? '')
    answerWith(response, isMeant ? 200 : 401, JSON.stringify(isMeant ? { value: token } : {}))
  })
  server.on('connect', (request, socket) => {
    if (!HOSTS.includes(String(request.url).replace(/:443$/, ''))) return socket.destroy()
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    return services.emit('connection', socket)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const network = { https_proxy: address, NODE_EXTRA_CA_CERTS: trusted }
  return {
    network,
    variables: {
      ...network,
      ACTIONS_ID_TOKEN_REQUEST_URL: `${address}/id-token?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: REQUEST_TOKEN,
    },
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      services.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What Rekor does with an entry that is proposed: it keeps digests, not contents. */
function logged(sigstore: Sigstore, body: string) {
  const { proposedContent } = JSON.parse(body).spec
  const [verifier = ''] = proposedContent.verifiers
  return sigstore.log(JSON.parse(proposedContent.envelope), Buffer.from(verifier, 'base64').toString())
}

/** What the runner gives a job that may ask who it is; the mocks check no signature. */
function identityToken(
  { workflow = WORKFLOW, repository = 'octo-org/garden', issuer }: Identity,
  audience: string,
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    iss: issuer ?? 'https://token.actions.githubusercontent.com',
    aud: audience,
    sub: `repo:${repository}:ref:refs/heads/main`,
    workflow_uri: `https://github.com/${workflow}`,
    repository,
  }
  return `${part({ alg: 'none' })}.${part(claims)}.${part({})}`
}

async function certificateFor(names: readonly string[]): Promise<{ readonly key: string; readonly cert: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const made = await x509.X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=loopback',
      keys: keys as CryptoKeyPair,
      signingAlgorithm: algorithm,
      extensions: [new x509.SubjectAlternativeNameExtension(names.map((value) => ({ type: 'dns' as const, value })))],
    },
    webcrypto as Crypto,
  )
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  return { key: `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`, cert: made.toString('pem') }
}

function answerWith(response: ServerResponse, status: number, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
