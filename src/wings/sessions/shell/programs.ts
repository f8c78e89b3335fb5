import { FILE_PROGRAMS } from './file-programs.ts'
import { gitProgram } from './git-program.ts'
import { readOptions } from './options.ts'
import { patchProgram } from './patch-program.ts'
import { perlProgram } from './perl-program.ts'
import { type Action, inverted, type Program, type ProgramContext, printing, QUIET, type Status } from './program.ts'
import { SEARCH_PROGRAMS } from './search-programs.ts'
import { sedProgram } from './sed-program.ts'
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

/** What a program does that these tables know; undefined for any other, and for forms that they do not. */
export const actionOf = (words: readonly string[], context: ProgramContext): Action | undefined => {
  const [program = ':', ...rest] = words
  const name = program.replace(/^\/(usr\/)?(local\/)?bin\//, '')
  if (Object.hasOwn(PROGRAMS, name)) return PROGRAMS[name]?.(rest, context)
  return isHarmless(name, rest) ? QUIET : undefined
}

/** What a test answers. */
export const tested = (words: readonly string[], { files, at }: Pick<ProgramContext, 'files' | 'at'>): Status => {
  const [one = '', two = '', three] = words
  if (one === '!' && words.length > 1) return inverted(tested(words.slice(1), { files, at }))
  if (words.length > 3) return 'unknown'
  if (three !== undefined) return compared(one, two, three)
  if (words.length === 1) return said(one !== '')
  if (one === '-z' || one === '-n') return said((two === '') === (one === '-z'))
  const kind = /^-[fedsrw]$/.test(one) ? files.kind(at(two)) : undefined
  if (kind === undefined) return 'unknown'
  if (one === '-d') return said(kind === 'folder')
  if (kind === 'none') return 'failed'
  const text = files.state(at(two))?.text
  if (one === '-s') return text === undefined ? 'unknown' : said(text !== '')
  return said(one !== '-f' || kind !== 'folder')
}

const said = (is: boolean): Status => (is ? 'ok' : 'failed')

const compared = (one: string, sign: string, other: string): Status => {
  if (sign === '=' || sign === '==') return said(one === other)
  if (sign === '!=') return said(one !== other)
  const compare = Object.hasOwn(COMPARISONS, sign) ? COMPARISONS[sign] : undefined
  return compare && [one, other].every((text) => /^-?\d+$/.test(text))
    ? said(compare(Number(one), Number(other)))
    : 'unknown'
}

const COMPARISONS: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '-eq': (one, other) => one === other,
  '-ne': (one, other) => one !== other,
  '-lt': (one, other) => one < other,
  '-gt': (one, other) => one > other,
  '-le': (one, other) => one <= other,
  '-ge': (one, other) => one >= other,
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

const PROGRAMS: Readonly<Record<string, Program>> = {
  ...TEXT_PROGRAMS,
  ...FILE_PROGRAMS,
  ...SEARCH_PROGRAMS,
  ':': still('ok'),
  true: still('ok'),
  false: still('failed'),
  mkdir: (words, { files, at }) => {
    for (const word of words) if (!word.startsWith('-')) files.makeFolder(at(word))
    return printing('', 'ok')
  },
  set: still('ok'),
  unset: still('ok'),
  cmp: ([flag, one = '', other = ''], { files, at }) => {
    const [left, right] = [files.text(at(one)), files.text(at(other))]
    return flag !== '-s' || left === undefined || right === undefined ? QUIET : printing('', said(left === right))
  },
  test: (words, context) => printing('', tested(words, context)),
  '[': (words, context) => (words.at(-1) === ']' ? printing('', tested(words.slice(0, -1), context)) : undefined),
  sed: sedProgram,
  perl: perlProgram,
  git: gitProgram,
  patch: patchProgram,
  mktemp: (words) => (words.length > 0 ? QUIET : printing('/tmp/tmp.editplan\n')),
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
