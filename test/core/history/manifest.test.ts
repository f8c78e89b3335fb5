import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MANIFEST_BYTES,
  type Manifest,
  manifestOn,
  parseManifest,
  printManifest,
} from '../../../src/core/history/manifest.ts'

const MANIFEST: Manifest = {
  version: 1,
  engine: '0.1.0',
  plan: 'a'.repeat(64),
  plans: [{ name: 'plan.yaml', text: '{}\n' }],
  base: 'b'.repeat(40),
  options: { commits: 'squash' },
  without: [2],
  answers: [{ step: 1, allowed: false }],
  results: [{ programs: ['format'], patch: 'diff' }],
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const nameOf = (run: () => unknown): string => {
  try {
    run()
    return 'nothing thrown'
  } catch (error) {
    return (error as Error).name
  }
}

const refused = (change: object | string): string => {
  const text = typeof change === 'string' ? change : JSON.stringify({ ...MANIFEST, ...change })
  return nameOf(() => parseManifest(text, digestOf(text)))
}

const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`))
const line = fc.string({ unit: 'grapheme' }).filter((text) => !/\p{Cc}/u.test(text))
const person = fc.record({ name: line, email: line })
const key = fc.string({ unit: 'grapheme' }).filter((one) => one !== '__proto__')
const someKeys = <Value>(value: fc.Arbitrary<Value>) => fc.dictionary(key, value)
const text = fc.string({ unit: 'binary' })
const numbers = fc.array(fc.integer({ min: 1, max: 9 }))
const anyManifest: fc.Arbitrary<Manifest> = fc.record(
  {
    version: fc.constant(1 as const),
    engine: line,
    plan: hex(64),
    plans: fc.array(fc.record({ name: text, text, vars: someKeys(text) }, { requiredKeys: ['name', 'text'] }), {
      minLength: 1,
      maxLength: 3,
    }),
    branch: line,
    base: fc.oneof(hex(40), hex(64)),
    replayed_on: hex(40),
    options: someKeys(text),
    words: fc.record(
      { author: person, committer: person, signoff: fc.boolean(), subject: text, trailers: fc.array(line) },
      { requiredKeys: [] },
    ),
    without: numbers,
    answers: fc.array(fc.record({ step: fc.integer({ min: 1 }), allowed: fc.boolean() })),
    results: fc.array(
      fc.record(
        {
          step: fc.integer({ min: 1 }),
          programs: fc.array(line, { minLength: 1, maxLength: 3 }),
          patch: text,
          encoding: fc.constant('base64' as const),
        },
        { requiredKeys: ['programs', 'patch'] },
      ),
    ),
    policy: fc.record({ name: text, sha256: hex(64) }),
  },
  { requiredKeys: ['version', 'engine', 'plan', 'plans', 'base', 'options', 'without', 'answers', 'results'] },
)

describe('a manifest', () => {
  it('is read back, whatever it says, and gives the same text', () => {
    fc.assert(
      fc.property(anyManifest, (manifest) => {
        const { text: printed, digest } = printManifest(manifest)
        const read = parseManifest(printed, digest)
        expect(read).toEqual(manifest)
        expect(printManifest(read)).toEqual({ text: printed, digest })
      }),
      { numRuns: Number(process.env.PRINTED_RUNS ?? 100) },
    )
  })

  it('has one form, whatever the order of its keys', () => {
    const { text, digest } = printManifest(MANIFEST)
    const turned = Object.fromEntries(Object.entries(MANIFEST).reverse()) as Manifest
    expect(printManifest(turned)).toEqual({ text, digest })
    expect(digest).toBe(digestOf(text))
    expect(text).toMatch(/^\{"answers":.*"without":\[2\]\}\n$/)
    expect(parseManifest(text, digest)).toEqual(MANIFEST)
  })

  it('on another commit names where it was replayed, unless that is the commit', () => {
    const [there, elsewhere] = ['c'.repeat(40), 'd'.repeat(40)]
    const stored = printManifest({ ...MANIFEST, replayed_on: there })
    const on = (base: string) => JSON.parse(manifestOn(base, stored).text)
    expect(on(elsewhere)).toEqual({ ...MANIFEST, base: elsewhere, replayed_on: there })
    expect(on(there)).toEqual({ ...MANIFEST, base: there })
  })

  it('is refused where a byte differs from what its name says', () => {
    const { text, digest } = printManifest(MANIFEST)
    for (const changed of [`${text} `, text.replace('squash', 'squasH'), ''])
      expect(nameOf(() => parseManifest(changed, digest))).toBe('MANIFEST_INVALID')
  })

  it.each([
    ['of another version', { version: 2 }],
    ['of no version', { version: undefined }],
    ['with a key that nobody knows', { hooks: ['x'] }],
    ['with a base that is an option of git', { base: '--upload-pack=x' }],
    ['with a revision as base', { base: 'main' }],
    ['without plans', { plans: [] }],
    ['with a step that is no number', { without: ['1; x'] }],
    ['with two lines as a program', { results: [{ programs: ['a\nEditplan-Run: x'], patch: '' }] }],
    ['with a person on two lines', { words: { author: { name: 'a\nb', email: 'c' } } }],
    ['that is no JSON', '{"version":1'],
    ['that is a list', '[]'],
    ['larger than is read', `{"version":1,"x":"${'x'.repeat(MANIFEST_BYTES)}"}`],
  ])('is refused %s, though its digest is right', (_, change) => {
    expect(refused(change)).toBe('MANIFEST_INVALID')
  })
})
