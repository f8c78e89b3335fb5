import type { TextChange } from '../../core/plan/edits-between.ts'
import { wholeText } from '../../core/plan/source-text.ts'
import { type FilePatch, type PatchChunk, parsePatch } from './patch-text.ts'
import { inFolder } from './paths.ts'
import type { Recording, StepSource as Source } from './recording.ts'
import type { Importer } from './source.ts'

/** Texts that hold patches between `*** Begin Patch` and `*** End Patch`. */
export const importApplyPatch: Importer = (sources, recording) => {
  for (const source of sources)
    applyPatchText(wholeText(source), recording, { at: { file: source.name, line: 1, column: 1 } })
  return { options: { duplicates: 'keep' } }
}

interface StepSource extends Source {
  /** Folder that the patch's paths start from. */
  readonly folder?: string | undefined
  /** Whether the last line of an added file has no end. */
  readonly bareEnd?: boolean
  /** See `WritingHabits.patches`. */
  readonly isTold?: boolean
  /** Which files of the patch are taken; all when absent. */
  readonly only?: ((path: string) => boolean) | undefined
}

/**
 * Adds the steps of a patch between `*** Begin Patch` and `*** End Patch`. With the file's text at hand each chunk becomes
 * an Edit of the place where the patch's own rules find it (after the line named by `@@`; exact, then blanks at line ends
 * ignored, then around lines), extended until unique; without, an Edit of its context and removed lines as they are.
 */
export const applyPatchText = (patch: string, recording: Recording, source: StepSource): void => {
  const files = parsePatch(patch)
  const places = files.map(({ line }) => ({ ...source.at, line: source.at.line + line }))
  if (files.length === 0) recording.leaveOut('apply_patch', { reason: 'It holds no patch.', at: source.at })
  for (const [index, file] of files.entries()) {
    if (source.only && !source.only(file.path)) continue
    const at = places[index] ?? source.at
    addFile(file, recording, {
      ...source,
      id: files.length === 1 && file.chunks.length < 2 ? source.id : undefined,
      at,
    })
  }
}

const addFile = (
  file: FilePatch,
  recording: Recording,
  { folder, bareEnd, isTold = false, ...source }: StepSource,
): void => {
  const { kind, content, chunks } = file
  const path = inFolder(file.path, folder)
  const moveTo = file.moveTo === undefined ? undefined : inFolder(file.moveTo, folder)
  if (kind === 'delete') {
    recording.license(path, source.at)
    recording.add({ ...source, tool: 'Delete', input: { file_path: path } })
  } else if (kind === 'add') {
    recording.add({
      ...source,
      tool: 'Write',
      input: { file_path: path, content: bareEnd ? content.replace(/\n$/, '') : content },
    })
  } else {
    recording.license(path, source.at)
    let from = 0
    for (const chunk of chunks)
      from = addChunk(path, chunk, {
        recording,
        from,
        isTold,
        source: { ...source, at: { ...source.at, line: source.at.line - file.line + chunk.line } },
      })
    if (moveTo !== undefined && recording.state(moveTo)?.text !== undefined) {
      recording.license(moveTo, source.at)
      recording.add({ ...source, id: undefined, tool: 'Delete', input: { file_path: moveTo } })
    }
    if (moveTo !== undefined)
      recording.add({ ...source, id: undefined, tool: 'Move', input: { file_path: path, new_path: moveTo } })
  }
}

/** Whether a patch is about whole lines alone: found as they are, in a text whose lines all end in LF. */
const isPlain = (text: string, found: readonly string[], { old }: PatchChunk): boolean =>
  !text.includes('\r') && text.endsWith('\n') && old.every((line, index) => line === found[index])

interface ChunkPlace {
  readonly recording: Recording
  readonly from: number
  readonly source: StepSource
  readonly isTold?: boolean
}

/** Adds a chunk; gives the line after it, where the next is looked for. */
export const addChunk = (
  path: string,
  chunk: PatchChunk,
  { recording, from, source, isTold = false }: ChunkPlace,
): number => {
  const text = recording.text(path)
  if (text === undefined) {
    addUnlocated(path, chunk, { recording, source })
    return 0
  }
  const lines = linesOf(text)
  const start = afterContexts(lines, chunk.contexts, from)
  const at = start < 0 ? -1 : placeOf(lines, chunk, start)
  if (at < 0) {
    recording.leaveOut('*** Update File', { reason: `Its lines are not in ${path} as it is here.`, at: source.at })
    return from
  }
  if (isTold && !isPlain(recording.state(path)?.text ?? '', lines.slice(at, at + chunk.old.length), chunk)) {
    const reason = `The log does not show what became of blanks, line ends or the end of ${path}.`
    recording.leaveOut('*** Update File', { reason, at: source.at })
    return at + chunk.old.length
  }
  recording.change(path, lineChange(text, { line: at, count: chunk.old.length, lines: chunk.new }), source)
  return at + chunk.new.length
}

/** The line after the last context, each looked for after the one before; -1 when one is not there. */
const afterContexts = (lines: readonly string[], contexts: readonly string[], from: number): number => {
  let start = from
  for (const context of contexts) {
    const found = seek(lines, [context], start)
    if (found < 0) return -1
    start = found + 1
  }
  return start
}

/** The chunk's first line: at the file's end when it says so, else the first place from `start` on. */
const placeOf = (lines: readonly string[], { old, atEnd, contexts }: PatchChunk, start: number): number => {
  if (old.length === 0) return contexts.length === 0 ? lines.length : start
  const last = lines.length - old.length
  const end = atEnd && last >= start ? seek(lines, old, last) : -1
  return end >= 0 ? end : seek(lines, old, start)
}

/** Adds an Edit of a chunk's lines in a file that is not known, or that does not have them. */
export const addUnlocated = (
  path: string,
  chunk: PatchChunk,
  { recording, source }: { recording: Recording; source: StepSource },
): void => {
  if (chunk.old.length === 0) {
    recording.leaveOut('*** Update File', {
      reason: 'Cannot locate its lines without the file; pass --repo.',
      at: source.at,
    })
    return
  }
  // A line's end is left out, so that the last line of a file matches with and without one, unless nothing would be left.
  const end = chunk.new.join('\n') === '' ? '\n' : ''
  const old_string = chunk.old.join('\n') + end
  const new_string = chunk.new.length === 0 ? '' : chunk.new.join('\n') + end
  if (old_string !== new_string)
    recording.add({ ...source, tool: 'Edit', input: { file_path: path, old_string, new_string } })
}

/** Lines to put in the place of others: `count` of them from the line with index `line` on. */
type LineChange = { readonly line: number; readonly count: number; readonly lines: readonly string[] }

/** A change of lines as a change of the text; every line it writes is ended by a line break. */
export const lineChange = (text: string, { line, count, lines }: LineChange): TextChange => {
  const start = offsetOfLine(text, 0, line)
  const end = offsetOfLine(text, start, count)
  const replacement = lines.map((one) => `${one}\n`).join('')
  const unended = start === text.length && start > 0 && !text.endsWith('\n') && replacement !== ''
  return { start, end, replacement: unended ? `\n${replacement}` : replacement }
}

/** Offset of the line `count` lines after the one at `from`; the text's end where there are fewer. */
const offsetOfLine = (text: string, from: number, count: number): number => {
  let offset = from
  for (let left = count; left > 0 && offset < text.length; left--) {
    const newline = text.indexOf('\n', offset)
    offset = newline < 0 ? text.length : newline + 1
  }
  return offset
}

const READINGS: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) => line.trimEnd(),
  (line) => line.trim(),
]

/** Index from `from` on of `wanted` in `lines`: exactly, else blanks at line ends apart, else around; -1 if nowhere. */
export const seek = (lines: readonly string[], wanted: readonly string[], from: number): number => {
  for (const read of READINGS) {
    const [have, want] = [lines.map(read), wanted.map(read)]
    for (let at = from; at + want.length <= have.length; at++) {
      if (want.every((line, index) => line === have[at + index])) return at
    }
  }
  return -1
}

/** The lines of a text; a line break at its end begins no further one. */
export const linesOf = (text: string): string[] => {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}
