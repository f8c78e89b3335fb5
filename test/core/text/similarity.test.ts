import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Probe } from '../../../src/core/text/nearest.ts'

describe('Probe', () => {
  it('finds a text like itself and unlike what shares no pair with it', () => {
    const night = new Probe('night')
    expect(night.likeness('night')).toBe(1)
    expect(night.likeness('nacht')).toBeCloseTo(0.25)
    expect(night.likeness('xyz')).toBe(0)
    expect(night.containment('good night all')).toBe(1)
  })

  it('finds the part that is most like it', () => {
    expect(new Probe('call(a, b)').bestPart('x = 1; call(a, c); y = 2')).toBe(7)
    expect(new Probe('abc').bestPart('ab')).toBe(0)
  })

  it('carries nothing over from one comparison to the next', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2 }), fc.string(), fc.string(), (text, one, other) => {
        const used = new Probe(text)
        used.likeness(one)
        used.bestPart(other)
        used.containment(other)
        expect(used.likeness(one)).toBe(new Probe(text).likeness(one))
        expect(used.bestPart(one)).toBe(new Probe(text).bestPart(one))
      }),
    )
  })
})
