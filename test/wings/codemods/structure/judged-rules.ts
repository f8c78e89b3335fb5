import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Node } from 'web-tree-sitter'
import { withEngine } from '../../../../src/wings/codemods/structure/engine.ts'
import { type LanguageName, languageNamed } from '../../../../src/wings/codemods/structure/languages.ts'

/** A text of each language, as its file is called. */
const FILES: Readonly<Record<LanguageName, string>> = {
  javascript: 'shop.js',
  typescript: 'shop.ts',
  tsx: 'shop.tsx',
  python: 'shop.py',
  go: 'shop.go',
  java: 'Shop.java',
  rust: 'shop.rs',
  ruby: 'shop.rb',
  php: 'shop.php',
  cpp: 'shop.cpp',
  csharp: 'Shop.cs',
  bash: 'shop.sh',
  css: 'shop.css',
  c: 'shop.c',
  html: 'shop.html',
  json: 'shop.json',
  yaml: 'shop.yaml',
}

export interface Corpus {
  readonly language: LanguageName
  readonly file: string
  readonly text: string
}

export const CORPORA: readonly Corpus[] = Object.entries(FILES).map(([language, file]) => ({
  language: language as LanguageName,
  file,
  text: readFileSync(path.join(import.meta.dirname, 'corpus', `${file}.txt`), 'utf8'),
}))

/** A rule as ast-grep's files have it, with the replacement of its matches. */
export interface JudgedRule {
  readonly rule: Readonly<Record<string, unknown>>
  readonly constraints?: Readonly<Record<string, unknown>>
  readonly utils?: Readonly<Record<string, unknown>>
  readonly transform?: Readonly<Record<string, unknown>>
  readonly rewriters?: readonly Readonly<Record<string, unknown>>[]
  readonly fix: string | Readonly<Record<string, unknown>>
}

/** So many rules about the nodes of a text, at every position of its language: the same for the same seed. */
export const rulesFor = async ({ language, text }: Corpus, count: number, seed: number): Promise<JudgedRule[]> =>
  withEngine(languageNamed(language), (engine) => {
    const tree = engine.parse(languageNamed(language), text)
    try {
      const root = (tree.getInnerTree() as { readonly rootNode: Node }).rootNode
      const nodes = descendants(root).filter((node) => node.isNamed && node.text.length < 400 && node.text.trim())
      const random = randomOf(seed)
      return Array.from({ length: count }, (_, at) => ruleAbout(random.of(nodes), at, random))
    } finally {
      tree.free()
    }
  })

export interface Random {
  below(limit: number): number
  of<Item>(items: readonly Item[]): Item
}

/** Mulberry32. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return { below, of: (items) => items[below(items.length)] as never }
}

const descendants = (node: Node): readonly Node[] => [node, ...node.children.flatMap(descendants)]

const namedOf = (node: Node): readonly Node[] => node.namedChildren

const ancestors = (node: Node): readonly Node[] => (node.parent ? [node.parent, ...ancestors(node.parent)] : [])

/** A pattern of a node: its text, with variables in the place of some of what it holds. */
const patternOf = (node: Node, random: Random): { readonly pattern: string; readonly names: readonly string[] } => {
  const inner = descendants(node).filter((one) => one.isNamed && one.id !== node.id && one.endIndex > one.startIndex)
  const chosen: { start: number; end: number; name: string }[] = []
  const most = inner.length === 0 ? 0 : random.below(3)
  for (let at = 0; at < most; at += 1) {
    const { first, last, isRun } = runFrom(random.of(inner), node, random)
    const start = first.startIndex - node.startIndex
    const end = last.endIndex - node.startIndex
    if (chosen.some((other) => start < other.end && other.start < end)) continue
    const same = random.below(8) === 0 ? chosen.find((other) => !other.name.startsWith('$$$'))?.name : undefined
    chosen.push({ start, end, name: same ?? nameFor(at, isRun, random) })
  }
  if (chosen.some(({ start, end }) => !/\w/.test(node.text.slice(0, start) + node.text.slice(end))))
    return { pattern: node.text, names: [] }
  let pattern = node.text
  for (const { start, end, name } of chosen.toSorted((one, other) => other.start - one.start))
    pattern = pattern.slice(0, start) + name + pattern.slice(end)
  const names = [...new Set(chosen.map(({ name }) => name))].filter((name) => name !== '$_')
  return { pattern, names }
}

/** A node, or all that are beside it. */
const runFrom = (one: Node, whole: Node, random: Random) => {
  const siblings = one.parent ? namedOf(one.parent) : []
  const isRun = random.below(4) === 0 && siblings.length > 1 && one.parent?.id !== whole.parent?.id
  return { isRun, first: (isRun && siblings[0]) || one, last: (isRun && siblings.at(-1)) || one }
}

const nameFor = (at: number, isRun: boolean, random: Random): string =>
  isRun ? `$$$${'XYZ'[at]}` : random.below(9) === 0 ? '$_' : `$${'ABC'[at]}`

const fixOf = (names: readonly string[], random: Random): string => {
  const said = names.join(random.of([', ', ' ', '\n  ']))
  return random.of([`<${said}>`, `x(${said})`, `x(\n    ${said}\n)`, `y`])
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

const stopOf = (random: Random, kinds: readonly string[]) =>
  random.of<Record<string, unknown>>([
    {},
    { stopBy: 'end' },
    { stopBy: 'end' },
    { stopBy: 'neighbor' },
    { stopBy: { kind: random.of(kinds) } },
  ])

/** One of the ways to write a rule that finds the node, most of them; each way is taken in turn. */
const ruleAbout = (node: Node, at: number, random: Random): JudgedRule => {
  const { pattern, names } = patternOf(node, random)
  const around = ancestors(node).filter((one) => one.parent)
  const within = descendants(node).filter((one) => one.isNamed && one.id !== node.id)
  const kinds = [...around, ...within, node].map(({ type }) => type)
  const stop = () => stopOf(random, kinds)
  const some = within.length > 0 ? random.of(within) : node
  const outer = around.length > 0 ? random.of(around) : node
  const field = fieldOf(some)
  const nested = outer.parent ? { inside: { kind: outer.parent.type, ...stop() } } : {}
  const ways: readonly (() => Omit<JudgedRule, 'fix'>)[] = [
    () => ({ rule: { pattern } }),
    () => ({ rule: { pattern } }),
    () => ({ rule: { kind: node.type } }),
    () => ({ rule: { pattern, inside: { kind: outer.type, ...stop() } } }),
    () => ({ rule: { kind: node.type, has: { pattern: some.text, ...stop() } } }),
    () => ({ rule: { kind: node.type, has: { kind: some.type, ...stop(), ...(field && { field }) } } }),
    () => ({ rule: { pattern, inside: { kind: outer.type, ...stop(), ...nested } } }),
    () => ({ rule: { kind: node.type, follows: { kind: node.previousNamedSibling?.type ?? node.type, ...stop() } } }),
    () => ({ rule: { kind: node.type, precedes: { kind: node.nextNamedSibling?.type ?? node.type, ...stop() } } }),
    () => ({ rule: { all: [{ pattern }, { not: { has: { kind: some.type, ...stop() } } }] } }),
    () => ({ rule: { any: [{ pattern }, { pattern: some.text }, { kind: outer.type, regex: '^x' }] } }),
    () => ({ rule: { kind: node.type, regex: `^${escaped(node.text.slice(0, 3))}` } }),
    () => ({
      rule: { kind: node.type, nthChild: random.of<unknown>([1, 2, 'odd', '2n+1', { position: 1, reverse: true }]) },
    }),
    () => ({
      rule: { pattern },
      ...(names[0]?.startsWith('$') &&
        !names[0].startsWith('$$$') && {
          constraints: {
            [names[0].slice(1)]: random.of<object>([
              { regex: '^.[a-z]' },
              { kind: some.type },
              { not: { kind: some.type } },
            ]),
          },
        }),
    }),
    () => ({
      rule: { matches: 'thing', not: { inside: { kind: some.type, ...stop() } } },
      utils: { thing: { any: [{ pattern }, { kind: node.type }] } },
    }),
    () => ({ rule: { pattern: { context: outer.text.length < 300 ? outer.text : node.text, selector: node.type } } }),
    () => ({
      rule: { pattern: { context: pattern, strictness: random.of(['cst', 'smart', 'ast', 'relaxed', 'signature']) } },
    }),
    () => ({ rule: { kind: node.type, inside: { kind: outer.type, has: { kind: some.type, ...stop() }, ...stop() } } }),
  ]
  const rule = (ways[at % ways.length] as () => Omit<JudgedRule, 'fix'>)()
  const said = JSON.stringify(rule)
  const used = names.filter((name) => said.includes(name))
  return writingOf({ rule, used, some, next: node.nextSibling, random })
}

/** A rule with what its matches become: variables as they are, transformed, rewritten, or with what is beside the match. */
const writingOf = ({
  rule,
  used,
  some,
  next,
  random,
}: {
  readonly rule: Omit<JudgedRule, 'fix'>
  readonly used: readonly string[]
  readonly some: Node
  readonly next: Node | null
  readonly random: Random
}): JudgedRule => {
  const [source] = used
  const way = random.below(6)
  if (way === 0 && source !== undefined)
    return { ...rule, transform: { NEW: transformOf(source, random) }, fix: `<$NEW|${used.join(' ')}>` }
  if (way === 1 && source !== undefined) {
    const rewriter = {
      id: 'other',
      rule: random.of<object>([{ kind: some.type }, { pattern: '$Q', kind: some.type }]),
      fix: 'q',
    }
    const joinBy = random.of<object>([{}, { joinBy: ' + ' }])
    return {
      ...rule,
      rewriters: [rewriter],
      transform: { NEW: { rewrite: { source, rewriters: ['other'], ...joinBy } } },
      fix: '<$NEW>',
    }
  }
  if (way === 2 && next)
    return {
      ...rule,
      fix: {
        template: fixOf(used, random),
        expandEnd: { regex: `^${escaped(next.text.slice(0, 5))}`, ...random.of<object>([{}, { stopBy: 'end' }]) },
      },
    }
  return { ...rule, fix: fixOf(used, random) }
}

const transformOf = (source: string, random: Random): object =>
  random.of<object>([
    { substring: { source, startChar: 1, endChar: -1 } },
    { replace: { source, replace: '([a-z])([a-z]+)', by: '$2$1' } },
    {
      convert: {
        source,
        toCase: random.of([
          'upperCase',
          'lowerCase',
          'capitalize',
          'camelCase',
          'snakeCase',
          'kebabCase',
          'pascalCase',
        ]),
      },
    },
    { convert: { source, toCase: 'snakeCase', separatedBy: ['caseChange', 'dot'] } },
  ])

const fieldOf = (node: Node): string | undefined => {
  const parent = node.parent
  const at = parent?.children.findIndex((one) => one?.id === node.id) ?? -1
  return (at >= 0 && parent?.fieldNameForChild(at)) || undefined
}
