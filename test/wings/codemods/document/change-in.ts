import { openText } from '../../../../src/core/text/encoding.ts'
import { applySplices } from '../../../../src/core/text/splice.ts'
import { changeDocument, type DocumentFormat } from '../../../../src/wings/codemods/document/document.ts'

export type Request = Parameters<typeof changeDocument>[2]

/** A document once it is changed; a refusal in its own words. */
export const changeIn = (format: DocumentFormat, text: string, request: Request): string => {
  const opened = openText(Buffer.from(text))
  if (!opened.ok) throw new Error(opened.encoding)
  const made = changeDocument(opened.file, format, request)
  return made.ok ? applySplices(opened.file.bytes, made.splices).toString() : `${made.reason}: ${made.message}`
}
