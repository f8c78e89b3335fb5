import type { Problem } from '../errors.ts'
import type { ExpectedMatches } from '../plan/schema.ts'
import type { TextFile } from '../text/encoding.ts'
import { isBlank } from '../text/fill.ts'
import { canHold, type EditRequest, type Match, matchEdit } from '../text/match.ts'
import type { RegexMatch, Substitution } from '../text/regex.ts'
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
import { mayFindNone, unexpectedMatches } from './matches.ts'
import { notFound, notUnique } from './mend.ts'
import { regexHints } from './regex-hints.ts'
import {
  matchStructure,
  readStructure,
  type Structure,
  type StructureInput,
  type StructureMatch,
} from './structural-edit.ts'
import type { Outcome, Tool, ToolContext } from './tool.ts'

/** An Edit of one file, as a session's call or a plan's step gives it: by `old_string`, `regex`, `pattern` or `rule`. */
export interface FileEdit {
  readonly file_path: string
  readonly old_string?: string | undefined
  readonly regex?: string | undefined
  readonly pattern?: string | undefined
  readonly rule?: Readonly<Record<string, unknown>> | undefined
  readonly language?: StructureInput['language']
  /** Absent where a rule has a fix. */
  readonly new_string?: string | undefined
  readonly replace_all?: boolean | undefined
  /** `literal`: under no tolerance. */
  readonly match?: 'exact' | 'whitespace' | 'literal' | undefined
  readonly expect_matches?: ExpectedMatches | undefined
}

/** Replaces `old_string` by `new_string`, once or everywhere; an empty `old_string` creates a file or fills a blank one. */
export const edit: Tool<FileEdit> = {
  name: 'Edit',
  async *run(input, context) {
    yield { type: 'progress', tool: 'Edit', message: `Editing ${visible(input.file_path)}` }
    return editFile(input, context)
  },
}

async function editFile(input: FileEdit, context: ToolContext): Promise<Outcome> {
  const structure = readStructure(input)
  if (typeof structure === 'string') return { ok: false, problem: refusal('INVALID_INPUT', structure) }
  const opened = openTarget('Edit', input.file_path, context)
  const path = opened.ok ? opened.target.path : input.file_path
  const request = requestOf(input, {
    path,
    strips: strips(input, context, opened.ok ? opened.target : undefined),
    structure,
  })
  const secret = await context.policy.secrets(path, request.newString)
  if (secret) return { ok: false, problem: secret }
  if (
    (input.old_string !== undefined && input.old_string === input.new_string) ||
    request.oldString === request.newString
  ) {
    return { ok: false, problem: refusal('NO_CHANGE', 'old_string and new_string are equal. Remove the step.') }
  }
  const substitution = await substitutionOf(input, request)
  if (typeof substitution === 'string') return { ok: false, problem: invalidRegex(substitution) }
  if (!opened.ok) return opened
  const target: EditTarget = { ...opened.target, request, substitution, structure, expected: input.expect_matches }
  const problem = firstProblem(target, CHECKS)
  return problem ? { ok: false, problem } : replace(target)
}

/** The engine for patterns is loaded with the first of them. */
async function substitutionOf({ regex }: FileEdit, { newString }: EditRequest) {
  if (regex === undefined) return undefined
  const { compileSubstitution } = await import('../text/regex.ts')
  return compileSubstitution(regex, newString)
}

const invalidRegex = (wrong: string): Problem =>
  refusal('INVALID_INPUT', `regex cannot be used: ${wrong}. Patterns are those of RE2.`)

interface EditTarget extends Target {
  readonly request: EditRequest
  /** Present where a pattern says what to replace. */
  readonly substitution: Substitution | undefined
  /** Present where its syntax does. */
  readonly structure: Structure | undefined
  readonly expected: ExpectedMatches | undefined
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
const strips = ({ old_string }: FileEdit, { options }: ToolContext, target: Target | undefined): boolean =>
  options.trailing_whitespace === 'strip' && (old_string !== '' || target?.stat !== undefined)

/** Without trailing white space for a path. */
const newStringOf = (text: string, path: string | undefined): string =>
  path === undefined ? text : stripTrailing(path, text)

interface Requesting {
  readonly path: string
  readonly strips: boolean
  readonly structure: Structure | undefined
}

const requestOf = (input: FileEdit, { path, strips, structure }: Requesting): EditRequest => ({
  oldString: input.old_string ?? input.regex ?? input.pattern ?? JSON.stringify(input.rule ?? ''),
  newString: newStringOf(structure?.newString ?? input.new_string ?? '', strips ? path : undefined),
  replaceAll: input.replace_all ?? false,
  anyWhitespace: input.match === 'whitespace',
  literal: input.match === 'literal',
})

async function replace(target: EditTarget): Promise<Outcome> {
  const { path, stat, request } = target
  const file = textOf(target)
  const match = await matchIn(file, target)
  if (!match.ok) {
    if (match.reason === 'not-found' && mayFindNone(target.expected))
      return { ok: true, path, matches: 0, type: 'update' }
    return { ok: false, problem: problemOf(target, match) }
  }
  const matches = match.splices.length
  const unexpected = unexpectedMatches({ expected: target.expected, found: matches }, path)
  if (unexpected) return { ok: false, problem: unexpected }
  const link = isNotLink(target)
  if (link) return { ok: false, problem: link }
  const changed = changeFile(target, file, match.splices)
  if (!changed.ok) return changed
  const notes = [...readNotes(target), ...('notes' in match ? match.notes : [])]
  return {
    ok: true,
    path,
    change: changed.change,
    matches,
    type: stat ? 'update' : 'create',
    ...(request.oldString !== '' && { matchedBy: match.matchedBy }),
    state: { content: changed.change.after, timestamp: 0, offset: undefined, limit: undefined, isPartialView: false },
    ...(notes.length > 0 && { notes }),
  }
}

type AnyMatch = Match | RegexMatch | StructureMatch

async function matchIn(file: TextFile, { path, request, substitution, structure }: EditTarget): Promise<AnyMatch> {
  if (structure) return matchStructure(file, structure, { path, replaceAll: request.replaceAll })
  if (!substitution) return matchEdit(file, request)
  const { matchRegex } = await import('../text/regex.ts')
  return matchRegex(file, substitution, request.replaceAll)
}

function problemOf(target: EditTarget, match: Extract<AnyMatch, { ok: false }>): Problem {
  switch (match.reason) {
    case 'refused':
      return match.problem
    case 'not-found':
      if (target.structure) return noStructure(target)
      if (target.substitution) return noMatch(target)
      return notFound(target.path, textOf(target), target.request)
    case 'not-unique':
      return notUnique(target.path, textOf(target), match)
    case 'empty':
      return refusal(
        'INVALID_INPUT',
        `regex matches the empty text in ${target.path}. Write a pattern that takes at least one character.`,
      )
    case 'unencodable':
      return unencodable(target)
    case 'too-much':
      return refusal(
        'LIMIT_EXCEEDED',
        `The text to replace is too repetitive, or stands in too many places of ${target.path}. Narrow it.`,
      )
    case 'steps':
      return tooManySteps(target.path, match.steps)
  }
}

const noStructure = ({ path, structure }: EditTarget): Problem =>
  refusal(
    'STRING_NOT_FOUND',
    `${typeof structure?.matcher === 'string' ? 'pattern' : 'rule'} matches nowhere in ${path}. Try it on https://ast-grep.github.io/playground.html: code that does not parse by itself matches nothing.`,
  )

const noMatch = ({ path, request }: EditTarget): Problem =>
  refusal('STRING_NOT_FOUND', [`regex matches nowhere in ${path}.`, ...regexHints(request.oldString)].join('\n'))

/** LIMIT_EXCEEDED: looking for a pattern in a file takes more than so many steps. */
export const tooManySteps = (path: string, steps: number): Problem =>
  refusal(
    'LIMIT_EXCEEDED',
    `Looking for the pattern in ${path} takes more than ${steps} steps of matching, which is the limit for a text of its size. Write a pattern that does not run on to the end of the file, such as [^\\n]* instead of (?s:.*).`,
  )

function unencodable(target: Target): Problem {
  const file = textOf(target)
  const remedy = file.valid
    ? 'new_string holds half of a surrogate pair. Write the whole character.'
    : `${target.path} is no UTF-8, so that new_string may hold ASCII alone. Convert the file to UTF-8 first.`
  return refusal('UNENCODABLE', remedy)
}
