import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { openText } from '../../../../src/core/text/encoding.ts'
import { applySplices } from '../../../../src/core/text/splice.ts'
import { changeDocument, type KeyPath, type Value } from '../../../../src/wings/codemods/document/document.ts'

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

  it('names the lines of the merge and of what it gives, in the whole file', () => {
    const opened = openText(Buffer.from(`a: 1\n---\n${COMPOSE}`))
    const made =
      opened.ok && changeDocument(opened.file, 'yaml', { ...set(['web', 'environment', 'B'], 1), document: 1 })
    expect(made && !made.ok && made.message.match(/line \d+/g)).toEqual(['line 12', 'line 8'])
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
    expect(made).toBeGreaterThan(10)
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
