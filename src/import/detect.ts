/** The formats a plan can be made from. */
export const IMPORT_FORMATS = [
  'anthropic',
  'claude-code',
  'text-editor',
  'gemini',
  'apply-patch',
  'search-replace',
  'diff',
  'openai',
] as const

export type ImportFormat = (typeof IMPORT_FORMATS)[number]

/**
 * The format of a text by what only it holds; undefined for a plan, and for what is none of them. Patterns are looked for
 * in the text as it is, without parsing it.
 */
export const detectImportFormat = (text: string): ImportFormat | undefined => {
  if (isPlan(text)) return undefined
  const first = /\S/.exec(text)?.[0]
  const signs = first === '{' || first === '[' ? JSON_SIGNS : TEXT_SIGNS
  return signs.find(([, ...patterns]) => patterns.every((pattern) => pattern.test(text)))?.[0]
}

/** Whether the text begins as a plan does: with its version. */
const isPlan = (text: string): boolean => {
  if (/^\s*\{\s*("\$schema"\s*:\s*"[^"]*"\s*,\s*)?"version"\s*:\s*1\s*,/.test(text)) return true
  const line = text
    .slice(0, 4096)
    .split('\n')
    .find((one) => !/^\s*(#.*)?$|^---|^\$schema:/.test(one))
  return line !== undefined && /^version\s*:\s*1\b/.test(line)
}

/** All patterns of a format must be found. Order matters: the more particular come first. */
type Sign = readonly [ImportFormat, ...RegExp[]]

const JSON_SIGNS: readonly Sign[] = [
  ['claude-code', /"sessionId"\s*:/, /"type"\s*:\s*"(assistant|user)"/, /"message"\s*:\s*\{/],
  ['text-editor', /"command"\s*:\s*"(create|str_replace|insert|view|undo_edit)"/],
  ['anthropic', /"type"\s*:\s*"tool_use"/],
  ['gemini', /"functionCall"\s*:|"toolCalls"\s*:/],
  ['openai', /"tool_calls"\s*:|"function_call"|"custom_tool_call"/],
]

const TEXT_SIGNS: readonly Sign[] = [
  ['apply-patch', /^\*\*\* Begin Patch\s*$/m],
  ['search-replace', /^<{5,9} SEARCH\s*$/m],
  ['diff', /^(diff --git |From [0-9a-f]{40} |--- .*\n\+\+\+ )/m],
]
