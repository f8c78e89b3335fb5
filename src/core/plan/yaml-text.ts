/**
 * A string as a YAML scalar that reads back to exactly that string: plain where nothing can mistake it, a literal block
 * where it has several lines and no character a block cannot hold, else in quotes, single ones where double ones would need
 * backslashes. `indent` is that of a block's lines, two more than the key's. Without the last line break.
 */
export const yamlText = (text: string, indent: number): string => {
  if (isPlain(text)) return text
  if (isBlock(text)) return block(text, indent)
  return /["\\]/.test(text) && !/['\n]/.test(text) && !UNFIT.test(text) ? `'${text}'` : quoted(text)
}

/** Words and paths, but what YAML of some version takes for a truth value, a number or nothing. */
const isPlain = (text: string): boolean =>
  /^(\.{0,2}\/|\.)?[A-Za-z_][\w./@+-]*( [\w./@+(),=-]+)*$/.test(text) &&
  !/^(true|false|yes|no|on|off|null|y|n|\.inf|\.nan)$/i.test(text)

/** Several lines, of which the last that counts is not blank. */
const isBlock = (text: string): boolean => text.includes('\n') && /[^ \t\n][ \t]*\n*$/.test(text) && !UNFIT.test(text)

/** What a reader of YAML may take for a line break, or may not let through unescaped. */
const UNFIT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/

const block = (text: string, indent: number): string => {
  const indicator = /^\s/.test(text) ? '2' : ''
  const chomping = text.endsWith('\n\n') ? '+' : text.endsWith('\n') ? '' : '-'
  const lines = text.endsWith('\n') ? text.slice(0, -1) : text
  return `|${indicator}${chomping}\n${lines.replaceAll(/^(?=.)/gm, ' '.repeat(indent))}`
}

const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
