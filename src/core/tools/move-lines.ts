import { isUtf8 } from 'node:buffer'
import * as z from 'zod'
import { sha256 as digestOf } from '../text/digest.ts'
import { type TextFile, unitOf } from '../text/encoding.ts'
import { linesOf } from '../text/line-changes.ts'
import { toLf } from '../text/line-ending.ts'
import type { Span, Splice } from '../text/splice.ts'
import { visible } from '../text/visible.ts'
import {
  type Check,
  exists,
  isNotLink,
  isNotModified,
  linesTouched,
  openChecked,
  placeGiven,
  readByItself,
  refuse,
  type Target,
  TEXT_FILE,
  textOf,
  wasRead,
  wasShown,
} from './checks.ts'
import { filePath, once, oneOf, sha256, text, withRules } from './fields.ts'
import { changeFile, seenWhole } from './file-change.ts'
import type { Touch } from './permission.ts'
import type { StepInputs } from './step-inputs.ts'
import type { StepContext, StepOutcome, Tool, ToolRefusal, ToolResult } from './tool.ts'

/**
 * Takes a block of whole lines out of a file and puts it at another place, in that file or another, which may be new. Refusals: those of
 * `Workspace.locate` and the rules for each file, FILE_NOT_FOUND, IS_DIRECTORY, DEVICE_FILE, FILE_TOO_LARGE, UNSUPPORTED_ENCODING,
 * FILE_NOT_READ, FILE_MODIFIED, SYMLINK, STRING_NOT_FOUND and STRING_NOT_UNIQUE for the block and the place, INVALID_INPUT for a place
 * inside the block and for indentation that is not there, SECRET_DETECTED, and those of `changeFile`.
 */
export const moveLines = {
  name: 'MoveLines',
  input: once(stepInput),
  effect: 'changes',
  touches: (input) => touching(input),
  rule: [],
  fileKey: 'file_path',
  isRepeatable: true,
  doing: 'Moving lines of',
  facts: ({ file_path, new_path }) => [`Moves lines of ${file_path} to ${new_path}`],
  title: ({ file_path, new_path, lines: [from, to] }) => {
    const block = typeof from === 'number' ? `lines ${from}–${to}` : 'lines'
    return `move ${block} ${new_path === file_path ? `within ${file_path}` : `of ${file_path} → ${new_path}`}`
  },
  apply: applyMove,
} satisfies Tool<'MoveLines'>

declare module './step-inputs.ts' {
  interface StepSchemas {
    MoveLines: ReturnType<typeof stepInput>
  }
}

function stepInput() {
  const where = oneOf('at', 'after', 'before')
  const wholeLines = (words: string) =>
    text().min(1, 'is empty').describe(`${words} One or more whole lines, blanks included.`)
  return withRules(
    z.strictObject({
      file_path: filePath.meta({ examples: ['src/os.c'] }),
      lines: z
        .union(
          [
            z.tuple([z.int().min(1, 'is below 1'), z.int().min(1, 'is below 1')]),
            z.tuple([text().min(1, 'is empty'), text().min(1, 'is empty')]),
          ],
          'is not two texts, nor two numbers of lines',
        )
        .describe(
          'The block, by its first and last lines. Two texts: the first is there once in the file, as whole lines; the block ends where the second follows it for the first time. Two numbers, counted from 1, with `sha256`.',
        )
        .meta({
          examples: [
            ['int os_open(const char *path) {', '}'],
            [12, 40],
          ],
        }),
      sha256: sha256()
        .optional()
        .describe('SHA-256 of the block in UTF-8, each of its lines ended by LF. The block is then as it is meant.')
        .meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] }),
      new_path: filePath
        .describe('The file that gets the block, which may be new. To move the block within its file, name that file.')
        .meta({ examples: ['src/posix.c'] }),
      at: z.enum(['start', 'end']).optional().describe('The block becomes the first lines of the file, or its last.'),
      after: wholeLines('Put the block after this text, which occurs once.')
        .optional()
        .meta({ examples: ['#include "posix.h"'] }),
      before: wholeLines('Put the block before this text, which occurs once.')
        .optional()
        .meta({ examples: ['int main(void) {'] }),
      indent: z
        .int()
        .min(-80, 'is below -80')
        .max(80, 'is over 80')
        .optional()
        .describe(
          'Blanks to add to every line of the block, or to remove if it is below 0; empty lines stay. They are tabs where the first indented line of the block, or else of the file that gets it, begins with one.',
        )
        .meta({ examples: [4, -2] }),
    }),
    ...where.rules,
    [
      'lines',
      ({ lines: [from], sha256 }) => typeof from === 'string' || sha256 !== undefined,
      'needs `sha256` where it has numbers; or give the first and the last line as texts',
    ],
    ['lines', ({ lines: [from, to] }) => typeof from === 'string' || from <= Number(to), 'ends before it begins'],
  )
    .describe(
      'Move a block of whole lines to another place of its file, or to another file, unchanged but for indentation.',
    )
    .meta(where.schema)
}

function touching({ file_path, new_path }: StepInputs['MoveLines']): readonly Touch[] {
  const from: Touch = { path: file_path, effects: ['changes'] }
  return file_path === new_path ? [from] : [from, { path: new_path, effects: ['changes', 'creates'] }]
}

async function applyMove(input: StepInputs['MoveLines'], context: StepContext): Promise<StepOutcome> {
  const { file_path, new_path } = input
  const checks = [exists, ...EDITED]
  const opened = openChecked(moveLines.name, { path: file_path, effects: ['changes'] }, { context, checks })
  if (!opened.ok) return opened
  const { target: from } = opened
  const into = openDestination(from, new_path, context)
  if (!into.ok) return into
  const { target: to } = into
  const isOne = from.path === to.path
  const [file, goal] = [textOf(from), isOne ? textOf(from) : fileLike(to, textOf(from))]
  const source = unitsOf(file)
  const block = blockIn(source, from.path, input, file)
  if (!block.ok) return block
  const goalUnits = unitsOf(goal)
  const lines = source.slice(block.start, block.end)
  if (goal.encoding !== file.encoding || (!isOne && isMixed(lines, goalUnits, goal)))
    return refuse('UNSUPPORTED_ENCODING', `${from.path} and ${to.path} differ in their encoding. Convert one of them.`)
  const place = placeIn(goalUnits, to.path, input, goal)
  if (!place.ok) return place
  if (isOne && place.at > block.start && place.at < block.end)
    return refuse('INVALID_INPUT', `The place in ${to.path} is inside the block. Name a line that stays.`)
  const isHere = isOne && [block.start, block.end].includes(place.at)
  const ended = isHere ? lines : withEnds(lines, { source, goal: goalUnits, at: place.at })
  const made = indented(ended, goalUnits, input.indent)
  if (made === undefined)
    return refuse(
      'INVALID_INPUT',
      `Not every line of the block begins with ${-Number(input.indent)} blanks of one kind.`,
    )
  const secret = isOne
    ? undefined
    : await context.policy.secrets(to.path, Buffer.from(made, codeOf(file)).toString(file.encoding))
  if (secret) return { ok: false, problem: secret }
  const out = spliceOf(file, block, '')
  const put = spliceOf(goal, { start: place.at, end: place.at }, `${markOf(to, goal)}${made}`)
  const both = isHere ? [spliceOf(file, block, made)] : [out, put].sort((one, other) => one.start - other.start)
  const parts = isOne ? [changed(from, file, both)] : [changed(from, file, [out]), changed(to, goal, [put])]
  const done: ToolResult[] = []
  for (const part of parts) {
    if (!part.ok) return part
    done.push(part)
  }
  return { ok: true, path: from.path, done }
}

const EDITED: readonly Check[] = [...TEXT_FILE, wasRead, isNotModified, isNotLink]

function openDestination(from: Target, new_path: string, context: StepContext) {
  const located = placeGiven(new_path, context)
  if (!located.ok) return located
  if (located.path === from.path) return { ok: true, target: from } as const
  const isNew = context.workspace.stat(located.path) === undefined
  const touch: Touch = { path: new_path, effects: [isNew ? 'creates' : 'changes'] }
  return openChecked(moveLines.name, touch, { context, checks: isNew ? [] : EDITED })
}

/** A text; of a file that is new an empty one, in the encoding of the other. */
const fileLike = (target: Target, { encoding }: TextFile): TextFile =>
  target.stat ? textOf(target) : { bytes: Buffer.alloc(0), encoding, bom: 0, valid: true }

/** What a new file in an encoding begins with. */
const markOf = ({ stat }: Target, { encoding }: TextFile): string => (stat || encoding === 'utf8' ? '' : '\ufeff')

/** Whether letters of UTF-8 would stand among those of another encoding, or the other way round. */
const isMixed = (lines: string, goal: string, { encoding, valid }: TextFile): boolean =>
  encoding === 'utf8' &&
  [lines, goal].every((text) => BEYOND_ASCII.test(text)) &&
  isUtf8(Buffer.from(lines, 'latin1')) !== valid

const BEYOND_ASCII = /[\x80-\xff]/

/** One character for each code unit of the file, without its mark: what is found in it has its place in the bytes, whatever they are. */
const unitsOf = (file: TextFile): string => file.bytes.toString(codeOf(file), file.bom)

const codeOf = ({ encoding }: TextFile): 'latin1' | 'utf16le' => (encoding === 'utf8' ? 'latin1' : encoding)

/** A text of the plan in the same characters. */
const inUnits = (given: string, file: TextFile): string => Buffer.from(given, file.encoding).toString(codeOf(file))

const spliceOf = (file: TextFile, { start, end }: Span, units: string): Splice => {
  const [unit, { bom }] = [unitOf(file.encoding), file]
  return { start: bom + start * unit, end: bom + end * unit, replacement: Buffer.from(units, codeOf(file)) }
}
type FoundBlock = ({ readonly ok: true } & Span) | ToolRefusal

function blockIn(
  source: string,
  path: string,
  { lines: [from, to], sha256 }: StepInputs['MoveLines'],
  file: TextFile,
): FoundBlock {
  const found =
    typeof from === 'number' ? rangeOf(source, from, Number(to), path) : between(source, path, [from, String(to)], file)
  if (!found.ok || sha256 === undefined) return found
  const block = Buffer.from(source.slice(found.start, found.end), codeOf(file)).toString(file.encoding)
  const lf = toLf(block)
  if (digestOf(Buffer.from(lf.endsWith('\n') ? lf : `${lf}\n`)) === sha256) return found
  return refuse(
    'STRING_NOT_FOUND',
    `The block is another one in ${path} than sha256 says. Name the lines as they are there.`,
  )
}

function rangeOf(source: string, from: number, to: number, path: string): FoundBlock {
  const lines = linesOf(source)
  if (to > lines.length)
    return refuse('STRING_NOT_FOUND', `${path} has ${lines.length} lines. Name the lines as they are there.`)
  const start = lines.slice(0, from - 1).join('').length
  return { ok: true, start, end: start + lines.slice(from - 1, to).join('').length }
}

/** From the one place of the first text to where the second ends for the first time. */
function between(source: string, path: string, [from, to]: readonly [string, string], file: TextFile): FoundBlock {
  const first = onlyPlace(source, path, { given: from, file, key: 'lines' })
  if (!first.ok) return first
  // The last lines may be the first ones.
  const last = placeEndingFrom(source, inUnits(to, file), first.end)
  if (!last || last.start < first.start)
    return refuse(
      'STRING_NOT_FOUND',
      `${path}: after its first line the block has no lines ${visible(JSON.stringify(to))}. Copy its last line from the file.`,
    )
  return { ok: true, start: first.start, end: last.end }
}

function onlyPlace(
  source: string,
  path: string,
  { given, file, key }: { readonly given: string; readonly file: TextFile; readonly key: string },
): FoundBlock {
  const [only, ...others] = [...placesOf(source, inUnits(given, file))]
  const shown = visible(JSON.stringify(given))
  if (!only) return refuse('STRING_NOT_FOUND', `${path} has no whole lines ${shown}. Copy ${key} from the file.`)
  if (others.length > 0)
    return refuse(
      'STRING_NOT_UNIQUE',
      `${path} has the lines ${shown} ${others.length + 1} times. Give more lines of ${key}, so that they are there once.`,
    )
  return { ok: true, ...only }
}

/** The first place of a text that ends there or behind it. */
function placeEndingFrom(source: string, given: string, from: number): Span | undefined {
  for (const place of placesOf(source, given)) if (place.end >= from) return place
  return undefined
}

/** Where a text is as whole lines, whose ends are LF or CRLF, one after another. */
function* placesOf(source: string, given: string): Generator<Span> {
  const wanted = given.replace(/\r?\n$/, '').split(/\r?\n/)
  const [first = ''] = wanted
  // An empty line is found by the line before it.
  const sought = first === '' ? '\n' : first
  const ahead = first === '' ? 1 : 0
  if (first === '' && source !== '') yield* placeAt(source, wanted, 0)
  for (let at = source.indexOf(sought); at >= 0; at = source.indexOf(sought, at + 1)) {
    const start = at + ahead
    if (start < source.length && (start === 0 || source[start - 1] === '\n')) yield* placeAt(source, wanted, start)
  }
}

/** The lines, where they are at the beginning of a line. */
function placeAt(source: string, lines: readonly string[], start: number): readonly Span[] {
  let end = start
  for (const line of lines) {
    if (!source.startsWith(line, end) || (end === source.length && end > start)) return []
    end += line.length
    const [isLf, isCrlf] = [source[end] === '\n' && source[end - 1] !== '\r', source.startsWith('\r\n', end)]
    const lineEnd = isCrlf ? 2 : isLf ? 1 : 0
    if (lineEnd === 0 && end < source.length) return []
    end += lineEnd
  }
  return [{ start, end }]
}

function placeIn(
  goal: string,
  path: string,
  { at, after, before }: StepInputs['MoveLines'],
  file: TextFile,
): { readonly ok: true; readonly at: number } | ToolRefusal {
  if (at !== undefined) return { ok: true, at: at === 'start' ? 0 : goal.length }
  const [key, given] = after === undefined ? ['before', before ?? ''] : ['after', after]
  const found = onlyPlace(goal, path, { given, file, key })
  return found.ok ? { ok: true, at: after === undefined ? found.start : found.end } : found
}

/** The block with the line ends of the file that it goes to, where those are of one kind. */
function withEnds(
  block: string,
  { source, goal, at }: { readonly source: string; readonly goal: string; readonly at: number },
): string {
  const lineEnd = lineEndOf(goal)
  const own = lineEnd ?? lineEndOf(block) ?? lineEndOf(source) ?? '\n'
  const ended = block.endsWith('\n') ? block : `${block}${own}`
  const text = lineEnd === undefined ? ended : ended.replace(/\r?\n/g, lineEnd)
  // The line before has no end where it was the last one.
  return at > 0 && goal[at - 1] !== '\n' ? `${own}${text}` : text
}

/** Of a text whose lines all end alike. */
function lineEndOf(text: string): string | undefined {
  const [crlf, lf] = [/\r\n/.test(text), /(?:^|[^\r])\n/.test(text)]
  return crlf === lf ? undefined : crlf ? '\r\n' : '\n'
}

/** Undefined where there is less indentation to lose. */
function indented(block: string, goal: string, count = 0): string | undefined {
  if (count === 0) return block
  const lines = linesOf(block)
  if (count < 0) return outdented(lines, -count)
  const blanks = blanksFor([...lines, ...linesOf(goal)]).repeat(count)
  return lines.map((line) => (/^\r?\n?$/.test(line) ? line : `${blanks}${line}`)).join('')
}

const blanksFor = (lines: readonly string[]): string =>
  lines.find((line) => /^[ \t]/.test(line))?.[0] === '\t' ? '\t' : ' '

function outdented(lines: readonly string[], count: number): string | undefined {
  const isEmpty = (line: string): boolean => /^[ \t\r\n]*$/.test(line)
  const head = [' ', '\t'].map((blank) => blank.repeat(count))
  const isLess = lines.some((line) => !isEmpty(line) && !head.some((blanks) => line.startsWith(blanks)))
  return isLess ? undefined : lines.map((line) => (isEmpty(line) ? line : line.slice(count))).join('')
}

function changed(target: Target, file: TextFile, splices: readonly Splice[]): ToolResult | ToolRefusal {
  const unseen = target.stat && wasShown(target, () => linesTouched(file, splices))
  if (unseen) return { ok: false, problem: unseen }
  // Git takes UTF-16 for binary.
  const isBinary = !target.stat && file.encoding !== 'utf8'
  const made = changeFile(target, file, splices, { asIs: isBinary, binary: isBinary })
  if (!made.ok) return made
  const { change } = made
  const type = target.stat ? 'update' : 'create'
  return { ok: true, path: target.path, type, ...readByItself(target), change, state: seenWhole(change.after) }
}
