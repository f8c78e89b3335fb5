import { PassThrough } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { RequestOptions } from '@modelcontextprotocol/sdk/shared/protocol.js'
import { type CallToolResult, CallToolResultSchema, ListRootsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { createMcpServer, type McpServerOptions } from '../../../src/faces/mcp/server.ts'
import type { BuiltCli } from '../../support/cli.ts'
import { testEnvironment } from '../../support/environment.ts'

export interface ConnectOptions {
  readonly cwd: string
  readonly args?: readonly string[]
  /** Folders that the client offers as roots. */
  readonly roots?: readonly string[]
  /** Answers are texts alone, as they are by default. */
  readonly plain?: boolean
}

/** The SDK's own client, talking to `editplan mcp` in a process of its own. */
export interface TestClient extends AsyncDisposable {
  readonly client: Client
  /** Calls a tool; throws when its structured content does not satisfy the schema it listed. */
  call(name: string, input: Record<string, unknown>, options?: RequestOptions): Promise<CallToolResult>
  /** `ok`, or the name of the refusal. */
  outcome(name: string, input: Record<string, unknown>): Promise<string>
  /** Offers other roots from now on. */
  offer(roots: readonly string[]): Promise<void>
  stderr(): string
  /** What came on standard output and was no message. */
  readonly strays: readonly Error[]
  kill(): Promise<void>
}

export async function connect(cli: BuiltCli, { cwd, args = [], roots, plain }: ConnectOptions): Promise<TestClient> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [cli.file, 'mcp', ...(plain ? [] : ['--structured']), ...args],
    cwd,
    env: Object.fromEntries(Object.entries(testEnvironment()).flatMap(([key, value]) => (value ? [[key, value]] : []))),
    stderr: 'pipe',
  })
  let errors = ''
  transport.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  return talk(transport, {
    roots,
    stderr: () => errors,
    kill: () => process.kill(transport.pid ?? 0, 'SIGKILL'),
    end: async () => undefined,
  })
}

/** The same over a server in this process, for what needs no process of its own. */
export async function connectHere(root: string, options: McpServerOptions = {}): Promise<TestClient> {
  const server = await createMcpServer({ root, structured: true, ...options })
  const [input, output] = [new PassThrough(), new PassThrough()]
  const ending = new AbortController()
  const served = server.serve({ input, output, signal: ending.signal })
  // What speaks for a server over two streams speaks for a client over the same, crossed.
  return talk(new StdioServerTransport(output, input), {
    roots: undefined,
    stderr: () => '',
    kill: () => ending.abort(),
    end: async () => {
      ending.abort()
      await served
    },
  })
}

interface Wire {
  readonly roots: readonly string[] | undefined
  stderr(): string
  kill(): void
  end(): Promise<void>
}

async function talk(transport: StdioClientTransport | StdioServerTransport, wire: Wire): Promise<TestClient> {
  const { roots } = wire
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities: roots ? { roots: { listChanged: true } } : {} },
  )
  const strays: Error[] = []
  client.onerror = (error) => strays.push(error)
  let offered = roots ?? []
  if (roots) {
    client.setRequestHandler(ListRootsRequestSchema, () => ({
      roots: offered.map((folder) => ({ uri: pathToFileURL(folder).href })),
    }))
  }
  await client.connect(transport)
  await client.listTools()
  const call = async (name: string, input: Record<string, unknown>, options?: RequestOptions) =>
    CallToolResultSchema.parse(await client.callTool({ name, arguments: input }, undefined, options))
  return {
    client,
    call,
    outcome: async (name, input) => outcomeOf(await call(name, input)),
    offer: async (folders) => {
      offered = folders
      await client.sendRootsListChanged()
    },
    stderr: wire.stderr,
    strays,
    kill: () => closing(client, wire.kill),
    [Symbol.asyncDispose]: async () => {
      await client.close()
      await wire.end()
    },
  }
}

const closing = (client: Client, act: () => void): Promise<void> =>
  new Promise((resolve) => {
    client.onclose = resolve
    act()
  })

export const outcomeOf = ({ structuredContent }: Pick<CallToolResult, 'structuredContent'>): string => {
  const error = structuredContent?.error
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : 'ok'
}

/** What the text blocks of an answer say. */
export const textOf = ({ content }: CallToolResult): string =>
  content.map((block) => (block.type === 'text' ? block.text : `[${block.type}]`)).join('\n')
