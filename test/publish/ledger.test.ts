import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Ledger, noSettings, parseLedger, printLedger } from '../../src/publish/ledger.ts'

const COMMIT = 'a'.repeat(40)
const RUN = { plan: `sha256:${'b'.repeat(64)}`, head: COMMIT, base: COMMIT, own: [COMMIT], kept: [] }
const LEDGER: Ledger = {
  branch: 'refs/heads/topic',
  created: true,
  run: { ...RUN, tree: COMMIT, steps: 'x' },
  set: noSettings,
  pulls: [{ number: 1, base: 'main', state: 'open', run: RUN }],
}

const read = (text: string, branch = 'topic') => parseLedger(text, { branch, at: COMMIT })
const named = (text: string, branch?: string): string => {
  try {
    read(text, branch)
    return 'read'
  } catch (error) {
    return (error as Error).name
  }
}

describe('a ledger', () => {
  it('is read back, whatever its words and settings say', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' })), (words, labels) => {
        const ledger = { ...LEDGER, run: { ...LEDGER.run, words }, set: { ...noSettings, labels } }
        expect(read(printLedger(ledger))).toEqual(ledger)
      }),
    )
  })

  it('is one text, in whatever order its keys were given', () => {
    const turned = Object.fromEntries(Object.entries(LEDGER).toReversed()) as Ledger
    expect(printLedger(turned)).toBe(printLedger(LEDGER))
  })

  it('with any byte changed is never accepted', () => {
    const text = printLedger(LEDGER)
    fc.assert(
      fc.property(fc.nat(text.length - 2), fc.constantFrom('0', 'x', '"', ' ', '}'), (at, char) => {
        fc.pre(text[at] !== char)
        expect(named(text.slice(0, at) + char + text.slice(at + 1))).toMatch(/INTERRUPTED|LEDGER_INVALID/)
      }),
    )
  })

  it('of another version, branch or shape is refused', () => {
    expect(named('{"version":2}')).toBe('LEDGER_INVALID')
    expect(named(printLedger(LEDGER), 'other')).toBe('INTERRUPTED')
    expect(named('')).toBe('INTERRUPTED')
    expect(named(printLedger({ ...LEDGER, more: 1 } as Ledger))).toBe('INTERRUPTED')
  })
})
