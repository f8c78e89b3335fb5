import { type ObjectReader, openObjectReader } from '../git/cat-file.ts'
import { blobSizes } from '../git/commands/object-sizes.ts'
import type { Git } from '../git/git.ts'
import { masked } from '../policy/secrets.ts'
import type { ReportedFile, RunReport } from '../report/report.ts'
import type { FileContents } from '../report/report-writers.ts'
import { decodeText } from '../text/encoding.ts'
import { wideText } from '../text/search-text.ts'
import { openRepository } from './baseline.ts'

export type OnContents = (contents: FileContents) => void

/** Bytes of a text, and of an image, that a page is given. */
const MAX_TEXT = 256 * 1024
const MAX_NOTEBOOK = 2 * 1024 * 1024
const MAX_PICTURE = 1024 * 1024

/**
 * The contents of a report's files that its page shows beside the patches, for as long as the repository of `root` has them: images,
 * and the texts before. A folder outside a repository, and files that git does not have, are passed over.
 */
export async function readContents(report: RunReport, root: string, tell: OnContents): Promise<void> {
  const git = await openRepository({ root }).catch(() => undefined)
  if (git) await tellContents(git, report.files, tell)
}

/** The same of the files of a run that is under way. Credentials in texts and paths are masked, as in the report. */
export async function tellContents(git: Git, files: readonly ReportedFile[], tell: OnContents): Promise<void> {
  const sizes = await git.run(
    blobSizes(files.flatMap(({ old_blob: old, new_blob: fresh }) => [old ?? [], fresh ?? []].flat())),
  )
  await using reader = openObjectReader(git)
  for (const file of files) {
    const text = file.binary || file.old_blob === undefined || file.new_blob === undefined
    const read = (blob: string | undefined, most: number): Promise<Buffer | undefined> =>
      readBlob(reader, sizes, { blob, most })
    if (file.binary || isSvg(file.path)) {
      const [before, after] = [await read(file.old_blob, MAX_PICTURE), await read(file.new_blob, MAX_PICTURE)]
      tell({ path: await masked(file.path), ...(before && { before }), ...(after && { after }) })
    }
    if (text) continue
    const bytes = await read(file.old_blob, file.path.endsWith('.ipynb') ? MAX_NOTEBOOK : MAX_TEXT)
    if (bytes) tell({ path: await masked(file.path), text: await masked(textOf(bytes)) })
  }
}

const isSvg = (path: string): boolean => /\.svg$/i.test(path)

const textOf = (bytes: Buffer): string =>
  wideText(bytes) ?? decodeText({ bytes, encoding: 'utf8', bom: 0, valid: false }, 0, bytes.length)

/** Undefined for what is too large, and for what the repository lacks: it is not fetched for a page. */
async function readBlob(
  reader: ObjectReader,
  sizes: ReadonlyMap<string, number>,
  { blob, most }: { readonly blob: string | undefined; readonly most: number },
): Promise<Buffer | undefined> {
  const size = blob === undefined ? undefined : sizes.get(blob)
  if (blob === undefined || size === undefined || size > most) return undefined
  return (await reader.read(blob))?.content
}
