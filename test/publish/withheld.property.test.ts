import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withhold } from '../../src/publish/withheld.ts'

const token = fc.stringMatching(/^gh[ps]_[A-Za-z0-9]{20,40}$/)
const around = fc.string({ maxLength: 20 })

it('a token is found wherever it stands, as it is, in base64 of either alphabet at any place, or percent-encoded', () => {
  fc.assert(
    fc.property(token, around, around, fc.nat(3), (secret, before, after, how) => {
      const whole = Buffer.from(`${before}${secret}${after}`)
      const forms = [
        whole.toString('utf8'),
        whole.toString('base64'),
        whole.toString('base64url'),
        [...whole].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
      ]
      const { isIn, mask } = withhold([secret])
      const text = `${before} ${forms[how]} ${after}`
      for (const value of [{ body: [text] }, { [text]: 1 }, text]) expect(isIn(value)).toBe(true)
      expect(isIn(mask(text))).toBe(false)
    }),
    { numRuns: Number(process.env.EDITPLAN_WITHHELD_RUNS ?? 200) },
  )
})

it('a text that holds no token is left as it is', () => {
  fc.assert(
    fc.property(token, fc.string({ maxLength: 200 }), (secret, text) => {
      expect(withhold([secret]).mask(text)).toBe(text)
    }),
    { numRuns: 100 },
  )
})
