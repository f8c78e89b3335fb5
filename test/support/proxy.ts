import { createServer, request as forward } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

export interface Proxy {
  readonly url: string
  /** What was asked for, `CONNECT host:port` or `METHOD address`. */
  readonly requests: readonly string[]
  [Symbol.asyncDispose](): Promise<void>
}

/** An HTTP proxy on loopback, for plain requests and for tunnels; to it every name is loopback's. */
export async function startProxy(): Promise<Proxy> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const { method, headers } = request
    const onward = forward(request.url ?? '', { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  server.on('connect', (request, socket) => {
    requests.push(`CONNECT ${request.url}`)
    const onward = connect(Number(new URL(`http://${request.url}`).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      onward.pipe(socket)
      socket.pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
