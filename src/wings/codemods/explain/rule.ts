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
  /** Whether a step that names the file would leave it as it is; by default where there are no places. */
  isHarmless?(text: string, path: string): boolean
  /** What it changes in a text, in order; places that overlap nothing. */
  places(text: string, path: string): readonly RuleSplice[]
}

/** Lines that a rule of few places saves a reader at least. */
export const MANY_LINES = 10

/** What a step needs beside its rule: the tool, the glob, the count. */
export const FRAME = 50
/** Characters that a bracket without the other is the harder to follow by. */
const TORN = 25
/** Characters that a regex is the harder to read by. */
const REGEX = 12
/** A text without a word of its own is the harder to follow. */
const WORDLESS = 15

/**
 * Every `old` becomes `fresh`, where both ends of it are ends of words. Undefined where that says too little of its places: a sign alone
 * that gives way to words, or a number without what is before it. What is torn, a bracket without the other, is the harder to follow.
 */
export function literalRule(old: string, fresh: string, isTorn = false): Rule | undefined {
  if (old === '' || old === fresh || old.trim() === '') return undefined
  const size = FRAME + old.length + fresh.length + (isTorn ? TORN : 0)
  const isBare = !WORD.test(old) && WORD.test(fresh)
  if (isBare || /^[\s.]*\p{N}/u.test(old)) return undefined
  const isBlock = old.includes('\n') && old.length > SHORT
  const [start, end] = [!isBlock && /^\w/.test(old) ? '\\b' : '', !isBlock && /\w$/.test(old) ? '\\b' : '']
  // An Edit that deletes text takes the line end behind it along.
  const isCut = fresh === '' && !old.endsWith('\n')
  if (start + end !== '' || isCut) {
    const rule = regexRule(`${start}${escaped(old)}${end}`, fresh, longestLine(old))
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
    ? regexRule(`(?m)^([ \\t]+)${escaped(old)}${end}`, `$1${dollars(fresh)}`, old)
    : regexRule(`(?m)^${escaped(old)}${end}`, fresh, old)
}

/** Text at the beginning of files: of all of them, or of those that do not have it, which is right elsewhere too. */
export function headerRules(text: string): readonly Rule[] {
  const rule = regexRule('^([\\s\\S])', `${dollars(text)}$1`)
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

/** Text at the end of files. */
export const footerRule = (text: string): Rule | undefined => regexRule('([\\s\\S])$', `$1${dollars(text)}`)

/** A text in a template that names groups. */
const dollars = (text: string): string => text.replaceAll('$', '$$$$')

/** Matches of a pattern, in the part of RE2 that JavaScript reads the same way, become a template; where the pattern has a group, `$1` is it. */
export function regexRule(source: string, template: string, needle = ''): Rule | undefined {
  const pattern = patternOf(source.replace('(?m)', ''), source.startsWith('(?m)') ? 'gm' : 'g')
  if (!pattern) return undefined
  const parts = template.split(/(\$\$|\$1)/)
  return {
    tool: edit.name,
    input: { regex: source, new_string: template, replace_all: true },
    needle,
    size: FRAME + REGEX + source.length + template.length + (/\w{3}/.test(needle) ? 0 : WORDLESS),
    places(text) {
      const found: RuleSplice[] = []
      for (const { 0: match, 1: group, index: start } of text.matchAll(pattern)) {
        if (match === '') return []
        const fresh =
          group === undefined
            ? template
            : parts.map((part) => (part === '$$' ? '$' : part === '$1' ? group : part)).join('')
        if (fresh !== match) found.push({ start, end: start + match.length, fresh })
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
const escaped = (text: string): string =>
  text
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')

const longestLine = (text: string): string =>
  text.split('\n').reduce((longest, line) => (line.length > longest.length ? line : longest), '')

/** What tells a rule from every other. */
export const keyOf = ({ tool, input }: Rule): string => `${tool} ${JSON.stringify(input)}`
