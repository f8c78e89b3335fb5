import type { Node } from 'web-tree-sitter'
import type { Span } from '../../../core/text/splice.ts'
import type { LanguageName } from './languages.ts'
import type { Misread, ReplacedText } from './moved-matches.ts'
import { isComment, type MatchNumber, type Outline } from './outline.ts'

/** Texts to which a language gives a meaning at the start of a body. */
interface Prologue {
  readonly root: string
  readonly body: string
  /** What has such a body. */
  readonly of: RegExp
  readonly text: RegExp
  /** Whether the texts behind the first one count too, and one in parentheses does not. */
  readonly isRow: boolean
}

const DIRECTIVES: Prologue = {
  root: 'program',
  body: 'statement_block',
  of: /function|^method_definition$/,
  text: /^(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")\s*;?$/s,
  isRow: true,
}

const DOCSTRINGS: Prologue = {
  root: 'module',
  body: 'block',
  of: /^(?:function|class)_definition$/,
  text: /^[(\s]*[rRuU]?(?:"""(?:(?!""")[^\\]|\\.)*"""|'''(?:(?!''')[^\\]|\\.)*'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')[)\s]*$/s,
  isRow: false,
}

const PROLOGUES: Partial<Record<LanguageName, Prologue>> = {
  javascript: DIRECTIVES,
  typescript: DIRECTIVES,
  tsx: DIRECTIVES,
  python: DOCSTRINGS,
}

interface Body {
  readonly children: readonly Child[]
  /** After the replacements. */
  readonly node: Node
}

type Child = Outline | MatchNumber

/**
 * Matches that make a plain text at the start of a body a directive of JavaScript or a docstring of Python, or one of these a plain text,
 * where nobody wrote that.
 */
export const prologueMisfits = (body: Body, replaced: ReplacedText): readonly Misread[] => {
  const prologue = PROLOGUES[replaced.language]
  if (!prologue || !isBody(body.node, prologue)) return []
  const [before, after] = [textsBefore(body, prologue, replaced), textsIn(body.node, prologue)]
  return [
    ...before.flatMap((one) => lost(one, after, replaced)),
    ...after.flatMap((one) => gained(one, before, replaced)),
  ]
}

/** Matches that have such a text in a value: it is the start of a body in both, or in none. */
export const valuePrologueMisfits = (
  root: Node,
  { before, language, matches, moved }: ReplacedText,
): readonly Misread[] => {
  const prologue = PROLOGUES[language]
  if (!prologue) return []
  return matches.flatMap(({ start, end, lines, broken }, match) =>
    lines.values.flatMap((value, at): Misread[] => {
      if (broken || !/^[rRuU]?["']/.test(lines.text.slice(value.start, value.start + 2))) return []
      const node = statementAt(root, moved.match(match).start + value.start, prologue)
      if (!node) return []
      const source = before.slice(start, end)
      const wasFirst = /[:{]\s*$/.test(source.slice(0, Math.max(0, source.indexOf(node.text))))
      const isFirst =
        node.parent !== null && isBody(node.parent, prologue) && holds(textsIn(node.parent, prologue), node.startIndex)
      if (wasFirst === isFirst) return []
      return [isFirst && prologue.isRow ? { match, value: at } : { match }]
    }),
  )
}

/** The statement that is such a text, from the place of its first quote on. */
const statementAt = (root: Node, place: number, { text, isRow }: Prologue): Node | undefined => {
  let node = root.descendantForIndex(place)
  while (node?.parent && node.type !== 'expression_statement') {
    const { parent } = node
    if (parent.startIndex !== node.startIndex && (isRow || parent.type !== 'parenthesized_expression')) return undefined
    node = parent
  }
  return node && text.test(node.text) ? node : undefined
}

const isBody = ({ type, parent }: Node, { root, body, of }: Prologue): boolean =>
  type === root || (type === body && of.test(parent?.type ?? ''))

const textsBefore = ({ children }: Body, { text, isRow }: Prologue, { before, matches }: ReplacedText): Child[] => {
  const texts: Child[] = []
  for (const child of children) {
    const { start, end } = typeof child === 'number' ? (matches[child] as Span) : child
    const source = before.slice(start, end)
    if (source === '{' || source.startsWith('#!')) continue
    if (!text.test(source)) break
    texts.push(child)
    if (!isRow) break
  }
  return texts
}

const textsIn = (body: Node, { text, isRow }: Prologue): readonly Node[] => {
  const texts: Node[] = []
  for (let child = body.firstNamedChild; child; child = child.nextNamedSibling) {
    if (isComment(child.type) || child.type === 'hash_bang_line') continue
    if (child.type !== 'expression_statement' || !text.test(child.text)) break
    texts.push(child)
    if (!isRow) break
  }
  return texts
}

const holds = (texts: readonly Node[], start: number): boolean => texts.some(({ startIndex }) => startIndex === start)

/** A statement that was a directive or a docstring and is not one now. It may be removed, or replaced together with its `;`. */
const lost = (child: Child, after: readonly Node[], replaced: ReplacedText): readonly Misread[] => {
  const { before, matches, moved } = replaced
  const own = matchIn(child)
  const start = typeof child === 'number' ? moved.match(child).start : moved.place(child.start)
  if (holds(after, start)) return []
  if (own === undefined) return [{ match: matchBefore(start, replaced) }]
  const { lines, ...span } = matches[own] as ReplacedText['matches'][number]
  const isWritten = lines.text.trim() === '' || before[span.end - 1] === ';'
  return isWritten ? [] : [{ match: own }]
}

/** A statement that no match is in, and that is such a text now. */
const gained = (
  { startIndex: start, endIndex: end }: Node,
  before: readonly Child[],
  replaced: ReplacedText,
): readonly Misread[] => {
  const match = matchBefore(end - 1, replaced)
  const span = replaced.moved.match(match)
  const isKept = before.some((one) => typeof one === 'object' && replaced.moved.place(one.start) === start)
  return isKept || (span.end > start && span.start < end) ? [] : [{ match }]
}

/** The first match of a statement. */
const matchIn = (child: Child): MatchNumber | undefined =>
  typeof child === 'number' ? child : child.children?.map(matchIn).find((one) => one !== undefined)

/** The last match that begins at or before a place after the replacements, else the first one. */
const matchBefore = (place: number, { matches, moved }: ReplacedText): MatchNumber =>
  Math.max(
    0,
    matches.findLastIndex((_, at) => moved.match(at).start <= place),
  )
