import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseHook } from '../../../../src/wings/sessions/commands/hook-call.ts'

describe('what an agent gives its hook', () => {
  it.each([
    [
      'Claude Code',
      {
        session_id: 'abc',
        transcript_path: '/home/ada/.claude/projects/shop/abc.jsonl',
        cwd: '/home/ada/shop',
        hook_event_name: 'PostToolUse',
        tool_name: 'Bash',
        tool_input: { command: 'sed -i s/a/b/ x.txt', description: 'Rename' },
        tool_response: { stdout: '', stderr: '' },
      },
      {
        session: 'abc',
        moment: 'tool',
        cwd: '/home/ada/shop',
        call: { why: 'Bash: sed -i s/a/b/ x.txt', command: true },
      },
    ],
    [
      'Gemini CLI',
      {
        session_id: 'g',
        cwd: '/shop',
        hook_event_name: 'AfterTool',
        tool_name: 'replace',
        tool_input: { file_path: 'a' },
      },
      { session: 'g', moment: 'tool', cwd: '/shop', call: { why: 'replace: a', files: [path.resolve('/shop/a')] } },
    ],
    [
      'Copilot CLI',
      { timestamp: 1, cwd: '/shop', toolName: 'bash', toolArgs: '{"command":"npm test"}', toolResult: {} },
      { session: 'session', moment: 'tool', cwd: '/shop', call: { why: 'bash: npm test', command: true } },
    ],
    [
      'Cursor',
      { conversation_id: 'c', hook_event_name: 'afterShellExecution', workspace_roots: ['/shop'], command: 'rm a' },
      { session: 'c', moment: 'tool', cwd: '/shop', call: { why: 'a tool: rm a', command: true } },
    ],
    [
      'Codex',
      { session_id: 'x', cwd: '/shop', hook_event_name: 'Stop' },
      { session: 'x', moment: 'end', cwd: '/shop' },
    ],
    [
      'Cline',
      {
        ...{ taskId: 't', workspaceRoots: ['/shop'], agent_id: 'a', hookName: 'tool_call' },
        tool_call: { id: 'c1', name: 'run_commands', input: { commands: ['rm a', 'rm b'] } },
        preToolUse: { toolName: 'run_commands', parameters: { commands: '["rm a","rm b"]' } },
      },
      {
        ...{ session: 't', moment: 'call', cwd: '/shop' },
        call: { id: 'c1', why: 'run_commands: rm a; rm b', command: true },
      },
    ],
    [
      'Cline in an editor',
      {
        ...{ taskId: 't', workspaceRoots: ['/shop'], hookName: 'PostToolUse' },
        postToolUse: { toolName: 'write_to_file', parameters: { path: 'a', content: 'x' }, success: true },
      },
      { session: 't', moment: 'tool', call: { why: 'write_to_file: a', files: [path.resolve('/shop/a')] } },
    ],
    ['Cline', { taskId: 't', workspaceRoots: ['/shop'], hookName: 'agent_end', turn: {} }, { moment: 'end' }],
  ])('is understood: %s', (_, payload, call) => {
    expect(parseHook(JSON.stringify(payload), undefined)).toMatchObject(call)
  })

  const called = (event: string, tool_name: string, tool_input: object) =>
    parseHook(JSON.stringify({ hook_event_name: event, cwd: '/shop', tool_name, tool_input }), undefined)

  it('pairs what comes before a call with what comes after it, by its id or by its input', () => {
    const input = { command: 'ls' }
    for (const [before, after] of [
      ['PreToolUse', 'PostToolUse'],
      ['BeforeTool', 'AfterTool'],
      ['preToolUse', 'postToolUseFailure'],
    ] as const) {
      const [first, second] = [called(before, 'Bash', input), called(after, 'Bash', input)]
      expect([first?.moment, second?.moment]).toEqual(['call', 'tool'])
      expect(first?.call?.id).toBe(second?.call?.id)
    }
  })

  it('tells which files a call may change', () => {
    const scope = (tool: string, input: object) => {
      const { files, command } = called('PreToolUse', tool, input)?.call ?? {}
      return files ?? (command ? 'command' : 'anything')
    }
    const at = (name: string) => path.resolve('/shop', name)
    expect(scope('Edit', { file_path: '/shop/a', old_string: 'x', new_string: 'y' })).toEqual([at('a')])
    expect(scope('NotebookEdit', { notebook_path: 'a.ipynb', new_source: 'x' })).toEqual([at('a.ipynb')])
    expect(scope('Read', { file_path: 'a' })).toEqual([])
    expect(scope('run_shell_command', { command: 'rm a' })).toBe('command')
    expect(scope('Task', { prompt: 'Do a part', description: 'a part' })).toBe('anything')
    const patch = '*** Begin Patch\n*** Update File: a.txt\n*** Move to: b.txt\n@@\n-x\n+y\n*** End Patch'
    expect(scope('apply_patch', { command: patch })).toEqual([at('a.txt'), at('b.txt')])
    expect(scope('apply_patch', { input: patch })).toEqual([at('a.txt'), at('b.txt')])
    expect(scope('multi_edit', { edits: [{ file_path: 'a' }, { file_path: 'b' }] })).toEqual([at('a'), at('b')])
  })

  it('takes the name of the hook from the command where the agent gives none', () => {
    expect(parseHook('{"cwd":"/shop"}', 'sessionStart')).toMatchObject({ moment: 'begin' })
    expect(parseHook('{"cwd":"/shop"}', 'sessionEnd')).toMatchObject({ moment: 'end' })
  })

  it('is nothing where it is no object', () => {
    for (const text of ['', '[]', 'null', '7', '{"cwd":']) expect(parseHook(text, undefined)).toBe(undefined)
  })
})
