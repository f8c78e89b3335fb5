import { linesOf } from '../../core/text/line-changes.ts'
import type { LineDeletion, LineScript, Substitution } from './shell-effects.ts'

/** What a line script of `sed` makes of a text with LF line ends. */
export const runLineScript = (text: string, script: LineScript): string =>
  'old' in script ? substituteIn(text, script) : deleteIn(text, script)

const substituteIn = (text: string, script: Substitution): string =>
  text
    .split('\n')
    .map((line, index, all) => substituted(line, script, index === all.length - 1))
    .join('\n')

const deleteIn = (text: string, script: LineDeletion): string => {
  const lines = linesOf(text)
  const number = (place: number | '$') => (place === '$' ? lines.length : place)
  const goes = (line: string, index: number): boolean => {
    if ('holding' in script) return line.includes(script.holding)
    // A range that ends before it begins is its first line.
    return index + 1 >= number(script.from) && index + 1 <= Math.max(number(script.from), number(script.to))
  }
  return lines.filter((line, index) => !goes(line, index)).join('')
}

const substituted = (
  line: string,
  { old, new: fresh, everywhere, start, end }: Substitution,
  last: boolean,
): string => {
  if (last && line === '') return line
  if (start && end) return line === old ? fresh : line
  if (start) return line.startsWith(old) ? fresh + line.slice(old.length) : line
  if (end) return line.endsWith(old) ? line.slice(0, -old.length) + fresh : line
  return everywhere ? line.replaceAll(old, () => fresh) : line.replace(old, () => fresh)
}
