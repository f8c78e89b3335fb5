import type { Problem } from '../../errors.ts'
import type { ExpectedMatches } from '../plan/plan-data.ts'
import { isBinary } from '../text/encoding.ts'
import { linesOfSpans, stripTrailing } from '../text/line-ending.ts'
import { canHold, isBlank, type Match, matchEdit } from '../text/match.ts'
import { notFound, notUnique, type WrittenInput } from '../text/match-hints.ts'
import type { Span } from '../text/pattern.ts'
import type { RegexMatch, Substitution } from '../text/regex.ts'
import type { Edit } from '../text/tolerances.ts'
import { visible } from '../text/visible.ts'
import {
  type Check,
  exists,
  firstProblem,
  isNotLink,
  isNotModified,
  kindOf,
  linesTouched,
  openTarget,
  readByItself,
  refusal,
  refuse,
  type Target,
  TEXT_FILE,
  textOf,
  wasRead,
  wasShown,
} from './checks.ts'
import { changeFile, isPointer, pointerOf, seenWhole } from './file-change.ts'
import { asYaml, mayFindNone, regexAdvice, unexpectedMatches, unsupportedBy } from './match-problems.ts'
import type { Touch } from './permission.ts'
import { imageFormat } from './read/image.ts'
import { isPdf } from './read/pdf.ts'
import type { FileInputs, Outcome, Tool, ToolContext, ToolRefusal } from './tool.ts'
import { type KeyFault, type Structure, type StructureMatch, structureSearch } from './tool-slots.ts'

type FileEdit = FileInputs['Edit']

/** Replaces `old_string` by `new_string`, once or everywhere; an empty `old_string` creates a file or fills a blank one. */
export const edit: Tool<FileEdit> = {
  name: 'Edit',
  effect: 'changes',
  touches: (input) => [editing(input)],
  announce: ({ file_path }) => `Editing ${visible(file_path)}`,
  run: editFile,
  atOnce: (input, context) => {
    if (input.old_string === undefined) return undefined
    const opened = openEdit(input, context, undefined)
    const search = { by: 'text', edit: textEdit(input, opened) } as const
    const target = targetOf(opened, search)
    return target.ok ? replaceIn(target.target, matchEdit(textOf(target.target), search.edit)) : target
  },
}

/** An empty `old_string` writes the whole file. */
const editing = ({ file_path: path, old_string }: FileEdit): Touch => ({
  path,
  effects: [old_string === '' ? 'creates' : 'changes'],
})

async function editFile(input: FileEdit, context: ToolContext): Promise<Outcome> {
  const structure = byStructure(input) ? await structureSearch.get().read(input) : undefined
  if (structure && 'message' in structure) return { ok: false, problem: invalidKey(structure) }
  const opened = openEdit(input, context, structure)
  const secret = await context.policy.secrets(opened.path, opened.newText)
  if (secret) return { ok: false, problem: secret }
  const search = structure ? ({ by: 'structure', structure } as const) : await searchOf(input, opened, context)
  if ('problem' in search) return search
  const target = targetOf(opened, search)
  if (!target.ok) return target
  return replaceIn(target.target, await matchIn(target.target))
}

/** INVALID_INPUT for what a key says. */
export const invalidKey = ({ path, message }: KeyFault): Problem =>
  refusal('INVALID_INPUT', `${path.join('.')} ${message}.`)

const byStructure = ({ pattern, rule }: FileEdit): boolean => pattern !== undefined || rule !== undefined

interface OpenedEdit {
  readonly input: FileEdit
  /** As far as it can be told. */
  readonly path: string
  readonly opened: ReturnType<typeof openTarget>
  /** What takes the place of a match, under the plan's options. */
  readonly newText: string
}

function openEdit(input: FileEdit, context: ToolContext, structure: Structure | undefined): OpenedEdit {
  const opened = openTarget('Edit', editing(input), context)
  const path = opened.ok ? opened.target.path : input.file_path
  const text = structure?.newString ?? input.new_string ?? ''
  const strip = strips(input, context, opened.ok ? opened.target : undefined)
  return { input, path, opened, newText: strip ? stripTrailing(path, text) : text }
}

type Search =
  | { readonly by: 'text'; readonly edit: Edit }
  | { readonly by: 'regex'; readonly regex: string; readonly substitution: Substitution }
  | { readonly by: 'structure'; readonly structure: Structure }

const textEdit = ({ old_string = '', replace_all, match }: FileEdit, { newText }: OpenedEdit): Edit => ({
  old_string,
  new_string: newText,
  replace_all,
  match,
})

/** The engine for patterns is loaded with the first of them. */
async function searchOf(
  { regex, ...input }: FileEdit,
  opened: OpenedEdit,
  context: ToolContext,
): Promise<Search | ToolRefusal> {
  if (regex === undefined) return { by: 'text', edit: textEdit(input, opened) }
  const { newText } = opened
  const last = compiled.get(context)
  if (last?.regex === regex && last.newText === newText) return { by: 'regex', ...last }
  const { compileSubstitution } = await import('../text/regex.ts')
  const substitution = compileSubstitution(regex, newText)
  if (typeof substitution === 'string') return { ok: false, problem: invalidRegex(substitution, regex) }
  if (context.needsNoRead) compiled.set(context, { regex, newText, substitution })
  return { by: 'regex', regex, substitution }
}

/** What was last compiled for the files of one step: never for another, since an engine remembers what it saw. */
const compiled = new WeakMap<ToolContext, { regex: string; newText: string; substitution: Substitution }>()

/** The file that an Edit is about, once all checks before the match have passed. */
function targetOf(
  { input, opened, newText }: OpenedEdit,
  search: Search,
): { readonly ok: true; readonly target: EditTarget } | ToolRefusal {
  if (search.by === 'text' && [input.new_string, newText].includes(input.old_string)) return refuse('NO_CHANGE', EQUAL)
  if (!opened.ok) return opened
  const target: EditTarget = {
    ...opened.target,
    search,
    newText,
    replaceAll: input.replace_all ?? false,
    expected: input.expect_matches,
  }
  const problem = firstProblem(target, CHECKS)
  return problem ? { ok: false, problem } : { ok: true, target }
}

const EQUAL = 'old_string and new_string are equal. Leave the edit out.'

const invalidRegex = (wrong: string, regex: string): Problem =>
  refusal(
    'INVALID_INPUT',
    wrong.startsWith('new_string ') ? `${wrong}.` : `regex is not valid: ${wrong}. ${unsupportedBy(regex)}`,
  )

interface EditTarget extends Target {
  readonly search: Search
  readonly newText: string
  readonly replaceAll: boolean
  readonly expected: ExpectedMatches | undefined
}

const isFill = ({ search }: EditTarget): boolean => search.by === 'text' && search.edit.old_string === ''

/** In the order of the specification; the match and what follows from it come after. */
const CHECKS: readonly Check<EditTarget>[] = [
  (target) => (isFill(target) && !target.stat ? undefined : exists(target)),
  ...TEXT_FILE,
  (target) => {
    if (canHold(textOf(target), target.newText)) return undefined
    return unencodable(target)
  },
  (target) => {
    if (!isFill(target) || isBlank(textOf(target))) return undefined
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

function replaceIn(target: EditTarget, match: AnyMatch): Outcome {
  const { path, stat } = target
  const file = textOf(target)
  if (!match.ok) {
    if (match.reason === 'not-found' && mayFindNone(target.expected))
      return { ok: true, path, matches: 0, type: 'update' }
    const isHidden = match.reason === 'not-found' && !target.context.needsNoRead && isPointer(target)
    return { ok: false, problem: isHidden ? pointerOf(path) : problemOf(target, match) }
  }
  const matches = match.splices.length
  const unexpected = unexpectedMatches({ expected: target.expected, found: matches }, path)
  if (unexpected) return { ok: false, problem: unexpected }
  const refused = wasShown(target, () => linesTouched(file, match.splices)) ?? isNotLink(target)
  if (refused) return { ok: false, problem: refused }
  const changed = changeFile(target, file, match.splices)
  if (!changed.ok && changed.problem.name === 'NO_CHANGE' && mayBeCurrent(target))
    return { ok: true, path, matches, type: 'update' }
  if (!changed.ok) return changed
  const notes = 'notes' in match ? match.notes : []
  return {
    ok: true,
    path,
    change: changed.change,
    splices: match.splices,
    matches,
    type: stat ? 'update' : 'create',
    ...(!isFill(target) && { matchedBy: match.matchedBy }),
    state: seenWhole(changed.change.after),
    ...readByItself(target),
    ...(notes.length > 0 && { notes }),
  }
}

/** One of the files of a step may be as the step wants it, and so may the file of one that may find nothing. */
const mayBeCurrent = ({ context, expected }: EditTarget): boolean =>
  context.needsNoRead === true || mayFindNone(expected)

type AnyMatch = Match | RegexMatch | StructureMatch

async function matchIn(target: EditTarget): Promise<AnyMatch> {
  const { path, search, replaceAll } = target
  const file = textOf(target)
  if (search.by === 'text') return matchEdit(file, search.edit)
  if (search.by === 'structure') return search.structure.match(file, { path, replaceAll })
  const { matchRegex } = await import('../text/regex.ts')
  return matchRegex(file, search.substitution, replaceAll)
}

function problemOf(target: EditTarget, match: Extract<AnyMatch, { ok: false }>): Problem {
  switch (match.reason) {
    case 'refused':
      return match.problem
    case 'not-found':
      return notFoundBy(target)
    case 'not-unique':
      return notUnique(target.path, textOf(target), match, writtenFor(target))
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

function notFoundBy(target: EditTarget): Problem {
  const { path, search } = target
  if (search.by === 'text') return notFound(path, textOf(target), search.edit, writtenFor(target))
  if (search.by === 'regex')
    return refusal('STRING_NOT_FOUND', [`regex matches nowhere in ${path}.`, ...regexAdvice(search.regex)].join('\n'))
  return refusal(
    'STRING_NOT_FOUND',
    `${search.structure.by} matches nowhere in ${path}. Try it on https://ast-grep.github.io/playground.html: code that does not parse by itself matches nothing.`,
  )
}

/** LIMIT_EXCEEDED: looking for a pattern in a file takes more than so many steps. */
export const tooManySteps = (path: string, steps: number): Problem =>
  refusal(
    'LIMIT_EXCEEDED',
    `Looking for the pattern in ${path} takes more than ${steps} steps of matching, which is the limit for a text of its size. Write a pattern that does not run on to the end of the file, such as [^\\n]* instead of (?s:.*).`,
  )

/** A caller writes JSON, the author of a plan YAML. */
const writtenFor = ({ context }: Target): WrittenInput | undefined => (context.show ? undefined : asYaml)
function unencodable(target: Target): Problem {
  const file = textOf(target)
  const remedy = file.valid
    ? 'new_string contains a lone surrogate. Write the whole character.'
    : `${target.path} is not UTF-8, so new_string may only hold ASCII. Convert the file to UTF-8 first.`
  return refusal('UNENCODABLE', remedy)
}

/** UNSUPPORTED_ENCODING: the file's encoding decides whether a place holds the text. */
function uncertain(target: Target, spans: readonly Span[]): Problem {
  const lines = linesOfSpans(textOf(target), spans.slice(0, 1)).map((line) => `, as at line ${line}`)
  const open = `whether the text to replace occurs there depends on its encoding${lines.join('')}`
  return refusal('UNSUPPORTED_ENCODING', `${target.path} is not UTF-8: ${open}. Convert the file to UTF-8 first.`)
}
