// Real agents over the Agent Client Protocol behind `editplan record --acp`, led by a scripted model on loopback: twenty tasks each, and
// a person who saves a file meanwhile.
//   npm run test:long -- acp [--agent NAME…] [--together]
// With --together two connections share one checkout, each with half of the tasks, and a person saves files between two calls.
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
import { isAttributed, judgeShared, PERSON, sharedTasks, TWENTY_FILES, TWENTY_TASKS } from './agents/scenarios.mjs'

const { values } = parseArgs({ options: { agent: { type: 'string', multiple: true }, together: { type: 'boolean' } } })
const here = path.resolve(import.meta.dirname, '..')
// Some agents refuse to work in the folder for temporary files.
const place = process.env.AGENT_SESSIONS ?? mkdtempSync(path.join(homedir(), 'acp-test-'))
const installed = process.env.AGENT_CLIENTS ?? path.join(place, 'clients')
const node = process.env.AGENT_NODE ?? path.dirname(process.execPath)

async function main() {
  install()
  if (values.together) return together()
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

async function together() {
  console.log('| agent | one session: files, steps | the other |')
  for (const name of values.agent ?? Object.keys(ACP_AGENTS))
    console.log(`| ${[name, ...(await triedTogether(name))].join(' | ')} |`)
}

async function tried(name) {
  const { folder, root, before, drive, end } = await prepared(name, 'acp', (said, at) => ({
    main: said(TWENTY_TASKS).map((turn, index) => ({
      ...turn,
      ...(index === PERSON.before && { before: () => personSaves(at(PERSON.file), PERSON.text) }),
    })),
  }))
  const driven = await drive('main', 'plan.yaml').catch((error) => ({ failed: error.message }))
  await end()
  if (driven.failed !== undefined) return ['failed', driven.failed]
  return judged({ folder, root, before, ...driven })
}

async function triedTogether(name) {
  const { folder, root, drive, end } = await prepared(name, 'together', (said, at) => {
    const [one, other] = sharedTasks((file, text) => personSaves(at(file), text)).map(said)
    return { one, other }
  })
  const driven = await Promise.all([drive('one', 'one.yaml'), drive('other', 'other.yaml')]).catch(
    (error) => error.message,
  )
  await end()
  if (typeof driven === 'string') return ['failed', driven]
  const after = filesBelow(root)
  const rows = []
  for (const [at, file] of ['one.yaml', 'other.yaml'].entries()) {
    const { plan } = parsePlan({ name: file, text: readFileSync(path.join(folder, file), 'utf8') })
    const changing = changingIn(driven[at].calls)
    const { steps, wrong, files } = judgeShared(plan, (task, why) =>
      why.startsWith(shortened(changing[task]?.title ?? '?')),
    )
    const made = await replayed(plan, root)
    const right = files.filter((one) => made[one] === after[one])
    rows.push(`${right.length} of ${files.length} files, ${steps - wrong.length} of ${steps} steps`)
    writeFileSync(path.join(folder, `${file}.wrong.json`), JSON.stringify(wrong, null, 2))
  }
  return rows
}

/** A checkout and a model for an agent: `script` gives what the model does, in the agent's words, by marker. */
async function prepared(name, kind, script) {
  const { client: known, argv } = ACP_AGENTS[name]
  const client = CLIENTS[known]
  const folder = path.join(place, `${name}-${kind}`)
  const root = path.join(folder, 'shop')
  const at = (file) => path.join(root, file)
  rmSync(folder, { recursive: true, force: true })
  const about = { root, home: path.join(folder, 'home') }
  putCheckout(root, about.home)
  const said = (turns) =>
    turns.map((turn, index) => ({
      ...{ text: `Task ${index + 1}.`, ...turn },
      calls: turn.calls.map((call) => client.tools[call.do](call, at)),
    }))
  const turns = script(said, at)
  const server = await serveModel(() => turns)
  Object.assign(about, { url: server.url })
  client.prepare(about)
  const env = { ...environment(client, about) }
  if (client.set) execFileSync(client.set(about)[0], client.set(about).slice(1), { cwd: root, env, stdio: 'ignore' })
  return {
    ...{ folder, root, before: filesBelow(root), end: () => server.close() },
    drive: (marker, output) => drive(argv(about), { root, env, folder, marker, output }),
  }
}

/** Milliseconds for an agent's twenty tasks. */
const LONGEST = 1_200_000

/** A person thinks before and after saving. */
async function personSaves(file, text) {
  await new Promise((resolve) => setTimeout(resolve, 300))
  writeFileSync(file, text)
  await new Promise((resolve) => setTimeout(resolve, 300))
}

/** Speaks an editor's side, and allows all. Gives the titles of the calls, in the order in which they were announced. */
async function drive(argv, { root, env, folder, marker, output }) {
  const child = spawn(process.execPath, [...EDITPLAN, 'record', '--acp', '-o', `../${output}`, '--', ...argv], {
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
      ask('session/prompt', { sessionId, prompt: [{ type: 'text', text: `Please tidy the shop. [[${marker}]]` }] }),
    )
  } finally {
    child.stdin.end()
    await ended
    clearTimeout(timer)
    writeFileSync(path.join(folder, `${marker}.messages.jsonl`), `${log.join('\n')}\n`)
    writeFileSync(path.join(folder, `${marker}.said.txt`), said)
  }
  return { calls: [...calls.values()] }
}

async function judged({ folder, root, before, calls }) {
  const after = filesBelow(root)
  const file = path.join(folder, 'plan.yaml')
  if (!existsSync(file)) return ['no plan', readFileSync(path.join(folder, 'main.said.txt'), 'utf8').slice(-300)]
  const { plan } = parsePlan({ name: 'plan.yaml', text: readFileSync(file, 'utf8') })
  const made = await replayed(plan, root)
  const changed = differing(before, after)
  const changing = changingIn(calls)
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

const changingIn = (calls) => calls.filter(({ kind }) => !['read', 'search', 'think', 'fetch'].includes(kind))

/** The files that a plan makes of the first commit. */
async function replayed(plan, root) {
  const copy = mkdtempSync(path.join(place, 'replay-'))
  execFileSync('git', ['clone', '-q', root, copy])
  await applyPlan(plan, { root: copy })
  const made = filesBelow(copy)
  rmSync(copy, { recursive: true, force: true })
  return made
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
