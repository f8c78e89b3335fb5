import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unpacksWithin, viewPdf } from '../../../../src/core/tools/read/pdf.ts'
import { ENCRYPTED, numbered, pdf } from './pdf-file.ts'

const read = async (bytes: Buffer, pages?: string, tokens = 25_000) => {
  const viewed = await viewPdf(bytes, pages, tokens)
  return viewed.ok ? (viewed.view.content ?? '') : viewed.problem.name
}

describe('viewPdf', () => {
  it('shows the text of every page of a short document', async () => {
    expect(await read(pdf(['first', 'second']))).toBe('Page 1 of 2\nfirst\n\nPage 2 of 2\nsecond')
  })

  it('wants pages named in a document of more than 10', async () => {
    expect(await read(numbered(10))).toContain('page 10.')
    expect(await read(numbered(11))).toBe('PDF_PAGES')
    expect(await read(numbered(11), '11')).toBe('Page 11 of 11\ntext of page 11.')
  })

  it.each([
    ['3', [3]],
    ['2-4', [2, 3, 4]],
    ['10-', [10, 11, 12]],
  ])('reads the pages %s', async (pages, expected) => {
    const found = [...(await read(numbered(12), pages)).matchAll(/text of page (\d+)/g)].map(([, page]) => Number(page))
    expect(found).toEqual(expected)
  })

  it.each(['0', '13', '5-3', '1-13', '-3', 'all', '', '1,2', '1-2-3', '9'.repeat(400)])(
    'refuses the pages %j',
    async (pages) => {
      expect(await read(numbered(12), pages)).toBe('PDF_PAGES')
    },
  )

  it('reads at most 20 pages at once', async () => {
    expect(await read(numbered(25), '1-20')).toContain('page 20.')
    expect(await read(numbered(25), '1-21')).toBe('PDF_PAGES')
    expect(await read(numbered(25), '2-')).toBe('PDF_PAGES')
  })

  it('stops at the token budget and says so', async () => {
    const viewed = await viewPdf(pdf(['x'.repeat(50), 'second']), undefined, 10)
    expect(viewed).toMatchObject({ view: { partial: true, note: expect.any(String) } })
    expect(viewed.ok && viewed.view.content?.match(/x/g)?.length).toBe(40)
  })

  it('has an error of its own for an encrypted document', async () => {
    expect(await read(pdf(['secret'], ENCRYPTED))).toBe('PDF_ENCRYPTED')
  })

  it('refuses what is damaged, or no PDF', async () => {
    expect(await read(Buffer.from('%PDF-1.4\nthen nothing'))).toBe('PDF_INVALID')
    expect(await read(Buffer.from('text'))).toBe('PDF_INVALID')
    expect(await read(Buffer.alloc(0))).toBe('PDF_INVALID')
    expect(await read(Buffer.alloc(32 * 2 ** 20 + 1, '%PDF-'))).toBe('READ_TOO_LARGE')
  })

  it('leaves the bytes it was given alone', async () => {
    const bytes = pdf(['first'])
    const copy = Buffer.from(bytes)
    await read(bytes)
    expect(bytes.equals(copy)).toBe(true)
  })
})

const streams = (...parts: readonly Buffer[]) =>
  Buffer.concat(parts.flatMap((data) => [Buffer.from('<< >>\nstream\r\n'), data, Buffer.from('\nendstream\n')]))
const packed = deflateSync(Buffer.alloc(1000))

describe('unpacksWithin', () => {
  it('adds up what all streams unpack to', () => {
    expect(unpacksWithin(streams(packed, packed), 2000)).toBe(true)
    expect(unpacksWithin(streams(packed, packed), 1999)).toBe(false)
  })

  it('looks through streams that are packed twice', () => {
    const twice = deflateSync(packed)
    expect(unpacksWithin(streams(twice), packed.length + 1000)).toBe(true)
    expect(unpacksWithin(streams(twice), packed.length + 999)).toBe(false)
  })

  it('counts what a stream that was cut off still says', () => {
    const random = deflateSync(Buffer.from(Array.from({ length: 1000 }, (_, index) => (index * 7919) % 251)))
    expect(unpacksWithin(streams(random.subarray(0, -10)), 100)).toBe(false)
  })

  it('passes streams that are not packed, or damaged', () => {
    expect(unpacksWithin(streams(Buffer.from('BT ET'), Buffer.from([0x78, 0x9c, 0xff, 0xff])), 10)).toBe(true)
  })
})
