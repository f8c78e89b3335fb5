import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { beginningWithin, tokensIn } from '../../../src/core/text/tokens.ts'

const each = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('')
const digest = (algorithm: string, at: number): Buffer => createHash(algorithm).update(String(at)).digest()

const DENSE = each(50, (at) => `a[${at}]=(b[j${at}]^c[k])&0x${(at * 7919).toString(16)};}\n`)

describe('the tokens of a text', () => {
  // What o200k_base counts, by the package gpt-tokenizer 3.
  it.each([
    ['dense code', DENSE, 873],
    [
      'code',
      `export function getUserName(id: string): string | undefined {
  const user = users.find((one) => one.id === id)
  return user?.displayName ?? user?.name
}
`.repeat(20),
      800,
    ],
    [
      'prose',
      'It looks at the checkout before and after a command, and makes a plan of the difference. What a plan cannot carry is listed.\n'.repeat(
        20,
      ),
      540,
    ],
    ['numbered lines', each(200, (at) => `${at + 1}\t}\n`), 600],
    ['Chinese', '编辑计划在检出上重放步骤，并验证每个结果。'.repeat(40), 600],
    ['digests', each(30, (at) => `${digest('sha256', at).toString('hex')}\n`), 1132],
    ['base64', each(30, (at) => `${digest('sha512', at).toString('base64')}\n`), 1820],
  ])('are about what a tokenizer counts: %s', (_, text, counted) => {
    expect(tokensIn(text) / counted).toBeGreaterThan(0.9)
    expect(tokensIn(text) / counted).toBeLessThan(1.2)
  })

  it('are no more in the beginning that is within a budget, and as many as they can be', () => {
    for (const tokens of [0, 1, 7, 100, 800]) {
      const beginning = beginningWithin(DENSE, tokens)
      expect(DENSE.startsWith(beginning)).toBe(true)
      expect(tokensIn(beginning)).toBeLessThanOrEqual(tokens)
      expect(tokensIn(beginning)).toBeGreaterThan(tokens - 3)
    }
    expect(beginningWithin(DENSE, 1000)).toBe(DENSE)
    expect(beginningWithin('x'.repeat(9).concat('😀'), 2.5).isWellFormed()).toBe(true)
  })
})
