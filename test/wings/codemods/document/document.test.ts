import { diffLines } from 'diff'
import fc from 'fast-check'
import { parse as parseJsonc } from 'jsonc-parser'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { openText } from '../../../../src/core/text/encoding.ts'
import { applySplices } from '../../../../src/core/text/splice.ts'
import {
  changeDocument,
  type DocumentChange,
  type DocumentFormat,
  type KeyPath,
  type Value,
} from '../../../../src/wings/codemods/document/document.ts'
import { readPathPattern } from '../../../../src/wings/codemods/document/request.ts'
import { anyValue, documentOf, pathsOf } from './arbitrary-document.ts'
import { changeIn, type Request } from './change-in.ts'

type SetOrUnset = Extract<DocumentChange, { kind: 'set' | 'unset' }>

const RUNS = Number(process.env.DOCUMENT_RUNS ?? 250)

const asked = ({ kind: mode, ...one }: SetOrUnset) => ({ mode, ...one }) as Request

const change = (format: DocumentFormat, text: string, one: SetOrUnset): string => changeIn(format, text, asked(one))

const set = (path: KeyPath, value: Value, create = true): SetOrUnset => ({ kind: 'set', path, value, create })
const unset = (path: KeyPath): SetOrUnset => ({ kind: 'unset', path })

const PARSERS: Readonly<Record<DocumentFormat, (text: string) => unknown>> = {
  json: JSON.parse,
  jsonc: (text) => parseJsonc(text, [], { allowTrailingComma: true }),
  yaml: (text) => parseYaml(text),
  toml: (text) => parseToml(text),
}

/** Independent of the code: the data with one change; undefined where that has no meaning. */
const wanted = (data: Value, one: SetOrUnset): unknown => {
  const holder = { root: structuredClone(data) } as Record<string, unknown>
  return walk(holder, ['root', ...one.path], one) ? holder.root : one.kind === 'unset' ? data : undefined
}

/** Changes the value below `at`; false where the path leads nowhere. */
const walk = (at: Record<string | number, unknown>, [key = '', ...rest]: KeyPath, one: SetOrUnset): boolean => {
  if (Array.isArray(at) !== (typeof key === 'number') || (Array.isArray(at) && Number(key) > at.length)) return false
  if (rest.length === 0) {
    if (one.kind === 'set') at[key] = one.value
    else if (Array.isArray(at)) at.splice(Number(key), 1)
    else delete at[key]
    return true
  }
  if (one.kind === 'set') at[key] ??= typeof rest[0] === 'number' ? [] : {}
  const inner = at[key]
  return typeof inner === 'object' && inner !== null && walk(inner as Record<string, unknown>, rest, one)
}

describe.each<DocumentFormat>(['json', 'jsonc', 'yaml', 'toml'])('a value in %s', (format) => {
  it('is set and removed where it is, and nothing else changes', () => {
    let made = 0
    let tried = 0
    fc.assert(
      fc.property(
        documentOf(format),
        anyValue(format),
        fc.nat(),
        fc.boolean(),
        ({ text, data }, value, choice, sets) => {
          const paths = pathsOf(data).filter((path) => path.length > 0)
          const path = paths[choice % paths.length] ?? ['a']
          const one = sets ? set(path, value) : unset(path)
          const after = change(format, text, one)
          tried += 1
          if (/^(missing|value|uncertain): /.test(after)) return
          made += 1
          expect(PARSERS[format](after), `${text}\n---\n${JSON.stringify(one)}\n---\n${after}`).toEqual(
            wanted(data, one),
          )
          if (sets || typeof path.at(-1) === 'string') expect(change(format, after, one)).toBe(after)
          const removed = diffLines(text, after).filter((part) => part.removed)
          if (sets && JSON.stringify(wanted(data, unset(path))) === JSON.stringify(data))
            // At most the last line before a new key is touched, for its comma.
            expect(
              removed.reduce((sum, { count = 0 }) => sum + count, 0),
              after,
            ).toBeLessThanOrEqual(format === 'yaml' || format === 'toml' ? 2 : 1)
        },
      ),
      { numRuns: RUNS },
    )
    expect(made / tried).toBeGreaterThan(0.6)
  })
})

describe('a document', () => {
  const PACKAGE =
    '{\n  "name": "shop",\n  "scripts": {\n    "build": "tsc", // note\n    "test": "jest"\n  },\n  "files": ["a", "b"]\n}\n'
  const COMPOSE =
    'services:\n  web: &web # the site\n    image: "web:1" # pinned\n    ports:\n      - 80\n  # the other\n  worker: *web\nenv: {A: 1, B: two}\n'
  const CARGO =
    '# top\nname = \'shop\'\n\n[deps]\nserde = "1" # note\ntokio = { version = "1", features = ["rt"] }\n\n[[bin]]\nname = "one"\n'
  it.each<[string, DocumentFormat, string, SetOrUnset, string, string]>([
    ['a value', 'jsonc', PACKAGE, set(['scripts', 'test'], 'vitest'), '"jest"', '"vitest"'],
    [
      'a key after a comment',
      'jsonc',
      PACKAGE,
      set(['scripts', 'lint'], 'biome'),
      '"test": "jest"',
      '"test": "jest",\n    "lint": "biome"',
    ],
    ['an element on one line', 'jsonc', PACKAGE, set(['files', 2], 'c'), '"b"]', '"b", "c"]'],
    [
      'missing parents',
      'jsonc',
      PACKAGE,
      set(['engines', 'node'], '>=20'),
      '"b"]',
      '"b"],\n  "engines": {\n    "node": ">=20"\n  }',
    ],
    [
      'a key and its comma',
      'jsonc',
      PACKAGE,
      unset(['scripts', 'test']),
      '"tsc", // note\n    "test": "jest"',
      '"tsc" // note',
    ],
    ['a first key', 'jsonc', PACKAGE, unset(['name']), '  "name": "shop",\n', ''],
    ['a text in its quotes', 'yaml', COMPOSE, set(['services', 'web', 'image'], 'web:2'), '"web:1"', '"web:2"'],
    ['an item of a list', 'yaml', COMPOSE, set(['services', 'web', 'ports', 1], 443), '- 80\n', '- 80\n      - 443\n'],
    ['a key in braces', 'yaml', COMPOSE, set(['env', 'C'], true), 'two}', 'two, C: true}'],
    ['a block', 'yaml', COMPOSE, set(['volumes'], { data: ['x'] }), 'two}\n', 'two}\nvolumes:\n  data:\n    - x\n'],
    ['what is behind a text that ends without a line end', 'yaml', 'a: |-\n  x', set(['b'], 2), 'x', 'x\nb: 2'],
    ['what is before one', 'yaml', 'b: 1\na: |\n  x', set(['b'], 2), 'b: 1', 'b: 2'],
    ['a line', 'yaml', COMPOSE, unset(['env']), 'env: {A: 1, B: two}\n', ''],
    ['a literal text', 'toml', CARGO, set(['name'], 'store'), "'shop'", "'store'"],
    [
      'a key of an inline table',
      'toml',
      CARGO,
      set(['deps', 'tokio', 'optional'], true),
      '["rt"] }',
      '["rt"], optional = true }',
    ],
    ['a key under a header', 'toml', CARGO, set(['deps', 'rand'], '0.8'), '["rt"] }\n', '["rt"] }\nrand = "0.8"\n'],
    ['a key of a table in a list', 'toml', CARGO, set(['bin', 0, 'path'], 'x.rs'), '"one"\n', '"one"\npath = "x.rs"\n'],
    ['a new table', 'toml', CARGO, set(['tool', 'x', 'y'], 1), '"one"\n', '"one"\n\n[tool.x]\ny = 1\n'],
    ['a value for one dotted key', 'toml', 'x.a.b = true # c\n', set(['x', 'a'], '1'), '.a.b = true', '.a = "1"'],
    ['a value for one dotted key in place', 'toml', 'x = { a.b.c = 1 }\n', set(['x', 'a'], 2), 'a.b.c = 1', 'a = 2'],
    [
      'a table after the last of its list',
      'toml',
      CARGO,
      set(['bin', 1], { name: 'two', path: 'x.rs' }),
      '"one"\n',
      '"one"\n\n[[bin]]\nname = "two"\npath = "x.rs"\n',
    ],
    [
      'a table of a list within a table, as close as the others',
      'toml',
      '[[f]]\n  [[f.v]]\n  x = 1\n  [[f.v]]\n  x = 2\n  [f.v.w]\n  y = 3 # why\n\n[[f]]\n',
      set(['f', 0, 'v', 2, 'x'], 4),
      '# why\n',
      '# why\n  [[f.v]]\n  x = 4\n',
    ],
    ['a table', 'toml', CARGO, unset(['bin']), '\n[[bin]]\nname = "one"\n', '\n'],
  ])('takes %s (%s) in its own style', (_, format, text, one, before, after) => {
    expect(change(format, text, one)).toBe(text.replace(before, () => after))
    const crlf = (lf: string) => lf.replaceAll('\n', '\r\n')
    expect(change(format, crlf(text), one)).toBe(crlf(text.replace(before, () => after)))
  })

  it.each<[DocumentFormat, string, SetOrUnset, string]>([
    ['yaml', COMPOSE, set(['services', 'worker', 'image'], 'x'), 'aliased'],
    ['yaml', COMPOSE, set(['services', 'worker'], 'x'), 'aliased'],
    ['yaml', COMPOSE, set(['services', 'web'], 'x'), 'aliased'],
    ['yaml', COMPOSE, unset(['services', 'web']), 'aliased'],
    ['yaml', COMPOSE, unset(['services', 'worker']), 'aliased'],
    ['yaml', 'a: !!str 5\n', set(['a'], 6), 'aliased'],
    ['yaml', 'a: 1\n---\nb: 2\n', set(['a'], 2), 'invalid'],
    ['yaml', 'a: [\n', set(['a'], 2), 'invalid'],
    // Whatever comes behind the last text gives it a line end, which is a part of it.
    ['yaml', 'a: |\n  x', set(['b'], 2), 'uncertain'],
    ['yaml', 'a:\n  - >\n    x', set(['a', 1], 2), 'uncertain'],
    ['json', '{"a": 1', set(['a'], 2), 'invalid'],
    ['toml', 'a = \n', set(['a'], 2), 'invalid'],
    ['toml', '[a.0]\nx = 1\n', set(['a', 0, 'x'], 2), 'missing'],
    ['json', '{"a": 1}', set(['a', 'b'], 2), 'missing'],
    ['json', '{"a": []}', set(['a', 1], 2), 'missing'],
    ['json', '{"a": {}}', set(['b', 'c'], 2, false), 'missing'],
    ['toml', 'a = 1\n', set(['a'], null), 'value'],
    ['toml', '[a]\nb = 1\n', set(['a'], 2), 'value'],
  ])('%s refuses what is not certain: %j %j', (format, text, one, reason) => {
    expect(change(format, text, one)).toMatch(new RegExp(`^${reason}: `))
  })

  it.each<[DocumentFormat, string, SetOrUnset, Request, string]>([
    ['toml', '[a]\nb = 1\n', set(['a'], { b: 2 }), asked(set(['a', 'b'], 2)), '[a]\nb = 2\n'],
    ['toml', 'a.b = 1\na.c = 2\n', set(['a'], { b: 2, c: 2 }), asked(set(['a', 'b'], 2)), 'a.b = 2\na.c = 2\n'],
    ['toml', 'a.b = 1\na.c = 2\nd = 3\n', set(['a'], 2), asked(unset(['a'])), 'd = 3\n'],
    ['toml', 'a = 1\nb = 2\n', set(['a'], null), asked(unset(['a'])), 'b = 2\n'],
    ['yaml', 'a: 1\n---\na: 2\n', set(['a'], 3), { ...asked(set(['a'], 3)), document: 1 }, 'a: 1\n---\na: 3\n'],
    ['yaml', 'a: 1\n---\na: 2\n', set(['a'], 3), { ...asked(set(['a'], 3)), document: '*' }, 'a: 3\n---\na: 3\n'],
  ])('%s refuses with a way that leads there: %j', (format, text, one, instead, after) => {
    expect(change(format, text, one)).toMatch(/^(value|invalid): /)
    expect(changeIn(format, text, instead)).toBe(after)
  })

  it.each([
    ['', 'name = "shop"\n'],
    ['[deps]\n', 'name = "shop"\n\n[deps]\n'],
    ['# said\n', '# said\nname = "shop"\n'],
    ['# said', '# said\nname = "shop"\n'],
  ])('puts a first key of TOML on a line of its own: %j', (text, expected) => {
    expect(change('toml', text, set(['name'], 'shop'))).toBe(expected)
  })

  it.each<[DocumentFormat, string, KeyPath, string]>([
    ['yaml', 'a: 1\n? k\n', ['k'], 'a: 1\n'],
    ['yaml', 'a: 1\n? k\n: v\nb: 2\n', ['k'], 'a: 1\nb: 2\n'],
    ['yaml', 'a: 1\n!!str k: v\n', ['k'], 'a: 1\n'],
    ['yaml', '!!str k: v\nb: 2\n', ['k'], 'b: 2\n'],
    ['yaml', 'l:\n  - - a\n    - b\n', ['l', 0, 0], 'l:\n  - - b\n'],
    ['yaml', 'l:\n- w: { f: 0,\n       p: 1 }   # c\n', ['l', 0, 'w', 'p'], 'l:\n- w: { f: 0 }   # c\n'],
    ['yaml', 'w: { a: 1, # c,\n    b: 2 }\n', ['w', 'b'], 'w: { a: 1 # c,\n }\n'],
    ['jsonc', '{"w": [1,\n 2]}', ['w', 1], '{"w": [1]}'],
    ['toml', 'w = [ 1,\n 2, 3 ]\n', ['w', 1], 'w = [ 1,\n 3 ]\n'],
  ])('takes a part of %s away with what belongs to it alone: %j %j', (format, text, path, expected) => {
    expect(change(format, text, unset(path))).toBe(expected)
  })

  it.each<[DocumentFormat, string, string, string]>([
    ['yaml', 'w: [ {x: 1}, {x: 2}, {x: 1}, {x: 1} ] # c\n', '$.w[x=1]', 'w: [ {x: 2} ] # c\n'],
    ['yaml', 'w:\n  - x: 1\n  # c\n  - x: 2\nz: 1\n', '$.w.*', 'w: []\n  # c\nz: 1\n'],
    ['yaml', 'w:\n  a:\n    x: 1\n  b: {x: 1}\n', '$.w.*', 'w: {}\n'],
    ['jsonc', '{"w": [\n  1,\n  // c\n  2\n]}', '$.w.*', '{"w": [\n  // c\n]}'],
    ['json', '{"a": 1, "b": 2, "b": 3}', '$.*', 'invalid: '],
    ['toml', 'w = [{x = 2}, {x = 1}, {x = 1}]\n', '$.w[x=1]', 'w = [{x = 2}]\n'],
    ['toml', 'w = [\n  1, # a\n  # c\n  2,\n]\n', '$.w.*', 'w = [\n  # c\n]\n'],
  ])(
    'takes all that a path leads to out of %s at once, and leaves what is between: %j %s',
    (format, text, path, expected) => {
      const made = changeIn(format, text, { mode: 'unset', path: readPathPattern(path) as never })
      expect(expected.endsWith(': ') ? made.slice(0, expected.length) : made).toBe(expected)
    },
  )

  it.each<[DocumentFormat, (list: string) => string]>([
    ['json', (list) => `{"w": [${list}]}`],
    ['yaml', (list) => `w: [${list}]\n`],
    ['toml', (list) => `w = [${list.replaceAll('"v":', 'v =')}]\n`],
  ])('takes away from %s more than could be taken one by one', (format, document) => {
    const list = Array.from({ length: 1000 }, (_, at) => `{"v": ${at}}`).join(', ')
    const request = { mode: 'unset', path: readPathPattern('$.w.*') } as never
    expect(changeIn(format, document(list), request)).toBe(document(''))
  })

  it('names the aliases that repeat a change', () => {
    const opened = openText(Buffer.from(COMPOSE))
    const made = opened.ok && changeDocument(opened.file, 'yaml', asked(set(['services', 'web', 'image'], 'web:2')))
    expect(made).toMatchObject({ ok: true, notes: [expect.stringContaining('*web at line 7')] })
  })
})

describe('a comment behind a changed value that says a version', () => {
  const commit = (digit: string): string => `owner/action@${digit.repeat(40)}`
  it.each<readonly [string, DocumentFormat, string, Value, string | undefined]>([
    ['is named', 'yaml', `uses: ${commit('a')} # v8.0.1\n`, commit('b'), '"# v8.0.1" at line 1'],
    [
      'is named behind quotes, in CRLF',
      'yaml',
      `x: 1\r\nuses: "${commit('a')}" # v8\r\n`,
      commit('b'),
      '"# v8" at line 2',
    ],
    ['is named in TOML', 'toml', `uses = "1.2" # pinned, see 1.2.3\n`, '1.4', '"# pinned, see 1.2.3" at line 1'],
    ['is named in JSON with comments', 'jsonc', `{ "uses": "1.2", // v1\n "x": 1 }`, '1.4', '"// v1" at line 1'],
    ['is right already', 'yaml', 'uses: a@v8.0.1 # v9.0.0\n', 'a@v9.0.0', undefined],
    ['is none', 'yaml', `uses: ${commit('a')} # keep 3 lines\nx: 1 # v8\n`, commit('b'), undefined],
    ['stands behind a value that stays', 'yaml', `uses: ${commit('a')} # v8.0.1\n`, commit('a'), undefined],
    ['is a part of a text', 'yaml', `uses: "a # v8.0.1"\n`, 'b', undefined],
  ])('%s', (_, format, text, value, named) => {
    const opened = openText(Buffer.from(text))
    const made = opened.ok && changeDocument(opened.file, format, asked(set(['uses'], value)))
    const note = named === undefined ? [] : [expect.stringContaining(named)]
    expect(made).toMatchObject({ ok: true, notes: note })
  })
})

describe('a comment in a value that another one takes the place of', () => {
  it.each<readonly [string, DocumentFormat, string, Value, string, readonly string[]]>([
    [
      'a map of JSON',
      'jsonc',
      '{"v": {\n  // why\n  "b": 1 /* one */\n}}',
      [1],
      '{"v": [\n  1\n]}',
      ['"// why" at line 2', '"/* one */" at line 3'],
    ],
    ['a text that looks like one', 'jsonc', '{"v": {"b": "// why"}}', 1, '{"v": 1}', []],
    ['a list of YAML', 'yaml', 'v: [1, # one\n  2]\n', [3], 'v: [3]\n', ['"# one" at line 1']],
    [
      'a map of YAML',
      'yaml',
      'v:\n  b: 1 # b\n  # c\n  c: 2 # d\n',
      { e: 1 },
      'v:\n  e: 1 # d\n',
      ['"# b" at line 2', '"# c" at line 3'],
    ],
    ['the head of a block', 'yaml', 'v: | # note\n  # text\n', 'x', 'v: x\n', ['"# note" at line 1']],
    ['a text of YAML', 'yaml', 'v: {b: "# x", c: a#b}\n', 1, 'v: 1\n', []],
    [
      'an array of TOML',
      'toml',
      'v = [ # n\n  1, # one\n  "#",\n]\n',
      1,
      'v = 1\n',
      ['"# n" at line 1', '"# one" at line 2'],
    ],
    ['comments that stay', 'yaml', 'v:\n  # why\n  b: 1 # one\nc: 2\n', 5, 'v: 5\n  # why\n  # one\nc: 2\n', []],
    ['a value that is not there', 'yaml', 'v: # todo\nb: 1\n', 5, 'v: 5 # todo\nb: 1\n', []],
    ['a map where no value is', 'yaml', 'v: # todo\nb: 1\n', { a: 1 }, 'v: # todo\n  a: 1\nb: 1\n', []],
  ])('is named where it goes: %s', (_, format, text, value, after, named) => {
    const opened = openText(Buffer.from(text))
    const made = opened.ok ? changeDocument(opened.file, format, asked(set(['v'], value))) : undefined
    if (!opened.ok || !made?.ok) throw new Error(JSON.stringify(made))
    expect(applySplices(opened.file.bytes, made.splices).toString()).toBe(after)
    expect(made.notes).toHaveLength(named.length > 0 ? 1 : 0)
    for (const one of named) expect(made.notes[0]).toContain(one)
  })
})

it('a change at more places than a call takes arguments is made', { tags: 'slow' }, () => {
  const size = 150_000
  const text = `[${'0,'.repeat(size - 1)}0]`
  const opened = openText(Buffer.from(text))
  const made = opened.ok ? changeDocument(opened.file, 'json', asked(set([{ any: 'one' } as never], 1))) : undefined
  expect(made?.ok ? made.splices.length : made).toBe(size)
})

describe('lists between brackets', () => {
  it.each<readonly [DocumentFormat, string, SetOrUnset, string]>([
    ['toml', 'a = [1, # c\n  2]\n', set(['a', 2], 3), 'a = [1, # c\n  2,\n  3]\n'],
    ['toml', 'a = [\n  1,\n  2 # c\n]\n', set(['a', 2], 3), 'a = [\n  1,\n  2, # c\n  3\n]\n'],
    ['toml', 'a = [\n  1,\n  2, # c\n]\n', unset(['a', 0]), 'a = [\n  2, # c\n]\n'],
    ['toml', 'a = [\n  1,\n  2 # c\n]\n', unset(['a', 1]), 'a = [\n  1\n]\n'],
    ['toml', 'p = { a = 1, b = 2 }\n', unset(['p', 'b']), 'p = { a = 1 }\n'],
    ['toml', 'p = { a.b = 1 }\n', unset(['p', 'a']), 'p = {}\n'],
    ['toml', 'p = { a.b = 1, c = 2, a.d = 3 }\n', unset(['p', 'a']), 'p = { c = 2 }\n'],
    ['toml', 'p = [{ q = { a.b = 1 } }]\n', unset(['p', 0, 'q', 'a']), 'p = [{ q = {} }]\n'],
    ['toml', '[[p]]\nq = { a.b = 1, c = 2 }\n', unset(['p', 0, 'q', 'a']), '[[p]]\nq = { c = 2 }\n'],
    ['toml', 'p = { a = 1 }\n', set(['p', 'c', 'd'], [1]), 'p = { a = 1, c = { d = [1] } }\n'],
    ['yaml', 'a: [1, # x\n  2, 3 ]\n', unset(['a', 1]), 'a: [1, # x\n  3 ]\n'],
    ['yaml', 'a: [\n  x, # c\n  y\n]\n', set(['a', 2], 'z'), 'a: [\n  x, # c\n  y,\n  z\n]\n'],
    ['yaml', 'a: { k: 1, l: {m: 2}, }\n', set(['a', 'q'], [1]), 'a: { k: 1, l: {m: 2}, q: [1], }\n'],
    ['yaml', 'a: { k: 1, l }\n', unset(['a', 'l']), 'a: { k: 1 }\n'],
    ['yaml', 'a: { l, k: 1 }\n', set(['a', 'm'], 2), 'a: { l, k: 1, m: 2 }\n'],
    ['jsonc', '{ "a": [1, /* d */ 2], }\n', unset(['a', 0]), '{ "a": [/* d */ 2], }\n'],
  ])('of %s: %j', (format, text, one, after) => {
    expect(change(format, text, one)).toBe(after)
  })
})
