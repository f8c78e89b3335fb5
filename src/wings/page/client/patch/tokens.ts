import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import cpp from 'highlight.js/lib/languages/cpp'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import go from 'highlight.js/lib/languages/go'
import ini from 'highlight.js/lib/languages/ini'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import kotlin from 'highlight.js/lib/languages/kotlin'
import markdown from 'highlight.js/lib/languages/markdown'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import ruby from 'highlight.js/lib/languages/ruby'
import rust from 'highlight.js/lib/languages/rust'
import sql from 'highlight.js/lib/languages/sql'
import swift from 'highlight.js/lib/languages/swift'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { lineChanges } from '../../../../core/text/line-changes.ts'
import { sharedWords } from '../../../../core/text/shared-words.ts'
import type { Span } from '../../../../core/text/splice.ts'

const languages = { bash, c, cpp, csharp, css, go, ini, java, javascript, json, kotlin, markdown, php, python }
const more = { ruby, rust, sql, swift, typescript, xml, yaml }
for (const [name, language] of Object.entries({ ...languages, ...more })) highlighter.registerLanguage(name, language)

/** Part of a line that its language gives a colour. */
export interface Token extends Span {
  readonly name: string
}

/** Lines, and characters of one line, beyond which a text gets no colours of its language. */
const MAX_LINES = 600
const MAX_LENGTH = 2000

/** The tokens of each line of a text, by the extension of its file's name; undefined where the language is not known. */
export function tokensOf(lines: readonly string[], path: string): readonly (readonly Token[])[] | undefined {
  const language = /\.(\w{1,12})$/.exec(path)?.[1]?.toLowerCase() ?? ''
  if (lines.length > MAX_LINES || !highlighter.getLanguage(language)) return undefined
  if (lines.some(({ length }) => length > MAX_LENGTH)) return undefined
  return parsed(highlighter.highlight(lines.join('\n'), { language, ignoreIllegals: true }).value)
}

const PARTS = /<span class="([^"]*)">|(<\/span>)|&(?:amp|lt|gt|quot|#x27);|[^<&]+/g

/** highlight.js answers markup: its spans become ranges of lines, and no markup is ever given to the page. */
function parsed(html: string): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]]
  const open: string[] = []
  let column = 0
  const add = (text: string): void => {
    const name = open.at(-1)
    if (text !== '' && name !== undefined) lines.at(-1)!.push({ start: column, end: column + text.length, name })
    column += text.length
  }
  for (const [part, name, close] of html.matchAll(PARTS)) {
    if (name !== undefined) open.push(name)
    else if (close !== undefined) open.pop()
    else if (part.startsWith('&')) add('&')
    else {
      const [first = '', ...rest] = part.split('\n')
      add(first)
      for (const text of rest) {
        lines.push([])
        column = 0
        add(text)
      }
    }
  }
  return lines
}

type WordMarks = { readonly before: readonly Span[]; readonly after: readonly Span[] }

/** Words between the common ends of two lines beyond which everything between them is marked. */
const MAX_WORDS = 1500

/** The words in which two lines differ. Undefined where marks would cover nearly all of both. */
export function wordMarks(before: string, after: string): WordMarks | undefined {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const { head, tail } = sharedWords(one, other)
  const [old, fresh] = [one.slice(head, one.length - tail), other.slice(head, other.length - tail)]
  const start = lengthOf(one.slice(0, head))
  if (old.length + fresh.length > MAX_WORDS) {
    return { before: rangeOf(start, lengthOf(old)), after: rangeOf(start, lengthOf(fresh)) }
  }
  const marks = marksOf(old, fresh, start)
  const covered = lengthOf(old) + lengthOf(fresh)
  const isAll = start === 0 && tail === 0 && marked(marks) > 0.85 * covered
  return isAll ? undefined : marks
}

const wordsOf = (line: string): readonly string[] => line.match(/[\p{L}\p{N}_]+|\s+|[^\s\p{L}\p{N}_]/gu) ?? []

const lengthOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0)

const rangeOf = (start: number, length: number): readonly Span[] => (length > 0 ? [{ start, end: start + length }] : [])

function marksOf(old: readonly string[], fresh: readonly string[], start: number): WordMarks {
  const [before, after]: [Span[], Span[]] = [[], []]
  let [at, left, right] = [0, start, start]
  for (const change of lineChanges(old, fresh)) {
    const kept = lengthOf(old.slice(at, change.at))
    const removed = lengthOf(old.slice(change.at, change.at + change.removed))
    const added = lengthOf(change.added)
    ;[left, right] = [left + kept, right + kept]
    before.push(...rangeOf(left, removed))
    after.push(...rangeOf(right, added))
    ;[at, left, right] = [change.at + change.removed, left + removed, right + added]
  }
  return { before, after }
}

const marked = ({ before, after }: WordMarks): number =>
  [...before, ...after].reduce((sum, { start, end }) => sum + end - start, 0)

/** A line that is new, gone or unchanged as a whole: a longer one is shown by its ends. */
const MAX_WHOLE = 20_000
/** Characters shown around a change, and at the beginning of a line that is shown in parts. */
const AROUND = 160
/** A marked change longer than this is shown by its ends. */
const MAX_MARK = 1200

/** The parts of a line that are shown unasked: all of it, or its beginning and what is around the marks. */
export function windowsOf(length: number, marks: readonly Span[] = []): readonly Span[] {
  if (length <= (marks.length === 0 ? MAX_WHOLE : MAX_LENGTH)) return [{ start: 0, end: length }]
  if (marks.length === 0)
    return [
      { start: 0, end: MAX_WHOLE / 2 },
      { start: length - MAX_WHOLE / 2, end: length },
    ]
  const wanted = marks.flatMap(({ start, end }) =>
    end - start <= MAX_MARK
      ? [{ start, end }]
      : [
          { start, end: start + AROUND },
          { start: end - AROUND, end },
        ],
  )
  const shown: Span[] = [{ start: 0, end: AROUND }]
  for (const { start, end } of wanted.slice(0, MAX_WINDOWS)) {
    const [from, to] = [Math.max(0, start - AROUND), Math.min(length, end + AROUND)]
    const last = shown.at(-1)!
    if (from <= last.end + AROUND) shown[shown.length - 1] = { start: last.start, end: Math.max(last.end, to) }
    else shown.push({ start: from, end: to })
  }
  return shown
}

const MAX_WINDOWS = 200
