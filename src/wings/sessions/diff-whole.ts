import type { DiffHunk } from '../../core/plan/patches/diff-text.ts'
import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { encodeText, isWellFormed } from '../../core/text/encoding.ts'
import { applyHunks, likeFile } from '../../core/text/hunks.ts'
import type { Recording } from './recording.ts'

interface WholeFile {
  /** Its text before, line ends and byte order mark as they are. */
  readonly raw: string
  readonly hunks: readonly DiffHunk[]
  /** Its mode afterwards, where that changes. */
  readonly executable?: boolean | undefined
  readonly why: string | undefined
  readonly at: SourcePlace
}

/** Adds a Write of a file as its hunks leave it. Hunks that are not there are listed, the others taken. */
export const addWhole = (path: string, file: WholeFile, recording: Recording): void => {
  const { raw, hunks, executable, why, at } = file
  const { text, missing } = applyHunks(raw, likeFile(raw, hunks))
  for (const { line } of missing)
    recording.leaveOut('hunk', { reason: `Its lines are not in ${path} as it is here.`, at: { ...at, line } })
  if (text === raw && executable === undefined) return
  const content = contentOf(text)
  if (raw.startsWith(BOM) !== text.startsWith(BOM)) {
    recording.leaveOut('byte order mark', { reason: `A plan cannot add or remove the byte order mark of ${path}.`, at })
  } else if (content) {
    recording.add({ tool: 'Write', input: { file_path: path, ...content, executable }, why, at })
  } else recording.leaveOut('encoding', { reason: `${path} holds bytes that a Write of its text would lose.`, at })
}

const BOM = '\ufeff'

/** As text where it is one, else as its bytes: lone surrogates in place of those that are not UTF-8 (see `decodeText`). */
const contentOf = (text: string): Readonly<Record<string, string>> | undefined => {
  if (!text.includes('\0') && isWellFormed(text)) return { content: text.replace(/^\ufeff/, '') }
  // With a byte order mark it may be UTF-16.
  if (text.startsWith(BOM)) return undefined
  const bytes = encodeText(text)
  return bytes && { content_base64: bytes.toString('base64') }
}
