import { describe, expect, it } from 'vitest'
import { getPatchForEdit } from '../../../src/text.ts'

const SOURCE = 'export async function getUser(id: string): Promise<User> {\n  return db.find(id)\n}\n'

const messageFor = (old_string: string, fileContents = SOURCE): string => {
  try {
    getPatchForEdit({ fileContents, old_string, new_string: 'renamed' })
    return ''
  } catch (error) {
    expect(error).toMatchObject({ name: 'STRING_NOT_FOUND' })
    return (error as Error).message
  }
}

describe('a word that is not in the file', () => {
  it.each(['getUsr', 'get_user', 'GetUser', 'getUsers'])('has the one that was meant named: %s', (word) => {
    expect(messageFor(word)).toMatch(/\bgetUser\b/)
  })

  it.each(['zzzzz', 'id of', 'x'])('has none named where none is like it: %s', (text) => {
    expect(messageFor(text)).not.toContain('Did you mean')
  })

  it('is looked for in time that follows the length of the file', () => {
    const words = Array.from({ length: 60_000 }, (_, index) => `aaaaaaaaaaaaaaaaaaaaaaaaaa${index}`).join(' ')
    const start = performance.now()
    messageFor('b'.repeat(30), words)
    expect(performance.now() - start).toBeLessThan(10_000)
  })
})
