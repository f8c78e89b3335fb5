import type { Span } from '../../core/plan/source-text.ts'
import { isEllipsis } from '../../core/text/elision.ts'
import type { KnownTexts, Sides } from './known-texts.ts'
import type { TextPart } from './looks.ts'
import { changesFiles, isCommand } from './shell/written-lines.ts'

interface Words {
  readonly lines: readonly string[]
  readonly files: KnownTexts
  /** Whether a line is prose: no reader took it, and it is in no code block. */
  readonly isProse: (at: number) => boolean
}

/**
 * What prose tells to change and no change that was read does: commands on lines of their own, and sentences that name a file of the
 * checkout and what is to become of it. What may be done, or was asked, is no change.
 */
export function* changesInWords(words: Words): Generator<[number, TextPart]> {
  const { lines, isProse } = words
  const topic: Topic = { about: [], heading: '' }
  for (let at = 0; at < lines.length; at += 1) {
    if (!isProse(at) || lines[at]?.trim() === '') continue
    const part = partAt(words, at)
    if (part) yield [at, part]
    const end = part?.end ?? endOfItem(words, at)
    if (!part) yield* toldIn(words, [at, end], topic)
    at = end - 1
  }
}

/** What sentences before one are about. */
interface Topic {
  /** The files that were named last. */
  about: readonly string[]
  /** What becomes of the items of a list. */
  heading: string
}

/** A command, what stands for a text, or a file in a list of what a program changed. */
function partAt(words: Words, at: number): TextPart | undefined {
  const line = words.lines[at] ?? ''
  const construct = line.trim().slice(0, 40)
  if (isPlaceholder(line)) return { end: at + 1, like: { construct, reason: PLACE } }
  const [, comes, goes, path = ''] = LISTED.exec(line) ?? []
  // A file that was read as changed is none that version control calls removed.
  const isMarked = goes === 'R' && !/[-=]>/.test(line) && words.files.named.has(path)
  if (comes !== undefined ? !words.files.isThere(path) : goes !== undefined && !isMarked && words.files.isThere(path))
    return { end: at + 1, like: { construct, reason: UNDONE } }
  if (!isCommand(line) || changesFiles([line], words.files) === undefined) return undefined
  return { end: endOfInput(words, at), like: { construct, reason: COMMAND } }
}

/** The sentences of a paragraph that tell what is not done. */
function* toldIn({ lines, files }: Words, [at, end]: Span, topic: Topic): Generator<[number, TextPart]> {
  if (!ITEM.test(lines[at] ?? '')) topic.heading = ''
  for (const { sentence, line } of sentencesIn(lines.slice(at, end))) {
    const named = filesIn(sentence, files)
    if (named.length > 0) topic.about = named
    const told = toldBy(sentence)
    const ways = told === undefined ? [] : [told, `${topic.heading} ${told}`]
    if (ways.some((way) => lacks(way, { about: topic.about, named, files })))
      yield [at + line, { end: at + line + 1, like: { construct: sentence.trim().slice(0, 40), reason: UNDONE } }]
    if (named.length === 0 && /:\W*$/.test(sentence)) topic.heading = HEADING.exec(sentence)?.[0] ?? ''
  }
}

/** As version control lists files: `A  a.txt`, `create mode 100644 a.txt`, `RENAMED  a.txt -> b.txt`. */
const LISTED =
  /^[#\s]*(?:\d+\. )?(?:(A|ADDED|add_file|create mode \d+|File addition:)|(D|R|DELETED|RENAMED|EXECUTABLE|UNEXEC|SYMLINK|UNLINK|delete|rename|delete mode \d+|File deletion:))\s+"?(?:\.\/)?([^\s"]{0,200}(?:\/|\.\w)[^\s"]{0,200})"?(?: (?:->|=>) \S+| \([^()]*\)| in "[^"]*"(?: \d+)?(?: "[^"]*")?| [-+]\d+)*$/
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s/
const HEADING = /\b(?:delete|remove|rename|move)/i
const UNDONE =
  'No change in the text does what it says. Have it written as a diff, or as a block; leave it out if nothing is missing.'
export const COMMAND =
  'It is a command that changes files, and none is run. Have a block, or a diff, written in its place.'
export const PLACE = 'It does not say what it replaces, in which file. Have a block written in its place.'

/** Whether a line stands for lines of a file, or for an edit. */
export const isPlaceholder = (line: string): boolean =>
  /^\W*\{\{ ?edit\w* ?\}\}\W*$/i.test(line) || (isEllipsis(line) && /\b(?:existing|unchanged|rest|remain)/i.test(line))

/** The line behind a command and the text that it is given. */
function endOfInput({ lines }: Words, at: number): number {
  const mark = /<<-?\s*["'\\]?(\w+)/.exec(lines[at] ?? '')?.[1]
  const below = mark === undefined ? [] : lines.slice(at + 1, at + 100)
  return at + 2 + below.findIndex((line) => line.trim() === mark)
}

/** The line behind a paragraph, or an item of a list. */
function endOfItem({ lines, isProse }: Words, at: number): number {
  let end = at + 1
  const isNew = (line: string): boolean =>
    ITEM.test(line) ||
    LISTED.test(line) ||
    /^\s*(?:$|[#|>])|^Index: |^=+$/.test(line) ||
    isCommand(line) ||
    isPlaceholder(line)
  while (end < lines.length && isProse(end) && !isNew(lines[end] ?? '')) end += 1
  return end
}

/** The sentences of a paragraph, with the lines that they begin in; none ends within quotes. */
function* sentencesIn(lines: readonly string[]): Generator<{ readonly sentence: string; readonly line: number }> {
  const text = lines.join('\n')
  const plain = text.replaceAll(/`[^`]*`|"[^"\n]*"/g, (quoted) => quoted.replaceAll(/[.!?:]/g, '_'))
  let [start, line] = [0, 0]
  for (const { 0: end, index } of plain.matchAll(/[.!?:]["'*)]*\s+(?=[A-Z`*"'([])|$/g)) {
    const sentence = text.slice(start, index + end.length)
    yield { sentence: sentence.slice(0, LONGEST).replaceAll('\n', ' '), line }
    line += sentence.split('\n').length - 1
    start = index + end.length
  }
}

/** Characters: the verb of a sentence and what it names stand near its start. */
const LONGEST = 600

/** What a sentence says without what leads on to its verb; undefined for what only may be. */
function toldBy(sentence: string): string | undefined {
  const told = sentence.replaceAll('**', '').replace(LEAD, '').replace(PASSIVE, '$2 $1')
  const bare = told.replaceAll(new RegExp(QUOTED, 'g'), '')
  return MAYBE.test(bare) || /\?\W*$/.test(bare) ? undefined : told
}

interface About extends Pick<Topic, 'about'> {
  /** Those that the sentence names. */
  readonly named: readonly string[]
  readonly files: KnownTexts
}

/** Whether the files do not have what a sentence tells. */
function lacks(told: string, { about, named, files }: About): boolean {
  const isLeft = (names = ''): boolean => wordsOf(names).some((name) => files.isThere(name))
  if ([MOVES, GOES, FOLDER].some((goes) => isLeft(goes.exec(told)?.[1]))) return true
  const command = RUNS.exec(told)?.[1]
  if (command !== undefined) return changesFiles([command], files) !== undefined
  const isShort = named.length > 0 || /^\W/.test(told)
  const isReplaced = REPLACES.test(told)
  const [old, fresh] = textsOf(isReplaced ? PAIR.exec(told) : isShort ? ARROW.exec(told) : null)
  if (old !== undefined && fresh !== undefined) return isUndone(about, [old, fresh], files)
  const bare = textsOf(isReplaced ? BARE_PAIR.exec(told) : null)
  if (bare.length > 0) return isUndone(named, bare, files)
  const [object] = textsOf(OBJECT.exec(told))
  if (object === undefined || !(TAKES.test(told) || ADDS.test(told))) return false
  return isUndone(named, TAKES.test(told) ? [object] : ['', object], files)
}

/** Whether one of the files may still have a text that is to become another. */
export const isUndone = (paths: readonly string[], texts: readonly string[], files: KnownTexts): boolean =>
  paths.some((path) => isAsBefore(files.sidesOf(path), texts))

/** Whether a file still has a text as often, and another one no more often than before; so it may be where its text is not known. */
function isAsBefore({ before, after, isPart }: Sides, [old = '', fresh = '']: readonly string[]): boolean {
  if (after === undefined || (isPart && !before.some((text) => text.includes(old)))) return true
  if (before.length === 0 || !after.includes(old)) return false
  const count = (text: string, part: string): number => (part === '' ? 0 : text.split(part).length)
  const words = fresh.match(/\w+/g) ?? [fresh]
  return before.every(
    (text) => count(text, old) <= count(after, old) && words.every((word) => count(after, word) <= count(text, word)),
  )
}

const textsOf = (found: RegExpExecArray | null): readonly string[] =>
  (found?.slice(1) ?? []).filter((text) => text !== undefined)

/** The files that words name. */
export const filesIn = (words: string, files: KnownTexts): readonly string[] =>
  wordsOf(words).filter((word) => /\.\w+$/.test(word) && files.isThere(word))

const wordsOf = (sentence: string): readonly string[] =>
  sentence
    .split(/[\s`'"“”()*<>,;]+/)
    .map((word) => word.replace(/^\.\/|[.:!?/]+$|:\d+(?:-\d+)?:?$/g, ''))
    .filter((word) => /^[^*?[\]]+$/.test(word))

const QUOTED = String.raw`(?:\`+([^\`]+)\`+|"([^"]+)"|“([^”]+)”|'([^']+)'|‘([^’]+)’)`
const BARE = String.raw`(?!(?:it|this|that|them|these|the|all|any|an?|each|every|your|its|from)\b)([^\s\`'"“‘,]+?)`
/** A list of them is read in one way only: a comma is no part of one. */
const PATH = String.raw`[\`'"]?[^\s\`'",./]*[./][^\s\`'",]*[\`'"]?`
const KIND = '(?:file|folder|directory)'

/** What stands before the verb of a sentence: marks of a list, a label, words that lead on, and the place. */
const LEAD = new RegExp(
  [
    String.raw`^(?:[\s#*_+-]|\d+[.)]\s|\[[ x]\])*`,
    String.raw`(?:(?:step \d+|then|also|and|next|now|first|second|third|finally|lastly|please|additionally|afterwards?|remember to|(?:I|we)(?:['’]ve| have)?|you (?:also )?(?:should|must|need to|have to))\b\W*)*`,
    String.raw`(?:(?:in|at|on|inside|for|within)\s[^,:]*[,:]\s+|${PATH}:\s+)?(?:(?:also|just|simply)\s+)?`,
  ].join(''),
  'i',
)
const PASSIVE = new RegExp(String.raw`^(${PATH}) (?:should|must|needs to|has to) be (\w+)`)
/** Words of a possibility, and a line of a changelog. */
const MAYBE =
  /\b(?:if|unless|once|when(?:ever)?|optional(?:ly)?|later|could|can|might|may|would|instead|rather|don['’]t|do not|never|not|without|example|e\.g)\b|\b(?:was|were) (?:considered|rejected)\W*$|^(?:run|execute)\b.*\bto (?:undo|revert|reproduce)\b|^\w+ed\b.*(?:\b(?:in|since|as of) (?:v|version )?\d+\.\d[\w.]*|\(#\d+\))\W*$/i

const MOVES = new RegExp(
  String.raw`^(?:rename|move)d?\s+(?:the\s+)?(?:${KIND}\s+)?(${PATH})(?:\s+${KIND})?\s+(?:to|as|into|→|[-=]>)\s`,
  'i',
)
const FOLDER = /^(?:rename|move|delete|remove)d?\s+the\s+[`'"]?([\w-]+)[`'"]?\s+(?:folder|directory)\b/i
const GOES = new RegExp(
  String.raw`^(?:delete|remove)d?\s+(?:the\s+)?(?:(?:now|unused|obsolete|old|empty|stale|redundant|whole|files|${KIND})\s+)*(${PATH}(?:(?:,\s+(?:and\s+)?|\s+and\s+)${PATH})*)\s*(?:$|[.!,–—-](?!\w)|\(|\b(?:as|since|because|entirely|completely|too|altogether)\b)`,
  'i',
)
const RUNS = /^(?:(?:run|execute)\w*\W*)?`+([^`]+)`+(?:\W*$|(?<=^[a-z].*))/i
const REPLACES =
  /^(?!\w+ing\b)(?:replac|chang|swap|substitut|switch|updat|set|bump|rais|lower|increas|decreas|modif|renam|convert|turn)/i
const TAKES = /^(?!\w+ing\b)(?:remov|delet|drop)/i
const ADDS = /^(?!\w+ing\b)(?:add|insert|append|prepend|put|past)/i
const PAIR = new RegExp(String.raw`${QUOTED}\s+(?:with|by|to|for|into|→|⇒|[-=]>)\s+${QUOTED}`)
const ARROW = new RegExp(String.raw`${QUOTED}\s*(?:→|⇒|[-=]>)\s*${QUOTED}`)
const BARE_PAIR = new RegExp(
  String.raw`^(?!updat|modif|convert|turn)\w+\s(?:.*\s)?${BARE}\s+(?:with|by|to|→|[-=]>)\s+${BARE}(?=[\s,.!]*$|\s)`,
  'i',
)
const OBJECT = new RegExp(String.raw`^\w+\s+(?:the\s+)?(?:(?:line|lines|entry|import)\s+)*${QUOTED}(?:\W|$)`)
