import { describe, expect, it } from 'vitest'
import { isSame } from '../../../src/wings/sessions/file-states.ts'

describe('a text that a session shows', () => {
  const state = (text: string | undefined, exact: boolean) => ({ text, exact }) as Parameters<typeof isSame>[0]

  it('is the file’s where they are equal, or differ as far as neither says how lines end', () => {
    expect(isSame(state('a\n', true), 'a\n', true)).toBe(true)
    expect(isSame(state('a\r\n', true), 'a\n', true)).toBe(false)
    expect(isSame(state('a\r\n', true), 'a\n', false)).toBe(true)
    expect(isSame(state('\ufeffa\n', false), 'a\n', true)).toBe(true)
    expect(isSame(state('b\n', false), 'a\n', false)).toBe(false)
    expect(isSame(state(undefined, true), '', true)).toBe(false)
  })
})
