import { FIX_FORMATS, type FixFormat, fixOutputs, takenWritten } from '../../core/plan/fix-output.ts'
import { firstValues } from '../../core/plan/source-text.ts'
import { isObject, parsedJson, scalarText } from '../../core/text/json.ts'
import { listed, quoted, shellWord } from '../../core/text/words.ts'
import { EditplanError } from '../../errors.ts'
import { type Answer, FORMATS, type Opening, type SessionFormat } from './formats.ts'
import { unframed } from './frames.ts'
import { whyNoFormat } from './looks.ts'
import { isHarmlessLine } from './shell/harmless-line.ts'
import { unknownLog } from './unread-calls.ts'

export type ImportFormat = SessionFormat | FixFormat

/** The format that is named. Throws USAGE for a name that no format has. */
export function formatNamed(name: string | undefined): ImportFormat | undefined {
  const format = IMPORT_FORMATS.find((one) => one === name)
  if (format !== undefined || name === undefined) return format
  const message = `--from is ${JSON.stringify(name)}, which is not a format. The formats are ${IMPORT_FORMATS.join(', ')}.`
  throw new EditplanError({ name: 'USAGE', message })
}

/**
 * The format of a text, by what only that format has. Undefined for a plan, for an unknown format, and if two formats claim it.
 */
export const detectImportFormat = (text: string): ImportFormat | undefined => {
  const opening = openingOf(text)
  if (isPlan(opening)) return undefined
  // Values decide first: the text, which may be long, is searched only if there are none.
  const { yes } = answersTo(opening.isJson ? { ...opening, text: '' } : opening)
  if (yes.length > 0) return yes.length === 1 ? yes[0] : undefined
  const { perhaps } = answersTo(opening)
  return perhaps[0] ?? toolOutputs?.formatIn({ name: '', text: opening.text })
}

/** What every format says about a text. */
export const answersTo = (
  opening: Opening,
): { readonly yes: readonly ImportFormat[]; readonly perhaps: readonly ImportFormat[] } => {
  const answers = IMPORT_FORMATS.map((format) => [format, CLAIMS[format](opening)] as const)
  const saying = (wanted: string) => answers.filter(([, answer]) => answer === wanted).map(([format]) => format)
  return { yes: saying('yes'), perhaps: saying('perhaps') }
}

/** What detection looks at: the text without its byte order mark and, where it begins as JSON, its first values. */
export const openingOf = (text: string): Opening => {
  const bare = unframed(text.startsWith('\ufeff') ? text.slice(1) : text)
  const isJson = JSON_START.test(bare)
  return { text: bare, values: isJson ? firstValues(bare) : [], isJson }
}

/** How JSON begins. A subject such as `[PATCH] fix` is not a list, and Jira’s `{code:diff}` is not an object. */
const JSON_START = /^\s*(?:\{(?!code:)\s*(?:["}]|[\w$]+\s*:|$)|\[\s*(?:[{["\]]|$))/

const PLAN_KEYS = ['$schema', 'version', 'title', 'description', 'base', 'created', 'author', 'cwd', 'options', 'steps']

/** Whether the text begins as a plan does. */
export const beginsAsPlan = (text: string): boolean => isPlan(openingOf(text))

/** With its version, or nothing but a plan's keys. */
const isPlan = ({ text, values, isJson }: Opening): boolean => {
  const [first] = values
  if (isJson && isObject(first))
    return first.version === 1 && Object.keys(first).every((key) => PLAN_KEYS.includes(key))
  if (isJson)
    return /^\s*\{\s*("\$schema"\s*:\s*"[^"]*"\s*,\s*)?"version"\s*:\s*1\s*,\s*"(title|description|base|created|author|cwd|options|steps)"/.test(
      text,
    )
  const line = text
    .slice(0, 4096)
    .split('\n')
    .find((one) => !/^\s*(#.*)?$|^---|^\$schema:/.test(one))
  // A plan has the lines of a diff only inside its own, indented.
  return line !== undefined && /^version\s*:\s*1(?:\s|$)/.test(line) && !UNIFIED.test(text)
}

const UNIFIED = /^(?:diff --git |--- .*\r?\n\+\+\+ .*\r?\n@@ -)/m

/**
 * Why a text is neither a plan nor a source, for a person; undefined where it may be a plan that has faults: one that has one of a
 * plan's keys, or is not JSON.
 */
export const whyUnknown = (text: string): string | undefined => {
  const opening = openingOf(text)
  if (!opening.isJson) return hasPlanKey(opening.text) ? undefined : whyNoChange(opening.text)
  const [first] = opening.values
  const keys = isObject(first) ? Object.keys(first) : []
  if (keys.length === 0 || keys.some((key) => ['steps', 'tool'].includes(key))) return undefined
  const shown = whyShown(opening)
  if (shown !== undefined) return shown
  const log = unknownLog([{ name: '', text }], isHarmlessLine)
  if (log) {
    const places = log.notImported.slice(0, 3).map(({ construct, at }) => `${construct} in line ${at.line}`)
    return `${whyUnread(log.name)} The first: ${places.join(', ')}.`
  }
  if (keys.some((key) => ['version', 'title'].includes(key))) return undefined
  const within = changeWithin(text)
  if (within !== undefined) return within
  if (opening.values.some(isAnswer)) return `It is what a model answered, and no change in it can be read. ${ASK}`
  const seen = listed(keys.map(quoted), 5)
  return `It is neither a plan nor in a format that editplan imports: its keys are ${seen}. Pass a diff of the change, as \`git diff\` prints it. If it is the output of a program that finds faults: ${takenWritten()}`
}

/** What to do with JSON that holds a text which is a source, or holds one; undefined for any other. */
export const changeWithin = (whole: string): string | undefined => {
  const { text, values } = openingOf(whole)
  const within = whereChange(parsedJson(text) ?? values[0])
  return (
    within &&
    `A text in it is a change. Hand that text in as a separate file, as \`jq -r ${shellWord(within)}\` prints it.`
  )
}

/** Where a value holds a text that is a source, as jq names it. */
function whereChange(whole: unknown): string | undefined {
  const waiting: (readonly [value: unknown, place: string])[] = [[whole, '']]
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const [value, place] = one
    if (typeof value === 'string' && (isChange(value) || blocksWithChange(value).length > 0))
      return place.replace(/^(?=\[|$)/, '.')
    if (typeof value !== 'object' || value === null) continue
    const end = (key: string): string =>
      Array.isArray(value) ? `[${key}]` : /^[a-z_]\w*$/i.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
    for (const [key, member] of Object.entries(value).reverse()) waiting.push([member, place + end(key)])
  }
  return undefined
}

const isChange = (text: string): boolean =>
  (CHANGE.test(text) || CALLS.test(text)) && detectImportFormat(text) !== undefined

/** How lines of changes begin, so that few texts are looked at. */
const CHANGE = /^[ \t]*(?:--- |diff -|Index: |\*\*\* |<{5,9} |-{5,9} S)/m
/** How a text begins that is calls. */
const CALLS = /^\s*(?:(?:```\w*|<tool_call>)\s*)?(?:\{\s*"|\[\s*\{)/

/** The first and the last line of each code block, or call between tags, that is a source of its own. */
const blocksWithChange = (text: string): readonly (readonly [first: number, last: number])[] =>
  [...text.matchAll(BLOCK)].flatMap(({ 0: block, 1: body = '', 2: called = body, index }) => {
    if (!isChange(called)) return []
    const first = text.slice(0, index).split('\n').length
    return [[first, first + block.split('\n').length - 1] as const]
  })

const BLOCK =
  /^ {0,3}```\w*[ \t]*\r?\n((?:(?!^ {0,3}```).*\n)*) {0,3}```|^<tool_call>((?:(?!<\/?tool_call>).|\n)*)<\/tool_call>/gm

/** What is to be said of a text that only shows what another file of its program holds, or what its program would write. */
const whyShown = ({ values }: Opening): string | undefined =>
  SHOWN.find(([isOwn]) => values.some((value) => isObject(value) && isOwn(value)))?.[1]

/** Of the API of a model: an answer, an event of one, or a message. */
const isAnswer = (value: unknown): boolean =>
  isObject(value) &&
  (/^(?:chat\.completion|response$)/.test(scalarText(value.object ?? '')) ||
    /^(?:message(?:_start)?|response\.created)$/.test(scalarText(value.type ?? '')) ||
    Array.isArray(value.candidates) ||
    (typeof value.role === 'string' && 'content' in value))

const written = (program: string, command: string): string =>
  `It is output of ${program}, and holds no fixes: ${takenWritten(command)}`

const SHOWN: readonly (readonly [isOwn: (value: Readonly<Record<string, unknown>>) => boolean, says: string])[] = [
  [
    ({ kind }) => kind === 'SessionA2uxEvent' || kind === 'UserPromptEvent',
    'It is a log of Junie, which editplan does not read. Pass a diff of what it changed, as `git diff` prints it.',
  ],
  [
    ({ ts, type }) => typeof ts === 'number' && /^(?:say|ask)$/.test(scalarText(type ?? '')),
    'It is what an editor shows of a task. Pass api_conversation_history.json, which is next to it.',
  ],
  [({ issues, errors }) => Array.isArray(issues) && Array.isArray(errors), written('TFLint', 'tflint --fix')],
  [({ metadata }) => isObject(metadata) && 'rubocop_version' in metadata, written('RuboCop', 'rubocop -a')],
  [
    ({ comments, level, code }) =>
      (typeof level === 'string' && typeof code === 'number') ||
      (Array.isArray(comments) && comments.some((one) => isObject(one) && typeof one.level === 'string')),
    'It is output of ShellCheck. Pass what `shellcheck --format=diff` prints.',
  ],
  [
    ({ totals, files }) => isObject(totals) && 'fixable' in totals && isObject(files),
    'It is output of PHP_CodeSniffer, and holds no fixes. Pass what `phpcs --report=diff` prints.',
  ],
  [
    ({ version, diagnostics, errors }) => version === 1 && Array.isArray(diagnostics) && Array.isArray(errors),
    written('deno lint', 'deno lint --fix'),
  ],
  [({ file_diffs: diffs }) => Array.isArray(diffs), written('Rector', 'vendor/bin/rector process')],
  [({ file, errors }) => typeof file === 'string' && Array.isArray(errors), written('ktlint', 'ktlint --format')],
  [
    ({ rule_id: rule, character }) => typeof rule === 'string' && character !== undefined,
    written('SwiftLint', 'swiftlint --fix'),
  ],
]

/** Whether a text that is not JSON has a line with a key that plans have at their left edge, or nothing but comments. */
const hasPlanKey = (text: string): boolean =>
  !/^[ \t]*[^\s#]/m.test(text) ||
  /^[{]?[ \t]*(?:- )?["'“]?(?:\$schema|version|title|steps|tool|options|vars|defaults)["'”]?\s*:/m.test(text)

const ASK = 'Ask for SEARCH/REPLACE blocks, each below the name of its file, for a unified diff, or for a plan.'

/** What a text that is no change holds, what is to be said of it, and what to do. */
const NEAR: readonly (readonly [holds: RegExp, says: string, remedy?: string])[] = [
  [
    /^(?:[ \t]+|[ \t>]*> ?)(?:--- \S|diff --git |<{5,9} SEARCH)/m,
    'The change in it is quoted or indented:',
    'take off what is before its lines.',
  ],
  [
    /^[ \t]*(?:&lt;){5,9} (?:SEARCH|ORIGINAL)|&lt;\/\w+_(?:file|diff|content|replace)&gt;/m,
    'A page escaped it: it has &lt; and &gt; where it had < and >.',
    'Hand it in as it was before.',
  ],
  [
    /^\*\*\* (?:Add|Update|Delete) File: \S/m,
    'The patch in it is not between lines that say `*** Begin Patch` and `*** End Patch`, and nothing else.',
    'If nothing is missing, write these two lines around it, in the place of its own marks.',
  ],
  [
    /^ {0,3}(?:`{3,}|~{3,})diff\b/m,
    'The diff in it names no file.',
    'Write `--- PATH`, `+++ PATH` and `@@`, a line each, where it begins.',
  ],
  [
    /^ {0,3}(?:`{3,}|~{3,}|<(?:source|code|pre|codeblock|sourcecode)>)/m,
    'Its code blocks do not say what they replace.',
  ],
  [
    /^(?!.*<\|)[ \t]*(?:(?:Diff in|would reformat|\[warn\]|ERROR:) \S|(?:--> )?\S*\w\.\w+(?::\d+|\(\d+|: line \d+)|\d+:\d+\s|<checkstyle )/m,
    'It shows what a program found, and holds no fixes.',
    takenWritten(),
  ],
  [/(?:)/, 'Nothing in it says which lines of which file change.'],
]

const whyNoChange = (text: string): string => {
  const blocks = blocksWithChange(text).map(([first, last]) => `lines ${first} to ${last}`)
  if (blocks.length > 0)
    return `It is neither a plan nor a change that can be read, but it holds some: ${listed(blocks, 5)}. Pass what is in each as a separate file.`
  const [, says, remedy = ASK] = NEAR.find(([holds]) => holds.test(text)) ?? []
  const why = remedy === ASK ? whyNoFormat(text) : undefined
  return `It is neither a plan nor a change that can be read. ${why ?? `${says} ${remedy}`}`
}

/** Readers of what tools write, loaded with what reads sessions; undefined where their wing is absent. */
export const toolOutputs = await fixOutputs.found?.()

/** A tool's own answer. */
const byTool =
  (format: FixFormat) =>
  ({ text, values }: Opening): Answer => {
    const isOwn = toolOutputs && values.some((value) => isObject(value) && toolOutputs.isOutput(format, value))
    return isOwn || (text !== '' && toolOutputs?.formatOf(text) === format) ? 'yes' : 'no'
  }

const TOOLS = Object.fromEntries(FIX_FORMATS.map((format) => [format, byTool(format)])) as Readonly<
  Record<FixFormat, (opening: Opening) => Answer>
>

const CLAIMS = {
  ...Object.fromEntries(Object.entries(FORMATS).map(([format, { claims }]) => [format, claims])),
  ...TOOLS,
} as Readonly<Record<ImportFormat, (opening: Opening) => Answer>>

/** The formats a plan can be made from. */
export const IMPORT_FORMATS = Object.keys(CLAIMS) as readonly ImportFormat[]

/** Why nothing was made of a log, for a person. */
export const whyUnread = (name: string): string =>
  `It is a log of ${name} that editplan does not know: it holds calls that may have changed files, and no reader takes them. Import a diff of what it changed, as \`git diff\` prints it.`
