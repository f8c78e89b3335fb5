import type { ErrorName, Problem } from '../../../errors.ts'
import type { RunStep } from '../../engine/run-step.ts'
import { NOTHING, type TreeChange } from '../../git/commands/tree-changes.ts'
import type { RecordedCommand } from '../../history/stored-changes.ts'
import { nameOf } from '../../plan/steps.ts'
import type { Decision } from '../../policy/command-rules.ts'
import { masked } from '../../policy/secrets.ts'
import { commandEnvironment } from '../../programs/environment.ts'
import { endOf, type ProgramResult, runProgram, tailOf } from '../../programs/run-program.ts'
import type { ReportedCommand } from '../../report/report.ts'
import { compileGlobs } from '../../text/globs.ts'
import { visible } from '../../text/visible.ts'
import { bulletList } from '../../text/words.ts'
import type { CommandFile, CommandOutcome } from '../../tools/tool.ts'
import type { Overlay } from '../../workspace/overlay.ts'
import { type Baseline, writtenFiles } from '../baseline.ts'
import { type CommandPlace, interruptedWhile, isRegular, recordChanges } from '../isolated-worktree.ts'
import type { KeepOutput } from '../verification.ts'

/** Seconds that a command has by default. */
const TIMEOUT = 600

/**
 * Runs the command of a step on the files as the steps before left them. Refusals: COMMAND_FAILED; COMMAND_STRAYED for a change outside
 * `changes`, or to something other than a regular file; DIRTY_FILES for a file with uncommitted changes in the checkout that the command
 * did not see. Throws INTERRUPTED when the signal aborts.
 */
export async function executeCommand(
  step: RunStep,
  workspace: Overlay,
  options: {
    readonly argv: readonly [string, ...string[]]
    readonly place: CommandPlace
    readonly baseline: Baseline
    readonly env: Readonly<Record<string, string>>
    readonly keepOutput?: KeepOutput | undefined
    readonly signal?: AbortSignal | undefined
    /** The files that the command finds are in place: the workspace may go on, if the command may change nothing. */
    readonly onStart?: () => void
  },
): Promise<CarriedOut> {
  const { argv, place, baseline, env, signal } = options
  const allowed = compileGlobs(step.input.changes ?? [], { purpose: 'permit' })
  if (typeof allowed === 'string') return refused('INVALID_INPUT', allowed, NOT_RUN)
  const tree = await place.prepare(workspace)
  options.onStart?.()
  const result = await runProgram({
    argv,
    cwd: place.git.root,
    environment: { ...commandEnvironment(baseline.git.root), ...env },
    timeout: (step.input.timeout ?? TIMEOUT) * 1000,
    ...(signal && { signal }),
  })
  if (signal?.aborted) throw interruptedWhile('a command ran')
  const reported = await reportedOf(step, result, options.keepOutput)
  if (result.ended !== 'exit' || result.exitCode !== 0)
    return refused(
      'COMMAND_FAILED',
      `${quoted(step)} ${endOf(result)}. Correct the command, or its timeout. ${lastWords(reported)}`,
      reported,
    )
  const { changes, tree: after } = await place.changesSince(tree)
  const strays = changes.filter((change) => !isRegular(change) || !allowed.some(({ matches }) => matches(change.path)))
  if (strays.length > 0) return refused('COMMAND_STRAYED', strayed(step, strays), reported)
  const seenFiles = (paths: readonly string[]) => writtenFiles(place.git, tree, paths)
  const unseen = await unseenFiles(changes, { workspace, baseline, seenFiles })
  if (unseen.length > 0) return refused('DIRTY_FILES', dirty(step, unseen), reported)
  const names = { step: step.index, programs: [nameOf(step)] }
  const recorded = await recordChanges(place.git, names, { from: tree, to: after, changes })
  return { outcome: { ok: true, files: filesOf(changes, place.read) }, reported, recorded }
}

const NOT_RUN: ReportedCommand = { exit_code: null, milliseconds: 0, tail: '' }

const refused = (name: ErrorName, message: string, reported: ReportedCommand): CarriedOut => {
  const problem: Problem = { name, message: visible(message) }
  return { outcome: { ok: false, problem }, reported }
}

async function reportedOf(
  step: RunStep,
  { exitCode, milliseconds, output }: ProgramResult,
  keepOutput: KeepOutput | undefined,
): Promise<ReportedCommand> {
  const file = await keepOutput?.(output, step.index, 'run')
  return {
    exit_code: exitCode,
    milliseconds: Math.round(milliseconds),
    tail: await masked(tailOf(output)),
    ...(file !== undefined && { output: file }),
  }
}

const quoted = (step: RunStep): string => JSON.stringify(nameOf(step))

/** What a program says last is mostly why it failed. */
const lastWords = ({ tail }: ReportedCommand): string => {
  const lines = tail.trimEnd().split('\n').slice(-LAST_LINES)
  return lines.join('') === '' ? 'It printed nothing.' : `It ended with:\n${lines.join('\n')}`
}

const LAST_LINES = 5

const LISTED = 20

const strayed = (step: RunStep, strays: readonly TreeChange[]): string => {
  const list = strays.map((change) => `${change.path} (${isRegular(change) ? change.status : 'no regular file'})`)
  return `${quoted(step)} changed what \`changes\` does not name:\n${bulletList(list, LISTED).join('\n')}\nName the files in \`changes\`, or keep the command from changing them. Nothing was applied.`
}

const dirty = (step: RunStep, paths: readonly string[]): string =>
  `${quoted(step)} changed files that hold something else in the checkout, which no step touched and the command did not see:\n${bulletList(paths, LISTED).join('\n')}\nCommit or stash them first.`

interface SeenBefore {
  readonly workspace: Overlay
  readonly baseline: Baseline
  /** Files as the worktree had them before the command. */
  readonly seenFiles: (paths: readonly string[]) => ReturnType<typeof writtenFiles>
}

/** A command sees the files of the base and those of the steps; other uncommitted changes would be lost. */
async function unseenFiles(
  changes: readonly TreeChange[],
  { workspace, baseline, seenFiles }: SeenBefore,
): Promise<readonly string[]> {
  if (baseline.committed) return []
  const touched = new Set(workspace.touched())
  const others = changes.filter(({ path }) => !touched.has(path))
  const seen = await seenFiles(others.map(({ path }) => path))
  const { source } = baseline
  return others
    .filter(({ path }) => {
      const [stat, bytes] = [source.stat(path), seen.get(path)]
      if (!bytes) return stat !== undefined && stat.kind !== 'directory'
      return stat?.kind !== 'file' || stat.link || !source.read(path).equals(bytes)
    })
    .map(({ path }) => path)
}

/** Files as a worktree holds them. */
export const filesOf = (changes: readonly TreeChange[], read: (path: string) => Buffer): readonly CommandFile[] =>
  changes.map(({ path, newMode, oldMode }) => ({
    path,
    after: newMode === NOTHING ? undefined : read(path),
    executable: newMode === oldMode ? undefined : newMode === '100755',
  }))

/** What running a command gave. */
export interface CarriedOut {
  readonly outcome: CommandOutcome
  readonly reported: ReportedCommand
  /** Absent where none of it counts. */
  readonly recorded?: RecordedCommand
}

/** The outcome of a step's command. */
export interface CommandResult extends Partial<Omit<CarriedOut, 'outcome'>> {
  readonly outcome: CommandOutcome
  /** What the policy says about it; absent where it was not asked. */
  readonly decision?: Decision | undefined
}

/** The commands of a run's steps. */
export interface Commands {
  /** What the command of a step does to the files that the workspace holds. */
  outcomeOf(step: RunStep, workspace: Overlay): Promise<CommandOutcome>
  /** The latest result of each step that came to its command. */
  readonly results: ReadonlyMap<number, CommandResult>
}
