import type { Command } from 'unbash'
import { inFolder } from '../paths.ts'
import { type CommandEnd, isAll, NOTHING, type Stdin, UNKNOWN } from './command-end.ts'
import { statusByMessages } from './messages.ts'
import type { Status } from './program.ts'
import type { ShellFiles } from './shell-files.ts'
import { lineRequest, type ShellState } from './shell-state.ts'

/** What a command that changes the shell itself sees. */
export interface ShellView {
  readonly shell: ShellState
  readonly files: ShellFiles
  /** What the line printed, messages and all; undefined where that is not known. */
  readonly output: string | undefined
  /** The line did not end as an `exit` that fails ends it. */
  readonly outlivesExit: boolean
  /** Takes what runs at the end. */
  onExit(script: string | undefined): void
  unknown(): CommandEnd
}

/** Does what changes the shell itself; undefined for any other program. */
export const runBuiltin = (
  program: string,
  words: readonly string[],
  wanted: Status,
  context: ShellView,
): CommandEnd | undefined => BUILTINS.get(program)?.(words, context, wanted)

type Builtin = (words: readonly string[], context: ShellView, wanted: Status) => CommandEnd | undefined

const enter = (words: readonly string[], { shell, files, output }: ShellView, wanted: Status): CommandEnd => {
  const [given = '', ...more] = words.filter((word) => word !== '--')
  const path = given === '-' ? (shell.previous ?? '') : given
  const target = more.length > 0 || path === '' ? undefined : inFolder(path, shell.folder)
  const isThere = target !== undefined && files.kind(target) === 'folder'
  const status = isAll(wanted) ? wanted : isThere ? 'ok' : statusByMessages(['cd', ...words], output)
  if (status === 'failed') return { status, prints: [''] }
  // Nothing says where the rest of the line is run.
  if (target === undefined || status === 'unknown') files.isDoubtful = true
  shell.previous = shell.folder
  shell.folder = target ?? shell.folder
  return { status, prints: [given === '-' ? undefined : ''] }
}

/** A loop, a function or the shell itself is left; where that is in doubt, so is all that follows. */
const leave =
  (of: 'loop' | 'function' | 'shell', goesOn = false): Builtin =>
  ([word], { shell, files, outlivesExit }) => {
    const isLoop = of === 'loop'
    const status: Status = word === undefined && !isLoop ? 'unknown' : isLoop || word === '0' ? 'ok' : 'failed'
    const isCertain = !files.isDoubtful
    const isRefuted = of === 'shell' && status === 'failed' && outlivesExit
    if (!shell.left?.isCertain && (isCertain || !isRefuted))
      shell.left = { of, goesOn, levels: isLoop ? Number(word ?? 1) : 1, isCertain }
    return { status, prints: [''] }
  }

const declare: Builtin = (words, { shell }) => {
  shell.declare(words, false)
  return NOTHING
}

const BUILTINS: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
  ['cd', enter],
  [
    'pushd',
    (words, context, wanted) => {
      context.shell.stack.push(context.shell.folder)
      return { ...enter(words, context, wanted), prints: [undefined] }
    },
  ],
  [
    'popd',
    (words, context, wanted) => {
      const folder = context.shell.stack.pop() ?? ''
      return { ...enter([...words, folder], context, wanted), prints: [undefined] }
    },
  ],
  ['exit', leave('shell')],
  ['return', leave('function')],
  ['break', leave('loop')],
  ['continue', leave('loop', true)],
  [
    'set',
    (words, { shell, files }) => {
      shell.set(words, !files.isDoubtful)
      return undefined
    },
  ],
  [
    'shift',
    ([count = 1], { shell, files }) => {
      shell.args = files.isDoubtful ? undefined : shell.args?.slice(Number(count))
      return NOTHING
    },
  ],
  [
    'unset',
    (words, { shell }) => {
      shell.unset(words)
      return NOTHING
    },
  ],
  [
    'trap',
    (words, { onExit, unknown }) => {
      if (words.length !== 2 || !/^(EXIT|0)$/.test(words[1] ?? '')) return unknown()
      onExit(words[0])
      return NOTHING
    },
  ],
  [
    'shopt',
    (_, { shell }) => {
      shell.hasOddGlobs = true
      return NOTHING
    },
  ],
  ['export', declare],
  ['local', declare],
  ['declare', declare],
  ['typeset', declare],
  [
    'readonly',
    (words, { shell }) => {
      shell.declare(words, true)
      return NOTHING
    },
  ],
  [
    'printf',
    ([flag, name = ''], { shell }) => {
      if (flag !== '-v') return undefined
      shell.variables.set(name, undefined)
      return NOTHING
    },
  ],
])

/** The same with words that are not known, of which `texts` are as they are written. */
export function runUnknownBuiltin(
  program: string,
  texts: readonly string[],
  context: ShellView,
): CommandEnd | undefined {
  const { shell } = context
  if (/^(cd|pushd|popd)$/.test(program)) return enter([], context, 'unknown')
  if (program === 'set' || program === 'shift') {
    shell.args = undefined
    return UNKNOWN
  }
  const isPrint = program === 'printf' && texts[0] === '-v'
  if (!isPrint && !DECLARES.test(program)) return undefined
  for (const name of texts.flatMap((text) => /^([A-Za-z_]\w*)(?:\+?=|$)/.exec(text)?.[1] ?? []))
    shell.variables.set(name, undefined)
  return isPrint ? UNKNOWN : { ...UNKNOWN, prints: [''] }
}

export const DECLARES = /^(declare|local|typeset|readonly|export)$/

/** `read`: variables take the fields of the next line. */
export function readLine(node: Command, shell: ShellState, stdin: Stdin): CommandEnd {
  const request = lineRequest(node)
  const { text } = stdin
  const isSplit = request.separator === ' ' && shell.variables.has('IFS')
  const isKnown = request.end !== undefined && text !== undefined && !isSplit && !stdin.isShuffled
  const end = isKnown ? text.indexOf(request.end) : -1
  shell.take(request, isKnown ? text.slice(0, end < 0 ? undefined : end) : undefined)
  stdin.text = isKnown ? (end < 0 ? '' : text.slice(end + 1)) : undefined
  return { status: isKnown ? (end < 0 ? 'failed' : 'ok') : 'unknown', prints: [''] }
}

/** `mapfile`: an array takes all lines of what comes in. */
export function readLines({ args }: Command, shell: ShellState, text: string | undefined): CommandEnd {
  const words = args.map((word) => word.text)
  const isPlain = words.length === 2 && words[0] === '-t'
  const lines = text === '' ? [] : text?.replace(/\n$/, '').split('\n')
  for (const word of words) {
    shell.variables.set(word, undefined)
    shell.arrays.set(word, isPlain ? lines : undefined)
  }
  return { status: 'unknown', prints: [''] }
}
