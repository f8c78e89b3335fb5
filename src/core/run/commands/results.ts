import type { CommandOutcome, RunStep } from '../../engine/command-step.ts'
import type { RecordedCommand } from '../../history/stored-changes.ts'
import type { Decision } from '../../policy/command-rules.ts'
import type { ReportedCommand, ReportedStep } from '../../report/report.ts'
import type { Overlay } from '../../workspace/overlay.ts'

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
  /** What the policy says of it; absent where it was not asked. */
  readonly decision?: Decision | undefined
}

/** The commands of a run's steps. */
export interface Commands {
  /** What the command of a step does to the files that the workspace holds. */
  outcomeOf(step: RunStep, workspace: Overlay): Promise<CommandOutcome>
  /** The latest result of each step that came to its command. */
  readonly results: ReadonlyMap<number, CommandResult>
}

type Runner = Pick<Commands, 'results'> | undefined

/** Files that commands changed. */
export const commandPaths = (runner: Runner): readonly string[] =>
  resultsOf(runner).flatMap(([, { outcome }]) => (outcome.ok ? outcome.files.map(({ path }) => path) : []))

/** The results of the commands that changed files, as a run keeps them, in order of the steps. */
export const recordedCommands = (runner: Runner): readonly RecordedCommand[] =>
  resultsOf(runner).flatMap(([, { recorded }]) => recorded ?? [])

/** A step with how its command ended. */
export const tellCommand = (step: ReportedStep, runner: Runner): ReportedStep => {
  const command = step.tool === 'Run' ? runner?.results.get(step.index)?.reported : undefined
  if (!command || step.status === 'skipped') return step
  const notes = command.recorded
    ? [...(step.notes ?? []), 'Recorded, not derived again: the command did not run.']
    : step.notes
  return { ...step, command, ...(notes && { notes }) }
}

const resultsOf = (runner: Runner) => [...(runner?.results ?? [])].sort(([one], [other]) => one - other)
