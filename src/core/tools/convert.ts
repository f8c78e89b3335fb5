import type { ConvertInput } from '../plan/schema.ts'
import { convertedBytes } from '../text/convert.ts'
import { visible } from '../text/visible.ts'
import {
  type Check,
  exists,
  firstProblem,
  isNotLink,
  isNotModified,
  isRegularFile,
  isSupportedText,
  isTextOrSeen,
  isWithinSize,
  openTarget,
  readByItself,
  refuse,
  textOf,
  wasRead,
  wasShownWhole,
} from './checks.ts'
import type { Outcome, Tool, ToolContext } from './tool.ts'
import { putBytes } from './write.ts'

/** A Convert of one file. */
export interface FileConvert
  extends Omit<ConvertInput, 'file_path' | 'glob' | 'exclude' | 'only_if' | 'expect_matches' | 'skip_unsupported'> {
  readonly file_path: string
}

/**
 * Gives a text file other line ends, indentation, a final line end or a byte order mark, or takes these away; one that is so already is
 * no change. Refusals: those of Write for a file that exists, FILE_NOT_FOUND, UNSUPPORTED_ENCODING where UTF-16 would lose its mark.
 */
export const convert: Tool<FileConvert> = {
  name: 'Convert',
  announce: ({ file_path }) => `Converting ${visible(file_path)}`,
  run: async (input, context) => convertAtOnce(input, context),
  atOnce: convertAtOnce,
}

const CHECKS: readonly Check[] = [
  exists,
  isRegularFile,
  isWithinSize,
  isSupportedText,
  wasRead,
  wasShownWhole,
  isTextOrSeen,
  isNotModified,
  isNotLink,
]

function convertAtOnce({ file_path, ...conversion }: FileConvert, context: ToolContext): Outcome {
  const opened = openTarget('Convert', file_path, context)
  if (!opened.ok) return opened
  const { target } = opened
  const problem = firstProblem(target, CHECKS)
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
