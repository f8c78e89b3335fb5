/** The three ways a plan is written. */
export type PlanFormat = 'yaml' | 'json' | 'jsonl'

const EXTENSIONS: Readonly<Record<string, PlanFormat>> = {
  yaml: 'yaml',
  yml: 'yaml',
  json: 'json',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
}

/**
 * A plan's format by its name's extension, else by its first line that is not blank: one whole object without `steps` is
 * the header of JSON Lines; anything else that begins with a brace or a bracket is JSON; the rest is YAML.
 */
export const detectFormat = (name: string, text: string): PlanFormat => {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return EXTENSIONS[extension] ?? formatOfText(text)
}

/** A first line longer than this is not looked at: a plan's header is small, and a whole plan in one line is not. */
const LONGEST_HEADER = 1024 * 1024

const formatOfText = (text: string): PlanFormat => {
  const start = text.search(/\S/)
  if (text[start] !== '{' && text[start] !== '[') return 'yaml'
  const end = text.indexOf('\n', start)
  const oneLine = end < 0 || end - start > LONGEST_HEADER
  return !oneLine && isHeader(text.slice(start, end)) ? 'jsonl' : 'json'
}

const isHeader = (line: string): boolean => {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.hasOwn(value, 'steps')
  } catch {
    return false
  }
}
