import type { ImportSource, SourcePlace } from '../../core/run/wing-slots.ts'
import { addChunk, addUnlocated } from './apply-patch.ts'
import { linesInPlaceOf, PatchedText } from './patched-text.ts'
import type { Recording } from './recording.ts'
import { type Importer, wholeText } from './source.ts'

/** A block of a text: the file it names, what to look for, what to put there. */
interface Block {
  readonly path: string | undefined
  readonly search: readonly string[]
  readonly replace: readonly string[]
  readonly at: SourcePlace
}

const SEARCH = /^<{5,9} SEARCH\s*$/
const DIVIDER = /^={5,9}\s*$/
const REPLACE = /^>{5,9} REPLACE\s*$/

/**
 * Fenced blocks of `<<<<<<< SEARCH`, `=======`, `>>>>>>> REPLACE` below a line with the file's name; a block without one
 * belongs to the file of the block before. An empty search creates a file, or adds to the end of one that is known.
 */
export const importSearchReplace: Importer = (sources, recording) => {
  for (const source of sources) {
    for (const block of blocksOf(source, recording)) addBlock(block, recording)
  }
  return { options: { duplicates: 'keep' } }
}

function* blocksOf(source: ImportSource, recording: Recording): Generator<Block> {
  const { name } = source
  const lines = wholeText(source)
    .split('\n')
    .map((line) => line.replace(/\r$/, ''))
  let path: string | undefined
  // If nothing closes one block, nothing closes those after it: the search does not start again.
  let [divider, end, other] = [-1, -1, -1]
  for (let index = 0; index < lines.length; index++) {
    if (!SEARCH.test(lines[index] ?? '')) continue
    const at = { file: name, line: index + 1, column: 1 }
    divider = nextLine(lines, DIVIDER, { after: index, known: divider })
    end = nextLine(lines, REPLACE, { after: divider, known: end })
    other = nextLine(lines, SEARCH, { after: index, known: other })
    if (end === lines.length || other < end) {
      recording.leaveOut('<<<<<<< SEARCH', { reason: 'The block has no ======= or no >>>>>>> REPLACE of its own.', at })
      continue
    }
    path = fileNameAbove(lines, index) ?? path
    yield { path, search: lines.slice(index + 1, divider), replace: lines.slice(divider + 1, end), at }
    index = end
  }
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

/** The file named by one of the two lines above a block, the fence left out, decoration taken off. */
const fileNameAbove = (lines: readonly string[], index: number): string | undefined => {
  for (let above = index - 1; above >= Math.max(0, index - 3); above--) {
    const line = (lines[above] ?? '').trim()
    if (REPLACE.test(line)) return undefined
    if (line === '' || /^(```|~~~)/.test(line)) continue
    const name = line.replace(/^#+ */, '').replace(/^[`*]+|[`*:]+$/g, '')
    return /^[^\s].*$/.test(name) ? name : undefined
  }
  return undefined
}

const addBlock = ({ path, search, replace, at }: Block, recording: Recording): void => {
  if (path === undefined) {
    recording.leaveOut('<<<<<<< SEARCH', { reason: 'No line above names its file.', at })
    return
  }
  if (search.length === 0) {
    addNew(path, replace, { recording, at })
    return
  }
  recording.license(path, at)
  const chunk = { contexts: [], old: search, new: replace, atEnd: false, line: 0 }
  const text = recording.text(path)
  const patched = new PatchedText(text ?? '')
  if (text !== undefined && patched.find(chunk) >= 0) addChunk(path, chunk, { recording, patched, source: { at } })
  else addUnlocated(path, chunk, { recording, source: { at } })
}

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
  recording.change(path, linesInPlaceOf(text, { start: text.length, end: text.length }, lines), { at })
}
