import type { CallResult } from './call.ts'
import { isObject } from './operations.ts'

/** How a command ended that ran; null where nothing says how. */
export const shellEnd = (exitCode: number | null, output: string | undefined): CallResult => ({
  failed: false,
  exitCode,
  output,
})

export const isMcp = (name: string): boolean => name.startsWith('mcp__')

/** The text of a result: a string, or a list of blocks. */
export const textOf = (content: unknown): string | undefined => {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return undefined
  const texts = content.flatMap((block: unknown) =>
    isObject(block) && typeof block.text === 'string' ? [block.text] : [],
  )
  return texts.length > 0 ? texts.join('\n') : undefined
}

/** A value, where a text holds one as JSON; the text itself otherwise. */
export const jsonOrText = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What reading a whole file showed: the text of an answer that says nothing of parts. */
export const shownWhole = (input: unknown, text: string | undefined, exact: boolean): CallResult['shown'] => {
  if (text === undefined || !isObject(input) || PARTS.some((key) => input[key] !== undefined && input[key] !== null))
    return undefined
  const path = String(input.file_path ?? input.path ?? input.absolute_path ?? '')
  if (/\.(png|jpe?g|gif|webp|svg|bmp|ico|pdf|mp[34]|wav|ogg|zip|ipynb)$/i.test(path)) return undefined
  return /truncated|^\[?Showing lines|^\[.* more lines/im.test(text) ? undefined : { text, exact }
}

const PARTS = ['offset', 'limit', 'start_line', 'end_line', 'view_range', 'pages']
