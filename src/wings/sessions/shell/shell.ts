import { posix } from 'node:path'
import { readCommandLine, readPlainCommand } from '../../../core/programs/command-line.ts'
import type { Reconstruction } from '../reconstruction.ts'
import type { StepSource } from '../recording.ts'
import type { Argv, RefuseCommand } from '../source.ts'
import { Interpreter, type ShellCall } from './interpreter.ts'
import type { PrintPiece } from './program.ts'
import { isHarmless } from './programs.ts'
import { ShellFiles } from './shell-files.ts'

interface ShellRun extends ShellCall {
  /** What it printed, and nothing else; undefined where the source does not say, or not all of it. */
  readonly printed?: string | undefined
  /** Includes the last line end of the output. */
  readonly isWhole?: boolean | undefined
}

interface ShellRequest {
  readonly reconstruction: Reconstruction
  readonly step: StepSource
  /** What else no step says becomes Run steps, unless this has a reason against it; without it nothing does. */
  readonly refuseCommand?: RefuseCommand | undefined
}

/**
 * What was made of a command line: it changed nothing, all that it changed is in the plan, or it may have changed something else;
 * then why no Run step carries it, if one was to.
 */
type ShellAnswer = { readonly kind: 'harmless' | 'carried' | 'open'; readonly reason?: string | undefined }

/** Adds what a command line did to files, and takes what it shows of them. */
export const addShell = (call: ShellRun, request: ShellRequest): ShellAnswer => {
  const { reconstruction, step, refuseCommand } = request
  const carried = refuseCommand ? carriedCommands(call) : undefined
  const reasons: string[] = carried?.ok === false ? [carried.reason] : []
  const otherwise = (words: readonly string[] | undefined, folder: string | undefined): boolean => {
    const [program, ...rest] = words ?? []
    const reason =
      carried?.ok && refuseCommand && program !== undefined
        ? (elsewhere(folder, reconstruction) ??
          refuseCommand([program, ...rest]) ??
          reconstruction.run([program, ...rest], step))
        : 'it is about several files, of which steps may say some'
    if (reason !== undefined) reasons.push(reason)
    return reason === undefined
  }
  if (WINDOWS.test(call.line) && !call.line.includes('<<')) {
    reconstruction.disturb(call.line)
    return { kind: 'open', reason: 'it is a line of the Windows shell' }
  }
  const files = new ShellFiles(reconstruction, step)
  const needed = carried?.ok
    ? carried.commands.filter((argv, index) => isForNext(argv, carried.commands.slice(index + 1)))
    : []
  for (const argv of needed) otherwise(argv, call.folder)
  const end = new Interpreter(call, { files, git: reconstruction.recording.git, otherwise }).run()
  if (!end || end.isOpen) {
    reconstruction.disturb(call.line)
    return { kind: 'open', reason: reasons[0] }
  }
  takeShown(call, end.prints, files)
  return { kind: end.changes || needed.length > 0 ? 'carried' : 'harmless' }
}

/** A path of Windows that no Bash would have: it stands outside of quotes, where a backslash is none. */
const WINDOWS = /^(?:[^'"]|'[^']*'|"[^"]*")*?(?:^|[\s=&|>])[A-Za-z]:\\\w/

/** Takes the files that a line printed, where all else that it printed is known. */
const takeShown = (
  { printed, isWhole, exitCode }: ShellRun,
  prints: readonly PrintPiece[],
  files: ShellFiles,
): void => {
  if (printed === undefined || (exitCode ?? 0) !== 0 || prints.includes(undefined) || TRUNCATED.test(printed)) return
  const shown = prints.filter((print) => typeof print === 'object')
  const [only] = shown
  if (!only || shown.length > 1 || printed.length > MOST_SHOWN) return
  const at = prints.indexOf(only)
  const [before, after] = [prints.slice(0, at).join(''), prints.slice(at + 1).join('')]
  if (!('shows' in only)) {
    files.showDiff(printed)
    return
  }
  // Most logs leave the last line end out.
  const whole = printed.endsWith('\n') || printed === '' || isWhole ? printed : `${printed}\n`
  if (!whole.startsWith(before) || !whole.endsWith(after) || whole.length < before.length + after.length) return
  const text = whole.slice(before.length, whole.length - after.length)
  const known = files.state(only.shows)?.text
  if (known !== undefined && !isWhole && known.replaceAll('\r\n', '\n') === text.replace(/\n$/, '')) return
  if (text !== '' || known !== undefined) files.show(only.shows, text)
}

/** Output of that size may be cut. */
const MOST_SHOWN = 10_000

const TRUNCATED = /truncated|\[\.\.\.|… ?\+?\d+ (lines|tokens)|output (was )?cut/i

/** Whether it makes a folder, which git does not record, for a command that may need it. */
const isForNext = ([program]: Argv, rest: readonly Argv[]): boolean =>
  program === 'mkdir' &&
  rest.some(([name, ...words]) => name === 'cp' || (!isHarmless(name, words) && !KNOWN.has(name)))

/** Programs that make their folders' files known. */
const KNOWN = new Set('rm mv sed touch tee chmod git cd printf echo cat mkdir'.split(' '))

/** The commands of a line, one after the other; or why no Run step can carry them, for a person. */
type CarriedCommands =
  | { readonly ok: true; readonly commands: readonly Argv[] }
  | { readonly ok: false; readonly reason: string }

/** Reads a line that succeeded and that consists of plain commands, joined by `&&` if there are several. */
const carriedCommands = ({ line, exitCode }: ShellCall): CarriedCommands => {
  if (exitCode === null) return { ok: false, reason: 'nothing says that it succeeded' }
  if (exitCode !== undefined && exitCode !== 0) return { ok: false, reason: `it failed with exit code ${exitCode}` }
  // Where its messages are printed does not matter.
  const bare = line.trim().replace(/(?<!\s)\s+2>&1$/, '')
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
