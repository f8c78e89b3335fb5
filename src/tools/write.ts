import type { WriteInput } from '../plan/schema.ts'
import { BOM, type TextFile, unitOf } from '../text/encoding.ts'
import { isWellFormed } from '../text/match.ts'
import { spliceBetween } from '../text/splice.ts'
import { stripTrailing } from '../text/trailing-whitespace.ts'
import { visible } from '../text/visible.ts'
import {
  type Check,
  firstProblem,
  isNotLink,
  isNotModified,
  isRegularFile,
  isSupportedText,
  isWithinSize,
  openTarget,
  readNotes,
  refusal,
  type Target,
  textOf,
  wasRead,
} from './checks.ts'
import { changeFile } from './file-change.ts'
import type { Outcome, Tool, ToolContext } from './tool.ts'

/** Creates or replaces a whole file; an existing one keeps its encoding, BOM and mode. */
export const write: Tool<WriteInput> = {
  name: 'Write',
  async *run(input, context) {
    yield { type: 'progress', tool: 'Write', message: `Writing ${visible(input.file_path)}` }
    return writeFile(input, context)
  },
}

async function writeFile(input: WriteInput, context: ToolContext): Promise<Outcome> {
  const opened = openTarget('Write', input.file_path, context)
  const path = opened.ok ? opened.target.path : input.file_path
  const content = context.options.trailing_whitespace === 'strip' ? stripTrailing(path, input.content) : input.content
  const secret = await context.policy.secrets(path, content)
  if (secret) return { ok: false, problem: secret }
  if (!opened.ok) return opened
  const target: WriteTarget = { ...opened.target, content }
  const problem = firstProblem(target, CHECKS)
  return problem ? { ok: false, problem } : put(target)
}

interface WriteTarget extends Target {
  readonly content: string
}

const CHECKS: readonly Check<WriteTarget>[] = [
  isRegularFile,
  isWithinSize,
  isSupportedText,
  ({ content }) => {
    if (isWellFormed(content)) return undefined
    return refusal('UNENCODABLE', 'content holds half of a surrogate pair. Write the whole character.')
  },
  wasRead,
  isNotModified,
  isNotLink,
]

function put(target: WriteTarget): Outcome {
  const { path, stat } = target
  const file = textOf(target)
  const after = contentBytes(file, target.content)
  const notes = readNotes(target)
  const done = {
    ok: true,
    path,
    type: stat && stat.size > 0 ? 'update' : 'create',
    state: {
      content: after,
      timestamp: stat?.modified ?? 0,
      offset: undefined,
      limit: undefined,
      isPartialView: false,
    },
    ...(notes.length > 0 && { notes }),
  } as const
  const splices = spliceBetween(file.bytes, after, unitOf(file.encoding))
  if (stat && splices.length === 0) return done
  const changed = changeFile(target, file, splices)
  return changed.ok ? { ...done, change: changed.change } : changed
}

/** The content in the file's encoding, after its BOM, which the content may repeat. */
function contentBytes(file: TextFile, content: string): Buffer {
  if (file.bom === 0) return Buffer.from(content, file.encoding)
  const text = content.startsWith('\ufeff') ? content.slice(1) : content
  return Buffer.concat([BOM[file.encoding], Buffer.from(text, file.encoding)])
}
