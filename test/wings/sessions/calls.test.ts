import { describe, expect, it } from 'vitest'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { imported, left, steps } from './replayed.ts'

const use = (id: string, name: string, input: object) => ({ type: 'tool_use', id, name, input })
const done = (id: string, more: object = {}) => ({ type: 'tool_result', tool_use_id: id, content: 'ok', ...more })
const WRITE = { file_path: 'a', content: 'a' }

describe('importing Messages API JSON', () => {
  it('takes a bare list of blocks, of which none is answered', () => {
    const { plan, format } = imported(
      JSON.stringify([
        { type: 'text', text: 'New file.' },
        use('t1', 'Write', WRITE),
        use('t2', 'Read', { file_path: 'b' }),
      ]),
    )
    expect(format).toBe('anthropic')
    expect(plan.steps.map(({ id, tool, why }) => [id, tool, why])).toEqual([
      ['t1', 'Write', 'New file.'],
      ['t2', 'Read', 'New file.'],
    ])
    expect(plan.options).toMatchObject({ duplicates: 'collapse', trailing_whitespace: 'strip' })
  })

  it('takes messages in JSON Lines, and leaves out what failed or was passed over', () => {
    const messages = [
      { role: 'assistant', content: [use('t1', 'Write', WRITE), use('t2', 'Edit', {}), use('t3', 'Write', WRITE)] },
      { role: 'user', content: [done('t2', { is_error: true }), done('t1')] },
      { role: 'assistant', content: [use('t4', 'Write', { ...WRITE, file_path: 'd' })] },
    ]
    const found = imported(messages.map((message) => JSON.stringify(message)).join('\n'))
    expect(found.plan.steps.map(({ id, at }) => [id, at.line])).toEqual([['t1', 1]])
    expect(left(found)).toEqual(['Edit 1', 'Write 1!', 'Write 3!'])
    expect(found.plan.options.duplicates).toBe('keep')
  })

  it('takes two calls of one id that were answered in their order, or lists the second', () => {
    const write = (name: string) => ({
      role: 'assistant',
      content: [use('t1', 'Write', { file_path: name, content: name })],
    })
    const answer = { role: 'user', content: [done('t1')] }
    const inTurn = imported(JSON.stringify([write('a'), answer, write('b'), answer]))
    expect(steps(inTurn.plan)).toEqual(['Write a content="a"', 'Write b content="b"'])
    const together = imported(JSON.stringify([write('a'), write('b'), answer, answer]))
    expect([...steps(together.plan), ...left(together)]).toEqual(['Write a content="a"', 'Write 1!'])
  })

  it('takes a MultiEdit as Edits of its file, one after the other', () => {
    const edits = [
      { old_string: 'a', new_string: 'b' },
      { old_string: 'b', new_string: 'c', replace_all: true },
    ]
    const { plan } = imported(JSON.stringify({ content: [use('t1', 'MultiEdit', { file_path: 'x', edits })] }))
    expect(plan.steps.map(({ id }) => id)).toEqual(['t1.1', 't1.2'])
    expect(steps(plan)).toEqual([
      'Edit x old_string="a" new_string="b"',
      'Edit x old_string="b" new_string="c" replace_all=true',
    ])
  })

  it('does not look for calls inside inputs and results', () => {
    const quoted = { messages: [{ role: 'assistant', content: [use('q', 'Write', WRITE)] }] }
    const found = imported(
      JSON.stringify([
        use('t1', 'Odd', quoted),
        done('t1', { content: [quoted] }),
        use('t2', 'Write', WRITE),
        done('t2'),
      ]),
    )
    expect(found.plan.steps.map(({ id }) => id)).toEqual(['t2'])
    expect(left(found)).toEqual(['Odd 1!'])
  })

  it('lists a call whose input does not fit, and gives its place', () => {
    const found = imported(
      JSON.stringify(
        [use('t1', 'Write', WRITE), use('t2', 'Write', { file_path: 3 }), use('t3', 'MultiEdit', {})],
        null,
        1,
      ),
    )
    expect(left(found)).toEqual(['Write 11!', 'MultiEdit 19!'])
  })
})

describe('importing calls of the text editor', () => {
  it('takes each command', () => {
    const calls = [
      { command: 'view', path: '/r/a' },
      { command: 'view', path: '/r/a', view_range: [3, 5] },
      { command: 'view', path: '/r/a', view_range: [3, -1] },
      { command: 'create', path: '/r/b', file_text: 'one\ntwo\n' },
      { command: 'insert', path: '/r/b', insert_line: 0, new_str: 'zero' },
      { command: 'insert', path: '/r/b', insert_line: 3, new_str: 'three' },
      { command: 'str_replace', path: '/r/b', old_str: 'two\n' },
    ]
    const { plan, format } = imported(JSON.stringify(calls), { cwd: '/r' })
    expect(format).toBe('text-editor')
    expect(plan).toMatchObject({ cwd: '/r', options: { reads: 'auto', trailing_whitespace: 'keep' } })
    expect(steps(plan)).toEqual([
      'Read a',
      'Read a offset=3 limit=3',
      'Read a offset=3',
      'Edit b old_string="" new_string="one\\ntwo\\n"',
      'Edit b old_string="one\\n" new_string="zero\\none\\n"',
      'Edit b old_string="two\\n" new_string="two\\nthree\\n"',
      'Edit b old_string="two\\n" new_string=""',
    ])
  })

  it('takes back the last step on a path', () => {
    const calls = [
      { command: 'create', path: 'a', file_text: '1\n' },
      { command: 'create', path: 'b', file_text: 'b\n' },
      { command: 'str_replace', path: 'a', old_str: '1', new_str: '2' },
      { command: 'undo_edit', path: 'a' },
      { command: 'insert', path: 'a', insert_line: 1, new_str: '3' },
      { command: 'undo_edit', path: 'c' },
    ]
    const found = imported(JSON.stringify(calls))
    expect(steps(found.plan)).toEqual([
      'Edit a old_string="" new_string="1\\n"',
      'Edit b old_string="" new_string="b\\n"',
      'Edit a old_string="1\\n" new_string="1\\n3\\n"',
    ])
    expect(left(found)).toEqual(['undo_edit 1!'])
  })

  it('lists an insertion into a file that it does not know, and takes it with the checkout', () => {
    const source = JSON.stringify({
      content: [
        use('t', 'str_replace_based_edit_tool', { command: 'insert', path: 'a', insert_line: 1, new_str: 'x' }),
      ],
    })
    expect(importPlan({ name: 's', text: source })).toMatchObject({
      ok: false,
      notImported: [{ construct: 'insert', mayChangeFiles: true }],
    })
    expect(steps(imported(source, { readFile: () => 'a\r\n\r\n' }).plan)).toEqual([
      'Edit a old_string="a\\n\\n" new_string="a\\nx\\n\\n"',
    ])
  })

  it('lists views of folders, unknown commands and lines that are not there', () => {
    const found = imported(
      JSON.stringify([
        use('a', 'str_replace_editor', { command: 'view', path: '.' }),
        done('a', { content: "Here're the files and directories up to 2 levels deep in ." }),
        use('b', 'str_replace_editor', { command: 'create', path: 'x', file_text: '' }),
        use('c', 'str_replace_editor', { command: 'insert', path: 'x', insert_line: 9, new_str: '' }),
        use('d', 'str_replace_editor', { command: 'rename', path: 'x' }),
        ...['b', 'c', 'd'].map((id) => done(id)),
      ]),
    )
    expect(found.plan.steps).toHaveLength(1)
    expect(left(found)).toEqual(['view 1', 'insert 1!', 'str_replace_editor rename 1!'])
  })
})

describe('importing Gemini’s logs', () => {
  const model = (...parts: object[]) => ({ role: 'model', parts })
  const call = (name: string, args: object) => ({ functionCall: { name, args } })
  const answer = (name: string, response: object) => ({
    role: 'user',
    parts: [{ functionResponse: { name, response } }],
  })
  const replace = { file_path: 'a', old_string: 'x', new_string: 'y' }

  it('takes the calls of a checkpoint once, paired by order where they have no id', () => {
    const clientHistory = [
      model({ text: 'Look.' }, call('read_file', { absolute_path: 'a', offset: 2, limit: 3 })),
      answer('read_file', { output: 'x' }),
      model(
        call('replace', replace),
        call('replace', { ...replace, expected_replacements: 2 }),
        call('run_shell_command', { command: 'ls' }),
      ),
      answer('replace', { error: 'no match' }),
      answer('replace', { output: 'ok' }),
      answer('run_shell_command', { output: '' }),
      model(
        call('replace', { ...replace, allow_multiple: true }),
        call('write_file', { file_path: 'b', content: 'b' }),
        call('write_file', { file_path: 'c', content: 'never answered' }),
      ),
      answer('replace', { output: 'ok' }),
      answer('write_file', { output: 'ok' }),
    ]
    const found = imported(
      JSON.stringify({ history: [{ type: 'gemini', text: 'Look.' }], clientHistory, toolCall: call('x', {}) }),
    )
    expect(found.format).toBe('gemini')
    expect(steps(found.plan)).toEqual([
      'Read a offset=3 limit=3',
      'Edit a old_string="x" new_string="y" replace_all=true expect_matches=2',
      'Edit a old_string="x" new_string="y" replace_all=true',
      'Write b content="b"',
    ])
    expect(found.plan.steps.map(({ id, why }) => [id, why])).toEqual([
      [undefined, 'Look.'],
      ...Array(3).fill([undefined, undefined]),
    ])
    expect(left(found)).toEqual(['replace 1', 'run_shell_command 1', 'write_file 1!'])
  })

  it('takes the calls of a session file by their status', () => {
    const toolCalls = ['success', 'error', 'cancelled', 'success'].map((status, index) => ({
      id: `c${index}`,
      name: 'write_file',
      args: { file_path: `f${index}`, content: '' },
      status,
    }))
    const messages = [
      { type: 'user', content: 'Please.' },
      { type: 'gemini', content: 'Sure.', toolCalls },
    ]
    const found = imported(JSON.stringify({ sessionId: 's', messages }), { cwd: '.' })
    expect(found.plan.steps.map(({ id }) => id)).toEqual(['c0', 'c3'])
    expect(left(found)).toEqual(['write_file 1', 'write_file 1'])
  })
})

describe('importing OpenAI’s JSON', () => {
  const PATCH = '*** Begin Patch\n*** Add File: new.txt\n+hello\n*** End Patch'

  it('takes chat completions, older calls and their results', () => {
    const call = (id: string, name: string, args: unknown) => ({
      id,
      type: 'function',
      function: { name, arguments: JSON.stringify(args) },
    })
    const messages = [
      { role: 'user', content: 'Go.' },
      {
        role: 'assistant',
        content: 'I write.',
        tool_calls: [
          call('a', 'write_file', { file_path: 'a', content: '1' }),
          call('b', 'apply_patch', { input: PATCH }),
        ],
      },
      { role: 'tool', tool_call_id: 'a', content: 'done' },
      { role: 'tool', tool_call_id: 'b', content: 'Error: no such file' },
      {
        role: 'assistant',
        content: null,
        function_call: { name: 'Write', arguments: '{"file_path":"c","content":"3"}' },
      },
      { role: 'function', name: 'Write', content: 'done' },
      { role: 'assistant', content: null, tool_calls: [call('d', 'write_file', { file_path: 'd', content: '4' })] },
    ]
    const found = imported(JSON.stringify({ model: 'm', messages }))
    expect(found.format).toBe('openai')
    expect(steps(found.plan)).toEqual(['Write a content="1"', 'Write c content="3"'])
    expect(found.plan.steps[0]?.why).toBe('I write.')
    expect(left(found)).toEqual(['apply_patch 1', 'write_file 1!'])
  })

  it('takes responses: function calls, custom calls, and a shell command that only applies a patch', () => {
    const shell = (command: unknown) => ({
      type: 'function_call',
      name: 'shell',
      arguments: JSON.stringify({ command }),
    })
    const output = [
      { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Patching.' }] },
      { type: 'custom_tool_call', call_id: 'x', name: 'apply_patch', input: PATCH },
      { type: 'custom_tool_call_output', call_id: 'x', output: '{"output":"Success","metadata":{"exit_code":0}}' },
      {
        type: 'function_call',
        call_id: 'y',
        name: 'apply_patch',
        arguments: JSON.stringify({ input: PATCH.replace('new', 'two') }),
      },
      { type: 'function_call_output', call_id: 'y', output: '{"output":"bad","metadata":{"exit_code":1}}' },
      { ...shell(['apply_patch', PATCH.replace('new', 'three')]), call_id: 'z' },
      { ...shell(['bash', '-lc', `apply_patch <<'EOF'\n${PATCH.replace('new', 'four')}\nEOF`]), call_id: 'w' },
      { ...shell(['bash', '-lc', `cd sub && apply_patch <<'EOF'\n${PATCH}\nEOF`]), call_id: 'v' },
      { ...shell(['make', 'all']), call_id: 'u' },
      ...['z', 'w', 'v', 'u'].map((call_id) => ({
        type: 'function_call_output',
        call_id,
        output: '{"output":"Success","metadata":{"exit_code":0}}',
      })),
      { ...shell(['apply_patch', PATCH.replace('new', 'unanswered')]), call_id: 't' },
    ]
    const found = imported(JSON.stringify({ output }))
    expect(steps(found.plan)).toEqual(
      ['new', 'three', 'four', 'sub/new'].map((name) => `Write ${name}.txt content="hello\\n"`),
    )
    expect(found.plan.steps[0]).toMatchObject({ id: 'x', why: 'Patching.' })
    expect(left(found)).toEqual(['apply_patch 1', 'shell 1!', 'shell 1!'])
  })
})

describe('calls whose outcome the log tells elsewhere', () => {
  const lines = (...values: object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('')

  it('leaves out calls of a server that Codex says failed or were denied, whatever they were answered', () => {
    const served = (id: string, file: string, result: object) => [
      {
        type: 'response_item',
        payload: {
          type: 'function_call',
          name: 'mcp__editplan__Write',
          call_id: id,
          arguments: JSON.stringify({ file_path: file, content: 'x' }),
        },
      },
      { type: 'event_msg', payload: { type: 'mcp_tool_call_end', call_id: id, result } },
      { type: 'response_item', payload: { type: 'function_call_output', call_id: id, output: `Created ${file}.` } },
    ]
    const text = lines(
      { type: 'session_meta', payload: { id: 's', cwd: '/r' } },
      ...served('a', 'denied.txt', { Err: 'user rejected MCP tool call' }),
      ...served('b', 'failed.txt', { Ok: { content: [], isError: true } }),
      ...served('c', 'done.txt', { Ok: { content: [{ type: 'text', text: 'Created done.txt.' }] } }),
    )
    const found = imported(text, { format: 'codex' })
    expect(steps(found.plan)).toEqual(['Write done.txt content="x"'])
    expect(found.notImported).toHaveLength(2)
  })

  it('makes a step of editplan’s own tool only where its answer says what it did', () => {
    const write = (id: string, file_path: string) => use(id, 'mcp__editplan__Write', { file_path, content: 'x' })
    const said = (id: string, answer: string) => done(id, { content: answer })
    const found = imported(
      JSON.stringify([
        ...[write('a', 'refused.txt'), said('a', 'FILE_EXISTS: refused.txt is there. Call Read first.')],
        ...[write('b', 'done.txt'), said('b', 'Created done.txt.')],
      ]),
    )
    expect(steps(found.plan)).toEqual(['Write done.txt content="x"'])
  })

  it('never takes the arguments of an OpenCode edit whose diff says something else', () => {
    const edit = {
      type: 'tool',
      tool: 'edit',
      callID: 'e',
      state: {
        status: 'completed',
        input: { filePath: '/r/a.txt', oldString: 'one', newString: 'asked' },
        output: '',
        metadata: { filediff: { file: '/r/a.txt', before: 'one\ntwo\n', after: 'one\nother\n' } },
      },
    }
    const text = JSON.stringify({
      info: { id: 'ses_1', directory: '/r' },
      messages: [{ info: { role: 'assistant', id: 'm' }, parts: [edit] }],
    })
    const found = importPlan({ name: 's', text }, { format: 'opencode', readFile: () => 'one\ntwo\n' })
    expect(JSON.stringify(found)).not.toContain('asked')
    expect(found.ok ? steps(found.plan) : found.notImported.length).toEqual([
      'Edit a.txt old_string="two\\n" new_string="other\\n"',
    ])
  })
})
