import { isObject } from './json.ts'
/** The text of an output: its stream, plain text or error; an image as its type. */
export function outputText(output: unknown): string {
  if (!isObject(output)) return ''
  if (output.output_type === 'stream') return linesOf(output.text)
  if (output.output_type === 'error') return `${output.ename}: ${output.evalue}\n`
  if (!isObject(output.data)) return ''
  const pictures = Object.keys(output.data).filter((type) => type.startsWith('image/'))
  return [linesOf(output.data['text/plain']), ...pictures.map((type) => `[${type}]`)].filter(Boolean).join('\n')
}

/** A text of a notebook, which may be written as a list of lines. */
export const linesOf = (text: unknown): string =>
  Array.isArray(text) ? text.join('') : typeof text === 'string' ? text : ''
