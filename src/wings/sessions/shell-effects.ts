import type { ShellCommand } from '../../core/programs/shell-script.ts'

/** What a program of a command line does to files. */
export type Effect =
  | { readonly kind: 'none' }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'remove'; readonly paths: readonly string[]; readonly folders: boolean; readonly mayLack: boolean }
  | { readonly kind: 'move'; readonly from: readonly string[]; readonly to: string; readonly into: boolean }
  | { readonly kind: 'copy'; readonly from: readonly string[]; readonly to: string; readonly into: boolean }
  | { readonly kind: 'write'; readonly paths: readonly string[]; readonly text: string; readonly appends: boolean }
  | { readonly kind: 'substitute'; readonly paths: readonly string[]; readonly scripts: readonly LineScript[] }
  | {
      readonly kind: 'exists'
      readonly path: string
      readonly wanted: 'file' | 'folder' | 'any'
      readonly not: boolean
    }
  | { readonly kind: 'touch'; readonly paths: readonly string[] }
  | { readonly kind: 'mode'; readonly paths: readonly string[]; readonly executable: boolean }
  | { readonly kind: 'patch'; readonly text: string }
  | { readonly kind: 'unknown' }

/** What sed does to lines. */
export type LineScript = Substitution | LineDeletion

/** Lines that go: from the first to the last one, counted from 1 (`$` is the file's last), or those that hold a text. */
export type LineDeletion = { readonly from: number | '$'; readonly to: number | '$' } | { readonly holding: string }

/** A `s/…/…/` with a plain text to look for. */
export interface Substitution {
  readonly old: string
  readonly new: string
  readonly everywhere: boolean
  readonly start: boolean
  readonly end: boolean
}

/** Programs that change no file, whatever their words. */
const HARMLESS = new Set(
  'ls cat head tail wc grep egrep fgrep rg ag pwd echo printf true false : test [ which type command whoami id date uname hostname env printenv file stat du df tree basename dirname realpath readlink cmp diff md5sum sha1sum sha256sum sha512sum cksum shasum ack locate whereis dir cut tr uniq nl od xxd hexdump column less more sleep exit return set export unset alias ulimit umask jq yq ps kill mkdir rmdir seq expr nproc free uptime man strings comm paste fold rev tac history jobs wait hash locale read'.split(
    ' ',
  ),
)

const HARMLESS_GIT = new Set(
  'status diff log show branch add commit ls-files rev-parse blame grep config remote describe shortlog tag fetch push reflog cat-file ls-tree rev-list name-rev show-ref symbolic-ref check-ignore var version help'.split(
    ' ',
  ),
)

/** What a command does; `piped` is the text that comes to it through a pipe, where that is known. */
export const effectOf = (command: ShellCommand, piped: string | undefined): Effect => {
  const [program = ':', ...words] = command.words
  const name = program.replace(/^\/(usr\/)?bin\//, '')
  const own = command.literal ? ownEffect(name, words, { command, piped }) : looseEffect(name, words, command)
  if (command.outputs.length === 0) return own
  return outputEffect(name, { command, piped, own })
}

interface Source {
  readonly command: ShellCommand
  readonly piped: string | undefined
}

/** Where words are not literal, only what changes nothing in any case is known. */
const looseEffect = (name: string, words: readonly string[], command: ShellCommand): Effect =>
  isHarmless(name, words) && command.outputs.length === 0 ? { kind: 'none' } : { kind: 'unknown' }

const ownEffect = (name: string, words: readonly string[], source: Source): Effect => {
  switch (name) {
    case 'cd':
      return words.length === 1 ? { kind: 'folder', path: words[0]! } : { kind: 'unknown' }
    case 'rm':
    case 'unlink':
      return removal(words)
    case 'mv':
      return transfer('move', words, /^-[fnvi]+$/)
    case 'cp':
      return transfer('copy', words, /^-[fvnpi]+$/)
    case 'tee':
      return tee(words, source)
    case 'sed':
      return sed(words)
    case 'touch':
      return words.some((word) => word.startsWith('-')) ? { kind: 'unknown' } : { kind: 'touch', paths: words }
    case 'chmod':
      return chmod(words)
    case 'git':
      return git(words)
    case 'apply_patch':
      return patch(words, source)
    case 'test':
      return exists(words)
    case '[':
      return words.at(-1) === ']' ? exists(words.slice(0, -1)) : { kind: 'unknown' }
    default:
      return isHarmless(name, words) ? { kind: 'none' } : { kind: 'unknown' }
  }
}

const isHarmless = (name: string, words: readonly string[]): boolean => {
  if (name === 'git') return HARMLESS_GIT.has(subcommandOf(words).name) && !words.includes('--output')
  if (name === 'find') return !words.some((word) => /^-(delete|exec|execdir|ok|okdir|fprint|fprintf|fls)/.test(word))
  if (/^fd(find)?$/.test(name)) return !words.some((word) => /^(-[a-zA-Z]*[xX]|--exec)/.test(word))
  if (name === 'curl')
    return !words.some((word) => /^-\w*[oOJ]|^--(output|remote|create-dirs|cookie-jar|dump)/.test(word))
  if (name === 'sort') return !words.some((word) => /^-o|^--output/.test(word))
  if (name === 'sed')
    return !words.some((word) => /^(-[a-zA-Z]*i|--in-place)/.test(word) || /(^|[;/}0-9$ ])w\s/.test(word))
  if (name === 'awk' || name === 'gawk') return !words.some((word) => /[>|]|system|-i/.test(word))
  if (/^(node|python3?|npm|npx|go|cargo|java|tsc|ruby|bash|sh)$/.test(name))
    return words.length === 1 && /^(--version|-v|-V|version)$/.test(words[0]!)
  return HARMLESS.has(name)
}

const plainWords = (
  words: readonly string[],
  flags: RegExp,
): { paths: readonly string[]; flags: string } | undefined => {
  const end = words.indexOf('--')
  const options = words.filter((word, index) => word.startsWith('-') && word !== '-' && (end < 0 || index < end))
  if (options.some((option) => !flags.test(option))) return undefined
  const paths = words.filter((word, index) => index !== end && !options.includes(word))
  return { paths, flags: options.join('') }
}

const removal = (words: readonly string[]): Effect => {
  const read = plainWords(words, /^-[rRfvid]+$|^--(recursive|force|verbose)$/)
  if (!read || read.paths.length === 0) return { kind: 'unknown' }
  const { paths, flags } = read
  return {
    kind: 'remove',
    paths,
    folders: /[rR]|recursive/.test(flags),
    mayLack: /f/.test(flags.replace('--verbose', '')),
  }
}

const transfer = (kind: 'move' | 'copy', words: readonly string[], flags: RegExp): Effect => {
  const read = plainWords(words, flags)
  if (!read || read.paths.length < 2 || /[ni]/.test(read.flags)) return { kind: 'unknown' }
  const to = read.paths.at(-1)!
  return { kind, from: read.paths.slice(0, -1), to, into: read.paths.length > 2 || to.endsWith('/') }
}

const tee = (words: readonly string[], { command, piped }: Source): Effect => {
  const read = plainWords(words, /^(-a|--append)$/)
  const text = command.input ?? piped
  if (!read || text === undefined) return { kind: 'unknown' }
  return read.paths.length === 0
    ? { kind: 'none' }
    : { kind: 'write', paths: read.paths, text, appends: read.flags !== '' }
}

const chmod = (words: readonly string[]): Effect => {
  const [mode = '', ...paths] = words
  if (paths.length === 0 || paths.some((path) => path.startsWith('-'))) return { kind: 'unknown' }
  if (/^([ugoa]*\+x|0?7[0-7][0-7])$/.test(mode)) return { kind: 'mode', paths, executable: !/^[go]+\+x$/.test(mode) }
  if (/^([ua]*-x|0?6[0-7][0-7])$/.test(mode)) return { kind: 'mode', paths, executable: false }
  return { kind: 'unknown' }
}

const subcommandOf = (
  words: readonly string[],
): { readonly name: string; readonly rest: readonly string[]; readonly elsewhere: boolean } => {
  let index = 0
  let elsewhere = false
  while (words[index]?.startsWith('-')) {
    if (/^(-C|--git-dir|--work-tree)/.test(words[index]!)) elsewhere = true
    index += /^(-C|-c)$/.test(words[index]!) ? 2 : 1
  }
  return { name: words[index] ?? '', rest: words.slice(index + 1), elsewhere }
}

const git = (words: readonly string[]): Effect => {
  const { name, rest, elsewhere } = subcommandOf(words)
  if (isHarmless('git', words)) return { kind: 'none' }
  if (elsewhere) return { kind: 'unknown' }
  if (name === 'rm') {
    if (rest.includes('--cached')) return { kind: 'none' }
    const read = plainWords(rest, /^(-[rfqn]+|--force|--quiet)$/)
    if (!read || read.paths.length === 0 || /n/.test(read.flags)) return { kind: 'unknown' }
    return { kind: 'remove', paths: read.paths, folders: read.flags.includes('r'), mayLack: false }
  }
  return name === 'mv' ? transfer('move', rest, /^-[fkv]+$/) : { kind: 'unknown' }
}

const patch = (words: readonly string[], { command, piped }: Source): Effect => {
  const text = words[0] ?? command.input ?? piped
  return text === undefined || words.length > 1 ? { kind: 'unknown' } : { kind: 'patch', text }
}

/** Whether a file or a folder is at a path; any other question is one whose answer is not known. */
const exists = (words: readonly string[]): Effect => {
  const not = words[0] === '!'
  const [question, path, ...more] = not ? words.slice(1) : words
  if (path === undefined || more.length > 0 || !/^-[fed]$/.test(question ?? '')) return { kind: 'none' }
  return { kind: 'exists', path, not, wanted: question === '-d' ? 'folder' : question === '-f' ? 'file' : 'any' }
}

const sed = (words: readonly string[]): Effect => {
  if (isHarmless('sed', words)) return { kind: 'none' }
  const read = sedWords(words)
  const scripts = read?.scripts
    .flatMap((script) => script.split(/;(?=\s*(?:s[^\w\s]|\d|\$))/))
    .map((script) => deletionOf(script.trim()) ?? substitutionOf(script.trim()))
  if (!read || !scripts || read.paths.length === 0 || scripts.includes(undefined)) return { kind: 'unknown' }
  return { kind: 'substitute', paths: read.paths, scripts: scripts.filter((one) => one !== undefined) }
}

/** The scripts and files of sed in place; undefined where it is given anything else. */
const sedWords = (
  words: readonly string[],
): { readonly scripts: readonly string[]; readonly paths: readonly string[] } | undefined => {
  const named = words.flatMap((word, index) => (isScriptFlag(words[index - 1]) ? [word] : []))
  const others = words.filter((word, index) => !isScriptFlag(word) && !isScriptFlag(words[index - 1]))
  const bare = others.filter((word) => word !== '-i' && word !== '--in-place' && word !== '--')
  if (bare.some((word) => word.startsWith('-') || word === '')) return undefined
  return named.length > 0 ? { scripts: named, paths: bare } : { scripts: bare.slice(0, 1), paths: bare.slice(1) }
}

const isScriptFlag = (word: string | undefined): boolean => word === '-e' || word === '--expression'

const deletionOf = (script: string): LineDeletion | undefined => {
  const [, from, to = from] = /^(\d+|\$)(?:,\s*(\d+|\$))?d$/.exec(script) ?? []
  const [, pattern] = /^\/((?:[^/\\]|\\.)+)\/d$/.exec(script) ?? []
  if (pattern !== undefined) {
    const holding = literalOf(pattern, '/')
    return holding === undefined ? undefined : { holding }
  }
  if (from === undefined || to === undefined) return undefined
  const number = (text: string) => (text === '$' ? text : Number(text))
  return from === '0' ? undefined : { from: number(from), to: number(to) }
}

/** A substitution of plain text, perhaps bound to a line's start or end; undefined for any other. */
const substitutionOf = (script: string): Substitution | undefined => {
  const delimiter = script[1]
  if (script[0] !== 's' || delimiter === undefined || /[\w\s\\]/.test(delimiter)) return undefined
  const parts = splitAt(script.slice(2), delimiter)
  const [pattern, replacement, flags] = parts
  if (parts.length !== 3 || pattern === undefined || replacement === undefined || !/^g?$/.test(flags ?? ''))
    return undefined
  const start = pattern.startsWith('^')
  const end = pattern.endsWith('$') && !pattern.endsWith('\\$')
  const old = literalOf(pattern.slice(start ? 1 : 0, end ? -1 : undefined), delimiter)
  const fresh = literalReplacement(replacement, delimiter)
  if (old === undefined || fresh === undefined || old === '') return undefined
  return { old, new: fresh, everywhere: flags === 'g', start, end }
}

const splitAt = (text: string, delimiter: string): string[] => {
  const parts = ['']
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!
    if (character === '\\') parts[parts.length - 1] += character + (text[++index] ?? '')
    else if (character === delimiter) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}

/** A basic regular expression that matches one text only. */
const literalOf = (pattern: string, delimiter: string): string | undefined => {
  const bare = pattern.replace(/\\([.*[\]^$\\/"'#@|,:!&%~-])/g, (_, character: string) =>
    character === '|' && delimiter !== '|' ? '\0' : '',
  )
  if (/[.*[\]\\^$\0\n]/.test(bare)) return undefined
  return pattern.replace(/\\(.)/g, '$1')
}

const literalReplacement = (text: string, delimiter: string): string | undefined => {
  const bare = text.replace(/\\[&\\/n"'.$*^[\]#@|,:!%~-]/g, '').replaceAll(`\\${delimiter}`, '')
  if (/[&\\\n]/.test(bare)) return undefined
  return text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))
}

const outputEffect = (name: string, { command, piped, own }: Source & { own: Effect }): Effect => {
  const text = command.literal ? printedBy(name, command, piped) : undefined
  const [output] = command.outputs
  if (own.kind !== 'none' || text === undefined || !output || command.outputs.length > 1) return { kind: 'unknown' }
  return { kind: 'write', paths: [output.path], text, appends: output.appends }
}

/** What a program prints, where that is known. */
export const printedBy = (name: string, command: ShellCommand, piped: string | undefined): string | undefined => {
  const words = command.words.slice(1)
  if (!command.literal) return undefined
  if (name === 'echo') return echoed(words)
  if (name === 'printf') return printed(words)
  if (name === 'cat')
    return words.length === 0 || (words.length === 1 && words[0] === '-') ? (command.input ?? piped) : undefined
  if (name === ':' || name === 'true') return words.length === 0 || name === ':' ? '' : undefined
  return undefined
}

const echoed = (words: readonly string[]): string | undefined => {
  const quiet = words[0] === '-n'
  const rest = quiet ? words.slice(1) : words
  // Of what a shell makes of escapes and further flags, shells differ.
  if (rest[0]?.startsWith('-') || rest.some((word) => word.includes('\\'))) return undefined
  return rest.join(' ') + (quiet ? '' : '\n')
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\', r: '\r', '"': '"', "'": "'" }

const printed = (words: readonly string[]): string | undefined => {
  const [format, ...values] = words
  if (format === undefined || format.startsWith('-') || /\\[^nt\\r"']/.test(format)) return undefined
  const unescaped = format.replace(/\\(.)/g, (_, character: string) => ESCAPES[character] ?? '')
  const slots = [...unescaped.matchAll(/%(.?)/g)].map(([, kind]) => kind)
  if (slots.some((kind) => kind !== 's' && kind !== '%')) return undefined
  const count = slots.filter((kind) => kind === 's').length
  if (count === 0) return values.length === 0 ? unescaped.replaceAll('%%', '%') : undefined
  const rounds = Math.max(1, Math.ceil(values.length / count))
  let next = 0
  return Array.from({ length: rounds }, () =>
    unescaped.replace(/%(.)/g, (_, kind: string) => (kind === '%' ? '%' : (values[next++] ?? ''))),
  ).join('')
}
