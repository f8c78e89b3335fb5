import type { Node } from 'web-tree-sitter'
import { lineChanges } from '../../../core/text/line-changes.ts'
import { edit } from '../../../core/tools/edit.ts'
import { readStructure } from '../structural-edit.ts'
import { freeParsed, withEngine } from '../structure/engine.ts'
import { indentBefore, linesOf, reindent } from '../structure/indentation.ts'
import { type Language, languageOf } from '../structure/languages.ts'
import { findStructure, refusalOf } from '../structure/search.ts'
import { createHeld, work } from '../structure/work.ts'
import type { Candidate } from './candidates.ts'
import { type ChangedText, type Hunk, hunksBetween, sum } from './hunks.ts'
import { FRAME, type Rule, type RuleSplice } from './rule.ts'

/** A subtree and its replacement. What both contain is left open: numbers represent values. */
interface OpenPair {
  readonly key: string
  readonly old: readonly HolePart[]
  readonly fresh: readonly HolePart[]
  readonly values: readonly string[]
  readonly lines: number
}

type HolePart = string | number

/** Patterns of syntax, with variables, that several places of the changes have in common; `spend` counts the characters looked at. */
export async function patternCandidates(
  files: readonly ChangedText[],
  spend: (characters: number) => boolean,
): Promise<readonly Candidate[]> {
  const groups = new Map<string, { readonly pairs: OpenPair[]; readonly language: Language }>()
  const parsed = files.filter(isParsed)
  const sampled = Math.ceil(parsed.length / MOST_PARSED)
  for (const [at, file] of parsed.entries()) {
    const language = languageOf(file.path)
    if (!language || at % sampled !== 0) continue
    if (!spend((file.text.length + file.goal.length) * 20)) break
    for (const pair of await pairsIn(file, language)) {
      const key = `${SAME_SYNTAX.has(language.name) ? 'javascript' : language.name} ${pair.key}`
      const group = groups.get(key) ?? { pairs: [], language }
      groups.set(key, group)
      group.pairs.push(pair)
    }
  }
  const weightOf = ({ lines, size }: Candidate): number => lines / (FRAME + size)
  return [...groups]
    .flatMap(([key, { pairs, language }]) => candidateOf(key, pairs, language))
    .sort((one, other) => weightOf(other) - weightOf(one) || (one.key < other.key ? -1 : 1))
    .slice(0, MOST_CANDIDATES)
}

const isParsed = ({ path, text, goal }: ChangedText): boolean => {
  const language = languageOf(path)
  return language !== undefined && !DATA.has(language.name) && text !== goal && text.length + goal.length <= LARGEST
}

/** Of more files, every second, third, … is parsed: what many have in common is in those too. */
const MOST_PARSED = 2000

/** Each is looked for in every file that has its word. */
const MOST_CANDIDATES = 16

/** What is changed by path, or by text. */
const DATA: ReadonlySet<string> = new Set(['json', 'yaml', 'html', 'css', 'bash'])
const SAME_SYNTAX: ReadonlySet<string> = new Set(['javascript', 'typescript', 'tsx'])
const SCRIPTS = ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx']
const LARGEST = 400_000

function candidateOf(key: string, pairs: readonly OpenPair[], language: Language): readonly Candidate[] {
  if (pairs.length < 2) return []
  const sorted = pairs.toSorted((one, other) => order(one, other))
  const [first] = sorted
  const rule = first && ruleOf(first, sorted, language)
  return rule ? [{ key, lines: sum(pairs, ({ lines }) => lines), size: rule.size - FRAME, rules: () => [rule] }] : []
}

const order = (one: OpenPair, other: OpenPair): number =>
  JSON.stringify([one.old, one.values]) < JSON.stringify([other.old, other.values]) ? -1 : 1

/** The rule that says what the pairs have in common; undefined where nothing differs between them. */
function ruleOf({ old, fresh, values }: OpenPair, pairs: readonly OpenPair[], language: Language): Rule | undefined {
  const isOpen = values.map((_, at) => new Set(pairs.map((pair) => pair.values[at])).size > 1)
  if (!isOpen.includes(true)) return undefined
  /** The parts, what is left open as `open` says it. */
  const written = (
    parts: readonly HolePart[],
    open: (at: number) => string,
    literal = (text: string) => text,
  ): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return literal(part)
        return isOpen[part] ? open(part) : literal(values[part] ?? '')
      })
      .join('')
  const variable = (at: number): string => `$${String.fromCharCode(65 + at)}`
  const literals = written(old, () => '\n')
  if (/\$[A-Z$]/.test(literals)) return undefined
  const words = literals.match(/\w+/g) ?? []
  const needle = words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')
  const pattern = written(old, variable)
  const new_string = written(fresh, variable, (text) => text.replaceAll('$', '$$$$'))
  return needle === '' ? undefined : patternRule({ pattern, new_string }, needle, language)
}

/** Places of a pattern are looked for before they are asked about; a file that is too large for that may have some. */
function patternRule(
  texts: { readonly pattern: string; readonly new_string: string },
  needle: string,
  { name, endings }: Language,
): Rule | undefined {
  const structure = readStructure(texts)
  if (!structure || 'message' in structure) return undefined
  const known = new Map<
    string,
    { readonly text: string; readonly places: readonly RuleSplice[]; readonly isHarmless: boolean }
  >()
  return {
    tool: edit.name,
    input: { ...texts, replace_all: true },
    needle,
    endings: SAME_SYNTAX.has(name) ? SCRIPTS : endings,
    size: FRAME + texts.pattern.length + texts.new_string.length,
    async prepare(text, path) {
      const language = languageOf(path)
      if (!language || text.length > LARGEST || !text.includes(needle) || known.get(path)?.text === text) return
      const found = await findStructure(text, { ...structure, language, keepsSyntax: true })
      const matches = found.ok && found.brokenAt === undefined ? found.matches : []
      const overlap = matches.some(({ start }, at) => start < (matches[at - 1]?.end ?? 0))
      const places = matches.map(({ start, end, replacement }) => ({ start, end, fresh: replacement }))
      known.set(path, { text, places: overlap ? [] : places, isHarmless: found.ok && found.matches.length === 0 })
    },
    places: (text, path) => (known.get(path)?.text === text ? (known.get(path)?.places ?? []) : []),
    isHarmless: (text, path) =>
      !languageOf(path) ||
      !text.includes(needle) ||
      (known.get(path)?.text === text && known.get(path)?.isHarmless === true),
  }
}

/** The smallest pieces of two trees that differ, and what they are in. */
const pairsIn = ({ text, goal }: ChangedText, language: Language): Promise<readonly OpenPair[]> =>
  withEngine(language, (engine) => {
    const held = createHeld()
    try {
      work.begin(text.length + goal.length)
      const [one, other] = [text, goal].map(
        (source) => held.keep(engine.parse(language, source)).getInnerTree().rootNode as Node,
      )
      if (!one || !other) return []
      const hunks = hunksBetween(text, goal)
      const pairs = new Map<string, NodePair>()
      for (const pair of differing({ one, other }, []))
        pairs.set([pair.one.startIndex, pair.one.endIndex, pair.other.startIndex, pair.other.endIndex].join(), pair)
      return [...pairs.values()].slice(0, MOST_PAIRS).flatMap((pair) => openPair(pair, { goal, text, hunks }) ?? [])
    } catch (error) {
      refusalOf(error, held)
      return []
    } finally {
      held.free()
      freeParsed()
    }
  })

type NodePair = { readonly one: Node; readonly other: Node }

const MOST_PAIRS = 2000
const LONGEST = 700
const LEVELS = 4

/** Each smallest pair with the short ones that it is in. */
function* differing({ one, other }: NodePair, around: readonly NodePair[]): Generator<NodePair> {
  if (one.text === other.text) return
  const isShort = one.isNamed && other.isNamed && one.text.length + other.text.length < LONGEST * 2
  const chain = isShort ? [{ one, other }, ...around].slice(0, LEVELS) : []
  const { pairs, isWhole } = one.type === other.type ? childPairs(one, other) : { pairs: [], isWhole: false }
  if (!isWhole) yield* chain
  for (const pair of pairs) yield* differing(pair, chain)
}

/** Children that correspond to each other, and whether all do. */
function childPairs(one: Node, other: Node): { readonly pairs: readonly NodePair[]; readonly isWhole: boolean } {
  const [mine = [], theirs = []] = [one, other].map(({ children }) => children.filter((node) => node !== null))
  let shift = 0
  let isWhole = true
  const pairs: NodePair[] = []
  for (const { at, removed, added } of lineChanges(mine.map(textOf), theirs.map(textOf))) {
    const put = theirs.slice(at + shift, at + shift + added.length)
    shift += added.length - removed
    if (removed === added.length) pairs.push(...put.map((other, nth) => ({ one: mine[at + nth] as Node, other })))
    else isWhole = false
  }
  return { pairs, isWhole: isWhole && pairs.length > 0 }
}

const textOf = ({ text }: Node): string => text

type Sides = { readonly text: string; readonly goal: string; readonly hunks: readonly Hunk[] }

/** A pair with its shared parts open; undefined where it has none, or too many. */
function openPair({ one, other }: NodePair, { text, goal, hunks }: Sides): OpenPair | undefined {
  if (LISTS.test(one.type) || one.text.length > LONGEST || other.text.length > LONGEST) return undefined
  const theirs = new Set([...descendants(other)].filter(isOpenable).map((node) => node.text))
  const values: string[] = []
  const numberOf = (value: string): number => (values.includes(value) ? values.indexOf(value) : values.push(value) - 1)
  const parts = partsOf(one, (node) =>
    node.id !== one.id && isOpenable(node) && theirs.has(node.text) ? numberOf(node.text) : undefined,
  )
  const made = partsOf(other, (node) =>
    isOpenable(node) && values.includes(node.text) ? values.indexOf(node.text) : undefined,
  )
  if (values.length === 0 || values.length > MOST_VALUES || !parts.some((part) => typeof part === 'string'))
    return undefined
  const dedented = (some: readonly HolePart[], source: string, at: number): readonly HolePart[] =>
    some.map((part) =>
      typeof part === 'string' ? reindent(linesOf(part), { from: indentBefore(source, at), to: '' }).text : part,
    )
  const [old, fresh] = [dedented(parts, text, one.startIndex), dedented(made, goal, other.startIndex)]
  const shape = old.map((part) => (typeof part === 'string' ? part.replace(/\s+/g, ' ').replace(LOOSE, '$1') : part))
  const touched = hunks.filter(({ start, end }) => start <= one.endIndex && end >= one.startIndex)
  const height = one.text.split('\n').length + other.text.split('\n').length
  const lines = Math.min(
    height,
    sum(touched, (hunk) => hunk.lines),
  )
  return { key: JSON.stringify([shape, fresh]), old, fresh, values, lines }
}

const MOST_VALUES = 8
/** A sign with the blanks beside it, which are layout. */
const LOOSE = / ?([^\w$ ]) ?/g

/** Contents in brackets, for which no variable can stand. */
const LISTS = /(?:arguments|parameters|argument_list|parameter_list|block|body|_list)$/
/** Parts of a text that are no nodes to a pattern. */
const FRAGMENTS = /comment|fragment|content|escape|^string_start$|^string_end$/

const isOpenable = ({ isNamed, type }: Node): boolean => isNamed && !LISTS.test(type) && !FRAGMENTS.test(type)

function* descendants(node: Node): Generator<Node> {
  yield node
  for (const child of node.children) if (child) yield* descendants(child)
}

/** The text of a node, with numbers where `open` gives one for a node. */
function partsOf(node: Node, open: (node: Node) => number | undefined): readonly HolePart[] {
  const own = open(node)
  if (own !== undefined) return [own]
  const parts: HolePart[] = []
  let at = 0
  for (const child of node.children) {
    if (!child) continue
    parts.push(node.text.slice(at, child.startIndex - node.startIndex), ...partsOf(child, open))
    at = child.endIndex - node.startIndex
  }
  return joined([...parts, node.text.slice(at)])
}

/** Texts that follow each other as one. */
function joined(parts: readonly HolePart[]): readonly HolePart[] {
  const all: HolePart[] = []
  for (const part of parts) {
    if (typeof part === 'string' && typeof all.at(-1) === 'string') all.push(`${all.pop()}${part}`)
    else if (part !== '') all.push(part)
  }
  return all
}
