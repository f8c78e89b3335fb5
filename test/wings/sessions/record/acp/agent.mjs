// An agent of the Agent Client Protocol that does what its prompt says, or the variable AGENT_SCRIPT: a list of actions, in JSON.
import { execSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
const waiting = new Map()
const folders = new Map()
let asked = 0

const ask = (method, params) =>
  new Promise((resolve) => {
    asked += 1
    waiting.set(`a${asked}`, resolve)
    send({ id: `a${asked}`, method, params })
  })

const actions = {
  call: ({ update }, sessionId) =>
    send({ method: 'session/update', params: { sessionId, update: { sessionUpdate: 'tool_call', ...update } } }),
  update: ({ update }, sessionId) =>
    send({ method: 'session/update', params: { sessionId, update: { sessionUpdate: 'tool_call_update', ...update } } }),
  shell: ({ line }, sessionId) => execSync(line, { cwd: folders.get(sessionId) }),
  write: ({ file, text }, sessionId) => writeFileSync(path.join(folders.get(sessionId), file), text),
  ask: async ({ method, params }, sessionId) => {
    const answer = await ask(method, { sessionId, ...params })
    send({
      method: 'session/update',
      params: {
        sessionId,
        update: {
          sessionUpdate: 'agent_message_chunk',
          content: { type: 'text', text: `${JSON.stringify(answer)}\n` },
        },
      },
    })
  },
  raw: ({ text }) => process.stdout.write(text),
  large: ({ megabytes, ...update }, sessionId) =>
    actions.update({ update: { ...update, rawOutput: 'x'.repeat(megabytes * 2 ** 20) } }, sessionId),
  wait: ({ milliseconds }) => setTimeout(milliseconds),
  until: async ({ file }) => {
    while (!readIfThere(file)) await setTimeout(5)
  },
  rename: ({ to }, sessionId) => renameSync(folders.get(sessionId), to),
  remove: (_, sessionId) => rmSync(folders.get(sessionId), { recursive: true }),
  exit: ({ code }) => process.exit(code),
  hang: () => new Promise(() => setTimeout(1e9)),
}

const readIfThere = (file) => {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

for await (const line of createInterface({ input: process.stdin })) void take(JSON.parse(line))

async function take({ id, method, params, result, error }) {
  if (method === undefined) return waiting.get(id)?.(error ?? result)
  if (method === 'initialize')
    return send({
      id,
      result: { protocolVersion: 1, agentCapabilities: {}, agentInfo: { name: 'scripted', version: '1' } },
    })
  if (method === 'session/new') {
    const sessionId = `s${folders.size + 1}`
    folders.set(sessionId, params.cwd)
    return send({ id, result: { sessionId } })
  }
  if (method === 'session/prompt') {
    const [, script] = params.prompt
      .map(({ text }) => text)
      .join('')
      .split('::')
    for (const action of JSON.parse(process.env.AGENT_SCRIPT ?? script))
      await actions[action.do](action, params.sessionId)
    return send({ id, result: { stopReason: 'end_turn' } })
  }
  return id === undefined ? undefined : send({ id, error: { code: -32601, message: `no ${method}` } })
}
