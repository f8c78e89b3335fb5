// Real clients, headless, led by a scripted model on loopback: what their sessions, hooks and the MCP server make of what they did.
//   npm run test:long -- agents [--agent NAME… --kind KIND…] [--kept]
// Clients are installed from the registry into the folder AGENT_CLIENTS, default: a new one. Their checkouts and sessions stay in the
// folder AGENT_SESSIONS where it is named; with --kept those of an earlier run are imported again, and no client runs. AGENT_NODE names
// the folder of another Node for them (some need 22); OpenCode's database needs Node 22.13 for the script itself.
import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { applyPlan, parsePlan } from '../src/index.ts'
import { latestSession } from '../src/wings/sessions/commands/latest-session.ts'
import { importSources } from '../src/wings/sessions/index.ts'
import { CLIENTS } from './agents/clients.mjs'
import { answersIn, serveModel } from './agents/model-server.mjs'
import {
  checkoutFor,
  folderOf,
  isAttributed,
  judgeShared,
  PERSON,
  SCENARIOS,
  sharedTasks,
  TEN_TASKS,
  TWENTY_TASKS,
} from './agents/scenarios.mjs'

const { values } = parseArgs({
  options: {
    agent: { type: 'string', multiple: true },
    kind: { type: 'string', multiple: true },
    kept: { type: 'boolean' },
  },
})
const here = path.resolve(import.meta.dirname, '..')
// Some clients refuse to work in the folder for temporary files.
const place = process.env.AGENT_SESSIONS ?? mkdtempSync(path.join(homedir(), 'agents-test-'))
const installed = process.env.AGENT_CLIENTS ?? path.join(place, 'clients')
const KINDS = [...Object.keys(SCENARIOS), 'mcp', 'hooks', 'together']
const HOOKED = ['hooks', 'together']

async function main() {
  if (!values.kept) install()
  if (!values.kept) build()
  const rows = []
  for (const name of values.agent ?? Object.keys(CLIENTS))
    for (const kind of values.kind ?? KINDS) {
      const row = await tried(name, kind)
      if (row) rows.push([name, kind, ...row])
      if (row) console.log(['', name, kind, ...row, ''].join(' | ').trim())
    }
  console.log(
    '\n| agent | kind | files changed | right, without the work tree | missing | wrong | lost without a word | right, with it | wrong with it |',
  )
  for (const row of rows.filter(([, kind]) => SCENARIOS[kind])) console.log(`| ${row.join(' | ')} |`)
  if (!process.env.AGENT_SESSIONS) rmSync(place, { recursive: true, force: true })
}

function install() {
  const missing = Object.values(CLIENTS).filter(
    (client) => !existsSync(path.join(installed, 'node_modules', client.package)),
  )
  mkdirSync(installed, { recursive: true })
  if (missing.length === 0) return
  writeFileSync(path.join(installed, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...missing.map((client) => client.package)], {
    cwd: installed,
  })
}

/** `npx editplan` finds the built one above every checkout. */
function build() {
  const dist = path.join(place, 'dist')
  if (!existsSync(dist))
    execFileSync(process.execPath, [path.join(here, 'scripts/build.mjs'), '--out', dist], { cwd: here })
  const bin = path.join(place, 'node_modules/.bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(path.join(bin, 'editplan'), `#!/bin/sh\nexec "${process.execPath}" "${dist}/cli.js" "$@"\n`)
  chmodSync(path.join(bin, 'editplan'), 0o755)
}

async function tried(name, kind) {
  const client = CLIENTS[name]
  const folder = path.join(place, `${name}-${kind}`)
  const root = path.join(folder, 'shop')
  if (values.kept) return existsSync(root) && SCENARIOS[kind] ? keptIn(client, folder, root) : undefined
  rmSync(folder, { recursive: true, force: true })
  const at = (file) => path.join(root, file)
  const start = at(folderOf(kind))
  let child
  const tools = {
    person: (file, text) => writeFileSync(at(file), text),
    interrupt: () => void setTimeout(() => stop(child), 2500),
  }
  const words = (script) =>
    script?.map((turn) => ({ ...turn, calls: turn.calls.map((call) => client.tools[call.do](call, at)) }))
  if (kind === 'agents' && !client.tools.agent) return undefined
  if (HOOKED.includes(kind) && !client.hooks) return undefined
  const { guarded, main, again, sub } = turnsOf(kind, { client, at, tools, words })
  const files = checkoutFor(kind)
  const about = {
    root,
    home: path.join(folder, 'home'),
    guarded,
    served: kind === 'mcp',
    hooked: HOOKED.includes(kind),
  }
  putCheckout(files, { ...about, snippet: settingsFor(kind, client) })
  const before = filesBelow(root)
  const requests = []
  const server = await serveModel(() => ({ main, again, sub }), { onRequest: (request) => requests.push(request) })
  Object.assign(about, { url: server.url })
  client.prepare(about)
  const env = environment(client, about)
  if (client.set) execFileSync(...split(client.set(about)), { cwd: start, env, stdio: 'ignore' })
  let printed = ''
  const run = (options) =>
    new Promise((resolve) => {
      const [program, args] = split(client.argv({ ...about, ...options, session: client.sessions(about.home)[0] }))
      const started = spawn(program, args, { cwd: start, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
      child = started
      for (const stream of [started.stdout, started.stderr]) stream.on('data', (data) => (printed += data))
      const timer = setTimeout(() => stop(started), 400_000)
      started.on('close', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  const first = run({ prompt: 'Please tidy the shop. [[main]]' })
  if (kind === 'together') await run({ prompt: 'Please tidy the shop. [[again]]' })
  await first
  if (again && kind !== 'together') await run({ prompt: 'Go on. [[again]]', again: true })
  await server.close()
  endDaemons(about.home)
  writeFileSync(path.join(folder, 'printed.txt'), printed)
  writeFileSync(path.join(folder, 'requests.json'), JSON.stringify(requests.map(({ body }) => body)))
  const after = filesBelow(root)
  if (kind === 'together') return recordedTogether({ folder, root, after })
  if (kind === 'mcp' || kind === 'hooks') return recorded(kind, { folder, root, before, after, requests })
  return imported({ client, folder, env, ...about, before, after })
}

/** What the model says, turn by turn. */
function turnsOf(kind, { client, at, tools, words }) {
  if (kind === 'mcp') return { main: tenTasks(client, at) }
  if (kind === 'hooks') return { main: words(twentyTasks(at)) }
  return kind === 'together' ? together(at, words) : scriptsOf(SCENARIOS[kind](tools), words)
}

/** The client's settings, as the documentation has them. */
function settingsFor(kind, client) {
  if (kind === 'mcp') return snippetOf('mcp.md', client.title)
  return HOOKED.includes(kind) ? client.hooks(snippetsIn('agents.md')) : []
}

/** A session of an earlier run, and the files before and after it. */
async function keptIn(client, folder, root) {
  const about = { folder, root, home: path.join(folder, 'home') }
  const env = environment(client, { ...about, url: '' })
  return imported({ client, env, ...about, before: await replay(undefined, root), after: filesBelow(root) })
}

const scriptsOf = ({ guarded, main, again, sub }, words) => ({
  guarded,
  main: words(main),
  again: words(again),
  sub: words(sub),
})

const split = ([program, ...args]) => [program, args]

/** The client is asked to end as a person does, and is ended where it does not. */
function stop(child) {
  const end = (signal) => {
    try {
      process.kill(-child.pid, signal)
    } catch {
      // It has ended.
    }
  }
  end('SIGINT')
  setTimeout(() => child.exitCode === null && end('SIGKILL'), 4000).unref()
}

/** Ends what a client leaves running in the background of its own home. */
function endDaemons(home) {
  const told = (pid, file) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'latin1').split('\0')
    } catch {
      return []
    }
  }
  for (const pid of existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [])
    if (told(pid, 'cmdline').includes('--cline-hub-daemon') && told(pid, 'environ').includes(`HOME=${home}`))
      process.kill(Number(pid))
}

function putCheckout(files, { root, home, snippet }) {
  mkdirSync(home, { recursive: true })
  const put = (file, text) => {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text, { mode: text.startsWith('#!') || /\.sh$/.test(file) ? 0o755 : 0o644 })
  }
  for (const [file, text] of Object.entries(files)) put(path.join(root, file), text)
  for (const { file, text } of snippet)
    put(file.startsWith('~/') ? path.join(home, file.slice(2)) : path.join(root, file), text)
  const git = (...args) => execFileSync('git', args, { cwd: root })
  git('init', '-q', '-b', 'main')
  writeFileSync(
    path.join(root, '.git/info/exclude'),
    'plan.*\n.claude/\n.codex/\n.gemini/\n.qwen/\n.github/\n.opencode/\n.cline/\n.mcp.json\nopencode.json\n',
  )
  git('add', '-A')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-qm', 'Before')
}

function environment(client, about) {
  const node = process.env.AGENT_NODE ?? path.dirname(process.execPath)
  const paths = [node, path.join(installed, 'node_modules/.bin'), process.env.PATH]
  return { PATH: paths.join(path.delimiter), HOME: about.home, LANG: 'C.UTF-8', CI: '1', ...client.env(about) }
}

/** The code blocks of a page that name their file, each with the bold words before it. */
function snippetsIn(page) {
  const text = readFileSync(path.join(here, 'docs', page), 'utf8')
  return [...text.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(({ 1: file, 2: body, index }) => ({
    file,
    text: body,
    title: [...text.slice(0, index).matchAll(/^\*\*([^*]+)\*\*/gm)].at(-1)?.[1],
  }))
}

const snippetOf = (page, title) => snippetsIn(page).filter((one) => one.title === title)

/** Under hooks a person saves a file between two calls. */
const twentyTasks = (at) =>
  TWENTY_TASKS.map((turn, index) => ({
    ...{ text: `Task ${index + 1}.`, calls: turn.calls },
    ...(index === PERSON.before && { before: () => writeFileSync(at(PERSON.file), PERSON.text) }),
  }))

/** What the call of a task is about, which the reason of its step has to say. */
const calledIn = (task, why) => {
  const [{ line, file }] = TWENTY_TASKS.filter(({ files }) => files.length > 0)[task].calls
  return why.includes((line ?? file).slice(0, 60))
}

const tenTasks = (client, at) => [
  { text: 'By my own tool.', calls: [client.tools.write({ file: 'own.txt', text: 'own\n' }, at)] },
  ...TEN_TASKS(at).flatMap((calls) =>
    calls.map(([tool, input]) => ({ text: `I call ${tool}.`, calls: [{ ...client.mcp(tool), input }] })),
  ),
]

/** Whether the plan that a server or a hook recorded gives what the client left. Not every client waits for its last hook. */
async function recorded(kind, { folder, root, before, after, requests }) {
  const file = path.join(kind === 'mcp' ? root : folder, 'plan.yaml')
  if (kind === 'hooks') await written(file)
  if (!existsSync(file)) return ['no plan', '', '', '', '', '']
  const read = parsePlan({ name: 'plan.yaml', text: readFileSync(file, 'utf8') })
  const replayed = await replay(read.plan, root)
  const changed = changedFiles(before, after)
  const differing = changedFiles(replayed, after)
  const answers = requests.map(({ body }) => answersIn(body)).sort((one, other) => other.length - one.length)[0] ?? []
  writeFileSync(path.join(folder, 'answers.json'), JSON.stringify(answers))
  return [
    `${changed.length} changed`,
    `${changed.length - differing.length} right`,
    differing.join(' '),
    `${read.plan.steps.length} steps`,
    kind === 'hooks'
      ? `${read.plan.steps.filter((step) => isAttributed(step, calledIn)).length} of the right call`
      : after['own.txt']
        ? 'its own tool wrote'
        : 'its own tool did not write',
    '',
  ]
}

/** Whether each of two sessions' plans has its own work, to the byte, and claims nothing of the other's or the person's. */
async function recordedTogether({ folder, root, after }) {
  const rows = []
  for (const name of ['plan.yaml', 'plan.1.yaml']) {
    const file = path.join(folder, name)
    await written(file)
    if (!existsSync(file)) return [`no ${name}`, '', '', '', '', '']
    const { plan } = parsePlan({ name, text: readFileSync(file, 'utf8') })
    const { steps, wrong, files } = judgeShared(plan, (_, why, { calls: [{ line, file: about }] }) =>
      why.includes((line ?? about).slice(0, 60)),
    )
    const made = await replay(plan, root)
    const right = files.filter((one) => made[one] === after[one])
    rows.push(`${right.length} of ${files.length} files, ${steps - wrong.length} of ${steps} steps`)
    writeFileSync(path.join(folder, `${name}.wrong.json`), JSON.stringify(wrong, null, 2))
  }
  return [...rows, '', '', '', '']
}

const together = (at, words) => {
  const [main, again] = sharedTasks((file, text) => writeFileSync(at(file), text))
  return { main: words(main), again: words(again) }
}

/** Waits half a minute for a file. */
async function written(file) {
  for (let waits = 0; !existsSync(file) && waits < 60; waits += 1) await wait(500)
}

async function imported({ client, folder, home, root, env, before, after }) {
  const base = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const written = path.join(folder, 'session.json')
  const files = client.exported
    ? [values.kept ? written : exported(client, { folder, root, env })]
    : client.sessions(home)
  if (files.length === 0) return ['no session', '', '', '', '', '', '']
  const sourcesOf = (names) => names.map((file) => ({ name: file, text: readFileSync(file, 'utf8') }))
  const latest = await latestSession({ root, env, agent: client.agent })
  const [alone, whole] = [
    await importSources(sourcesOf(files), { root, base, cwd: root }),
    await importSources(latest?.sources ?? sourcesOf(latest?.files ?? []), {
      root,
      after: 'work tree',
      complete: true,
    }),
  ]
  const changed = changedFiles(before, after)
  const [ours, theirs] = [await replay(alone.ok && alone.plan, root), await replay(whole.ok && whole.plan, root)]
  const isNot = (made) => changedFiles(made, after)
  const missing = isNot(ours).filter((file) => ours[file] === before[file])
  const wrong = isNot(ours).filter((file) => ours[file] !== before[file])
  const told = alone.notImported
    .filter(({ mayChangeFiles }) => mayChangeFiles)
    .map(({ reason, construct }) => `${construct} ${reason}`)
    .join('\n')
  const isTold = (file) => [file, path.basename(file), `${file.split('/')[0]} `].some((word) => told.includes(word))
  const lost = [...missing, ...wrong].filter((file) => !isTold(file))
  const about = {
    files,
    missing,
    wrong,
    lost,
    withTree: isNot(theirs),
    told: alone.notImported,
    whole: whole.ok ? whole.compared : whole.problems,
  }
  writeFileSync(path.join(folder, 'import.json'), JSON.stringify(about, null, 2))
  return [
    changed.length,
    changed.length - isNot(ours).filter((file) => changed.includes(file)).length,
    missing.length,
    wrong.length,
    lost.length,
    changed.length - isNot(theirs).filter((file) => changed.includes(file)).length,
    isNot(theirs).length,
  ]
}

function exported({ exported: command }, { folder, root, env }) {
  const [program, args] = split(command)
  const list = JSON.parse(
    execFileSync(program, ['session', 'list', '--format', 'json'], { cwd: root, env, encoding: 'utf8' }),
  )
  const file = path.join(folder, 'session.json')
  // Into a file: what it writes to a pipe may be cut off.
  const descriptor = openSync(file, 'w')
  execFileSync(program, [...args, list[0].id], { cwd: root, env, stdio: ['ignore', descriptor, 'ignore'] })
  closeSync(descriptor)
  return file
}

/** The files that a plan makes of the first commit. */
async function replay(plan, root) {
  const copy = mkdtempSync(path.join(place, 'replay-'))
  execFileSync('git', ['clone', '-q', root, copy])
  if (plan) {
    const { totals } = await applyPlan(plan, { root: copy })
    if (totals.failed > 0) console.log(`${totals.failed} steps failed`)
  }
  const files = filesBelow(copy)
  rmSync(copy, { recursive: true, force: true })
  return files
}

/** Files that git records, by their bytes and mode. */
function filesBelow(root) {
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const there = [...new Set(names.split('\0'))].filter(
    (name) => name !== '' && existsSync(path.join(root, name)) && !IGNORED.test(name),
  )
  return Object.fromEntries(there.map((name) => [name, heldBy(path.join(root, name))]))
}

const IGNORED = /^\.(claude|cline|codex|gemini|opencode|qwen|github|mcp\.json|copilot)|^opencode\.json$/

const heldBy = (file) => `${(statSync(file).mode & 0o100) > 0 ? 'x' : '-'}${readFileSync(file, 'latin1')}`

const changedFiles = (one, other) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]).sort()

await main()
