import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { openText } from '../../../../src/core/text/encoding.ts'
import { applySplices } from '../../../../src/core/text/splice.ts'
import { changeDocument, type KeyPath, type Value } from '../../../../src/wings/codemods/document/document.ts'
import { share } from '../../../support/whole.ts'

type Request = Parameters<typeof changeDocument>[2]

const change = (text: string, request: Request): string => {
  const opened = openText(Buffer.from(text))
  if (!opened.ok) throw new Error(opened.encoding)
  const made = changeDocument(opened.file, 'yaml', request)
  return made.ok ? applySplices(opened.file.bytes, made.splices).toString() : made.reason
}
const set = (path: KeyPath, value: Value) => ({ mode: 'set', path, value, create: true }) as const
const append = (path: KeyPath, value: Value) => ({ mode: 'append', path, value, create: true }) as const
const unset = (path: KeyPath) => ({ mode: 'unset', path }) as const
const rename = (path: KeyPath, to: string) => ({ mode: 'rename', path, to }) as const
const copy = (from: KeyPath, path: KeyPath) => ({ mode: 'copy', from, path, create: true }) as const

const COMPOSE = `base: &base
  image: old
  none:
common: &common
  <<: *base
  environment:
    A: 1
  ports: [80]
web:
  <<: [*common, { restart: always }]
  image: x
`

/** What an Edit makes of the merge, by the remedy of some refusals. */
const writtenOut = (text: string): string =>
  text.replace('<<: [*common, { restart: always }]', 'environment: { A: 1 }\n  ports: [80]\n  restart: always')

describe('a place of YAML that merges give keys', () => {
  it.each<[string, Request]>([
    ['a key below a merged one', set(['web', 'environment', 'PORT'], 1)],
    ['an element of a merged list', set(['web', 'ports', 0], 81)],
    ['an element for a merged list', append(['web', 'ports'], 81)],
    ['an element before those of a merged list', { ...append(['web', 'ports'], 81), mode: 'prepend' }],
    ['the removal of a merged key', unset(['web', 'environment'])],
    ['the removal of a key of the merge in the list', unset(['web', 'restart'])],
    ['the removal below a merged key', unset(['web', 'environment', 'A'])],
    ['the removal of a key that hides a merged one', unset(['web', 'image'])],
    ['the removal of the merge', unset(['web', '<<'])],
    ['another name for a merged key', rename(['web', 'ports'], 'expose')],
    ['another name for a key that hides a merged one', rename(['web', 'image'], 'picture')],
    ['the name of a merged key', rename(['web', 'image'], 'ports')],
    ['a copy of a merged value', copy(['web', 'environment'], ['other'])],
    ['a copy below a merged key', copy(['web', 'image'], ['web', 'environment', 'B'])],
  ])('refuses %s', (_, request) => {
    expect(change(COMPOSE, request)).toBe('aliased')
  })

  it.each<[string, Request, string]>([
    ['overrides a merged scalar', set(['web', 'restart'], 'no'), '  image: x\n  restart: "no"\n'],
    ['sets below a merged null', set(['web', 'none', 'a'], 1), '  image: x\n  none:\n    a: 1\n'],
    ['sets an own key', set(['web', 'image'], 'new'), '  image: new\n'],
    ['leaves a merged value that is the same', set(['web', 'environment', 'A'], 1), '  image: x\n'],
    ['leaves a merged list that has the element', append(['web', 'ports'], 80), '  image: x\n'],
    ['leaves what merges do not give either', unset(['web', 'environment', 'B']), '  image: x\n'],
  ])('%s', (_, request, end) => {
    expect(change(COMPOSE, request)).toBe(COMPOSE.replace('  image: x\n', end))
  })

  it.each<[string, Request, (text: string) => string]>([
    [
      'change it there',
      set(['web', 'environment', 'B'], 2),
      (text) => change(text, set(['common', 'environment', 'B'], 2)),
    ],
    [
      'set it here as a whole',
      set(['web', 'environment', 'B'], 2),
      (text) => change(text, set(['web', 'environment'], { A: 1, B: 2 })),
    ],
    [
      'set the list here as a whole',
      append(['web', 'ports'], 81),
      (text) => change(text, set(['web', 'ports'], [80, 81])),
    ],
    ['remove it there', unset(['web', 'environment']), (text) => change(text, unset(['common', 'environment']))],
    [
      'remove it there first',
      unset(['web', 'image']),
      (text) => change(change(text, unset(['base', 'image'])), unset(['web', 'image'])),
    ],
    ['set a value here', unset(['web', 'image']), (text) => change(text, set(['web', 'image'], null))],
    [
      'rename it there',
      rename(['web', 'ports'], 'expose'),
      (text) => change(text, rename(['common', 'ports'], 'expose')),
    ],
    [
      'write out, then remove',
      unset(['web', 'environment']),
      (text) => change(writtenOut(text), unset(['web', 'environment'])),
    ],
    [
      'write out, then rename',
      rename(['web', 'ports'], 'expose'),
      (text) => change(writtenOut(text), rename(['web', 'ports'], 'expose')),
    ],
    ['write out the merge', set(['web', '<<', 'a'], 2), (text) => change(writtenOut(text), set(['web', 'a'], 2))],
    [
      'copy it from there',
      copy(['web', 'environment'], ['other']),
      (text) => change(text, copy(['common', 'environment'], ['other'])),
    ],
  ])('is refused with a way that leads there: %s', (_, request, remedy) => {
    expect(change(COMPOSE, request)).toBe('aliased')
    const after = remedy(COMPOSE)
    expect(after).not.toBe(COMPOSE)
    expect(after).toContain('web:\n')
  })

  it.each<[string, Request, string, Request]>([
    ['a: &a { n: 1 }\nb: *a\n', set(['b', 'n'], 2), 'a: &a { n: 1 }\nb: *a\n', set(['a', 'n'], 2)],
    ['a: &a { n: 1 }\nb: *a\n', set(['b', 'n'], 2), 'a: &a { n: 1 }\nb: { n: 1 }\n', set(['b', 'n'], 2)],
    ['a: &a { n: 1 }\nb: *a\n', set(['a'], 2), 'a: 2\nb: { n: 1 }\n', set(['b', 'n'], 2)],
  ])('is refused behind an alias with a way that leads there: %s', (text, request, edited, next) => {
    expect(change(text, request)).toBe('aliased')
    expect(change(edited, next)).toContain('n: 2')
  })

  it('is found by what a reader sees of its element, and refused where that is an alias', () => {
    const steps = `- <<: *base\n  uses: a\n- name: other\n  uses: b\n- *base\n`
    const text = `base: &base\n  name: build\nsteps:\n${steps}`
    const uses = (name: string): Request['path'] => ['steps', { key: ['name'], is: name }, 'uses']
    expect(change(text, { ...set([], 'c'), path: uses('other') })).toBe(text.replace('uses: b', 'uses: c'))
    expect(change(text, { ...set([], 'c'), path: uses('build') })).toBe('aliased')
    const merged = text.replace('- *base\n', '')
    expect(change(merged, { ...set([], 'c'), path: uses('build') })).toBe(merged.replace('uses: a', 'uses: c'))
    const where = { where: { name: 'build' } }
    const two = `base: &base\n  name: build\n<<: *base\nx: 1\n---\nname: other\nx: 1\n`
    expect(change(two, { ...set(['x'], 2), document: where })).toBe(two.replace('x: 1', 'x: 2'))
  })

  it('merges the mappings of a list that has an anchor too', () => {
    const text = `all: &all [{ a: { b: 1 } }]\nweb:\n  <<: *all\n`
    expect(change(text, set(['web', 'a', 'c'], 2))).toBe('aliased')
  })

  it('is not looked for where aliases repeat more than anybody reads', () => {
    const levels = Array.from({ length: 9 }, (_, at) => `l${at + 1}: &l${at + 1} [${`*l${at}, `.repeat(9)}*l${at}]\n`)
    const text = `l0: &l0 { a: 1 }\n${levels.join('')}last: { a: 1 }\n`
    expect(change(text, { ...set([], 2), path: [{ any: 'deep' }, 'a'] })).toBe('aliased')
    expect(change(text, set(['last', 'a'], 2))).toBe(text.replace('last: { a: 1 }', 'last: { a: 2 }'))
  })

  it('names the lines of the merge and of what it gives, in the whole file', () => {
    const opened = openText(Buffer.from(`a: 1\n---\n${COMPOSE}`))
    const made =
      opened.ok && changeDocument(opened.file, 'yaml', { ...set(['web', 'environment', 'B'], 1), document: 1 })
    expect(made && !made.ok && made.message.match(/line \d+/g)).toEqual(['line 12', 'line 8'])
    const within = opened.ok && changeDocument(opened.file, 'yaml', { ...set(['common', 'ports'], [1]), document: 1 })
    expect(within !== false && within.ok && within.notes.join().match(/line \d+/g)).toEqual(['line 12'])
  })

  it('is changed as a reader sees it who follows merges, or refused', () => {
    const key = fc.constantFrom('a', 'b', 'c')
    const value = fc.oneof(fc.constantFrom<Value>(1, null, 2), fc.dictionary(key, fc.constantFrom<Value>(1, null, [1])))
    const map = fc.dictionary(key, value, { maxKeys: 3 })
    const path = fc.tuple(fc.constant('web'), key, fc.option(key, { nil: undefined }))
    const merge = fc.constantFrom('*one', '*two', '[*one, *two]', '[{ a: { b: 1 } }, *two]')
    const mode = fc.constantFrom('set', 'unset', 'append', 'rename')
    const seen = (text: string) => parse(text, { merge: true })
    let made = 0
    fc.assert(
      fc.property(map, map, map, merge, path, mode, fc.boolean(), (one, two, web, merged, at, asked, first) => {
        const lines = (data: object) =>
          Object.entries(data).map(([name, inner]) => `  ${name}: ${JSON.stringify(inner)}\n`)
        const own = first ? [`  <<: ${merged}\n`, ...lines(web)] : [...lines(web), `  <<: ${merged}\n`]
        const text = `one: &one\n  z: 0\n${lines(one).join('')}two: &two\n  <<: *one\n${lines(two).join('')}web:\n${own.join('')}`
        const where = at.filter((part) => part !== undefined)
        const request = {
          set: set(where, 7),
          unset: unset(where),
          append: append(where, 7),
          rename: rename(where, 'c'),
        }
        const after = change(text, request[asked as keyof typeof request])
        if (/^[a-z]+$/.test(after)) return
        made += 1
        expect(seen(after)).toEqual(wanted(seen(text), where, asked))
      }),
      { numRuns: 400 },
    )
    expect(made).toBeGreaterThan(share(40))
  })
})

/** Independent of the code: the data with one change. */
const wanted = (data: Record<string, unknown>, path: readonly string[], mode: string): unknown => {
  const root = structuredClone(data)
  const last = path.at(-1) ?? ''
  let at = root as Record<string, unknown>
  for (const key of path.slice(0, -1)) {
    if (mode === 'unset' && (typeof at[key] !== 'object' || at[key] === null)) return root
    at[key] ??= {}
    at = at[key] as Record<string, unknown>
  }
  if (mode === 'set') at[last] = 7
  if (mode === 'unset') delete at[last]
  if (mode === 'append') at[last] = [...((at[last] as unknown[] | null) ?? []), 7]
  if (mode === 'rename' && last in at && last !== 'c') {
    at.c = at[last]
    delete at[last]
  }
  return root
}
