import { posix } from 'node:path'
import { readCommandLine } from '../../core/programs/command-line.ts'
import { readPlainCommand } from '../../core/programs/plain-command.ts'
import type { Reconstruction } from './reconstruction.ts'
import type { StepSource } from './recording.ts'
import type { ShellCall } from './shell-runs.ts'

type Argv = readonly [string, ...string[]]

/** Why a command is listed although a Run step could carry it, for a person; undefined where it is carried. */
export type RefuseCommand = (argv: Argv) => string | undefined

/** The commands of a line, one after the other; or why no Run step can carry them, for a person. */
export type CarriedCommands =
  | { readonly ok: true; readonly commands: readonly Argv[] }
  | { readonly ok: false; readonly reason: string }

/** Reads a line that succeeded and that consists of plain commands, joined by `&&` if there are several. */
export const carriedCommands = ({ line, exitCode }: ShellCall): CarriedCommands => {
  if (exitCode === null) return { ok: false, reason: 'nothing says that it succeeded' }
  if (exitCode !== undefined && exitCode !== 0) return { ok: false, reason: `it failed with exit code ${exitCode}` }
  // Where its messages are printed does not matter.
  const bare = line.trim().replace(/\s+2>&1$/, '')
  const read = readCommandLine(bare)
  if (!read.ok) return read
  if (!read.programs) {
    const plain = readPlainCommand(bare)
    return { ok: false, reason: plain.ok ? 'only a shell can run it' : plain.reason }
  }
  const setting = read.programs.length > 1 && read.programs.find(([program]) => SETTINGS.has(program))
  if (setting) return { ok: false, reason: `${setting[0]} sets up the shell that the next command runs in` }
  return { ok: true, commands: read.programs }
}

/** What changes the shell itself. */
const SETTINGS = new Set(
  'export set unset alias unalias ulimit umask source . eval exec shopt pushd popd declare typeset readonly local'.split(
    ' ',
  ),
)

interface CommandPlace {
  readonly reconstruction: Reconstruction
  readonly step: StepSource
  /** The folder that the command ran in; the root if undefined. */
  readonly folder: string | undefined
  readonly refuseCommand: RefuseCommand
}

/** Adds a Run step for a command. Gives the reason where it cannot be one. */
export const addCommandStep = (
  argv: Argv,
  { reconstruction, step, folder, refuseCommand }: CommandPlace,
): string | undefined => elsewhere(folder, reconstruction) ?? refuseCommand(argv) ?? reconstruction.run(argv, step)

const elsewhere = (folder: string | undefined, { recording }: Reconstruction): string | undefined => {
  if (folder === undefined) return undefined
  const path = posix.dirname(recording.relative(`${folder}/any`))
  if (path === '.') return undefined
  if (/^(\/|\\\\|[A-Za-z]:)/.test(path) && recording.cwd === undefined)
    return `it ran in ${folder}; pass --cwd to say what the root of the checkout was`
  return recording.isOutside(path)
    ? `it ran in ${folder}, outside the folder that was worked in`
    : `it ran in ${path}, and a Run step runs in the root`
}
