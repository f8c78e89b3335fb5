import { describe, expect, it } from 'vitest'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import type { ImportFormat } from '../../../src/wings/sessions/index.ts'
import '../../../src/wings/sessions/index.ts'
import { left, steps } from './replayed.ts'

const lines = (...entries: readonly object[]) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

const importOf = (format: ImportFormat, text: string, readFile?: (file: string) => string | undefined) => {
  const found = importPlan({ name: 's', text }, { format, cwd: '/r', ...(readFile && { readFile }) })
  return { listed: left(found), steps: found.ok ? steps(found.plan) : [] }
}

const rollout = (...entries: readonly object[]) =>
  lines({ type: 'session_meta', payload: { id: 's', cwd: '/r' } }, ...entries)
const item = (told: object) => ({ type: 'event_msg', payload: { type: 'item_completed', item: told } })

describe('a diff of Codex beside the patch that was asked for', () => {
  const changed = (patch: string, unified_diff: string) =>
    rollout(
      {
        type: 'response_item',
        payload: { type: 'custom_tool_call', call_id: 'c', name: 'apply_patch', input: patch },
      },
      item({
        type: 'FileChange',
        id: 'c',
        changes: { '/r/a.txt': { type: 'update', unified_diff, move_path: null } },
        status: 'completed',
      }),
      { type: 'response_item', payload: { type: 'custom_tool_call_output', call_id: 'c', output: 'Success.' } },
    )
  const patch = (...body: readonly string[]) =>
    ['*** Begin Patch', '*** Update File: a.txt', '@@', ...body, '*** End Patch', ''].join('\n')
  const LONG = patch(' def one():', '     x = 0', '-    return x', '+    return 1', ' ', ' def two():')
  const SHORT = '@@ -2,3 +2,3 @@\n     x = 0\n-    return x\n+    return 1\n \n'

  it('gives way to it where it has fewer lines around the change, which are not there once', () => {
    const found = importOf('codex', changed(LONG, SHORT))
    expect(found.steps).toEqual([
      'Read a.txt',
      'Edit a.txt old_string="def one():\\n    x = 0\\n    return x\\n\\ndef two():" new_string="def one():\\n    x = 0\\n    return 1\\n\\ndef two():"',
    ])
  })

  it('counts where they do not say the same, and where the file is known', () => {
    const other = SHORT.replace('return 1', 'return 2')
    expect(importOf('codex', changed(LONG, other)).steps).toEqual([
      'Edit a.txt old_string="    x = 0\\n    return x\\n\\n" new_string="    x = 0\\n    return 2\\n\\n"',
    ])
    const text = 'def one():\n    x = 0\n    return x\n\ndef two():\n    x = 0\n    return x\n\n'
    expect(importOf('codex', changed(LONG, SHORT), () => text).steps).toEqual([
      'Edit a.txt old_string="def one():\\n    x = 0\\n    return x\\n\\ndef two():\\n" new_string="def one():\\n    x = 0\\n    return 1\\n\\ndef two():\\n"',
    ])
  })
})

describe('a call of a server in a session of Codex', () => {
  const input = (file: string) => ({ file_path: file, content: 'x' })
  const answer = (text: string) => ({ content: [{ type: 'text', text }] })

  it('counts by its item, whatever it was answered', () => {
    const served = (id: string, file: string, told: object) => [
      {
        type: 'response_item',
        payload: {
          type: 'function_call',
          name: 'mcp__editplan__Write',
          call_id: id,
          arguments: JSON.stringify(input(file)),
        },
      },
      item({ type: 'McpToolCall', id, server: 'editplan', tool: 'Write', arguments: input(file), ...told }),
      { type: 'response_item', payload: { type: 'function_call_output', call_id: id, output: `Created ${file}.` } },
    ]
    const found = importOf(
      'codex',
      rollout(
        ...served('a', 'done.txt', { status: 'completed', result: answer('Created done.txt.') }),
        ...served('b', 'failed.txt', { status: 'failed', error: { message: 'user rejected MCP tool call' } }),
        ...served('c', 'refused.txt', { status: 'completed', result: { ...answer('no'), isError: true } }),
      ),
    )
    expect(found.steps).toEqual(['Write done.txt content="x"'])
    expect(found.listed).toHaveLength(2)
  })

  it('is taken from the stream, too', () => {
    const served = (id: string, file: string, told: object) => ({
      type: 'item.completed',
      item: { id, type: 'mcp_tool_call', server: 'editplan', tool: 'Write', arguments: input(file), ...told },
    })
    const found = importOf(
      'codex',
      lines(
        { type: 'thread.started', thread_id: 't' },
        served('a', 'done.txt', { result: answer('Created done.txt.'), error: null, status: 'completed' }),
        served('b', 'denied.txt', {
          result: null,
          error: { message: 'user rejected MCP tool call' },
          status: 'failed',
        }),
      ),
    )
    expect(found.steps).toEqual(['Write done.txt content="x"'])
    expect(found.listed).toHaveLength(1)
  })
})

const said = (id: string, name: string, input: object) => ({
  type: 'assistant',
  cwd: '/r',
  sessionId: 's',
  message: { content: [{ type: 'tool_use', id, name, input }] },
})
const answered = (id: string, content: string, toolUseResult?: unknown) => ({
  type: 'user',
  cwd: '/r',
  sessionId: 's',
  message: { content: [{ type: 'tool_result', tool_use_id: id, content }] },
  ...(toolUseResult !== undefined && { toolUseResult }),
})

describe('plan_undo of editplan’s own server', () => {
  const own = (id: string, tool: string, input: object, answer: string) => [
    said(id, `mcp__editplan__${tool}`, input),
    answered(id, answer),
  ]

  it('takes back the change that its answer names, and none where it was refused', () => {
    const found = importOf(
      'claude-code',
      lines(
        ...own('a', 'Write', { file_path: 'a.txt', content: '1\n' }, 'Created a.txt.'),
        ...own('b', 'Edit', { file_path: 'a.txt', old_string: '1', new_string: '2' }, 'Updated a.txt.'),
        said('c', 'Write', { file_path: '/r/c.txt', content: 'c\n' }),
        answered('c', 'ok', { type: 'create', filePath: '/r/c.txt', content: 'c\n', originalFile: null }),
        ...own('d', 'plan_undo', {}, 'Undone: Edit a.txt (+1 −1). Call Read on a.txt before you change it again.'),
        ...own('e', 'plan_undo', {}, 'PLAN_EMPTY: there is no step to undo.'),
        ...own('f', 'Edit', { file_path: 'a.txt', old_string: '1', new_string: '3' }, 'Updated a.txt.'),
      ),
    )
    expect(found.steps).toEqual([
      'Write a.txt content="1\\n"',
      'Write c.txt content="c\\n"',
      'Edit a.txt old_string="1" new_string="3"',
    ])
  })

  it('takes back a move', () => {
    const found = importOf(
      'claude-code',
      lines(
        ...own('a', 'Write', { file_path: 'a.txt', content: '1\n' }, 'Created a.txt.'),
        ...own('b', 'Move', { file_path: 'a.txt', new_path: 'b.txt' }, 'Moved a.txt to b.txt.'),
        ...own(
          'c',
          'plan_undo',
          {},
          'Undone: Move a.txt to b.txt (+0 −0). Call Read on a.txt before you change it again.',
        ),
        ...own('d', 'Edit', { file_path: 'a.txt', old_string: '1', new_string: '2' }, 'Updated a.txt.'),
      ),
    )
    expect(found.steps).toEqual(['Write a.txt content="1\\n"', 'Edit a.txt old_string="1" new_string="2"'])
  })
})

describe('a patch of Cline', () => {
  it('adds a file without an end of its last line', () => {
    const text = JSON.stringify({
      version: 1,
      agent: 'lead',
      sessionId: 's',
      messages: [
        {
          role: 'assistant',
          content: [
            {
              type: 'tool_use',
              id: 'c',
              name: 'apply_patch',
              input: { input: '*** Begin Patch\n*** Add File: a.txt\n+one\n+two\n*** End Patch\n' },
            },
          ],
        },
        {
          role: 'user',
          content: [
            {
              type: 'tool_result',
              tool_use_id: 'c',
              content: [{ query: 'apply_patch', result: 'Successfully applied patch', success: true }],
            },
          ],
        },
      ],
    })
    expect(importOf('cline', text).steps).toEqual(['Write a.txt content="one\\ntwo"'])
  })
})

describe('a file that the person named with @', () => {
  const file = (type: string, content: string) => ({
    type: 'attachment',
    cwd: '/r',
    sessionId: 's',
    attachment: {
      type,
      filename: '/r/a.txt',
      displayPath: 'a.txt',
      content: {
        type: 'text',
        file: { filePath: '/r/a.txt', content, numLines: 3, startLine: 1, totalLines: 3 },
      },
    },
  })

  it.each(['file', 'already_read_file'])('is known as it is shown: %s', (type) => {
    const edit = { file_path: '/r/a.txt', old_string: 'one', new_string: '1' }
    const found = importOf(
      'claude-code',
      lines(
        said('a', 'Bash', { command: 'python3 gen.py' }),
        answered('a', '', { stdout: '', stderr: '' }),
        file(type, 'one\nmade\n'),
        said('b', 'Edit', edit),
        answered('b', 'ok', { filePath: '/r/a.txt', oldString: 'one', newString: '1', structuredPatch: [] }),
      ),
      () => 'one\ntwo\n',
    )
    expect(found.steps.filter((step) => !step.startsWith('Read'))).toEqual([
      'Edit a.txt old_string="two\\n" new_string="made\\n"',
      'Edit a.txt old_string="one" new_string="1"',
    ])
  })
})

describe('a session that was compacted', () => {
  const write = (id: string, file: string) => [
    { ...said(id, 'Write', { file_path: `/r/${file}`, content: 'x\n' }), uuid: `${id}1` },
    {
      ...answered(id, 'ok', { type: 'create', filePath: `/r/${file}`, content: 'x\n', originalFile: null }),
      uuid: `${id}2`,
      parentUuid: `${id}1`,
    },
  ]
  const asked = (uuid: string, parentUuid: string | null, more: object = {}) => ({
    type: 'user',
    cwd: '/r',
    sessionId: 's',
    uuid,
    parentUuid,
    message: { role: 'user', content: 'Please.' },
    ...more,
  })

  it.each([
    ['with its boundary', 'boundary'],
    ['where the summary has no parent', null],
  ])('keeps what came before in Claude Code, %s', (_, parent) => {
    const text = lines(
      asked('u1', null),
      ...write('a', 'a.txt'),
      {
        type: 'system',
        subtype: 'compact_boundary',
        uuid: 'boundary',
        parentUuid: null,
        logicalParentUuid: 'a2',
        cwd: '/r',
        sessionId: 's',
        compactMetadata: { trigger: 'auto', preTokens: 155_000 },
      },
      asked('u2', parent, { isCompactSummary: true, isVisibleInTranscriptOnly: true }),
      ...write('b', 'b.txt'),
    )
    expect(importOf('claude-code', text).steps).toEqual(['Write a.txt content="x\\n"', 'Write b.txt content="x\\n"'])
  })

  it('keeps what came before in Codex, and takes nothing of its history twice', () => {
    const add = (id: string, file: string) =>
      item({
        type: 'FileChange',
        id,
        changes: { [`/r/${file}`]: { type: 'add', content: 'x\n' } },
        status: 'completed',
      })
    const call = { type: 'custom_tool_call', call_id: 'a', name: 'apply_patch', input: '' }
    const text = rollout(
      { type: 'event_msg', payload: { type: 'user_message', message: 'Please.' } },
      add('a', 'a.txt'),
      { type: 'compacted', payload: { message: 'A summary.', replacement_history: [call] } },
      { type: 'event_msg', payload: { type: 'context_compacted' } },
      { type: 'turn_context', payload: { cwd: '/r' } },
      add('b', 'b.txt'),
    )
    expect(importOf('codex', text).steps).toEqual(['Write a.txt content="x\\n"', 'Write b.txt content="x\\n"'])
  })

  it('keeps what came before in Qwen Code', () => {
    const write = (id: string, file: string) => [
      {
        type: 'assistant',
        cwd: '/r',
        uuid: `${id}1`,
        message: {
          parts: [{ functionCall: { id, name: 'write_file', args: { file_path: `/r/${file}`, content: 'x\n' } } }],
        },
      },
      {
        type: 'tool_result',
        cwd: '/r',
        uuid: `${id}2`,
        parentUuid: `${id}1`,
        message: { parts: [{ functionResponse: { id, name: 'write_file', response: { output: 'ok' } } }] },
        toolCallResult: { status: 'success' },
      },
    ]
    const history = [
      {
        role: 'model',
        parts: [{ functionCall: { id: 'z', name: 'write_file', args: { file_path: '/r/z', content: '' } } }],
      },
    ]
    const text = lines(
      ...write('a', 'a.txt'),
      {
        type: 'system',
        subtype: 'chat_compression',
        cwd: '/r',
        uuid: 'c',
        parentUuid: 'a2',
        systemPayload: {
          info: { originalTokenCount: 9, newTokenCount: 3, compressionStatus: 1 },
          compressedHistory: history,
        },
      },
      ...write('b', 'b.txt'),
    )
    expect(importOf('qwen', text).steps).toEqual(['Write a.txt content="x\\n"', 'Write b.txt content="x\\n"'])
  })

  it('keeps what came before in Copilot, though events are counted as removed', () => {
    const create = (id: string, file: string) => [
      {
        type: 'tool.execution_start',
        id: `${id}1`,
        data: { toolCallId: id, toolName: 'create', arguments: { path: `/r/${file}`, file_text: 'x\n' } },
      },
      {
        type: 'tool.execution_complete',
        id: `${id}2`,
        data: { toolCallId: id, success: true, result: { content: 'Created.' } },
      },
    ]
    const text = lines(
      { type: 'session.start', id: '0', data: { context: { cwd: '/r' } } },
      ...create('a', 'a.txt'),
      { type: 'session.compaction_start', id: '1', data: {} },
      {
        type: 'session.compaction_complete',
        id: '2',
        data: { success: true, messagesRemoved: 4, summaryContent: 'A summary.' },
      },
      ...create('b', 'b.txt'),
    )
    expect(importOf('copilot', text).steps).toEqual(['Write a.txt content="x\\n"', 'Write b.txt content="x\\n"'])
  })

  it('keeps what came before in OpenCode, whose old answers are cleared', () => {
    const message = (id: string, ...parts: readonly object[]) => ({ info: { role: 'assistant', id }, parts })
    const write = (file: string, time: object) => ({
      type: 'tool',
      tool: 'write',
      callID: file,
      state: {
        status: 'completed',
        input: { filePath: `/r/${file}`, content: 'x\n' },
        output: '',
        metadata: {},
        time: { start: 1, end: 2, ...time },
      },
    })
    const text = JSON.stringify({
      info: { id: 'ses_1', directory: '/r' },
      messages: [
        message('m1', write('a.txt', { compacted: 3 })),
        { info: { role: 'user', id: 'm2' }, parts: [{ type: 'compaction', auto: true }] },
        { info: { role: 'assistant', id: 'm3', summary: true }, parts: [{ type: 'text', text: 'A summary.' }] },
        message('m4', write('b.txt', {})),
      ],
    })
    expect(importOf('opencode', text).steps).toEqual(['Write a.txt content="x\\n"', 'Write b.txt content="x\\n"'])
  })
})
