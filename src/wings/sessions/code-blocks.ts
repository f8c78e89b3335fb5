import { isEllipsis } from '../../core/text/elision.ts'
import { fileOfFence } from './block-file.ts'
import type { KnownTexts } from './known-texts.ts'
import { lookAt, type TextPart } from './looks.ts'
import { changesFiles } from './shell/written-lines.ts'
import { COMMAND, filesIn, isPlaceholder, isUndone, PLACE } from './words.ts'

interface BlockText {
  readonly lines: readonly string[]
  readonly files: KnownTexts
}

type IsTaken = (at: number) => boolean

/**
 * Code blocks that no reader took and that say a change: commands that change files, a diff without names, the text of a file, what
 * something is to be replaced with. What their files hold, before or after the changes that were read, is a quotation.
 */
export function* changesInBlocks(text: BlockText, isTaken: IsTaken): Generator<[number, TextPart]> {
  const { lines } = text
  for (const { start, end: at, info } of fencesIn(lines, isTaken)) {
    const taken = nextLine(lines, start, (index) => index === at || isTaken(index))
    const body = lines.slice(start + 1, taken === at ? at : endAbove(lines, taken))
    if (body.some((_, index) => lookAt(body, index))) continue
    const rest = lines
      .slice(start + 1, at)
      .filter((line, index) => !isTaken(start + 1 + index) && !(HANDS_ON.test(line) && isTaken(start + 2 + index)))
    const like = changeOf({ start, info, body, rest, isOpen: taken === at && at === lines.length }, text)
    if (like) yield [start, { end: Math.min(start + body.length + 2, lines.length), like }]
  }
}

/** Code blocks from the line that begins one to the line that ends it, or to the number of lines. */
export function* fencesIn(
  lines: readonly string[],
  isTaken: IsTaken,
): Generator<Pick<CodeBlock, 'start' | 'info'> & { readonly end: number }> {
  for (let start = 0; start < lines.length; start += 1) {
    const [, fence = '', info = ''] = /^\s*(`{3,}|~{3,}(?!~))([^`]*)$/.exec(lines[start] ?? '') ?? []
    if (fence === '' || isTaken(start)) continue
    const end = nextLine(lines, start, (index) => !isTaken(index) && closes(lines[index] ?? '', fence))
    yield { start, end, info: info.trim() }
    start = end
  }
}

/** The next line of a kind, or the number of lines. */
function nextLine(lines: readonly string[], after: number, isIt: (index: number) => boolean): number {
  let at = after + 1
  while (at < lines.length && !isIt(at)) at += 1
  return at
}

/** Where lines end that stand above what was taken, and are not its name. */
function endAbove(lines: readonly string[], taken: number): number {
  let end = taken
  while (end > 0 && !/^\s*(?:$|[`~]{3})/.test(lines[end - 1] ?? '')) end -= 1
  return end - 1
}

const closes = (line: string, fence: string): boolean => line.trim().startsWith(fence) && /^\s*[`~]+\s*$/.test(line)

interface CodeBlock {
  /** Where its fence is. */
  readonly start: number
  readonly info: string
  /** Its lines, or those above what was taken. */
  readonly body: readonly string[]
  /** All that were not taken. */
  readonly rest: readonly string[]
  /** Nothing closes it. */
  readonly isOpen: boolean
}

function changeOf(block: CodeBlock, { lines, files }: BlockText): TextPart['like'] | undefined {
  const { start, info, body, rest, isOpen } = block
  const isShell = SHELL.test(info)
  const construct = (lines[start] ?? '').trim().slice(0, 40)
  const isFile = (path: string): boolean => files.textsOf(path).length > 0
  if (isOpen) return { construct, reason: OPEN }
  const named = PRINTED.test(info) ? undefined : fileOfFence(lines, start, { body, isFile })
  if (named && (!isShell || SCRIPT.test(named.path)))
    return isQuoted(named.body, files.textsOf(named.path)) ? undefined : { construct, reason: textOfFile(named.path) }
  const command = isShell || info === '' ? changesFiles(rest, files) : undefined
  if (command !== undefined) return { construct: command.slice(0, 40), reason: COMMAND }
  const isShown = (shown: readonly string[]): boolean => isQuoted(shown, [...files.named].flatMap(files.textsOf))
  if (DIFF.test(info) && body.some((line) => /^[-+]/.test(line)) && !sidesOf(body).every(isShown))
    return { construct, reason: NAMELESS }
  return ((!isShell && INSTEAD.test(lineAbove(lines, start))) || body.some(isPlaceholder)) && !isShown(body)
    ? { construct, reason: PLACE }
    : undefined
}

/** A command that is given the diff below it. */
const HANDS_ON = /^\s*(?:git apply|patch)(?: -p ?\d)?(?: -)? *<<-? *["'\\]?\w+["']?\s*$/

const lineAbove = (lines: readonly string[], at: number): string => {
  let place = at - 1
  while (place > 0 && lines[place]?.trim() === '') place -= 1
  return lines[place] ?? ''
}

/** Commands. */
const SHELL = /^(?:(?:ba|z|fi|power)?sh(?:ell)?(?:-?session)?|pwsh|ps1|bat|cmd|dos|console|terminal)\b/i
const SCRIPT = /\.(?:(?:ba|z|fi)?sh|ps1|bat|cmd)$|(?:^|\/)[^.]+$/
const PRINTED = /^(?:console|terminal|output|stdout|log|mermaid|diff|patch|udiff|ed|vim)\b/i
const DIFF = /^(?:diff|patch|udiff)\b/i
/** Above what comes in place of something. */
const INSTEAD =
  /^\W*(?:and |then )?(?:replace\w*(?: (?:it|this|that|them))? )?(?:with|by|to|into)(?: (?:this|that|the following(?: \w+)?))?:?\W*$|^[\s#*_]*(?:replace(?:ment)?|new(?: code| text)?):?[\s*_]*$/i

const OPEN =
  'Its code block does not end: the answer was cut off. Ask for the rest, or end the block if nothing is missing.'
const NAMELESS = 'It does not name its file. Have it written with --- and +++ lines, or as a block.'
const textOfFile = (path: string): string =>
  `It looks like the text of ${path}, and does not say what it replaces. Have it written as a block: for a new file with an empty SEARCH.`

/** Both sides of a diff without its signs. */
const sidesOf = (body: readonly string[]): readonly (readonly string[])[] =>
  ['-', '+'].map((sign) =>
    body.flatMap((line) => (line.startsWith(sign) || /^(?: |$)/.test(line) ? [line.slice(1)] : [])),
  )

/** Whether one of the texts holds the lines, at whatever depth they are shown; an ellipsis stands for others. */
function isQuoted(body: readonly string[], texts: readonly string[]): boolean {
  const pieces: string[][] = [[]]
  for (const line of body)
    if (isEllipsis(line)) pieces.push([])
    else pieces.at(-1)?.push(line.trimEnd())
  return (
    texts.some((text) => {
      const whole = `\n${text.replaceAll(/(?<![ \t])[ \t]*\r?\n/g, '\n')}\n`
      return pieces.every((piece) => isIn(whole, piece))
    }) || pieces.every((piece) => piece.every((line) => line === ''))
  )
}

function isIn(whole: string, shown: readonly string[]): boolean {
  const first = shown.findIndex((line) => line !== '')
  if (first < 0) return true
  const last = shown.findLastIndex((line) => line !== '')
  const depth = Math.min(...shown.filter((line) => line !== '').map((line) => line.search(/\S/)))
  const bare = shown.slice(first, last + 1).map((line) => line.slice(depth))
  return depthsIn(whole, bare[0] ?? '').some((indent) =>
    whole.includes(`\n${bare.map((line) => (line === '' ? '' : indent + line)).join('\n')}\n`),
  )
}

/** At which depths a text has a line; a few of them. */
function depthsIn(text: string, line: string): readonly string[] {
  const found = new Set<string>()
  for (let at = text.indexOf(line); at >= 0 && found.size < MOST_DEPTHS; at = text.indexOf(line, at + line.length)) {
    const indent = text.slice(text.lastIndexOf('\n', at) + 1, at)
    if (/^[ \t]*$/.test(indent)) found.add(indent)
  }
  return [...found]
}

const MOST_DEPTHS = 20

/** Rows of tables with what a file has and is to have, which the file has not. */
export function* changesInTables({ lines, files }: BlockText, isTaken: IsTaken): Generator<[number, TextPart]> {
  for (let at = 0; at + 2 < lines.length; at += 1) {
    if (isTaken(at) || !/^[\s:|]*-[\s:-]*\|[\s:|-]*$/.test(lines[at + 1] ?? '')) continue
    const heads = cellsOf(lines[at] ?? '')
    const [old, fresh] = [heads.findIndex((cell) => OLD.test(cell)), heads.findIndex((cell) => FRESH.test(cell))]
    if (old < 0 || fresh < 0 || old === fresh) continue
    for (at += 2; at < lines.length && !isTaken(at) && (lines[at] ?? '').includes('|'); at += 1) {
      const cells = cellsOf(lines[at] ?? '')
      const paths = filesIn((lines[at] ?? '').replaceAll('|', ' '), files)
      if (isUndone(paths, [cells[old] ?? '', cells[fresh] ?? ''], files))
        yield [at, { end: at + 1, like: { construct: 'row of a table', reason: ROW } }]
    }
  }
}

const OLD = /^(?:old|before|from|current|original|find|search|was)\b/i
const FRESH = /^(?:new|after|to|replace\w*|replacement|now|becomes)\b/i
const ROW = 'The file does not have what it says. Have it written as a block, or as a diff.'

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) =>
      cell
        .trim()
        .replace(/^(`+)(.*)\1$/, '$2')
        .trim(),
    )
