import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unpacksWithin } from '../../../../src/core/tools/read/pdf.ts'

const pdf = (...streams: readonly Buffer[]) =>
  Buffer.concat(streams.flatMap((data) => [Buffer.from('<< >>\nstream\r\n'), data, Buffer.from('\nendstream\n')]))
const packed = deflateSync(Buffer.alloc(1000))

describe('unpacksWithin', () => {
  it('adds up what all streams unpack to', () => {
    expect(unpacksWithin(pdf(packed, packed), 2000)).toBe(true)
    expect(unpacksWithin(pdf(packed, packed), 1999)).toBe(false)
  })

  it('looks through streams that are packed twice', () => {
    const twice = deflateSync(packed)
    expect(unpacksWithin(pdf(twice), packed.length + 1000)).toBe(true)
    expect(unpacksWithin(pdf(twice), packed.length + 999)).toBe(false)
  })

  it('counts what a stream that was cut off still says', () => {
    const random = deflateSync(Buffer.from(Array.from({ length: 1000 }, (_, index) => (index * 7919) % 251)))
    expect(unpacksWithin(pdf(random.subarray(0, -10)), 100)).toBe(false)
  })

  it('passes streams that are not packed, or damaged', () => {
    expect(unpacksWithin(pdf(Buffer.from('BT ET'), Buffer.from([0x78, 0x9c, 0xff, 0xff])), 10)).toBe(true)
  })
})
