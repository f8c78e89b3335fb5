import { RE2JS } from 're2js'
import { linesOf } from '../../../core/text/line-changes.ts'
import { compilePattern, filled, type Pattern, type Piece, readReplacement } from './patterns.ts'
import {
  type Action,
  inputsOf,
  type Options,
  type Program,
  type ProgramContext,
  printing,
  QUIET,
  readOptions,
  statusOf,
  toEach,
} from './program.ts'
import { readSed } from './sed.ts'

/** `perl -pi -e 's/…/…/g'` and its like: substitutions, line by line or of whole files. */
export const perlProgram: Program = (words, context) => {
  const { files } = context
  // What follows `-i` is a suffix, and yet `-pie` is written for `-pi -e`.
  const given = readOptions(
    words.flatMap((word) => {
      const split = word.replace(/^(-\w*i)e$/, '$1 -e').replace(/^-0(777)?(?=[a-z])/, '$& -')
      return split === word ? [word] : split.split(' ')
    }),
    { flags: 'plwn', valued: 'e', glued: 'i0' },
  )
  const scripts = given?.values('e') ?? []
  const isWhole = given?.has('0') === true
  const changes = scripts.flatMap(
    (script): readonly (Substitution | undefined)[] => readSubstitutions(script, isWhole) ?? [undefined],
  )
  const [, sign, printed] = /^\s*print\s+(unless|if)\s+(\/.*\/)\s*;?\s*$/.exec(scripts[0] ?? '') ?? []
  const kept = printed && scripts.length === 1 ? readSubstitutions(`s${printed}/`, false)?.[0]?.pattern : undefined
  if (kept && given?.has('n') && given.has('i') && !given.has('p0') && given.values('i').join('') === '')
    return toEach(
      given.rest,
      (path) =>
        files.change(path, (text) =>
          linesOf(text)
            .filter((line) => [...kept.all(line)].length > 0 === (sign === 'if'))
            .join(''),
        ),
      context,
    )
  if (!given?.has('p') || !given.has('i') || changes.length === 0 || given.rest.length === 0) return undefined
  if (!changes.every((change) => change !== undefined) || given.values('0').some((value) => !/^(777)?$/.test(value)))
    return undefined
  const made = (text: string) => changes.reduce<string>((text, change) => substituted(text, change), text)
  const change = (text: string) => {
    if (text.length > MOST) return undefined
    return isWhole ? made(text) : linesOf(text).map(made).join('')
  }
  const suffix = given.values('i').join('')
  const act = (path: string) => (suffix === '' || files.copy(path, path + suffix)) && files.change(path, change)
  return toEach(given.rest, act, context)
}

/** Characters of a file that is changed. */
const MOST = 4 * 1024 * 1024

type Substitution = { readonly pattern: Pattern; readonly pieces: readonly Piece[]; readonly all: boolean }

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']', '<': '>' }

/** `s/…/…/` one after the other; undefined for any other script. */
const readSubstitutions = (script: string, isWhole: boolean): readonly Substitution[] | undefined => {
  const found: Substitution[] = []
  for (let rest = script.trim(); rest !== ''; ) {
    const opening = rest[1] ?? ''
    const closing = CLOSING[opening] ?? opening
    const old = /^s[^\w\s\\']/.test(rest) ? partAt(rest, 2, closing) : undefined
    const between = old && closing !== opening ? (/^\s*[^\w\s]/.exec(rest.slice(old.end))?.[0].length ?? 0) : 0
    const fresh = old && partAt(rest, old.end + between, closing)
    const [, flags = 'x', more = ''] = /^([a-z]*)\s*(?:;\s*(.*))?$/s.exec(fresh ? rest.slice(fresh.end) : '!') ?? []
    const substitution = old && fresh && substitutionOf(old.text, fresh.text, { flags, isWhole })
    if (!substitution) return undefined
    found.push(substitution)
    rest = more.trim()
  }
  return found
}

const substitutionOf = (
  old: string,
  fresh: string,
  { flags, isWhole }: { readonly flags: string; readonly isWhole: boolean },
): Substitution | undefined => {
  const pieces = readReplacement(fresh, 'perl')
  const isAtEnd = /(?<!\\)\$$/.test(old) && !flags.includes('m')
  // A variable in a pattern is not known.
  if (/[^gims]/.test(flags) || !pieces || /\$[\w{]|@\w/.test(old) || (isAtEnd && isWhole)) return undefined
  const modes = flags.replace(/[gi]/g, '')
  // A dollar matches before the last line end too.
  const source = (modes === '' ? '' : `(?${modes})`) + (isAtEnd ? `${old.slice(0, -1)}(?m:$)` : old)
  const pattern = compilePattern(source, { dialect: 'perl', ignoreCase: flags.includes('i') })
  return pattern && { pattern, pieces, all: flags.includes('g') }
}

const partAt = (text: string, from: number, closing: string) => {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === closing) return { text: text.slice(from, at).replaceAll('\\/', '/'), end: at + 1 }
  }
  return undefined
}

const substituted = (text: string, { pattern, pieces, all }: Substitution): string => {
  const parts: string[] = []
  let done = 0
  for (const found of pattern.all(text)) {
    parts.push(text.slice(done, found.start), filled(pieces, found.groups))
    done = found.end
    if (!all) break
  }
  return parts.join('') + text.slice(done)
}

const OPTIONS = {
  flags: 'nErsu',
  valued: 'ef',
  glued: 'i',
  long: { 'in-place': 'i', 'regexp-extended': 'E', quiet: 'n', silent: 'n', expression: 'e', file: 'f' },
} as const

/** sed: its output, or its edits in place, with a backup copy if asked for. */
export const sedProgram: Program = (words, context) => {
  const { files, at } = context
  const given = readOptions(words, OPTIONS)
  if (!given) return loose(words)
  const isBsd = given.values('i').at(-1) === '' && given.rest[0] === ''
  if (isBsd) return bsdProgram(given, context)
  // macOS's sed takes the word that follows for a suffix.
  if (given.has('i') && isOfMac(context.folder) && /^-\w*i$/m.test(words.join('\n'))) {
    for (const path of given.rest) files.lose(at(path))
    return undefined
  }
  const named = [...given.values('e'), ...given.values('f').map((path) => files.text(at(path)))]
  const [first, ...others] = given.rest
  const scripts = named.length > 0 ? named : [first]
  const paths = named.length > 0 ? given.rest : others
  if (!scripts.every((script) => script !== undefined) || paths.includes('')) return loose(words)
  const dialect = given.has('Er') ? 'extended' : 'basic'
  const script = readSed(scripts.join('\n'), { dialect, quiet: given.has('n') })
  if (!given.has('i')) {
    const texts = inputsOf(paths, context)
    if (!script) return loose(words)
    const text = texts.every((one) => one !== undefined) ? script.run(texts.join('')) : undefined
    return printing(text, statusOf(paths, context))
  }
  const suffix = given.values('i').at(-1) ?? ''
  const change = (path: string): boolean => {
    const isUnseen = files.state(path) === undefined && files.kind(path) !== 'none'
    if (isUnseen && suffix === '') return substituteUnseen(path, scripts, context)
    const isKept = suffix === '' || files.copy(path, backupOf(path, suffix))
    return files.change(path, (text) => (isKept ? script?.run(text) : undefined))
  }
  return paths.length === 0 ? undefined : toEach(paths, change, context)
}

/**
 * `sed -i '' SCRIPT FILE…`, which succeeds with BSD's sed alone: GNU's takes the script for a file. Carried are scripts that both read
 * alike, on files whose last line has its end, which BSD's would add.
 */
const bsdProgram = (given: Options, context: ProgramContext): Action | undefined => {
  const { files } = context
  const named = given.values('e')
  const [, first, ...others] = given.rest
  const scripts = named.length > 0 ? named : [first ?? '']
  const paths = named.length > 0 ? given.rest.slice(1) : others
  const isPlain = !given.has('fs') && scripts.every((one) => PORTABLE.test(one))
  const script = isPlain
    ? readSed(scripts.join('\n'), { dialect: given.has('Er') ? 'extended' : 'basic', quiet: given.has('n') })
    : undefined
  const change = (path: string): boolean => {
    if (script && files.state(path) === undefined && files.kind(path) !== 'none')
      return substituteUnseen(path, scripts, context)
    return files.change(path, (text) => (/[^\n]$/.test(text) ? undefined : script?.run(text)))
  }
  return paths.length === 0 ? undefined : { ...toEach(paths, change, context), status: 'unknown', several: true }
}

/** Scripts that every sed reads alike: no escaped letters or operators, no text of several lines. */
const PORTABLE = /^(?:[^\\{}]|\\[1-9.*[\]^$/|&()-])*$/

/** Whether a session's folder is one of a Mac. */
const isOfMac = (folder: string | undefined): boolean => /^\/(Users|Volumes|private|var\/folders)\//.test(folder ?? '')

/** A script may write files by itself. */
const loose = (words: readonly string[]): Action | undefined =>
  words.some((word) => /^(-[a-zA-Z]*i|--in-place)|(^|[;/}0-9$ ])[we]\s/.test(word)) ? undefined : QUIET

const backupOf = (path: string, suffix: string): string => {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? []
  return suffix.includes('*') ? `${folder}${suffix.replaceAll('*', name)}` : path + suffix
}

/** A substitution of plain text in a file that nothing is known of, as a pattern that holds the old text. */
const substituteUnseen = (path: string, scripts: readonly string[], { files }: ProgramContext): boolean => {
  const parts = scripts
    .flatMap((script) => script.split(';'))
    .map((script) => /^\s*s([/|#,@!])((?:(?!\1)[^\\.*[\]^$\n])+)\1((?:(?!\1)[^\\&$\n])*)\1(g?)\s*$/.exec(script))
  if (parts.length === 0 || parts.includes(null)) return files.change(path, () => undefined)
  return parts
    .map((part) => {
      const [, , old = '', fresh = '', all] = part ?? []
      const found = RE2JS.quote(old)
      const input = all
        ? { regex: found, new_string: fresh }
        : { regex: `(?m)^(?P<head>.*?)${found}`, new_string: `$<head>${fresh}` }
      return files.addUnseen(path, { ...input, replace_all: true }, old)
    })
    .every(Boolean)
}
