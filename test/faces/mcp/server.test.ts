import path from 'node:path'
import { PassThrough } from 'node:stream'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { beforeAll, describe, expect, it } from 'vitest'
import { createMcpServer } from '../../../src/faces/mcp/server.ts'
import { type BuiltCli, builtCli } from '../../support/cli.ts'
import { repository, type TestRepository, testEnvironment } from '../../support/git.ts'
import { outcomeOf } from './client.ts'

let cli: BuiltCli
beforeAll(async () => {
  cli = await builtCli()
})

const FILES = { 'a.txt': 'one\ntwo\n', 'sub/b.txt': 'b\n' }

/** The client of the second generation of the SDK, which speaks both of the protocol. */
async function connect(repo: TestRepository, mode: 'auto' | 'legacy' | { pin: string }, args: readonly string[] = []) {
  const env = Object.entries(testEnvironment()).flatMap(([key, value]) => (value ? [[key, value]] : []))
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [cli.file, 'mcp', '--structured', '--repo', repo.root, ...args],
    cwd: repo.root,
    env: Object.fromEntries(env),
    stderr: 'ignore',
  })
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(transport)
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() })
}

const call = async (client: Client, name: string, input: Record<string, unknown>) => {
  const { content, structuredContent } = await client.callTool({ name, arguments: input })
  const data: unknown = structuredContent
  return { content, ...(typeof data === 'object' && data !== null && { structuredContent: { ...data } }) }
}

describe('the protocol', () => {
  it.each([
    ['legacy', '2025-11-25'],
    ['auto', '2026-07-28'],
    [{ pin: '2026-07-28' }, '2026-07-28'],
  ] as const)('is spoken in the generation of the client: %j', async (mode, version) => {
    using repo = repository(FILES)
    await using client = await connect(repo, mode, ['--record', path.join(repo.root, 'plan.yaml')])
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
    expect(client.getServerVersion()?.name).toBe('editplan')
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('Move')
    const input = { file_path: 'a.txt', old_string: 'two', new_string: 'TWO' }
    expect(outcomeOf(await call(client, 'Edit', input))).toBe('FILE_NOT_READ')
    expect((await call(client, 'Read', { file_path: 'a.txt' })).content).toEqual([
      { type: 'text', text: '1\tone\n2\ttwo\n3\t' },
    ])
    expect(outcomeOf(await call(client, 'Edit', input))).toBe('ok')
    expect((await call(client, 'plan_save', {})).structuredContent).toMatchObject({
      steps: 2,
      file: path.join(repo.root, 'plan.yaml'),
    })
    expect(repo.read('a.txt').toString()).toBe('one\nTWO\n')
  })

  it('takes its folders from an argument, in both generations', async () => {
    using repo = repository(FILES)
    for (const mode of ['legacy', 'auto'] as const) {
      await using client = await connect(repo, mode, ['--root', path.join(repo.root, 'sub')])
      expect(outcomeOf(await call(client, 'Read', { file_path: 'sub/b.txt' }))).toBe('ok')
      expect(outcomeOf(await call(client, 'Read', { file_path: 'a.txt' }))).toBe('PATH_DENIED')
    }
    expect(cli.run(['mcp', '--root', 'none'], { cwd: repo.root })).toMatchObject({ exitCode: 2 })
  })

  it('answers requests without a handshake, also the last one before the input ends', async () => {
    using repo = repository(FILES)
    const [input, output] = [new PassThrough(), new PassThrough()]
    const server = await createMcpServer({ root: repo.root, structured: true })
    const served = server.serve({ input, output })
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 't', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const request = (id: number, method: string, params: object, _meta: object = meta) =>
      input.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params: { ...params, _meta } })}\n`)
    request(1, 'server/discover', {})
    request(2, 'tools/call', { name: 'Write', arguments: { file_path: 'c.txt', content: 'c\n' } })
    request(3, 'tools/call', {}, { ...meta, 'io.modelcontextprotocol/protocolVersion': '2031-01-01' })
    request(4, 'tools/call', { name: 'Read', arguments: { file_path: 'c.txt' } })
    input.end()
    await served
    const answers = new Map(
      output
        .read()
        .toString()
        .trimEnd()
        .split('\n')
        .map((line: string) => JSON.parse(line))
        .map((answer: { id: number }) => [answer.id, answer]),
    )
    expect(answers.get(1)).toMatchObject({ result: { supportedVersions: ['2026-07-28'] } })
    expect(answers.get(2)).toMatchObject({ result: { structuredContent: { type: 'create', path: 'c.txt' } } })
    expect(answers.get(3)).toMatchObject({ error: { code: expect.any(Number) } })
    expect(answers.get(4)).toMatchObject({ result: { content: [{ type: 'text', text: '1\tc\n2\t' }] } })
  })

  it('leaves the recording alone when a client only asks which protocol it speaks', async () => {
    using repo = repository(FILES)
    const record = path.join(repo.root, 'plan.yaml')
    await using first = await connect(repo, 'legacy', ['--record', record])
    await call(first, 'Write', { file_path: 'c.txt', content: 'c\n' })
    const [input, output] = [new PassThrough(), new PassThrough()]
    const server = await createMcpServer({ root: repo.root, record })
    const served = server.serve({ input, output })
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 't', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    input.end(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'server/discover', params: { _meta } })}\n`)
    await served
    expect(
      repo
        .git('status', '--porcelain', '--ignored')
        .split('\n')
        .map((line) => line.slice(3))
        .sort(),
    ).toEqual(['c.txt', 'plan.yaml.recording', 'plan.yaml.recording.lock'])
  })
})
