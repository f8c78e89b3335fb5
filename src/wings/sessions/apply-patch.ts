import { wholeText } from '../../core/plan/source-text.ts'
import { type FilePatch, type PatchChunk, parsePatch, patchesIn, unquotedPatches } from './patch-text.ts'
import { PatchedText } from './patched-text.ts'
import { inFolder } from './paths.ts'
import { ProposedLines } from './proposed-lines.ts'
import type { Recording, StepSource as Source } from './recording.ts'
import { type Importer, optionsOf } from './source.ts'

/** Texts that hold patches between `*** Begin Patch` and `*** End Patch`. */
export const importApplyPatch: Importer = (sources, recording) => {
  for (const source of sources) {
    const { text, doubtful } = unquotedPatches(wholeText(source))
    const at = { file: source.name, line: 1, column: 1 }
    for (const [line] of doubtful)
      recording.leaveOut('apply_patch', { reason: CHANGED_BY_SHELL, at: { ...at, line }, is: 'not read' })
    if (patchesIn(text).length > 0 || doubtful.length === 0)
      applyPatchText(text, recording, { at, isProposal: true, folder: recording.givenFolder })
    recording.texts.push({ file: source.name, lines: text.split('\n'), taken: patchesIn(text) })
  }
  return { options: optionsOf(recording) }
}

const CHANGED_BY_SHELL =
  "A shell would change what is between its quotation marks, or find their end elsewhere. Write the patch without them, below apply_patch <<'EOF'."

interface StepSource extends Source {
  /** Folder that the patch's paths start from. */
  readonly folder?: string | undefined
  /** Whether the last line of an added file has no end. */
  readonly bareEnd?: boolean
  /** See `WritingHabits.patches`. */
  readonly isTold?: boolean
  /** Nothing says that it was done: each place has to be certain. Default: it is where the patch's tool found it. */
  readonly isProposal?: boolean
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
  // A patch of nothing that was made changed nothing.
  const mayChangeFiles = source.isDone !== true || !/^\s*\*\*\* Begin Patch\s*\*\*\* End Patch\s*$/.test(patch)
  if (files.length === 0)
    recording.leaveOut('apply_patch', { reason: 'It holds no patch.', at: source.at, mayChangeFiles })
  const lines = new ProposedLines(recording)
  const seen = new Set<string>()
  for (const [index, file] of files.entries()) {
    if (source.only && !source.only(file.path)) continue
    const at = places[index] ?? source.at
    if (file.damage !== undefined) {
      recording.leaveOut(`*** ${HEADS[file.kind]} File`, { reason: file.damage, at })
      continue
    }
    const { line: _, chunks, ...asked } = file
    const key = JSON.stringify([asked, chunks.map(({ line: __, ...chunk }) => chunk)])
    if (source.isProposal && seen.has(key)) {
      recording.leaveOut(`*** ${HEADS[file.kind]} File`, { reason: 'It repeats one above.', at, mayChangeFiles: false })
      continue
    }
    seen.add(key)
    addFile(file, recording, {
      ...source,
      lines,
      id: files.length === 1 && file.chunks.length < 2 ? source.id : undefined,
      at,
    })
  }
}

const HEADS: Readonly<Record<FilePatch['kind'], string>> = { add: 'Add', update: 'Update', delete: 'Delete' }

const addFile = (
  file: FilePatch,
  recording: Recording,
  { folder, bareEnd, isTold = false, isProposal = false, lines, ...source }: StepSource & { lines: ProposedLines },
): void => {
  const { kind, content, chunks } = file
  const path = inFolder(file.path, folder)
  const moveTo = file.moveTo === undefined ? undefined : inFolder(file.moveTo, folder)
  if (kind === 'delete') {
    recording.license(path, source.at)
    recording.delete(path, source)
  } else if (kind === 'add') {
    const made = bareEnd ? content.replace(/\n$/, '') : content
    if (isProposal) recording.make(path, made, source)
    else recording.write(path, { content: made }, source)
  } else {
    recording.license(path, source.at)
    const patched = new PatchedText(recording.text(path) ?? '')
    for (const chunk of chunks) {
      const own = { ...source, at: { ...source.at, line: source.at.line - file.line + chunk.line } }
      if (isProposal) lines.add(path, { ...chunk, construct: '*** Update File' }, own)
      else addChunk(path, chunk, { recording, patched, isTold, source: own })
    }
    if (moveTo !== undefined) recording.move(path, moveTo, { ...source, id: undefined })
  }
}

/** Whether a patch is about whole lines alone: found as they are, in a text whose lines all end in LF. */
const isPlain = (text: string, found: readonly string[], { old }: PatchChunk): boolean =>
  !text.includes('\r') && text.endsWith('\n') && old.every((line, index) => line === found[index])

interface ChunkPlace {
  readonly recording: Recording
  /** The file's text, in which the chunks before are done. */
  readonly patched: PatchedText
  readonly source: StepSource
  readonly isTold?: boolean
}

/** Adds a chunk of a file that chunks before may have changed. */
const addChunk = (
  path: string,
  chunk: PatchChunk,
  { recording, patched, source, isTold = false }: ChunkPlace,
): void => {
  const text = recording.text(path)
  if (text === undefined) {
    addUnlocated(path, chunk, { recording, source })
    return
  }
  patched.continueIn(text)
  const at = patched.find(chunk)
  if (at < 0) {
    recording.leaveOut('*** Update File', { reason: `The checkout’s ${path} does not have its lines.`, at: source.at })
    return
  }
  if (isTold && !isPlain(recording.state(path)?.text ?? '', patched.linesAt(at, chunk.old.length), chunk)) {
    const reason = `The log does not show what became of blanks, line ends or the end of ${path}.`
    recording.leaveOut('*** Update File', { reason, at: source.at })
    patched.skip(at, chunk)
    return
  }
  recording.change(path, patched.change(at, chunk), source)
}

/** Adds an Edit of a chunk's lines in a file that is not known, or that does not have them. */
const addUnlocated = (
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
  if (old_string !== new_string) recording.edit(path, { old_string, new_string }, source)
}
