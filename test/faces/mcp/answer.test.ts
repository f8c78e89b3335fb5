import { expect, it } from 'vitest'
import { readAnswer } from '../../../src/faces/mcp/answer.ts'

const picture = { base64: 'AA==', mediaType: 'image/png' } as const
const answerOf = (read: object) =>
  readAnswer({ path: 'a', type: 'text', ...read } as never, { reminders: [], guidance: [] }).content

it.each<[string, object, readonly object[]]>([
  ['text', { content: 'rose' }, [{ type: 'text', text: 'rose' }]],
  ['a text and notes', { content: 'rose', notes: ['cut'] }, [{ type: 'text', text: 'rose\ncut' }]],
  ['a picture alone', { image: picture }, [{ type: 'image', data: 'AA==', mimeType: 'image/png' }]],
])('what was read is answered by its parts, and by no empty text: %s', (_, read, blocks) => {
  expect(answerOf(read)).toEqual(blocks)
})
