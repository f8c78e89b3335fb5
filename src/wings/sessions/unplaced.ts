import type { CallResult, OpenCall } from './call.ts'
import type { Operation } from './operations.ts'
import { inFolder, isElsewhere, isFromRoot } from './paths.ts'
import type { Reconstruction } from './reconstruction.ts'
import { isHarmlessLine } from './shell/harmless-line.ts'
import { pathsOf } from './sightings.ts'

interface EndedCall {
  readonly call: OpenCall
  readonly result: CallResult
  readonly reconstruction: Reconstruction
}

/** Lists a call of which nothing settles where its files are; false where that is settled. */
export const leaveOutUnplaced = (operation: Operation, { call, result, reconstruction }: EndedCall): boolean => {
  const { recording } = reconstruction
  const { place } = recording
  if (!place || result.proposed) return false
  const isOpen = (path: string) =>
    place.root === null ? !isElsewhere(path) : place.folder === null && call.unplaced && !isFromRoot(path)
  const open = pathsOf(operation)
    .map((path) => inFolder(path, call.folder))
    .filter(isOpen)
  const lines = operation.kind === 'shell' ? operation.commands : []
  if (open.length === 0 || (place.root !== null && lines.length > 0 && lines.every((line) => GOES.test(line))))
    return false
  const mayChangeFiles = operation.kind !== 'read' && (lines.length === 0 || !lines.every(isHarmlessLine))
  if (mayChangeFiles) reconstruction.disturb(lines.length > 0 ? lines.join('; ') : call.name)
  const about = (lines.length > 0 ? lines : open).join('; ').replaceAll(/\s+/g, ' ').slice(0, 200)
  const why =
    place.root === null
      ? `${place.named} may be the root of the checkout or a folder of it`
      : 'Nothing in the log says in which folder of the checkout it was'
  const reason = `${why}; pass --cwd with that folder (. for the root)${recording.checkout.filesBelow ? '' : ', or --repo'}: ${about}`
  recording.leaveOut(call.name, { reason, at: call.at, mayChangeFiles })
  return true
}

/** A line that goes to a folder before it does anything else. */
const GOES = /^\s*cd\s+(['"]?)\/[^\s'"$`*?;&|]*\1\s*&&/
