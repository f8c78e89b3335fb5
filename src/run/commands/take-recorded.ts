import type { CommandFile, RunStep } from '../../engine/command-step.ts'
import { type RecordedCommand, replayFile } from '../../history/recorded-command.ts'
import { nameOf } from '../../plan/steps.ts'
import { compileGlobs } from '../../text/globs.ts'
import { visible } from '../../text/visible.ts'
import type { Overlay } from '../../workspace/overlay.ts'
import { pathOnceFree } from '../../workspace/workspace.ts'
import type { Ground } from '../ground.ts'
import type { CommandResult } from './results.ts'

/**
 * What a command did when it ran, without running it: its patch on the files as the steps before left them. Refusals:
 * COMMAND_NOT_RECORDED; COMMAND_STRAYED for a file that the step does not name; VERIFY_MISMATCH where it was made from other files.
 */
export async function takeRecorded(
  step: RunStep,
  options: {
    readonly recorded: RecordedCommand | undefined
    readonly workspace: Overlay
    readonly ground: Ground
  },
): Promise<CommandResult> {
  const { recorded, workspace, ground } = options
  const line = visible(JSON.stringify(nameOf(step)))
  if (recorded?.command !== nameOf(step))
    return refused('COMMAND_NOT_RECORDED', `The result of ${line} is not recorded here. Pass --run to run it again.`)
  const allowed = compileGlobs(step.input.changes ?? [])
  const stray = recorded.files.find(
    ({ path }) => typeof allowed === 'string' || !allowed.some(({ matches }) => matches(path)),
  )
  if (stray)
    return refused(
      'COMMAND_STRAYED',
      `The recorded result of ${line} changes ${visible(stray.path)}, which \`changes\` does not name.`,
    )
  await ground.committed?.load(recorded.files.map(({ path }) => path))
  const files: CommandFile[] = []
  for (const file of recorded.files) {
    const path = pathOnceFree(workspace.locate(file.path))
    const stat = path === file.path ? workspace.stat(path) : undefined
    const before = stat?.kind === 'file' && !stat.link ? workspace.read(file.path) : undefined
    const after = replayFile(file, before)
    if (after === false)
      return refused(
        'VERIFY_MISMATCH',
        `The recorded result of ${line} was made from another ${visible(file.path)}. Pass --run to run it again.`,
      )
    files.push({ path: file.path, after, executable: file.executable })
  }
  const reported = { exit_code: 0, milliseconds: 0, tail: '', recorded: true } as const
  return { outcome: { ok: true, files }, reported, recorded }
}

const refused = (
  name: 'COMMAND_NOT_RECORDED' | 'COMMAND_STRAYED' | 'VERIFY_MISMATCH',
  message: string,
): CommandResult => ({ outcome: { ok: false, problem: { name, message } } })
