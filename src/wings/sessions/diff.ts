import { documentsOf, type JsonNode, members } from '../../core/plan/json-nodes.ts'
import type { Span } from '../../core/plan/source-text.ts'
import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { isObject, scalarText } from '../../core/text/json.ts'
import { chosenOf } from './choice.ts'
import { missingEnd } from './diff-ends.ts'
import { type DiffHunk, type FileDiff, parseDiff } from './diff-text.ts'
import { addFile, addProperty, type Destination } from './file-diff.ts'
import { gapsIn, mailsOf, type PatchMail } from './patch-mail.ts'
import type { Recording } from './recording.ts'
import { type ImportedHeader, type Importer, optionsOf, wholeText } from './source.ts'
import { type PlacedDiff, placeDiffs } from './strip-level.ts'
import { propertyChanges } from './svn-properties.ts'

/**
 * Unified diffs and `git format-patch` mail. The first mail's subject becomes the title, its body the description, its
 * author and date the plan's; subject and body of each are the reason of its steps. What goes comes first, so that its
 * name is free. Links, submodules, deltas of binary files, modes of files that are not at hand, and what no unified diff holds are listed.
 */
export const importDiff: Importer = (sources, recording, { strip }) => {
  const budget = { bytes: MOST_BINARY }
  const patches = sources.map((source) => ({ name: source.name, mails: mailsOf(withoutMarks(wholeText(source))) }))
  for (const { name, mails } of patches) addPatch(mails, { recording, budget, file: name, strip })
  const [names, mails] = [patches.map(({ name }) => name), patches.flatMap((patch) => patch.mails)]
  for (const gap of gapsIn(names, mails)) recording.note(gap)
  const header = mails.find(({ subject }) => subject !== undefined)
  return { ...headerOf(header), options: { duplicates: 'keep', ...optionsOf(recording) } }
}

/** Formatters print the byte order mark of a file before its head. */
const withoutMarks = (text: string): string => text.replace(/^\ufeff(?=--- |diff )/gm, '')

/** How many bytes all binary files of an import may amount to: in base64, as much as a plan in JSON may hold. */
const MOST_BINARY = 192 * 1024 * 1024

const headerOf = (mail: PatchMail | undefined): ImportedHeader => ({
  ...(mail?.subject && { title: mail.subject }),
  ...(mail?.body && { description: mail.body }),
  ...(mail?.author && { author: mail.author }),
  ...(mail?.date && { created: mail.date }),
})

/** All mails of a source: their names are written in one way. */
const addPatch = (
  mails: readonly PatchMail[],
  { file, strip, ...destination }: Destination & { readonly file: string; readonly strip?: number | undefined },
): void => {
  const { recording } = destination
  // Only the last mail may end within a line.
  const linesOf = (mail: PatchMail) => (mail === mails.at(-1) ? mail.lines : [...mail.lines, ''])
  const read = mails.map((mail) => ({ mail, diffs: parseDiff(linesOf(mail), mail.line, true) }))
  const found = placeDiffs(
    read.flatMap(({ diffs }) => diffs),
    { strip, kindAt: kindsIn(recording), folder: recording.givenFolder },
  )
  if (found.ok && found.strip !== undefined) recording.note(`The names of ${file} are read with -p ${found.strip}.`)
  const placed = found.ok ? [...found.diffs] : []
  for (const { mail, diffs } of read) {
    const { subject, body, bodyLine } = mail
    const why = [subject, body].filter((part) => part).join('\n\n') || undefined
    const at = (line: number): SourcePlace => ({ file, line: bodyLine ?? line, column: 1 })
    for (const diff of goingFirst(placed.splice(0, diffs.length)).map((one) => told(one, bodyLine)))
      addFile(diff, { ...destination, why, at: at(diff.line) })
    if (!found.ok && diffs[0]) recording.leaveOut('patch', { reason: found.reason, at: at(diffs[0].line) })
    const missing = missingEnd(mail, diffs)
    if (missing) recording.leaveOut('patch', { reason: missing.reason, at: at(missing.line), is: 'not read' })
    for (const change of propertyChanges(mail.lines))
      addProperty(change, { ...destination, why, at: at(mail.line + change.index) })
    const { lines, line: first } = mail
    recording.texts.push({ file, lines, first, taken: takenOf(mail, diffs), toldAt: bodyLine })
  }
}

/** The lines of an encoded body are none of the text's. */
const told = (diff: PlacedDiff, bodyLine: number | undefined): PlacedDiff =>
  bodyLine === undefined ? diff : { ...diff, hunks: diff.hunks.map((hunk) => ({ ...hunk, line: bodyLine })) }

/** Heads and hunks. A mail's own words, above its first diff, change nothing. */
function takenOf({ subject, lines, line }: PatchMail, diffs: readonly FileDiff[]): readonly Span[] {
  const taken: [first: number, last: number][] = []
  for (const [at, { line: head, hunks }] of diffs.entries()) {
    taken.push([at === 0 && subject !== undefined ? line : head, line - 1 + endOfHead(lines, head - line)])
    for (const [first, last] of hunks.map(spanOf)) {
      // A hunk belongs to what is right above it.
      const before = taken.at(-1)
      if (before && before[1] + 1 >= first) before[1] = Math.max(before[1], last)
      else taken.push([first, last])
    }
  }
  return taken
}

const spanOf = ({ line, span, lines }: DiffHunk): Span => [line, line + (span ?? lines.length)]

const HEAD =
  /^(?:diff |index |(?:dis)?similarity |(?:old|new|new file|deleted file) mode |(?:rename|copy) |--- |\+\+\+ |Binary files )/

/** The line behind a head. A binary patch and a merge's diff go on to the next diff, or to the end of the mail. */
function endOfHead(lines: readonly string[], start: number): number {
  const isMerge = /^diff --(?:cc|combined) /.test(lines[start] ?? '')
  let end = start + 1
  while (end < lines.length && HEAD.test(lines[end] ?? '') && !/^diff /.test(lines[end] ?? '')) end += 1
  if (!isMerge && !lines[end]?.startsWith('GIT binary patch')) return end
  while (end < lines.length && !/^(?:diff |From [\da-f]{40} |-- $)/.test(lines[end] ?? '')) end += 1
  return end
}

/** What is at a path, by what the steps so far leave; undefined where no checkout is at hand. */
const kindsIn = (recording: Recording): ((path: string) => 'file' | 'folder' | undefined) | undefined => {
  const { kindOf, readFile } = recording.checkout
  if (!kindOf && !readFile) return undefined
  return (path) => {
    const kind = kindOf?.(recording.relative(path))
    if (kind === 'folder') return kind
    const state = recording.state(path)
    return (state ? state.text !== undefined : kind !== undefined) ? 'file' : undefined
  }
}

/** What goes, what is renamed, what is written, as names have to be free; the order given where a file occurs twice. */
const goingFirst = (diffs: readonly PlacedDiff[]): readonly PlacedDiff[] => {
  const paths = diffs.flatMap(({ path, from }) => [...new Set([from, path])].filter((name) => name))
  if (new Set(paths).size < paths.length) return diffs
  return [...diffs].sort((one, other) => urgencyOf(one) - urgencyOf(other))
}

const urgencyOf = ({ does }: PlacedDiff): number => (does === 'remove' ? 0 : does === 'move' ? 1 : 2)

/** Predictions of SWE-bench, a patch each. They belong to different repositories: of several one is to be chosen. */
export const importSweBench: Importer = (sources, recording, options) => {
  const predictions = sources.flatMap((source) => [...documentsOf(source, recording)].flatMap(predictionsOf))
  const [prediction] = chosenOf(predictions, { choice: options.choice, recording, called: 'prediction' })
  if (!prediction || !isObject(prediction.value)) return {}
  const text = scalarText(prediction.value.model_patch ?? '')
  // A text in JSON is whole: its last line ends there.
  const header = importDiff([{ name: prediction.file, text: `${text}\n` }], recording, options)
  return { ...header, title: `Prediction for ${named(prediction)}` }
}

const predictionsOf = (document: JsonNode): JsonNode[] =>
  Array.isArray(document.value) || (isObject(document.value) && document.value.model_patch === undefined)
    ? [...members(document)]
    : [document]

const named = ({ value, key }: JsonNode): string => (isObject(value) ? scalarText(value.instance_id ?? key) : key)
