import { describe, expect, it } from 'vitest'
import { withhold } from '../../src/publish/withheld.ts'

const TOKEN = `ghs_${'a1B2'.repeat(9)}`
const LEFT = 'x-access-token:ghs_leftByTheCheckout0123456789abcdef'
const BASIC = Buffer.from(LEFT).toString('base64')
const HEADER = `AUTHORIZATION: basic ${BASIC}`

describe('what must not be sent', () => {
  const { isIn, mask } = withhold([TOKEN, HEADER])

  it.each([
    ['as it is', TOKEN],
    ['in base64', Buffer.from(TOKEN).toString('base64')],
    ['in base64, one byte later', Buffer.from(`a${TOKEN}b`).toString('base64')],
    ['in base64, two bytes later', Buffer.from(`ab${TOKEN}`).toString('base64')],
    ['in base64url', Buffer.from(`?>${TOKEN}`).toString('base64url')],
    ['percent-encoded', [...Buffer.from(TOKEN)].map((byte) => `%${byte.toString(16)}`).join('')],
    ['partly percent-encoded', TOKEN.replace('_', '%5F').replaceAll('a', '%61')],
    [
      'in base64, percent-encoded',
      Buffer.from(`x${TOKEN}`).toString('base64').replaceAll('=', '%3D').replace('s', '%73'),
    ],
    [
      'in base64, in lines',
      Buffer.from(TOKEN)
        .toString('base64')
        .replace(/(.{30})/g, '$1\n'),
    ],
    ['the value of a header', HEADER],
    ['the credential of a header', BASIC],
    ['the token in a header', LEFT.split(':')[1] ?? ''],
  ])('is found %s, in any text of a value, and masked', (_, text) => {
    for (const value of [{ body: [`Look: ${text}`] }, { [text]: 1 }, `rose ${text}`]) expect(isIn(value)).toBe(true)
    expect(mask(`Look: ${text}`)).not.toContain(text)
  })

  it('is no value that is shorter than a token', () => {
    expect(withhold(['rose', undefined]).isIn('rose')).toBe(false)
  })
})
