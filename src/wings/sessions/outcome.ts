import { withoutMark } from '../../core/text/encoding.ts'
import { lineEndsOf, type StructuredPatchHunk, sidesOf, textsOf, withoutCr } from '../../core/text/hunks.ts'
import { type AskedEdit, afterEdits, afterHunks, type EditCall, type FileOutcome } from './after-edits.ts'
import { applyPatchText } from './apply-patch.ts'
import { credible, whyPartial } from './credible.ts'
import { type FileState, GONE, hasMark, overwritten, plainText, type WritingHabits } from './file-states.ts'
import { addedBy, chunksOfFile } from './patch-text.ts'
import { inFolder } from './paths.ts'
import type { Reconstruction } from './reconstruction.ts'
import type { StepSource } from './recording.ts'

interface EditContext {
  readonly reconstruction: Reconstruction
  readonly habits: WritingHabits
  readonly step: StepSource
}

/** Adds what replacements made of a file, by what the source says came of them where it does. */
export const addEdits = (call: EditCall, given: FileOutcome | undefined, making: EditContext): void => {
  const { reconstruction, step } = making
  const outcome = believed(call.path, given, { ...making, construct: 'Edit', edits: call.edits })
  if (outcome?.before !== undefined) reconstruction.meet(call.path, stateOf(outcome.before, outcome.exact), step.at)
  const state = reconstruction.recording.state(call.path)
  if (!state) {
    addUnseen(call, outcome, making)
    return
  }
  const after = afterEdits(state, call, { outcome, habits: making.habits })
  if (after === undefined) addDoubtful(call, outcome, making)
  else {
    const [only] = call.edits
    const wanted = only && call.edits.length === 1 ? editStep(call.path, only) : undefined
    reconstruction.become(call.path, after, { step, wanted, keepsEnds: true })
  }
}

/** What counts of an outcome; the rest is listed. An empty outcome is none. */
const believed = (
  path: string,
  given: FileOutcome | undefined,
  {
    reconstruction,
    step,
    habits,
    construct,
    ...asked
  }: EditContext & {
    readonly construct: string
    readonly edits?: EditCall['edits']
    readonly content?: string
  },
): FileOutcome | undefined => {
  if (!given) return undefined
  const { recording } = reconstruction
  const [asks, told] = [path, given.path].map((one) => recording.relative(one)) as [string, string]
  if (!`/${asks}`.endsWith(`/${told}`) && !`/${told}`.endsWith(`/${asks}`)) {
    const reason = `The log reports for ${told} what the call asks for ${asks}; if that changed, the change is not in the plan.`
    recording.leaveOut(construct, { reason, at: step.at })
    return undefined
  }
  const { outcome, doubts } = credible(given, { ...asked, ...witnessOf(reconstruction.left(path)), habits })
  for (const doubt of doubts)
    recording.leaveOut(construct, { reason: `${recording.relative(path)}: ${doubt}`, at: step.at })
  const says =
    outcome && [outcome.before, outcome.after, outcome.hunks, outcome.movedTo].some((one) => one !== undefined)
  return says ? outcome : undefined
}

/** What is known of a file before a call. The checkout's own text tells where one is cut, and not whether there was a file. */
const witnessOf = (left: FileState | undefined) => ({ known: left?.text, isAssumed: left?.assumed === true })

const editStep = (path: string, { old, new: fresh, all, count: expect_matches }: AskedEdit) =>
  ({
    tool: 'Edit',
    input: { file_path: path, old_string: old, new_string: fresh, ...(all && { replace_all: true, expect_matches }) },
  }) as const

/** A file that nothing is known of: the call as it was made, or where that was inexact, the lines that its diff shows. */
const addUnseen = (call: EditCall, outcome: FileOutcome | undefined, making: EditContext): void => {
  const { reconstruction, habits, step } = making
  const { recording } = reconstruction
  const { path, edits } = call
  if (reconstruction.isLost(path)) {
    lose(path, making, { construct: 'Edit', why: LOST })
    return
  }
  const hunks = outcome?.hunks?.map(withoutCr)
  if (hunks && !edits.every((edit) => hunks.some((hunk) => textsOf(hunk).old.includes(plainText(edit.old)))))
    addLines(path, hunks, making)
  else
    for (const [index, edit] of edits.entries()) {
      const isDoubted = habits.edits === 'loose' && !outcome && (isSpelledInWays(edit.old) || /\n./.test(edit.old))
      const when = isDoubted ? { when: { contains: edit.old } } : {}
      recording.add({ ...step, ...when, id: idOf(step, index, edits.length), ...unseenEdit(path, edit, habits) })
      const reason = `${recording.relative(path)} changes only where it holds exactly this text.`
      if (isDoubted) recording.leaveOut('Edit', { reason, at: step.at })
    }
  if (typeof outcome?.after === 'string') recording.set(path, { text: outcome.after, exact: outcome.exact })
}

const LOST = 'an earlier change to this file is not in the plan.'

/** Lists what cannot be said about a file, of which nothing is known any more. */
const lose = (
  path: string,
  { reconstruction, step }: EditContext,
  { construct, why }: { readonly construct: string; readonly why: string },
): void => {
  reconstruction.lose(path)
  const reason = `${reconstruction.recording.relative(path)}: ${why}`
  reconstruction.recording.leaveOut(construct, { reason, at: step.at })
}

/** The lines of hunks, which the engine looks for. */
const addLines = (path: string, hunks: readonly StructuredPatchHunk[], { reconstruction, step }: EditContext): void => {
  const { recording } = reconstruction
  for (const hunk of hunks.map(withoutCr)) {
    const { old, replacement } = textsOf(hunk)
    const [old_string, new_string] = [plainText(old), withoutMark(replacement)]
    if (old === '') recording.leaveOut('change', { reason: WHERE, at: step.at })
    else if (old_string !== new_string) recording.edit(path, { old_string, new_string }, step)
  }
}

const WHERE = 'Cannot locate its lines without the file; pass --repo.'

/**
 * An Edit finds its old text under some tolerances and takes the line end of a whole line along; a pattern does neither, and neither do
 * some agents.
 */
const unseenEdit = (path: string, edit: AskedEdit, { edits }: WritingHabits) => {
  const step = editStep(path, edit)
  const takesMore = edit.new === '' && !edit.old.endsWith('\n')
  if (edits === 'tolerant' || edit.old === '' || !(takesMore || isSpelledInWays(edit.old))) return step
  const { old_string, ...input } = step.input
  return { tool: step.tool, input: { ...input, regex: asPattern(plainText(old_string)) } }
}

/** Whether an Edit would find the text in another spelling, too. */
const isSpelledInWays = (text: string): boolean => /["'<>&\\]|[^\0-\x7f]/.test(text)

/** A regular expression that matches the text and nothing else. */
const asPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('\n', '\\n')

const idOf = ({ id }: StepSource, index: number, count: number): string | undefined =>
  count === 1 || id === undefined ? id : `${id}.${index + 1}`

/** Why edits of a text are not certain; where they change it one after the other, only the first is known. */
const whyNone = ([first]: readonly AskedEdit[], text: string): string => {
  const places = first && first.old !== '' && !first.all ? text.split(plainText(first.old)).length - 1 : 0
  return places < 2
    ? 'its old text is not in the file, as far as the log shows it.'
    : `its old text is at ${places} places; repeat text around the one that is meant, or say that all are.`
}

/** The source says that it was made, and what is known of the file says that it cannot be. */
const addDoubtful = (call: EditCall, outcome: FileOutcome | undefined, making: EditContext): void => {
  const { reconstruction, step } = making
  const { recording } = reconstruction
  const [only] = call.edits
  const isLoose = reconstruction.isLoose(call.path)
  if ((outcome?.before !== undefined || isLoose) && only && call.edits.length === 1) {
    recording.set(call.path, undefined)
    const reason = `${recording.relative(call.path)}: its old text is not in it as the log shows it; the call is taken by its words.`
    if (!isLoose) recording.leaveOut('Edit', { reason, at: step.at })
    recording.add({ ...step, ...editStep(call.path, only) }, { unchecked: true })
  } else lose(call.path, making, { construct: 'Edit', why: whyNone(call.edits, recording.text(call.path) ?? '') })
}

/** Adds what writing a whole file made of it. */
export const addWrite = (
  { path, content }: { readonly path: string; readonly content: string },
  given: FileOutcome | undefined,
  making: EditContext,
): void => {
  const { reconstruction, habits, step } = making
  const { recording } = reconstruction
  const outcome = believed(path, given, { ...making, construct: 'Write', content })
  if (outcome?.before !== undefined) reconstruction.meet(path, stateOf(outcome.before, outcome.exact), step.at)
  const before = recording.state(path)
  const wanted = { tool: 'Write', input: { file_path: path, content } } as const
  const text = writtenText(content, outcome)
  // A text that has carriage returns is written with them, whatever the file had.
  const takesEnds = habits.overwrittenEnds === 'kept' && !text.includes('\r')
  if (before?.text === undefined) {
    if (before) reconstruction.become(path, { text, exact: true }, { step, wanted })
    else if (!outcome && takesEnds && recording.isLicensed(path)) lose(path, making, { construct: 'Write', why: ENDS })
    else if (recording.add({ ...step, ...wanted }))
      recording.set(path, { text, exact: habits.overwrittenEnds !== 'kept' })
    return
  }
  const keepsEnds = takesEnds && !before.exact
  if (keepsEnds && hasMark(before.text) && habits.overwrittenMark !== 'kept') {
    lose(path, making, { construct: 'Write', why: `it loses its byte order mark; ${ENDS}` })
    return
  }
  const after = keepsEnds ? { text, exact: false } : { text: overwritten(before.text, text, habits), exact: true }
  reconstruction.become(path, after, { step, wanted: keepsEnds ? undefined : wanted, keepsEnds })
}

const ENDS = 'it keeps its line ends, which are not known; pass --repo.'

/** What was written: what the source says afterwards, unless that is the same but for its line ends. */
const writtenText = (content: string, outcome: FileOutcome | undefined): string => {
  if (typeof outcome?.after !== 'string') return content
  return !outcome.exact && plainText(outcome.after) === plainText(content) ? content : outcome.after
}

/** The state of a file that holds the text; null: there is no file. `exact`: line ends and mark are known too. */
export const stateOf = (text: string | null, exact: boolean): FileState => (text === null ? GONE : { text, exact })

interface OutcomeContext extends EditContext {
  /** The patch that was asked for, and the folder its paths start from. */
  readonly asked?: { readonly patch: string; readonly folder: string | undefined } | undefined
}

/** Adds what a source says a call did to files, whatever the call was. */
export const addFileOutcomes = (outcomes: readonly FileOutcome[], making: OutcomeContext): void => {
  for (const [index, outcome] of outcomes.entries()) {
    const step = index === 0 ? making.step : { ...making.step, id: undefined }
    addOutcome(outcome, { ...making, step })
  }
}

const addOutcome = (outcome: FileOutcome, making: OutcomeContext): void => {
  const { reconstruction, step } = making
  const { recording } = reconstruction
  const { path, after, hunks, movedTo, exact } = outcome
  if (after === undefined && !hunks) addUntold(path, making)
  const before =
    typeof outcome.before === 'string' && whyPartial(outcome.before, reconstruction.left(path)?.text)
      ? undefined
      : outcome.before
  if (before !== undefined && before !== null) reconstruction.meet(path, stateOf(before, exact), step.at)
  if (after === null) remove(path, making)
  else if (typeof after === 'string') addWrite({ path, content: addedText(path, making) ?? after }, outcome, making)
  else if (hunks && addHunksOf(outcome, hunks, making) === 'with its move') return
  if (movedTo === undefined) return
  const state = recording.state(path)
  if (!recording.isLicensed(path)) recording.unread = true
  const there = recording.state(movedTo)
  if (there?.text !== undefined && there.assumed) {
    for (const one of [path, movedTo]) reconstruction.lose(one)
    const reason = `${recording.relative(movedTo)}: a file is there, and the log shows none that the move of ${recording.relative(path)} took the place of.`
    recording.leaveOut('Move', { reason, at: step.at })
    return
  }
  if (there?.text !== undefined) remove(movedTo, making)
  recording.move(path, movedTo, { ...step, id: undefined }, { unchecked: true })
  recording.set(path, GONE)
  recording.set(movedTo, state)
}

/** The text of a file that the patch that was asked for adds. */
const addedText = (path: string, making: OutcomeContext): string | undefined =>
  making.asked && addedBy(making.asked.patch, ofFile(path, making))

/** Whether a name in the patch that was asked for is that of a file. */
const ofFile = (path: string, { asked, reconstruction: { recording } }: OutcomeContext) => {
  const own = recording.relative(path)
  return (other: string): boolean => recording.relative(inFolder(other, asked?.folder)) === own
}

/** A file of which the log says only that something was done to it: the patch that was asked for says what. */
const addUntold = (path: string, making: OutcomeContext): void => {
  const { reconstruction, step, asked } = making
  const { recording } = reconstruction
  const only = ofFile(path, making)
  if (!asked || chunksOfFile(asked.patch, only).length === 0) {
    lose(path, making, { construct: 'change', why: 'the log does not say what became of it.' })
    return
  }
  applyPatchText(asked.patch, recording, { ...step, folder: asked.folder, only })
  const reason = `${recording.relative(path)}: the log does not say what became of it; the patch is taken by its words.`
  recording.leaveOut('change', { reason, at: step.at })
}

const remove = (path: string, { reconstruction: { recording }, step }: OutcomeContext): void => {
  if (!recording.isLicensed(path)) recording.unread = true
  recording.delete(path, step)
  recording.set(path, GONE)
}

const addHunksOf = (
  { path, exact, outdented = false }: FileOutcome,
  hunks: readonly StructuredPatchHunk[],
  making: OutcomeContext,
): 'alone' | 'with its move' => {
  const { reconstruction, habits, step } = making
  const state = reconstruction.recording.state(path)
  if (state?.text === undefined) return addUnplaced(path, hunks, { ...making, outdented })
  const after = afterHunks(state, hunks, { exact, habits })
  if (after) reconstruction.become(path, after, { step, keepsEnds: true })
  else if (state.assumed) addLines(path, hunks, making)
  else lose(path, making, { construct: 'change', why: 'its lines are not in the file, as far as the log shows it.' })
  return 'alone'
}

/** Hunks of a file that nothing is known of. */
const addUnplaced = (
  path: string,
  hunks: readonly StructuredPatchHunk[],
  making: OutcomeContext & { readonly outdented: boolean },
): 'alone' | 'with its move' => {
  const { reconstruction, step, asked, outdented } = making
  const { recording } = reconstruction
  recording.unread ||= !recording.isLicensed(path)
  const only = ofFile(path, making)
  const isMixed = lineEndsOf(hunks) === 'mixed'
  if (reconstruction.isLost(path)) lose(path, making, { construct: 'change', why: LOST })
  else if (isMixed)
    lose(path, making, { construct: 'line ends', why: 'its line ends change, which needs the file; pass --repo.' })
  else if (asked && (outdented ? saysSame(asked.patch, hunks) : saysMore(chunksOfFile(asked.patch, only), hunks))) {
    applyPatchText(asked.patch, recording, { ...step, folder: asked.folder, only })
    return 'with its move'
  } else if (outdented && hunks.some(mayBeIndented)) {
    const reason = `The indentation of its lines in ${recording.relative(path)} is not known; pass --repo.`
    recording.leaveOut('change', { reason, at: step.at })
  } else addLines(path, hunks, making)
  return 'alone'
}

const mayBeIndented = (hunk: StructuredPatchHunk): boolean =>
  hunk.oldLines > 1 && sidesOf(hunk).old.lines.every((line) => line === '' || /^\S/.test(line))

/** Whether the lines that a patch asks for are those that went and came, blanks around them aside. */
const saysSame = (patch: string, hunks: readonly StructuredPatchHunk[]): boolean => {
  const lines = new Set(patch.split('\n').map((line) => line.slice(1).replace(/\r$/, '').trimStart()))
  return hunks.map(sidesOf).every(({ old, new: fresh }) => {
    const differing = [...changed(old.lines, fresh.lines), ...changed(fresh.lines, old.lines)]
    return old.ended === fresh.ended && differing.every((line) => lines.has(line.trimStart()))
  })
}

/** Whether a patch says all that hunks show, and more lines around it, which find the place where theirs are too few. */
const saysMore = (chunks: ReturnType<typeof chunksOfFile>, hunks: readonly StructuredPatchHunk[]): boolean => {
  const sides = hunks.map(withoutCr).map(sidesOf)
  const isIn = (lines: readonly string[], whole: readonly string[]) =>
    `\n${whole.join('\n')}\n`.includes(`\n${lines.join('\n')}\n`)
  const isSaid = ({ old, new: fresh }: (typeof sides)[number]) =>
    chunks.some((chunk) => isIn(old.lines, chunk.old) && isIn(fresh.lines, chunk.new))
  const count = (all: readonly { readonly length: number }[]) => all.reduce((sum, { length }) => sum + length, 0)
  return sides.every(isSaid) && count(chunks.map(({ old }) => old)) > count(sides.map(({ old }) => old.lines))
}

const changed = (lines: readonly string[], others: readonly string[]): string[] =>
  lines.filter((line) => !others.includes(line))
