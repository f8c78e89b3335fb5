import { posix } from 'node:path'
import { readCommandLine } from '../../core/programs/command-line.ts'
import { readPlainCommand } from '../../core/programs/plain-command.ts'
import type { ShellCommand } from '../../core/programs/shell-script.ts'
import { asPattern } from './outcome.ts'
import type { Reconstruction } from './reconstruction.ts'
import type { StepSource } from './recording.ts'
import { type Effect, effectOf, printedBy } from './shell-effects.ts'

/** A command line that was run. */
export interface ShellCall {
  readonly line: string
  /** The folder it was run in. */
  readonly folder: string | undefined
  readonly exitCode: number | null | undefined
  readonly output: string | undefined
}

export type Test = Effect & { readonly kind: 'exists' }

export type Status = 'ok' | 'failed' | 'unknown'

interface Run {
  readonly command: ShellCommand
  readonly effect: Effect
}

/**
 * The effects that certainly took place; undefined where one may or may not have. `answerTo` says what a test of a
 * file in a folder answers.
 */
export const whatRan = (
  commands: readonly ShellCommand[],
  call: ShellCall,
  answerTo: (test: Test, folder: string | undefined) => Status,
): readonly Effect[] | undefined => {
  const runs = runsOf(commands)
  const chained = commands.every(({ after }) => after === undefined || after === '&&' || after === '|')
  if ((call.exitCode ?? 0) === 0 && call.exitCode !== null && chained) return runs.map(({ effect }) => effect)
  const walk: Walk = { taken: [], status: 'ok', folder: call.folder }
  for (const [index, run] of runs.entries()) {
    const goes = goesOn(run.command.after, walk.status)
    if (goes === 'failed') continue
    const last = index === runs.length - 1
    const circumstances = { call, runs, last, answer: (test: Test) => answerTo(test, walk.folder) }
    if (goes === 'unknown') walk.status = 'unknown'
    else walk.status = statusOf(run, circumstances)
    if (isOpen(run.effect, goes, walk.status)) return undefined
    if (walk.status === 'ok') take(run.effect, walk)
  }
  return walk.taken
}

/** How far the commands of a line are read. */
interface Walk {
  readonly taken: Effect[]
  status: Status
  folder: string | undefined
}

const take = (effect: Effect, walk: Walk): void => {
  walk.taken.push(effect)
  if (effect.kind === 'folder') walk.folder = inFolder(effect.path, walk.folder)
}

/** Whether a command may or may not have done what it does, or a part of it. */
const isOpen = (effect: Effect, goes: Status, status: Status): boolean => {
  if (!isChange(effect) && effect.kind !== 'folder') return false
  return goes === 'unknown' || status === 'unknown' || (status === 'failed' && isChange(effect) && !isSingle(effect))
}

/** Whether a command runs after one that ended so. */
const goesOn = (after: ShellCommand['after'], status: Status): Status => {
  if (after === '&&') return status
  if (after === '||') return status === 'ok' ? 'failed' : status === 'failed' ? 'ok' : 'unknown'
  return 'ok'
}

/** Whether a command's effect changes files. */
export const isChange = (effect: Effect): boolean =>
  effect.kind !== 'none' && effect.kind !== 'folder' && effect.kind !== 'exists'

/** Whether it touches one file only, so that it did all or nothing. */
export const isSingle = (effect: Effect): boolean => {
  if ('paths' in effect) return effect.paths.length === 1
  return effect.kind === 'move' || effect.kind === 'copy' ? effect.from.length === 1 : false
}

const runsOf = (commands: readonly ShellCommand[]): readonly Run[] => {
  let piped: string | undefined
  return commands.map((command) => {
    const input = command.after === '|' ? piped : undefined
    piped = printedBy(command.words[0] ?? '', command, input)
    return { command, effect: effectOf(command, input) }
  })
}

interface Circumstances {
  readonly call: ShellCall
  readonly runs: readonly Run[]
  readonly last: boolean
  readonly answer: (test: Test) => Status
}

/** How a command of a line went: as the line did where it is the last of it, else by what it says. */
const statusOf = ({ command, effect }: Run, about: Circumstances): Status => {
  const { call, last } = about
  const [program = ''] = command.words
  if (effect.kind === 'exists') return about.answer(effect)
  if (last && call.exitCode === 0) return 'ok'
  if (
    last &&
    typeof call.exitCode === 'number' &&
    (about.runs.length === 1 || !about.runs.some(({ command: { after } }) => after === '&&' || after === '||'))
  )
    return 'failed'
  if (/^(true|:|echo|printf|pwd)$/.test(program)) return 'ok'
  if (program === 'false') return 'failed'
  if (call.output === undefined) return 'unknown'
  const complaints = complaintsOf(program, call.output)
  if (complaints.length === 0)
    return isChange(effect) || effect.kind === 'folder' || /^(mkdir|ls|cat|head|tail)$/.test(program)
      ? shellFault(call.output)
      : 'unknown'
  const mentions = command.words
    .slice(1)
    .some((word) => !word.startsWith('-') && complaints.some((line) => line.includes(word)))
  if (mentions) return 'failed'
  return about.runs.some((run) => run.command !== command && run.command.words[0] === program) ? 'ok' : 'unknown'
}

/** What a program that failed says begins with its name. */
const complaintsOf = (program: string, output: string): string[] => {
  const sign = program === 'git' ? /^(fatal|error):/ : new RegExp(`(^|[\\s/])${asPattern(program)}: `)
  return output.split('\n').filter((line) => sign.test(line))
}

/** A shell that cannot run a command, or write where it is told, says so itself. */
const shellFault = (output: string): Status => (/^(\/\S*\/)?(ba|z|da)?sh: /m.test(output) ? 'unknown' : 'ok')

/** A path from a folder. */
export const inFolder = (path: string, folder: string | undefined): string =>
  folder === undefined || /^(\/|\\\\|[A-Za-z]:[\\/])/.test(path) ? path : posix.join(folder, path)

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
