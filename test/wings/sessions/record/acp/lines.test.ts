import { describe, expect, it } from 'vitest'
import { Lines, LONG_LINE } from '../../../../../src/wings/sessions/record/acp/lines.ts'
import { messageOf } from '../../../../../src/wings/sessions/record/acp/message.ts'

/** What is understood of a message that comes in chunks of a size. */
function understood(message: unknown, size = 65_536) {
  const bytes = Buffer.from(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`)
  const lines = new Lines()
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
  const pieces = chunks.flatMap((chunk) => [...lines.split(chunk)])
  expect(Buffer.concat(pieces.map((piece) => piece.bytes)).equals(bytes)).toBe(true)
  const seen = pieces.flatMap(({ line }) => (line ? [line] : []))
  expect(seen).toHaveLength(1)
  return messageOf(seen[0]!)
}

const LONG = 'x"\\\\"status":"failed"}]\\'.repeat(LONG_LINE / 20)
const update = (fields: object) => ({ method: 'session/update', params: { sessionId: 's1', update: fields } })

describe('a line that is too long to be looked at whole', () => {
  it.each<[string, object, object]>([
    [
      'a picture in a prompt',
      { id: 1, method: 'session/prompt', params: { sessionId: 's1', prompt: [{ data: LONG }, { text: 'Do it' }] } },
      { id: '1', params: { sessionId: 's1', prompt: [{ data: '' }, { text: 'Do it' }] } },
    ],
    [
      'the output of a command',
      update({ toolCallId: 'c1', rawOutput: { stdout: LONG, code: 0 }, status: 'completed' }),
      { params: { update: { toolCallId: 'c1', rawOutput: { stdout: '', code: 0 }, status: 'completed' } } },
    ],
    [
      'a diff',
      {
        id: 'a',
        method: 'session/request_permission',
        params: { toolCall: { toolCallId: 'c1', content: [{ oldText: LONG, newText: LONG, path: '/a' }] } },
      },
      { id: '"a"', params: { toolCall: { content: [{ oldText: '', newText: '', path: '/a' }] } } },
    ],
    [
      'a list of many short values',
      update({ toolCallId: 'c1', rawOutput: Array.from({ length: 2 ** 18 }, (_, at) => [at]), status: 'failed' }),
      { params: { update: { toolCallId: 'c1', rawOutput: [], status: 'failed' } } },
    ],
    ['a name', update({ [LONG]: 1, toolCallId: 'c1' }), { params: { update: { toolCallId: 'c1' } } }],
  ])('says what its short fields say beside %s', (_, message, known) => {
    expect(understood(message)).toMatchObject(known)
  })

  it('is the same wherever its chunks are split', () => {
    const message = update({ rawOutput: LONG, content: [{ path: '/a\\"' }], status: 'completed' })
    expect(understood(message, 9973)).toEqual(understood(message, 2 ** 22))
  })

  it.each([
    ['no JSON', '}]"'.repeat(LONG_LINE / 2)],
    ['only brackets', '['.repeat(LONG_LINE + 1)],
    [
      'many short fields',
      JSON.stringify(Object.fromEntries(Array.from({ length: 1e5 }, (_, at) => [`k${at}`, 'value']))),
    ],
  ])('is no message where it is %s', (_, line) => {
    expect(understood(line)).toBeUndefined()
  })
})
