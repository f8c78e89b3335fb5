import type { Node } from 'web-tree-sitter'
import { type Misfit, misfitsIn } from './fit.ts'
import { flattened, parenthesised } from './indentation.ts'
import type { LanguageName } from './languages.ts'
import type { Outline } from './outline.ts'
import { type ReplacedSpan, textWith } from './replaced-parts.ts'

/** Languages in which code is put in parentheses. */
const WITH_PARENTHESES: ReadonlySet<LanguageName> = new Set([
  ...([
    'javascript',
    'typescript',
    'tsx',
    'python',
    'go',
    'java',
    'rust',
    'ruby',
    'php',
    'cpp',
    'csharp',
    'c',
  ] as const),
])

/** Times that a text is looked at: each time more of it is in parentheses. */
const ROUNDS = 8

interface FitInput {
  readonly language: LanguageName
  readonly text: string
  /** Of the text. */
  readonly outline: Outline
  /** Whether the text parses. */
  readonly isWhole: boolean
  /** Reads the tree of a text that was made. */
  readonly read: <Value>(text: string, look: (root: Node) => Value) => Value
}

interface FittedMatches<Match> {
  readonly matches: readonly Match[]
  /** The line, from 1, at which the new text does not parse, where the old one does. */
  readonly brokenAt?: number
  /** The first match whose replacement does not fit. */
  readonly misfit?: number
}

/**
 * Replacements that fit their places, which are in order and do not overlap: a value, or the whole of one, that would be torn by what is
 * around it gets parentheses.
 */
export function* fitted<Match extends ReplacedSpan>(
  replaced: readonly Match[],
  fitting: FitInput,
): Generator<void, FittedMatches<Match>> {
  const given = replaced.map((match) => ({ ...match, lines: flattened(match.lines) }))
  const { text, outline, isWhole, language, read } = fitting
  const wrapped = given.map(() => new Set<WrappedPart>())
  const accepted = given.map(() => new Set<number>())
  let first: FittedMatches<Match> | undefined
  for (let round = 0; round < ROUNDS; round += 1) {
    const matches = given.map((match, at) => {
      const numbers = wrapped[at] as ReadonlySet<WrappedPart>
      return numbers.size === 0 ? match : { ...match, lines: parenthesised(match.lines, numbers) }
    })
    const made = textWith(text, matches)
    yield
    const [brokenAt, all] = read(
      made,
      (root) =>
        [
          isWhole ? brokenLine(root, language) : undefined,
          misfitsIn(root, outline, { before: text, text: made, matches, language }),
        ] as const,
    )
    const misfits = all.filter(({ match, value }) => value === undefined || !accepted[match]?.has(value))
    if (brokenAt === undefined && misfits.length === 0) return { matches }
    const [misfit] = misfits
    first ??= {
      matches: given,
      ...(brokenAt !== undefined && { brokenAt }),
      ...(misfit && { misfit: misfit.match }),
    }
    const mayWrap = WITH_PARENTHESES.has(language) && !misfits.some(({ isList }) => isList)
    if (!mayWrap || !wrapMore(misfits, { given, wrapped, accepted })) return first
  }
  return first ?? { matches: given }
}

type WrappedPart = number | 'whole'

interface WrapState {
  readonly given: readonly ReplacedSpan[]
  readonly wrapped: readonly Set<WrappedPart>[]
  readonly accepted: readonly Set<number>[]
}

/** Whether there is more to put in parentheses, or to take out of them: a value that is no other code by them keeps its place as it is. */
const wrapMore = (misfits: readonly Misfit[], wrapping: WrapState): boolean =>
  misfits
    .map((misfit) =>
      misfit.value === undefined ? wrapWhole(misfit, wrapping) : wrapValue(misfit.match, misfit.value, wrapping),
    )
    .includes(true)

const wrapWhole = ({ match, others = [] }: Misfit, { given, wrapped }: WrapState): boolean => {
  const next = [match, ...others].find(
    (one) => !isWrapped(one, { given, wrapped }) && given[one]?.lines.text.trim() !== '',
  )
  if (next === undefined) return wrapInside([match, ...others], { given, wrapped })
  wrapped[next]?.add('whole')
  return true
}

/** Parentheses around all of them do not help: in their place, the first value gets some that may need them. */
const wrapInside = (matches: readonly number[], { given, wrapped }: Pick<WrapState, 'given' | 'wrapped'>): boolean => {
  for (const match of matches) {
    const { text = '', values = [] } = given[match]?.lines ?? {}
    const value = values.findIndex(
      ({ isSingle, isLeaf, end }, at) => isSingle && (!isLeaf || text[end] === '.') && !wrapped[match]?.has(at),
    )
    if (value < 0) continue
    for (const one of matches) wrapped[one]?.delete('whole')
    wrapped[match]?.add(value)
    return true
  }
  return false
}

/** All of it, by itself or as its one value. */
const isWrapped = (match: number, { given, wrapped }: Pick<WrapState, 'given' | 'wrapped'>): boolean => {
  const { text = '', values = [] } = given[match]?.lines ?? {}
  return [...(wrapped[match] ?? [])].some(
    (part) => part === 'whole' || (values[part]?.start === 0 && values[part]?.end === text.length),
  )
}

const wrapValue = (match: number, value: number, { given, wrapped, accepted }: WrapState): boolean => {
  if (given[match]?.lines.values[value]?.isSingle !== true) return false
  const numbers = wrapped[match] as Set<WrappedPart>
  if (numbers.delete(value)) accepted[match]?.add(value)
  else numbers.add(value)
  return true
}

/**
 * The line, from 1, of the first innermost node that does not parse, or of what only the grammar takes: in Python a block without a line,
 * in Java a value as a statement, in Ruby `=begin` behind blanks, in Go `defer` without a call and a list without its last comma.
 */
export const brokenLine = (root: Node, language: LanguageName): number | undefined => {
  if (!root.hasError) {
    const { kinds = [], isTaken } = UNTAKEN[language] ?? {}
    const untaken = isTaken && root.descendantsOfType([...kinds]).find((node) => node && !isTaken(node))
    return untaken ? untaken.startPosition.row + 1 : undefined
  }
  let node = root
  for (let inner: Node | undefined = node; inner; inner = node.children.find(({ hasError }) => hasError)) node = inner
  return node.startPosition.row + 1
}

const UNTAKEN: Partial<
  Record<LanguageName, { readonly kinds: readonly string[]; readonly isTaken: (node: Node) => boolean }>
> = {
  python: { kinds: ['block'], isTaken: ({ startIndex, endIndex }) => startIndex < endIndex },
  java: {
    kinds: ['expression_statement'],
    isTaken: ({ firstNamedChild }) => JAVA_STATEMENT.test(firstNamedChild?.type ?? ''),
  },
  ruby: {
    kinds: ['comment'],
    isTaken: ({ text, startPosition }) => startPosition.column === 0 || !text.startsWith('=begin'),
  },
  go: {
    kinds: ['argument_list', 'parameter_list', 'literal_value', 'defer_statement', 'go_statement'],
    isTaken: (node) =>
      node.type.endsWith('_statement') ? node.lastChild?.type === 'call_expression' : !endsInLine(node),
  },
}

/** Whether the last part of a list of Go, without a comma, is at the end of a line, which ends the statement. */
const endsInLine = ({ lastChild: close }: Node): boolean => {
  let last = close?.previousSibling
  while (last?.type === 'comment') last = last.previousSibling
  return last?.isNamed === true && last.endPosition.row !== close?.startPosition.row
}

const JAVA_STATEMENT = /^(?:(?:assignment|update|object_creation|switch)_expression|method_invocation|\w*comment)$/
