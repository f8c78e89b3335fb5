import { existsSync } from 'node:fs'
import type { EditingSession } from '../../../core/session/editing.ts'
import { effectsOf } from './change.ts'
import { fileLog, readLog } from './log.ts'
import { recordingOf, setAside } from './plan-file.ts'
import { digestAt, Recording } from './recording.ts'
import { RecordingState } from './state.ts'

export interface RecordingSetup {
  readonly recording: Recording
  /** How many steps it goes on from; 0 for a new one. */
  readonly continued: number
  /** The plan of an earlier recording that this one could not go on from. */
  readonly setAside?: string
}

/**
 * The recording of a plan's file. One that is found is continued where the checkout is as it left it: same root and kind, same
 * current commit, every touched file as its last step made it. A step that a kill kept from its file is dropped. Any other is set
 * aside, its plan complete, and a new one begins.
 */
export async function openRecording(plan: string | undefined, editing: EditingSession): Promise<RecordingSetup> {
  if (plan === undefined) return { recording: new Recording({ editing }), continued: 0 }
  const file = recordingOf(plan)
  if (!existsSync(file)) return { recording: newRecording(plan, editing), continued: 0 }
  const { entries, length } = readLog(file)
  if (!entries) return { recording: newRecording(plan, editing), continued: 0, setAside: setAside(plan) }
  const found = new Recording({ editing, plan, log: fileLog(file, length), state: new RecordingState(entries) })
  await found.dropUnplaced()
  const goesOn = await isAsLeft(found.state, editing)
  await found.save()
  if (goesOn) return { recording: found, continued: found.state.steps.length }
  found.close()
  return { recording: newRecording(plan, editing), continued: 0, setAside: setAside(plan) }
}

const newRecording = (plan: string, editing: EditingSession): Recording =>
  new Recording({ editing, plan, log: fileLog(recordingOf(plan), 0) })

async function isAsLeft({ header, steps }: RecordingState, editing: EditingSession): Promise<boolean> {
  if (!header) return true
  if (header.root !== editing.root || header.dry_run !== editing.dryRun || header.base !== editing.base) return false
  if (await editing.resume(steps.map(({ call }) => call))) return false
  const effects = steps.flatMap(({ change }) => (change ? effectsOf(change) : []))
  const last = new Map(effects.map(({ path, after }) => [path, after]))
  return [...last].every(([path, digest]) => digestAt(editing, path) === digest)
}
