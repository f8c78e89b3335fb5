import { RE2JS } from 're2js'
import { readOptions } from './options.ts'
import {
  type Action,
  inputsOf,
  type Program,
  type ProgramContext,
  printing,
  QUIET,
  statusOf,
  toEach,
} from './program.ts'
import { readSed } from './sed.ts'

const OPTIONS = {
  flags: 'nErsu',
  valued: 'ef',
  glued: 'i',
  long: { 'in-place': 'i', 'regexp-extended': 'E', quiet: 'n', silent: 'n', expression: 'e', file: 'f' },
} as const

/** sed: what it prints, or what it makes of files in place, a copy kept where it is told so. */
export const sedProgram: Program = (words, context) => {
  const { files, at } = context
  const given = readOptions(words, OPTIONS)
  if (!given) return loose(words)
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
    .map((script) => /^\s*s([/|#,@!])([^\\.*[\]^$\n]+?)\1([^\\&$\n]*?)\1(g?)\s*$/.exec(script))
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
