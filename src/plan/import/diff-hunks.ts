import type { Hunk, Side } from './diff-text.ts'
import type { Recording, SourcePlace } from './recording.ts'

interface Target {
  readonly recording: Recording
  readonly why: string | undefined
  readonly at: SourcePlace
}

/**
 * Adds the hunks of one file: each an Edit, at its line when the file's text is known, extended until unique. Where line
 * ends change or are mixed, and in a notebook, an Edit will not do: the file is then written whole, if its text is known.
 */
export const addHunks = (path: string, hunks: readonly Hunk[], target: Target): void => {
  const { recording, at } = target
  recording.license(path, at)
  const raw = recording.rawText(path)
  const ends = lineEndsOf(hunks)
  const notebook = path.endsWith('.ipynb')
  if (raw !== undefined && (notebook || !keepsLineEnds(raw, hunks))) {
    addWhole(path, { raw, hunks }, target)
  } else if (ends === 'mixed' || (notebook && recording.text(path) === undefined)) {
    const [construct, what] = notebook ? ['notebook', 'A notebook is written whole'] : ['line ends', 'Line ends change']
    recording.leaveOut(construct, { reason: `${what}, which needs the file ${path}; give the checkout.`, at })
  } else {
    let shift = 0
    for (const hunk of hunks) {
      shift = addHunk(path, ends === 'crlf' ? withoutCr(hunk) : hunk, { ...target, shift })
    }
  }
}

type LineEnds = 'lf' | 'crlf' | 'mixed'

const lineEndsOf = (hunks: readonly Hunk[]): LineEnds => {
  const sides = hunks.flatMap((hunk) => [hunk.old, hunk.new])
  const ended = sides.flatMap(({ lines, ended }) => (ended ? lines : lines.slice(0, -1)))
  if (sides.some(({ lines, ended }) => !ended && lines.at(-1)?.endsWith('\r'))) return 'mixed'
  const crlf = ended.filter((line) => line.endsWith('\r')).length
  return crlf === 0 ? 'lf' : crlf === ended.length ? 'crlf' : 'mixed'
}

/**
 * Whether Edits, whose new text takes on the line ends around it, give what the hunks say. A diff in LF of a file in CRLF
 * is one of what git stores where it converts line ends, if it shows lines of the file.
 */
const keepsLineEnds = (raw: string, hunks: readonly Hunk[]): boolean => {
  const ends = lineEndsOf(hunks)
  const crlf = raw.includes('\r\n')
  if (ends === 'mixed' || (crlf && /(^|[^\r])\n/.test(raw))) return false
  return ends === 'crlf' ? crlf : !crlf || hunks.some(({ old }) => old.lines.length > 0)
}

const withoutCr = (hunk: Hunk): Hunk => {
  const side = ({ lines, ended }: Side): Side => ({ ended, lines: lines.map((line) => line.replace(/\r$/, '')) })
  return { ...hunk, old: side(hunk.old), new: side(hunk.new) }
}

const textOf = ({ lines, ended }: Side): string => (lines.length === 0 ? '' : lines.join('\n') + (ended ? '\n' : ''))

/** Adds one hunk; gives by how much the lines after it have moved. */
const addHunk = (path: string, hunk: Hunk, { recording, why, at, shift }: Target & { shift: number }): number => {
  const here = { ...at, line: hunk.line }
  const [old, replacement] = [withoutBom(textOf(hunk.old)), withoutBom(textOf(hunk.new))]
  const text = recording.text(path)
  if (text === undefined) {
    if (old === '')
      recording.leaveOut('hunk', {
        reason: 'Where its lines go cannot be told without the file; give the checkout.',
        at: here,
      })
    else if (old !== replacement) {
      recording.add({
        tool: 'Edit',
        input: { file_path: path, old_string: old, new_string: replacement },
        why,
        at: here,
      })
    }
    return shift
  }
  const expected = offsetOfLine(text, hunk.oldStart - (hunk.old.lines.length === 0 ? 0 : 1) + shift)
  const start = nearestPlace(text, old, expected)
  if (start < 0) {
    recording.leaveOut('hunk', { reason: `Its lines are not in ${path} as it is here.`, at: here })
    return shift
  }
  recording.change(path, { start, end: start + old.length, replacement }, { why, at: here })
  return shift + hunk.new.lines.length - hunk.old.lines.length
}

/** The byte order mark shows in a diff of the first line; the text is known without it, and keeps it. */
const withoutBom = (text: string): string => text.replace(/^\ufeff/, '')

const addWhole = (
  path: string,
  { raw, hunks }: { raw: string; hunks: readonly Hunk[] },
  { recording, why, at }: Target,
): void => {
  let text = raw
  let shift = 0
  for (const hunk of hunks) {
    const [old, replacement] = [textOf(hunk.old), textOf(hunk.new)]
    const start = nearestPlace(text, old, offsetOfLine(text, hunk.oldStart - (old === '' ? 0 : 1) + shift))
    if (start < 0) {
      recording.leaveOut('hunk', {
        reason: `Its lines are not in ${path} as it is here.`,
        at: { ...at, line: hunk.line },
      })
      return
    }
    text = text.slice(0, start) + replacement + text.slice(start + old.length)
    shift += hunk.new.lines.length - hunk.old.lines.length
  }
  if (raw.startsWith('\ufeff') !== text.startsWith('\ufeff')) {
    recording.leaveOut('byte order mark', { reason: `A plan cannot add or remove the byte order mark of ${path}.`, at })
  } else recording.add({ tool: 'Write', input: { file_path: path, content: withoutBom(text) }, why, at })
}

const offsetOfLine = (text: string, line: number): number => {
  let offset = 0
  for (let left = line; left > 0 && offset < text.length; left--) {
    const newline = text.indexOf('\n', offset)
    offset = newline < 0 ? text.length : newline + 1
  }
  return offset
}

/** Offset at a line's start where `wanted` stands: at the expected place, else the nearest to it; -1 if nowhere. */
const nearestPlace = (text: string, wanted: string, expected: number): number => {
  if (text.startsWith(wanted, expected)) return expected
  let best = -1
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const lineStart = at === 0 || text[at - 1] === '\n'
    if (lineStart && (best < 0 || Math.abs(at - expected) < Math.abs(best - expected))) best = at
  }
  return best
}
