import { parse, postprocess, preprocess } from 'micromark'
import { gfm } from 'micromark-extension-gfm'
import {
  breakCommands,
  breakReferences,
  breakTrailers,
  disarm,
  GAP,
  inertLine,
  oneLine,
  showInvisible,
} from '../text/neutralise.ts'

/**
 * Markdown of a plan, made safe for a pull request: outside code, mentions, issue references (and with them
 * closing keywords) and trailers no longer work and HTML is escaped; a marker of our own or a word that skips CI works
 * nowhere; a fence left open is closed.
 */
export function neutraliseMarkdown(markdown: string): string {
  let text = showInvisible(markdown.replace(/\r\n?/g, '\n'))
  const rounds = TOO_DEEP.test(text) ? 0 : MAX_ROUNDS
  for (let round = 0; round < rounds; round += 1) {
    const tokens = tokenise(text)
    const next = neutraliseOutside(text, tokens)
    if (next === text) return disarm(text + closingFence(text, tokens))
    text = next
  }
  return disarm(neutraliseText(escapeMarkdown(text)))
}

/** Plain text as Markdown on one line (a table cell, a list item); its `code spans` stay code. */
export function inlineMarkdown(text: string): string {
  const parts = oneLine(text).split(/(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/)
  let result = ''
  for (let at = 0; at < parts.length; at += 3) {
    result += escapeMarkdown(neutraliseText(parts[at] ?? '', at === 0))
    const code = parts[at + 2]
    // An address runs on to the next blank or `<`, over a backtick too.
    if (code !== undefined) result += /(?:\/\/|www\.)\S*$/i.test(result) ? htmlCode(code) : codeSpan(code)
  }
  return disarm(result)
}

/** Code on one line, whatever it contains; safe in a table. */
export function codeSpan(code: string): string {
  const text = disarm(showInvisible(code).replace(/[\t\n]/g, ' '))
  return /^[^`|\\]+$/.test(text) && text.trim() === text ? `\`${text}\`` : htmlCode(code)
}

/** The same where Markdown is not read, inside an HTML element. */
export const htmlCode = (code: string): string =>
  `<code>${showInvisible(code)
    .replace(/[\t\n]/g, ' ')
    .replace(/[^\p{L}\p{N} /.,=-]/gu, entity)}</code>`

/** A fenced block whose fence is longer than any run of backticks inside. */
export function fencedBlock(language: string, code: string): string {
  const runs = code.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), 3))
  return `${fence}${language}\n${disarm(showInvisible(code))}\n${fence}`
}

/** A pull request's title: one line, nothing in it works, at most 250 characters. */
export function safeTitle(title: string): string {
  const characters = [...inertLine(title)]
  return characters.length <= MAX_TITLE ? characters.join('') : `${characters.slice(0, MAX_TITLE - 1).join('')}…`
}

const MAX_ROUNDS = 4

/** Nobody nests quotes and lists like this, and parsing it takes the square of its depth: such text loses its Markdown. */
const TOO_DEEP = /(?:[>*+-][ \t]*){100}/

const MAX_TITLE = 250

type Tokens = ReturnType<typeof tokenise>

/** Read as GitHub will read it: without HTML, since every `<` outside of code is escaped. */
const tokenise = (text: string) => {
  const withoutHtml = { disable: { null: ['htmlFlow', 'htmlText', 'autolink'] } }
  const chunks = preprocess()(text, undefined, true)
  return postprocess(
    parse({ extensions: [gfm(), withoutHtml] })
      .document()
      .write(chunks),
  )
}

const CODE: ReadonlySet<string> = new Set(['codeText', 'codeFencedFenceSequence', 'codeFlowValue'])

function neutraliseOutside(text: string, tokens: Tokens): string {
  let result = ''
  let at = 0
  for (const [kind, { type, start, end }] of tokens) {
    if (kind !== 'enter' || !CODE.has(type)) continue
    const code = text.slice(start.offset, end.offset)
    result +=
      neutraliseText(text.slice(at, start.offset), startsLine(text, at)) +
      (type === 'codeText' ? keepInline(code) : code)
    at = end.offset
  }
  return result + neutraliseText(text.slice(at), startsLine(text, at))
}

const startsLine = (text: string, at: number): boolean => at === 0 || text[at - 1] === '\n'

/** A `<` that begins a line inside a code span would begin a block of HTML instead, and end the span. */
const keepInline = (code: string): string => code.replace(/(\n[\s>]*)(?=<)/g, `$1${GAP}`)

const CONTAINERS: ReadonlySet<string> = new Set(['blockQuote', 'listOrdered', 'listUnordered', 'gfmFootnoteDefinition'])

/** What ends a fence that the text leaves open at its outermost level; inside a quote or a list it ends by itself. */
function closingFence(text: string, tokens: Tokens): string {
  let depth = 0
  let fences: string[] = []
  for (const [kind, { type, start, end }] of tokens) {
    if (CONTAINERS.has(type)) depth += kind === 'enter' ? 1 : -1
    if (kind !== 'enter') continue
    if (type === 'codeFenced') fences = []
    if (type === 'codeFencedFenceSequence' && depth === 0) fences.push(text.slice(start.offset, end.offset))
  }
  return fences.length === 1 ? `\n${fences[0]}` : ''
}

const neutraliseText = (text: string, startsLine = true): string => {
  const broken = breakReferences(escapeHtml(text))
  return startsLine ? breakLines(broken) : broken.replace(/\n[\s\S]*/, breakLines)
}

const breakLines = (text: string): string => breakCommands(breakTrailers(text))

/** Entities that cannot spell what is broken below stay, so that neutralised text may be neutralised again. */
const escapeHtml = (text: string): string =>
  text.replace(/&(?!(?:amp|lt|gt|quot|nbsp);)/g, '&amp;').replace(/</g, '&lt;')

const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*{}[\]|~^$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|^[#+>-]|(?<=^\d+)[.)]/gu, entity)

const entity = (character: string): string => `&#${character.codePointAt(0)};`
