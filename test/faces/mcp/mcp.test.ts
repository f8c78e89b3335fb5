import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { digestOf } from '../../../src/faces/mcp/recording/entry.ts'
import { treeOf } from '../../core/workspace/tree-of.ts'
import { type BuiltCli, builtCli } from '../../support/cli.ts'
import { repository, repositoryAt, type TestRepository, temporaryFolder, testEnvironment } from '../../support/git.ts'
import { items } from '../../support/items.ts'
import { connect, connectHere, outcomeOf, type TestClient, textOf } from './client.ts'

const NOTEBOOK = JSON.stringify({
  cells: [{ cell_type: 'code', execution_count: null, id: 'a', metadata: {}, outputs: [], source: ['x = 1'] }],
  metadata: {},
  nbformat: 4,
  nbformat_minor: 5,
})
const FILES = {
  'src/a.txt': 'alpha\r\nbeta\r\n',
  'src/b.txt': 'one\ntwo\n',
  'n.ipynb': NOTEBOOK,
  'config.json': '{"a": 1}\n',
}

let cli: BuiltCli
beforeAll(async () => {
  cli = await builtCli()
})

/** Files of a checkout without what git and a recording keep there. */
const filesOf = (root: string) =>
  Object.fromEntries(Object.entries(treeOf(root)).filter(([name]) => !/^(\.git($|\/)|plan\.)/.test(name)))

const planOf = (repo: TestRepository, name = 'plan.yaml') => {
  const parsed = parsePlan({ name, text: repo.read(name).toString() })
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join('\n'))
  return parsed.plan
}

/** The files that a plan makes of the commit it was made on, in a clone of its own. */
function replayed(repo: TestRepository, plan = path.join(repo.root, 'plan.yaml')) {
  const root = path.join(path.dirname(repo.root), `clone-${readdirSync(path.dirname(repo.root)).length}`)
  repo.git('clone', '-q', repo.root, root)
  const { exitCode, stderr } = cli.run(['apply', plan, '--repo', root], { cwd: path.dirname(root) })
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  return filesOf(repositoryAt(root).root)
}

const edit = (client: TestClient, file_path: string, old_string: string, new_string: string) =>
  client.outcome('Edit', { file_path, old_string, new_string })

describe('editplan mcp', () => {
  it('lists the tools with their schemas and what they do to files', { tags: 'quick' }, async () => {
    using repo = repository(FILES)
    await using client = await connectHere(repo.root)
    const { tools } = await client.client.listTools()
    const hints = Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations]))
    expect(Object.keys(hints)).toEqual(items`
Read   Edit   Write   NotebookEdit   Delete   Move   Set   Unset   Import   plan_show   plan_save
plan_diagnostics   plan_undo`)
    expect(hints.Read).toMatchObject({ readOnlyHint: true, idempotentHint: true })
    expect(hints.Edit).toMatchObject({ readOnlyHint: false, destructiveHint: true, idempotentHint: false })
    expect(hints.Write).toMatchObject({ readOnlyHint: false, destructiveHint: true, idempotentHint: true })
    for (const { name, inputSchema, outputSchema } of tools)
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', name === 'Read' ? undefined : 'object'])
    expect(tools.find(({ name }) => name === 'Edit')?.inputSchema.required).toEqual([
      'file_path',
      'old_string',
      'new_string',
    ])
  })

  it('answers in text alone and says little, unless data is asked for', async () => {
    using repo = repository(FILES)
    await using client = await connect(cli, { cwd: repo.root, plain: true })
    const { tools } = await client.client.listTools()
    expect(tools.filter(({ outputSchema }) => outputSchema)).toEqual([])
    // About four characters are a token: at most 2,500 of them.
    expect(JSON.stringify({ tools }).length).toBeLessThan(10_500)
    await client.call('Read', { file_path: 'src/a.txt' })
    const edited = await client.call('Edit', { file_path: 'src/a.txt', old_string: 'beta', new_string: 'BETA' })
    expect(edited).toEqual({ content: [{ type: 'text', text: 'Updated src/a.txt (+1 −1).' }] })
    const refused = await client.call('Edit', { file_path: 'src/b.txt', old_string: 'x', new_string: 'y' })
    expect(refused.structuredContent).toBe(undefined)
    expect(refused.isError).toBe(true)
  })

  it('serves the four tools, and its recording replays to the same bytes', async () => {
    using repo = repository(FILES)
    await using client = await connect(cli, { cwd: repo.root, args: ['--record', 'plan.yaml'] })
    const shown = await client.call('Read', { file_path: path.join(realpathSync(repo.root), 'src/a.txt') })
    expect(shown.structuredContent).toBe(undefined)
    expect(textOf(shown)).toBe('1\talpha\n2\tbeta\n3\t')
    const edited = await client.call('Edit', { file_path: './src/a.txt', old_string: 'beta', new_string: 'BETA' })
    expect(edited.structuredContent).toMatchObject({
      path: 'src/a.txt',
      type: 'update',
      matched_by: 'exact',
      insertions: 1,
    })
    expect(await client.outcome('Write', { file_path: 'docs/new.md', content: 'new\n' })).toBe('ok')
    expect(await edit(client, 'docs/new.md', 'new', 'newer')).toBe('ok')
    expect(await edit(client, 'docs/new.md', 'newer', 'new')).toBe('ok')
    expect(await edit(client, 'docs/new.md', 'new', 'newer')).toBe('ok')
    for (const _ of ['once', 'again']) expect(await edit(client, 'docs/new.md', 'er\n', 'er\nmore\n')).toBe('ok')
    expect(repo.read('docs/new.md').toString()).toBe('newer\nmore\nmore\n')
    await client.call('Read', { file_path: 'n.ipynb' })
    const cell = { notebook_path: 'n.ipynb', edit_mode: 'insert', cell_type: 'code', new_source: 'y = 2' }
    expect(await client.outcome('NotebookEdit', cell)).toBe('ok')
    expect(await client.outcome('NotebookEdit', cell)).toBe('ok')
    expect(repo.read('src/a.txt').toString()).toBe('alpha\r\nBETA\r\n')
    const saved = await client.call('plan_save', { title: 'Shout', description: 'All of *it*.' })
    expect(saved.structuredContent).toMatchObject({ ok: true, steps: 11, file: path.join(repo.root, 'plan.yaml') })
    const plan = planOf(repo)
    expect(plan).toMatchObject({ title: 'Shout', description: 'All of *it*.', base: repo.git('rev-parse', 'HEAD') })
    expect(plan.steps.map(({ tool }) => tool).join(' ')).toBe(
      'Read Edit Write Edit Edit Edit Edit Edit Read NotebookEdit NotebookEdit',
    )
    expect(replayed(repo)).toEqual(filesOf(repo.root))
    expect(client.strays).toEqual([])
  })

  it('answers what is wrong as a tool error that says how to mend it, and keeps it out of the plan', async () => {
    using repo = repository(FILES)
    const before = filesOf(repo.root)
    await using client = await connectHere(repo.root, { record: path.join(repo.root, 'plan.yaml') })
    const unread = await client.call('Edit', { file_path: 'src/a.txt', old_string: 'beta', new_string: 'B' })
    expect(unread).toMatchObject({ isError: true, structuredContent: { error: { name: 'FILE_NOT_READ', code: 6 } } })
    expect(textOf(unread)).toContain('FILE_NOT_READ')
    const misspelt = await client.call('Read', { filepath: 'src/a.txt' })
    expect(misspelt).toMatchObject({ isError: true, structuredContent: { error: { suggestions: ['file_path'] } } })
    await client.call('Read', { file_path: 'config.json' })
    for (const [name, tool, input] of [
      ['INVALID_INPUT', 'Read', {}],
      ['INVALID_INPUT', 'Read', { file_path: 7 }],
      ['INVALID_INPUT', 'Bash', { command: 'ls' }],
      ['INVALID_INPUT', 'toString', {}],
      ['INVALID_INPUT', 'plan_show', { format: 'xml' }],
      ['INVALID_INPUT', 'plan_save', { title: 'two\nlines' }],
      ['INVALID_INPUT', 'plan_undo', { step: 1 }],
      ['PATH_OUTSIDE_REPO', 'Read', { file_path: '../x' }],
      ['FILE_NOT_FOUND', 'Read', { file_path: 'src/a.tx' }],
      ['PATH_PROTECTED', 'Write', { file_path: '.git/config', content: '' }],
      ['CONFIG_BROKEN', 'Edit', { file_path: 'config.json', old_string: '1', new_string: '1,,' }],
      ['STRING_NOT_FOUND', 'Edit', { file_path: 'config.json', old_string: '2', new_string: '3' }],
      ['SECRET_DETECTED', 'Write', { file_path: 'k.txt', content: `npm_${'a1B2c3D4e5F6'.repeat(3)}` }],
    ] as const)
      expect([tool, input, await client.outcome(tool, input)]).toEqual([tool, input, name])
    const { structuredContent } = await client.call('plan_show', {})
    expect(structuredContent).toMatchObject({ total: 1, steps: [{ step: 1, tool: 'Read', path: 'config.json' }] })
    expect(structuredContent?.refused).toContainEqual({ tool: 'Edit', path: 'config.json', error: 'STRING_NOT_FOUND' })
    const written = repo.read('plan.yaml.recording').toString()
    expect(written).toContain('"old_string":"2"')
    expect(written).not.toContain('a1B2c3D4')
    expect(filesOf(repo.root)).toEqual(before)
  })

  it('survives lines that are no messages and writes messages alone', async () => {
    using repo = repository(FILES)
    const server = spawn(process.execPath, [cli.file, 'mcp'], { cwd: repo.root, env: testEnvironment() })
    const out: Buffer[] = []
    server.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } }
    const lines = [
      'not JSON',
      '{"jsonrpc":"2.0"}',
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }),
      '[]',
      '\ufeff',
      JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }),
      JSON.stringify({
        jsonrpc: '2.0',
        id: 2,
        method: 'tools/call',
        params: { name: 'Read', arguments: { file_path: 'src/b.txt' } },
      }),
      JSON.stringify({ jsonrpc: '2.0', id: 3, method: 'no/such' }),
      JSON.stringify({ jsonrpc: '2.0', id: 4, method: 'tools/call', params: { name: 7 } }),
    ]
    server.stdin.end(lines.map((line) => `${line}\n`).join(''))
    const [code] = await once(server, 'close')
    const answers = Buffer.concat(out)
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(code).toBe(0)
    expect(answers.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4])
    expect(answers.find(({ id }) => id === 2)?.result.content).toEqual([{ type: 'text', text: '1\tone\n2\ttwo\n3\t' }])
  })

  it('tells progress to whoever asks for it', async () => {
    using repo = repository(FILES)
    await using client = await connect(cli, { cwd: repo.root })
    const told: unknown[] = []
    await client.call('Write', { file_path: 'p.txt', content: 'p' }, { onprogress: (progress) => told.push(progress) })
    expect(told).toMatchObject([{ progress: 1 }])
  })

  it('drops a call that is cancelled before it changed anything, and serves the next', async () => {
    using repo = repository(FILES)
    await using client = await connect(cli, { cwd: repo.root, args: ['--record', 'plan.yaml'] })
    await client.call('Read', { file_path: 'src/b.txt' })
    const before = client.call('Write', { file_path: 'large.txt', content: 'line\n'.repeat(400_000) })
    const controller = new AbortController()
    const cancelled = client.call(
      'Edit',
      { file_path: 'src/b.txt', old_string: 'one', new_string: 'ONE' },
      { signal: controller.signal },
    )
    controller.abort()
    await expect(cancelled).rejects.toThrow()
    expect(outcomeOf(await before)).toBe('ok')
    expect(await edit(client, 'src/b.txt', 'two', 'TWO')).toBe('ok')
    expect(repo.read('src/b.txt').toString()).toBe('one\nTWO\n')
    const { structuredContent } = await client.call('plan_show', {})
    expect(structuredContent).toMatchObject({ total: 3, refused: [{ tool: 'Edit', error: 'INTERRUPTED' }] })
  })

  it('offers what looks alone when it is read-only', async () => {
    using repo = repository(FILES)
    await using client = await connectHere(repo.root, { readOnly: true })
    const { tools } = await client.client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['Read', 'plan_show', 'plan_save', 'plan_diagnostics'])
    expect(await client.outcome('Read', { file_path: 'src/a.txt' })).toBe('ok')
    expect(await client.outcome('Write', { file_path: 'x', content: 'x' })).toBe('PATH_DENIED')
    expect(await client.outcome('plan_undo', {})).toBe('PATH_DENIED')
    expect(existsSync(path.join(repo.root, 'x'))).toBe(false)
  })

  it('works in the client’s first root, inside all of them, as they change', async () => {
    using repo = repository(FILES)
    using other = repository({ 'o.txt': 'o\n' })
    const inside = path.join(repo.root, 'src')
    await using client = await connect(cli, { cwd: other.root, roots: [inside] })
    expect(await client.outcome('Read', { file_path: 'src/a.txt' })).toBe('ok')
    expect(await client.outcome('Read', { file_path: 'n.ipynb' })).toBe('PATH_DENIED')
    symlinkSync('../config.json', path.join(inside, 'link'))
    expect(await client.outcome('Read', { file_path: 'src/link' })).toBe('PATH_DENIED')
    await client.offer([inside, repo.root])
    await expect.poll(() => client.outcome('Read', { file_path: 'n.ipynb' })).toBe('ok')
    expect(await client.outcome('Read', { file_path: 'src/link' })).toBe('ok')
  })

  it('opens nothing where the only root that the client offers is gone', async () => {
    using repo = repository(FILES)
    await using client = await connect(cli, { cwd: repo.root, roots: [path.join(repo.root, 'gone')] })
    expect(await client.outcome('Read', { file_path: 'src/a.txt' })).toBe('PATH_DENIED')
    await client.offer([path.join(repo.root, 'src')])
    await expect.poll(() => client.outcome('Read', { file_path: 'src/a.txt' })).toBe('ok')
  })

  it('says one thing to a client that went on to another checkout: start again there', async () => {
    using repo = repository(FILES)
    using other = repository({ 'o.txt': 'o\n' })
    await using client = await connect(cli, { cwd: repo.root, roots: [repo.root] })
    expect(await client.outcome('Read', { file_path: 'src/a.txt' })).toBe('ok')
    await client.offer([other.root])
    const here = { file_path: 'src/a.txt' }
    await expect.poll(() => client.outcome('Read', here)).toBe('PATH_DENIED')
    const there = { file_path: path.join(other.root, 'o.txt') }
    const answers = await Promise.all([here, there].map((input) => client.call('Read', input)))
    expect(new Set(answers.map(textOf)).size).toBe(1)
    expect(textOf(answers[0]!)).toContain(`--repo ${other.root}`)
    expect(await client.outcome('plan_show', {})).toBe('ok')
    await client.offer([repo.root])
    await expect.poll(() => client.outcome('Read', here)).toBe('ok')
    await using restarted = await connect(cli, { cwd: repo.root, roots: [other.root] })
    expect(await restarted.outcome('Read', there)).toBe('ok')
    await using named = await connect(cli, { cwd: repo.root, roots: [other.root], args: ['--repo', other.root] })
    expect(await named.outcome('Read', there)).toBe('ok')
  })

  it('adds the policy’s reminders to what Read shows, and offers guidance once', async () => {
    const policy = 'version: 1\nreminders:\n  "src/**": Sources are CRLF.\nguidance: [AGENTS.md, NOTES.md]\n'
    using repo = repository({
      ...FILES,
      '.github/editplan.yml': policy,
      'AGENTS.md': 'Be kind.\n',
      'src/NOTES.md': 'Keep it short.\n',
    })
    await using client = await connectHere(repo.root)
    const first = await client.call('Read', { file_path: 'src/a.txt' })
    for (const text of ['1\talpha', 'Sources are CRLF.', 'Be kind.', 'Keep it short.'])
      expect(textOf(first)).toContain(text)
    const second = await client.call('Read', { file_path: 'src/b.txt' })
    expect(textOf(second)).toContain('Sources are CRLF.')
    expect(textOf(second)).not.toContain('Be kind.')
    expect(textOf(await client.call('Read', { file_path: 'n.ipynb' }))).not.toContain('Sources are CRLF.')
  })

  it('obeys the policy of the commit, or the one it is given', async () => {
    using repo = repository({ ...FILES, '.github/editplan.yml': 'version: 1\nrules: { deny: ["Write(src/**)"] }\n' })
    const write = { file_path: 'src/new.txt', content: 'x' }
    {
      await using client = await connectHere(repo.root)
      expect(await client.outcome('Write', write)).toBe('PATH_DENIED')
      expect(await client.outcome('Write', { file_path: '.github/editplan.yml', content: 'version: 1\n' })).toBe(
        'POLICY_ASK',
      )
    }
    repo.write({ '../own.yml': 'version: 1\nmode: plan\n' })
    await using client = await connect(cli, { cwd: repo.root, args: ['--policy', '../own.yml'] })
    expect(await client.outcome('Write', write)).toBe('ok')
    expect(existsSync(path.join(repo.root, 'src/new.txt'))).toBe(false)
  })

  it('serves a folder that is no checkout, and records there', async () => {
    using folder = temporaryFolder()
    await using client = await connect(cli, { cwd: folder.path, args: ['--record', 'plan.yaml'] })
    expect(await client.outcome('Write', { file_path: 'a.txt', content: 'a\n' })).toBe('ok')
    const { structuredContent } = await client.call('plan_save', {})
    expect(structuredContent).toMatchObject({ ok: true, steps: 1 })
    expect(readFileSync(path.join(folder.path, 'a.txt'), 'utf8')).toBe('a\n')
  })

  it('says on standard error why it cannot start', async () => {
    using repo = repository(FILES)
    const finished = cli.run(['mcp', '--repo', path.join(repo.root, 'none')], { cwd: repo.root })
    expect(finished).toMatchObject({ exitCode: 2, stdout: '' })
    expect(cli.run(['mcp', '--record', 'no/such/plan.yaml'], { cwd: repo.root })).toMatchObject({
      exitCode: 2,
      stdout: '',
    })
  })
})

describe('a recording', () => {
  const args = ['--record', 'plan.yaml']

  it('is continued by the next client where the checkout is as it was left', async () => {
    using repo = repository(FILES)
    {
      await using client = await connect(cli, { cwd: repo.root, args })
      await client.call('Read', { file_path: 'src/b.txt' })
      expect(await edit(client, 'src/b.txt', 'one', 'ONE')).toBe('ok')
    }
    await expect.poll(() => existsSync(path.join(repo.root, 'plan.yaml'))).toBe(true)
    {
      await using client = await connect(cli, { cwd: repo.root, args })
      expect(await edit(client, 'src/b.txt', 'two', 'TWO')).toBe('FILE_NOT_READ')
      const shown = await client.call('Read', { file_path: 'src/b.txt' })
      expect(textOf(shown)).toBe('1\tONE\n2\ttwo\n3\t')
      expect(await edit(client, 'src/b.txt', 'two', 'TWO')).toBe('ok')
      await client.call('plan_save', {})
    }
    expect(planOf(repo).steps.map(({ tool }) => tool)).toEqual(['Read', 'Edit', 'Read', 'Edit'])
    expect(replayed(repo)).toEqual(filesOf(repo.root))
  })

  it('is set aside, its plan whole, once the checkout has moved on', async () => {
    using repo = repository(FILES)
    {
      await using client = await connect(cli, { cwd: repo.root, args })
      await client.call('Write', { file_path: 'c.txt', content: 'c\n' })
      await client.kill()
    }
    repo.write({ '.gitignore': 'plan.*\n' })
    repo.commit('second')
    await using client = await connect(cli, { cwd: repo.root, args })
    await client.call('Write', { file_path: 'd.txt', content: 'd\n' })
    await client.call('plan_save', {})
    expect(client.stderr()).toContain('plan.1.yaml')
    expect(planOf(repo, 'plan.1.yaml').steps).toMatchObject([{ input: { file_path: 'c.txt' } }])
    expect(planOf(repo).steps).toMatchObject([{ input: { file_path: 'd.txt' } }])
  })

  it('loses nothing to a kill in the middle, and replays to the bytes that were left', async () => {
    using repo = repository({ ...FILES, 'log.txt': 'start\n' })
    const client = await connect(cli, { cwd: repo.root, args })
    await client.call('Read', { file_path: 'log.txt' })
    let answered = 0
    const work = async () => {
      for (; answered < 10_000; answered++) {
        const last = answered === 0 ? 'start' : `line ${answered - 1}`
        const new_string = answered === 0 ? 'line 0' : `${last}\nline ${answered}`
        await client.call('Edit', { file_path: 'log.txt', old_string: `${last}\n`, new_string: `${new_string}\n` })
      }
    }
    const working = work()
    await expect.poll(() => answered, { interval: 1, timeout: 30_000 }).toBeGreaterThan(20)
    await client.kill()
    await expect(working).rejects.toThrow()
    const lines = repo.read('log.txt').toString().trimEnd().split('\n').length
    expect(lines).toBeGreaterThanOrEqual(answered)
    expect(existsSync(path.join(repo.root, 'plan.yaml'))).toBe(false)
    appendFileSync(path.join(repo.root, 'plan.yaml.recording'), '{"step":{"tool":"Write","input":{"file_pa')
    expect(cli.run(['mcp', ...args], { cwd: repo.root })).toMatchObject({ exitCode: 0, stdout: '' })
    expect(planOf(repo).steps.length).toBe(lines + 1)
    expect(replayed(repo)).toEqual(filesOf(repo.root))
  })

  it('is saved when the server is told to end', async () => {
    using repo = repository(FILES)
    const server = spawn(process.execPath, [cli.file, 'mcp', '--repo', '.', ...args], {
      cwd: repo.root,
      env: testEnvironment(),
    })
    const message = (body: object) => server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...body })}\n`)
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } }
    message({ id: 1, method: 'initialize', params })
    message({
      id: 2,
      method: 'tools/call',
      params: { name: 'Write', arguments: { file_path: 'c.txt', content: 'c\n' } },
    })
    await expect.poll(() => existsSync(path.join(repo.root, 'c.txt')), { timeout: 10_000 }).toBe(true)
    server.kill('SIGTERM')
    expect(await once(server, 'close')).toEqual([0, null])
    expect(planOf(repo).steps).toMatchObject([{ tool: 'Write', input: { file_path: 'c.txt' } }])
  })

  it.each([
    ['outside the folder', '../victim.txt', undefined],
    ['of git', '.git/hooks/pre-commit', undefined],
    ['behind a link', 'link/victim.txt', undefined],
    ['whose remains lie outside', '../victim.txt', '0123abcd'],
    ['whose remains lie behind a link', 'link/victim.txt', '0123abcd'],
  ])('that no server wrote takes no change back %s', async (_, file, id) => {
    using repo = repository(FILES)
    symlinkSync('..', path.join(repo.root, 'link'))
    const root = realpathSync(repo.root)
    const lines = [
      { recording: 1, root, dry_run: false, base: repo.git('rev-parse', 'HEAD').trim() },
      {
        step: { tool: 'Delete', input: { file_path: file } },
        change: {
          ...{ path: file, before: digestOf('bad\n'), after: null, mode: 0o755 },
          ...{ start: 0, removed: Buffer.from('bad\n').toString('base64'), inserted: 0, insertions: 0, deletions: 1 },
          id,
        },
      },
    ]
    const remains = path.join(repo.root, path.dirname(file), '.editplan-0123abcd-0-before')
    for (const [name, text] of [
      [path.join(repo.root, 'plan.yaml.recording'), lines.map((line) => `${JSON.stringify(line)}\n`).join('')],
      [remains, 'bad\n'],
    ] as const)
      writeFileSync(name, text)
    await using client = await connectHere(repo.root, { record: path.join(repo.root, 'plan.yaml') })
    expect(await client.outcome('plan_undo', {})).toBe('USAGE')
    expect(existsSync(path.join(repo.root, file))).toBe(false)
    expect(existsSync(remains)).toBe(true)
    expect(existsSync(path.join(repo.root, 'plan.1.yaml.recording'))).toBe(true)
  })

  it('is never written through a link that the checkout brings along', async () => {
    using repo = repository(FILES)
    const theirs = path.join(path.dirname(repo.root), 'theirs')
    writeFileSync(theirs, 'no line end')
    for (const name of ['link.yaml', 'plan.yaml.new', 'plan.yaml.recording', 'plan.1.yaml.recording'])
      symlinkSync('../theirs', path.join(repo.root, name))
    symlinkSync('../none', path.join(repo.root, 'other.yaml.recording'))
    symlinkSync('..', path.join(repo.root, 'away'))
    for (const record of ['plan.yaml', 'other.yaml']) {
      await using client = await connectHere(repo.root, { record: path.join(repo.root, record) })
      await client.call('Write', { file_path: `${record}.txt`, content: 'c\n' })
      await client.call('plan_save', {})
      expect(planOf(repo, record).steps.length).toBe(1)
    }
    for (const record of ['away/plan.yaml', 'link.yaml'])
      await expect(connectHere(repo.root, { record: path.join(repo.root, record) })).rejects.toThrow(
        expect.objectContaining({ name: 'PATH_OUTSIDE_REPO' }),
      )
    expect(readFileSync(theirs, 'utf8')).toBe('no line end')
    expect(readdirSync(path.dirname(repo.root)).sort()).toEqual([path.basename(repo.root), 'theirs'])
  })

  it('drops a step that a kill kept from its file', async () => {
    using repo = repository(FILES)
    {
      await using client = await connect(cli, { cwd: repo.root, args })
      await client.call('Read', { file_path: 'src/b.txt' })
      await edit(client, 'src/b.txt', 'one', 'ONE')
      await edit(client, 'src/b.txt', 'two', 'TWO')
      await client.kill()
    }
    repo.write({ 'src/b.txt': 'ONE\ntwo\n' })
    expect(cli.run(['mcp', ...args], { cwd: repo.root })).toMatchObject({ exitCode: 0 })
    expect(planOf(repo).steps.map(({ tool }) => tool)).toEqual(['Read', 'Edit'])
    expect(replayed(repo)).toEqual(filesOf(repo.root))
  })

  it('takes a call back that changed nothing, with the change that it relied on', async () => {
    using repo = repository(FILES)
    await using client = await connectHere(repo.root, { record: path.join(repo.root, 'plan.yaml') })
    await client.call('Read', { file_path: 'config.json' })
    await client.call('Write', { file_path: 'c.txt', content: 'c\n' })
    for (const _ of [1, 2])
      expect(await client.outcome('Set', { file_path: 'config.json', path: ['a'], value: 2 })).toBe('ok')
    expect(await client.outcome('plan_undo', {})).toBe('ok')
    await client.call('plan_save', {})
    expect(planOf(repo).steps.map(({ tool }) => tool)).toEqual(['Read', 'Write'])
    expect(replayed(repo)).toEqual(filesOf(repo.root))
  })

  it('takes changes back one by one, as long as nobody else touched the file', async () => {
    using repo = repository(FILES)
    await using client = await connectHere(repo.root, { record: path.join(repo.root, 'plan.yaml') })
    const before = filesOf(repo.root)
    expect(await client.outcome('plan_undo', {})).toBe('USAGE')
    await client.call('Read', { file_path: 'src/a.txt' })
    await edit(client, 'src/a.txt', 'alpha', 'ALPHA')
    await client.call('Write', { file_path: 'deep/er/new.txt', content: 'new\n' })
    await client.call('Read', { file_path: 'src/b.txt' })
    expect((await client.call('plan_undo', {})).structuredContent).toMatchObject({
      undone: { tool: 'Write', path: 'deep/er/new.txt' },
      remaining: 3,
    })
    expect(existsSync(path.join(repo.root, 'deep'))).toBe(false)
    repo.write({ 'src/a.txt': 'theirs\n' })
    expect(await client.outcome('plan_undo', {})).toBe('FILE_MODIFIED')
    expect(repo.read('src/a.txt').toString()).toBe('theirs\n')
    repo.write({ 'src/a.txt': 'ALPHA\r\nbeta\r\n' })
    expect(await client.outcome('plan_undo', {})).toBe('ok')
    expect(filesOf(repo.root)).toEqual(before)
    expect(await edit(client, 'src/a.txt', 'alpha', 'x')).toBe('FILE_MODIFIED')
  })

  it('leaves out reads of files that no checkout has', async () => {
    using repo = repository({ ...FILES, '.gitignore': 'built/\nplan.*\n' })
    repo.write({ 'built/out.txt': 'built\n' })
    await using client = await connectHere(repo.root, { record: path.join(repo.root, 'plan.yaml') })
    await client.call('Read', { file_path: 'built/out.txt' })
    await client.call('Write', { file_path: 'c.txt', content: 'c\n' })
    const saved = await client.call('plan_save', {})
    expect(saved.structuredContent).toMatchObject({ steps: 1, left_out: ['built/out.txt'] })
    expect(replayed(repo)).toMatchObject({ 'c.txt': expect.anything() })
  })

  it('tells which files others changed, so that the plan may not apply to them', async () => {
    using repo = repository({ ...FILES, '.gitattributes': 'src/a.txt text eol=crlf\n' })
    repo.write({ 'src/b.txt': 'one\ntwo\nthree\n' })
    await using client = await connectHere(repo.root, { record: path.join(repo.root, 'plan.yaml') })
    for (const file_path of ['src/a.txt', 'src/b.txt', 'n.ipynb']) await client.call('Read', { file_path })
    await edit(client, 'src/a.txt', 'alpha', 'ALPHA')
    await edit(client, 'src/b.txt', 'one', 'ONE')
    expect((await client.call('plan_save', {})).structuredContent).toMatchObject({ unrecorded: ['src/b.txt'] })
    repo.write({ 'src/a.txt': 'ALPHA\r\nbeta\r\nby hand\r\n' })
    await client.call('Read', { file_path: 'src/a.txt' })
    await edit(client, 'src/a.txt', 'beta', 'BETA')
    expect((await client.call('plan_save', {})).structuredContent).toMatchObject({
      unrecorded: ['src/b.txt', 'src/a.txt'],
    })
  })

  it('never overwrites a file that is not its own, nor lets a call touch its own', async () => {
    using repo = repository(FILES)
    repo.write({ 'plan.yaml': 'mine\n' })
    await using client = await connectHere(repo.root, { record: path.join(repo.root, 'plan.yaml') })
    await client.call('Write', { file_path: 'c.txt', content: 'c\n' })
    const saved = await client.call('plan_save', {})
    expect(saved.structuredContent).toMatchObject({ set_aside: path.join(repo.root, 'plan.1.yaml') })
    expect(repo.read('plan.1.yaml').toString()).toBe('mine\n')
    for (const file_path of ['plan.yaml', 'plan.yaml.recording', 'PLAN.YAML.recording'])
      expect(await client.outcome('Write', { file_path, content: 'x' })).toBe('PATH_DENIED')
  })

  it('belongs to one server at a time: the next one takes a file with a number', async () => {
    using repo = repository(FILES)
    const record = path.join(repo.root, 'plan.yaml')
    await using first = await connectHere(repo.root, { record })
    await first.call('Write', { file_path: 'c.txt', content: 'c\n' })
    await using second = await connect(cli, { cwd: repo.root, args: ['--repo', '.', ...args] })
    await second.call('Write', { file_path: 'd.txt', content: 'd\n' })
    expect(await second.outcome('Write', { file_path: 'plan.1.yaml', content: 'x' })).toBe('PATH_DENIED')
    for (const client of [first, second]) await client.call('plan_save', {})
    expect(second.stderr()).toContain('plan.1.yaml')
    expect(planOf(repo).steps).toMatchObject([{ input: { file_path: 'c.txt' } }])
    expect(planOf(repo, 'plan.1.yaml').steps).toMatchObject([{ input: { file_path: 'd.txt' } }])
  })

  it('holds files that were deleted and moved, and replays to the same files', async () => {
    using repo = repository({ ...FILES, 'bin/run.sh': '#!/bin/sh\n', 'old/deep/x.txt': 'x\n' })
    chmodSync(path.join(repo.root, 'bin/run.sh'), 0o755)
    repo.commit('executable')
    {
      await using client = await connect(cli, { cwd: repo.root, args })
      expect(await client.outcome('Delete', { file_path: 'src/b.txt' })).toBe('FILE_NOT_READ')
      for (const file_path of ['src/b.txt', 'bin/run.sh', 'old/deep/x.txt']) await client.call('Read', { file_path })
      const deleted = await client.call('Delete', { path: 'src/b.txt' })
      expect(deleted.structuredContent).toMatchObject({ path: 'src/b.txt', type: 'delete', deletions: 2 })
      const moved = await client.call('Move', { file_path: 'bin/run.sh', new_path: 'tools//go.sh' })
      expect(moved.structuredContent).toMatchObject({ path: 'bin/run.sh', type: 'move', new_path: 'tools/go.sh' })
      expect(await edit(client, 'tools/go.sh', '#!/bin/sh', '#!/bin/bash')).toBe('ok')
      expect(await client.outcome('Move', { file_path: 'old/deep/x.txt', new_path: 'src/a.txt' })).toBe('FILE_EXISTS')
      expect(await client.outcome('Move', { file_path: 'old/deep/x.txt', new_path: '../x.txt' })).toBe(
        'PATH_OUTSIDE_REPO',
      )
      expect(await client.outcome('Move', { file_path: 'old/deep/x.txt', new_path: 'new/x.txt' })).toBe('ok')
      expect(await client.outcome('Read', { file_path: 'old/deep/x.txt' })).toBe('FILE_NOT_FOUND')
      await client.kill()
    }
    await using client = await connect(cli, { cwd: repo.root, args })
    const { structuredContent } = await client.call('plan_save', {})
    expect(structuredContent).toMatchObject({ ok: true, steps: 7, unrecorded: [], left_out: [] })
    expect(
      planOf(repo)
        .steps.map(({ tool }) => tool)
        .join(' '),
    ).toBe('Read Read Read Delete Move Edit Move')
    expect(replayed(repo)).toEqual(filesOf(repo.root))
  })

  it('holds values that were set and removed, in a second session too, takes them back, and replays to the same files', async () => {
    const PACKAGE = '{\n  // kept\n  "name": "shop",\n  "private": true\n}\n'
    using repo = repository({ ...FILES, 'a.jsonc': PACKAGE, 'ci.yml': 'jobs: # all\n  test: {}\n' })
    {
      await using client = await connect(cli, { cwd: repo.root, args })
      const version = { file_path: 'a.jsonc', path: ['version'], value: '1.0.0' }
      expect(await client.outcome('Set', version)).toBe('FILE_NOT_READ')
      for (const file_path of ['a.jsonc', 'ci.yml']) await client.call('Read', { file_path })
      const set = await client.call('Set', version)
      expect(set.structuredContent).toMatchObject({ path: 'a.jsonc', type: 'update', insertions: 2, deletions: 1 })
      expect(await client.outcome('Set', { file_path: 'src/a.txt', path: ['a'], value: 1 })).toBe('FORMAT_UNKNOWN')
      expect(await client.outcome('Set', { file_path: 'a.jsonc', path: ['name', 'of'], value: 1 })).toBe(
        'KEY_NOT_FOUND',
      )
      expect(await client.outcome('Set', { file_path: 'a.jsonc', path: ['x'] })).toBe('INVALID_INPUT')
      await client.kill()
    }
    await using client = await connect(cli, { cwd: repo.root, args })
    for (const file_path of ['a.jsonc', 'ci.yml']) await client.call('Read', { file_path })
    const node = { file_path: 'ci.yml', path: '$.jobs.test.node', value: 20 }
    for (const [tool, input] of [
      ['Set', node],
      ['Unset', { file_path: 'a.jsonc', path: ['private'] }],
      ['Unset', { file_path: 'ci.yml', path: ['jobs'] }],
    ] as const)
      expect({ tool, is: await client.outcome(tool, input) }).toEqual({ tool, is: 'ok' })
    expect(await client.outcome('plan_undo', {})).toBe('ok')
    expect(repo.read('ci.yml').toString()).toMatch(/^jobs: # all\n {2}test:.*node: 20/s)
    expect(repo.read('a.jsonc').toString()).toBe('{\n  // kept\n  "name": "shop",\n  "version": "1.0.0"\n}\n')
    await client.call('plan_save', {})
    expect(
      planOf(repo)
        .steps.map(({ tool }) => tool)
        .filter((tool) => tool !== 'Read'),
    ).toEqual(['Set', 'Set', 'Unset'])
    expect(replayed(repo)).toEqual(filesOf(repo.root))
  })

  it('takes deletions and moves back, modes too', async () => {
    using repo = repository({ ...FILES, 'bin/run.sh': '#!/bin/sh\n' })
    chmodSync(path.join(repo.root, 'bin/run.sh'), 0o755)
    const before = filesOf(repo.root)
    for (const dryRun of [false, true]) {
      await using client = await connectHere(repo.root, { dryRun })
      for (const file_path of ['src/b.txt', 'bin/run.sh']) await client.call('Read', { file_path })
      expect(await client.outcome('Delete', { file_path: 'src/b.txt' })).toBe('ok')
      expect(await client.outcome('Move', { file_path: 'bin/run.sh', new_path: 'go.sh' })).toBe('ok')
      expect(await client.outcome('Delete', { file_path: 'go.sh' })).toBe('ok')
      expect(await client.outcome('Read', { file_path: 'go.sh' })).toBe('FILE_NOT_FOUND')
      for (const _ of [1, 2, 3]) expect(await client.outcome('plan_undo', {})).toBe('ok')
      expect(await client.outcome('Read', { file_path: 'src/b.txt' })).toBe('ok')
      expect(filesOf(repo.root)).toEqual(before)
    }
  })

  it('drops a move that a kill stopped between its two files', async () => {
    using repo = repository(FILES)
    const before = filesOf(repo.root)
    {
      await using client = await connect(cli, { cwd: repo.root, args })
      await client.call('Read', { file_path: 'src/b.txt' })
      expect(await client.outcome('Move', { file_path: 'src/b.txt', new_path: 'b.txt' })).toBe('ok')
      await client.kill()
    }
    repo.write({ 'src/b.txt': 'one\ntwo\n' })
    expect(cli.run(['mcp', '--repo', '.', ...args], { cwd: repo.root })).toMatchObject({ exitCode: 0 })
    expect(planOf(repo).steps.map(({ tool }) => tool)).toEqual(['Read'])
    expect(filesOf(repo.root)).toEqual(before)
  })

  it.each(['plan.json', 'plan.jsonl'])('is written in the format of its file’s name: %s', async (name) => {
    using repo = repository(FILES)
    await using client = await connectHere(repo.root, { record: path.join(repo.root, name) })
    await client.call('Write', { file_path: 'c.txt', content: 'c\n' })
    await client.call('plan_save', {})
    expect(planOf(repo, name).steps).toMatchObject([{ tool: 'Write', input: { content: 'c\n' } }])
    const shown = await client.call('plan_show', { format: 'json' })
    expect(JSON.parse(String(shown.structuredContent?.plan))).toMatchObject({ steps: [{ tool: 'Write' }] })
  })

  it('needs a file to be saved, and not to be shown', async () => {
    using repo = repository(FILES)
    await using client = await connectHere(repo.root)
    await client.call('Write', { file_path: 'c.txt', content: 'c\n' })
    expect(await client.outcome('plan_save', {})).toBe('USAGE')
    expect((await client.call('plan_show', { format: 'yaml' })).structuredContent).toMatchObject({ total: 1 })
    expect(Object.keys(filesOf(repo.root)).sort()).toEqual([
      'c.txt',
      'config.json',
      'n.ipynb',
      'src',
      'src/a.txt',
      'src/b.txt',
    ])
  })
})

describe('a Read', () => {
  const LONG = Array.from({ length: 400 }, (_, line) => `line ${line + 1} of the file\n`).join('')

  it('licenses the lines that it showed, and no others', async () => {
    using repo = repository({ 'long.txt': LONG })
    await using client = await connectHere(repo.root, { readBudget: 500 })
    const change = (line: number) => edit(client, 'long.txt', `line ${line} of`, `LINE ${line} of`)
    const shown = textOf(await client.call('Read', { file_path: 'long.txt' }))
    const last = shown.split('\n').filter((line) => /^\d+\t/.test(line)).length
    expect(last).toBeGreaterThan(50)
    expect(last).toBeLessThan(150)
    expect(await change(last + 1)).toBe('FILE_NOT_READ')
    expect(await change(last)).toBe('ok')
    const several = { file_path: 'long.txt', old_string: 'of the file', new_string: 'of it', replace_all: true }
    expect(await client.outcome('Edit', several)).toBe('FILE_NOT_READ')
    expect(await client.outcome('Write', { file_path: 'long.txt', content: 'short\n' })).toBe('FILE_NOT_READ')
    expect(await edit(client, 'long.txt', 'line 1 of the file', 'first\nsecond')).toBe('ok')
    expect(await change(last)).toBe('STRING_NOT_FOUND')
    expect(await change(last + 1)).toBe('FILE_NOT_READ')
    await client.call('Read', { file_path: 'long.txt', offset: 300, limit: '50' })
    expect([await change(299), await change(298), await change(last - 1)]).toEqual(['ok', 'FILE_NOT_READ', 'ok'])
    for (let offset = 1; offset < 402; offset += 50)
      expect(await client.outcome('Read', { file_path: 'long.txt', offset, limit: 50 })).toBe('ok')
    expect(await client.outcome('Write', { file_path: 'long.txt', content: 'short\n' })).toBe('ok')
  })

  it('names the call that shows what an edit needs', async () => {
    using repo = repository({ 'long.txt': LONG })
    await using client = await connectHere(repo.root, { readBudget: 500 })
    await client.call('Read', { file_path: 'long.txt' })
    const input = { file_path: 'long.txt', old_string: 'line 333 of', new_string: 'x' }
    const refused = textOf(await client.call('Edit', input))
    const [, offset, limit] = /offset (\d+) and limit (\d+)/.exec(refused) ?? []
    expect(await client.outcome('Read', { file_path: 'long.txt', offset, limit })).toBe('ok')
    expect(await client.outcome('Edit', input)).toBe('ok')
  })

  it('shows about 8,000 tokens by default, and says how much more there is', async () => {
    using repo = repository({ 'long.txt': 'x'.repeat(79).concat('\n').repeat(1800) })
    await using client = await connect(cli, { cwd: repo.root })
    const shown = textOf(await client.call('Read', { file_path: 'long.txt' }))
    expect(shown.length).toBeGreaterThan(30_000)
    expect(shown.length).toBeLessThan(36_000)
    await using wide = await connect(cli, { cwd: repo.root, args: ['--read-budget', '50000'] })
    expect(textOf(await wide.call('Read', { file_path: 'long.txt' })).length).toBeGreaterThan(140_000)
    expect(cli.run(['mcp', '--read-budget', 'much'], { cwd: repo.root }).exitCode).toBe(2)
  })

  it('gives a picture as a picture, in content alone', async () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    using repo = repository({ 'a.png': Buffer.from(png, 'base64') })
    await using client = await connectHere(repo.root)
    const shown = await client.call('Read', { file_path: 'a.png' })
    expect(shown.content.map(({ type }) => type)).toContain('image')
    expect(shown.structuredContent).toBe(undefined)
  })
})

describe('a refusal', () => {
  it('speaks of calls, never of steps, plans or options', async () => {
    using repo = repository({ ...FILES, '.github/editplan.yml': 'version: 1\nrules: { deny: ["Write(no/**)"] }\n' })
    await using client = await connectHere(repo.root)
    const unread = textOf(await client.call('Edit', { file_path: 'src/a.txt', old_string: 'beta', new_string: 'B' }))
    expect(unread).toContain('Call Read')
    await client.call('Read', { file_path: 'src/a.txt' })
    await client.call('Read', { file_path: 'src/b.txt' })
    const answers = [unread]
    for (const [tool, input] of [
      ['Edit', { file_path: 'src/a.txt', old_string: 'beta', new_string: 'beta' }],
      ['Edit', { file_path: 'src/a.txt', old_string: 'bexa', new_string: 'b' }],
      ['Edit', { file_path: 'src/a.txt', old_string: 'a', new_string: 'b' }],
      ['Edit', { file_path: 'src/c.txt', old_string: 'a', new_string: 'b' }],
      ['Edit', { file_path: 'n.ipynb', old_string: 'a', new_string: 'b' }],
      ['Move', { file_path: 'src/a.txt', new_path: 'src/a.txt' }],
      ['Move', { file_path: 'src/a.txt', new_path: 'src/b.txt' }],
      ['Write', { file_path: 'no/a.txt', content: 'a' }],
      ['Write', { file_path: '.git/config', content: 'a' }],
      ['Write', { file_path: '.github/editplan.yml', content: 'version: 1\n' }],
      ['Write', { file_path: '../a.txt', content: 'a' }],
      ['Read', { file_path: 'src' }],
      ['Bash', { command: 'ls' }],
    ] as const) {
      const answer = await client.call(tool, input)
      expect([tool, input, answer.isError]).toEqual([tool, input, true])
      answers.push(textOf(answer), JSON.stringify(answer.structuredContent))
    }
    expect(answers.filter((text) => /\bsteps?\b|reads: auto|a plan\b|--\w/i.test(text))).toEqual([])
  })
})

describe('a dry run', () => {
  const args = ['--dry-run', '--record', '../plan.yaml']

  it('leaves the work tree as it is, and its plan applies', async () => {
    using repo = repository(FILES)
    const before = filesOf(repo.root)
    {
      await using client = await connect(cli, { cwd: repo.root, args })
      await client.call('Read', { file_path: 'src/b.txt' })
      expect(await edit(client, 'src/b.txt', 'one', 'ONE')).toBe('ok')
      const shown = await client.call('Read', { file_path: 'src/b.txt' })
      expect(textOf(shown)).toBe('1\tONE\n2\ttwo\n3\t')
      await client.call('Write', { file_path: 'made/c.txt', content: 'c\n' })
      expect(await edit(client, 'made/c.txt', 'c', 'd')).toBe('ok')
      await client.kill()
    }
    expect(filesOf(repo.root)).toEqual(before)
    {
      await using client = await connect(cli, { cwd: repo.root, args })
      const shown = await client.call('Read', { file_path: 'made/c.txt' })
      expect(textOf(shown)).toBe('1\td\n2\t')
      expect(await client.outcome('plan_undo', {})).toBe('ok')
      expect(await edit(client, 'made/c.txt', 'd', 'x')).toBe('FILE_MODIFIED')
      await client.call('Read', { file_path: 'made/c.txt' })
      expect(await edit(client, 'made/c.txt', 'c', 'e')).toBe('ok')
      await client.call('plan_save', {})
    }
    expect(filesOf(repo.root)).toEqual(before)
    repo.write({ 'src/b.txt': 'ONE\ntwo\n', 'made/c.txt': 'e\n' })
    expect(replayed(repo, path.join(repo.root, '../plan.yaml'))).toEqual(filesOf(repo.root))
  })

  it('is set aside when the files it proposed for have changed', async () => {
    using repo = repository(FILES)
    {
      await using client = await connect(cli, { cwd: repo.root, args })
      await client.call('Read', { file_path: 'src/b.txt' })
      await edit(client, 'src/b.txt', 'one', 'ONE')
      await client.kill()
    }
    repo.write({ 'src/b.txt': 'another one\n' })
    await using client = await connect(cli, { cwd: repo.root, args })
    expect((await client.call('plan_show', {})).structuredContent).toMatchObject({ total: 0 })
    expect(existsSync(path.join(repo.root, '../plan.1.yaml'))).toBe(true)
    expect(readFileSync(path.join(repo.root, 'src/b.txt'), 'utf8')).toBe('another one\n')
  })
})
