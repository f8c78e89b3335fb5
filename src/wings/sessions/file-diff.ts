import { MOST_SEARCHED } from '../../core/plan/text-edits.ts'
import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { sha256 as digestOf } from '../../core/text/digest.ts'
import { isWellFormed } from '../../core/text/encoding.ts'
import { hunkOf, keepsLineEnds, lineEndsOf, placeOfHunk, sidesOf, textsOf, withoutCr } from '../../core/text/hunks.ts'
import { kindOf } from '../../core/tools/checks.ts'
import { binaryContent } from './binary-patch.ts'
import {
  idsOf,
  whatToFind,
  whyEscaped,
  whyMissing,
  whyOpen,
  whyOther,
  whyOtherEnds,
  whyUnplaced,
} from './diff-evidence.ts'
import { addWhole, changesMark, isWide, withHunks, writeWhole } from './diff-forms.ts'
import type { DiffHunk, FileDiff } from './diff-text.ts'
import { plainText } from './file-states.ts'
import { refusalOf, whyAbsent } from './plan-paths.ts'
import { ProposedLines } from './proposed-lines.ts'
import type { Recording } from './recording.ts'
import { isFromNothing, type PlacedDiff } from './strip-level.ts'
import type { PropertyChange } from './svn-properties.ts'

export interface Destination {
  readonly recording: Recording
  /** What is left of {@link MOST_BINARY}. */
  readonly budget: { bytes: number }
}

interface Target extends Destination {
  readonly why: string | undefined
  readonly at: SourcePlace
}

/** Adds the steps of one file's diff, or lists why it has none. */
export const addFile = (diff: PlacedDiff, target: Target): void => {
  const { recording, why, at } = target
  const { path = '', from, does } = diff
  const refused = whyRefused(diff, recording)
  if (refused) {
    recording.leaveOut(refused.construct, { reason: refused.reason, at })
    return
  }
  if (does === 'move' && from !== undefined) {
    recording.license(from, at)
    if (!recording.move(from, path, { why, at })) return
  }
  if (does === 'remove') addDeleted(path, diff, target)
  else if (does === 'copy') addCopy(path, diff, target)
  else if (diff.binary) addBinary(path, diff, target)
  else if (does === 'make') addNew(path, diff, target)
  else addChanged(path, diff, target)
}

/** Why nothing can be made of a file's diff. */
const whyRefused = (diff: PlacedDiff, recording: Recording): RefusedDiff | undefined => {
  const { path, from, does, damage, doubt } = diff
  const unsupported = whyUnsupported(diff)
  if (unsupported) return unsupported
  const fault =
    damage ??
    doubt ??
    (path === undefined ? NAMELESS : (whyUnnamed(from) ?? whyUnnamed(path) ?? whyOpen(from ?? path, diff, recording)))
  if (path === undefined || fault !== undefined) return { construct: 'diff', reason: fault ?? NAMELESS }
  const needed = does === 'make' ? undefined : (from ?? path)
  if (needed !== undefined && isGone(needed, recording))
    return {
      construct: 'diff',
      reason: whyAbsent(needed),
    }
  const isTaken = (does === 'make' || does === 'copy') && recording.state(path)?.text !== undefined
  return isTaken ? { construct: does === 'make' ? 'new file' : 'copy', reason: `${path} exists here.` } : undefined
}

/** Why no step can name the file, though git can: its name has a tab, a backslash or a similar character. */
const whyUnnamed = (path: string | undefined): string | undefined => {
  const refusal = refusalOf(path)
  if (refusal?.name !== 'PATH_INVALID') return undefined
  return `${refusal.message} If that is its name here, take its diff out of the patch, and apply that part with git.`
}

const NAMELESS = 'It does not name its file.'

interface RefusedDiff {
  readonly construct: string
  readonly reason: string
}

const isGone = (path: string, recording: Recording): boolean => {
  const state = recording.state(path)
  return state !== undefined && state.text === undefined
}

/**
 * Removes a file that holds what the diff takes away. Of a text, the plan's Read compares it once more; nothing else does that
 * of what is no text, so that it needs the file.
 */
const addDeleted = (path: string, diff: FileDiff, { recording, why, at }: Target): void => {
  const { old, replacement } = textsOf(diff.hunks[0] ?? hunkOf(1, []))
  const sha256 =
    diff.binary || kindOf(path) !== 'text' || /\0/.test(old) || !isWellFormed(old)
      ? undefined
      : digestOf(plainText(old))
  const doubt =
    diff.hunks.length > 1 || replacement !== ''
      ? 'It leaves lines of a file that it removes.'
      : whyOther(path, diff, { recording, isReadable: sha256 !== undefined })
  if (doubt !== undefined) {
    recording.leaveOut('deleted file', { reason: doubt, at })
    return
  }
  if (sha256 !== undefined) recording.read(path, { at }, { sha256 })
  else recording.unread = true
  recording.delete(path, { why, at })
}

const addBinary = (path: string, diff: PlacedDiff, { recording, budget, why, at }: Target): void => {
  const { headers, binary = [] } = diff
  const [, blob] = idsOf(diff)
  const content = binaryContent({ lines: binary, blob, limit: budget.bytes })
  if (!content.ok) {
    recording.leaveOut('binary patch', { reason: `The content of ${path}: ${content.reason}`, at })
    return
  }
  const isNew = diff.does === 'make'
  const doubt = isNew ? undefined : whyOther(path, diff, { recording, isReadable: false })
  if (doubt !== undefined) {
    recording.leaveOut('binary patch', { reason: doubt, at })
    return
  }
  budget.bytes -= content.bytes.length
  if (!isNew) recording.unread = true
  const input = { content_base64: content.bytes.toString('base64'), executable: executableOf(headers) }
  recording.write(path, input, { why, at })
}

/** A file whose mode changes is written whole: nothing smaller carries a mode. */
const addChanged = (path: string, diff: FileDiff, { recording, why, at }: Target): void => {
  const { headers, hunks } = diff
  if (hunks.some(({ isUnplaced }) => isUnplaced) && !headers.has('new mode')) {
    recording.license(path, at)
    addLines(path, hunks, { recording, why, at })
    return
  }
  // Git's head shows no text that is escaped.
  const shown = headers.has('index') ? [] : hunks.flatMap(({ lines }) => lines)
  const doubt =
    whyUnplaced(path, diff, recording) ?? whyOtherEnds(path, diff, recording) ?? whyEscaped(path, shown, recording)
  if (doubt !== undefined) {
    recording.leaveOut('hunk', { reason: doubt, at: { ...at, line: hunks[0]?.line ?? at.line } })
    return
  }
  const mode = headers.get('new mode')
  const raw = mode === undefined ? undefined : recording.exactText(path)
  if (raw !== undefined) {
    recording.license(path, at)
    addWhole(path, { raw, hunks, executable: executableOf(headers), why, at }, recording)
    return
  }
  if (hunks.length > 0) addHunks(path, hunks, { recording, why, at })
  if (mode === undefined) return
  const reason = `The mode of ${path} changes, which needs the file; pass --repo.`
  recording.leaveOut(`mode ${mode}`, { reason, at })
}

/** Undefined where the mode stays, or is that of any new file. */
const executableOf = (headers: FileDiff['headers']): boolean | undefined => {
  const mode = headers.get('new mode')
  if (mode !== undefined) return mode === '100755'
  return headers.get('new file mode') === '100755' ? true : undefined
}

const addNew = (path: string, { headers, hunks }: FileDiff, { recording, why, at }: Target): void => {
  const { old, replacement } = textsOf(hunks[0] ?? hunkOf(1, []))
  if (hunks.length > 1 || old !== '') {
    recording.leaveOut('new file', { reason: `It calls ${path} new, but shows lines of an earlier version.`, at })
    return
  }
  writeWhole(path, replacement, { recording, executable: executableOf(headers), why, at })
}

/** A copy is written whole, with what the diff changes in it. */
const addCopy = (path: string, diff: PlacedDiff, { recording, why, at }: Target): void => {
  const { from = '', hunks, headers } = diff
  const raw = recording.exactText(from)
  if (raw === undefined || diff.binary) {
    const reason = `A plan writes a copy as a whole file, which needs the text of ${from}${recording.state(from) ? '' : '; pass --repo'}.`
    recording.leaveOut('copy', { reason, at })
    return
  }
  const { text, missing } = withHunks(from, { raw, hunks, at }, recording)
  if (missing.length > 0) return
  const executable = executableOf(headers) ?? (recording.state(from)?.executable === true ? true : undefined)
  writeWhole(path, text, { recording, executable, isWide: isWide(from, recording), why, at })
}

/** Of Subversion's properties one is a file's mode, and one makes a link of it; git has no others. */
export const addProperty = ({ path, property, isRemoved }: PropertyChange, { recording, why, at }: Target): void => {
  if (property === 'svn:special') {
    recording.leaveOut('symbolic link', { reason: 'A plan cannot make or change links.', at })
    return
  }
  if (property !== 'svn:executable') return
  const raw = recording.exactText(path)
  if (raw === undefined)
    recording.leaveOut('mode', { reason: `The mode of ${path} changes, which needs the file; pass --repo.`, at })
  else {
    recording.license(path, at)
    writeWhole(path, raw, { recording, executable: !isRemoved, like: raw, why, at })
  }
}

/** What a plan cannot carry at all. */
const whyUnsupported = ({ headers }: FileDiff): RefusedDiff | undefined => {
  const modes = ['new file mode', 'deleted file mode', 'new mode', 'old mode'].map((name) => headers.get(name))
  const mode = modes.find((given) => given !== undefined) ?? headers.get('index')?.split(' ')[1]
  if (mode === '120000') return { construct: 'symbolic link', reason: 'A plan cannot make or change links.' }
  if (mode === '160000')
    return { construct: 'submodule', reason: 'A diff does not say which repository it is of. Write a Submodule step.' }
  return undefined
}

type HunkTarget = Omit<Target, 'budget'>

/**
 * Adds the hunks of one file: each an Edit, at its line when the file's text is known, extended until unique. Where line
 * ends change or are mixed, in a notebook, and of very many hunks, an Edit will not do: the file is then written whole, if its text is known.
 */
const addHunks = (path: string, hunks: readonly DiffHunk[], target: HunkTarget): void => {
  const { recording, at } = target
  recording.license(path, at)
  const raw = recording.exactText(path)
  const ends = lineEndsOf(hunks)
  const notebook = path.endsWith('.ipynb')
  const isText = [...hunks.flatMap(({ lines }) => lines), raw ?? ''].every(isWellFormed)
  const isLarge = raw !== undefined && hunks.length * raw.length > MOST_SEARCHED
  const isMark = changesMark(hunks)
  if (raw !== undefined && (notebook || isLarge || isMark || !isText || !keepsLineEnds(raw, hunks))) {
    addWhole(path, { raw, hunks, why: target.why, at }, recording)
  } else if (isMark) {
    const reason = `The byte order mark of ${path} is added or removed. Such a step writes the whole file, and needs it: pass --repo.`
    recording.leaveOut('byte order mark', { reason, at })
  } else if (!isText) {
    const reason = `${path} holds bytes that are not UTF-8. Such a step writes the whole file, and needs it: pass --repo.`
    recording.leaveOut('encoding', { reason, at })
  } else if (ends === 'mixed' || (notebook && recording.text(path) === undefined)) {
    const [construct, what] = notebook ? ['notebook', 'A notebook is written whole'] : ['line ends', 'Line ends change']
    recording.leaveOut(construct, { reason: `${what}, which needs the file ${path}; pass --repo.`, at })
  } else {
    let shift = 0
    for (const hunk of hunks) {
      shift = addHunk(path, ends === 'crlf' ? withoutCr(hunk) : hunk, { ...target, hunks, shift })
    }
  }
}

/** Adds hunks as a proposal's lines: each where it fits alone. */
const addLines = (path: string, hunks: readonly DiffHunk[], { recording, why, at }: HunkTarget): void => {
  const lines = new ProposedLines(recording)
  for (const hunk of hunks) {
    const { old, new: fresh } = sidesOf(withoutCr(hunk))
    const change = { contexts: [], old: old.lines, new: fresh.lines, atEnd: false, construct: 'hunk' }
    const start = hunk.isUnplaced ? undefined : hunk.oldStart
    lines.add(path, { ...change, start }, { why, at: { ...at, line: hunk.line } })
  }
}

/** Adds one hunk; gives by how much the lines after it have moved. */
const addHunk = (
  path: string,
  given: DiffHunk,
  { recording, why, at, hunks, shift }: HunkTarget & { readonly hunks: readonly DiffHunk[]; readonly shift: number },
): number => {
  const hunk = withoutBom(given)
  const here = { ...at, line: hunk.line }
  const { old, replacement } = textsOf(hunk)
  const text = recording.text(path)
  if (text === undefined) {
    if (old === '')
      recording.leaveOut('hunk', { reason: 'Cannot locate its lines without the file; pass --repo.', at: here })
    else if (old !== replacement)
      recording.edit(path, { ...whatToFind(hunk, hunks), new_string: replacement }, { why, at: here })
    return shift
  }
  const start = placeOfHunk(text, hunk, shift)
  if (start < 0) {
    const reason =
      isFromNothing(hunk) && hunks.length === 1 ? `It makes ${path}, which exists here.` : whyMissing(path, hunk, text)
    recording.leaveOut('hunk', { reason, at: here })
    return shift
  }
  recording.change(path, { start, end: start + old.length, replacement }, { why, at: here })
  const line = text.slice(0, start).split('\n').length
  return line - hunk.oldStart + hunk.newLines - hunk.oldLines
}

/** The byte order mark shows in a diff of the first line; the text is known without it, and keeps it. */
const withoutBom = (hunk: DiffHunk): DiffHunk =>
  hunk.oldStart > 1 ? hunk : { ...hunk, lines: hunk.lines.map((line) => line.replace(/^([ +-])\ufeff/, '$1')) }
