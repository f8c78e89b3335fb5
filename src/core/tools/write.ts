import { BOM, decodeText, isBinary, isWellFormed, openText, type TextFile, unitOf } from '../text/encoding.ts'
import { convertedBytes, stripTrailing } from '../text/line-ending.ts'
import { spliceBetween } from '../text/splice.ts'
import { visible } from '../text/visible.ts'
import {
  type Check,
  exists,
  firstProblem,
  isNotLink,
  isNotModified,
  isTextOrSeen,
  KNOWN_FILE,
  openTarget,
  readByItself,
  refusal,
  refuse,
  type Target,
  TEXT_FILE,
  textOf,
  wasRead,
  wasShownWhole,
} from './checks.ts'
import { changeFile, seenWhole, withExecutable } from './file-change.ts'
import type { Effect, Touch } from './permission.ts'
import type { FileInputs, Outcome, Tool, ToolContext } from './tool.ts'

type FileWrite = FileInputs['Write']

/**
 * Creates or replaces a whole file; an existing one keeps its mode and, where the content is given as text, its encoding and BOM.
 */
export const write: Tool<FileWrite> = {
  name: 'Write',
  effect: 'creates',
  touches: ({ file_path: path }) => [{ path, effects: WRITING }],
  announce: ({ file_path }) => `Writing ${visible(file_path)}`,
  run: async (input, context) => {
    const asked = openWrite(input, context)
    const secret = asked.text === undefined ? undefined : await context.policy.secrets(asked.path, asked.text)
    return secret ? { ok: false, problem: secret } : putAsked(input, asked)
  },
  atOnce: (input, context) => putAsked(input, openWrite(input, context)),
}

/** What happens to a file that is written as a whole, by whatever tool. */
export const WRITING: readonly Effect[] = ['creates']

interface OpenedWrite {
  readonly path: string
  readonly opened: ReturnType<typeof openTarget>
  /** Undefined for bytes that are no text. */
  readonly text: string | undefined
  readonly bytes: Buffer | undefined
}

function openWrite({ file_path, content = '', content_base64 }: FileWrite, context: ToolContext): OpenedWrite {
  const opened = openTarget('Write', { path: file_path, effects: WRITING }, context)
  const path = opened.ok ? opened.target.path : file_path
  if (content_base64 === undefined) {
    const text = context.options.trailing_whitespace === 'strip' ? stripTrailing(path, content) : content
    return { path, opened, text, bytes: undefined }
  }
  const bytes = Buffer.from(content_base64, 'base64')
  const text = openText(bytes)
  const readable = text.ok && !isBinary(bytes)
  return { path, opened, bytes, text: readable ? decodeText(text.file, 0, bytes.length) : undefined }
}

function putAsked({ executable, skip_existing }: FileWrite, { opened, text = '', bytes }: OpenedWrite): Outcome {
  if (!opened.ok) return opened
  const { path, stat } = opened.target
  if (skip_existing && stat?.kind === 'file') return { ok: true, path, type: 'update' }
  const target: WriteTarget = { ...opened.target, content: text, executable }
  const problem = firstProblem(target, bytes ? CHECKS_OF_BYTES : CHECKS)
  return problem ? { ok: false, problem } : putBytes(target, bytes ?? contentBytes(textOf(target), text))
}

type WriteTarget = Target & { readonly content: string; readonly executable: boolean | undefined }

const CHECKS_OF_STATE: readonly Check[] = [wasRead, wasShownWhole, isTextOrSeen, isNotModified, isNotLink]

const CHECKS: readonly Check<WriteTarget>[] = [
  ...TEXT_FILE,
  ({ content }) => {
    if (isWellFormed(content)) return undefined
    return refusal('UNENCODABLE', 'content contains a lone surrogate. Write the whole character.')
  },
  ...CHECKS_OF_STATE,
]

const CHECKS_OF_BYTES: readonly Check<WriteTarget>[] = [...KNOWN_FILE, isNotLink]

/** The target's file with other bytes, after every check. Refusals: those of `changeFile`, NO_CHANGE apart. */
export function putBytes(target: Target & { readonly executable?: boolean | undefined }, after: Buffer): Outcome {
  const { path, stat, executable } = target
  const done = {
    ok: true,
    path,
    type: stat && stat.size > 0 ? 'update' : 'create',
    state: seenWhole(after, stat?.modified),
    ...readByItself(target),
  } as const
  const mode = withExecutable(stat?.mode ?? 0o644, executable)
  const { file, binary } = readAs(target.bytes(), after)
  const splices = spliceBetween(file.bytes, after, unitOf(file.encoding))
  if (stat && splices.length === 0 && mode === stat.mode) return done
  const changed = changeFile(target, file, splices, { mode, executable, binary, whole: true })
  return changed.ok ? { ...done, change: changed.change } : changed
}

/** How old and new bytes are compared: as the text that both are, else as bytes that no line can show. */
function readAs(before: Buffer, after: Buffer): { readonly file: TextFile; readonly binary: boolean } {
  const [old, fresh] = [openText(before), openText(after)]
  const alike = old.ok && fresh.ok && (before.length === 0 || old.file.encoding === fresh.file.encoding)
  if (alike && !isBinary(before) && !isBinary(after)) return { file: old.file, binary: false }
  return { file: { bytes: before, encoding: 'utf8', bom: 0, valid: false }, binary: true }
}

/** The content in the file's encoding, after its BOM, which the content may repeat. */
function contentBytes(file: TextFile, content: string): Buffer {
  if (file.bom === 0) return Buffer.from(content, file.encoding)
  const text = content.startsWith('\ufeff') ? content.slice(1) : content
  return Buffer.concat([BOM[file.encoding], Buffer.from(text, file.encoding)])
}

/**
 * Gives a text file other line ends, indentation, a final line end or a byte order mark, or takes these away; one that is so already is
 * no change. Refusals: those of Write for a file that exists, FILE_NOT_FOUND, UNSUPPORTED_ENCODING where UTF-16 would lose its mark.
 */
export const convert: Tool<FileInputs['Convert']> = {
  name: 'Convert',
  effect: 'changes',
  touches: (input) => [converting(input)],
  announce: ({ file_path }) => `Converting ${visible(file_path)}`,
  run: async (input, context) => convertAtOnce(input, context),
  atOnce: convertAtOnce,
}

const converting = ({ file_path: path }: { file_path: string }): Touch => ({ path, effects: ['changes'] })

const CONVERT_CHECKS: readonly Check[] = [exists, ...TEXT_FILE, ...CHECKS_OF_STATE]

function convertAtOnce({ file_path, ...conversion }: FileInputs['Convert'], context: ToolContext): Outcome {
  const opened = openTarget('Convert', converting({ file_path }), context)
  if (!opened.ok) return opened
  const { target } = opened
  const problem = firstProblem(target, CONVERT_CHECKS)
  if (problem) return { ok: false, problem }
  const file = textOf(target)
  const after = convertedBytes(file, conversion)
  if (!after)
    return refuse(
      'UNSUPPORTED_ENCODING',
      `${target.path} is UTF-16, which needs its byte order mark. Leave \`bom\` out.`,
    )
  return after.equals(file.bytes)
    ? { ok: true, path: target.path, type: 'update', ...readByItself(target) }
    : putBytes(target, after)
}
