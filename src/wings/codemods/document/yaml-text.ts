import { isScalar, type Node, stringify } from 'yaml'
import type { Value } from './document-edit.ts'
import type { YamlText } from './yaml-tree.ts'

export const isCollectionValue = (value: Value): boolean => typeof value === 'object' && value !== null

export const isEmptyValue = (value: Value): boolean =>
  isCollectionValue(value) && Object.keys(value as object).length === 0

/** A value on one line, or a text of several lines as a block; in the quotes of the one before. */
export const scalarOrFlow = (
  yaml: YamlText,
  value: Value,
  { old, column, flow }: { readonly old: Node | undefined; readonly column: number; readonly flow: boolean },
): string => {
  if (isCollectionValue(value)) return flowText(value)
  if (typeof value !== 'string') return String(value)
  const style = isScalar(old) ? old.type : undefined
  if (!flow && value.includes('\n')) return blockScalar(yaml, value, column) ?? doubleQuoted(value)
  if (style === 'QUOTE_DOUBLE') return doubleQuoted(value)
  if (style === 'QUOTE_SINGLE' && isSimple(value)) return `'${value.replaceAll("'", "''")}'`
  return plainOrQuoted(value, flow)
}

/** No line break or character that needs an escape. */
export const isSimple = (value: string): boolean =>
  !/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Cs}]/u.test(value)

export const doubleQuoted = (value: string): string =>
  JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

export const plainOrQuoted = (value: string, flow: boolean): string => {
  // Readers of YAML 1.1 give these a meaning of their own.
  if (!isSimple(value) || value === '=' || value === '<<') return doubleQuoted(value)
  const written = stringify(flow ? [value] : value, {
    lineWidth: 0,
    version: '1.1',
    ...(flow && { collectionStyle: 'flow', flowCollectionPadding: false }),
  }).trimEnd()
  const text = flow ? written.slice(1, -1) : written
  return text.includes('\n') ? doubleQuoted(value) : text
}

/** A literal block; undefined for a text that none can hold. */
const blockScalar = (yaml: YamlText, value: string, column: number): string | undefined => {
  // The last line of a file without a final line end would lose its own.
  if (value.endsWith('\n') && !yaml.text.endsWith('\n')) return undefined
  if (!isSimple(value.replace(/[\n\t]/g, '')) || /^\s|[ \t]\n|\s$(?<!\n)|\n\n$/.test(value)) return undefined
  const pad = ' '.repeat(column + yaml.indent)
  const ends = value.endsWith('\n')
  const lines = (ends ? value.slice(0, -1) : value).split('\n').map((line) => (line === '' ? '' : pad + line))
  return `|${ends ? '' : '-'}${yaml.lineEnd}${lines.join(yaml.lineEnd)}${ends ? yaml.lineEnd : ''}`
}

export const flowText = (value: Value): string =>
  stringify(value, {
    collectionStyle: 'flow',
    lineWidth: 0,
    flowCollectionPadding: !Array.isArray(value),
    version: '1.1',
  })
    .trimEnd()
    .replace(/\s*\n\s*/g, ' ')

/** A collection as lines, each indented by `column` blanks, without the last line end. */
export const blockText = (yaml: YamlText, value: Value, column: number): string =>
  stringify(value, { indent: yaml.indent, indentSeq: indentsLists(yaml.text), lineWidth: 0, version: '1.1' })
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : ' '.repeat(column) + line))
    .join(yaml.lineEnd)

/** Whether the items of the file's lists are indented from their key. */
export const indentsLists = (text: string): boolean => {
  const [, key, item] = /^( *)[^\s#-][^\n]*:[ \t]*(?:#[^\n]*)?\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*( *)- /m.exec(text) ?? []
  return key === undefined || (item ?? '').length > key.length
}
