import type { Hunk } from './diff-text.ts'
import { addWhole } from './diff-whole.ts'
import { keepsLineEnds, lineEndsOf, withoutCr } from './hunk-line-ends.ts'
import { type HunkTexts, placeOfHunk, textsOf } from './hunk-place.ts'
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
  const raw = recording.exactText(path)
  const ends = lineEndsOf(hunks)
  const notebook = path.endsWith('.ipynb')
  if (raw !== undefined && (notebook || !keepsLineEnds(raw, hunks))) {
    addWhole(path, { raw, hunks, why: target.why, at }, recording)
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

/** Adds one hunk; gives by how much the lines after it have moved. */
const addHunk = (path: string, hunk: Hunk, { recording, why, at, shift }: Target & { shift: number }): number => {
  const here = { ...at, line: hunk.line }
  const { old, replacement } = withoutBom(textsOf(hunk))
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
  const start = placeOfHunk(text, hunk, { old, shift })
  if (start < 0) {
    recording.leaveOut('hunk', { reason: `Its lines are not in ${path} as it is here.`, at: here })
    return shift
  }
  recording.change(path, { start, end: start + old.length, replacement }, { why, at: here })
  return shift + hunk.new.lines.length - hunk.old.lines.length
}

/** The byte order mark shows in a diff of the first line; the text is known without it, and keeps it. */
const withoutBom = ({ old, replacement }: HunkTexts): HunkTexts => ({
  old: old.replace(/^\ufeff/, ''),
  replacement: replacement.replace(/^\ufeff/, ''),
})
