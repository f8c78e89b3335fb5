import { spliced } from '../../../core/text/splice.ts'
import { edit } from '../../../core/tools/edit.ts'
import type { StepTool } from '../../../core/tools/step-inputs.ts'
/** Characters [start, end) of a text that give way to others. */
export type RuleSplice = { readonly start: number; readonly end: number; readonly fresh: string }

export const applied = (text: string, places: readonly RuleSplice[]): string =>
  spliced(
    text,
    places.map(({ start, end, fresh: replacement }) => ({ start, end, replacement })),
  )

/** One change that many files may share: what a step says about them, but for their names. */
export interface Rule {
  readonly tool: StepTool
  readonly input: Readonly<Record<string, unknown>>
  /** A text of one line that every file changed by the rule contains; may be empty. */
  readonly needle: string
  /** Characters to read, and those that a rule is the harder to follow by. */
  readonly size: number
  /** Endings of the files that it is about; default any. */
  readonly endings?: readonly string[]
  /** Whether places that it would change elsewhere are exceptions to name; by default where it has a needle. */
  readonly hasExceptions?: boolean
  /** Whether a step that names the file would leave it as it is; by default where there are no places. */
  isHarmless?(text: string, path: string): boolean
  /** To be awaited before a text is asked about, where it is there. */
  prepare?(text: string, path: string): Promise<void>
  /** What it changes in a text, in order; places that overlap nothing. */
  places(text: string, path: string): readonly RuleSplice[]
}

/** Lines that a rule of few places saves a reader at least. */
export const MANY_LINES = 10

/** What a step needs beside its rule: the tool, the glob, the count. */
export const FRAME = 50
/** A part of names says less than whole ones do. */
export const CUT = 25
/** Characters that a regex is the harder to read by. */
export const REGEX = 12
/** A pattern without a word of its own is the harder to follow. */
const WORDLESS = 15

/**
 * Every `old` becomes `fresh`, where both ends of it are ends of words. Undefined where that says too little of its places: a sign alone
 * that gives way to words, or a number without what is before it. What is torn, a bracket without the other, is the harder to follow.
 */
export function literalRule(old: string, fresh: string, isTorn = false): Rule | undefined {
  if (old === '' || old === fresh || old.trim() === '') return undefined
  const size = FRAME + old.length + fresh.length + (isTorn ? CUT : 0)
  const isBare = !WORD.test(old) && WORD.test(fresh)
  if (isBare || /^[\s.]*\p{N}/u.test(old)) return undefined
  const isBlock = old.includes('\n') && old.length > SHORT
  const [start, end] = [!isBlock && /^\w/.test(old) ? '\\b' : '', !isBlock && /\w$/.test(old) ? '\\b' : '']
  // An Edit that deletes text takes the line end behind it along.
  const isCut = fresh === '' && !old.endsWith('\n')
  if (start + end !== '' || isCut) {
    const rule = regexRule(`${start}${escaped(old)}${end}`, fresh, { needle: longestLine(old) })
    return rule && { ...rule, size: size + (isCut ? REGEX : 0) }
  }
  return {
    tool: edit.name,
    input: { old_string: old, new_string: fresh, replace_all: true },
    needle: longestLine(old),
    size: size + (WORD.test(old) ? 0 : WORDLESS),
    places(text) {
      const found: RuleSplice[] = []
      for (let start = text.indexOf(old); start >= 0; start = text.indexOf(old, start + old.length))
        found.push({ start, end: start + old.length, fresh })
      return found
    },
  }
}

/** A longer text of several lines is at no other place by chance. */
const SHORT = 20
const WORD = /[\p{L}\p{N}]/u

/** A part of names becomes another, from where one of their words begins to where one ends. */
export function partRule(old: string, fresh: string): Rule | undefined {
  const [before, after] = [startOfPart(old), endOfPart(old)]
  const [first, last] = [before === '' ? '' : '$1', after === '' ? '' : before === '' ? '$1' : '$2']
  const parts = { needle: old, groups: (before === '' ? 0 : 1) + (after === '' ? 0 : 1) }
  const rule = regexRule(`${before}${escaped(old)}${after}`, `${first}${dollars(fresh)}${last}`, parts)
  return rule && { ...rule, size: FRAME + old.length + fresh.length + CUT }
}

/** What is before a part of a name: nothing before its own underscore. */
const startOfPart = (old: string): string =>
  old.startsWith('_') ? '' : /^\p{Lu}/u.test(old) ? '([a-z\\d_]|\\b)' : '(_|\\b)'

/** What follows a part of a name; capitals end before one that begins a word. */
const endOfPart = (old: string): string => {
  if (old.endsWith('_')) return ''
  if (/[a-z\d]$/.test(old)) return '([A-Z_]|\\b)'
  return /[A-Z]$/.test(old) ? '([A-Z][a-z]|[\\d_]|\\b)' : '([\\d_]|\\b)'
}

/** What lines begin with, behind their blanks where `isIndented`, becomes something else. */
export function lineStartRule(
  old: string,
  fresh: string,
  { isIndented }: { readonly isIndented: boolean },
): Rule | undefined {
  // Behind a group a digit would read as a part of its number; a number alone says too little.
  if ((isIndented && /^\d/.test(fresh)) || /^\p{N}+$/u.test(old)) return undefined
  const end = /\w$/.test(old) ? '\\b' : ''
  return isIndented
    ? regexRule(`(?m)^([ \\t]+)${escaped(old)}${end}`, `$1${dollars(fresh)}`, { needle: old, groups: 1 })
    : regexRule(`(?m)^${escaped(old)}${end}`, fresh, { needle: old })
}

/** Text at the beginning of files: of all of them, or of those that do not have it, which is right elsewhere too. */
export function headerRules(text: string): readonly Rule[] {
  const rule = regexRule('^([\\s\\S])', `${dollars(text)}$1`, { needle: '', groups: 1 })
  const marks = new Set([LEGAL.exec(text)?.[0] ?? '', longestLine(text).trim()])
  return rule ? [rule, ...[...marks].flatMap((mark, at) => (mark === '' ? [] : whereMissing(rule, mark, at)))] : []
}

/** What tells that a file has a licence header, whatever else that says. */
const LEGAL = /SPDX-License-Identifier|Copyright/

const whereMissing = (rule: Rule, mark: string, at: number): Rule => ({
  ...rule,
  input: { ...rule.input, only_if: { not_contains: mark } },
  size: rule.size - 2 + at,
  places: (text, path) => (text.includes(mark) ? [] : rule.places(text, path)),
  isHarmless: (text) => text.includes(mark),
})

/** Lines that begin with a text, which ends where a word does, go. */
export const deletedLinesRule = (start: string): Rule | undefined =>
  regexRule(`(?m)^[ \\t]*${escaped(start)}${/\w$/.test(start) ? '\\b' : ''}.*\\n`, '', { needle: start })

/** A text in a template that names groups. */
export const dollars = (text: string): string => text.replaceAll('$', '$$$$')

interface RegexParts {
  readonly needle: string
  /** How many groups the template may name; default none. */
  readonly groups?: number
}

/** Matches of a pattern, in the part of RE2 that JavaScript reads the same way, become a template; `$1` is its first group. */
export function regexRule(source: string, template: string, { needle, groups = 0 }: RegexParts): Rule | undefined {
  const flags = source.startsWith('(?m)') ? 'gm' : 'g'
  const pattern = patternOf(source.replace('(?m)', ''), flags)
  if (!pattern) return undefined
  const parts = groups > 0 ? template.split(/(\$\$|\$\d)/) : [template]
  return {
    tool: edit.name,
    input: { regex: source, new_string: template, replace_all: true },
    needle,
    size: FRAME + REGEX + source.length + template.length + (/\w{3}/.test(needle) ? 0 : WORDLESS),
    places(text) {
      const found: RuleSplice[] = []
      for (const match of text.matchAll(pattern)) {
        if (match[0] === '') return []
        const fresh =
          groups === 0
            ? template
            : parts
                .map((part) => (part === '$$' ? '$' : /^\$\d$/.test(part) ? (match[Number(part[1])] ?? '') : part))
                .join('')
        if (fresh !== match[0]) found.push({ start: match.index, end: match.index + match[0].length, fresh })
      }
      return found
    },
  }
}

const patternOf = (source: string, flags: string): RegExp | undefined => {
  try {
    return new RegExp(source, flags)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** A text as a pattern of itself, in RE2 and in JavaScript. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')

export const longestLine = (text: string): string =>
  text.split('\n').reduce((longest, line) => (line.length > longest.length ? line : longest), '')

/** What tells a rule from every other. */
export const keyOf = ({ tool, input }: Rule): string => `${tool} ${JSON.stringify(input)}`
