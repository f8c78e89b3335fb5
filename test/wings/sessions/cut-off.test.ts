import { describe, expect, it } from 'vitest'
import type { ImportFormat } from '../../../src/wings/sessions/detect.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { left, steps } from './replayed.ts'

const lines = (...entries: readonly object[]) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')

const FILES: Readonly<Record<string, string>> = { 'a.txt': 'one\ntwo\n', 'open.txt': 'one\nlast' }
const CHECKOUT = {
  readFile: (file: string) => FILES[file],
  kindOf: (file: string) => (FILES[file] === undefined ? undefined : ('file' as const)),
  filesBelow: () => Object.keys(FILES),
}

const importOf = (format: ImportFormat, text: string) => {
  const found = importPlan({ name: 's', text }, { format, cwd: '/r', ...CHECKOUT })
  return { ...found, steps: found.ok ? steps(found.plan) : [] }
}

/** What each agent writes of one command that ended as it is said. */
type Logged = (command: string, how: 'cut off' | 'denied') => string

const claude: Logged = (command, how) =>
  lines(
    {
      type: 'assistant',
      cwd: '/r',
      sessionId: 's',
      message: { content: [{ type: 'tool_use', id: 'c', name: 'Bash', input: { command } }] },
    },
    {
      type: 'user',
      cwd: '/r',
      sessionId: 's',
      message: {
        content: [
          {
            type: 'tool_result',
            tool_use_id: 'c',
            is_error: true,
            content:
              how === 'denied'
                ? 'Permission to use Bash has been denied.'
                : "The user doesn't want to proceed with this tool use. The tool use was rejected.",
          },
        ],
      },
      toolUseResult: how === 'denied' ? 'Error: Permission to use Bash has been denied.' : 'User rejected tool use',
    },
  )

const qwen: Logged = (command, how) =>
  lines(
    {
      type: 'assistant',
      cwd: '/r',
      message: { parts: [{ functionCall: { id: 'c', name: 'run_shell_command', args: { command } } }] },
    },
    {
      type: 'tool_result',
      cwd: '/r',
      message: {
        parts: [
          {
            functionResponse: {
              id: 'c',
              name: 'run_shell_command',
              response: {
                error:
                  how === 'denied'
                    ? 'Qwen Code requires permission to use "run_shell_command", but that permission was declined.'
                    : '[Operation Cancelled] Reason: User cancelled tool execution.',
              },
            },
          },
        ],
      },
      toolCallResult: { status: how === 'denied' ? 'error' : 'cancelled' },
    },
  )

const gemini: Logged = (command, how) =>
  JSON.stringify({
    sessionId: 's',
    messages: [
      { type: 'user', content: 'Please.' },
      {
        type: 'gemini',
        content: '',
        toolCalls: [
          {
            id: 'c',
            name: 'run_shell_command',
            args: { command },
            status: how === 'denied' ? 'error' : 'cancelled',
            result: [
              {
                functionResponse: {
                  id: 'c',
                  name: 'run_shell_command',
                  response: {
                    error:
                      how === 'denied'
                        ? 'Tool execution denied by policy.'
                        : '[Operation Cancelled] User cancelled tool execution.',
                  },
                },
              },
            ],
          },
        ],
      },
    ],
  })

const opencode: Logged = (command, how) =>
  JSON.stringify({
    info: { id: 'ses_1', directory: '/r' },
    messages: [
      {
        info: { role: 'assistant', id: 'm' },
        parts: [
          {
            type: 'tool',
            tool: 'bash',
            callID: 'c',
            state:
              how === 'denied'
                ? { status: 'error', input: { command }, error: 'The user rejected permission to use this tool.' }
                : { status: 'running', input: { command }, metadata: { output: '' } },
          },
        ],
      },
    ],
  })

const cline: Logged = (command, how) =>
  JSON.stringify({
    version: 1,
    agent: 'lead',
    sessionId: 's',
    system_prompt: 'Working Directory: /r\n',
    messages: [
      {
        role: 'assistant',
        content: [{ type: 'tool_use', id: 'c', name: 'run_commands', input: { commands: [command] } }],
      },
      {
        role: 'user',
        content: [
          {
            type: 'tool_result',
            tool_use_id: 'c',
            name: 'run_commands',
            ...(how === 'denied'
              ? { content: [{ query: command, error: 'Tool execution denied by the user' }], is_error: true }
              : { content: [{ query: command, result: '', error: 'Command aborted', success: false }] }),
          },
        ],
      },
    ],
  })

const LOGS: readonly (readonly [ImportFormat, Logged])[] = [
  ['claude-code', claude],
  ['qwen', qwen],
  ['gemini', gemini],
  ['opencode', opencode],
  ['cline', cline],
]

const COMMAND = 'rm a.txt; sleep 30; touch late.txt'

describe.each(LOGS)('a command in a session of %s', (format, logged) => {
  it('is listed whole where it was cut off, and nothing of it is taken', () => {
    const found = importOf(format, logged(COMMAND, 'cut off'))
    expect(found.steps).toEqual([])
    expect(left(found)).toEqual([expect.stringMatching(/!$/)])
    expect(found.notImported[0]?.reason).toContain(COMMAND)
  })

  it('did nothing where it was denied', () => {
    const found = importOf(format, logged(COMMAND, 'denied'))
    expect(found.steps).toEqual([])
    expect(left(found)).toEqual([expect.stringMatching(/\d$/)])
  })
})

describe('what a command of Codex printed', () => {
  const item = (id: string, command: string, output: string) => ({
    type: 'event_msg',
    payload: {
      type: 'item_completed',
      item: {
        type: 'CommandExecution',
        id,
        command,
        cwd: '/r',
        status: 'completed',
        exit_code: 0,
        aggregated_output: output,
      },
    },
  })
  const session = (...items: readonly object[]) =>
    lines({ type: 'session_meta', payload: { id: 's', cwd: '/r' } }, ...items)

  it('is a file as it is, whose last line may have no end', () => {
    const text = session(
      item('a', 'python3 gen.py', ''),
      item('b', 'cat open.txt', 'one\nnew'),
      item('c', "sed -i 's/one/1/' open.txt", ''),
    )
    const found = importOf('codex', text)
    expect(found.steps).toEqual([
      'Edit open.txt old_string="last" new_string="new"',
      'Edit open.txt old_string="one\\n" new_string="1\\n"',
    ])
  })
})

describe('a command of a stream that does not say how it ended', () => {
  const streamed = (command: string, exit: number | null) =>
    importOf(
      'codex',
      lines({
        type: 'item.completed',
        item: {
          id: 'c',
          type: 'command_execution',
          command: `/bin/bash -lc '${command}'`,
          aggregated_output: '',
          exit_code: exit,
          status: 'completed',
        },
      }),
    )

  it.each(['rm a.txt', 'echo x > a.txt', 'rm a.txt; true', 'touch new.txt'])(
    'is listed, and no step: %s',
    (command) => {
      expect(streamed(command, null)).toMatchObject({ steps: [], notImported: [{ mayChangeFiles: true }] })
      expect(streamed(command, 0)).toMatchObject({ steps: [expect.anything()], notImported: [] })
    },
  )

  it('is listed where the stream only begins it', () => {
    const row = (type: string, command: string, exit_code?: number) => ({
      type,
      item: {
        id: 'c',
        type: 'command_execution',
        command,
        exit_code,
        status: exit_code === 0 ? 'completed' : 'in_progress',
      },
    })
    const begun = row('item.started', 'rm a.txt')
    expect(importOf('codex', lines(begun))).toMatchObject({ steps: [], notImported: [{ mayChangeFiles: true }] })
    const whole = importOf('codex', lines(begun, row('item.completed', 'rm a.txt', 0)))
    expect(whole).toMatchObject({ steps: ['Delete a.txt'], notImported: [] })
  })

  it.each([
    ['no list of files', { type: 'file_change', changes: null }],
    ['a kind that is not known', { type: 'patch', changes: [{ path: '/r/a.txt', kind: 'update' }] }],
  ])('has a kin, a change of files with %s, which is listed', (_, item) => {
    const text = lines({ type: 'item.completed', item: { id: 'c', status: 'completed', ...item } })
    expect(importOf('codex', text)).toMatchObject({ steps: [], notImported: [{ mayChangeFiles: true }] })
  })

  it('changes no file where none of its programs does', () => {
    expect(streamed('git status && cat a.txt', null)).toMatchObject({ notImported: [{ mayChangeFiles: false }] })
  })
})
