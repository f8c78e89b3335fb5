import { isScalar, type Node } from 'yaml'
import { isMisread, isSimple, printYaml } from '../../../core/text/print-yaml.ts'
import { escapedJson } from '../../../core/text/words.ts'
import { isCollectionValue, isPlainKey, Spelled, type Value } from './value.ts'
import type { YamlText } from './yaml-tree.ts'

export const isEmptyValue = (value: Value): boolean =>
  isCollectionValue(value) && Object.keys(value as object).length === 0

const keyOf = (key: string, holder: object): Spelled | undefined =>
  isPlainKey(key, holder) ? new Spelled(key) : undefined

const spelling = (value: unknown): string | undefined => (value instanceof Spelled ? value.text : undefined)

/** A value on one line, or a text of several lines as a block; in the quotes of the one before. */
export const scalarOrFlow = (
  yaml: YamlText,
  value: Value,
  { old, column, flow }: { readonly old: Node | undefined; readonly column: number; readonly flow: boolean },
): string => {
  if (isCollectionValue(value)) return flowText(value)
  if (typeof value !== 'string') return spelling(value) ?? String(value)
  const style = isScalar(old) ? old.type : undefined
  if (!flow && value.includes('\n')) return blockScalar(yaml, value, column) ?? escapedJson(value)
  if (style === 'QUOTE_DOUBLE') return escapedJson(value)
  if (style === 'QUOTE_SINGLE' && isSimple(value)) return `'${value.replaceAll("'", "''")}'`
  return plainOrQuoted(value, flow)
}

/** A text, or the name of a key, on one line. */
export const plainOrQuoted = (value: string, flow: boolean): string => {
  if (isMisread(value)) return escapedJson(value)
  const written = flow ? printYaml([value], { flow, spelling }).slice(1, -1) : printYaml(value, { spelling })
  return written.includes('\n') ? escapedJson(value) : written
}

/** A literal block; undefined for a text that none can hold. */
const blockScalar = (yaml: YamlText, value: string, column: number): string | undefined => {
  // The last line of a file without a final line end would lose its own.
  if (value.endsWith('\n') && !yaml.endsLine) return undefined
  if (!isSimple(value.replace(/[\n\t]/g, '')) || /^\s|[ \t]\n|\s$(?<!\n)|\n\n$/.test(value)) return undefined
  const pad = ' '.repeat(column + yaml.indent)
  const ends = value.endsWith('\n')
  const lines = (ends ? value.slice(0, -1) : value).split('\n').map((line) => (line === '' ? '' : pad + line))
  return `|${ends ? '' : '-'}${yaml.lineEnd}${lines.join(yaml.lineEnd)}`
}

export const flowText = (value: Value): string =>
  printYaml(value, { flow: true, spelling, keyOf }).replace(/(?<!\s)\s*\n\s*/g, ' ')

/** A collection as lines, each indented by `column` blanks, without the last line end. */
export const blockText = ({ indent, indentSeq, lineEnd }: YamlText, value: Value, column: number): string =>
  printYaml(value, { indent, indentSeq, spelling, keyOf })
    .split('\n')
    .map((line) => (line === '' ? '' : ' '.repeat(column) + line))
    .join(lineEnd)
