import * as z from 'zod'
import { furtherSuggestions, namesRemedy } from '../../core/report/outcome.ts'
import { patchLines } from '../../core/report/patch-lines.ts'
import type { SessionSuccess } from '../../core/session/session.ts'
import { ERRORS, type ErrorName, numberOf, type Problem } from '../../errors.ts'

type Block =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly data: string; readonly mimeType: string }

/** What a tool answers: to read, and as data. Clients that find data hand on that alone, so a Read, which may show pictures, has none. */
export interface Answer {
  [key: string]: unknown
  content: Block[]
  structuredContent?: Record<string, unknown>
  isError?: true
}

/** What goes with a file beside what was asked. */
interface Beside {
  readonly reminders: readonly string[]
  readonly guidance: readonly { readonly path: string; readonly text: string; readonly cut: boolean }[]
}

/** A refusal, with what to do about it where whoever called reads it. */
export function refusalAnswer({ name, message, suggestions }: Problem): Answer {
  const problem = { name, code: numberOf(name), message, ...(suggestions && { suggestions }) }
  const advice = adviceTo(name)
  const further = furtherSuggestions(problem).map((text) => `- ${text}`)
  const lines = [
    `${name}: ${message}`,
    ...(namesRemedy(message) ? [] : [advice]),
    ...(further.length > 0 ? ['Ready to use instead:', ...further] : []),
  ]
  const error = { ...problem, advice }
  return {
    isError: true,
    content: [textBlock(lines.join('\n'))],
    structuredContent: { ok: false, error },
  }
}

export function readAnswer({ image, images = [], content, note, notes = [] }: SessionSuccess, beside: Beside): Answer {
  const text = [content, note, ...notes].filter((part) => part !== undefined && part !== '').join('\n')
  const pictures = image ? [image, ...images] : images
  return {
    content: [
      ...(text === '' ? [] : [textBlock(text)]),
      ...pictures.map(({ base64: data, mediaType }): Block => ({ type: 'image', data, mimeType: mediaType })),
      ...besideBlocks(beside),
    ],
  }
}

/** New diagnostics as an answer shows them: the first of them, and how many there are. */
export interface ToldDiagnostics extends z.input<typeof diagnosed> {
  readonly lines: readonly string[]
}

export function changeAnswer(
  result: SessionSuccess,
  beside: Beside,
  { lines = [], ...diagnostics }: Partial<ToldDiagnostics> = {},
): Answer {
  const { insertions = 0, deletions = 0, matched_by: matched, structuredPatch = [], notes = [] } = result
  const how = matched === undefined || matched === 'exact' ? '' : `, matched by ${matched}`
  const head = `${deedOf(result)} (+${insertions} −${deletions}${how}).`
  return {
    content: [
      // Whoever made an exact edit knows what it says.
      textBlock([head, ...notes, ...(how === '' ? [] : [snippet(structuredPatch)])].join('\n').trimEnd()),
      ...(lines.length > 0 ? [textBlock(lines.join('\n'))] : []),
      ...besideBlocks(beside),
    ],
    structuredContent: {
      ...result,
      ...guidanceOf(beside),
      ...(diagnostics.summary !== undefined && { diagnostics }),
    } satisfies Loose<z.input<typeof changeResult>>,
  }
}

const deedOf = ({ path, type, new_path: newPath }: SessionSuccess): string => {
  if (newPath !== undefined) return `Moved ${path} to ${newPath}`
  if (type === 'delete') return `Deleted ${path}`
  return `${type === 'create' ? 'Created' : 'Updated'} ${path}`
}

/** An answer that is its data, told in a few words. */
export const plainAnswer = (text: string, structuredContent: Record<string, unknown>): Answer => ({
  content: [textBlock(text)],
  structuredContent,
})

/** Results are made of readonly data. */
type Loose<T> = { readonly [Key in keyof T]?: unknown }

const SNIPPET = 1024

/** A patch as it is shown: leading tabs as spaces, and not all of a large one. */
function snippet(hunks: NonNullable<SessionSuccess['structuredPatch']>): string {
  const lines = patchLines(hunks).map((line) => line.replace(/^([ +-])(\t+)/, (_, sign, tabs) => sign + spaces(tabs)))
  const text = lines.join('\n')
  return text.length <= SNIPPET ? text : `${text.slice(0, SNIPPET)}\n… (cut; Read shows the file)`
}

const spaces = (tabs: string): string => '  '.repeat(tabs.length)

const besideBlocks = ({ reminders, guidance }: Beside): Block[] => [
  ...reminders.map((note) => textBlock(`Reminder: ${note}`)),
  ...guidance.map(({ path, text, cut }) =>
    textBlock(`Guidance from ${path}:\n\n${text}${cut ? `\n… (cut; Read ${path} for the rest)` : ''}`),
  ),
]

const guidanceOf = ({ guidance }: Beside) => (guidance.length > 0 ? { guidance } : {})

const textBlock = (text: string): Block => ({ type: 'text', text })

/** What helps whoever calls tools, where the table of errors speaks to the author of a plan. */
const NEXT_CALL: Partial<Record<ErrorName, string>> = {
  NO_CHANGE: 'Leave the call out, or write the text you meant in new_string.',
  PATH_DENIED: 'Leave this file alone, or ask the person you work for.',
  PATH_PROTECTED: 'Leave this file alone.',
  PATH_OUTSIDE_REPO: 'Give a path inside the checkout, relative to its root.',
  POLICY_ASK: 'Nobody can be asked during a call. Leave this change to a person.',
  FILE_NOT_READ: 'Call Read on the file, then repeat this call.',
  FILE_MODIFIED: 'Call Read on the file, then make the edit against what it says now.',
  STRING_NOT_FOUND: 'Call Read on the file, and copy old_string from what it shows.',
  STRING_NOT_UNIQUE: 'Repeat the call with more lines around the place, or with replace_all: true.',
  ELISION: 'Call again with the lines written out that the comment replaces.',
  READ_TOO_LARGE: 'Call Read with offset and limit.',
  INVALID_INPUT: 'Repeat the call with input that fits the schema of the tool.',
  INTERRUPTED: 'Repeat the call.',
  USAGE: 'See the description of the tool.',
  LOCKED: 'Wait, then repeat the call.',
  PLAN_EMPTY: 'Make a change first.',
}

/** What to do about a refusal, in the words of calls. */
const adviceTo = (name: ErrorName): string => NEXT_CALL[name] ?? ERRORS[name].advice

/** Present instead of the rest when the call was refused. */
const error = z
  .object({
    name: z.string().describe('Stable name of the refusal.'),
    code: z.int().nullable().describe('The field’s number of an Edit error, 0-10; null for the others.'),
    message: z.string().describe('What is wrong, and what to do about it.'),
    advice: z.string().describe('What helps in general.'),
    suggestions: z.array(z.string()).optional().describe('Values ready to use instead.'),
  })
  .optional()

const told = {
  ok: z.boolean(),
  error,
  path: z.string().optional().describe('The file, relative to the root.'),
  notes: z.array(z.string()).optional(),
  guidance: z
    .array(z.object({ path: z.string(), text: z.string(), cut: z.boolean() }))
    .optional()
    .describe('Files that say how to work in this folder; each is given once.'),
}

const hunk = z.object({
  oldStart: z.int(),
  oldLines: z.int(),
  newStart: z.int(),
  newLines: z.int(),
  lines: z.array(z.string()),
})

const diagnostic = z.object({
  file_path: z.string(),
  line: z.int(),
  column: z.int(),
  severity: z.string(),
  code: z.string().optional(),
  message: z.string(),
  text: z.string().describe('The line.'),
  step: z.int().optional().describe('Step of the plan after which it appeared.'),
})

/** What language servers find that the base does not have. */
const diagnosed = z.object({
  summary: z.string().describe('All servers in one line.'),
  servers: z.array(
    z.object({
      server: z.string(),
      state: z.enum(['known', 'unknown']).describe('unknown: there may be unreported errors.'),
      reason: z.string().optional(),
      message: z.string().optional().describe('Why it is unknown.'),
      added: z.int().describe('New ones; the first 20 are listed.'),
      fixed: z.int(),
      files: z.int().describe('Files it was asked about.'),
      diagnostics: z.array(diagnostic),
    }),
  ),
})

/** What a tool that changes files answers. */
export const changeResult = z.object({
  ...told,
  type: z.enum(['create', 'update', 'delete', 'move']).optional(),
  new_path: z.string().optional().describe('Of a Move: where the file is now.'),
  matched_by: z.string().optional().describe('How old_string was found.'),
  structuredPatch: z.array(hunk).optional().describe('The change: hunks on the file before give the file after.'),
  insertions: z.int().optional(),
  deletions: z.int().optional(),
  diagnostics: diagnosed.optional().describe('What the plan breaks now, where language servers run in this session.'),
})

const step = z.object({
  step: z.int().describe('Number in the plan, from 1.'),
  tool: z.string(),
  path: z.string(),
  new_path: z.string().optional().describe('Of a Move: where the file went.'),
  insertions: z.int(),
  deletions: z.int(),
})

export const showResult = z.object({
  ok: z.boolean(),
  error,
  title: z.string().optional(),
  file: z.string().optional().describe('Where plan_save writes the plan.'),
  base: z.string().optional().describe('The commit the plan is made against.'),
  dry_run: z.boolean().optional().describe('Nothing in the work tree changes.'),
  total: z.int().optional().describe('Steps of the plan; the last 200 are listed.'),
  steps: z.array(step).optional(),
  refused: z
    .array(z.object({ tool: z.string(), path: z.string().optional(), error: z.string() }))
    .optional()
    .describe('The last 20 calls that were refused; they are not in the plan.'),
  plan: z.string().optional().describe('The whole plan, when a format was asked for.'),
})

export const saveResult = z.object({
  ok: z.boolean(),
  error,
  file: z.string().optional(),
  steps: z.int().optional(),
  left_out: z.array(z.string()).optional().describe('Files read that the base lacks; their Reads are not in the plan.'),
  unrecorded: z
    .array(z.string())
    .optional()
    .describe('Files that others changed before or between the steps: elsewhere the plan may not apply to them.'),
  set_aside: z.string().optional().describe('New name of a file that was there and was not the recording’s.'),
})

export const undoResult = z.object({
  ok: z.boolean(),
  error,
  undone: step.omit({ step: true }).optional(),
  remaining: z.int().optional().describe('Steps that are left.'),
})

export const diagnosticsResult = z.object({ ok: z.boolean(), error, ...diagnosed.partial().shape })
