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
      { session: 'abc', moment: 'tool', cwd: '/home/ada/shop', why: 'Bash: sed -i s/a/b/ x.txt' },
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
      { session: 'g', moment: 'tool', cwd: '/shop', why: 'replace: a' },
    ],
    [
      'Copilot CLI',
      { timestamp: 1, cwd: '/shop', toolName: 'bash', toolArgs: '{"command":"npm test"}', toolResult: {} },
      { session: 'session', moment: 'tool', cwd: '/shop', why: 'bash: npm test' },
    ],
    [
      'Cursor',
      { conversation_id: 'c', hook_event_name: 'afterShellExecution', workspace_roots: ['/shop'], command: 'rm a' },
      { session: 'c', moment: 'tool', cwd: '/shop', why: 'a tool: rm a' },
    ],
    [
      'Codex',
      { session_id: 'x', cwd: '/shop', hook_event_name: 'Stop' },
      { session: 'x', moment: 'end', cwd: '/shop', why: 'a tool' },
    ],
  ])('is understood: %s', (_, payload, call) => {
    expect(parseHook(JSON.stringify(payload), undefined)).toEqual(call)
  })

  it('takes the name of the hook from the command where the agent gives none', () => {
    expect(parseHook('{"cwd":"/shop"}', 'sessionStart')).toMatchObject({ moment: 'begin' })
    expect(parseHook('{"cwd":"/shop"}', 'sessionEnd')).toMatchObject({ moment: 'end' })
  })

  it('is nothing where it is no object', () => {
    for (const text of ['', '[]', 'null', '7', '{"cwd":']) expect(parseHook(text, undefined)).toBe(undefined)
  })
})
