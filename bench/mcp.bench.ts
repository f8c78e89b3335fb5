import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { createMcpServer } from '../src/faces/mcp/server.ts'

const CALLS = 2000

/** Edits a second of one client that waits for each answer: nothing recorded to a file, recorded, and proposed only. */
export async function run(): Promise<void> {
  for (const [name, options] of [
    ['without a file', {}],
    ['recorded', { record: 'plan.yaml' }],
    ['dry run, recorded', { record: 'plan.yaml', dryRun: true }],
  ] as const) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'editplan-bench-'))
    try {
      const milliseconds = await editFile(folder, {
        ...options,
        ...('record' in options && { record: path.join(folder, options.record) }),
      })
      process.stdout.write(`${name.padEnd(18)} ${Math.round(CALLS / (milliseconds / 1000))} calls/s\n`)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

async function editFile(
  folder: string,
  options: { readonly record?: string; readonly dryRun?: boolean },
): Promise<number> {
  writeFileSync(path.join(folder, 'a.txt'), `${'line\n'.repeat(2000)}count 0\n`)
  const server = await createMcpServer({ ...options, root: folder })
  const [input, output] = [new PassThrough(), new PassThrough()]
  const served = server.serve({ input, output })
  const ask = asker(input, output)
  await ask('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'bench', version: '1' },
  })
  await ask('tools/call', { name: 'Read', arguments: { file_path: 'a.txt' } })
  const started = performance.now()
  for (let at = 0; at < CALLS; at++) {
    const input = { file_path: 'a.txt', old_string: `count ${at}\n`, new_string: `count ${at + 1}\n` }
    const answer = await ask('tools/call', { name: 'Edit', arguments: input })
    if (!answer.includes('"ok":true')) throw new Error(answer)
  }
  const milliseconds = performance.now() - started
  input.end()
  await served
  return milliseconds
}

/** Sends requests one by one; each resolves to its answer's line. */
function asker(input: PassThrough, output: PassThrough): (method: string, params: object) => Promise<string> {
  let id = 0
  let resolve: (line: string) => void = () => undefined
  output.on('data', (chunk: Buffer) => resolve(chunk.toString()))
  return (method, params) => {
    id += 1
    input.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
    return new Promise((answered) => {
      resolve = answered
    })
  }
}
