import { MOST_SEARCHED } from '../../core/plan/edits-between.ts'
import { documentsOf, type JsonNode, members } from '../../core/plan/json-nodes.ts'
import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { sha256 as digestOf } from '../../core/text/digest.ts'
import { isWellFormed } from '../../core/text/encoding.ts'
import { hunkOf, keepsLineEnds, lineEndsOf, placeOfHunk, textsOf, withoutCr } from '../../core/text/hunks.ts'
import { isObject, scalarText } from '../../core/text/json.ts'
import { kindOf } from '../../core/tools/checks.ts'
import { idsOf, whatToFind, whyMissing, whyOther, whyUnplaced } from './diff-evidence.ts'
import { addWhole } from './diff-forms.ts'
import { binaryContent, type DiffHunk, type FileDiff, parseDiff } from './diff-text.ts'
import { plainText } from './file-states.ts'
import { mailsOf, type PatchMail } from './patch-mail.ts'
import type { Recording } from './recording.ts'
import { type ImportedHeader, type Importer, optionsOf, wholeText } from './source.ts'

/**
 * Unified diffs and `git format-patch` mail. The first mail's subject becomes the title, its body the description, its
 * author and date the plan's; subject and body of each are the reason of its steps. What goes comes first, so that its
 * name is free. Copies, links, submodules, deltas of binary files and modes of files that are not at hand are listed.
 */
export const importDiff: Importer = (sources, recording) => {
  const mails = sources.flatMap((source) => mailsOf(wholeText(source)).map((mail) => ({ name: source.name, mail })))
  const budget = { bytes: MOST_BINARY }
  for (const { name, mail } of mails) addMail(mail, { recording, budget, file: name })
  const header = mails.find(({ mail }) => mail.subject !== undefined)?.mail
  return { ...headerOf(header), options: { duplicates: 'keep', ...optionsOf(recording) } }
}

/** How many bytes all binary files of an import may amount to: in base64, as much as a plan in JSON may hold. */
const MOST_BINARY = 192 * 1024 * 1024

const headerOf = (mail: PatchMail | undefined): ImportedHeader => ({
  ...(mail?.subject && { title: mail.subject }),
  ...(mail?.body && { description: mail.body }),
  ...(mail?.author && { author: mail.author }),
  ...(mail?.date && { created: mail.date }),
})

interface Destination {
  readonly recording: Recording
  /** What is left of {@link MOST_BINARY}. */
  readonly budget: { bytes: number }
}

const addMail = (mail: PatchMail, { file, ...destination }: Destination & { readonly file: string }): void => {
  const { subject, body, lines, line, encoding } = mail
  if (encoding !== undefined) {
    const reason = `Its body is encoded as ${encoding}; save it as plain text (format-patch does).`
    destination.recording.leaveOut('mail', { reason, at: { file, line, column: 1 } })
    return
  }
  const why = [subject, body].filter((part) => part).join('\n\n') || undefined
  for (const diff of goingFirst(parseDiff(lines, line)))
    addFile(diff, { ...destination, why, at: { file, line: diff.line, column: 1 } })
}

/** What goes, what is renamed, what is written, as names have to be free; the order given where a file occurs twice. */
const goingFirst = (diffs: readonly FileDiff[]): readonly FileDiff[] => {
  const paths = diffs.flatMap(({ oldPath, newPath }) => [...new Set([oldPath, newPath])].filter((path) => path))
  if (new Set(paths).size < paths.length) return diffs
  return [...diffs].sort((one, other) => urgencyOf(one) - urgencyOf(other))
}

const urgencyOf = (diff: FileDiff): number => (isDeleted(diff) ? 0 : diff.headers.has('rename from') ? 1 : 2)

interface Target extends Destination {
  readonly why: string | undefined
  readonly at: SourcePlace
}

const addFile = (diff: FileDiff, target: Target): void => {
  const { recording, why, at } = target
  const unsupported = whyUnsupported(diff)
  if (unsupported) {
    recording.leaveOut(unsupported.construct, { reason: unsupported.reason, at })
    return
  }
  if (diff.damage !== undefined) {
    recording.leaveOut('diff', { reason: diff.damage, at })
    return
  }
  const path = diff.newPath ?? diff.oldPath
  if (path === undefined) {
    recording.leaveOut('diff', { reason: 'It does not name its file.', at })
    return
  }
  if (isDeleted(diff)) {
    addDeleted(path, diff, target)
    return
  }
  if (diff.headers.has('rename from') && diff.oldPath !== undefined) {
    license(diff.oldPath, { recording, at })
    recording.move(diff.oldPath, path, { why, at })
  }
  if (isNew(diff) && recording.state(path)?.text !== undefined)
    recording.leaveOut('new file', { reason: `${path} exists here.`, at })
  else if (diff.binary) addBinary(path, diff, target)
  else if (isNew(diff)) addNew(path, diff, target)
  else addChanged(path, diff, target)
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

const addBinary = (path: string, diff: FileDiff, { recording, budget, why, at }: Target): void => {
  const { headers, binary = [] } = diff
  const [, blob] = idsOf(diff)
  const content = binaryContent({ lines: binary, blob, limit: budget.bytes })
  if (!content.ok) {
    recording.leaveOut('binary patch', { reason: `The content of ${path}: ${content.reason}`, at })
    return
  }
  const doubt = isNew(diff) ? undefined : whyOther(path, diff, { recording, isReadable: false })
  if (doubt !== undefined) {
    recording.leaveOut('binary patch', { reason: doubt, at })
    return
  }
  budget.bytes -= content.bytes.length
  if (!isNew(diff)) recording.unread = true
  const input = { content_base64: content.bytes.toString('base64'), executable: executableOf(headers) }
  recording.write(path, input, { why, at })
}

/** A file whose mode changes is written whole: nothing smaller carries a mode. */
const addChanged = (path: string, diff: FileDiff, { recording, why, at }: Target): void => {
  const { headers, hunks } = diff
  const doubt = whyUnplaced(path, diff, recording)
  if (doubt !== undefined) {
    recording.leaveOut('hunk', { reason: doubt, at: { ...at, line: hunks[0]?.line ?? at.line } })
    return
  }
  const mode = headers.get('new mode')
  const raw = mode === undefined ? undefined : recording.exactText(path)
  if (raw !== undefined) {
    license(path, { recording, at })
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

const isDeleted = ({ headers, oldPath, newPath, hunks }: FileDiff): boolean =>
  headers.has('deleted file mode') || (newPath === undefined && oldPath !== undefined && hunks.length > 0)

const isNew = ({ headers, oldPath, newPath }: FileDiff): boolean =>
  headers.has('new file mode') || (oldPath === undefined && newPath !== undefined)

const addNew = (path: string, { headers, hunks }: FileDiff, { recording, why, at }: Target): void => {
  const { old, replacement: content } = textsOf(hunks[0] ?? hunkOf(1, []))
  if (hunks.length > 1 || old !== '') {
    recording.leaveOut('new file', { reason: `It shows lines that ${path} had, which it calls new.`, at })
    return
  }
  recording.write(path, { content, executable: executableOf(headers) }, { why, at })
}

/** What a plan cannot carry at all. */
const whyUnsupported = ({ headers }: FileDiff): { construct: string; reason: string } | undefined => {
  const copied = headers.get('copy from')
  const modes = ['new file mode', 'deleted file mode', 'new mode', 'old mode'].map((name) => headers.get(name))
  const mode = modes.find((given) => given !== undefined) ?? headers.get('index')?.split(' ')[1]
  if (mode === '120000') return { construct: 'symbolic link', reason: 'A plan cannot make or change links.' }
  if (mode === '160000') return { construct: 'submodule', reason: 'A plan cannot move submodules.' }
  return copied === undefined ? undefined : { construct: 'copy', reason: `A plan cannot copy ${copied}.` }
}

type HunkTarget = Omit<Target, 'budget'>

/** A Read of what a Read can show, so that nothing that is not known is overwritten; what it cannot show, the engine reads itself. */
const license = (path: string, { recording, at }: Pick<HunkTarget, 'recording' | 'at'>): void => {
  const raw = recording.exactText(path)
  const isShown = raw === undefined || (isWellFormed(raw) && !raw.includes('\0'))
  if (isShown && kindOf(path) === 'text') recording.license(path, at)
  else recording.unread ||= !recording.isLicensed(path)
}

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
  const isLarge = raw !== undefined && hunks.length * raw.length > MOST_SEARCHED
  if (raw !== undefined && (notebook || isLarge || !keepsLineEnds(raw, hunks))) {
    addWhole(path, { raw, hunks, why: target.why, at }, recording)
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
    recording.leaveOut('hunk', { reason: whyMissing(path, hunk), at: here })
    return shift
  }
  recording.change(path, { start, end: start + old.length, replacement }, { why, at: here })
  return shift + hunk.newLines - hunk.oldLines
}

/** The byte order mark shows in a diff of the first line; the text is known without it, and keeps it. */
const withoutBom = (hunk: DiffHunk): DiffHunk =>
  hunk.oldStart > 1 ? hunk : { ...hunk, lines: hunk.lines.map((line) => line.replace(/^([ +-])\ufeff/, '$1')) }

/** Predictions of SWE-bench, a patch each. They belong to different repositories: the first that has a patch is taken. */
export const importSweBench: Importer = (sources, recording, options) => {
  const predictions = sources.flatMap((source) => [...documentsOf(source, recording)].flatMap(predictionsOf))
  const [first, ...others] = predictions.filter(
    ({ value }) => isObject(value) && typeof value.model_patch === 'string' && value.model_patch !== '',
  )
  for (const other of others)
    recording.leaveOut('prediction', {
      reason: `It is for another instance, ${named(other)}; import it alone.`,
      at: other.at(),
    })
  if (!first || !isObject(first.value)) return {}
  const header = importDiff([{ name: first.file, text: scalarText(first.value.model_patch) }], recording, options)
  return { ...header, title: `Prediction for ${named(first)}` }
}

const predictionsOf = (document: JsonNode): JsonNode[] =>
  Array.isArray(document.value) || (isObject(document.value) && document.value.model_patch === undefined)
    ? [...members(document)]
    : [document]

const named = ({ value, key }: JsonNode): string => (isObject(value) ? scalarText(value.instance_id ?? key) : key)
