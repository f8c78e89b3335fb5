import { lineEndsOf, type StructuredPatchHunk, sidesOf, textsOf, withoutCr } from '../../core/text/hunks.ts'
import { afterHunks, type FileOutcome } from './after-edits.ts'
import { applyPatchText } from './apply-patch.ts'
import { plainText, type WritingHabits, withoutMark } from './file-states.ts'
import { addWrite, stateOf } from './outcome.ts'
import type { Reconstruction } from './reconstruction.ts'
import type { StepSource } from './recording.ts'
import { inFolder } from './shell/shell-files.ts'

interface Making {
  readonly reconstruction: Reconstruction
  readonly habits: WritingHabits
  readonly step: StepSource
  /** The patch that was asked for, and the folder its paths start from. */
  readonly asked?: { readonly patch: string; readonly folder: string | undefined } | undefined
}

/** Adds what a source says a call did to files, whatever the call was. */
export const addFileOutcomes = (outcomes: readonly FileOutcome[], making: Making): void => {
  for (const [index, outcome] of outcomes.entries()) {
    const step = index === 0 ? making.step : { ...making.step, id: undefined }
    addOutcome(outcome, { ...making, step })
  }
}

const addOutcome = (outcome: FileOutcome, making: Making): void => {
  const { reconstruction, step } = making
  const { recording } = reconstruction
  const { path, before, after, hunks, movedTo, exact } = outcome
  if (before !== undefined && before !== null) reconstruction.meet(path, stateOf(before, exact), step.at)
  if (after === null) remove(path, making)
  else if (typeof after === 'string') addWrite({ path, content: after }, outcome, making)
  else if (
    hunks &&
    addHunksOf(path, hunks, { ...making, exact, outdented: outcome.outdented === true }) === 'with its move'
  )
    return
  if (movedTo === undefined) return
  const state = recording.state(path)
  if (!recording.isLicensed(path)) recording.unread = true
  if (recording.state(movedTo)?.text !== undefined) remove(movedTo, making)
  recording.add(
    { ...step, id: undefined, tool: 'Move', input: { file_path: path, new_path: movedTo } },
    { unchecked: true },
  )
  recording.set(path, { text: undefined, exact: true })
  recording.set(movedTo, state)
}

const remove = (path: string, { reconstruction: { recording }, step }: Making): void => {
  if (!recording.isLicensed(path)) recording.unread = true
  recording.add({ ...step, tool: 'Delete', input: { file_path: path } })
  recording.set(path, { text: undefined, exact: true })
}

interface Placing extends Making {
  readonly exact: boolean
  readonly outdented: boolean
}

const addHunksOf = (
  path: string,
  hunks: readonly StructuredPatchHunk[],
  making: Placing,
): 'alone' | 'with its move' => {
  const { reconstruction, habits, step, exact } = making
  const { recording } = reconstruction
  const state = recording.state(path)
  if (state?.text === undefined) {
    return addUnplaced(path, hunks, making)
  }
  const after = afterHunks(state, hunks, { exact, habits })
  if (after) {
    reconstruction.become(path, after, { step, keepsEnds: true })
    return 'alone'
  }
  reconstruction.lose(path)
  recording.leaveOut('change', {
    reason: `Its lines are not in ${recording.relative(path)} as it is known here.`,
    at: step.at,
  })
  return 'alone'
}

/** Hunks of a file that nothing is known of: its lines as the source shows them, which the engine looks for. */
const addUnplaced = (
  path: string,
  hunks: readonly StructuredPatchHunk[],
  making: Placing,
): 'alone' | 'with its move' => {
  const {
    reconstruction: { recording },
    step,
    asked,
    outdented,
  } = making
  recording.unread ||= !recording.isLicensed(path)
  if (making.reconstruction.isLost(path)) {
    recording.leaveOut('change', {
      reason: `An earlier change of ${recording.relative(path)} is not in the plan.`,
      at: step.at,
    })
    return 'alone'
  }
  if (lineEndsOf(hunks) === 'mixed') {
    making.reconstruction.lose(path)
    recording.leaveOut('line ends', {
      reason: `Line ends of ${recording.relative(path)} change, which needs the file; pass --repo.`,
      at: step.at,
    })
    return 'alone'
  }
  if (outdented && asked && saysSame(asked.patch, hunks)) {
    const only = (other: string) => recording.relative(inFolder(other, asked.folder)) === recording.relative(path)
    applyPatchText(asked.patch, recording, { ...step, folder: asked.folder, only })
    return 'with its move'
  }
  if (
    outdented &&
    hunks.some((hunk) => hunk.oldLines > 1 && sidesOf(hunk).old.lines.every((line) => line === '' || /^\S/.test(line)))
  ) {
    recording.leaveOut('change', {
      reason: `The indentation of its lines in ${recording.relative(path)} is not known; pass --repo.`,
      at: step.at,
    })
    return 'alone'
  }
  for (const hunk of hunks.map(withoutCr)) {
    const { old, replacement } = textsOf(hunk)
    const [old_string, new_string] = [plainText(old), withoutMark(replacement)]
    if (old === '') recording.leaveOut('change', { reason: WHERE, at: step.at })
    else if (old_string !== new_string)
      recording.add({ ...step, tool: 'Edit', input: { file_path: path, old_string, new_string } })
  }
  return 'alone'
}

const WHERE = 'Cannot locate its lines without the file; pass --repo.'

/** Whether the lines that a patch asks for are those that went and came, blanks around them aside. */
const saysSame = (patch: string, hunks: readonly StructuredPatchHunk[]): boolean => {
  const lines = new Set(patch.split('\n').map((line) => line.slice(1).replace(/\r$/, '').trimStart()))
  return hunks.map(sidesOf).every(({ old, new: fresh }) => {
    const differing = [...changed(old.lines, fresh.lines), ...changed(fresh.lines, old.lines)]
    return old.ended === fresh.ended && differing.every((line) => lines.has(line.trimStart()))
  })
}

const changed = (lines: readonly string[], others: readonly string[]): string[] =>
  lines.filter((line) => !others.includes(line))
