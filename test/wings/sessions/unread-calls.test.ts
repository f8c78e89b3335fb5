import { describe, expect, it } from 'vitest'
import type { ImportFormat } from '../../../src/wings/sessions/detect.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { handIn } from './memory-files.ts'

const EDIT = { file_path: '/r/a.ts', old_string: 'one', new_string: 'two' }
const STR_REPLACE = { command: 'str_replace', path: '/r/a.ts', old_str: 'one', new_str: 'two' }
const use = (id: string, name = 'Edit', input: object = EDIT) => ({ type: 'tool_use', id, name, input })
const called = (id: string, name: string, input: object) => ({
  id,
  type: 'function',
  function: { name, arguments: JSON.stringify(input) },
})
const lines = (...entries: readonly object[]) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

/** What looks like a call and no reader took, by line; and whether there is a plan. */
const read = (text: string, format?: ImportFormat) => {
  const found = importPlan({ name: 's.jsonl', text }, { ...(format && { format }), cwd: '/r', readFile: () => 'one\n' })
  return {
    steps: found.ok ? found.plan.steps.filter(({ tool }) => tool !== 'Read').length : 0,
    listed: found.notImported
      .filter(({ mayChangeFiles }) => mayChangeFiles)
      .map(({ construct, at }) => `${construct} ${at.line}`),
    message: found.ok ? '' : found.problems.map(({ message }) => message).join('\n'),
  }
}

describe('Code of Codex that makes a patch', () => {
  const FILES = { 'a.ts': 'one\n', 'b.ts': 'two\n' }
  const patch = (file: string, old: string, fresh: string) =>
    `*** Begin Patch\n*** Update File: ${file}\n@@\n-${old}\n+${fresh}\n*** End Patch\n`
  const item = (payload: object) => ({ type: 'response_item', payload })
  const call = (call_id: string, name: string, input: string, output: string) => [
    item({ type: 'custom_tool_call', call_id, name, input }),
    item({ type: 'custom_tool_call_output', call_id, output }),
  ]
  const told = {
    type: 'event_msg',
    payload: {
      type: 'patch_apply_end',
      call_id: 'c1',
      success: true,
      changes: { '/r/a.ts': { type: 'update', unified_diff: '@@ -1 +1 @@\n-one\n+1\n' } },
    },
  }
  const log = (code: string, events: readonly object[] = []) =>
    lines(
      { type: 'session_meta', payload: { id: 's', cwd: '/r' } },
      ...events,
      ...call('c1', 'apply_patch', patch('a.ts', 'one', '1'), 'Success. Updated the following files:\nM a.ts\n'),
      ...call('c2', 'exec', code, 'Script completed\nOutput:\n\nok'),
    )
  const PATCHES = `text(await tools.apply_patch(${JSON.stringify(patch('b.ts', 'two', '2'))}))`

  it.each([
    ['of no patch', []],
    ['of another one', [told]],
  ])('is no part that may be left out where the log tells %s', async (_, events) => {
    expect(await handIn(log(PATCHES, events), FILES)).toMatchObject({ refused: ['PROPOSAL_INCOMPLETE'] })
    const told = await handIn(log('text(await tools.read_file("b.ts"))', events), FILES)
    expect(told).toEqual({ files: { ...FILES, 'a.ts': '1\n' } })
  })
})

const UNKNOWN: readonly (readonly [string, string, readonly string[], RegExp])[] = [
  [
    'OpenHands, whose events do not say who acts',
    lines({
      instance_id: 'shop-1',
      instruction: 'Fix it.',
      history: [
        {
          id: 3,
          action: 'edit',
          args: STR_REPLACE,
          tool_call_metadata: {
            function_name: 'str_replace_editor',
            tool_call_id: 'c',
            model_response: {
              choices: [
                { message: { role: 'assistant', tool_calls: [called('c', 'str_replace_editor', STR_REPLACE)] } },
              ],
            },
          },
        },
        { id: 4, observation: 'edit', content: 'done', extras: { path: '/r/a.ts' } },
      ],
    }),
    ['edit 1', 'str_replace_editor 1'],
    /OpenHands/,
  ],
  [
    'SWE-agent, whose calls are lines',
    JSON.stringify({
      trajectory: [
        { action: 'ls -F', observation: 'a.ts', thought: 't' },
        { action: 'edit 3:5\ntwo\nend_of_edit', observation: 'done', thought: 't' },
        { action: 'create b.ts', observation: 'done', thought: 't' },
      ],
      history: [],
    }),
    ['edit 1', 'create 1'],
    /SWE-agent/,
  ],
  [
    'Kimi',
    lines(
      { role: 'user', content: 'Fix it.' },
      {
        role: 'assistant',
        content: '',
        toolCalls: [
          { id: 'c', name: 'StrReplaceFile', arguments: { path: '/r/a.ts', edit: { old: 'one', new: 'two' } } },
        ],
      },
    ),
    ['StrReplaceFile 2'],
    /Kimi/,
  ],
  [
    'Antigravity',
    lines({
      conversationId: 'x',
      toolCall: {
        name: 'replace_file_content',
        args: { TargetFile: '/r/a.ts', TargetContent: 'one', ReplacementContent: 'two' },
      },
    }),
    ['replace_file_content 1'],
    /Antigravity/,
  ],
  [
    'Antigravity, a file that it writes',
    lines({
      conversationId: 'x',
      toolCall: { name: 'write_to_file', args: { TargetFile: '/r/a.ts', CodeContent: 'x' } },
    }),
    ['write_to_file 1'],
    /Antigravity/,
  ],
  [
    'a program nobody knows',
    lines({ when: 1, event: { kind: 'call', tool: 'write_file', arguments: { path: '/r/a.ts', content: 'x' } } }),
    ['write_file 1'],
    /when, event/,
  ],
  [
    'a program nobody knows, deep in its values',
    JSON.stringify({
      a: [{ b: { c: [[{ d: { recipient_name: 'apply_patch', args: '*** Begin Patch\n*** End Patch' } }]] } }],
    }),
    ['apply_patch 1'],
    /keys a/,
  ],
]

describe('a log whose calls no reader takes', () => {
  it.each(UNKNOWN)('%s: is a log that is not known, and each call is listed', (_, text, listed, name) => {
    const found = read(text)
    expect(found.steps).toBe(0)
    expect([...found.listed].sort()).toEqual([...listed].sort())
    expect(found.message).toMatch(name)
  })

  it.each([
    ['reads only', lines({ tool: 'read_file', arguments: { path: 'a' } })],
    ['a command that changes nothing', lines({ tool: 'bash', arguments: { command: 'ls -la | head' } })],
    ['settings', JSON.stringify({ name: 'shop', parameters: { path: 'src' }, scripts: { edit: 'x' } })],
    [
      'descriptions of tools',
      JSON.stringify({ tools: [{ name: 'write_file', parameters: { path: {}, content: {} } }] }),
    ],
  ])('is none where there is nothing that writes: %s', (_, text) => {
    expect(read(text).listed).toEqual([])
  })
})

describe('a call that is not where its format has calls', () => {
  it('is listed beside those that were read', () => {
    const message = { role: 'assistant', content: [use('t1')] }
    expect(read(JSON.stringify({ messages: [message], drafts: [{ content: [use('t2')] }] }))).toMatchObject({
      steps: 1,
      listed: ['Edit 1'],
    })
    const both = { messages: [{ role: 'assistant', tool_calls: [called('c1', 'edit', EDIT)] }] }
    const history = [{ role: 'assistant', tool_calls: [called('c2', 'edit', { ...EDIT, new_string: 'three' })] }]
    expect(read(JSON.stringify({ ...both, history }))).toMatchObject({ steps: 1, listed: ['edit 1'] })
  })

  it('is not listed where it is one that was read, at another place', () => {
    const message = { role: 'assistant', content: [use('t1')] }
    expect(read(JSON.stringify({ messages: [message], copy: { message } })).listed).toEqual([])
  })

  it('is listed in a line of Claude Code that is no message, as of an agent that was started', () => {
    const text = lines(
      { type: 'assistant', cwd: '/r', sessionId: 's', message: { content: [use('t1')] } },
      {
        type: 'user',
        cwd: '/r',
        sessionId: 's',
        message: { content: [{ type: 'tool_result', tool_use_id: 't1', content: 'ok' }] },
      },
      {
        type: 'progress',
        cwd: '/r',
        sessionId: 's',
        parentToolUseID: 't9',
        data: { type: 'agent_progress', message: { type: 'assistant', message: { content: [use('t2')] } } },
      },
    )
    expect(read(text)).toMatchObject({ steps: 1, listed: ['Edit 3'] })
  })

  it('is not searched for in what calls were given and what answered them', () => {
    const text = JSON.stringify([
      use('t1', 'Write', { file_path: '/r/b.json', content: JSON.stringify(use('q1')), more: use('q2') }),
      { type: 'tool_result', tool_use_id: 't1', content: [use('q3')] },
    ])
    expect(read(text).listed).toEqual([])
  })
})

describe('the lines of a session in one document', () => {
  it('are read as those of a file', () => {
    const text = JSON.stringify({
      loglines: [
        { type: 'user', timestamp: 'T1', message: { role: 'user', content: 'Fix it.' } },
        { type: 'assistant', timestamp: 'T2', message: { role: 'assistant', content: [use('t1')] } },
        {
          type: 'user',
          timestamp: 'T3',
          message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't1', content: 'ok' }] },
        },
      ],
    })
    expect(read(text)).toMatchObject({ steps: 1, listed: [] })
  })
})

describe('results of a batch', () => {
  it.each([
    [
      'of Messages',
      { custom_id: 'a', result: { type: 'succeeded', message: { role: 'assistant', content: [use('t1')] } } },
    ],
    [
      'of Chat',
      {
        custom_id: 'a',
        response: {
          status_code: 200,
          body: { choices: [{ message: { role: 'assistant', tool_calls: [called('c', 'edit', EDIT)] } }] },
        },
      },
    ],
  ])('%s are read', (_, line) => {
    expect(read(lines(line))).toMatchObject({ steps: 1, listed: [] })
  })
})

describe('an answer of Claude Code that is a text', () => {
  const session = (is_error: boolean | undefined, toolUseResult: unknown) =>
    lines(
      { type: 'assistant', cwd: '/r', sessionId: 's', message: { content: [use('t1')] } },
      {
        type: 'user',
        cwd: '/r',
        sessionId: 's',
        message: {
          content: [
            {
              type: 'tool_result',
              tool_use_id: 't1',
              content: 'The file is updated.',
              ...(is_error !== undefined && { is_error }),
            },
          ],
        },
        toolUseResult,
      },
    )

  it('is a success where it says that it is no failure, and else a failure', () => {
    expect(read(session(false, 'The file is updated.')).steps).toBe(1)
    expect(read(session(undefined, 'Error: no such file')).steps).toBe(0)
    expect(read(session(true, 'Error: no such file')).steps).toBe(0)
  })
})

describe('a response that comes in pieces', () => {
  const json = JSON.stringify(EDIT)
  const events = (...parts: readonly string[]) => [
    { type: 'message_start', message: { role: 'assistant', content: [] } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'I fix it.' } },
    { type: 'content_block_stop', index: 0 },
    { type: 'content_block_start', index: 1, content_block: { type: 'tool_use', id: 't1', name: 'Edit', input: {} } },
    ...parts.map((partial_json) => ({
      type: 'content_block_delta',
      index: 1,
      delta: { type: 'input_json_delta', partial_json },
    })),
  ]
  const stop = { type: 'content_block_stop', index: 1 }

  it('is read as a whole', () => {
    const text = lines(...events(json.slice(0, 9), json.slice(9)), stop, { type: 'message_stop' })
    expect(read(text)).toMatchObject({ steps: 1, listed: [] })
  })

  it('is listed where it is cut', () => {
    expect(read(lines(...events(json.slice(0, 9)))).listed).toEqual(['Edit 5'])
    expect(read(lines(...events(json.slice(0, 9)), stop)).listed).toEqual(['Edit 5'])
  })

  it('is listed where another API has it', () => {
    const delta = (part: object) => ({ choices: [{ index: 0, delta: { tool_calls: [{ index: 0, ...part }] } }] })
    const text = lines(
      delta({ id: 'c1', type: 'function', function: { name: 'edit', arguments: '' } }),
      delta({ function: { arguments: json } }),
    )
    expect(read(text)).toMatchObject({ steps: 0, listed: ['edit 1'] })
  })
})
