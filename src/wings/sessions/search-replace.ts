import type { ImportSource, SourcePlace } from '../../core/run/wing-slots.ts'
import { type BlockFile, fileOfBlock, withSlashes } from './block-file.ts'
import { linesOf, placesOf, textLines } from './line-places.ts'
import { leaveOutNotRead } from './not-read.ts'
import { linesInPlaceOf } from './patched-text.ts'
import { ProposedLines } from './proposed-lines.ts'
import type { Recording } from './recording.ts'
import { type Importer, wholeText } from './source.ts'

/** A way to read a block: what to look for, what to put there. */
interface BlockText {
  readonly search: readonly string[]
  readonly replace: readonly string[]
}

/** A block of a text, between its marks. */
interface Block {
  readonly file: BlockFile
  /** The chat quotes it, to say that it failed. */
  readonly isReport: boolean
  /** As `:start_line:` gives it. */
  readonly start: number | undefined
  /** In how many ways it can be read; the first are those that its marks say. */
  readonly texts: readonly BlockText[]
  /** The whole text of its file, of a call that writes one. */
  readonly whole?: string
  /** As long as the marks are. */
  readonly divider: string
  readonly at: SourcePlace
}

const OPEN = /^\s*(?:<{5,9} (?:SEARCH|ORIGINAL)>?|-{5,9} SEARCH>?)\s*$/
const DIVIDER = /^\s*={5,9}\s*$/
const CLOSE = /^\s*(?:>{5,9} (?:REPLACE|UPDATED)<?|\+{5,9} REPLACE>?)\s*$/

/** A call of a client whose calls are text: `<path>`, and the whole text of the file in `<content>`. */
const WRITE = /^\s*<write_to_file>\s*$/
const WRITTEN = /^\s*<\/write_to_file>\s*$/

export const hasBlock = (text: string): boolean =>
  /^[ \t]*(?:<{5,9} (?:SEARCH|ORIGINAL)>?|-{5,9} SEARCH>?|<write_to_file>)[ \t]*\r?$/m.test(text)

/**
 * Blocks of `<<<<<<< SEARCH`, `=======`, `>>>>>>> REPLACE` (or `------- SEARCH`, `+++++++ REPLACE`) below the name of their file; see
 * `fileOfBlock`. A block is about whole lines. An empty search creates a file, or adds to the end of one that is known. A
 * `<write_to_file>` writes a file whole.
 */
export const importSearchReplace: Importer = (sources, recording) => {
  const lines = new ProposedLines(recording)
  for (const source of sources) {
    const seen = new Set<string>()
    const blocks = withPaths(blocksOf(source, recording))
    const failed = new Set(blocks.filter(({ block }) => block.isReport).map(keyOf))
    for (const one of blocks) {
      const { path, block } = one
      const key = keyOf(one)
      if (failed.has(key))
        recording.leaveOut(MARK, { reason: FAILED, at: block.at, mayChangeFiles: false, is: 'failed' })
      else if (seen.has(key)) {
        const reason = 'It repeats a block above.'
        recording.leaveOut(MARK, { reason, at: block.at, mayChangeFiles: false })
      } else addBlock(path, block, { recording, lines })
      seen.add(key)
    }
    leaveOutNotRead(source, recording)
  }
  return {}
}

const MARK = '<<<<<<< SEARCH'
const FAILED = 'The chat itself says that it failed to match.'

interface PlacedBlock {
  readonly path: string | undefined
  readonly block: Block
}

/** Each block with the path of its file: the one that it names, or that of the block before. */
function withPaths(blocks: Iterable<Block>): readonly PlacedBlock[] {
  let path: string | undefined
  return [...blocks].map((block) => {
    path = block.file.is === 'same' ? path : block.file.is === 'named' ? block.file.path : undefined
    return { path, block }
  })
}

const keyOf = ({ path, block }: PlacedBlock): string => JSON.stringify([path, block.texts, block.whole])

function* blocksOf(source: ImportSource, recording: Recording): Generator<Block> {
  const lines = wholeText(source)
    .split('\n')
    .map((line) => line.replace(/\r$/, ''))
  const isFile = (path: string): boolean => recording.state(path)?.text !== undefined
  let from = 0
  // If nothing closes one block, nothing closes those after it: the search does not start again.
  let [end, other] = [-1, -1]
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    if (WRITE.test(line)) {
      const found = writeAt(source.name, lines, index)
      if (found.block) yield found.block
      else
        recording.leaveOut('<write_to_file>', {
          reason: NOT_WHOLE,
          at: { file: source.name, line: index + 1, column: 1 },
        })
      recording.take(source.name, index + 1, found.end + 1)
      index = found.end
      from = found.end + 1
      continue
    }
    if (!OPEN.test(line)) {
      if (CLOSE.test(line)) leaveOutMark(source.name, index, recording)
      continue
    }
    const at = { file: source.name, line: index + 1, column: 1 }
    recording.take(source.name, index + 1, index + 1)
    end = nextLine(lines, CLOSE, { after: index, known: end })
    other = nextLine(lines, OPEN, { after: index, known: other })
    const body = lines.slice(index + 1, end)
    const divider = '='.repeat(line.trim().split(' ')[0]!.length)
    const texts = end === lines.length || other < end ? [] : textsOf(line, body, divider)
    if (texts.length === 0) {
      const reason = 'The block has not one ======= and one >>>>>>> REPLACE of its own.'
      recording.leaveOut(MARK, { reason, at })
      continue
    }
    const takesWord = texts.every(({ search }) => search.length > 0)
    const [, report] = REPORT.exec(lines[index - 1] ?? '') ?? []
    const file =
      report === undefined
        ? fileOfBlock({ lines, at: index, from, isFile, takesWord })
        : { is: 'named' as const, path: withSlashes(report) }
    recording.take(source.name, index + 1, end + 1)
    yield { file, isReport: report !== undefined, start: startOf(body), texts, divider, at }
    index = end
    from = end + 1
  }
}

/** A call that writes a file, and its last line; no block where it is not whole. */
function writeAt(
  file: string,
  lines: readonly string[],
  index: number,
): { readonly end: number; readonly block?: Block } {
  let end = index + 1
  while (end < lines.length && !WRITTEN.test(lines[end] ?? '')) end += 1
  const isClosed = end < lines.length
  const call = lines.slice(index, end + 1).join('\n')
  const [, path] = /<path>\s*([^<>\n]+?)\s*<\/path>/.exec(call) ?? []
  const [start, stop] = [call.indexOf('<content>'), call.lastIndexOf('</content>')]
  if (!isClosed || path === undefined || start < 0 || stop < start) return { end }
  const whole = call
    .slice(start + '<content>'.length, stop)
    .replace(/^\n/, '')
    .replace(/\n$/, '')
  const at = { file, line: index + 1, column: 1 }
  return {
    end,
    block: { file: { is: 'named', path }, isReport: false, start: undefined, texts: [], whole, divider: '', at },
  }
}

const NOT_WHOLE = 'The call is not whole: it has a <path>, a <content> and an end, each closed.'

/** The line above a block that aider quotes. */
const REPORT = /^## SearchReplaceNoExactMatch: This SEARCH block failed to exactly match lines in (.+?)\s*$/

const leaveOutMark = (file: string, index: number, recording: Recording): void => {
  const reason = 'It ends a block that does not begin.'
  recording.leaveOut('>>>>>>> REPLACE', { reason, at: { file, line: index + 1, column: 1 }, is: 'not read' })
}

/** The first such line after another one, or the number of lines. The last result may still hold. */
const nextLine = (
  lines: readonly string[],
  pattern: RegExp,
  { after, known }: { readonly after: number; readonly known: number },
): number => {
  if (known > after) return known
  let at = after + 1
  while (at < lines.length && !pattern.test(lines[at] ?? '')) at += 1
  return Math.min(at, lines.length)
}

const START = /^:start_line:\s*(\d+)\s*$/

const startOf = (body: readonly string[]): number | undefined => {
  const [, start] = body.map((line) => START.exec(line.trim())).find(Boolean) ?? []
  return start === undefined ? undefined : Number(start)
}

/** Every way to read what is between the marks: by each divider, first those that are as long as the marks; indented, and as it is. */
function textsOf(mark: string, body: readonly string[], divider: string): readonly BlockText[] {
  const headed = body.findIndex((line) => !/^\s*:(?:start|end)_line:\s*\d+\s*$/.test(line))
  const skipped = headed > 0 && /^\s*-{5,9}\s*$/.test(body[headed] ?? '') ? headed + 1 : Math.max(0, headed)
  const content = body.slice(skipped)
  const dividers = content.flatMap((line, at) => (DIVIDER.test(line) ? [at] : []))
  const alike = dividers.filter((at) => content[at]!.trim() === divider)
  const [only, ...others] = alike
  // Two dividers, one below the other: one of them is a line of the text, and nothing says which.
  if (alike.some((at) => alike.includes(at + 1))) return []
  const chosen = only !== undefined && others.length === 0 ? [only] : dividers
  const indent = /^\s*/.exec(mark)?.[0] ?? ''
  return chosen.flatMap((at) =>
    waysToRead(
      withoutSecondMark({ search: content.slice(0, at), replace: content.slice(at + 1) }, indent + divider),
      indent,
    ),
  )
}

/** Without a divider that is written again before the closing mark, where it can be no line of the text: what is above is no title. */
function withoutSecondMark({ search, replace }: BlockText, mark: string): BlockText {
  const isDivider = (line: string): boolean => DIVIDER.test(line)
  const [above = '', last] = replace.slice(-2)
  const isAgain = last === mark && /^(?:\s+\S|[}\])>;,])/.test(above) && replace.filter(isDivider).length === 1
  return isAgain && !search.some(isDivider) ? { search, replace: replace.slice(0, -1) } : { search, replace }
}

/** A block in a list is indented as its marks are; a block that was copied from a numbered view has the numbers. */
function waysToRead(text: BlockText, indent: string): readonly BlockText[] {
  const plain = withoutNumbers(text) ?? text
  if (indent === '') return [plain]
  const all = [...plain.search, ...plain.replace].filter((line) => line.trim() !== '')
  if (!all.every((line) => line.startsWith(indent))) return [plain]
  const outdented = (line: string): string => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart())
  return [plain, { search: plain.search.map(outdented), replace: plain.replace.map(outdented) }]
}

const NUMBER = /^\s*(\d+) \| ?/

/** Without `4 | ` before each line, where every line of the search has it and they count up. */
function withoutNumbers({ search, replace }: BlockText): BlockText | undefined {
  const numbers = search.map((line) => NUMBER.exec(line)?.[1])
  const countsUp = numbers.every((number, at) => number !== undefined && Number(number) === Number(numbers[0]) + at)
  const [some, every] = [replace.some((line) => NUMBER.test(line)), replace.every((line) => NUMBER.test(line))]
  if (search.length === 0 || !countsUp || (some && !every)) return undefined
  const bare = (line: string): string => line.replace(NUMBER, '')
  return { search: search.map(bare), replace: replace.map(bare) }
}

interface BlockTarget {
  readonly recording: Recording
  readonly lines: ProposedLines
}

const addBlock = (path: string | undefined, block: Block, { recording, lines }: BlockTarget): void => {
  const { texts, whole, divider, start, at } = block
  if (path === undefined) {
    const reason =
      'No line above says which file it is about. Write its name, and nothing else, on the line above, or on the fence.'
    recording.leaveOut(MARK, { reason, at })
    return
  }
  const known = recording.text(path)
  if (whole !== undefined) {
    if (known !== undefined) recording.license(path, at)
    recording.write(path, { content: whole === '' ? '' : `${whole}\n` }, { at })
    return
  }
  const fitting = known === undefined ? texts : texts.filter(({ search }) => fits(search, known))
  const [only, ...others] = fitting.length === 0 ? texts : fitting
  if (!only || others.length > 0) {
    const why =
      known === undefined
        ? 'Which one is meant, the file tells: pass --repo.'
        : 'More than one fits the file, or none does.'
    const reason = `It can be read in ${texts.length} ways, by its dividers or its indentation. ${why}`
    recording.leaveOut(MARK, { reason, at })
  } else if (hasDoubtfulDivider(only, divider)) {
    const reason = `A second ${divider} is in what it puts there. Delete it; if it is text, make the three marks of the block longer than it.`
    recording.leaveOut(MARK, { reason, at })
  } else if (only.search.length === 0) addNew(path, only.replace, { recording, at })
  else {
    recording.license(path, at)
    const change = { contexts: [], old: only.search, new: only.replace, atEnd: false, construct: MARK, start }
    lines.add(path, change, { at })
  }
}

/** Whether a text to put there has a divider that is neither what the file had nor the underline of a heading. */
function hasDoubtfulDivider({ search, replace }: BlockText, divider: string): boolean {
  const isDivider = (line: string): boolean => line.trim() === divider
  const isTitle = (line = ''): boolean => /^[\p{L}\p{N}]/u.test(line) && line.trim().length <= divider.length
  if (search.some(isDivider)) return false
  return replace.some((line, at) => isDivider(line) && (at === replace.length - 1 || !isTitle(replace[at - 1])))
}

const fits = (search: readonly string[], text: string): boolean =>
  search.length === 0 ? text === '' : placesOf(search, textLines(linesOf(text))).length > 0

const addNew = (
  path: string,
  lines: readonly string[],
  { recording, at }: { recording: Recording; at: SourcePlace },
): void => {
  const text = recording.text(path)
  if (text === undefined || text === '') {
    if (text === '') recording.license(path, at)
    recording.write(path, { content: lines.map((line) => `${line}\n`).join('') }, { at })
    return
  }
  recording.license(path, at)
  const change = linesInPlaceOf(text, { start: text.length, end: text.length }, lines)
  recording.change(path, change, { at }, { match: 'lines' })
}
