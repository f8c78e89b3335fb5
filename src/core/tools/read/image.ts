import type { Metadata, OutputInfo, Sharp, SharpConstructor } from 'sharp'
import { refuse } from '../checks.ts'
import type { ViewResult } from '../tool.ts'
import { loadInstalled } from './installed.ts'

/** Formats that are shown, told by their first bytes. */
type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp'

/** An image is shown at most this wide and high. */
const SHOWN_EDGE = 2000
/** Pixels of one frame; more are refused before any is decoded. */
const MOST_PIXELS = 100_000_000
const TOKENS_PER_BASE64_CHARACTER = 0.125

/** The format of an image by its bytes, whatever its name says; undefined for all others. */
export function imageFormat(bytes: Buffer): ImageFormat | undefined {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  const head = bytes.subarray(0, 12).toString('latin1')
  if (/^GIF8[79]a/.test(head)) return 'gif'
  return /^RIFF[\s\S]{4}WEBP$/.test(head) ? 'webp' : undefined
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/**
 * An image as it is shown: upright, the first frame alone of an animation, at most 2000×2000 and within `tokens`
 * (estimated as base64 length × 0.125). What fits is shown byte for byte; the rest is resized in its own format, then
 * compressed harder, and as a last resort made a 400×400 JPEG of quality 20. Refusals: IMAGE_INVALID, READ_TOO_LARGE.
 */
export async function viewImage(bytes: Buffer, tokens: number): Promise<ViewResult> {
  const format = imageFormat(bytes)
  if (!format) return refuse('IMAGE_INVALID', 'The file is not a PNG, JPEG, GIF or WebP image. Convert it.')
  const loaded = await loadInstalled<typeof import('sharp')>('sharp')
  if (!loaded.ok) return loaded
  const { default: sharp } = loaded.module
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { width, height } = metadata
    if (width * height > MOST_PIXELS) {
      const limit = `at most ${MOST_PIXELS / 1e6} megapixels are decoded. Shrink it.`
      return refuse('IMAGE_INVALID', `The image has ${width}×${height} pixels; ${limit}`)
    }
    const picture = await decode(sharp, bytes)
    return await firstThatFits({ bytes, format, metadata, picture, tokens })
  } catch (error) {
    return refuse('IMAGE_INVALID', `The image is damaged: ${(error as Error).message}. Repair or convert it.`)
  }
}

/** Pixels of the first frame, upright, at most as large as they are shown; each encoding starts from them. */
type Picture = { readonly sharp: SharpConstructor; readonly data: Buffer; readonly info: OutputInfo }

type Candidate = { readonly bytes: Buffer; readonly mediaType: string; readonly width: number; readonly height: number }

async function decode(sharp: SharpConstructor, bytes: Buffer): Promise<Picture> {
  const limits = { limitInputPixels: MOST_PIXELS, pages: 1 }
  const upright = sharp(bytes, limits).autoOrient().toColourspace('srgb')
  const size = { width: SHOWN_EDGE, height: SHOWN_EDGE, fit: 'inside', withoutEnlargement: true } as const
  return { sharp, ...(await upright.resize(size).raw().toBuffer({ resolveWithObject: true })) }
}

interface Source {
  readonly bytes: Buffer
  readonly format: ImageFormat
  readonly metadata: Metadata
  readonly picture: Picture
  readonly tokens: number
}

async function firstThatFits(source: Source): Promise<ViewResult> {
  const { metadata, tokens } = source
  for await (const { bytes, mediaType, width, height } of candidates(source)) {
    if (tokensOf(bytes) > tokens) continue
    const shown = { width, height }
    const image = { base64: bytes.toString('base64'), mediaType, original: metadata.autoOrient, shown }
    const frames = metadata.pages ?? 1
    const note = frames > 1 ? { note: `The first of ${frames} frames.` } : {}
    return { ok: true, view: { type: 'image', image, ...note } }
  }
  return refuse('READ_TOO_LARGE', 'The image does not fit the token budget, however small. Raise the budget.')
}

const tokensOf = (bytes: Buffer): number => Math.ceil(bytes.length / 3) * 4 * TOKENS_PER_BASE64_CHARACTER

/** From the most faithful to the smallest, each made when the one before was too large. */
async function* candidates({ bytes, format, metadata, picture, tokens }: Source): AsyncGenerator<Candidate> {
  const { width, height } = picture.info
  const { orientation = 1, pages: frames = 1 } = metadata
  if (metadata.width <= SHOWN_EDGE && metadata.height <= SHOWN_EDGE && orientation === 1 && frames === 1)
    yield { bytes, mediaType: `image/${format}`, width, height }
  const own = await encodeAt(picture, SHOWN_EDGE, (image) => image.toFormat(format === 'gif' ? 'png' : format))
  yield own
  // A palette takes a quarter of the bytes at best, and is dear to find for a large picture.
  if (own.mediaType === 'image/png' && tokensOf(own.bytes) <= 4 * tokens)
    yield encodeAt(picture, SHOWN_EDGE, (image) => image.png({ palette: true, effort: 1 }))
  for (const edge of [2000, 1500, 1000, 600]) yield encodeAt(picture, edge, (image) => jpeg(image, 50))
  yield encodeAt(picture, 400, (image) => jpeg(image, 20))
}

/** JPEG has no transparency: what was transparent becomes white. */
const jpeg = (image: Sharp, quality: number): Sharp => image.flatten({ background: 'white' }).jpeg({ quality })

async function encodeAt(
  { sharp, data, info }: Picture,
  edge: number,
  encode: (image: Sharp) => Sharp,
): Promise<Candidate> {
  const { width, height, channels } = info
  const pixels = sharp(data, { raw: { width, height, channels } })
  const resized = pixels.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
  const made = await encode(resized).toBuffer({ resolveWithObject: true })
  return { bytes: made.data, mediaType: `image/${made.info.format}`, width: made.info.width, height: made.info.height }
}
