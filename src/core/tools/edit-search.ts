import type { Problem } from '../../errors.ts'
import { isBinary, type TextFile } from '../text/encoding.ts'
import { linesOfSpans, toLf } from '../text/line-ending.ts'
import { type Match, matchEdit } from '../text/match.ts'
import { alreadyApplied, notFound, notUnique, placesOf, type WrittenInput } from '../text/match-hints.ts'
import type { FoundPlace, matchRegex, RegexMatch, Substitution } from '../text/regex.ts'
import type { Span, Splice } from '../text/splice.ts'
import type { Edit } from '../text/tolerances.ts'
import { WingSlot } from '../wing-slot.ts'
import { type Check, exists, kindOf, refusal, type Target, TEXT_FILE, textOf } from './checks.ts'
import type { ExpectedMatches } from './file-choice.ts'
import { asYaml, regexAdvice, unsupportedBy } from './match-problems.ts'
import { imageFormat } from './read/image.ts'
import { isPdf } from './read/pdf.ts'
import type { StepInputs } from './step-inputs.ts'
import type { KeyFault, Tool, ToolContext, ToolRefusal } from './tool.ts'

/** What an Edit looks for. */
export type Search =
  | { readonly by: 'text'; readonly edit: Edit }
  | ({ readonly by: 'regex' } & CompiledRegex)
  | { readonly by: 'structure'; readonly structure: Structure }

interface CompiledRegex {
  readonly regex: string
  readonly newText: string
  readonly substitution: Substitution
  readonly match: typeof matchRegex
}

export const textEdit = (
  { old_string = '', replace_all, match }: StepInputs['Edit'],
  newText: string,
  { needsNoRead }: ToolContext,
): Edit => ({ old_string, new_string: newText, replace_all, match: needsNoRead ? 'literal' : match })

/** The engine for patterns is loaded with the first of them. */
export async function searchOf(
  { regex, ...input }: StepInputs['Edit'],
  newText: string,
  context: ToolContext,
): Promise<Search | ToolRefusal> {
  if (regex === undefined) return { by: 'text', edit: textEdit(input, newText, context) }
  const last = compiled.get(context)
  if (last?.regex === regex && last.newText === newText) return { by: 'regex', ...last }
  const { compileSubstitution, matchRegex } = await import('../text/regex.ts')
  const substitution = compileSubstitution(regex, newText)
  if (typeof substitution === 'string') return { ok: false, problem: invalidRegex(substitution, regex) }
  const made = { regex, newText, substitution, match: matchRegex }
  if (context.needsNoRead) compiled.set(context, made)
  return { by: 'regex', ...made }
}

/** What was last compiled for the files of one step: never for another, since an engine remembers what it saw. */
const compiled = new WeakMap<ToolContext, CompiledRegex>()

const invalidRegex = (wrong: string, regex: string): Problem =>
  refusal(
    'INVALID_INPUT',
    wrong.startsWith('new_string ') ? `${wrong}.` : `regex is not valid: ${wrong}. ${unsupportedBy(regex)}`,
  )

/** The file of an Edit, and what the Edit does in it. */
export interface EditTarget extends Target {
  readonly search: Search
  readonly newText: string
  readonly replaceAll: boolean
  readonly expected: ExpectedMatches | undefined
  /** Why it may find nothing, in sentences. */
  readonly hints: readonly string[]
}

export type AnyMatch = Match | RegexMatch | StructureMatch
export type Mismatch = Extract<AnyMatch, { ok: false }>

export function matchIn(target: EditTarget): AnyMatch | Promise<AnyMatch> {
  const { path, search, replaceAll } = target
  const file = textOf(target)
  if (search.by === 'text') return matchEdit(file, search.edit)
  if (search.by === 'structure')
    return search.structure.match(file, { path, replaceAll, isOneOfSeveral: target.context.needsNoRead === true })
  return search.match(file, search.substitution, replaceAll)
}

export function problemOf(target: EditTarget, match: Mismatch): Problem {
  switch (match.reason) {
    case 'refused':
      return match.problem
    case 'not-found':
      return notFoundBy(target)
    case 'not-unique':
      return notUniqueBy(target, match)
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
  const { path, search, newText } = target
  if (search.by === 'text') return notFound(path, textOf(target), search.edit, writtenFor(target))
  const applied = newText.includes('$') ? [] : alreadyApplied(textOf(target), toLf(newText))
  const [what, advice] =
    search.by === 'regex'
      ? ['regex', regexAdvice(search.regex)]
      : [search.structure.by, [`${structureAdvice} Try it on https://ast-grep.github.io/playground.html.`]]
  const sentences = applied.length > 0 ? applied : advice
  return refusal('STRING_NOT_FOUND', [`${what} matches nowhere in ${path}.`, ...sentences].join('\n'))
}

function notUniqueBy(target: EditTarget, match: Extract<Match, { reason: 'not-unique' }>): Problem {
  const { path, search } = target
  if (search.by === 'text') return notUnique(path, textOf(target), match, writtenFor(target))
  const by = search.by === 'regex' ? search.by : search.structure.by
  return refusal(
    'STRING_NOT_UNIQUE',
    `${by} matches in ${placesOf(path, textOf(target), match)}.\nSet replace_all: true to replace them all, or ${NARROWER[by]}.`,
  )
}

/** How a step can choose one of several places. */
const NARROWER = {
  regex: 'let regex take what is around the one you mean, in groups that new_string puts back, such as `$1`',
  pattern:
    'write a rule that has the pattern, and `inside`, `follows` or `precedes` for what is around the one you mean',
  rule: 'add `inside`, `follows` or `precedes` to rule, for what is around the one you mean',
} as const

/** A note for a step that may find nothing: files hold the words of its pattern, or it is a call, which Go reads as a conversion. */
export const patternNotes = (
  { pattern, language }: StepInputs['Edit'],
  files: string,
  areHeld = false,
): readonly string[] => {
  if (pattern === undefined) return []
  const isConversion =
    /^\s*[\w.$]+\([^(),]*\)\s*$/.test(pattern) && (language === 'go' || /\.go\b|\bgo[,}]/.test(files))
  return areHeld || isConversion ? [`pattern matches nowhere. ${structureAdvice}`] : []
}

/** What to try where a pattern finds nothing that looks like it. */
export const structureAdvice =
  'A pattern is parsed without the code around it, and may then mean something else: `f($X)` in Go is a conversion. In that case write a rule with that code: { pattern: { context: "func g() { f($X) }", selector: call_expression } }.'

/** LIMIT_EXCEEDED: looking for a pattern in a file takes more than so many steps. */
export const tooManySteps = (path: string, steps: number): Problem =>
  refusal(
    'LIMIT_EXCEEDED',
    `Looking for the pattern in ${path} takes more than ${steps} steps of matching, which is the limit for a text of its size. Write a pattern that does not run on to the end of the file, such as [^\\n]* instead of (?s:.*).`,
  )

/** A caller writes JSON, the author of a plan YAML. */
const writtenFor = ({ context }: Target): WrittenInput | undefined => (context.show ? undefined : asYaml)

export function unencodable(target: Target): Problem {
  const file = textOf(target)
  const remedy = file.valid
    ? 'The new text contains a lone surrogate. Write the whole character.'
    : `${target.path} is not UTF-8, so the new text may only hold ASCII. Convert the file to UTF-8 first.`
  return refusal('UNENCODABLE', remedy)
}

/** UNSUPPORTED_ENCODING: the file's encoding decides whether a place holds the text. */
function uncertain(target: Target, spans: readonly Span[]): Problem {
  const lines = linesOfSpans(textOf(target), spans.slice(0, 1)).map((line) => `, as at line ${line}`)
  const open = `whether the text to replace occurs there depends on its encoding${lines.join('')}`
  return refusal('UNSUPPORTED_ENCODING', `${target.path} is not UTF-8: ${open}. Convert the file to UTF-8 first.`)
}

/** What must hold of a file for an Edit to look for anything in it. */
export const EDITABLE: readonly Check[] = [exists, ...TEXT_FILE, isNoNotebook, isText]

/** IS_NOTEBOOK. */
export function isNoNotebook({ path, stat }: Target): Problem | undefined {
  if (!stat || !path.endsWith('.ipynb')) return undefined
  return refusal('IS_NOTEBOOK', `${path} is a notebook. Use NotebookEdit, which keeps it valid.`)
}

/** IS_BINARY: bytes that a Read does not show, or shows as a picture or as pages. */
export function isText({ path, bytes }: Target): Problem | undefined {
  const kind = kindOf(path)
  const isShownOtherwise = (kind === 'image' && imageFormat(bytes())) || (kind === 'pdf' && isPdf(bytes()))
  if (!isShownOtherwise && !isBinary(bytes())) return undefined
  return refusal('IS_BINARY', `${path} is binary. Only text can be edited. Use Write with content_base64.`)
}

/** What no file can make sound in a search or its replacement: told once, before any file is looked at. */
export const judgeSearch: NonNullable<Tool<'Edit'>['judge']> = async (input, names) => {
  if (input.regex !== undefined) return regexFault(input)
  const search = structureSearch.get()
  const read = await search.read(input)
  if (!read || 'message' in read) return read
  return search.judge(input, await names(search.endings))
}

const regexFault = async ({ regex = '', new_string = '' }: StepInputs['Edit']): Promise<KeyFault | undefined> => {
  const { compileSubstitution } = await import('../text/regex.ts')
  const compiled = compileSubstitution(regex, new_string)
  const [, message] = (typeof compiled === 'string' && /^new_string (.*)$/s.exec(compiled)) || []
  return message === undefined ? undefined : { path: ['new_string'], message }
}

/** INVALID_INPUT for what a key says. */
export const invalidKey = ({ path, message }: KeyFault): Problem =>
  refusal('INVALID_INPUT', `${path.join('.')} ${message}.`)

/** Whether an Edit finds code by its syntax. */
export const byStructure = ({ pattern, rule }: StepInputs['Edit']): boolean =>
  pattern !== undefined || rule !== undefined

/** What an Edit says about structure. */
export type StructureInput = Partial<
  Pick<StepInputs['Edit'], 'pattern' | 'rule' | 'language' | 'new_string' | 'nested' | 'comments' | 'allow_broken'>
>

/** What is looked for in the tree of a text, and what takes its place: read once, before any file. */
export interface Structure {
  /** As the plan writes it. */
  readonly newString: string
  readonly by: 'pattern' | 'rule'
  match(
    file: TextFile,
    options: {
      readonly path: string
      readonly replaceAll: boolean
      /** The step is about several files. */
      readonly isOneOfSeveral?: boolean
    },
  ): Promise<StructureMatch>
  /** Every place, those within others too, with what the variables took, named with their dollars. */
  find(file: TextFile, path: string): Promise<FoundStructure>
}

export type FoundStructure =
  | { readonly ok: true; readonly places: readonly FoundPlace[] }
  | Extract<StructureMatch, { ok: false }>

export type StructureMatch =
  | {
      readonly ok: true
      readonly matchedBy: 'structure'
      readonly splices: readonly Splice[]
      readonly notes: readonly string[]
    }
  | Extract<Match, { ok: false }>
  | { readonly ok: false; readonly reason: 'refused'; readonly problem: Problem }

/** Finds code by its syntax. */
interface StructureSearch {
  /** How names of files in a known language end. */
  readonly endings: readonly string[]
  /** A word that every text with a match holds; undefined if absent. */
  neededWord(input: StructureInput): Promise<string | undefined>
  /** Reads `pattern` or `rule` with its new text; undefined for an Edit by text. Returns what is wrong. */
  read(input: StructureInput): Promise<Structure | KeyFault | undefined>
  /** What is wrong with it in the languages that names of files, or ends of such names, tell, whatever the files hold. */
  judge(input: StructureInput, names: readonly string[]): Promise<KeyFault | undefined>
}

export const structureSearch = new WingSlot<StructureSearch>('codemods')
