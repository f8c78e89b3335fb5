import type { Span } from '../../core/plan/source-text.ts'
import { inFolder } from './paths.ts'

/** The files that a patch names. */
export const filesOfPatch = (patch: string): readonly string[] =>
  parsePatch(patch).flatMap(({ path }) => (path === '' ? [] : path))

/** The text of a file that a patch adds. */
export const addedBy = (patch: string, isFile: (path: string) => boolean): string | undefined =>
  parsePatch(patch).find(({ kind, path, damage }) => kind === 'add' && damage === undefined && isFile(path))?.content

/** What a patch changes in one file. */
export const chunksOfFile = (patch: string, isFile: (path: string) => boolean): readonly PatchChunk[] =>
  parsePatch(patch).flatMap(({ path, chunks }) => (isFile(path) ? chunks : []))

/** One file of a patch. `line` counts from 0 in the patch's text. */
export interface FilePatch {
  readonly kind: 'add' | 'update' | 'delete'
  readonly path: string
  readonly moveTo?: string
  /** Of a new file. */
  readonly content: string
  readonly chunks: readonly PatchChunk[]
  readonly line: number
  /** Why it may have lost something, as a sentence; undefined for one that is whole. */
  readonly damage?: string | undefined
}

/** Lines that come in the place of others. */
export interface PatchChunk {
  /** The lines after `@@`, which come before the hunk in this order. */
  readonly contexts: readonly string[]
  /** The number of the first old line, from 1, where `@@` gives one as a diff does. */
  readonly start?: number | undefined
  readonly old: readonly string[]
  readonly new: readonly string[]
  /** `*** End of File`: the old lines are the file's last. */
  readonly atEnd: boolean
  readonly line: number
}

const FILE = /^\*\*\* (Add|Update|Delete) File: (.+?)\s*$/
/** With blanks before it, which make a line of context of it where there may be one. */
const PADDED = /^\s*\*\*\* (Add|Update|Delete) File: (.+?)\s*$/

/**
 * The files of all patches in a text; what is outside `*** Begin Patch` … `*** End Patch` is skipped. What stands in a patch above its
 * first file is one that is damaged, without a path.
 */
export const parsePatch = (text: string): FilePatch[] => {
  const files: FilePatch[] = []
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''))
  let inside = false
  let isTold = false
  let folder: string | undefined
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const isBegin = line.trim() === '*** Begin Patch'
    if (isBegin) [inside, isTold, folder] = [true, false, folderAbove(lines, index)]
    else if (line.trim() === '*** End Patch') inside = false
    const [, kind, path] = PADDED.exec(line) ?? []
    if (inside && !isBegin && kind === undefined && !isTold && !HARMLESS.test(line)) {
      isTold = true
      files.push({ kind: 'update', path: '', content: '', chunks: [], line: index, damage: whyWrong(line) })
    }
    if (!inside || kind === undefined || path === undefined) continue
    const end = endOfFile(lines, index + 1, kind === 'Update' ? FILE : PADDED)
    files.push(
      filePatch({
        kind: kind.toLowerCase() as FilePatch['kind'],
        path: inFolder(path, folder),
        folder,
        body: lines.slice(index + 1, end),
        line: index,
        isCut: end === lines.length,
      }),
    )
    index = end - 1
  }
  return files
}

/** The folder that the shell's line above a patch goes to first. */
const folderAbove = (lines: readonly string[], begin: number): string | undefined => {
  // It has a line, or two.
  for (const from of [begin - 1, begin - 2]) {
    if (from > 0 && !/^\s*(?:[`~]{3}.*)?$/.test(lines[from - 1] ?? '')) continue
    const goes = GOES.exec(lines.slice(Math.max(from, 0), begin).join('\n'))
    if (goes) return goes.slice(1).find((path) => path !== undefined)
  }
  return undefined
}

const GOES = /^[\s$%]*cd\s+(?:"([^"$`\\]+)"|'([^']+)'|([^\s'"$`\\*?~;&|]+))\s*(?:&&|;|\n)[\s$%]*apply_?patch\b.*$/

/** What may stand above the first file. */
const HARMLESS = /^\s*$|^\*\*\* Environment ID: /

const whyWrong = (line: string): string =>
  `It has a line that no patch has there: ${JSON.stringify(line.slice(0, 40))}.`

/** First and last line of each patch of a text, from 1; one without an end goes to the end of the text. */
export function patchesIn(text: string): readonly Span[] {
  const found: [number, number][] = []
  let isOpen = false
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '*** Begin Patch' && !isOpen) {
      found.push([index + 1, lines.length])
      isOpen = true
    } else if (line.trim() === '*** End Patch' && isOpen) {
      found.at(-1)![1] = index + 1
      isOpen = false
    }
  }
  return found
}

/** A text whose patches in quotation marks (`apply_patch "*** Begin Patch …"`) are as a shell hands them on, each line where it was. */
export function unquotedPatches(text: string): { readonly text: string; readonly doubtful: readonly Span[] } {
  const lines = text.split('\n')
  const doubtful: Span[] = []
  for (let at = 0; at < lines.length; at++) {
    const [head, quote = ''] = QUOTES.exec(lines[at] ?? '') ?? []
    if (head === undefined) continue
    let end = at + 1
    while (end < lines.length && !lines[end]?.startsWith('*** End Patch')) end += 1
    if (lines[end]?.trim() === '*** End Patch') end += 1
    if (end >= lines.length) break
    const given = lines
      .slice(at, end + 1)
      .join('\n')
      .slice(head.length)
      .trimEnd()
    const plain = given.endsWith(quote) ? handedOn(given.slice(0, -1), quote) : undefined
    if (plain === undefined) doubtful.push([at + 1, end + 1])
    lines.splice(at, end + 1 - at, ...(plain?.split('\n') ?? lines.slice(at, end + 1).map(() => '')))
    at = end
  }
  return { text: lines.join('\n'), doubtful }
}

/** The command of a shell that takes a patch as its argument. */
export const QUOTES = /^[ \t]*(?:[$%] )?apply_?patch[ \t]+(["'])(?=(?:\*\*\* Begin Patch)?[ \t]*\r?$)/m

/** What is between quotation marks as a shell hands it on; undefined where it would put something else there, or find another end. */
function handedOn(inside: string, quote: string): string | undefined {
  if (quote === "'") return inside.replaceAll("'\\''", '').includes("'") ? undefined : inside.replaceAll("'\\''", "'")
  const parts = inside.match(/\\[\s\S]|["`]|\$[\w({@*#?!$-]|[^\\"`$]+|\$/g) ?? []
  if (parts.some((part) => /^(?:["`]|\$.|\\\n)/.test(part))) return undefined
  return parts.map((part) => part.replace(/^\\(["$`\\])$/, '$1')).join('')
}

const endOfFile = (lines: readonly string[], from: number, next: RegExp): number => {
  for (let index = from; index < lines.length; index++)
    if (next.test(lines[index] ?? '') || lines[index]?.trim() === '*** End Patch') return index
  return lines.length
}

interface Body {
  readonly kind: FilePatch['kind']
  readonly path: string
  readonly folder: string | undefined
  readonly body: readonly string[]
  readonly line: number
  /** The text ends before the patch does. */
  readonly isCut: boolean
}

const filePatch = (file: Body): FilePatch => {
  const { kind, path, folder, body, line } = file
  const damage = damageOf(file)
  if (kind === 'delete') return { kind, path, content: '', chunks: [], line, damage }
  if (kind === 'add') {
    const content = body.filter((text) => text.startsWith('+')).map((text) => `${text.slice(1)}\n`)
    return { kind, path, content: content.join(''), chunks: [], line, damage }
  }
  const [, moveTo] = /^\*\*\* Move to: (.+?)\s*$/.exec(body[0] ?? '') ?? []
  const chunks = chunksOf(body, line + 1)
  return {
    kind,
    path,
    content: '',
    chunks,
    line,
    damage,
    ...(moveTo !== undefined && { moveTo: inFolder(moveTo, folder) }),
  }
}

/** Lines of each kind of file as the tool that takes patches reads them: any other makes it refuse the patch. */
const LINES: Readonly<Record<FilePatch['kind'], RegExp>> = {
  add: /^\+/,
  update: /^(?:[-+ ]|@@|\*\*\* (?:End of File|Move to: )|$)/,
  delete: /^$/,
}

const damageOf = ({ kind, body, isCut }: Body): string | undefined => {
  if (isCut) return 'The text ends before its `*** End Patch`.'
  const last = body.findLastIndex((text) => text.trim() !== '')
  const wrong = body.slice(0, last + 1).find((text) => !LINES[kind].test(text))
  if (wrong !== undefined) return whyWrong(wrong)
  const isEmpty = kind === 'update' && !body.some((text) => /^(?:[-+]|\*\*\* Move to: )/.test(text))
  return isEmpty ? 'It does not say what changes.' : undefined
}

interface OpenChunk {
  contexts: string[]
  start?: number
  old: string[]
  new: string[]
  atEnd: boolean
  line: number
}

const chunksOf = (body: readonly string[], firstLine: number): PatchChunk[] => {
  const chunks: OpenChunk[] = []
  const current = (line: number): OpenChunk => {
    const last = chunks.at(-1)
    if (last) return last
    chunks.push({ contexts: [], old: [], new: [], atEnd: false, line })
    return current(line)
  }
  for (const [index, text] of body.entries()) {
    const line = firstLine + index
    if (text.startsWith('@@')) {
      if (!isEmpty(current(line))) chunks.push({ contexts: [], old: [], new: [], atEnd: false, line })
      const [, start, heading = text.slice(2)] = NUMBERED.exec(text) ?? []
      const context = heading.replace(/^ /, '')
      if (start !== undefined) current(line).start = Number(start)
      else if (context !== '') current(line).contexts.push(context)
    } else if (text.trim() === '*** End of File') current(line).atEnd = true
    else if (!text.startsWith('*** Move to:')) takeLine(current(line), text)
  }
  return chunks.filter((chunk) => !isEmpty(chunk))
}

/** As a unified diff has it. */
const NUMBERED = /^@@ -(\d+)(?:,\d+)? \+\d+(?:,\d+)? @@(.*)$/

const isEmpty = (chunk: OpenChunk): boolean => chunk.old.length + chunk.new.length === 0

/** A line of a chunk by its first character; an empty line is one of context whose blank got lost. */
const takeLine = (chunk: OpenChunk, text: string): void => {
  if (!text.startsWith('+')) chunk.old.push(text.slice(1))
  if (!text.startsWith('-')) chunk.new.push(text.slice(1))
}
