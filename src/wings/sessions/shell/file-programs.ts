import { readOptions } from './options.ts'
import { type Program, toEach } from './program.ts'

const remove: Program = (words, context) => {
  const given = readOptions(words, { flags: 'rRfvid', long: { recursive: 'r', force: 'f', verbose: 'v' } })
  if (!given) return undefined
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
    const paths = given && (folder === undefined ? given.rest : [...given.rest, `${folder}/`])
    const to = paths?.at(-1)
    if (!given || !paths || paths.length < 2 || to === undefined || given.has('ni')) return undefined
    const from = paths.slice(0, -1)
    // `folder/.` is what is in it.
    const insides = new Set(from.filter((path) => /(^|\/)\.$/.test(path)).map(at))
    const put = (source: string): boolean => {
      const goal = insides.has(source) ? at(to) : files.targetOf(source, at(to), from.length > 1)
      if (goal === undefined) return false
      return name === 'move' ? files.move(source, goal) : files.copy(source, goal, given.has('rRa'))
    }
    const action = toEach(from, put, context)
    return given.has('v') ? { ...action, prints: [undefined] } : action
  }

const install: Program = (words, { files, at }) => {
  const given = readOptions(words, { flags: 'Dvd', valued: 'm' })
  if (given?.has('d')) return { status: 'ok', prints: [''] }
  const [from, to, ...more] = given?.rest ?? []
  if (!given || from === undefined || to === undefined || more.length > 0) return undefined
  const goal = files.targetOf(at(from), at(to), false) ?? at(to)
  const executable = (Number.parseInt(given.values('m')[0] ?? '755', 8) & 0o100) > 0
  return { status: 'unknown', prints: [''], act: () => files.copy(at(from), goal) && files.setMode(goal, executable) }
}

const tee: Program = (words, context) => {
  const { files, input } = context
  const given = readOptions(words, { flags: 'a', long: { append: 'a' } })
  if (!given) return undefined
  const write = (path: string) => files.write(path, input, given.has('a'))
  return { ...(given.rest.length > 0 && toEach(given.rest, write, context)), status: 'ok', prints: [input] }
}

const touch: Program = (words, context) => {
  const { files } = context
  const given = readOptions(words, { flags: 'acm' })
  const make = (path: string): boolean => {
    const kind = files.kind(path)
    return kind === 'none' && !given?.has('c') ? files.write(path, '') : kind !== undefined
  }
  return given && toEach(given.rest, make, context, 'ok')
}

const truncate: Program = (words, context) => {
  const { files } = context
  const given = readOptions(words, { valued: 's', long: { size: 's' } })
  const size = Number(given?.values('s')[0] ?? Number.NaN)
  if (!given || !Number.isInteger(size) || size < 0) return undefined
  // Bytes and characters are the same in plain text.
  const cut = (text: string) => (/^[\0-\x7f]*$/.test(text) && size <= text.length ? text.slice(0, size) : undefined)
  return toEach(given.rest, (path) => (size === 0 ? files.write(path, '') : files.change(path, cut)), context, 'ok')
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
  const text = words[0] ?? input
  if (text === undefined || words.length > 1) return undefined
  return { status: 'unknown', prints: [undefined], act: () => files.applyPatch(text, folder) }
}

/** Programs that change files without looking into them. */
export const FILE_PROGRAMS: Readonly<Record<string, Program>> = {
  rm: remove,
  unlink: remove,
  mv: transfer('move', 'fnvi'),
  cp: transfer('copy', 'fvnpirRaL'),
  install,
  tee,
  touch,
  truncate,
  chmod,
  apply_patch: patchText,
}
