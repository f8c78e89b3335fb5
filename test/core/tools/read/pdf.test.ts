import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unpacksWithin, viewPdf } from '../../../../src/core/tools/read/pdf.ts'

/** A PDF of one line of text a page; `encrypt` is the trailer's entry for the encryption dictionary. */
const pdf = (pages: readonly string[], encrypt = ''): Buffer => {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((text, index) => {
      const content = `BT /F1 12 Tf 72 700 Td (${text}) Tj ET`
      const resources = '/Resources << /Font << /F1 3 0 R >> >> /MediaBox [0 0 612 792]'
      return [
        `<< /Type /Page /Parent 2 0 R ${resources} /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R ${encrypt} >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}

const numbered = (count: number) => pdf(Array.from({ length: count }, (_, index) => `text of page ${index + 1}.`))
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
    const password = 'A'.repeat(32)
    const encrypt = `/ID [(0123456789abcdef) (0123456789abcdef)] /Encrypt << /Filter /Standard /V 1 /R 2 /O (${password}) /U (${password}) /P -4 >>`
    expect(await read(pdf(['secret'], encrypt))).toBe('PDF_ENCRYPTED')
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
