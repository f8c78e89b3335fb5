import { posix } from 'node:path'
import type { FileOutcome } from './after-edits.ts'
import type { CallResult, LoggedCall } from './call.ts'
import type { Operation } from './operations.ts'
import { parsePatch } from './patch-text.ts'
import { inFolder } from './paths.ts'
import type { Reconstruction } from './reconstruction.ts'

interface AnsweredCall {
  readonly call: LoggedCall
  readonly result: CallResult
  readonly reconstruction: Reconstruction
}

/** Leaves out a change whose answer is about a file of another name, or about more or less text: one of the two is cut, or is not what it seems. */
export const leaveOutContradicted = (operation: Operation, answered: AnsweredCall): boolean => {
  if (!['edits', 'write', 'notebook'].includes(operation.kind) || !('path' in operation)) return false
  return leaveOutRenamed(operation.path, answered) || leaveOutMiscounted(operation, answered)
}

const leaveOutRenamed = (asked: string, { call, result, reconstruction }: AnsweredCall): boolean => {
  const [other, ...more] = result.files ?? []
  if (!other || more.length > 0 || posix.basename(other.path) === posix.basename(asked)) return false
  const paths = [asked, other.path]
  for (const path of paths) reconstruction.lose(path)
  const [wanted, answered] = paths.map((path) => reconstruction.recording.relative(path))
  const reason = `${answered}: the answer names it, and the call ${wanted}. What changed is not in the plan.`
  reconstruction.recording.leaveOut(call.name, { reason, at: call.at })
  return true
}

/** How clients say how long a text is that they wrote: in UTF-16 units, or in bytes of UTF-8. */
const COUNT = /^(?:Successfully wrote|Wrote|Created file\b[^\n]* with) (\d+) (?:bytes|characters)\b/

const leaveOutMiscounted = (operation: Operation, { call, result, reconstruction }: AnsweredCall): boolean => {
  const [, count] = COUNT.exec(result.said ?? '') ?? []
  if (operation.kind !== 'write' || count === undefined) return false
  const { path, content } = operation
  if ([content.length, Buffer.byteLength(content)].includes(Number(count))) return false
  reconstruction.lose(path)
  const reason = `${reconstruction.recording.relative(path)}: the answer says that ${count} bytes or characters were written, and the call has ${content.length}. What changed is not in the plan.`
  reconstruction.recording.leaveOut(call.name, { reason, at: call.at })
  return true
}

/** The outcomes that do not move a file elsewhere than their patch says; the file is listed. */
export const withoutOtherMoves = (
  patch: string,
  files: readonly FileOutcome[],
  { call, reconstruction }: AnsweredCall,
): readonly FileOutcome[] => {
  const nameOf = (path: string) => reconstruction.recording.relative(inFolder(path, call.folder))
  const moves = new Map(parsePatch(patch).map(({ path, moveTo }) => [nameOf(path), moveTo && nameOf(moveTo)]))
  return files.filter(({ path, movedTo }) => {
    const own = nameOf(path)
    const [asked, told] = [moves.get(own), movedTo && nameOf(movedTo)]
    if (!moves.has(own) || asked === told) return true
    const reason = `${[own, asked, told].filter(Boolean).join(', ')}: the patch moves it to ${asked ?? 'no other name'}, and the log says ${told ?? 'nothing'} of that.`
    reconstruction.lose(inFolder(path, call.folder))
    reconstruction.recording.leaveOut(call.name, { reason, at: call.at })
    return false
  })
}
