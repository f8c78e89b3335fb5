import fc from 'fast-check'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import type { DocumentFormat, KeyPath, Value } from '../../../../src/wings/codemods/document/document.ts'
import { type PathPart, type PathPattern, readPathPattern } from '../../../../src/wings/codemods/document/request.ts'
import { anyValue, documentOf } from './arbitrary-document.ts'
import { changeIn, type Request } from './change-in.ts'

const RUNS = Number(process.env.DOCUMENT_RUNS ?? 300)

const entriesOf = (value: unknown): readonly (readonly [string | number, unknown])[] =>
  Array.isArray(value)
    ? value.map((one, at) => [at, one] as const)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : []

const everyPath = (value: unknown, base: KeyPath = []): readonly KeyPath[] => [
  base,
  ...entriesOf(value).flatMap(([key, one]) => everyPath(one, [...base, key])),
]

const at = (data: unknown, path: KeyPath): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  )

/** Whether a path that exists is one of those that a pattern names, told from the path, where the code walks the data. */
const isNamed = (data: unknown, path: KeyPath, pattern: PathPattern): boolean => {
  const [part, ...rest] = pattern
  const [key, ...deeper] = path
  if (part === undefined) return path.length === 0
  if (typeof part === 'object' && 'any' in part && part.any === 'deep')
    return isNamed(data, path, rest) || (key !== undefined && isNamed(at(data, [key]), deeper, pattern))
  if (key === undefined) return false
  const inner = at(data, [key])
  return isNamed(inner, deeper, rest) && isMeant(data, key, part)
}

const isMeant = (data: unknown, key: string | number, part: PathPart): boolean => {
  if (typeof part !== 'object')
    return typeof part === 'number' && part < 0 ? key === (data as unknown[]).length + part : key === part
  if ('any' in part) return true
  const value = at(data, [key, ...part.key])
  return value !== undefined && (typeof value !== 'object' || value === null) && String(value) === part.is
}

/** Whether something on the way of a pattern is missing, which a Set makes. */
const mayMake = (data: unknown, pattern: PathPattern): boolean =>
  pattern.some((_, depth) => {
    const rest = pattern.slice(depth)
    if (!rest.every((part) => typeof part !== 'object')) return false
    return everyPath(data).some(
      (path) => isNamed(data, path, pattern.slice(0, depth)) && at(data, [...path, ...(rest as KeyPath)]) === undefined,
    )
  })

/** The data with the change at each of the places, the last first. */
const changed = (data: unknown, request: Request): unknown => {
  const holder = { root: structuredClone(data) }
  const places = everyPath(data).filter((path) => path.length > 0 && isNamed(data, path, request.path))
  for (const path of places.toReversed()) {
    const parent = at(holder, ['root', ...path.slice(0, -1)]) as Record<string | number, unknown>
    const key = path.at(-1) as string | number
    if (request.mode === 'unset') Array.isArray(parent) ? parent.splice(Number(key), 1) : delete parent[key]
    else if (request.mode === 'set') parent[key] = structuredClone(request.value)
    else if (request.mode === 'append' || request.mode === 'prepend') {
      parent[key] ??= []
      const list = parent[key] as unknown[]
      if (!list.some((one) => JSON.stringify(one) === JSON.stringify(request.value)))
        list[request.mode === 'append' ? 'push' : 'unshift'](structuredClone(request.value))
    } else if (request.mode === 'rename') {
      parent[request.to] = parent[key]
      delete parent[key]
    }
  }
  return holder.root
}

/** A pattern that names a path, and perhaps others. */
const patternFor = (data: unknown, path: KeyPath, choices: readonly number[]): PathPattern => {
  const parts: PathPart[] = path.map((key, depth) => {
    const choice = (choices[depth % choices.length] ?? 0) % 5
    const holder = at(data, path.slice(0, depth))
    const [named] = entriesOf(at(data, path.slice(0, depth + 1))).filter(
      ([name, one]) => typeof name === 'string' && typeof one === 'number',
    )
    if (choice === 0) return { any: 'one' }
    if (choice === 1 && typeof key === 'number') return key - (holder as unknown[]).length
    if (choice === 2 && named) return { key: [String(named[0])], is: String(named[1]) }
    return key
  })
  if ((choices[0] ?? 0) % 4 === 3) parts.splice((choices[1] ?? 0) % parts.length, 0, { any: 'deep' })
  return parts
}

const cases = (format: DocumentFormat) =>
  fc.record({
    documents: fc.array(documentOf(format), { minLength: 1, maxLength: format === 'yaml' ? 4 : 1 }),
    which: fc.nat(),
    mode: fc.constantFrom('set', 'set', 'append', 'prepend', 'rename', 'unset'),
    value: anyValue(format),
    path: fc.nat(),
    choices: fc.array(fc.nat(99), { minLength: 4, maxLength: 4 }),
    whole: fc.boolean(),
  })

const requestFor = (
  data: Value,
  { mode, value, path, choices }: { mode: string; value: Value; path: number; choices: number[] },
): Request => {
  const isList = mode === 'append' || mode === 'prepend'
  const paths = everyPath(data).filter((one) => one.length > 0 && (!isList || Array.isArray(at(data, one))))
  const named = paths[path % paths.length] ?? ['a']
  const isRename = mode === 'rename'
  const pattern = patternFor(data, named, choices)
  const last = pattern.at(-1)
  const kept =
    isRename && typeof last !== 'string' ? [...pattern.slice(0, -1), named.at(-1) as string | number] : pattern
  return { path: kept, mode, value, to: 'fresh name', create: true } as unknown as Request
}

interface Tried {
  readonly made: boolean
  readonly several: boolean
}

/** Makes a generated change and holds it to what is wanted; undefined for a case that is about what is missing. */
const tryCase = (format: DocumentFormat, { documents, which, whole, ...rest }: Case): Tried | undefined => {
  const ended = documents.map(({ text }) => (/\n$/.test(text) ? text : `${text}\n`))
  const index = which % documents.length
  const text = ended.join('---\n')
  const request = {
    ...requestFor(documents[index]?.data ?? null, rest),
    ...(format === 'yaml' && { document: whole ? ('*' as const) : index }),
  } as Request
  const meant = (one: number) => whole || one === index
  if (documents.some(({ data }, number) => meant(number) && mayMake(data, request.path))) return undefined
  const after = changeIn(format, text, request)
  if (/^(missing|value|uncertain|aliased): /.test(after)) return { made: false, several: false }
  const wanted = documents.map(({ data }, number) => (meant(number) ? changed(data, request) : data))
  expect(read(format, after), `${text}\n===\n${JSON.stringify(request)}\n===\n${after}`).toEqual(wanted)
  // The documents that are not meant keep every byte.
  for (const [number, one] of ended.entries()) if (!meant(number) && format === 'yaml') expect(after).toContain(one)
  const isSame = request.mode === 'set' && !JSON.stringify(request.path).includes('key')
  if (isSame) expect(changeIn(format, after, request)).toBe(after)
  return { made: true, several: documents.length > 1 }
}

type Case = ReturnType<typeof cases> extends fc.Arbitrary<infer One> ? One : never

describe.each<DocumentFormat>(['yaml', 'json', 'toml'])('changes at the places of a path in %s', (format) => {
  it('are made there and nowhere else, in the documents that are meant', () => {
    const tried: Tried[] = []
    fc.assert(
      fc.property(cases(format), (one) => {
        const result = tryCase(format, one)
        if (result) tried.push(result)
      }),
      { numRuns: RUNS },
    )
    const made = tried.filter((one) => one.made)
    expect(made.length).toBeGreaterThan(tried.length / 3)
    if (format === 'yaml') expect(made.filter(({ several }) => several).length).toBeGreaterThan(0)
    if (process.env.DOCUMENT_RUNS)
      console.log(`${format}: ${RUNS} generated, ${made.length} made, ${tried.length - made.length} refused`)
  })
})

const read = (format: DocumentFormat, text: string): readonly unknown[] => {
  if (format === 'json') return [JSON.parse(text)]
  if (format === 'toml') return [parseToml(text)]
  return parseAllDocuments(text).map((document) => document.toJS())
}

describe('a change at several places', () => {
  const KUBERNETES =
    'kind: Service\nmetadata: {name: a}\n---\n# the web\nkind: Deployment\nspec:\n  containers:\n    - name: web # main\n      image: web:1\n    - name: log\n      image: log:1\n---\nkind: Deployment\nspec:\n  containers: []\n'
  const at = (path: string) => readPathPattern(path) as PathPattern
  it.each<[string, DocumentFormat, string, Request, string, string]>([
    [
      'in the documents of a kind',
      'yaml',
      KUBERNETES,
      {
        mode: 'set',
        path: at('spec.containers[name=web].image'),
        value: 'web:2',
        create: true,
        document: { where: { kind: 'Deployment' } },
      },
      'web:1',
      'web:2',
    ],
    [
      'in the first document',
      'yaml',
      KUBERNETES,
      { mode: 'set', path: at('metadata.name'), value: 'b', create: true, document: 0 },
      'name: a',
      'name: b',
    ],
    [
      'at any key',
      'yaml',
      'jobs:\n  a:\n    runs-on: x # y\n  b:\n    runs-on: x\n',
      { mode: 'set', path: at('jobs.*.runs-on'), value: 'z', create: true },
      'runs-on: x # y\n  b:\n    runs-on: x',
      'runs-on: z # y\n  b:\n    runs-on: z',
    ],
    [
      'at any depth',
      'json',
      '{"a": {"v": 1}, "b": [{"v": 1}, {"w": 1}]}\n',
      { mode: 'set', path: at('$..v'), value: 2, create: true },
      '{"v": 1}, "b": [{"v": 1}',
      '{"v": 2}, "b": [{"v": 2}',
    ],
    [
      'from the end',
      'json',
      '{"files": ["a", "b"]}\n',
      { mode: 'set', path: at('files[-1]'), value: 'c', create: true },
      '"b"',
      '"c"',
    ],
    [
      'a lower version, with its operator',
      'json',
      '{"d": {"a": "^1.9.2", "b": "~1.10.0", "c": "v2-rc.1"}}\n',
      { mode: 'raise', path: at('d.*'), value: '1.10.0', create: true },
      '^1.9.2',
      '^1.10.0',
    ],
    [
      'a lower number',
      'yaml',
      'node: 18 # lts\n',
      { mode: 'raise', path: ['node'], value: 20, create: true },
      '18',
      '20',
    ],
    [
      'no version that is as high',
      'toml',
      "v = '1.10'\n",
      { mode: 'raise', path: ['v'], value: '1.10.0', create: true },
      'x',
      'x',
    ],
    [
      'behind the last element',
      'yaml',
      'on: # x\n  push:\n    branches:\n    - a\n\nother: 1\n',
      { mode: 'append', path: at('on.push.branches'), value: 'b', create: true },
      '    - a\n',
      '    - a\n    - b\n',
    ],
    [
      'behind one that is there',
      'yaml',
      'a: [b, c]\n',
      { mode: 'append', path: ['a'], value: 'b', create: true },
      'x',
      'x',
    ],
    [
      'beside one that becomes a list by the same change',
      'json',
      '{"a": [null]}\n',
      { mode: 'append', path: at('$..*'), value: null, create: true },
      '[null]',
      '[[null], null]',
    ],
    [
      'before the first element',
      'yaml',
      'a:\n  # note\n  - b\n',
      { mode: 'prepend', path: ['a'], value: { x: 1, z: 2 }, create: true },
      '- b',
      '- x: 1\n    z: 2\n  - b',
    ],
    [
      'before the first of a list on lines',
      'json',
      '{\n  "a": [\n    1\n  ]\n}\n',
      { mode: 'prepend', path: ['a'], value: 0, create: true },
      '    1',
      '    0,\n    1',
    ],
    [
      'to a list that is missing',
      'json',
      '{\n  "a": 1\n}\n',
      { mode: 'append', path: ['b'], value: 'x', create: true },
      '"a": 1',
      '"a": 1,\n  "b": [\n    "x"\n  ]',
    ],
    [
      'of the name',
      'yaml',
      'a: 1 # x\n"old": {b: 1} # y\nc: 2\n',
      { mode: 'rename', path: ['old'], to: 'new' },
      '"old"',
      '"new"',
    ],
    [
      'of the name in every header',
      'toml',
      '[old]\na = 1\n[old.b]\nc = 1\n[x]\nold = 1\n',
      { mode: 'rename', path: ['old'], to: 'new' },
      '[old]\na = 1\n[old.b]',
      '[new]\na = 1\n[new.b]',
    ],
    [
      'from elsewhere',
      'json',
      '{\n  "a": {\n    "x": 1\n  },\n  "b": 2\n}\n',
      { mode: 'copy', path: ['c'], from: ['a', 'x'], create: true },
      '"b": 2',
      '"b": 2,\n  "c": 1',
    ],
    ['that goes', 'yaml', 'a:\n  - x: 1\n  - y: 1\n  - x: 2\n', { mode: 'unset', path: at('a.*.x') }, '', ''],
  ])('is made %s (%s)', (_, format, text, request, before, after) => {
    const result = changeIn(format, text, request)
    if (before === '') expect(result).toBe('a:\n  - {}\n  - y: 1\n  - {}\n')
    else expect(result).toBe(text.replace(before, () => after))
  })

  it.each<[DocumentFormat, string, Request, string]>([
    ['yaml', KUBERNETES, { mode: 'set', path: ['kind'], value: 'x', create: true }, 'invalid'],
    ['yaml', KUBERNETES, { mode: 'set', path: ['kind'], value: 'x', create: true, document: 3 }, 'missing'],
    ['json', '{"a": 1, "b": 2}', { mode: 'rename', path: ['a'], to: 'b' }, 'uncertain'],
    ['json', '{"a": 1}', { mode: 'rename', path: ['c'], to: 'b' }, 'missing'],
    ['json', '{"a": 1}', { mode: 'append', path: ['a'], value: 1, create: true }, 'value'],
    ['json', '{"a": ">=1 <2"}', { mode: 'raise', path: ['a'], value: '2.0.0', create: true }, 'uncertain'],
    ['json', '{"a": "1"}', { mode: 'raise', path: ['a'], value: 'latest', create: true }, 'uncertain'],
    ['json', '{"a": "1"}', { mode: 'raise', path: ['b'], value: '2', create: true }, 'missing'],
    ['toml', '[[a]]\nb = 1\n', { mode: 'append', path: ['a'], value: 2, create: true }, 'value'],
    ['toml', '[[a]]\nb = 1\n', { mode: 'set', path: ['a', 1, 'b'], value: 2, create: false }, 'missing'],
    ['json', '{"a": 1}', { mode: 'copy', path: ['b'], from: ['c'], create: true }, 'missing'],
    ['yaml', 'a: &x 1\nb: {c: *x}\n', { mode: 'copy', path: ['d'], from: ['b'], create: true }, 'aliased'],
  ])('is refused where it is not certain: %s %j %j', (format, text, request, reason) => {
    expect(changeIn(format, text, request)).toMatch(new RegExp(`^${reason}: `))
  })

  it.each(['=', '<<', 'a\n'])('writes %j so that every reader of YAML reads it back', (value) => {
    const after = changeIn('yaml', 'a: 1', { mode: 'set', path: ['b'], value, create: true })
    expect(parseAllDocuments(after, { version: '1.1' })[0]?.toJS()).toEqual({ a: 1, b: value })
  })
})
