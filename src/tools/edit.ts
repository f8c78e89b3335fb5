import type { Problem } from '../errors.ts'
import type { EditInput } from '../plan/schema.ts'
import { isBlank } from '../text/fill.ts'
import { canHold, type EditRequest, type Match, matchEdit } from '../text/match.ts'
import { stripTrailing } from '../text/trailing-whitespace.ts'
import { visible } from '../text/visible.ts'
import {
  type Check,
  exists,
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
import { notFound, notUnique } from './mend.ts'
import type { Outcome, Tool, ToolContext } from './tool.ts'

/** Replaces `old_string` by `new_string`, once or everywhere; an empty `old_string` creates a file or fills a blank one. */
export const edit: Tool<EditInput> = {
  name: 'Edit',
  async *run(input, context) {
    yield { type: 'progress', tool: 'Edit', message: `Editing ${visible(input.file_path)}` }
    return editFile(input, context)
  },
}

async function editFile(input: EditInput, context: ToolContext): Promise<Outcome> {
  const opened = openTarget('Edit', input.file_path, context)
  const path = opened.ok ? opened.target.path : input.file_path
  const request = requestOf(input, { path, strips: strips(input, context, opened.ok ? opened.target : undefined) })
  const secret = await context.policy.secrets(path, request.newString)
  if (secret) return { ok: false, problem: secret }
  if (input.old_string === input.new_string || request.oldString === request.newString) {
    return { ok: false, problem: refusal('NO_CHANGE', 'old_string and new_string are equal. Remove the step.') }
  }
  if (!opened.ok) return opened
  const target: EditTarget = { ...opened.target, request }
  const problem = firstProblem(target, CHECKS)
  return problem ? { ok: false, problem } : replace(target)
}

interface EditTarget extends Target {
  readonly request: EditRequest
}

/** In the order of the specification; the match and what follows from it come after. */
const CHECKS: readonly Check<EditTarget>[] = [
  (target) => (target.request.oldString === '' && !target.stat ? undefined : exists(target)),
  isRegularFile,
  isWithinSize,
  isSupportedText,
  (target) => {
    if (canHold(textOf(target), target.request.newString)) return undefined
    return unencodable(target)
  },
  (target) => {
    if (target.request.oldString !== '' || isBlank(textOf(target))) return undefined
    const remedy = 'Quote the text to replace in old_string, or use Write to replace the whole file.'
    return refusal('FILE_EXISTS', `${target.path} exists and has content. ${remedy}`)
  },
  ({ path, stat }) => {
    if (!stat || !path.endsWith('.ipynb')) return undefined
    return refusal('IS_NOTEBOOK', `${path} is a notebook. Use NotebookEdit, which keeps it valid.`)
  },
  wasRead,
  isNotModified,
]

/** Trailing white space stays where an empty `old_string` creates a file. */
const strips = ({ old_string }: EditInput, { options }: ToolContext, target: Target | undefined): boolean =>
  options.trailing_whitespace === 'strip' && (old_string !== '' || target?.stat !== undefined)

const requestOf = (input: EditInput, { path, strips }: { path: string; strips: boolean }): EditRequest => ({
  oldString: input.old_string,
  newString: strips ? stripTrailing(path, input.new_string) : input.new_string,
  replaceAll: input.replace_all ?? false,
  anyWhitespace: input.match === 'whitespace',
})

function replace(target: EditTarget): Outcome {
  const { path, stat, request } = target
  const file = textOf(target)
  const match = matchEdit(file, request)
  if (!match.ok) return { ok: false, problem: problemOf(target, match) }
  const link = isNotLink(target)
  if (link) return { ok: false, problem: link }
  const changed = changeFile(target, file, match.splices)
  if (!changed.ok) return changed
  const notes = readNotes(target)
  return {
    ok: true,
    path,
    change: changed.change,
    type: stat ? 'update' : 'create',
    ...(request.oldString !== '' && { matchedBy: match.matchedBy }),
    state: { content: changed.change.after, timestamp: 0, offset: undefined, limit: undefined, isPartialView: false },
    ...(notes.length > 0 && { notes }),
  }
}

function problemOf(target: EditTarget, match: Extract<Match, { ok: false }>): Problem {
  switch (match.reason) {
    case 'not-found':
      return notFound(target.path, textOf(target), target.request)
    case 'not-unique':
      return notUnique(target.path, textOf(target), match)
    case 'unencodable':
      return unencodable(target)
    case 'too-much':
      return refusal(
        'LIMIT_EXCEEDED',
        `old_string is too repetitive, or stands in too many places of ${target.path}. Quote more of the text around it.`,
      )
  }
}

function unencodable(target: Target): Problem {
  const file = textOf(target)
  const remedy = file.valid
    ? 'new_string holds half of a surrogate pair. Write the whole character.'
    : `${target.path} is no UTF-8, so that new_string may hold ASCII alone. Convert the file to UTF-8 first.`
  return refusal('UNENCODABLE', remedy)
}
