import { posix } from 'node:path'
import { type TextFile, wholeText } from '../../../core/text/encoding.ts'
import { parsedJson } from '../../../core/text/json.ts'
import { toLf } from '../../../core/text/line-ending.ts'
import { parseNotebook } from '../../../core/text/notebook.ts'
import type { Span } from '../../../core/text/splice.ts'
import { once } from '../../../core/tools/fields.ts'
import type { RepoPath } from '../../../core/workspace/workspace.ts'
import { type Language, type LanguageName, languageNamed, languageOf } from '../structure/languages.ts'
import { pythonReferences } from './python-references.ts'
import type { ReadReferences } from './reference.ts'
import { scriptReferences, textReferences } from './script-references.ts'

/** The code of a file whose imports are known. */
export interface Code {
  readonly language: Language
  /** At its places in the file, with blanks for all else; of a notebook, its cells one below the other. */
  readonly text: string
  readonly read: ReadReferences
  /** Of a notebook: the line of the file that has a line of the code, both counted from 1. */
  readonly lineInFile?: (line: number) => number
}

/** A file as imports are looked for in it, with LF ends. */
export interface CodeFile {
  readonly text: string
  /** Absent for a file of no language whose imports are known; a text where its code cannot be told, and why. */
  readonly code?: Code | string | undefined
  /** What is no code, at its places. */
  readonly rest: string
}

/** A source is all code; a page and a notebook have some. */
export function readCode(path: RepoPath, file: TextFile): CodeFile {
  const text = toLf(wholeText(file))
  const language = languageOf(path)
  const read = language && SOURCES[language.name]
  if (language && read) return { text, rest: '', code: { language, text, read } }
  if (path.endsWith('.ipynb')) return { text, rest: text, code: notebookCode(text) }
  const pieces = PAGES[posix.extname(path)]?.(text)
  return typeof pieces === 'object' ? codeOfPage(text, pieces) : { text, rest: text, code: pieces }
}

const SOURCES: Partial<Record<LanguageName, ReadReferences>> = {
  javascript: scriptReferences,
  typescript: scriptReferences,
  tsx: scriptReferences,
  python: pythonReferences,
}

interface Piece extends Span {
  readonly isJsx?: boolean
}

const PAGES: Readonly<Record<string, (text: string) => readonly Piece[] | string>> = {
  '.html': scriptsIn,
  '.htm': scriptsIn,
  '.vue': scriptsIn,
  '.svelte': scriptsIn,
  '.astro': (text) => {
    const [all = '', head = '', inner = ''] = /^(\s*---[^\n]*\n)(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/.exec(text) ?? []
    const scripts = scriptsIn(text, all.length)
    const start = head.length
    return inner === '' || typeof scripts === 'string' ? scripts : [{ start, end: start + inner.length }, ...scripts]
  },
  '.mdx': statementsIn,
}

function codeOfPage(text: string, pieces: readonly Piece[]): CodeFile {
  const [code, rest]: [string[], string[]] = [[], []]
  let last = 0
  for (const { start, end } of pieces) {
    const between = text.slice(last, start)
    code.push(last === 0 ? blank(between) : blank(between).replace(/^ /, ';'), text.slice(start, end))
    rest.push(between, blank(text.slice(start, end)))
    last = end
  }
  const outside = rest.join('') + text.slice(last)
  code.push(blank(text.slice(last)))
  const language = languageNamed(pieces.some(({ isJsx }) => isJsx) ? 'tsx' : 'typescript')
  const read: ReadReferences = (root, ...place) => [
    ...scriptReferences(root, ...place),
    ...textReferences(outside, ...place),
  ]
  return { text, rest: outside, code: { language, text: code.join(''), read } }
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** What is between the tags of each `<script>` of JavaScript or TypeScript. */
function scriptsIn(text: string, from = 0): readonly Piece[] | string {
  const pieces: Piece[] = []
  const opening = /<!--|<script(?=[\s>/])/gi
  opening.lastIndex = from
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const isComment = match[0] === '<!--'
    const start = isComment ? opening.lastIndex : tagEnd(text, opening.lastIndex)
    const end = start === undefined ? undefined : closing(text, start, isComment ? /-->/g : /<\/script(?=[\s>/])/gi)
    if (start === undefined || end === undefined) return isComment ? pieces : 'a script in it does not end'
    const attributes = text.slice(match.index, start)
    const isEmpty = attributes.endsWith('/>')
    if (!isComment && !isEmpty && isScript(attributes)) pieces.push({ start, end, isJsx: JSX.test(attributes) })
    opening.lastIndex = isEmpty ? start : end
  }
  return pieces
}

/** Behind the `>` that is in no quotes. */
const tagEnd = (text: string, from: number): number | undefined => {
  const sign = /[>"']/g
  sign.lastIndex = from
  for (let match = sign.exec(text); match; match = sign.exec(text)) {
    if (match[0] === '>') return sign.lastIndex
    const quote = text.indexOf(match[0], sign.lastIndex)
    if (quote < 0) return undefined
    sign.lastIndex = quote + 1
  }
  return undefined
}

const closing = (text: string, from: number, end: RegExp): number | undefined => {
  end.lastIndex = from
  return end.exec(text)?.index
}

const isScript = (attributes: string): boolean =>
  [...attributes.matchAll(/\s(?:type|lang)\s*=\s*["']?([^"'\s>]*)/gi)].every(([, kind = '']) => SCRIPT.test(kind))

const SCRIPT =
  /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma|type)script|text\/babel|[jt]sx?|(?:java|type)script)$/i

const JSX = /\s(?:type|lang)\s*=\s*["']?(?:[jt]sx|text\/babel)\b/i

/** The blocks of MDX that begin with an import or an export, up to the next empty line, outside blocks of code. */
function statementsIn(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let [at, start, fence]: [number, number | undefined, string | undefined] = [0, undefined, undefined]
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (start !== undefined && line.trim() === '') {
      pieces.push({ start, end: at, isJsx: true })
      start = undefined
    } else if (start === undefined && fence !== undefined) {
      if (mark?.startsWith(fence) && /^[ `~]*$/.test(line)) fence = undefined
    } else if (start === undefined && mark) fence = mark
    else if (start === undefined && /^(?:import|export)\b/.test(line)) start = at
    at += line.length + 1
  }
  return start === undefined ? pieces : [...pieces, { start, end: text.length, isJsx: true }]
}

/** The cells of a notebook of Python. What they import is known, and not rewritten: a changed cell has other outputs. */
function notebookCode(text: string): Code | string | undefined {
  const parsed = parseNotebook(Buffer.from(text))
  if (!parsed.ok) return 'it is no notebook that can be read'
  const { cells, language } = parsed.notebook
  if (!/^(?:python|ipython|unknown)/i.test(language)) return undefined
  const placed = once(() => textLines(text))
  const lines = cells.filter(({ type }) => type === 'code').flatMap(({ source }) => pythonLines(toLf(source)))
  return {
    language: languageNamed('python'),
    text: lines.join('\n'),
    read: (root, path, files) =>
      pythonReferences(root, path, files).map((one) => ({
        ...one,
        renamed: (moves) => {
          const made = one.renamed(moves)
          return typeof made === 'string' || made.length === 0 ? made : 'a notebook is not rewritten'
        },
      })),
    lineInFile: (line) => placed().get(lines[line - 1] ?? '') ?? 1,
  }
}

/** Blanks for the lines that IPython takes for itself; none for a cell that another program reads. */
const pythonLines = (source: string): readonly string[] => {
  const lines = source.split('\n')
  const isPython = !/^\s*%%/.test(source) || /^\s*%%(?:time|timeit|capture)\b/.test(source)
  return lines.map((line) => (isPython && !/^\s*[%!?]/.test(line) ? line : ''))
}

/** The first line of a notebook's file, counted from 1, that has each line of its texts. */
const textLines = (text: string): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  for (const [at, line] of text.split('\n').entries()) {
    const value = parsedJson(
      line
        .trim()
        .replace(/^"source": */, '')
        .replace(/,$/, ''),
    )
    if (typeof value === 'string') for (const one of value.split('\n')) if (!found.has(one)) found.set(one, at + 1)
  }
  return found
}
