import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageFormat, viewImage } from '../../../../src/core/tools/read/image.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04010' } })

/** Pixels no codec compresses, the same in every run. */
const noise = (width: number, height: number, channels: 3 | 4 = 3) => {
  const data = Buffer.alloc(width * height * channels)
  for (let at = 0, seed = 1; at < data.length; at++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) | 0
    data[at] = seed >>> 16
  }
  return sharp(data, { raw: { width, height, channels } })
}

const show = async (bytes: Buffer, tokens = 25_000) => {
  const viewed = await viewImage(bytes, tokens)
  return viewed.ok ? { ...viewed.view, error: undefined } : { image: undefined, error: viewed.problem.name }
}

const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A small file that says it holds a huge picture. */
const bomb = (width: number, height: number): Buffer => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

describe('viewImage', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'shows a small %s byte for byte, told by its bytes',
    async (format) => {
      const bytes = await plain(6, 4).toFormat(format).toBuffer()
      expect(imageFormat(bytes)).toBe(format)
      expect(await show(bytes)).toMatchObject({
        type: 'image',
        image: {
          base64: bytes.toString('base64'),
          mediaType: `image/${format}`,
          original: { width: 6, height: 4 },
          shown: { width: 6, height: 4 },
        },
      })
    },
  )

  it('fits what is wider or higher into 2000×2000, in its own format', async () => {
    const shown = await show(await plain(2500, 10).jpeg().toBuffer())
    expect(shown.image).toMatchObject({
      mediaType: 'image/jpeg',
      original: { width: 2500 },
      shown: { width: 2000, height: 8 },
    })
    const metadata = await sharp(Buffer.from(shown.image?.base64 ?? '', 'base64')).metadata()
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['jpeg', 2000, 8])
  })

  it('turns a picture upright as its EXIF orientation says', async () => {
    const shown = await show(await plain(8, 4).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect(shown.image).toMatchObject({ original: { width: 4, height: 8 }, shown: { width: 4, height: 8 } })
  })

  it.each([60_000, 25_000, 2000])('compresses until the picture fits %d tokens', { tags: 'slow' }, async (tokens) => {
    const shown = await show(await noise(700, 500, 4).png().toBuffer(), tokens)
    const length = shown.image?.base64.length ?? 0
    expect(length).toBeGreaterThan(0)
    expect(length * 0.125).toBeLessThanOrEqual(tokens)
  })

  it('ends with a JPEG of at most 400×400, and refuses what even so does not fit', async () => {
    const bytes = await noise(900, 900).png().toBuffer()
    const smallest = await show(bytes, 2000)
    expect(smallest.image).toMatchObject({ mediaType: 'image/jpeg', shown: { width: 400, height: 400 } })
    expect((await show(bytes, 10)).error).toBe('READ_TOO_LARGE')
  })

  it('shows the first frame of an animation and says so', async () => {
    const frames = await Promise.all([plain(5, 5).png().toBuffer(), noise(5, 5).png().toBuffer()])
    const shown = await show(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    )
    expect(shown).toMatchObject({
      note: expect.any(String),
      image: { mediaType: 'image/png', shown: { width: 5, height: 5 } },
    })
  })

  it('refuses a picture of too many pixels before it decodes one', async () => {
    expect((await show(bomb(60_000, 60_000))).error).toBe('IMAGE_INVALID')
    expect((await show(bomb(10_001, 10_000))).error).toBe('IMAGE_INVALID')
  })

  it('refuses damaged pictures and files that are none', async () => {
    const whole = await noise(50, 50).png().toBuffer()
    for (const bytes of [
      whole.subarray(0, 2000),
      bomb(500, 500),
      Buffer.from('GIF89a'),
      Buffer.from('text'),
      Buffer.alloc(0),
    ]) {
      expect((await show(bytes)).error).toBe('IMAGE_INVALID')
    }
  })
})
