import { describe, expect, it } from 'vitest'
import { parseTree } from '../../../src/core/git/tree.ts'
import { EditplanError } from '../../../src/errors.ts'

const ID = Buffer.alloc(20, 7)
const entry = (name: string) => Buffer.concat([Buffer.from(`100644 ${name}\0`), ID])

describe('a tree object', () => {
  it('is read to its end', () => {
    const found = parseTree(Buffer.concat([entry('a'), entry('b c')]), 20)
    expect([...found]).toEqual(['a', 'b c'].map((name) => [name, { mode: '100644', oid: ID.toString('hex') }]))
  })

  it.each([
    ['that has no entry', Buffer.from('x')],
    ['whose name does not end', Buffer.from('100644 a')],
    ['whose last id is cut', entry('a').subarray(0, -1)],
    ['with something behind its last entry', Buffer.concat([entry('a'), Buffer.from('1')])],
  ])('%s is damaged, and no reader waits for its end', (_, content) => {
    expect(() => parseTree(content, 20)).toThrow(EditplanError)
  })
})
