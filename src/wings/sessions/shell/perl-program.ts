import { linesOf } from '../../../core/text/line-changes.ts'
import { readOptions } from './options.ts'
import { compilePattern, type Pattern } from './patterns.ts'
import { type Program, toEach } from './program.ts'
import { filled, type Piece, readReplacement } from './replacement.ts'

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

interface Substitution {
  readonly pattern: Pattern
  readonly pieces: readonly Piece[]
  readonly all: boolean
}

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
