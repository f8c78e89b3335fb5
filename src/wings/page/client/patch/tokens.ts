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
import type { Range } from '../../model/word-marks.ts'

const languages = { bash, c, cpp, csharp, css, go, ini, java, javascript, json, kotlin, markdown, php, python }
const more = { ruby, rust, sql, swift, typescript, xml, yaml }
for (const [name, language] of Object.entries({ ...languages, ...more })) highlighter.registerLanguage(name, language)

/** Part of a line that its language gives a colour. */
export interface Token extends Range {
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
