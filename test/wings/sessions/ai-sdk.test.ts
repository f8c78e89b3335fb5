import { describe, expect, it } from 'vitest'
import { detectImportFormat } from '../../../src/wings/sessions/detect.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { left, steps } from './replayed.ts'

const WRITE = { file_path: 'a.txt', content: 'one\n' }
const EDIT = { file_path: 'b.txt', old_string: 'old', new_string: 'new' }
const PLAN = ['Write a.txt content="one\\n"', 'Edit b.txt old_string="old" new_string="new"']

const call = (toolCallId: string, toolName: string, input: object) => ({
  type: 'tool-call',
  toolCallId,
  toolName,
  input,
})
const result = (toolCallId: string, output: unknown) => ({ type: 'tool-result', toolCallId, toolName: 'any', output })
const CALLS = [call('c1', 'Write', WRITE), call('c2', 'Edit', EDIT)]
const said = (type: string, value?: unknown) => ({ type, value })

const MESSAGES = [
  { role: 'user', content: 'Please.' },
  { role: 'assistant', content: [{ type: 'text', text: 'I write it.' }, ...CALLS] },
  { role: 'tool', content: [result('c1', said('text', 'Written.')), result('c2', said('json', { ok: true }))] },
]

const part = (toolName: string, toolCallId: string, more: object) => ({ type: `tool-${toolName}`, toolCallId, ...more })

const imported = (value: unknown) => {
  const text = JSON.stringify(value)
  const found = importPlan({ name: 's.json', text }, { readFile: (file) => (file === 'b.txt' ? 'old\n' : undefined) })
  return { format: detectImportFormat(text), steps: found.ok ? steps(found.plan) : [], left: left(found), found }
}

/** The same two calls in every shape that the SDK gives them. */
const SHAPES: readonly (readonly [string, unknown])[] = [
  ['messages of a model', MESSAGES],
  ['messages in an object', { id: 'chat-1', messages: MESSAGES }],
  [
    'a result of several steps',
    {
      text: '',
      steps: [{ content: [CALLS[0], result('c1', 'Written.')] }, { content: [CALLS[1], result('c2', 'Edited.')] }],
      content: [CALLS[1], result('c2', 'Edited.')],
      toolCalls: [CALLS[1]],
    },
  ],
  [
    'a result with lists of calls and answers',
    { toolCalls: CALLS, toolResults: [result('c1', 'Written.'), result('c2', 'Edited.')] },
  ],
  ['an answer with calls that nothing answers', { finishReason: 'tool-calls', content: CALLS }],
  [
    'messages of a user interface',
    [
      {
        id: 'm',
        role: 'assistant',
        parts: [
          { type: 'step-start' },
          part('Write', 'c1', { state: 'output-available', input: WRITE, output: 'Written.' }),
          {
            type: 'dynamic-tool',
            toolName: 'Edit',
            toolCallId: 'c2',
            state: 'output-available',
            input: EDIT,
            output: { ok: true },
          },
        ],
      },
    ],
  ],
  [
    'messages of its version 4',
    [
      {
        role: 'assistant',
        toolInvocations: [{ state: 'result', toolCallId: 'c1', toolName: 'Write', args: WRITE, result: 'Written.' }],
      },
      {
        role: 'assistant',
        parts: [
          {
            type: 'tool-invocation',
            toolInvocation: { state: 'result', toolCallId: 'c2', toolName: 'Edit', args: EDIT, result: 'Edited.' },
          },
        ],
      },
    ],
  ],
]

describe('what programs keep of the Vercel AI SDK', () => {
  it('gives its calls in every shape', () => {
    for (const [shape, value] of SHAPES) {
      const { format, steps: made, left: listed } = imported(value)
      expect([shape, format, made, listed]).toEqual([shape, 'ai-sdk', PLAN, []])
    }
  })

  it('gives an agent’s words as the reason', () => {
    expect(imported(MESSAGES).found).toMatchObject({
      plan: { steps: [{ why: 'I write it.' }, { why: 'I write it.' }] },
    })
  })

  it.each([
    ['an error', said('error-text', 'No such file')],
    ['an error in JSON', said('error-json', { code: 1 })],
    ['a denial', { type: 'execution-denied', reason: 'no' }],
    ['a text that is an error', said('text', 'Error: no such file')],
  ])('leaves out a call that failed: %s', (_, output) => {
    const { steps: made, left: listed } = imported([
      ...MESSAGES.slice(0, 2),
      { role: 'tool', content: [result('c1', output), result('c2', said('text', 'Edited.'))] },
    ])
    expect(made).toEqual(PLAN.slice(1))
    expect(listed).toEqual(['Write 1'])
  })

  it.each([
    ['has no output', part('Write', 'c1', { state: 'output-available', input: WRITE })],
    ['still waits', part('Write', 'c1', { state: 'approval-requested', input: WRITE })],
    ['has a state that is not known', part('Write', 'c1', { state: 'output-cached', input: WRITE, output: 'x' })],
  ])('lists a call as doubt that %s', (_, first) => {
    const second = part('Edit', 'c2', { state: 'output-available', input: EDIT, output: 'Edited.' })
    const { steps: made, left: listed } = imported([{ role: 'assistant', parts: [first, second] }])
    expect(made).toEqual(PLAN.slice(1))
    expect(listed).toEqual(['Write 1!'])
  })

  it('takes an answer that comes in parts for its last one', () => {
    const content = [CALLS[0], { ...result('c1', 'Half.'), preliminary: true }, result('c1', 'Error: disk full')]
    expect(imported([{ role: 'assistant', content }]).left).toEqual(['Write 1'])
  })
})

describe('a bare list of calls as the Chat API has them', () => {
  const calls = [
    { id: 'c1', type: 'function', function: { name: 'Write', arguments: JSON.stringify(WRITE) } },
    { id: 'c2', type: 'function', function: { name: 'Edit', arguments: JSON.stringify(EDIT) } },
  ]

  it('is recognised, and so is one call alone', () => {
    for (const value of [calls, calls[0], { role: 'assistant', tool_calls: calls }]) {
      const { format, steps: made } = imported(value)
      expect(format).toBe('openai')
      expect(made).toEqual(PLAN.slice(0, value === calls[0] ? 1 : 2))
    }
  })
})
