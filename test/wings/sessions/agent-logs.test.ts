import { describe, expect, it } from 'vitest'
import { classOf } from '../../../src/core/plan/settle.ts'
import { type Files, imported, replayed } from './replayed.ts'

const lines = (...values: readonly object[]): string => values.map((value) => JSON.stringify(value)).join('\n')

const ROOT = '/work/shop'
const BEFORE: Files = { 'a.py': 'one\ntwo\n', 'b.py': 'x = 1\n' }

/** The files that a log gives, with what is not in its plan. */
const given = async (text: string) => {
  const { plan, format, notImported } = imported(text, { cwd: ROOT, readFile: (path) => BEFORE[path] })
  return {
    format,
    files: await replayed(plan, BEFORE),
    missing: notImported.filter(({ mayChangeFiles }) => mayChangeFiles).map((one) => classOf(one)),
  }
}

const call = (id: string, name: string, input: object) => ({
  role: 'assistant',
  content: '',
  tool_calls: [{ type: 'function', id, function: { name, arguments: JSON.stringify(input) } }],
})

describe('sessions of Kimi', () => {
  const said = (tool_call_id: string, text: string) => ({
    role: 'tool',
    tool_call_id,
    content: [{ type: 'text', text }],
  })
  const DONE = '<system>File successfully edited.</system>'
  const start = [
    { role: '_checkpoint', id: 0 },
    { role: 'user', content: 'Go.' },
  ]

  it('give what their tools did, and not what failed', async () => {
    const text = lines(
      ...start,
      call('1', 'ReadFile', { path: `${ROOT}/a.py` }),
      said('1', '<system>2 lines read.</system>'),
      call('2', 'StrReplaceFile', {
        path: `${ROOT}/a.py`,
        edit: [
          { old: 'one', new: '1' },
          { old: 'two', new: '2' },
        ],
      }),
      said('2', DONE),
      call('3', 'StrReplaceFile', { path: `${ROOT}/b.py`, edit: { old: 'y', new: 'z' } }),
      said('3', '<system>ERROR: No replacements were made.</system>'),
      call('4', 'WriteFile', { path: `${ROOT}/c.py`, content: 'new\n' }),
      said('4', '<system>File successfully overwritten.</system>'),
      { role: '_usage', token_count: 9 },
    )
    expect(await given(text)).toEqual({
      format: 'kimi',
      files: { ...BEFORE, 'a.py': '1\n2\n', 'c.py': 'new\n' },
      missing: [],
    })
  })

  it('are doubt where a call is not answered, or adds to a file', async () => {
    const write = call('1', 'WriteFile', { path: `${ROOT}/c.py`, content: 'new\n' })
    const append = call('2', 'WriteFile', { path: `${ROOT}/a.py`, content: 'new\n', mode: 'append' })
    const text = lines(...start, write, said('1', DONE), append, said('2', DONE))
    expect((await given(text)).missing).toEqual(['left out'])
    const cut = lines(...start, write, said('1', DONE), call('3', 'WriteFile', { path: 'd.py', content: '' }))
    expect((await given(cut)).missing).toEqual(['left out'])
  })
})

describe('trajectories of SWE-agent', () => {
  const trajectory = (...history: readonly object[]) =>
    JSON.stringify({ trajectory: [{ action: 'ls', state: { working_dir: ROOT } }], history, info: {} })
  const said = (id: string, content: string) => ({ role: 'tool', content, tool_call_ids: [id] })
  const edit = (input: object) => ({ command: 'str_replace', path: `${ROOT}/a.py`, ...input })

  it('give what calls of functions did, and not what failed', async () => {
    const text = trajectory(
      { role: 'user', content: 'Go.' },
      call('1', 'str_replace_editor', edit({ old_str: 'one', new_str: '1' })),
      said('1', `OBSERVATION:\nThe file ${ROOT}/a.py has been edited. Here is the result.`),
      call('2', 'str_replace_editor', edit({ old_str: 'nine', new_str: '9' })),
      said('2', 'OBSERVATION:\nNo replacement was performed, old_str did not appear.'),
      call('3', 'str_replace_editor', { command: 'create', path: `${ROOT}/c.py`, file_text: 'new\n' }),
      said('3', `File created successfully at: ${ROOT}/c.py`),
      call('4', 'submit', {}),
      said('4', 'diff'),
    )
    expect(await given(text)).toEqual({
      format: 'swe-agent',
      files: { ...BEFORE, 'a.py': '1\ntwo\n', 'c.py': 'new\n' },
      missing: [],
    })
  })

  it('are doubt where an answer is none that the tool gives', async () => {
    const text = trajectory(
      call('1', 'str_replace_editor', edit({ old_str: 'one', new_str: '1' })),
      said('1', 'The file x has been edited.'),
      call('2', 'str_replace_editor', edit({ old_str: 'two', new_str: '2' })),
      said('2', 'Killed'),
    )
    expect((await given(text)).missing).toEqual(['left out'])
  })
})

describe('events of OpenHands', () => {
  const model = (id: string, name: string, input: object) => ({
    tool_call_metadata: {
      function_name: name,
      tool_call_id: id,
      model_response: { model: 'm', choices: [{ message: call(id, name, input) }] },
    },
  })
  const act = (id: number, action: string, args: object, more: object = {}) => ({
    ...{ id, source: 'agent', action, args },
    ...more,
  })
  const seen = (id: number, cause: number, observation: string, more: object = {}) => ({
    ...{ id, cause, source: 'agent', observation, content: '', extras: {} },
    ...more,
  })
  const replace = { command: 'str_replace', path: `${ROOT}/a.py`, old_str: 'one', new_str: '1' }

  it('give what actions did, and not what failed', async () => {
    const events = [
      { id: 0, source: 'user', action: 'message', args: { content: 'Go.' } },
      act(1, 'run', { command: 'ls' }),
      seen(2, 1, 'run', { extras: { metadata: { exit_code: 0, working_dir: ROOT } } }),
      act(3, 'edit', replace, model('t1', 'str_replace_editor', replace)),
      seen(4, 3, 'edit', {
        content: `The file ${ROOT}/a.py has been edited.`,
        extras: { path: `${ROOT}/a.py`, prev_exist: true, old_content: 'one\ntwo\n', new_content: '1\ntwo\n' },
      }),
      act(5, 'edit', { ...replace, old_str: 'nine' }),
      seen(6, 5, 'error', { content: 'No replacement was performed.' }),
      act(7, 'edit', { path: `${ROOT}/b.py`, content: 'x = 2', start: 1, end: -1 }),
      seen(8, 7, 'edit', {
        extras: { path: `${ROOT}/b.py`, prev_exist: true, old_content: 'x = 1\n', new_content: 'x = 2\n' },
      }),
      act(9, 'finish', {}),
    ]
    const files = { 'a.py': '1\ntwo\n', 'b.py': 'x = 2\n' }
    for (const text of [
      JSON.stringify(events),
      lines(...events),
      JSON.stringify({ instance_id: 'i', history: events }),
    ])
      expect(await given(text)).toEqual({ format: 'openhands', files, missing: [] })
  })

  it('give the call of the model where the editor ran as code', async () => {
    const events = [
      act(1, 'run_ipython', { code: 'print(file_editor())' }, model('t1', 'str_replace_editor', replace)),
      seen(2, 1, 'run_ipython', { content: `The file ${ROOT}/a.py has been edited.` }),
    ]
    const history = [events]
    expect(await given(JSON.stringify({ history }))).toMatchObject({ files: { 'a.py': '1\ntwo\n' }, missing: [] })
  })

  it('are doubt where code ran, or nothing tells what an edit did', async () => {
    const write = [
      act(1, 'write', { path: `${ROOT}/c.py`, content: 'new\n' }),
      seen(2, 1, 'write', { extras: { path: `${ROOT}/c.py` } }),
    ]
    const code = act(3, 'run_ipython', { code: 'open("a.py", "w")' })
    const edit = [
      act(3, 'edit', { path: `${ROOT}/b.py`, content: 'x', start: 1 }),
      seen(4, 3, 'edit', { content: 'ok' }),
    ]
    expect((await given(lines(...write, code))).missing).toEqual(['left out'])
    expect((await given(lines(...write, ...edit))).missing).toEqual(['left out'])
  })
})

describe('sessions that another program wrote as messages of the Chat API', () => {
  const answer = (tool_call_id: string, text: string) => ({
    role: 'tool',
    tool_call_id,
    content: [{ type: 'tool_output', text }],
  })
  const edit = (file_path: string, old_string: string, new_string: string) => ({ file_path, old_string, new_string })
  const session = (...messages: readonly object[]): string => JSON.stringify({ messages, meta: {} })
  const A = `${ROOT}/a.py`

  it('name each call in the content, too', async () => {
    const input = edit(A, 'one', '1')
    const { tool_calls } = call('1', 'Edit', input)
    const content = [{ type: 'tool_call', tool_call_id: '1', name: 'Edit', arguments: JSON.stringify(input) }]
    const text = session({ role: 'assistant', content, tool_calls }, answer('1', `The file ${A} has been updated.`))
    expect(await given(text)).toEqual({ format: 'openai', files: { ...BEFORE, 'a.py': '1\ntwo\n' }, missing: [] })
  })

  it.each([
    '<tool_use_error>File has not been read yet. Read it first before writing to it.</tool_use_error>',
    "The user doesn't want to proceed with this tool use. The tool use was rejected.",
    'File has been modified since read, either by the user or by a linter.',
    'Found 2 matches of the string to replace, but replace_all is false.',
  ])('say in words alone that a call failed: %s', async (words) => {
    const text = session(
      call('1', 'Write', { file_path: A, content: 'lost\n' }),
      answer('1', words),
      call('2', 'Edit', edit(`${ROOT}/b.py`, 'x = 1', 'x = 2')),
      answer('2', `The file ${ROOT}/b.py has been updated.`),
    )
    expect(await given(text)).toEqual({ format: 'openai', files: { ...BEFORE, 'b.py': 'x = 2\n' }, missing: [] })
  })

  it('may have an answer before its call', async () => {
    const text = session(answer('1', 'Done.'), call('1', 'Edit', edit(A, 'one', '1')))
    expect(await given(text)).toEqual({ format: 'openai', files: { ...BEFORE, 'a.py': '1\ntwo\n' }, missing: [] })
  })

  it('are doubtful where a tool that nobody knows ran, and lack what one did that writes files', async () => {
    const asked = (name: string, input: object) =>
      given(
        session(
          call('1', 'Edit', edit(A, 'one', '1')),
          answer('1', 'Done.'),
          call('2', name, input),
          answer('2', 'ok'),
        ),
      )
    expect((await asked('get_design', { url: 'https://example.test' })).missing).toEqual(['unknown'])
    expect((await asked('push_file', { path: 'a.py', owner: 'me', repo: 'shop' })).missing).toEqual(['unknown'])
    expect((await asked('create_report_file', { path: 'r.md' })).missing).toEqual(['left out'])
  })

  it('show a patch of nothing, which changed nothing', async () => {
    const patch = (id: string, ...body: readonly string[]) =>
      call(id, 'apply_patch', { input: ['*** Begin Patch', ...body, '*** End Patch'].join('\n') })
    const text = session(
      patch('1'),
      answer('1', 'Done.'),
      patch('2', `*** Add File: ${ROOT}/c.py`, '+c'),
      answer('2', 'Done.'),
    )
    expect(await given(text)).toEqual({ format: 'openai', files: { ...BEFORE, 'c.py': 'c\n' }, missing: [] })
  })
})

it('sessions of pi are known without a version', async () => {
  const message = (value: object) => ({ type: 'message', timestamp: '2025-11-20T23:33:50.805Z', message: value })
  const input = { path: 'a.py', oldText: 'one', newText: '1' }
  const text = lines(
    { type: 'session', id: 's', timestamp: '2025-11-20T23:33:50.805Z', cwd: ROOT, provider: 'p', modelId: 'm' },
    message({ role: 'assistant', content: [{ type: 'toolCall', id: '1', name: 'edit', arguments: input }] }),
    message({
      role: 'toolResult',
      toolCallId: '1',
      content: [{ type: 'text', text: 'Successfully replaced 1 block(s) in a.py.' }],
    }),
  )
  expect(await given(text)).toEqual({ format: 'pi', files: { ...BEFORE, 'a.py': '1\ntwo\n' }, missing: [] })
})

describe('sessions whose messages have parts', () => {
  const TWICE = [
    ['1', 'one', '1'],
    ['2', 'nine', '9'],
    ['3', 'two', '2'],
  ] as const
  const files = { ...BEFORE, 'a.py': '1\n2\n' }
  const goose = (id: string, old_str: string, new_str: string, toolResult: object) => [
    {
      role: 'assistant',
      content: [
        { type: 'text', text: 'I change it.' },
        {
          ...{ type: 'toolRequest', id },
          toolCall: {
            status: 'success',
            value: {
              name: 'developer__text_editor',
              arguments: { command: 'str_replace', path: `${ROOT}/a.py`, old_str, new_str },
            },
          },
        },
      ],
    },
    { role: 'user', content: [{ type: 'toolResponse', id, toolResult }] },
  ]
  const SUCCESS = { status: 'success', value: [{ type: 'text', text: 'Done.' }] }
  const crush = (id: string, old_string: string, new_string: string, is_error: unknown) => [
    {
      role: 'assistant',
      parts: [
        {
          type: 'tool_call',
          data: { id, name: 'edit', input: JSON.stringify({ file_path: 'a.py', old_string, new_string }) },
        },
      ],
    },
    {
      role: 'tool',
      parts: JSON.stringify([{ type: 'tool_result', data: { tool_call_id: id, content: '', is_error } }]),
    },
  ]
  const state = (id: string, old_string: string, new_string: string, status: string) => ({
    message: { role: 'assistant', content: 'I change it.' },
    toolCallStates: [
      {
        ...{ toolCallId: id, status },
        toolCall: {
          id,
          function: {
            name: 'single_find_and_replace',
            arguments: JSON.stringify({ filepath: 'a.py', old_string, new_string }),
          },
        },
      },
    ],
  })
  const session = (history: readonly object[]) =>
    JSON.stringify({ sessionId: 's', workspaceDirectory: `file://${ROOT}`, history })
  const isWrong = (old: string): boolean => old === 'nine'

  it('of Goose give what succeeded, a message a line or exported', async () => {
    const messages = TWICE.flatMap(([id, old, fresh]) =>
      goose(id, old, fresh, isWrong(old) ? { status: 'error', error: 'no match' } : SUCCESS),
    )
    const meta = { working_dir: ROOT, message_count: messages.length }
    for (const text of [lines(meta, ...messages), JSON.stringify({ ...meta, conversation: messages })])
      expect(await given(text)).toEqual({ format: 'goose', files, missing: [] })
  })

  it('of Goose know a newer answer that failed, and pass over a call that was none', async () => {
    const failed = { status: 'success', value: { isError: true, content: [{ type: 'text', text: 'no' }] } }
    const none = [
      { role: 'assistant', content: [{ type: 'toolRequest', id: '0', toolCall: { status: 'error', error: 'x' } }] },
      { role: 'user', content: [{ type: 'toolResponse', id: '0', toolResult: { status: 'error', error: 'x' } }] },
    ]
    const text = lines(
      { working_dir: ROOT, message_count: 6 },
      ...none,
      ...goose('1', 'one', '1', failed),
      ...goose('2', 'two', '2', SUCCESS),
    )
    expect(await given(text)).toEqual({ format: 'goose', files: { ...BEFORE, 'a.py': 'one\n2\n' }, missing: [] })
  })

  it('of Crush give what succeeded', async () => {
    const messages = TWICE.flatMap(([id, old, fresh]) => crush(id, old, fresh, isWrong(old)))
    for (const text of [lines(...messages), JSON.stringify({ messages })])
      expect(await given(text)).toEqual({ format: 'crush', files, missing: [] })
  })

  it('of Continue give what is done', async () => {
    const history = TWICE.map(([id, old, fresh]) => state(id, old, fresh, isWrong(old) ? 'errored' : 'done'))
    expect(await given(session(history))).toEqual({ format: 'continue', files, missing: [] })
  })

  it.each([
    [
      'Goose',
      lines(
        { working_dir: ROOT, message_count: 2 },
        ...goose('1', 'one', '1', SUCCESS),
        ...goose('2', 'two', '2', { status: 'later' }),
      ),
    ],
    ['Crush', lines(...crush('1', 'one', '1', false), ...crush('2', 'two', '2', undefined))],
    ['Continue', session([state('1', 'one', '1', 'done'), state('2', 'two', '2', 'generated')])],
  ])('of %s are doubt where no word tells how a call ended', async (_, text) => {
    expect((await given(text)).missing).toEqual(['left out'])
  })
})
