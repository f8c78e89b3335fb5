import { Lang, parse } from '@ast-grep/napi'
import { describe, expect, it } from 'vitest'
import { openText } from '../../../../src/core/text/encoding.ts'
import { matchStructure, readStructure } from '../../../../src/wings/codemods/structural-edit.ts'
import { items } from '../../../support/items.ts'
import { found, judged, program } from './ast-grep.ts'
import type { Corpus, JudgedRule } from './judged-rules.ts'

const TEXT = `class Store {
  private items = [1, 2]
  load(id: string, flag?: boolean) {
    console.log('load', id)
    const user = fetchUser(id, { cache: true })
    if (flag) console.log(user.first_name)
    return user
  }
  async save(value: any) {
    try {
      await put(value)
    } catch (error) {
      console.error(error)
      throw error
    }
  }
}
function run() {
  console.log('run')
  fetchUser('a', {})
  const a = [1, 2, 3]
  var total = 0
  for (const one of a) total += one
  return { a: 1, b: 2, total }
}
debugger
`
const CORPUS: Corpus = { language: 'typescript', file: 'shop.ts', text: TEXT }

/** Rules as people write them, with every key that ast-grep's files have. */
const RULES: Readonly<Record<string, JudgedRule & Readonly<Record<string, unknown>>>> = {
  'with everything around it': {
    language: 'TypeScript',
    severity: 'warning',
    message: 'No console.$METHOD',
    note: 'Use the logger.',
    url: 'https://example.com/no-console',
    metadata: { tags: ['style'] },
    labels: { METHOD: { style: 'primary', message: 'here' } },
    rule: {
      any: [
        { pattern: 'console.$METHOD($$$ARGS)', not: { inside: { kind: 'catch_clause', stopBy: 'end' } } },
        { pattern: 'debugger' },
      ],
    },
    constraints: { METHOD: { regex: '^(log|debug)$' } },
    fix: '',
  },
  'with utils': {
    utils: {
      'is-log': { pattern: 'console.log($$$A)' },
      outside: { not: { inside: { kind: 'class_body', stopBy: 'end' } } },
    },
    rule: { all: [{ matches: 'is-log' }, { matches: 'outside' }] },
    fix: 'log()',
  },
  'with transforms': {
    rule: { pattern: '$OBJ.first_name' },
    transform: {
      KEBAB: { convert: { source: '$OBJ', toCase: 'upperCase', separatedBy: ['underscore'] } },
      CUT: { substring: { source: '$OBJ', startChar: 1, endChar: -1 } },
      SWAP: { replace: { source: '$CUT', replace: '(s)(e)', by: '$2$1' } },
    },
    fix: '$KEBAB.$CUT.$SWAP',
  },
  'with transforms as calls': {
    rule: { pattern: 'var $N = $V' },
    transform: {
      U: 'convert($N, toCase=upperCase, separatedBy=[underscore])',
      S: 'substring($V, startChar=0, endChar=1)',
      R: "replace($N, replace='t', by='T')",
    },
    fix: 'let $U = $S /* $R */',
  },
  'with rewriters': {
    rule: { pattern: '[$$$ITEMS]', inside: { kind: 'variable_declarator', stopBy: 'neighbor' } },
    rewriters: [{ id: 'num', rule: { pattern: '$N', kind: 'number' }, fix: '$N.0' }],
    transform: { LIST: { rewrite: { source: '$$$ITEMS', rewriters: ['num'], joinBy: ' ; ' } } },
    fix: 'list($LIST)',
  },
  'with a fix that takes in what is around': {
    rule: { kind: 'pair', has: { field: 'key', regex: '^a$' } },
    fix: {
      title: 'Remove',
      template: '',
      expandEnd: { regex: ',' },
      expandStart: { regex: 'zzz', stopBy: 'neighbor' },
    },
  },
  'with a pattern in its context': {
    rule: {
      pattern: {
        context: 'class A { private items = $V }',
        selector: 'public_field_definition',
        strictness: 'relaxed',
      },
    },
    constraints: {
      V: {
        kind: 'array',
        has: { kind: 'number', nthChild: { position: 1, reverse: true, ofRule: { kind: 'number' } } },
      },
    },
    fix: 'private items = list($V)',
  },
  'with places': {
    rule: {
      kind: 'expression_statement',
      has: { pattern: 'console.log($A)' },
      precedes: { kind: 'return_statement', stopBy: { kind: 'if_statement' } },
      not: { follows: { pattern: 'const $X = $Y' } },
      range: { start: { line: 18, column: 2 }, end: { line: 18, column: 20 } },
    },
    fix: 'x',
  },
}

interface Damage {
  readonly name: string
  readonly rule: unknown
}

function* damagesOf(value: unknown, at = ''): Generator<Damage> {
  for (const other of [null, 7, 'zz', true, [], {}, { zz: 1 }])
    if (JSON.stringify(other) !== JSON.stringify(value)) yield { name: `${at} ${JSON.stringify(other)}`, rule: other }
  if (typeof value === 'string' && value !== '') yield { name: `${at} cut`, rule: value.slice(0, -1) }
  if (typeof value !== 'object' || value === null) return
  const entries = Object.entries(value)
  const made = (changed: readonly (readonly [string, unknown])[]): unknown =>
    Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed)
  for (const [index, [key, item]] of entries.entries()) {
    yield { name: `${at}.${key} absent`, rule: made(entries.toSpliced(index, 1)) }
    yield { name: `${at}.${key} renamed`, rule: made(entries.with(index, [`${key}s`, item])) }
    for (const { name, rule } of damagesOf(item, `${at}.${key}`))
      yield { name, rule: made(entries.with(index, [key, rule])) }
  }
  yield { name: `${at} more`, rule: made([...entries, ['zz', null]]) }
}

/** Of no kind of node: the program of ast-grep refuses such rules for their cost, and its library takes them, with the same matches. */
const OF_NO_KIND = new Set(['.rule.all.0 absent', '.rule.kind absent'])

describe('a rule of no kind of node', () => {
  it('finds what the library of ast-grep finds', async () => {
    const root = parse(Lang.TypeScript, TEXT).root()
    for (const sound of Object.values(RULES))
      for (const { name, rule } of [...damagesOf(sound)].filter((one) => OF_NO_KIND.has(one.name))) {
        const { rule: inner, utils } = rule as JudgedRule
        const nodes = root.findAll({ rule: inner, ...(utils && { utils }) } as Parameters<typeof root.findAll>[0])
        const theirs = nodes.map((node) => node.range().start.index)
        const ours = await found(CORPUS, { rule: inner, ...(utils && { utils }), fix: 'x' })
        const starts = Array.isArray(ours) ? ours.map(({ start }) => start) : ours
        expect({ name, starts }).toEqual({ name, starts: theirs.toSorted((one, other) => one - other) })
      }
  })
})

describe.skipIf(program === undefined)('a rule with a damaged value', () => {
  it.each(Object.entries(RULES))('%s is refused, or finds what ast-grep finds by it', async (_, sound) => {
    const all = [{ name: 'sound', rule: sound }, ...damagesOf(sound)].filter(({ name }) => !OF_NO_KIND.has(name))
    const ours = await Promise.all(all.map(({ rule }) => found(CORPUS, rule as JudgedRule)))
    expect(ours[0]).not.toHaveLength(0)
    const taken = all.flatMap((one, at) => (ours[at] === 'invalid' ? [] : [{ ...one, ours: ours[at] }]))
    expect(taken.length).toBeLessThan(all.length / 2)
    const theirs = judged(
      CORPUS,
      taken.map(({ rule }) => rule as JudgedRule),
    )
    for (const [at, { name, ours }] of taken.entries())
      expect({ name, found: ours }).toEqual({ name, found: theirs[at] })
  })

  it.each(items`
substring($V, startChar=0 endChar=1)   substring($V, 0, 1)   substring($V startChar=0)   substring($V)
substring($V, =1)   substring($V, startChar==1)   replace($V, replace='t' more, by='T')
replace($V, replace='it's', by='T')   replace($V, replace='t, by='T')   replace($V, replace='t', by='T') more
convert($V, toCase=upperCase, separatedBy=[dash)   convert($V, toCase=upperCase separatedBy=[dash])`)(
    'is refused where a part of a call is none: %s',
    async (call) => {
      const rule = { rule: { pattern: 'var $N = $V' }, transform: { T: call }, fix: 'let $N = $T' }
      expect([await found(CORPUS, rule), ...judged(CORPUS, [rule])]).toEqual(['invalid', 'invalid'])
    },
  )
})

describe('a rule for a language', () => {
  const rule = { language: 'ts', pattern: 'var $N = $V', fix: 'let $N = $V' }
  const match = (given: Readonly<Record<string, unknown>>, path: string) => {
    const structure = readStructure({ rule: given })
    const opened = openText(Buffer.from(TEXT))
    if (!structure || 'message' in structure || !opened.ok) return 'invalid'
    return matchStructure(opened.file, structure, { path, replaceAll: true })
  }

  it('is used on files of that language, by any name that ast-grep has for it', async () => {
    for (const language of ['ts', 'TypeScript', 'TYPESCRIPT', 'typescript'])
      expect(await match({ ...rule, language }, 'shop.ts')).toMatchObject({ ok: true })
  })

  it('is refused on any other file, to which ast-grep does not apply it', async () => {
    expect(await match(rule, 'shop.js')).toMatchObject({ ok: false, problem: { name: 'INVALID_INPUT' } })
    expect(await match({ ...rule, language: 'Klingon' }, 'shop.ts')).toBe('invalid')
  })

  it('is refused where it is switched off', async () => {
    expect(await match({ ...rule, severity: 'off' }, 'shop.ts')).toBe('invalid')
  })
})
