import type { ErrorName } from '../../../errors.ts'
import type { RunStep } from '../../engine/command-step.ts'
import { patchedTree } from '../../git/apply-patch.ts'
import type { ObjectStore } from '../../git/object-store.ts'
import { bytesOfPatch, type RecordedCommand } from '../../history/stored-changes.ts'
import { nameOf } from '../../plan/steps.ts'
import { compileGlobs } from '../../text/globs.ts'
import { visible } from '../../text/visible.ts'
import type { Overlay } from '../../workspace/overlay.ts'
import { type Baseline, writtenFiles } from '../baseline.ts'
import { filesOf } from './execute-command.ts'
import type { CommandResult } from './results.ts'
import { changesBetween, isRegular, recordChanges, treeOf } from './trees.ts'

/** What is kept of the result of a command. */
export type KeptResult = Pick<RecordedCommand, 'command' | 'patch' | 'encoding'>

interface RecordedContext {
  readonly kept: KeptResult | undefined
  readonly workspace: Overlay
  readonly baseline: Baseline
  readonly store: ObjectStore
}

/**
 * What a command did when it ran, without running it: its patch on the files as the steps before left them, in a run that replays a
 * commit. Refusals: COMMAND_NOT_RECORDED; COMMAND_STRAYED for a file that the step does not name; VERIFY_MISMATCH where the patch was
 * made from other files.
 */
export async function takeRecorded(
  step: RunStep,
  { kept, workspace, baseline, store }: RecordedContext,
): Promise<CommandResult> {
  const line = visible(JSON.stringify(nameOf(step)))
  if (kept?.command !== nameOf(step) || !baseline.committed)
    return refused('COMMAND_NOT_RECORDED', `The result of ${line} is not recorded here. ${AGAIN}`)
  const from = await treeOf(workspace, baseline, store)
  const to = await patchedTree(store.git, from, bytesOfPatch(kept))
  if (to === undefined)
    return refused('VERIFY_MISMATCH', `The recorded result of ${line} was made from other files. ${AGAIN}`)
  const changes = await changesBetween(store.git, from, to)
  const allowed = compileGlobs(step.input.changes ?? [])
  const isNamed = (path: string) => typeof allowed !== 'string' && allowed.some(({ matches }) => matches(path))
  const stray = changes.find((change) => !isRegular(change) || !isNamed(change.path))
  if (stray) {
    const what = `changes ${visible(stray.path)}, which \`changes\` does not name`
    return refused('COMMAND_STRAYED', `The recorded result of ${line} ${what}. ${AGAIN}`)
  }
  const paths = changes.map(({ path }) => path)
  const files = await writtenFiles(store.git, to, paths)
  const read = (path: string) => files.get(path) ?? Buffer.alloc(0)
  const recorded = await recordChanges(store.git, { step: step.index, command: kept.command }, { from, to, changes })
  return { outcome: { ok: true, files: filesOf(changes, read) }, reported: TAKEN, recorded }
}

const TAKEN = { exit_code: 0, milliseconds: 0, tail: '', recorded: true } as const

const AGAIN = 'Pass --run to run it again.'

const refused = (name: ErrorName, message: string): CommandResult => ({
  outcome: { ok: false, problem: { name, message } },
})
