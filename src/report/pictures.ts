import type { Change } from '../engine/step-result.ts'

/** One state of an image: its bytes, and its address as data where it is small enough to travel in a page. */
export interface Picture {
  readonly bytes: number
  readonly url?: string
}

/** The images that steps changed, by the step's number; a side is absent where the file was not there. */
export type Pictures = Readonly<Record<number, { readonly before?: Picture; readonly after?: Picture }>>

/** Takes what steps change and keeps the images, for `renderHtml`: they would make the JSON report as large as the files. */
export interface PictureCollector {
  readonly pictures: Pictures
  add(index: number, change: Pick<Change, 'path' | 'before' | 'after'>): void
}

/** Bytes of one image, and of all of them, that a page carries. */
const MAX_BYTES = 1024 * 1024
const MAX_TOTAL = 16 * 1024 * 1024

/** A collector that keeps images of up to 1 MiB each and 16 MiB in total; of larger ones it keeps the size only. */
export function collectPictures(): PictureCollector {
  const pictures: Record<number, { before?: Picture; after?: Picture }> = {}
  let total = 0
  const show = (bytes: Buffer, type: string): Picture => {
    if (bytes.length > MAX_BYTES || total + bytes.length > MAX_TOTAL) return { bytes: bytes.length }
    total += bytes.length
    return { bytes: bytes.length, url: `data:${type};base64,${bytes.toString('base64')}` }
  }
  return {
    pictures,
    add(index, { path, before, after }) {
      const [was, is] = [before && mediaType(before, path), after && mediaType(after, path)]
      if (!was && !is) return
      pictures[index] = {
        ...(before && was && { before: show(before, was) }),
        ...(after && is && { after: show(after, is) }),
      }
    },
  }
}

/** The type by the bytes; of an SVG, which is text, by its name. Browsers run no script of an SVG that is shown as an image. */
function mediaType(bytes: Buffer, path: string): string | undefined {
  const head = bytes.toString('latin1', 0, 12)
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (/^GIF8[79]a/.test(head)) return 'image/gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'image/webp'
  return /\.svg$/i.test(path) ? 'image/svg+xml' : undefined
}
