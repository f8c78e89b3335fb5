import * as z from 'zod'
import { stripTrailing } from '../text/line-ending.ts'
import { canHold, isBlank, matchEdit } from '../text/match.ts'
import {
  type Check,
  exists,
  firstProblem,
  isNotLink,
  isNotModified,
  linesTouched,
  openTarget,
  readByItself,
  refusal,
  refuse,
  refuseNewSecret,
  type Target,
  TEXT_FILE,
  textOf,
  unlessSecret,
  wasRead,
  wasShown,
} from './checks.ts'
import {
  type AnyMatch,
  byStructure,
  type EditTarget,
  invalidKey,
  isNoNotebook,
  isText,
  judgeSearch,
  matchIn,
  patternNotes,
  problemOf,
  type Search,
  type Structure,
  searchOf,
  structureSearch,
  textEdit,
  unencodable,
} from './edit-search.ts'
import { allowElision, elision } from './elision.ts'
import { filePath, once, oneOf, type Rule, text, withRules } from './fields.ts'
import { changeFile, isPointer, pointerOf, seenWhole } from './file-change.ts'
import { choiceKeys, goesWithGlob, hasNoGroups, replaceAll } from './file-choice.ts'
import { mayFindNone, unexpectedMatches } from './match-problems.ts'
import { CHANGING, type Touch } from './permission.ts'
import type { StepInputs } from './step-inputs.ts'
import { structureKeys } from './structure-keys.ts'
import type { Awaitable, Outcome, Tool, ToolContext, ToolRefusal } from './tool.ts'

/** Replaces `old_string` by `new_string`, once or everywhere; an empty `old_string` creates a file or fills a blank one. */
export const edit = {
  name: 'Edit',
  input: once(stepInput),
  call: {
    title: 'Edit a file',
    description:
      'Replaces old_string by new_string, exactly once or everywhere with replace_all. An empty old_string creates a file.',
    input: once(callInput),
  },
  effect: 'changes',
  touches: (input) => [editing(input)],
  rule: CHANGING,
  fileKey: 'file_path',
  counts: 'places',
  /** By structure: files of a known language, or of the one that the step names. */
  criteria: (input) => {
    const { regex, old_string, language } = input
    if (byStructure(input))
      return { endings: language === undefined ? structureSearch.get().endings : undefined, held: { syntax: input } }
    return { held: regex !== undefined ? { regex } : old_string !== undefined ? { old_string } : undefined }
  },
  takesDefault: (key, { old_string }) =>
    key === 'expect_matches' || (key === 'replace_all' ? old_string !== '' : undefined),
  judge: (input, names) => (input.old_string === undefined ? judgeSearch(input, names) : undefined),
  isRepeatable: true,
  doing: 'Editing',
  facts: ({ regex, pattern, rule, replace_all, match }) => [
    ...(regex === undefined ? [] : ['Finds its text with a regular expression']),
    ...(pattern === undefined && rule === undefined ? [] : ['Finds code by its structure']),
    ...(replace_all ? ['Replaces every match'] : []),
    ...(match === 'lines' ? ['Replaces whole lines'] : []),
    ...(match === 'whitespace' ? ['Ignores differences in white space'] : []),
  ],
  texts: ({ old_string, regex, pattern, rule, new_string = '' }) => ({
    before: old_string ?? regex ?? pattern ?? (rule ? JSON.stringify(rule, null, 2) : ''),
    after: new_string,
  }),
  run: (input, context) => (input.old_string === undefined ? editFound(input, context) : editText(input, context)),
  find: (input, context) =>
    input.old_string === '' ? undefined : import('./edit-find.ts').then(({ findInFile }) => findInFile(input, context)),
} satisfies Tool<'Edit'>

declare module './step-inputs.ts' {
  interface StepSchemas {
    Edit: ReturnType<typeof stepInput>
  }
}

function callInput() {
  return z
    .strictObject({
      file_path: filePath.meta({ examples: ['src/user.ts'] }),
      old_string: text()
        .describe('Text to replace, copied from the file; empty creates the file.')
        .meta({ examples: ['function getUser('] }),
      new_string: text()
        .describe('Text to put there, taken literally; empty deletes.')
        .meta({ examples: ['function fetchUser('] }),
      replace_all: replaceAll(),
      match: matchKey(),
    })
    .describe('Replace a piece of a text file.')
}

const matchKey = () =>
  z
    .enum(['text', 'exact', 'lines', 'whitespace'])
    .optional()
    .describe(
      'lines: whole lines, from the start of one to the end of one. whitespace: also accept a unique match that differs only in white space. text, or exact: any piece of the text.',
    )
    .meta({ default: 'text' })

function stepInput() {
  const { shape } = callInput()
  const where = oneOf('file_path', 'glob')
  const what = oneOf('old_string', 'regex', 'pattern', 'rule')
  const { glob, exclude, only_if, expect_matches, skip_unsupported } = choiceKeys
  return withRules(
    z.strictObject({
      file_path: shape.file_path.optional(),
      glob,
      exclude,
      only_if,
      old_string: shape.old_string.optional(),
      regex: regex().optional(),
      ...structureKeys,
      new_string: shape.new_string
        .optional()
        .describe(
          'Text to put there, taken literally; empty deletes. With a regex that has groups, `$1`, `${1}`, `$<name>` and `${name}` are replaced by what a group matched, and `$$` by a dollar; with a pattern or a rule, `$NAME` and `$$$NAME` by what its variables matched, and `$$` by a dollar. `${1:snake}` and `${NAME:snake}` change the letters: upper, lower, capitalize, camel, pascal, snake, kebab. Optional for a rule with a fix.',
        )
        .meta({ examples: ['function fetchUser(', 'fetchUser($<args>)'] }),
      replace_all: shape.replace_all,
      match: shape.match,
      allow_elision: allowElision(),
      expect_matches,
      skip_unsupported,
    }),
    ...where.rules,
    ...what.rules,
    ...goesWithGlob('skip_unsupported'),
    [
      'old_string',
      ({ glob, old_string }) => glob === undefined || old_string !== '',
      'is empty, which creates one file; a glob needs a text to look for',
    ],
    ['new_string', ({ new_string, rule }) => new_string !== undefined || rule?.fix !== undefined],
    [
      'new_string',
      ({ new_string, rule }) => new_string === undefined || rule?.fix === undefined,
      'cannot be combined with a fix in rule; keep one of the two',
    ],
    ...goesWithStructure('language', 'nested', 'comments', 'allow_broken'),
    [
      'match',
      ({ glob, old_string, match }) =>
        !['lines', 'whitespace'].includes(match ?? 'text') || (glob === undefined && Boolean(old_string)),
      'is lines or whitespace, which take file_path and an old_string that is not empty',
    ],
    hasNoGroups,
  )
    .describe('Replace a piece of a text file, or of every file that a glob names.')
    .meta({ allOf: [where.schema, what.schema, { anyOf: [{ required: ['new_string'] }, { required: ['rule'] }] }] })
}

const regex = () =>
  text()
    .min(1)
    .describe(
      'Instead of old_string: a regular expression as RE2 takes it (no look-around, no back-references), over text with LF line ends. ^ and $ mean the whole text, with (?m) each line.',
    )
    .meta({ examples: ['\\bgetUser\\((?P<args>[^)]*)\\)'] })

const goesWithStructure = (...keys: readonly string[]): readonly Rule<Readonly<Record<string, unknown>>>[] =>
  keys.map((key) => [
    key,
    (input) => input[key] === undefined || input.pattern !== undefined || input.rule !== undefined,
    'needs a pattern or a rule',
  ])

/** An empty `old_string` writes the whole file. */
const editing = ({ file_path: path = '', old_string }: StepInputs['Edit']): Touch => ({
  path,
  effects: [old_string === '' ? 'creates' : 'changes'],
})

/** Now, where nobody has to look for credentials. */
function editText(input: StepInputs['Edit'], context: ToolContext): Awaitable<Outcome> {
  const opened = openEdit(input, context, undefined)
  return unlessSecret(refuseNewSecret({ ...opened, text: opened.newText }, context), () => {
    const search = { by: 'text', edit: textEdit(input, opened.newText, context) } as const
    const target = targetOf(opened, search)
    return target.ok ? replaceIn(target.target, matchEdit(textOf(target.target), search.edit)) : target
  })
}

async function editFound(input: StepInputs['Edit'], context: ToolContext): Promise<Outcome> {
  const structure = byStructure(input) ? await structureSearch.get().read(input) : undefined
  if (structure && 'message' in structure) return { ok: false, problem: invalidKey(structure) }
  const opened = openEdit(input, context, structure)
  const secret = await refuseNewSecret({ ...opened, text: opened.newText }, context)
  if (secret) return { ok: false, problem: secret }
  const search = structure ? ({ by: 'structure', structure } as const) : await searchOf(input, opened.newText, context)
  if ('problem' in search) return search
  const target = targetOf(opened, search)
  if (!target.ok) return target
  return replaceIn(target.target, await matchIn(target.target))
}

interface OpenedEdit {
  readonly input: StepInputs['Edit']
  /** As far as it can be told. */
  readonly path: string
  readonly opened: ReturnType<typeof openTarget>
  /** What takes the place of a match, under the plan's options. */
  readonly newText: string
}

function openEdit(input: StepInputs['Edit'], context: ToolContext, structure: Structure | undefined): OpenedEdit {
  const opened = openTarget(edit.name, editing(input), context)
  const path = opened.ok ? opened.target.path : (input.file_path ?? '')
  const wanted = structure?.newString ?? input.new_string ?? ''
  const strip = strips(input, context, opened.ok ? opened.target : undefined)
  return { input, path, opened, newText: strip ? stripTrailing(path, wanted) : wanted }
}

/** The file that an Edit is about, once all checks before the match have passed. */
function targetOf(
  { input, opened, newText }: OpenedEdit,
  search: Search,
): { readonly ok: true; readonly target: EditTarget } | ToolRefusal {
  if (search.by === 'text' && [input.new_string, newText].includes(input.old_string)) return refuse('NO_CHANGE', EQUAL)
  if (!opened.ok) return opened
  const elided = input.allow_elision ? undefined : elision(input.old_string ?? '', newText)
  if (elided) return { ok: false, problem: elided }
  const target: EditTarget = {
    ...opened.target,
    search,
    newText,
    replaceAll: input.replace_all ?? false,
    hints: patternNotes(input, opened.target.path),
    expected: byStructure(input) && opened.target.context.needsNoRead ? { min: 0 } : input.expect_matches,
  }
  const problem = firstProblem(target, CHECKS)
  return problem ? { ok: false, problem } : { ok: true, target }
}

const EQUAL = 'old_string and new_string are equal. Leave the edit out.'

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
  isNoNotebook,
  wasRead,
  isText,
  isNotModified,
]

/** Trailing white space stays where an empty `old_string` creates a file. */
const strips = ({ old_string }: StepInputs['Edit'], { options }: ToolContext, target: Target | undefined): boolean =>
  options.trailing_whitespace === 'strip' && (old_string !== '' || target?.stat !== undefined)

function replaceIn(target: EditTarget, match: AnyMatch): Outcome {
  const { path, stat } = target
  const file = textOf(target)
  if (!match.ok) {
    if (match.reason === 'not-found' && mayFindNone(target.expected)) return foundNothing(target)
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

/** Of several files the step tells it once. */
const foundNothing = ({ path, context, hints }: EditTarget): Outcome => ({
  ...{ ok: true, path, matches: 0, type: 'update' },
  ...(!context.needsNoRead && hints.length > 0 && { notes: hints }),
})

/** One of the files of a step may be as the step wants it, and so may the file of one that may find nothing. */
const mayBeCurrent = ({ context, expected }: EditTarget): boolean =>
  context.needsNoRead === true || mayFindNone(expected)
