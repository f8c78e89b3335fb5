import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { applyPlan, parsePlan } from '../src/index.ts'
import { type BuiltCli, builtCli } from './support/cli.ts'
import { repository, repositoryAt, type TestRepository } from './support/git.ts'
import { blocksOf } from './support/markdown.ts'
import { runPageScript } from './support/page-shell.ts'

const root = path.resolve(import.meta.dirname, '..')
const blocks = blocksOf(readFileSync(path.join(root, 'docs/agents.md'), 'utf8'))
const linesOf = (section: string): readonly string[] =>
  blocks
    .filter((block) => block.section === section && block.language === 'bash')
    .flatMap(({ text }) => text.trim().split('\n'))

const FILES = {
  'src/user.js': 'export const getUser = 1\n',
  'old.txt': 'old\n',
  '.github/editplan.yml': 'version: 1\n',
}
const AGENT = { file: path.join(root, 'test/wings/sessions/record/acp/agent.mjs') }
const WORK = "sed -i 's/getUser/fetchUser/' src/user.js && mv old.txt new.txt"

let cli: BuiltCli
beforeAll(async () => {
  cli = await builtCli()
})

const run = (repo: TestRepository, script: string, more: { input?: string; env?: Record<string, string> } = {}) =>
  runPageScript(repo, {
    ...{ script, ...more },
    programs: {
      editplan: { file: cli.file },
      npx: { lines: `shift; exec "${process.execPath}" "${cli.file}" "$@"` },
      ...{ claude: { lines: WORK }, npm: { lines: WORK }, gemini: AGENT, qwen: AGENT },
    },
  })

/** The plan beside a checkout, and whether it leads from the first commit to the files as they are. */
async function planOf(repo: TestRepository, name = 'plan.yaml') {
  const file = path.join(path.dirname(repo.root), name)
  const parsed = parsePlan({ name, text: readFileSync(file, 'utf8') })
  if (!parsed.ok) throw new Error('the plan does not parse')
  const { plan } = parsed
  const copy = path.join(path.dirname(repo.root), `copy of ${name}`)
  repo.git('worktree', 'add', '-q', '--detach', copy, 'HEAD')
  expect((await applyPlan(plan, { root: copy })).totals.failed).toBe(0)
  const files = ['src/user.js', 'old.txt', 'new.txt', 'notes.md']
  const read = ({ root: folder }: TestRepository) =>
    files.map((one) => existsSync(path.join(folder, one)) && readFileSync(path.join(folder, one), 'utf8'))
  expect(read(repositoryAt(copy))).toEqual(read(repo))
  return plan.steps.map(({ input, session }) => ['file_path' in input ? input.file_path : '', session !== undefined])
}

/** A client's own names for its calls: each gives what a hook of this name is told, in the order in which they are called. */
interface Client {
  readonly begins: readonly [hook: string, payload: object]
  readonly edit: (file: string) => readonly (readonly [hook: string, payload: object])[]
  readonly shell: (line: string) => readonly (readonly [hook: string, payload: object])[]
  readonly ends: readonly [hook: string, payload: object]
}

const called = (names: readonly string[], payload: object) => names.map((name) => [name, payload] as const)

/** As Claude Code and Gemini CLI do: the payload names the hook. */
const naming = (
  [begins, before, after, ends]: readonly [string, string, string, string],
  [edit, shell]: readonly [string, string],
): Client => {
  const about = (hook: string, more: object) =>
    [hook, { session_id: 's1', transcript_path: '/t', hook_event_name: hook, ...more }] as const
  const tool = (name: string, input: object, id: string) =>
    [before, after].map((hook) => about(hook, { tool_name: name, tool_input: input, tool_use_id: id }))
  return {
    begins: about(begins, { source: 'startup' }),
    edit: (file) => tool(edit, { file_path: file, old_string: 'getUser', new_string: 'fetchUser' }, 't1'),
    shell: (line) => tool(shell, { command: line }, 't2'),
    ends: about(ends, {}),
  }
}

const CLINE = { taskId: 's1' }
const clineCalls = (call: object) =>
  [
    ['PreToolUse', { ...CLINE, hookName: 'tool_call', tool_call: call }],
    ['PostToolUse', { ...CLINE, hookName: 'tool_result', tool_result: { ...call, output: [] } }],
  ] as const

const CURSOR = { conversation_id: 's1', generation_id: 'g1' }
const CLIENTS: Readonly<Record<string, Client>> = {
  '.claude/settings.json': naming(['SessionStart', 'PreToolUse', 'PostToolUse', 'Stop'], ['Edit', 'Bash']),
  '.gemini/settings.json': naming(
    ['SessionStart', 'BeforeTool', 'AfterTool', 'SessionEnd'],
    ['replace', 'run_shell_command'],
  ),
  // It names no hook, and gives a tool's input as text.
  '.github/hooks/editplan.json': {
    begins: ['sessionStart', { sessionId: 's1', source: 'new' }],
    edit: (file) =>
      called(['preToolUse', 'postToolUse'], {
        ...{ sessionId: 's1', toolName: 'edit' },
        toolArgs: JSON.stringify({ path: file, old_str: 'getUser', new_str: 'fetchUser' }),
      }),
    shell: (line) =>
      called(['preToolUse', 'postToolUse'], {
        ...{ sessionId: 's1', toolName: 'bash', toolArgs: JSON.stringify({ command: line, mode: 'sync' }) },
      }),
    ends: ['sessionEnd', { sessionId: 's1', reason: 'complete' }],
  },
  '.cursor/hooks.json': {
    begins: ['beforeSubmitPrompt', { ...CURSOR, hook_event_name: 'beforeSubmitPrompt', prompt: 'Rename it' }],
    edit: (file) => [['afterFileEdit', { ...CURSOR, hook_event_name: 'afterFileEdit', file_path: file, edits: [] }]],
    shell: (line) =>
      ['beforeShellExecution', 'afterShellExecution'].map((hook) => [
        hook,
        { ...CURSOR, hook_event_name: hook, command: line },
      ]),
    ends: ['stop', { ...CURSOR, hook_event_name: 'stop', status: 'completed' }],
  },
  // Its hooks are programs, called by the names of their files.
  '.cline/hooks/PreToolUse': {
    begins: ['TaskStart', { ...CLINE, hookName: 'agent_start', taskStart: {} }],
    edit: (file) => clineCalls({ id: 'c1', name: 'editor', input: { path: file, old_text: 'x', new_text: 'y' } }),
    shell: (line) => clineCalls({ id: 'c2', name: 'run_commands', input: { commands: [line] } }),
    ends: ['TaskComplete', { ...CLINE, hookName: 'agent_end', taskComplete: {} }],
  },
}

const PLUGIN = '.opencode/plugins/editplan.js'
/** OpenCode's shell, as far as the plugin uses it. */
type Shell = (
  words: TemplateStringsArray,
  payload: Response,
) => { cwd: () => { quiet: () => { nothrow: () => Promise<void> } } }
type PluginHook = 'tool.execute.before' | 'tool.execute.after' | 'event'
type Plugin = (
  given: Readonly<{ directory: string; $: Shell }>,
) => Promise<Readonly<Record<PluginHook, (...given: readonly object[]) => Promise<void>>>>

/** The command of a hook, wherever a client's settings have it. */
function commandOf(settings: unknown): string {
  if (Array.isArray(settings)) return commandOf(settings[0])
  const { hooks, command, bash } = settings as { hooks?: unknown; command?: string; bash?: string }
  return hooks === undefined ? (command ?? bash ?? '') : commandOf(hooks)
}

describe('the page "Working with agents"', () => {
  it.each([0, 1])('records a command, line %i', async (at) => {
    using repo = repository(FILES)
    expect(run(repo, linesOf('Record what changes')[at] ?? '')).toMatchObject({ status: 0 })
    expect((await planOf(repo)).map(([file]) => file).sort()).toEqual(['old.txt', 'src/user.js'])
  })

  it('has hooks for the clients whose calls are known', () => {
    expect(blocks.flatMap(({ file }) => file ?? []).sort()).toEqual([...Object.keys(CLIENTS), PLUGIN].sort())
  })

  it.each(Object.entries(CLIENTS))(
    'records by the hooks of %s, and what a person saves is nobody’s',
    async (name, client) => {
      using repo = repository(FILES)
      const text = blocks.find(({ file }) => file === name)?.text ?? ''
      const hooks = text.startsWith('{') && (JSON.parse(text) as { hooks: Readonly<Record<string, unknown>> }).hooks
      const tell = ([hook, payload]: readonly [string, object]) => {
        const input = JSON.stringify({ cwd: repo.root, workspace_roots: [repo.root], ...payload })
        expect(run(repo, hooks ? commandOf(hooks[hook]) : text, { input })).toMatchObject({ status: 0, stdout: '' })
      }
      const call = (told: readonly (readonly [string, object])[], work: () => void) => {
        told.slice(0, -1).forEach(tell)
        work()
        told.slice(-1).forEach(tell)
      }
      tell(client.begins)
      call(client.edit(path.join(repo.root, 'src/user.js')), () =>
        repo.write({ 'src/user.js': 'export const fetchUser = 1\n' }),
      )
      repo.write({ 'notes.md': 'of a person\n' })
      call(client.shell('mv old.txt new.txt'), () =>
        renameSync(path.join(repo.root, 'old.txt'), path.join(repo.root, 'new.txt')),
      )
      tell(client.ends)
      expect((await planOf(repo)).sort()).toEqual([
        ['notes.md', false],
        ['old.txt', true],
        ['src/user.js', true],
      ])
    },
  )

  it('records by the plugin of OpenCode, and what a person saves is nobody’s', async () => {
    using repo = repository(FILES)
    const file = path.join(path.dirname(repo.root), 'editplan.mjs')
    writeFileSync(file, blocks.find((block) => block.file === PLUGIN)?.text ?? '')
    const { Editplan } = (await import(pathToFileURL(file).href)) as { Editplan: Plugin }
    const $: Shell = ([line = ''], payload) => {
      const done = payload.text().then((input) => {
        expect(run(repo, line.replace(/<\s*$/, ''), { input })).toMatchObject({ status: 0, stdout: '' })
      })
      return { cwd: () => ({ quiet: () => ({ nothrow: () => done }) }) }
    }
    const hooks = await Editplan({ directory: repo.root, $ })
    const call = async (callID: string, tool: string, args: object, work: () => void) => {
      await hooks['tool.execute.before']({ tool, callID, sessionID: 's1' }, { args })
      work()
      await hooks['tool.execute.after']({ tool, callID, sessionID: 's1', args }, {})
    }
    await hooks.event({ event: { type: 'session.created', properties: { sessionID: 's1' } } })
    await call('c1', 'edit', { filePath: path.join(repo.root, 'src/user.js') }, () =>
      repo.write({ 'src/user.js': 'export const fetchUser = 1\n' }),
    )
    repo.write({ 'notes.md': 'of a person\n' })
    await call('c2', 'bash', { command: 'mv old.txt new.txt' }, () =>
      renameSync(path.join(repo.root, 'old.txt'), path.join(repo.root, 'new.txt')),
    )
    await hooks.event({ event: { type: 'session.idle', properties: { sessionID: 's1' } } })
    expect((await planOf(repo)).sort()).toEqual([
      ['notes.md', false],
      ['old.txt', true],
      ['src/user.js', true],
    ])
  })

  const SCRIPT = [
    { do: 'call', update: { toolCallId: 'c1', title: 'Run', kind: 'execute', rawInput: { command: WORK } } },
    { do: 'ask', method: 'x/seen', params: {} },
    { do: 'shell', line: WORK },
    { do: 'update', update: { toolCallId: 'c1', status: 'completed' } },
  ]
  /** What an editor sends, one prompt; it answers what it is asked. */
  const editorOf = ({ root: cwd }: TestRepository) =>
    [
      { id: 1, method: 'initialize', params: { protocolVersion: 1 } },
      { id: 2, method: 'session/new', params: { cwd, mcpServers: [] } },
      { id: 3, method: 'session/prompt', params: { sessionId: 's1', prompt: [{ type: 'text', text: 'Rename it' }] } },
      { id: 'a1', result: {} },
    ]
      .map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
      .join('')

  it.each([0, 1])('records over the protocol, line %i', async (at) => {
    using repo = repository(FILES)
    const line = linesOf('Record over the Agent Client Protocol')[at] ?? ''
    const input = at === 0 ? editorOf(repo) : ''
    const ended = run(repo, line, { input, env: { AGENT_SCRIPT: JSON.stringify(SCRIPT) } })
    expect(ended).toMatchObject({ status: 0 })
    if (at === 0) expect(ended.stdout).toContain('"stopReason":"end_turn"')
    expect((await planOf(repo)).sort()).toEqual([
      ['old.txt', true],
      ['src/user.js', true],
    ])
  })

  it('sends refused steps back', async () => {
    using repo = repository(FILES)
    const step = { tool: 'Edit', file_path: 'src/user.js', old_string: 'getUsr = 1', new_string: 'fetchUser = 1' }
    repo.write({ 'plan.yaml': JSON.stringify({ version: 1, title: 'T', options: { reads: 'auto' }, steps: [step] }) })
    const [check = '', accept = '', answer = ''] = linesOf('Send refused steps back')
    expect(run(repo, check)).toMatchObject({ status: 1 })
    const packet = JSON.parse(repo.read('packet.json').toString())
    expect(packet).toMatchObject({ refused: [{ step: 1, error: { name: 'STRING_NOT_FOUND' } }] })
    // Nothing is certain about a name that differs.
    expect(run(repo, accept)).toMatchObject({ status: 1 })
    writeFileSync(
      path.join(repo.root, 'answers.json'),
      JSON.stringify([
        { step: 1, input: packet.refused[0].corrected ?? { ...packet.refused[0].input, old_string: 'getUser = 1' } },
      ]),
    )
    expect(run(repo, answer)).toMatchObject({ status: 0 })
    expect(run(repo, 'editplan apply repaired.yaml')).toMatchObject({ status: 0 })
    expect(repo.read('src/user.js').toString()).toBe('export const fetchUser = 1\n')
  })
})
