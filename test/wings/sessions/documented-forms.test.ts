import { describe, expect, it } from 'vitest'
import { type ImportOptions, importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { type Files, imported, left, replayed, steps } from './replayed.ts'

const lines = (...messages: readonly object[]): string => messages.map((message) => JSON.stringify(message)).join('\n')

/** Imports a source with the files at hand, and replays it on them. */
const made = async (text: string, files: Files, options: ImportOptions = {}) => {
  const readFile = (path: string) => files[path]
  const result = imported(text, { readFile, ...options })
  return { format: result.format, left: left(result), files: await replayed(result.plan, files), plan: result.plan }
}

describe('predictions of SWE-bench', () => {
  const PATCH = '--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n one\n-two\n+TWO\n'
  const prediction = (instance_id: string, model_patch: string) => ({
    instance_id,
    model_name_or_path: 'model',
    model_patch,
  })

  it('give the plan of the one that is chosen, which the title names', async () => {
    const all = [prediction('x__x-1', ''), prediction('shop__shop-2', PATCH), prediction('shop__shop-3', PATCH)]
    for (const text of [JSON.stringify(all), lines(...all)]) {
      const found = await made(text, { 'a.txt': 'one\ntwo\n' }, { choice: 2 })
      expect(found).toMatchObject({ format: 'swe-bench', files: { 'a.txt': 'one\nTWO\n' }, left: [] })
      expect(found.plan.title).toContain('shop__shop-2')
    }
  })
})

describe('several sources of one session', () => {
  it('are taken in the order of their times, whatever the format', () => {
    const event = (type: string, second: number, data: object) => ({
      type,
      data,
      id: `${type}${second}`,
      timestamp: `2026-01-01T00:00:0${second}.000Z`,
    })
    const creates = (file: string, second: number) => [
      event('tool.execution_start', second, {
        toolCallId: file,
        toolName: 'create',
        arguments: { path: `/shop/${file}`, file_text: 'x\n' },
      }),
      event('tool.execution_complete', second, { toolCallId: file, success: true }),
    ]
    const begins = event('session.start', 0, { context: { cwd: '/shop' } })
    const found = importPlan([
      { name: 'main', text: lines(begins, ...creates('a', 1), ...creates('c', 3)) },
      { name: 'sub', text: lines(begins, ...creates('b', 2)) },
    ])
    expect(found.ok && steps(found.plan)).toEqual(['a', 'b', 'c'].map((file) => `Write ${file} content="x\\n"`))
  })
})

describe('the stream of Cursor', () => {
  const call = (call_id: string, tool_call: object) => [
    { type: 'tool_call', subtype: 'started', call_id, tool_call, session_id: 's' },
    { type: 'tool_call', subtype: 'completed', call_id, tool_call, session_id: 's' },
  ]
  const text = lines(
    {
      type: 'system',
      subtype: 'init',
      apiKeySource: 'login',
      cwd: '/shop',
      session_id: 's',
      model: 'm',
      permissionMode: 'default',
    },
    { type: 'user', message: { role: 'user', content: [{ type: 'text', text: 'Change it' }] }, session_id: 's' },
    {
      type: 'assistant',
      message: { role: 'assistant', content: [{ type: 'text', text: 'I write it.' }] },
      session_id: 's',
    },
    ...call('c1', {
      writeToolCall: {
        args: { path: 'new.txt', fileText: 'new\n', toolCallId: 'c1' },
        result: { success: { path: '/shop/new.txt', linesCreated: 1, fileSize: 4 } },
      },
    }),
    ...call('c2', {
      editToolCall: {
        args: { path: '/shop/a.txt' },
        result: { success: { path: '/shop/a.txt', beforeFullFileContent: 'one\n', afterFullFileContent: 'ONE\n' } },
      },
    }),
    ...call('c3', { deleteToolCall: { args: { path: 'b.txt' }, result: { success: { path: 'b.txt' } } } }),
    ...call('c4', {
      writeToolCall: { args: { path: 'x.txt', fileText: 'x' }, result: { rejected: { path: 'x.txt', reason: '' } } },
    }),
    { type: 'result', subtype: 'success', duration_ms: 1, is_error: false, result: 'Done.', session_id: 's' },
  )

  it('gives the calls that are completed, by what they did, and none that was rejected', async () => {
    const found = await made(text, { 'a.txt': 'one\n', 'b.txt': 'b\n' })
    expect(found.format).toBe('cursor')
    expect(found.files).toEqual({ 'a.txt': 'ONE\n', 'new.txt': 'new\n' })
    expect(found.plan.steps.find(({ tool }) => tool === 'Write')?.why).toBe('I write it.')
  })
})

describe('an exported chat of VS Code', () => {
  const edit = (
    startLineNumber: number,
    startColumn: number,
    endLineNumber: number,
    endColumn: number,
    text: string,
  ) => ({
    range: { startLineNumber, startColumn, endLineNumber, endColumn },
    text,
  })

  it('gives its groups of edits one after the other, and lists commands', async () => {
    const uri = { $mid: 1, fsPath: '/shop/a.txt', external: 'file:///shop/a.txt', path: '/shop/a.txt', scheme: 'file' }
    const text = JSON.stringify({
      requesterUsername: 'ada',
      responderUsername: 'GitHub Copilot',
      requests: [
        {
          requestId: 'r1',
          message: { text: 'Change it', parts: [] },
          response: [
            { value: 'I change it.' },
            {
              kind: 'textEditGroup',
              uri,
              edits: [[edit(1, 1, 1, 4, 'ONE')], [edit(1, 4, 1, 4, '!'), edit(2, 1, 2, 4, 'TWO')]],
              done: true,
            },
            {
              kind: 'toolInvocationSerialized',
              toolId: 'run_in_terminal',
              toolSpecificData: { kind: 'terminal', commandLine: { original: 'npm test' } },
            },
          ],
        },
      ],
    })
    const found = await made(text, { 'a.txt': 'one\ntwo\n' }, { cwd: '/shop' })
    expect(found).toMatchObject({
      format: 'vscode-chat',
      files: { 'a.txt': 'ONE!\nTWO\n' },
      left: ['run_in_terminal 1!'],
    })
  })
})

describe('messages of the Agent Client Protocol', () => {
  const update = (inner: object) => ({
    jsonrpc: '2.0',
    method: 'session/update',
    params: { sessionId: 's', update: inner },
  })

  it('give the calls that are completed, by their diffs, and files that the client wrote', async () => {
    const text = lines(
      { jsonrpc: '2.0', id: 1, method: 'session/new', params: { cwd: '/shop', mcpServers: [] } },
      update({ sessionUpdate: 'agent_message_chunk', content: { type: 'text', text: 'I change ' } }),
      update({ sessionUpdate: 'agent_message_chunk', content: { type: 'text', text: 'it.' } }),
      update({ sessionUpdate: 'tool_call', toolCallId: 'c1', title: 'Edit a.txt', kind: 'edit', status: 'pending' }),
      update({
        sessionUpdate: 'tool_call_update',
        toolCallId: 'c1',
        status: 'completed',
        content: [{ type: 'diff', path: '/shop/a.txt', oldText: 'one\ntwo\n', newText: 'ONE\ntwo\n' }],
      }),
      update({
        sessionUpdate: 'tool_call',
        toolCallId: 'c2',
        title: 'Edit b.txt',
        kind: 'edit',
        status: 'in_progress',
      }),
      update({
        sessionUpdate: 'tool_call_update',
        toolCallId: 'c2',
        status: 'failed',
        content: [{ type: 'diff', path: '/shop/b.txt', oldText: 'b\n', newText: 'c\n' }],
      }),
      update({
        sessionUpdate: 'tool_call',
        toolCallId: 'c3',
        title: 'Write',
        kind: 'edit',
        status: 'completed',
        content: [{ type: 'diff', path: '/shop/new.txt', oldText: null, newText: 'new\n' }],
      }),
      {
        jsonrpc: '2.0',
        id: 9,
        method: 'fs/write_text_file',
        params: { sessionId: 's', path: '/shop/d.txt', content: 'd\n' },
      },
    )
    const found = await made(text, { 'a.txt': 'one\ntwo\n', 'b.txt': 'b\n' })
    expect(found.format).toBe('acp')
    expect(found.files).toEqual({ 'a.txt': 'ONE\ntwo\n', 'b.txt': 'b\n', 'new.txt': 'new\n', 'd.txt': 'd\n' })
    expect(found.plan.steps.find(({ input }) => 'file_path' in input && input.file_path === 'a.txt')).toBeDefined()
  })
})

describe('messages of the Model Context Protocol', () => {
  const message = (id: number, more: object) => ({ jsonrpc: '2.0', id, ...more })
  const called = (id: number, name: string, given: object) =>
    message(id, { method: 'tools/call', params: { name, arguments: given } })
  const said = (id: number, text: string, more: object = {}) =>
    message(id, { result: { content: [{ type: 'text', text }], ...more } })

  it('give the calls that are answered, and none that failed or that its client answered', async () => {
    const text = lines(
      called(1, 'write_file', { path: 'b.txt', content: 'b\n' }),
      message(1, { method: 'roots/list' }),
      message(1, { result: { roots: [] } }),
      said(1, 'Successfully wrote to b.txt'),
      { direction: 'out', message: called(2, 'edit_file', { path: 'a.txt', edits: [{ oldText: 'x', newText: 'y' }] }) },
      { direction: 'in', message: said(2, 'no such text', { isError: true }) },
      called(3, 'move_file', { source: 'a.txt', destination: 'c.txt' }),
      message(3, { error: { code: -32602, message: 'invalid' } }),
    )
    const found = await made(text, { 'a.txt': 'one\n' })
    expect(found.format).toBe('mcp')
    expect(found.files).toEqual({ 'a.txt': 'one\n', 'b.txt': 'b\n' })
  })
})

describe('calls of the text editor tool', () => {
  const use = (id: string, input: object) => ({ type: 'tool_use', id, name: 'str_replace_based_edit_tool', input })

  it('that delete a text before blanks give a plan that replays', async () => {
    const files = { 'a.txt': 'foo  \nbar\n' }
    const blocks = [
      use('t1', { command: 'str_replace', path: 'a.txt', old_str: 'foo', new_str: '' }),
      use('t2', { command: 'insert', path: 'a.txt', insert_line: 1, insert_text: 'new' }),
    ]
    const found = await made(JSON.stringify(blocks), files)
    expect(found.files).toEqual({ 'a.txt': '  \nnew\nbar\n' })
  })
})

describe('an insertion of a text that ends in a line break', () => {
  const files = { 'a.txt': 'one\ntwo\n' }
  const insert = (key: string) => ({ command: 'insert', path: 'a.txt', insert_line: 1, [key]: 'new\n' })
  const called = (key: string) => ({ type: 'tool_use', id: 't', name: 'str_replace_editor', input: insert(key) })
  const showing = (...shown: readonly string[]) =>
    `The file a.txt has been edited. Here's the result of running \`cat -n\` on a snippet of the edited file:\n${shown.map((line, at) => `     ${at + 1}\t${line}\n`).join('')}`

  it.each([
    ['new_str', undefined, 'one\nnew\n\ntwo\n'],
    ['insert_text', undefined, 'one\nnew\ntwo\n'],
    ['new_str', showing('one', 'new', '', 'two', ''), 'one\nnew\n\ntwo\n'],
    ['new_str', showing('one', 'new', 'two', ''), 'one\nnew\ntwo\n'],
    ['insert_text', showing('one', 'new', '', 'two', ''), 'one\nnew\n\ntwo\n'],
    ['insert_text', 'Done.', 'one\nnew\ntwo\n'],
  ])('gives what its tool makes of it: %s, %j', async (key, said, after) => {
    const answer = { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't', content: said }] }
    const text = JSON.stringify([
      { role: 'assistant', content: [called(key)] },
      ...(said === undefined ? [] : [answer]),
    ])
    expect((await made(text, files)).files).toEqual({ 'a.txt': after })
  })
})

describe('a session that was rewound', () => {
  const entry = (uuid: string, parentUuid: string | null, message: object, more: object = {}) => ({
    type: 'assistant' in message ? 'assistant' : 'user',
    uuid,
    parentUuid,
    sessionId: 's',
    cwd: '/shop',
    timestamp: `2026-05-01T10:00:0${uuid}.000Z`,
    isSidechain: false,
    ...more,
    message,
  })
  const wrote = (id: string, path: string) => ({
    assistant: true,
    role: 'assistant',
    content: [{ type: 'tool_use', id, name: 'Write', input: { file_path: path, content: 'x\n' } }],
  })
  const answered = (id: string) => ({
    role: 'user',
    content: [{ type: 'tool_result', tool_use_id: id, content: 'ok' }],
  })

  it('gives the branch that went on, and lists what was given up', () => {
    const text = lines(
      entry('1', null, { role: 'user', content: 'Go' }),
      entry('2', '1', wrote('t1', '/shop/first.txt')),
      entry('3', '2', answered('t1')),
      entry('4', '3', { role: 'user', content: 'One way' }),
      entry('5', '4', wrote('t2', '/shop/second.txt')),
      entry('6', '5', answered('t2')),
      entry('7', '3', { role: 'user', content: 'Another way' }),
      entry('8', '7', wrote('t3', '/shop/third.txt')),
      entry('9', '8', answered('t3')),
    )
    const found = imported(text)
    expect(found.format).toBe('claude-code')
    expect(steps(found.plan).map((step) => step.split(' ').slice(0, 2).join(' '))).toEqual([
      'Write first.txt',
      'Write third.txt',
    ])
  })
})
