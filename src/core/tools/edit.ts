import type { Problem } from '../../errors.ts'
import {
  matchStructure,
  readStructure,
  type Structure,
  type StructureInput,
  type StructureMatch,
} from '../../wings/codemods/structural-edit.ts'
import type { ExpectedMatches } from '../plan/schema.ts'
import type { Edit } from '../text/candidate-text.ts'
import { linesOfSpans } from '../text/context.ts'
import { isBinary, type TextFile } from '../text/encoding.ts'
import { canHold, isBlank, type Match, matchEdit } from '../text/match.ts'
import type { Span } from '../text/pattern.ts'
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
  linesTouched,
  openTarget,
  readNotes,
  refusal,
  type Target,
  textOf,
  wasRead,
  wasShown,
} from './checks.ts'
import { changeFile } from './file-change.ts'
import { type InputForm, mayFindNone, notFound, notUnique, unexpectedMatches } from './match-problems.ts'
import { imageFormat } from './read/image.ts'
import { kindOf } from './read/kind.ts'
import { isPdf } from './read/pdf.ts'
import { regexAdvice, unsupportedBy } from './regex-hints.ts'
import type { Outcome, Tool, ToolContext } from './tool.ts'

/** An Edit of one file, as a session's call or a plan's step gives it: by `old_string`, `regex`, `pattern` or `rule`. */
export interface FileEdit extends Omit<Edit, 'old_string' | 'new_string'> {
  readonly file_path: string
  readonly old_string?: string | undefined
  readonly regex?: string | undefined
  readonly pattern?: string | undefined
  readonly rule?: Readonly<Record<string, unknown>> | undefined
  readonly language?: StructureInput['language']
  /** Absent where a rule has a fix. */
  readonly new_string?: string | undefined
  readonly expect_matches?: ExpectedMatches | undefined
}

/** Replaces `old_string` by `new_string`, once or everywhere; an empty `old_string` creates a file or fills a blank one. */
export const edit: Tool<FileEdit> = {
  name: 'Edit',
  announce: ({ file_path }) => `Editing ${visible(file_path)}`,
  run: editFile,
}

async function editFile(input: FileEdit, context: ToolContext): Promise<Outcome> {
  const structure = readStructure(input)
  if (typeof structure === 'string') return { ok: false, problem: refusal('INVALID_INPUT', structure) }
  const opened = openTarget('Edit', input.file_path, context)
  const path = opened.ok ? opened.target.path : input.file_path
  const strip = strips(input, context, opened.ok ? opened.target : undefined)
  const request = requestOf(input, { path, strips: strip, structure })
  const secret = await context.policy.secrets(path, request.new_string)
  if (secret) return { ok: false, problem: secret }
  const same = input.old_string !== undefined && input.old_string === input.new_string
  if (same || request.old_string === request.new_string) {
    return { ok: false, problem: refusal('NO_CHANGE', 'old_string and new_string are equal. Leave the edit out.') }
  }
  const substitution = await substitutionOf(input, request)
  if (typeof substitution === 'string') return { ok: false, problem: invalidRegex(substitution, input.regex ?? '') }
  if (!opened.ok) return opened
  const target: EditTarget = { ...opened.target, request, substitution, structure, expected: input.expect_matches }
  const problem = firstProblem(target, CHECKS)
  return problem ? { ok: false, problem } : replace(target)
}

/** The engine for patterns is loaded with the first of them. */
async function substitutionOf({ regex }: FileEdit, { new_string }: Edit) {
  if (regex === undefined) return undefined
  const { compileSubstitution } = await import('../text/regex.ts')
  return compileSubstitution(regex, new_string)
}

const invalidRegex = (wrong: string, regex: string): Problem =>
  refusal(
    'INVALID_INPUT',
    wrong.startsWith('new_string ') ? `${wrong}.` : `regex is not valid: ${wrong}. ${unsupportedBy(regex)}`,
  )

interface EditTarget extends Target {
  /** What `old_string` or, with a pattern, `regex` says, under the plan's options. */
  readonly request: Edit
  /** Present where a pattern says what to replace. */
  readonly substitution: Substitution | undefined
  /** Present where its syntax does. */
  readonly structure: Structure | undefined
  readonly expected: ExpectedMatches | undefined
}

/** In the order of the specification; the match and what follows from it come after. */
const CHECKS: readonly Check<EditTarget>[] = [
  (target) => (target.request.old_string === '' && !target.stat ? undefined : exists(target)),
  isRegularFile,
  isWithinSize,
  isSupportedText,
  (target) => {
    if (canHold(textOf(target), target.request.new_string)) return undefined
    return unencodable(target)
  },
  (target) => {
    if (target.request.old_string !== '' || isBlank(textOf(target))) return undefined
    const remedy = 'Quote the text to replace in old_string, or use Write to replace the whole file.'
    return refusal('FILE_EXISTS', `${target.path} exists and has content. ${remedy}`)
  },
  ({ path, stat }) => {
    if (!stat || !path.endsWith('.ipynb')) return undefined
    return refusal('IS_NOTEBOOK', `${path} is a notebook. Use NotebookEdit, which keeps it valid.`)
  },
  wasRead,
  isText,
  isNotModified,
]

/** IS_BINARY: bytes that a Read does not show, or shows as a picture or as pages. */
function isText({ path, bytes }: Target): Problem | undefined {
  const kind = kindOf(path)
  const isShownOtherwise = (kind === 'image' && imageFormat(bytes())) || (kind === 'pdf' && isPdf(bytes()))
  if (!isShownOtherwise && !isBinary(bytes())) return undefined
  return refusal('IS_BINARY', `${path} is binary. Only text can be edited. Use Write with content_base64.`)
}

/** Trailing white space stays where an empty `old_string` creates a file. */
const strips = ({ old_string }: FileEdit, { options }: ToolContext, target: Target | undefined): boolean =>
  options.trailing_whitespace === 'strip' && (old_string !== '' || target?.stat !== undefined)

interface EditContext {
  readonly path: string
  readonly strips: boolean
  readonly structure: Structure | undefined
}

const requestOf = (input: FileEdit, { path, strips, structure }: EditContext): Edit => {
  const text = structure?.newString ?? input.new_string ?? ''
  return {
    old_string: input.old_string ?? input.regex ?? input.pattern ?? JSON.stringify(input.rule ?? ''),
    new_string: strips ? stripTrailing(path, text) : text,
    replace_all: input.replace_all,
    match: input.match,
  }
}

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
  const refused = wasShown(target, linesTouched(file, match.splices)) ?? isNotLink(target)
  if (refused) return { ok: false, problem: refused }
  const changed = changeFile(target, file, match.splices)
  if (!changed.ok) return changed
  const notes = [...readNotes(target), ...('notes' in match ? match.notes : [])]
  return {
    ok: true,
    path,
    change: changed.change,
    matches,
    type: stat ? 'update' : 'create',
    ...(request.old_string !== '' && { matchedBy: match.matchedBy }),
    state: { content: changed.change.after, timestamp: 0, offset: undefined, limit: undefined, isPartialView: false },
    ...(notes.length > 0 && { notes }),
  }
}

type AnyMatch = Match | RegexMatch | StructureMatch

async function matchIn(file: TextFile, { path, request, substitution, structure }: EditTarget): Promise<AnyMatch> {
  if (structure) return matchStructure(file, structure, { path, replaceAll: request.replace_all ?? false })
  if (!substitution) return matchEdit(file, request)
  const { matchRegex } = await import('../text/regex.ts')
  return matchRegex(file, substitution, request.replace_all ?? false)
}

function problemOf(target: EditTarget, match: Extract<AnyMatch, { ok: false }>): Problem {
  switch (match.reason) {
    case 'refused':
      return match.problem
    case 'not-found':
      if (target.structure) return noStructure(target)
      if (target.substitution) return noMatch(target)
      return notFound(target.path, textOf(target), target.request, formFor(target))
    case 'not-unique':
      return notUnique(target.path, textOf(target), match, formFor(target))
    case 'empty':
      return refusal(
        'INVALID_INPUT',
        `regex matches the empty text in ${target.path}. Write a pattern that takes at least one character.`,
      )
    case 'unencodable':
      return unencodable(target)
    case 'uncertain':
      return uncertain(target, match.spans)
    case 'too-much':
      return refusal(
        'LIMIT_EXCEEDED',
        `The text to replace is too repetitive, or occurs too often in ${target.path}. Narrow it.`,
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
  refusal('STRING_NOT_FOUND', [`regex matches nowhere in ${path}.`, ...regexAdvice(request.old_string)].join('\n'))

/** LIMIT_EXCEEDED: looking for a pattern in a file takes more than so many steps. */
export const tooManySteps = (path: string, steps: number): Problem =>
  refusal(
    'LIMIT_EXCEEDED',
    `Looking for the pattern in ${path} takes more than ${steps} steps of matching, which is the limit for a text of its size. Write a pattern that does not run on to the end of the file, such as [^\\n]* instead of (?s:.*).`,
  )

const formFor = ({ context }: Target): InputForm => (context.show ? 'json' : 'yaml')
function unencodable(target: Target): Problem {
  const file = textOf(target)
  const remedy = file.valid
    ? 'new_string holds half of a surrogate pair. Write the whole character.'
    : `${target.path} is not UTF-8, so new_string may only hold ASCII. Convert the file to UTF-8 first.`
  return refusal('UNENCODABLE', remedy)
}

/** UNSUPPORTED_ENCODING: the file's encoding decides whether a place holds the text. */
function uncertain(target: Target, spans: readonly Span[]): Problem {
  const lines = linesOfSpans(textOf(target), spans.slice(0, 1)).map((line) => `, as at line ${line}`)
  const open = `whether the text to replace occurs there depends on its encoding${lines.join('')}`
  return refusal('UNSUPPORTED_ENCODING', `${target.path} is not UTF-8: ${open}. Convert the file to UTF-8 first.`)
}
