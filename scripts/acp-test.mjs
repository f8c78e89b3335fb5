// Real agents over the Agent Client Protocol behind `editplan record --acp`, led by a scripted model on loopback: twenty tasks each, and
// a person who saves a file meanwhile.
//   npm run acp-test [-- --agent NAME…]
// Agents are installed from the registry into the folder AGENT_CLIENTS, default: a new one. AGENT_NODE names the folder of another Node
// for them (some need 22). Checkouts stay in the folder AGENT_SESSIONS where it is named.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { applyPlan, parsePlan } from '../src/index.ts'
import { ACP_AGENTS, CLIENTS } from './agents/clients.mjs'
import { serveModel } from './agents/model-server.mjs'
import { isAttributed, PERSON, TWENTY_FILES, TWENTY_TASKS } from './agents/scenarios.mjs'

const { values } = parseArgs({ options: { agent: { type: 'string', multiple: true } } })
const here = path.resolve(import.meta.dirname, '..')
// Some agents refuse to work in the folder for temporary files.
const place = process.env.AGENT_SESSIONS ?? mkdtempSync(path.join(homedir(), 'acp-test-'))
const installed = process.env.AGENT_CLIENTS ?? path.join(place, 'clients')
const node = process.env.AGENT_NODE ?? path.dirname(process.execPath)

async function main() {
  install()
  console.log('| agent | tasks | files changed | right to the byte | steps | of the right call | a person’s save |')
  for (const name of values.agent ?? Object.keys(ACP_AGENTS))
    console.log(`| ${[name, ...(await tried(name))].join(' | ')} |`)
  console.log(
    `\nA message there and its answer back, ${ROUNDS} times: ${await delay(false)} ms straight, ${await delay(true)} ms through editplan.`,
  )
  if (!process.env.AGENT_SESSIONS) rmSync(place, { recursive: true, force: true })
}

const ROUNDS = 500

/** Median milliseconds from a request to its answer, of an agent that answers at once. */
async function delay(isRecorded) {
  const agent = [path.join(here, 'test/wings/sessions/record/acp/agent.mjs')]
  const argv = isRecorded ? [...EDITPLAN, 'record', '--acp', '--', process.execPath, ...agent] : agent
  const child = spawn(process.execPath, argv, { cwd: place, stdio: ['pipe', 'pipe', 'ignore'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const times = []
  for (let id = 0; id < ROUNDS; id += 1) {
    const from = performance.now()
    child.stdin.write(`{"jsonrpc":"2.0","id":${id},"method":"x/unknown","params":{"text":"${'x'.repeat(200)}"}}\n`)
    await lines.next()
    times.push(performance.now() - from)
  }
  child.stdin.end()
  await new Promise((resolve) => child.on('close', resolve))
  return times.sort((one, other) => one - other)[ROUNDS / 2].toFixed(2)
}

/** The command line from its sources. */
const EDITPLAN = [
  ...['--disable-warning=ExperimentalWarning', '--import', path.join(here, 'scripts/from-source.mjs')],
  path.join(here, 'src/faces/cli/main.ts'),
]

function install() {
  const wanted = Object.values(ACP_AGENTS).map(({ package: adapter, client }) => adapter ?? CLIENTS[client].package)
  const missing = wanted.filter((name) => !existsSync(path.join(installed, 'node_modules', name)))
  mkdirSync(installed, { recursive: true })
  if (missing.length === 0) return
  writeFileSync(path.join(installed, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...missing], { cwd: installed })
}

async function tried(name) {
  const { client: known, argv } = ACP_AGENTS[name]
  const client = CLIENTS[known]
  const folder = path.join(place, `${name}-acp`)
  const root = path.join(folder, 'shop')
  const at = (file) => path.join(root, file)
  rmSync(folder, { recursive: true, force: true })
  const about = { root, home: path.join(folder, 'home') }
  putCheckout(root, about.home)
  const turns = TWENTY_TASKS.map(({ calls }, index) => ({
    text: `Task ${index + 1}.`,
    calls: calls.map((call) => client.tools[call.do](call, at)),
    ...(index === PERSON.before && { before: () => personSaves(at(PERSON.file)) }),
  }))
  const server = await serveModel(() => ({ main: turns }))
  Object.assign(about, { url: server.url })
  client.prepare(about)
  const env = { ...environment(client, about) }
  if (client.set) execFileSync(client.set(about)[0], client.set(about).slice(1), { cwd: root, env, stdio: 'ignore' })
  const before = filesBelow(root)
  const driven = await drive(argv(about), { root, env, folder }).catch((error) => ({ failed: error.message }))
  await server.close()
  if (driven.failed !== undefined) return ['failed', driven.failed]
  return judged({ folder, root, before, ...driven })
}

/** Milliseconds for an agent's twenty tasks. */
const LONGEST = 1_200_000

/** A person thinks before and after saving. */
async function personSaves(file) {
  await new Promise((resolve) => setTimeout(resolve, 300))
  writeFileSync(file, PERSON.text)
  await new Promise((resolve) => setTimeout(resolve, 300))
}

/** Speaks an editor's side, and allows all. Gives the titles of the calls, in the order in which they were announced. */
async function drive(argv, { root, env, folder }) {
  const child = spawn(process.execPath, [...EDITPLAN, 'record', '--acp', '-o', '../plan.yaml', '--', ...argv], {
    ...{ cwd: root, env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (data) => (said += data))
  const calls = new Map()
  const waiting = new Map()
  const send = (message) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      const id = waiting.size + 1
      waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${JSON.stringify(error)}`)) : resolve(result),
      )
      send({ id, method, params })
    })
  const heard = (update) => {
    if (!update?.toolCallId) return
    calls.set(update.toolCallId, {
      ...calls.get(update.toolCallId),
      ...Object.fromEntries(Object.entries(update).filter(([, value]) => value != null)),
    })
  }
  const log = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    log.push(line)
    const { id, method, params, ...answer } = JSON.parse(line)
    if (method === undefined) return waiting.get(id)?.(answer)
    if (method === 'session/update') return heard(params.update)
    if (method === 'session/request_permission') {
      heard(params.toolCall)
      const option =
        params.options.find(({ kind }) => kind === 'allow_once') ??
        params.options.find(({ kind }) => kind === 'allow_always')
      return send({ id, result: { outcome: { outcome: 'selected', optionId: option.optionId } } })
    }
    if (id !== undefined) send({ id, error: { code: -32601, message: 'Method not found' } })
  })
  const ended = new Promise((resolve) => child.on('close', resolve))
  const timer = setTimeout(() => child.kill(), LONGEST)
  try {
    const gone = ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${said.slice(-400)}`)))
    gone.catch(() => {})
    const first = (work) => Promise.race([work, gone])
    await first(
      ask('initialize', {
        protocolVersion: 1,
        clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
      }),
    )
    const { sessionId } = await first(ask('session/new', { cwd: root, mcpServers: [] }))
    await first(
      ask('session/prompt', { sessionId, prompt: [{ type: 'text', text: 'Please tidy the shop. [[main]]' }] }),
    )
  } finally {
    child.stdin.end()
    await ended
    clearTimeout(timer)
    writeFileSync(path.join(folder, 'messages.jsonl'), `${log.join('\n')}\n`)
    writeFileSync(path.join(folder, 'said.txt'), said)
  }
  return { calls: [...calls.values()] }
}

async function judged({ folder, root, before, calls }) {
  const after = filesBelow(root)
  const file = path.join(folder, 'plan.yaml')
  if (!existsSync(file)) return ['no plan', readFileSync(path.join(folder, 'said.txt'), 'utf8').slice(-300)]
  const { plan } = parsePlan({ name: 'plan.yaml', text: readFileSync(file, 'utf8') })
  const copy = mkdtempSync(path.join(place, 'replay-'))
  execFileSync('git', ['clone', '-q', root, copy])
  await applyPlan(plan, { root: copy })
  const made = filesBelow(copy)
  rmSync(copy, { recursive: true, force: true })
  const changed = differing(before, after)
  const changing = calls.filter(({ kind }) => !['read', 'search', 'think', 'fetch'].includes(kind))
  const own = plan.steps.filter(({ tool }) => tool !== 'Read')
  const pathsOf = ({ input }) => [input.file_path, input.new_path].filter(Boolean)
  const right = own.filter((step) =>
    isAttributed(step, (task, why) => why.startsWith(shortened(changing[task]?.title ?? '?'))),
  )
  const wrong = own.filter((step) => !right.includes(step)).map((step) => `${pathsOf(step)}: ${step.why}`)
  writeFileSync(
    path.join(folder, 'wrong.json'),
    JSON.stringify({ wrong, differing: differing(made, after), titles: changing.map(({ title }) => title) }, null, 2),
  )
  const person = own.find((step) => pathsOf(step)[0] === PERSON.file)
  return [
    TWENTY_TASKS.filter(({ files }) => files.length > 0).length,
    changed.length,
    changed.length - differing(made, after).length,
    own.length,
    right.length,
    person && person.session === undefined ? 'nobody’s' : 'wrong',
  ]
}

const shortened = (title) =>
  title
    .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, 100)

function putCheckout(root, home) {
  mkdirSync(home, { recursive: true })
  for (const [file, text] of Object.entries(TWENTY_FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const git = (...args) => execFileSync('git', args, { cwd: root })
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-qm', 'Before')
}

const environment = (client, about) => ({
  PATH: [node, path.join(installed, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  ...{ HOME: about.home, LANG: 'C.UTF-8', CI: '1' },
  ...client.env({ ...about, hooked: true }),
})

/** Files that git records, by their bytes. */
function filesBelow(root) {
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const there = [...new Set(names.split('\0'))].filter((name) => name !== '' && existsSync(path.join(root, name)))
  return Object.fromEntries(there.map((name) => [name, readFileSync(path.join(root, name), 'latin1')]))
}

const differing = (one, other) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]).sort()

await main()
