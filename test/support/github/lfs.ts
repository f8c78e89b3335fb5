import type { IncomingMessage, ServerResponse } from 'node:http'

/** Contents of Git LFS by their ids: its batch API for uploads, and the addresses that it names. */
export function lfsServer(serverUrl: () => string) {
  const contents = new Map<string, Buffer>()
  return {
    contents,
    /** Answers false when the request is not for Git LFS. */
    async serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const path = request.url ?? ''
      const [, id] = /^\/lfs\/([0-9a-f]{64})$/.exec(path) ?? []
      if (id === undefined && !/\.git\/info\/lfs\//.test(path)) return false
      const body = await bytesOf(request)
      if (!request.headers.authorization) {
        response.writeHead(401, { 'lfs-authenticate': 'Basic realm="Git LFS"' }).end()
        return true
      }
      if (id !== undefined) {
        contents.set(id, body)
        response.writeHead(200).end()
        return true
      }
      const isBatch = path.endsWith('/objects/batch')
      const answer = isBatch
        ? batch(body, { serverUrl: serverUrl(), authorization: request.headers.authorization })
        : {}
      const type = 'application/vnd.git-lfs+json'
      response.writeHead(isBatch ? 200 : 404, { 'content-type': type }).end(JSON.stringify(answer))
      return true
    },
  }
}

interface Batch {
  readonly objects: readonly { readonly oid: string; readonly size: number }[]
}

const batch = (body: Buffer, { serverUrl, authorization }: { serverUrl: string; authorization: string }) => ({
  transfer: 'basic',
  objects: (JSON.parse(body.toString()) as Batch).objects.map(({ oid, size }) => ({
    oid,
    size,
    actions: { upload: { href: `${serverUrl}/lfs/${oid}`, header: { authorization } } },
  })),
})

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
