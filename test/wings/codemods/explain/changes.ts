import type { Files } from '../../../support/folder.ts'

/** A change by known rules, as bytes of files before and after. */
export interface KnownChange {
  readonly before: Files
  readonly after: Files
  /** Steps of a plan that somebody would write. */
  readonly steps: number
  readonly rules: readonly string[]
  /** Single edits beside the rules. */
  readonly residual: number
}

type Tree = Map<string, string>

/** Numbers below a bound, the same for the same seed. */
export type Random = (bound: number) => number

export function randomFrom(seed: number): Random {
  let state = seed * 2654435761 + 1
  return (bound) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0
    return (state >>> 3) % bound
  }
}

interface KnownRule {
  readonly name: string
  /** Changes the tree; the number of steps, or nothing where it has nothing to do. */
  apply(tree: Tree, random: Random): number
}

const each = (tree: Tree, isOne: (path: string) => boolean, change: (text: string) => string): number => {
  let changed = 0
  for (const [path, text] of tree) {
    const made = isOne(path) ? change(text) : text
    if (made !== text) changed += 1
    tree.set(path, made)
  }
  return changed > 1 ? 1 : 0
}

const isSource = (path: string): boolean => path.endsWith('.ts')

const RULES: readonly KnownRule[] = [
  { name: 'rename', apply: (tree) => each(tree, isSource, (text) => text.replace(/\bgetUser\b/g, 'fetchUser')) },
  {
    name: 'rename with its cases',
    apply(tree) {
      const pairs = [
        ['loadCart', 'openCart'],
        ['LoadCart', 'OpenCart'],
        ['load_cart', 'open_cart'],
        ['LOAD_CART', 'OPEN_CART'],
      ] as const
      return pairs.reduce(
        (sum, [from, to]) =>
          sum +
          each(
            tree,
            () => true,
            (text) => text.replaceAll(from, to),
          ),
        0,
      )
    },
  },
  {
    name: 'move a folder',
    apply(tree) {
      const moved = [...tree].filter(([path]) => path.startsWith('lib/'))
      for (const [path, text] of moved) {
        tree.delete(path)
        tree.set(path.replace(/^lib\//, 'src/core/'), text)
      }
      return 1
    },
  },
  {
    name: 'header',
    apply: (tree) =>
      each(tree, isSource, (text) => `// Copyright The Garden\n// SPDX-License-Identifier: MIT\n\n${text}`),
  },
  {
    name: 'swap the arguments',
    apply: (tree) => each(tree, isSource, (text) => text.replace(/\blog\((\w+), (\w+)\)/g, 'trace($2, $1)')),
  },
  {
    name: 'set in manifests',
    apply: (tree, random) =>
      each(
        tree,
        (path) => path.endsWith('package.json'),
        (text) => text.replace(/"node": "[^"]*"/, `"node": ">=${20 + random(4) * 0}"`),
      ),
  },
  {
    name: 'delete a line',
    apply: (tree) => each(tree, isSource, (text) => text.replace(/^import '.*legacy'\r?\n/gm, '')),
  },
  {
    name: 'a line in its context',
    apply: (tree) =>
      each(
        tree,
        (path) => path.endsWith('.yml'),
        (text) => text.replaceAll('retry:\n  limit: 10', 'retry:\n  limit: 25'),
      ),
  },
  {
    name: 'prefix of imports',
    apply: (tree) => each(tree, isSource, (text) => text.replace(/from '(fs|path|url)'/g, "from 'node:$1'")),
  },
  { name: 'indentation', apply: (tree) => each(tree, isSource, (text) => text.replace(/^ {2}/gm, '\t')) },
  {
    name: 'last line end',
    apply: (tree) =>
      each(
        tree,
        (path) => path.endsWith('.yml'),
        (text) => text.replace(/\n$/, ''),
      ),
  },
  { name: 'strict equality', apply: (tree) => each(tree, isSource, (text) => text.replace(/ == /g, ' === ')) },
  { name: 'line ends', apply: (tree) => each(tree, isSource, (text) => text.replaceAll('\n', '\r\n')) },
]

const WORDS = ['apple', 'pear', 'plum', 'fig', 'lime', 'kiwi', 'date', 'nut']

const fileOf = (random: Random, at: number): string => {
  const word = () => WORDS[random(WORDS.length)] ?? 'apple'
  const lines = [
    `import { readFile } from '${['fs', 'path', 'url', './fs'][random(4)]}'`,
    ...(random(3) > 0 ? [`import '${['./legacy', '../legacy'][random(2)]}'`] : []),
    '',
    `export const ${word()}${at} = 1`,
    ...Array.from(
      { length: 3 + random(6) },
      () =>
        [
          `  const ${word()} = getUser(${random(9)})`,
          `  log(${word()}, ${word()})`,
          `  if (${word()} == ${random(5)}) return getUserName(${word()})`,
          `  loadCart(${word()}) // LoadCart, load_cart, LOAD_CART`,
          `  ${word()}.${word()}(${word()}${random(100)})`,
        ][random(5)] ?? '',
    ),
    '',
  ]
  return lines.join('\n')
}

function treeFrom(random: Random): Tree {
  const tree: Tree = new Map()
  const count = 6 + random(14)
  for (let at = 0; at < count; at += 1)
    tree.set(`${['lib', 'lib/deep', 'web', 'tools'][at % 4]}/${WORDS[at % 8]}${at}.ts`, fileOf(random, at))
  for (const name of ['', 'web/', 'tools/'])
    tree.set(
      `${name}package.json`,
      `{\n  "name": "${name}x",\n  "engines": { "node": ">=${14 + random(4)}" },\n  "type": "module"\n}\n`,
    )
  for (const name of ['a', 'b', 'c'])
    tree.set(`ci/${name}.yml`, `name: ${name}\nretry:\n  limit: 10\nsize:\n  limit: 10\n# load_cart\n`)
  tree.set('README.md', 'Call getUser, then loadCart.\n')
  return tree
}

/** What a file may be after some of the rules by these names, none and all of them included. */
export function partlyChanged(path: string, text: string, names: readonly string[]): ReadonlySet<string> {
  const results = new Set([text])
  for (const rule of RULES.filter(({ name }) => names.includes(name)))
    for (const result of [...results]) {
      const tree: Tree = new Map([[path, result]])
      rule.apply(tree, () => 0)
      for (const made of tree.values()) results.add(made)
    }
  return results
}

/** One to three rules at once, with single edits beside them where `residual`; the same rules on other files where another seed makes these. */
export function knownChange(seed: number, files = seed): KnownChange {
  const random = randomFrom(seed)
  const own = treeFrom(random)
  const tree = files === seed ? own : treeFrom(randomFrom(files))
  const before = Object.fromEntries(tree)
  const names: string[] = []
  let steps = 0
  const count = 1 + (seed % 3)
  const open = [...RULES]
  const chosen = new Set(Array.from({ length: count }, () => open.splice(random(open.length), 1)[0]))
  // In the order of the list: what is about every line comes last.
  for (const rule of RULES.filter((one) => chosen.has(one))) {
    const done = rule.apply(tree, random)
    steps += done
    if (done > 0) names.push(rule.name)
  }
  const residual = seed % 2 === 0 ? 0 : 1 + random(3)
  const paths = [...tree.keys()].filter(isSource)
  for (let at = 0; at < residual; at += 1) {
    const path = paths[(at * 5 + random(3)) % paths.length] ?? ''
    tree.set(path, `${tree.get(path)}export const odd${at} = ${random(1000)}\n`)
  }
  return { before, after: Object.fromEntries(tree), steps, rules: names, residual }
}
