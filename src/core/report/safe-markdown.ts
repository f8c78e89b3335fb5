import {
  breakCommands,
  breakReferences,
  breakTrailers,
  disarm,
  inertLine,
  oneLine,
  showUnusual,
} from '../text/neutralise.ts'
import { clipped, thousands } from '../text/words.ts'

/** Plain text as Markdown on one line (a table cell, a list item); its `code spans` stay code. @param startsLine whether nothing of ours precedes it */
export function inlineMarkdown(text: string, startsLine = true): string {
  const parts = oneLine(text).split(/(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/)
  let result = ''
  let isAddress = false
  const add = (part: string): void => {
    result += part
    const blank = part.lastIndexOf(' ')
    isAddress = (isAddress && blank < 0) || /\/\/|www\./i.test(part.slice(blank + 1))
  }
  for (let at = 0; at < parts.length; at += 3) {
    add(escapeMarkdown(neutraliseText(parts[at] ?? '', startsLine && at === 0)))
    const code = parts[at + 2]
    // An address runs on to the next blank or `<`, over a backtick too.
    if (code !== undefined) add(isAddress ? htmlCode(code) : codeSpan(code))
  }
  return disarm(result)
}

/** A line of the plan's own words: nothing in it is Markdown but `code`, and an address is code too. */
export const quotedMarkdown = (text: string): string =>
  oneLine(text)
    .split(CODE_OR_ADDRESS)
    .map((part, at) => (at % 2 === 0 ? wordsOf(part, at === 0) : codeSpan(part.replace(/^`+|`+$/g, ''))))
    .join('')

const CODE_OR_ADDRESS = /(`[^`]+`|(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.)[^\s<>"'`()[\]{}|\\^]+)/gi

const wordsOf = (text: string, startsLine: boolean): string =>
  disarm(escapeMarkdown(neutraliseText(text.replaceAll('&', '&amp;'), startsLine)))

/** Code on one line, whatever it contains; safe in a table. */
export function codeSpan(code: string): string {
  const text = disarm(showUnusual(code).replace(/[\t\n]/g, ' '))
  return /^[^`|\\]+$/.test(text) && text.trim() === text ? `\`${text}\`` : htmlCode(code)
}

/** The same where Markdown is not read, inside an HTML element. */
export const htmlCode = (code: string): string =>
  `<code>${showUnusual(code)
    .replace(/[\t\n]/g, ' ')
    .replace(/[^\p{L}\p{N} /.,=-]/gu, entity)}</code>`

/** The head of a table in Markdown, and the line below it; `---:` puts cells to the right. */
export const tableHead = (names: readonly string[], columns: readonly string[] = names.map(() => '---')) =>
  [tableRow(names), tableRow(columns)] as const

/** Cells that are Markdown already, or words without a bar. */
export const tableRow = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/** A fenced block whose fence is longer than any run of backticks inside. */
export function fencedBlock(language: string, code: string): string {
  const runs = code.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), 3))
  return `${fence}${language}\n${disarm(showUnusual(code))}\n${fence}`
}

/** A pull request's title: one line, nothing in it works, at most 250 characters. */
export const safeTitle = (title: string): string => clipped(inertLine(title), 250)

const neutraliseText = (text: string, startsLine = true): string => {
  const broken = breakReferences(escapeHtml(text))
  return startsLine ? breakLines(broken) : broken.replace(/\n[\s\S]*/, breakLines)
}

const breakLines = (text: string): string => breakCommands(breakTrailers(text))

/** Entities that cannot spell what is broken below stay, so that neutralised text may be neutralised again. */
const escapeHtml = (text: string): string =>
  text.replace(/&(?!(?:amp|lt|gt|quot|nbsp);)/g, '&amp;').replace(/</g, '&lt;')

const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*{}[\]|~^$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|^[#+>=-]|[.)](?<=^\d+[.)])/gu, entity)

const entity = (character: string): string => `&#${character.codePointAt(0)};`

/** The first texts that fit into so many bytes of UTF-8, each on lines of its own. */
export function fitting(texts: readonly string[], budget: number): readonly string[] {
  let used = 0
  const end = texts.findIndex((text) => {
    used += Buffer.byteLength(text) + 2
    return used > budget
  })
  return end < 0 ? texts : texts.slice(0, end)
}

/** The first items of a list that fit, and how many are left. */
export function fittingList(items: readonly string[], budget: number): readonly string[] {
  const kept = fitting(items, budget)
  return items.length > kept.length ? [...kept, `- … and ${thousands(items.length - kept.length)} more`] : kept
}

/** Lines of a quotation that are shown at once, and how long one of them is taken to be. */
const SHOWN = 12
const WIDTH = 120

/** Characters of a step's reason, wherever one is shown. */
const REASON = 300

/** The plan's words as a quotation: the lines shown, and those folded. */
type Quotation = { readonly shown: readonly string[]; readonly folded: readonly string[] }

/** A text of the plan cut for quoting. Consecutive blank lines become one; a long line counts as the lines it wraps to. */
export function quotation(text: string): Quotation {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/&nbsp;/gi, ' ')
    .split('\n')
    .map((line) => (/[^\s\u00a0\u2800\u3164]/.test(line) ? line.trimEnd() : ''))
    .filter((line, at, all) => line !== '' || (all[at - 1] ?? '') !== '')
  while (lines.at(-1) === '') lines.pop()
  const shown: string[] = []
  let room = SHOWN
  for (const line of lines) {
    const rows = Math.max(1, Math.ceil(line.length / WIDTH))
    if (rows > room) {
      if (shown.length === 0) shown.push(line.slice(0, room * WIDTH))
      break
    }
    shown.push(line)
    room -= rows
  }
  const cut = shown.length === 1 && shown[0] !== lines[0]
  return { shown, folded: cut ? [lines[0]!.slice(SHOWN * WIDTH), ...lines.slice(1)] : lines.slice(shown.length) }
}

/** A reason of the plan on one line, cut. */
export const reasonOf = (why = ''): string => clipped(oneLine(why.slice(0, REASON * 4)), REASON)
