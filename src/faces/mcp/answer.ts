import type * as z from 'zod'
import { ERRORS, numberOf, type Problem } from '../../errors.ts'
import { patchLines } from '../../report/patch-lines.ts'
import { adviceOn, furtherSuggestions } from '../../report/remedy.ts'
import type { SessionSuccess } from '../../session/editing.ts'
import type { changeResult, readResult } from './results.ts'

type Block =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly data: string; readonly mimeType: string }

/** What a tool answers: the same to read, and as data. */
export interface Answer {
  [key: string]: unknown
  content: Block[]
  structuredContent: Record<string, unknown>
  isError?: true
}

/** What goes with a file beside what was asked. */
export interface Beside {
  readonly reminders: readonly string[]
  readonly guidance: readonly { readonly path: string; readonly text: string; readonly cut: boolean }[]
}

/** A refusal, with its mend where whoever called reads it. */
export function refusalAnswer({ name, message, suggestions }: Problem): Answer {
  const problem = { name, code: numberOf(name), message, ...(suggestions && { suggestions }) }
  const advice = adviceOn(problem)
  const further = furtherSuggestions(problem).map((text) => `- ${text}`)
  const lines = [
    `${name}: ${message}`,
    ...(advice === undefined ? [] : [advice]),
    ...(further.length > 0 ? ['Ready to use instead:', ...further] : []),
  ]
  const error = { ...problem, advice: ERRORS[name].advice }
  return {
    isError: true,
    content: [textBlock(lines.join('\n'))],
    structuredContent: { ok: false, error },
  }
}

export function readAnswer({ image, images = [], ...result }: SessionSuccess, beside: Beside): Answer {
  const { content, note, notes = [] } = result
  const text = [content, note, ...notes].filter((part) => part !== undefined && part !== '').join('\n')
  const { base64 = '', ...picture } = image ?? {}
  const pictures = image ? [{ base64, mediaType: image.mediaType }, ...images] : images
  return {
    content: [
      ...(text === '' ? [] : [textBlock(text)]),
      ...pictures.map(({ base64: data, mediaType }): Block => ({ type: 'image', data, mimeType: mediaType })),
      ...besideBlocks(beside),
    ],
    structuredContent: {
      ...result,
      ...(image && { image: picture }),
      ...(beside.reminders.length > 0 && { reminders: beside.reminders }),
      ...guidanceOf(beside),
    } satisfies Loose<z.input<typeof readResult>>,
  }
}

export function changeAnswer(result: SessionSuccess, beside: Beside): Answer {
  const { path, type, insertions = 0, deletions = 0, matched_by: matched, structuredPatch = [], notes = [] } = result
  const how = matched === undefined || matched === 'exact' ? '' : `, matched by ${matched}`
  const head = `${type === 'create' ? 'Created' : 'Updated'} ${path} (+${insertions} −${deletions}${how}).`
  return {
    content: [textBlock([head, ...notes, snippet(structuredPatch)].join('\n').trimEnd()), ...besideBlocks(beside)],
    structuredContent: { ...result, ...guidanceOf(beside) } satisfies Loose<z.input<typeof changeResult>>,
  }
}

/** An answer that is its data, told in a few words. */
export const plainAnswer = (text: string, structuredContent: Record<string, unknown>): Answer => ({
  content: [textBlock(text)],
  structuredContent,
})

/** Results are made of readonly data. */
type Loose<T> = { readonly [Key in keyof T]?: unknown }

const SNIPPET = 8 * 1024

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
