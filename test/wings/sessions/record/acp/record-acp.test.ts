import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { applyPlan } from '../../../../../src/core/run/apply.ts'
import { type AcpRecord, recordAcp } from '../../../../../src/wings/sessions/record/acp/record-acp.ts'
import { repository, repositoryAt, type TestRepository } from '../../../../support/git.ts'
import { editplan } from '../../../../support/program.ts'

const AGENT = [process.execPath, path.join(import.meta.dirname, 'agent.mjs')] as const
const FILES = { 'a.txt': 'one\n', 'b.txt': 'one\n', 'c.txt': 'one\n' }

/** One in which git takes its time to look at a changed file. */
const slowRepository = () => {
  const repo = repository({ ...FILES, '.gitattributes': '*.txt filter=slow\n' })
  repo.git('config', 'filter.slow.clean', 'sleep 0.3; cat')
  return repo
}

type Action = { readonly do: string; readonly [key: string]: unknown }

/** An editor that sends lines and keeps what it is sent. */
class Editor {
  readonly input = new PassThrough()
  readonly output = new PassThrough()
  readonly messages: { id?: unknown; method?: string; result?: { sessionId: string }; params?: object }[] = []
  text = ''
  #id = 0

  constructor() {
    this.output.on('data', (bytes: Buffer) => {
      this.text += bytes
      const messages = String(bytes).split('\n').flatMap(parsed)
      this.messages.push(...messages)
      for (const message of messages) if (message?.method === 'x/seen') this.send({ id: message.id, result: {} })
    })
  }

  send(message: object): void {
    this.input.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  }

  async ask(method: string, params: object) {
    this.#id += 1
    const id = this.#id
    this.send({ id, method, params })
    const answered = () => this.messages.find((message) => message?.id === id && !message.method)
    while (!answered()) await new Promise((resolve) => setTimeout(resolve, 5))
    return answered()!
  }

  async open(cwd: string): Promise<string> {
    const { result } = await this.ask('session/new', { cwd, mcpServers: [] })
    return result?.sessionId ?? ''
  }

  prompt(sessionId: string, actions: readonly Action[], words = 'Tidy up') {
    const prompt = [{ type: 'text', text: `${words}::${JSON.stringify(actions)}` }]
    return this.ask('session/prompt', { sessionId, prompt })
  }
}

const parsed = (line: string) => {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}

const edit = (id: string, file: string) => ({
  toolCallId: id,
  title: `Edit ${file}`,
  kind: 'edit',
  locations: [{ path: file }],
})
const shell = (id: string, line: string) => ({
  toolCallId: id,
  title: line,
  kind: 'execute',
  rawInput: { command: line },
})
const call = (update: object): Action => ({ do: 'call', update: { status: 'in_progress', ...update } })
/** Until the editor has answered, what came before has been seen. */
const seen: Action = { do: 'ask', method: 'x/seen', params: {} }
const done = (toolCallId: string): Action => ({ do: 'update', update: { toolCallId, status: 'completed' } })

async function recorded(
  repo: TestRepository,
  drive: (editor: Editor) => Promise<unknown>,
  more: Partial<AcpRecord> = {},
) {
  const editor = new Editor()
  const recording = recordAcp({ command: [...AGENT], cwd: repo.root, editor, ...more })
  await editor.ask('initialize', { protocolVersion: 1 })
  await drive(editor)
  editor.input.end()
  return { ...(await recording), editor }
}

const said = ({ plan }: Awaited<ReturnType<typeof recordAcp>>['sessions'][number]) =>
  plan?.steps.map(({ input, why, session }) => ['file_path' in input ? input.file_path : '', why, session?.id])

const OUTSIDE = 'changed outside the calls of the agent'

describe('a recorded agent of the protocol', () => {
  it('gets each change a step of its call, a person’s apart, and the plan leads to the same files', {}, async () => {
    using repo = repository(FILES)
    const base = repo.git('rev-parse', 'HEAD')
    const { sessions, exitCode } = await recorded(repo, async (editor) => {
      const session = await editor.open(repo.root)
      await editor.prompt(session, [
        call(edit('c1', path.join(repo.root, 'a.txt'))),
        { do: 'write', file: 'a.txt', text: 'ONE\n' },
        done('c1'),
      ])
      repo.write({ 'c.txt': 'by a person\n' })
      await editor.prompt(session, [
        call(shell('c2', 'make')),
        seen,
        { do: 'shell', line: 'rm b.txt && echo made > made.txt' },
        done('c2'),
      ])
    })
    const [only] = sessions
    expect(exitCode).toBe(0)
    expect(said(only!)?.sort(byFile)).toEqual([
      ['a.txt', `Edit ${path.join(repo.root, 'a.txt')} (asked: Tidy up…)`, 's1'].map(anyWords),
      ['b.txt', 'make', 's1'].map(anyWords),
      ['c.txt', OUTSIDE, undefined],
      ['made.txt', 'make', 's1'].map(anyWords),
    ])
    expect(only?.plan?.sessions).toEqual([{ agent: 'scripted', id: 's1' }])
    const copy = path.join(path.dirname(repo.root), 'copy')
    repo.git('worktree', 'add', '-q', '--detach', copy, base)
    expect((await applyPlan(only!.plan!, { root: copy })).totals.failed).toBe(0)
    const made = repositoryAt(copy)
    for (const name of ['a.txt', 'c.txt', 'made.txt']) expect(made.read(name)).toEqual(repo.read(name))
    expect(existsSync(path.join(copy, 'b.txt'))).toBe(false)
  })

  it('has a plan for each session and each sub-agent, and none claims what is another’s', async () => {
    using repo = repository(FILES)
    const { sessions } = await recorded(repo, async (editor) => {
      const [one, two] = [await editor.open(repo.root), await editor.open(repo.root)]
      await editor.prompt(one, [call(edit('c1', 'a.txt')), { do: 'write', file: 'a.txt', text: 'by 1\n' }, done('c1')])
      const meta = { _meta: { claudeCode: { parentToolUseId: 'task' } } }
      await editor.prompt(two, [
        call({ toolCallId: 'task', title: 'Do a part', kind: 'think' }),
        call({ ...edit('c2', 'b.txt'), ...meta }),
        { do: 'write', file: 'b.txt', text: 'by the sub-agent\n' },
        { do: 'update', update: { toolCallId: 'c2', status: 'completed', ...meta } },
        done('task'),
      ])
    })
    const own = sessions.map((session) => [
      session.id,
      (said(session) ?? []).flatMap(([file, , id]) => (id ? [file] : [])),
    ])
    expect(own).toEqual([
      ['s1', ['a.txt']],
      ['s2', []],
      ['s2/task', ['b.txt']],
    ])
  })

  it('has what each session changed in its plan alone: one after the other they give the tree', async () => {
    using repo = slowRepository()
    const base = repo.git('rev-parse', 'HEAD')
    const { sessions } = await recorded(repo, async (editor) => {
      const [one, two] = [await editor.open(repo.root), await editor.open(repo.root)]
      await editor.prompt(one, [call(edit('c1', 'a.txt')), { do: 'write', file: 'a.txt', text: 'by 1\n' }, done('c1')])
      await editor.prompt(two, [call(edit('c2', 'b.txt')), { do: 'write', file: 'b.txt', text: 'by 2\n' }, done('c2')])
      await editor.prompt(two, [call(edit('c3', 'a.txt')), { do: 'write', file: 'a.txt', text: 'by 2\n' }, done('c3')])
      await editor.prompt(one, [call(edit('c4', 'c.txt')), { do: 'write', file: 'c.txt', text: 'by 1\n' }, done('c4')])
    })
    const files = sessions.map((session) => said(session)?.map(([file]) => file))
    expect(files).toEqual([
      ['a.txt', 'c.txt'],
      ['b.txt', 'a.txt'],
    ])
    expect(sessions.map(({ plan }) => plan?.description?.includes('a.txt'))).toEqual([undefined, true])
    const copy = path.join(path.dirname(repo.root), 'both')
    repo.git('worktree', 'add', '-q', '--detach', copy, base)
    for (const { plan } of sessions) expect((await applyPlan(plan!, { root: copy })).totals.failed).toBe(0)
    const made = repositoryAt(copy)
    for (const name of Object.keys(FILES)) expect(made.read(name)).toEqual(repo.read(name))
  })

  it('has a plan of its own in each connection, although the agent gives sessions the same ids', async () => {
    using repo = slowRepository()
    const files = async (file: string) => {
      const { sessions } = await recorded(repo, async (editor) => {
        const session = await editor.open(repo.root)
        await editor.prompt(session, [call(edit('c1', file)), { do: 'write', file, text: 'ONE\n' }, done('c1')])
      })
      return sessions.map((session) => [...(said(session) ?? []).map(([name]) => name), ...session.leftOut])
    }
    expect(await files('a.txt')).toEqual([['a.txt']])
    expect(await files('b.txt')).toEqual([['b.txt']])
  })

  it('has no step of a file that was there only while git looked', async () => {
    using repo = repository({ ...FILES, '.gitattributes': '*.late filter=late\n' })
    repo.git('config', 'filter.late.clean', 'if [ -e a.tmp ]; then mv a.tmp a.txt; fi; cat')
    const { sessions } = await recorded(repo, async (editor) => {
      const session = await editor.open(repo.root)
      await editor.prompt(session, [
        call(shell('c1', 'make')),
        seen,
        { do: 'shell', line: 'echo late > b.late && echo ONE > a.tmp' },
        done('c1'),
      ])
    })
    expect(said(sessions[0]!)?.map(([file]) => file)).toEqual(['a.txt', 'b.late'])
    expect(repo.read('a.txt').toString()).toBe('ONE\n')
  })

  it('is recorded by what the editor writes for it', async () => {
    using repo = repository(FILES)
    const { sessions } = await recorded(repo, async (editor) => {
      const session = await editor.open(repo.root)
      const file = path.join(repo.root, 'a.txt')
      const turn = editor.prompt(session, [
        { do: 'ask', method: 'fs/write_text_file', params: { path: file, content: 'ONE\n' } },
      ])
      while (!editor.messages.some(({ method }) => method === 'fs/write_text_file'))
        await new Promise((go) => setTimeout(go, 5))
      repo.write({ 'a.txt': 'ONE\n' })
      editor.send({ id: 'a1', result: {} })
      await turn
    })
    expect(said(sessions[0]!)).toMatchObject([['a.txt', expect.stringContaining('write '), 's1']])
  })

  it.each<[string, readonly Action[], number]>([
    ['ends', [{ do: 'exit', code: 3 }], 3],
    [
      'breaks off in the middle of a message',
      [
        { do: 'raw', text: '{"jsonrpc":"2.0","meth' },
        { do: 'exit', code: 0 },
      ],
      0,
    ],
    [
      'sends what is no message, and what nobody knows',
      [{ do: 'raw', text: 'no JSON\n[1]\nnull\n{"method":"x/y","params":3}\n' }],
      0,
    ],
    ['sends a message of 10 MB', [{ do: 'large', megabytes: 10, toolCallId: 'c9', status: 'completed' }], 0],
  ])('has a plan of what was seen where the agent %s', async (_, actions, code) => {
    using repo = repository(FILES)
    const { sessions, exitCode, editor } = await recorded(repo, async (driven) => {
      const session = await driven.open(repo.root)
      const turn = driven.prompt(session, [
        call(shell('c9', 'make')),
        seen,
        { do: 'write', file: 'a.txt', text: 'ONE\n' },
        ...actions,
      ])
      await (actions.some(({ do: what }) => what === 'exit') ? undefined : turn)
      if (actions.some(({ do: what }) => what === 'exit')) await new Promise((go) => driven.output.once('finish', go))
    })
    expect(exitCode).toBe(code)
    expect(sessions[0]?.leftOut).toEqual([])
    expect(said(sessions[0]!)).toMatchObject([['a.txt', expect.stringContaining('make'), 's1']])
    for (const { do: what, text } of actions) if (what === 'raw') expect(editor.text).toContain(text)
  })

  it('has its plan after a turn that began with a picture of 5 MB, and knows what its user said', async () => {
    using repo = repository(FILES)
    const plans: unknown[] = []
    const drive = async (editor: Editor) => {
      const session = await editor.open(repo.root)
      const actions = [call(shell('c1', 'make')), seen, { do: 'write', file: 'a.txt', text: 'ONE\n' }, done('c1')]
      const words = { type: 'text', text: `Tidy up::${JSON.stringify(actions)}` }
      const picture = { type: 'image', mimeType: 'image/png', data: 'QUJD'.repeat(5 * 2 ** 18) }
      await editor.ask('session/prompt', { sessionId: session, prompt: [picture, words] })
      while (plans.length === 0) await new Promise((go) => setTimeout(go, 5))
    }
    const { sessions } = await recorded(repo, drive, { onTurn: (session) => plans.push(said(session)) })
    expect(plans[0]).toMatchObject([['a.txt', expect.stringContaining('make (asked: Tidy up'), 's1']])
    expect(said(sessions[0]!)).toEqual(plans[0])
  })

  it('ends when its editor goes, although it hangs, and has a plan', async () => {
    using repo = repository(FILES)
    const { sessions, exitCode } = await recorded(repo, async (editor) => {
      const session = await editor.open(repo.root)
      void editor.prompt(session, [
        call(shell('c1', 'make')),
        seen,
        { do: 'write', file: 'a.txt', text: 'ONE\n' },
        { do: 'hang' },
      ])
      while (repo.read('a.txt').toString() !== 'ONE\n') await new Promise((go) => setTimeout(go, 5))
    })
    expect(exitCode).not.toBe(0)
    expect(said(sessions[0]!)).toMatchObject([['a.txt', expect.stringContaining('make'), 's1']])
  })

  it.each(['rename', 'remove'])('has a plan of what was seen before a %s of its checkout', async (what) => {
    using repo = repository(FILES)
    const to = `${repo.root} moved`
    let onTurn = (_: unknown): void => undefined
    const planned = new Promise((resolve) => {
      onTurn = resolve
    })
    const drive = async (editor: Editor) => {
      const session = await editor.open(repo.root)
      await editor.prompt(session, [
        call(edit('c1', 'a.txt')),
        { do: 'write', file: 'a.txt', text: 'ONE\n' },
        done('c1'),
      ])
      await planned
      await editor.prompt(session, [call(shell('c2', what)), { do: what, to }, done('c2')])
    }
    const { sessions } = await recorded(repo, drive, { onTurn })
    rmSync(to, { recursive: true, force: true })
    expect(said(sessions[0]!)).toMatchObject([['a.txt', expect.stringContaining('Edit'), 's1']])
    expect(sessions[0]?.plan?.left_out).toHaveLength(1)
    expect(existsSync(repo.root)).toBe(false)
  })

  it('passes messages of sessions in folders that git does not know, and says so', { tags: 'quick' }, async () => {
    using repo = repository(FILES)
    const { sessions } = await recorded(repo, async (editor) => {
      const session = await editor.open(path.dirname(repo.root))
      await editor.prompt(session, [])
    })
    expect(sessions[0]?.leftOut).toHaveLength(1)
  })
})

describe('editplan record --acp --prompt', () => {
  it('names at the end what the policy refused, and no more once a rule allows it', async () => {
    using repo = repository(FILES)
    const params = { path: 'b.txt', content: 'TWO\n' }
    const prompt = `Tidy up::${JSON.stringify([{ do: 'ask', method: 'fs/write_text_file', params }])}`
    const record = (...options: readonly string[]) =>
      editplan(['record', '--acp', '--prompt', prompt, '-o', '../plan.yaml', ...options, '--', ...AGENT], {
        cwd: repo.root,
      })
    const refused = await record()
    expect(refused.exitCode).toBe(0)
    expect(refused.stderr).toMatch(/did not allow 1 request of the agent: write b\.txt\. A rule under `allow`/)
    repo.write({ '../policy.yml': 'version: 1\nrules: { allow: ["Write(b.txt)"] }\n' })
    const allowed = await record('--policy', '../policy.yml')
    expect([allowed.exitCode, allowed.stderr.includes('did not allow')]).toEqual([0, false])
    expect(repo.read('b.txt').toString()).toBe('TWO\n')
  })
})

const byFile = ([one]: readonly unknown[], [other]: readonly unknown[]) => (String(one) < String(other) ? -1 : 1)

const anyWords = (value: unknown, at: number) =>
  at === 1 ? expect.stringContaining(String(value).split(' (')[0] ?? '') : value
