import { items } from '../../../support/items.ts'
import { type Corpus, type JudgedRule, type Random, randomOf } from './judged-rules.ts'

/** What each rule looks at: calls in calls, on one line and on several. */
const TEXT = `f(o(u(1, 2)), o(u(1, 2)), u(3, 4))
f(o(o(o(1))), u(x, o(u(x, y))))
f(u(o(1), o(1)), o(1))
const all = f(
  o(u(a, b)),
  u(
    o(longName),
    o( longName ),
  ),
)
if (ready) {
    f(u(getUserName, 1), o(w(1)), w(o(u(o(2), 3))))
    f([o(1), u(1, o(2))], x)
}
f()
f(o(), u())
f("o(1)", 'it', w(f(o(1))), o(f(u(1, 2))))
`

export const NESTED: Corpus = { language: 'javascript', file: 'nested.js', text: TEXT }

/** Rules whose rewriters use transforms, one another and themselves, with names of variables from few: the same for the same seed. */
export const nestedRules = (count: number, seed: number): readonly JudgedRule[] => {
  const random = randomOf(seed)
  return Array.from({ length: count }, () => ruleWith(random))
}

const ruleWith = (random: Random): JudgedRule => {
  const top = random.of([
    'f($A, $B)',
    'f($$$A)',
    'f($A, $$$B)',
    'f($X)',
    'f($$$ARGS)',
    'f($X, $$$_)',
    'f($A, $A, $$$B)',
  ])
  const ids = ['one', 'two', 'three'].slice(0, 1 + random.below(3))
  const utils =
    random.below(5) === 0 ? { utils: { call: { pattern: random.of(['o($A)', 'u($X, $Y)', 'o($$$)']) } } } : {}
  const rewriters = ids.map((id) => rewriterOf(id, { ids, top: variablesOf(top), hasUtil: 'utils' in utils, random }))
  const made = transformsOf(variablesOf(top), { ids, random, most: 2 })
  return {
    rule: { pattern: top },
    ...utils,
    rewriters,
    ...made,
    fix: fixOf(variablesOf(top), Object.keys(made.transform), random),
  }
}

const variablesOf = (pattern: string): readonly string[] => [...new Set(pattern.match(/\${1,3}[A-Z]+/g))]

interface Around {
  readonly ids: readonly string[]
  readonly top: readonly string[]
  readonly hasUtil: boolean
  readonly random: Random
}

const PATTERNS = items`
o($A)   o($B)   o($X)   o($$$A)   o($$$Z)   u($A, $B)   u($X, $Y)   u($A, $A)   u($$$B)   u($Y, $$$X)   w($A)
w($Y)`

const rewriterOf = (id: string, { ids, top, hasUtil, random }: Around): Readonly<Record<string, unknown>> => {
  const pattern = random.of(PATTERNS)
  const ways: readonly (() => object)[] = [
    () => ({ rule: { pattern } }),
    () => ({ rule: { pattern } }),
    () => ({ rule: { pattern } }),
    () => ({ rule: { any: [{ pattern }, { pattern: random.of(PATTERNS) }] } }),
    () => ({ rule: { kind: 'call_expression', has: { pattern: random.of(PATTERNS), stopBy: 'end' } } }),
    () => ({ rule: { all: [{ pattern }, { not: { has: { pattern: random.of(PATTERNS), stopBy: 'end' } } }] } }),
    () => ({ rule: { pattern, inside: { pattern: random.of(PATTERNS), stopBy: 'end' } } }),
    () => ({ rule: { kind: random.of(['number', 'identifier', 'string', 'array', 'arguments']) } }),
    () => ({ rule: hasUtil ? { matches: 'call' } : { pattern } }),
    () => ({ rule: { pattern: '$A', kind: random.of(['number', 'identifier']) } }),
    () => ({ rule: { matches: 'own' }, utils: { own: { any: [{ pattern }, { kind: 'number' }] } } }),
  ]
  const said = random.of(ways)()
  const own = [...new Set(JSON.stringify(said).match(/\${1,3}[A-Z]+/g))]
  const [single] = own.filter((name) => !name.startsWith('$$'))
  const constrained = single !== undefined && random.below(5) === 0
  const constraint = random.of<object>([
    { kind: 'number' },
    { regex: '^[a-z]' },
    { not: { kind: 'number' } },
    { pattern: '$C' },
    { pattern: 'o($X)' },
  ])
  const made = own.length > 0 && random.below(3) > 0 ? transformsOf(own, { ids, random, most: 1 }) : { transform: {} }
  const known = random.below(3) === 0 ? [...own, ...top] : own
  return {
    id,
    ...said,
    ...(constrained && { constraints: { [single.slice(1)]: constraint } }),
    ...(Object.keys(made.transform).length > 0 && made),
    fix:
      random.below(12) === 0 && own.length > 0
        ? { template: fixOf(known, Object.keys(made.transform), random), expandEnd: { regex: ',' } }
        : fixOf(known, Object.keys(made.transform), random),
  }
}

const transformsOf = (
  sources: readonly string[],
  { ids, random, most }: { readonly ids: readonly string[]; readonly random: Random; readonly most: number },
): { readonly transform: Readonly<Record<string, object>> } => {
  const names = ['N', 'M', 'A', 'X'].slice(0, random.below(20) === 0 ? 4 : 2)
  const made: Record<string, object> = {}
  for (let at = 0; at <= random.below(most + 1); at += 1) {
    const source = random.of([...sources, ...sources, ...Object.keys(made).map((name) => `$${name}`)])
    made[random.of(names)] = transformOf(source, ids, random)
  }
  return { transform: made }
}

const transformOf = (source: string, ids: readonly string[], random: Random): object => {
  const rewriters =
    random.below(8) === 0 ? [random.of(ids), random.of(ids)] : random.below(3) === 0 ? ids.toReversed() : ids
  const joinBy = random.of<object>([{}, {}, { joinBy: ' + ' }, { joinBy: '\n' }])
  return random.of<object>([
    { rewrite: { source, rewriters, ...joinBy } },
    { rewrite: { source, rewriters, ...joinBy } },
    { rewrite: { source, rewriters, ...joinBy } },
    { rewrite: { source, rewriters, ...joinBy } },
    { replace: { source, replace: '[0-9]', by: 'n' } },
    { substring: { source, startChar: 1 } },
    { convert: { source, toCase: 'upperCase' } },
  ])
}

const fixOf = (variables: readonly string[], made: readonly string[], random: Random): string => {
  const names = [...made.map((name) => `$${name}`), ...(random.below(3) === 0 || made.length === 0 ? variables : [])]
  return random.of([
    `<${names.join(' | ')}>`,
    `h(${names.join(', ')})`,
    `h(\n  ${names.join(',\n  ')}\n)`,
    names.join(' ') || 'none',
  ])
}
