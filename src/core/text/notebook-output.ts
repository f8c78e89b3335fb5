import { isObject } from './json.ts'

/** The text of an output: its stream, plain text or error; an image as its type. Anything else that should be text is `[not text]`. */
export function outputText(output: unknown): string {
  if (!isObject(output)) return '[output: not an object]'
  const { output_type: type, text, ename, evalue, data = {} } = output
  if (type === 'stream') return linesOf(text)
  if (type === 'error') return `${linesOf(ename)}: ${linesOf(evalue)}\n`
  if (!isObject(data)) return NOT_TEXT
  const pictures = Object.keys(data).filter((type) => type.startsWith('image/'))
  const plain = 'text/plain' in data ? linesOf(data['text/plain']) : ''
  return [plain, ...pictures.map((type) => `[${type}]`)].filter(Boolean).join('\n')
}

/** The kernel's language by a notebook's metadata; `python` where they name none, `unknown` where they cannot be read. */
export function languageOf(metadata: unknown = {}): string {
  const { language_info: info = {}, kernelspec = {} } = isObject(metadata) ? metadata : { kernelspec: null }
  const names = [isObject(info) ? info.name : null, isObject(kernelspec) ? kernelspec.language : null]
  const name = names.find((one): one is string => typeof one === 'string' && one !== '')
  return name ?? (names.every((one) => one === undefined) ? 'python' : 'unknown')
}

/** A text of a notebook, which may be written as a list of lines. What is neither is `[not text]`, never an empty text. */
export const linesOf = (text: unknown): string => {
  const lines: readonly unknown[] = Array.isArray(text) ? text : [text]
  return lines.every((line) => typeof line === 'string') ? lines.join('') : NOT_TEXT
}

const NOT_TEXT = '[not text]'
