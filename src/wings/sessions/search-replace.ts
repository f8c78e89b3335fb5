import type { Span } from '../../core/plan/source-text.ts'
import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { isEllipsis } from '../../core/text/elision.ts'
import { type BlockFile, fileOfBlock, withSlashes } from './block-file.ts'
import { type BlockText, CLOSE, dividerOf, hasDoubtfulLine, OPEN, startOf, textsOf } from './block-texts.ts'
import { didNothing } from './failures.ts'
import { linesOf, placesOf, textLines } from './line-places.ts'
import { FENCED, isFenced } from './operations.ts'
import { linesInPlaceOf } from './patched-text.ts'
import { inFolder } from './paths.ts'
import { ProposedLines } from './proposed-lines.ts'
import type { Recording } from './recording.ts'
import { type Importer, optionsOf, wholeText } from './source.ts'

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
  const proposed = new ProposedLines(recording)
  let isHistory = false
  for (const source of sources) {
    const taken: Span[] = []
    const text = withPlainReports(wholeText(source))
    const lines = text.split(/\r?\n/)
    const blocks = withPaths(blocksOf({ file: source.name, lines, taken }, recording), recording.givenFolder)
    recording.texts.push({ file: source.name, lines, taken })
    for (const line of openCalls(lines))
      recording.leaveOut(lines[line]!.trim(), {
        reason: OPEN_CALL,
        at: { file: source.name, line: line + 1, column: 1 },
        is: 'not read',
      })
    const failed = failedOf(blocks)
    const isDenied = deniedIn(text)
    const isUndone = undoneIn(lines)
    const isInVain = ({ block }: PlacedBlock) => failed.has(block) || isDenied(block) || isUndone(block)
    const answers = lines.flatMap((line, at) => (ANSWER.test(line) ? [at + 1] : []))
    isHistory ||= answers.length > 0
    const repeated = repeatedOf(
      blocks.filter((one) => !isInVain(one)),
      answers,
    )
    for (const one of blocks) {
      const { path, block } = one
      if (isInVain(one)) recording.leaveOut(MARK, { reason: FAILED, at: block.at, mayChangeFiles: false, is: 'failed' })
      else if (repeated.has(block)) recording.leaveOut(MARK, { reason: REPEATED, at: block.at, mayChangeFiles: false })
      else addBlock(path, block, { recording, lines: proposed })
    }
  }
  // What was applied twice is there twice.
  return { options: { ...optionsOf(recording), ...(isHistory && { duplicates: 'keep' }) } }
}

/** The blocks that the chat quotes, each with the last one above that it quotes: the same block may fit at another try. */
function failedOf(blocks: readonly PlacedBlock[]): ReadonlySet<Block> {
  const failed = new Set<Block>()
  const last = new Map<string, Block>()
  for (const one of blocks) {
    const key = keyOf(one)
    const above = last.get(key)
    if (!one.block.isReport) last.set(key, one.block)
    else for (const block of [one.block, ...(above ? [above] : [])]) failed.add(block)
  }
  return failed
}

/** The blocks that say what one above says. One that aider applied, and applied once more later, is no repetition. */
function repeatedOf(blocks: readonly PlacedBlock[], answers: readonly number[]): ReadonlySet<Block> {
  const repeated = new Set<Block>()
  const seen = new Map<string, number | undefined>()
  let next = 0
  for (const one of blocks) {
    const key = keyOf(one)
    while ((answers[next] ?? Number.POSITIVE_INFINITY) <= one.block.at.line) next += 1
    const answer = answers[next]
    if (seen.has(key) && (answer === undefined || answer === seen.get(key))) repeated.add(one.block)
    seen.set(key, answer)
  }
  return repeated
}

/** The lines that begin a call of blocks which nothing ends. */
const openCalls = (lines: readonly string[]): readonly number[] =>
  ['replace_in_file', 'apply_diff'].flatMap((name) => {
    const last = lines.findLastIndex((line) => line.trim() === `<${name}>`)
    return last > lines.findLastIndex((line) => line.includes(`</${name}>`)) ? [last] : []
  })

const OPEN_CALL =
  'The call does not end: the answer was cut off. Ask for the rest, or end the call if nothing is missing.'
const MARK = '<<<<<<< SEARCH'
const LONGER = 'If one that it has is text, make the three marks of the block longer than it, or pass a diff.'
const REPEATED = 'It repeats a block above.'
const FAILED = 'The chat itself says that it failed, was denied, or was undone.'

/** The blocks of calls that a task of an editor answers so that they did nothing: those above the answer, up to the one before it. */
function deniedIn(text: string): (block: Block) => boolean {
  const denied: (readonly [after: number, before: number])[] = []
  let last = 0
  const lines = text.split('\n')
  for (const [at, line] of lines.entries()) {
    if (!/^\[\w+ for '.*'\] Result:\s*$/.test(line)) continue
    if (didNothing(lines.slice(at + 1, at + 4).join('\n'))) denied.push([last, at + 1])
    last = at + 1
  }
  return ({ at }) => denied.some(([after, before]) => after < at.line && at.line < before)
}

/** The blocks whose commit aider's history removes later (`/undo`): those above the lines that name it, up to the edit before. */
function undoneIn(lines: readonly string[]): (block: Block) => boolean {
  const removed = new Set(lines.map((line) => /^(?:> )?Removed: ([0-9a-f]{7,40})\b/.exec(line)?.[1]))
  const undone: (readonly [after: number, before: number])[] = []
  let last = 0
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1] ?? ''
    if (!APPLIED.test(line) || APPLIED.test(next)) continue
    const [, commit] = /^(?:> )?Commit ([0-9a-f]{7,40})\b/.exec(next) ?? []
    if (commit !== undefined && removed.has(commit)) undone.push([last, at + 1])
    last = at + 1
  }
  return ({ at }) => undone.some(([after, before]) => after < at.line && at.line < before)
}

const APPLIED = /^(?:> )?Applied edit to \S/
/** Where aider tells that blocks were applied. */
const ANSWER =
  /^(?:> )?(?:Applied edit to \S|# The other \d+ SEARCH\/REPLACE blocks? (?:was|were) applied successfully)/

interface PlacedBlock {
  readonly path: string | undefined
  readonly block: Block
}

/** Each block with the path of its file: the one that it names, or that of the block before. */
function withPaths(blocks: Iterable<Block>, folder: string | undefined): readonly PlacedBlock[] {
  let path: string | undefined
  return [...blocks].map((block) => {
    path = block.file.is === 'same' ? path : block.file.is === 'named' ? inFolder(block.file.path, folder) : undefined
    return { path, block }
  })
}

const keyOf = ({ path, block }: PlacedBlock): string => JSON.stringify([path, block.texts, block.whole])

interface ChatText {
  readonly file: string
  readonly lines: readonly string[]
  /** Blocks are added. */
  readonly taken: Span[]
}

function* blocksOf({ file: name, lines, taken }: ChatText, recording: Recording): Generator<Block> {
  const isFile = (path: string): boolean => recording.state(inFolder(path, recording.givenFolder))?.text !== undefined
  let from = 0
  // If nothing closes one block, nothing closes those after it: the search does not start again.
  let [end, other] = [-1, -1]
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    if (WRITE.test(line)) {
      const found = writeAt(name, lines, index)
      if (found.block) yield found.block
      else
        recording.leaveOut('<write_to_file>', {
          reason: NOT_WHOLE,
          at: { file: name, line: index + 1, column: 1 },
        })
      taken.push([index + 1, found.end + 1])
      index = found.end
      from = found.end + 1
      continue
    }
    if (!OPEN.test(line)) {
      if (CLOSE.test(line)) leaveOutMark(name, index, recording)
      continue
    }
    const at = { file: name, line: index + 1, column: 1 }
    end = nextLine(lines, CLOSE, { after: index, known: end })
    other = nextLine(lines, OPEN, { after: index, known: other })
    const body = lines.slice(index + 1, end)
    const divider = dividerOf(line)
    const texts = end === lines.length || other < end ? [] : textsOf(line, body)
    if (texts.length === 0) {
      const reason = `The block does not have exactly one ======= and one >>>>>>> REPLACE. ${LONGER}`
      recording.leaveOut(MARK, { reason, at })
      taken.push([index + 1, index + 1])
      continue
    }
    const takesWord = texts.every(({ search }) => search.length > 0)
    const [, report] = REPORT.exec(lines[index - 1] ?? '') ?? []
    const file =
      report === undefined
        ? fileOfBlock({ lines, at: index, from, isFile, takesWord })
        : { is: 'named' as const, path: withSlashes(report) }
    taken.push([index + 1, end + 1])
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
  const path = /<path>([^<>]+)<\/path>/.exec(call)?.[1]?.trim()
  const [start, stop] = [call.indexOf('<content>'), call.lastIndexOf('</content>')]
  if (!isClosed || !path || path.includes('\n') || start < 0 || stop < start) return { end }
  const whole = call
    .slice(start + '<content>'.length, stop)
    .replace(/^\n/, '')
    .replace(/\n$/, '')
  const at = { file, line: index + 1, column: 1 }
  const [, count = 0] = /^[ \t]*<line_count>(\d+)<\/line_count>/m.exec(call.slice(stop)) ?? []
  // Models miscount by a few lines.
  if (Number(count) > 1.25 * whole.split('\n').length + 2) return { end }
  return {
    end,
    block: { file: { is: 'named', path }, isReport: false, start: undefined, texts: [], whole, divider: '', at },
  }
}

const NOT_WHOLE =
  'The call is not whole: it has a <path>, a <content> and an end, each closed, and as many lines as its <line_count> says.'

/** The line above a block that aider quotes. */
const REPORT = /^## SearchReplaceNoExactMatch: This SEARCH block failed to exactly match lines in (.+?)\s*$/

/** The history that aider keeps quotes what aider says: each line behind `> `, with two blanks at its end. */
const withPlainReports = (text: string): string =>
  text.replaceAll(/^> ## SearchReplaceNoExactMatch.*\n(?:>.*\n)*/gm, (report) =>
    report.replaceAll(/^> ?(.*?)(?: {2})?$/gm, '$1'),
  )

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

interface BlockTarget {
  readonly recording: Recording
  readonly lines: ProposedLines
}

const addBlock = (path: string | undefined, block: Block, { recording, lines }: BlockTarget): void => {
  const { texts, whole, divider, start, at } = block
  if (path === undefined) {
    const reason = 'No line above names its file. Write its name, and nothing else, on the line above, or on the fence.'
    recording.leaveOut(MARK, { reason, at })
    return
  }
  const known = recording.text(path)
  if (whole !== undefined && isFenced(path, whole)) {
    recording.leaveOut('<write_to_file>', { reason: FENCED, at })
    return
  }
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
    const reason = `It can be read in ${texts.length} ways, by its dividers, its backslashes or its indentation. ${why} ${LONGER}`
    recording.leaveOut(MARK, { reason, at })
  } else if (hasDoubtfulDivider(only, divider)) {
    const reason = `The new text has a second ${divider}. Delete it; if it is text, make the three marks of the block longer than it.`
    recording.leaveOut(MARK, { reason, at })
  } else if (hasDoubtfulLine(only)) {
    const reason =
      'A line that Roo writes below <<<<<<< SEARCH, or before a mark, is in what it puts there. Delete it; if it is text, pass a diff.'
    recording.leaveOut(MARK, { reason, at })
  } else if (known !== undefined && fitting.length === 0 && only.search.some(leavesOut)) {
    const reason =
      'It leaves out lines between those that it looks for. Write them out, or write a block for each part of them.'
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

const leavesOut = (line: string): boolean => /^\s*(?:\.{3}|…)\s*$/.test(line) || isEllipsis(line)

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
