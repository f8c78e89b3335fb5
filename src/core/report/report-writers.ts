import { WingSlot } from '../wing-slot.ts'
import type { Change } from '../workspace/change.ts'
import type { RunReport } from './report.ts'

type RenderHtml = (report: RunReport, contents?: Contents, explained?: ExplainedRun) => string

/** A plan's description of a change, in words: its page opens at the steps, whose files are folded. */
export interface ExplainedRun {
  readonly sentence: string
  /** Steps that explain several places each. */
  readonly steps: readonly {
    readonly step: number
    readonly title: string
    /** Files that get more or less of it than most come first, as many as `odd`. */
    readonly files: readonly string[]
    readonly odd?: number
  }[]
}

/** The page and its script are loaded with the first report that needs them. */
export const htmlPage = new WingSlot<() => Promise<RenderHtml>>('page')

/** Writes a report in a format that other tools read. `root` is a folder of the repository, where what the report lacks is looked up. */
export type ReportWriter = (report: RunReport, root: string) => string | Buffer | Promise<string | Buffer>

/** By the option of `editplan report` that selects the format. */
export const reportWriters = {
  sarif: new WingSlot<() => Promise<ReportWriter>>('fixes'),
  rdjson: new WingSlot<() => Promise<ReportWriter>>('fixes'),
  patch: new WingSlot<() => Promise<ReportWriter>>('fixes'),
  agentTrace: new WingSlot<() => Promise<ReportWriter>>('provenance'),
} as const

/** One state of an image: its bytes, and its address as data where it is small enough to travel in a page. */
export type Picture = { readonly bytes: number; readonly url?: string }

/** An image before and after; a side is absent where there was no file. */
export type Pictures = { readonly before?: Picture; readonly after?: Picture }

/** What a page shows beside the report, which would be as large as the files with it. */
export interface Contents {
  /** Images by the number of the step that changed them. */
  readonly steps: Readonly<Record<number, Pictures>>
  /** Images of the net change, by path. */
  readonly files: Readonly<Record<string, Pictures>>
  /** Texts before the run, by the path after it: unchanged lines are shown from them. */
  readonly texts: Readonly<Record<string, string>>
}

/** A file of the net change: its bytes, which may be an image, or its text before. */
export interface FileContents {
  readonly path: string
  readonly before?: Buffer
  readonly after?: Buffer
  readonly text?: string
}

/** Takes what a run changes and keeps what `renderHtml` shows of it. */
export interface ContentCollector {
  readonly contents: Contents
  addStep(index: number, change: Change): void
  addFile(file: FileContents): void
}

/** Bytes of one image, and of all of them, that a page carries. */
const MAX_BYTES = 1024 * 1024
const MAX_TOTAL = 16 * 1024 * 1024
/** Characters of all texts together. */
const MAX_TEXTS = 16 * 1024 * 1024

/** A collector that keeps images of up to 1 MiB each and 16 MiB in total; of larger ones it keeps the size only. */
export function collectContents(): ContentCollector {
  const [steps, files, texts]: [Record<number, Pictures>, Record<string, Pictures>, Record<string, string>] = [
    {},
    {},
    {},
  ]
  const show = pictureShower()
  let characters = 0
  return {
    contents: { steps, files, texts },
    addStep(index, change) {
      const found = show(change)
      if (found) steps[index] = found
    },
    addFile({ text, ...file }) {
      const found = show(file)
      if (found) files[file.path] = found
      if (text === undefined || characters + text.length > MAX_TEXTS) return
      characters += text.length
      texts[file.path] = text
    },
  }
}

/** An image that a step changed and that is the net change too counts once. */
function pictureShower(): (sides: FileContents | Change) => Pictures | undefined {
  const known = new Map<string, string>()
  let total = 0
  const show = (bytes: Buffer, type: string): Picture => {
    if (bytes.length > MAX_BYTES) return { bytes: bytes.length }
    const data = bytes.toString('base64')
    const url = known.get(data) ?? `data:${type};base64,${data}`
    if (!known.has(data)) {
      if (total + bytes.length > MAX_TOTAL) return { bytes: bytes.length }
      total += bytes.length
      known.set(data, url)
    }
    return { bytes: bytes.length, url }
  }
  return ({ path, before, after }) => {
    const [was, is] = [before && mediaType(before, path), after && mediaType(after, path)]
    if (!was && !is) return undefined
    return { ...(before && was && { before: show(before, was) }), ...(after && is && { after: show(after, is) }) }
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
