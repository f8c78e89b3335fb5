import { RE2JS } from 're2js'
import { openText } from '../src/core/text/encoding.ts'
import { compileSubstitution, matchRegex } from '../src/core/text/regex.ts'
import { applySplices } from '../src/core/text/splice.ts'

const ROUNDS = 7

/** Prints what replacing by a regular expression costs, bytes to bytes, beside RE2JS on the same text: many places, and a large text. */
export const run = (): void => {
  compare('12,000 places in 400 KB', textOf(12_000, 34))
  compare('500 places in 6 MB', textOf(500, 12_000))
  compare('500 places in 6 MB, CRLF', textOf(500, 12_000).replaceAll('\n', '\r\n'))
  compare('12,000 places in 400 KB, not ASCII', textOf(12_000, 34).replaceAll('calls', 'çalls'))
}

const REGEX = String.raw`\bgetUser\((?P<id>\d+)\)`

/** `places` calls, each after so many characters of other text. */
const textOf = (places: number, between: number): string => {
  const filler = 'some words that no one calls\n'.repeat(Math.ceil(between / 29)).slice(0, Math.max(1, between - 13))
  return Array.from({ length: places }, (_, at) => `${filler}\ngetUser(${at})\n`).join('')
}

function compare(title: string, text: string): void {
  const bytes = Buffer.from(text)
  const plain = RE2JS.compile(REGEX)
  const alone = (): string => plain.matcher(text).replaceAll('fetchUser($1, {})')
  const ours = (): Buffer => {
    const opened = openText(Buffer.from(bytes))
    const substitution = compileSubstitution(REGEX, 'fetchUser($<id>, {})')
    if (!opened.ok || typeof substitution === 'string') throw new Error('not opened')
    const match = matchRegex(opened.file, substitution, true)
    if (!match.ok) throw new Error(match.reason)
    return applySplices(opened.file.bytes, match.splices)
  }
  if (ours().toString() !== alone()) throw new Error('the results differ')
  const [theirs, own] = [medianOf(alone), medianOf(ours)]
  console.log(title)
  console.log(`  RE2JS alone ${theirs.toFixed(1).padStart(9)} ms`)
  console.log(`  ours        ${own.toFixed(1).padStart(9)} ms  ${(own / theirs).toFixed(2)} x`)
}

function medianOf(work: () => unknown): number {
  work()
  const taken = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return taken.sort((one, other) => one - other)[ROUNDS >> 1] ?? Number.NaN
}
