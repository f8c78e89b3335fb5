import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type BuiltCli, builtCli } from './support/cli.ts'
import { repository, type TestRepository } from './support/git.ts'
import { blocksOf } from './support/markdown.ts'
import { runPageScript } from './support/page-shell.ts'

const root = path.resolve(import.meta.dirname, '..')
const blocks = blocksOf(readFileSync(path.join(root, 'docs/undo-recover-attribute.md'), 'utf8'))
const FILES = {
  'src/user.js': 'export const getUser = 1\n',
  'old.txt': 'old\n',
  '.github/editplan.yml': 'version: 1\n',
}

/** What the agent does: an edit, a person's save, a command of the shell. */
const SCRIPT = [
  {
    do: 'call',
    update: { toolCallId: 'c1', title: 'Edit src/user.js', kind: 'edit', locations: [{ path: 'src/user.js' }] },
  },
  { do: 'write', file: 'src/user.js', text: 'export const fetchUser = 1\n' },
  { do: 'update', update: { toolCallId: 'c1', status: 'completed' } },
  { do: 'ask', method: 'x/seen', params: {} },
  { do: 'write', file: 'notes.md', text: 'of a person\n' },
  { do: 'wait', milliseconds: 60 },
  { do: 'call', update: { toolCallId: 'c2', title: 'mv old.txt new.txt', kind: 'execute' } },
  { do: 'ask', method: 'x/seen', params: {} },
  { do: 'shell', line: 'mv old.txt new.txt' },
  { do: 'update', update: { toolCallId: 'c2', status: 'completed' } },
]

/** The log that Claude Code would keep of the same work, in the home of the test. */
const logOf = (folder: string): string => {
  const at = (name: string) => path.join(folder, name)
  const about = { sessionId: 'lost', cwd: folder, version: '2.1.197', userType: 'external', isSidechain: false }
  const call = {
    type: 'tool_use',
    id: 't1',
    name: 'Write',
    input: { file_path: at('lost.md'), content: 'lost work\n' },
  }
  const result = { type: 'tool_result', tool_use_id: 't1', content: `File created successfully at: ${at('lost.md')}` }
  const time = new Date().toISOString()
  return [
    {
      ...about,
      type: 'user',
      uuid: 'u1',
      parentUuid: null,
      timestamp: time,
      message: { role: 'user', content: 'Write it down' },
    },
    {
      ...about,
      type: 'assistant',
      uuid: 'u2',
      parentUuid: 'u1',
      timestamp: time,
      message: { role: 'assistant', content: [call] },
    },
    {
      ...{ ...about, type: 'user', uuid: 'u3', parentUuid: 'u2', timestamp: time },
      message: { role: 'user', content: [result] },
      toolUseResult: {
        type: 'create',
        filePath: at('lost.md'),
        content: 'lost work\n',
        structuredPatch: [],
        originalFile: null,
      },
    },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')
}

let cli: BuiltCli
beforeAll(async () => {
  cli = await builtCli()
})

describe('the page "Undo, recover, attribute"', () => {
  const scripts = (section: string) =>
    blocks.filter((block) => block.section === section && block.language === 'bash').map(({ text }) => text)

  /** Runs a block as it is written, with an agent that does what the page tells of. */
  function run(repo: TestRepository, script = 'exit 9', shell = 'set -e') {
    const gemini = { file: path.join(root, 'test/wings/sessions/record/acp/agent.mjs') }
    const ended = runPageScript(repo, {
      script: `${shell}\n${script}`,
      programs: { editplan: { file: cli.file }, gemini },
      env: { AGENT_SCRIPT: JSON.stringify(SCRIPT) },
    })
    expect(ended).toMatchObject({ status: 0 })
    return ended
  }

  const read = (repo: TestRepository, name: string) =>
    existsSync(path.join(repo.root, name)) ? repo.read(name).toString() : undefined

  function recorded(): TestRepository {
    const repo = repository(FILES)
    run(repo, scripts('A journal from the first call on')[0])
    return repo
  }

  it('keeps a journal, and takes back what the agent did alone, shell included', () => {
    using repo = recorded()
    expect(read(repo, 'new.txt')).toBe('old\n')
    run(repo, scripts('Undo only what the agent did')[0])
    expect(['src/user.js', 'old.txt', 'new.txt', 'notes.md'].map((name) => read(repo, name))).toEqual([
      FILES['src/user.js'],
      FILES['old.txt'],
      undefined,
      'of a person\n',
    ])
  })

  it('brings lost work back, from the recording and from the agent’s own log', () => {
    using repo = recorded()
    const [again, imported] = scripts('Recover lost work from a session')
    repo.git('reset', '-q', '--hard')
    repo.git('clean', '-qfd')
    run(repo, again)
    expect(['src/user.js', 'old.txt', 'new.txt', 'notes.md'].map((name) => read(repo, name))).toEqual([
      'export const fetchUser = 1\n',
      undefined,
      'old\n',
      'of a person\n',
    ])
    const logs = path.join(path.dirname(repo.root), '.claude/projects', repo.root.replaceAll(/[^A-Za-z0-9]/g, '-'))
    mkdirSync(logs, { recursive: true })
    writeFileSync(path.join(logs, 'lost.jsonl'), logOf(repo.root))
    // The import says by its exit code that the work tree lacks what it found.
    run(repo, imported, '')
    expect(read(repo, 'lost.md')).toBe('lost work\n')
  })

  it('says which call wrote a line, and what was asked', () => {
    using repo = recorded()
    const { stdout } = run(repo, scripts('Who wrote this line')[0])
    expect(stdout).toContain('Edit src/user.js')
    expect(stdout).toContain('Rename getUser')
  })
})
