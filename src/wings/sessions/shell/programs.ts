import { posix } from 'node:path'
import { tested } from './conditions.ts'
import { gitProgram, patchProgram } from './git-program.ts'
import {
  type Action,
  type Program,
  type ProgramContext,
  printing,
  QUIET,
  readOptions,
  type Status,
  statusOf,
  toEach,
  writableStatus,
} from './program.ts'
import { SEARCH_PROGRAMS } from './search-programs.ts'
import { perlProgram, sedProgram } from './stream-editors.ts'
import { TEXT_PROGRAMS } from './text-programs.ts'

/** Programs that change no file, whatever their words. */
const HARMLESS = new Set(
  ': true false mkdir export set unset wc test [ ls less more ag pwd type which whoami id date uname hostname printenv stat du df tree realpath readlink cmp diff md5sum sha1sum sha256sum sha512sum cksum shasum ack locate whereis dir cut nl od xxd hexdump column sleep return alias unalias ulimit umask jq yq ps kill rmdir seq expr nproc free uptime man strings comm paste fold rev history jobs wait hash locale read file bat declare local typeset readonly getent groups tty clear lsof pgrep env'.split(
    ' ',
  ),
)

/** Whether a program changes nothing by these words. */
export const isHarmless = (name: string, words: readonly string[]): boolean => {
  if (name === 'node' && words[0] === '--check') return true
  if (/^(node|python3?|npm|npx|go|cargo|java|tsc|ruby|bash|sh|perl|pip3?|make|docker)$/.test(name))
    return words.length === 1 && /^(--?version|-v|-V|version)$/.test(words[0] ?? '')
  if (/^fd(find)?$/.test(name)) return !words.some((word) => /^(-[a-zA-Z]*[xX]|--exec)/.test(word))
  if (name === 'curl')
    return !words.some((word) => /^-\w*[oOJ]|^--(output|remote|create-dirs|cookie-jar|dump)/.test(word))
  if (name === 'awk' || name === 'gawk') return !words.some((word) => /[>|]|system|-i/.test(word))
  if (name === 'yq') return !words.some((word) => /^(-\w*i|--inplace)/.test(word))
  const isReader = name in TEXT_PROGRAMS || name in SEARCH_PROGRAMS
  return HARMLESS.has(name) || (isReader && !/^(sort|find|xargs)$/.test(name))
}

/** Whether a program prints of each line that comes in what the others make no difference to, in their order. */
export const isLineWise = ([name = '', ...words]: readonly string[]): boolean => {
  if (/^[ef]?grep$/.test(name)) return !words.some((word) => /^-\w*[nmcABCq]|^--/.test(word))
  if (name === 'sed') return words.every((word) => /^(-[Ere]+|s([|/#,@])(?:(?!\2).)*\2(?:(?!\2).)*\2[gI]*)$/.test(word))
  return /^(cut|rev)$/.test(name)
}

/** Programs that run scripts, and formatters. */
const SCRIPTED = /^(python[\d.]*|node|ruby|perl|php|deno|bun|tsx|ts-node)$/
const FORMATTERS = /^(black|isort|autopep8|yapf|rustfmt|dos2unix|unix2dos|ed|ex|vim?)$/
const REWRITES = /^(-w|-i\S*|--write|--fix\S*|--in-?place)$/

/** The words, and words of a script, by which a command that no table knows may name files that it changes. */
export const changedBy = (
  [program = '', ...words]: readonly string[],
  input: string | undefined,
): readonly string[] => {
  if (Object.hasOwn(PROGRAMS, program) && program !== 'perl') return words
  if (FORMATTERS.test(program) || words.some((word) => REWRITES.test(word))) return words
  if (!SCRIPTED.test(program)) return []
  const codes = words.filter((_, index) => /^-\w*[ceE]$|^--(eval|print)$/.test(words[index - 1] ?? ''))
  const code = [...codes, words.length === 0 || words[0] === '-' ? (input ?? '') : ''].join('\n')
  const named = WRITES.test(code) ? (code.match(/[\w./-]+/g) ?? []) : []
  return [...named, ...words.filter((word) => !word.startsWith('-')).slice(codes.length > 0 ? 0 : 1)]
}

const WRITES = /write|append|rename|unlink|remove|copy|inplace|['"][wax]b?\+?['"]|>/i

/** What a program does that these tables know; undefined for any other, and for forms that they do not. */
export const actionOf = (words: readonly string[], context: ProgramContext): Action | undefined => {
  const [program = ':', ...rest] = words
  const name = program.replace(/^\/(usr\/)?(local\/)?bin\//, '')
  if (Object.hasOwn(PROGRAMS, name)) return PROGRAMS[name]?.(rest, context)
  return isHarmless(name, rest) ? QUIET : undefined
}

const still =
  (status: Status): Program =>
  () =>
    printing('', status)

/** A program that runs another one, named after its own options and so many words. */
const wrapper =
  (letters: Parameters<typeof readOptions>[1], skipped: RegExp | undefined = undefined): Program =>
  (words, context) => {
    const start = words.findIndex(
      (word, index) => !word.startsWith('-') && !letters.valued?.includes((words[index - 1] ?? '').slice(1) || '-'),
    )
    const rest = start < 0 ? [] : words.slice(start)
    if (!readOptions(words.slice(0, start < 0 ? words.length : start), letters)) return undefined
    while (skipped && rest.length > 0 && skipped.test(rest[0] ?? '')) rest.shift()
    return rest.length === 0 ? QUIET : context.run(rest)
  }

const remove: Program = (words, context) => {
  const given = readOptions(words, { flags: 'rRfvd', long: { recursive: 'r', force: 'f', verbose: 'v' } })
  // rm refuses the folder that it works in.
  if (!given || given.rest.some((path) => /(^|\/)\.{1,2}\/*$/.test(path))) return undefined
  const removal = { folders: given.has('rR'), mayLack: given.has('f') }
  const action = toEach(
    given.rest,
    (path) => context.files.remove(path, removal),
    context,
    removal.mayLack ? 'ok' : undefined,
  )
  return given.has('v') ? { ...action, prints: [undefined] } : action
}

const transfer =
  (name: 'move' | 'copy', flags: string): Program =>
  (words, context) => {
    const { files, at } = context
    const given = readOptions(words, { flags, valued: 't', long: { recursive: 'r', force: 'f' } })
    const [folder] = given?.values('t') ?? []
    const paths = given && (folder === undefined ? given.rest : [...given.rest, folder])
    const to = paths?.at(-1)
    if (!given || !paths || paths.length < 2 || to === undefined || given.has('ni')) return undefined
    const from = paths.slice(0, -1)
    if (name === 'move' && from.some((path) => /(^|\/)\.{1,2}\/*$/.test(path))) return undefined
    // `folder/.` is what is in it.
    const insides = new Set(from.filter((path) => /(^|\/)\.$/.test(path)).map(at))
    const isInto = from.length > 1 || folder !== undefined
    const takesFolders = name === 'move' || given.has('rRa')
    const goalOf = (source: string) => (insides.has(source) ? at(to) : files.targetOf(source, at(to), isInto))
    const put = (source: string): boolean => {
      const goal = goalOf(source)
      if (goal === undefined) return false
      return name === 'move' ? files.move(source, goal) : files.copy(source, goal, takesFolders)
    }
    const transfers = from.map((path) => ({ path, from: at(path), to: goalOf(at(path)) }))
    const isClear = transfers.every((one) => mayTransfer(one, { name, takesFolders, files }))
    const isOnce =
      new Set(transfers.map((one) => one.to)).size === from.length && (name === 'copy' || !isWithin(transfers))
    const action = toEach(from, put, context, isClear && isOnce ? statusOf(from, context) : 'failed')
    return given.has('v') ? { ...action, prints: [undefined] } : action
  }

type Transfer = { readonly path: string; readonly from: string; readonly to: string | undefined }

/** Whether a file or a folder can take the place that it goes to. */
const mayTransfer = (
  { path, from, to }: Transfer,
  {
    name,
    takesFolders,
    files,
  }: { readonly name: string; readonly takesFolders: boolean; readonly files: ProgramContext['files'] },
): boolean => {
  if (to === undefined) return false
  const [here, there] = [files.nameOf(from), files.nameOf(to)]
  const [kind, target] = [files.kind(from), files.kind(to)]
  if (here === there || kind === 'none') return false
  if (kind !== 'folder') return target !== 'folder' && !path.endsWith('/')
  if (!takesFolders || here === '.' || there.startsWith(`${here}/`)) return false
  return target === 'none' || target === undefined || (target === 'folder' && name === 'copy')
}

/** Whether one of the paths is inside another one, so that their order matters. */
const isWithin = (transfers: readonly Transfer[]): boolean => {
  const all = new Set(transfers.map(({ from }) => from))
  return transfers.some(({ from }) => {
    for (let above = posix.dirname(from); above.length > 1; above = posix.dirname(above))
      if (all.has(above)) return true
    return false
  })
}

const install: Program = (words, { files, at }) => {
  const given = readOptions(words, { flags: 'Dvd', valued: 'm' })
  if (given?.has('d')) return { status: 'ok', prints: [''] }
  const [from, to, ...more] = given?.rest ?? []
  if (!given || from === undefined || to === undefined || more.length > 0) return undefined
  const goal = files.targetOf(at(from), at(to), false) ?? at(to)
  const executable = (Number.parseInt(given.values('m')[0] ?? '755', 8) & 0o100) > 0
  const act = () => files.copy(at(from), goal) && files.setMode(goal, executable)
  return { status: goal === at(from) ? 'failed' : 'unknown', prints: [''], act }
}

/** What is written through a link changes what it leads to. */
const link: Program = (words, { files, at }) => {
  const paths = words.filter((word) => !word.startsWith('-'))
  const to = paths.length > 1 ? (paths.at(-1) ?? '') : '.'
  const from = paths.length > 1 ? paths.slice(0, -1) : paths
  const act = () => {
    for (const path of from) files.lose(files.targetOf(at(path), at(to), from.length > 1) ?? at(to))
    return false
  }
  return { status: 'unknown', prints: [''], act, several: from.length > 1 }
}

const tee: Program = (words, context) => {
  const { files } = context
  const given = readOptions(words, { flags: 'a', long: { append: 'a' } })
  if (!given) return undefined
  const input = context.input()
  if (given.rest.length === 0) return printing(input)
  const write = (path: string) => files.write(path, files.isRead(path) ? undefined : input, given.has('a'))
  return { ...toEach(given.rest, write, context, writableStatus(given.rest, context)), prints: [input] }
}

const touch: Program = (words, context) => {
  const { files, at } = context
  const given = readOptions(words, { flags: 'acm' })
  if (!given) return undefined
  const make = (path: string): boolean => {
    const kind = files.kind(path)
    return kind === 'none' && !given.has('c') ? files.write(path, '') : kind !== undefined
  }
  const made = given.rest.filter((path) => files.kind(at(path)) === 'none')
  return toEach(given.rest, make, context, given.has('c') ? 'ok' : writableStatus(made, context))
}

const truncate: Program = (words, context) => {
  const { files } = context
  const given = readOptions(words, { valued: 's', long: { size: 's' } })
  const size = Number(given?.values('s')[0] ?? Number.NaN)
  if (!given || !/^\d+$/.test(given.values('s')[0] ?? '')) return undefined
  // Bytes and characters are the same in plain text.
  const cut = (text: string) => (/^[\0-\x7f]*$/.test(text) && size <= text.length ? text.slice(0, size) : undefined)
  return toEach(
    given.rest,
    (path) => (size === 0 ? files.write(path, '') : files.change(path, cut)),
    context,
    writableStatus(given.rest, context),
  )
}

const mkdir: Program = (words, { files, at }) => {
  const given = readOptions(words, { flags: 'pv', valued: 'm', long: { parents: 'p' } })
  if (!given) return QUIET
  const kinds = given.rest.flatMap((path) => [files.kind(at(path)), files.kind(posix.dirname(at(path)))])
  const isClear = kinds.every((kind, index) => kind === (index % 2 === 0 ? 'none' : 'folder'))
  for (const path of given.rest) files.makeFolder(at(path))
  const status = given.has('p') || isClear ? 'ok' : 'unknown'
  return printing(given.has('v') ? undefined : '', status)
}

const chmod: Program = (words, context) => {
  const [mode = '', ...paths] = words.filter((word) => !/^-[vfc]+$/.test(word))
  const isOn = /^([ugoa]*\+r?w?x|0?7[0-7][0-7])$/.test(mode)
  const isOff = /^([ua]*-x|0?6[0-7][0-7])$/.test(mode)
  if (/^[ugoa]*[+-][rw]+$/.test(mode)) return { status: 'ok', prints: [''] }
  if ((!isOn && !isOff) || paths.length === 0 || paths.some((path) => path.startsWith('-'))) return undefined
  const executable = isOn && !/^[go]+\+/.test(mode)
  return toEach(paths, (path) => context.files.setMode(path, executable), context)
}

const patchText: Program = (words, { files, input, folder }) => {
  const text = words[0] ?? input()
  if (text === undefined || words.length > 1) return undefined
  return { status: 'unknown', prints: [undefined], act: () => files.applyPatch(text, folder) }
}

/** Programs that change files without looking into them. */
const FILE_PROGRAMS: Readonly<Record<string, Program>> = {
  rm: remove,
  unlink: remove,
  mv: transfer('move', 'fnvi'),
  cp: transfer('copy', 'fvnpirRaL'),
  install,
  ln: link,
  tee,
  touch,
  truncate,
  chmod,
  apply_patch: patchText,
}

const PROGRAMS: Readonly<Record<string, Program>> = {
  ...TEXT_PROGRAMS,
  ...FILE_PROGRAMS,
  ...SEARCH_PROGRAMS,
  ':': still('ok'),
  true: still('ok'),
  false: still('failed'),
  mkdir,
  set: still('ok'),
  unset: still('ok'),
  cmp: ([flag, one = '', other = ''], { files, at }) => {
    const [left, right] = [files.text(at(one)), files.text(at(other))]
    return flag !== '-s' || left === undefined || right === undefined
      ? QUIET
      : printing('', left === right ? 'ok' : 'failed')
  },
  test: (words, context) => printing('', tested(words, context)),
  '[': (words, context) => (words.at(-1) === ']' ? printing('', tested(words.slice(0, -1), context)) : undefined),
  sed: sedProgram,
  perl: perlProgram,
  git: gitProgram,
  patch: patchProgram,
  mktemp: (words, { files }) => {
    // A name of its own is as good as the one that a template gives, but in the checkout.
    if (!words.every((word) => /^(-d|\/tmp\/[^/]*X+)$/.test(word))) return QUIET
    const path = files.temporary()
    if (words.includes('-d')) files.makeFolder(path)
    return printing(`${path}\n`)
  },
  env: wrapper({ flags: 'i', valued: 'u' }, /^\w+=/),
  timeout: wrapper({ valued: 'ks' }, /^[\d.]+[smhd]?$/),
  nice: wrapper({ valued: 'n' }),
  nohup: wrapper({}),
  command: wrapper({}),
  sudo: wrapper({}),
  time: wrapper({ flags: 'p' }),
  exec: wrapper({}),
  stdbuf: wrapper({ valued: 'ioe' }),
}
